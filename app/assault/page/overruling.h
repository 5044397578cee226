// While the rules are not enforced: a click that they refuse can be played all the same.
#pragma once

#include "app/assault/answer/refusal_panel.h"
#include "app/assault/game/forced_orders.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/way_orders.h"
#include "app/basis/rule_case.h"
#include "editor/assault/canvas/map_canvas.h"

namespace hexwerk::assault::ui {

class Overruling final : public QObject
{
    Q_OBJECT

public:
    Overruling(RefusalPanel &panel, PlayGame &game, GameLook &look, WayOrders &way,
               const PlayInput &input, QObject *parent);

    void setEnforced(bool isOn);
    bool isAsking() const { return m_forced.unit != UnitId{}; }
    // Asks about a click that is refused; false: it is not, or nothing can be done about it.
    bool offer(const HexPointer &pointer);
    // The numbers of what is refused; while it is asked about.
    const CaseMaker &why() const { return m_why; }
    // What is asked is not wanted any more.
    void dismiss();
    // Nothing is asked any more. To be called after every change.
    void drop();

signals:
    // The unit is to act, whatever it has done.
    void unitForced(hexwerk::UnitId unit);
    // The panel came or went.
    void asked();

private:
    void force();
    QString outcome(const QString &rule) const;

    RefusalPanel &m_panel;
    PlayGame &m_game;
    GameLook &m_look;
    WayOrders &m_way;
    const PlayInput &m_input;
    bool m_isEnforced = true;
    ForcedOrders m_forced;
    CaseMaker m_why;
};

} // namespace hexwerk::assault::ui
