// Where a scenario names cards.
#pragma once

#include "core/assault/cards/any_card.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault::ui {

// Calls `use(id, count)` for each place that names a card of the kind, with how many of it.
template<typename AnyScenario, typename Use>
void visitCardNames(AnyScenario &scenario, CardKind kind, const Use &use)
{
    const auto choice = [&](auto &formations) {
        for (auto &id : formations.from)
            use(id, 1);
    };
    const bool isUnit = kind == CardKind::Unit;
    const bool isFormation = kind == CardKind::Formation;
    for (auto &unit : scenario.units)
        if (isUnit)
            use(unit.card, 1);
    for (auto &side : scenario.sides)
        for (auto &formations : side.formations)
            if (isFormation)
                choice(formations);
    for (auto &group : scenario.reinforcements) {
        for (auto &units : group.units)
            if (isUnit)
                use(units.card, units.count);
        if (group.formation && isFormation)
            choice(*group.formation);
    }
    const auto listed = [&](auto &ids) {
        for (auto &id : ids)
            use(id, 1);
    };
    if (isUnit || isFormation)
        return;
    listed(scenario.neutralDeck);
    for (auto &side : scenario.sides)
        listed(side.deck);
    if (kind == CardKind::Support)
        for (auto &supply : scenario.supports)
            listed(supply.cards);
}

inline int countUses(const Scenario &scenario, const CardRef &card)
{
    int uses = 0;
    visitCardNames(scenario, card.kind,
                   [&](const std::string &id, int count) { uses += id == card.id ? count : 0; });
    return uses;
}

inline void renameCard(Scenario &scenario, const CardRef &card, const std::string &to)
{
    visitCardNames(scenario, card.kind, [&](std::string &id, int) {
        if (id == card.id)
            id = to;
    });
}

} // namespace hexwerk::assault::ui
