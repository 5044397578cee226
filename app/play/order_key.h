#pragma once

#include <QChar>

#include "core/assault/assault.h"

namespace hexwerk {

// The letter that always means an order of this kind, the same in all languages; null for what is
// chosen from a list. G, H, N and R are keys of the play view itself.
QChar keyOf(const assault::Order &order, assault::Question question);

} // namespace hexwerk
