#include "app/assault/page/click_plan.h"

#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"

namespace hexwerk::assault::ui {

void ClickPlan::addPoint(Hex hex)
{
    if (m_points.empty() || m_points.back() != hex)
        m_points.push_back(hex);
}

UnitId ClickPlan::mover() const
{
    const Pending &asked = m_look.position().pending;
    return asked.question == Question::Step ? asked.unit : m_look.picked().unit;
}

PlannedWay ClickPlan::wayTo(Hex hex) const
{
    return ui::wayTo(m_look.position(), m_look.picked().unit, m_points, hex);
}

bool ClickPlan::takesTwoClicks(Hex hex) const
{
    if (m_look.position().pending.question != Question::Announce || !m_points.empty() ||
        firesAt(hex))
        return false;
    const PlannedWay way = wayTo(hex);
    return way.closeCombat || way.overrun;
}

std::optional<Action> ClickPlan::firesAt(Hex hex) const
{
    const Position &p = m_look.position();
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    return enemy ? firesAtUnit(enemy->id) : std::nullopt;
}

std::optional<Action> ClickPlan::firesAtUnit(UnitId target) const
{
    const Position &p = m_look.position();
    const UnitId firer = m_look.picked().unit;
    // Way points are for who moves in.
    if (p.pending.question != Question::Announce || firer == UnitId{} || !m_points.empty())
        return std::nullopt;
    return fireActionAt(p, firer, target);
}

QString ClickPlan::whyNot(Hex hex) const
{
    if (m_look.moment() || m_look.isCovered() || !m_points.empty())
        return {};
    return WhyNot::of(m_look.position(), m_look.picked(), hex);
}

} // namespace hexwerk::assault::ui
