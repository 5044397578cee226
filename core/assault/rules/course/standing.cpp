#include "core/assault/rules/course/standing.h"

namespace hexwerk::assault {

bool isReached(const Track &track, const Threshold &threshold, int value)
{
    // [H4.10c]
    return threshold.at > track.start   ? value >= threshold.at
           : threshold.at < track.start ? value <= threshold.at
                                        : false;
}

std::array<bool, 2> winnersByTracks(const Position &p)
{
    // [H4.10d] [R6.6a] The board lets a game end early: a threshold counts as long as the marker
    // stands there, from the next victory check on.
    std::array<bool, 2> wins = {};
    const auto &tracks = p.setting->scenario.tracks;
    for (std::size_t i = 0; i < tracks.size(); ++i)
        for (const Threshold &threshold : tracks[i].thresholds) {
            if (threshold.effect == ThresholdEffect::Message ||
                !isReached(tracks[i], threshold, p.tracks[i]))
                continue;
            const SideIndex side =
                p.setting->sideIndex(threshold.side.empty() ? tracks[i].side : threshold.side);
            if (side < wins.size())
                wins[threshold.effect == ThresholdEffect::Wins ? side : enemyOf(side)] = true;
        }
    return wins;
}

} // namespace hexwerk::assault
