#include "core/assault/game/position_hash.h"

#include "core/assault/game/hash_parts.h"

namespace hexwerk::assault {

static void hashInto(ContentHash &hash, const Smoke &smoke)
{
    const auto &[hex, count] = smoke;
    hash.add(hex, count);
}

} // namespace hexwerk::assault

namespace hexwerk::assault {

static void hashInto(ContentHash &hash, const MarkerSet &markers)
{
    hash.add(markers.bits());
}

static void hashInto(ContentHash &hash, const Unit &unit)
{
    const auto &[id, side, state, strength, facing, player, activated, spotted, isFast, wasFast,
                 emplaced, markers, at, carrier] = unit;
    hash.add(id, side, state, strength, facing, player, activated, spotted, isFast, wasFast,
             emplaced, markers, at, carrier);
}

static void hashInto(ContentHash &hash, const MinefieldMarker &minefield)
{
    const auto &[hex, side, kind, found] = minefield;
    hash.add(hex, side, found);
    hash.add(kind.commitment());
}

static void hashInto(ContentHash &hash, const CardInBox &card)
{
    const auto &[state, pick] = card;
    hash.add(state, pick);
}

static void hashInto(ContentHash &hash, const PointsOnCard &pile)
{
    const auto &[card, left, spent] = pile;
    hash.add(card, left, spent);
}

static void hashInto(ContentHash &hash, const CommandPool &pool)
{
    const auto &[side, player, total, lost, owed, focus, spentFocus, sealed, onCards] = pool;
    hash.add(side, player, total, lost, owed, focus, spentFocus, sealed.size(), onCards);
    for (const Sealed<std::string> &point : sealed)
        hash.add(point.commitment());
}

// What is secret of it goes in as its seal.
static void hashInto(ContentHash &hash, const SideHand &hand)
{
    const auto &[cards, discards, removed, stock, neutralShown, drawn] = hand;
    hash.add(cards.size(), discards, removed, stock, neutralShown, drawn);
    for (const HandCard &card : cards) {
        hash.add(card.card.has_value());
        if (card.card)
            hash.add(card.card->commitment());
    }
}

static void hashInto(ContentHash &hash, const ActiveEffect &effect)
{
    const auto &[word, amount, dice, ability, card, side, unit, until, used] = effect;
    hash.add(word, amount, dice, ability, card, side, unit, until, used);
}

static void hashInto(ContentHash &hash, const DueEffect &due)
{
    const auto &[trigger, effect] = due;
    hash.add(trigger, effect);
}

static void hashInto(ContentHash &hash, const Walk &walk)
{
    const auto &[unit, kind, at, points, steps, facing, turned, freeTurn, reverse, delayed, road] =
        walk;
    hash.add(unit, kind, at, points, steps, facing, turned, freeTurn, reverse, delayed, road);
}

static void hashInto(ContentHash &hash, const Pending &pending)
{
    const auto &[question, side, use, plainDice, unit, other, player, dice] = pending;
    hash.add(question, side, use, plainDice, unit, other, player, dice);
}

static void hashInto(ContentHash &hash, const GameFrame &frame)
{
    const auto &[stage, side, passes, passed, allotment, markersAtHand, held] = frame;
    hash.add(stage, side, passes, passed, allotment, markersAtHand);
    if (held != UnitId{}) // a game without cards keeps the hash that it had
        hash.add(held);
}

static void hashInto(ContentHash &hash, const Covering &covering)
{
    const auto &[unit, weakened] = covering;
    hash.add(unit, weakened);
}

static void hashInto(ContentHash &hash, const MoveFrame &frame)
{
    const auto &[stage, walk, from, lastStand, wasSuppressed, goal, by, check, halted, covering,
                 began, faced] = frame;
    hash.add(stage, walk, from, lastStand, wasSuppressed, goal, by, check, halted, covering, began,
             faced);
}

static void hashInto(ContentHash &hash, const FallbackFrame &frame)
{
    const auto &[stage, walk, from, lastStand, fromCloseCombat, wasSuppressed, check] = frame;
    hash.add(stage, walk, from, lastStand, fromCloseCombat, wasSuppressed, check);
}

static void hashInto(ContentHash &hash, const ReactionFrame &frame)
{
    const auto &[stage, mover, reactor, covering, coverDie, lastStand, road, fallingBack,
                 withdrawing] = frame;
    hash.add(stage, mover, reactor, covering, coverDie, lastStand, road, fallingBack, withdrawing);
}

static void hashInto(ContentHash &hash, const RangedFireFrame &frame)
{
    const auto &[stage, firer, target, joined, action, reaction, moving, fallingBack, withdrawing,
                 lastStand, road, coverDie, blind, forced, cardsAsked] = frame;
    hash.add(stage, firer, target, joined, action, reaction, moving, fallingBack, withdrawing,
             lastStand, road, coverDie, blind);
    if (forced)
        hash.add(forced);
    if (cardsAsked)
        hash.add(cardsAsked);
}

static void hashInto(ContentHash &hash, const SideSupport &support)
{
    const auto &[hand, requests, laid, actions] = support;
    hash.add(hand, requests.size(), laid, actions);
    for (const Sealed<std::string> &request : requests)
        hash.add(request.commitment());
}

static void hashInto(ContentHash &hash, const Battery &battery)
{
    const auto &[side, card, waypoint, spotter, forEffect, confirmed] = battery;
    hash.add(side, card, waypoint, spotter, forEffect, confirmed);
}

static void hashInto(ContentHash &hash, const Strike &strike)
{
    const auto &[hex, structure, blast, destroysObstacles, leavesCrater] = strike;
    hash.add(hex, structure, blast, destroysObstacles, leavesCrater);
}

static void hashInto(ContentHash &hash, const HitFrame &frame)
{
    const auto &[stage, attacker, target, left, moving, lastStand, before, outcome, strike] = frame;
    hash.add(stage, attacker, target, left, moving, lastStand, before, outcome);
    if (strike)
        hash.add(*strike);
}

static void hashInto(ContentHash &hash, const BlastFrame &frame)
{
    const auto &[stage, attacker, target, strike, criticals, rolled, collapse, morale, others] =
        frame;
    hash.add(stage, attacker, target, strike, criticals, rolled, collapse, morale, others);
}

static void hashInto(ContentHash &hash, const AirFrame &frame)
{
    const auto &[stage, card, side, target, hex, gun, rolled, isSingle, isSecond, isWild, damage,
                 spotting, shift, die, blanks, victim] = frame;
    hash.add(stage, card, side, target, hex, gun, rolled, isSingle, isSecond, isWild, damage,
             spotting, shift, die, blanks, victim);
}

static void hashInto(ContentHash &hash, const OutsideFireFrame &frame)
{
    const auto &[stage, target, attack, defence, strike, side, onCritical, isSingle, suppresses,
                 isPreliminary, isMoving, lastStand, rerolls, die, dice, rolled, left, blanks] =
        frame;
    hash.add(stage, target, attack, defence, strike, side, onCritical, isSingle, suppresses,
             isPreliminary, isMoving, lastStand, rerolls, die, dice, rolled, left, blanks);
}

static void hashInto(ContentHash &hash, const BatteryFrame &frame)
{
    const auto &[stage, card, side, strikes, spotter, isNewSpotter, hex, mode, shift, accuracy,
                 drift, confirmed, isHalf, hexes, groups, done, next, dice, left, blanks, victim,
                 mover, lastStand] = frame;
    hash.add(stage, card, side, strikes, spotter, isNewSpotter, hex, mode, shift, accuracy, drift,
             confirmed, isHalf, hexes, groups, done, next, dice, left, blanks, victim, mover,
             lastStand);
}

static void hashInto(ContentHash &hash, const DuelFrame &frame)
{
    const auto &[stage, attack, joined, defence, attackUse, defenceUse, attacker, defender, single,
                 automaticX, onCritical, rolled, dice, die] = frame;
    hash.add(stage, attack, joined, defence, attackUse, defenceUse, attacker, defender, single,
             automaticX, onCritical, rolled);
    if (!dice.empty())
        hash.add(dice, die);
}

static void hashInto(ContentHash &hash, const CloseCombatFrame &frame)
{
    const auto &[stage, assault, defence, hex, from, round, roll, die, rerolled, flankRerolled,
                 fastAssault, reverseAssault, onWheels, outOfReach, mustWithdraw, assaultSupported,
                 defenceSupported, defenceActivated, defenceSuppressed, assaultFallsBack,
                 defenceFallsBack, rolls, cardsRound] = frame;
    hash.add(stage, assault, defence, hex, from, round, roll, die, rerolled, flankRerolled,
             fastAssault, reverseAssault, onWheels, outOfReach, mustWithdraw, assaultSupported,
             defenceSupported, defenceActivated, defenceSuppressed, assaultFallsBack,
             defenceFallsBack, rolls);
    if (cardsRound > 0)
        hash.add(cardsRound);
}

static void hashInto(ContentHash &hash, const PassengerAttackFrame &frame)
{
    const auto &[stage, assault, carrier, target, left, attacked] = frame;
    hash.add(stage, assault, carrier, target, left, attacked);
}

static void hashInto(ContentHash &hash, const DisembarkFrame &frame)
{
    const auto &[stage, exit, carrier, unit, out, from] = frame;
    hash.add(stage, exit, carrier, unit, out, from);
}

static void hashInto(ContentHash &hash, const TerrainDamageFrame &frame)
{
    const auto &[unit, dice, lastStand] = frame;
    hash.add(unit, dice, lastStand);
}

static void hashInto(ContentHash &hash, const OverrunFrame &frame)
{
    const auto &[stage, unit, gun, lastStand, turned, cardsAsked] = frame;
    hash.add(stage, unit, gun, lastStand, turned);
    if (cardsAsked)
        hash.add(cardsAsked);
}

static void hashInto(ContentHash &hash, const CardsFrame &frame)
{
    const auto &[stage, pick, count, side, player, byUnits] = frame;
    hash.add(stage, pick, count, side, player, byUnits);
}

static void hashInto(ContentHash &hash, const MineFrame &frame)
{
    const auto &[stage, unit, from, to, minefield, identified, fallingBack, lastStand, left, harm] =
        frame;
    hash.add(stage, unit, from, to, minefield, identified, fallingBack, lastStand, left, harm);
}

static void hashInto(ContentHash &hash, const ExchangeFrame &frame)
{
    const auto &[stage, unit, other, action, from, to, second] = frame;
    hash.add(stage, unit, other, action, from, to, second);
}

static void hashInto(ContentHash &hash, const CoveringFireFrame &frame)
{
    const auto &[stage, mover, covering] = frame;
    hash.add(stage, mover, covering);
}

static void hashInto(ContentHash &hash, const SupportFireFrame &frame)
{
    const auto &[stage, firer, target, action, observer, blind, dice] = frame;
    hash.add(stage, firer, target, action, observer, blind, dice);
}

static void hashInto(ContentHash &hash, const SmokeFrame &frame)
{
    const auto &[stage, firer, spotter, hexes, rolled, isNominated, dice] = frame;
    hash.add(stage, firer, spotter, hexes, rolled, isNominated, dice);
}

static void hashInto(ContentHash &hash, const TurnFacingFrame &frame)
{
    const auto &[stage, unit] = frame;
    hash.add(stage, unit);
}

static void hashInto(ContentHash &hash, const PlanningFrame &frame)
{
    const auto &[stage, asked] = frame;
    hash.add(stage, asked);
}

static void hashInto(ContentHash &hash, const LossFrame &frame)
{
    const auto &[stage, pool] = frame;
    hash.add(stage, pool);
}

static void hashInto(ContentHash &hash, const CardsAskedFrame &frame)
{
    const auto &[stage, moment, side, asked, unit, other] = frame;
    hash.add(stage, moment, side, asked, unit, other);
}

static void hashInto(ContentHash &hash, const CardFrame &frame)
{
    const auto &[stage, moment, side, card, unit, hex, effect, left, asked, other] = frame;
    hash.add(stage, moment, side, card, unit, hex, effect, left, asked, other);
}

static void hashInto(ContentHash &hash, const ActivationFrame &frame)
{
    const auto &[stage, unit, action, forced] = frame;
    hash.add(stage, unit, action, forced);
}

static void hashInto(ContentHash &hash, const Frame &frame)
{
    hash.add(static_cast<const Frame::variant &>(frame));
}

std::uint64_t hashOf(const Position &p)
{
    // All but the seeds of the seals: a view has the same hash.
    const auto &[setting, units, smoke, dugIn, minefields, seeds, holders, tracks, fired, cards,
                 unnamed, due, points, hands, effects, changed, support, batteries, turn, phase,
                 startingPlayer, winner, stack, pending] = p;
    ContentHash hash;
    hash.add(setting->hash, units, smoke, dugIn, minefields, holders, tracks, fired, cards, turn,
             phase, startingPlayer, winner, stack, pending);
    if (!due.empty()) // a game without keeps the hash that it had
        hash.add(due);
    if (!unnamed.empty())
        hash.add(unnamed);
    if (!points.empty())
        hash.add(points);
    if (!hands.empty())
        hash.add(hands);
    if (!effects.empty())
        hash.add(effects);
    if (!support.empty())
        hash.add(support, batteries);
    return hash.value();
}

} // namespace hexwerk::assault
