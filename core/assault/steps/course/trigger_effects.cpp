#include "core/assault/steps/course/trigger_effects.h"

#include "core/assault/game/board_changes.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static bool isOf(const RosterEntry &entry, const DueEffect &due)
{
    return entry.trigger == due.trigger && entry.effect == due.effect;
}

bool hasSpawned(const Position &p, std::size_t trigger, std::size_t effect)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        const RosterEntry &entry = p.setting->roster[unit.id.index()];
        return entry.trigger == trigger && entry.effect == effect && unit.state != UnitState::InBox;
    });
}

// True if anything came of it.
static bool spawn(Position &p, const DueEffect &due)
{
    if (hasSpawned(p, due.trigger, due.effect))
        return false;
    for (Unit &unit : p.units)
        if (isOf(p.setting->roster[unit.id.index()], due))
            unit.state = UnitState::Waiting;
    return true;
}

static bool remove(Turn turn, const TriggerEffect &effect)
{
    const UnitId id = turn.p.setting->unitId(effect.unit);
    if (!turn.p.has(id))
        return false;
    Unit &unit = turn.p.unit(id);
    const bool isHere = unit.state == UnitState::InPlay || unit.state == UnitState::Carried ||
                        unit.state == UnitState::Waiting;
    if (isHere)
        leaveMap(turn, unit);
    return isHere;
}

static bool change(Position &p, const TriggerEffect &effect)
{
    const auto &chart = p.setting->data.terrain;
    const bool isOther = std::any_of(effect.hexes.begin(), effect.hexes.end(), [&](Hex hex) {
        return chart.row(p.board().at(hex).terrain).id != effect.terrain;
    });
    if (!isOther)
        return false;
    Setting setting = *p.setting;
    setTerrain(setting, effect.hexes, effect.terrain);
    p.setting = Frozen(std::move(setting));
    return true;
}

static bool give(Position &p, const TriggerEffect &effect)
{
    const auto &objectives = p.setting->scenario.objectives;
    const SideIndex side = p.setting->sideIndex(effect.side);
    for (std::size_t i = 0; i < objectives.size(); ++i)
        if (objectives[i].id == effect.objective)
            return std::exchange(p.holders[i], side) != side;
    return false;
}

static bool end(Position &p, const TriggerEffect &effect)
{
    p.winner = p.setting->sideIndex(effect.side);
    p.phase = Phase::Over;
    return true;
}

static bool work(Turn turn, const DueEffect &due, const TriggerEffect &effect)
{
    switch (effect.kind) {
    case EffectKind::Spawn:
        return spawn(turn.p, due);
    case EffectKind::Remove:
        return remove(turn, effect);
    case EffectKind::Terrain:
        return change(turn.p, effect);
    case EffectKind::Objective:
        return give(turn.p, effect);
    case EffectKind::End:
        return end(turn.p, effect);
    case EffectKind::Say:
        return true;
    case EffectKind::Track: // moved at once
        break;
    }
    HW_UNREACHABLE();
}

void doWhatIsDue(Turn turn)
{
    Position &p = turn.p;
    if (p.phase == Phase::Over)
        return;
    for (std::size_t i = 0; i < p.due.size() && p.phase != Phase::Over; ++i) {
        const DueEffect due = p.due[i]; // who leaves may set off others
        const TriggerEffect effect = p.setting->scenario.triggers[due.trigger].effects[due.effect];
        if (work(turn, due, effect))
            report(turn, TriggerWorked{due.trigger, due.effect}, "H4.10b");
    }
    p.due.clear();
    if (p.phase == Phase::Over)
        report(turn, GameEnded{p.winner, SIZE_MAX}, "R3.1a");
}

} // namespace hexwerk::assault
