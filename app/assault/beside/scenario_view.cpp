#include "app/assault/beside/scenario_view.h"

#include <QScrollBar>

#include "core/assault/rules/course/standing.h"
#include "core/assault/rules/course/victory.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::inWindowLanguage;

ScenarioView::ScenarioView(QWidget *parent)
    : TextBrowser(parent)
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
        return unit.side == side && unit.isOnMap();
    });
    return ScenarioView::tr("%1 in play, %2 lost").arg(inPlay).arg(losses(p, side));
}

// What happens where, and whether it has happened.
static QString thresholdsHtml(const Position &p, const Track &track, int value)
{
    QString rows;
    for (const Threshold &threshold : track.thresholds) {
        const SideIndex side =
            p.setting->sideIndex(threshold.side.empty() ? track.side : threshold.side);
        const QString text = inWindowLanguage(threshold.text);
        QString line = threshold.effect == ThresholdEffect::Message
                           ? text
                           : (threshold.effect == ThresholdEffect::Wins
                                  //: %1 is a side
                                  ? ScenarioView::tr("%1: victory at the end of the turn")
                                  //: %1 is a side
                                  : ScenarioView::tr("%1: defeat at the end of the turn"))
                                 .arg(PlayText::side(p, side));
        if (threshold.effect != ThresholdEffect::Message && !text.isEmpty())
            line += QStringLiteral(" – ") + text;
        rows += row(
            QStringLiteral("%1 %2")
                .arg(isReached(track, threshold, value) ? QStringLiteral("✓") : QStringLiteral("–"))
                .arg(threshold.at),
            line);
    }
    return rows.isEmpty() ? rows : QStringLiteral("<table cellspacing=\"1\">%1</table>").arg(rows);
}

// The board itself lies beside the map.
static QString tracksHtml(const Position &p)
{
    const Scenario &scenario = p.setting->scenario;
    QString html;
    for (std::size_t i = 0; i < scenario.tracks.size() && i < p.tracks.size(); ++i) {
        const Track &track = scenario.tracks[i];
        //: %1 is a side, %2 the name of its track, %3 the value
        const QString title = ScenarioView::tr("%1 – %2: %3")
                                  .arg(PlayText::side(p, p.setting->sideIndex(track.side)),
                                       inWindowLanguage(track.name))
                                  .arg(p.tracks[i]);
        html += QStringLiteral("<p>%1</p>%2")
                    .arg(title.toHtmlEscaped(), thresholdsHtml(p, track, p.tracks[i]));
    }
    return html.isEmpty()
               ? html
               : QStringLiteral("<p><b>%1</b></p>").arg(ScenarioView::tr("Troop Status Board")) +
                     html;
}

QString ScenarioView::briefing(const Scenario &scenario)
{
    return paragraphs(inWindowLanguage(scenario.briefing));
}

QString ScenarioView::losses(const Position &p)
{
    QString units;
    for (SideIndex side = 0; side < p.setting->scenario.sides.size(); ++side)
        units += row(PlayText::side(p, side), lossesOf(p, side));
    return table(tr("Units"), units);
}

QString ScenarioView::tasks(const Position &p)
{
    QString html;
    for (const Victory &victory : p.setting->scenario.victories)
        html += victoryHtml(p, victory);
    return html;
}

void ScenarioView::showScenario(const Position &p)
{
    const Scenario &scenario = p.setting->scenario;
    QString html =
        QStringLiteral("<h3>%1</h3>").arg(inWindowLanguage(scenario.title).toHtmlEscaped());
    if (p.phase == Phase::SetUp)
        html += briefing(scenario); // later how things stand comes first
    QString objectives;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        objectives +=
            row(PlayText::objective(scenario.objectives[i]), PlayText::side(p, p.holders[i]));
    html += table(tr("Objectives and who holds them"), objectives);

    html += losses(p) + tracksHtml(p) + tasks(p);
    if (p.phase != Phase::SetUp)
        html += briefing(scenario);

    if (html == m_shown)
        return; // to lay it out takes longer than all else of an order
    m_shown = html;
    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
}

} // namespace hexwerk::assault::ui
