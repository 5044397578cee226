// What an answer to the open question would do: the odds on its button.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/support_odds.h"
#include "core/assault/engine/assault.h"

#include <optional>

namespace hexwerk::assault::ui {

// The attack with this target, by this reaction, or with this unit in the fire (and without one
// more, if it declines to join). Empty for all other orders, and in the support phase where a
// spotter or a roll comes before the attack.
std::optional<AttackPreview> oddsOf(const Position &p, const Order &order);

// An air attack whose accuracy is not rolled yet, at this target; empty where there is none.
std::optional<AirOdds> airOddsOf(const Position &p, UnitId target);

// Artillery off the board with this hex, mode, split or area. At a hex whose mode is still open its
// fire support, else what it can do there for effect; at the second hex of suppressive fire the
// first split. Empty for other orders, for smoke, and while that hex is open.
std::optional<ShellOdds> shellOddsOf(const Position &p, const Order &order);

// From 0 to 1: that it has any effect; of a reaction, or of shells on enemies, the best of all whom
// it may hit.
std::optional<double> chanceOf(const Position &p, const Order &order);

} // namespace hexwerk::assault::ui
