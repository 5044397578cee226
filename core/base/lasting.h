// Texts that last as long as the program, for the few ids that data bring where a literal is
// wanted.
#pragma once

#include <string_view>

namespace hexwerk {

// A copy of the text; equal texts share one. From any thread.
std::string_view lasting(std::string_view text);

} // namespace hexwerk
