// How the room is shared out between map, log, board and side.
#pragma once

#include <QSplitter>
#include <QTabWidget>

#include "app/assault/actions/own_actions.h"
#include "app/assault/page/board_show.h"
#include "app/assault/page/game_buttons.h"

#include <vector>

namespace hexwerk::assault::ui {

class PlayPanels final : public QSplitter
{
    Q_OBJECT

public:
    struct Parts
    {
        std::vector<QWidget *> map; // the first takes what room there is
        BoardShow *board;           // hidden where the scenario has no tracks
        QWidget *log;
        std::vector<QWidget *> side; // above the tabs
        QTabWidget *tabs;
        std::vector<QWidget *> pages; // of the tabs
        GameButtons *buttons;
    };
    PlayPanels(const Parts &parts, const OwnActions &actions, QWidget *parent);

    // Those that are wanted and have something to show.
    void refresh();
    QByteArrayList layoutOfPanels() const { return {m_table->saveState(), saveState()}; }
    void restore(const QByteArrayList &layout);
    void reset();
    // As it was left under this size of the writing.
    void arrange();

private:
    QWidget *makeMap();
    QWidget *makeSide();

    const Parts m_parts;
    const OwnActions &m_actions;
    QSplitter *m_table; // map over board and log
};

} // namespace hexwerk::assault::ui
