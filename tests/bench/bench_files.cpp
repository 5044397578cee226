#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;

// 40x24 hexes of twelve cropped tiles, with 20 units a side.
static std::string twelveTiles()
{
    std::string text = "format = \"hexwerk.scenario\"\nversion = 1\nid = \"bench\"\n"
                       "system = \"assault\"\nprofile = \"sicily43-en\"\nturns = 6\n"
                       "[board]\ncolumns = 40\nrows = 24\n";
    for (int i = 0; i < 12; ++i) {
        const std::string at = toString(Hex::at(i % 4 * 10, i / 4 * 8));
        text += std::string("[[board.tile]]\ntile = \"") + (i % 2 == 0 ? "T01A" : "T02B") +
                "\"\nat = \"" + at + "\"\ncrop = { from = \"A1\", to = \"J8\" }\n";
    }
    text += "[[side]]\nid = \"axis\"\n[[side]]\nid = \"allied\"\n";
    for (int i = 0; i < 40; ++i)
        text += "[[unit]]\nid = \"u" + std::to_string(i) + "\"\ncard = \"us.rifles43\"\nside = \"" +
                (i < 20 ? "axis" : "allied") + "\"\nat = \"" + toString(Hex::at(i, 3)) + "\"\n";
    return text;
}

static void loadAndValidate(benchmark::State &state)
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    const std::string text = twelveTiles();
    if (!data || hasErrors(validateText(text, "bench", *data.value)))
        std::abort();
    for (auto _ : state) {
        const auto file = readScenario(text, "bench");
        benchmark::DoNotOptimize(
            validateScenario(file.value->scenario, *data.value, file.value->places, "bench"));
    }
}

static void loadOrders(benchmark::State &state)
{
    std::string text = "format = \"hexwerk.game\"\nversion = 1\n[scenario]\nid = \"bench\"\n"
                       "system = \"assault\"\nprofile = \"sicily43-en\"\nturns = 6\n"
                       "[data]\nrules = 1\n[orders]\n";
    for (int i = 1; i <= 30'000; ++i)
        text += std::to_string(i) + R"( = '{"order":"step","unit":"g1","to":"D5"}')" + "\n";
    for (auto _ : state)
        if (!readGame(text, "bench"))
            std::abort();
}

void addFiles()
{
    add("load 40x24 of 12 tiles, validated", 20ms, loadAndValidate);
    add("read a game of 30,000 orders", 300ms, loadOrders);
}

} // namespace hexwerk::bench
