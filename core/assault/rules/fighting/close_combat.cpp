#include "core/assault/rules/fighting/close_combat.h"

#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/house_rule.h"
#include "core/base/contract.h"

namespace hexwerk::assault {

// What both units count alike. [R11.1.2a] [R11.1.2c] [R4.2.3c] [R11.1.2b] [R11.1c]
static void countAttack(DiceCount &count, const Fighter &attacker, const Fighter &defender)
{
    // [R11.1.2a] The card's dice at range 0.
    const auto row = defender.card->isArmoured() ? TargetRow::Armoured : TargetRow::Soft;
    if (const Pool *dice = attacker.card->dice(row, 0))
        count.add(PoolSide::Attack, *dice, "R11.1.2a", "card");

    // [R11.1.2c] What the card says besides, of range 0; veterans and elite have one blue die more.
    if (attacker.traits)
        count.add(PoolSide::Attack, abilityDice(*attacker.traits, *defender.card, 0), "R11.1.2c",
                  "ability");
    if (attacker.experience >= Experience::Veteran)
        count.add(PoolSide::Attack, Die::Blue, "R11.1.2c", "experience",
                  toString(attacker.experience));

    countSymbols(count, attacker, defender);

    // [R11.1.2f] Every double success of a vehicle counts once against infantry.
    if (attacker.card->type == UnitType::Vehicle && defender.card->type == UnitType::Infantry) {
        count.single = true;
        count.lines.push_back({PoolSide::Attack, "R11.1.2f", "vehicle"});
    }
}

void countSymbols(DiceCount &count, const Fighter &attacker, const Fighter &defender)
{
    // [R11.1.2b] [R11.1c] At half strength a double success counts once.
    count.single = attacker.half;
    if (attacker.half)
        count.lines.push_back({PoolSide::Attack, "R11.1.2b", "half_strength"});

    // [R4.2.3c] A recruit suffers one X more (RULING A-27: in close combat too).
    if (defender.experience == Experience::Recruit) {
        ++count.automaticX;
        count.lines.push_back(
            {PoolSide::Attack, "R4.2.3c", "experience", toString(Experience::Recruit)});
    }
}

static void countCard(DiceCount &count, const Fighter &defender, AreaOfImpact area)
{
    // [R11.1.3a] [R11.1.3.1c] The dice of the card, of a vehicle where it is hit; [R11.1.3e] what
    // the card says besides, and for hardened or better one blue die more.
    count.add(PoolSide::Defence, defender.card->defenceOf(area), "R11.1.3a", "card");
    if (defender.traits)
        count.add(PoolSide::Defence, defender.traits->defence, "R11.1.3e", "ability");
    if (defender.experience >= Experience::Hardened)
        count.add(PoolSide::Defence, Die::Blue, "R11.1.3e", "experience",
                  toString(defender.experience));
}

// [R11.1.3d] Neither terrain nor works help a vehicle.
static bool findsCover(const Fighter &fighter)
{
    return fighter.card->type != UnitType::Vehicle;
}

static const Pool &terrainOf(const CloseCombatSituation &s, const Fighter &fighter)
{
    return s.cover.terrain->bonus[static_cast<std::size_t>(fighter.card->type)];
}

static void countInitialDefenceUnit(CloseCombatDice &dice, const CloseCombatSituation &s,
                                    const Switches &switches)
{
    if (!findsCover(s.defence))
        return;

    // [R11.1.3.1b] The fortification's dice of the side from which the assault comes; [R11.1.3.1a]
    // without one all dice of the terrain.
    if (s.cover.fortification)
        dice.assault.add(PoolSide::Defence, s.cover.fortificationDice, "R11.1.3.1b",
                         "fortification", s.cover.fortificationId);
    if (!s.cover.fortification || switches.fortificationAddsToTerrain) // RULING A-38
        dice.assault.add(PoolSide::Defence, terrainOf(s, s.defence), "R11.1.3.1a", "terrain",
                         s.cover.terrain->id);

    // [R13.1e] RULING A-40: dug in helps in the initial round.
    if (s.cover.dugIn)
        dice.assault.add(PoolSide::Defence, Die::Green, "R13.1e", "marker",
                         toString(Marker::DugIn));
}

static void countInitialAssaultUnit(CloseCombatDice &dice, const CloseCombatSituation &s)
{
    // [R11.1.3.2a] No terrain dice, but one blue die; [R11.1.3.2b] against a fortification also the
    // strongest die of the primary terrain.
    dice.defence.add(PoolSide::Defence, Die::Blue, "R11.1.3.2a", "assault");
    if (s.cover.fortification && findsCover(s.assault))
        if (const auto die = terrainOf(s, s.assault).strongest())
            dice.defence.add(PoolSide::Defence, *die, "R11.1.3.2b", "terrain", s.cover.terrain->id);

    // [R11.1.3.2c] Haste costs the weakest die.
    if (s.fastAssault)
        dice.defence.takeWeakest(PoolSide::Defence, 1, "R11.1.3.2c", "marker",
                                 toString(Marker::FastAction));
}

static void countInitialAttacks(CloseCombatDice &dice, const CloseCombatSituation &s,
                                const Switches &switches)
{
    // [R11.1.2.1a] Over wire or a wall the assault loses its weakest die, [H9.6.3.2b] through a
    // stream too.
    if (s.crossed)
        dice.assault.takeWeakest(PoolSide::Attack, 0, ruleOf(s.crossed->house, "R11.1.2.1a"),
                                 "hexside", s.crossed->id);

    // [D9.12.4b] Out of ambush the defence unit strikes harder.
    if (switches.ambushAssaultDie && s.defence.markers.has(Marker::Ambush))
        dice.defence.add(PoolSide::Attack, Die::Green, "D9.12.4b", "marker",
                         toString(Marker::Ambush));

    // [R11.1.2.2a] Who was activated already counts single successes, and at half strength loses
    // the weakest die as well (RULING A-9).
    if (s.defenceActivated) {
        dice.defence.single = true;
        dice.defence.lines.push_back({PoolSide::Attack, "R11.1.2.2a", "activated"});
        if (s.defence.half)
            dice.defence.takeWeakest(PoolSide::Attack, 0, "R11.1.2.2a", "activated");
    }

    // [R11.1.2.2c] [R13.3d] Who is suppressed does not strike back.
    if (s.defenceSuppressed && !dice.defence.attack.isEmpty()) {
        dice.defence.lines.push_back({PoolSide::Attack, "R11.1.2.2c", "marker",
                                      toString(Marker::Suppressed), dice.defence.attack, true});
        dice.defence.attack = {};
        dice.defence.automaticX = 0;
    }
}

static void countLaterRound(DiceCount &count, const CloseCombatSituation &s,
                            const Fighter &defender)
{
    if (!findsCover(defender))
        return;

    // [R11.1.3c] In a fortification both get its strongest die, [R11.1.3b] else the terrain's.
    if (s.cover.fortification) {
        Pool all = s.cover.fortification->front;
        all.add(s.cover.fortification->flank).add(s.cover.fortification->rear);
        if (const auto die = all.strongest())
            count.add(PoolSide::Defence, *die, "R11.1.3c", "fortification",
                      s.cover.fortificationId);
    } else if (const auto die = terrainOf(s, defender).strongest()) {
        count.add(PoolSide::Defence, *die, "R11.1.3b", "terrain", s.cover.terrain->id);
    }
}

CloseCombatDice closeCombatDice(const CloseCombatSituation &s, const Switches &switches)
{
    HW_EXPECTS(s.assault.card && s.defence.card && s.cover.terrain);
    CloseCombatDice dice;
    countAttack(dice.assault, s.assault, s.defence);
    countCard(dice.assault, s.defence, s.defenceArea);
    countAttack(dice.defence, s.defence, s.assault);
    countCard(dice.defence, s.assault, s.assaultArea);
    if (s.initial) { // [R11.1b]
        countInitialDefenceUnit(dice, s, switches);
        countInitialAssaultUnit(dice, s);
        countInitialAttacks(dice, s, switches);
    } else {
        countLaterRound(dice.assault, s, s.defence);
        countLaterRound(dice.defence, s, s.assault);
    }
    return dice;
}

} // namespace hexwerk::assault
