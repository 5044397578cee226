// A hint that a player asked for: on the map and beside it, until the game goes on.
#pragma once

#include <QTimer>

#include "app/assault/actions/own_actions.h"
#include "app/assault/beside/hint_panel.h"
#include "app/assault/game/hint_thought.h"
#include "app/assault/page/map_show.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/way_orders.h"

#include <deque>
#include <optional>

namespace hexwerk::assault::ui {

class HintShow final : public QObject
{
    Q_OBJECT

public:
    HintShow(HintPanel &panel, MapShow &map, PlayGame &game, const GameLook &look, WayOrders &way,
             const PlayInput &input, OwnActions &actions, QObject *parent);

    bool isOn() const { return m_panel.isVisibleTo(m_panel.parentWidget()); }
    void close();
    // To be called after every change of what is seen, before the map is drawn.
    void refresh();
    void updateActions(bool plays);

signals:
    // The map shows something else now.
    void switched();

private:
    QString whyNot() const;
    play::View<Position> view() const;
    void ask();
    void hush();
    void doIt();
    void goOn();
    bool isAskedForIt() const;
    void drop();
    void draw();
    // Orders of the way of its plan that were given.
    std::size_t given() const;
    // Whether the player has led its unit elsewhere.
    bool hasLeftWay() const;
    // `given` counts on where it is one of the way.
    std::optional<Order> nextStep(std::size_t &given) const;

    HintPanel &m_panel;
    MapShow &m_map;
    PlayGame &m_game;
    const GameLook &m_look;
    WayOrders &m_way;
    const PlayInput &m_input;
    OwnActions &m_actions;
    HintThought m_thought;
    std::optional<Advice> m_advice; // on the open question
    std::optional<Plan> m_begun;    // what a hint began: its next steps are proposed
    std::size_t m_given = 0;        // orders of its way
    int m_strength = 0;             // of its unit when it set out
    Hex m_from = {};                // where that was
    int m_facing = -1;              // and how it stood
    bool m_isHushed = false;        // its next steps are not proposed unasked
    bool m_goesOn = false;          // they are given unasked: nothing has come in between
    QTimer m_next;
};

} // namespace hexwerk::assault::ui
