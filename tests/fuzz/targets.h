// What is done with one input. A broken promise ends the program.
#pragma once

#include <string_view>

namespace hexwerk::fuzz {

using Target = void (*)(std::string_view input);

// Null for a name that no target has.
Target targetCalled(std::string_view name);
void readTmxMap(std::string_view input);

} // namespace hexwerk::fuzz
