#include "core/assault/scenario/used_cards.h"

#include "core/assault/scenario/card_choice.h"

#include <vector>

namespace hexwerk::assault {

static void add(UsedCards &used, const std::vector<const FormationCard *> &cards)
{
    for (const FormationCard *card : cards) {
        used.formations.insert(card->id);
        for (const FormationUnits &entry : card->units)
            used.units.insert(entry.card);
    }
}

static void add(UsedCards &used, const std::vector<const UnitCard *> &cards)
{
    for (const UnitCard *card : cards)
        used.units.insert(card->id);
}

static bool isOn(const Scenario &scenario, const std::string &option)
{
    const auto found = scenario.options.find(option);
    const bool *on = found == scenario.options.end() ? nullptr : std::get_if<bool>(&found->second);
    return on && *on;
}

static void addDecks(UsedCards &used, const Scenario &scenario, const CardStore &cards)
{
    const bool withCommands = isOn(scenario, "command_cards");
    const bool withSupport = isOn(scenario, "support");
    const auto addAll = [&](const std::vector<std::string> &ids) {
        for (const std::string &id : ids) {
            if (withCommands && cards.commands.contains(id))
                used.commands.insert(id);
            if (withSupport && cards.supports.contains(id))
                used.supports.insert(id);
        }
    };
    addAll(neutralDeckFor(scenario, cards));
    for (const SideSpec &side : scenario.sides)
        addAll(deckFor(scenario, side, cards));
    for (const SupportSupply &supply : scenario.supports)
        addAll(supply.cards);
}

UsedCards usedCards(const Scenario &scenario, const CardStore &cards)
{
    UsedCards used;
    for (const UnitSpec &unit : scenario.units)
        used.units.insert(unit.card);
    for (const SideSpec &side : scenario.sides) {
        for (const FormationChoice &choice : side.formations)
            add(used, formationsFor(side, choice, cards));
        for (const AdditionalForce &force : side.additional)
            add(used, unitsFor(side, force, cards));
        for (const Reinforcement &group : scenario.reinforcements) {
            if (group.side == side.id && group.formation)
                add(used, formationsFor(side, *group.formation, cards));
            if (group.side == side.id && group.additional)
                add(used, unitsFor(side, *group.additional, cards));
        }
    }
    for (const Reinforcement &group : scenario.reinforcements)
        for (const ReinforcementUnits &units : group.units)
            used.units.insert(units.card);
    for (const Trigger &trigger : scenario.triggers)
        for (const TriggerEffect &effect : trigger.effects)
            if (effect.kind == EffectKind::Spawn)
                used.units.insert(effect.card);
    addDecks(used, scenario, cards);
    return used;
}

} // namespace hexwerk::assault
