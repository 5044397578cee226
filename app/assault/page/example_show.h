// A worked example on its board: goes through its steps, and lets play go on from each of them.
#pragma once

#include "app/assault/beside/example_panel.h"
#include "app/assault/page/moments.h"

namespace hexwerk::assault::ui {

class ExampleShow final : public QObject
{
    Q_OBJECT

public:
    ExampleShow(ExamplePanel &panel, PlayGame &game, GameLook &look, Moments &moments,
                const OwnActions &actions, QObject *parent);

    // The game must have begun with it; `refused`: why it ends early.
    void begin(const BoardExample &example, const std::optional<Refusal> &refused);
    void end() { m_panel.end(); }
    void refresh();

private:
    void playOn();

    ExamplePanel &m_panel;
    PlayGame &m_game;
    GameLook &m_look;
    Moments &m_moments;
    std::optional<std::size_t> m_left; // moment from which play went on
};

} // namespace hexwerk::assault::ui
