#include "texts/translation/text_unit.h"

#include "core/base/hash.h"

#include <algorithm>

namespace hexwerk::translation {

using std::string_view_literals::operator""sv;

static constexpr std::array kKindNames = {"rule"sv,    "term"sv,     "ruling"sv, "lesson"sv,
                                          "example"sv, "card"sv,     "table"sv,  "scenario"sv,
                                          "tile"sv,    "template"sv, "program"sv};
static_assert(kKindNames.size() == kUnitKinds.size());
static constexpr std::array kStateNames = {"untranslated"sv, "draft"sv, "review"sv, "final"sv};

std::string_view toString(UnitKind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(UnitState state)
{
    return kStateNames[static_cast<std::size_t>(state)];
}

std::optional<UnitState> unitState(std::string_view name)
{
    const auto found = std::find(kStateNames.begin(), kStateNames.end(), name);
    if (found == kStateNames.end())
        return std::nullopt;
    return static_cast<UnitState>(found - kStateNames.begin());
}

bool isStale(const TextUnit &unit)
{
    return !unit.madeFrom.empty() && unit.madeFrom != unit.sourceHash;
}

UnitState stateNow(const TextUnit &unit)
{
    return isStale(unit) ? std::min(unit.state, UnitState::Draft) : unit.state;
}

std::string hashOfSource(std::string_view source)
{
    return Hash().add(source).text();
}

bool isEmpty(const std::vector<std::string> &texts)
{
    return std::all_of(texts.begin(), texts.end(),
                       [](const std::string &text) { return text.empty(); });
}

} // namespace hexwerk::translation
