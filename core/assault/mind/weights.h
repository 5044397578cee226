// The weights by which Regular judges.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

// Factors, of the worth of the unit concerned or of the gain given up, unless called a value: that
// is in units of Goals::value().
struct Weights
{
    // Results of an attack that leave the target alive.
    double damaged = 0.3;
    double fallback = 0.25;
    double suppressed = 0.16;
    double suppressedLate = 0.04; // if the target has acted
    double immobilised = 0.4;
    double loaded = 1.5; // for a transport with passengers
    double ground = 1;   // of the objective that the target stands on
    double relief = 0.2; // of the best shot that the target has, when it can no longer fire
    double riders = 1;   // of those who ride on the hull of the target; 0: nobody aims at them

    // Where a unit stands.
    double danger = 1;           // of the enemy fire expected there
    double actedThreat = 0.6;    // of fire by units that have acted
    double otherReactions = 0.5; // of all reactions that may be on the way, but the worst
    double beside = 0.05;        // for each adjacent enemy
    double nextShot = 0.35;
    double coverDie = 0.004;  // a value, for each defence die
    double turnsToGoal = 0.9; // how fast a goal loses weight with the turns to it
    double isThere = 1.2;     // a goal needs less help for each friend on it
    double isNear = 0.25;     // and for each friend within two hexes
    double mines = 0.33;
    double rough = 1; // of what the ground may do to a vehicle
    // An attack on a goal waits at the start line until it is strong enough: own points near it for
    // each of the enemy's within two hexes of the goal. 0: nobody waits.
    double mass = 1;
    double startLine = 1.5; // turns to the goal
    double patience = 2;    // whole turns left, at least, to wait

    // What is given up or expected.
    double shotKept = 0.35;     // of the best shot at enemies who move later
    double reactionKept = 0.25; // of the best other shot of a unit that could react
    double stormGives = 1;      // of the first round of a close combat
    double stormTakes = 1.4;
    double haste = 0.006;      // a value, for a fast action
    double hasteShot = 0.14;   // of the best shot after a fast action
    double retreatCover = 5;   // of cover in a retreat
    double noGoodShot = 0.008; // a value: a unit with no better shot joins in another's fire
    double support = 1;        // of a support card, in worths of the most valuable enemy in play
    double card = 1;           // of the gain that a command card promises; 0: any is played
    double cardKept = 0.01;    // a value: a card that can still be played in a later turn

    // Plans that Regular leaves out, as it judges them badly; players with a search try them.
    double smoke = 0; // of the enemy fire that it prevents
    double ride = 0;  // of the gain of reaching a goal sooner on a transport

    bool operator==(const Weights &) const = default;
};

// The original weights, a fixed reference: what has since changed above is kept here.
inline constexpr Weights kFirstWeights = {.ground = 0.5,
                                          .relief = 0,
                                          .riders = 0,
                                          .danger = 0.5,
                                          .otherReactions = 0,
                                          .rough = 0,
                                          .mass = 0,
                                          .reactionKept = 0.5,
                                          .stormGives = 1.5,
                                          .support = 0,
                                          .card = 0};

// The differences from the current weights, as in "+danger=0.6+mines=0.2".
std::string changesOf(const Weights &weights);
// The reverse, with values from 0 to 100; none: an unknown name or a bad value.
std::optional<Weights> weightsChanged(std::string_view changes);

} // namespace hexwerk::assault
