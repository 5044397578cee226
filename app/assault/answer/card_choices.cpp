#include "app/assault/answer/card_choices.h"

#include "app/assault/answer/order_icon.h"
#include "core/assault/game/decks.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static Choice cardChoice(const Position &p, const Order &order)
{
    return {.order = order,
            .text = PlayText::order(p, order),
            .tip = {},
            .icon = iconOf(order, p.pending.question),
            .details = PlayText::details(p, order)};
}

void addCards(const SeenPosition &seen, const Picked &picked, std::vector<Choice> &choices)
{
    const Position &p = seen.position;
    if (p.hands.empty() && p.support.empty())
        return;
    for (const Order &order : seen.orders()) {
        const std::string card = handCardOf(order);
        const auto *play = std::get_if<Play>(&order);
        const bool isMeant = picked.card.empty()
                                 ? !play || play->unit == UnitId{} || play->unit == picked.unit
                                 : card == picked.card;
        if (!card.empty() && isMeant)
            choices.push_back(cardChoice(p, order));
    }
}

static bool isKnownToHold(const Position &p, const std::string &card)
{
    const auto &cards = p.hands[p.pending.side].cards;
    return std::any_of(cards.begin(), cards.end(), [&](const HandCard &held) {
        return held.card && held.card->isKnown() && held.card->value() == card;
    });
}

bool isListed(const SeenPosition &seen, const Picked &picked, const Order &order)
{
    const std::string card = handCardOf(order);
    if (card.empty())
        return true;
    if (!picked.card.empty())
        return card == picked.card;
    const auto *play = std::get_if<Play>(&order);
    const bool isTargeted = play && (play->unit != UnitId{} || !play->hex.isNowhere());
    return !isTargeted || !isKnownToHold(seen.position, card);
}

Choice unknownDraw(const Position &p)
{
    Choice choice = cardChoice(p, Draw{});
    choice.tip = QCoreApplication::translate(
        "hexwerk::assault::ui::QuestionChoices",
        "The card was drawn from a real deck. You name it when it is played.");
    return choice;
}

std::vector<std::string> cardsToName(const Position &p)
{
    std::vector<std::string> cards;
    for (const auto &[id, weight] : drawable(p, p.pending.side))
        if (cards.empty() || cards.back() != id)
            cards.push_back(id);
    return cards;
}

std::string handCardOf(const Order &order)
{
    if (const auto *play = std::get_if<Play>(&order))
        return play->card;
    if (const auto *discard = std::get_if<Discard>(&order))
        return discard->card;
    if (const auto *request = std::get_if<Request>(&order))
        return request->card.value_or(std::string());
    if (const auto *call = std::get_if<CallIn>(&order))
        return call->card;
    return {};
}

std::optional<AnyCard> playedCard(const Position &p, const std::string &id)
{
    if (const CommandCard *command = p.setting->commandCard(id))
        return *command;
    if (const SupportCard *support = p.setting->supportCard(id))
        return *support;
    return std::nullopt;
}

} // namespace hexwerk::assault::ui
