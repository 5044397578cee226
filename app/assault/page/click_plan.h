// What a click on the map would order of the unit that is spoken of, before it is clicked: fire, or
// a way over the way points that the player chose.
#pragma once

#include "app/assault/game/game_look.h"
#include "app/assault/game/planned_way.h"

namespace hexwerk::assault::ui {

class ClickPlan
{
public:
    // The look must live as long.
    explicit ClickPlan(const GameLook &look)
        : m_look(look)
    {
    }

    // Way points of the order to come, in their order.
    const std::vector<Hex> &points() const { return m_points; }
    void addPoint(Hex hex);
    void dropLastPoint() { m_points.pop_back(); }
    void forgetPoints() { m_points.clear(); }

    // The unit that is asked for a step, else the one that is picked; may be none.
    UnitId mover() const;
    PlannedWay wayTo(Hex hex) const;
    // How the picked unit fires if that hex is clicked, or that unit in an opened stack; empty: it
    // does not.
    std::optional<Action> firesAt(Hex hex) const;
    std::optional<Action> firesAtUnit(UnitId target) const;
    // Whether a click there may have been meant as fire, where the unit can only move in and fight.
    bool takesTwoClicks(Hex hex) const;
    // Why a click there answers nothing; empty where it does, or where nobody is asked.
    QString whyNot(Hex hex) const;

private:
    const GameLook &m_look;
    std::vector<Hex> m_points;
};

} // namespace hexwerk::assault::ui
