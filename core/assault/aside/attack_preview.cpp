#include "core/assault/aside/attack_preview.h"

#include "core/assault/dice/odds.h"
#include "core/assault/rules/fighting/vehicle_combat.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

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
    bool isVehicle = false;
    bool immobilised = false;
    bool cannotFallBack = false;
};

Victim victimOf(const Position &p, const Unit &unit)
{
    return {.strength = unit.strength,
            .halfStrength = p.card(unit.id).halfStrength,
            .fullStrength = p.card(unit.id).strength,
            .morale = moraleOf(unit.markers),
            .delayed = unit.markers.has(Marker::DelayedAction),
            .elite = p.experience(unit.id) == Experience::Elite,
            .isVehicle = p.card(unit.id).type == UnitType::Vehicle,
            .immobilised = unit.markers.has(Marker::Immobilised),
            .cannotFallBack = cannotFallBack(p, unit)};
}

struct Ending
{
    int strength = 0; // left
    Morale morale = Morale::None;
    bool stopped = false; // immobilised by it
};

void count(AttackChances &chances, const Victim &victim, Ending ending, double chance)
{
    const bool hurt = ending.strength < victim.strength;
    const bool turned = ending.morale != victim.morale;
    // [R13.3h] A fallback is the end of some.
    const bool falls =
        turned && victim.morale < Morale::Fallback && ending.morale >= Morale::Fallback;
    const bool gone = ending.strength <= 0 || ending.morale == Morale::Eliminated ||
                      (falls && (victim.cannotFallBack || ending.stopped));
    if (!gone && !turned && !ending.stopped)
        chances.unstopped += chance;
    if (hurt)
        chances.damaged += chance;
    if (gone) {
        chances.eliminated += chance;
        chances.results[{.loss = Loss::Eliminated}] += chance;
        return;
    }
    const bool halved =
        victim.strength > victim.halfStrength && ending.strength <= victim.halfStrength;
    chances.results[{.loss = halved ? Loss::Half
                             : hurt ? Loss::Damaged
                                    : Loss::None,
                     .morale = falls    ? Morale::Fallback
                               : turned ? Morale::Suppressed
                                        : Morale::None,
                     .immobilised = ending.stopped}] += chance;
    if (!hurt && !turned && !ending.stopped) {
        chances.nothing += chance;
        return;
    }
    if (halved)
        chances.half += chance;
    if (ending.stopped)
        chances.immobilised += chance;
    if (falls)
        chances.fallback += chance;
    else if (turned)
        chances.suppressed += chance;
}

// Two rolls that do not depend on each other.
template<typename Combine>
Distribution together(const Distribution &first, const Distribution &second, Combine combine)
{
    std::map<std::tuple<int, int, int>, Distribution::Entry> sums;
    for (const Distribution::Entry &a : first.entries)
        for (const Distribution::Entry &b : second.entries) {
            const Symbols both = combine(a.left, b.left);
            Distribution::Entry &sum = sums[{both.c, both.d, both.x}];
            sum.left = both;
            sum.weight += a.weight * b.weight;
        }
    Distribution odds{{}, first.total * second.total};
    for (const auto &[symbols, entry] : sums)
        odds.entries.push_back(entry);
    return odds;
}

Successes successesOf(bool single)
{
    return single ? Successes::Single : Successes::All;
}

// What is left when an attack meets its defence dice; [R10.8.4d] after the dice that are rolled
// apart.
Distribution against(Distribution attack, const DiceCount &dice, bool joins, const DiceFaces &faces)
{
    if (joins)
        attack = together(
            attack,
            oddsOf({.attack = dice.joined, .attackSuccesses = successesOf(!dice.single)}, faces),
            [](Symbols sum, Symbols more) { return sum += more; });
    return together(attack, oddsOf({.attack = dice.defence}, faces), cancel);
}

Distribution distributionOf(const DiceCount &dice, const DiceFaces &faces)
{
    DuelTerms terms{.attack = dice.attack,
                    .defence = dice.defence,
                    .attackSuccesses = successesOf(dice.single),
                    .automaticX = dice.attack.isEmpty() ? 0 : dice.automaticX};
    if (dice.joined.isEmpty())
        return oddsOf(terms, faces);
    terms.defence = {};
    return against(oddsOf(terms, faces), dice, true, faces);
}

// [R10.7.5] [R10.7.6] The critical roll: its four results.
void countCritical(AttackChances &chances, const Victim &victim, Ending ending,
                   const Distribution &odds, double chance)
{
    const auto share = [&](auto holds) { return chance * odds.probability(holds); };
    const auto after = [&](Morale morale) { return Ending{ending.strength, morale}; };
    const Morale suppressed = afterSuppression(ending.morale, victim.delayed);
    const Morale fallback = afterFallback(ending.morale);
    const Ending stopped = victim.immobilised ? after(Morale::Eliminated)
                                              : Ending{ending.strength, ending.morale, true};
    count(chances, victim, victim.isVehicle ? stopped : after(fallback),
          share([](Symbols s) { return s.c > 0; }));
    count(chances, victim, after(victim.isVehicle ? fallback : suppressed),
          share([](Symbols s) { return s.c == 0 && s.d > 0; }));
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

// [R7.1.2b] Dice that may be left by the preliminary roll, and how often they are.
struct Share
{
    Pool dice;
    double chance = 1;
};

std::vector<Share> takingPart(const Pool &all, const DiceFaces &faces)
{
    std::vector<Share> shares = {{}};
    for (const Die die : all.dice()) {
        int good = 0;
        for (int number = 1; number <= 6; ++number)
            good += faces.face(die, number).c + faces.face(die, number).d > 0 ? 1 : 0;
        std::vector<Share> next;
        const auto add = [&next](const Pool &dice, double chance) {
            const auto same = std::find_if(next.begin(), next.end(),
                                           [&](const Share &share) { return share.dice == dice; });
            if (same == next.end())
                next.push_back({dice, chance});
            else
                same->chance += chance;
        };
        for (const Share &share : shares) {
            add(Pool(share.dice).add(die), share.chance * good / 6);
            add(share.dice, share.chance * (6 - good) / 6);
        }
        shares = std::move(next);
    }
    return shares;
}

// [D7.1.2b] An attack whose critical hits bring other defence dice.
void countDirectHit(AttackChances &chances, const Victim &victim, DiceCount dice,
                    const Pool &onCritical, const DiceFaces &faces, double chance)
{
    const Pool otherwise = std::exchange(dice.defence, {});
    const Distribution rolled = distributionOf(dice, faces);
    for (const Distribution::Entry &entry : rolled.entries) {
        Distribution odds = oddsOf({.attack = entry.left.c > 0 ? onCritical : otherwise}, faces);
        for (Distribution::Entry &defence : odds.entries)
            defence.left = cancel(entry.left, defence.left);
        countShot(chances, victim, odds, faces,
                  chance * static_cast<double>(entry.weight) / static_cast<double>(rolled.total));
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

// [R11.5d] [R11.5f] Of the wheels or tracks alone.
Ending afterWheels(const Victim &victim, Symbols left)
{
    return {victim.strength - (left.c > 0 && left.d > 0 ? 1 : 0),
            left.x > 0 ? Morale::Suppressed : victim.morale};
}

using RoundEnding = Ending (*)(const Victim &, Symbols);

AttackChances roundChances(const Victim &victim, const DiceCount &dice, const DiceFaces &faces,
                           int round, RoundEnding after)
{
    Distribution odds = distributionOf(dice, faces);
    if (round == 1) // [R11.1.5a]
        odds = withOneXFewer(odds);
    if (victim.elite)
        odds = withoutX(odds);
    AttackChances chances;
    for (const Distribution::Entry &entry : odds.entries)
        count(chances, victim, after(victim, entry.left),
              static_cast<double>(entry.weight) / static_cast<double>(odds.total));
    return chances;
}

} // namespace

// One attack from its first roll on. [R7.1.2a]
static void countRolls(AttackChances &chances, const Position &p, const Shot &shot, double chance)
{
    DiceCount dice = shotDice(p, shot);
    const DiceFaces &faces = p.setting->faces;
    const Victim victim = victimOf(p, p.unit(shot.target));
    if (!hasPreliminaryRoll(p, shot))
        return countShot(chances, victim, distributionOf(dice, faces), faces, chance);
    const Pool onCritical = defenceOnCritical(p, shot);
    for (const Share &share : takingPart(dice.attack, faces)) {
        dice.attack = share.dice;
        if (onCritical.isEmpty())
            countShot(chances, victim, distributionOf(dice, faces), faces, chance * share.chance);
        else
            countDirectHit(chances, victim, dice, onCritical, faces, chance * share.chance);
    }
}

// `observer` sees the target for the firer, or is the firer itself.
static AttackPreview previewShotNow(const Position &p, const Shot &shot, UnitId observer)
{
    Shot observation = shot;
    observation.firer = observer;
    Shot seen = shot;
    seen.blind = false;
    AttackPreview preview{.dice = shotDice(p, seen), .spotting = spottingNeedOf(p, observation)};
    // [R10.5e]
    if (preview.spotting.rolls) {
        const int least = preview.spotting.number - preview.spotting.modifier;
        preview.spotted = std::clamp(7 - least, 0, 6) / 6.0;
    }
    countRolls(preview.chances, p, seen, preview.spotted);
    if (preview.spotted < 1) {
        Shot blind = shot;
        blind.blind = true;
        countRolls(preview.chances, p, blind, 1 - preview.spotted);
    }
    return preview;
}

AttackPreview previewShot(const Position &p, const Shot &shot)
{
    // [R9.12.2c] [R9.12.4d] Who moves first hides no longer when it fires.
    if (shot.action != Action::MoveAndFire)
        return previewShotNow(p, shot, observerOf(p, shot));
    Position moved = p;
    moved.unit(shot.firer).markers.clear({Marker::Hidden, Marker::Ambush});
    return previewShotNow(moved, shot, shot.firer);
}

// What is left of dice that are being rolled: the attack may lie there already.
static Distribution distributionUnderWay(const Position &p, const DiceCount &dice)
{
    const DiceFaces &faces = p.setting->faces;
    const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
    if (!duel || duel->stage == DuelFrame::Attack)
        return distributionOf(dice, faces);
    return against({{{duel->rolled, 1}}, 1}, dice, duel->stage == DuelFrame::Join, faces);
}

AttackPreview previewUnderWay(const Position &p, const RangedFireFrame &fire)
{
    const Shot shot = shotOf(fire);
    if (fire.stage == RangedFireFrame::Join || fire.stage == RangedFireFrame::Spot)
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

AttackPreview previewUnderWay(const Position &p, const SupportFireFrame &fire)
{
    const Shot shot = shotOf(fire);
    if (fire.stage == SupportFireFrame::Spotter)
        return previewShot(p, shot);
    if (fire.stage == SupportFireFrame::Spot)
        return previewShotNow(p, shot, fire.observer);
    AttackPreview preview{.dice = shotDice(p, shot), .spotted = fire.blind ? 0.0 : 1.0};
    if (fire.stage == SupportFireFrame::Preliminary) {
        countRolls(preview.chances, p, shot, 1);
        return preview;
    }
    const DiceFaces &faces = p.setting->faces;
    preview.dice.attack = fire.dice;
    const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
    const bool isOpen = !duel || duel->stage == DuelFrame::Attack;
    const Victim victim = victimOf(p, p.unit(fire.target));
    if (const Pool onCritical = defenceOnCritical(p, shot); isOpen && !onCritical.isEmpty()) {
        countDirectHit(preview.chances, victim, preview.dice, onCritical, faces, 1);
        return preview;
    }
    if (!isOpen)
        preview.dice.defence = duel->defence;
    countShot(preview.chances, victim, distributionUnderWay(p, preview.dice), faces, 1);
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
    CloseCombatDice dice = roundDice(p, combat);
    AttackPreview preview{.dice = std::move(dice.assault), .returned = std::move(dice.defence)};

    const DiceFaces &faces = p.setting->faces;
    const Unit &assault = p.unit(combat.assault);
    const Unit &defence = p.unit(combat.defence);
    const UnitId onWheels = combat.onWheels ? infantryAgainstVehicle(p, combat) : UnitId{};
    preview.chances = roundChances(victimOf(p, defence), preview.dice, faces, combat.round,
                                   onWheels == combat.assault ? afterWheels : afterRound);
    preview.returnedChances =
        roundChances(victimOf(p, assault), *preview.returned, faces, combat.round,
                     onWheels == combat.defence ? afterWheels : afterRound);
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

AttackPreview previewOverrun(const Position &p, const OverrunFrame &overrun)
{
    AttackPreview preview;
    AttackChances &vehicle = preview.returnedChances;
    vehicle.nothing = vehicle.unstopped = 1;
    vehicle.results = {{{}, 1}};
    if (overrun.stage == OverrunFrame::Shoot || hasLastShot(p, overrun)) {
        preview.returned = lastShotDice(p, overrun);
        vehicle = {};
        countShot(vehicle, victimOf(p, p.unit(overrun.unit)),
                  distributionUnderWay(p, *preview.returned), p.setting->faces, 1);
    }
    // [R9.10.3i] The gun is lost unless its shot stops the vehicle.
    preview.chances = {.nothing = 1 - vehicle.unstopped, .eliminated = vehicle.unstopped};
    preview.chances.results = {{{}, 1 - vehicle.unstopped},
                               {{.loss = Loss::Eliminated}, vehicle.unstopped}};
    return preview;
}

} // namespace hexwerk::assault
