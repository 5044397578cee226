// [R12.4] [D12.4] Artillery off the board: it finds its hex, and fires.
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/firing/battery_steps.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static bool isGerman(Turn turn)
{
    return turn.p.setting->switches.fireStrikes;
}

static Flow spotter(Turn turn, BatteryFrame &battery)
{
    // [R12.4c] Somebody sees for it; [R12.4.3.1c] a new one where it fires at an entirely different
    // hex.
    if (!hasSupportSpotter(turn.p, battery.side))
        return battery.strikes ? Flow(next(battery, BatteryFrame::TargetHex)) : Flow(Done{});
    if (!turn.answer)
        return Ask{{.question = Question::SupportSpotter, .side = battery.side}};
    const auto *support = std::get_if<Support>(turn.answer);
    if (!support)
        return next(battery, BatteryFrame::TargetHex);
    battery.spotter = support->unit;
    battery.isNewSpotter = battery.strikes;
    Unit &unit = turn.p.unit(support->unit);
    report(turn, SupportSpotted{unit.id, battery.card}, "R12.4.3a");
    unit.spotted = true;
    spendPoint(turn, unit, "R12.4.3b");
    // [R12.4.3b] Who is weakened already has acted by it; [D12.4.2.1c] in the German edition all.
    if (isGerman(turn) || unit.markers.has(Marker::AttackDiceMinus1)) {
        unit.activated = true;
        mark(turn, unit, Marker::NormalAction);
    } else {
        unit.markers.set(Marker::AttackDiceMinus1);
        report(turn, MarkerPlaced{unit.id, Marker::AttackDiceMinus1}, "R12.4.3b");
    }
    return next(battery, BatteryFrame::TargetHex);
}

static Flow targetHex(Turn turn, BatteryFrame &battery)
{
    if (supportHexes(turn.p, battery).empty())
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::SupportHex, .side = battery.side}};
    const Hex hex = std::get<Target>(*turn.answer).hex;
    // [R12.4f] RULING: so near it is a shift, whoever sees it.
    const int away = battery.strikes ? distance(hex, battery.hex) : 0;
    battery.shift = static_cast<std::int8_t>(away <= 2 ? -away : 0);
    battery.hex = hex;
    return next(battery, isGerman(turn) ? BatteryFrame::Ranging : BatteryFrame::Mode);
}

Hex drifted(const Position &p, Hex hex, int hexes, int roll)
{
    for (; hexes > 0; --hexes) {
        const Hex to = neighbour(hex, kAllDirections[static_cast<std::size_t>(roll - 1)]);
        if (!p.board().contains(to))
            break;
        hex = to;
    }
    return hex;
}

Pool rangingDice(const Position &p, const BatteryFrame &battery)
{
    const DriftTable &table = p.setting->data.support.drift;
    Pool dice = Pool().add(table.ranging);
    // [D12.4.2.2b] A scout sees better.
    if (p.traits(battery.spotter).isSpotter)
        dice.add(table.scout);
    return dice;
}

static Flow ranging(Turn turn, BatteryFrame &battery)
{
    // [D12.4.2.2a] [D12.4.2.2e] Rounds that hurt nobody.
    const DriftTable &table = turn.p.setting->data.support.drift;
    const Pool dice = rangingDice(turn.p, battery);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice, .use = RollUse::Ranging, .dice = dice}};
    const auto rolled = battleDice(turn, dice, RollUse::Ranging, UnitId{});
    const auto all = dice.dice();
    const auto first =
        static_cast<std::size_t>(std::find(all.begin(), all.end(), table.ranging) - all.begin());
    battery.drift = static_cast<std::uint8_t>(driftOf(table, rolled[first]));
    battery.confirmed = rolled[first].c > 0; // [D12.4.2.2c]
    for (std::size_t i = 0; i < rolled.size(); ++i)
        if (i != first && rolled[i].d > 0)
            battery.drift = 0;
    return next(battery, BatteryFrame::RangingDrift);
}

static Flow found(Turn turn, BatteryFrame &battery)
{
    turn.p.batteries.push_back({.side = battery.side,
                                .card = battery.card,
                                .waypoint = battery.hex,
                                .spotter = battery.spotter,
                                .forEffect = battery.mode == FireMode::FireForEffect,
                                .confirmed = battery.confirmed});
    report(turn, WaypointPlaced{battery.side, battery.card, battery.hex},
           isGerman(turn) ? "D12.4.2.1b" : "R12.4.2a");
    return Done{};
}

static std::optional<Flow> drift(Turn turn, BatteryFrame &battery)
{
    if (battery.drift == 0)
        return std::nullopt;
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice, .use = RollUse::Drift, .plainDice = 1}};
    const int roll = plainDice(turn, RollUse::Drift, UnitId{})[0];
    battery.hex = drifted(turn.p, battery.hex, battery.drift, roll);
    battery.drift = 0;
    return std::nullopt;
}

static Flow mode(Turn turn, BatteryFrame &battery)
{
    const auto modes = fireModes(turn.p, battery);
    if (modes.empty())
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::FireMode, .side = battery.side}};
    battery.mode = *fireModeFromString(std::get<Choose>(*turn.answer).id);
    report(turn, FireModeChosen{battery.card, battery.mode, battery.hex}, "R12.4.4a");
    if (isGerman(turn))
        return next(battery, BatteryFrame::Shift);
    if (battery.mode == FireMode::FireForEffect) // [R12.4.4.4a]
        return found(turn, battery);
    return next(battery, battery.mode == FireMode::SuppressiveFire ? BatteryFrame::SecondHex
                                                                   : BatteryFrame::Accuracy);
}

static Flow shift(Turn turn, BatteryFrame &battery)
{
    // [D12.4.3.2b] The owner may move the marker, far only at half the effect.
    if (!turn.answer)
        return Ask{{.question = Question::SupportHex, .side = battery.side}};
    const Hex hex = std::get<Target>(*turn.answer).hex;
    battery.isHalf = distance(hex, battery.hex) > turn.p.setting->data.support.drift.freeShift;
    battery.hex = hex;
    return next(battery, BatteryFrame::Impact);
}

static Flow impact(Turn turn, BatteryFrame &battery)
{
    // [D12.4.3.2a]
    const DriftTable &table = turn.p.setting->data.support.drift;
    const Pool dice = Pool().add(table.impact);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice, .use = RollUse::Impact, .dice = dice}};
    const auto rolled = battleDice(turn, dice, RollUse::Impact, UnitId{});
    battery.drift = static_cast<std::uint8_t>(driftOf(table, rolled[0]));
    return next(battery, BatteryFrame::ImpactDrift);
}

static Flow impactDrift(Turn turn, BatteryFrame &battery)
{
    if (auto asked = drift(turn, battery))
        return *std::move(asked);
    // [D12.4.3.2c]
    report(turn, WaypointPlaced{battery.side, battery.card, battery.hex}, "D12.4.3.2c");
    return next(battery, battery.mode == FireMode::SuppressiveFire ? BatteryFrame::SecondHex
                                                                   : BatteryFrame::Zone);
}

static Flow secondHex(Turn turn, BatteryFrame &battery)
{
    battery.hexes = {battery.hex};
    if (!turn.answer)
        return Ask{{.question = Question::SupportHex, .side = battery.side}};
    battery.hexes.push_back(std::get<Target>(*turn.answer).hex);
    return next(battery, BatteryFrame::Split);
}

static Flow split(Turn turn, BatteryFrame &battery)
{
    // [R12.4.4.2b] As equal as possible, and the die of the blast, or a blue one, with each.
    const SupportCard &card = cardOf(turn.p, battery);
    if (!turn.answer)
        return Ask{{.question = Question::SplitDice, .side = battery.side}};
    const Pool first = *poolFromString(std::get<Choose>(*turn.answer).id);
    Pool second;
    for (const Die die : kAllDice)
        second.add(die, card.suppressiveFire.count(die) - first.count(die));
    battery.groups = {first, second};
    for (Pool &group : battery.groups)
        group.add(card.blast.value_or(Die::Blue));
    return next(battery, BatteryFrame::Accuracy);
}

void aimZone(const Position &p, BatteryFrame &battery, Direction first)
{
    const SupportCard &card = cardOf(p, battery);
    battery.hexes.clear();
    battery.groups.clear();
    for (const Hex hex : impactZone(card, battery.hex, first)) {
        if (!p.board().contains(hex))
            continue;
        battery.hexes.push_back(hex);
        Pool dice = hex == battery.hex ? card.fireForEffect : card.secondary;
        if (hex == battery.hex && battery.confirmed) // [D12.4.2.2c]
            dice.add(p.setting->data.support.drift.confirmed);
        battery.groups.push_back(dice);
    }
}

void aimAtHex(const Position &p, BatteryFrame &battery)
{
    const SupportCard &card = cardOf(p, battery);
    battery.hexes = {battery.hex};
    battery.groups = {battery.mode == FireMode::FireForEffect ? card.fireForEffect : card.attack};
}

int accuracyModifier(const Position &p, const BatteryFrame &battery)
{
    // [R12.4.3.2a] Of the card for its second attack, and -1 for each hex of the shift.
    const int second = battery.strikes ? cardOf(p, battery).second.value_or(0) : 0;
    return second + battery.shift + accuracyFromCards(p, battery.side); // [R8.3c]
}

static Flow zone(Turn turn, BatteryFrame &battery)
{
    // [D12.4e] The hexes of the card around the primary one. RULING: its owner turns them.
    const auto zones = zonesOf(cardOf(turn.p, battery));
    if (zones.size() > 1 && !turn.answer)
        return Ask{{.question = Question::ImpactZone, .side = battery.side}};
    Direction first = zones.front();
    if (turn.answer)
        first = kAllDirections[static_cast<std::size_t>(std::get<Choose>(*turn.answer).id.front() -
                                                        '0')];
    aimZone(turn.p, battery, first);
    return next(battery, BatteryFrame::Accuracy);
}

static Flow accuracy(Turn turn, BatteryFrame &battery)
{
    // [R12.4.5a] In the English edition, and only for what hits units.
    const bool hits =
        battery.mode != FireMode::SmokeScreen && battery.mode != FireMode::Bombardment;
    if (battery.hexes.empty())
        aimAtHex(turn.p, battery);
    if (!isGerman(turn) && hits) {
        if (!turn.answer)
            return Ask{{.question = Question::PlainDice, .use = RollUse::Accuracy, .plainDice = 1}};
        const int roll = plainDice(turn, RollUse::Accuracy, UnitId{})[0];
        const int modifier = accuracyModifier(turn.p, battery);
        useAccuracyCards(turn, battery.side);
        battery.accuracy = static_cast<std::int8_t>(roll + modifier);
        report(turn, AccuracyRolled{battery.card, UnitId{}, roll, modifier, {}}, "R12.4.5a");
    }
    // [R12.4d] [D12.4b] Smoke and dust in any case.
    laySmoke(turn, battery.hex, 1, "R12.4d");
    if (battery.mode == FireMode::SmokeScreen) {
        battery.dice = cardOf(turn.p, battery).smoke;
        battery.done = 0;
        if (!isGerman(turn))
            battery.hexes = {battery.hex};
        return next(battery, BatteryFrame::SmokeRoll);
    }
    return next(battery, battery.mode == FireMode::Bombardment ? BatteryFrame::Bombard
                                                               : BatteryFrame::Attack);
}

Flow run(Turn turn, BatteryFrame &battery)
{
    switch (battery.stage) {
    case BatteryFrame::Spotter:
        return spotter(turn, battery);
    case BatteryFrame::TargetHex:
        return targetHex(turn, battery);
    case BatteryFrame::Ranging:
        return ranging(turn, battery);
    case BatteryFrame::RangingDrift:
        if (auto asked = drift(turn, battery))
            return *std::move(asked);
        return found(turn, battery);
    case BatteryFrame::Mode:
        return mode(turn, battery);
    case BatteryFrame::Shift:
        return shift(turn, battery);
    case BatteryFrame::Impact:
        return impact(turn, battery);
    case BatteryFrame::ImpactDrift:
        return impactDrift(turn, battery);
    case BatteryFrame::SecondHex:
        return secondHex(turn, battery);
    case BatteryFrame::Split:
        return split(turn, battery);
    case BatteryFrame::Zone:
        return zone(turn, battery);
    case BatteryFrame::Accuracy:
        return accuracy(turn, battery);
    case BatteryFrame::SmokeRoll:
    case BatteryFrame::Smoke:
    case BatteryFrame::Bombard:
    case BatteryFrame::BlastRoll:
    case BatteryFrame::BlastAgain:
    case BatteryFrame::Attack:
    case BatteryFrame::FriendlyFire:
    case BatteryFrame::FriendlyHit:
    case BatteryFrame::End:
        return fireShells(turn, battery);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
