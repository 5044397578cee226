// The numbers by which Regular judges what it sees.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

// Parts are of the worth of the unit that something happens to, or of the gain that it gives up;
// values are in units of Goals::value().
struct Weights
{
    // Results of an attack that leave the target alive.
    double damaged = 0.3;
    double fallback = 0.25;
    double suppressed = 0.16;
    double suppressedLate = 0.04; // of who has acted by now
    double immobilised = 0.4;
    double loaded = 1.5; // times that, of a transport with all that it carries
    double ground = 1;   // of the objective that the target holds

    // Where a unit stands.
    double danger = 1;
    double actedThreat = 0.6; // of who cannot fire before the next turn
    double beside = 0.05;     // for each enemy who could storm it
    double nextShot = 0.35;
    double coverDie = 0.004;  // a value: of a defence die
    double turnsToGoal = 0.9; // how fast a goal fades, by turn
    double isThere = 1.2;     // how much less a goal needs who comes after a unit in its hex
    double isNear = 0.25;     // and after one within two hexes
    double mines = 0.33;

    // What is given up, or taken into account.
    double shotKept = 0.35;    // the best shot at whoever moves later
    double reactionKept = 0.5; // the same, of who could react
    double stormGives = 1;     // times its first round: more follow
    double stormTakes = 1.4;
    double haste = 0.006; // a value
    double hasteShot = 0.14;
    double retreatCover = 5;   // times what it is worth else
    double noGoodShot = 0.008; // a value: whoever has none better joins another's fire

    // Plans that Regular does not make, as it judges them badly: whoever plays plans out tries
    // them.
    double smoke = 0; // the fire that it keeps off
    double ride = 0;  // the gain of getting to a goal sooner aboard a transport

    bool operator==(const Weights &) const = default;
};

// Those of the first Regular, where the usual ones have changed since: they never change, so that
// others can be measured against it.
inline constexpr Weights kFirstWeights = {.ground = 0.5, .danger = 0.5, .stormGives = 1.5};

// What differs from the usual ones, as in "+danger=0.6+mines=0.2"; empty: nothing.
std::string changesOf(const Weights &weights);
// Back again: values from 0 to 100.
std::optional<Weights> weightsChanged(std::string_view changes);

} // namespace hexwerk::assault
