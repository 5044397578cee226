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
    // In this language from now on; empty: in that of the window.
    void speak(const QString &language);
    QString language() const;
    QString rule() const { return m_id; }
    // The same rule again.
    void retranslate() { showRule(m_id); }

private:
    const RulesText &m_rules;
    QString m_id;
    QString m_language;
};

} // namespace hexwerk
