#include "app/cli/data.h"
#include "app/cli/text_words.h"
#include "app/cli/text_work.h"
#include "core/files/book_reader.h"
#include "core/systems.h"
#include "texts/translation/checks.h"
#include "texts/translation/speller.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hexwerk::cli {

std::vector<std::string> checkNames()
{
    std::vector<std::string> names;
    for (int code = 0; code <= static_cast<int>(translation::kLastCheck); ++code)
        names.emplace_back(toString(static_cast<translation::CheckCode>(code)));
    return names;
}

static translation::CheckOptions checkOptions(const DataPaths &paths, const TextRequest &request,
                                              const translation::TranslationNotes &notes)
{
    translation::CheckOptions options;
    options.silenced = translation::silencedChecks(notes);
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

static nlohmann::ordered_json jsonOf(const translation::Alarm &alarm)
{
    nlohmann::ordered_json json = {{"code", toString(alarm.code)}, {"key", alarm.key},
                                   {"form", alarm.form},           {"at", alarm.at},
                                   {"length", alarm.length},       {"found", alarm.found},
                                   {"expected", alarm.expected},   {"other", alarm.other},
                                   {"message", sentence(alarm)}};
    if (alarm.fix)
        json["fix"] = *alarm.fix;
    return json;
}

ExitCode checkTexts(const CLI::App &program, const TextRequest &request)
{
    const auto texts = findTexts(program, request);
    const auto paths = findPaths(program);
    if (!texts || !paths)
        return ExitCode::Failed;
    const translation::Checker checker(checkOptions(*paths, request, texts->notes));
    auto list = nlohmann::ordered_json::array();
    bool isClean = true;
    for (const translation::Alarm &alarm : checker.checkAll(texts->catalogue.units)) {
        const translation::TextUnit &unit = *texts->catalogue.find(alarm.key);
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
        fmt::print("{}\n", nlohmann::ordered_json{{"alarms", std::move(list)}}.dump());
    return isClean ? ExitCode::Done : ExitCode::Invalid;
}

} // namespace hexwerk::cli
