// What ASSAULT is called in files and folders.
#pragma once

#include <string_view>

namespace hexwerk::assault {

inline constexpr std::string_view kSystemId = "assault";

} // namespace hexwerk::assault
