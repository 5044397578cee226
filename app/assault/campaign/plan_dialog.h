// [H14.5c] What a side decides before the next battle.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "core/assault/campaign/campaign_plan.h"

namespace hexwerk::assault::ui {

class PlanDialog final : public QDialog
{
    Q_OBJECT

public:
    // Of the side that is asked; the position must outlive the dialog. `isAlone`: one player has
    // both sides. Otherwise, where both sides decide, nothing is shown until the side says that it
    // looks alone.
    PlanDialog(const CampaignPosition &p, bool isAlone, QWidget *parent);

    PlanLines lines() const;

private:
    void addGroups();
    QTreeWidgetItem *group(const QString &title);
    void addLine(QTreeWidgetItem &group, const std::string &line, const QString &what,
                 const QString &change, int points);
    void addAssignments();
    QString placeOf(const std::string &unit) const;
    void update();

    const CampaignPosition &m_p;
    QTreeWidget *m_tree;
    QLabel *m_sum;
    QLabel *m_refusal;
    QPushButton *m_done;
    std::vector<std::pair<std::string, QComboBox *>> m_places; // by unit
};

} // namespace hexwerk::assault::ui
