#include "app/basis/rule_case.h"

#include <QCoreApplication>

namespace hexwerk {

namespace {

struct RuleCaseWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::RuleCaseWords)
};

} // namespace

static QString caseLink(const QString &rule)
{
    return rule.isEmpty() ? QString() : QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(rule);
}

static QString caseRow(const CaseLine &line)
{
    QString dice;
    for (const QString &die : line.dice)
        dice += QStringLiteral("<img src=\"picture:%1\"> ").arg(die.toHtmlEscaped());
    const QString what = line.what.toHtmlEscaped();
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2<b>%3</b>&nbsp;&nbsp;"
                          "</td><td>%4</td></tr>")
        .arg(line.isMeant ? QStringLiteral("<b>→ %1</b>").arg(what) : what, dice,
             line.value.toHtmlEscaped(), caseLink(line.rule));
}

QString caseHtml(const RuleCase &shown)
{
    QString html = QStringLiteral("<p style=\"margin:0\"><b>%1</b></p>")
                       //: %1 is a die, a refusal or a line of the log
                       .arg(RuleCaseWords::tr("Why here: %1").arg(shown.title).toHtmlEscaped());
    if (!shown.sentence.isEmpty())
        html += QStringLiteral("<p style=\"margin:2px 0px 4px 0px\">%1 %2</p>")
                    .arg(shown.sentence.toHtmlEscaped(), caseLink(shown.rule));
    QString rows;
    for (const CaseLine &line : shown.lines)
        rows += caseRow(line);
    if (!rows.isEmpty())
        html += QStringLiteral("<table cellspacing=\"1\">%1</table>").arg(rows);
    if (!shown.result.isEmpty())
        html += QStringLiteral("<p style=\"margin:2px 0px 0px 0px\"><b>%1</b></p>")
                    .arg(shown.result.toHtmlEscaped());
    return html;
}

} // namespace hexwerk
