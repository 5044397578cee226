// [R12.5] What uncancelled criticals do to a hex and to all units in it.
#include "core/assault/game/board_changes.h"
#include "core/assault/rules/consequence.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

template<typename Change>
static void changeBoard(Turn turn, Change change)
{
    Setting setting = *turn.p.setting;
    change(setting);
    turn.p.setting = Frozen(std::move(setting));
}

static void destroyObstacles(Turn turn, Hex hex, std::string_view rule)
{
    changeBoard(turn, [hex](Setting &setting) { removeObstacles(setting, hex); });
    report(turn, ObstaclesDestroyed{hex}, rule);
}

static Flow ground(Turn turn, BlastFrame &blast)
{
    const Strike &strike = blast.strike;
    if (strike.destroysObstacles)
        destroyObstacles(turn, strike.hex, "D12.3.6.4a");
    if (strike.leavesCrater && craterOf(*turn.p.setting, strike.hex)) {
        changeBoard(turn, [&strike](Setting &setting) { layCrater(setting, strike.hex); });
        report(turn, CraterPlaced{strike.hex}, "R12.4.6.2a");
    }
    return next(blast, BlastFrame::Roll);
}

static void collapseFortification(Turn turn, Hex hex)
{
    const auto &fortification = turn.p.board().at(hex).fortification;
    if (!fortification) // a referee may have taken it off
        return;
    const OverlayKind work = fortification->kind;
    std::optional<OverlayKind> leaves;
    std::string_view rule = "R12.5f";
    // [R12.5f] A trench or sandbags are gone.
    if (work == OverlayKind::Trench || work == OverlayKind::Sandbags) {
        changeBoard(turn, [hex](Setting &setting) { removeFortification(setting, hex); });
    } else if (turn.p.setting->switches.collapseLeavesTrenches) {
        // [D12.5d] Anything stronger is a trench from now on in the German edition,
        changeBoard(turn, [hex](Setting &setting) { turnIntoTrench(setting, hex); });
        leaves = OverlayKind::Trench;
        rule = "D12.5d";
    } else {
        // [R12.5e] and a ruin in the English one.
        changeBoard(turn, [hex](Setting &setting) { layRuin(setting, hex); });
        leaves = OverlayKind::Ruin;
        rule = "R12.5e";
    }
    report(turn, StructureCollapsed{hex, work, leaves}, rule);
}

static void collapse(Turn turn, const Strike &strike)
{
    const Hex hex = strike.hex;
    switch (strike.structure) {
    case Structure::None:
        break;
    case Structure::Building:
        // [R12.5e] Roads stay, and [R12.5d] so do bridges.
        changeBoard(turn, [hex](Setting &setting) { layRuin(setting, hex); });
        report(turn, StructureCollapsed{hex, {}, OverlayKind::Ruin}, "R12.5e");
        break;
    case Structure::Fortification:
        collapseFortification(turn, hex);
        break;
    case Structure::Obstacles:
        destroyObstacles(turn, hex, "R12.5f");
        break;
    }
}

// [R12.5c] Everybody in the hex, and the target wherever it rides. RULING: who is aboard shares
// what becomes of its transport [R10.10.2a], but nobody outlives the end of all.
static bool isStruck(const Unit &unit, const BlastFrame &blast, BlastResult effect)
{
    return unit.at == blast.strike.hex &&
           (unit.inPlay() ||
            (unit.isOnMap() && (effect == BlastResult::Eliminated || unit.id == blast.target)));
}

static void strikeUnits(Turn turn, const BlastFrame &blast, BlastResult effect)
{
    bool anyLeft = false;
    bool anyLost = false;
    for (Unit &unit : turn.p.units) {
        if (!isStruck(unit, blast, effect))
            continue;
        if (effect == BlastResult::Eliminated)
            eliminate(turn, unit, "R12.5c");
        else if (effect == BlastResult::HalfStrength)
            flip(turn, unit, "R12.5c");
        else
            damage(turn, unit, 1, "R12.5c");
        anyLeft = anyLeft || unit.inPlay();
        anyLost = anyLost || !unit.isOnMap();
    }
    if (anyLost && !anyLeft) // [R9.8.1d]
        removeDugIn(turn, blast.strike.hex);
}

static Flow settled(Turn turn, BlastFrame &blast)
{
    if (blast.collapse || blast.morale)
        for (auto unit = turn.p.units.rbegin(); unit != turn.p.units.rend(); ++unit)
            if (unit->inPlay() && unit->at == blast.strike.hex && unit->id != blast.target)
                blast.others.push_back(unit->id);
    if (blast.collapse) {
        collapse(turn, blast.strike);
        strikeUnits(turn, blast, *blast.collapse);
    }
    return next(blast, BlastFrame::Others);
}

static Flow roll(Turn turn, BlastFrame &blast)
{
    const int rolls = blastRolls(turn.p.setting->switches, blast.strike, blast.criticals);
    if (!turn.result) {
        if (blast.rolled >= rolls)
            return settled(turn, blast);
        const DiceCount count = blastDice(turn.p, blast.strike);
        const UnitId target = blast.target; // of whom nobody is asked once it is dead
        const bool isThere = target != UnitId{} && turn.p.unit(target).isOnMap();
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attackUse = RollUse::BlastAttack,
                              .defenceUse = RollUse::BlastDefence,
                              .attacker = blast.attacker,
                              .defender = isThere ? target : UnitId{}}};
    }
    ++blast.rolled;
    // RULING [D12.5b]: nothing more is rolled for what has collapsed; of the other rolls the worst
    // is carried out once, as of one attack.
    const SupportTables &tables = turn.p.setting->data.support;
    if (const auto effect = blastResult(tables, turn.result->left)) {
        auto &counts = collapses(tables, *effect) ? blast.collapse : blast.morale;
        counts = counts ? std::min(*counts, *effect) : *effect;
    }
    if (blast.collapse)
        blast.rolled = static_cast<std::uint8_t>(rolls);
    return Next{};
}

// Whoever is in the hex beside the target, once the dust has settled.
static HitFrame hitOn(const Position &p, const BlastFrame &blast, const Unit &unit)
{
    HitFrame hit{.stage = HitFrame::Passengers, .attacker = blast.attacker, .target = unit.id};
    hit.before = hit.outcome = moraleOf(unit.markers);
    if (blast.morale && unit.isOnMap())
        hit.outcome = *afterBlast(victimOf(p, unit), {.morale = hit.before}, *blast.morale).morale;
    // [R10.10.2a] [R10.10.3a] Passengers heed what was done to their transport.
    if (blast.collapse == BlastResult::HalfStrength)
        hit.left.c = 1;
    else if (blast.collapse == BlastResult::Damage)
        hit.left.d = 1;
    return hit;
}

static Flow others(Turn turn, BlastFrame &blast)
{
    if (blast.others.empty())
        return Return{{.blast = blast.morale}};
    const Unit &unit = turn.p.unit(blast.others.back());
    blast.others.pop_back();
    return Call{hitOn(turn.p, blast, unit)};
}

Flow run(Turn turn, BlastFrame &blast)
{
    switch (blast.stage) {
    case BlastFrame::Ground:
        return ground(turn, blast);
    case BlastFrame::Roll:
        return roll(turn, blast);
    case BlastFrame::Others:
        return others(turn, blast);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
