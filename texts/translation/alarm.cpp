#include "texts/translation/alarm.h"

#include <algorithm>
#include <array>

namespace hexwerk::translation {

using std::string_view_literals::operator""sv;

static constexpr std::array kCheckNames = {
    "placeholder"sv,
    "number"sv,
    "dice"sv,
    "id"sv,
    "rule-id"sv,
    "plural-form"sv,
    "accelerator"sv,
    "accelerator-twice"sv,
    "final-punctuation"sv,
    "ellipsis"sv,
    "quotes"sv,
    "minus"sv,
    "double-space"sv,
    "edge-space"sv,
    "term-missed"sv,
    "term-avoided"sv,
    "spelling"sv,
    "too-long"sv,
    "translated-differently"sv,
    "translated-alike"sv,
    "untouched"sv,
};
static_assert(kCheckNames.size() == static_cast<std::size_t>(kLastCheck) + 1);

std::string_view toString(CheckCode code)
{
    return kCheckNames[static_cast<std::size_t>(code)];
}

std::optional<CheckCode> checkCode(std::string_view name)
{
    const auto found = std::find(kCheckNames.begin(), kCheckNames.end(), name);
    if (found == kCheckNames.end())
        return std::nullopt;
    return static_cast<CheckCode>(found - kCheckNames.begin());
}

} // namespace hexwerk::translation
