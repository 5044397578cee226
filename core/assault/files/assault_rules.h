// ASSAULT as the program asks it.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/system/rules.h"

namespace hexwerk::assault {

// What games on a board and games at a real table begin from.
class AnyHead : public Head
{
public:
    // File and places are those of the scenario, for problems.
    explicit AnyHead(Scenario said, SourceMap saidAt = {}, std::string inFile = {});

    const Rules &rules() const override;
    TomlTable tree() const override;
    std::vector<std::string> seats() const override;
    // [R9.6.4.1c] No mine of another side lies face down in it in plain words.
    bool mayBeShownTo(std::string_view seat) const override;

    const Scenario scenario;
    const SourceMap places;
    const std::string file;
};

class ScenarioHead final : public AnyHead
{
public:
    static constexpr std::string_view kSystem = kSystemId;
    static constexpr std::string_view kFormat = "hexwerk.scenario";

    using AnyHead::AnyHead;
    Beginning begins() const override { return {kFormat, "hexwerk.game"}; }
};

// A game at a real table: its match is one of Tabletop. Without units where the players bring them.
class TableHead final : public AnyHead
{
public:
    static constexpr std::string_view kSystem = kSystemId;
    static constexpr std::string_view kFormat = "hexwerk.setup";

    using AnyHead::AnyHead;
    Beginning begins() const override { return {kFormat, "hexwerk.table"}; }
    // Nobody at a table hides anything from the program's files.
    std::vector<std::string> seats() const override { return {}; }
};

const Rules &assaultRules();

} // namespace hexwerk::assault
