#include "app/cli/text_words.h"

#include <fmt/format.h>

namespace hexwerk::cli {

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

} // namespace hexwerk::cli
