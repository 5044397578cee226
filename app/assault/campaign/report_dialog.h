// [H14.12a] How a battle at a real table ended, told by its players.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include "core/assault/campaign/campaign_play.h"

namespace hexwerk::assault::ui {

class ReportDialog final : public QDialog
{
    Q_OBJECT

public:
    // Of the battle that is fought; the position must outlive the dialog.
    ReportDialog(const CampaignPosition &p, QWidget *parent);

    BattleReport report() const;

private:
    enum Column { Unit, Strength, Kills, Objectives, kColumns };

    void addUnits();
    QSpinBox *number(int row, Column column, int value, int most, const QString &name);
    int numberIn(int row, Column column) const;
    void update();

    const CampaignPosition &m_p;
    const Scenario m_fought;
    std::vector<const UnitSpec *> m_units; // by row
    QComboBox *m_winner;
    QSpinBox *m_margin;
    QSpinBox *m_turns;
    QTableWidget *m_table;
    std::vector<QCheckBox *> m_terms;
    QPushButton *m_done;
};

} // namespace hexwerk::assault::ui
