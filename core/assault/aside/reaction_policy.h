// [R8.2i] An answer given once for the reactions to come.
//
// What it shows to whom: it reads nothing that the other side may not see. Units stand openly on
// the map, those that hide too (a hidden unit is marked [R9.12.2b], not unseen), and whether one
// may react, and its chances, follow from units, terrain and smoke alone. What is secret, the kind
// of a minefield that lies face down, is not read: answers are the same for the view of either
// side. So that a question does not come says no more to the mover than what he could work out
// himself, and that the other side has given such an answer; it comes at once, without a pause that
// would tell. Only what the answer was (which units, how many per cent) is for its side to show.
#pragma once

#include "core/assault/game/position.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

struct ReactionPolicy
{
    // Never asks; asks only if one of `units` may react; only if the chance of an effect exceeds
    // `percent` for some unit; lets the unit pass through `hexes` unasked and has the one of
    // `units` react in `hex`.
    enum class Ask : std::uint8_t { Never, Units, Odds, Later };
    // Until the moving unit is done with its action, or the turn ends.
    enum class Until : std::uint8_t { MoveEnds, TurnEnds };

    SideIndex side = 0; // that reacts
    Ask ask = Ask::Never;
    Until until = Until::MoveEnds;
    UnitId mover = {};              // Until::MoveEnds: whose
    int turn = 1;                   // in which it was given
    std::vector<UnitId> units = {}; // Ask::Units, Ask::Later
    int percent = 0;                // Ask::Odds, 0 to 100
    std::vector<Hex> hexes = {};    // Ask::Later
    Hex hex = {};                   // Ask::Later
    bool operator==(const ReactionPolicy &) const = default;
};

// Who may react to what is asked about, by id; nobody unless that is the question.
std::vector<UnitId> reactorsNow(const Position &p);

// Whether it has run out.
bool isOver(const ReactionPolicy &policy, const Position &p);

// What it answers to the open question; empty: it lets its side be asked, or is not meant.
std::optional<Order> answerOf(const ReactionPolicy &policy, const Position &p);

} // namespace hexwerk::assault
