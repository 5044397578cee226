#include "core/assault/game/order.h"

namespace hexwerk::assault {

Order::Order() = default;
Order::Order(const Order &other) = default;
Order::Order(Order &&other) noexcept = default;
Order &Order::operator=(const Order &other) = default;
Order &Order::operator=(Order &&other) noexcept = default;
Order::~Order() = default;

bool Order::operator==(const Order &other) const
{
    return static_cast<const variant &>(*this) == static_cast<const variant &>(other);
}

} // namespace hexwerk::assault
