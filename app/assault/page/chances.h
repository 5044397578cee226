// Dice and chances beside the map: of what is pointed at, and of the attack that is under way.
#pragma once

#include <QObject>

#include "app/assault/map/shown_attacks.h"
#include "app/assault/page/click_plan.h"

namespace hexwerk::assault::ui {

class Chances final : public QObject
{
    Q_OBJECT

public:
    Chances(PreviewView &view, const GameLook &look, const ClickPlan &plan, QObject *parent);

    // Of what the open question is about, else what came of the last attack.
    void refresh();
    // Of the attacks that a click on a hex orders, or that an answer is; as before if it is none.
    void showAt(Hex hex);
    void show(const Order &order);
    bool areOf(const Order &order) const
    {
        return !ShownAttacks::of(m_look.position(), order).empty();
    }
    // What a way costs and draws, as rich text.
    void showWay(const QString &html);

signals:
    // There is something new to look at.
    void shown();

private:
    std::vector<ShownAttack> attacksAt(Hex hex) const;
    std::vector<ShownAttack> attacksOfMoveTo(Hex hex) const;
    void show(const std::vector<ShownAttack> &attacks);

    PreviewView &m_view;
    const GameLook &m_look;
    const ClickPlan &m_plan;
};

} // namespace hexwerk::assault::ui
