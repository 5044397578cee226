#include "tests/core/play/toy_campaign.h"

#include "core/base/content_hash.h"
#include "core/play/answerer.h"

#include <nlohmann/json.hpp>

namespace hexwerk::toy_campaign {

using nlohmann::json;
using toy_squares::Squares;

static bool isOver(const Position &p)
{
    return p.done == p.battles;
}

// Empty where it is no report of such a battle.
static std::optional<std::array<int, 2>> leftIn(const Position &p, const json &report)
{
    if (!report.is_object() || !report.contains("left") || report["left"].size() != 2)
        return std::nullopt;
    std::array<int, 2> left = {};
    for (std::size_t side = 0; side < 2; ++side) {
        const json &number = report["left"][side];
        left[side] = number.is_number_integer() ? number.get<int>() : -1;
        if (left[side] < 0 || left[side] > p.points[side])
            return std::nullopt;
    }
    return left;
}

Ruling<> Campaign::query(const Position &p, const Order &order)
{
    if (isOver(p))
        return refuse(Message::Over, "C-over");
    if (!leftIn(p, json::parse(order.json, nullptr, false)))
        return refuse(Message::NotAnOrder, "C-report");
    return {};
}

Ruling<std::vector<Event>> Campaign::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    const auto left = *leftIn(p, json::parse(order.json));
    ++p.done;
    for (std::size_t side = 0; side < 2; ++side) {
        p.wins[side] += left[side] > left[1 - side];
        p.points[side] = left[side] + 2;
    }
    return std::vector<Event>{{.battle = p.done}};
}

play::Speaker Campaign::speaker(const Position &p)
{
    return {isOver(p) ? play::Asked::Nobody : play::Asked::Table};
}

Report Campaign::sample(const Position &p, play::Randomness &randomness)
{
    const Salt seed = {static_cast<std::uint8_t>(randomness.below(256))};
    toy_squares::Position battle = Squares::start(kTurns, p.points, {seed, seed});
    while (!play::isOver<Squares>(battle))
        HW_EXPECTS(Squares::apply(battle, Squares::sample(battle, randomness)));
    return {Squares::reportToJson(battle)};
}

std::uint64_t Campaign::hash(const Position &p)
{
    ContentHash hash;
    hash.add(p.battles, p.done, p.points, p.wins);
    return hash.value();
}

std::optional<std::string> Campaign::wanted(const Position &p)
{
    if (isOver(p))
        return std::nullopt;
    return "format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"toy_squares\"\nid = \"battle-" +
           std::to_string(p.done + 1) + "\"\nturns = " + std::to_string(kTurns) +
           "\nnorth = " + std::to_string(p.points[0]) + "\nsouth = " + std::to_string(p.points[1]) +
           "\n";
}

std::string Campaign::orderToJson(const Position &, const Order &order)
{
    return json{{"report", json::parse(order.json)}}.dump();
}

Ruling<Report> Campaign::orderFromJson(const Position &, std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object() || !object.contains("report"))
        return refuse(Message::NotAnOrder, "C-report");
    return Report{object["report"].dump()};
}

std::string Campaign::eventToJson(const Position &, const Event &event)
{
    return json{{"event", "fought"}, {"battle", event.battle}}.dump();
}

std::string Campaign::pendingToJson(const Position &p)
{
    return isOver(p) ? "null" : json{{"table", "battle"}, {"battle", p.done + 1}}.dump();
}

std::string Campaign::reportToJson(const Position &p)
{
    return json{{"battle", p.done}, {"wins", p.wins}, {"points", p.points}}.dump();
}

} // namespace hexwerk::toy_campaign
