// Games between players that each see no more than their side may.
#pragma once

#include "core/base/contract.h"
#include "core/mind/player.h"

#include <utility>
#include <vector>

namespace hexwerk::mind {

// The end of the game; `players` by seat. Only seats and chance may be asked, not the table.
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
