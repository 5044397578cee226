// What the program puts into a text: %1, %L1, %n, %Ln, {name}.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

struct Placeholder
{
    std::string text;
    std::size_t at = 0; // first byte
    bool operator==(const Placeholder &) const = default;
};

// From left to right.
std::vector<Placeholder> placeholdersOf(std::string_view text);

// What only one of the two has, each as often as it is missing there.
struct PlaceholderDifference
{
    std::vector<std::string> missing; // in the translation
    std::vector<Placeholder> extra;   // of the translation
    bool isNone() const { return missing.empty() && extra.empty(); }
};
// %1 and %L1 are the same value. In a form of a plural the number itself may be left out.
enum class NumberPlaceholder { Needed, MayBeLeftOut };
PlaceholderDifference placeholderDifference(std::string_view source, std::string_view target,
                                            NumberPlaceholder number);

} // namespace hexwerk::translation
