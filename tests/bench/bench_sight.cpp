#include "core/assault/board/compose.h"
#include "core/assault/board/line_of_sight.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"
#include "tests/core/assault/board/board_fixture.h"

#include <cstdlib>
#include <random>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;

static Board measuredBoard()
{
    const auto file = loadScenario(HW_SOURCE_DIR "/tests/data/bench/20_units.toml");
    if (!file)
        std::abort();
    const auto board = compose(file.value->scenario.board, testing::chartG3(), {});
    if (!board)
        std::abort();
    return *board;
}

static const Board &board()
{
    static const Board board = measuredBoard();
    return board;
}

static const SightMap &sightMap()
{
    static const SightMap map(board(), testing::chartG3(), Die::Blue);
    return map;
}

static SightEnd infantry(Hex hex)
{
    return {hex, UnitType::Infantry};
}

// The same pairs in every run.
static std::vector<std::pair<Hex, Hex>> pairsAtRange(int range, std::size_t count)
{
    std::mt19937_64 engine(10);
    std::vector<std::pair<Hex, Hex>> pairs;
    while (pairs.size() < count) {
        const Hex from = board().hexAt(engine() % board().size());
        const Hex to = board().hexAt(engine() % board().size());
        if (distance(from, to) == range)
            pairs.emplace_back(from, to);
    }
    return pairs;
}

static void oneLine(benchmark::State &state)
{
    const auto pairs = pairsAtRange(10, 1000);
    const SightMap &map = sightMap();
    for (auto _ : state)
        for (const auto &pair : pairs)
            benchmark::DoNotOptimize(map.status(infantry(pair.first), infantry(pair.second), {}));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pairs.size()));
}

static void fieldOfView(benchmark::State &state)
{
    const SightMap &map = sightMap();
    const SightEnd centre = infantry(Hex::at(20, 12));
    for (auto _ : state)
        benchmark::DoNotOptimize(map.fieldOfView(centre, UnitType::Infantry, {}));
}

static void allPairs(benchmark::State &state)
{
    const SightMap &map = sightMap();
    for (auto _ : state)
        for (std::size_t i = 0; i < board().size(); ++i)
            benchmark::DoNotOptimize(
                map.fieldOfView(infantry(board().hexAt(i)), UnitType::Infantry, {}));
}

void addSight()
{
    add("one line of sight at range 10, 1000 fixed pairs", 100ns, oneLine);
    add("field of view, one hex to all of 40x24", 100us, fieldOfView);
    add("field of view, all pairs of 40x24", 60ms, allPairs)->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
