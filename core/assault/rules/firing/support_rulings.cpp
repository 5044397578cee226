#include "core/assault/rules/firing/support_rulings.h"

#include "core/assault/game/message.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

static bool isInSight(const Position &p, const Unit &unit, SightEnd end)
{
    // [R10.2a] [R10.2b] What lies in its own hex it always sees.
    if (unit.at == end.hex)
        return true;
    return p.setting->sight.status(sightEnd(p, unit), end, p.smoke) != SightStatus::Blocked;
}

bool seesUnit(const Position &p, const Unit &unit, UnitId target)
{
    return isInSight(p, unit, sightEnd(p, p.unit(target)));
}

bool seesHex(const Position &p, const Unit &unit, Hex hex)
{
    return isInSight(p, unit, {hex, {}});
}

static Ruling<> rangeRuling(const RangeBand &band, int range, std::string_view rule)
{
    if (range < band.from)
        return refuse(Message::TooNear, rule, {range, band.from});
    if (range > band.to)
        return refuse(Message::OutOfRange, rule, {range, band.to});
    return {};
}

Ruling<> spotterRuling(const Position &p, const Unit &unit, const Unit &firer)
{
    if (!unit.inPlay())
        return refuse(Message::UnitGone, "R7.1.1b");
    // [R7.1d] [R7.1.1b] A friend beside the firer: infantry, artillery or a scout.
    if (unit.id == firer.id || unit.side != firer.side)
        return refuse(Message::CannotSpot, "R7.1.1b");
    if (distance(unit.at, firer.at) != 1)
        return refuse(Message::NotAdjacent, "R7.1.1b");
    if (p.card(unit.id).type == UnitType::Vehicle && !p.traits(unit.id).isSpotter)
        return refuse(Message::CannotSpot, "R7.1.1b");
    // [R7.1.1f] Able to be activated, and RULING A-44 not yet activated but by spotting.
    if (unit.markers.hasAny(kMoraleMarkers))
        return refuse(Message::CannotBeActivated, "R7.1.1f");
    return activationRuling(p, unit);
}

// Whether the firer, or somebody who may spot for it, is one that `sees`.
template<typename Sees>
static bool isObserved(const Position &p, const Unit &firer, Sees sees)
{
    return sees(firer) || std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
               return unit.side == firer.side && distance(unit.at, firer.at) == 1 &&
                      spotterRuling(p, unit, firer) && sees(unit);
           });
}

static Ruling<> sightRuling(const Position &p, const Unit &firer, UnitId target, Action action)
{
    // [R7.1d] [R7.1b] The firer sees it, or one beside it; [R7.4a] a charge is laid by sight.
    const auto sees = [&](const Unit &unit) { return seesUnit(p, unit, target); };
    if (action == Action::SpecialAbility && !sees(firer))
        return refuse(Message::SightBlocked, "R10.2b");
    if (action == Action::IndirectFire && !isObserved(p, firer, sees))
        return refuse(Message::NoSpotter, "R7.1d");
    return {};
}

// What the action is done with, from where it is done.
static Ruling<> meansRuling(const Position &p, const Unit &unit, Action action)
{
    // [R6.3d] [R7.4a] What the card says.
    if (action == Action::SpecialAbility) {
        if (!p.traits(unit.id).support)
            return refuse(Message::NotThisAction, "R6.3d");
        return {};
    }
    // [R7.2a] Smoke only with that ability; [R7.1a] [R6.3c] both only with an S on the card.
    if (action == Action::Smoke && !p.traits(unit.id).firesSmoke)
        return refuse(Message::NotThisAction, "R7.2a");
    if (!p.card(unit.id).indirect)
        return refuse(Message::NotThisAction, "R7.1a");
    // [R7.1e] Not from under trees or a roof; RULING A-45 smoke neither.
    if (p.setting->data.terrain.row(p.board().at(unit.at).terrain).barsIndirectFire)
        return refuse(Message::NotFromHere, "R7.1e");
    return {};
}

Ruling<> supportTargetRuling(const Position &p, const Unit &firer, UnitId targetId, Action action)
{
    HW_TRY(enemyRuling(p, firer, targetId));
    const Unit &target = p.unit(targetId);
    const int range = distance(firer.at, target.at);
    HW_TRY(meansRuling(p, firer, action));

    // [R7.1h] One band; [R7.4a] or the reach of the ability.
    if (action == Action::IndirectFire)
        HW_TRY(rangeRuling(*p.card(firer.id).indirect, range, "R7.1h"));
    else
        HW_TRY(rangeRuling({1, p.traits(firer.id).support->range, {}}, range, "R7.4a"));

    // [R10.6g] Guns turn first; that is free here.
    if (!mayFireAt(p, firer, target.at))
        return refuse(Message::OutOfArc, "R10.6g");
    HW_TRY(sightRuling(p, firer, targetId, action));

    // RULING A-19: without an attack die there is no attack.
    const Shot shot{.firer = firer.id, .target = targetId, .action = action};
    if (shotDice(p, shot).attack.isEmpty())
        return refuse(Message::NoAttackDice, "R10.8.1a");
    return {};
}

UnitId observerOf(const Position &p, const Shot &shot)
{
    const Unit &firer = p.unit(shot.firer);
    if (shot.action != Action::IndirectFire || seesUnit(p, firer, shot.target))
        return shot.firer;
    const auto spotter = std::find_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return spotterRuling(p, unit, firer) && seesUnit(p, unit, shot.target);
    });
    return spotter == p.units.end() ? shot.firer : spotter->id;
}

bool hasSupportTarget(const Position &p, const Unit &firer, Action action)
{
    // Nobody who is gone or too far need be looked at closely.
    const auto &support = p.traits(firer.id).support;
    const int reach =
        action == Action::IndirectFire ? p.card(firer.id).indirect->to : support->range;
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &target) {
        return target.side != firer.side && target.isOnMap() &&
               distance(firer.at, target.at) <= reach &&
               supportTargetRuling(p, firer, target.id, action).has_value();
    });
}

Ruling<> supportActionRuling(const Position &p, const Unit &unit, Action action)
{
    if (!unit.inPlay())
        return refuse(Message::UnitGone, "R6.4a");
    switch (action) {
    case Action::TurnFacing:
        // [R6.3b] [R7.3a] Any gun, with or without an S, activated or not.
        if (p.card(unit.id).type != UnitType::Artillery)
            return refuse(Message::NotThisAction, "R6.3b");
        return {};
    case Action::IndirectFire:
    case Action::SpecialAbility:
        HW_TRY(meansRuling(p, unit, action));
        HW_TRY(activationRuling(p, unit));
        HW_TRY(costRuling(p, unit)); // [R6.2.2c]
        if (!hasSupportTarget(p, unit, action))
            return refuse(Message::NotATarget, action == Action::IndirectFire ? "R7.1d" : "R7.4a");
        return {};
    case Action::Smoke:
        HW_TRY(meansRuling(p, unit, action));
        HW_TRY(activationRuling(p, unit));
        HW_TRY(costRuling(p, unit)); // [R6.2.2c]
        if (!hasSmokeHex(p, {.firer = unit.id}))
            return refuse(Message::NotASmokeHex, "R7.2b");
        return {};
    default:
        return refuse(Message::NotInThisPhase, "R7.0a");
    }
}

bool hasSupportAction(const Position &p, SideIndex side)
{
    constexpr std::array kAll = {Action::TurnFacing, Action::IndirectFire, Action::Smoke,
                                 Action::SpecialAbility};
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.side == side && std::any_of(kAll.begin(), kAll.end(), [&](Action action) {
                   return supportActionRuling(p, unit, action).has_value();
               });
    });
}

Ruling<> spotterRuling(const Position &p, const SupportFireFrame &fire, UnitId spotter)
{
    HW_TRY(spotterRuling(p, p.unit(spotter), p.unit(fire.firer)));
    if (!seesUnit(p, p.unit(spotter), fire.target))
        return refuse(Message::SightBlocked, "R7.1.1b");
    return {};
}

Ruling<> spotterRuling(const Position &p, const SmokeFrame &smoke, UnitId spotter)
{
    HW_TRY(spotterRuling(p, p.unit(spotter), p.unit(smoke.firer)));
    if (!seesHex(p, p.unit(spotter), smoke.hexes.back()))
        return refuse(Message::SightBlocked, "R7.2b");
    return {};
}

Observers smokeObservers(const Position &p, const SmokeFrame &smoke)
{
    // [R7.2b] RULING A-5: the firer or its one spotter, also where another hex has its smoke
    // already.
    const Unit &firer = p.unit(smoke.firer);
    if (smoke.spotter != UnitId{})
        return {&firer, &p.unit(smoke.spotter)};
    Observers observers = {&firer};
    for (const Unit &unit : p.units)
        if (unit.side == firer.side && distance(unit.at, firer.at) == 1 &&
            spotterRuling(p, unit, firer))
            observers.push_back(&unit);
    return observers;
}

Ruling<> smokeRuling(const Position &p, const SmokeFrame &smoke, Hex hex)
{
    return smokeRuling(p, smoke, hex, smokeObservers(p, smoke));
}

Ruling<> smokeRuling(const Position &p, const SmokeFrame &smoke, Hex hex,
                     const Observers &observers)
{
    const Unit &firer = p.unit(smoke.firer);
    if (!p.board().contains(hex))
        return refuse(Message::NotASmokeHex, "R7.2a");
    // [R7.2a] The further ones are adjacent to the target hex, each another one.
    const auto &hexes = smoke.hexes;
    if (!hexes.empty() && distance(hex, hexes.front()) != 1)
        return refuse(Message::NotASmokeHex, "R7.2a");
    if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end())
        return refuse(Message::NotASmokeHex, "R7.2a");
    // [R7.2h] All within the band, [R10.6g] and a gun's in its arc.
    HW_TRY(rangeRuling(*p.card(firer.id).indirect, distance(firer.at, hex), "R7.2h"));
    if (!mayFireAt(p, firer, hex))
        return refuse(Message::OutOfArc, "R10.6g");
    if (std::none_of(observers.begin(), observers.end(),
                     [&](const Unit *unit) { return seesHex(p, *unit, hex); }))
        return refuse(Message::NoSpotter, "R7.2b");
    return {};
}

// By column and row, up to the first that is found to be enough.
template<typename IsEnough>
static bool anyHexForSmoke(const Position &p, const SmokeFrame &smoke, IsEnough isEnough)
{
    const Hex centre = smoke.hexes.empty() ? p.unit(smoke.firer).at : smoke.hexes.front();
    const RangeBand band =
        smoke.hexes.empty() ? *p.card(smoke.firer).indirect : RangeBand{1, 1, {}};
    const int last = std::min(p.board().columns() - 1, centre.column() + band.to);
    for (int column = std::max(0, centre.column() - band.to); column <= last; ++column)
        for (int row = 0; row < p.board().rows(); ++row) {
            const Hex hex = Hex::at(column, row);
            const int range = distance(centre, hex);
            if (range >= band.from && range <= band.to && isEnough(hex))
                return true;
        }
    return false;
}

std::vector<Hex> hexesForSmoke(const Position &p, const SmokeFrame &smoke)
{
    std::vector<Hex> hexes;
    anyHexForSmoke(p, smoke, [&](Hex hex) {
        hexes.push_back(hex);
        return false;
    });
    return hexes;
}

bool hasSmokeHex(const Position &p, const SmokeFrame &smoke)
{
    const Observers observers = smokeObservers(p, smoke);
    return anyHexForSmoke(
        p, smoke, [&](Hex hex) { return smokeRuling(p, smoke, hex, observers).has_value(); });
}

Ruling<> facingRuling(const Position &p, const Unit &unit, int facing)
{
    if (facing < 0 || facing > 5 || facing == unit.facing)
        return refuse(Message::NotThatChoice, "R7.3a");
    return supportActionRuling(p, unit, Action::TurnFacing);
}

} // namespace hexwerk::assault
