#include "core/assault/attack_preview.h"

#include "core/dice/odds.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

// The target as one shot finds it.
struct Victim
{
    int strength = 1;
    int halfStrength = 1;
    int fullStrength = 1;
    Morale morale = Morale::None;
    bool delayed = false;
    bool elite = false;
};

Victim victimOf(const Position &p, const Unit &unit)
{
    return {.strength = unit.strength,
            .halfStrength = p.card(unit.id).halfStrength,
            .fullStrength = p.card(unit.id).strength,
            .morale = moraleOf(unit.markers),
            .delayed = unit.markers.has(Marker::DelayedAction),
            .elite = p.experience(unit.id) == Experience::Elite};
}

struct Ending
{
    int strength = 0; // left
    Morale morale = Morale::None;
};

void count(AttackChances &chances, const Victim &victim, Ending ending, double chance)
{
    const bool gone = ending.strength <= 0 || ending.morale == Morale::Eliminated;
    const bool hurt = ending.strength < victim.strength;
    const bool turned = ending.morale != victim.morale;
    if (!gone && !hurt && !turned) {
        chances.nothing += chance;
        return;
    }
    if (hurt)
        chances.damaged += chance;
    if (gone) {
        chances.eliminated += chance;
        return;
    }
    if (victim.strength > victim.halfStrength && ending.strength <= victim.halfStrength)
        chances.half += chance;
    if (turned && victim.morale < Morale::Fallback && ending.morale >= Morale::Fallback)
        chances.fallback += chance;
    else if (turned)
        chances.suppressed += chance;
}

Distribution distributionOf(const DiceCount &dice, const DiceFaces &faces)
{
    return oddsOf({.attack = dice.attack,
                   .defence = dice.defence,
                   .attackSuccesses = dice.single ? Successes::Single : Successes::All,
                   .automaticX = dice.attack.isEmpty() ? 0 : dice.automaticX},
                  faces);
}

// What is left when an attack that was rolled already meets its defence dice.
Distribution distributionOf(Symbols attack, const Pool &defence, const DiceFaces &faces)
{
    Distribution odds = oddsOf({.attack = defence}, faces); // with nothing against them: as rolled
    for (Distribution::Entry &entry : odds.entries)
        entry.left = cancel(attack, entry.left);
    return odds;
}

// [R10.7.5] The critical roll: its four results.
void countCritical(AttackChances &chances, const Victim &victim, Ending ending,
                   const Distribution &odds, double chance)
{
    const auto share = [&](auto holds) { return chance * odds.probability(holds); };
    const auto after = [&](Morale morale) { return Ending{ending.strength, morale}; };
    const Morale suppressed = afterSuppression(ending.morale, victim.delayed);
    count(chances, victim, after(afterFallback(ending.morale)),
          share([](Symbols s) { return s.c > 0; }));
    count(chances, victim, after(suppressed), share([](Symbols s) { return s.c == 0 && s.d > 0; }));
    count(chances, victim, after(victim.elite ? ending.morale : suppressed),
          share([](Symbols s) { return s.c == 0 && s.d == 0 && s.x > 0; }));
    count(chances, victim, ending, share([](Symbols s) { return s.total() == 0; }));
}

void countShot(AttackChances &chances, const Victim &victim, const Distribution &odds,
               const DiceFaces &faces, double chance)
{
    for (const Distribution::Entry &entry : odds.entries) {
        const double share =
            chance * static_cast<double>(entry.weight) / static_cast<double>(odds.total);
        Ending ending{victim.strength - entry.left.c - entry.left.d, victim.morale};
        if (entry.left.x > 0 && !victim.elite)
            ending.morale = afterSuppression(ending.morale, victim.delayed);
        if (entry.left.c > 0 && ending.strength > 0)
            countCritical(chances, victim, ending,
                          distributionOf(criticalDice(entry.left.c), faces), share);
        else
            count(chances, victim, ending, share);
    }
}

// [R11.1.4]
Ending afterRound(const Victim &victim, Symbols left)
{
    Ending ending{victim.strength - left.d, victim.morale};
    for (int i = 0; i < left.c && ending.strength > 0; ++i)
        ending.strength = ending.strength <= victim.halfStrength
                              ? 0
                              : ending.strength - (victim.fullStrength - victim.halfStrength);
    if (left.x > 0)
        ending.morale = Morale::Fallback;
    return ending;
}

AttackChances roundChances(const Victim &victim, const DiceCount &dice, const DiceFaces &faces,
                           int round)
{
    Distribution odds = distributionOf(dice, faces);
    if (round == 1) // [R11.1.5a]
        odds = withOneXFewer(odds);
    if (victim.elite)
        odds = withoutX(odds);
    AttackChances chances;
    for (const Distribution::Entry &entry : odds.entries)
        count(chances, victim, afterRound(victim, entry.left),
              static_cast<double>(entry.weight) / static_cast<double>(odds.total));
    return chances;
}

} // namespace

static AttackPreview previewShotNow(const Position &p, const Shot &shot)
{
    const Setting &setting = *p.setting;
    const SightLine line = sightLine(p, shot.firer, shot.target);
    RangedFireSituation situation = rangedFireSituation(p, shot, line);
    situation.blind = false;
    AttackPreview preview{.dice = rangedFireDice(situation, setting.data, setting.switches),
                          .spotting = spottingNeed(spottingSituation(p, shot, line),
                                                   setting.data.spotting, setting.switches)};
    // [R10.5e]
    if (preview.spotting.rolls) {
        const int least = preview.spotting.number - preview.spotting.modifier;
        preview.spotted = std::clamp(7 - least, 0, 6) / 6.0;
    }
    const Victim victim = victimOf(p, p.unit(shot.target));
    countShot(preview.chances, victim, distributionOf(preview.dice, setting.faces), setting.faces,
              preview.spotted);
    if (preview.spotted < 1) {
        situation.blind = true;
        const DiceCount blind = rangedFireDice(situation, setting.data, setting.switches);
        countShot(preview.chances, victim, distributionOf(blind, setting.faces), setting.faces,
                  1 - preview.spotted);
    }
    return preview;
}

AttackPreview previewShot(const Position &p, const Shot &shot)
{
    // [R9.12.2c] [R9.12.4d] Who moves first hides no longer when it fires.
    if (shot.action != Action::MoveAndFire)
        return previewShotNow(p, shot);
    Position moved = p;
    moved.unit(shot.firer).markers.clear({Marker::Hidden, Marker::Ambush});
    return previewShotNow(moved, shot);
}

// What is left of dice that are being rolled: the attack may lie there already.
static Distribution distributionUnderWay(const Position &p, const DiceCount &dice)
{
    const DiceFaces &faces = p.setting->faces;
    const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
    return duel && duel->stage == DuelFrame::Defend
               ? distributionOf(duel->rolled, dice.defence, faces)
               : distributionOf(dice, faces);
}

AttackPreview previewUnderWay(const Position &p, const RangedFireFrame &fire)
{
    const Shot shot = shotOf(fire);
    if (fire.stage == RangedFireFrame::Spot)
        return previewShot(p, shot);
    const Setting &setting = *p.setting;
    const SightLine line = sightLine(p, fire.firer, fire.target);
    AttackPreview preview{
        .dice = rangedFireDice(rangedFireSituation(p, shot, line), setting.data, setting.switches),
        .spotted = fire.blind ? 0.0 : 1.0};
    countShot(preview.chances, victimOf(p, p.unit(fire.target)),
              distributionUnderWay(p, preview.dice), setting.faces, 1);
    return preview;
}

AttackPreview previewUnderWay(const Position &p, const HitFrame &hit)
{
    AttackPreview preview{.dice = criticalDice(hit.left.c)};
    const Victim victim = victimOf(p, p.unit(hit.target));
    countCritical(preview.chances, victim, {victim.strength, hit.outcome},
                  distributionUnderWay(p, preview.dice), 1);
    return preview;
}

AttackPreview previewRound(const Position &p, const CloseCombatFrame &combat)
{
    CloseCombatDice dice = closeCombatDice(closeCombatSituation(p, combat), p.setting->switches);
    AttackPreview preview{.dice = std::move(dice.assault), .returned = std::move(dice.defence)};

    const DiceFaces &faces = p.setting->faces;
    const Unit &assault = p.unit(combat.assault);
    const Unit &defence = p.unit(combat.defence);
    preview.chances = roundChances(victimOf(p, defence), preview.dice, faces, combat.round);
    preview.returnedChances =
        roundChances(victimOf(p, assault), *preview.returned, faces, combat.round);
    return preview;
}

AttackPreview previewCloseCombat(const Position &p, UnitId assault, UnitId defence)
{
    const Unit &target = p.unit(defence);
    Position entered = p;
    entered.unit(assault).at = target.at;
    return previewRound(
        entered, {.assault = assault,
                  .defence = defence,
                  .hex = target.at,
                  .from = p.unit(assault).at,
                  .defenceActivated = target.activated && !target.markers.has(Marker::HideAction),
                  .defenceSuppressed = target.markers.has(Marker::Suppressed)});
}

} // namespace hexwerk::assault
