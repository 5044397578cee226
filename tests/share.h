// Under the sanitizers what goes through many cases takes one of HW_SHARE, and all of them
// elsewhere.
#pragma once

#include <cstddef>

namespace hexwerk::testing {

// Whether the n-th case runs. Its place shifts from round to round, so that what goes round in the
// cases is met in each of its states.
constexpr bool takesPart(std::size_t n)
{
    return (n / HW_SHARE + n) % HW_SHARE == 0;
}

} // namespace hexwerk::testing
