// One overload a frame: runs its stage. Each topic has its own file.
#pragma once

#include "core/assault/changes.h"

namespace hexwerk::assault {

using Flow = play::Flow<Frame, Pending, Result>;
using Ask = play::Ask<Pending>;
using Call = play::Call<Frame>;
using Replace = play::Replace<Frame>;
using Return = play::Return<Result>;
using play::Done;
using play::next;
using play::Next;

Flow run(Turn turn, GameFrame &game);
Flow run(Turn turn, MoveFrame &move);
Flow run(Turn turn, FallbackFrame &fallback);
Flow run(Turn turn, ReactionFrame &reaction);
Flow run(Turn turn, RangedFireFrame &fire);
Flow run(Turn turn, HitFrame &hit);
Flow run(Turn turn, DuelFrame &duel);
Flow run(Turn turn, CloseCombatFrame &combat);

// The dice of the next roll of a close combat, or of the one that may be changed.
Pool rollPool(const Position &p, const CloseCombatFrame &combat, std::size_t roll);

} // namespace hexwerk::assault
