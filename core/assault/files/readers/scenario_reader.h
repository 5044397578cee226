// Scenario files: strictly read, as plain values with the places of their keys.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

struct ScenarioFile
{
    Scenario scenario;
    SourceMap places;
    bool operator==(const ScenarioFile &) const = default;
};

// The text of a `hexwerk.scenario` file; `file` is what problems call it. Ids that name something
// outside the file, and what fits together, are for validateScenario.
LoadResult<ScenarioFile> readScenario(std::string_view text, const std::string &file);
// What the text says where it can be understood, whatever else is wrong in it; empty if it is no
// TOML of this format. For work that nobody has finished yet: a unit may still be without card.
std::optional<Scenario> salvagedScenario(std::string_view text);
LoadResult<ScenarioFile> loadScenario(const std::filesystem::path &path);

} // namespace hexwerk::assault
