// The rule that a row of the tables stands under.
#pragma once

#include "core/base/lasting.h"

#include <string>
#include <string_view>

namespace hexwerk::assault {

// That of a house rule where the row names one, `standard` elsewhere: a literal either way, as
// refusals and dice want it.
inline std::string_view ruleOf(const std::string &house, std::string_view standard)
{
    return house.empty() ? standard : lasting(house);
}

} // namespace hexwerk::assault
