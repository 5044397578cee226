#include "core/rulebook/term_finder.h"
#include "texts/translation/checked_text.h"
#include "texts/translation/placeholders.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::translation {

namespace {

enum class MarkKind : std::uint8_t { Number, Dice, Id, RuleId };

struct Mark
{
    MarkKind kind = MarkKind::Number;
    std::string meaning; // alike in all languages
    std::size_t at = 0;
    std::size_t length = 0;
};

CheckCode codeOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Dice:
        return CheckCode::Dice;
    case MarkKind::Id:
        return CheckCode::Id;
    case MarkKind::RuleId:
        return CheckCode::RuleId;
    case MarkKind::Number:
        break;
    }
    return CheckCode::Number;
}

// Languages that write 2,5 and 1.000.
bool hasDecimalComma(std::string_view language)
{
    static constexpr std::array kPoint = {"en", "ja", "zh", "ko"};
    return std::none_of(kPoint.begin(), kPoint.end(),
                        [&](std::string_view one) { return language.starts_with(one); });
}

char diceLetter(std::string_view language)
{
    return language.starts_with("de") ? 'W' : 'd';
}

// "1,000" and "1.000" are 1000, "2.5" and "2,5" are 2.5.
std::string numberMeaning(std::string_view text, bool decimalComma)
{
    std::string meaning;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isAsciiDigit(text[i])) {
            meaning += text[i];
            continue;
        }
        const std::size_t next = std::min(text.find_first_of(".,", i + 1), text.size());
        const bool groups = text[i] == (decimalComma ? '.' : ',') && next - i == 4;
        if (!groups)
            meaning += '.';
    }
    return meaning;
}

// Bytes of a number with its separators.
std::size_t numberSize(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() &&
           (isAsciiDigit(text[at]) || ((text[at] == '.' || text[at] == ',') &&
                                       at + 1 < text.size() && isAsciiDigit(text[at + 1]))))
        ++at;
    return at;
}

// "2d6", "W6": without its letter.
std::optional<std::string> diceMeaning(std::string_view token)
{
    const std::size_t letter = token.find_first_not_of("0123456789");
    if (letter == std::string_view::npos ||
        std::string_view("dDW").find(token[letter]) == std::string_view::npos)
        return std::nullopt;
    const std::string_view sides = token.substr(letter + 1);
    if (sides.empty() || sides.find_first_not_of("0123456789") != std::string_view::npos ||
        (token[letter] == 'D' && sides != "6")) // D5 is a hex
        return std::nullopt;
    return std::string(token.substr(0, letter)) + "d" + std::string(sides);
}

bool isDiceLetters(std::string_view token)
{
    return token.size() > 1 && token.find_first_not_of("RYGB") == std::string_view::npos;
}

// A capital first, and a figure in it.
bool isIdLike(std::string_view token)
{
    return token[0] >= 'A' && token[0] <= 'Z' &&
           std::any_of(token.begin(), token.end(), isAsciiDigit);
}

// Signs other than letters blotted out: quotes, a minus, dashes.
std::string lettersOf(std::string plain)
{
    for (std::size_t at = 0; at < plain.size(); ++at) {
        const auto lead = static_cast<unsigned char>(plain[at]);
        const auto next = static_cast<unsigned char>(at + 1 < plain.size() ? plain[at + 1] : 0);
        const bool isProduct = lead == 0xc3 && (next == 0x97 || next == 0xb7);
        const std::size_t size = lead == 0xe2 ? 3 : lead == 0xc2 || isProduct ? 2 : 0;
        for (std::size_t i = at; i < std::min(at + size, plain.size()); ++i)
            plain[i] = kBlot;
    }
    return plain;
}

// Where a word with its figures ends: "R10.3g", "W-28", "T01A", "7.5".
std::size_t endOfToken(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size()) {
        const char next = end + 1 < text.size() ? text[end + 1] : ' ';
        const bool isCapital = text[at] >= 'A' && text[at] <= 'Z';
        const bool joins = isCapital && isAsciiDigit(next) &&
                           (text[end] == '.' || (text[end] == '-' && end == at + 1));
        if (!isWordByte(text[end]) && !joins)
            break;
        ++end;
    }
    return end;
}

std::vector<Mark> marksOf(const std::string &plain, bool decimalComma,
                          const std::vector<const RuleGrammar *> &grammars)
{
    std::vector<Mark> marks;
    const std::string letters = lettersOf(plain);
    const std::string_view text(letters);
    for (std::size_t at = 0; at < text.size();) {
        if (!isWordByte(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = endOfToken(text, at);
        const std::string_view token = text.substr(at, end - at);
        const auto isRule = [&](const RuleGrammar *grammar) { return grammar->isId(token); };
        if (std::any_of(grammars.begin(), grammars.end(), isRule)) {
            marks.push_back({MarkKind::RuleId, std::string(token), at, token.size()});
        } else if (const auto dice = diceMeaning(token)) {
            marks.push_back({MarkKind::Dice, *dice, at, token.size()});
        } else if (isDiceLetters(token)) {
            marks.push_back({MarkKind::Dice, std::string(token), at, token.size()});
        } else if (isIdLike(token)) {
            marks.push_back({MarkKind::Id, std::string(token), at, token.size()});
        } else if (isAsciiDigit(token[0])) {
            const std::size_t size = numberSize(text.substr(at));
            marks.push_back(
                {MarkKind::Number, numberMeaning(text.substr(at, size), decimalComma), at, size});
            end = at + size;
            // What hangs on it, as in "2nd" and "7.5-cm", is no number.
            while (end < text.size() && isWordByte(text[end]))
                ++end;
        }
        at = end;
    }
    return marks;
}

struct NumberWords
{
    std::string_view language;
    std::array<std::string_view, 13> words; // beginnings, from 0
};
constexpr std::array kNumberWords = {
    NumberWords{"en",
                {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                 "ten", "eleven", "twelve"}},
    NumberWords{"de",
                {"kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
                 "zehn", "elf", "zwölf"}},
};

// Whether the text has the number in a word: "zwei", "dreimal".
bool saysInWords(std::string_view text, const std::string &number, std::string_view language)
{
    if (number.size() > 2 || number.find('.') != std::string::npos || std::stoi(number) > 12)
        return false;
    const auto known =
        std::find_if(kNumberWords.begin(), kNumberWords.end(),
                     [&](const NumberWords &row) { return language.starts_with(row.language); });
    if (known == kNumberWords.end())
        return false;
    const std::string_view wanted = known->words[static_cast<std::size_t>(std::stoi(number))];
    const std::vector<Word> words = wordsOf(text);
    return std::any_of(words.begin(), words.end(),
                       [&](const Word &word) { return word.lower.starts_with(wanted); });
}

void comparePlaceholders(const CheckedText &text, std::vector<Alarm> &alarms)
{
    const PlaceholderDifference difference = placeholderDifference(
        text.source, text.target,
        text.unit.isPlural ? NumberPlaceholder::MayBeLeftOut : NumberPlaceholder::Needed);
    for (const std::string &one : difference.missing)
        alarms.push_back(text.missing(CheckCode::Placeholder, one));
    for (const Placeholder &one : difference.extra)
        alarms.push_back(text.alarm(CheckCode::Placeholder, one.at, one.text.size()));
}

} // namespace

void checkMarks(const CheckedText &text, const std::string &language,
                const std::vector<const RuleGrammar *> &grammars, std::vector<Alarm> &alarms)
{
    comparePlaceholders(text, alarms);
    std::vector<Mark> wanted = marksOf(text.plainSource, false, grammars);
    std::vector<Mark> extra;
    const char letter = diceLetter(language);
    for (const Mark &mark : marksOf(text.plainTarget, hasDecimalComma(language), grammars)) {
        const auto match = std::find_if(wanted.begin(), wanted.end(), [&](const Mark &other) {
            return other.kind == mark.kind && other.meaning == mark.meaning;
        });
        if (match == wanted.end()) {
            extra.push_back(mark);
            continue;
        }
        wanted.erase(match);
        // The right dice, but with the letter of another language.
        const std::size_t wrong = text.target.find_first_of(letter == 'W' ? "dD" : "W", mark.at);
        if (mark.kind == MarkKind::Dice && !isDiceLetters(mark.meaning) &&
            wrong < mark.at + mark.length) {
            Alarm alarm = text.alarm(CheckCode::Dice, mark.at, mark.length);
            alarm.fix = text.replaced(wrong, 1, std::string_view(&letter, 1));
            alarms.push_back(std::move(alarm));
        }
    }
    for (const Mark &mark : wanted)
        if (mark.kind != MarkKind::Number || !saysInWords(text.plainTarget, mark.meaning, language))
            alarms.push_back(
                text.missing(codeOf(mark.kind), text.source.substr(mark.at, mark.length)));
    for (const Mark &mark : extra)
        if (mark.kind != MarkKind::Number || !saysInWords(text.plainSource, mark.meaning, "en"))
            alarms.push_back(text.alarm(codeOf(mark.kind), mark.at, mark.length));
}

} // namespace hexwerk::translation
