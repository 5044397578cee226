// The core units of a campaign as they are now, by side and by the words that are looked for.
#pragma once

#include <QLineEdit>
#include <QTabBar>
#include <QTableWidget>
#include <QWidget>

#include "core/assault/campaign/campaign_position.h"

#include <string>

namespace hexwerk::assault::ui {

class RosterView final : public QWidget
{
    Q_OBJECT

public:
    explicit RosterView(QWidget *parent = nullptr);

    // It must stay until the next one is shown.
    void show(const CampaignPosition &p);
    // Empty: none.
    std::string chosen() const;
    void clearChoice() { m_table->clearSelection(); }

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { Name, Card, Strength, Experience, Kills, Battles, Medals, State, kColumns };

    void retranslate();
    void fill();
    void add(const CoreNow &core);
    bool isListed(const CoreNow &core) const;

    const CampaignPosition *m_p = nullptr;
    QTabBar *m_sides; // the last: everyone
    QLineEdit *m_search;
    QTableWidget *m_table;
};

} // namespace hexwerk::assault::ui
