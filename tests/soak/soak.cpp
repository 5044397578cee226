// Random games with every promise checked at every moment: soak N SEED [BOARD...]. Run by hand, for
// hours if need be; prints what it saw, or the first promise that was broken. With boards it plays
// only their part of the N games.
#include "tests/core/assault/random_game.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace hexwerk;
using namespace hexwerk::assault;

// By the bits of optionMatch().
static constexpr const char *kOptions[] = {"none",           "cards",    "points",
                                           "cards+points",   "support",  "cards+support",
                                           "points+support", "all three"};

static void print(const char *board, const Figures &f, double seconds)
{
    std::printf("%-14s %6ld games, %8ld orders (longest %ld), %.1f s\n", board, f.games, f.orders,
                f.longest, seconds);
    std::printf("           %ld times saved, loaded and replayed to an equal position\n", f.saves);
    std::printf("           %ld close combats, %ld reactions, %ld units eliminated\n",
                f.closeCombats, f.reactions, f.eliminated);
    std::printf("           %ld cards played, %ld points spent, %ld support attacks\n", f.cards,
                f.pointsSpent, f.supports);
    std::printf("           won by the first side %ld, by the second %ld, drawn %ld\n", f.wins[0],
                f.wins[1], f.draws);
    std::fflush(stdout);
}

template<typename MatchOf>
static bool soak(const char *board, long games, std::uint64_t seed, MatchOf matchOf)
{
    constexpr long kSavedThroughout = 20; // games
    const auto begun = std::chrono::steady_clock::now();
    Figures figures;
    for (long i = 0; i < games; ++i) {
        const std::uint64_t own = seed + static_cast<std::uint64_t>(i);
        RandomGame game(matchOf(own), own);
        const std::string broken =
            game.play(i < kSavedThroughout ? Saving::AtEveryOrder : Saving::AtThreeOrders, figures);
        if (broken.empty())
            continue;
        std::fprintf(stderr, "%s, seed %llu: %s\n", board, static_cast<unsigned long long>(own),
                     broken.c_str());
        return false;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    print(board, figures, took.count());
    return true;
}

int main(int argc, char **argv)
{
    const long games = argc >= 3 ? std::atol(argv[1]) : 0;
    if (games < 1) {
        std::fprintf(stderr, "usage: soak N SEED [BOARD...]\n"
                             "boards: training crowded vehicles gela-road port options\n");
        return 2;
    }
    const auto isWanted = [&](const char *board) {
        return argc == 3 || std::any_of(argv + 3, argv + argc, [board](const char *name) {
                   return std::string_view(name) == board;
               });
    };
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[2]));
    // Both editions in turn.
    const auto shipped = [](const char *name) {
        return [english = shippedMatch(name, "sicily43-en"),
                german = shippedMatch(name, "gela-de")](std::uint64_t own) {
            return own % 2 == 0 ? english : german;
        };
    };
    const long each = (games + 5) / 6;
    const auto played = [&](const char *board, const auto &matchOf) {
        return !isWanted(board) || soak(board, each, seed, matchOf);
    };
    bool holds =
        played("training", shipped("training-infantry")) && played("crowded", crowdedMatch) &&
        played("vehicles", shipped("training-vehicles")) &&
        played("gela-road", shipped("gela-road")) && played("port", shipped("port-of-gela"));
    // All combinations of the optional rules; without any it is the training.
    for (int set = 1; set < 8 && holds && isWanted("options"); ++set)
        holds = soak(kOptions[set], (each + 6) / 7, seed, [set](std::uint64_t own) {
            return optionMatch(own % 2 == 0 ? "sicily43-en" : "gela-de", set);
        });
    return holds ? 0 : 1;
}
