// What is wrong with the scenario, looked at anew while one works; a click goes to the place.
#pragma once

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include "core/files/problem.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/map/problem_list.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class ProblemsPanel final : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(ScenarioDocument &document, const Properties &properties,
                  QWidget *parent = nullptr);
    ~ProblemsPanel() override;

    const std::vector<Problem> &problems() const { return m_list->problems(); }
    // Looks now and waits for the answer.
    void lookNow();
    // Gives the keyboard to the list, if there is something in it.
    void goToList() { m_list->goToList(); }
    QSize sizeHint() const override { return minimumSize(); } // the map is more important

signals:
    void counted(int errors, int warnings);
    void jumpWanted(const std::string &key, std::optional<hexwerk::Hex> hex);

protected:
    void changeEvent(QEvent *event) override;

private:
    void look();
    void take(std::vector<Problem> problems);
    QString none() const;
    QString textOf(const Problem &problem) const;
    std::vector<ProblemList::Mend> mendsOf(const Problem &problem);

    ScenarioDocument &m_document;
    const Properties &m_properties;
    ProblemList *m_list;
    QTimer m_timer;
    QFutureWatcher<std::vector<Problem>> m_watcher;
};

} // namespace hexwerk::assault::ui
