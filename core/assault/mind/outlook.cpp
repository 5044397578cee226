#include "core/assault/mind/outlook.h"

#include "core/assault/scenario/places.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

// tests/strength/README.md, "The forecast": a logistic regression over seven scenarios.
static constexpr double kTermsAtTheEnd = 3.1;
static constexpr double kWorthAtAnyTime = 8.3;

// Of the normal distribution, from 0 to 1.
static double below(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

// That a number which is expected to come to `mean` is at least `least` at the end.
static double atLeast(double mean, double least, double variance)
{
    return below((mean - least + 0.5) / std::sqrt(variance));
}

// That a walk which drifts by `drift` comes as far as `way` at any moment.
static double everGets(double way, double drift, double variance)
{
    if (way <= 0)
        return 1;
    const double sigma = std::sqrt(variance);
    const double mirrored = std::exp(std::min(2 * drift * way / variance, 50.0));
    return std::clamp(below((drift - way) / sigma) + mirrored * below((-drift - way) / sigma), 0.0,
                      1.0);
}

// That the side holds so many of all objectives, each by its own chance.
static double holdsAtLeast(const std::vector<double> &held, int number, SideIndex side)
{
    std::vector<double> exactly(held.size() + 1, 0.0);
    exactly[0] = 1;
    for (std::size_t i = 0; i < held.size(); ++i) {
        const double own = side == 0 ? held[i] : 1 - held[i];
        for (std::size_t k = i + 1; k > 0; --k)
            exactly[k] = exactly[k] * (1 - own) + exactly[k - 1] * own;
        exactly[0] *= 1 - own;
    }
    double sum = 0;
    for (auto k = static_cast<std::size_t>(std::max(0, number)); k < exactly.size(); ++k)
        sum += exactly[k];
    return sum;
}

double chanceOf(const Outlook &outlook, const Term &term, const Setting &setting, SideIndex side)
{
    const SideIndex own = term.side.empty() ? side : setting.sideIndex(term.side);
    switch (term.kind) {
    case TermKind::All: {
        double all = 1;
        for (const Term &part : term.terms)
            all *= chanceOf(outlook, part, setting, side);
        return all;
    }
    case TermKind::Any: {
        double none = 1;
        for (const Term &part : term.terms)
            none *= 1 - chanceOf(outlook, part, setting, side);
        return 1 - none;
    }
    case TermKind::Not:
        return term.terms.empty() ? 1 : 1 - chanceOf(outlook, term.terms[0], setting, side);
    case TermKind::Control: {
        const auto place = placeOf(setting.scenario.objectives, term.name);
        return !place ? 0 : own == 0 ? outlook.held[*place] : 1 - outlook.held[*place];
    }
    case TermKind::ControlsAtLeast:
        return holdsAtLeast(outlook.held, term.number, own);
    case TermKind::ControlsMajority:
        return holdsAtLeast(outlook.held, static_cast<int>(outlook.held.size() / 2) + 1, own);
    case TermKind::Losses: {
        const SideIndex whose = setting.sideIndex(term.name);
        return whose == kNobody ? 0
                                : atLeast(outlook.losses[whose] + outlook.lossesToCome[whose],
                                          term.number, 0.12 + 0.35 * outlook.turnsLeft);
    }
    case TermKind::Track: {
        const auto place = placeOf(setting.scenario.tracks, term.name);
        return !place ? 0
                      : atLeast(outlook.tracks[*place].now + outlook.tracks[*place].drift,
                                term.number, 0.2 + 0.8 * outlook.turnsLeft);
    }
    case TermKind::UnitsInZone: {
        const auto place = placeOf(setting.scenario.zones, term.name);
        return !place || own == kNobody ? 0
                                        : atLeast(outlook.inZones[*place][own], term.number,
                                                  0.2 + 0.5 * outlook.turnsLeft);
    }
    case TermKind::Turn:
        return 1;
    case TermKind::SideHasNoUnits: {
        const SideIndex whose = setting.sideIndex(term.name);
        return whose == kNobody ? 0
                                : atLeast(outlook.lossesToCome[whose], outlook.units[whose],
                                          0.12 + 0.35 * outlook.turnsLeft);
    }
    }
    return 0;
}

static double chanceOf(const TrackOutlook &track, const Track &spec, const Threshold &threshold,
                       double turnsLeft)
{
    const double variance = 0.05 + 0.8 * turnsLeft;
    return threshold.at < spec.start ? everGets(track.now - threshold.at, -track.drift, variance)
                                     : everGets(threshold.at - track.now, track.drift, variance);
}

double chanceToWin(const Outlook &outlook, const Setting &setting, SideIndex side)
{
    const Scenario &scenario = setting.scenario;
    double fails = 1;
    for (const Victory &victory : scenario.victories)
        if (setting.sideIndex(victory.side) == side)
            fails *= 1 - chanceOf(outlook, victory.term, setting, side);
    for (std::size_t i = 0; i < scenario.tracks.size(); ++i)
        for (const Threshold &threshold : scenario.tracks[i].thresholds) {
            if (threshold.effect == ThresholdEffect::Message)
                continue;
            const SideIndex named = setting.sideIndex(
                threshold.side.empty() ? scenario.tracks[i].side : threshold.side);
            const bool wins = threshold.effect == ThresholdEffect::Wins;
            if ((wins ? named : enemyOf(named)) == side)
                fails *= 1 - chanceOf(outlook.tracks[i], scenario.tracks[i], threshold,
                                      outlook.turnsLeft);
        }
    return 1 - fails;
}

double weightOfWorth(const Outlook &outlook, const Setting &setting)
{
    return 0.25 + 0.5 * std::min(1.0, outlook.turnsLeft / std::max(1, setting.scenario.turns));
}

// From -1 to 1, for side 0.
static double lead(const std::array<double, 2> &points)
{
    const double all = points[0] + points[1];
    return all > 0 ? (points[0] - points[1]) / all : 0;
}

double valueOf(const Outlook &outlook, const Setting &setting)
{
    return chanceToWin(outlook, setting, 0) - chanceToWin(outlook, setting, 1) +
           weightOfWorth(outlook, setting) * lead(outlook.worth);
}

double forecastOf(const Outlook &outlook, const Setting &setting)
{
    const double played =
        1 - std::min(1.0, outlook.turnsLeft / std::max(1, setting.scenario.turns));
    const double terms = chanceToWin(outlook, setting, 0) - chanceToWin(outlook, setting, 1);
    const double odds = kTermsAtTheEnd * played * played * terms +
                        kWorthAtAnyTime * (lead(outlook.worth) - lead(outlook.fielded));
    return 1 / (1 + std::exp(-odds));
}

} // namespace hexwerk::assault
