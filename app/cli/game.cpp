#include "app/cli/game.h"

#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/assault/aside/only_answer.h"
#include "core/assault/files/readers/game_reader.h"
#include "core/assault/files/readers/game_record.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/base/hash.h"
#include "core/files/text_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace hexwerk::cli {

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
static LoadResult<assault::LoadedGame> readAsGame(const std::string &file,
                                                  const assault::DataStore &data, History history)
{
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    if (isGame(*text.value))
        return assault::readGame(*text.value, file);
    LoadResult<assault::ScenarioFile> read = assault::readScenario(*text.value, file);
    if (!read)
        return {std::nullopt, std::move(read.problems)};
    if (history == History::Alternate)
        read.value->scenario = alternateHistory(read.value->scenario, data.cards);
    const assault::Scenario &scenario = read.value->scenario;
    return {assault::LoadedGame{.game = {.scenario = scenario,
                                         .data = pinData(scenario, data),
                                         .secrets = drawnSecrets(scenario),
                                         .playedWith = playedWith(scenario, data)},
                                .places = std::move(read.value->places)},
            std::move(read.problems)};
}

static Ruling<> add(PlayableGame &game, assault::GameOrder order)
{
    GameSession &session = *game.session;
    const auto happened = session.apply(std::string_view(order.json));
    HW_TRY(happened);
    game.events.insert(game.events.end(), happened->begin(), happened->end());
    const auto &played = session.game();
    assault::GameOrder kept = recordOf(played.log().back(), played.position());
    order.json = std::move(kept.json);
    order.hash = std::move(kept.hash);
    game.file.orders.push_back(std::move(order));
    return {};
}

static void addByItself(PlayableGame &game, const assault::Order &answer)
{
    const auto &position = game.session->game().position();
    const auto added = add(game, {.json = assault::Assault::orderToJson(position, answer)});
    HW_EXPECTS(added);
}

void PlayableGame::answerFormally()
{
    while (const auto answer = assault::formalAnswer(session->game().position()))
        addByItself(*this, *answer);
}

Ruling<> PlayableGame::say(assault::GameOrder order)
{
    const auto &position = session->game().position();
    if (const auto meant = assault::Assault::orderFromJson(position, order.json))
        while (const auto before = assault::answerBefore(position, *meant))
            addByItself(*this, *before);
    return add(*this, std::move(order));
}

// [D9.6.4d] A turn began at once in games that are older than the question.
static void turnNoMoreWorks(PlayableGame &game)
{
    while (game.session->game().position().pending.question == assault::Question::TurnWork)
        addByItself(game, assault::Decline{});
}

// False at the first order that today's rules do not take or after which the position differs.
static bool replay(PlayableGame &game, const std::vector<assault::GameOrder> &orders)
{
    for (const assault::GameOrder &order : orders) {
        const auto ruling = game.say(order);
        if (!order.hash.empty())
            turnNoMoreWorks(game);
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
static bool allowsAlternate(const assault::GameFile &game)
{
    const auto option = game.scenario.options.find("alternate_history");
    return game.orders.empty() && option != game.scenario.options.end() &&
           option->second == assault::OptionValue(true);
}

std::optional<PlayableGame> openGame(const CLI::App &program, const std::string &file,
                                     ExitCode &exitCode, History history, assault::Values values)
{
    const auto data = findData(program);
    if (!data) {
        exitCode = ExitCode::Failed;
        return std::nullopt;
    }
    LoadResult<assault::LoadedGame> read = readAsGame(file, *data, history);
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
    const auto own = values == assault::Values::Own ? ownData(read.value->game, *data)
                                                    : std::optional<assault::DataStore>();
    const assault::DataStore &used = own ? *own : *data;
    if (own)
        fmt::print(stderr, "the game continues with the values it was started with\n");
    auto game = setUpGame(read.value->game.scenario, used, read.value->places, file);
    print(game.problems);
    if (!game) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    game.value->seeds = seedsOf(read.value->game.secrets, read.value->game.scenario);
    PlayableGame playable{.file = {.scenario = std::move(read.value->game.scenario),
                                   .data = read.value->game.data,
                                   .secrets = std::move(read.value->game.secrets),
                                   .playedWith = std::move(read.value->game.playedWith)},
                          .session =
                              std::make_unique<GameSession>(assault::Assault::start(*game.value))};
    if (values == assault::Values::Todays) {
        playable.file.data = pinData(playable.file.scenario, *data);
        playable.file.playedWith = playedWith(playable.file.scenario, *data);
    }
    if (pinData(playable.file.scenario, used).corrections != playable.file.data.corrections)
        fmt::print(stderr, "the corrections of the tables are others than when the game was "
                           "begun\n");
    if (const int rules = playable.file.data.rules; rules != assault::GameData::kRulesVersion)
        fmt::print(stderr,
                   "the game was started with version {} of the rules engine; this is version {}\n",
                   rules, assault::GameData::kRulesVersion);
    const std::size_t missing = read.value->missing;
    if (missing > 0)
        fmt::print(stderr, "order {} is missing, though later ones are there\n", missing);
    if (!replay(playable, read.value->game.orders) || missing > 0) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    playable.answerFormally(); // where the file ends before the answer
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
