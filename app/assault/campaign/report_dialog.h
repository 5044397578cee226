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

protected:
    // In a row of the table: digits are the strength left, + and - count kills, O an objective.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum Column { Unit, Strength, Kills, Objectives, Lost, kColumns };

    void addUnits();
    QSpinBox *number(int row, Column column, int value, int most, const QString &name);
    QSpinBox *boxIn(int row, Column column) const;
    bool press(int row, const QString &key);
    void update();

    const CampaignPosition &m_p;
    const Scenario m_fought;
    std::vector<const UnitSpec *> m_units; // by row
    std::vector<int> m_before;             // likewise: strength points before the battle
    QComboBox *m_winner;
    QSpinBox *m_margin;
    QSpinBox *m_turns;
    QTableWidget *m_table;
    std::vector<QCheckBox *> m_terms;
    QPushButton *m_done;
};

} // namespace hexwerk::assault::ui
