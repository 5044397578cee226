#include "core/assault/files/readers/game_file.h"

#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/system_overlay.h"
#include "core/assault/files/writers/board_writer.h"
#include "core/assault/files/writers/card_writer.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/scenario/used_cards.h"
#include "core/assault/system_id.h"
#include "core/base/hash.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

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

// What a card looks like is no value that a game was begun with.
static std::string hashOf(const UnitCard &card)
{
    UnitCard plain = card;
    plain.silhouette.clear();
    return hashOf(toTree(plain));
}

// Those of the scenario, and those of counters that joined.
static UsedCards usedCards(const Scenario &scenario, const DataStore &data,
                           const std::vector<std::string> &joined)
{
    UsedCards used = usedCards(scenario, data.cards);
    used.units.insert(joined.begin(), joined.end());
    return used;
}

Pins pinData(const Scenario &scenario, const DataStore &data,
             const std::vector<std::string> &joined)
{
    Pins pins{.rules = kRulesVersion};
    Hash systemHash;
    if (!data.system.id.empty())
        pins.whole["system"] = {data.system.id, data.system.version,
                                systemHash.add(data.systemHash).text()};
    if (!scenario.profile.empty())
        pins.whole["profile"] = pinProfile(scenario.profile, data.system);
    pins.corrections = pinCorrections(data.systemSources);
    const UsedCards used = usedCards(scenario, data, joined);
    for (const std::string &id : used.units)
        if (const UnitCard *card = data.cards.unit(id))
            pins.parts["cards"][id] = hashOf(*card);
    for (const std::string &id : used.formations)
        pins.parts["formations"][id] = hashOf(toTree(*data.cards.formation(id)));
    for (const std::string &id : used.commands)
        pins.parts["command_cards"][id] = hashOf(toTree(data.cards.commands.at(id)));
    for (const std::string &id : used.supports)
        pins.parts["support_cards"][id] = hashOf(toTree(data.cards.supports.at(id)));
    for (const TilePlacement &placement : scenario.board.tiles)
        if (const Tile *tile = data.tile(placement.tile))
            pins.parts["tiles"][placement.tile] = hashOf(toTree(*tile));
    return pins;
}

// A document of its own with these elements.
static TextSource documentOf(const std::string &format, const std::string &key, TomlArray elements)
{
    TomlTable root;
    root.set("format", "hexwerk." + format).set("version", 1).set("system", kSystemId);
    root.set(key, std::move(elements));
    return {format + ".toml",
            formatDocument(KeyOrder(keyRows("hexwerk." + format)).arranged("", root))};
}

static TextSource documentOf(const Tile &tile)
{
    TomlTable root = toTree(tile);
    root.set("format", "hexwerk.tile").set("version", 1);
    return {tile.id + ".toml",
            formatDocument(KeyOrder(keyRows("hexwerk.tile")).arranged("", root))};
}

// Command and support cards, and the words that they are made of.
static void addPlayedCards(std::vector<TextSource> &files, const UsedCards &used,
                           const CardStore &cards)
{
    std::set<std::string> words;
    const auto treesOf = [&words](const std::set<std::string> &ids, const auto &all) {
        TomlArray trees;
        for (const std::string &id : ids) {
            const auto &card = all.at(id);
            trees.emplace_back(toTree(card));
            for (const CardEffect &effect : card.effects)
                words.insert(effect.effect);
        }
        return trees;
    };
    const auto add = [&files](const char *key, TomlArray trees) {
        if (trees.empty())
            return;
        files.push_back(documentOf("cards", key, std::move(trees)));
        files.back().file = std::string(key) + "_cards.toml";
    };
    add("command", treesOf(used.commands, cards.commands));
    add("support", treesOf(used.supports, cards.supports));
    TomlArray rows;
    for (const std::string &id : words)
        if (const auto row = cards.effects.find(id); row != cards.effects.end())
            rows.emplace_back(toTree(*row));
    add("effect", std::move(rows));
}

std::vector<TextSource> playedWith(const Scenario &scenario, const DataStore &data,
                                   const std::vector<std::string> &joined)
{
    std::vector<TextSource> files = data.systemSources;
    for (TextSource &source : files)
        source.file = std::filesystem::path(source.file).filename().string();
    const UsedCards used = usedCards(scenario, data, joined);
    TomlArray cards;
    for (const std::string &id : used.units)
        if (const UnitCard *card = data.cards.unit(id))
            cards.emplace_back(toTree(*card));
    files.push_back(documentOf("cards", "unit", std::move(cards)));
    addPlayedCards(files, used, data.cards);
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

void keepCard(GameFile &table, const UnitCard &card)
{
    auto &pinned = table.data.parts["cards"];
    if (pinned.contains(card.id))
        return;
    const auto &head = headAs<TableHead>(*table.head);
    std::vector<std::string> joined = head.joined;
    joined.push_back(card.id);
    pinned[card.id] = hashOf(card);
    TextSource file = documentOf("cards", "unit", TomlArray{{toTree(card)}});
    file.file = "joined-" + std::to_string(joined.size()) + ".toml";
    table.playedWith.push_back(std::move(file));
    table.head =
        std::make_shared<const TableHead>(head.scenario, head.places, head.file, std::move(joined));
}

SideSeeds seedsOf(const Secrets &secrets, const Scenario &scenario)
{
    if (secrets.empty())
        return {Salt{}, Salt{}};
    SideSeeds seeds;
    for (std::size_t i = 0; i < std::min(seeds.size(), scenario.sides.size()); ++i)
        if (const auto found = secrets.find(scenario.sides[i].id); found != secrets.end())
            seeds[i] = found->second;
    return seeds;
}

const Scenario &scenarioOf(const GameFile &game)
{
    HW_EXPECTS(game.head->rules().id() == kSystemId &&
               game.head->begins().format != CampaignHead::kFormat);
    return static_cast<const AnyHead &>(*game.head).scenario;
}

SharedHead headOf(Scenario scenario)
{
    return std::make_shared<const ScenarioHead>(std::move(scenario));
}

static std::span<const Rules *const> justAssault()
{
    static const Rules *const kAll[] = {&assaultRules()};
    return kAll;
}

static LoadResult<LoadedGame> withScenario(LoadResult<LoadedGame> game, const std::string &file)
{
    if (!game || game.value->game.head->begins().game != CampaignHead::kBegins.game)
        return game;
    return {std::nullopt,
            {{.code = FileProblem::WrongFormat,
              .file = file,
              .key = "format",
              .found = std::string(CampaignHead::kBegins.game),
              .values = {"hexwerk.game", "hexwerk.table"}}}};
}

LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file)
{
    return withScenario(hexwerk::readGame(text, file, justAssault()), file);
}

LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file)
{
    return withScenario(hexwerk::salvageGame(text, file, justAssault()), file);
}

LoadResult<LoadedGame> loadGame(const std::filesystem::path &path)
{
    return withScenario(hexwerk::loadGame(path, justAssault()), path.string());
}

} // namespace hexwerk::assault
