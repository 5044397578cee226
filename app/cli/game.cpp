#include "app/cli/game.h"

#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/base/hash.h"
#include "core/files/game_setup.h"
#include "core/files/scenario_reader.h"
#include "core/files/text_file.h"
#include "core/scenario/alternate_history.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hexwerk::cli {

static void print(const std::vector<Problem> &problems)
{
    for (const Problem &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
}

static ExitCode exitCodeFor(const std::vector<Problem> &problems)
{
    const bool unreadable =
        std::any_of(problems.begin(), problems.end(),
                    [](const Problem &problem) { return problem.code == ProblemCode::CannotRead; });
    return unreadable ? ExitCode::Failed : ExitCode::Invalid;
}

// A game file says so before its first table.
static bool isGame(std::string_view text)
{
    return text.substr(0, text.find("\n[")).find("\"hexwerk.game\"") != std::string_view::npos;
}

// A game file, or a scenario as a game without orders.
static LoadResult<LoadedGame> readAsGame(const std::string &file, const DataStore &data,
                                         History history)
{
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    if (isGame(*text.value))
        return readGame(*text.value, file);
    LoadResult<ScenarioFile> read = readScenario(*text.value, file);
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    if (history == History::Alternate)
        read.value->scenario = alternateHistory(read.value->scenario, data.cards);
    const GameData pins = pinData(read.value->scenario, data);
    return {LoadedGame{.game = {.scenario = std::move(read.value->scenario), .data = pins},
                       .places = std::move(read.value->places)},
            std::move(read.problems)};
}

Ruling<> PlayableGame::say(GameOrder order)
{
    const int turn = session->turn();
    const auto happened = session->apply(std::string_view(order.json));
    HW_TRY(happened);
    events.insert(events.end(), happened->begin(), happened->end());
    order.hash = session->turn() != turn || session->isOver() ? hashText(session->hash()) : "";
    file.orders.push_back(std::move(order));
    return {};
}

// False at the first order that today's rules do not take or after which the position differs.
static bool replay(PlayableGame &game, const std::vector<GameOrder> &orders)
{
    for (const GameOrder &order : orders) {
        const auto ruling = game.say(order);
        const bool same = order.hash.empty() || order.hash == hashText(game.session->hash());
        if (ruling && same)
            continue;
        fmt::print(stderr, "the game differs from order {} on\n",
                   game.file.orders.size() + (ruling ? 0 : 1));
        return false;
    }
    return true;
}

// A scenario says so; a game that has begun stays as it is.
static bool allowsAlternate(const GameFile &game)
{
    const auto option = game.scenario.options.find("alternate_history");
    return game.orders.empty() && option != game.scenario.options.end() &&
           option->second == OptionValue(true);
}

std::optional<PlayableGame> openGame(const CLI::App &program, const std::string &file,
                                     ExitCode &exitCode, History history)
{
    const auto data = findData(program);
    if (!data) {
        exitCode = ExitCode::Failed;
        return std::nullopt;
    }
    LoadResult<LoadedGame> read = readAsGame(file, *data, history);
    print(read.problems);
    if (!read) {
        exitCode = exitCodeFor(read.problems);
        return std::nullopt;
    }
    if (history == History::Alternate && !allowsAlternate(read.value->game)) {
        fmt::print(stderr, "{}: may not be played with its sides exchanged\n", file);
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    const auto game = setUpGame(read.value->game.scenario, *data, read.value->places, file);
    print(game.problems);
    if (!game) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    PlayableGame playable{
        .file = {.scenario = std::move(read.value->game.scenario), .data = read.value->game.data},
        .session = std::make_unique<GameSession>(assault::Assault::start(*game.value))};
    if (pinData(playable.file.scenario, *data).corrections != playable.file.data.corrections)
        fmt::print(stderr, "the corrections of the tables are others than when the game was "
                           "begun\n");
    const std::size_t missing = read.value->missing;
    if (missing > 0)
        fmt::print(stderr, "order {} is missing, though later ones are there\n", missing);
    if (!replay(playable, read.value->game.orders) || missing > 0) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    return playable;
}

std::string refusalToJson(const Refusal &refusal)
{
    const nlohmann::ordered_json json = {{"message", toString(refusal.message)},
                                         {"rule", refusal.rule},
                                         {"numbers", refusal.numbers}};
    return json.dump();
}

} // namespace hexwerk::cli
