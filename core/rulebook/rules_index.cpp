#include "core/rulebook/rules_index.h"

#include <algorithm>
#include <array>

namespace hexwerk {

using std::string_view_literals::operator""sv;

static constexpr std::array kRuleStateNames = {"enforced"sv, "definition"sv, "by players"sv,
                                               "later"sv};

std::string_view toString(RuleState state)
{
    return kRuleStateNames[static_cast<std::size_t>(state)];
}

const IndexedRule *find(const RulesIndex &index, std::string_view id)
{
    const auto found = std::find_if(index.begin(), index.end(),
                                    [id](const IndexedRule &rule) { return rule.id == id; });
    return found == index.end() ? nullptr : &*found;
}

} // namespace hexwerk
