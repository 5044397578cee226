// What the rules speak of, as core/play knows it: for the steps of frames, which lie behind the
// door.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/game/order.h"
#include "core/assault/game/position.h"
#include "core/play/advance.h"

namespace hexwerk::assault {

struct Types
{
    using Position = assault::Position;
    using Pending = assault::Pending;
    using Order = assault::Order;
    using Event = assault::Event;
    using Frame = assault::Frame;
    using Result = assault::Result;
};

using Turn = play::Turn<Types>;
using Flow = play::Flow<Frame, Pending, Result>;

} // namespace hexwerk::assault
