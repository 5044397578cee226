#include "core/assault/rules/course/victory.h"

#include "core/assault/game/box.h"
#include "core/assault/rules/course/standing.h"
#include "core/assault/rules/moving/transport.h"
#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

int losses(const Position &p, SideIndex side)
{
    return static_cast<int>(std::count_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.side == side &&
               (unit.state == UnitState::Eliminated || unit.state == UnitState::LeftMap); // [R4.8b]
    }));
}

static int controlled(const Position &p, SideIndex side)
{
    return static_cast<int>(std::count(p.holders.begin(), p.holders.end(), side));
}

static bool controls(const Position &p, const std::string &objective, SideIndex side)
{
    const auto &all = p.setting->scenario.objectives;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == objective)
            return p.holders[i] == side;
    return false;
}

static int unitsInZone(const Position &p, const std::string &id, SideIndex side)
{
    const Zone *zone = p.setting->zone(id);
    if (!zone)
        return 0;
    return static_cast<int>(std::count_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.isOnMap() && unit.side == side &&
               std::find(zone->hexes.begin(), zone->hexes.end(), unit.at) != zone->hexes.end();
    }));
}

int trackValue(const Position &p, const std::string &id)
{
    const auto &all = p.setting->scenario.tracks;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id)
            return p.tracks[i];
    return 0;
}

static bool hasNoUnits(const Position &p, SideIndex side)
{
    if (cardsAreToCome(p, side))
        return false;
    // Who waits without a zone never comes.
    return std::none_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        const bool comes = unit.state == UnitState::Waiting && !zonesOf(p, unit).empty() &&
                           arrivalOf(p, unit) <= p.setting->scenario.turns;
        return unit.side == side && (unit.isOnMap() || comes);
    });
}

bool holds(const Position &p, const Term &term, SideIndex side, int turn)
{
    const SideIndex own = term.side.empty() ? side : p.setting->sideIndex(term.side);
    const auto each = [&](const Term &inner) { return holds(p, inner, side, turn); };
    switch (term.kind) {
    case TermKind::All:
        return std::all_of(term.terms.begin(), term.terms.end(), each);
    case TermKind::Any:
        return std::any_of(term.terms.begin(), term.terms.end(), each);
    case TermKind::Not:
        return !std::all_of(term.terms.begin(), term.terms.end(), each);
    case TermKind::Control:
        return controls(p, term.name, own);
    case TermKind::ControlsAtLeast:
        return controlled(p, own) >= term.number;
    case TermKind::ControlsMajority:
        return controlled(p, own) > static_cast<int>(p.holders.size()) / 2;
    case TermKind::Losses:
        return losses(p, p.setting->sideIndex(term.name)) >= term.number;
    case TermKind::Track:
        return trackValue(p, term.name) >= term.number;
    case TermKind::UnitsInZone:
        return unitsInZone(p, term.name, own) >= term.number;
    case TermKind::Turn:
        return turn >= term.number;
    case TermKind::SideHasNoUnits:
        return hasNoUnits(p, p.setting->sideIndex(term.name));
    }
    HW_UNREACHABLE();
}

std::optional<Verdict> verdictAfter(const Position &p, int played)
{
    // [R6.6a] After the last turn; earlier only what the scenario allows.
    const bool last = played >= p.setting->scenario.turns;
    const std::array<bool, 2> byTracks = winnersByTracks(p);
    Verdict verdict;
    int winners = 0;
    for (SideIndex side = 0; side < 2; ++side) {
        const auto &all = p.setting->scenario.victories;
        const auto met = std::find_if(all.begin(), all.end(), [&](const Victory &victory) {
            return p.setting->sideIndex(victory.side) == side &&
                   (last || victory.check == VictoryCheck::EveryTurn) &&
                   holds(p, victory.term, side, played);
        });
        if (met == all.end() && !byTracks[side])
            continue;
        ++winners;
        verdict.winner = side;
        verdict.victory = met == all.end() ? SIZE_MAX : static_cast<std::size_t>(met - all.begin());
    }
    if (!last && winners == 0)
        return std::nullopt;
    if (winners != 1) // two winners or none are a draw
        verdict.winner = kNobody;
    return verdict;
}

} // namespace hexwerk::assault
