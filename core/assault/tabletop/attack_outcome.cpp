#include "core/assault/tabletop/attack_outcome.h"

#include "core/assault/engine/assault.h"
#include "core/assault/game/message.h"

#include <iterator>
#include <utility>

namespace hexwerk::assault {

Ruling<AttackOutcome> playedOut(const AttackForm &form, const TableRules &rules,
                                std::span<const Dice> rolls, std::span<const Order> choices)
{
    StagedAttack stage = staged(form, rules);
    AttackOutcome outcome{std::move(stage.position), std::move(stage.events)};
    const auto apply = [&outcome](const Order &order) -> Ruling<> {
        auto events = Assault::apply(outcome.position, order);
        HW_TRY(events);
        std::move(events->begin(), events->end(), std::back_inserter(outcome.events));
        return {};
    };
    while (!isDone(outcome.position)) {
        if (const auto answer = tableAnswer(outcome.position, form)) {
            HW_TRY(apply(*answer));
        } else if (outcome.position.pending.isChance()) {
            if (rolls.empty())
                return refuse(Message::WrongDice, "R10.7a");
            HW_TRY(apply(rolls.front()));
            rolls = rolls.subspan(1);
        } else {
            if (choices.empty())
                return refuse(Message::NotThatChoice, "");
            HW_TRY(apply(choices.front()));
            choices = choices.subspan(1);
        }
    }
    if (!rolls.empty())
        return refuse(Message::WrongDice, "R10.7a");
    if (!choices.empty())
        return refuse(Message::NotThatChoice, "");
    return outcome;
}

} // namespace hexwerk::assault
