#include "core/assault/rules/firing/ranged_fire.h"

#include "core/assault/rules/house_rule.h"
#include "core/base/contract.h"

namespace hexwerk::assault {

static constexpr auto kAttack = PoolSide::Attack;
static constexpr auto kDefence = PoolSide::Defence;

const Pool *attackDiceOf(const UnitCard &attacker, const UnitCard &defender, int range)
{
    // [R10.1b] [R10.7.1b] [R4.2.2c] Armour has a row of its own; all others share the second.
    return attacker.dice(defender.isArmoured() ? TargetRow::Armoured : TargetRow::Soft, range);
}

Pool abilityDice(const Traits &traits, const UnitCard &defender, int range)
{
    const TargetRow row = defender.isArmoured() ? TargetRow::Armoured : TargetRow::Soft;
    Pool dice;
    for (const AttackDie &extra : traits.attack)
        if ((!extra.row || extra.row == row) && range >= extra.from && range <= extra.to)
            dice.add(extra.die);
    return dice;
}

std::optional<Die> joinedDie(const Pool &dice, int steps)
{
    auto die = dice.strongest();
    // [R10.8.4e] [R10.8.4f] Blue stays blue.
    for (; die && *die != Die::Blue && steps > 0; --steps)
        die = static_cast<Die>(static_cast<int>(*die) + 1);
    return die;
}

static void countJoined(DiceCount &count, const RangedFireSituation &s)
{
    // [R10.8.4c] A die of each fire support unit. [R10.8.4d] RULING A-22: one of a unit at half
    // strength counts its stronger symbol; what counts otherwise than the dice of the lead unit is
    // rolled apart, so that nobody mixes them up.
    for (const JoinedDie &joined : s.joined) {
        const bool apart = joined.half != s.attacker.half;
        count.lines.push_back({kAttack,
                               joined.half ? "R10.8.4d" : "R10.8.4c",
                               "joint_fire",
                               {},
                               Pool().add(joined.die)});
        (apart ? count.joined : count.attack).add(joined.die);
    }
}

static void countCard(DiceCount &count, const RangedFireSituation &s)
{
    // [R7.1i] The same dice over the whole band of indirect fire, [R7.4a] those of an ability.
    if (s.action == Action::IndirectFire)
        count.add(kAttack, s.attacker.card->indirect->dice, "R7.1i", "card");
    else if (s.action == Action::SpecialAbility)
        count.add(kAttack, s.ability, "R7.4a", "ability");
    // [R10.7.1b] [R10.1c] The dice of the card for row and range.
    else if (const Pool *dice = attackDiceOf(*s.attacker.card, *s.defender.card, s.range))
        count.add(kAttack, *dice, "R10.7.1b", "card");
    // [R10.8.2a] What the card says besides.
    if (s.attacker.traits && s.action != Action::SpecialAbility)
        count.add(kAttack, abilityDice(*s.attacker.traits, *s.defender.card, s.range), "R10.8.2a",
                  "ability");
}

static void countFirer(DiceCount &count, const Fighter &firer)
{
    // [R10.8a] All that follows adds up. [R10.8.3a] [R4.2.3e] Veterans and elite have one blue die
    // more: [R4.2.3b] a level has what those below it have.
    if (firer.experience >= Experience::Veteran)
        count.add(kAttack, Die::Blue, "R10.8.3a", "experience", toString(firer.experience));

    // [R10.8.1a] [R13.1f] Attack dice -1 takes the weakest die, [R9.12.2d] hiding likewise.
    if (firer.markers.has(Marker::AttackDiceMinus1))
        count.takeWeakest(kAttack, 0, "R10.8.1a", "marker", toString(Marker::AttackDiceMinus1));
    if (firer.markers.has(Marker::Hidden))
        count.takeWeakest(kAttack, 0, "R9.12.2d", "marker", toString(Marker::Hidden));

    // [R10.8.1b] [R13.1b] At half strength a double success counts once; [R10.9.6f] whoever fires
    // at it finds its defence dice complete.
    count.single = firer.half;
    if (firer.half)
        count.lines.push_back({kAttack, "R10.8.1b", "half_strength"});
}

static void countAttack(DiceCount &count, const RangedFireSituation &s)
{
    countCard(count, s);
    // [R10.8a] All that follows adds up.
    countFirer(count, s.attacker);
    countJoined(count, s);

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

static bool isHasty(const RangedFireSituation &s)
{
    return s.defender.markers.has(Marker::FastAction) || s.fallingBack || s.withdrawing;
}

static std::string_view shelterRule(const HexsideRow &row, HexsideKind kind, UnitType type)
{
    // [R9.6.3.2.4b] A barricade; [R9.6.3.2.1e] a wall before a vehicle, [R9.6.3.2.1d] or others.
    if (kind == HexsideKind::TankBarricade)
        return "R9.6.3.2.4b";
    return ruleOf(row.house, type == UnitType::Vehicle ? "R9.6.3.2.1e" : "R9.6.3.2.1d");
}

static void countTerrain(DiceCount &count, const RangedFireSituation &s, const SystemData &data,
                         const Switches &switches)
{
    // [R10.9.1a] [H9.4e] [R9.6.3.2.8c] The bonus of the hex for this type of unit.
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

    // A wall or barricade on the own hexside that the shot crosses.
    for (const HexsideKind kind : s.fallingBack ? std::vector<HexsideKind>{} : s.hexsides) {
        const HexsideRow &row = data.terrain.row(kind);
        if (const auto die = row.bonus[static_cast<std::size_t>(s.defender.card->type)])
            count.add(kDefence, *die, shelterRule(row, kind, s.defender.card->type), "hexside",
                      row.id);
    }

    // [R10.9.2a] [R10.3k] What hinders the line of sight, [R7.1c] which shells do not follow.
    if (s.action != Action::IndirectFire)
        count.add(kDefence, s.hindrances, "R10.9.2a", "hindrance");
}

// [R7.1.2c] [R10.9.3c] What a vehicle has against shells.
static void countFromAbove(DiceCount &count, const RangedFireSituation &s, const Switches &switches)
{
    const UnitCard &card = *s.defender.card;
    const Pool &above = card.defenceOf(AreaOfImpact::Above);
    // [D7.1.2b] In the German edition its flank, above only with a critical hit; [D7.1.2c] and a
    // green die in any case.
    if (switches.indirectFireHitsFlank) {
        const AreaOfImpact area = s.critical ? AreaOfImpact::Above : AreaOfImpact::Flank;
        count.add(kDefence, card.defenceOf(area), "D7.1.2b", "card");
        count.add(kDefence, Die::Green, "D7.1.2c", "indirect_fire");
        return;
    }
    count.add(kDefence, above, "R7.1.2c", "card");
    // [R7.1.2d] With a blue die among them a yellow one more, without any a green one.
    if (above.isEmpty())
        count.add(kDefence, Die::Green, "R7.1.2d", "indirect_fire");
    else if (above.count(Die::Blue) > 0)
        count.add(kDefence, Die::Yellow, "R7.1.2d", "indirect_fire");
}

static void countArmour(DiceCount &count, const RangedFireSituation &s, const Switches &switches)
{
    // [R10.7.1a] The dice of the card, then all others; [R10.9.3a] of a vehicle those of the area
    // that is hit. [R7.1.2e] Only that is different for shells.
    const UnitCard &card = *s.defender.card;
    if (card.type != UnitType::Vehicle)
        count.add(kDefence, card.defenceOf(AreaOfImpact::Front), "R10.7.1a", "card");
    else if (s.action == Action::IndirectFire)
        countFromAbove(count, s, switches);
    else
        count.add(kDefence, card.defenceOf(s.area), "R10.9.3a", "card", toString(s.area));
}

// The column, and the rule that says so.
struct FireCase
{
    FireColumn column = FireColumn::Normal;
    std::string_view rule = {};
};

static FireCase fireCase(const RangedFireSituation &s)
{
    const bool vehicle = s.defender.card->type == UnitType::Vehicle;
    // [R10.5h] [R10.5i] [R10.9.5b] [R10.9.5c] After a failed spotting roll.
    if (s.blind)
        return vehicle ? FireCase{FireColumn::BlindVehicle, "R10.9.5c"}
                       : FireCase{FireColumn::BlindInfantry, "R10.9.5b"};
    // [R10.9.4b] [R10.9.5a] [R9.2e] A vehicle in haste; [R13.3k] a retreat is no less.
    if (vehicle && isHasty(s))
        return {FireColumn::FastVehicle, "R10.9.5a"};
    return {FireColumn::Normal, "R10.9.4a"};
}

static void countFireStatus(DiceCount &count, const RangedFireSituation &s, const SystemData &data)
{
    // [R10.9.4a] [R9.3d] [R10.9.5d] One die of the table by the attacker's action: the turret's
    // row [R10.0e] only where it does not move as well.
    const bool onTheMove = s.action == Action::MoveAndFire || s.action == Action::FireAndMove;
    const auto row = onTheMove                        ? FireRow::MovingAndFiring
                     : s.action == Action::TurretFire ? FireRow::TurretFiring
                                                      : FireRow::Firing;
    const FireCase which = fireCase(s);
    if (const auto die = data.fireModification[static_cast<std::size_t>(row)]
                                              [static_cast<std::size_t>(which.column)])
        count.add(kDefence, *die, which.rule, "fire_modification",
                  s.blind ? "blind" : toString(s.action));
}

static void countStatus(DiceCount &count, const RangedFireSituation &s)
{
    const MarkerSet markers = s.defender.markers;
    // [R10.9.6c] [R13.1e] Dug in, for who stays where it dug.
    if (s.cover.dugIn && !s.moving && !s.fallingBack)
        count.add(kDefence, Die::Green, "R10.9.6c", "marker", toString(Marker::DugIn));

    // [R10.9.6d] [R9.12.1d] Hiding in any form.
    for (const Marker marker : {Marker::HideAction, Marker::Hidden, Marker::Ambush})
        if (markers.has(marker))
            count.add(kDefence, Die::Blue, "R10.9.6d", "marker", toString(marker));

    // [R10.9.7a] What the card says besides.
    if (s.defender.traits)
        count.add(kDefence, s.defender.traits->defence, "R10.9.7a", "ability");

    // [R10.9.6e] [R13.3b] Suppressed infantry and artillery keep their heads down.
    if (markers.has(Marker::Suppressed) && s.defender.card->type != UnitType::Vehicle)
        count.add(kDefence, Die::Green, "R10.9.6e", "marker", toString(Marker::Suppressed));

    // [R10.9.8a] [R4.2.3d] [R4.2.3b] Hardened or better.
    if (s.defender.experience >= Experience::Hardened)
        count.add(kDefence, Die::Blue, "R10.9.8a", "experience", toString(s.defender.experience));

    // [D9.13c] What the covering fire of a friend is worth.
    if (s.coverDie)
        count.add(kDefence, *s.coverDie, "D9.13c", "covering_fire");

    // [R10.9.6b] [R9.2b] [R13.3k] Haste, but of a vehicle, and [R10.9.6a] [R9.8.1b] digging take
    // the weakest die, never the last (RULING A-19: after all that was added).
    if (isHasty(s) && s.defender.card->type != UnitType::Vehicle)
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

    countArmour(count, s, switches);
    if (s.riding) // [R10.10.1b] Riders have none but those of their card.
        return count;
    countTerrain(count, s, data, switches);
    countFireStatus(count, s, data);
    countStatus(count, s);
    return count;
}

DiceCount smokeDice(const Fighter &firer)
{
    HW_EXPECTS(firer.card && firer.card->indirect);
    DiceCount count;
    count.add(kAttack, firer.card->indirect->dice, "R7.2d", "card");
    countFirer(count, firer);
    return count;
}

DiceCount criticalDice(int criticals)
{
    // [R10.7.5a] [R10.7.6a] A green die against a blue one for each.
    DiceCount count;
    count.add(kAttack, Pool().add(Die::Green, criticals), "R10.7.5a", "critical");
    count.add(kDefence, Pool().add(Die::Blue, criticals), "R10.7.5a", "critical");
    return count;
}

} // namespace hexwerk::assault
