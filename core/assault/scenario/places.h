// The place of what a scenario calls by an id: objectives, tracks, zones.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hexwerk::assault {

// From 0; empty if nothing of that id is among them.
template<typename All>
std::optional<std::size_t> placeOf(const All &all, std::string_view id)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id)
            return i;
    return std::nullopt;
}

} // namespace hexwerk::assault
