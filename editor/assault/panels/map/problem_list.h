// A list of problems: a click goes to the place, and buttons below mend the chosen one.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QWidget>

#include "core/files/problem.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

class ProblemList final : public QWidget
{
    Q_OBJECT

public:
    struct Mend
    {
        QString text; // what a button says
        std::function<void()> mend;
    };
    using TextOf = std::function<QString(const Problem &)>;
    using MendsOf = std::function<std::vector<Mend>(const Problem &)>;

    ProblemList(TextOf textOf, MendsOf mendsOf, QWidget *parent);

    const std::vector<Problem> &problems() const { return m_problems; }
    // Errors first. `none`: what is said if there is none.
    void setProblems(std::vector<Problem> problems, const QString &none);
    // The same in the language that the window has now.
    void retranslate(const QString &none);
    int errors() const;
    int warnings() const { return static_cast<int>(m_problems.size()) - errors(); }
    // Gives the keyboard to the list, if there is something in it.
    void goToList();

signals:
    void jumpWanted(const hexwerk::Problem &problem);

private:
    void jump(QListWidgetItem *item);
    void offerMends();

    const TextOf m_textOf;
    const MendsOf m_mendsOf;
    QStackedWidget *m_pages; // nothing is wrong, or the list
    QLabel *m_check;
    QLabel *m_words;
    QListWidget *m_list;
    QWidget *m_mends; // a button a way to mend the problem that is chosen
    std::vector<Problem> m_problems;
};

} // namespace hexwerk::assault::ui
