// What may be wrong with a translation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::translation {

enum class CheckCode : std::uint8_t {
    Placeholder,
    Number,
    Dice,   // "2d6", "RYG"
    Id,     // of an example, a hex, a tile: "W-28"
    RuleId, // "R10.3g"
    PluralForm,
    Accelerator,      // missing, or where the source has none
    AcceleratorTwice, // in one menu
    FinalPunctuation,
    Ellipsis,
    Quotes,
    Minus,
    DoubleSpace,
    EdgeSpace,
    TermMissed,
    TermAvoided,
    Spelling,
    TooLong,
    TranslatedDifferently, // than the same source elsewhere
    TranslatedAlike,       // as another source
    Untouched,             // the same as the source
};
inline constexpr CheckCode kLastCheck = CheckCode::Untouched;
std::string_view toString(CheckCode code); // "final-punctuation": also the key of its message
std::optional<CheckCode> checkCode(std::string_view name);

struct Alarm
{
    CheckCode code = CheckCode::Placeholder;
    std::string key;
    std::size_t form = 0; // which form of a plural
    std::size_t at = 0;   // of the translation, in bytes; with `length` 0: of the whole text
    std::size_t length = 0;
    std::string found;                   // in the translation, or missing there
    std::string expected = {};           // what should be there, where that is known
    std::string other = {};              // the key of the text that it is compared with
    std::optional<std::string> fix = {}; // the whole text, put right
    bool operator==(const Alarm &) const = default;
};

} // namespace hexwerk::translation
