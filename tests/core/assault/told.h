// What a position asks, allows and shows, as short words that tests compare.
#pragma once

#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/shot.h"
#include "tests/core/assault/table.h"

#include <algorithm>
#include <string>

namespace hexwerk::assault {

using Faces = std::initializer_list<const char *>;

// "yes", or why not: "HexTaken R9.0d".
std::string ruled(const Position &p, const Order &order);

// "announce allied", "step allied u1", "attack YYG", "spotting 1d6", "over".
std::string asks(const Position &p);

// "F6", or "eliminated", "left", "waiting".
std::string where(const Position &p, std::string_view name);

// "suppressed", "hidden,attack_dice_minus_1"; "" for none.
std::string markers(const Position &p, std::string_view name);

int strength(const Position &p, std::string_view name);

// The faces named, then blanks for the rest of the dice that are asked for.
Order shows(const Position &p, Faces faces = {});

// Rolls what is asked for.
std::vector<Event> rolls(Position &p, Faces faces = {});

// Says no to reactions and supports until something else is asked.
void declineAll(Position &p);

void fire(Position &p, std::string_view firer, std::string_view target);

// A move without reactions: stops where points are left.
void walk(Position &p, std::string_view name, Action action,
          std::initializer_list<const char *> hexes);

// u1 goes for whom it finds in E6, from the hex beside it.
Position assaulted(const Table &table, Action action = Action::NormalMove);

// To the action phase: both pass in the support phase.
void passSupport(Position &p);

// Passes until the turn is over.
std::vector<Event> endTurn(Position &p);

template<typename E>
int count(const std::vector<Event> &events)
{
    return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<E>(event.what);
    }));
}

// The dice of a shot as the position has it.
DiceCount shot(const Position &p, std::string_view firer, std::string_view target, Shot how = {});

std::string attackOf(const Position &p, std::string_view firer, std::string_view target,
                     const Shot &how = {});

std::string defenceOf(const Position &p, std::string_view firer, std::string_view target,
                      const Shot &how = {});

// Whether a line of the count carries the rule.
bool tells(const DiceCount &dice, std::string_view rule);

} // namespace hexwerk::assault

// Compares words, and shows them when they differ.
#define HW_SAYS(actual, expected)                                                                  \
    QCOMPARE(QString::fromStdString(std::string(actual)),                                          \
             QString::fromStdString(std::string(expected)))
