// An answer to reactions, given once: whether, for whom, from which chance on, and for how long.
#pragma once

#include <QDialog>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>

#include "core/assault/aside/reaction_policy.h"

namespace hexwerk::assault::ui {

class PolicyDialog final : public QDialog
{
    Q_OBJECT

public:
    // `p` asks about a reaction.
    explicit PolicyDialog(const Position &p, QWidget *parent = nullptr);

    ReactionPolicy policy() const;

private:
    void listUnits();
    void enableParts();

    const Position &m_position;
    QRadioButton *m_never;
    QRadioButton *m_ofUnits;
    QRadioButton *m_fromOdds;
    QListWidget *m_units;
    QSpinBox *m_percent;
    QRadioButton *m_move;
    QRadioButton *m_turn;
};

} // namespace hexwerk::assault::ui
