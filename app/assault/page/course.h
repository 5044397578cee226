// The course through a game: explains what comes up as it is played.
#pragma once

#include "app/assault/beside/guide_panel.h"
#include "app/assault/game/game_look.h"

namespace hexwerk::assault::ui {

class Course final : public QObject
{
    Q_OBJECT

public:
    Course(GuidePanel &panel, PlayGame &game, const GameLook &look, QObject *parent);

    // Explains what comes up in the game that has begun.
    void begin(Guide guide);
    void end() { m_panel.end(); }
    // What the orders since the last call have brought up.
    void refresh();
    void choose(UnitId unit) { m_panel.choose(m_look.position(), unit); }

private:
    GuidePanel &m_panel;
    PlayGame &m_game;
    const GameLook &m_look;
    std::size_t m_explained = 0; // orders
};

} // namespace hexwerk::assault::ui
