// The rule systems of the program: a list, in the order in which they are offered.
#pragma once

#include "core/system/rules.h"

namespace hexwerk {

std::span<const Rules *const> systems();

} // namespace hexwerk
