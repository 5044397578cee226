// The path of a key in a file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexwerk {

// Two names of one key: by places, for the source map, and by ids, for people.
struct KeyPath
{
    std::string positional; // "unit.3.at"
    std::string shown;      // "unit.u1.at"

    KeyPath key(std::string_view name) const;
    // `id` may be empty; one that is too long to be an id is not shown.
    KeyPath element(std::size_t place, std::string_view id) const;
};

} // namespace hexwerk
