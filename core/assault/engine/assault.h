// ASSAULT: the rules of infantry in both printed editions, for core/play to run.
#pragma once

#include "core/assault/game/position_hash.h"
#include "core/assault/game/types.h"
#include "core/play/system.h"

#include <span>

namespace hexwerk::assault {

struct Assault : Types
{
    // The first position, with its first question.
    static Position start(const NewGame &game);

    // Says whether the order is allowed, or else the first rule that forbids it; changes nothing,
    // rolls nothing. Any order may be asked about, also one with ids and hexes that do not exist.
    [[nodiscard]] static Ruling<> query(const Position &p, const Order &order);
    // The order as both sides may know it: what it lays face down is sealed. To who knows the seed
    // it says the same.
    static Order closed(const Position &p, const Order &order);
    // Carries the order out up to the next question; a refused one leaves the position as it was.
    [[nodiscard]] static Ruling<std::vector<Event>> apply(Position &p, const Order &order);
    // All orders of the side that is asked, by unit, kind, target, direction. Empty for chance.
    static std::vector<Order> legalOrders(const Position &p);
    // All results of chance that differ for the rules, with exact weights: together all cases, 6 to
    // the power of the dice, or the cards of the deck. Empty for a side.
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    // What a random player gives for each of them, in their order; at least 1.
    static std::vector<std::uint64_t> eagerness(const Position &p, std::span<const Order> orders);

    static std::uint64_t hash(const Position &p) { return hashOf(p); }
    // From 1, which set-up belongs to.
    static int turn(const Position &p) { return p.turn; }
    static bool isOver(const Position &p) { return p.pending.isOver(); }
    // Whether a take-back leads to here: a side begins to do something.
    static bool isAnnouncement(const Position &p)
    {
        switch (p.pending.question) {
        case Question::Formation:
        case Question::Card:
        case Question::Divide:
        case Question::LayMine:
        case Question::Place:
        case Question::TurnWork:
        case Question::Announce:
            return true;
        default:
            return false;
        }
    }

    // One line each; the tables of README.md list all keys. A text that is no order is refused as
    // NotAnOrder, symbols that no die has as WrongSymbols; units that do not exist are for query().
    static std::string orderToJson(const Position &p, const Order &order);
    static Ruling<Order> orderFromJson(const Position &p, std::string_view text);
    static std::string eventToJson(const Position &p, const Event &event);
    static std::string pendingToJson(const Position &p);

    // Runs the stage of a frame. For the loop only.
    static Flow step(Turn turn, Frame &frame);
};

static_assert(play::System<Assault>);

} // namespace hexwerk::assault
