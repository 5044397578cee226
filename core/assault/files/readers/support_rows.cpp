// The tables of chapter 12.
#include "core/assault/files/readers/system_rows.h"
#include "core/files/source_marks.h"

#include <array>

namespace hexwerk::assault {

static constexpr std::array<std::string_view, kRollRows> kRollNames = {
    "one_or_less", "two", "three", "four", "five", "six_or_more"};
static constexpr IntRange kAccuracyModifiers = {-6, 6};
static constexpr IntRange kDriftHexes = {0, 6}; // hexes

// A table with one row for each roll.
template<typename Row, typename ReadRow>
static void readByRoll(TableReader &table, std::string_view key, ByRoll<Row> &rows,
                       const ReadRow &readRow)
{
    table.readTable(key, [&](TableReader &inner) {
        for (std::size_t roll = 0; roll < rows.size(); ++roll)
            inner.readTable(kRollNames[roll], [&](TableReader &columns) {
                readRow(columns, rows[roll]);
                readSourceMarks(columns);
            });
    });
}

static void readAntiAircraft(TableReader &table, SupportTables &tables)
{
    static constexpr std::array<std::string_view, 4> kBlastColours = {"red", "yellow", "green",
                                                                      "blue"};
    for (std::size_t die = 0; die < kBlastColours.size(); ++die)
        table.readTable(kBlastColours[die], [&](TableReader &columns) {
            for (std::size_t i = 0; i < kRangeFactors; ++i)
                columns.read(toString(static_cast<RangeFactor>(i)), tables.antiAircraft[die][i]);
            readSourceMarks(columns);
        });
}

static void readAirDefence(TableReader &table, SupportTables &tables)
{
    for (std::size_t i = 0; i < kAirDefences; ++i)
        table.read(toString(static_cast<AirDefence>(i)), tables.airDefence[i]);
    table.read("accuracy", tables.slightlyDamaged, kAccuracyModifiers);
    readSourceMarks(table);
}

static void readAirSpotting(TableReader &columns, std::array<int, 2> &row)
{
    columns.read("no_terrain_bonus", row[0], kAccuracyModifiers);
    columns.read("terrain_bonus", row[1], kAccuracyModifiers);
}

static void readAirAccuracy(TableReader &columns,
                            std::array<std::optional<Die>, kTargetStatuses> &row)
{
    for (std::size_t i = 0; i < kTargetStatuses; ++i)
        readOptionalDie(columns, toString(static_cast<TargetStatus>(i)), row[i]);
}

static void readArtilleryAccuracy(TableReader &columns, std::array<std::optional<Die>, 3> &row)
{
    static constexpr std::array<std::string_view, 3> kArtilleryColumns = {
        "fast_action_or_fallback", "immobile_suppressed_or_delayed", "other"};
    for (std::size_t i = 0; i < kArtilleryColumns.size(); ++i)
        readOptionalDie(columns, kArtilleryColumns[i], row[i]);
}

static void readBlastRows(TableReader &table, SupportTables &tables)
{
    for (std::size_t i = 0; i < kBlastResults; ++i)
        table.readTable(toString(static_cast<BlastResult>(i)), [&](TableReader &columns) {
            columns.read("symbols", tables.blast[i].symbols);
            columns.read("collapses", tables.blast[i].collapses);
            readSourceMarks(columns);
        });
}

static void readDrift(TableReader &table, DriftTable &drift)
{
    table.read("ranging", drift.ranging);
    table.read("impact", drift.impact);
    table.read("scout", drift.scout);
    table.read("confirmed", drift.confirmed);
    table.read("critical", drift.critical, kDriftHexes);
    table.read("damage", drift.damage, kDriftHexes);
    table.read("suppression", drift.suppression, kDriftHexes);
    table.read("blank", drift.blank, kDriftHexes);
    table.read("free_shift", drift.freeShift, kDriftHexes);
    table.read("most_shift", drift.mostShift, kDriftHexes);
    readSourceMarks(table);
}

void readSupportTables(TableReader &table, SupportTables &tables)
{
    table.readTable("anti_aircraft", [&](TableReader &inner) { readAntiAircraft(inner, tables); });
    table.readTable("air_defence", [&](TableReader &inner) { readAirDefence(inner, tables); });
    readByRoll(table, "air_spotting", tables.airSpotting, readAirSpotting);
    readByRoll(table, "air_accuracy", tables.airAccuracy, readAirAccuracy);
    readByRoll(table, "artillery_accuracy", tables.artilleryAccuracy, readArtilleryAccuracy);
    table.readTable("blast", [&](TableReader &inner) { readBlastRows(inner, tables); });
    table.readTable("drift", [&](TableReader &inner) { readDrift(inner, tables.drift); });
    table.readTable("smoke", [&](TableReader &inner) {
        inner.read("most", tables.mostSmoke, IntRange{1, 9});
        readSourceMarks(inner);
    });
}

} // namespace hexwerk::assault
