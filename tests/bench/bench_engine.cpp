#include "core/assault/aside/imagined_position.h"
#include "core/assault/aside/support_odds.h"
#include "core/assault/aside/trial.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/game/board_changes.h"
#include "core/play/answerer.h"
#include "core/play/game.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;

using assault::Assault;
using assault::Position;
using Clock = std::chrono::steady_clock;

// On a board of so many hexes each way, or on its own.
static Position begun(const char *scenario, std::optional<int> size = {}, bool withCards = false)
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    auto file = loadScenario(std::string(HW_SOURCE_DIR "/") + scenario);
    if (!data || !file)
        std::abort();
    Scenario &played = file.value->scenario;
    played.board.columns = size ? size : played.board.columns;
    played.board.rows = size ? size : played.board.rows;
    if (withCards) {
        played.options["command_cards"] = played.options["command_points"] = true;
        for (SideSpec &side : played.sides)
            side.commandPoints = 12;
    }
    const auto game = setUpGame(played, *data.value);
    if (!game)
        std::abort();
    return Assault::start(*game.value);
}

// 20 units a side on 40x24, mixed terrain: infantry alone, then all types of units, with mines.
static const Position &infantry()
{
    static const Position position = begun("tests/data/bench/20_units.toml");
    return position;
}

static const Position &mixed()
{
    static const Position position = begun("tests/data/bench/20_mixed.toml");
    return position;
}

static const Position &carded()
{
    static const Position position = begun("tests/data/bench/20_mixed.toml", {}, true);
    return position;
}

static const Position &training()
{
    static const Position position = begun("scenarios/training-infantry.toml");
    return position;
}

static const Position &gela()
{
    static const Position position = begun("scenarios/gela-road.toml");
    return position;
}

static std::vector<assault::Order> playedAtRandom(const Position &start, std::uint64_t seed)
{
    std::vector<assault::Order> orders;
    Position p = start;
    play::RandomPlayer<Assault> player(seed);
    while (!Assault::isOver(p)) {
        orders.push_back(player.answer(p));
        if (!Assault::apply(p, orders.back()))
            std::abort();
    }
    return orders;
}

// What a collapse costs a game, the copy of its setting included.
static void collapseOnALargeBoard(benchmark::State &state)
{
    static const Position start = begun("tests/data/bench/20_mixed.toml", 100);
    Position p = start;
    for (auto _ : state) {
        Setting setting = *start.setting;
        layRuin(setting, Hex::at(20, 12));
        p.setting = Frozen(std::move(setting));
        benchmark::DoNotOptimize(p.setting->hash);
    }
}

static Clock::duration timeOfOrders(const Position &p)
{
    auto least = Clock::duration::max(); // the others were disturbed
    for (int i = 0; i < 5; ++i) {
        const auto start = Clock::now();
        benchmark::DoNotOptimize(Assault::legalOrders(p));
        least = std::min(least, Clock::now() - start);
    }
    return least;
}

// Of ten games the question, of that kind if one is named, whose answers take longest to find.
static Position worstMoment(const Position &start, std::optional<Question> kind = {})
{
    Position found = start;
    Clock::duration longest = {};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Position p = start;
        for (const assault::Order &order : playedAtRandom(start, seed)) {
            const bool asked = kind ? p.pending.question == *kind : !p.pending.isChance();
            if (const auto time = asked ? timeOfOrders(p) : Clock::duration{}; time > longest) {
                longest = time;
                found = p;
            }
            if (!Assault::apply(p, order))
                std::abort();
        }
    }
    return found;
}

static void legalOrders(benchmark::State &state, const Position &start)
{
    const Position p = worstMoment(start);
    for (auto _ : state)
        benchmark::DoNotOptimize(Assault::legalOrders(p));
    state.SetLabel(std::string(toString(p.pending.question)));
    state.counters["orders"] = static_cast<double>(Assault::legalOrders(p).size());
}

// Of ten games the announcement whose answers take longest to find.
static void announcements(benchmark::State &state, const Position &start)
{
    const Position p = worstMoment(start, Question::Announce);
    for (auto _ : state)
        benchmark::DoNotOptimize(Assault::legalOrders(p));
    state.counters["orders"] = static_cast<double>(Assault::legalOrders(p).size());
}

// All announcements of three games, one after the other.
static void announcementsOfGames(benchmark::State &state, const Position &start)
{
    std::vector<Position> asked;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Position p = start;
        for (const assault::Order &order : playedAtRandom(start, seed)) {
            if (p.pending.question == Question::Announce)
                asked.push_back(p);
            if (!Assault::apply(p, order))
                std::abort();
        }
    }
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(Assault::legalOrders(asked[next]));
        next = next + 1 < asked.size() ? next + 1 : 0;
    }
    state.counters["announcements"] = static_cast<double>(asked.size());
}

static void trialRun(benchmark::State &state, const Position &start)
{
    std::uint64_t seed = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(trialGame(start, seed++));
}

static void imaginePosition(benchmark::State &state)
{
    const Position p = worstMoment(gela(), Question::Announce);
    const auto view = Assault::viewFor(p, p.pending.side);
    play::Randomness random(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(imagine(view, random));
}

static void applyInPlace(benchmark::State &state, const Position &start)
{
    constexpr int kGames = 10;
    std::vector<std::vector<assault::Order>> games;
    std::int64_t orders = 0;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        games.push_back(playedAtRandom(start, seed));
        orders += static_cast<std::int64_t>(games.back().size());
    }
    for (auto _ : state)
        for (const auto &game : games) {
            Position p = start;
            for (const assault::Order &order : game)
                benchmark::DoNotOptimize(Assault::apply(p, order));
        }
    state.SetItemsProcessed(state.iterations() * orders);
}

static void copyPosition(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(Position(infantry()));
}

static void randomGame(benchmark::State &state, const Position &start)
{
    std::uint64_t seed = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(playedAtRandom(start, seed++));
}

// Three guns, a target in heavy forest, from the naming of the target on.
static void oddsOfAnAirAttack(benchmark::State &state)
{
    static const Position position = begun("tests/data/bench/air_attack.toml");
    const AirFrame air{.card = "us.a36_dive", .side = position.unit(UnitId{5}).side};
    for (auto _ : state)
        benchmark::DoNotOptimize(airOdds(position, air, UnitId{1}));
    state.counters["guns"] = static_cast<double>(airOdds(position, air, UnitId{1}).guns.size());
}

static void replay(benchmark::State &state)
{
    const auto orders = playedAtRandom(training(), 1);
    for (auto _ : state) {
        play::Game<Assault> game(training());
        for (const assault::Order &order : orders)
            benchmark::DoNotOptimize(game.apply(order));
    }
}

void addEngine()
{
    const auto on = [](auto function, const Position &(*start)()) {
        return [=](benchmark::State &state) { function(state, start()); };
    };
    add("legal orders at the worst question, infantry", 50us, on(legalOrders, infantry));
    add("legal orders at the worst question, all types", 50us, on(legalOrders, mixed));
    add("legal orders at the worst question, cards and points", 60us, on(legalOrders, carded));
    add("apply one order in place, ten games of infantry", 2us, on(applyInPlace, infantry));
    add("apply one order in place, ten games of all types", 2us, on(applyInPlace, mixed));
    add("copy of a position", 500ns, copyPosition);
    add("a building collapses on a board of 100x100", 2ms, collapseOnALargeBoard);
    add("odds of a whole air attack with anti-aircraft fire", 20ms, oddsOfAnAirAttack);
    add("legal orders at an announcement, infantry training", 5us,
        on(announcementsOfGames, training));
    add("legal orders at an announcement, road to Gela", 5us, on(announcementsOfGames, gela));
    add("legal orders at the worst announcement, infantry training", 5us,
        on(announcements, training));
    add("legal orders at the worst announcement, road to Gela", 5us, on(announcements, gela));
    add("imagining a position of the road to Gela from a view", 20us, imaginePosition);
    add("random game of the infantry training, with its report", 1ms, on(randomGame, training));
    add("random game of the infantry training, for a trial", 500us, on(trialRun, training));
    add("random game of the road to Gela, for a trial", 5ms, on(trialRun, gela));
    add("replay of a game of the infantry training", 1ms, replay);
}

} // namespace hexwerk::bench
