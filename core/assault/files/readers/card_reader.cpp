#include "core/assault/files/readers/card_reader.h"

#include "core/assault/files/readers/command_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/system_id.h"
#include "core/files/document.h"
#include "core/files/source_marks.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr IntRange kRanges = {0, 14}; // [R4.2b]
static constexpr IntRange kPoints = {0, 999};
static constexpr IntRange kStrengths = {1, 20};

static void readBand(TableReader &table, RangeBand &band)
{
    table.require({"from", "to", "dice"});
    table.read("from", band.from, kRanges);
    table.read("to", band.to, IntRange{band.from, kRanges.greatest});
    table.read("dice", band.dice);
}

// Bands ascend and do not overlap.
static void readBands(TableReader &attack, std::string_view key, std::vector<RangeBand> &bands)
{
    int least = 0;
    attack.eachTable(key, [&](TableReader &table) {
        RangeBand &band = bands.emplace_back();
        readBand(table, band);
        if (band.from < least)
            table.report(FileProblem::OutOfRange, table.path().key("from").shown,
                         FileExpectation::WholeNumber, {std::to_string(least), "14"});
        least = band.to + 1;
    });
}

static void readAttack(TableReader &attack, UnitCard &card, SourceMarks &marks)
{
    readBands(attack, "armoured", card.bands[static_cast<std::size_t>(TargetRow::Armoured)]);
    readBands(attack, "soft", card.bands[static_cast<std::size_t>(TargetRow::Soft)]);
    for (const auto &[key, mark] : readSourceMarks(attack))
        marks[key.empty() ? "attack" : "attack." + key] = mark;
}

// One pool for all areas, or one for each.
static void readDefence(TableReader &table, UnitCard &card)
{
    const std::optional<ValueReader> value = table.find("defence");
    if (!value)
        return;
    if (!value->isTable()) {
        if (value->read(card.defence[0]))
            card.defence.fill(Pool(card.defence[0]));
        return;
    }
    value->readTable([&card](TableReader &areas) {
        areas.require({"front", "flank", "rear", "above"});
        areas.read("front", card.defence[0]);
        areas.read("flank", card.defence[1]);
        areas.read("rear", card.defence[2]);
        areas.read("above", card.defence[3]);
    });
}

static void readBlast(TableReader &table, Blast &blast)
{
    table.require({"die"});
    table.read("die", blast.die);
    table.read("up_to", blast.upTo, kRanges);
    table.read("support_only", blast.supportOnly);
}

static void readUnitCard(TableReader &table, UnitCard &card, SourceMarks &marks)
{
    table.require({"id", "name", "nation", "type", "points", "half_points", "strength",
                   "half_strength", "defence", "movement", "movement_type"});
    table.readId("id", card.id);
    table.read("name", card.name);
    table.readId("nation", card.nation);
    table.read("type", card.type);
    table.read("class", card.unitClass);
    table.read("points", card.points, kPoints);
    table.read("half_points", card.halfPoints, kPoints);
    table.read("strength", card.strength, kStrengths);
    table.read("half_strength", card.halfStrength, IntRange{1, card.strength});
    readDefence(table, card);
    table.readTable("attack", [&](TableReader &attack) { readAttack(attack, card, marks); });
    table.read("movement", card.movement, IntRange{0, 20});
    table.read("movement_type", card.movementType);
    table.read("can_support", card.canSupport);
    table.read("turret", card.turret);
    table.readTable("blast",
                    [&card](TableReader &inner) { readBlast(inner, card.blast.emplace()); });
    table.readTable("indirect",
                    [&card](TableReader &inner) { readBand(inner, card.indirect.emplace()); });
    table.read("abilities", card.abilities);
    table.read("transport", card.transport, IntRange{0, 99});
    table.readId("silhouette", card.silhouette);
    table.readPicture("picture", card.picture);
    marks.merge(readSourceMarks(table));
}

LoadResult<CardFile> readCards(std::string_view text, const std::string &file, Places places)
{
    ReadContext context{file, {}, {}, places};
    CardFile cards;
    readDocument(context, text, "hexwerk.cards", {kSystemId}, [&](TableReader &table) {
        table.readTables("unit", cards.units, [&cards](TableReader &unit, UnitCard &card) {
            readUnitCard(unit, card, cards.marks.emplace_back());
        });
        table.readTables("command", cards.commands, [&cards](TableReader &one, CommandCard &card) {
            readCommandCard(one, card, cards.commandMarks.emplace_back());
        });
        table.readTables("support", cards.supports, [&cards](TableReader &one, SupportCard &card) {
            readSupportCard(one, card, cards.supportMarks.emplace_back());
        });
        table.readTables("effect", cards.effects, readEffectRow);
    });
    cards.places = std::move(context.places);
    return loaded(std::move(cards), std::move(context.problems));
}

} // namespace hexwerk::assault
