#include "editor/tools/brush_tools.h"

#include "editor/commands/item_edits.h"
#include "editor/commands/paint_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/palette.h"
#include "editor/models/selection.h"
#include "editor/tools/hex_shapes.h"

#include <algorithm>

namespace hexwerk::editor {

void BrushTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_stroke = document().nextGesture();
    m_last = pointer.hex;
    paintTo(pointer);
}

void BrushTool::move(const HexPointer &pointer)
{
    if (m_last && pointer.hex != *m_last)
        paintTo(pointer);
}

void BrushTool::paintTo(const HexPointer &pointer)
{
    std::vector<Hex> hexes;
    for (const Hex centre : hexLine(*m_last, pointer.hex))
        for (const Hex hex : hexesAround(document().board(), centre, palette().choices().brush))
            hexes.push_back(hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    m_last = pointer.hex;
    paint(hexes, pointer, m_stroke);
}

void BrushTool::release(const HexPointer &)
{
    m_last.reset();
}

void BrushTool::cancel()
{
    m_last.reset();
}

std::vector<SceneHighlight> BrushTool::preview(const HexPointer &pointer) const
{
    std::vector<SceneHighlight> highlights;
    for (const Hex hex : hexesAround(document().board(), pointer.hex, palette().choices().brush))
        highlights.push_back({hex, HighlightKind::Brush, {}});
    return highlights;
}

void TerrainTool::paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                        const QString &stroke)
{
    if (pointer.modifiers.testFlag(Qt::ControlModifier)) {
        const TerrainIndex index = document().board().at(pointer.hex).terrain;
        palette().choose(&PaletteChoices::terrain, document().terrain().row(index).id);
        return;
    }
    document().push(std::make_unique<PaintTerrainCommand>(document(), hexes,
                                                          palette().choices().terrain, stroke));
}

void LevelTool::paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                      const QString &stroke)
{
    if (pointer.modifiers.testFlag(Qt::ControlModifier)) {
        palette().choose(&PaletteChoices::level, int{document().board().at(pointer.hex).level});
        return;
    }
    document().push(
        std::make_unique<PaintLevelCommand>(document(), hexes, palette().choices().level, stroke));
}

void ZoneTool::paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                     const QString &stroke)
{
    const auto &zones = document().scenario().zones;
    const auto isThere = [&] {
        return std::any_of(zones.begin(), zones.end(),
                           [&](const Zone &zone) { return zone.id == palette().choices().zone; });
    };
    if (!isThere())
        palette().choose(&PaletteChoices::zone,
                         zones.empty() ? freshId(document().scenario(), Table::Zone, "zone")
                                       : zones.front().id);
    const ZoneBrush brush =
        pointer.modifiers.testFlag(Qt::ShiftModifier) ? ZoneBrush::Remove : ZoneBrush::Add;
    document().push(std::make_unique<PaintZoneCommand>(document(), palette().choices().zone, hexes,
                                                       brush, stroke));
}

void EraserTool::paint(const std::vector<Hex> &hexes, const HexPointer &, const QString &stroke)
{
    document().push(
        std::make_unique<EraseCommand>(document(), hexes, palette().choices().erasure, stroke));
}

} // namespace hexwerk::editor
