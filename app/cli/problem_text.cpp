#include "app/cli/problem_text.h"

#include "app/cli/content_text.h"
#include "core/base/contract.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hexwerk::cli {

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::string idOf(const char *kind, const std::vector<std::string> &near)
{
    return near.empty() ? fmt::format("the id of {}", kind)
                        : fmt::format("the id of {}, perhaps {}", kind, joined(near));
}

static std::string wholeNumber(const std::vector<std::string> &values)
{
    return values.size() == 2 ? fmt::format("a whole number from {} to {}", values[0], values[1])
                              : std::string("a whole number");
}

std::string value(const Problem &problem, std::size_t place)
{
    return place < problem.values.size() ? problem.values[place] : std::string();
}

static std::string expectedOfFile(const Problem &problem)
{
    const std::vector<std::string> &values = problem.values;
    switch (problem.expected.as<FileExpectation>()) {
    case FileExpectation::Nothing:
        return {};
    case FileExpectation::WholeNumber:
        return wholeNumber(values);
    case FileExpectation::TrueOrFalse:
        return "true or false";
    case FileExpectation::Text:
        return "a text";
    case FileExpectation::Table:
        return "a table";
    case FileExpectation::Array:
        return "an array";
    case FileExpectation::LocalTexts:
        return "a table of texts by language, like { en = \"...\", de = \"...\" }";
    case FileExpectation::NumberOrText:
        return fmt::format("a whole number or {}", joined(values));
    case FileExpectation::AnyValue:
        return "true, false, a whole number or a text";
    case FileExpectation::OneOf:
        return joined(values);
    case FileExpectation::OneKeyOf:
        return fmt::format("one of the keys {}", joined(values));
    case FileExpectation::PictureName:
        return "a PNG or JPEG file in the folder of this file or below, like \"maps/south.png\"";
    case FileExpectation::Id:
        return "a name of letters, digits, '.', '_' and '-' that means nothing else";
    case FileExpectation::System:
        return idOf("a rule system", values);
    case FileExpectation::GameOrder:
        return "an order as a JSON object";
    case FileExpectation::Seed:
        return "64 hexadecimal digits";
    case FileExpectation::FileName:
        return fmt::format("a file in the folder of this file or below, like \"south{}\"",
                           values.empty() ? std::string() : values[0]);
    case FileExpectation::Date:
        return "a date, like 1943-07-10";
    case FileExpectation::TwoNumbers:
        return "two whole numbers, like [120, 340]";
    case FileExpectation::ArrayOf:
        return fmt::format("an array of {} elements", value(problem, 0));
    case FileExpectation::Hash:
        return "16 hexadecimal digits";
    }
    HW_UNREACHABLE();
}

static std::string wrongInFile(const Problem &problem)
{
    const std::string &key = problem.key;
    const std::string &found = problem.found;
    switch (problem.code.as<FileProblem>()) {
    case FileProblem::CannotRead:
        return fmt::format("cannot be read: {}", found.empty() ? "no such file" : found);
    case FileProblem::TooLarge:
        return fmt::format("is larger than {} MiB: split it", value(problem, 0));
    case FileProblem::NotUtf8:
        return fmt::format("the byte {} is not UTF-8: save the file as UTF-8", found);
    case FileProblem::Syntax:
        return fmt::format("not TOML: {}", found);
    case FileProblem::WrongFormat:
        return fmt::format("the format is {}", found);
    case FileProblem::WrongSystem:
        return fmt::format("the file is of the system {}: put it into the folder of that system",
                           found);
    case FileProblem::NewerVersion:
        return fmt::format("the file has version {}, this program reads up to version {}: a newer "
                           "program is needed",
                           found, value(problem, 1));
    case FileProblem::NewerSystem:
        return fmt::format("the corrections were made for version {} of the tables, which are of "
                           "version {} here: take a newer program, or look through the values and "
                           "set {} to {}",
                           found, value(problem, 0), key, value(problem, 0));
    case FileProblem::TooDeep:
        return fmt::format("tables and arrays are nested more than {} levels deep",
                           value(problem, 0));
    case FileProblem::MoreErrors:
    case FileProblem::MoreWarnings:
        return fmt::format("and {} more, which are not listed", found);
    case FileProblem::TooLong:
        return key.empty() ? fmt::format("a key is longer than {} bytes", value(problem, 0))
                           : fmt::format("{} is longer than {} characters", key, value(problem, 0));
    case FileProblem::TooMany:
        return key.empty()
                   ? fmt::format("the file has more than {} values: split it", value(problem, 0))
                   : fmt::format("{} has more than {} elements", key, value(problem, 0));
    case FileProblem::MissingKey:
        return fmt::format("the key {} is missing", key);
    case FileProblem::UnknownKey:
        return fmt::format("the key {} is not known; it is kept and means nothing", key);
    case FileProblem::WrongType:
    case FileProblem::BadName:
        return fmt::format("{} cannot be {}", key, found.empty() ? "of this type" : found);
    case FileProblem::OutOfRange:
        return fmt::format("{} is out of range{}", key, found.empty() ? "" : ": " + found);
    case FileProblem::Conflict:
        return fmt::format("{} has keys that exclude each other", key);
    case FileProblem::UnknownId:
        return fmt::format("{} names {}, which is not there", key, found);
    case FileProblem::DuplicateId:
        return fmt::format("{} is there twice: {}", key, found);
    case FileProblem::PictureMissing:
        return fmt::format("{}: {} cannot be read ({}): put it there, or name another one", key,
                           found, value(problem, 0));
    case FileProblem::NotAPicture:
        return fmt::format("{}: {} is no PNG or JPEG picture: save it as one", key, found);
    case FileProblem::PictureTooLarge:
        return fmt::format("{}: {} has {}, at most {} are read: make it smaller", key, found,
                           value(problem, 0), value(problem, 1));
    case FileProblem::Damaged:
        return fmt::format("{} is damaged: {} comes to {} and not to {}: take it out and play it "
                           "again",
                           key, value(problem, 0), value(problem, 1), value(problem, 2));
    }
    HW_UNREACHABLE();
}

// Sentences that name the expectation themselves, or have nothing to add.
static bool namesExpectation(ProblemCode code)
{
    return code == FileProblem::NewerVersion || code == FileProblem::UnknownKey;
}

std::string sentence(const Problem &problem)
{
    std::string text = isOfSystem(problem.code) ? wrongContent(problem) : wrongInFile(problem);
    if (problem.code == FileProblem::UnknownKey && !problem.values.empty())
        return text + fmt::format("; did you mean {}?", joined(problem.values));
    const std::string wanted =
        isOfSystem(problem.expected) ? expectedContent(problem) : expectedOfFile(problem);
    if (!wanted.empty() && !namesExpectation(problem.code))
        text += fmt::format("; expected {}", wanted);
    return text;
}

std::string line(const Problem &problem)
{
    std::string place = problem.file;
    if (problem.line > 0)
        place += fmt::format(":{}:{}", problem.line, problem.column);
    return fmt::format("{}: {}: {} [{}]", place, toString(problem.severity()), sentence(problem),
                       problem.code.name());
}

std::string toJson(const std::vector<Problem> &problems)
{
    auto list = nlohmann::ordered_json::array();
    for (const Problem &problem : problems)
        list.push_back({{"file", problem.file},
                        {"line", problem.line},
                        {"column", problem.column},
                        {"severity", toString(problem.severity())},
                        {"code", problem.code.name()},
                        {"message", sentence(problem)}});
    return list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
}

void print(const std::vector<Problem> &problems)
{
    for (const Problem &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
}

} // namespace hexwerk::cli
