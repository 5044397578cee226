#include "tests/core/assault/tabletop/side_by_side.h"

#include "core/assault/engine/assault.h"
#include "core/base/contract.h"
#include "core/play/advance.h"

#include <algorithm>

namespace hexwerk::assault {

// What units have come to.
static std::string fates(const Position &p, const AttackForm &form)
{
    std::string text;
    const auto add = [&](const TableUnit &counter) {
        const Unit &unit = p.unit(p.setting->unitId(counter.id));
        text += counter.id + ": ";
        if (!unit.isOnMap()) {
            text += "gone; ";
            return;
        }
        text += std::to_string(unit.strength) + (unit.activated ? " activated" : "");
        for (int i = 0; i < kMarkers; ++i)
            if (unit.markers.has(static_cast<Marker>(i)))
                text += " " + std::string(toString(static_cast<Marker>(i)));
        text += "; ";
    };
    for (const TableUnit *counter : countersOf(form))
        if (!form.spotter ||
            counter != &form.spotter->unit) // which has spotted before the first die
            add(*counter);
    return text;
}

static std::string asked(const Position &p)
{
    return std::string(toString(p.pending.question)) + " " + std::string(toString(p.pending.use)) +
           " " + toString(p.pending.dice);
}

// Where units go: no form says what lies around.
static bool isOfTheBoard(Question question)
{
    return question == Question::Fallback || question == Question::Step ||
           question == Question::Disembark || question == Question::Facing;
}

// Nobody supports or withdraws.
static void settle(Position &p)
{
    while (true) {
        if (p.pending.question == Question::Support)
            HW_EXPECTS(Assault::apply(p, Decline{}));
        else if (p.pending.question == Question::Withdraw)
            HW_EXPECTS(Assault::apply(p, Stay{}));
        else
            return;
    }
}

// Facings are those of the board.
static Order turnOf(const Position &table)
{
    const std::vector<Order> orders = Assault::legalOrders(table);
    const auto turn = std::find_if(orders.begin(), orders.end(), [](const Order &order) {
        return std::holds_alternative<TurnTo>(order);
    });
    HW_EXPECTS(turn != orders.end());
    return *turn;
}

// A retreat or withdrawal that finds no way, and what no form knows of: the rest of the game.
static bool isOfTheBoard(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.rule == "R11.5f" || event.rule == "R11.1.6a" || event.rule == "R13.3f" ||
               std::holds_alternative<PhaseBegan>(event.what);
    });
}

std::string playedTogether(Position game, Position table, const AttackForm &form,
                           play::Randomness &random)
{
    while (true) {
        settle(game);
        settle(table);
        const bool goesOn = table.pending.question == Question::Step;
        if (isOfTheBoard(table.pending.question) && !goesOn)
            return {};
        if (fates(game, form) != fates(table, form))
            return "game: " + fates(game, form) + "table: " + fates(table, form);
        if (goesOn)
            return {};
        if (isDone(game) || isDone(table))
            return isDone(game) == isDone(table) ? "" : "one of them ends before the other";
        if (asked(game) != asked(table))
            return "game: " + asked(game) + ", table: " + asked(table);
        const Order order =
            game.pending.isChance() ? Assault::roll(game, random) : Assault::sample(game, random);
        const std::string words = Assault::orderToJson(game, order); // units by name
        const auto told = std::holds_alternative<TurnTo>(order)
                              ? Ruling<Order>(turnOf(table))
                              : Assault::orderFromJson(table, words);
        const auto events = Assault::apply(game, order);
        if (!told || !events || !Assault::apply(table, *told))
            return "refused: " + words;
        if (isOfTheBoard(*events))
            return {};
    }
}

TableRules rulesOf(const Match &match)
{
    return {match.data.system, match.data.cards, match.scenario.profile, match.scenario.options};
}

Position atFrame(const Position &p, UnitId acting, const Frame &frame)
{
    Position game = p;
    if (game.has(acting))
        game.unit(acting).activated = true;
    game.stack = {p.stack.front(), frame};
    std::vector<Event> none;
    play::advance<Assault>(game, &none, nullptr);
    return game;
}

} // namespace hexwerk::assault
