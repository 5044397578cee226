#include "app/assault/lab/balance_text.h"

#include <QLocale>
#include <QStringList>

#include "app/assault/answer/opponent_choice.h"
#include "app/assault/lab/figures.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <cmath>

namespace hexwerk::assault::ui {

static QString inPoints(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

QString BalanceText::verdict(const lab::Report &report, const Position &start)
{
    const lab::Verdict &verdict = report.verdict;
    if (verdict.share.pairs == 0)
        return tr("No pair of games has come to an end yet.");
    mind::Interval range = verdict.share.interval();
    const bool isFirst = verdict.side == 0;
    if (!isFirst)
        range = {1 - range.high, 1 - range.low};
    const double share = isFirst ? verdict.share.mean : 1 - verdict.share.mean;
    //: "Allies: 58 % of the games won (54 to 62)." A drawn game counts half.
    const QString wins = tr("%1: %2 of the games won (%3 to %4).")
                             .arg(PlayText::side(start, static_cast<SideIndex>(verdict.side)),
                                  percentOf(share), inPoints(range.low), inPoints(range.high));
    switch (verdict.balance) {
    case lab::Balance::Balanced:
        return tr("Balanced within %1 points.").arg(inPoints(verdict.margin)) + u' ' + wins;
    case lab::Balance::Tilted:
        return tr("Tilted.") + u' ' + wins;
    case lab::Balance::Unclear:
        break;
    }
    const QString more =
        verdict.moreGames ? tr("Not enough games yet: about %1 more.")
                                .arg(QLocale().toString(static_cast<qlonglong>(*verdict.moreGames)))
                          : tr("Not enough games yet.");
    return more + u' ' + wins;
}

static QString unitCalled(const std::string &id, const Position &start)
{
    for (const Unit &unit : start.units)
        if (start.setting->unitName(unit.id) == id)
            return unitLabel(start, unit.id);
    return editor::toQString(id);
}

static QString objectiveCalled(const std::string &id, const Position &start)
{
    for (const Objective &objective : start.setting->scenario.objectives)
        if (objective.id == id)
            return PlayText::objective(objective);
    return editor::toQString(id);
}

QString BalanceText::finding(const lab::Finding &finding, const Position &start)
{
    switch (finding.kind) {
    case lab::FindingKind::NeverContested:
        return tr("The objective %1 never changed hands.").arg(objectiveCalled(finding.id, start));
    case lab::FindingKind::NeverCame:
        return tr("%1 never came into play.").arg(unitCalled(finding.id, start));
    case lab::FindingKind::NeverActed:
        return tr("%1 was never activated.").arg(unitCalled(finding.id, start));
    case lab::FindingKind::ComesTooLate:
        break;
    }
    return tr("%1 comes late: it acts in %2 of %3 games.")
        .arg(unitCalled(finding.id, start))
        .arg(finding.times)
        .arg(finding.games);
}

QString BalanceText::notable(const lab::NotableGame &game, const Position &start)
{
    const QString like = tr("Games like it: %1").arg(game.times);
    const QString winner = game.result == lab::kDraw
                               ? QString()
                               : PlayText::side(start, static_cast<SideIndex>(game.result));
    if (game.why == lab::Notable::LateTurn)
        return tr("Late turnaround. Winner: %1, ahead for good only from the end of turn %2. %3")
            .arg(winner)
            .arg(game.turn)
            .arg(like);
    //: how a game ended, of which it is said before why it is worth a look
    const QString end = game.result == lab::kDraw
                            ? tr("Draw in turn %1. %2").arg(game.turn).arg(like)
                            : tr("Winner: %1, in turn %2. %3").arg(winner).arg(game.turn).arg(like);
    switch (game.why) {
    case lab::Notable::Typical:
        return tr("Typical game. %1").arg(end);
    case lab::Notable::Shortest:
        return tr("Shortest game. %1").arg(end);
    case lab::Notable::Longest:
        return tr("Longest game. %1").arg(end);
    case lab::Notable::LateTurn:
    case lab::Notable::Unusual:
        break;
    }
    return tr("Unusual game. %1").arg(end);
}

QString BalanceText::unfit(const Unfit &unfit, const Position &start)
{
    switch (unfit.why) {
    case StudyObstacle::NotTwoSides:
        return tr("A study needs two sides.");
    case StudyObstacle::SideWithoutUnits: {
        const SideIndex side = start.setting->sideIndex(unfit.side);
        return tr("This side has no units: %1.").arg(PlayText::side(start, side));
    }
    case StudyObstacle::IsOver:
        break;
    }
    return tr("The game is over before it begins: look at its victory conditions.");
}

static QString rowOf(const QString &name, const lab::Share &share)
{
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2&nbsp;&nbsp;</td>"
                          "<td>(%3)</td></tr>")
        .arg(name.toHtmlEscaped(), percentOf(share.share()).toHtmlEscaped(),
             //: a range of percentages
             BalanceText::tr("%1 to %2")
                 .arg(inPoints(share.interval.low), inPoints(share.interval.high)));
}

static QString resultsHtml(const QString &title, const lab::Results &results, const Position &start)
{
    const lab::Shares shares = lab::sharesOf(results);
    if (shares[0].games == 0)
        return {};
    QString rows =
        rowOf(PlayText::side(start, 0), shares[0]) + rowOf(PlayText::side(start, 1), shares[1]);
    if (shares[lab::kDraw].times > 0)
        rows += rowOf(BalanceText::tr("Draw"), shares[lab::kDraw]);
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

static QString strengthHtml(const lab::Report &report)
{
    if (report.head.opponents[0] == report.head.opponents[1] || report.strength.pairs == 0)
        return {};
    const mind::Interval range = report.strength.interval();
    const lab::EloRange elo = lab::eloOf(report.strength);
    QString text =
        BalanceText::tr("Player 1 scores %1 (%2 to %3) against player 2.")
            .arg(percentOf(report.strength.mean), inPoints(range.low), inPoints(range.high));
    if (std::isfinite(elo.elo))
        text += u' ' + BalanceText::tr("Elo difference: %1.").arg(std::lround(elo.elo));
    if (const lab::MeanLead &lead = report.lead; std::isfinite(lead.low))
        text +=
            u' ' + BalanceText::tr("On average, player 1 leads by %1 (%2 to %3): 50 for a win, up "
                                   "to 40 for objectives, up to 60 for points left.")
                       .arg(std::lround(lead.mean))
                       .arg(std::lround(lead.low))
                       .arg(std::lround(lead.high));
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

// "Player 1: Veteran, 600 trials per decision. Player 2: Regular. Seed: 7."
static QString playersText(const lab::StudyHead &head)
{
    QString text;
    for (std::size_t i = 0; i < head.opponents.size(); ++i) {
        const lab::Opponent &opponent = head.opponents[i];
        const auto known = opponentFromString(opponent.id);
        QString name = known ? OpponentChoice::name(*known) : editor::toQString(opponent.id);
        if (opponent.rollouts > 0)
            //: %1 is a computer player that plays its plans out so often
            name = BalanceText::tr("%1, %2 trials per decision").arg(name).arg(opponent.rollouts);
        text += BalanceText::tr("Player %1: %2.").arg(i + 1).arg(name) + u' ';
    }
    return text + BalanceText::tr("Seed: %1.").arg(editor::toQString(head.seed));
}

QString BalanceText::html(const lab::Report &report, const Position &start)
{
    const lab::Block &total = report.total;
    QString html = QStringLiteral("<h3>%1</h3>").arg(verdict(report, start).toHtmlEscaped());
    QString counted = tr("Games that came to an end: %1").arg(total.finished());
    if (const std::int64_t open = lab::sumOf(total.unfinished); open > 0)
        counted += QStringLiteral(". ") + tr("Games that ran into a limit: %1").arg(open);
    html += QStringLiteral("<p>%1</p>").arg(counted.toHtmlEscaped());
    html += QStringLiteral("<p>%1</p>").arg(playersText(report.head).toHtmlEscaped());
    lab::Results all = total.outcome[0];
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] += total.outcome[1][i];
    html += resultsHtml(tr("All games"), all, start);
    for (SideIndex side = 0; side < 2; ++side)
        html += resultsHtml(tr("When this side begins: %1").arg(PlayText::side(start, side)),
                            total.begins[side], start);
    html += strengthHtml(report);
    QString findings;
    for (const lab::Finding &each : report.findings)
        findings += QStringLiteral("<li>%1</li>").arg(finding(each, start).toHtmlEscaped());
    if (!findings.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p><ul>%2</ul>")
                    .arg(tr("Worth a look").toHtmlEscaped(), findings);
    return html;
}

static QString rangeText(const mind::Interval &range)
{
    return BalanceText::tr("%1 to %2").arg(inPoints(range.low), inPoints(range.high));
}

QString BalanceText::shareOfGames(const Position &start)
{
    //: %1 is a side
    return tr("Games won in %, %1").arg(PlayText::side(start, 0));
}

// "+9"
static QString signedPoints(double share)
{
    const QString points = inPoints(share);
    return std::lround(100 * share) > 0 ? u'+' + points : points;
}

QString BalanceText::versionRow(const QString &name, const lab::PairMean &share,
                                const std::optional<lab::Difference> &difference)
{
    const auto cell = [](const QString &text) {
        return QStringLiteral("<td align=\"right\">%1&nbsp;&nbsp;</td>").arg(text.toHtmlEscaped());
    };
    QString row = QStringLiteral("<tr>") + cell(name) + cell(QString::number(share.pairs));
    if (share.pairs > 0)
        row += cell(percentOf(share.mean)) + cell(rangeText(share.interval()));
    if (difference && difference->pairs > 0) {
        const mind::Interval range = difference->interval();
        row += cell(signedPoints(difference->mean)) +
               cell(tr("%1 to %2").arg(signedPoints(range.low), signedPoints(range.high)));
    }
    return row + QStringLiteral("</tr>");
}

QString BalanceText::versionTable(const QString &rows, const Position &start)
{
    QString head;
    //: points of a percentage
    for (const QString &title : {tr("Version"), tr("Pairs"), PlayText::side(start, 0), tr("Range"),
                                 tr("Difference in points"), tr("Range")})
        head +=
            QStringLiteral("<th align=\"right\">%1&nbsp;&nbsp;</th>").arg(title.toHtmlEscaped());
    return QStringLiteral("<table cellspacing=\"2\"><tr>%1</tr>%2</table>").arg(head, rows);
}

QString BalanceText::nearest(const QString &name, const lab::PairMean &share, const Position &start)
{
    //: a version, a side, its share of the games and the range of that
    return tr("Nearest to even: %1 (%2: %3, %4)")
        .arg(name, PlayText::side(start, 0), percentOf(share.mean), rangeText(share.interval()));
}

} // namespace hexwerk::assault::ui
