// A position as it is seen, and every order that its open question takes: asked once, for all who
// show them.
#pragma once

#include "core/assault/engine/assault.h"

#include <optional>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

class SeenPosition
{
public:
    explicit SeenPosition(Position seen)
        : position(std::move(seen))
    {
    }

    // Asked when they are first wanted.
    const std::vector<Order> &orders() const
    {
        if (!m_orders)
            m_orders = Assault::legalOrders(position);
        return *m_orders;
    }

    Position position;

private:
    mutable std::optional<std::vector<Order>> m_orders;
};

} // namespace hexwerk::assault::ui
