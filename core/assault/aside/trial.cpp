#include "core/assault/aside/trial.h"

#include "core/assault/engine/assault.h"

#include <algorithm>

namespace hexwerk::assault {

static std::size_t sides(const Position &p)
{
    return p.setting->scenario.sides.size();
}

static void noteHolders(const Position &p, const Position &start, TrialGame &game)
{
    for (std::size_t i = 0; i < p.holders.size(); ++i)
        if (p.holders[i] != start.holders[i])
            game.reached[i] = true;
}

static void countUnits(const Position &p, TrialGame &game)
{
    for (const Unit &unit : p.units) {
        if (unit.state == UnitState::InBox || unit.state == UnitState::Waiting)
            continue;
        ++game.units[unit.side];
        game.lost[unit.side] += unit.state == UnitState::Eliminated;
    }
}

TrialGame trialGame(const Position &start, std::uint64_t seed)
{
    TrialGame game{.units = std::vector<int>(sides(start)),
                   .lost = std::vector<int>(sides(start)),
                   .reached = std::vector<bool>(start.holders.size())};
    Position p = start;
    play::Randomness random(seed);
    while (!p.pending.isOver()) {
        game.turns = p.turn; // at the end it counts on
        Assault::applySilently(p, p.pending.isChance() ? Assault::roll(p, random)
                                                       : Assault::sample(p, random));
        noteHolders(p, start, game);
    }
    game.winner = p.winner;
    countUnits(p, game);
    return game;
}

TrialFigures trialFigures(const Position &start)
{
    return {.wins = std::vector<int>(sides(start)),
            .units = std::vector<int>(sides(start)),
            .lost = std::vector<int>(sides(start)),
            .reached = std::vector<int>(start.holders.size())};
}

void TrialFigures::add(const TrialGame &game)
{
    ++games;
    ++(game.winner == kNobody ? draws : wins[game.winner]);
    lengths.resize(std::max(lengths.size(), static_cast<std::size_t>(game.turns)));
    ++lengths[static_cast<std::size_t>(game.turns) - 1];
    for (std::size_t side = 0; side < units.size(); ++side) {
        units[side] += game.units[side];
        lost[side] += game.lost[side];
    }
    for (std::size_t i = 0; i < reached.size(); ++i)
        reached[i] += game.reached[i];
}

} // namespace hexwerk::assault
