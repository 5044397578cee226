// A game at a real table for core/play to run: its log is what was told, and can be taken back and
// told again.
#pragma once

#include "core/assault/tabletop/table_order.h"
#include "core/assault/tabletop/table_position.h"
#include "core/play/system.h"

#include <optional>
#include <span>

namespace hexwerk::assault {

struct Tabletop
{
    using Position = TablePosition;
    using Order = TableOrder;
    using Event = assault::Event;

    [[nodiscard]] static Ruling<> query(const Position &t, const Order &order);
    [[nodiscard]] static Ruling<std::vector<Event>> apply(Position &t, const Order &order);
    // What the rules refuse is done all the same, where it can be: who has acted acts again.
    [[nodiscard]] static Ruling<std::vector<Event>> force(Position &t, const Order &order);
    static Order closed(const Position &, const Order &order) { return order; }
    static play::Speaker speaker(const Position &t);
    // What can be said without naming units or dice; query() decides of the rest.
    static play::Offers<Order> offers(const Position &t);
    static std::vector<play::Outcome<Order>> outcomes(const Position &) { return {}; }
    static Order sample(const Position &t, play::Randomness &randomness);
    static Order roll(const Position &t, play::Randomness &randomness);
    static std::optional<Order> formalAnswer(const Position &) { return std::nullopt; }
    static std::optional<Order> leftOut(const Position &, const Order *) { return std::nullopt; }

    static std::size_t seats(const Position &t) { return t.game.setting->scenario.sides.size(); }
    // Nothing is secret at a table.
    static play::View<Position> viewFor(const Position &t, play::Seat side) { return {t, side}; }
    static bool isSeenBy(const Event &, play::Seat) { return true; }

    static std::uint64_t hash(const Position &t);
    static int turn(const Position &t) { return t.game.turn; }
    static bool isLandmark(const Event &event);
    static bool isAnnouncement(const Position &) { return true; }

    static std::string orderToJson(const Position &t, const Order &order);
    static Ruling<Order> orderFromJson(const Position &t, std::string_view text);
    static std::string eventToJson(const Position &t, const Event &event);
    static std::string pendingToJson(const Position &t);
    static std::string reportToJson(const Position &t);
};

static_assert(play::System<Tabletop>);
static_assert(play::Forceable<Tabletop>);

} // namespace hexwerk::assault
