// An attack of a game beside the same one told as at a table, in random games.
#pragma once

#include "core/assault/tabletop/stage.h"
#include "core/play/randomness.h"
#include "tests/core/assault/random_game.h"
#include "tests/share.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

TableRules rulesOf(const Match &match);

// The game as it is when the frame has been reached. `acting`: whose action it is; may be none.
Position atFrame(const Position &p, UnitId acting, const Frame &frame);

// Both go on with the same dice and choices; the first difference, or empty. It ends where units
// choose their way: no form says what lies around.
std::string playedTogether(Position game, Position table, const AttackForm &form,
                           play::Randomness &random);

// Random games on crowded boards, both editions in turn, until so many attacks were told.
template<typename Pairs, typename Check>
std::string firstWrong(int positions, Check check)
{
    int count = 0;
    for (std::uint64_t seed = 0; count < positions / HW_SHARE; ++seed) {
        const Match match = crowdedMatch(seed);
        const TableRules rules = rulesOf(match);
        Pairs pairs(seed);
        play::RandomPlayer<Assault> player(seed);
        Position p = Assault::start(*setUpGame(match.scenario, match.data).value);
        for (int orders = 0; orders < 1500 && !Assault::isOver(p); ++orders) {
            if (p.pending.question == Question::Announce)
                if (const std::string wrong = check(pairs, p, rules, count); !wrong.empty())
                    return "board " + std::to_string(seed) + ", order " + std::to_string(orders) +
                           ": " + wrong;
            HW_EXPECTS(Assault::apply(p, player.answer(p)));
        }
    }
    return {};
}

} // namespace hexwerk::assault
