#include "editor/tools/tool.h"

#include "editor/document/scenario_document.h"
#include "editor/models/palette.h"

#include <algorithm>

namespace hexwerk::editor {

std::vector<SceneHighlight> Tool::preview(const HexPointer &pointer) const
{
    return {{pointer.hex, HighlightKind::Brush, {}}};
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
