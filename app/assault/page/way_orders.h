// The way that a unit was sent: what is still to be ordered of it is kept and said as far as nobody
// else is asked, until the unit is stopped or the player takes the rest back.
#pragma once

#include <QObject>

#include "app/assault/game/game_look.h"
#include "app/assault/game/kept_way.h"

namespace hexwerk::assault::ui {

class WayOrders final : public QObject
{
    Q_OBJECT

public:
    WayOrders(PlayGame &game, GameLook &look, QObject *parent);

    // Instead of the one before. Nothing is said without orders.
    void begin(KeptWay way);
    // All that can be said now is one change of the game. To be called after every change.
    void goOn();
    void forget() { m_rest = {}; }
    bool isEmpty() const { return m_rest.isEmpty(); }
    // The unit does not go on; told.
    void takeBackRest();

    // Who may react sees where the way leads, if that is on. On at first.
    void showToOthers(bool isOn) { m_isShown = isOn; }
    bool isShown() const;
    // Hex by hex what the rest costs and draws; empty if it is not shown.
    std::vector<PathStep> shownForecast() const;
    // The hexes of the rest, from where the unit stands; empty if it is not shown.
    std::vector<Hex> shownHexes() const;
    // Where the unit goes on to, behind the sentence that asks who may react; that alone if it is
    // not shown.
    QString hintBehind(const QString &words) const;

signals:
    void told(const QString &sentence);
    void takenBack();

private:
    void dropSaid();
    std::optional<Order> nextOrder();

    PlayGame &m_game;
    GameLook &m_look;
    KeptWay m_rest;
    bool m_isShown = true;
};

} // namespace hexwerk::assault::ui
