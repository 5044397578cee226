// Taking orders back; what was decided by dice only after a question.
#pragma once

#include "app/assault/page/moments.h"
#include "app/assault/page/way_orders.h"

namespace hexwerk::assault::ui {

class TakingBack final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialogs.
    TakingBack(PlayGame &game, const GameLook &look, Moments &moments, WayOrders &way,
               const OwnActions &actions, QWidget *page);

    bool isPossible() const;
    // To the last announcement; asks before it goes behind dice.
    void takeBack();
    // The last roll that a hand entered; asks before it takes back what was decided since then.
    void takeBackRoll();

private:
    void takeBackHere();
    bool mayGoBehindDice(std::size_t orders);

    PlayGame &m_game;
    const GameLook &m_look;
    Moments &m_moments;
    WayOrders &m_way;
    QWidget *m_page;
};

} // namespace hexwerk::assault::ui
