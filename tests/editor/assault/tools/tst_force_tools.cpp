#include <QDropEvent>
#include <QMimeData>

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/loading.h"
#include "editor/assault/tools/unit_drop.h"
#include "tests/editor/assault/tools/tool_test.h"
#include "tests/test_program.h"

#include <memory>

namespace hexwerk::assault::ui::tst_force_tools {

// Forces on the map: dragged there, loaded on transports, turned; and mines that the rules bar.
class tst_ForceTools final : public ToolTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_drop.reset(); }
    void aCardIsDroppedOnAHex();
    void aCardIsDroppedOnATransport();
    void unitsOfTheTrayAreDropped();
    void whatIsLockedTakesNoUnits();
    void onlyWhatTheRulesAllowGetsAboard_data();
    void onlyWhatTheRulesAllowGetsAboard();
    void aUnitDraggedOnATransportGetsOnInOneStep();
    void aUnitThatFindsNoRoomStaysInTheHex();
    void ridersGetOffIntoFreeHexes();
    void onlyWhatFacesSomewhereIsTurned();
    void aMarkerLeavesTheOthersAlone();
    void minesThatARuleBarsAreNotLaid_data();
    void minesThatARuleBarsAreNotLaid();
    void r9_6_4_1c_othersMinesAreFaceDown();
    void theEraserTakesHexesOutOfZones();

private:
    void drop(const QString &format, const char *data, const char *hex);
    const std::vector<UnitSpec> &units() const { return scenario().units; }

    std::unique_ptr<UnitDrop> m_drop;
};

// A gun (0), rifles (1), foes in a zone (2), a truck for 4 strength points at H4 (3), rifles off
// the board (4).
static constexpr std::size_t kRifles = 1;
static constexpr std::size_t kTruck = 3;
static constexpr std::size_t kWaiting = 4;

void tst_ForceTools::init()
{
    auto library = std::make_shared<DataStore>(*sampleLibrary());
    UnitCard truck = cardOf("ger.truck", UnitType::Vehicle);
    truck.transport = 4;
    library->cards.units[truck.id] = truck;
    library->cards.units["ger.rifles43"].halfStrength = 2;
    library->cards.units["ger.halftrack"] = cardOf("ger.halftrack", UnitType::Vehicle);
    Scenario scenario = sampleScenario();
    scenario.units.push_back(unitOf("t1", "ger.truck", "axis"));
    scenario.units.back().at = hexNamed("H4");
    scenario.units.back().facing = 0;
    scenario.units.push_back(unitOf("w1", "ger.rifles43", "axis"));
    openBox(library, scenario);
    m_drop = std::make_unique<UnitDrop>(bench(), *m_canvas, nullptr);
}

void tst_ForceTools::drop(const QString &format, const char *data, const char *hex)
{
    m_canvas->setScene(sceneOf(*m_document, *m_selection));
    QMimeData dragged;
    dragged.setData(format, data);
    const QPoint place = m_canvas->viewRect(hexNamed(hex)).center();
    QDragEnterEvent enter(place, Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_canvas->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(place, Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_canvas->viewport(), &event);
}

void tst_ForceTools::aCardIsDroppedOnAHex()
{
    drop(UnitDrop::cardFormat(), "ger.pak40", "C9");
    QCOMPARE(units().size(), std::size_t{6});
    QCOMPARE(units().back().card, std::string("ger.pak40"));
    QVERIFY(units().back().at == hexNamed("C9"));
    QVERIFY(units().back().facing.has_value());
    QVERIFY((m_selection->items() == std::vector{ItemRef{Table::Unit, 5}}));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_ForceTools::aCardIsDroppedOnATransport()
{
    drop(UnitDrop::cardFormat(), "ger.rifles43", "H4");
    QCOMPARE(units().back().on, std::optional<std::string>("t1"));
    QVERIFY(!units().back().at);
    drop(UnitDrop::cardFormat(), "ger.rifles43", "H4"); // it is full
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_ForceTools::unitsOfTheTrayAreDropped()
{
    drop(UnitDrop::unitsFormat(), "4", "C9");
    QVERIFY(units()[kWaiting].at == hexNamed("C9"));
    m_document->undoStack().undo();
    drop(UnitDrop::unitsFormat(), "4", "H4");
    QCOMPARE(units()[kWaiting].on, std::optional<std::string>("t1"));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_ForceTools::whatIsLockedTakesNoUnits()
{
    m_layers->setLocked(EditLayer::Units, true);
    drop(UnitDrop::cardFormat(), "ger.pak40", "C9");
    drop(UnitDrop::unitsFormat(), "4", "C9");
    QVERIFY(!m_document->undoStack().canUndo());
}

void tst_ForceTools::onlyWhatTheRulesAllowGetsAboard_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("half");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("rule");
    QTest::newRow("rifles") << "ger.rifles43" << false << 1 << "";
    QTest::newRow("two of them") << "ger.rifles43" << false << 2 << "R9.11.1a";
    QTest::newRow("two at half strength") << "ger.rifles43" << true << 2 << "";
    QTest::newRow("a gun") << "ger.pak40" << false << 1 << "";
    QTest::newRow("a vehicle") << "ger.halftrack" << false << 1 << "R9.11.1b";
}

void tst_ForceTools::onlyWhatTheRulesAllowGetsAboard()
{
    QFETCH(QString, card);
    QFETCH(bool, half);
    QFETCH(int, count);
    QFETCH(QString, rule);
    std::vector<UnitSpec> riders;
    for (int i = 0; i < count; ++i) {
        riders.push_back(unitOf("n" + std::to_string(i), card.toStdString(), "axis"));
        riders.back().half = half;
    }
    const auto ruling =
        boardingRuling(m_document->scenario(), m_document->library(), riders, kTruck);
    QCOMPARE(ruling.has_value(), rule.isEmpty());
    if (!ruling)
        QCOMPARE(QString::fromLatin1(ruling.error().rule), rule);
}

void tst_ForceTools::aUnitDraggedOnATransportGetsOnInOneStep()
{
    const Scenario before = m_document->scenario();
    drag({"D5", "F5", "H4"});
    QCOMPARE(units()[kRifles].on, std::optional<std::string>("t1"));
    QVERIFY(!units()[kRifles].at);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Load"));
    m_document->undoStack().undo();
    QVERIFY(m_document->scenario() == before);
    drag({"H4", "H3"}); // a transport that is dragged itself carries nobody yet
    QVERIFY(!units()[kTruck].on);
}

void tst_ForceTools::aUnitThatFindsNoRoomStaysInTheHex()
{
    drop(UnitDrop::unitsFormat(), "4", "H4");
    m_selection->clear();
    Tool &tool = m_tools->tool();
    tool.press(at("D5"));
    tool.move(at("H4"));
    QVERIFY(tool.says(at("H4")).contains(QStringLiteral("R9.11.1a")));
    QVERIFY(tool.preview(at("H4")).front().kind == HighlightKind::Problem);
    tool.release(at("H4"));
    QVERIFY(units()[kRifles].at == hexNamed("H4"));
    QVERIFY(!units()[kRifles].on);
    const QString why = tool.says(at("H4")); // still, when the button is up
    QVERIFY(why.startsWith(QStringLiteral("Not loaded")));
    QVERIFY(why.contains(QStringLiteral("R9.11.1a")));
    QVERIFY(tool.says(at("H3")).isEmpty());
    tool.press(at("A1"));
    tool.release(at("A1"));
    QVERIFY(tool.says(at("H4")).isEmpty());
}

void tst_ForceTools::ridersGetOffIntoFreeHexes()
{
    drop(UnitDrop::unitsFormat(), "4", "H4");
    m_document->push(
        std::make_unique<UnloadUnitsCommand>(*m_document, std::vector<std::size_t>{kTruck}));
    QVERIFY(!units()[kWaiting].on);
    QVERIFY(units()[kWaiting].at == hexNamed("H3")); // the first beside it
    m_document->push(
        std::make_unique<TakeOffCommand>(*m_document, std::vector<std::size_t>{kWaiting}));
    QVERIFY(!units()[kWaiting].at);
}

void tst_ForceTools::onlyWhatFacesSomewhereIsTurned()
{
    const std::vector<ItemRef> items = {
        {Table::Unit, 0}, {Table::Unit, kRifles}, {Table::Unit, kTruck}, {Table::Overlay, 0}};
    m_document->push(std::make_unique<TurnItemsCommand>(*m_document, items, -1));
    QCOMPARE(units()[0].facing, std::optional<int>(1));
    QVERIFY(!units()[kRifles].facing);
    QCOMPARE(units()[kTruck].facing, std::optional<int>(5));
    QCOMPARE(m_document->scenario().board.overlays[0].facing, 0);
}

void tst_ForceTools::aMarkerLeavesTheOthersAlone()
{
    using Way = MarkUnitsCommand::Way;
    const auto mark = [&](std::vector<std::size_t> which, const char *marker, Way way) {
        m_document->push(std::make_unique<MarkUnitsCommand>(*m_document, which, marker, way));
    };
    mark({0}, "hidden", Way::Put);
    mark({0, 1}, "suppressed", Way::Put);
    QCOMPARE(units()[0].markers, (std::vector<std::string>{"hidden", "suppressed"}));
    QCOMPARE(units()[1].markers, (std::vector<std::string>{"suppressed"}));
    mark({0, 1}, "hidden", Way::Put); // lies there already
    QCOMPARE(units()[0].markers, (std::vector<std::string>{"hidden", "suppressed"}));
    mark({0, 1}, "suppressed", Way::Take);
    QCOMPARE(units()[0].markers, (std::vector<std::string>{"hidden"}));
}

void tst_ForceTools::minesThatARuleBarsAreNotLaid_data()
{
    QTest::addColumn<QString>("hex");
    QTest::addColumn<QString>("rule");
    QTest::newRow("r9_6_4_1d one marker a hex") << "H8"
                                                << "R9.6.4.1d";
    QTest::newRow("r9_6_4_1e no anti-tank mines in buildings") << "I5"
                                                               << "R9.6.4.1e";
    QTest::newRow("r9_6_4_1g fortification") << "F6"
                                             << "R9.6.4.1g";
    QTest::newRow("r9_6_4_1g obstacle") << "C5"
                                        << "R9.6.4.1g";
}

void tst_ForceTools::minesThatARuleBarsAreNotLaid()
{
    QFETCH(QString, hex);
    QFETCH(QString, rule);
    auto library = std::make_shared<DataStore>(m_document->library());
    library->system.terrain.rows[4].isBuilding = true;
    m_document->setLibrary(library);
    Scenario scenario = m_document->scenario();
    scenario.board.patches.push_back({{hexNamed("I5")}, "plain_building", {}});
    m_document->reset(scenario);
    m_palette->choose(&PaletteChoices::mines, MineKind::AntiTank);
    m_tools->take(ToolId::Mines);
    Tool &tool = m_tools->tool();
    const HexPointer pointer = at(qPrintable(hex));
    QVERIFY(tool.says(pointer).contains(rule));
    QVERIFY(tool.preview(pointer).front().kind == HighlightKind::Problem);
    tool.press(pointer);
    QVERIFY(!m_document->undoStack().canUndo());
    QVERIFY(tool.says(at("I9")).isEmpty());
    tool.press(at("I9"));
    QVERIFY(m_document->undoStack().canUndo());
}

void tst_ForceTools::r9_6_4_1c_othersMinesAreFaceDown()
{
    const auto kindSeenBy = [&](const char *side) {
        return sceneOf(*m_document, *m_selection, side).mines.front().kind;
    };
    QVERIFY(kindSeenBy("") == MineKind::AntiPersonnel); // the designer
    QVERIFY(kindSeenBy("axis") == MineKind::AntiPersonnel);
    QVERIFY(!kindSeenBy("allied"));
    QVERIFY(kindSeenBy("nobody") == MineKind::AntiPersonnel);
    Scenario scenario = m_document->scenario();
    scenario.board.minefields.front().found = true;
    m_document->reset(scenario);
    QVERIFY(kindSeenBy("allied") == MineKind::AntiPersonnel);
}

void tst_ForceTools::theEraserTakesHexesOutOfZones()
{
    m_tools->take(ToolId::Eraser);
    m_palette->choose(&PaletteChoices::erasure, Erasure::Everything);
    drag({"A1"});
    QCOMPARE(m_document->scenario().zones[0].hexes.size(), std::size_t{1});
    m_palette->choose(&PaletteChoices::erasure, Erasure::Zones);
    drag({"A1"});
    QVERIFY(m_document->scenario().zones[0].hexes.empty());
}

HW_WINDOW_TEST(tst_ForceTools)

} // namespace hexwerk::assault::ui::tst_force_tools

#include "tst_force_tools.moc"
