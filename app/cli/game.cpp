#include "app/cli/game.h"

#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/system/game_reader.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace hexwerk::cli {

ExitCode exitCodeFor(const std::vector<Problem> &problems)
{
    const bool unreadable =
        std::any_of(problems.begin(), problems.end(),
                    [](const Problem &problem) { return problem.code == FileProblem::CannotRead; });
    return unreadable ? ExitCode::Failed : ExitCode::Invalid;
}

namespace {

// A file on its way to be played.
struct Opened
{
    LoadedGame game;
    SharedLibrary library; // today's
};

class GameOpener
{
public:
    GameOpener(Libraries &libraries, std::string file, History history)
        : m_libraries(libraries)
        , m_file(std::move(file))
        , m_history(history)
    {
    }

    std::optional<Opened> open(ExitCode &exitCode)
    {
        LoadResult<Opened> opened = read();
        print(opened.problems);
        if (!opened)
            exitCode = m_hasNoData ? ExitCode::Failed : exitCodeFor(opened.problems);
        if (opened && m_history == History::Alternate && !exchange(*opened.value)) {
            fmt::print(stderr, "{}: may not be played with its sides exchanged\n", m_file);
            exitCode = ExitCode::Invalid;
            return std::nullopt;
        }
        return std::move(opened.value);
    }

private:
    LoadResult<Opened> read()
    {
        LoadResult<std::string> text = readTextFile(m_file);
        if (!text)
            return {std::nullopt, std::move(text.problems)};
        const TextSource source{m_file, std::move(*text.value)};
        const bool isGame =
            beginningOf(rootText(source.text, "format"), m_libraries.systems()).has_value();
        return isGame ? readAsGame(source) : readAsHead(source);
    }

    LoadResult<Opened> readAsGame(const TextSource &source)
    {
        auto game = readGame(source.text, source.file, m_libraries.systems());
        if (!game)
            return {std::nullopt, std::move(game.problems)};
        return with(std::move(*game.value), std::move(game.problems));
    }

    LoadResult<Opened> readAsHead(const TextSource &source)
    {
        const FileSystem system = systemOfFile(m_libraries, source);
        m_hasNoData = system.rules && !system.library;
        if (!system.library)
            return {std::nullopt, system.problems};
        auto head = system.rules->readHead(source);
        if (!head)
            return {std::nullopt, std::move(head.problems)};
        return with({.game = newGame(*head.value, *system.library)}, std::move(head.problems));
    }

    LoadResult<Opened> with(LoadedGame game, std::vector<Problem> problems)
    {
        SharedLibrary library = libraryOf(m_libraries, game.game.head->rules());
        m_hasNoData = !library;
        if (!library)
            return {std::nullopt, std::move(problems)};
        return {Opened{std::move(game), std::move(library)}, std::move(problems)};
    }

    // False where that is not allowed: a game that has begun stays as it is.
    bool exchange(Opened &opened) const
    {
        GameFile &game = opened.game.game;
        const Rules &rules = game.head->rules();
        SharedHead head =
            game.orders.empty() ? rules.alternate(*game.head, *opened.library) : nullptr;
        if (!head)
            return false;
        game = newGame(std::move(head), *opened.library);
        return true;
    }

    Libraries &m_libraries;
    std::string m_file;
    History m_history;
    bool m_hasNoData = false;
};

} // namespace

// What of the data is not as it was when the game began.
static void tellChanges(const Pins &then, const Pins &used, int rules)
{
    if (used.corrections != then.corrections)
        fmt::print(stderr, "the corrections of the tables are others than when the game was "
                           "begun\n");
    if (then.rules != rules)
        fmt::print(stderr,
                   "the game was started with version {} of the rules engine; this is version {}\n",
                   then.rules, rules);
}

// False at the first order that today's rules do not take or after which the position differs.
static bool replay(play::Match &match, const LoadedGame &loaded)
{
    if (loaded.missing > 0)
        fmt::print(stderr, "order {} is missing, though later ones are there\n", loaded.missing);
    const auto replayed = match.replay(loaded.game.orders);
    if (!replayed)
        fmt::print(stderr, "the game differs from order {} on\n", match.records().size() + 1);
    return replayed && loaded.missing == 0;
}

std::optional<PlayableGame> openGame(const CLI::App &program, const std::string &file,
                                     ExitCode &exitCode, History history, Values values)
{
    auto libraries = findLibraries(program);
    if (!libraries) {
        exitCode = ExitCode::Failed;
        return std::nullopt;
    }
    auto opened = GameOpener(*libraries, file, history).open(exitCode);
    if (!opened)
        return std::nullopt;
    GameFile &game = opened->game.game;
    const Rules &rules = game.head->rules();
    const SharedLibrary own = values == Values::Own ? ownLibrary(game, *opened->library) : nullptr;
    if (own)
        fmt::print(stderr, "the game continues with the values it was started with\n");
    const Library &used = own ? *own : *opened->library;
    auto match = rules.begin(*game.head, used, game.secrets);
    print(match.problems);
    if (!match) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    if (values == Values::Todays) {
        game.data = rules.pins(*game.head, used);
        game.playedWith = rules.playedWith(*game.head, used);
    }
    tellChanges(game.data, rules.pins(*game.head, used), rules.version());
    PlayableGame playable{game, std::move(*match.value)};
    if (!replay(*playable.match, opened->game)) {
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    playable.match->answerFormally(); // where the file ends before the answer
    return playable;
}

std::string refusalToJson(const Refusal &refusal, const Rules &rules)
{
    const nlohmann::ordered_json json = {
        {"message", rules.messageName(refusal.message)},
        {"rule", refusal.rule},
        {"numbers", std::vector<int>(refusal.numbers.begin(), refusal.numbers.end())}};
    return json.dump();
}

} // namespace hexwerk::cli
