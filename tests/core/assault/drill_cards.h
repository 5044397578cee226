// The shipped cards with the numbers that the tests of rules count on, and a few units that only
// tests need: a correction of a shipped card breaks no rule.
#pragma once

#include "core/base/contract.h"
#include "core/cards/card_library.h"

#include <initializer_list>
#include <string>
#include <utility>

namespace hexwerk::assault {

inline Pool dice(std::string_view letters)
{
    const auto pool = poolFromString(letters);
    HW_EXPECTS(pool);
    return *pool;
}

inline UnitCard drillCard(UnitCard card, int strength, int half, int movement,
                          std::initializer_list<RangeBand> soft)
{
    card.strength = strength;
    card.halfStrength = half;
    card.movement = movement;
    card.defence.fill(dice("Y"));
    card.bands[static_cast<std::size_t>(TargetRow::Soft)] = soft;
    return card;
}

inline CardLibrary drillCards(CardLibrary cards)
{
    const auto set = [&cards](const char *id, int strength, int half, int movement,
                              std::initializer_list<RangeBand> soft) {
        UnitCard &card = cards.units[id];
        card = drillCard(card, strength, half, movement, soft);
        card.id = id;
    };
    set("us.rifles43", 4, 2, 2,
        {{0, 0, dice("RYG")}, {1, 2, dice("YYG")}, {3, 5, dice("YG")}, {6, 8, dice("GB")}});
    set("us.rangers43", 4, 2, 3, {{0, 0, dice("RYY")}, {1, 2, dice("YYG")}, {3, 7, dice("YG")}});
    set("us.cal50_hmg", 3, 1, 1, {{0, 0, dice("YGG")}, {1, 9, dice("RYB")}, {10, 14, dice("YB")}});
    set("ger.rifles43", 4, 2, 2,
        {{0, 0, dice("RGG")}, {1, 2, dice("YYB")}, {3, 6, dice("YGB")}, {7, 10, dice("GB")}});
    set("ger.grenadiers43", 4, 2, 2, {{0, 0, dice("RYB")}, {1, 10, dice("YGG")}});
    set("ger.hmg42", 3, 1, 2, {{0, 0, dice("YYG")}, {1, 5, dice("RYG")}, {6, 14, dice("YG")}});
    // Unarmed: neither fire nor support.
    set("drill.porters", 4, 2, 2, {});
    cards.units["drill.porters"].canSupport = false;
    // One die, so that a marker can take the last one.
    set("drill.sniper", 2, 1, 2, {{0, 0, dice("B")}, {1, 10, dice("G")}});
    // Hand to hand only.
    set("drill.club", 2, 1, 2, {{0, 0, dice("G")}});
    // A gun with its crew: not infantry.
    set("drill.gun", 3, 1, 2, {{0, 0, dice("B")}, {1, 14, dice("RY")}});
    cards.units["drill.gun"].type = UnitType::Artillery;
    cards.units["drill.gun"].movementType = MovementType::Artillery;
    // On wheels: not everywhere.
    set("drill.lorry", 3, 1, 6, {});
    cards.units["drill.lorry"].type = UnitType::Vehicle;
    cards.units["drill.lorry"].movementType = MovementType::Mechanized;
    return cards;
}

} // namespace hexwerk::assault
