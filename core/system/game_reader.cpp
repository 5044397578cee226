#include "core/system/game_reader.h"

#include "core/base/json_limits.h"
#include "core/files/document.h"
#include "core/files/toml_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace hexwerk {

static constexpr IntRange kVersions = {0, 1'000'000};
static constexpr std::string_view kAnyGame = "hexwerk.game"; // what a text without format should be

static void readPin(TableReader &table, PinnedData &pin)
{
    table.require({"id"});
    table.readId("id", pin.id);
    table.read("version", pin.version, kVersions);
    table.read("hash", pin.hash);
}

static void readTexts(TableReader &data, std::string_view key,
                      std::map<std::string, std::string> &texts)
{
    data.readTable(key, [&texts](TableReader &table) {
        table.eachKey([&texts](std::string_view id, const ValueReader &value) {
            value.read(texts[std::string(id)]);
        });
    });
}

static void readPins(TableReader &table, const Rules &rules, Pins &pins)
{
    table.require({"rules"});
    table.read("rules", pins.rules, kVersions);
    readTexts(table, "corrections", pins.corrections);
    const PinKinds kinds = rules.pinKinds();
    for (const std::string_view kind : kinds.whole)
        if (table.has(kind))
            table.readTable(
                kind, [&](TableReader &inner) { readPin(inner, pins.whole[std::string(kind)]); });
    for (const std::string_view kind : kinds.parts)
        if (table.has(kind))
            readTexts(table, kind, pins.parts[std::string(kind)]);
}

static void readSource(TableReader &table, TextSource &source)
{
    table.require({"file", "text"});
    table.read("file", source.file);
    table.read("text", source.text);
}

static void readInnerGame(TableReader &table, InnerGame &inner)
{
    table.require({"number", "hash", "text"});
    table.read("number", inner.number, IntRange{1, 1'000'000});
    table.read("hash", inner.hash);
    const auto whole = [](const std::string &text) { return std::optional(text); };
    if (const auto text = table.find("text")) // longer than other texts may be
        text->readParsed(inner.text, whole, FileExpectation::Text);
}

static void readSecrets(TableReader &table, Secrets &secrets)
{
    table.eachKey([&secrets](std::string_view side, const ValueReader &value) {
        std::string digits;
        if (!value.read(digits))
            return;
        if (const auto seed = fromHex(digits))
            secrets[std::string(side)] = *seed;
        else
            value.report(FileProblem::BadName, FileExpectation::Seed);
    });
}

static std::string takeText(nlohmann::ordered_json &json, const char *key)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        return {};
    std::string text = found->get<std::string>();
    json.erase(found);
    return text;
}

static std::size_t takeCount(nlohmann::ordered_json &json, const char *key)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_unsigned())
        return 0;
    const auto count = found->get<std::size_t>();
    json.erase(found);
    return count;
}

static std::optional<play::Record> orderFrom(const std::string &text)
{
    if (isTooMuchJson(text))
        return std::nullopt;
    auto json = nlohmann::ordered_json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    play::Record order;
    order.origin = takeText(json, "origin");
    order.dice = takeText(json, "dice");
    order.seal = takeText(json, "sealed");
    order.seed = takeText(json, "seed");
    order.note = takeText(json, "note");
    order.bookmark = takeText(json, "bookmark");
    order.refusal = takeText(json, "refusal");
    order.hash = takeText(json, "hash");
    order.takenBack = takeCount(json, "taken_back");
    order.json = json.dump();
    return order;
}

static std::optional<std::uint64_t> numberFrom(std::string_view key)
{
    std::uint64_t number = 0;
    const char *end = key.data() + key.size();
    const auto read = std::from_chars(key.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

// In the order of their numbers, wherever they stand.
static void readOrders(TableReader &table, LoadedGame &loaded)
{
    std::vector<std::pair<std::uint64_t, play::Record>> numbered;
    table.eachKey(
        [&numbered](std::string_view key, const ValueReader &value) {
            std::string text;
            const auto number = numberFrom(key);
            if (!number)
                return value.report(FileProblem::BadName, FileExpectation::WholeNumber);
            if (!value.read(text))
                return;
            if (auto order = orderFrom(text))
                numbered.emplace_back(*number, std::move(*order));
            else
                value.report(FileProblem::BadName, FileExpectation::GameOrder);
        },
        limits::kMostElements);
    std::stable_sort(numbered.begin(), numbered.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<play::Record> &orders = loaded.game.orders;
    for (auto &[number, order] : numbered) {
        if (number != orders.size() + 1) {
            loaded.missing = orders.size() + 1;
            break;
        }
        orders.push_back(std::move(order));
    }
}

// Without its last line, if that has no end and breaks the file.
static std::string_view withoutBrokenEnd(std::string_view text)
{
    if (text.ends_with('\n') || readToml(text))
        return text;
    const std::size_t lineBreak = text.rfind('\n');
    return lineBreak == std::string_view::npos ? text : text.substr(0, lineBreak + 1);
}

namespace {

// How games of a format begin, and in which systems there are such.
struct GameFormat
{
    Beginning begins = {"hexwerk.scenario", kAnyGame};
    std::vector<const Rules *> systems = {};
};

} // namespace

static GameFormat gameFormat(std::string_view format, std::span<const Rules *const> systems)
{
    GameFormat found;
    for (const Rules *rules : systems)
        for (const Beginning &begins : rules->beginnings())
            if (begins.game == format) {
                found.begins = begins;
                found.systems.push_back(rules);
            }
    return found;
}

std::optional<Beginning> beginningOf(std::string_view game, std::span<const Rules *const> systems)
{
    const GameFormat format = gameFormat(game, systems);
    return format.systems.empty() ? std::nullopt : std::optional(format.begins);
}

// Null and a problem where no such system is at hand. Its own readers ask for what is missing.
static const Rules *systemOf(TableReader &head, const std::vector<const Rules *> &systems)
{
    std::string id;
    const auto value = head.find("system");
    if (!value && !systems.empty())
        return systems.front();
    if (!value || !value->read(id))
        return nullptr;
    const Rules *rules = findRules(systems, id);
    if (!rules)
        value->report(FileProblem::UnknownId, FileExpectation::System, idsOf(systems));
    return rules;
}

static void readHead(TableReader &table, const GameFormat &format, GameFile &game)
{
    if (const Rules *rules = systemOf(table, format.systems))
        game.head = rules->readHead(format.begins.format, table);
    else
        table.ignoreRest();
}

LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file,
                                std::span<const Rules *const> systems)
{
    ReadContext context{file, {}, {}};
    LoadedGame loadedGame;
    GameFile &game = loadedGame.game;
    loadedGame.wasCutShort = !text.ends_with('\n');
    const std::string_view whole = withoutBrokenEnd(text);
    GameFormat format = gameFormat(rootText(whole, "format"), systems);
    if (format.systems.empty())
        format = gameFormat(kAnyGame, systems);
    readDocument(context, whole, format.begins.game, [&](TableReader &table) {
        const std::string_view head = tableOf(format.begins);
        table.require({head, "data", "orders"});
        table.read("course", game.hasCourse);
        table.readTable(head, [&](TableReader &inner) { readHead(inner, format, game); });
        table.readTable("data", [&](TableReader &inner) {
            game.head ? readPins(inner, game.head->rules(), game.data) : inner.ignoreRest();
        });
        table.readTable("secrets", [&](TableReader &inner) { readSecrets(inner, game.secrets); });
        table.readTables("played_with", game.playedWith, readSource);
        if (format.begins.format != "hexwerk.scenario") {
            table.readTables("games", game.games, readInnerGame);
            readTexts(table, "players", game.players);
        }
        table.readTable("orders", [&](TableReader &inner) { readOrders(inner, loadedGame); });
    });
    return loaded(std::move(loadedGame), std::move(context.problems));
}

// Where the first line behind `begin` stands that is broken, or that line `most` (from 1).
static std::size_t firstBroken(std::string_view text, std::size_t begin, int most)
{
    auto line = static_cast<int>(std::count(text.begin(), text.begin() + begin, '\n')) + 1;
    std::size_t at = begin;
    for (; at < text.size() && line < most; ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        if (!readToml(text.substr(at, end - at)))
            break;
        at = end;
    }
    return at;
}

LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file,
                                   std::span<const Rules *const> systems)
{
    static constexpr std::string_view kOrders = "\n[orders]\n";
    LoadResult<LoadedGame> whole = readGame(text, file, systems);
    const std::size_t orders = text.rfind(kOrders); // they come last
    if (whole || orders == std::string_view::npos)
        return whole;
    // The first error by its place: orders are read by their numbers.
    const auto problem = std::min_element(
        whole.problems.begin(), whole.problems.end(), [](const Problem &a, const Problem &b) {
            return std::pair(a.severity() != Severity::Error, a.line) <
                   std::pair(b.severity() != Severity::Error, b.line);
        });
    const std::size_t at = firstBroken(text, orders + kOrders.size(), problem->line);
    if (at >= text.size())
        return whole;
    // What ended the reading may have hidden damage before it.
    LoadResult<LoadedGame> part = salvageGame(text.substr(0, at), file, systems);
    if (!part)
        return whole;
    if (part.value->broken)
        return part;
    part.value->broken = *problem;
    part.value->broken->line =
        static_cast<int>(std::count(text.begin(), text.begin() + at, '\n')) + 1;
    return part;
}

LoadResult<LoadedGame> loadGame(const std::filesystem::path &path,
                                std::span<const Rules *const> systems)
{
    LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readGame(*text.value, path.string(), systems);
}

} // namespace hexwerk
