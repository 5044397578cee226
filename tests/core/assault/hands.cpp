#include "tests/core/assault/hands.h"

namespace hexwerk::assault {

Table rifleField()
{
    Table table(3);
    return table.rifles("g1", "E3").rifles("g2", "K2").rifles("u1", "E8").rifles("u2", "K9");
}

Table carded(Table table, const Ids &axis, const Ids &allied, const Ids &neutral)
{
    Scenario &scenario = table.scenario;
    scenario.options["command_cards"] = true;
    scenario.neutralDeck = neutral;
    scenario.sides[0].deck = axis;
    scenario.sides[1].deck = allied;
    // The one neutral card lies in the pile of the axis, and stays there.
    scenario.sides[0].hand = static_cast<int>(axis.size());
    scenario.sides[1].hand = static_cast<int>(allied.size());
    return table;
}

void drawAll(Position &p)
{
    while (isHandDraw(p)) {
        const Ids &left = p.setting->decks[p.pending.side].cards;
        const auto isThere = [&](const std::string &id) {
            const auto outcomes = Assault::outcomes(p);
            return std::any_of(outcomes.begin(), outcomes.end(), [&id](const auto &one) {
                return std::get<Draw>(one.order).card == id;
            });
        };
        const auto next = std::find_if(left.begin(), left.end(), isThere);
        say(p, next == left.end() ? Assault::outcomes(p).front().order : Order(Draw{*next}));
    }
}

void quiet(Position &p)
{
    while (p.pending.question == Question::PlayCard || p.pending.question == Question::Discard ||
           isHandDraw(p)) {
        drawAll(p);
        if (p.pending.question == Question::PlayCard || p.pending.question == Question::Discard)
            say(p, Decline{});
    }
}

void toAction(Position &p)
{
    quiet(p);
    passSupport(p);
}

Position dealt(const Table &table)
{
    Position p = Assault::start(table.game());
    toAction(p);
    return p;
}

Order play(const Position &p, const std::string &card, std::string_view unit, std::string_view hex)
{
    return Play{card, unit.empty() ? UnitId{} : id(p, unit), hex.empty() ? Hex{} : at(hex), {}};
}

std::vector<Event> plays(Position &p, const std::string &card, std::string_view unit,
                         std::string_view hex)
{
    auto events = say(p, play(p, card, unit, hex));
    const auto *frame = std::get_if<CardFrame>(&p.stack.back());
    if (frame && p.pending.question == Question::PlayCard)
        for (Event &event : say(p, Decline{}))
            events.push_back(std::move(event));
    return events;
}

std::string handOf(const Position &p, SideIndex side)
{
    std::string ids;
    for (const HandCard &held : p.hands[side].cards)
        ids += (ids.empty() ? "" : ", ") +
               (held.card && held.card->isKnown() ? held.card->value() : std::string("?"));
    return ids;
}

} // namespace hexwerk::assault
