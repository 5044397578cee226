#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableWidget>

#include "editor/assault/models/selection.h"
#include "editor/assault/panels/course/timeline_view.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"

#include <memory>

namespace hexwerk::assault::ui::tst_forces {

// Forces in the whole window: cards and the tray onto the map, transports, several units at once,
// the time line, the points and the minefields. By mouse and by keys, to widgets found by name.
class tst_Forces final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openEditor(m_training); }
    void cleanup() { closeEditor(); }
    void aCardIsDraggedFromThePalette();
    void aPressedCardStaysInTheListToBeDragged();
    void aUnitIsDraggedFromTheTray();
    void chosenUnitsAreLoadedAndUnloadedByKeys();
    void aFullTransportIsToldWhenTheMouseLetsGo();
    void chosenUnitsAreTurnedByKeys();
    void theMenuSetsWhatAllChosenUnitsAre_data();
    void theMenuSetsWhatAllChosenUnitsAre();
    void severalUnitsAreEditedAtOnce();
    void reinforcementsMoveOnTheTimeLine();
    void pointsOfTheSidesAreShown();
    void minefieldsAreSeenBySides();
    void minesToLayStandInTheProperties();

private:
    void drop(QListWidget &list, int row, const char *hex) const;
    const std::vector<UnitSpec> &units() const { return document().scenario().units; }

    Scenario m_training;
};

void tst_Forces::initTestCase()
{
    prepare();
    m_training = window::trainingInfantry();
    UnitSpec truck = unitOf("truck", "ger.truck", "axis");
    truck.at = hexNamed("C3");
    truck.facing = 0;
    UnitSpec rifles = unitOf("rifles", "ger.rifles43", "axis");
    rifles.at = hexNamed("D4");
    UnitSpec waiting = unitOf("waiting", "ger.hmg42", "axis");
    m_training.units = {truck, rifles, waiting};
    m_training.reinforcements = {{2, "axis", "axis-entry", {{"ger.rifles43", 2}}, {}, {}}};
    m_training.board.minefields = {{hexNamed("B9"), MineKind::AntiTank, "axis", false}};
}

static constexpr std::size_t kTruck = 0;
static constexpr std::size_t kRifles = 1;
static constexpr std::size_t kWaiting = 2;

// What the mouse carries from an entry of the list to the middle of a hex.
void tst_Forces::drop(QListWidget &list, int row, const char *hex) const
{
    const std::unique_ptr<QMimeData> data(list.model()->mimeData({list.model()->index(row, 0)}));
    QVERIFY(data);
    const QPoint place = at(hex);
    QDragEnterEvent enter(place, Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(canvas().viewport(), &enter);
    QDropEvent event(place, Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(canvas().viewport(), &event);
    QVERIFY(event.isAccepted());
}

void tst_Forces::aCardIsDraggedFromThePalette()
{
    key(Qt::Key_U);
    auto *cards = named<QListWidget>("Unit");
    QVERIFY(cards->dragEnabled());
    drop(*cards, 0, "F6");
    QCOMPARE(units().size(), std::size_t{4});
    QVERIFY(units().back().at == hexNamed("F6"));
    QCOMPARE(units().back().card, cards->item(0)->data(Qt::UserRole).toString().toStdString());
    QVERIFY(canvas().hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scenario() == m_training);
}

void tst_Forces::aPressedCardStaysInTheListToBeDragged()
{
    key(Qt::Key_U);
    auto *cards = named<QListWidget>("Unit");
    constexpr int kRow = 2;
    QVERIFY(cards->currentRow() != kRow);
    const QListWidgetItem *pressed = cards->item(kRow);
    QTest::mousePress(cards->viewport(), Qt::LeftButton, {},
                      cards->visualItemRect(pressed).center());
    QCOMPARE(cards->currentRow(), kRow);
    QVERIFY(cards->item(kRow) == pressed);
    QTest::mouseRelease(cards->viewport(), Qt::LeftButton, {},
                        cards->visualItemRect(pressed).center());
}

void tst_Forces::aUnitIsDraggedFromTheTray()
{
    bringForward("tray");
    auto *tray = named<QListWidget>("Units off the board");
    QCOMPARE(tray->count(), 1);
    drop(*tray, 0, "F6");
    QVERIFY(units()[kWaiting].at == hexNamed("F6"));
    QCOMPARE(tray->count(), 0);
    key(Qt::Key_T, Qt::ShiftModifier); // it is chosen
    QCOMPARE(tray->count(), 1);
    drop(*tray, 0, "C3"); // the truck stands there
    QCOMPARE(units()[kWaiting].on, std::optional<std::string>("truck"));
}

void tst_Forces::chosenUnitsAreLoadedAndUnloadedByKeys()
{
    canvas().setCursor(hexNamed("D4"));
    key(Qt::Key_Return);
    QVERIFY((page().selection().items() == std::vector{ItemRef{Table::Unit, kRifles}}));
    key(Qt::Key_L, Qt::ShiftModifier); // no transport here
    QVERIFY(!document().undoStack().canUndo());
    canvas().setCursor(hexNamed("C3"));
    key(Qt::Key_L, Qt::ShiftModifier);
    QCOMPARE(units()[kRifles].on, std::optional<std::string>("truck"));
    page().selection().set({{Table::Unit, kTruck}});
    key(Qt::Key_U, Qt::ShiftModifier);
    QVERIFY(!units()[kRifles].on);
    QVERIFY(units()[kRifles].at.has_value());
    QCOMPARE(document().undoStack().count(), 2);
}

void tst_Forces::aFullTransportIsToldWhenTheMouseLetsGo()
{
    Scenario scenario = m_training;
    scenario.units[kWaiting].on = "truck";
    scenario.units.push_back(unitOf("others", "ger.rifles43", "axis"));
    scenario.units.back().on = "truck"; // 7 of its 8 points are taken
    document().reset(scenario);
    drag("D4", "C3");

    QVERIFY(units()[kRifles].at == hexNamed("C3")); // where it was put, beside the truck
    QVERIFY(!units()[kRifles].on);
    const QString told = m_window->statusBar()->findChild<QLabel *>()->text();
    QVERIFY2(told.startsWith(QLatin1String("Not loaded")), qPrintable(told));
    QVERIFY2(told.contains(QLatin1String("R9.11.1a")), qPrintable(told));
}

void tst_Forces::chosenUnitsAreTurnedByKeys()
{
    page().selection().set({{Table::Unit, kTruck}, {Table::Unit, kRifles}});
    key(Qt::Key_E);
    QCOMPARE(units()[kTruck].facing, std::optional<int>(1));
    key(Qt::Key_E, Qt::ShiftModifier);
    key(Qt::Key_E, Qt::ShiftModifier);
    QCOMPARE(units()[kTruck].facing, std::optional<int>(5));
    QVERIFY(!units()[kRifles].facing);
}

void tst_Forces::theMenuSetsWhatAllChosenUnitsAre_data()
{
    QTest::addColumn<int>("reason");
    QTest::newRow("mouse") << int{QContextMenuEvent::Mouse};
    QTest::newRow("key") << int{QContextMenuEvent::Keyboard};
}

void tst_Forces::theMenuSetsWhatAllChosenUnitsAre()
{
    QFETCH(int, reason);
    page().selection().set({{Table::Unit, kTruck}, {Table::Unit, kRifles}});
    canvas().setCursor(hexNamed("D4"));
    const auto choose = [&](const QString &group, const QString &words) {
        QTimer::singleShot(0, this, [=] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction *outer : menu->actions())
                if (outer->text() == group && outer->menu())
                    for (QAction *inner : outer->menu()->actions())
                        if (inner->text() == words)
                            inner->trigger();
            menu->close();
        });
        const QPoint place = at("D4");
        QContextMenuEvent event(static_cast<QContextMenuEvent::Reason>(reason), place,
                                canvas().viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(canvas().viewport(), &event);
    };
    choose(QStringLiteral("Experience"), QStringLiteral("Elite"));
    choose(QStringLiteral("Damage"), QStringLiteral("1"));
    choose(QStringLiteral("Markers"), QStringLiteral("Suppressed"));
    for (const std::size_t unit : {kTruck, kRifles}) {
        QVERIFY(units()[unit].experience == Experience::Elite);
        QCOMPARE(units()[unit].damage, 1);
        QCOMPARE(units()[unit].markers, std::vector<std::string>{"suppressed"});
    }
    QCOMPARE(document().undoStack().count(), 3);
    choose(QStringLiteral("Markers"), QStringLiteral("Suppressed"));
    QVERIFY(units()[kTruck].markers.empty());
}

void tst_Forces::severalUnitsAreEditedAtOnce()
{
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(page().selection().items().size(), std::size_t{3});
    auto *card = named<QComboBox>("Card");
    QCOMPARE(card->placeholderText(), QStringLiteral("various"));
    QCOMPARE(card->currentIndex(), -1);
    auto *experience = named<QComboBox>("Experience");
    experience->setFocus();
    QTest::keyClick(experience, Qt::Key_End);
    for (const UnitSpec &unit : units())
        QVERIFY(unit.experience == Experience::Elite);
    QCOMPARE(document().undoStack().count(), 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scenario() == m_training);
}

void tst_Forces::reinforcementsMoveOnTheTimeLine()
{
    bringForward("timeline");
    auto *line = named<TimelineView>("Reinforcements by turn");
    QVERIFY(line);
    int row = 0;
    while (line->model()->index(row, 2).data(Qt::DecorationRole).isNull())
        QVERIFY(++row < line->model()->rowCount());
    const auto place = [&](int turn) {
        return line->visualRect(line->model()->index(row, turn)).center();
    };
    line->scrollTo(line->model()->index(row, 2));
    QTest::mousePress(line->viewport(), Qt::LeftButton, {}, place(2));
    QTest::mouseMove(line->viewport(), place(4));
    QTest::mouseRelease(line->viewport(), Qt::LeftButton, {}, place(4));
    QCOMPARE(document().scenario().reinforcements.front().turn, 4);
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(document().scenario().reinforcements.front().turn, 3);
    QCOMPARE(document().undoStack().count(), 2);
    page().selection().set({{Table::Unit, kTruck}});
    QTest::keyClick(line, Qt::Key_Delete); // here, and not on the map
    QVERIFY(document().scenario().reinforcements.empty());
    QCOMPARE(units().size(), m_training.units.size());
}

void tst_Forces::pointsOfTheSidesAreShown()
{
    bringForward("points");
    auto *points = named<QTableWidget>("Points of each side");
    QVERIFY(points);
    QCOMPARE(points->rowCount(), 2);
    const int axis = points->item(0, 0)->text() == QLatin1String("Axis") ? 0 : 1;
    QCOMPARE(points->item(axis, 1)->text(), QStringLiteral("3"));
    const int before = points->item(axis, 2)->text().toInt();
    QVERIFY(before > 0);
    page().selection().set({{Table::Unit, kTruck}});
    canvas().setFocus();
    key(Qt::Key_Delete);
    QCOMPARE(points->item(axis, 1)->text(), QStringLiteral("2"));
    QVERIFY(points->item(axis, 2)->text().toInt() < before);
}

void tst_Forces::minefieldsAreSeenBySides()
{
    bringForward("layers");
    auto *viewers = named<QComboBox>("Minefields as seen by");
    QVERIFY(viewers);
    const auto seen = [this] {
        QCoreApplication::processEvents();
        return canvas().scene().mines.front().kind.has_value();
    };
    QVERIFY(seen());
    for (int i = 0; i < viewers->count(); ++i) {
        QCOMPARE(viewers->currentIndex(), i);
        QCOMPARE(seen(), viewers->itemData(i).toString() != QLatin1String("allied"));
        key(Qt::Key_M, Qt::ShiftModifier);
    }
    QCOMPARE(viewers->currentIndex(), 0); // all around
    QVERIFY(seen());
    QVERIFY(!document().undoStack().canUndo()); // a view, no edit
}

void tst_Forces::minesToLayStandInTheProperties()
{
    key(Qt::Key_M);
    canvas().setCursor(hexNamed("B9")); // mined already
    key(Qt::Key_Return);
    QVERIFY(!document().undoStack().canUndo());
    auto *button =
        named<QPushButton>("How many mines the player of this side lays, and in which zones");
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(document().scenario().mines.size(), std::size_t{1});
    auto *tanks = named<QSpinBox>("Anti-tank");
    QVERIFY(tanks && tanks->isVisible());
    QTest::keyClick(tanks, Qt::Key_Up);
    QCOMPARE(document().scenario().mines.front().antiTank, 1);
    QTest::mouseClick(button, Qt::LeftButton); // there is one already
    QCOMPARE(document().scenario().mines.size(), std::size_t{1});
}

HW_WINDOW_TEST(tst_Forces)

} // namespace hexwerk::assault::ui::tst_forces

#include "tst_forces.moc"
