#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/text_words.h"
#include "app/cli/text_work.h"
#include "core/systems.h"
#include "texts/translation/check_setup.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace hexwerk::cli {

std::vector<std::string> checkNames()
{
    std::vector<std::string> names;
    for (int code = 0; code <= static_cast<int>(translation::kLastCheck); ++code)
        names.emplace_back(toString(static_cast<translation::CheckCode>(code)));
    return names;
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
    translation::CheckSetup setup = translation::checkSetup(*paths, systems(), texts->catalogue);
    print(setup.problems);
    const translation::Checker checker(std::move(setup.options));
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
