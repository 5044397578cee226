#include "core/assault/files/writers/scenario_writer.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/writers/board_writer.h"
#include "core/assault/files/writers/force_writer.h"
#include "core/assault/files/writers/victory_writer.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromMines(const MineAllotment &mines)
{
    TomlTable table;
    table.set("side", mines.side);
    setUnless(table, "anti_personnel", mines.antiPersonnel, 0);
    setUnless(table, "anti_tank", mines.antiTank, 0);
    return table.set("zones", toTree(mines.zones));
}

static TomlTable fromZone(const Zone &zone)
{
    TomlTable table;
    table.set("id", zone.id);
    setUnlessEmpty(table, "name", zone.name);
    setUnlessEmpty(table, "side", zone.side);
    return table.set("purpose", toString(zone.purpose)).set("hexes", toTree(zone.hexes));
}

static TomlTable fromObjective(const Objective &objective)
{
    TomlTable table;
    table.set("id", objective.id).set("hex", toString(objective.hex));
    setUnlessEmpty(table, "name", objective.name);
    setUnlessEmpty(table, "holder", objective.holder);
    return table;
}

static TomlTable fromOptions(const std::map<std::string, OptionValue> &options)
{
    TomlTable table;
    for (const auto &[key, option] : options)
        std::visit([&, &key = key](const auto &value) { table.set(key, value); }, option);
    return table;
}

static void setFlags(TomlTable &table, const Scenario &scenario)
{
    const Scenario standard;
    table.set("turns", scenario.turns);
    if (scenario.firstPlayer != standard.firstPlayer)
        table.set("first_player", scenario.firstPlayer);
    if (scenario.firstSetup != standard.firstSetup)
        table.set("first_setup", scenario.firstSetup);
    setIfThere(table, "los_limit", scenario.losLimit);
    setUnlessEmpty(table, "neutral_deck", toTree(scenario.neutralDeck));
    if (!scenario.options.empty())
        table.set("options", fromOptions(scenario.options));
}

TomlTable toTree(const Scenario &scenario)
{
    TomlTable table;
    table.set("format", kScenarioFormat)
        .set("version", 1)
        .set("id", scenario.id)
        .set("system", scenario.system)
        .set("profile", scenario.profile);
    setUnlessEmpty(table, "title", scenario.title);
    setUnlessEmpty(table, "briefing", scenario.briefing);
    setFlags(table, scenario);
    if (const TomlTable board = toTree(scenario.board); !board.entries.empty())
        table.set("board", board);
    setTables(table, "mines", scenario.mines, fromMines);
    setTables(table, "zone", scenario.zones, fromZone);
    setTables(table, "objective", scenario.objectives, fromObjective);
    setTables(table, "side", scenario.sides, toTree);
    setTables(table, "unit", scenario.units, toTree);
    setTables(table, "reinforcement", scenario.reinforcements, toTree);
    setTables(table, "support", scenario.supports, toTree);
    setTables(table, "track", scenario.tracks, toTree);
    setTables(table, "trigger", scenario.triggers, toTree);
    setTables(table, "victory", scenario.victories, toTree);
    return table;
}

std::string freshScenarioText(const Scenario &scenario)
{
    return formatDocument(KeyOrder(keyRows(kScenarioFormat)).arranged("", toTree(scenario)));
}

tl::expected<std::string, PatchError>
changedScenarioText(const std::string &source, const Scenario &before, const Scenario &after)
{
    return patched(source, toTree(before), toTree(after), KeyOrder(keyRows(kScenarioFormat)));
}

} // namespace hexwerk::assault
