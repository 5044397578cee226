#include "editor/assault/tools/brush_tools.h"

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tools/hex_shapes.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void BrushTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_stroke = document().nextGesture();
    switch (palette().choices().shape) {
    case PaintShape::Brush:
        m_last = pointer.hex;
        return paintTo(pointer);
    case PaintShape::Fill:
        return paint(connectedHexes(document().board(), pointer.hex,
                                    [&](Hex hex) { return areAlike(hex, pointer.hex); }),
                     pointer, m_stroke);
    case PaintShape::Line:
    case PaintShape::Rectangle:
        if (const std::optional<Hex> from = m_span.press(pointer))
            paintSpan(*from, pointer);
    }
}

void BrushTool::move(const HexPointer &pointer)
{
    if (m_last && pointer.hex != *m_last)
        paintTo(pointer);
}

void BrushTool::paintTo(const HexPointer &pointer)
{
    const std::vector<Hex> hexes = thickLine(*m_last, pointer.hex);
    m_last = pointer.hex;
    paint(hexes, pointer, m_stroke);
}

void BrushTool::paintSpan(Hex from, const HexPointer &pointer)
{
    paint(span(from, pointer.hex), pointer, m_stroke);
}

std::vector<Hex> BrushTool::thickLine(Hex from, Hex to) const
{
    std::vector<Hex> hexes;
    for (const Hex centre : hexLine(from, to))
        for (const Hex hex : hexesAround(document().board(), centre, palette().choices().brush))
            hexes.push_back(hex);
    return united(std::move(hexes), {});
}

std::vector<Hex> BrushTool::span(Hex from, Hex to) const
{
    return palette().choices().shape == PaintShape::Rectangle ? hexRectangle(from, to)
                                                              : thickLine(from, to);
}

void BrushTool::release(const HexPointer &pointer)
{
    m_last.reset();
    if (const std::optional<Hex> from = m_span.release(pointer))
        paintSpan(*from, pointer);
}

void BrushTool::cancel()
{
    m_last.reset();
    m_span.cancel();
}

bool BrushTool::areAlike(Hex one, Hex other) const
{
    return document().board().at(one).terrain == document().board().at(other).terrain;
}

std::vector<SceneHighlight> BrushTool::preview(const HexPointer &pointer) const
{
    switch (palette().choices().shape) {
    case PaintShape::Line:
    case PaintShape::Rectangle:
        if (m_span.from())
            return brushOver(span(*m_span.from(), pointer.hex));
        break;
    case PaintShape::Fill:
        return brushOver(connectedHexes(document().board(), pointer.hex,
                                        [&](Hex hex) { return areAlike(hex, pointer.hex); }));
    case PaintShape::Brush:
        break;
    }
    return brushOver(thickLine(pointer.hex, pointer.hex));
}

void TerrainTool::pickUp(const HexPointer &pointer)
{
    const TerrainIndex index = document().board().at(pointer.hex).terrain;
    palette().choose(&PaletteChoices::terrain, document().terrain().row(index).id);
}

void LevelTool::pickUp(const HexPointer &pointer)
{
    palette().choose(&PaletteChoices::level, int{document().board().at(pointer.hex).level});
}

bool LevelTool::areAlike(Hex one, Hex other) const
{
    return document().board().at(one).level == document().board().at(other).level;
}

// The last one covers the others.
void ZoneTool::pickUp(const HexPointer &pointer)
{
    const auto &zones = document().scenario().zones;
    const auto zone = std::find_if(zones.rbegin(), zones.rend(), [&](const Zone &one) {
        return std::find(one.hexes.begin(), one.hexes.end(), pointer.hex) != one.hexes.end();
    });
    if (zone != zones.rend())
        palette().choose(&PaletteChoices::zone, zone->id);
}

void TerrainTool::paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                        const QString &stroke)
{
    if (pointer.modifiers.testFlag(Qt::ControlModifier))
        return pickUp(pointer);
    document().push(std::make_unique<PaintTerrainCommand>(document(), hexes,
                                                          palette().choices().terrain, stroke));
}

void LevelTool::paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                      const QString &stroke)
{
    if (pointer.modifiers.testFlag(Qt::ControlModifier))
        return pickUp(pointer);
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
    document().push(std::make_unique<EraseCommand>(document(), hexes, palette().choices().erasure,
                                                   stroke, layers().closed()));
}

} // namespace hexwerk::assault::ui
