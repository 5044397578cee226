// The rules that a text names: in code, in tests, in the expectations of worked examples.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace hexwerk {

// Of the engine: an id in brackets in a comment, or the literal of a refusal or of a die.
std::set<std::string> rulesOfCode(std::string_view source);
// Of a test: the start of a name, as r10_3g_ stands for R10.3g, or an id in brackets in a comment.
std::set<std::string> rulesOfTest(std::string_view source);
// Every id that stands there as a word.
std::set<std::string> rulesOfText(std::string_view text);

} // namespace hexwerk
