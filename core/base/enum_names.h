// Enum values by name: one table a type serves both directions.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace hexwerk {

template<typename Enum, std::size_t N>
constexpr std::optional<Enum> enumFromString(const std::array<std::string_view, N> &names,
                                             std::string_view name)
{
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace hexwerk
