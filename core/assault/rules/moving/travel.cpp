#include "core/assault/rules/moving/travel.h"

#include <queue>

#include "core/assault/rules/moving/ways.h"

#include <functional>
#include <utility>

namespace hexwerk::assault {

TravelMap::TravelMap(const Setting &setting, const UnitCard &card, std::span<const Hex> goals)
    : m_board(setting.board)
    , m_points(setting.board.size(), -1)
{
    using Open = std::pair<int, std::size_t>; // points, hex
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    for (const Hex goal : goals)
        if (m_board.contains(goal) &&
            couldBeIn(setting.data.terrain, m_board.at(goal), card.movementType))
            open.emplace(0, m_board.index(goal));
    while (!open.empty()) {
        const auto [points, index] = open.top();
        open.pop();
        if (m_points[index] >= 0)
            continue;
        m_points[index] = points;
        const Hex to = m_board.hexAt(index);
        for (const Direction d : kAllDirections) {
            const Hex from = neighbour(to, d);
            if (!m_board.contains(from) || m_points[m_board.index(from)] >= 0)
                continue;
            if (const auto way = chosenWay(waysOver(setting, card, from, opposite(d)), By::Default))
                open.emplace(points + way->cost, m_board.index(from));
        }
    }
}

std::optional<int> TravelMap::points(Hex from) const
{
    if (!m_board.contains(from) || m_points[m_board.index(from)] < 0)
        return std::nullopt;
    return m_points[m_board.index(from)];
}

} // namespace hexwerk::assault
