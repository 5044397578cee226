#include "core/assault/campaign/battle_forces.h"

#include "core/assault/campaign/campaign_plan.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault {

static bool isTaken(const CampaignPosition &p, std::size_t core)
{
    return std::any_of(p.taken.begin(), p.taken.end(),
                       [core](const SlotTaken &taken) { return taken.core == core; });
}

// [H14.3c] The first that is free, in their order.
static std::optional<std::size_t> freeCore(const CampaignPosition &p, const BattleSlot &slot)
{
    for (std::size_t i = 0; i < p.cores.size(); ++i)
        if (mayTake(p, slot, p.cores[i]) && !isTaken(p, i))
            return i;
    return std::nullopt;
}

// [H14.3d] A new core unit of a card that fits, if one is left; it costs nothing.
static std::optional<std::size_t> drawnReplacement(CampaignPosition &p, const BattleSlot &slot)
{
    const SideIndex side = p.setting->sideIndex(slot.side);
    const auto &reserves = p.campaign().reserves;
    for (std::size_t i = 0; i < reserves.size(); ++i) {
        if (p.setting->sideIndex(reserves[i].side) != side ||
            reserves[i].fromBattle > p.battleNumber() ||
            (reserves[i].count && p.drawn[i] >= *reserves[i].count))
            continue;
        for (const std::string &card : reserves[i].cards) {
            CoreNow core{.id = newCoreId(p, side, 1),
                         .side = side,
                         .card = card,
                         .experience = Experience::Recruit,
                         .strength = p.setting->card(card).strength,
                         .joined = p.battleNumber()};
            if (!mayTake(p, slot, core))
                continue;
            ++p.drawn[i];
            ++p.joined[side];
            p.cores.push_back(std::move(core));
            return p.cores.size() - 1;
        }
    }
    return std::nullopt;
}

void fillSlots(CampaignPosition &p)
{
    std::map<std::string, std::optional<std::size_t>> chosen;
    for (const SlotTaken &taken : p.taken)
        chosen[taken.unit] = taken.core;
    std::vector<SlotTaken> all;
    for (const BattleSlot &slot : p.nextBattle().unitSlots)
        for (const std::string &unit : slot.units) {
            std::optional<std::size_t> core = chosen[unit];
            if (!core && (core = freeCore(p, slot)))
                p.taken.push_back({unit, core});
            if (!core && slot.fill == SlotFill::Reserve)
                core = drawnReplacement(p, slot);
            all.push_back({unit, core});
        }
    p.taken = std::move(all);
}

// Its counter shows the half side where its strength is not more than that.
void takePlace(UnitSpec &unit, const CoreNow &core, const UnitCard &card)
{
    unit.card = core.card;
    unit.name = core.name;
    unit.experience = experienceOf(core);
    unit.half = core.strength <= card.halfStrength && card.halfStrength < card.strength;
    unit.damage = (unit.half ? card.halfStrength : card.strength) - core.strength;
    if (card.type == UnitType::Infantry)
        unit.facing.reset();
    else if (!unit.facing && unit.at)
        unit.facing = 0;
}

// Who was carried by a unit that is not there stands where that would have stood.
static void dropFrom(Scenario &scenario, const UnitSpec &gone)
{
    for (UnitSpec &unit : scenario.units)
        if (unit.on == gone.id) {
            unit.on = gone.on;
            unit.at = gone.at;
            unit.zone = gone.zone;
        }
}

Scenario battleScenario(const CampaignPosition &p)
{
    Scenario scenario = p.setting->grounds[p.battle].scenario;
    std::map<std::string, SlotFill> fills;
    for (const BattleSlot &slot : p.nextBattle().unitSlots)
        for (const std::string &unit : slot.units)
            fills[unit] = slot.fill;
    for (const SlotTaken &taken : p.taken) {
        const auto unit = std::find_if(scenario.units.begin(), scenario.units.end(),
                                       [&](const UnitSpec &spec) { return spec.id == taken.unit; });
        if (unit == scenario.units.end())
            continue;
        if (taken.core) {
            const CoreNow &core = p.cores[*taken.core];
            takePlace(*unit, core, p.setting->card(core.card));
        } else if (fills[taken.unit] != SlotFill::Scenario) {
            const UnitSpec gone = *unit;
            scenario.units.erase(unit);
            dropFrom(scenario, gone);
        }
    }
    return scenario;
}

} // namespace hexwerk::assault
