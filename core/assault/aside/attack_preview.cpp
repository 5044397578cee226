#include "core/assault/aside/attack_preview.h"

#include "core/assault/aside/attack_chances.h"
#include "core/assault/aside/shot_memo.h"
#include "core/assault/rules/consequence.h"
#include "core/assault/rules/fighting/vehicle_combat.h"
#include "core/assault/rules/firing/hazards.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/steps/changes.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace hexwerk::assault {

namespace {

void countRound(AttackChances &chances, const Victim &victim, const DiceCount &dice,
                const DiceFaces &faces, int round, Means means, double chance)
{
    Distribution odds = distributionOf(dice, faces);
    if (round == 1) // [R11.1.5a]
        odds = withOneXFewer(odds);
    if (victim.ignoresX)
        odds = withoutX(odds);
    for (const Distribution::Entry &entry : odds.entries)
        count(chances, victim, consequence(victim, means, entry.left),
              chance * shareOf(entry, odds));
}

// [R11.5c] How often a die shows anything.
double chanceToApproach(const DiceFaces &faces)
{
    int good = 0;
    for (int number = 1; number <= 6; ++number)
        good += faces.face(Die::Green, number).total() > 0 ? 1 : 0;
    return good / 6.0;
}

} // namespace

// One attack from its first roll on. [R7.1.2a]
static void countRolls(AttackChances &chances, const Position &p, const Shot &shot, DiceCount dice,
                       double chance)
{
    const DiceFaces &faces = p.setting->faces;
    const Victim victim = victimOf(p, p.unit(shot.target));
    const Blasts blasts = blastsOf(p, strikeOf(p, shot));
    if (!hasPreliminaryRoll(p, shot)) {
        if (!blasts)
            return addChances(chances, shotChances(dice, victim, faces), chance);
        return countShot(chances, victim, distributionOf(dice, faces), blasts, faces, chance);
    }
    const Pool onCritical = defenceOnCritical(p, shot);
    for (const Share &share : takingPart(dice.attack, faces)) {
        dice.attack = share.dice;
        if (onCritical.isEmpty())
            countShot(chances, victim, distributionOf(dice, faces), blasts, faces,
                      chance * share.chance);
        else
            countDirectHit(chances, victim, dice, onCritical, blasts, faces, chance * share.chance);
    }
}

static void addBlast(AttackPreview &preview, const Blasts &blasts)
{
    if (blasts)
        preview.blast = blasts->dice();
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
    addBlast(preview, blastsOf(p, strikeOf(p, shot)));
    countRolls(preview.chances, p, seen, preview.dice, preview.spotted);
    if (preview.spotted < 1) {
        Shot blind = shot;
        blind.blind = true;
        countRolls(preview.chances, p, blind, shotDice(p, blind), 1 - preview.spotted);
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

static Distribution certain(const Symbols &symbols)
{
    return {{{symbols, 1}}, 1};
}

static Symbols sumOfBoth(Symbols sum, const Symbols &more)
{
    return sum += more;
}

// [R8.3c] Of dice that lie there, of which one may be rolled again.
static Distribution distributionOfRolled(const DuelFrame &duel, bool isAttack,
                                         const DiceFaces &faces)
{
    const bool single = isAttack && duel.single;
    const bool isAgain =
        duel.stage == DuelFrame::RerollAttackDie || duel.stage == DuelFrame::RerollDefenceDie;
    if (!isAgain)
        return certain(sumOf(duel.dice, single));
    std::vector<Symbols> others = duel.dice;
    others.erase(others.begin() + duel.die);
    const Die die = (isAttack ? duel.attack : duel.defence).dice()[duel.die];
    return together(certain(sumOf(others, single)),
                    oddsOf({.attack = Pool().add(die),
                            .attackSuccesses = single ? Successes::Single : Successes::All},
                           faces),
                    sumOfBoth);
}

// What is left of dice that are being rolled: some may lie there already.
static Distribution distributionUnderWay(const Position &p, const DiceCount &dice)
{
    const DiceFaces &faces = p.setting->faces;
    const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
    if (!duel)
        return distributionOf(dice, faces);
    switch (duel->stage) {
    case DuelFrame::Attack:
        return distributionOf(dice, faces);
    case DuelFrame::Join:
    case DuelFrame::Defend:
        return against(certain(duel->rolled), dice, duel->stage == DuelFrame::Join, faces);
    case DuelFrame::RerollAttack:
    case DuelFrame::RerollAttackDie: {
        const Symbols automatic{.x = duel->automaticX};
        const Distribution attack =
            together(distributionOfRolled(*duel, true, faces), certain(automatic), sumOfBoth);
        return against(attack, dice, !duel->joined.isEmpty(), faces);
    }
    case DuelFrame::RerollDefence:
    case DuelFrame::RerollDefenceDie:
        return together(certain(duel->rolled), distributionOfRolled(*duel, false, faces), cancel);
    }
    HW_UNREACHABLE();
}

AttackPreview previewUnderWay(const Position &p, const RangedFireFrame &fire)
{
    const Shot shot = shotOf(fire);
    if (fire.stage == RangedFireFrame::Join || fire.stage == RangedFireFrame::Spot)
        return previewShot(p, shot);
    const Setting &setting = *p.setting;
    AttackPreview preview{.dice = shotDice(p, shot), .spotted = fire.blind ? 0.0 : 1.0};
    const Blasts blasts = blastsOf(p, strikeOf(p, shot));
    addBlast(preview, blasts);
    countShot(preview.chances, victimOf(p, p.unit(fire.target)),
              distributionUnderWay(p, preview.dice), blasts, setting.faces, 1);
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
    const Blasts blasts = blastsOf(p, strikeOf(p, shot));
    addBlast(preview, blasts);
    if (fire.stage == SupportFireFrame::Preliminary) {
        countRolls(preview.chances, p, shot, preview.dice, 1);
        return preview;
    }
    const DiceFaces &faces = p.setting->faces;
    preview.dice.attack = fire.dice;
    const auto *duel = std::get_if<DuelFrame>(&p.stack.back());
    const bool isOpen = !duel || duel->stage == DuelFrame::Attack;
    const Victim victim = victimOf(p, p.unit(fire.target));
    if (const Pool onCritical = defenceOnCritical(p, shot); isOpen && !onCritical.isEmpty()) {
        countDirectHit(preview.chances, victim, preview.dice, onCritical, blasts, faces, 1);
        return preview;
    }
    if (!isOpen)
        preview.dice.defence = duel->defence;
    countShot(preview.chances, victim, distributionUnderWay(p, preview.dice), blasts, faces, 1);
    return preview;
}

// The blast roll that lies there, and those after it.
static void countBlastsLeft(AttackPreview &preview, const Position &p, const Victim &victim,
                            const Consequence &soFar, const BlastOdds &odds)
{
    BlastFrame blast;
    for (const Frame &frame : p.stack)
        if (const auto *found = std::get_if<BlastFrame>(&frame))
            blast = *found;
    const int left =
        blast.stage == BlastFrame::Others
            ? 0
            : blastRolls(p.setting->switches, blast.strike, blast.criticals) - blast.rolled;
    preview.dice = odds.dice();
    // What has collapsed has done its harm.
    countBlasts(
        preview.chances, victim, soFar,
        odds.outcomesFrom({.morale = blast.morale}, distributionUnderWay(p, preview.dice), left),
        1);
}

AttackPreview previewUnderWay(const Position &p, const HitFrame &hit)
{
    AttackPreview preview{.dice = criticalDice(hit.left.c)};
    Victim victim = victimOf(p, p.unit(hit.target));
    victim.morale = hit.before;
    Consequence soFar;
    if (hit.outcome != hit.before)
        soFar.morale = hit.outcome;
    const Blasts blasts = blastsOf(p, hit.strike);
    if (hit.stage == HitFrame::Blast && blasts) {
        countBlastsLeft(preview, p, victim, soFar, *blasts);
        return preview;
    }
    addBlast(preview, blasts);
    countCritical(preview.chances, victim, soFar, distributionUnderWay(p, preview.dice),
                  blasts ? blasts->outcomes(hit.left.c) : std::vector<BlastOutcome>(1), 1);
    return preview;
}

// [R9.6.4.2d] How often the unit finds no way through.
static double chanceOfMines(const Position &p, const MineFrame &mines)
{
    if (mines.stage != MineFrame::Detect)
        return 1;
    const DetectionNeed need = detectionNeed(p, mines);
    return 1 - std::clamp(7 - (need.number - need.modifier), 0, 6) / 6.0;
}

AttackPreview previewUnderWay(const Position &p, const MineFrame &mines)
{
    const MineKind kind = minefieldAt(p, mines.minefield)->kind.value();
    AttackPreview preview{.dice = mineDice(p.setting->data, kind)};
    const Victim victim = victimOf(p, p.unit(mines.unit));
    const double attacked = chanceOfMines(p, mines);
    if (attacked < 1)
        count(preview.chances, victim, {}, 1 - attacked);
    const DiceFaces &faces = p.setting->faces;
    const Distribution odds = distributionUnderWay(p, preview.dice);
    for (const Distribution::Entry &entry : odds.entries) {
        Victim hit = victim;
        // [R9.6.4.2i] A vehicle that is damaged moves no more, whatever comes of it.
        const bool tracksGone = victim.isVehicle && entry.left.c + entry.left.d > 0;
        hit.immobilised = hit.immobilised || tracksGone;
        hit.cannotFallBack = hit.cannotFallBack || tracksGone;
        AttackChances chances;
        countShot(chances, hit, {{entry}, odds.total}, {}, faces, attacked);
        addChances(preview.chances, chances, 1, tracksGone && !victim.immobilised);
    }
    return preview;
}

static AttackPreview previewGround(const Position &p, UnitId vehicle, DiceCount dice,
                                   const Distribution &odds)
{
    AttackPreview preview{.dice = std::move(dice)};
    const Victim victim = victimOf(p, p.unit(vehicle));
    for (const Distribution::Entry &entry : odds.entries)
        count(preview.chances, victim, consequence(victim, Means::Ground, entry.left),
              shareOf(entry, odds));
    return preview;
}

AttackPreview previewGround(const Position &p, UnitId vehicle, const Pool &ground)
{
    DiceCount dice = groundDice(p.card(vehicle), ground);
    const Distribution odds = distributionOf(dice, p.setting->faces);
    return previewGround(p, vehicle, std::move(dice), odds);
}

AttackPreview previewUnderWay(const Position &p, const TerrainDamageFrame &ground)
{
    DiceCount dice = groundDice(p.card(ground.unit), ground.dice);
    const Distribution odds = distributionUnderWay(p, dice);
    return previewGround(p, ground.unit, std::move(dice), odds);
}

AttackPreview previewRound(const Position &p, const CloseCombatFrame &combat)
{
    CloseCombatDice dice = roundDice(p, combat);
    AttackPreview preview{.dice = std::move(dice.assault), .returned = std::move(dice.defence)};

    const UnitId onWheels = combat.onWheels ? infantryAgainstVehicle(p, combat) : UnitId{};
    const double reaches =
        combat.stage == CloseCombatFrame::Approach ? chanceToApproach(p.setting->faces) : 1;
    const auto countOn = [&](AttackChances &chances, UnitId attacker, UnitId target,
                             const DiceCount &attack) {
        const Victim victim = victimOf(p, p.unit(target));
        const bool wheels = attacker == onWheels;
        const double share = wheels ? reaches : 1;
        countRound(chances, victim, attack, p.setting->faces, combat.round,
                   wheels ? Means::Wheels : Means::CloseCombat, share);
        if (share < 1)
            count(chances, victim, {}, 1 - share);
    };
    countOn(preview.chances, combat.assault, combat.defence, preview.dice);
    countOn(preview.returnedChances, combat.defence, combat.assault, *preview.returned);
    return preview;
}

AttackPreview previewCloseCombat(const Position &p, const Walk &into, Hex from, UnitId defence)
{
    Position entered = p;
    entered.unit(into.unit).at = p.unit(defence).at;
    return previewRound(entered, closeCombatOf(entered, into, from, defence));
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
                  distributionUnderWay(p, *preview.returned), {}, p.setting->faces, 1);
    }
    // [R9.10.3i] The gun is lost unless its shot stops the vehicle.
    preview.chances = {.nothing = 1 - vehicle.unstopped,
                       .eliminated = vehicle.unstopped,
                       .unstopped = 1 - vehicle.unstopped};
    preview.chances.results = {{{}, 1 - vehicle.unstopped},
                               {{.loss = Loss::Eliminated}, vehicle.unstopped}};
    return preview;
}

} // namespace hexwerk::assault
