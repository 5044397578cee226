// How large what is read may be, so that no file takes the machine's memory or time.
#pragma once

#include "core/files/problem.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace hexwerk {

namespace limits {
inline constexpr int kDeepest = 64;                                // levels of tables and arrays
inline constexpr std::size_t kLargestToml = std::size_t{16} << 20; // bytes of a text
inline constexpr std::size_t kMostValues = 300'000;                // keys and elements of a text
inline constexpr std::size_t kMostElements = 100'000;              // of an array; orders of a game
inline constexpr std::size_t kMostRows = 10'000;                   // tables in an array, rows by id
inline constexpr std::size_t kMostGroups = 1'000; // sides, zones: each is compared with others
inline constexpr std::size_t kLongestId = 100;
inline constexpr std::size_t kLongestKey = 255;
inline constexpr std::size_t kLongestText = 65'536; // characters
} // namespace limits

struct BeyondLimit
{
    ProblemCode code = FileProblem::TooLarge; // TooDeep, TooLong or TooMany
    std::size_t byte = 0;                     // where in the text
    std::size_t limit = 0;                    // of TooLarge in MiB
};
// Whether a TOML text, broken or not, is too much to be parsed: the parser and whoever walks
// through what it makes call themselves for each level.
std::optional<BeyondLimit> beyondLimit(std::string_view text);

} // namespace hexwerk
