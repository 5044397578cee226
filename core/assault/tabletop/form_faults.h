// What is wrong with a form, whatever the rules say.
#pragma once

#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hexwerk::assault {

inline constexpr int kMostTableRange = 40; // hexes

inline constexpr std::size_t kMostJoined =
    2; // fire support units, in the English edition [R10.8.4a]

// Why a form is no attack, whatever the rules say.
enum class FormFault : std::uint8_t {
    UnknownCard,
    UnknownTerrain,
    SameUnit,   // one that stands in it twice
    Strength,   // less than 1, or more than the card has
    Markers,    // that do not lie together [R13.2a]
    Range,      // less than 1, or more than kMostTableRange
    Hindering,  // more hexes than lie between, or terrain that does not hinder
    Smoke,      // less than 0
    SmokeHexes, // less than 1, or more than kMostSmokeHexes
    Helpers,    // more fire support units than an edition allows
    Carried,    // more than the carrier has room for
    NoSuchFire, // smoke, indirect fire or a special ability that the attacker does not have
};

// Each once.
std::vector<FormFault> faultsOf(const AttackForm &form, const TableRules &rules);

} // namespace hexwerk::assault
