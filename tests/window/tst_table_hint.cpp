// A hint beside a real table: on its board as in any game; without a map it is said why there is
// none.
#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QTimer>

#include "app/assault/beside/hint_panel.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_table_hint {

class tst_TableHint final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void onItsBoardItAdvisesWhoseTurnItIs();
    void theDiceStayWithThePlayers();
    void aForcedOrderEndsIt();
    void aCorrectionEndsIt();
    void withoutTheMapItIsSaidWhy();
    void withoutAScenarioItIsSaidWhy();
    void atOneAttackItIsSaidWhy();
    void onASmallScreenItIsSeen();

private:
    PlayGame &game() const { return m_window->playPage().game(); }
    HintPanel &panel() const { return *m_window->playPage().findChild<HintPanel *>(); }
    QString advice() const
    {
        QString all;
        for (const QLabel *label : panel().findChildren<QLabel *>())
            all += label->text();
        return all;
    }
    // An empty objective beside g1, which has it in the last turn if it goes there.
    static Scenario lastTurn()
    {
        assault::Table table = farmTable("E6", 1);
        table.rifles("g1", "E5").rifles("u1", "H10");
        return table.scenario;
    }
    void beginOnBoard(const Scenario &scenario);
    // Both sides pass until then.
    void waitFor(const char *question);
    void advise();
    void doIt();
    void checkGone();
    // The item of the menu that the button opens.
    void checkMenu(QPushButton *menu);
    QPushButton *named(const QString &name) const
    {
        for (auto *button : assistant().findChildren<QPushButton *>())
            if (button->isVisible() && button->accessibleName() == name)
                return button;
        return nullptr;
    }
};

void tst_TableHint::init()
{
    QDir(keptTablesFolder()).removeRecursively();
    openWindow();
}

void tst_TableHint::beginOnBoard(const Scenario &scenario)
{
    openAssistant();
    emit assistant().gameWanted(freshScenarioText(scenario));
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    press(Qt::Key_Escape); // the briefing
}

void tst_TableHint::advise()
{
    press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible() && advice().contains(u'%'), 20000);
}

void tst_TableHint::doIt()
{
    for (QAbstractButton *button : panel().findChildren<QAbstractButton *>())
        if (button->isVisible() && button->text().contains(QStringLiteral("D&o it")))
            return button->click();
    QFAIL("There is no such button.");
}

void tst_TableHint::waitFor(const char *question)
{
    for (int passes = 0; asks(game().position()) != question && passes < 20; ++passes)
        QVERIFY(game().say(Pass{}, Origin::Key));
    QCOMPARE(asks(game().position()), std::string(question));
}

void tst_TableHint::onItsBoardItAdvisesWhoseTurnItIs()
{
    beginOnBoard(lastTurn());
    waitFor("announce axis");
    advise();
    QVERIFY2(advice().contains(u"(g1)") && advice().contains(u"E6"), qPrintable(advice()));
    waitFor("announce allied");
    QVERIFY(!panel().isVisible()); // it was about the other side
    advise();
}

// The order is begun as if it had been chosen; nothing is rolled.
void tst_TableHint::theDiceStayWithThePlayers()
{
    beginOnBoard(lastTurn());
    waitFor("announce axis");
    advise();
    const std::size_t before = game().records().size();
    doIt();
    QVERIFY(game().records().size() > before);
    QVERIFY(game().records()[before].json.find("g1") != std::string::npos);
    for (std::size_t i = before; i < game().records().size(); ++i) {
        QVERIFY(!game().positionAt(i).pending.isChance());
        QVERIFY(game().records()[i].origin != nameOf(Origin::Computer));
    }
    QTest::qWait(500);
    for (std::size_t i = before; i < game().records().size(); ++i)
        QVERIFY(!game().positionAt(i).pending.isChance());
}

// The hint is about a position that is gone; what was still thought about it comes too late.
void tst_TableHint::checkGone()
{
    QVERIFY(!panel().isVisible());
    QVERIFY(m_window->playPage().canvas().scene().arrows.empty());
    QTest::qWait(500);
    QVERIFY(!panel().isVisible());
}

void tst_TableHint::aForcedOrderEndsIt()
{
    beginOnBoard(lastTurn());
    waitFor("announce axis");
    advise();
    const Position &p = game().position();
    QVERIFY(!game().say(announce(p, "u1", Action::FastMove), Origin::Key)); // the other side's
    QVERIFY(panel().isVisible());
    QVERIFY(game().say(announce(p, "u1", Action::FastMove), Origin::Key, play::Enforce::No));
    QVERIFY(!game().records().back().refusal.empty());
    checkGone();
}

void tst_TableHint::aCorrectionEndsIt()
{
    beginOnBoard(lastTurn());
    waitFor("announce axis");
    advise();
    QVERIFY(game().say(Correct{"unit.g1.at", "E5", "H2"}, Origin::Key));
    QCOMPARE(asks(game().position()), std::string("announce axis"));
    checkGone();
    press(Qt::Key_H); // thought again from where it is now
    QVERIFY(panel().isVisible());
    QVERIFY(game().say(Correct{"unit.g1.at", "H2", "E5"}, Origin::Key));
    checkGone();
    advise();
    QVERIFY2(advice().contains(u"(g1)") && advice().contains(u"E6"), qPrintable(advice()));
}

void tst_TableHint::checkMenu(QPushButton *menu)
{
    QVERIFY(menu);
    bool isSeen = false;
    QTimer::singleShot(0, this, [&] {
        auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(open && open->toolTipsVisible());
        auto *hint = open->findChild<QAction *>(QStringLiteral("hint"));
        isSeen = hint && !hint->isEnabled() && hint->toolTip().startsWith(u"No hint");
        open->close();
    });
    QTest::mouseClick(menu, Qt::LeftButton);
    QVERIFY(isSeen);
}

void tst_TableHint::withoutTheMapItIsSaidWhy()
{
    track();
    press(Qt::Key_H);
    QVERIFY(isSaid(QStringLiteral("does not know where the units are")));
    QVERIFY(isSaid(QStringLiteral("Continue with the map")));
    QVERIFY(!buttonThatSays(QStringLiteral("Play it anyway")));
    QVERIFY(session().game().log().empty());
    press("31"); // something else is told
    QVERIFY(!isSaid(QStringLiteral("does not know where the units are")));
    checkMenu(named(QStringLiteral("Menu")));
}

void tst_TableHint::withoutAScenarioItIsSaidWhy()
{
    openAssistant();
    assistant().beginGame({});
    press(Qt::Key_H);
    QVERIFY(isSaid(QStringLiteral("No hint without a scenario")));
    checkMenu(named(QStringLiteral("Menu")));
}

void tst_TableHint::atOneAttackItIsSaidWhy()
{
    openAssistant();
    assistant().beginAttacks();
    QCoreApplication::processEvents();
    press(Qt::Key_H);
    QVERIFY(m_window->findChild<PreviewView *>()->toPlainText().contains(u"No hint here"));
    checkMenu(named(QStringLiteral("Settings")));
}

void tst_TableHint::onASmallScreenItIsSeen()
{
    track({800, 600});
    press(Qt::Key_H);
    QVERIFY(isSaid(QStringLiteral("does not know where the units are")));
    checkLayout("no hint", {800, 600});
}

HW_WINDOW_TEST(tst_TableHint)

} // namespace hexwerk::assault::ui::tst_table_hint

#include "tst_table_hint.moc"
