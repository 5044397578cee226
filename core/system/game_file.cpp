#include "core/system/game_file.h"

#include "core/base/hash.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"
#include "core/system/game_reader.h"

#include <nlohmann/json.hpp>

namespace hexwerk {

bool GameFile::operator==(const GameFile &other) const
{
    const auto isSame = [](const SharedHead &a, const SharedHead &b) {
        return a == b || (a && b && &a->rules() == &b->rules() && a->tree() == b->tree());
    };
    return isSame(head, other.head) && data == other.data && secrets == other.secrets &&
           playedWith == other.playedWith && orders == other.orders &&
           hasCourse == other.hasCourse && games == other.games && players == other.players;
}

InnerGame innerGame(int number, std::string text)
{
    std::string hash = Hash().add(text).text();
    return {number, std::move(text), std::move(hash)};
}

bool InnerGame::isWhole() const
{
    return hash == Hash().add(text).text();
}

GameFile newGame(SharedHead head, const Library &library)
{
    const Rules &rules = head->rules();
    return {.head = head,
            .data = rules.pins(*head, library),
            .secrets = drawnSecrets(head->seats()),
            .playedWith = rules.playedWith(*head, library)};
}

std::optional<GameFile> copyFor(const GameFile &game, const std::string &seat)
{
    const auto own = game.secrets.find(seat);
    if (own == game.secrets.end() || !game.head->mayBeShownTo(seat))
        return std::nullopt;
    GameFile copy = game;
    copy.secrets = {*own};
    copy.games.clear();
    const Rules *const rules[] = {&game.head->rules()};
    for (const InnerGame &inner : game.games)
        if (const auto read = readGame(inner.text, {}, rules); read && inner.isWhole())
            if (const auto seen = copyFor(read.value->game, seat))
                copy.games.push_back(innerGame(inner.number, gameText(*seen)));
    return copy;
}

static void addChanged(std::vector<std::string> &changed,
                       const std::map<std::string, std::string> &then,
                       const std::map<std::string, std::string> &now)
{
    for (const auto &[id, hash] : then)
        if (const auto found = now.find(id); found == now.end() || found->second != hash)
            changed.push_back(id);
}

template<typename Value>
static const Value &valueOf(const std::map<std::string, Value> &values, std::string_view key)
{
    static const Value kNone;
    const auto found = values.find(std::string(key));
    return found == values.end() ? kNone : found->second;
}

std::vector<std::string> changedSince(const PinKinds &kinds, const Pins &then, const Pins &now)
{
    std::vector<std::string> changed;
    if (then.rules != now.rules)
        changed.emplace_back("rules");
    for (const std::string_view kind : kinds.whole) {
        const PinnedData &old = valueOf(then.whole, kind);
        if (!old.id.empty() && old != valueOf(now.whole, kind))
            changed.push_back(old.id);
    }
    for (const std::string_view kind : kinds.parts)
        addChanged(changed, valueOf(then.parts, kind), valueOf(now.parts, kind));
    return changed;
}

SharedLibrary ownLibrary(const GameFile &game, const Library &today)
{
    const Rules &rules = game.head->rules();
    const auto isSame = [&](const Library &library) {
        const Pins pins = rules.pins(*game.head, library);
        Pins then = game.data;
        then.rules = pins.rules; // that is the program's
        return pins == then;
    };
    if (game.playedWith.empty() || isSame(today))
        return nullptr;
    auto own = rules.load(game.playedWith);
    if (!own || !isSame(**own.value) || rules.playAlike(*game.head, **own.value, today))
        return nullptr;
    return std::move(*own.value);
}

static TomlTable fromPin(const PinnedData &pin)
{
    TomlTable table;
    table.set("id", pin.id);
    setUnless(table, "version", pin.version, PinnedData().version);
    setUnlessEmpty(table, "hash", pin.hash);
    return table;
}

static TomlTable fromPins(const Pins &pins)
{
    TomlTable table;
    table.set("rules", pins.rules);
    for (const auto &[kind, pin] : pins.whole)
        if (!pin.id.empty())
            table.set(kind, fromPin(pin));
    if (!pins.corrections.empty())
        table.set("corrections", toTree(pins.corrections));
    for (const auto &[kind, hashes] : pins.parts)
        if (!hashes.empty())
            table.set(kind, toTree(hashes));
    return table;
}

static TomlTable fromSecrets(const Secrets &secrets)
{
    TomlTable table;
    for (const auto &[seat, seed] : secrets)
        table.set(seat, toHex(seed));
    return table;
}

// `17 = '{...}'` with its line end. In a text in apostrophes nothing is escaped, so that none may
// stand in it.
static std::string orderLine(std::size_t number, const play::Record &order)
{
    auto json = nlohmann::ordered_json::parse(order.json, nullptr, false);
    HW_EXPECTS(json.is_object());
    for (const auto &[key, text] :
         {std::pair("origin", &order.origin), std::pair("dice", &order.dice),
          std::pair("sealed", &order.seal), std::pair("seed", &order.seed),
          std::pair("note", &order.note), std::pair("bookmark", &order.bookmark),
          std::pair("refusal", &order.refusal), std::pair("hash", &order.hash)})
        if (!text->empty())
            json[key] = *text;
    if (order.takenBack > 0)
        json["taken_back"] = order.takenBack;
    std::string line = std::to_string(number) + " = '";
    for (const char c : json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace))
        line += c == '\'' ? "\\u0027" : std::string(1, c);
    return line + "'\n";
}

std::string gameText(const GameFile &game)
{
    const Beginning begins = game.head->begins();
    TomlTable head = game.head->tree();
    head.remove("format"); // those of the game hold for all of it
    head.remove("version");
    TomlTable root;
    root.set("format", begins.game)
        .set("version", 1)
        .set(tableOf(begins), head)
        .set("data", fromPins(game.data));
    if (game.hasCourse)
        root.set("course", true);
    if (!game.players.empty())
        root.set("players", toTree(game.players));
    if (!game.secrets.empty())
        root.set("secrets", fromSecrets(game.secrets));
    TomlArray files;
    for (const TextSource &source : game.playedWith)
        files.emplace_back(TomlTable().set("file", source.file).set("text", source.text));
    if (!files.empty())
        root.set("played_with", std::move(files));
    TomlArray games;
    for (const InnerGame &inner : game.games)
        games.emplace_back(TomlTable()
                               .set("number", inner.number)
                               .set("hash", inner.hash)
                               .set("text", inner.text));
    if (!games.empty())
        root.set("games", std::move(games));
    std::string text =
        formatDocument(KeyOrder(game.head->rules().keyRows(begins.game)).arranged("", root));
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
                        const play::Record &order)
{
    return appendToFile(path, orderLine(number, order));
}

} // namespace hexwerk
