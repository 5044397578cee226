// One overload a frame: runs its stage. Each topic has its own file.
#pragma once

#include "core/assault/rules/firing/spotting.h"
#include "core/assault/steps/changes.h"

namespace hexwerk::assault {

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
Flow run(Turn turn, TerrainDamageFrame &damage);
Flow run(Turn turn, OverrunFrame &overrun);
Flow run(Turn turn, PassengerAttackFrame &attack);
Flow run(Turn turn, DisembarkFrame &leaving);
Flow run(Turn turn, BlastFrame &blast);
Flow run(Turn turn, CardsFrame &cards);
Flow run(Turn turn, MineFrame &mines);
Flow run(Turn turn, ExchangeFrame &exchange);
Flow run(Turn turn, CoveringFireFrame &cover);
Flow run(Turn turn, SupportFireFrame &fire);
Flow run(Turn turn, SmokeFrame &smoke);
Flow run(Turn turn, TurnFacingFrame &turning);
Flow run(Turn turn, PlanningFrame &planning);
Flow run(Turn turn, LossFrame &loss);
Flow run(Turn turn, CardsAskedFrame &asked);
Flow run(Turn turn, CardFrame &card);
Flow run(Turn turn, ActivationFrame &activation);
Flow run(Turn turn, AirFrame &air);
Flow run(Turn turn, OutsideFireFrame &fire);
Flow run(Turn turn, BatteryFrame &battery);

// [R6.2] The planning phase begins: all command points lie ready.
void beginPlanning(Turn turn);
// [R10.7.3i] The pool whose player has still to take a lost point away, as its place; none owes.
std::optional<std::uint8_t> owingPool(const Position &p);

// [R6.3] The support phase, where anybody has something to do in it, and then the action phase.
Flow beginSupportPhase(Turn turn, GameFrame &game);
Flow supportPhase(Turn turn, GameFrame &game);
Flow beginActionPhase(Turn turn, GameFrame &game);

// [R6.4a] [R6.3c] The unit is activated, and its action begins; [R8.3a] cards are played in answer
// to it first.
Flow activate(Turn turn, const Announce &order);
Flow activateInSupport(Turn turn, const Announce &order);
// What it does.
Flow act(Turn turn, const Announce &order);
Flow actInSupport(Turn turn, const Announce &order);

// [R6.3e] A card played as an action of its own, or before the activation of its unit, which is
// announced next [R4.9.1c].
Flow playAnnounced(Turn turn, GameFrame &game, const Play &order);
// Before anything is announced: what was for the last action is over.
void endAction(Turn turn, GameFrame &game);
// [R9.6.4.2a] Turned face up; [R9.6.4.2b] a dummy is removed, [R9.6.4.1k] all others stay.
void turnUp(Turn turn, const Reveal &order);

// [R5.8a] A card of the box, by the pick that took it; both as places in the setting.
void takeCard(Turn turn, std::size_t pick, std::size_t card);

// [R9.9c] [R9.10c] A turn as part of a move or a retreat.
void turnOnTheWay(Turn turn, Walk &walk, int facing);

// [R7.1.1c] [R7.1.1d] Marks who spots for indirect fire.
void nameSpotter(Turn turn, UnitId spotter, UnitId firer);

// [R10.5e] The die that spots: asked for, then read.
Ask askToSpot(UnitId observer, UnitId target);
bool isSpotted(Turn turn, UnitId observer, UnitId target, const SpottingNeed &need);

// The dice of the next roll of a close combat, or of the one that may be changed.
Pool rollPool(const Position &p, const CloseCombatFrame &combat, std::size_t roll);

} // namespace hexwerk::assault
