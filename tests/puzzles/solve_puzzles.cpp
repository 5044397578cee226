// solve_puzzles: who solves which puzzle how often, and by theme the table of README.md. Takes
// minutes.
#include "tests/puzzles/deeds.h"

#include <cstdio>
#include <map>

using namespace hexwerk::assault;
using namespace hexwerk::assault::puzzles;

namespace {

struct Contender
{
    const char *name;
    Level level;
    int rollouts;
    std::uint64_t seeds;
};

constexpr Contender kContenders[] = {{"random", Level::Random, 1, 200},
                                     {"regular", Level::Regular, 1, 5},
                                     {"veteran 100", Level::Veteran, 100, 5},
                                     {"veteran 400", Level::Veteran, 400, 5}};

double shareSolved(const Puzzle &puzzle, const Contender &contender)
{
    int solved = 0;
    for (std::uint64_t seed = 1; seed <= contender.seeds; ++seed)
        if (isRight(puzzle, answerOf(puzzle, contender.level, contender.rollouts, seed)))
            ++solved;
    return static_cast<double>(solved) / static_cast<double>(contender.seeds);
}

} // namespace

int main()
{
    const std::vector<Puzzle> puzzles = allPuzzles();
    for (const Contender &contender : kContenders) {
        std::map<std::string, std::pair<double, int>> byTheme; // solved, of
        for (const Puzzle &puzzle : puzzles) {
            const double share = shareSolved(puzzle, contender);
            for (const std::string &theme : {puzzle.theme, std::string("all")}) {
                byTheme[theme].first += share;
                ++byTheme[theme].second;
            }
            std::printf("%s | %s | %.2f\n", contender.name, nameOf(puzzle).c_str(), share);
        }
        for (const auto &[theme, sum] : byTheme)
            std::printf("%s | %s | %.1f of %d\n", contender.name, theme.c_str(), sum.first,
                        sum.second);
        std::fflush(stdout);
    }
}
