// A dry run of the Troop Status Board: "what if this unit is eliminated now?"
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include "core/assault/aside/dry_run.h"
#include "editor/assault/panels/course/status_board.h"

#include <optional>

namespace hexwerk::assault::ui {

class DryRunPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DryRunPanel(QWidget *parent = nullptr);

    // Goes on with what was made up so far, as far as that is still possible.
    void start(const Position &from);
    // There is nothing to start from, and why.
    void stop(const QString &why);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeForm();
    MadeUpEvent chosen() const;
    bool isPossible(const MadeUpEvent &what) const;
    void happen();
    void takeBack();
    void startOver();
    void replay();
    void tell(const std::vector<Event> &events);
    void refresh();
    void offerWho();
    void offerWhere();
    void showForm();
    QString outlook() const;
    void retranslate();

    std::optional<Position> m_from;
    std::optional<Position> m_now;
    std::vector<int> m_before; // the tracks before the last of what happened
    std::vector<MadeUpEvent> m_happened;
    std::vector<MadeUpEvent> m_possible;
    StatusBoard *m_board;
    QLabel *m_words;
    QLabel *m_whatLabel;
    QComboBox *m_what; // what happens
    QLabel *m_whoLabel;
    QComboBox *m_who; // a unit or a side
    QLabel *m_whereLabel;
    QComboBox *m_where; // a zone or an objective
    QPushButton *m_happen;
    QPushButton *m_takeBack;
    QPushButton *m_startOver;
    QLabel *m_outlook;
    QListWidget *m_log;
};

} // namespace hexwerk::assault::ui
