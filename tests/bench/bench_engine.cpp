#include "core/assault/assault.h"
#include "core/files/game_setup.h"
#include "core/files/scenario_reader.h"
#include "core/play/answerer.h"
#include "core/play/game.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using assault::Assault;
using assault::Position;
using Clock = std::chrono::steady_clock;

static Position begun(const char *scenario)
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    const auto file = loadScenario(std::string(HW_SOURCE_DIR "/") + scenario);
    if (!data || !file)
        std::abort();
    const auto game = setUpGame(file.value->scenario, *data.value);
    if (!game)
        std::abort();
    return Assault::start(*game.value);
}

// 20 units a side on 40x24, mixed terrain.
static const Position &big()
{
    static const Position position = begun("tests/data/bench/20_units.toml");
    return position;
}

static const Position &training()
{
    static const Position position = begun("scenarios/training-infantry.toml");
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

// Of ten games the moment of "choose a unit and its action" that takes longest.
static const Position &worstMoment()
{
    static const Position worst = [] {
        Position found = big();
        Clock::duration longest = {};
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Position p = big();
            for (const assault::Order &order : playedAtRandom(big(), seed)) {
                const bool asked = p.pending.question == assault::Question::Announce;
                if (const auto time = asked ? timeOfOrders(p) : Clock::duration{}; time > longest) {
                    longest = time;
                    found = p;
                }
                if (!Assault::apply(p, order))
                    std::abort();
            }
        }
        return found;
    }();
    return worst;
}

static void legalOrders(benchmark::State &state)
{
    const Position &p = worstMoment();
    for (auto _ : state)
        benchmark::DoNotOptimize(Assault::legalOrders(p));
    state.counters["orders"] = static_cast<double>(Assault::legalOrders(p).size());
}

static void applyInPlace(benchmark::State &state)
{
    const auto orders = playedAtRandom(big(), 1);
    for (auto _ : state) {
        Position p = big();
        for (const assault::Order &order : orders)
            benchmark::DoNotOptimize(Assault::apply(p, order));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(orders.size()));
}

static void copyPosition(benchmark::State &state)
{
    const Position &p = worstMoment();
    for (auto _ : state)
        benchmark::DoNotOptimize(Position(p));
}

static void randomGame(benchmark::State &state)
{
    std::uint64_t seed = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(playedAtRandom(training(), seed++));
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
    add("legal orders at the worst choice of a unit and its action", 50us, legalOrders);
    add("apply one order in place, over a game", 2us, applyInPlace);
    add("copy of a position", 500ns, copyPosition);
    add("random game of the infantry training", 1ms, randomGame);
    add("replay of a game of the infantry training", 1ms, replay);
}

} // namespace hexwerk::bench
