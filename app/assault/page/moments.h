// The moments of the game: which one is looked at, going through them step by step, names and notes
// for them, and what might have been.
#pragma once

#include <QTimer>

#include "app/assault/beside/play_log.h"
#include "app/assault/game/game_look.h"

namespace hexwerk::assault::ui {

class Moments final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialogs.
    Moments(PlayGame &game, GameLook &look, PlayLog &log, OwnActions &actions, QWidget *page);

    // How many orders lie behind it; none: back to where the game goes on.
    void show(std::optional<std::size_t> orders);
    // From the beginning, order by order.
    void replay();
    void stop() { run(false); }
    // To the next or the last order; in an example, to its next or last step.
    void step(int by);
    void refresh();
    // Another game: nothing of the log stands.
    void forget();
    void updateActions(bool plays);
    // A variation from the moment that is looked at, or back to the game.
    void setWhatIf(bool isOn);
    void exportLog();

signals:
    void told(const QString &sentence);
    // Another moment is looked at.
    void moved();
    // What takes long to lay out is to be shown of it.
    void rested();
    // Of the rest of a way nothing comes.
    void branched();

private:
    void connectActions();
    void run(bool isOn);
    void nameMoment();
    void noteMoment();

    PlayGame &m_game;
    GameLook &m_look;
    PlayLog &m_log;
    OwnActions &m_actions;
    QWidget *m_page;
    QTimer m_run;
    QTimer m_resting; // until who steps through the log has stopped somewhere
};

} // namespace hexwerk::assault::ui
