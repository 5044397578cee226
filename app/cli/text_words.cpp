#include "app/cli/text_words.h"

#include <fmt/format.h>

namespace hexwerk::cli {

using translation::Alarm;
using translation::CheckCode;
using translation::ExchangeFault;
using translation::ExchangeProblem;

static std::string sentenceOf(const ExchangeProblem &problem)
{
    switch (problem.fault) {
    case ExchangeFault::TooLarge:
        return "is larger than 64 MiB";
    case ExchangeFault::NotUtf8:
        return "is not UTF-8 " + problem.found;
    case ExchangeFault::Syntax:
        return "cannot be understood: " + problem.found;
    case ExchangeFault::TooDeep:
        return "elements are nested too deeply";
    case ExchangeFault::Entity:
        return "declares or uses entities: " + problem.found;
    case ExchangeFault::WrongProject:
        return fmt::format("is of another project: {}", problem.found);
    case ExchangeFault::WrongLanguage:
        return fmt::format("is for another language: {}", problem.found);
    case ExchangeFault::OtherVersion:
        return fmt::format("was made by another version: {}", problem.found);
    case ExchangeFault::UnknownKey:
        return "no such text: " + problem.key;
    case ExchangeFault::KeyTwice:
        return "this text comes twice: " + problem.key;
    case ExchangeFault::Placeholder:
        return fmt::format("placeholder {} is missing or one too many: {}", problem.found,
                           problem.key);
    case ExchangeFault::PluralForms:
        return fmt::format("wrong number of plural forms ({}): {}", problem.found, problem.key);
    case ExchangeFault::SourceChanged:
        return fmt::format("the English text has changed since: {}", problem.key);
    }
    return {};
}

std::string line(const std::string &file, const ExchangeProblem &problem)
{
    const bool isError = refusesFile(problem.fault) || leavesOut(problem.fault);
    const std::string place = problem.line > 0 ? fmt::format("{}:{}", file, problem.line) : file;
    return fmt::format("{}: {}: {} [{}]", place, isError ? "error" : "warning", sentenceOf(problem),
                       toString(problem.fault));
}

// What is missing in the translation, or must not be there.
static std::string markSentence(const char *what, const Alarm &alarm)
{
    return fmt::format("{} {} {}", what, alarm.found,
                       alarm.length == 0 ? "is missing" : "is not in the English text");
}

static std::string typographySentence(const Alarm &alarm)
{
    switch (alarm.code) {
    case CheckCode::Accelerator:
        return alarm.length == 0 ? "no accelerator" : "an accelerator that the English text lacks";
    case CheckCode::AcceleratorTwice:
        return fmt::format("the accelerator {} is that of {} too", alarm.found, alarm.other);
    case CheckCode::FinalPunctuation:
        return fmt::format("ends with \"{}\", the English text with \"{}\"", alarm.found,
                           alarm.expected);
    case CheckCode::Ellipsis:
        return "three dots for an ellipsis";
    case CheckCode::Quotes:
        return fmt::format("quotes other than {}", alarm.expected);
    case CheckCode::Minus:
        return "a hyphen for a minus sign";
    case CheckCode::DoubleSpace:
        return "two spaces in a row";
    case CheckCode::EdgeSpace:
        return "begins or ends with other spaces than the English text";
    default:
        return {};
    }
}

std::string sentence(const Alarm &alarm)
{
    switch (alarm.code) {
    case CheckCode::Placeholder:
        return markSentence("the placeholder", alarm);
    case CheckCode::Number:
        return markSentence("the number", alarm);
    case CheckCode::Dice:
        return alarm.fix ? "the letter of another language in " + alarm.found
                         : markSentence("the dice", alarm);
    case CheckCode::Id:
        return markSentence("the id", alarm);
    case CheckCode::RuleId:
        return markSentence("the rule", alarm);
    case CheckCode::PluralForm:
        return fmt::format("{} of {} plural forms", alarm.found, alarm.expected);
    case CheckCode::TermMissed:
        return fmt::format("the term {} is missing: {}", alarm.found, alarm.expected);
    case CheckCode::TermAvoided:
        return fmt::format("{} is not the term: {}", alarm.found, alarm.expected);
    case CheckCode::Spelling:
        return fmt::format("not in the dictionary: {}", alarm.found);
    case CheckCode::TooLong:
        return fmt::format("{} pixels, and there is room for {}", alarm.found, alarm.expected);
    case CheckCode::TranslatedDifferently:
        return fmt::format("\"{}\" is \"{}\" in {}", alarm.found, alarm.expected, alarm.other);
    case CheckCode::TranslatedAlike:
        return fmt::format("\"{}\" also stands for \"{}\" in {}", alarm.found, alarm.expected,
                           alarm.other);
    case CheckCode::Untouched:
        return "the same as in English";
    default:
        return typographySentence(alarm);
    }
}

} // namespace hexwerk::cli
