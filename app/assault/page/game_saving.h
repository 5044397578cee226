// Saving a game, and what may be lost.
#pragma once

#include <QWidget>

#include "app/assault/game/game_look.h"

namespace hexwerk::assault::ui {

class GameSaving final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialogs.
    GameSaving(PlayGame &game, const GameLook &look, QWidget *page);

    // False if it was called off or failed; a failure was told.
    bool save();
    bool saveAs();
    // Asks for side and file.
    void saveSideCopy();
    // True if no game would be lost, or the player saved it or lets it go.
    bool mayLeave();
    // Shows the seed of the program's dice; it may be set until they are first rolled.
    void askForSeed();

signals:
    void told(const QString &sentence);
    // Under another name.
    void saved();

private:
    void connectFailures();
    void tellFailure(const QString &title, const QString &path, const WriteFailure &failure);

    PlayGame &m_game;
    const GameLook &m_look;
    QWidget *m_page;
};

} // namespace hexwerk::assault::ui
