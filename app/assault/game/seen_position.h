// A position as it is seen, and every order that its open question takes: asked once, for all who
// show them.
#pragma once

#include "core/assault/engine/assault.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

struct SeenPosition
{
    explicit SeenPosition(Position seen)
        : position(std::move(seen))
        , orders(Assault::legalOrders(position))
    {
    }

    Position position;
    std::vector<Order> orders;
};

} // namespace hexwerk::assault::ui
