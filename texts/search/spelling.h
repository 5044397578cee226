// How far a typing error leads from a word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexwerk::search {

enum class Ending : std::uint8_t {
    Complete,
    Open // the word may go on: it is still being typed
};

// The letters that a typing error changes, leaves out, adds or swaps with the next; more than
// `most` are told as most + 1. With an open ending, the distance to the nearest start of `word`.
std::size_t editsBetween(std::string_view typed, std::string_view word, std::size_t most,
                         Ending ending);

// The errors that are forgiven in a word of so many letters.
std::size_t mostEdits(std::size_t letters);

// A bit for each letter that is there, to tell quickly that two words are far apart.
std::uint32_t lettersOf(std::string_view word);
bool mayBeWithin(std::uint32_t typed, std::uint32_t word, std::size_t most, Ending ending);

} // namespace hexwerk::search
