#include "core/assault/dice/odds.h"
#include "core/assault/files/library/data_store.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;

static DiceFaces shippedFaces()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    if (!data)
        std::abort();
    return data.value->system.dice.at("A");
}

static void measureOdds(benchmark::State &state, const char *attack, const char *defence)
{
    const DiceFaces faces = shippedFaces();
    const DuelTerms terms{*poolFromString(attack), *poolFromString(defence)};
    for (auto _ : state)
        benchmark::DoNotOptimize(countedOdds(terms, faces));
}

static void eightAgainstSix(benchmark::State &state)
{
    measureOdds(state, "RRYYGGBB", "RYYGGB");
}

static void worstEightAgainstSix(benchmark::State &state)
{
    measureOdds(state, "YYYYGGGG", "YYYGGG");
}

static void sixteenAgainstSixteen(benchmark::State &state)
{
    measureOdds(state, "RRRRYYYYGGGGBBBB", "RRRRYYYYGGGGBBBB");
}

void addOdds()
{
    add("exact odds, 8 attack against 6 defence dice", 200us, eightAgainstSix);
    add("exact odds, the 8 against 6 with the most outcomes", 200us, worstEightAgainstSix);
    add("exact odds, 16 against 16 dice", 10ms, sixteenAgainstSixteen)
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
