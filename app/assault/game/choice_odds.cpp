#include "app/assault/game/choice_odds.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"

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
            return previewShot(p, reactionShot(p, react->unit));
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
    const auto odds = oddsOf(p, order);
    return odds ? std::optional(1 - odds->chances.nothing) : std::nullopt;
}

} // namespace hexwerk::assault::ui
