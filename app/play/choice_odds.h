// What an answer to the open question would do: the odds on its button.
#pragma once

#include "core/assault/assault.h"
#include "core/assault/attack_preview.h"

#include <optional>

namespace hexwerk {

// The attack with this target, by this reaction, or with this unit in the fire (and without one
// more, if it declines to join). Empty for all other orders, and in the support phase where a
// spotter or a roll comes before the attack.
std::optional<assault::AttackPreview> oddsOf(const assault::Position &p,
                                             const assault::Order &order);

// From 0 to 1: that it has any effect; of a reaction the best of all whom it may hit.
std::optional<double> chanceOf(const assault::Position &p, const assault::Order &order);

} // namespace hexwerk
