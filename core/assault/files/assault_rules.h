// ASSAULT as the program asks it.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/system/rules.h"

namespace hexwerk::assault {

class ScenarioHead final : public Head
{
public:
    static constexpr std::string_view kSystem = kSystemId;
    static constexpr std::string_view kFormat = "hexwerk.scenario";

    // File and places are those of the scenario, for problems.
    explicit ScenarioHead(Scenario said, SourceMap saidAt = {}, std::string inFile = {});

    const Rules &rules() const override;
    Beginning begins() const override { return {kFormat, "hexwerk.game"}; }
    TomlTable tree() const override;
    std::vector<std::string> seats() const override;
    // [R9.6.4.1c] No mine of another side lies face down in it in plain words.
    bool mayBeShownTo(std::string_view seat) const override;

    const Scenario scenario;
    const SourceMap places;
    const std::string file;
};

const Rules &assaultRules();

} // namespace hexwerk::assault
