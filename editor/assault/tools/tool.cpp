#include "editor/assault/tools/tool.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/tools/new_unit.h"

namespace hexwerk::assault::ui {

std::vector<SceneHighlight> Tool::preview(const HexPointer &pointer) const
{
    return brushOver({pointer.hex});
}

std::optional<SceneGhost> Tool::ghost(const HexPointer &) const
{
    return std::nullopt;
}

std::vector<SceneArrow> Tool::arrows(const HexPointer &) const
{
    return {};
}

std::vector<SceneSightLine> Tool::sightLines(const HexPointer &) const
{
    return {};
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
    return sideMeant(document().scenario(), palette());
}

} // namespace hexwerk::assault::ui
