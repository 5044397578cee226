#include "core/assault/files/readers/system_rows.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/rule_grammar.h"
#include "core/files/source_marks.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

static constexpr IntRange kCosts = {0, 20}; // movement points
static constexpr IntRange kHeights = {0, 9};
static constexpr std::array<MovementType, 2> kVehicleMovement = {MovementType::Mechanized,
                                                                 MovementType::Track};

static void requireIfNew(TableReader &table, const LocalText &name,
                         std::initializer_list<std::string_view> keys)
{
    if (name.empty())
        table.require(keys);
}

void readDice(TableReader &table, DiceFaces &faces)
{
    static constexpr std::array<std::string_view, 4> kColours = {"red", "yellow", "green", "blue"};
    for (std::size_t die = 0; die < kColours.size(); ++die) {
        if (faces.id.empty())
            table.require({kColours[die]});
        const std::optional<ValueReader> value = table.find(kColours[die]);
        std::vector<Symbols> symbols;
        if (!value || !value->read(symbols))
            continue;
        if (symbols.size() == 6)
            std::copy(symbols.begin(), symbols.end(), faces.faces[die].begin());
        else
            value->report(FileProblem::OutOfRange, ContentExpectation::SixFaces);
    }
    readSourceMarks(table);
}

// One cost a column; `word` stands for the empty one.
static void readCost(TableReader &row, std::array<EntryCost, 4> &cost, const std::string &word)
{
    row.readTable("cost", [&](TableReader &columns) {
        for (std::size_t i = 0; i < cost.size(); ++i) {
            const auto value = columns.find(toString(static_cast<MovementType>(i)));
            const auto read = value ? value->readNumberOrName(kCosts, {word}) : std::nullopt;
            if (!read)
                continue;
            if (const int *points = std::get_if<int>(&*read))
                cost[i] = static_cast<std::uint8_t>(*points);
            else
                cost[i] = std::nullopt;
        }
    });
}

// Which picture shows a row that no book has, and the rule that brings it.
static void readHouse(TableReader &table, std::string &art, std::string &house)
{
    table.readId("art", art);
    const std::optional<ValueReader> value = table.find("house");
    if (value && value->read(house) && !kRuleGrammar.isId(house))
        value->report(FileProblem::BadName, FileExpectation::Id);
}

void readTerrainRow(TableReader &table, TerrainRow &row)
{
    requireIfNew(table, row.name, {"name", "cost", "bonus", "sight", "height"});
    table.read("name", row.name);
    readCost(table, row.cost, "P");
    table.readTable("bonus", [&row](TableReader &columns) {
        for (const UnitType type : kAllUnitTypes)
            columns.read(toString(type), row.bonus[static_cast<std::size_t>(type)]);
    });
    table.read("vehicle_damage", row.vehicleDamage);
    table.read("sight", row.sight);
    table.read("hindrance_die", row.hindranceDie);
    int height = row.height;
    if (table.read("height", height, kHeights))
        row.height = static_cast<std::uint8_t>(height);
    height = row.infantryHeight;
    if (table.read("infantry_height", height, kHeights))
        row.infantryHeight = static_cast<std::uint8_t>(height);
    table.read("building", row.isBuilding);
    table.read("bars_indirect_fire", row.barsIndirectFire);
    table.read("clear_along_road", row.clearAlongRoad);
    table.read("crater", row.crater);
    table.read("open", row.isOpen);
    table.read("water", row.isWater);
    readHouse(table, row.art, row.house);
    readSourceMarks(table);
}

// A list of unit types as flags.
static void readTypes(TableReader &table, std::string_view key, std::array<bool, 3> &flags)
{
    std::vector<UnitType> types;
    if (!table.read(key, types))
        return;
    flags.fill(false);
    for (const UnitType type : types)
        flags[static_cast<std::size_t>(type)] = true;
}

void readFortification(TableReader &table, FortificationRow &row)
{
    requireIfNew(table, row.name, {"name", "front", "flank", "rear", "holds", "full_arc"});
    table.read("name", row.name);
    table.read("front", row.front);
    table.read("flank", row.flank);
    table.read("rear", row.rear);
    readTypes(table, "holds", row.holds);
    readTypes(table, "set_up", row.setUp);
    readTypes(table, "full_arc", row.fullArc);
    readSourceMarks(table);
}

void readOptionalDie(TableReader &table, std::string_view key, std::optional<Die> &die)
{
    const std::optional<ValueReader> value = table.find(key);
    Pool pool;
    if (!value || !value->read(pool))
        return;
    if (pool.size() > 1)
        value->report(FileProblem::OutOfRange, ContentExpectation::OneDie);
    die = pool.strongest();
}

void readHexsideRow(TableReader &table, HexsideRow &row)
{
    requireIfNew(table, row.name, {"name", "bonus", "cost"});
    table.read("name", row.name);
    table.readTable("bonus", [&row](TableReader &columns) {
        for (const UnitType type : kAllUnitTypes)
            readOptionalDie(columns, toString(type), row.bonus[static_cast<std::size_t>(type)]);
    });
    readCost(table, row.cost, "P");
    table.readTable("check", [&row](TableReader &columns) {
        for (const MovementType type : kVehicleMovement)
            columns.read(toString(type), row.check[static_cast<std::size_t>(type)]);
    });
    table.read("delays", row.delays);
    table.read("weakens_assault", row.weakensAssault);
    table.read("water", row.isWater);
    table.read("crossing", row.isCrossing);
    readHouse(table, row.art, row.house);
    readSourceMarks(table);
}

void readRoadRow(TableReader &table, RoadRow &row)
{
    requireIfNew(table, row.name, {"name", "cost"});
    table.read("name", row.name);
    table.read("road", row.isRoad);
    table.read("water", row.isWater);
    readCost(table, row.cost, row.isWater ? "P" : "PT");
    table.readTable("turn", [&row](TableReader &columns) {
        for (const MovementType type : kVehicleMovement)
            columns.read(toString(type), row.turn[static_cast<std::size_t>(type)], kCosts);
    });
    readHouse(table, row.art, row.house);
    readSourceMarks(table);
}

void readClimb(TableReader &table, SystemData &data)
{
    readCost(table, data.climb, "P");
    readSourceMarks(table);
}

void readSpotting(TableReader &table, SpottingTable &spotting)
{
    static constexpr IntRange kNumbers = {1, 7};
    static constexpr IntRange kModifiers = {-6, 6};
    table.read("in_the_open", spotting.noDice, kNumbers);
    table.read("one_die", spotting.oneDie, kNumbers);
    table.read("two_dice", spotting.twoDice, kNumbers);
    table.read("three_dice_or_fortification", spotting.threeDiceOrFortification, kNumbers);
    table.read("hindering_terrain", spotting.hinderingTerrain, kModifiers);
    table.read("hide_action", spotting.hideAction, kModifiers);
    table.read("hidden", spotting.hidden, kModifiers);
    table.read("ambush", spotting.ambush, kModifiers);
    table.read("sneaky_trail", spotting.sneakyTrail, kModifiers);
    readSourceMarks(table);
}

void readFireModification(TableReader &table, FireModification &modification)
{
    static constexpr std::array<std::string_view, 3> kRows = {"firing", "turret_firing",
                                                              "moving_and_firing"};
    static constexpr std::array<std::string_view, 4> kColumns = {"normal", "fast_vehicle",
                                                                 "blind_infantry", "blind_vehicle"};
    for (std::size_t row = 0; row < kRows.size(); ++row)
        table.readTable(kRows[row], [&](TableReader &columns) {
            for (std::size_t column = 0; column < kColumns.size(); ++column)
                readOptionalDie(columns, kColumns[column], modification[row][column]);
            readSourceMarks(columns);
        });
}

void readMineRow(TableReader &table, MineRow &row)
{
    table.read("attack", row.attack);
    table.read("defence", row.defence);
    readTypes(table, "against", row.against);
    readSourceMarks(table);
}

void readMineDetection(TableReader &table, MineDetection &detection)
{
    static constexpr IntRange kNumbers = {1, 7};
    static constexpr IntRange kModifiers = {-6, 6};
    for (const UnitType type : kAllUnitTypes)
        table.read(toString(type), detection.least[static_cast<std::size_t>(type)], kNumbers);
    table.read("identified", detection.identified, kModifiers);
    table.read("fallback", detection.fallback, kModifiers);
    readSourceMarks(table);
}

static void requireFor(TableReader &table, AbilityHook hook)
{
    switch (hook) {
    case AbilityHook::ForbidAction:
        return table.require({"action"});
    case AbilityHook::DisembarkMarker:
        return table.require({"marker"});
    case AbilityHook::MineDetection:
        return table.require({"add"});
    case AbilityHook::SupportAttack:
        return table.require({"dice", "range"});
    case AbilityHook::AttackDie:
    case AbilityHook::DefenceDie:
        return table.require({"die"});
    case AbilityHook::RiderCapacity:
        return table.require({"points"});
    case AbilityHook::ForbidHiddenStep:
    case AbilityHook::Spotter:
    case AbilityHook::Smoke:
    case AbilityHook::Immobile:
    case AbilityHook::AllRoundFire:
        return;
    }
}

// "armoured", "soft", or "any" for both.
static void readRow(TableReader &table, std::optional<TargetRow> &row)
{
    const std::optional<ValueReader> value = table.find("target");
    const auto place = value ? value->readName({"armoured", "soft", "any"}) : std::nullopt;
    if (place && *place < 2)
        row = static_cast<TargetRow>(*place);
}

// A key that belongs to another hook stays unasked for, and is named.
static void readAbilityEffect(TableReader &table, AbilityEffect &effect)
{
    static constexpr IntRange kAbilityRanges = {0, 14};
    table.require({"hook"});
    if (!table.read("hook", effect.hook))
        return table.ignoreRest();
    requireFor(table, effect.hook);
    switch (effect.hook) {
    case AbilityHook::ForbidAction:
        table.read("action", effect.action);
        break;
    case AbilityHook::DisembarkMarker:
        table.read("marker", effect.marker);
        break;
    case AbilityHook::MineDetection:
        table.read("add", effect.number, IntRange{-6, 6});
        break;
    case AbilityHook::SupportAttack:
        table.read("dice", effect.dice);
        table.read("range", effect.to, IntRange{1, 14});
        break;
    case AbilityHook::AttackDie:
        readRow(table, effect.row);
        table.read("from", effect.from, kAbilityRanges);
        table.read("to", effect.to, IntRange{effect.from, kAbilityRanges.greatest});
        [[fallthrough]];
    case AbilityHook::DefenceDie:
        table.read("die", effect.dice);
        break;
    case AbilityHook::RiderCapacity:
        table.read("points", effect.number, IntRange{0, 99});
        break;
    case AbilityHook::ForbidHiddenStep:
    case AbilityHook::Spotter:
    case AbilityHook::Smoke:
    case AbilityHook::Immobile:
    case AbilityHook::AllRoundFire:
        break;
    }
}

void readAbility(TableReader &table, AbilityRow &row)
{
    requireIfNew(table, row.name, {"name", "effects"});
    table.read("name", row.name);
    table.read("text", row.text);
    if (table.has("effects"))
        row.effects.clear();
    table.readTables("effects", row.effects, readAbilityEffect);
    readSourceMarks(table);
}

void readMarkerRow(TableReader &table, MarkerRow &row)
{
    requireIfNew(table, row.name, {"name", "group"});
    table.read("name", row.name);
    table.read("group", row.group);
    table.read("reverse", row.reverse);
    const bool turns = row.group == MarkerGroup::Yellow || row.group == MarkerGroup::Black;
    if (turns && !row.reverse)
        table.require({"reverse"});
    readSourceMarks(table);
}

void readSwitchRow(TableReader &table, SwitchRow &row)
{
    requireIfNew(table, row.name, {"name", "standard", "rule"});
    table.read("name", row.name);
    table.read("standard", row.standard);
    table.read("rule", row.rule);
}

} // namespace hexwerk::assault
