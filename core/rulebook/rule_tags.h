// The rules that a source names, by the grammar of their system.
#pragma once

#include "core/rulebook/rule_grammar.h"

#include <set>
#include <string>
#include <string_view>

namespace hexwerk {

// Of the engine: an id in brackets in a comment, or the literal of a refusal or of a die.
std::set<std::string> rulesOfCode(std::string_view source, const RuleGrammar &grammar);
// Of a test: the start of a name, or an id in brackets in a comment.
std::set<std::string> rulesOfTest(std::string_view source, const RuleGrammar &grammar);

} // namespace hexwerk
