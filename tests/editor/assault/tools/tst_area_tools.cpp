
#include "editor/assault/commands/region_commands.h"
#include "editor/assault/tools/hex_shapes.h"
#include "tests/editor/assault/tools/tool_test.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::tst_area_tools {

// Ways of painting and of choosing hexes, by mouse and by key, and what locked layers do to tools.
class tst_AreaTools final : public ToolTest
{
    Q_OBJECT

private slots:
    void init();
    void aLineIsPaintedInOneStepWhenTheMouseLetsGo();
    void aRectangleByKeyIsBegunAndEndedWithEnter();
    void escapeGivesUpALineThatWasBegun();
    void fillPaintsAllConnectedHexesAlike();
    void whatIsShownBeforeIsWhatIsPainted_data();
    void whatIsShownBeforeIsWhatIsPainted();
    void altTakesUpWhatLiesInTheHex();
    void aRectangleOfHexesIsChosen();
    void shiftAddsHexesAndControlTakesThemAway();
    void theWandTakesConnectedHexesAlike();
    void aLassoIsDrawnByMouse();
    void aLassoByKeyHasCorners();
    void aBrushChoosesWhatItStrokesOver();
    void hexesLeaveTheChoiceWithTheBoard();
    void aClosedLayerIsNotPainted_data();
    void aClosedLayerIsNotPainted();
    void theEraserSparesClosedLayers();
    void itemsOfClosedLayersAreNotChosen();
    void aStampIsTakenUpTurnedAndLaid();
    void theRulerMeasuresByMouseAndByKey();
    void theLineOfSightSaysWhy();
    void theFieldOfViewFollowsTheBoard();

private:
    void key(const char *hex) const { click(at(hex, {}, PointerOrigin::Key)); }
    int terrainAt(const char *hex) const { return m_document->board().at(hexNamed(hex)).terrain; }
    std::size_t chosen() const { return m_selection->hexes().size(); }
    bool isChosen(const char *hex) const;
};

void tst_AreaTools::init()
{
    openBox();
    m_palette->choose(&PaletteChoices::terrain, std::string("heavy_forest"));
}

bool tst_AreaTools::isChosen(const char *hex) const
{
    return !without({hexNamed(hex)}, {}).empty() &&
           without({hexNamed(hex)}, m_selection->hexes()).empty();
}

void tst_AreaTools::aLineIsPaintedInOneStepWhenTheMouseLetsGo()
{
    m_tools->take(ToolId::Terrain);
    m_palette->choose(&PaletteChoices::shape, PaintShape::Line);
    emit m_canvas->hexPressed(at("G9"));
    emit m_canvas->hexMoved(at("J9"));
    QCOMPARE(m_document->undoStack().count(), 0); // until then it only shows where
    emit m_canvas->hexReleased(at("K9"));
    QCOMPARE(m_document->undoStack().count(), 1);
    for (const char *hex : {"G9", "I9", "K9"})
        QCOMPARE(terrainAt(hex), int{*m_document->terrain().find("heavy_forest")});
}

void tst_AreaTools::aRectangleByKeyIsBegunAndEndedWithEnter()
{
    m_tools->take(ToolId::Level);
    m_palette->choose(&PaletteChoices::shape, PaintShape::Rectangle);
    m_palette->choose(&PaletteChoices::level, 2);
    key("I8");
    QCOMPARE(m_document->undoStack().count(), 0);
    key("K9");
    QCOMPARE(m_document->undoStack().count(), 1);
    for (const char *hex : {"I8", "I9", "J8", "J9", "K8", "K9"})
        QCOMPARE(int{m_document->board().at(hexNamed(hex)).level}, 2);
    m_document->undoStack().undo();
    QVERIFY(scenario() == sampleScenario());
}

void tst_AreaTools::escapeGivesUpALineThatWasBegun()
{
    m_tools->take(ToolId::Terrain);
    m_palette->choose(&PaletteChoices::shape, PaintShape::Line);
    key("G9");
    tool().cancel();
    key("I9"); // begins anew
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_AreaTools::fillPaintsAllConnectedHexesAlike()
{
    m_tools->take(ToolId::Terrain);
    m_palette->choose(&PaletteChoices::terrain, std::string("olive_grove"));
    m_palette->choose(&PaletteChoices::shape, PaintShape::Fill);
    click("C5"); // C5 and C6 are heavy forest
    QCOMPARE(m_document->undoStack().count(), 1);
    const int olives = *m_document->terrain().find("olive_grove");
    QCOMPARE(terrainAt("C5"), olives);
    QCOMPARE(terrainAt("C6"), olives);
    QVERIFY(terrainAt("D5") != olives); // light forest beside them
    QVERIFY(terrainAt("C7") != olives);
}

void tst_AreaTools::whatIsShownBeforeIsWhatIsPainted_data()
{
    QTest::addColumn<int>("shape");
    QTest::newRow("strokes") << static_cast<int>(PaintShape::Brush);
    QTest::newRow("line") << static_cast<int>(PaintShape::Line);
    QTest::newRow("rectangle") << static_cast<int>(PaintShape::Rectangle);
    QTest::newRow("fill") << static_cast<int>(PaintShape::Fill);
}

void tst_AreaTools::whatIsShownBeforeIsWhatIsPainted()
{
    QFETCH(int, shape);
    m_tools->take(ToolId::Terrain);
    m_palette->choose(&PaletteChoices::shape, static_cast<PaintShape>(shape));
    m_palette->choose(&PaletteChoices::brush, 1);
    m_palette->choose(&PaletteChoices::terrain, std::string("ruins"));
    const bool isSpan = shape == static_cast<int>(PaintShape::Line) ||
                        shape == static_cast<int>(PaintShape::Rectangle);
    if (isSpan)
        key("H7");
    std::vector<Hex> shown;
    for (const SceneHighlight &one : tool().preview(at("J8")))
        shown.push_back(one.hex);
    key("J8");
    std::vector<Hex> painted;
    for (std::size_t i = 0; i < m_document->board().size(); ++i)
        if (m_document->board().at(m_document->board().hexAt(i)).terrain ==
            *m_document->terrain().find("ruins"))
            painted.push_back(m_document->board().hexAt(i));
    QVERIFY(!painted.empty());
    QVERIFY(united(shown, {}) == united(painted, {}));
}

void tst_AreaTools::altTakesUpWhatLiesInTheHex()
{
    const auto pick = [this](ToolId tool, const char *hex) {
        m_tools->take(tool);
        click(hex, Qt::AltModifier);
    };
    pick(ToolId::Level, "F6");
    QCOMPARE(m_palette->choices().level, 2);
    pick(ToolId::Terrain, "D5");
    QCOMPARE(m_palette->choices().terrain, std::string("light_forest"));
    pick(ToolId::Road, "B3");
    QVERIFY(m_palette->choices().road == RoadKind::NarrowRoad); // of the tile
    pick(ToolId::Overlay, "F6");
    QVERIFY(m_palette->choices().overlay == OverlayKind::Bunker);
    pick(ToolId::Unit, "F6");
    QCOMPARE(m_palette->choices().card, std::string("ger.pak40"));
    QCOMPARE(m_palette->choices().side, std::string("axis"));
    pick(ToolId::Zone, "L1");
    QCOMPARE(m_palette->choices().zone, std::string("allied-entry"));
    m_palette->choose(&PaletteChoices::side, std::string("allied"));
    pick(ToolId::Mines, "H8");
    QCOMPARE(m_palette->choices().side, std::string("axis"));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_AreaTools::aRectangleOfHexesIsChosen()
{
    m_tools->take(ToolId::Area);
    drag({"B2", "C2", "D4"});
    QCOMPARE(chosen(), std::size_t{9});
    QCOMPARE(m_document->undoStack().count(), 0);
    m_tools->take(ToolId::Terrain);
    m_tools->take(ToolId::Area);
    QCOMPARE(chosen(), std::size_t{9}); // another tool can use them
    tool().escape();
    QCOMPARE(chosen(), std::size_t{0});
}

void tst_AreaTools::shiftAddsHexesAndControlTakesThemAway()
{
    m_tools->take(ToolId::Area);
    drag({"B2", "D4"});
    drag({"H2", "I3"}, Qt::ShiftModifier);
    QCOMPARE(chosen(), std::size_t{13});
    drag({"C1", "C9"}, Qt::ControlModifier);
    QCOMPARE(chosen(), std::size_t{10});
    QVERIFY(!isChosen("C3"));
    drag({"K9", "K9"});
    QCOMPARE(chosen(), std::size_t{1});
}

void tst_AreaTools::theWandTakesConnectedHexesAlike()
{
    m_tools->take(ToolId::Area);
    m_palette->choose(&PaletteChoices::area, AreaShape::Wand);
    click("C5");
    QCOMPARE(chosen(), std::size_t{2});
    QVERIFY(isChosen("C6"));
}

void tst_AreaTools::aLassoIsDrawnByMouse()
{
    m_tools->take(ToolId::Area);
    m_palette->choose(&PaletteChoices::area, AreaShape::Lasso);
    drag({"C3", "G3", "G7", "C7"});
    QVERIFY(isChosen("E5"));
    QVERIFY(isChosen("C5")); // where it was closed
    QVERIFY(!isChosen("B5"));
    QVERIFY(!isChosen("H5"));
}

void tst_AreaTools::aLassoByKeyHasCorners()
{
    m_tools->take(ToolId::Area);
    m_palette->choose(&PaletteChoices::area, AreaShape::Lasso);
    for (const char *hex : {"C3", "G3", "G7", "C7"})
        key(hex);
    QCOMPARE(chosen(), std::size_t{0});
    key("C3");
    QVERIFY(isChosen("E5"));
    const std::size_t byKey = chosen();
    drag({"C3", "G3", "G7", "C7"});
    QCOMPARE(chosen(), byKey);
}

void tst_AreaTools::aBrushChoosesWhatItStrokesOver()
{
    m_tools->take(ToolId::Area);
    m_palette->choose(&PaletteChoices::area, AreaShape::Brush);
    m_palette->choose(&PaletteChoices::brush, 1);
    drag({"D4", "H4"});
    QVERIFY(isChosen("C4") && isChosen("F4") && isChosen("H5"));
    click("K9");
    QCOMPARE(chosen(), std::size_t{7});
}

void tst_AreaTools::hexesLeaveTheChoiceWithTheBoard()
{
    m_selection->setHexes({hexNamed("A1"), hexNamed("L10"), hexNamed("Z9")});
    QCOMPARE(chosen(), std::size_t{2});
    m_document->reset(sampleScenario());
    QCOMPARE(chosen(), std::size_t{0});
}

void tst_AreaTools::aClosedLayerIsNotPainted_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<int>("layer");
    const auto row = [](const char *name, ToolId tool, EditLayer layer) {
        QTest::newRow(name) << static_cast<int>(tool) << static_cast<int>(layer);
    };
    row("terrain", ToolId::Terrain, EditLayer::Terrain);
    row("level", ToolId::Level, EditLayer::Levels);
    row("hexside", ToolId::Hexside, EditLayer::Hexsides);
    row("overlay", ToolId::Overlay, EditLayer::Overlays);
    row("objective", ToolId::Objective, EditLayer::Objectives);
    row("zone", ToolId::Zone, EditLayer::Zones);
    row("smoke", ToolId::Smoke, EditLayer::Smoke);
    row("mines", ToolId::Mines, EditLayer::Mines);
    row("label", ToolId::Label, EditLayer::Labels);
}

void tst_AreaTools::aClosedLayerIsNotPainted()
{
    QFETCH(int, tool);
    QFETCH(int, layer);
    const auto which = static_cast<EditLayer>(layer);
    int refused = 0;
    connect(m_tools.get(), &ToolBox::refused, this, [&](EditLayer one) {
        QVERIFY(one == which);
        ++refused;
    });
    m_tools->take(static_cast<ToolId>(tool));
    m_layers->setLocked(which, true);
    drag({"I8", "I9"});
    m_layers->setLocked(which, false);
    m_layers->setShown(which, false);
    click("I8");
    QCOMPARE(refused, 2);
    QCOMPARE(m_document->undoStack().count(), 0);
    m_layers->setShown(which, true);
    click("I8");
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_AreaTools::theEraserSparesClosedLayers()
{
    m_tools->take(ToolId::Eraser);
    m_layers->setLocked(EditLayer::Units, true);
    m_layers->setShown(EditLayer::Levels, false);
    click("F6"); // a gun in a bunker on level 2
    QCOMPARE(scenario().board.overlays.size(), std::size_t{0});
    QCOMPARE(scenario().units.size(), std::size_t{3});
    QCOMPARE(int{m_document->board().at(hexNamed("F6")).level}, 2);
    click("C5"); // heavy forest, level 1, in one patch
    QVERIFY(terrainAt("C5") != int{*m_document->terrain().find("heavy_forest")});
    QCOMPARE(int{m_document->board().at(hexNamed("C5")).level}, 1);
    QCOMPARE(terrainAt("C6"), int{*m_document->terrain().find("heavy_forest")});
}

void tst_AreaTools::itemsOfClosedLayersAreNotChosen()
{
    m_layers->setLocked(EditLayer::Units, true);
    click("F6");
    QVERIFY((m_selection->items() == std::vector<ItemRef>{{Table::Overlay, 0, 0}}));
    m_layers->setShown(EditLayer::Overlays, false);
    drag({"I5", "H6", "C9"});
    QVERIFY(!m_selection->contains({Table::Unit, 0, 0}));
    QVERIFY(!m_selection->contains({Table::Overlay, 0, 0}));
}

void tst_AreaTools::aStampIsTakenUpTurnedAndLaid()
{
    m_selection->setHexes({hexNamed("C5"), hexNamed("C6")}); // one below the other
    m_tools->take(ToolId::Stamp);
    click("C5", Qt::AltModifier);
    QCOMPARE(hexesOf(m_palette->choices().stamp).size(), std::size_t{2});
    QCOMPARE(m_document->undoStack().count(), 0);
    m_palette->choose(&PaletteChoices::stamp, turned(m_palette->choices().stamp, 1));
    std::vector<Hex> shown;
    for (const SceneHighlight &one : tool().preview(at("I5")))
        shown.push_back(one.hex);
    key("I5");
    QCOMPARE(m_document->undoStack().count(), 1);
    const int heavy = *m_document->terrain().find("heavy_forest");
    QCOMPARE(shown.size(), std::size_t{2});
    QVERIFY(shown[0].column() != shown[1].column()); // side by side now
    for (const Hex hex : shown) {
        QCOMPARE(int{m_document->board().at(hex).terrain}, heavy);
        QCOMPARE(int{m_document->board().at(hex).level}, 1);
    }
    m_document->undoStack().undo();
    QVERIFY(scenario() == sampleScenario());
}

void tst_AreaTools::theRulerMeasuresByMouseAndByKey()
{
    m_tools->take(ToolId::Ruler);
    drag({"C3", "D3", "G3"});
    const auto lit = [&] { return tool().preview(at("A1")); };
    QCOMPARE(lit().size(), std::size_t{5}); // it stays
    QCOMPARE(lit().back().text, QStringLiteral("4"));
    QVERIFY(tool().says(at("A1")).contains(QStringLiteral("4")));
    QCOMPARE(tool().arrows(at("A1")).size(), std::size_t{1});
    key("C3");
    QCOMPARE(tool().preview(at("C6")).back().text, QStringLiteral("3"));
    key("C8");
    QCOMPARE(lit().back().text, QStringLiteral("5"));
    tool().cancel();
    QCOMPARE(lit().size(), std::size_t{1});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_AreaTools::theLineOfSightSaysWhy()
{
    m_tools->take(ToolId::Sight);
    click("I9");
    QVERIFY(tool().sightLines(at("I9")).empty());
    const auto clear = tool().sightLines(at("K9"));
    QVERIFY(clear.size() == 1 && clear.front().status == SightStatus::Clear);
    const auto hill = tool().sightLines(at("B5")); // behind C5 and C6, or beside
    QVERIFY(hill.size() == 1 && hill.front().from == hexNamed("I9"));
    QVERIFY(hill.front().to == hexNamed("B5"));
    const QString words = tool().says(at("B5"));
    QVERIFY2(words.startsWith(QStringLiteral("I9 to B5, range 7")), qPrintable(words));
    if (hill.front().status != SightStatus::Clear)
        QVERIFY2(words.contains(QStringLiteral("(R10.")), qPrintable(words));
}

void tst_AreaTools::theFieldOfViewFollowsTheBoard()
{
    m_tools->take(ToolId::Sight);
    click("I9");
    const auto blocked = [&] {
        const auto lit = tool().preview(at("A1"));
        return std::count_if(lit.begin(), lit.end(), [](const SceneHighlight &one) {
            return one.kind == HighlightKind::SightBlocked;
        });
    };
    QCOMPARE(tool().preview(at("A1")).size(), std::size_t{119});
    const auto before = blocked();
    m_document->push(
        std::make_unique<ShiftLevelsCommand>(*m_document, std::vector{hexNamed("I8")}, 1));
    QVERIFY(blocked() > before); // a hill in the way
    tool().cancel();
    QCOMPARE(tool().preview(at("A1")).size(), std::size_t{1});
}

HW_WINDOW_TEST(tst_AreaTools)

} // namespace hexwerk::assault::ui::tst_area_tools

#include "tst_area_tools.moc"
