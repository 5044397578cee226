// The rule systems that the program has, each with what it brings to the window: a list beside
// core/systems.cpp, in its order.
#pragma once

#include "app/system/system_kit.h"

#include <memory>
#include <vector>

namespace hexwerk {

std::vector<std::unique_ptr<SystemKit>> makeKits();

} // namespace hexwerk
