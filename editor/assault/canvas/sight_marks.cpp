#include "editor/assault/canvas/sight_marks.h"

namespace hexwerk::assault::ui {

HighlightKind highlightOf(SightStatus status)
{
    switch (status) {
    case SightStatus::Clear:
        return HighlightKind::SightClear;
    case SightStatus::Hindered:
        return HighlightKind::SightHindered;
    case SightStatus::Blocked:
        break;
    }
    return HighlightKind::SightBlocked;
}

std::vector<SceneHighlight> fieldHighlights(const Board &board, Hex from,
                                            const std::vector<SightStatus> &seen)
{
    std::vector<SceneHighlight> field;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (board.hexAt(i) != from)
            field.push_back({board.hexAt(i), highlightOf(seen[i]), {}});
    return field;
}

} // namespace hexwerk::assault::ui
