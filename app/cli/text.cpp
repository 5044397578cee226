#include "app/cli/commands.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/text_work.h"
#include "core/systems.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace hexwerk::cli {

std::optional<Texts> findTexts(const CLI::App &program, const TextRequest &request,
                               UsersTexts users)
{
    const std::optional<DataPaths> paths = findPaths(program);
    if (!paths)
        return std::nullopt;
    Texts texts{translation::loadCatalogue(*paths, idsOf(systems()), request.language), {}};
    print(texts.catalogue.problems);
    auto notes = translation::loadNotes(*paths, request.language);
    print(notes.problems);
    texts.notes = std::move(*notes.value);
    if (users == UsersTexts::LeftOut)
        std::erase_if(texts.notes.texts,
                      [](const auto &one) { return !one.second.targets.empty(); });
    translation::applyNotes(texts.notes, texts.catalogue);
    return texts;
}

bool isWanted(const translation::TextUnit &unit, const TextRequest &request)
{
    const auto has = [](const std::vector<std::string> &names, std::string_view name) {
        return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
    };
    return has(request.kinds, toString(unit.kind)) && has(request.states, toString(stateNow(unit)));
}

static nlohmann::ordered_json jsonOf(const translation::TextUnit &unit)
{
    nlohmann::ordered_json json = {
        {"key", unit.key},       {"kind", toString(unit.kind)}, {"file", unit.file},
        {"line", unit.line},     {"context", unit.context},     {"comment", unit.comment},
        {"source", unit.source}, {"target", unit.target},       {"state", toString(stateNow(unit))},
        {"stale", isStale(unit)}};
    if (unit.isPlural)
        json["forms"] = unit.targetForms;
    return json;
}

ExitCode listTexts(const CLI::App &program, const TextRequest &request)
{
    const auto texts = findTexts(program, request);
    if (!texts)
        return ExitCode::Failed;
    auto found = nlohmann::ordered_json::array();
    for (const translation::TextUnit &unit : texts->catalogue.units) {
        if (!isWanted(unit, request))
            continue;
        if (request.json)
            found.push_back(jsonOf(unit));
        else
            fmt::print("{}:{}: {}  {}\n    {}\n    {}\n", unit.file, unit.line,
                       toString(stateNow(unit)), unit.key, unit.source,
                       fmt::join(unit.targets(), "\n    "));
    }
    if (request.json)
        fmt::print("{}\n", nlohmann::ordered_json{{"texts", std::move(found)}}.dump());
    return ExitCode::Done;
}

namespace {

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
    for (const translation::UnitKind kind : translation::kUnitKinds)
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
        addTextCommand(*text, "list", "All texts, with their states", request, exitCode, listTexts);
    addChoice(*listing, request);
    listing->add_flag("--json", request->json, "Print one JSON document");

    CLI::App *checking = addTextCommand(*text, "check", "What may be wrong with translations",
                                        request, exitCode, checkTexts);
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
            ->check(CLI::IsMember(exchangeFormats()));
        command->add_option("FILE", request->file, "Standard output where an export names none");
    }
    importing->add_option("--into", request->into,
                          "Folder of data to write the changed files to, each under its name");
    importing->add_flag("--strict", request->strict, "Refuse the file for any problem");
    importing->add_flag("--json", request->json, "Print one JSON document");
}

} // namespace hexwerk::cli
