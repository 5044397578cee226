// Games between players of which each sees no more than its side.
#pragma once

#include "core/base/contract.h"
#include "core/mind/player.h"

#include <utility>
#include <vector>

namespace hexwerk::mind {

// To the end: by seat, who plays it, and a seed for the dice. Nobody may be asked but seats and
// chance.
template<play::System S>
typename S::Position playedOut(typename S::Position p, const std::vector<Player<S> *> &players,
                               play::Randomness &dice)
{
    for (;;) {
        const play::Speaker speaker = S::speaker(p);
        if (speaker.asked == play::Asked::Nobody)
            return p;
        HW_EXPECTS(speaker.asked != play::Asked::Table);
        const auto order = speaker.asked == play::Asked::Chance
                               ? S::roll(p, dice)
                               : players[speaker.seat]->answer(S::viewFor(p, speaker.seat));
        const auto done = S::apply(p, order);
        HW_EXPECTS(done);
    }
}

} // namespace hexwerk::mind
