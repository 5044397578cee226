#include "core/rulebook/rules_index.h"

#include "core/base/enum_names.h"

#include <algorithm>

namespace hexwerk {

using namespace std::string_view_literals;

static constexpr std::array kRuleStateNames = {"enforced"sv, "definition"sv, "by players"sv,
                                               "later"sv};

std::string_view toString(RuleState state)
{
    return kRuleStateNames[static_cast<std::size_t>(state)];
}

std::optional<RuleState> ruleStateFromString(std::string_view name)
{
    return enumFromString<RuleState>(kRuleStateNames, name);
}

const IndexedRule *find(const RulesIndex &index, std::string_view id)
{
    const auto found = std::find_if(index.begin(), index.end(),
                                    [id](const IndexedRule &rule) { return rule.id == id; });
    return found == index.end() ? nullptr : &*found;
}

} // namespace hexwerk
