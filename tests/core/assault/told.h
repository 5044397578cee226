// What a position asks, allows and shows, as short words that tests compare.
#pragma once

#include "core/assault/ranged_fire.h"
#include "core/assault/situations.h"
#include "tests/core/assault/table.h"

#include <algorithm>
#include <string>

namespace hexwerk::assault {

// "yes", or why not: "HexTaken R9.0d".
inline std::string ruled(const Position &p, const Order &order)
{
    const auto ruling = Assault::query(p, order);
    if (ruling)
        return "yes";
    return std::string(toString(ruling.error().message)) + " " + std::string(ruling.error().rule);
}

// "announce allied", "step allied u1", "attack YYG", "spotting 1d6", "over".
inline std::string asks(const Position &p)
{
    const Pending &pending = p.pending;
    switch (pending.question) {
    case Question::Over:
        return "over";
    case Question::BattleDice:
        return std::string(toString(pending.use)) + " " + toString(pending.dice);
    case Question::PlainDice:
        return std::string(toString(pending.use)) + " " + std::to_string(pending.plainDice) + "d6";
    case Question::CardDraw:
        return "card_draw";
    default:
        break;
    }
    std::string said =
        std::string(toString(pending.question)) + " " + p.setting->scenario.sides[pending.side].id;
    if (pending.unit != UnitId{})
        said += " " + p.setting->unitName(pending.unit);
    return said;
}

// "F6", or "eliminated", "left", "waiting".
inline std::string where(const Position &p, std::string_view name)
{
    switch (unit(p, name).state) {
    case UnitState::InBox:
        return "in box";
    case UnitState::Waiting:
        return "waiting";
    case UnitState::Carried:
        return "on " + p.setting->unitName(unit(p, name).carrier);
    case UnitState::InPlay:
        return toString(unit(p, name).at);
    case UnitState::Eliminated:
        return "eliminated";
    case UnitState::LeftMap:
        return "left";
    }
    return "";
}

// "suppressed", "hidden,attack_dice_minus_1"; "" for none.
inline std::string markers(const Position &p, std::string_view name)
{
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (unit(p, name).markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    return names;
}

inline int strength(const Position &p, std::string_view name)
{
    return unit(p, name).strength;
}

// The faces named, then blanks for the rest of the dice that are asked for.
inline Order shows(const Position &p, std::initializer_list<const char *> faces = {})
{
    HW_EXPECTS(p.pending.question == Question::BattleDice);
    Dice dice;
    for (const char *face : faces)
        dice.symbols.push_back(seen(face));
    HW_EXPECTS(static_cast<int>(dice.symbols.size()) <= p.pending.dice.size());
    dice.symbols.resize(static_cast<std::size_t>(p.pending.dice.size()));
    return dice;
}

// Rolls what is asked for.
inline std::vector<Event> rolls(Position &p, std::initializer_list<const char *> faces = {})
{
    return say(p, shows(p, faces));
}

// Says no to reactions and supports until something else is asked.
inline void declineAll(Position &p)
{
    while (p.pending.question == Question::React || p.pending.question == Question::Support ||
           p.pending.question == Question::JointFire)
        say(p, Decline{});
}

inline void fire(Position &p, std::string_view firer, std::string_view target)
{
    say(p, announce(p, firer, Action::Fire));
    say(p, Target{id(p, target)});
    declineAll(p);
}

// A move without reactions: stops where points are left.
inline void walk(Position &p, std::string_view name, Action action,
                 std::initializer_list<const char *> hexes)
{
    say(p, announce(p, name, action));
    for (const char *hex : hexes) {
        say(p, step(p, name, hex));
        declineAll(p);
    }
    if (p.pending.question == Question::Step && p.pending.unit == id(p, name))
        say(p, Stop{});
}

// To the action phase: both pass in the support phase.
inline void passSupport(Position &p)
{
    while (p.phase == Phase::Support)
        say(p, Pass{});
}

// Passes until the turn is over.
inline std::vector<Event> endTurn(Position &p)
{
    const int turn = p.turn;
    std::vector<Event> all;
    while (p.turn == turn && !Assault::isOver(p))
        for (Event &event : say(p, Pass{}))
            all.push_back(std::move(event));
    return all;
}

template<typename E>
int count(const std::vector<Event> &events)
{
    return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<E>(event.what);
    }));
}

// The dice of a shot as the position has it.
inline DiceCount shot(const Position &p, std::string_view firer, std::string_view target,
                      Shot how = {})
{
    how.firer = id(p, firer);
    how.target = id(p, target);
    return rangedFireDice(rangedFireSituation(p, how, sightLine(p, how.firer, how.target)),
                          p.setting->data, p.setting->switches);
}

inline std::string attackOf(const Position &p, std::string_view firer, std::string_view target,
                            const Shot &how = {})
{
    return toString(shot(p, firer, target, how).attack);
}

inline std::string defenceOf(const Position &p, std::string_view firer, std::string_view target,
                             const Shot &how = {})
{
    return toString(shot(p, firer, target, how).defence);
}

// Whether a line of the count carries the rule.
inline bool tells(const DiceCount &dice, std::string_view rule)
{
    return std::any_of(dice.lines.begin(), dice.lines.end(),
                       [&](const DiceLine &line) { return line.rule == rule; });
}

} // namespace hexwerk::assault

// Compares words, and shows them when they differ.
#define HW_SAYS(actual, expected) QCOMPARE(std::string(actual), std::string(expected))
