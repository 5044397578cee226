// What the player picks of an answer to the open question, and the orders that come of it.
#pragma once

#include "app/assault/page/chances.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/way_orders.h"

namespace hexwerk::assault::ui {

class Answering final : public QObject
{
    Q_OBJECT

public:
    Answering(PlayGame &game, GameLook &look, ClickPlan &plan, WayOrders &way, Chances &chances,
              const PlayInput &input, QObject *parent);

    // What is picked stays so while it can be spoken of. To be called after every change.
    void keepPicked();
    // Also one that the rules refuse, while they are not enforced.
    void say(const Order &order);
    void setEnforced(bool isOn) { m_isEnforced = isOn; }
    // The unit that is to move goes there, over the way points.
    void goTo(Hex hex);
    // The picked unit fires.
    void fireAt(UnitId target, Action action);
    // The way shall lead over this hex. Without one to it nothing changes.
    void addWayPoint(Hex hex);
    void pickUnit(UnitId unit);
    // Although it cannot be spoken of.
    void pickForced(UnitId unit);
    void pickMine(MineKind kind);
    // Where the picked unit shall stand, before its facing is chosen.
    void pickHex(Hex hex);
    // A card of the hand, by id; empty: none.
    void pickCard(const std::string &card);
    // The hex if one was picked, else the card or the unit.
    void unpick();

signals:
    void told(const QString &sentence);
    // That sentence said why a click there does nothing.
    void refusedAt(hexwerk::Hex hex);
    // Something of what is picked is another now.
    void picked();
    // The unit of which is spoken; none: nobody any more.
    void unitPicked(hexwerk::UnitId unit);
    void wayPointAdded(hexwerk::Hex hex);

private:
    PlayGame &m_game;
    GameLook &m_look;
    ClickPlan &m_plan;
    WayOrders &m_way;
    Chances &m_chances;
    const PlayInput &m_input;
    // What was pointed at by a first click, where one alone says nothing.
    std::optional<Order> m_pointed;
    bool m_isEnforced = true;
    bool m_isPlacing = false; // the open question wants a unit placed
};

} // namespace hexwerk::assault::ui
