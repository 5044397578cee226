// The Troop Status Board beside the map: it follows the game, tells why each marker stands where it
// does, and takes corrections.
#pragma once

#include <QPushButton>
#include <QScrollArea>

#include "app/assault/game/game_look.h"
#include "editor/assault/panels/course/status_board.h"

namespace hexwerk::assault::ui {

class BoardShow final : public QScrollArea
{
    Q_OBJECT

public:
    BoardShow(const GameLook &look, QWidget *parent);

    void refresh();
    void retranslate();
    // The scenario has none.
    bool isEmpty() const { return m_board->tracks().empty(); }

signals:
    void ruleWanted(const QString &id);
    // A marker stands elsewhere.
    void corrected(const hexwerk::assault::Order &order);

private:
    void correct(std::size_t track);
    void dryRun();

    const GameLook &m_look;
    StatusBoard *m_board;
    QPushButton *m_dryRun;
};

} // namespace hexwerk::assault::ui
