// What the ids of the rules of a system look like. No id fits the grammars of two systems.
#pragma once

#include <string>
#include <string_view>

namespace hexwerk {

struct RuleGrammar
{
    std::string_view example; // an id, to show people what they look like
    bool (*isId)(std::string_view text);
    // Whether it is the id of a rule of ours, which fills what the books leave open.
    bool (*isHouse)(std::string_view text);
    // The id that a test begins its name with; of another name what is no id.
    std::string (*ofTestName)(std::string_view name);
};

} // namespace hexwerk
