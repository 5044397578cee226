#include "core/assault/files/readers/scenario_tables.h"

#include "core/assault/files/readers/board_reader.h"
#include "core/assault/files/readers/force_reader.h"
#include "core/assault/files/readers/victory_reader.h"
#include "core/base/contract.h"

namespace hexwerk::assault {

static constexpr std::size_t kMostMines = 20; // the hexes of each are counted
static constexpr IntRange kTrackValues = {-999, 999};

static void readMines(TableReader &table, MineAllotment &mines)
{
    table.require({"side"});
    table.readId("side", mines.side);
    table.read("anti_personnel", mines.antiPersonnel, IntRange{0, 99});
    table.read("anti_tank", mines.antiTank, IntRange{0, 99});
    table.read("zones", mines.zones);
}

static void readZone(TableReader &table, Zone &zone)
{
    table.require({"id", "purpose", "hexes"});
    table.readId("id", zone.id);
    table.read("name", zone.name);
    table.readId("side", zone.side);
    table.read("purpose", zone.purpose);
    table.read("hexes", zone.hexes);
}

static void readObjective(TableReader &table, Objective &objective)
{
    table.require({"id", "hex"});
    table.readId("id", objective.id);
    table.read("hex", objective.hex);
    table.read("name", objective.name);
    table.readId("holder", objective.holder);
}

static void readThreshold(TableReader &table, Threshold &threshold)
{
    table.require({"at", "effect"});
    table.read("at", threshold.at, kTrackValues);
    table.read("effect", threshold.effect);
    table.readId("side", threshold.side);
    table.read("text", threshold.text);
}

void readTrack(TableReader &table, Track &track)
{
    table.require({"id", "side"});
    table.readId("id", track.id);
    table.readId("side", track.side);
    table.read("name", track.name);
    table.read("min", track.min, kTrackValues);
    table.read("max", track.max, kTrackValues);
    track.start = track.min;
    const auto start = table.find("start");
    if (start && start->read(track.start, kTrackValues) &&
        (track.start < track.min || track.start > track.max))
        start->report(FileProblem::OutOfRange, FileExpectation::WholeNumber,
                      {std::to_string(track.min), std::to_string(track.max)});
    table.readTables("threshold", track.thresholds, readThreshold, limits::kMostGroups);
}

// A number, or "strength" or "points" of the unit.
static void readAdd(TableReader &table, TriggerEffect &effect)
{
    const std::optional<ValueReader> value = table.find("add");
    if (!value)
        return;
    const std::vector<std::string> names = {"strength", "points"};
    const auto read = value->readNumberOrName(kTrackValues, names);
    if (!read)
        return;
    if (const int *number = std::get_if<int>(&*read))
        effect.add = *number;
    else
        effect.add = names[std::get<std::size_t>(*read)];
}

// What an effect is about is said by one key; without any it is a track that is missing.
static EffectKind kindOf(const TableReader &table)
{
    for (int i = 0; i < kEffectKinds; ++i)
        if (table.has(toString(static_cast<EffectKind>(i))))
            return static_cast<EffectKind>(i);
    return EffectKind::Track;
}

void readEnd(TableReader &table, std::string &winner)
{
    const auto value = table.find("end");
    const auto place = value ? value->readName(kEndNames) : std::nullopt;
    if (place != std::size_t{0})
        return;
    table.require({"side"});
    table.readId("side", winner);
}

static void readTriggerEffect(TableReader &table, TriggerEffect &effect)
{
    effect.kind = kindOf(table);
    switch (effect.kind) {
    case EffectKind::Track:
        table.require({"track", "add"});
        table.readId("track", effect.track);
        return readAdd(table, effect);
    case EffectKind::Spawn:
        table.require({"side", "zone"});
        table.readId("spawn", effect.card);
        table.read("count", effect.count, IntRange{1, 99});
        table.readId("side", effect.side);
        table.readId("zone", effect.zone);
        return;
    case EffectKind::Remove:
        table.readId("remove", effect.unit);
        return;
    case EffectKind::Terrain:
        table.require({"hexes"});
        table.readId("terrain", effect.terrain);
        table.read("hexes", effect.hexes);
        return;
    case EffectKind::Objective:
        table.readId("objective", effect.objective);
        table.readId("side", effect.side);
        return;
    case EffectKind::End:
        return readEnd(table, effect.side);
    case EffectKind::Say:
        table.read("say", effect.text);
        return;
    }
    HW_UNREACHABLE();
}

// What each event cannot do without.
static void requireSubject(TableReader &table, TriggerEvent event)
{
    if (needsZone(event))
        table.require({"zone"});
    if (needsObjective(event))
        table.require({"objective"});
}

static void readTrigger(TableReader &table, Trigger &trigger)
{
    table.require({"on", "do"});
    if (table.read("on", trigger.on))
        requireSubject(table, trigger.on);
    table.readId("side", trigger.side);
    table.readId("unit", trigger.unit);
    table.readId("zone", trigger.zone);
    table.readId("objective", trigger.objective);
    table.read("once", trigger.once);
    table.readTable(
        "if", [&trigger](TableReader &inner) { readTerm(inner, trigger.condition.emplace()); });
    table.readTables("do", trigger.effects, readTriggerEffect);
}

static void readOptions(TableReader &table, Scenario &scenario)
{
    table.eachKey([&scenario](std::string_view key, const ValueReader &value) {
        OptionValue option;
        if (value.read(option))
            scenario.options[std::string(key)] = option;
    });
}

void readScenarioTables(TableReader &table, Scenario &scenario)
{
    table.require({"id", "system", "profile", "turns"});
    table.readId("id", scenario.id);
    table.readId("system", scenario.system);
    table.readId("profile", scenario.profile);
    table.read("title", scenario.title);
    table.read("briefing", scenario.briefing);
    table.read("turns", scenario.turns, kTurns);
    table.readId("first_player", scenario.firstPlayer);
    table.readId("first_setup", scenario.firstSetup);
    table.read("los_limit", scenario.losLimit, IntRange{1, 999});
    readDeck(table, "neutral_deck", scenario.neutralDeck);
    table.readTable("options", [&](TableReader &inner) { readOptions(inner, scenario); });
    table.readTable("board", [&](TableReader &inner) { readBoard(inner, scenario.board); });
    table.readTables("mines", scenario.mines, readMines, kMostMines);
    table.readTables("zone", scenario.zones, readZone, limits::kMostGroups);
    table.readTables("objective", scenario.objectives, readObjective, limits::kMostGroups);
    table.readTables("side", scenario.sides, readSide, limits::kMostGroups);
    table.readTables("unit", scenario.units, readUnit);
    table.readTables("reinforcement", scenario.reinforcements, readReinforcement,
                     limits::kMostGroups);
    table.readTables("support", scenario.supports, readSupply, limits::kMostGroups);
    table.readTables("track", scenario.tracks, readTrack, limits::kMostGroups);
    table.readTables("trigger", scenario.triggers, readTrigger, limits::kMostGroups);
    table.readTables("victory", scenario.victories, readVictory, limits::kMostGroups);
}

} // namespace hexwerk::assault
