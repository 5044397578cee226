#include "core/assault/files/readers/game_file.h"

#include "core/assault/files/readers/system_overlay.h"
#include "core/assault/files/writers/board_writer.h"
#include "core/assault/files/writers/card_writer.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/scenario/used_cards.h"
#include "core/base/contract.h"
#include "core/base/hash.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <set>

namespace hexwerk::assault {

using hexwerk::toTree;

static std::string hashOf(const TomlTable &tree)
{
    return Hash().add(formatDocument(tree)).text();
}

static PinnedData pinProfile(const std::string &id, const SystemData &system)
{
    const auto profile = system.profiles.find(id);
    if (profile == system.profiles.end())
        return {id, 0, ""};
    TomlTable switches;
    for (const auto &[key, option] : profile->second.switches)
        std::visit([&, &key = key](const auto &value) { switches.set(key, value); }, option);
    return {id, 0, hashOf(switches)};
}

static std::map<std::string, std::string> pinCorrections(const std::vector<TextSource> &sources)
{
    std::map<std::string, std::string> pins;
    for (std::size_t i = 1; i < sources.size(); ++i) {
        std::string name = std::filesystem::path(sources[i].file).filename().string();
        while (pins.contains(name)) // of another folder
            name = "_" + name;
        if (const std::string hash = hashOfChanges(sources[i].text, sources[0].text); !hash.empty())
            pins[name] = hash;
    }
    return pins;
}

GameData pinData(const Scenario &scenario, const DataStore &data)
{
    GameData pins;
    Hash systemHash;
    pins.system = {data.system.id, data.system.version, systemHash.add(data.systemHash).text()};
    pins.profile = pinProfile(scenario.profile, data.system);
    pins.corrections = pinCorrections(data.systemSources);
    const UsedCards used = usedCards(scenario, data.cards);
    for (const std::string &id : used.units)
        if (const UnitCard *card = data.cards.unit(id))
            pins.cards[id] = hashOf(toTree(*card));
    for (const std::string &id : used.formations)
        pins.formations[id] = hashOf(toTree(*data.cards.formation(id)));
    for (const TilePlacement &placement : scenario.board.tiles)
        if (const Tile *tile = data.tile(placement.tile))
            pins.tiles[placement.tile] = hashOf(toTree(*tile));
    return pins;
}

// A document of its own with these elements.
static TextSource documentOf(const std::string &format, const std::string &key, TomlArray elements)
{
    TomlTable root;
    root.set("format", "hexwerk." + format).set("version", 1).set("system", "assault");
    root.set(key, std::move(elements));
    return {format + ".toml", formatDocument(KeyOrder("hexwerk." + format).arranged("", root))};
}

static TextSource documentOf(const Tile &tile)
{
    TomlTable root = toTree(tile);
    root.set("format", "hexwerk.tile").set("version", 1);
    return {tile.id + ".toml", formatDocument(KeyOrder("hexwerk.tile").arranged("", root))};
}

std::vector<TextSource> playedWith(const Scenario &scenario, const DataStore &data)
{
    std::vector<TextSource> files = data.systemSources;
    for (TextSource &source : files)
        source.file = std::filesystem::path(source.file).filename().string();
    const UsedCards used = usedCards(scenario, data.cards);
    TomlArray cards;
    for (const std::string &id : used.units)
        if (const UnitCard *card = data.cards.unit(id))
            cards.emplace_back(toTree(*card));
    files.push_back(documentOf("cards", "unit", std::move(cards)));
    TomlArray formations;
    for (const std::string &id : used.formations)
        formations.emplace_back(toTree(*data.cards.formation(id)));
    if (!formations.empty())
        files.push_back(documentOf("formations", "formation", std::move(formations)));
    std::set<std::string> tiles;
    for (const TilePlacement &placement : scenario.board.tiles)
        if (const Tile *tile = data.tile(placement.tile); tile && tiles.insert(tile->id).second)
            files.push_back(documentOf(*tile));
    return files;
}

std::optional<DataStore> ownData(const GameFile &game, const DataStore &today)
{
    const auto isSame = [&game](const DataStore &data) {
        const GameData pins = pinData(game.scenario, data);
        GameData then = game.data;
        then.rules = pins.rules; // that is the program's
        return pins == then;
    };
    if (game.playedWith.empty() || isSame(today))
        return std::nullopt;
    LoadResult<DataStore> own = dataFrom(game.playedWith);
    return own && isSame(*own.value) ? std::move(own.value) : std::nullopt;
}

static void addChanged(std::vector<std::string> &changed,
                       const std::map<std::string, std::string> &then,
                       const std::map<std::string, std::string> &now)
{
    for (const auto &[id, hash] : then)
        if (const auto found = now.find(id); found == now.end() || found->second != hash)
            changed.push_back(id);
}

std::vector<std::string> changedSince(const GameData &then, const GameData &now)
{
    std::vector<std::string> changed;
    if (then.rules != now.rules)
        changed.emplace_back("rules");
    for (const auto &[old, today] :
         {std::pair(&then.system, &now.system), std::pair(&then.profile, &now.profile)})
        if (!old->id.empty() && *old != *today)
            changed.push_back(old->id);
    addChanged(changed, then.cards, now.cards);
    addChanged(changed, then.formations, now.formations);
    addChanged(changed, then.tiles, now.tiles);
    return changed;
}

static TomlTable fromPin(const PinnedData &pin)
{
    TomlTable table;
    table.set("id", pin.id);
    setUnless(table, "version", pin.version, PinnedData().version);
    setUnlessEmpty(table, "hash", pin.hash);
    return table;
}

static TomlTable fromData(const GameData &data)
{
    TomlTable table;
    table.set("rules", data.rules);
    if (!data.system.id.empty())
        table.set("system", fromPin(data.system));
    if (!data.profile.id.empty())
        table.set("profile", fromPin(data.profile));
    if (!data.corrections.empty())
        table.set("corrections", toTree(data.corrections));
    if (!data.cards.empty())
        table.set("cards", toTree(data.cards));
    if (!data.formations.empty())
        table.set("formations", toTree(data.formations));
    if (!data.tiles.empty())
        table.set("tiles", toTree(data.tiles));
    return table;
}

static TomlTable fromSecrets(const std::map<std::string, Salt> &secrets)
{
    TomlTable table;
    for (const auto &[side, seed] : secrets)
        table.set(side, toHex(seed));
    return table;
}

std::map<std::string, Salt> drawnSecrets(const Scenario &scenario)
{
    HW_EXPECTS(sodium_init() >= 0);
    std::map<std::string, Salt> secrets;
    for (const SideSpec &side : scenario.sides)
        randombytes_buf(secrets[side.id].data(), Salt().size());
    return secrets;
}

SideSeeds seedsOf(const std::map<std::string, Salt> &secrets, const Scenario &scenario)
{
    if (secrets.empty())
        return {Salt{}, Salt{}};
    SideSeeds seeds;
    for (std::size_t i = 0; i < std::min(seeds.size(), scenario.sides.size()); ++i)
        if (const auto found = secrets.find(scenario.sides[i].id); found != secrets.end())
            seeds[i] = found->second;
    return seeds;
}

std::optional<GameFile> copyFor(const GameFile &game, const std::string &side)
{
    const auto &mines = game.scenario.board.minefields;
    const auto isSecret = [&side](const Minefield &mine) {
        return mine.side != side && !mine.found;
    };
    const auto own = game.secrets.find(side);
    if (own == game.secrets.end() || std::any_of(mines.begin(), mines.end(), isSecret))
        return std::nullopt;
    GameFile copy = game;
    copy.secrets = {*own};
    return copy;
}

// `17 = '{...}'` with its line end. In a text in apostrophes nothing is escaped, so that none may
// stand in it.
static std::string orderLine(std::size_t number, const GameOrder &order)
{
    auto json = nlohmann::ordered_json::parse(order.json, nullptr, false);
    HW_EXPECTS(json.is_object());
    for (const auto &[key, text] :
         {std::pair("origin", &order.origin), std::pair("dice", &order.dice),
          std::pair("sealed", &order.seal), std::pair("seed", &order.seed),
          std::pair("note", &order.note), std::pair("bookmark", &order.bookmark),
          std::pair("hash", &order.hash)})
        if (!text->empty())
            json[key] = *text;
    std::string line = std::to_string(number) + " = '";
    for (const char c : json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace))
        line += c == '\'' ? "\\u0027" : std::string(1, c);
    return line + "'\n";
}

std::string gameText(const GameFile &game)
{
    TomlTable scenario = toTree(game.scenario);
    scenario.remove("format"); // those of the game hold for all of it
    scenario.remove("version");
    TomlTable root;
    root.set("format", "hexwerk.game")
        .set("version", 1)
        .set("scenario", scenario)
        .set("data", fromData(game.data));
    if (game.hasCourse)
        root.set("course", true);
    if (!game.secrets.empty())
        root.set("secrets", fromSecrets(game.secrets));
    TomlArray files;
    for (const TextSource &source : game.playedWith)
        files.emplace_back(TomlTable().set("file", source.file).set("text", source.text));
    if (!files.empty())
        root.set("played_with", std::move(files));
    std::string text = formatDocument(KeyOrder("hexwerk.game").arranged("", root));
    text += "\n[orders]\n";
    for (std::size_t i = 0; i < game.orders.size(); ++i)
        text += orderLine(i + 1, game.orders[i]);
    return text;
}

WriteResult writeGame(const std::filesystem::path &path, const GameFile &game)
{
    return writeFile(path, gameText(game));
}

WriteResult appendOrder(const std::filesystem::path &path, std::size_t number,
                        const GameOrder &order)
{
    return appendToFile(path, orderLine(number, order));
}

} // namespace hexwerk::assault
