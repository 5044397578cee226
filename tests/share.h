// Tests with many cases run all of them, but only one in HW_SHARE under the sanitizers.
#pragma once

#include <cstddef>

namespace hexwerk::testing {

// Whether case number `n` (from 0) runs. The one that runs shifts from group to group, so that
// values which alternate from case to case are all met.
constexpr bool takesPart(std::size_t n, std::size_t share = HW_SHARE)
{
    return (n / share + n) % share == 0;
}

} // namespace hexwerk::testing
