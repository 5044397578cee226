#include "app/cli/commands.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/text_words.h"
#include "core/files/atomic_file.h"
#include "core/files/book_reader.h"
#include "core/files/text_file.h"
#include "core/systems.h"
#include "texts/translation/checks.h"
#include "texts/translation/import.h"
#include "texts/translation/po_file.h"
#include "texts/translation/speller.h"
#include "texts/translation/xliff_file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace hexwerk::cli {

namespace {

using translation::Alarm;
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
using translation::UnitKind;
using Json = nlohmann::ordered_json;

struct TextRequest
{
    std::string language;
    std::string format;
    std::string file;
    std::string into;
    std::vector<std::string> kinds;
    std::vector<std::string> states;
    std::vector<std::string> checks;
    bool strict = false;
    bool json = false;
};

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

std::vector<std::string> formatNames()
{
    std::vector<std::string> names;
    for (const ExchangeFormat &format : kExchangeFormats)
        names.emplace_back(format.name);
    return names;
}

std::optional<Catalogue> findCatalogue(const CLI::App &program, const TextRequest &request)
{
    const std::optional<DataPaths> paths = findPaths(program);
    if (!paths)
        return std::nullopt;
    Catalogue catalogue = translation::loadCatalogue(*paths, idsOf(systems()), request.language);
    print(catalogue.problems);
    return catalogue;
}

bool isWanted(const TextUnit &unit, const TextRequest &request)
{
    const auto has = [](const std::vector<std::string> &names, std::string_view name) {
        return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
    };
    return has(request.kinds, toString(unit.kind)) && has(request.states, toString(stateNow(unit)));
}

Json jsonOf(const TextUnit &unit)
{
    Json json = {
        {"key", unit.key},       {"kind", toString(unit.kind)}, {"file", unit.file},
        {"line", unit.line},     {"context", unit.context},     {"comment", unit.comment},
        {"source", unit.source}, {"target", unit.target},       {"state", toString(stateNow(unit))},
        {"stale", isStale(unit)}};
    if (unit.isPlural)
        json["forms"] = unit.targetForms;
    return json;
}

ExitCode list(const CLI::App &program, const TextRequest &request)
{
    const auto catalogue = findCatalogue(program, request);
    if (!catalogue)
        return ExitCode::Failed;
    auto texts = Json::array();
    for (const TextUnit &unit : catalogue->units) {
        if (!isWanted(unit, request))
            continue;
        if (request.json)
            texts.push_back(jsonOf(unit));
        else
            fmt::print("{}:{}: {}  {}\n    {}\n    {}\n", unit.file, unit.line,
                       toString(stateNow(unit)), unit.key, unit.source,
                       fmt::join(unit.targets(), "\n    "));
    }
    if (request.json)
        fmt::print("{}\n", Json{{"texts", std::move(texts)}}.dump());
    return ExitCode::Done;
}

ExchangeHeader headerOf(const TextRequest &request)
{
    return {"Hexwerk", kVersion, request.language};
}

ExitCode exportTexts(const CLI::App &program, const TextRequest &request)
{
    const ExchangeFormat *format = formatOf(request);
    if (!format) {
        fmt::print(stderr, "{}: which format? --format {}\n", request.file,
                   fmt::join(formatNames(), " or "));
        return ExitCode::Usage;
    }
    const auto catalogue = findCatalogue(program, request);
    if (!catalogue)
        return ExitCode::Failed;
    std::vector<TextUnit> wanted;
    for (const TextUnit &unit : catalogue->units)
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

ExitCode importTexts(const CLI::App &program, const TextRequest &request)
{
    const ExchangeFormat *format = formatOf(request);
    if (!format || request.file.empty()) {
        fmt::print(stderr, "import needs a file, and --format {} where its name does not say it\n",
                   fmt::join(formatNames(), " or "));
        return ExitCode::Usage;
    }
    const auto catalogue = findCatalogue(program, request);
    const LoadResult<std::string> text = readTextFile(request.file);
    hexwerk::cli::print(text.problems);
    if (!catalogue || !text)
        return ExitCode::Failed;
    const Import import =
        translation::importOf(format->read(*text.value), *catalogue, headerOf(request),
                              request.strict ? Strictness::Strict : Strictness::Lenient);
    const auto files = translation::changedFiles(*catalogue, import.changes);
    if (!files) {
        fmt::print(stderr, "{}: error: cannot be changed\n", files.error().file);
        return ExitCode::Failed;
    }
    if (!request.into.empty() && !import.isRefused) {
        const auto written = translation::writeInto(request.into, *files, userLibrary(variableOf));
        if (!written) {
            fmt::print(stderr, "{}: error: cannot be written\n", written.error().file);
            return ExitCode::Failed;
        }
    }
    print(import, request, *files);
    return import.isRefused ? ExitCode::Invalid : ExitCode::Done;
}

std::vector<std::string> checkNames()
{
    std::vector<std::string> names;
    for (int code = 0; code <= static_cast<int>(translation::kLastCheck); ++code)
        names.emplace_back(toString(static_cast<translation::CheckCode>(code)));
    return names;
}

translation::CheckOptions checkOptions(const DataPaths &paths, const TextRequest &request)
{
    translation::CheckOptions options;
    options.language = request.language;
    for (const Rules *rules : systems()) {
        options.grammars.push_back(&rules->grammar());
        const LoadResult<Terms> terms = loadTerms(paths, rules->id(), rules->grammar());
        options.terms.insert(options.terms.end(), terms.value->begin(), terms.value->end());
    }
    if (const auto dictionary =
            translation::findDictionary(request.language, translation::dictionaryFolders()))
        options.speller = std::make_shared<const translation::Speller>(*dictionary);
    return options;
}

Json jsonOf(const Alarm &alarm)
{
    Json json = {{"code", toString(alarm.code)}, {"key", alarm.key},
                 {"form", alarm.form},           {"at", alarm.at},
                 {"length", alarm.length},       {"found", alarm.found},
                 {"expected", alarm.expected},   {"other", alarm.other},
                 {"message", sentence(alarm)}};
    if (alarm.fix)
        json["fix"] = *alarm.fix;
    return json;
}

ExitCode check(const CLI::App &program, const TextRequest &request)
{
    const auto catalogue = findCatalogue(program, request);
    const auto paths = findPaths(program);
    if (!catalogue || !paths)
        return ExitCode::Failed;
    const translation::Checker checker(checkOptions(*paths, request));
    auto list = Json::array();
    bool isClean = true;
    for (const Alarm &alarm : checker.checkAll(catalogue->units)) {
        const TextUnit &unit = *catalogue->find(alarm.key);
        const bool isAsked =
            request.checks.empty() || std::find(request.checks.begin(), request.checks.end(),
                                                toString(alarm.code)) != request.checks.end();
        if (!isAsked || !isWanted(unit, request))
            continue;
        isClean = false;
        if (request.json)
            list.push_back(jsonOf(alarm));
        else
            fmt::print("{}:{}: {} [{}]\n    {}\n", unit.file, unit.line, sentence(alarm),
                       toString(alarm.code), alarm.key);
    }
    if (request.json)
        fmt::print("{}\n", Json{{"alarms", std::move(list)}}.dump());
    return isClean ? ExitCode::Done : ExitCode::Invalid;
}

using TextCommand = ExitCode (*)(const CLI::App &, const TextRequest &);

CLI::App *addTextCommand(CLI::App &text, const std::string &name, const std::string &about,
                         const std::shared_ptr<TextRequest> &request, ExitCode &exitCode,
                         TextCommand run)
{
    CLI::App *command = text.add_subcommand(name, about);
    command->add_option("--lang", request->language, "Language of the translation, as in de")
        ->required();
    command->callback([request, &text, &exitCode, run] { exitCode = run(text, *request); });
    return command;
}

void addChoice(CLI::App &command, const std::shared_ptr<TextRequest> &request)
{
    std::vector<std::string> kinds;
    for (const UnitKind kind : translation::kUnitKinds)
        kinds.emplace_back(toString(kind));
    command.add_option("--kind", request->kinds, "Texts of these kinds alone")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember(kinds));
    command.add_option("--state", request->states, "Texts in these states alone")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember({"untranslated", "draft", "review", "final"}));
}

} // namespace

void addText(CLI::App &program, ExitCode &exitCode)
{
    const auto request = std::make_shared<TextRequest>();
    CLI::App *text = program.add_subcommand("text", "Translations of all texts");
    text->require_subcommand(1);
    CLI::App *listing =
        addTextCommand(*text, "list", "All texts, with their states", request, exitCode, list);
    addChoice(*listing, request);
    listing->add_flag("--json", request->json, "Print one JSON document");

    CLI::App *checking = addTextCommand(*text, "check", "What may be wrong with translations",
                                        request, exitCode, check);
    addChoice(*checking, request);
    checking->add_option("--only", request->checks, "These checks alone")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember(checkNames()));
    checking->add_flag("--json", request->json, "Print one JSON document");

    CLI::App *exporting = addTextCommand(*text, "export", "Texts for other translation tools",
                                         request, exitCode, exportTexts);
    addChoice(*exporting, request);
    CLI::App *importing =
        addTextCommand(*text, "import", "What a file of translators changes; written by --into",
                       request, exitCode, importTexts);
    for (CLI::App *command : {exporting, importing}) {
        command->add_option("--format", request->format, "Else the ending of the file says it")
            ->check(CLI::IsMember(formatNames()));
        command->add_option("FILE", request->file, "Standard output where an export names none");
    }
    importing->add_option("--into", request->into,
                          "Folder of data to write the changed files to, each under its name");
    importing->add_flag("--strict", request->strict, "Refuse the file for any problem");
    importing->add_flag("--json", request->json, "Print one JSON document");
}

} // namespace hexwerk::cli
