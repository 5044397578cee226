#include "core/assault/files/readers/scenario_reader.h"

#include "core/assault/files/readers/scenario_tables.h"
#include "core/files/document.h"
#include "core/files/text_file.h"

namespace hexwerk::assault {

LoadResult<ScenarioFile> readScenario(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    Scenario scenario;
    readDocument(context, text, kScenarioFormat,
                 [&](TableReader &table) { readScenarioTables(table, scenario); });
    return loaded(ScenarioFile{std::move(scenario), std::move(context.places)},
                  std::move(context.problems));
}

std::optional<Scenario> salvagedScenario(std::string_view text)
{
    ReadContext context{{}, {}, {}};
    std::optional<Scenario> scenario;
    readDocument(context, text, kScenarioFormat,
                 [&](TableReader &table) { readScenarioTables(table, scenario.emplace()); });
    return scenario;
}

LoadResult<ScenarioFile> loadScenario(const std::filesystem::path &path)
{
    LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readScenario(*text.value, path.string());
}

} // namespace hexwerk::assault
