// What the player has picked so far of an order that takes more than one click.
#pragma once

#include "core/assault/game/order.h"

#include <optional>
#include <string>

namespace hexwerk::assault::ui {

struct Picked
{
    UnitId unit = {};                  // to activate or to place
    Hex hex = {};                      // where it shall stand, before its facing is chosen
    std::optional<MineKind> mine = {}; // to lay
    bool isForced = false;             // the unit, against the rules
    std::string card = {};             // of the hand, by id
    bool operator==(const Picked &) const = default;
};

} // namespace hexwerk::assault::ui
