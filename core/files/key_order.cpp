#include "core/files/key_order.h"

#include <algorithm>
#include <array>

namespace hexwerk {

namespace {

struct TableRow
{
    std::string_view path;
    std::string_view keys; // in order; "*": has headers; "*" alone: any key, in no order
};

constexpr std::array kScenario = {
    TableRow{"", "format version id system profile title briefing turns first_player first_setup "
                 "los_limit *options *board *mines *zone *objective *side *unit *reinforcement "
                 "*track *trigger *victory"},
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
    TableRow{"zone", "id side purpose hexes"},
    TableRow{"objective", "id hex name holder"},
    TableRow{"objective.name", "en de"},
    TableRow{"side", "id colour name players nations *formation *additional"},
    TableRow{"side.name", "en de"},
    TableRow{"side.formation", "type count method from"},
    TableRow{"side.additional", "type class count"},
    TableRow{"unit", "id card side at zone on facing player experience damage half activated "
                     "markers"},
    TableRow{"reinforcement", "turn side zone units formation additional"},
    TableRow{"reinforcement.units", "card count"},
    TableRow{"reinforcement.formation", "type count method from"},
    TableRow{"reinforcement.additional", "type class count"},
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

constexpr std::array kTile = {
    TableRow{"",
             "format version system id name columns rows terrain *underlay *patch *road *hexside "
             "*overlay *label"},
    TableRow{"name", "en de"},
};

constexpr std::array kStamp = {
    TableRow{"", "format version system id name *patch *road *hexside *overlay *label"},
    TableRow{"name", "en de"},
};

constexpr std::array kGame = {
    TableRow{"", "format version course *scenario *data *secrets *played_with *orders"},
    TableRow{"data", "rules system profile *corrections *cards *formations *tiles"},
    TableRow{"secrets", "*"},
    TableRow{"played_with", "file text"},
};

constexpr std::array kCards = {
    TableRow{"", "format version system *unit *command *support *effect"},
    TableRow{"unit", "id name nation type class points half_points strength half_strength defence "
                     "attack movement movement_type can_support turret blast indirect abilities "
                     "transport picture source"},
    TableRow{"unit.name", "en de"},
    TableRow{"unit.defence", "front flank rear above"},
    TableRow{"unit.attack", "armoured soft source"},
    TableRow{"unit.blast", "die up_to support_only"},
    TableRow{"command", "id name nation category time timing types effects text picture source"},
    TableRow{"command.name", "en de"},
    TableRow{"command.category", "en de"},
    TableRow{"command.timing", "en de"},
    TableRow{"command.effects", "effect amount dice ability"},
    TableRow{"command.text", "en de"},
    TableRow{"support",
             "id name nation kind time timing attack suppressive_fire fire_for_effect bombardment "
             "smoke hexes secondary defence blast second effects text picture source"},
    TableRow{"support.name", "en de"},
    TableRow{"support.timing", "en de"},
    TableRow{"support.effects", "effect amount dice ability"},
    TableRow{"support.text", "en de"},
    TableRow{"effect", "id name text takes least most source"},
    TableRow{"effect.name", "en de"},
    TableRow{"effect.text", "en de"},
};

constexpr std::array kFormations = {
    TableRow{"", "format version system *formation"},
    TableRow{"formation", "id name nation type command command_points units picture source"},
    TableRow{"formation.name", "en de"},
    TableRow{"formation.command", "en de"},
    TableRow{"formation.units", "card count"},
};

// Under a table of rows, "-" stands for the id of any of them.
constexpr std::array kSystem = {
    TableRow{"", "format version id extends active name data_version terrains *rules *dice "
                 "*terrain *fortification *hexside *road *climb *spotting *fire_modification "
                 "*mines *mine_detection *smoke *transport *marker *switch *ability *nation "
                 "*profile"},
    TableRow{"name", "en de"},
    TableRow{"dice", "*"},
    TableRow{"dice.-", "red yellow green blue source"},
    TableRow{"terrain", "*"},
    TableRow{"terrain.-", "name cost bonus vehicle_damage sight hindrance_die height "
                          "infantry_height building bars_indirect_fire clear_along_road crater "
                          "source"},
    TableRow{"fortification", "*"},
    TableRow{"fortification.-", "name front flank rear holds set_up full_arc source"},
    TableRow{"hexside", "*"},
    TableRow{"hexside.-", "name bonus cost check delays weakens_assault source"},
    TableRow{"road", "*"},
    TableRow{"road.-", "name cost turn source"},
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
    TableRow{"marker", "*"},
    TableRow{"marker.-", "name group reverse source"},
    TableRow{"switch", "*"},
    TableRow{"switch.-", "name standard rule"},
    TableRow{"ability", "*"},
    TableRow{"ability.-", "name text effects source"},
    TableRow{"profile", "*"},
    TableRow{"profile.-", "name *switches *terrain *marker"},
};
// Of a table in any row.
constexpr std::array kColumns = {
    TableRow{"name", "en de"},
    TableRow{"text", "en de"},
    TableRow{"cost", "foot artillery mechanized track"},
    TableRow{"bonus", "infantry artillery vehicle"},
};

constexpr std::array kOthers = {
    TableRow{"", "format version id extends"},
};

template<std::size_t N>
std::string_view keysIn(const std::array<TableRow, N> &rows, std::string_view path)
{
    for (const TableRow &row : rows)
        if (row.path == path)
            return row.keys;
    return {};
}

std::string_view keysOfSystem(std::string_view path)
{
    const std::size_t first = path.find('.');
    if (first == std::string_view::npos)
        return keysIn(kSystem, path);
    const std::size_t second = path.find('.', first + 1);
    if (second == std::string_view::npos) {
        const auto row = keysIn(kSystem, std::string(path.substr(0, first)) + ".-");
        return row.empty() ? keysIn(kColumns, path.substr(first + 1)) : row;
    }
    if (path.starts_with("profile.")) // its rows are those of the system
        return keysOfSystem(path.substr(second + 1));
    return keysIn(kColumns, path.substr(second + 1));
}

std::string_view keysAt(std::string_view format, std::string_view path)
{
    if (format == "hexwerk.system")
        return keysOfSystem(path);
    if (format == "hexwerk.scenario")
        return keysIn(kScenario, path);
    if (format == "hexwerk.tile")
        return path.empty() || path == "name" ? keysIn(kTile, path)
                                              : keysIn(kScenario, "board." + std::string(path));
    if (format == "hexwerk.stamp")
        return path.empty() || path == "name" ? keysIn(kStamp, path)
                                              : keysIn(kScenario, "board." + std::string(path));
    if (format == "hexwerk.cards")
        return keysIn(kCards, path);
    if (format == "hexwerk.formations")
        return keysIn(kFormations, path);
    if (format != "hexwerk.game")
        return keysIn(kOthers, path);
    if (path == "scenario")
        return keysIn(kScenario, "");
    if (path.starts_with("scenario."))
        return keysIn(kScenario, path.substr(9));
    return keysIn(kGame, path);
}

struct KnownKey
{
    std::optional<std::size_t> rank;
    TableStyle style;
};

std::optional<KnownKey> find(std::string_view keys, std::string_view wanted)
{
    for (std::size_t rank = 0; !keys.empty(); ++rank) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        std::string_view key = keys.substr(0, end);
        keys.remove_prefix(std::min(end + 1, keys.size()));
        const bool header = key.front() == '*';
        if (header)
            key.remove_prefix(1);
        if (key.empty())
            return KnownKey{std::nullopt, TableStyle::Header};
        if (key == wanted)
            return KnownKey{rank, header ? TableStyle::Header : TableStyle::Inline};
    }
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> KeyOrder::rank(std::string_view path, std::string_view key) const
{
    const auto known = find(keysAt(m_format, path), key);
    return known ? known->rank : std::nullopt;
}

TableStyle KeyOrder::style(std::string_view path, std::string_view key) const
{
    const auto known = find(keysAt(m_format, path), key);
    return known ? known->style : TableStyle::Inline;
}

std::string pathTo(std::string_view path, std::string_view key)
{
    return path.empty() ? std::string(key) : std::string(path) + "." + std::string(key);
}

TomlValue KeyOrder::arranged(std::string_view path, std::string_view key, TomlValue value) const
{
    arrange(pathTo(path, key), style(path, key), value);
    return value;
}

TomlTable KeyOrder::arranged(std::string_view path, TomlTable table) const
{
    arrange(std::string(path), table);
    return table;
}

void KeyOrder::arrange(const std::string &path, TableStyle style, TomlValue &value) const
{
    if (TomlTable *table = value.as<TomlTable>()) {
        table->style = style;
        arrange(path, *table);
    } else if (TomlArray *array = value.as<TomlArray>()) {
        for (TomlValue &element : *array)
            arrange(path, style, element);
    }
}

void KeyOrder::arrange(const std::string &path, TomlTable &table) const
{
    const auto place = [&](const TomlEntry &entry) {
        return rank(path, entry.key).value_or(std::string::npos);
    };
    std::stable_sort(table.entries.begin(), table.entries.end(),
                     [&](const TomlEntry &a, const TomlEntry &b) { return place(a) < place(b); });
    for (TomlEntry &entry : table.entries)
        arrange(pathTo(path, entry.key), this->style(path, entry.key), entry.value);
}

} // namespace hexwerk
