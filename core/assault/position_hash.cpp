// Every value of a position goes into its hash; a secret by its commitment.
#include "core/assault/assault.h"
#include "core/assault/hash_parts.h"

namespace hexwerk {

static void hashInto(ContentHash &hash, const Smoke &smoke)
{
    const auto &[hex, count] = smoke;
    hash.add(hex, count);
}

} // namespace hexwerk

namespace hexwerk::assault {

static void hashInto(ContentHash &hash, const MarkerSet &markers)
{
    hash.add(markers.bits());
}

static void hashInto(ContentHash &hash, const Unit &unit)
{
    const auto &[id, side, state, strength, activated, isFast, wasFast, markers, at] = unit;
    hash.add(id, side, state, strength, activated, isFast, wasFast, markers, at);
}

static void hashInto(ContentHash &hash, const MinefieldMarker &minefield)
{
    const auto &[hex, side, kind, found] = minefield;
    hash.add(hex, side, found);
    hash.add(kind.commitment());
}

static void hashInto(ContentHash &hash, const Walk &walk)
{
    const auto &[unit, kind, at, points, steps, delayed] = walk;
    hash.add(unit, kind, at, points, steps, delayed);
}

static void hashInto(ContentHash &hash, const Pending &pending)
{
    const auto &[question, side, use, plainDice, unit, other, dice] = pending;
    hash.add(question, side, use, plainDice, unit, other, dice);
}

static void hashInto(ContentHash &hash, const GameFrame &frame)
{
    const auto &[stage, side, passes] = frame;
    hash.add(stage, side, passes);
}

static void hashInto(ContentHash &hash, const MoveFrame &frame)
{
    const auto &[stage, walk, lastStand, wasSuppressed, road] = frame;
    hash.add(stage, walk, lastStand, wasSuppressed, road);
}

static void hashInto(ContentHash &hash, const FallbackFrame &frame)
{
    const auto &[stage, walk, lastStand, fromCloseCombat, wasSuppressed] = frame;
    hash.add(stage, walk, lastStand, fromCloseCombat, wasSuppressed);
}

static void hashInto(ContentHash &hash, const ReactionFrame &frame)
{
    const auto &[mover, lastStand, road, fallingBack, withdrawing] = frame;
    hash.add(mover, lastStand, road, fallingBack, withdrawing);
}

static void hashInto(ContentHash &hash, const RangedFireFrame &frame)
{
    const auto &[stage, firer, target, action, reaction, moving, fallingBack, withdrawing,
                 lastStand, road, blind] = frame;
    hash.add(stage, firer, target, action, reaction, moving, fallingBack, withdrawing, lastStand,
             road, blind);
}

static void hashInto(ContentHash &hash, const HitFrame &frame)
{
    const auto &[stage, attacker, target, left, moving, lastStand, before, outcome] = frame;
    hash.add(stage, attacker, target, left, moving, lastStand, before, outcome);
}

static void hashInto(ContentHash &hash, const DuelFrame &frame)
{
    const auto &[stage, attack, defence, attackUse, defenceUse, attacker, defender, single,
                 automaticX, rolled] = frame;
    hash.add(stage, attack, defence, attackUse, defenceUse, attacker, defender, single, automaticX,
             rolled);
}

static void hashInto(ContentHash &hash, const CloseCombatFrame &frame)
{
    const auto &[stage, assault, defence, hex, from, round, roll, die, rerolled, fastAssault,
                 assaultSupported, defenceSupported, defenceActivated, defenceSuppressed,
                 assaultFallsBack, defenceFallsBack, rolls] = frame;
    hash.add(stage, assault, defence, hex, from, round, roll, die, rerolled, fastAssault,
             assaultSupported, defenceSupported, defenceActivated, defenceSuppressed,
             assaultFallsBack, defenceFallsBack, rolls);
}

std::uint64_t Assault::hash(const Position &p)
{
    const auto &[setting, units, smoke, dugIn, minefields, holders, tracks, turn, phase,
                 startingPlayer, winner, stack, pending] = p;
    ContentHash hash;
    hash.add(setting->hash, units, smoke, dugIn, minefields, holders, tracks, turn, phase,
             startingPlayer, winner, stack, pending);
    return hash.value();
}

} // namespace hexwerk::assault
