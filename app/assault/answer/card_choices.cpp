#include "app/assault/answer/card_choices.h"

#include "app/assault/answer/order_icon.h"
#include "core/assault/game/decks.h"
#include "editor/assault/text/play_text.h"

namespace hexwerk::assault::ui {

static Choice cardChoice(const Position &p, const Order &order)
{
    return {.order = order,
            .text = PlayText::order(p, order),
            .tip = {},
            .icon = iconOf(order, p.pending.question),
            .details = PlayText::details(p, order)};
}

void addCards(const SeenPosition &seen, UnitId picked, std::vector<Choice> &choices)
{
    const Position &p = seen.position;
    if (p.hands.empty() && p.support.empty())
        return;
    for (const Order &order : seen.orders()) {
        const auto *play = std::get_if<Play>(&order);
        if (std::holds_alternative<CallIn>(order) ||
            (play && (picked == UnitId{} || play->unit == UnitId{} || play->unit == picked)))
            choices.push_back(cardChoice(p, order));
    }
}

std::vector<Choice> handDraws(const Position &p)
{
    std::vector<Choice> choices;
    for (const auto &[id, weight] : drawable(p, p.pending.side))
        if (const Order order = Draw{id}; choices.empty() || choices.back().order != order)
            choices.push_back(cardChoice(p, order));
    return choices;
}

} // namespace hexwerk::assault::ui
