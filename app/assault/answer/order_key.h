#pragma once

#include <QChar>

#include "core/assault/engine/assault.h"

namespace hexwerk::assault::ui {

// The letter that always means an order of this kind, the same in all languages; null for what is
// chosen from a list. G, H, N and R are keys of the play view itself.
QChar keyOf(const Order &order, Question question);

} // namespace hexwerk::assault::ui
