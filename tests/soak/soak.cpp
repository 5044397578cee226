// Random games with every promise checked at every moment: soak N SEED. Run by hand, for hours if
// need be; prints what it saw and the first promise that was broken.

#include "tests/core/assault/crowded.h"
#include "tests/core/assault/promises.h"
#include "tests/core/assault/training.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace hexwerk;
using namespace hexwerk::assault;

namespace {

struct Figures
{
    long games = 0;
    long orders = 0;
    long longest = 0; // orders of a game
    long closeCombats = 0;
    long reactions = 0;
    long eliminated = 0;
    long wins[2] = {};
    long draws = 0;
};

struct Moment
{
    const char *board = "";
    std::uint64_t seed = 0;
    std::size_t order = 0;
};

void demand(const std::string &broken, const Moment &moment)
{
    if (broken.empty())
        return;
    std::fprintf(stderr, "%s, seed %llu, order %zu: %s\n", moment.board,
                 static_cast<unsigned long long>(moment.seed), moment.order, broken.c_str());
    std::exit(1);
}

void count(Figures &figures, const std::vector<Event> &events)
{
    figures.closeCombats += assault::count<CloseCombatBegan>(events);
    figures.eliminated += assault::count<UnitEliminated>(events);
    for (const Event &event : events)
        if (const auto *shot = std::get_if<ShotFired>(&event.what))
            figures.reactions += shot->reaction ? 1 : 0;
}

void playOne(const Position &start, Moment moment, Figures &figures)
{
    play::Game<Assault> game(start);
    play::RandomPlayer<Assault> player(moment.seed);
    play::Randomness random(moment.seed);
    Position read = start;
    for (; !Assault::isOver(game.position()); ++moment.order) {
        const Position p = game.position();
        demand(brokenUnits(p), moment);
        demand(brokenOffers(p), moment);
        demand(brokenQuestion(p), moment);
        demand(brokenStillness(p), moment);
        demand(brokenRefusals(p, random, 6), moment);
        const Order order = player.answer(p);
        demand(brokenWords(p, order), moment);
        const auto events = game.apply(order);
        demand(events ? "" : "the player's order was refused", moment);
        count(figures, *events);
        const auto again = Assault::apply(read, order);
        demand(again && read == game.position() ? "" : "a copy went another way", moment);
        demand(moment.order < 50000 ? "" : "a game without end", moment);
    }
    demand(game.positionAfter(game.log().size()) == game.position() ? "" : "a replay differs",
           moment);
    ++figures.games;
    figures.orders += static_cast<long>(game.log().size());
    figures.longest = std::max(figures.longest, static_cast<long>(game.log().size()));
    const SideIndex winner = game.position().winner;
    ++(winner == kNobody ? figures.draws : figures.wins[winner]);
}

void print(const char *board, const Figures &f, double seconds)
{
    std::printf("%-10s %6ld games, %8ld orders (longest %ld), %.1f s\n", board, f.games, f.orders,
                f.longest, seconds);
    std::printf("           %ld close combats, %ld reactions, %ld units eliminated\n",
                f.closeCombats, f.reactions, f.eliminated);
    std::printf("           won by the first side %ld, by the second %ld, drawn %ld\n", f.wins[0],
                f.wins[1], f.draws);
}

template<typename Start>
void soak(const char *board, long games, std::uint64_t seed, Start start)
{
    const auto begun = std::chrono::steady_clock::now();
    Figures figures;
    for (long i = 0; i < games; ++i) {
        const std::uint64_t own = seed + static_cast<std::uint64_t>(i);
        playOne(start(own), {.board = board, .seed = own}, figures);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    print(board, figures, took.count());
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "soak N SEED\n");
        return 2;
    }
    const long games = std::atol(argv[1]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[2]));

    const Position training = beginShipped(trainingScenario());
    soak("training", games, seed, [&](std::uint64_t) { return training; });
    soak("crowded", games, seed, [](std::uint64_t own) { return CrowdedBoard(own).table.begin(); });
    return 0;
}
