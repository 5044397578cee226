// Who plays the sides of a game, and how fast the computer shows its orders.
#pragma once

#include <QComboBox>
#include <QDialog>

#include "core/assault/mind/level.h"

#include <array>

namespace hexwerk::assault::ui {

class ComputerDialog final : public QDialog
{
    Q_OBJECT

public:
    // `sides`: their names; `pace` in milliseconds before each order.
    ComputerDialog(const std::array<QString, 2> &sides, std::array<bool, 2> played,
                   Opponent opponent, int pace, QWidget *parent);

    std::array<bool, 2> played() const;
    Opponent opponent() const;
    int pace() const;

private:
    std::array<QComboBox *, 2> m_sides = {};
    QComboBox *m_level = nullptr;
    QComboBox *m_temper = nullptr;
    QComboBox *m_pace = nullptr;
};

} // namespace hexwerk::assault::ui
