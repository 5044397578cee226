// One rule of the rulebook, by its id.
#pragma once

#include "app/basis/rules_text.h"
#include "editor/panels/text_browser.h"

namespace hexwerk {

class RuleView final : public editor::TextBrowser
{
    Q_OBJECT

public:
    explicit RuleView(const RulesText &rules, QWidget *parent = nullptr);

    // Empty: what can be looked up here.
    void showRule(const QString &id);
    // The same rule in the language of the window.
    void retranslate() { showRule(m_id); }

private:
    const RulesText &m_rules;
    QString m_id;
};

} // namespace hexwerk
