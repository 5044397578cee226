#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/text_words.h"
#include "app/cli/text_work.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "texts/translation/csv_texts.h"
#include "texts/translation/import.h"
#include "texts/translation/po_file.h"
#include "texts/translation/tmx_file.h"
#include "texts/translation/xliff_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

namespace hexwerk::cli {

namespace {

using translation::Catalogue;
using translation::ChangedFile;
using translation::ExchangeFile;
using translation::ExchangeHeader;
using translation::ExchangeProblem;
using translation::ExchangeResult;
using translation::Import;
using translation::Strictness;
using translation::TextChange;
using translation::TextUnit;
using Json = nlohmann::ordered_json;

struct ExchangeFormat
{
    std::string_view name;
    std::string_view ending;
    ExchangeResult (*read)(std::string_view);
    std::string (*write)(const ExchangeFile &);
};
constexpr std::array kExchangeFormats = {
    ExchangeFormat{"po", ".po", translation::readPo, translation::writePo},
    ExchangeFormat{"xliff12", ".xlf", translation::readXliff, translation::writeXliff12},
    ExchangeFormat{"tmx", ".tmx", translation::readTmx, translation::writeTmx},
    ExchangeFormat{"csv", ".csv", translation::readCsvTexts, translation::writeCsvTexts},
    ExchangeFormat{"xliff20", ".xliff", translation::readXliff, translation::writeXliff20},
};

const ExchangeFormat *formatOf(const TextRequest &request)
{
    const auto found = std::find_if(
        kExchangeFormats.begin(), kExchangeFormats.end(), [&](const ExchangeFormat &format) {
            return request.format.empty() ? request.file.ends_with(format.ending)
                                          : request.format == format.name;
        });
    if (found != kExchangeFormats.end())
        return &*found;
    return request.file.empty() && request.format.empty() ? &kExchangeFormats.front() : nullptr;
}

} // namespace

std::vector<std::string> exchangeFormats()
{
    std::vector<std::string> names;
    for (const ExchangeFormat &format : kExchangeFormats)
        names.emplace_back(format.name);
    return names;
}

namespace {

ExchangeHeader headerOf(const TextRequest &request)
{
    return {"Hexwerk", kVersion, request.language};
}

} // namespace

ExitCode exportTexts(const CLI::App &program, const TextRequest &request)
{
    const ExchangeFormat *format = formatOf(request);
    if (!format) {
        fmt::print(stderr, "{}: which format? --format {}\n", request.file,
                   fmt::join(exchangeFormats(), " or "));
        return ExitCode::Usage;
    }
    const auto texts = findTexts(program, request);
    if (!texts)
        return ExitCode::Failed;
    std::vector<TextUnit> wanted;
    for (const TextUnit &unit : texts->catalogue.units)
        if (isWanted(unit, request))
            wanted.push_back(unit);
    const std::string text = format->write(translation::exchangeOf(wanted, headerOf(request)));
    if (text.empty()) {
        fmt::print(stderr, "nothing could be written\n");
        return ExitCode::Failed;
    }
    if (request.file.empty()) {
        fmt::print("{}", text);
        return ExitCode::Done;
    }
    if (const auto written = writeFile(request.file, text); !written) {
        fmt::print(stderr, "{}: error: {}\n", request.file, written.error().reason.message());
        return ExitCode::Failed;
    }
    return ExitCode::Done;
}

namespace {

Json jsonOf(const TextChange &change)
{
    return {{"key", change.key},
            {"line", change.line},
            {"before", change.before},
            {"after", change.after},
            {"state_before", toString(change.stateBefore)},
            {"state", toString(change.stateAfter)}};
}

Json jsonOf(const ExchangeProblem &problem)
{
    return {{"code", toString(problem.fault)},
            {"line", problem.line},
            {"key", problem.key},
            {"found", problem.found}};
}

void print(const Import &import, const TextRequest &request, const std::vector<ChangedFile> &files)
{
    if (request.json) {
        Json document = {{"refused", import.isRefused},
                         {"changes", Json::array()},
                         {"problems", Json::array()},
                         {"files", Json::array()}};
        for (const TextChange &change : import.changes)
            document["changes"].push_back(jsonOf(change));
        for (const ExchangeProblem &problem : import.problems)
            document["problems"].push_back(jsonOf(problem));
        for (const ChangedFile &file : files)
            document["files"].push_back(file.name);
        fmt::print("{}\n", document.dump());
        return;
    }
    for (const ExchangeProblem &problem : import.problems)
        fmt::print(stderr, "{}\n", line(request.file, problem));
    for (const TextChange &change : import.changes)
        fmt::print("{}: {} -> {}\n  - {}\n  + {}\n", change.key, toString(change.stateBefore),
                   toString(change.stateAfter), fmt::join(change.before, "\n  - "),
                   fmt::join(change.after, "\n  + "));
    fmt::print("{} changes in {} files{}\n", import.changes.size(), files.size(),
               import.isRefused       ? "; the file was refused"
               : request.into.empty() ? "; nothing was written, --into says where to"
                                      : "");
}

const char *variableOf(const char *name)
{
    return std::getenv(name);
}

// The changed files, and with them what is to be noted of the changes.
bool write(const TextRequest &request, const Catalogue &catalogue, const Import &import,
           std::vector<ChangedFile> files)
{
    const std::string name = translation::notesFile(request.language);
    const std::filesystem::path path = std::filesystem::path(request.into) / name;
    auto notes = translation::loadNotes(std::filesystem::path(request.into), request.language);
    hexwerk::cli::print(notes.problems);
    std::error_code error;
    const bool isThere = std::filesystem::exists(path, error);
    const auto before = isThere ? readTextFile(path).value : std::optional<std::string>("");
    if (notes)
        translation::noteChanges(catalogue, import.changes, *notes.value);
    const auto noted =
        before && notes ? translation::writeNotes(*notes.value, *before) : std::nullopt;
    if (!noted) {
        fmt::print(stderr, "{}: error: cannot be changed\n", path.string());
        return false;
    }
    files.push_back({name, path, *noted});
    const auto written = translation::writeInto(request.into, files, userLibrary(variableOf));
    if (!written)
        fmt::print(stderr, "{}: error: cannot be written\n", written.error().file);
    else
        translation::removeOlderNotes(request.into, request.language);
    return written.has_value();
}

} // namespace

ExitCode importTexts(const CLI::App &program, const TextRequest &request)
{
    const ExchangeFormat *format = formatOf(request);
    if (!format || request.file.empty()) {
        fmt::print(stderr, "import needs a file, and --format {} where its name does not say it\n",
                   fmt::join(exchangeFormats(), " or "));
        return ExitCode::Usage;
    }
    const auto texts = findTexts(program, request, UsersTexts::LeftOut);
    const LoadResult<std::string> text = readTextFile(request.file);
    hexwerk::cli::print(text.problems);
    if (!texts || !text)
        return ExitCode::Failed;
    const Import import =
        translation::importOf(format->read(*text.value), texts->catalogue, headerOf(request),
                              request.strict ? Strictness::Strict : Strictness::Lenient);
    const auto files = translation::changedFiles(texts->catalogue, import.changes);
    if (!files) {
        fmt::print(stderr, "{}: error: cannot be changed\n", files.error().file);
        return ExitCode::Failed;
    }
    const bool isToWrite = !request.into.empty() && !import.changes.empty();
    if (isToWrite && !write(request, texts->catalogue, import, *files))
        return ExitCode::Failed;
    print(import, request, *files);
    return import.isRefused ? ExitCode::Invalid : ExitCode::Done;
}

} // namespace hexwerk::cli
