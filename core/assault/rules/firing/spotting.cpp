#include "core/assault/rules/firing/spotting.h"

namespace hexwerk::assault {

static constexpr MarkerSet kConcealed = {Marker::HideAction, Marker::Hidden, Marker::Ambush};

// RULING A-37 is the order of the tests.
static SpottingNeed reasonToRoll(const SpottingSituation &s)
{
    // RULING [R10.10.1b]: blind fire gives dice, and riders have none but those of their card.
    if (s.riding)
        return {.rule = "R10.10.1b"};

    // [R10.5.1e] [R10.5.1f] Adjacent targets are always seen.
    if (s.adjacent)
        return {.rule = "R10.5.1e"};

    // [R10.5.1c] So is who fired (but not who fired before it moved [R9.3b]), or made a fast or
    // delayed action. [R10.5.1d] [R13.2f] [R13.2g] [R13.3k] A retreat counts as a fast action,
    // [R11.1.6.1c] a withdrawal is one.
    constexpr MarkerSet kGivenAway = {Marker::Firing, Marker::TurretFiring, Marker::MoveAndFire,
                                      Marker::FastAction, Marker::DelayedAction};
    if (s.target.hasAny(kGivenAway) || s.hasty)
        return {.rule = "R10.5.1c"};

    // [R10.5c] Who hides has to be spotted, [R10.5.1b] on open ground too.
    if (s.target.hasAny(kConcealed))
        return {.rolls = true, .rule = "R10.5c"};

    // [R10.5d] So does who is outside the arc of the firer.
    if (s.outOfArc)
        return {.rolls = true, .rule = "R10.5d"};

    // [R10.5.1b] Open ground conceals nothing, whatever else protects the target there.
    if (s.openGround)
        return {.rule = "R10.5.1b"};

    // [R10.5a] [R10.5b] Terrain that protects this type of unit conceals it.
    if (s.bonusDice > 0 || s.fortified)
        return {.rolls = true, .rule = "R10.5a"};

    // [R10.5.1a] Otherwise it is seen.
    return {.rule = "R10.5.1a"};
}

SpottingNeed spottingNeed(const SpottingSituation &s, const SpottingTable &table,
                          const Switches &switches)
{
    SpottingNeed need = reasonToRoll(s);
    if (!need.rolls)
        return need;

    // [R10.5e] The number of the table, by how much covers the target (G-5).
    need.number = s.fortified || s.bonusDice >= 3 ? table.threeDiceOrFortification
                  : s.bonusDice == 2              ? table.twoDice
                  : s.bonusDice == 1              ? table.oneDie
                                                  : table.noDice;

    // [R10.5f] Hindering terrain in between counts once. RULING A-36: smoke alone does not.
    if (s.terrainHinders || (s.smokeHinders && switches.smokeHindersSpotting))
        need.modifier += table.hinderingTerrain;

    // [R10.5g] [R9.12.1e] [R9.12.2b] [R9.12.4b] Hiding makes it harder.
    if (s.target.has(Marker::HideAction))
        need.modifier += table.hideAction;
    if (s.target.has(Marker::Hidden))
        need.modifier += table.hidden;
    if (s.target.has(Marker::Ambush))
        need.modifier += table.ambush;

    // [R9.6.3.1.3a] So does infantry that follows a sneaky trail (RULING A-7: the sign stands in
    // the table).
    if (s.onSneakyTrail)
        need.modifier += table.sneakyTrail;
    return need;
}

} // namespace hexwerk::assault
