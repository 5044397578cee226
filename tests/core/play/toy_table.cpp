#include "tests/core/play/toy_table.h"

#include "core/base/content_hash.h"

#include <nlohmann/json.hpp>

namespace hexwerk::toy_table {

using nlohmann::json;

static bool isOver(const Position &p)
{
    return p.done == 2 * p.shots;
}

static play::Seat shooter(const Position &p)
{
    return static_cast<play::Seat>(p.done % 2);
}

Ruling<> Table::query(const Position &p, const Order &order)
{
    if (isOver(p))
        return refuse(Message::Over, "N-over");
    if (std::holds_alternative<Die>(order) != p.yards.has_value())
        return refuse(Message::NotAsked, "N-asked");
    const auto *yards = std::get_if<Yards>(&order);
    if (yards && (yards->number < 0 || yards->number > kMostYards))
        return refuse(Message::OutOfRange, "N-range", {yards->number});
    const auto *die = std::get_if<Die>(&order);
    if (die && (die->face < 1 || die->face > 20))
        return refuse(Message::OutOfRange, "N-die", {die->face});
    return {};
}

static std::vector<Event> carriedOut(Position &p, const Order &order)
{
    if (const auto *yards = std::get_if<Yards>(&order)) {
        p.yards = yards->number;
        return {{Event::Kind::Measured, shooter(p)}};
    }
    const play::Seat seat = shooter(p);
    const bool hits = std::get<Die>(order).face <= 15 - *p.yards / 10;
    p.hits[seat] += hits;
    p.yards.reset();
    ++p.done;
    return {{hits ? Event::Kind::Hit : Event::Kind::Missed, seat, true}};
}

Ruling<std::vector<Event>> Table::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    return carriedOut(p, order);
}

Ruling<std::vector<Event>> Table::force(Position &p, const Order &order)
{
    const auto *yards = std::get_if<Yards>(&order);
    if (isOver(p) || p.yards || !yards || yards->number < 0)
        return apply(p, order);
    return carriedOut(p, order);
}

play::Speaker Table::speaker(const Position &p)
{
    if (isOver(p))
        return {};
    return {p.yards ? play::Asked::Chance : play::Asked::Table};
}

std::vector<play::Outcome<Order>> Table::outcomes(const Position &p)
{
    std::vector<play::Outcome<Order>> all;
    for (int face = 1; p.yards && face <= 20; ++face)
        all.push_back({Die{face}, 1});
    return all;
}

Order Table::sample(const Position &p, play::Randomness &randomness)
{
    if (p.yards)
        return roll(p, randomness);
    return Yards{static_cast<int>(randomness.below(kMostYards + 1))};
}

Order Table::roll(const Position &, play::Randomness &randomness)
{
    return Die{static_cast<int>(randomness.below(20)) + 1};
}

std::uint64_t Table::hash(const Position &p)
{
    ContentHash hash;
    hash.add(p.shots, p.done, p.hits, p.yards.value_or(-1));
    return hash.value();
}

std::string Table::orderToJson(const Position &, const Order &order)
{
    if (const auto *yards = std::get_if<Yards>(&order))
        return json{{"yards", yards->number}}.dump();
    return json{{"d20", std::get<Die>(order).face}}.dump();
}

Ruling<Order> Table::orderFromJson(const Position &, std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    const auto number = [&](const char *key) {
        return object.is_object() && object.contains(key) && object[key].is_number_integer()
                   ? std::optional(object[key].get<int>())
                   : std::nullopt;
    };
    if (const auto yards = number("yards"))
        return Yards{*yards};
    if (const auto face = number("d20"))
        return Die{*face};
    return refuse(Message::NotAnOrder, "N-order");
}

std::string Table::eventToJson(const Position &, const Event &event)
{
    constexpr std::array kKinds = {"measured", "hit", "missed"};
    return json{{"event", kKinds[static_cast<std::size_t>(event.kind)]}, {"player", event.seat}}
        .dump();
}

std::string Table::pendingToJson(const Position &p)
{
    if (isOver(p))
        return "null";
    if (p.yards)
        return R"({"dice":["D20"],"for":"shot"})";
    return R"({"table":"yards"})";
}

std::string Table::reportToJson(const Position &p)
{
    const bool isDecided = isOver(p) && p.hits[0] != p.hits[1];
    return json{{"shots", p.done},
                {"hits", p.hits},
                {"winner", isDecided ? json(p.hits[0] > p.hits[1] ? 0 : 1) : json()}}
        .dump();
}

} // namespace hexwerk::toy_table
