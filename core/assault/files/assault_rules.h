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
    // Ids of cards beside those of the scenario.
    virtual std::vector<std::string> joinedCards() const { return {}; }

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

    explicit TableHead(Scenario said, SourceMap saidAt = {}, std::string inFile = {},
                       std::vector<std::string> cards = {});
    Beginning begins() const override { return {kFormat, "hexwerk.table"}; }
    TomlTable tree() const override;
    std::vector<std::string> joinedCards() const override { return joined; }
    // Nobody at a table hides anything from the program's files.
    std::vector<std::string> seats() const override { return {}; }

    const std::vector<std::string> joined; // cards of counters that the scenario does not have
};

const Rules &assaultRules();

} // namespace hexwerk::assault
