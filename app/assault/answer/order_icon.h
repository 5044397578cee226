// The picture on the button of an order.
#pragma once

#include <QString>

#include "core/assault/game/position.h"

namespace hexwerk::assault::ui {

// A name for editor::icon(). The question says what an order means that several share.
QString iconOf(const Order &order, Question question);

} // namespace hexwerk::assault::ui
