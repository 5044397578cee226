#include "app/assault/game/guessed_view.h"

#include "core/assault/aside/imagined_position.h"

#include <random>

namespace hexwerk::assault::ui {

play::View<Position> guessedView(const Position &seen)
{
    const SideIndex side = seen.pending.side;
    play::Randomness random{std::random_device()()};
    return Assault::viewFor(imagine(play::View<Position>(seen, enemyOf(side)), random), side);
}

} // namespace hexwerk::assault::ui
