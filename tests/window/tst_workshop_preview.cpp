#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTextBrowser>

#include "app/workshop/text_preview.h"
#include "app/workshop/workshop_window.h"
#include "core/assault/cards/card_store.h"
#include "editor/assault/canvas/card_painter.h"
#include "tests/test_program.h"
#include "tests/window/workshop_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_workshop_preview {

using namespace Qt::Literals::StringLiterals;

// What a text looks like where it belongs, while it is being translated.
class tst_WorkshopPreview final : public window::WorkshopTest
{
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init() { openWindow("fr"); }
    void cleanup() { closeWindow(); }
    void aCardIsDrawnWithTheNameOnIt();
    void aFormationIsDrawnWithItsCommand();
    void aRuleStandsAsInTheRulebook();
    void aRulingATermAndAnExampleStandAsInTheRulebook();
    void aTableShowsItsRow();
    void aScenarioShowsItsHead();
    void anEntryOfAMenuIsDrawnAmongItsNeighbours();
    void aButtonSaysWhetherTheTextFits();

private:
    TextPreview &preview() { return part<TextPreview>("preview"); }
    QString words()
    {
        QTest::qWait(200); // after the last key
        const bool isDrawn =
            QTest::qWaitFor([this] { return preview().isIdle(); }, testing::kPatience);
        return isDrawn ? preview().words() : QString();
    }
    // As large as the preview draws it.
    QImage drawnCard(const LocalText &name)
    {
        UnitCard card = *window::shippedLibrary()->cards.unit("us.rifles43");
        card.name = name;
        const double width = std::min<double>(
            TextPreview::kPicture.width(), TextPreview::kPicture.height() * CardPainter::kAspect);
        const QSizeF size(width, width / CardPainter::kAspect);
        QImage picture(size.toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        MapArt art;
        CardPainter(*window::shippedLibrary(), art).paintFront(painter, QRectF({}, size), card);
        return picture;
    }
};

void tst_WorkshopPreview::aCardIsDrawnWithTheNameOnIt()
{
    find(u"us_infantry/unit.us.rifles43.name"_s);
    type(u"Fusiliers"_s);
    words();
    const QImage shown =
        preview().picture().toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QVERIFY(!shown.isNull());
    // The program's own painter, told directly.
    QVERIFY(shown == drawnCard({{"en", "Fusiliers"}}));
    QVERIFY(shown != drawnCard({{"en", "Fusilier"}}));
}

void tst_WorkshopPreview::aFormationIsDrawnWithItsCommand()
{
    find(u"formation.us.rifle_platoon.command"_s);
    words();
    const QImage before = preview().picture().toImage();
    QVERIFY(!before.isNull());
    type(u"16e régiment"_s);
    words();
    QVERIFY(preview().picture().toImage() != before);
}

void tst_WorkshopPreview::aRuleStandsAsInTheRulebook()
{
    find(u"rulebook/R10.0a/text"_s);
    type(u"Seulement si {x} < 3."_s);
    QVERIFY(words().contains(u"R10.0a"_s));
    QVERIFY(words().contains(u"Direct fire in the Action phase"_s)); // the title is not translated
    QVERIFY(words().contains(u"Seulement si {x} < 3."_s));
    find(u"rulebook/R10.0a/title"_s);
    type(u"Tir direct"_s);
    QVERIFY(words().contains(u"Tir direct"_s));
    QVERIFY(words().contains(u"Seulement si {x} < 3."_s));
}

void tst_WorkshopPreview::aRulingATermAndAnExampleStandAsInTheRulebook()
{
    find(u"rulings/ruling.A-3.ruling"_s);
    type(u"Oui."_s);
    QVERIFY(words().contains(u"A-3"_s) && words().contains(u"Oui."_s));
    find(u"terms/term.game_turn.word"_s);
    type(u"tour de jeu"_s);
    QVERIFY(words().startsWith(u"tour de jeu – One run through all phases"_s));
    QVERIFY(words().contains(u"DE: Runde"_s));
    find(u"examples/example.W-28.title"_s);
    type(u"Le mur"_s);
    QVERIFY(words().startsWith(u"Example W-28: Le mur"_s));
}

void tst_WorkshopPreview::aTableShowsItsRow()
{
    find(u"system/terrain.heavy_forest.name"_s);
    type(u"Forêt dense"_s);
    const QString row = words();
    QVERIFY2(row.contains(u"Terrain chart"_s) && row.contains(u"Forêt dense"_s), qPrintable(row));
    QVERIFY(!row.contains(u"Light forest"_s));
}

void tst_WorkshopPreview::aScenarioShowsItsHead()
{
    find(u"scenarios/gela-road/title"_s);
    type(u"La route de Gela"_s);
    QVERIFY(words().startsWith(u"La route de Gela"_s));
    find(u"scenarios/gela-road/side.axis.name"_s);
    type(u"L’Axe"_s);
    QVERIFY(words().startsWith(u"La route de Gela"_s));
    QVERIFY(words().contains(u"L’Axe"_s));
}

void tst_WorkshopPreview::anEntryOfAMenuIsDrawnAmongItsNeighbours()
{
    const auto &units = workshop().workshop().units();
    for (std::size_t at = 0; at < units.size(); ++at)
        if (units[at].context == "hexwerk::Actions" && units[at].source == "&Open...")
            workshop().showText(at);
    words();
    const QPixmap before = preview().picture();
    QVERIFY(!before.isNull());
    QCOMPARE(preview().words(), u"An entry of a menu"_s);
    type(u"Un nom beaucoup, beaucoup plus long qu’avant"_s);
    words();
    // A menu grows with its words.
    QVERIFY(preview().picture().width() > before.width());
}

void tst_WorkshopPreview::aButtonSaysWhetherTheTextFits()
{
    QPushButton button(u"Show this message again"_s, m_window.get());
    button.setGeometry(0, 0, 120, 30);
    button.show();
    translation::TextUnit unit;
    unit.source = "Show this message again";
    const Control control = Control::showing(unit, &workshop());
    QVERIFY(control.kind() == ControlKind::Button);
    const Control::Room small = control.room(u"OK"_s);
    QCOMPARE(small.given, 120);
    QVERIFY(small.needed <= small.given);
    const Control::Room large = control.room(u"Ce message reviendra encore et encore"_s);
    const int letters =
        button.fontMetrics().horizontalAdvance(u"Ce message reviendra encore et encore"_s);
    QVERIFY(letters > 120 && large.needed >= letters);
    // What the program puts in stays, in the order of the translation.
    QLabel label(u"12 of 34 texts shown"_s, m_window.get());
    label.show();
    unit.source = "%1 of %2 texts shown";
    const Control of = Control::showing(unit, &workshop());
    QVERIFY(of.kind() == ControlKind::Label);
    QVERIFY(!of.drawn(u"%1 sur %2"_s).isNull());
    unit.source = "Nobody shows this";
    QVERIFY(Control::showing(unit, &workshop()).kind() == ControlKind::Unknown);
}

HW_WINDOW_TEST(tst_WorkshopPreview)

} // namespace hexwerk::assault::ui::tst_workshop_preview

#include "tst_workshop_preview.moc"
