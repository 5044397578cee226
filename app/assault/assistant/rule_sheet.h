// A rule at arm's length, in the language of the window or in that of the other player.
#pragma once

#include <QPushButton>
#include <QWidget>

#include "app/table/rule_view.h"

namespace hexwerk::assault::ui {

class RuleSheet final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleSheet(const RulesText &rules, QWidget *parent = nullptr);

    // In the language of the window at first.
    void showRule(const QString &id);
    // Its rule under its numbers.
    void showCase(const CaseMaker &why);
    QString rule() const { return m_rule->rule(); }
    const CaseMaker &shownCase() const { return m_rule->shownCase(); }
    // In the other language; nothing where both players have the same.
    void changeLanguage();
    void retranslate();

signals:
    void leaveWanted();

private:
    RuleView *m_rule;
    QPushButton *m_other;
    QPushButton *m_back;
};

} // namespace hexwerk::assault::ui
