#include "core/assault/files/key_rows.h"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault {

struct TableRow
{
    std::string_view path;
    std::string_view keys;
};

static constexpr std::array kScenario = {
    TableRow{
        "",
        "format version id system profile title briefing turns first_player first_setup "
        "los_limit neutral_deck *options *board *mines *zone *objective *side *unit *reinforcement "
        "*support *track *trigger *victory"},
    TableRow{"title", "en de"},
    TableRow{"briefing", "en de"},
    TableRow{"options", "command_cards command_points support dice alternate_history"},
    TableRow{"board",
             "columns rows terrain *underlay *tile *transform *patch *road *hexside *overlay "
             "*smoke *minefield *label"},
    TableRow{"board.underlay", "picture points opacity"},
    TableRow{"board.underlay.points", "hex x y"},
    TableRow{"board.tile", "tile at turned crop"},
    TableRow{"board.tile.crop", "from to"},
    TableRow{"board.transform", "from to"},
    TableRow{"board.patch", "hexes terrain level"},
    TableRow{"board.road", "kind hexes"},
    TableRow{"board.hexside", "hex side kind"},
    TableRow{"board.overlay", "kind hex facing"},
    TableRow{"board.smoke", "hex count"},
    TableRow{"board.minefield", "hex kind side found"},
    TableRow{"board.label", "hex text"},
    TableRow{"board.label.text", "en de"},
    TableRow{"mines", "side anti_personnel anti_tank zones"},
    TableRow{"zone", "id name side purpose hexes"},
    TableRow{"zone.name", "en de"},
    TableRow{"objective", "id hex name holder"},
    TableRow{"objective.name", "en de"},
    TableRow{"side",
             "id colour name players command_points nations hand deck *formation *additional"},
    TableRow{"side.name", "en de"},
    TableRow{"side.formation", "type count method from"},
    TableRow{"side.additional", "type class count"},
    TableRow{"unit", "id card side name at zone on facing player experience damage half activated "
                     "markers"},
    TableRow{"unit.name", "en de"},
    TableRow{"reinforcement", "turn side zone units formation additional"},
    TableRow{"reinforcement.units", "card count"},
    TableRow{"reinforcement.formation", "type count method from"},
    TableRow{"reinforcement.additional", "type class count"},
    TableRow{"support", "side cards turn"},
    TableRow{"track", "id side name min max start *threshold"},
    TableRow{"track.name", "en de"},
    TableRow{"track.threshold", "at effect side text"},
    TableRow{"track.threshold.text", "en de"},
    TableRow{"trigger", "on side unit zone objective once if do"},
    TableRow{"trigger.do",
             "track add spawn remove terrain objective end say count side zone hexes"},
    TableRow{"trigger.do.say", "en de"},
    TableRow{"victory", "side check all any not control controls_at_least losses track "
                        "units_in_zone turn side_has_no_units at_least"},
};

static constexpr std::array kCampaign = {
    TableRow{"",
             "format version id system title briefing background start length *side *core *reserve "
             "*track *battle *carry_over *medal"},
    TableRow{"title", "en de"},
    TableRow{"briefing", "en de"},
    TableRow{"side", "id colour name"},
    TableRow{"side.name", "en de"},
    TableRow{"core", "id side card name experience"},
    TableRow{"core.name", "en de"},
    TableRow{"reserve", "side cards count from_battle"},
    TableRow{"track", "id side name min max start *threshold"},
    TableRow{"track.name", "en de"},
    TableRow{"track.threshold", "at effect side text"},
    TableRow{"track.threshold.text", "en de"},
    TableRow{"battle", "id title scenario date place *slot *result"},
    TableRow{"battle.title", "en de"},
    TableRow{"battle.slot", "side units types choose fill"},
    TableRow{"battle.result", "title when next chooses do text"},
    TableRow{"battle.result.title", "en de"},
    TableRow{"battle.result.do", "track add replacement_points end side"},
    TableRow{"battle.result.text", "en de"},
    TableRow{"carry_over", "losses damage experience salvage salvage_battles replacements"},
    TableRow{"carry_over.experience", "kills battles objective per add"},
    TableRow{"medal", "id name text for"},
    TableRow{"medal.name", "en de"},
    TableRow{"medal.text", "en de"},
    TableRow{"medal.for", "kills battles objective per"},
};

static constexpr std::array kTile = {
    TableRow{"",
             "format version system id name columns rows terrain *underlay *patch *road *hexside "
             "*overlay *label"},
    TableRow{"name", "en de"},
};

static constexpr std::array kStamp = {
    TableRow{"", "format version system id name *patch *road *hexside *overlay *label"},
    TableRow{"name", "en de"},
};

static constexpr std::array kGame = {
    TableRow{"", "format version course *scenario *data *secrets *played_with *orders"},
    TableRow{"data", "rules system profile *corrections *cards *formations *tiles"},
    TableRow{"secrets", "*"},
    TableRow{"played_with", "file text"},
};

// A table has what it was begun with as a game has it.
static constexpr std::array kTable = {
    TableRow{"", "format version *setup *data *played_with *orders"},
};

static constexpr std::array kCampaignGame = {
    TableRow{"", "format version *campaign *data *players *secrets *played_with *games *orders"},
    TableRow{"games", "number hash text"},
};

static constexpr std::array kCards = {
    TableRow{"", "format version system *unit *command *support *effect"},
    TableRow{"unit", "id name nation type class points half_points strength half_strength defence "
                     "attack movement movement_type can_support turret blast indirect abilities "
                     "transport silhouette picture source"},
    TableRow{"unit.name", "en de"},
    TableRow{"unit.defence", "front flank rear above"},
    TableRow{"unit.attack", "armoured soft source"},
    TableRow{"unit.blast", "die up_to support_only"},
    TableRow{"command",
             "id name nation category time timing moment types effects text picture source"},
    TableRow{"command.name", "en de"},
    TableRow{"command.category", "en de"},
    TableRow{"command.timing", "en de"},
    TableRow{"command.effects", "effect amount dice ability"},
    TableRow{"command.text", "en de"},
    TableRow{"support",
             "id name nation kind time timing attack suppressive_fire fire_for_effect bombardment "
             "smoke hexes in_line secondary defence blast second effects text picture source"},
    TableRow{"support.name", "en de"},
    TableRow{"support.timing", "en de"},
    TableRow{"support.effects", "effect amount dice ability"},
    TableRow{"support.text", "en de"},
    TableRow{"effect", "id name text takes least most target until source"},
    TableRow{"effect.name", "en de"},
    TableRow{"effect.text", "en de"},
};

static constexpr std::array kFormations = {
    TableRow{"", "format version system *formation"},
    TableRow{"formation", "id name nation type command command_points units picture source"},
    TableRow{"formation.name", "en de"},
    TableRow{"formation.command", "en de"},
    TableRow{"formation.units", "card count"},
};

static constexpr std::array kSystem = {
    TableRow{"",
             "format version id extends active name data_version terrains hexsides roads *rules "
             "*dice *terrain *fortification *hexside *road *climb *spotting *fire_modification "
             "*mines *mine_detection *smoke *transport *support *marker *sheets *switch *ability "
             "*nation *profile"},
    TableRow{"name", "en de"},
    TableRow{"dice", "*"},
    TableRow{"dice.-", "red yellow green blue source"},
    TableRow{"terrain", "*"},
    TableRow{"terrain.-", "name cost bonus vehicle_damage sight hindrance_die height "
                          "infantry_height building bars_indirect_fire clear_along_road crater "
                          "open water art house source"},
    TableRow{"fortification", "*"},
    TableRow{"fortification.-", "name front flank rear holds set_up full_arc source"},
    TableRow{"hexside", "*"},
    TableRow{"hexside.-", "name bonus cost check delays weakens_assault water crossing art "
                          "house source"},
    TableRow{"road", "*"},
    TableRow{"road.-", "name cost turn road water art house source"},
    TableRow{"climb", "cost source"},
    TableRow{"spotting", "in_the_open one_die two_dice three_dice_or_fortification "
                         "hindering_terrain hide_action hidden ambush sneaky_trail source"},
    TableRow{"fire_modification", "*"},
    TableRow{"fire_modification.-", "normal fast_vehicle blind_infantry blind_vehicle source"},
    TableRow{"mines", "*"},
    TableRow{"mines.-", "attack defence against source"},
    TableRow{"mine_detection", "infantry artillery vehicle identified fallback source"},
    TableRow{"smoke", "die most source"},
    TableRow{"transport", "rider_capacity source"},
    TableRow{"support", "*anti_aircraft *air_defence *air_spotting *air_accuracy "
                        "*artillery_accuracy *blast *drift *smoke"},
    TableRow{"support.anti_aircraft", "red yellow green blue"},
    TableRow{"support.anti_aircraft.-", "close medium long source"},
    TableRow{"support.air_defence", "crash damaged slightly_damaged turns_away accuracy source"},
    TableRow{"support.air_spotting", "one_or_less two three four five six_or_more"},
    TableRow{"support.air_spotting.-", "no_terrain_bonus terrain_bonus source"},
    TableRow{"support.air_accuracy", "one_or_less two three four five six_or_more"},
    TableRow{"support.air_accuracy.-",
             "fast_action fallback immobile suppressed delayed_action other source"},
    TableRow{"support.artillery_accuracy", "one_or_less two three four five six_or_more"},
    TableRow{"support.artillery_accuracy.-",
             "fast_action_or_fallback immobile_suppressed_or_delayed other source"},
    TableRow{"support.blast", "eliminated half_strength damage fallback suppressed"},
    TableRow{"support.blast.-", "symbols collapses source"},
    TableRow{"support.drift", "ranging impact scout confirmed critical damage suppression blank "
                              "free_shift most_shift source"},
    TableRow{"support.smoke", "most source"},
    TableRow{"marker", "*"},
    TableRow{"marker.-", "name group reverse source"},
    TableRow{"sheets", "status spare smoke mines damage dice source"},
    TableRow{"switch", "*"},
    TableRow{"switch.-", "name standard rule"},
    TableRow{"ability", "*"},
    TableRow{"ability.-", "name text effects source"},
    TableRow{"profile", "*"},
    TableRow{"profile.-", "name *switches *terrain *support *marker"},
};
// Of a table in any row.
static constexpr std::array kColumns = {
    TableRow{"name", "en de"},
    TableRow{"text", "en de"},
    TableRow{"cost", "foot artillery mechanized track"},
    TableRow{"bonus", "infantry artillery vehicle"},
};

static constexpr std::array kOthers = {
    TableRow{"", "format version id extends"},
};

static std::string joined(std::string_view under, std::string_view path)
{
    return path.empty() ? std::string(under) : pathTo(under, path);
}

template<std::size_t N>
static void add(std::vector<KeyRow> &all, const std::array<TableRow, N> &rows,
                std::string_view under)
{
    for (const auto &[path, keys] : rows)
        all.push_back({joined(under, path), keys});
}

template<std::size_t N>
static std::vector<KeyRow> rowsOf(const std::array<TableRow, N> &own)
{
    std::vector<KeyRow> rows;
    add(rows, own, "");
    return rows;
}

static std::vector<KeyRow> gameRows()
{
    std::vector<KeyRow> rows = rowsOf(kGame);
    add(rows, kScenario, "scenario");
    return rows;
}

// Of a game that begins from something else under `head`, which has more keys in a game.
template<std::size_t N, std::size_t M>
static std::vector<KeyRow> otherGameRows(const std::array<TableRow, N> &own,
                                         const std::array<TableRow, M> &from, std::string_view head,
                                         const std::string &headKeys)
{
    std::vector<KeyRow> rows = rowsOf(own);
    for (const auto &[path, keys] : kGame)
        if (!path.empty())
            rows.push_back({std::string(path), keys});
    add(rows, from, head);
    for (KeyRow &row : rows)
        if (row.path == head)
            row.keys = headKeys;
    return rows;
}

static std::vector<KeyRow> tableRows()
{
    static const std::string kSetup = std::string(kScenario.front().keys) + " joined_cards";
    return otherGameRows(kTable, kScenario, "setup", kSetup);
}

static std::vector<KeyRow> campaignGameRows()
{
    static const std::string kHead = std::string(kCampaign.front().keys) + " *scenarios";
    std::vector<KeyRow> rows = otherGameRows(kCampaignGame, kCampaign, "campaign", kHead);
    rows.push_back({"campaign.scenarios", "file text"});
    return rows;
}

// What a board has in a table of its own stands in the root.
template<std::size_t N>
static std::vector<KeyRow> paintedRows(const std::array<TableRow, N> &own)
{
    constexpr std::string_view kBoard = "board.";
    std::vector<KeyRow> rows = rowsOf(own);
    for (const auto &[path, keys] : kScenario)
        if (path.starts_with(kBoard))
            rows.push_back({std::string(path.substr(kBoard.size())), keys});
    return rows;
}

// A profile has tables of the system again.
static std::vector<KeyRow> systemRows()
{
    std::vector<KeyRow> rows;
    for (const std::string_view under : {"", "profile.-"}) {
        add(rows, kSystem, under);
        add(rows, kColumns, joined(under, "-"));
        add(rows, kColumns, joined(under, "-.-"));
    }
    return rows;
}

std::span<const KeyRow> keyRows(std::string_view format)
{
    static const std::map<std::string_view, std::vector<KeyRow>> kFormats = {
        {"hexwerk.scenario", rowsOf(kScenario)},
        {"hexwerk.game", gameRows()},
        {"hexwerk.table", tableRows()},
        {"hexwerk.campaign", rowsOf(kCampaign)},
        {"hexwerk.campaign_game", campaignGameRows()},
        {"hexwerk.tile", paintedRows(kTile)},
        {"hexwerk.stamp", paintedRows(kStamp)},
        {"hexwerk.cards", rowsOf(kCards)},
        {"hexwerk.formations", rowsOf(kFormations)},
        {"hexwerk.system", systemRows()},
    };
    static const std::vector<KeyRow> kHead = rowsOf(kOthers);
    const auto found = kFormats.find(format);
    return found == kFormats.end() ? kHead : found->second;
}

KeyOrder keyOrderOf(const TomlTable &root)
{
    const TomlValue *format = root.find("format");
    const std::string *name = format ? format->as<std::string>() : nullptr;
    return KeyOrder(keyRows(name ? *name : std::string()));
}

} // namespace hexwerk::assault
