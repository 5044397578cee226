// Lists of rule ids in files. For core/files alone.
#pragma once

#include "core/files/toml_reader.h"
#include "core/rulebook/rule_grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// A key that is absent leaves `rules` as it is; what is no id of the grammar is named.
inline void readRuleIds(TableReader &table, std::string_view key, const RuleGrammar &grammar,
                        std::vector<std::string> &rules)
{
    const std::optional<ValueReader> value = table.find(key);
    if (!value)
        return;
    value->eachElement([&](const ValueReader &element) {
        std::string &rule = rules.emplace_back();
        if (element.read(rule) && !grammar.isId(rule))
            element.report(FileProblem::BadName, FileExpectation::Id);
        return true;
    });
}

} // namespace hexwerk
