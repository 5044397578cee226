#include "app/play/scenario_view.h"

#include <QScrollBar>

#include "core/assault/victory.h"
#include "editor/text/choice_text.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"
#include "editor/text/victory_text.h"

#include <algorithm>

namespace hexwerk {

using namespace assault;
using editor::ChoiceText;
using editor::inWindowLanguage;
using editor::PlayText;
using editor::VictoryText;

ScenarioView::ScenarioView(QWidget *parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
}

// Paragraphs end with an empty line; other line ends are only those of the file.
static QString paragraphs(const QString &text)
{
    QString html;
    for (const QString &paragraph : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
        html += QStringLiteral("<p>%1</p>").arg(paragraph.simplified().toHtmlEscaped());
    return html;
}

static QString row(const QString &name, const QString &value)
{
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
        .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
}

static QString table(const QString &title, const QString &rows)
{
    if (rows.isEmpty())
        return {};
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"1\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

static QString victoryHtml(const Position &p, const Victory &victory)
{
    QString rows;
    for (const VictoryText::Line &line : VictoryText::lines(p, victory))
        rows += QStringLiteral("<tr><td>%1&nbsp;</td><td>%2%3</td></tr>")
                    .arg(line.met ? QStringLiteral("✓") : QStringLiteral("–"),
                         QStringLiteral("&nbsp;&nbsp;&nbsp;").repeated(line.depth),
                         line.text.toHtmlEscaped());
    const QString side = PlayText::side(p, p.setting->sideIndex(victory.side));
    //: %1 is a side, %2 when its condition is looked at
    return table(
        ScenarioView::tr("To win – %1 (%2)").arg(side, ChoiceText::victoryCheck(victory.check)),
        rows);
}

static QString lossesOf(const Position &p, SideIndex side)
{
    const auto inPlay = std::count_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.side == side && unit.inPlay();
    });
    return ScenarioView::tr("%1 in play, %2 lost").arg(inPlay).arg(losses(p, side));
}

void ScenarioView::showScenario(const Position &p)
{
    const Scenario &scenario = p.setting->scenario;
    QString html =
        QStringLiteral("<h3>%1</h3>").arg(inWindowLanguage(scenario.title).toHtmlEscaped());
    const QString briefing = paragraphs(inWindowLanguage(scenario.briefing));
    if (p.phase == Phase::SetUp)
        html += briefing; // later how things stand comes first
    for (const Victory &victory : scenario.victories)
        html += victoryHtml(p, victory);

    QString objectives;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        objectives +=
            row(PlayText::objective(scenario.objectives[i]), PlayText::side(p, p.holders[i]));
    html += table(tr("Objectives and who holds them"), objectives);

    QString units;
    for (SideIndex side = 0; side < scenario.sides.size(); ++side)
        units += row(PlayText::side(p, side), lossesOf(p, side));
    html += table(tr("Units"), units);

    if (p.phase != Phase::SetUp)
        html += briefing;

    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
}

} // namespace hexwerk
