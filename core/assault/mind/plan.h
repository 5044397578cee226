// What a unit could be activated for, to the end of its action.
#pragma once

#include "core/assault/game/order.h"

#include <vector>

namespace hexwerk::assault {

enum class PlanKind : std::uint8_t {
    Wait,
    Fire,
    Move,
    MoveAndFire,
    FireAndMove,
    Storm,
    Face,
    DigIn,
    Hide,
    Transport,
    SupportFire,
    ComeIn,
    Card,
};

struct Plan
{
    PlanKind kind = PlanKind::Wait;
    Order first = Pass{};        // announces it
    UnitId unit = {};            // none: nobody acts
    std::vector<Order> way = {}; // turns and steps that follow
    UnitId target = {};          // of its shot, if any
    double score = 0;            // against waiting, in units of Goals::value()
};

} // namespace hexwerk::assault
