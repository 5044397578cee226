#include "core/assault/ranged_fire.h"

#include "core/base/contract.h"

namespace hexwerk::assault {

static constexpr auto kAttack = PoolSide::Attack;
static constexpr auto kDefence = PoolSide::Defence;

const Pool *attackDiceOf(const UnitCard &attacker, const UnitCard &defender, int range)
{
    // [R10.1b] [R10.7.1b] [R4.2.2c] Armour has a row of its own; all others share the second.
    return attacker.dice(defender.isArmoured() ? TargetRow::Armoured : TargetRow::Soft, range);
}

static void countAttack(DiceCount &count, const RangedFireSituation &s)
{
    // [R10.7.1b] [R10.1c] The dice of the card for row and range.
    if (const Pool *dice = attackDiceOf(*s.attacker.card, *s.defender.card, s.range))
        count.add(kAttack, *dice, "R10.7.1b", "card");

    // [R10.8.3a] [R4.2.3e] Veterans and elite have one blue die more.
    if (s.attacker.experience >= Experience::Veteran)
        count.add(kAttack, Die::Blue, "R10.8.3a", "experience", toString(s.attacker.experience));

    // [R10.8.1a] [R13.1f] Attack dice -1 takes the weakest die, [R9.12.2d] hiding likewise.
    if (s.attacker.markers.has(Marker::AttackDiceMinus1))
        count.takeWeakest(kAttack, 0, "R10.8.1a", "marker", toString(Marker::AttackDiceMinus1));
    if (s.attacker.markers.has(Marker::Hidden))
        count.takeWeakest(kAttack, 0, "R9.12.2d", "marker", toString(Marker::Hidden));

    // [R10.8.1b] [R13.1b] At half strength a double success counts once.
    count.single = s.attacker.half;
    if (s.attacker.half)
        count.lines.push_back({kAttack, "R10.8.1b", "half_strength"});

    // [R4.2.3c] A recruit suffers one X more, [R9.12.4c] and so does who is fired on from ambush.
    if (s.defender.experience == Experience::Recruit) {
        ++count.automaticX;
        count.lines.push_back({kAttack, "R4.2.3c", "experience", toString(Experience::Recruit)});
    }
    if (s.attacker.markers.has(Marker::Ambush)) {
        ++count.automaticX;
        count.lines.push_back({kAttack, "R9.12.4c", "marker", toString(Marker::Ambush)});
    }
}

Pool terrainBonus(const RangedFireSituation &s, const Switches &switches)
{
    // [R13.3g] A retreat has no terrain dice, [R9.6.3.1g] a move along a road none but the road's.
    if (s.fallingBack || s.roadOnly || !s.cover.terrain)
        return {};
    const Pool &primary = s.cover.terrain->bonus[static_cast<std::size_t>(s.defender.card->type)];

    // [R9.6.3.2d] On the way through a fortification only the primary terrain protects.
    if (!s.cover.fortification || s.moving)
        return primary;

    // [R9.6.3.2a] Inside, its dice replace those of the terrain. RULING A-38, with its switch.
    Pool bonus = s.cover.fortificationDice;
    if (switches.fortificationAddsToTerrain)
        bonus.add(primary);
    return bonus;
}

static void countTerrain(DiceCount &count, const RangedFireSituation &s, const SystemData &data,
                         const Switches &switches)
{
    // [R10.9.1a] [R9.6.3.2.8c] The bonus of the hex for this type of unit.
    const Pool bonus = terrainBonus(s, switches);
    const bool inside = s.cover.fortification && !s.moving && !s.fallingBack;
    if (inside)
        count.add(kDefence, bonus, "R9.6.3.2.8c", "fortification", s.cover.fortificationId);
    else if (s.cover.terrain)
        count.add(kDefence, bonus, "R10.9.1a", "terrain", s.cover.terrain->id);

    // [D9.12.4a] Fire from ambush takes the weakest of them.
    if (switches.ambushTakesTerrainDie && s.attacker.markers.has(Marker::Ambush) &&
        !bonus.isEmpty()) {
        const Pool taken = Pool().add(*bonus.weakest());
        count.defence.add(*bonus.weakest(), -1);
        count.lines.push_back(
            {kDefence, "D9.12.4a", "marker", toString(Marker::Ambush), taken, true});
    }

    // [R9.6.3.2.1d] [R9.6.3.2.4b] A wall or barricade on the own hexside that the shot crosses.
    const bool sheltered =
        !s.fallingBack && !(s.moving && switches.obstaclesDoNotProtectMovers); // [D9.6.5a]
    for (const HexsideKind kind : sheltered ? s.hexsides : std::vector<HexsideKind>{}) {
        const HexsideRow &row = data.hexsides[static_cast<std::size_t>(kind)];
        if (const auto die = row.bonus[static_cast<std::size_t>(s.defender.card->type)])
            count.add(kDefence, *die,
                      kind == HexsideKind::TankBarricade ? "R9.6.3.2.4b" : "R9.6.3.2.1d", "hexside",
                      toString(kind));
    }

    // [R10.9.2a] [R10.3k] What hinders the line of sight.
    count.add(kDefence, s.hindrances, "R10.9.2a", "hindrance");
}

static void countFireStatus(DiceCount &count, const RangedFireSituation &s, const SystemData &data)
{
    // [R10.9.4a] [R9.3d] [R10.9.5d] One die of the table by the attacker's action; [R10.9.5b]
    // after a failed spotting roll that of the third column instead.
    const bool onTheMove = s.action == Action::MoveAndFire || s.action == Action::FireAndMove;
    const auto row = onTheMove ? FireRow::MovingAndFiring : FireRow::Firing;
    const auto column = s.blind ? FireColumn::BlindInfantry : FireColumn::Normal;
    if (const auto die =
            data.fireModification[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
        count.add(kDefence, *die, s.blind ? "R10.9.5b" : "R10.9.4a", "fire_modification",
                  s.blind ? "blind" : toString(s.action));
}

static void countStatus(DiceCount &count, const RangedFireSituation &s)
{
    const MarkerSet markers = s.defender.markers;
    // [R10.9.6c] [R13.1e] Dug in, for who stays where it dug.
    if (s.cover.dugIn && !s.moving && !s.fallingBack)
        count.add(kDefence, Die::Green, "R10.9.6c", "marker", toString(Marker::DugIn));

    // [R10.9.6d] Hiding in any form.
    for (const Marker marker : {Marker::HideAction, Marker::Hidden, Marker::Ambush})
        if (markers.has(marker))
            count.add(kDefence, Die::Blue, "R10.9.6d", "marker", toString(marker));

    // [R10.9.6e] [R13.3b] Suppressed infantry and artillery keep their heads down.
    if (markers.has(Marker::Suppressed) && s.defender.card->type != UnitType::Vehicle)
        count.add(kDefence, Die::Green, "R10.9.6e", "marker", toString(Marker::Suppressed));

    // [R10.9.8a] [R4.2.3d] Hardened or better.
    if (s.defender.experience >= Experience::Hardened)
        count.add(kDefence, Die::Blue, "R10.9.8a", "experience", toString(s.defender.experience));

    // [R10.9.6b] [R9.2b] [R13.3k] Haste and [R10.9.6a] digging take the weakest die, never the last
    // (RULING A-19: after all that was added).
    if (markers.has(Marker::FastAction) || s.fallingBack || s.withdrawing)
        count.takeWeakest(kDefence, 1, "R10.9.6b", "marker",
                          toString(s.fallingBack ? Marker::Fallback : Marker::FastAction));
    if (markers.has(Marker::DiggingIn))
        count.takeWeakest(kDefence, 1, "R10.9.6a", "marker", toString(Marker::DiggingIn));
}

DiceCount rangedFireDice(const RangedFireSituation &s, const SystemData &data,
                         const Switches &switches)
{
    HW_EXPECTS(s.attacker.card && s.defender.card);
    DiceCount count;
    countAttack(count, s);

    // [R10.7.1a] The dice of the card, then all others.
    count.add(kDefence, s.defender.card->defenceOf(AreaOfImpact::Front), "R10.7.1a", "card");
    countTerrain(count, s, data, switches);
    countFireStatus(count, s, data);
    countStatus(count, s);
    return count;
}

DiceCount criticalDice(int criticals)
{
    // [R10.7.5a] A green die against a blue one for each.
    DiceCount count;
    count.add(kAttack, Pool().add(Die::Green, criticals), "R10.7.5a", "critical");
    count.add(kDefence, Pool().add(Die::Blue, criticals), "R10.7.5a", "critical");
    return count;
}

} // namespace hexwerk::assault
