// The picture on the button of an order.
#pragma once

#include <QString>

#include "core/assault/position.h"

namespace hexwerk {

// A name for editor::icon(). The question says what an order means that several share.
QString iconOf(const assault::Order &order, assault::Question question);

} // namespace hexwerk
