// A text and its translation, as the checks look at them.
#pragma once

#include "core/rulebook/rule_grammar.h"
#include "texts/translation/alarm.h"
#include "texts/translation/text_unit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::translation {

// The text with tags, entities, file patterns, code and placeholders blotted out, each byte by a
// control character, so that places stay the same.
std::string plainText(std::string_view text);
inline constexpr char kBlot = '\x01';

// Without accelerators: "&Open" is "Open". "&&" and a lone "&" stay.
std::string withoutAccelerators(std::string_view text);
// Where the accelerator stands.
std::optional<std::size_t> acceleratorIn(std::string_view text);
std::size_t charactersOf(std::string_view text);
bool isAsciiDigit(char c);
bool isAsciiLetter(char c);
// ASCII letters, digits, and all bytes of other letters.
bool isWordByte(char c);

struct CheckedText
{
    const TextUnit &unit;
    std::size_t form = 0;
    const std::string &source;
    const std::string &target;
    std::string plainSource;
    std::string plainTarget;

    Alarm alarm(CheckCode code, std::size_t at, std::size_t length) const
    {
        return {code, unit.key, form, at, length, target.substr(at, length)};
    }
    Alarm missing(CheckCode code, std::string what) const
    {
        return {code, unit.key, form, 0, 0, std::move(what)};
    }
    // The translation with that part replaced.
    std::string replaced(std::size_t at, std::size_t length, std::string_view by) const
    {
        return target.substr(0, at).append(by).append(target, at + length);
    }
};

// Placeholders, numbers, dice, ids.
void checkMarks(const CheckedText &text, const std::string &language,
                const std::vector<const RuleGrammar *> &grammars, std::vector<Alarm> &alarms);
// Accelerators, punctuation, ellipses, quotes, minus signs, spaces.
void checkTypography(const CheckedText &text, const std::string &language,
                     std::vector<Alarm> &alarms);

} // namespace hexwerk::translation
