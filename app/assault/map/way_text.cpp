#include "app/assault/map/way_text.h"

#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::toQString;

static QString wholePercent(double chance)
{
    return WayText::tr("%1 %").arg(qRound(100 * chance));
}

static double bestChance(const PathStep &step)
{
    double best = 0;
    for (const PathThreat &threat : step.threats)
        best = std::max(best, threat.chance);
    return best;
}

bool WayText::drawsFire(const std::vector<PathStep> &steps)
{
    return std::any_of(steps.begin(), steps.end(),
                       [](const PathStep &step) { return !step.threats.empty(); });
}

// Narrow: it stands in a hex.
QString WayText::mark(const PathStep &step)
{
    const QString sum = QString::number(step.sum);
    if (step.threats.empty())
        return sum;
    return QStringLiteral("%1·%2").arg(
        sum, wholePercent(bestChance(step)).replace(QLatin1Char(' '), QChar(0x202f)));
}

QString WayText::line(const std::vector<PathStep> &steps)
{
    if (steps.empty())
        return {};
    const QString cost = tr("%n movement point(s)", nullptr, steps.back().sum);
    int hexes = 0;
    double best = 0;
    for (const PathStep &step : steps) {
        hexes += step.threats.empty() ? 0 : 1;
        best = std::max(best, bestChance(step));
    }
    return hexes == 0 ? cost
                      //: %1 is what a way costs, %n counts hexes, %2 is a chance
                      : tr("%1; reaction fire in %n hex(es), at most %2", nullptr, hexes)
                            .arg(cost, wholePercent(best));
}

static QString fireIn(const Position &p, const PathStep &step)
{
    if (step.fights)
        return WayText::tr("an enemy is there; nobody fires");
    QStringList lines;
    for (const PathThreat &threat : step.threats)
        //: %1 is a unit with its hex, %2 a chance
        lines << WayText::tr("%1 – %2").arg(PlayText::unitAndHex(p, threat.reactor),
                                            wholePercent(threat.chance));
    if (step.rolls)
        lines << WayText::tr("dice for the ground or for mines");
    QString html;
    for (const QString &line : lines)
        html += (html.isEmpty() ? QString() : QStringLiteral("<br>")) + line.toHtmlEscaped();
    return html.isEmpty() ? QStringLiteral("–") : html;
}

QString WayText::table(const Position &p, UnitId unit, const std::vector<PathStep> &steps)
{
    QString rows;
    for (const PathStep &step : steps)
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;"
                               "&nbsp;</td><td align=\"right\">%3&nbsp;&nbsp;</td><td>%4</td></tr>")
                    .arg(toQString(toString(step.hex)))
                    .arg(step.cost)
                    .arg(step.sum)
                    .arg(fireIn(p, step));
    const auto head = [](const QString &words) {
        return QStringLiteral("<td><small>%1</small>&nbsp;&nbsp;</td>").arg(words.toHtmlEscaped());
    };
    //: %1 is a unit
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\"><tr>%2%3%4%5</tr>%6</table>"
                          "<p><small>%7</small></p>")
        .arg(tr("Route of %1").arg(PlayText::unit(p, unit)).toHtmlEscaped(), head(tr("Hex")),
             head(tr("Costs")), head(tr("Total")), head(tr("Reaction fire, chance of an effect")),
             rows,
             tr("Shift with a click or with Enter sets a waypoint, Esc removes it.")
                 .toHtmlEscaped());
}

} // namespace hexwerk::assault::ui
