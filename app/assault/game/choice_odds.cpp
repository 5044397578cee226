#include "app/assault/game/choice_odds.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static std::optional<AttackPreview> fireAt(const Position &p, UnitId target)
{
    const Frame &frame = p.stack.back();
    if (const auto *fire = std::get_if<RangedFireFrame>(&frame)) {
        Shot shot = shotOf(*fire);
        shot.target = target;
        return previewShot(p, shot);
    }
    const auto *support = std::get_if<SupportFireFrame>(&frame);
    if (!support || !seesUnit(p, p.unit(support->firer), target) ||
        p.card(target).type == UnitType::Vehicle)
        return std::nullopt;
    return previewShot(p, {.firer = support->firer, .target = target, .action = support->action});
}

static std::optional<AttackPreview> fireWith(const Position &p, UnitId joined)
{
    const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back());
    if (!fire)
        return std::nullopt;
    Shot shot = shotOf(*fire);
    if (joined != UnitId{})
        shot.joined.push_back(joined);
    return previewShot(p, shot);
}

std::optional<AirOdds> airOddsOf(const Position &p, UnitId target)
{
    for (const Frame &frame : p.stack)
        if (const auto *air = std::get_if<AirFrame>(&frame);
            air && air->stage <= AirFrame::Accuracy && p.has(target) && p.unit(target).inPlay())
            return airOdds(p, *air, target);
    return std::nullopt;
}

// The battery whose turn it is, after the order has happened to the position.
static std::optional<BatteryFrame> batteryAfter(Position &p, const Order &order)
{
    const auto *asked = p.stack.empty() ? nullptr : std::get_if<BatteryFrame>(&p.stack.back());
    if (!asked || asked->stage == BatteryFrame::Smoke)
        return std::nullopt;
    const SideIndex side = asked->side;
    const std::string card = asked->card;
    if (!Assault::apply(p, order))
        return std::nullopt;
    for (const Frame &frame : p.stack) // its first attack may be on the table
        if (const auto *battery = std::get_if<BatteryFrame>(&frame))
            return *battery;
    // [R12.4.4.4b] Its fire for effect comes down later, as if it were called in now.
    const Battery *waiting = batteryOf(p, side, card);
    if (!waiting || !waiting->forEffect)
        return std::nullopt;
    return BatteryFrame{.stage = BatteryFrame::Accuracy,
                        .card = card,
                        .side = side,
                        .strikes = true,
                        .hex = waiting->waypoint,
                        .mode = FireMode::FireForEffect};
}

static bool asksForShells(Question question)
{
    return question == Question::SupportHex || question == Question::FireMode ||
           question == Question::SplitDice || question == Question::ImpactZone;
}

std::optional<ShellOdds> shellOddsOf(const Position &p, const Order &order)
{
    if (!asksForShells(p.pending.question))
        return std::nullopt;
    Position after = p;
    auto battery = batteryAfter(after, order);
    if (battery && battery->stage == BatteryFrame::Mode) {
        const auto modes = fireModes(after, *battery);
        const auto likely = std::find(modes.begin(), modes.end(), FireMode::FireSupport);
        const FireMode mode = likely != modes.end() ? *likely : FireMode::FireForEffect;
        battery = batteryAfter(after, Choose{std::string(toString(mode))});
    }
    if (battery && battery->stage == BatteryFrame::Split)
        battery = batteryAfter(after, Assault::legalOrders(after).front());
    if (!battery || battery->mode == FireMode::SmokeScreen ||
        battery->stage == BatteryFrame::SecondHex)
        return std::nullopt;
    return shellOdds(after, *battery);
}

std::optional<AttackPreview> oddsOf(const Position &p, const Order &order)
{
    switch (p.pending.question) {
    case Question::Target:
        if (const auto *target = std::get_if<Target>(&order); target && target->unit != UnitId{})
            return fireAt(p, target->unit);
        return std::nullopt;
    case Question::SupportTarget:
        if (const auto *target = std::get_if<Target>(&order))
            if (const auto odds = airOddsOf(p, target->unit))
                return odds->preview;
        return std::nullopt;
    case Question::JointFire:
        if (const auto *support = std::get_if<Support>(&order))
            return fireWith(p, support->unit);
        return fireWith(p, {});
    case Question::React:
        if (const auto *react = std::get_if<React>(&order))
            return previewShot(p, bestReaction(p, react->unit));
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<double> chanceOf(const Position &p, const Order &order)
{
    if (const auto *react = std::get_if<React>(&order);
        react && p.pending.question == Question::React)
        return chanceOfEffect(p, reactionShot(p, react->unit));
    if (const auto shells = shellOddsOf(p, order)) {
        std::optional<double> best = shells->collapse;
        for (const ShelledUnit &one : shells->units)
            if (p.unit(one.unit).side != p.pending.side)
                best = std::max(best.value_or(0), 1 - one.preview.chances.nothing);
        return best;
    }
    const auto odds = oddsOf(p, order);
    return odds ? std::optional(1 - odds->chances.nothing) : std::nullopt;
}

} // namespace hexwerk::assault::ui
