// One rule of the rulebook, by its id.
#pragma once

#include "app/basis/rule_case.h"
#include "app/basis/rules_text.h"
#include "editor/panels/text_browser.h"

#include <functional>
#include <utility>

namespace hexwerk {

class RuleView final : public editor::TextBrowser
{
    Q_OBJECT

public:
    explicit RuleView(const RulesText &rules, QWidget *parent = nullptr);

    // Draws pictures by name, `size` device pixels square; see SystemKit::pictureOf().
    using Painter = std::function<QImage(const QString &name, int size)>;
    void drawWith(Painter painter) { m_painter = std::move(painter); }

    // Empty: what can be looked up here.
    void showRule(const QString &id);
    // The rule of a case, under its numbers.
    void showCase(const CaseMaker &why);
    const CaseMaker &shownCase() const { return m_case; }
    // In this language from now on; empty: in that of the window.
    void speak(const QString &language);
    QString language() const;
    QString rule() const { return m_id; }
    // The same rule again.
    void retranslate() { show(); }

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void show();

    const RulesText &m_rules;
    QString m_id;
    QString m_language;
    CaseMaker m_case;
    Painter m_painter;
};

} // namespace hexwerk
