#include "editor/assault/tools/line_tools.h"

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/tools/hex_shapes.h"

#include <utility>

namespace hexwerk::assault::ui {

void RoadTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return cancel();
    m_stroke = document().nextGesture();
    m_isDragged = false;
    if (m_end && *m_end != pointer.hex)
        document().push(std::make_unique<LayRoadCommand>(document(), palette().choices().road,
                                                         hexLine(*m_end, pointer.hex), m_stroke));
    m_end = pointer.hex;
}

void RoadTool::move(const HexPointer &pointer)
{
    if (!m_end || *m_end == pointer.hex)
        return;
    document().push(std::make_unique<LayRoadCommand>(document(), palette().choices().road,
                                                     hexLine(*m_end, pointer.hex), m_stroke));
    m_end = pointer.hex;
    m_isDragged = true;
}

void RoadTool::release(const HexPointer &)
{
    if (std::exchange(m_isDragged, false))
        cancel();
}

std::vector<SceneHighlight> RoadTool::preview(const HexPointer &pointer) const
{
    return brushOver(hexLine(m_end.value_or(pointer.hex), pointer.hex));
}

void RoadTool::pickUp(const HexPointer &pointer)
{
    const TerrainChart &chart = document().library().system.terrain;
    for (const RoadKind kind : chart.roadKinds())
        if (document().board().at(pointer.hex).hasRoad(kind))
            return palette().choose(&PaletteChoices::road, RoadId(chart.row(kind).id));
}

// The places in the list of what lies on this side, seen from either hex.
static std::vector<ItemRef> featuresOn(const Scenario &scenario, const HexPointer &pointer,
                                       const HexsideId &kind)
{
    std::vector<ItemRef> found;
    const Hex beyond = neighbour(pointer.hex, pointer.side);
    for (std::size_t i = 0; i < scenario.board.hexsides.size(); ++i) {
        const Hexside &one = scenario.board.hexsides[i];
        const bool here = one.hex == pointer.hex && one.side == pointer.side;
        const bool there = one.hex == beyond && one.side == opposite(pointer.side);
        if (one.kind == kind && (here || there))
            found.push_back({Table::Hexside, i});
    }
    return found;
}

void HexsideTool::pickUp(const HexPointer &pointer)
{
    const TerrainChart &chart = document().library().system.terrain;
    for (const HexsideKind kind : document().board().at(pointer.hex).kindsOn(pointer.side))
        return palette().choose(&PaletteChoices::hexside, HexsideId(chart.row(kind).id));
}

void HexsideTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_stroke = document().nextGesture();
    m_takesAway = !featuresOn(document().scenario(), pointer, palette().choices().hexside).empty();
    apply(pointer);
}

void HexsideTool::move(const HexPointer &pointer)
{
    if (pointer.button == Qt::LeftButton)
        apply(pointer);
}

void HexsideTool::apply(const HexPointer &pointer)
{
    const HexsideId &kind = palette().choices().hexside;
    if (m_takesAway)
        document().push(std::make_unique<RemoveItemsCommand>(
            document(), featuresOn(document().scenario(), pointer, kind), m_stroke));
    else
        document().push(std::make_unique<PlaceHexsideCommand>(
            document(), Hexside{pointer.hex, pointer.side, kind}, m_stroke));
}

} // namespace hexwerk::assault::ui
