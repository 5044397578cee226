#include "app/table/rule_view.h"

#include <QUrl>

#include "app/basis/book_event.h"
#include "editor/text/local_text.h"

namespace hexwerk {

using editor::toQString;

RuleView::RuleView(const RulesText &rules, QWidget *parent)
    : TextBrowser(parent)
    , m_rules(rules)
{
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { wantBook(*this, link.path()); });
}

QString RuleView::language() const
{
    return m_language.isEmpty() ? toQString(editor::windowLanguage()) : m_language;
}

void RuleView::speak(const QString &language)
{
    m_language = language;
    retranslate();
}

void RuleView::showRule(const QString &id)
{
    m_id = id;
    if (id.isEmpty()) {
        setHtml(QStringLiteral("<p>%1</p>")
                    .arg(tr("Select a line of the log, or the number of a rule beside its dice, to "
                            "show the rule here.")));
        return;
    }
    const RuleEntry *entry = m_rules->find(id.toStdString());
    const RuleText rule = entry ? editor::saidIn(*entry, language().toStdString()) : RuleText{};
    setHtml(QStringLiteral("<h3>%1 %2</h3><p>%3</p><p><a href=\"rule:%1\">%4</a></p>")
                .arg(id.toHtmlEscaped(), toQString(rule.title).toHtmlEscaped(),
                     entry ? toQString(rule.text).toHtmlEscaped()
                           : tr("There is no entry for this rule."),
                     tr("Read in the rulebook")));
}

} // namespace hexwerk
