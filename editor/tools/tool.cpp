#include "editor/tools/tool.h"

#include "editor/document/scenario_document.h"
#include "editor/models/palette.h"

#include <algorithm>

namespace hexwerk::editor {

std::vector<SceneHighlight> Tool::preview(const HexPointer &pointer) const
{
    return brushOver({pointer.hex});
}

std::vector<SceneArrow> Tool::arrows(const HexPointer &) const
{
    return {};
}

std::optional<SceneSightLine> Tool::sightLine(const HexPointer &) const
{
    return std::nullopt;
}

QString Tool::says(const HexPointer &) const
{
    return {};
}

std::vector<SceneHighlight> Tool::brushOver(const std::vector<Hex> &hexes)
{
    std::vector<SceneHighlight> highlights;
    for (const Hex hex : hexes)
        highlights.push_back({hex, HighlightKind::Brush, {}});
    return highlights;
}

std::string Tool::side() const
{
    const auto &sides = document().scenario().sides;
    const std::string &wanted = palette().choices().side;
    const bool isThere = std::any_of(sides.begin(), sides.end(),
                                     [&](const SideSpec &one) { return one.id == wanted; });
    return isThere || sides.empty() ? wanted : sides.front().id;
}

} // namespace hexwerk::editor
