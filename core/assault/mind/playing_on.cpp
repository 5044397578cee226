#include "core/assault/mind/playing_on.h"

#include "core/assault/aside/imagined_position.h"
#include "core/assault/mind/goals.h"
#include "core/assault/mind/keyed_dice.h"

#include <limits>

namespace hexwerk::assault {

static constexpr double kEven = 0.5;     // a chance to win, as forecast
static constexpr int kMostOrders = 5000; // if it goes on and on

void playOn(Position &p, Regular &both, std::uint64_t seed, int announcements,
            const std::function<void(SideIndex, const Order &)> &said)
{
    KeyedDice dice(seed);
    int announced = 0;
    for (int i = 0; i < kMostOrders && !p.pending.isOver(); ++i) {
        if (p.pending.isChance()) {
            Assault::applySilently(p, dice.roll(p));
            continue;
        }
        if (p.pending.question == Question::Announce && announced++ == announcements)
            return;
        const Order order = both.answer(play::View<Position>(p, p.pending.side));
        if (said)
            said(p.pending.side, order);
        Assault::applySilently(p, order);
    }
}

bool isHopeless(const play::View<Position> &view, std::uint64_t seed, int games)
{
    const double forecast = Goals(view.position().setting).forecast(view.position());
    if ((view.seat() == 0 ? forecast : 1 - forecast) > kEven)
        return false;
    play::Randomness random(seed);
    for (int i = 0; i < games; ++i) {
        Position p = imagine(view, random);
        Regular both(p.setting, random.below(UINT64_MAX), {}, kHastyLook);
        playOn(p, both, random.below(UINT64_MAX), std::numeric_limits<int>::max());
        if (!p.pending.isOver() || p.winner == kNobody || p.winner == view.seat())
            return false;
    }
    return true;
}

} // namespace hexwerk::assault
