#include "app/assault/page/chances.h"

#include "app/assault/map/play_marks.h"

#include <utility>

namespace hexwerk::assault::ui {

Chances::Chances(PreviewView &view, const GameLook &look, const ClickPlan &plan, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_look(look)
    , m_plan(plan)
{
}

static void add(std::vector<ShownAttack> &attacks, std::optional<ShownAttack> attack,
                const QString &hint)
{
    if (!attack)
        return;
    if (!hint.isEmpty())
        attack->hint = hint;
    attacks.push_back(std::move(*attack));
}

// To fire at who stands there, and to move in.
std::vector<ShownAttack> Chances::attacksOfMoveTo(Hex hex) const
{
    const Position &p = m_look.position();
    std::vector<ShownAttack> attacks;
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    if (!enemy)
        return attacks;
    if (const auto action = m_plan.firesAt(hex))
        add(attacks, ShownAttacks::shot(p, m_look.picked().unit, enemy->id, *action),
            tr("Click here to fire."));
    const UnitId mover = m_plan.mover();
    const PlannedWay way = m_plan.wayTo(hex);
    const bool isTwice = m_plan.takesTwoClicks(hex);
    if (way.overrun)
        add(attacks, ShownAttacks::overrun(p, mover, enemy->id, way.hexes[way.hexes.size() - 2]),
            isTwice           ? tr("Click twice to overrun the gun.")
            : attacks.empty() ? tr("Click here to overrun the gun.")
                              : tr("Ctrl+click to overrun the gun."));
    else if (way.closeCombat)
        add(attacks, ShownAttacks::assault(p, way, enemy->id),
            isTwice           ? tr("Click twice to move in and fight.")
            : attacks.empty() ? tr("Click here to move in and fight.")
                              : tr("Ctrl+click to move in and fight."));
    return attacks;
}

std::vector<ShownAttack> Chances::attacksAt(Hex hex) const
{
    const Position &p = m_look.position();
    std::vector<ShownAttack> attacks;
    const Unit *own = unitAt(p, hex, p.pending.side);
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    switch (p.pending.question) {
    case Question::Announce:
    case Question::Step:
        return attacksOfMoveTo(hex);
    case Question::Target:
        if (const auto action = ShownAttacks::fireUnderWay(p); action && enemy)
            add(attacks, ShownAttacks::shot(p, p.pending.unit, enemy->id, *action), {});
        break;
    case Question::React:
        if (own)
            add(attacks, ShownAttacks::reaction(p, own->id), {});
        break;
    case Question::SupportTarget:
        return enemy ? ShownAttacks::of(p, Target{enemy->id, {}}) : attacks;
    case Question::SupportHex:
        return ShownAttacks::of(p, Target{{}, hex});
    case Question::JointFire:
        if (own && Assault::query(p, Support{own->id}))
            add(attacks, ShownAttacks::joined(p, Support{own->id}),
                tr("Click here to let it join the fire."));
        break;
    default:
        break;
    }
    return attacks;
}

void Chances::show(const std::vector<ShownAttack> &attacks)
{
    m_view.showAttacks(m_look.position(), attacks);
    emit shown();
}

void Chances::showAt(Hex hex)
{
    if (m_look.position().pending.side == kNobody)
        return;
    if (const auto attacks = attacksAt(hex); !attacks.empty())
        show(attacks);
}

void Chances::show(const Order &order)
{
    if (const auto attacks = ShownAttacks::of(m_look.position(), order); !attacks.empty())
        show(attacks);
}

void Chances::showWay(const QString &html)
{
    m_view.showText(html);
    emit shown();
}

void Chances::refresh()
{
    const Position &p = m_look.position();
    if (const auto attacks = ShownAttacks::shellsUnderWay(p); !attacks.empty())
        return show(attacks);
    if (const auto attack = ShownAttacks::underWay(m_look))
        return show(std::vector{*attack});
    if (p.pending.question == Question::React)
        if (const auto units = unitsToChoose(m_look.seen()); !units.empty())
            if (const auto attack = ShownAttacks::reaction(p, units.front()))
                return show(std::vector{*attack});
    m_view.showLast(p, finishedAttack(m_look));
}

} // namespace hexwerk::assault::ui
