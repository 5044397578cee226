// Keys of what is remembered in memory: quick, and good enough for tables. Never in a file.
#pragma once

#include <cstdint>

namespace hexwerk {

constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t value)
{
    key = (key ^ value) * 0x9fb21c651e98df25U;
    return key ^ (key >> 32);
}

} // namespace hexwerk
