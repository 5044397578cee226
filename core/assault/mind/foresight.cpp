#include "core/assault/mind/foresight.h"

#include "core/assault/aside/imagined_position.h"
#include "core/assault/engine/assault.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr int kMostPlayedOn = 200; // played on, if an action goes on and on

static void playOn(Position &p, play::Randomness &random)
{
    for (int orders = 0;
         orders < kMostPlayedOn && !p.pending.isOver() && p.pending.question != Question::Announce;
         ++orders)
        Assault::applySilently(p, p.pending.isChance() ? Assault::roll(p, random)
                                                       : Assault::sample(p, random));
}

const Order &foreseen(const play::View<Position> &view, const std::vector<Order> &answers,
                      const Goals &goals, int samples, play::Randomness &random, double more)
{
    std::vector<double> sums;
    for (const Order &answer : answers)
        sums.push_back(std::holds_alternative<Decline>(answer) ? 0 : -more * samples);
    for (int sample = 0; sample < samples && answers.size() > 1; ++sample) {
        const Position imagined = imagine(view, random);
        const std::uint64_t dice = random.below(UINT64_MAX);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            Position p = imagined;
            play::Randomness rolls(dice);
            Assault::applySilently(p, answers[i]);
            playOn(p, rolls);
            const double value = goals.value(p);
            sums[i] += view.seat() == 0 ? value : -value;
        }
    }
    return answers[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) -
                                            sums.begin())];
}

} // namespace hexwerk::assault
