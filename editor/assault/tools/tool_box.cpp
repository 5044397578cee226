#include "editor/assault/tools/tool_box.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/tools/area_tool.h"
#include "editor/assault/tools/brush_tools.h"
#include "editor/assault/tools/line_tools.h"
#include "editor/assault/tools/measure_tools.h"
#include "editor/assault/tools/place_tools.h"
#include "editor/assault/tools/select_tool.h"
#include "editor/assault/tools/stamp_tool.h"

#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

ToolBox::ToolBox(Workbench workbench, QObject *parent)
    : QObject(parent)
    , m_document(workbench.document)
    , m_layers(workbench.layers)
{
    using What = PlaceTool::What;
    const auto place = [&](ToolId id, What what) {
        add(id, std::make_unique<PlaceTool>(workbench, what));
    };
    add(ToolId::Select, std::make_unique<SelectTool>(workbench));
    add(ToolId::Area, std::make_unique<AreaTool>(workbench));
    add(ToolId::Terrain, std::make_unique<TerrainTool>(workbench));
    add(ToolId::Level, std::make_unique<LevelTool>(workbench));
    add(ToolId::Road, std::make_unique<RoadTool>(workbench));
    add(ToolId::Hexside, std::make_unique<HexsideTool>(workbench));
    place(ToolId::Overlay, What::Overlay);
    place(ToolId::Tile, What::Tile);
    place(ToolId::Unit, What::Unit);
    place(ToolId::Objective, What::Objective);
    add(ToolId::Zone, std::make_unique<ZoneTool>(workbench));
    place(ToolId::Smoke, What::Smoke);
    place(ToolId::Mines, What::Mines);
    place(ToolId::Label, What::Label);
    add(ToolId::Eraser, std::make_unique<EraserTool>(workbench));
    add(ToolId::Stamp, std::make_unique<StampTool>(workbench));
    add(ToolId::Ruler, std::make_unique<RulerTool>(workbench));
    add(ToolId::Sight, std::make_unique<SightTool>(workbench));
    connect(&workbench.palette, &Palette::changed, this, [this] {
        if (m_canvas && m_pointer)
            hover(HexPointer(*m_pointer));
    });
}

ToolBox::~ToolBox() = default;

void ToolBox::add(ToolId id, std::unique_ptr<Tool> tool)
{
    m_tools[static_cast<std::size_t>(id)] = std::move(tool);
}

void ToolBox::take(ToolId id)
{
    if (id != m_current)
        tool().cancel();
    m_current = id;
    showNothing();
    emit taken(id);
}

bool ToolBox::cancelDrag()
{
    if (!m_dragFrom)
        return false;
    m_isDeaf = true;
    tool().cancel();
    m_document.forgetSteps(*std::exchange(m_dragFrom, std::nullopt));
    showNothing();
    return true;
}

void ToolBox::escape()
{
    if (cancelDrag())
        return;
    tool().escape();
    showNothing();
}

void ToolBox::listenTo(MapCanvas &canvas)
{
    m_canvas = &canvas;
    connect(&canvas, &MapCanvas::hexPressed, this, &ToolBox::press);
    connect(&canvas, &MapCanvas::hexMoved, this, [this](const HexPointer &pointer) {
        if (!m_isDeaf)
            tool().move(pointer);
        hover(pointer);
    });
    connect(&canvas, &MapCanvas::hexReleased, this, [this](const HexPointer &pointer) {
        if (!std::exchange(m_isDeaf, false))
            tool().release(pointer);
        m_dragFrom.reset();
        hover(pointer);
    });
    connect(&canvas, &MapCanvas::hexHovered, this, &ToolBox::hover);
    connect(&canvas, &MapCanvas::cursorMoved, this, [this] { hover(m_canvas->pointerAtCursor()); });
    connect(&canvas, &MapCanvas::hoverLeft, this, [this] { showNothing(); });
}

void ToolBox::press(const HexPointer &pointer)
{
    const bool picksUp = pointer.modifiers.testFlag(Qt::AltModifier);
    const std::optional<EditLayer> layer = tool().layer();
    const bool isClosed = layer && !m_layers.isOpen(*layer);
    m_isDeaf = picksUp || isClosed;
    if (picksUp)
        pickUp(pointer);
    else if (isClosed)
        emit refused(*layer);
    else
        beginDrag(pointer);
}

void ToolBox::beginDrag(const HexPointer &pointer)
{
    m_dragFrom = m_document.undoStack().index();
    tool().press(pointer);
}

void ToolBox::pickUp(const HexPointer &pointer)
{
    tool().pickUp(pointer);
}

void ToolBox::hover(const HexPointer &pointer)
{
    m_pointer = pointer;
    tool().pointAt(pointer);
    m_canvas->setHighlights(tool().preview(pointer));
    m_canvas->setGhost(tool().ghost(pointer));
    m_canvas->setArrows(tool().arrows(pointer));
    m_canvas->setSightLines(tool().sightLines(pointer));
    emit said(tool().says(pointer));
}

void ToolBox::showNothing()
{
    if (!m_canvas)
        return;
    m_pointer.reset();
    m_canvas->setHighlights({});
    m_canvas->setGhost({});
    m_canvas->setArrows({});
    m_canvas->setSightLines({});
    emit said({});
}

ToolInfo ToolBox::info(ToolId id)
{
    switch (id) {
    case ToolId::Select:
        return {u"select"_s, u"V"_s, tr("Select"),
                tr("Select items on the map. Drag to move them; Ctrl adds to the selection.")};
    case ToolId::Area:
        return {u"area"_s, u"A"_s, tr("Hexes"),
                tr("Select hexes to copy, turn or change. Shift adds, Ctrl removes.")};
    case ToolId::Terrain:
        return {u"terrain_brush"_s, u"T"_s, tr("Terrain"),
                tr("Paint terrain. Alt+click picks up the terrain of the hex.")};
    case ToolId::Level:
        return {u"level"_s, u"L"_s, tr("Level"),
                tr("Paint the level of hills. Alt+click picks up the level of the hex.")};
    case ToolId::Road:
        return {u"road"_s, u"R"_s, tr("Road"),
                tr("Drag a road, or click one hex after another. Releasing the mouse after a drag, "
                   "or Escape, ends it.")};
    case ToolId::Hexside:
        return {u"hexside"_s, u"H"_s, tr("Hexside"),
                tr("Place walls, slopes, wire and barricades on the nearest hexside; click again "
                   "to remove them.")};
    case ToolId::Overlay:
        return {u"overlay"_s, u"F"_s, tr("Overlay"),
                tr("Place fortifications, craters and ruins; they face the nearest vertex.")};
    case ToolId::Tile:
        return {u"tile"_s, u"B"_s, tr("Tile"), tr("Place a tile with its top-left corner here.")};
    case ToolId::Unit:
        return {u"unit"_s, u"U"_s, tr("Unit"),
                tr("Place a unit from the card library, or drag a card onto the map.")};
    case ToolId::Objective:
        return {u"objective"_s, u"O"_s, tr("Objective"), tr("Place an objective.")};
    case ToolId::Zone:
        return {u"zone"_s, u"Z"_s, tr("Zone"),
                tr("Paint the hexes of a zone. Shift removes them.")};
    case ToolId::Smoke:
        return {u"smoke"_s, u"K"_s, tr("Smoke"), tr("Place a smoke marker, or add another.")};
    case ToolId::Mines:
        return {u"mine"_s, u"M"_s, tr("Mines"), tr("Lay mines that are present from the start.")};
    case ToolId::Label:
        return {u"label"_s, u"N"_s, tr("Label"), tr("Write on the map.")};
    case ToolId::Eraser:
        return {u"eraser"_s, u"X"_s, tr("Eraser"), tr("Remove items from the hexes.")};
    case ToolId::Stamp:
        return {u"stamp"_s, u"P"_s, tr("Stamp"),
                tr("Place copied hexes. Alt+click picks up the selected hexes.")};
    case ToolId::Ruler:
        return {u"ruler"_s, u"D"_s, tr("Ruler"),
                tr("Drag to measure from hex to hex. Escape ends it.")};
    case ToolId::Sight:
        return {u"line_of_sight"_s, u"S"_s, tr("Line of sight"),
                tr("Click a hex to look from: visible hexes light up, and the line to the hex you "
                   "point at shows why. Escape ends it.")};
    }
    return {};
}

} // namespace hexwerk::assault::ui
