// What is wrong with the campaign, checked while one works.
#pragma once

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include "editor/assault/campaign/campaign_items.h"
#include "editor/assault/panels/map/problem_list.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

class CampaignProblems final : public QWidget
{
    Q_OBJECT

public:
    // `find`: looks for the scenario of a battle.
    CampaignProblems(CampaignDocument &document, std::function<void(std::size_t)> find,
                     QWidget *parent);
    ~CampaignProblems() override;

    const std::vector<Problem> &problems() const { return m_list->problems(); }
    // Looks now and waits for the answer.
    void lookNow();
    void goToList() { m_list->goToList(); }
    QSize sizeHint() const override { return minimumSizeHint(); }

signals:
    void counted(int errors, int warnings);
    void jumpWanted(const hexwerk::assault::ui::CampaignPlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void look();
    void take(std::vector<Problem> problems);
    QString textOf(const Problem &problem) const;

    CampaignDocument &m_document;
    const std::function<void(std::size_t)> m_find;
    ProblemList *m_list;
    QTimer m_timer;
    QFutureWatcher<std::vector<Problem>> m_watcher;
};

} // namespace hexwerk::assault::ui
