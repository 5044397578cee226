// How lucky each side and unit has been so far: symbols of its dice beside what was to be expected.
#pragma once

#include <QDialog>
#include <QTableWidget>

#include "core/assault/aside/luck.h"

#include <vector>

namespace hexwerk::assault::ui {

class PlayGame;

// Of the first `orders` of the game.
std::vector<Luck> luckIn(const PlayGame &game, std::size_t orders);

class LuckDialog final : public QDialog
{
    Q_OBJECT

public:
    LuckDialog(const Position &p, const std::vector<Luck> &rows, QWidget *parent = nullptr);

    // With tabs between the columns.
    QString text() const;

private:
    void addRow(const Position &p, const Luck &luck);

    QTableWidget *m_table;
};

} // namespace hexwerk::assault::ui
