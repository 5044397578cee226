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
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        wantBook(*this, link.path(), link.path() == m_id ? m_case : CaseMaker());
    });
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

QVariant RuleView::loadResource(int type, const QUrl &name)
{
    if (!m_painter || name.scheme() != QLatin1String("picture"))
        return TextBrowser::loadResource(type, name);
    const qreal ratio = devicePixelRatioF();
    QImage picture =
        m_painter(name.path(), static_cast<int>(fontMetrics().height() * ratio * 5 / 4));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void RuleView::showRule(const QString &id)
{
    m_id = id;
    m_case = {};
    show();
}

void RuleView::showCase(const CaseMaker &why)
{
    if (!why)
        return;
    m_id = why().rule;
    m_case = why;
    show();
}

void RuleView::show()
{
    if (m_id.isEmpty()) {
        setHtml(QStringLiteral("<p>%1</p>")
                    .arg(tr("Select a line of the log, or the number of a rule beside its dice, to "
                            "show the rule here.")));
        return;
    }
    const RuleEntry *entry = m_rules->find(m_id.toStdString());
    const RuleText rule = entry ? editor::saidIn(*entry, language().toStdString()) : RuleText{};
    const bool isOwnLanguage = language() == toQString(editor::windowLanguage());
    const QString numbers =
        m_case && isOwnLanguage ? caseHtml(m_case()) + QStringLiteral("<hr>") : QString();
    document()->clear(); // its pictures too: another size or screen may be in use
    setHtml(numbers + QStringLiteral("<h3>%1 %2</h3><p>%3</p><p><a href=\"rule:%1\">%4</a></p>")
                          .arg(m_id.toHtmlEscaped(), toQString(rule.title).toHtmlEscaped(),
                               entry ? toQString(rule.text).toHtmlEscaped()
                                     : tr("There is no entry for this rule."),
                               tr("Read in the rulebook")));
}

} // namespace hexwerk
