#include "editor/assault/tools/area_tool.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tools/hex_shapes.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void AreaTool::choose(const std::vector<Hex> &hexes, const HexPointer &pointer)
{
    const std::vector<Hex> chosen = united(hexes, {});
    if (pointer.modifiers.testFlag(Qt::ControlModifier))
        selection().setHexes(without(selection().hexes(), chosen));
    else if (pointer.modifiers.testFlag(Qt::ShiftModifier))
        selection().setHexes(united(selection().hexes(), chosen));
    else
        selection().setHexes(chosen);
}

// Connected, and of the same terrain on the same level.
std::vector<Hex> AreaTool::alike(Hex hex) const
{
    const Board &board = document().board();
    return connectedHexes(board, hex, [&](Hex other) {
        return board.at(other).terrain == board.at(hex).terrain &&
               board.at(other).level == board.at(hex).level;
    });
}

void AreaTool::growLasso(Hex to)
{
    const std::vector<Hex> line = hexLine(m_way.back(), to);
    m_way.insert(m_way.end(), line.begin() + 1, line.end());
}

std::vector<Hex> AreaTool::lasso(Hex to) const
{
    std::vector<Hex> way = m_way;
    if (way.empty())
        return {to};
    for (const Hex corner : {to, way.front()}) {
        const std::vector<Hex> line = hexLine(way.back(), corner);
        way.insert(way.end(), line.begin(), line.end());
    }
    return enclosedHexes(way);
}

void AreaTool::pressLasso(const HexPointer &pointer)
{
    if (m_way.empty() || pointer.origin == PointerOrigin::Mouse) {
        m_way = {pointer.hex};
        return;
    }
    if (pointer.hex == m_way.front() || pointer.hex == m_way.back()) {
        choose(lasso(pointer.hex), pointer);
        m_way.clear();
        return;
    }
    growLasso(pointer.hex);
}

void AreaTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    switch (palette().choices().area) {
    case AreaShape::Rectangle:
        if (const std::optional<Hex> from = m_span.press(pointer))
            choose(hexRectangle(*from, pointer.hex), pointer);
        return;
    case AreaShape::Lasso:
        return pressLasso(pointer);
    case AreaShape::Wand:
        return choose(alike(pointer.hex), pointer);
    case AreaShape::Brush:
        if (pointer.origin == PointerOrigin::Mouse)
            m_way = {pointer.hex};
        choose(hexesAround(document().board(), pointer.hex, palette().choices().brush), pointer);
    }
}

void AreaTool::move(const HexPointer &pointer)
{
    if (m_way.empty() || pointer.hex == m_way.back() || pointer.origin == PointerOrigin::Key)
        return;
    growLasso(pointer.hex);
    if (palette().choices().area != AreaShape::Brush)
        return;
    std::vector<Hex> stroke;
    for (const Hex centre : m_way)
        stroke = united(std::move(stroke),
                        hexesAround(document().board(), centre, palette().choices().brush));
    HexPointer adding = pointer;
    if (!adding.modifiers.testFlag(Qt::ControlModifier))
        adding.modifiers |= Qt::ShiftModifier; // its own stroke stays
    choose(stroke, adding);
}

void AreaTool::release(const HexPointer &pointer)
{
    if (const std::optional<Hex> from = m_span.release(pointer))
        choose(hexRectangle(*from, pointer.hex), pointer);
    if (m_way.empty() || pointer.origin == PointerOrigin::Key)
        return;
    if (palette().choices().area == AreaShape::Lasso)
        choose(lasso(pointer.hex), pointer);
    m_way.clear();
}

void AreaTool::cancel()
{
    m_span.cancel();
    m_way.clear();
}

void AreaTool::escape()
{
    const bool wasBegun = m_span.from() || !m_way.empty();
    cancel();
    if (!wasBegun)
        selection().setHexes({});
}

std::vector<SceneHighlight> AreaTool::preview(const HexPointer &pointer) const
{
    switch (palette().choices().area) {
    case AreaShape::Rectangle:
        return brushOver(hexRectangle(m_span.from().value_or(pointer.hex), pointer.hex));
    case AreaShape::Lasso:
        return brushOver(lasso(pointer.hex));
    case AreaShape::Wand:
        return brushOver(alike(pointer.hex));
    case AreaShape::Brush:
        return brushOver(hexesAround(document().board(), pointer.hex, palette().choices().brush));
    }
    return {};
}

} // namespace hexwerk::assault::ui
