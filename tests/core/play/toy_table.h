// A system without a board: what it cannot see it asks the people at the table.
//     Two players shoot in turn, each as often as the game says. Before a shot the table is asked
//     how many yards lie between them, 0 to 60. A die of twenty faces hits if it shows at most 15,
//     less one for every full ten yards. Who has hit more often has won.
#pragma once

#include "core/play/system.h"

#include <array>
#include <variant>

namespace hexwerk::toy_table {

inline constexpr int kMostYards = 60;

enum class Message : std::uint8_t { NotAnOrder, NotAsked, Over, OutOfRange };

struct Yards
{
    int number = 0;
    bool operator==(const Yards &) const = default;
};
struct Die
{
    int face = 1; // 1 to 20
    bool operator==(const Die &) const = default;
};
using Order = std::variant<Yards, Die>;

struct Event
{
    enum class Kind : std::uint8_t { Measured, Hit, Missed };
    Kind kind = Kind::Measured;
    play::Seat seat = 0;
    bool reveals = false;
    bool operator==(const Event &) const = default;
};

struct Position
{
    int shots = 1; // of each player
    int done = 0;  // of both together
    std::array<int, 2> hits = {};
    std::optional<int> yards = {}; // of the next shot
    bool operator==(const Position &) const = default;
};

struct Table
{
    using Position = toy_table::Position;
    using Order = toy_table::Order;
    using Event = toy_table::Event;

    static Position start(int shots) { return {.shots = shots}; }

    static Ruling<> query(const Position &p, const Order &order);
    static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    // Any distance that a table may have is written down; no face that the die does not have.
    static Ruling<std::vector<Event>> force(Position &p, const Order &order);
    static Order closed(const Position &, const Order &order) { return order; }
    static play::Speaker speaker(const Position &p);
    static play::Offers<Order> offers(const Position &p) { return {{}, p.yards.has_value()}; }
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    static Order sample(const Position &p, play::Randomness &randomness);
    static Order roll(const Position &p, play::Randomness &randomness);
    static std::optional<Order> formalAnswer(const Position &) { return {}; }
    static std::optional<Order> leftOut(const Position &, const Order *) { return {}; }
    static std::size_t seats(const Position &) { return 2; }
    static play::View<Position> viewFor(const Position &p, play::Seat seat) { return {p, seat}; }
    static bool isSeenBy(const Event &, play::Seat) { return true; }
    static std::uint64_t hash(const Position &p);
    static int turn(const Position &p) { return p.done / 2 + 1; }
    static bool isAnnouncement(const Position &p) { return !p.yards; }
    static bool isLandmark(const Event &event) { return event.kind != Event::Kind::Measured; }

    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);
    static std::string reportToJson(const Position &p);
};
static_assert(play::System<Table> && play::Forceable<Table>);

} // namespace hexwerk::toy_table

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::toy_table::Message, hexwerk::MessageKind> = true;
