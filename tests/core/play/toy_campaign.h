// A campaign of battles on squares: a game whose questions are other games.
#pragma once

#include "tests/core/play/toy_squares.h"

namespace hexwerk::toy_campaign {

using toy_squares::Message;

// How the battle ended: what its match reports.
struct Report
{
    std::string json;
    bool operator==(const Report &) const = default;
};
struct Event
{
    bool reveals = true; // nobody knew how it would end
    int battle = 0;      // from 1
    bool operator==(const Event &) const = default;
};
struct Position
{
    int battles = 2;
    int done = 0;
    std::array<int, 2> points = {};
    std::array<int, 2> wins = {};
    bool operator==(const Position &) const = default;
};

inline constexpr int kTurns = 4; // of a battle

struct Campaign
{
    using Position = toy_campaign::Position;
    using Order = Report;
    using Event = toy_campaign::Event;

    static Position start(int battles, int points) { return {battles, 0, {points, points}, {}}; }

    static Ruling<> query(const Position &p, const Order &order);
    static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    static Order closed(const Position &, const Order &order) { return order; }
    static play::Speaker speaker(const Position &p);
    static play::Offers<Order> offers(const Position &) { return {{}, false}; }
    static std::vector<play::Outcome<Order>> outcomes(const Position &) { return {}; }
    // Plays the battle at random.
    static Order sample(const Position &p, play::Randomness &randomness);
    static Order roll(const Position &p, play::Randomness &dice) { return sample(p, dice); }
    static std::optional<Order> formalAnswer(const Position &) { return {}; }
    static std::optional<Order> leftOut(const Position &, const Order *) { return {}; }
    static std::size_t seats(const Position &) { return 2; }
    static play::View<Position> viewFor(const Position &p, play::Seat seat) { return {p, seat}; }
    static bool isSeenBy(const Event &, play::Seat) { return true; }
    static std::uint64_t hash(const Position &p);
    static int turn(const Position &p) { return p.done + 1; }
    static bool isAnnouncement(const Position &) { return true; }
    static bool isLandmark(const Event &) { return true; }
    static std::optional<std::string> wanted(const Position &p);

    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);
    static std::string reportToJson(const Position &p);
};
static_assert(play::System<Campaign> && play::Wanting<Campaign>);

} // namespace hexwerk::toy_campaign
