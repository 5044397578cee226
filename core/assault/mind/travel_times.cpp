#include "core/assault/mind/travel_times.h"

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/travel.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>

namespace hexwerk::assault {

static constexpr float kHexesCarried = 6; // that a unit without movement gets in a turn

static std::vector<float> byDistance(const Board &board, const std::vector<Hex> &goal)
{
    std::vector<float> turns(board.size(), TravelTimes::kFarAway);
    for (std::size_t i = 0; i < turns.size(); ++i)
        for (const Hex hex : goal)
            turns[i] =
                std::min(turns[i], hex == board.hexAt(i)
                                       ? 0
                                       : 0.5f + static_cast<float>(distance(board.hexAt(i), hex)) /
                                                    kHexesCarried);
    return turns;
}

static std::vector<float> byTerrain(const Setting &setting, const UnitCard &card, int points,
                                    const std::vector<Hex> &goal)
{
    const TravelMap map(setting, card, goal);
    std::vector<float> turns(setting.board.size(), TravelTimes::kFarAway);
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (const auto needed = map.points(setting.board.hexAt(i)))
            turns[i] = static_cast<float>(*needed) / static_cast<float>(points);
    return turns;
}

TravelTimes::TravelTimes(const Setting &setting, std::span<const std::vector<Hex>> goals)
    : m_board(&setting.board)
{
    std::map<std::tuple<UnitType, MovementType, int>, std::size_t> known;
    for (std::size_t i = 0; i < setting.roster.size(); ++i) {
        const UnitId unit(static_cast<std::uint32_t>(i + 1));
        const UnitCard &card = setting.card(unit);
        const int points = setting.traits(unit).isImmobile ? 0 : allowance(card, MoveKind::Normal);
        const auto [place, isNew] =
            known.try_emplace({card.type, card.movementType, points}, m_movers.size());
        m_moverOf.push_back(place->second);
        if (!isNew)
            continue;
        Mover &mover = m_movers.emplace_back();
        for (const std::vector<Hex> &goal : goals)
            mover.turns.push_back(points > 0 ? byTerrain(setting, card, points, goal)
                                             : byDistance(setting.board, goal));
    }
}

} // namespace hexwerk::assault
