#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolBar>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include "app/basis/theme.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/fields/face_field.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"

namespace hexwerk::assault::ui::tst_editor_hands {

// What a hand expects of the editor: nothing is changed by accident, and what is done is seen.
class tst_EditorHands final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openEditor(m_training); }
    void cleanup() { closeEditor(); }
    void theWheelChangesNoField_data();
    void theWheelChangesNoField();
    void theWheelOverAFieldScrollsItsForm();
    void aRightClickActsOnWhatLiesUnderIt();
    void onlyWhatIsSeenIsDeleted();
    void theMapKeepsItsScaleBesideAPanel();
    void cardsOfTheOwnNationComeFirst();
    void cardsAreFilteredByNationTypeAndText();
    void tilesAreShownWithTheirPictures();
    void theTileInHandIsSeenAndTurned();
    void theTimeLineOpensWithItsRows();
    void listsAreNotAsHighAsTheScreen();
    void removeIsNotWhereEditWas();
    void theToolsMenuHasGroups();

private:
    bool turnOver(QWidget &widget);
    QStringList menuAt(const char *hex, const QString &chosen);

    Scenario m_training;
};

void tst_EditorHands::initTestCase()
{
    prepare();
    m_training = window::trainingInfantry();
}

static void turnWheel(QWidget &widget, int steps)
{
    const QPointF middle = widget.rect().center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, 120 * steps}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // as from a hand: goes on to what lies below
    qApp->notify(&widget, &event);
}

static QString valueOf(const QWidget &widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return QString::number(box->currentIndex()) + box->currentText();
    if (const auto *number = qobject_cast<const QAbstractSpinBox *>(&widget))
        return number->text();
    if (const auto *face = qobject_cast<const FaceEdit *>(&widget))
        return QString::fromStdString(toString(face->face()));
    if (const auto *slider = qobject_cast<const QSlider *>(&widget))
        return QString::number(slider->value());
    return {};
}

// Whether it was a field that could be seen.
bool tst_EditorHands::turnOver(QWidget &widget)
{
    const QString before = valueOf(widget);
    if (before.isNull() || !widget.isVisible() || !widget.isEnabled())
        return false;
    for (const bool hasFocus : {false, true}) {
        if (hasFocus)
            widget.setFocus();
        for (const int steps : {1, -1, -1})
            turnWheel(widget, steps);
        if (valueOf(widget) != before)
            QTest::qFail(qPrintable(widget.accessibleName()), __FILE__, __LINE__);
    }
    return true;
}

void tst_EditorHands::theWheelChangesNoField_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"map", "scenario", "library"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void tst_EditorHands::theWheelChangesNoField()
{
    QFETCH(QString, page);
    if (page == QLatin1String("map"))
        this->page().selection().set({{Table::Unit, 0}});
    if (page == QLatin1String("scenario"))
        this->page().showScenario();
    if (page == QLatin1String("library"))
        key(Qt::Key_3, Qt::ControlModifier);
    QCoreApplication::processEvents();
    int fields = 0;
    ScenarioPage *form = page == QLatin1String("scenario") ? &this->page().scenarioPage() : nullptr;
    for (int i = 0; i < (form ? form->pageCount() : 1); ++i) {
        if (form)
            form->showPage(i);
        QCoreApplication::processEvents();
        for (QWidget *widget : m_window->findChildren<QWidget *>())
            fields += turnOver(*widget) ? 1 : 0;
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(fields >= 3, qPrintable(QString::number(fields)));
    QVERIFY(document().scenario() == m_training);
}

void tst_EditorHands::theWheelOverAFieldScrollsItsForm()
{
    m_window->resize(1024, 500);
    page().selection().set({{Table::Unit, 0}});
    bringForward("properties");
    auto *field =
        page().findChild<QDockWidget *>(QStringLiteral("properties"))->findChild<QComboBox *>();
    QVERIFY(field);
    QScrollArea *area = nullptr;
    for (QWidget *outer = field; outer && !area; outer = outer->parentWidget())
        area = qobject_cast<QScrollArea *>(outer);
    QVERIFY(area);
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    QCOMPARE(area->verticalScrollBar()->value(), 0);
    turnWheel(*field, -1);
    QVERIFY(area->verticalScrollBar()->value() > 0);
}

// The words of the menu that a right click opens.
QStringList tst_EditorHands::menuAt(const char *hex, const QString &chosen)
{
    QStringList words;
    QTimer::singleShot(0, this, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            words << action->text().remove(u'&');
            if (action->text().remove(u'&') == chosen)
                action->trigger();
        }
        menu->close();
    });
    const QPoint place = at(hex);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                            canvas().viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(canvas().viewport(), &event);
    return words;
}

void tst_EditorHands::aRightClickActsOnWhatLiesUnderIt()
{
    const Hex unit = *document().scenario().units[0].at;
    Hex bare = unit;
    for (std::size_t i = 0; i < document().board().size(); ++i)
        if (itemsAt(document().scenario(), document().board().hexAt(i)).empty())
            bare = document().board().hexAt(i);
    QVERIFY(bare != unit);
    page().selection().set({{Table::Unit, 0}});
    // Far from the chosen unit: its menu is that of the hex, and the unit stays.
    const QStringList words = menuAt(toString(bare).c_str(), QStringLiteral("Delete"));
    QVERIFY2(words.contains(QLatin1String("Terrain")), qPrintable(words.join(u',')));
    QVERIFY(!words.contains(QLatin1String("Experience")));
    QCOMPARE(document().scenario().units.size(), m_training.units.size());
    // On a unit while hexes are chosen elsewhere.
    page().selection().setHexes({bare});
    QVERIFY(menuAt(toString(unit).c_str(), QStringLiteral("Delete"))
                .contains(QLatin1String("Experience")));
    QCOMPARE(document().scenario().units.size(), m_training.units.size() - 1);
}

void tst_EditorHands::onlyWhatIsSeenIsDeleted()
{
    page().selection().set({{Table::Side, 1}});
    key(Qt::Key_Delete);
    QVERIFY(document().scenario() == m_training);
    page().selection().set({{Table::Unit, 0}});
    key(Qt::Key_Delete);
    QCOMPARE(document().scenario().units.size(), m_training.units.size() - 1);
}

void tst_EditorHands::theMapKeepsItsScaleBesideAPanel()
{
    bringForward("problems");
    canvas().zoomToFit();
    QCoreApplication::processEvents();
    QTRY_VERIFY(canvas().view().pixelsPerHex == 0); // fitted
    const QRect before = canvas().viewRect(hexNamed("C3"));
    auto *problems = page().findChild<QDockWidget *>(QStringLiteral("problems"));
    const int height = canvas().height();
    page().resizeDocks({problems}, {problems->height() + 150}, Qt::Vertical);
    QTRY_VERIFY(canvas().height() < height - 50);
    QCOMPARE(canvas().viewRect(hexNamed("C3")).size(), before.size());
    m_window->resize(1000, 640); // the window itself: the map follows
    QTRY_VERIFY(canvas().viewRect(hexNamed("C3")).width() < before.width());
}

void tst_EditorHands::cardsOfTheOwnNationComeFirst()
{
    Scenario scenario = m_training;
    const auto &cards = m_window->document().library().cards.units;
    for (const char *nation : {"us", "ita", "ger"}) {
        scenario.sides[0].nations = {nation};
        document().reset(scenario);
        page().palette().choose(&PaletteChoices::side, scenario.sides[0].id);
        key(Qt::Key_U);
        auto *list = named<QListWidget>("Unit");
        QCOMPARE(cards.at(list->item(0)->data(Qt::UserRole).toString().toStdString()).nation,
                 std::string(nation));
        std::size_t unit = 0;
        while (scenario.units[unit].side != scenario.sides[0].id)
            ++unit;
        page().selection().set({{Table::Unit, unit}});
        auto *box = named<QComboBox>("Card");
        QCOMPARE(cards.at(box->itemData(0).toString().toStdString()).nation, std::string(nation));
    }
}

void tst_EditorHands::cardsAreFilteredByNationTypeAndText()
{
    key(Qt::Key_U);
    auto *list = named<QListWidget>("Unit");
    auto *nations = named<QComboBox>("All nations", list->parentWidget());
    auto *types = named<QComboBox>("All types", list->parentWidget());
    auto *text = named<QLineEdit>("Part of the name", list->parentWidget());
    const auto &cards = document().library().cards.units;
    const auto choose = [](QComboBox &box, const QString &id) {
        box.setCurrentIndex(box.findData(id));
        emit box.activated(box.currentIndex());
    };
    const auto shown = [&] {
        int count = 0;
        for (int i = 0; i < list->count(); ++i)
            count += list->item(i)->isHidden() ? 0 : 1;
        return count;
    };
    const auto expected = [&](auto is) {
        return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                              [&](const auto &card) { return is(card.second); }));
    };
    QCOMPARE(shown(), static_cast<int>(cards.size()));
    choose(*nations, QStringLiteral("us"));
    QCOMPARE(shown(), expected([](const UnitCard &card) { return card.nation == "us"; }));
    choose(*types, QStringLiteral("vehicle"));
    const int vehicles = expected(
        [](const UnitCard &card) { return card.nation == "us" && card.type == UnitType::Vehicle; });
    QVERIFY(vehicles > 0);
    QCOMPARE(shown(), vehicles);
    text->setText(QStringLiteral("no such card"));
    QCOMPARE(shown(), 0);
    text->clear();
    choose(*types, {});
    choose(*nations, {});
    QCOMPARE(shown(), static_cast<int>(cards.size()));
}

void tst_EditorHands::tilesAreShownWithTheirPictures()
{
    key(Qt::Key_B);
    auto *list = named<QListWidget>("Tile");
    QVERIFY(list->count() > 0);
    for (int i = 0; i < list->count(); ++i)
        QVERIFY(!list->item(i)->icon().isNull());
    QVERIFY(list->iconSize().height() >= 80);
}

void tst_EditorHands::theTileInHandIsSeenAndTurned()
{
    key(Qt::Key_B);
    QTest::mouseMove(canvas().viewport(), at("C3"));
    emit canvas().hexHovered(*std::optional<HexPointer>({.hex = hexNamed("C3")}));
    const auto ghost = [&] { return canvas().scene().ghost; };
    QVERIFY(ghost() && ghost()->tile.size() > 0);
    const Board before = ghost()->tile;
    key(Qt::Key_E);
    QVERIFY(ghost() && ghost()->tile.size() == before.size());
    const Hex first = before.hexAt(0);
    const Hex last = before.hexAt(before.size() - 1);
    QCOMPARE(ghost()->tile.at(last).terrain, before.at(first).terrain);
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at("C3"));
    QVERIFY(document().scenario().board.tiles.back().turned);
    QVERIFY(!ghost());
}

void tst_EditorHands::theTimeLineOpensWithItsRows()
{
    bringForward("timeline");
    auto *view =
        page().findChild<QDockWidget *>(QStringLiteral("timeline"))->findChild<QTableView *>();
    QTRY_VERIFY(view->viewport()->height() >= 2 * view->rowHeight(0));
}

void tst_EditorHands::listsAreNotAsHighAsTheScreen()
{
    applyTheme(Theme::Light);
    page().selection().set({{Table::Unit, 0}});
    auto *box = named<QComboBox>("Card");
    QVERIFY(box->count() > 20);
    box->showPopup();
    QWidget *popup = QApplication::activePopupWidget();
    QVERIFY(popup && popup->isVisible());
    QVERIFY2(popup->height() < m_window->height() / 2,
             qPrintable(QString::number(popup->height())));
    box->hidePopup();
}

// Where a second click would hit.
void tst_EditorHands::removeIsNotWhereEditWas()
{
    const auto place = [&](int key) {
        for (QToolBar *bar : m_window->findChildren<QToolBar *>())
            for (QAction *action : bar->actions())
                if (action->shortcut() == QKeySequence(key) && bar->isVisible())
                    return bar->actionGeometry(action);
        return QRect();
    };
    QCoreApplication::processEvents();
    const QRect remove = place(Qt::Key_Delete);
    QVERIFY(!remove.isEmpty());
    key(Qt::Key_F5);
    QTRY_VERIFY(!place(Qt::Key_F4).isEmpty());
    QVERIFY(!place(Qt::Key_F4).intersects(remove));
    key(Qt::Key_F4);
}

void tst_EditorHands::theToolsMenuHasGroups()
{
    for (const QMenu *menu : m_window->menuBar()->findChildren<QMenu *>())
        if (menu->title() == QLatin1String("&Tools")) {
            int groups = 0;
            for (const QAction *action : menu->actions())
                groups += action->menu() ? 1 : 0;
            QCOMPARE(groups, 5);
            QVERIFY(menu->actions().size() <= 25);
            return;
        }
    QFAIL("no such menu");
}

HW_WINDOW_TEST(tst_EditorHands)

} // namespace hexwerk::assault::ui::tst_editor_hands

#include "tst_editor_hands.moc"
