// ASSAULT: the rules of infantry in both printed editions, for core/play to run.
#pragma once

#include "core/assault/game/position_hash.h"
#include "core/assault/game/types.h"
#include "core/play/system.h"

#include <optional>
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
    // Carries out an order that is allowed, without a report: for many games that nobody watches.
    static void applySilently(Position &p, const Order &order);
    // Carries out what is refused, as far as a position can take it: README.md lists how far. Else
    // the refusal, and the position stays as it was.
    [[nodiscard]] static Ruling<std::vector<Event>> force(Position &p, const Order &order);
    static play::Speaker speaker(const Position &p);
    // All orders of the side that is asked, by unit, kind, target, direction. Empty for chance.
    static std::vector<Order> legalOrders(const Position &p);
    static play::Offers<Order> offers(const Position &p) { return {legalOrders(p)}; }
    // All results of chance that differ for the rules, with exact weights: together all cases, 6 to
    // the power of the dice, or the cards of the deck. Empty for a side.
    static std::vector<play::Outcome<Order>> outcomes(const Position &p);
    // What a random player gives for each of them, in their order; at least 1.
    static std::vector<std::uint64_t> eagerness(const Position &p, std::span<const Order> orders);
    static Order sample(const Position &p, play::Randomness &randomness);
    // As many faces as dice are asked for, or a card of the deck.
    static Order roll(const Position &p, play::Randomness &randomness);
    // [R9.6.4.1c] The answer to a question that is only put because others cannot see it: a mine is
    // turned up, a side has no mine left that it could lay. Empty for all other questions, and
    // where the position does not know it.
    static std::optional<Order> formalAnswer(const Position &p);
    // What comes before `next` in a game that is older than a question: a formal answer, or that no
    // work is turned any more [D9.6.4d]. Empty where the order can be given, or nothing leads to
    // it. At a landmark (null) turns have begun.
    static std::optional<Order> leftOut(const Position &p, const Order *next);

    static std::size_t seats(const Position &p) { return p.setting->scenario.sides.size(); }
    static play::View<Position> viewFor(const Position &p, play::Seat side);
    static bool isSeenBy(const Event &event, play::Seat side);

    static std::uint64_t hash(const Position &p) { return hashOf(p); }
    // From 1, which set-up belongs to.
    static int turn(const Position &p) { return p.turn; }
    static bool isOver(const Position &p) { return p.pending.isOver(); }
    // A turn begins, or the game ends.
    static bool isLandmark(const Event &event)
    {
        return std::holds_alternative<TurnBegan>(event.what) ||
               std::holds_alternative<GameEnded>(event.what);
    }
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
        case Question::Allot:
        case Question::Discard:
        case Question::Request:
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
    // {"turn","phase","winner","result","units":[...],"objectives":{},"tracks":{},"smoke":{}} of
    // design.md 9, and "points":[...] with command points: what is left.
    static std::string reportToJson(const Position &p);

    // Runs the stage of a frame. For the loop only.
    static Flow step(Turn turn, Frame &frame);
};

static_assert(play::System<Assault> && play::Forceable<Assault>);

} // namespace hexwerk::assault
