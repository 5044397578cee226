#include "core/assault/files/readers/game_reader.h"

#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/base/json_limits.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace hexwerk::assault {

static constexpr IntRange kVersions = {0, 1'000'000};

static void readPin(TableReader &table, PinnedData &pin)
{
    table.require({"id"});
    table.readId("id", pin.id);
    table.read("version", pin.version, kVersions);
    table.read("hash", pin.hash);
}

static void readHashes(TableReader &data, std::string_view key,
                       std::map<std::string, std::string> &hashes)
{
    data.readTable(key, [&hashes](TableReader &table) {
        table.eachKey([&hashes](std::string_view id, const ValueReader &value) {
            value.read(hashes[std::string(id)]);
        });
    });
}

static void readData(TableReader &table, GameData &data)
{
    table.require({"rules"});
    table.read("rules", data.rules, kVersions);
    table.readTable("system", [&data](TableReader &inner) { readPin(inner, data.system); });
    table.readTable("profile", [&data](TableReader &inner) { readPin(inner, data.profile); });
    readHashes(table, "corrections", data.corrections);
    readHashes(table, "cards", data.cards);
    readHashes(table, "formations", data.formations);
    readHashes(table, "tiles", data.tiles);
}

static void readSource(TableReader &table, TextSource &source)
{
    table.require({"file", "text"});
    table.read("file", source.file);
    table.read("text", source.text);
}

static void readSecrets(TableReader &table, std::map<std::string, Salt> &secrets)
{
    table.eachKey([&secrets](std::string_view side, const ValueReader &value) {
        std::string digits;
        if (!value.read(digits))
            return;
        if (const auto seed = fromHex(digits))
            secrets[std::string(side)] = *seed;
        else
            value.report(ProblemCode::BadName, Expectation::Seed);
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

static std::optional<GameOrder> orderFrom(const std::string &text)
{
    if (isTooMuchJson(text))
        return std::nullopt;
    auto json = nlohmann::ordered_json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    GameOrder order;
    order.origin = takeText(json, "origin");
    order.dice = takeText(json, "dice");
    order.seal = takeText(json, "sealed");
    order.seed = takeText(json, "seed");
    order.note = takeText(json, "note");
    order.bookmark = takeText(json, "bookmark");
    order.hash = takeText(json, "hash");
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
    std::vector<std::pair<std::uint64_t, GameOrder>> numbered;
    table.eachKey(
        [&numbered](std::string_view key, const ValueReader &value) {
            std::string text;
            const auto number = numberFrom(key);
            if (!number)
                return value.report(ProblemCode::BadName, Expectation::WholeNumber);
            if (!value.read(text))
                return;
            if (auto order = orderFrom(text))
                numbered.emplace_back(*number, std::move(*order));
            else
                value.report(ProblemCode::BadName, Expectation::GameOrder);
        },
        limits::kMostElements);
    std::stable_sort(numbered.begin(), numbered.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<GameOrder> &orders = loaded.game.orders;
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

LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    LoadedGame loadedGame;
    GameFile &game = loadedGame.game;
    loadedGame.wasCutShort = !text.ends_with('\n');
    readDocument(context, withoutBrokenEnd(text), "hexwerk.game", [&](TableReader &table) {
        table.require({"scenario", "data", "orders"});
        table.read("course", game.hasCourse);
        table.readTable("scenario",
                        [&](TableReader &inner) { readScenarioTables(inner, game.scenario); });
        table.readTable("data", [&](TableReader &inner) { readData(inner, game.data); });
        table.readTable("secrets", [&](TableReader &inner) { readSecrets(inner, game.secrets); });
        table.readTables("played_with", game.playedWith, readSource);
        table.readTable("orders", [&](TableReader &inner) { readOrders(inner, loadedGame); });
    });
    loadedGame.places = std::move(context.places);
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

LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file)
{
    static constexpr std::string_view kOrders = "\n[orders]\n";
    LoadResult<LoadedGame> whole = readGame(text, file);
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
    LoadResult<LoadedGame> part = salvageGame(text.substr(0, at), file);
    if (!part)
        return whole;
    if (part.value->broken)
        return part;
    part.value->broken = *problem;
    part.value->broken->line =
        static_cast<int>(std::count(text.begin(), text.begin() + at, '\n')) + 1;
    return part;
}

LoadResult<LoadedGame> loadGame(const std::filesystem::path &path)
{
    LoadResult<std::string> text = readTextFile(path);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readGame(*text.value, path.string());
}

} // namespace hexwerk::assault
