#include "core/assault/files/readers/campaign_reader.h"

#include "core/assault/files/readers/enum_values.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/readers/victory_reader.h"
#include "core/files/document.h"
#include "core/files/text_file.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr IntRange kBattleNumbers = {1, 999};
static constexpr IntRange kReplacementPoints = {-9999, 9999};
static constexpr IntRange kDeedCounts = {1, 999};

static void readCampaignSide(TableReader &table, CampaignSide &side)
{
    table.require({"id"});
    table.readId("id", side.id);
    table.read("colour", side.colour);
    table.read("name", side.name);
}

static void readCore(TableReader &table, CoreUnit &core)
{
    table.require({"id", "side", "card"});
    table.readId("id", core.id);
    table.readId("side", core.side);
    table.readId("card", core.card);
    table.read("name", core.name);
    table.read("experience", core.experience);
}

static void readReserve(TableReader &table, Reserve &reserve)
{
    table.require({"side", "cards"});
    table.readId("side", reserve.side);
    table.read("cards", reserve.cards);
    table.read("count", reserve.count, kDeedCounts);
    table.read("from_battle", reserve.fromBattle, kBattleNumbers);
}

static void readSlot(TableReader &table, BattleSlot &slot)
{
    table.require({"side", "units"});
    table.readId("side", slot.side);
    table.read("units", slot.units);
    table.read("types", slot.types);
    table.read("choose", slot.choose);
    table.read("fill", slot.fill);
}

static void readResultTerm(TableReader &table, ResultTerm &term);

static void readTerms(TableReader &table, ResultTerm &term, ResultTermKind kind,
                      std::string_view key)
{
    constexpr std::size_t kMost = 100;
    term.kind = kind;
    table.readTables(key, term.terms, readResultTerm, kMost);
}

static void readNamed(TableReader &table, ResultTerm &term, ResultTermKind kind,
                      std::string_view key)
{
    term.kind = kind;
    table.readId(key, term.name);
}

static void readResultTerm(TableReader &table, ResultTerm &term)
{
    table.oneOf({"all", "any", "not", "winner", "margin", "played", "core_lost", "battle_count",
                 "control", "controls_at_least", "losses", "track", "units_in_zone", "turn",
                 "side_has_no_units"},
                TableReader::Count::ExactlyOne);
    if (table.has("all"))
        readTerms(table, term, ResultTermKind::All, "all");
    else if (table.has("any"))
        readTerms(table, term, ResultTermKind::Any, "any");
    else if (table.has("not")) {
        term.kind = ResultTermKind::Not;
        table.readTable("not", [&term](TableReader &inner) {
            readResultTerm(inner, term.terms.emplace_back());
        });
    } else if (table.has("winner"))
        readNamed(table, term, ResultTermKind::Winner, "winner");
    else if (table.has("played"))
        readNamed(table, term, ResultTermKind::Played, "played");
    else if (table.has("core_lost"))
        readNamed(table, term, ResultTermKind::CoreLost, "core_lost");
    else if (table.has("margin")) {
        term.kind = ResultTermKind::Margin;
        table.read("margin", term.number, kDeedCounts);
    } else if (table.has("battle_count")) {
        term.kind = ResultTermKind::BattleCount;
        table.read("battle_count", term.number, kBattleNumbers);
    } else {
        term.kind = ResultTermKind::OfBattle;
        readTerm(table, term.term);
    }
}

// A track of the campaign goes before one of the scenario.
static void findTracks(ResultTerm &term, const std::vector<Track> &tracks)
{
    for (ResultTerm &inner : term.terms)
        findTracks(inner, tracks);
    if (term.kind == ResultTermKind::OfBattle && term.term.kind == TermKind::Track &&
        std::any_of(tracks.begin(), tracks.end(),
                    [&](const Track &track) { return track.id == term.term.name; }))
        term = {.kind = ResultTermKind::Track, .name = term.term.name, .number = term.term.number};
}

static void readResultEffect(TableReader &table, ResultEffect &effect)
{
    table.oneOf({"track", "replacement_points", "end"}, TableReader::Count::ExactlyOne);
    if (table.has("track")) {
        table.require({"add"});
        table.readId("track", effect.track);
        table.read("add", effect.add, kReplacementPoints);
    } else if (table.has("replacement_points")) {
        effect.kind = ResultEffectKind::ReplacementPoints;
        table.require({"side"});
        table.read("replacement_points", effect.add, kReplacementPoints);
        table.readId("side", effect.side);
    } else if (table.has("end")) {
        effect.kind = ResultEffectKind::End;
        readEnd(table, effect.side);
    }
}

// A word for who chooses, or the id of a side.
static void readChooser(TableReader &table, BattleResult &result)
{
    std::string name;
    if (!table.readId("chooses", name))
        return;
    result.chooser = chooserFromString(name);
    if (result.chooser == Chooser::Side)
        result.side = name;
}

static void readResult(TableReader &table, BattleResult &result)
{
    table.read("title", result.title);
    table.readTable(
        "when", [&result](TableReader &inner) { readResultTerm(inner, result.when.emplace()); });
    table.read("next", result.next);
    readChooser(table, result);
    table.readTables("do", result.effects, readResultEffect, limits::kMostGroups);
    table.read("text", result.text);
}

static bool readPlace(const ValueReader &value, ChartPlace &place)
{
    constexpr IntRange kPixels = {-100'000, 100'000};
    std::vector<int> numbers;
    if (!value.read(numbers, kPixels))
        return false;
    if (numbers.size() != 2) {
        value.report(FileProblem::WrongType, FileExpectation::TwoNumbers);
        return false;
    }
    place = {numbers[0], numbers[1]};
    return true;
}

static void readBattle(TableReader &table, CampaignBattle &battle)
{
    table.require({"id", "scenario"});
    table.readId("id", battle.id);
    table.read("title", battle.title);
    table.readFileName("scenario", battle.scenario, ".toml");
    table.readDate("date", battle.date);
    if (const auto value = table.find("place"))
        readPlace(*value, battle.place.emplace());
    table.readTables("slot", battle.unitSlots, readSlot, limits::kMostGroups);
    table.readTables("result", battle.results, readResult, limits::kMostGroups);
}

static void readDeed(TableReader &table, Deed &deed)
{
    for (const auto &[key, member] :
         {std::pair("kills", &Deed::kills), std::pair("battles", &Deed::battles),
          std::pair("objective", &Deed::objectives)})
        table.read(key, deed.*member, kDeedCounts);
    if (deed == Deed())
        table.oneOf({"kills", "battles", "objective"}, TableReader::Count::ExactlyOne);
    table.read("per", deed.per);
}

static void readGain(TableReader &table, ExperienceGain &gain)
{
    readDeed(table, gain.deed);
    table.read("add", gain.add, IntRange{1, 4});
}

static void readCarryOver(TableReader &table, CarryOver &rules)
{
    table.read("losses", rules.losses);
    table.read("damage", rules.damage);
    table.readTables("experience", rules.experience, readGain, limits::kMostGroups);
    table.read("salvage", rules.salvage);
    table.read("salvage_battles", rules.salvageBattles, kBattleNumbers);
    table.read("replacements", rules.replacements);
}

static void readMedal(TableReader &table, Medal &medal)
{
    table.require({"id", "for"});
    table.readId("id", medal.id);
    table.read("name", medal.name);
    table.read("text", medal.text);
    table.readTable("for", [&medal](TableReader &inner) { readDeed(inner, medal.deed); });
}

void readCampaignTables(TableReader &table, Campaign &campaign)
{
    table.require({"id", "system", "start"});
    table.readId("id", campaign.id);
    table.readId("system", campaign.system);
    table.read("title", campaign.title);
    table.read("briefing", campaign.briefing);
    table.readPicture("background", campaign.background);
    table.readId("start", campaign.start);
    table.read("length", campaign.length, kBattleNumbers);
    table.readTables("side", campaign.sides, readCampaignSide, limits::kMostGroups);
    table.readTables("core", campaign.cores, readCore);
    table.readTables("reserve", campaign.reserves, readReserve, limits::kMostGroups);
    table.readTables("track", campaign.tracks, readTrack, limits::kMostGroups);
    table.readTables("battle", campaign.battles, readBattle, limits::kMostGroups);
    table.readTable("carry_over",
                    [&](TableReader &inner) { readCarryOver(inner, campaign.carryOver); });
    table.readTables("medal", campaign.medals, readMedal, limits::kMostGroups);
    for (CampaignBattle &battle : campaign.battles)
        for (BattleResult &result : battle.results)
            if (result.when)
                findTracks(*result.when, campaign.tracks);
}

LoadResult<CampaignFile> readCampaign(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    Campaign campaign;
    readDocument(context, text, kCampaignFormat,
                 [&](TableReader &table) { readCampaignTables(table, campaign); });
    return loaded(CampaignFile{std::move(campaign), std::move(context.places)},
                  std::move(context.problems));
}

std::optional<Campaign> salvagedCampaign(std::string_view text)
{
    ReadContext context{{}, {}, {}};
    std::optional<Campaign> campaign;
    readDocument(context, text, kCampaignFormat,
                 [&](TableReader &table) { readCampaignTables(table, campaign.emplace()); });
    return campaign;
}

LoadResult<CampaignFile> loadCampaign(const std::filesystem::path &path)
{
    LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readCampaign(*text.value, path.string());
}

} // namespace hexwerk::assault
