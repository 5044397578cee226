// What an attack would roll and do, before anybody rolls: dice line by line and exact chances.
#pragma once

#include "core/assault/rules/firing/shot.h"
#include "core/assault/tables/morale.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>

namespace hexwerk::assault {

enum class Loss : std::uint8_t { None, Damaged, Half, Eliminated };

// What an attack makes of its target when all its rolls are done, from the lightest to the worst.
struct FinalResult
{
    Loss loss = Loss::None;       // Half: turned to half strength by it
    Morale morale = Morale::None; // Suppressed or Fallback, by it; None of who is eliminated
    bool immobilised = false;     // by it
    auto operator<=>(const FinalResult &) const = default;
};

// From 0 to 1, that each happens; only `nothing` excludes the others but `unstopped`. What follows
// later (a fallback or withdrawal that finds no way, reaction fire) is not in it.
struct AttackChances
{
    double nothing = 0;
    double suppressed = 0;
    double fallback = 0;
    double damaged = 0; // at least one strength point lost
    double half = 0;    // turned to half strength, and alive
    double eliminated = 0;
    double immobilised = 0; // a vehicle, and alive
    double collapse = 0;    // of what it is in, whatever becomes of it [R12.5c]
    double unstopped = 0;   // alive, in its order and able to move, whether damaged or not
    std::map<FinalResult, double> results; // each excludes the others: together 1
    bool operator==(const AttackChances &) const = default;
};

struct AttackPreview
{
    DiceCount dice;                      // as if the target were spotted
    SpottingNeed spotting;               // with no roll needed where `rolls` is false
    double spotted = 1;                  // chance of it
    AttackChances chances;               // through spotting, critical hits and all
    std::optional<DiceCount> returned;   // close combat: the defence unit's attack, same round;
                                         // overrun: the gun's last shot, if it has one
    AttackChances returnedChances;       // for the assault unit, or the vehicle
    std::optional<DiceCount> blast = {}; // of a blast roll that a critical hit would bring
};

// A shot from where both stand; the ruling of its action must say yes. Who spots for indirect fire
// is the first who may.
AttackPreview previewShot(const Position &p, const Shot &shot);

// The shot that is being resolved: what is known of it by now is certain. Both units in play and a
// target chosen.
AttackPreview previewUnderWay(const Position &p, const RangedFireFrame &fire);
AttackPreview previewUnderWay(const Position &p, const SupportFireFrame &fire);
// The critical roll that follows, or the blast rolls; the target in play. [R10.7.4a] [R12.5b]
AttackPreview previewUnderWay(const Position &p, const HitFrame &hit);

// Mines, from their detection on: the unit in play, and known what lies there. [R9.6.4.2]
AttackPreview previewUnderWay(const Position &p, const MineFrame &mines);
// The ground under a vehicle in play, [R9.10.1] and that on its way, by the dice of the step.
AttackPreview previewUnderWay(const Position &p, const TerrainDamageFrame &ground);
AttackPreview previewGround(const Position &p, UnitId vehicle, const Pool &ground);

// The first round of a close combat, without support and re-rolls: of the walk `into` with its step
// from the hex `from` beside it into that of `defence`; both units in play, nobody harmed on the
// way.
AttackPreview previewCloseCombat(const Position &p, const Walk &into, Hex from, UnitId defence);

// The round of a close combat that is under way, re-rolls apart: on the wheels of a vehicle once
// that was chosen, on itself before. Both units in play.
AttackPreview previewRound(const Position &p, const CloseCombatFrame &combat);

// A gun that is overrun, with its last shot at the vehicle beside it; both units in play.
AttackPreview previewOverrun(const Position &p, const OverrunFrame &overrun);

} // namespace hexwerk::assault
