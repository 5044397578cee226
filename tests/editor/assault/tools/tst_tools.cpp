
#include <QComboBox>

#include "editor/assault/panels/map/palette_page.h"
#include "tests/editor/assault/tools/tool_test.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::tst_tools {

// What a hand does with each tool, by mouse (press, drag, release) and by key (a click at the
// cursor).
class tst_Tools final : public ToolTest
{
    Q_OBJECT

private slots:
    void init() { openBox(); }
    void everyToolHasAKeyOfItsOwnAndSaysWhatItDoes();
    void aDraggedBrushPaintsAllHexesOnItsWayInOneStep();
    void theTerrainBrushTakesUpTerrainWithControl();
    void aRoadGrowsFromClickToClickUntilItIsEnded();
    void aDraggedRoadEndsWhereItIsLetGo();
    void whatWasJustLaidIsNoFault_data();
    void whatWasJustLaidIsNoFault();
    void anObjectiveIsHeldByTheShownSide();
    void whatIsChosenIsMarkedWhole();
    void r4_8c_aCrowdedHexIsSaidAtTheDrop();
    void aSecondClickTakesAHexsideAway();
    void aDragGoesOnWithWhatItBeganAlongHexsides();
    void thePlacedUnitIsChosenAndHasAnIdOfItsOwn();
    void whatIsPlacedIsChosenAlsoWhereItReplacesAnother();
    void aTileLiesAtAnEvenColumn();
    void aZoneIsMadeWhereThereIsNone();
    void theEraserTakesWhatThePaletteSays();
    void everyPlacingToolPlacesOneThing_data();
    void everyPlacingToolPlacesOneThing();
    void aClickChoosesTheTopmostAndAgainTheOneBelow();
    void aChosenUnitIsDraggedInOneStep();
    void aFrameChoosesAllWithinIt();
    void aFrameIsSeenWhileItIsDrawn_data();
    void aFrameIsSeenWhileItIsDrawn();
    void controlAddsAndTakesAway();
};

void tst_Tools::everyToolHasAKeyOfItsOwnAndSaysWhatItDoes()
{
    QStringList keys;
    for (int i = 0; i < kTools; ++i) {
        const ToolInfo info = ToolBox::info(static_cast<ToolId>(i));
        QVERIFY(!info.text.isEmpty() && !info.tip.isEmpty() && !info.icon.isEmpty());
        QVERIFY2(!keys.contains(info.shortcut), qPrintable(info.shortcut));
        keys << info.shortcut;
    }
}

void tst_Tools::aDraggedBrushPaintsAllHexesOnItsWayInOneStep()
{
    m_tools->take(ToolId::Terrain);
    m_palette->choose(&PaletteChoices::terrain, std::string("heavy_forest"));
    drag({"G9", "K9"}); // the mouse jumped over H, I and J
    QCOMPARE(m_document->undoStack().count(), 1);
    const auto heavy = *m_document->terrain().find("heavy_forest");
    for (const char *hex : {"G9", "I9", "K9"})
        QCOMPARE(int{m_document->board().at(hexNamed(hex)).terrain}, int{heavy});
    drag({"G9", "K9"});
    QCOMPARE(m_document->undoStack().count(), 1); // it is so already
    m_document->undoStack().undo();
    QVERIFY(scenario() == sampleScenario());
}

void tst_Tools::theTerrainBrushTakesUpTerrainWithControl()
{
    m_tools->take(ToolId::Terrain);
    click("C5", Qt::ControlModifier);
    QCOMPARE(m_palette->choices().terrain, std::string("heavy_forest"));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_Tools::aRoadGrowsFromClickToClickUntilItIsEnded()
{
    m_tools->take(ToolId::Road);
    m_palette->choose(&PaletteChoices::road, RoadKind::SneakyTrail);
    click("I5");
    click("I8");
    click("K8");
    QCOMPARE(scenario().board.roads.size(), std::size_t{2});
    QCOMPARE(scenario().board.roads[1].hexes.size(), std::size_t{6});
    QVERIFY(scenario().board.roads[1].kind == RoadKind::SneakyTrail);
    tool().cancel();
    click("A10");
    click("B10");
    QCOMPARE(scenario().board.roads.size(), std::size_t{3});
}

void tst_Tools::aDraggedRoadEndsWhereItIsLetGo()
{
    m_tools->take(ToolId::Road);
    const std::size_t before = scenario().board.roads.size();
    drag({"I5", "I6", "I7"});
    QCOMPARE(scenario().board.roads.size(), before + 1);
    click("A10"); // begins another one
    QCOMPARE(scenario().board.roads.size(), before + 1);
    QCOMPARE(scenario().board.roads.back().hexes.size(), std::size_t{3});
}

void tst_Tools::whatWasJustLaidIsNoFault_data()
{
    QTest::addColumn<int>("tool");
    QTest::newRow("tile") << static_cast<int>(ToolId::Tile);
    QTest::newRow("mine") << static_cast<int>(ToolId::Mines);
}

void tst_Tools::whatWasJustLaidIsNoFault()
{
    QFETCH(int, tool);
    m_tools->take(static_cast<ToolId>(tool));
    m_palette->choose(&PaletteChoices::tile, std::string("T01A"));
    QString said;
    connect(m_tools.get(), &ToolBox::said, this, [&](const QString &words) { said = words; });
    const auto isFault = [&] {
        const auto &shown = m_canvas->scene().highlights;
        return !said.isEmpty() ||
               std::any_of(shown.begin(), shown.end(), [](const SceneHighlight &one) {
                   return one.kind == HighlightKind::Problem;
               });
    };
    const int before = m_document->undoStack().index();
    click("I9");
    QCOMPARE(m_document->undoStack().index(), before + 1);
    emit m_canvas->hexHovered(at("I9"));
    QVERIFY(!isFault());
    emit m_canvas->hexHovered(at("J3"));
    emit m_canvas->hexHovered(at("I9"));
    QVERIFY(isFault()); // here lies one now
}

void tst_Tools::anObjectiveIsHeldByTheShownSide()
{
    PalettePage page(bench(), nullptr);
    page.addSides(PalettePage::Nobody::Offered);
    page.refresh();
    auto *sides = page.findChild<QComboBox *>();
    m_tools->take(ToolId::Objective);
    const auto choose = [&](int row) {
        sides->setCurrentIndex(row);
        emit sides->activated(row);
    };
    const auto placed = [&](const char *hex) {
        click(hex);
        return scenario().objectives.back().holder;
    };
    QCOMPARE(placed("I5"), sides->currentData().toString().toStdString());
    QVERIFY(scenario().objectives.back().holder.empty());
    choose(2);
    QCOMPARE(placed("J5"), scenario().sides[1].id);
    choose(0);
    QVERIFY(placed("K5").empty());
}

void tst_Tools::whatIsChosenIsMarkedWhole()
{
    click("B3"); // its tile
    QCOMPARE(m_selection->items().size(), std::size_t{1});
    const ItemRef chosen = m_selection->items().front();
    const MapScene scene = sceneOf(*m_document, *m_selection);
    QCOMPARE(scene.marked.size(), std::size_t{1});
    QVERIFY(scene.marked[0] == hexesOf(*m_document, chosen));
    if (chosen.table == Table::Tile)
        QVERIFY(scene.marked[0].size() == 16); // 4 x 4
    for (std::size_t i = 0; i < scenario().objectives.size(); ++i) {
        m_selection->set({{Table::Objective, i}});
        QCOMPARE(sceneOf(*m_document, *m_selection).marked,
                 (std::vector<std::vector<Hex>>{{scenario().objectives[i].hex}}));
    }
}

void tst_Tools::r4_8c_aCrowdedHexIsSaidAtTheDrop()
{
    QStringList said;
    connect(m_tools.get(), &ToolBox::said, this, [&](const QString &words) { said << words; });
    m_palette->choose(&PaletteChoices::card, std::string("ger.rifles43"));
    m_tools->take(ToolId::Unit);
    click("I5");
    QVERIFY(said.back().isEmpty());
    click("J5");
    m_tools->take(ToolId::Select);
    drag({"J5", "I5"});
    QVERIFY2(said.back().contains(QLatin1String("I5")) &&
                 said.back().contains(QLatin1String("R4.8c")),
             qPrintable(said.back()));
    emit m_canvas->hexHovered(at("K8"));
    QVERIFY(said.back().isEmpty());
}

void tst_Tools::aSecondClickTakesAHexsideAway()
{
    m_tools->take(ToolId::Hexside);
    HexPointer pointer = at("I5");
    pointer.side = Direction::S;
    tool().press(pointer);
    QCOMPARE(scenario().board.hexsides.size(), std::size_t{2});
    HexPointer beyond = at("I6"); // the same side from the other hex
    beyond.side = Direction::N;
    tool().press(beyond);
    QVERIFY(scenario() == sampleScenario());
}

void tst_Tools::aDragGoesOnWithWhatItBeganAlongHexsides()
{
    m_tools->take(ToolId::Hexside);
    HexPointer pointer = at("I5");
    const auto drawAlong = [&] {
        pointer.side = Direction::N;
        tool().press(pointer);
        for (const Direction side : {Direction::NE, Direction::SE}) {
            pointer.side = side;
            tool().move(pointer);
        }
        tool().release(pointer);
    };
    drawAlong();
    QCOMPARE(scenario().board.hexsides.size(), std::size_t{4});
    QCOMPARE(m_document->undoStack().count(), 1);
    drawAlong(); // begins on a wall: takes all three away
    QVERIFY(scenario() == sampleScenario());
    QCOMPARE(m_document->undoStack().count(), 2);
}

void tst_Tools::thePlacedUnitIsChosenAndHasAnIdOfItsOwn()
{
    m_tools->take(ToolId::Unit);
    m_palette->choose(&PaletteChoices::card, std::string("ger.pak40"));
    m_palette->choose(&PaletteChoices::side, std::string("axis"));
    HexPointer pointer = at("I5");
    pointer.facing = 4;
    tool().press(pointer);
    const UnitSpec &unit = scenario().units.back();
    QCOMPARE(unit.id, std::string("g2")); // g1 is taken
    QCOMPARE(unit.side, std::string("axis"));
    QVERIFY(unit.at == hexNamed("I5"));
    QVERIFY(unit.facing == 4);
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Unit, 3, 0}}));
    m_palette->choose(&PaletteChoices::card, std::string("ger.rifles43"));
    click("I6");
    QVERIFY(!scenario().units.back().facing); // infantry faces nowhere
}

void tst_Tools::whatIsPlacedIsChosenAlsoWhereItReplacesAnother()
{
    m_tools->take(ToolId::Overlay);
    m_palette->choose(&PaletteChoices::overlay, OverlayKind::Trench);
    click("I5");
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Overlay, 1, 0}}));
    click("F6"); // instead of the bunker, which is the first in the list
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Overlay, 0, 0}}));
    QVERIFY(scenario().board.overlays[0].kind == OverlayKind::Trench);
}

void tst_Tools::aTileLiesAtAnEvenColumn()
{
    m_tools->take(ToolId::Tile);
    m_palette->choose(&PaletteChoices::tile, std::string("T01A"));
    click("F5");
    QVERIFY(scenario().board.tiles.back().at == hexNamed("E5"));
}

void tst_Tools::aZoneIsMadeWhereThereIsNone()
{
    Scenario bare = sampleScenario();
    bare.zones.clear();
    m_document->reset(bare);
    m_tools->take(ToolId::Zone);
    click("I5");
    QCOMPARE(m_document->undoStack().count(), 1);
    click("I6");
    QCOMPARE(scenario().zones.size(), std::size_t{1});
    QCOMPARE(scenario().zones[0].hexes.size(), std::size_t{2});
    click("I5", Qt::ShiftModifier);
    QCOMPARE(scenario().zones[0].hexes.size(), std::size_t{1});
}

void tst_Tools::theEraserTakesWhatThePaletteSays()
{
    m_tools->take(ToolId::Eraser);
    m_palette->choose(&PaletteChoices::erasure, Erasure::Units);
    click("F6");
    QCOMPARE(scenario().units.size(), std::size_t{2});
    QCOMPARE(scenario().board.overlays.size(), std::size_t{1});
}

void tst_Tools::everyPlacingToolPlacesOneThing_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<int>("table");
    const auto row = [](const char *name, ToolId tool, Table table) {
        QTest::newRow(name) << static_cast<int>(tool) << static_cast<int>(table);
    };
    row("overlay", ToolId::Overlay, Table::Overlay);
    row("objective", ToolId::Objective, Table::Objective);
    row("smoke", ToolId::Smoke, Table::Smoke);
    row("mines", ToolId::Mines, Table::Minefield);
    row("label", ToolId::Label, Table::Label);
}

void tst_Tools::everyPlacingToolPlacesOneThing()
{
    QFETCH(int, tool);
    QFETCH(int, table);
    const auto which = static_cast<Table>(table);
    m_tools->take(static_cast<ToolId>(tool));
    click("I5");
    QCOMPARE(itemCount(scenario(), which), itemCount(sampleScenario(), which) + 1);
    m_document->undoStack().undo();
    QVERIFY(scenario() == sampleScenario());
}

void tst_Tools::aClickChoosesTheTopmostAndAgainTheOneBelow()
{
    click("F6"); // a gun in a bunker
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Unit, 0, 0}}));
    click("F6");
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Overlay, 0, 0}}));
    click("F6");
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Unit, 0, 0}}));
    click("L10"); // nothing
    QVERIFY(m_selection->isEmpty());
}

void tst_Tools::aChosenUnitIsDraggedInOneStep()
{
    drag({"D5", "D6", "E7"});
    QVERIFY(scenario().units[1].at == hexNamed("E7"));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(scenario() == sampleScenario());
    drag({"D5", "D6", "D5"}); // and home again
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_Tools::aFrameChoosesAllWithinIt()
{
    drag({"I5", "H6", "C9"}); // from an empty hex over F6
    QVERIFY(m_selection->contains({Table::Unit, 0, 0}));
    QVERIFY(m_selection->contains({Table::Overlay, 0, 0}));
    QVERIFY(!m_selection->contains({Table::Objective, 0, 0}));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_Tools::aFrameIsSeenWhileItIsDrawn_data()
{
    QTest::addColumn<QColor>("highlight");
    QTest::addColumn<QColor>("written");
    QTest::newRow("light") << QColor(0x2f, 0x5d, 0x3a) << QColor(Qt::white);
    QTest::newRow("dark") << QColor(0x8f, 0xbf, 0x7f) << QColor(0x10, 0x16, 0x0e);
}

void tst_Tools::aFrameIsSeenWhileItIsDrawn()
{
    QFETCH(QColor, highlight);
    QFETCH(QColor, written);
    const QPalette before = QApplication::palette();
    QPalette theme = before;
    theme.setColor(QPalette::Highlight, highlight);
    theme.setColor(QPalette::HighlightedText, written);
    QApplication::setPalette(theme);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_canvas->finishDrawing();
    const auto shown = [this] { return m_canvas->viewport()->grab().toImage(); };
    const QImage bare = shown();

    emit m_canvas->hexPressed(at("I5"));
    emit m_canvas->hexMoved(at("F8"));

    const auto &lit = m_canvas->scene().highlights;
    QCOMPARE(lit.size(), std::size_t{16}); // columns F to I, rows 5 to 8
    QVERIFY(std::all_of(lit.begin(), lit.end(),
                        [](const SceneHighlight &one) { return one.kind == HighlightKind::Band; }));
    const QImage framed = shown();
    // Along the left edge, also where no hex reaches it; and the light fill within.
    const QRect left = m_canvas->viewRect(hexNamed("F5")) | m_canvas->viewRect(hexNamed("F8"));
    int rim = 0;
    int ground = 0;
    for (int y = left.top() + 6; y < left.bottom() - 6; ++y) {
        bool isThere = false;
        for (int x = left.left(); x < left.left() + 8; ++x)
            isThere = isThere || framed.pixelColor(x, y) == highlight;
        rim += isThere ? 1 : 0;
        ++ground;
    }
    QCOMPARE(rim, ground);
    const QPoint inside = m_canvas->viewRect(hexNamed("H7")).center() + QPoint(9, 9);
    QVERIFY(framed.pixelColor(inside) != bare.pixelColor(inside));
    QVERIFY(std::abs(qGray(highlight.rgb()) - qGray(written.rgb())) > 100); // in grey too

    emit m_canvas->hexReleased(at("F8"));
    QVERIFY(m_canvas->scene().highlights.empty());
    QCOMPARE(shown(), bare);
    QApplication::setPalette(before);
}

void tst_Tools::controlAddsAndTakesAway()
{
    click("D5");
    click("F6", Qt::ControlModifier);
    QCOMPARE(m_selection->items().size(), std::size_t{2});
    click("D5", Qt::ControlModifier);
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Unit, 0, 0}}));
}

HW_WINDOW_TEST(tst_Tools)

} // namespace hexwerk::assault::ui::tst_tools

#include "tst_tools.moc"
