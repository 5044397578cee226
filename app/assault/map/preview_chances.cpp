// The chance of every result, final or "at least", with bars.
#include <QLocale>

#include "app/assault/map/preview_view.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwerk::assault::ui {

static constexpr int kBarWidth = 100; // pixels for certainty

// What can happen is never called 0.
static constexpr double kLeastShown = 0.0005;

QString PreviewView::percent(double chance)
{
    if (chance > 0 && chance < kLeastShown)
        //: %1 is a percentage
        return tr("under %1").arg(percent(2 * kLeastShown));
    return QLocale().toString(100 * chance, 'f', 1) + QStringLiteral(" %");
}

// The largest remainders are rounded up.
std::vector<int> PreviewView::inTenths(const std::vector<double> &chances)
{
    constexpr int kAll = 1000;
    std::vector<int> tenths;
    std::vector<std::size_t> order(chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const double chance : chances)
        tenths.push_back(static_cast<int>(std::floor(chance * kAll)));
    const auto remainder = [&](std::size_t i) { return chances[i] * kAll - tenths[i]; };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainder(a) > remainder(b); });
    const int missing = kAll - std::accumulate(tenths.begin(), tenths.end(), 0);
    for (std::size_t i = 0; i < order.size() && static_cast<int>(i) < missing; ++i)
        ++tenths[order[i]];
    return tenths;
}

QString PreviewView::resultText(const FinalResult &result)
{
    if (result == FinalResult{})
        return tr("nothing happens");
    QStringList parts;
    if (result.loss == Loss::Damaged)
        parts << tr("damaged");
    else if (result.loss == Loss::Half)
        parts << tr("down to half strength");
    else if (result.loss == Loss::Eliminated)
        parts << tr("eliminated");
    if (result.morale == Morale::Suppressed)
        parts << tr("suppressed");
    else if (result.morale == Morale::Fallback)
        parts << tr("falls back");
    if (result.immobilised)
        parts << tr("immobilised");
    return parts.join(QStringLiteral(", "));
}

namespace {

struct ChanceRow
{
    QString text;
    double chance = 0;
    QString percent;
};

} // namespace

// What can come, from the lightest to the worst.
static std::vector<ChanceRow> finalRows(const AttackChances &chances)
{
    std::vector<double> each;
    for (const auto &[result, chance] : chances.results)
        each.push_back(chance);
    const std::vector<int> tenths = PreviewView::inTenths(each);
    std::vector<ChanceRow> rows;
    std::size_t at = 0;
    for (const auto &[result, chance] : chances.results) {
        const int shown = tenths[at++];
        if (chance > 0)
            rows.push_back({PreviewView::resultText(result), chance,
                            PreviewView::percent(shown > 0 ? shown / 1000.0 : kLeastShown / 2)});
    }
    return rows;
}

static std::vector<ChanceRow> atLeastRows(const AttackChances &chances)
{
    std::vector<ChanceRow> rows;
    const auto add = [&](const QString &text, auto counts) {
        double sum = 0;
        for (const auto &[result, chance] : chances.results)
            sum += counts(result) ? chance : 0;
        rows.push_back({text, sum, PreviewView::percent(sum)});
    };
    const auto isGone = [](const FinalResult &r) { return r.loss == Loss::Eliminated; };
    add(PreviewView::tr("any effect"), [](const FinalResult &r) { return r != FinalResult{}; });
    add(PreviewView::tr("suppressed or worse"),
        [&](const FinalResult &r) { return r.morale >= Morale::Suppressed || isGone(r); });
    add(PreviewView::tr("falls back or worse"),
        [&](const FinalResult &r) { return r.morale >= Morale::Fallback || isGone(r); });
    add(PreviewView::tr("damaged or worse"),
        [](const FinalResult &r) { return r.loss >= Loss::Damaged; });
    add(PreviewView::tr("half strength or worse"),
        [](const FinalResult &r) { return r.loss >= Loss::Half; });
    if (chances.immobilised > 0) // vehicles
        add(PreviewView::tr("immobilised or worse"),
            [&](const FinalResult &r) { return r.immobilised || isGone(r); });
    add(PreviewView::tr("eliminated"), isGone);
    return rows;
}

QString PreviewView::chancesHtml(const AttackChances &chances, const QString &title) const
{
    QString rows;
    for (const ChanceRow &row : m_isAtLeast ? atLeastRows(chances) : finalRows(chances)) {
        const auto width = std::lround(kBarWidth * row.chance);
        const QString bar =
            width == 0 ? QString() : QStringLiteral("<img src=\"bar:%1\">").arg(width);
        rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;%2&nbsp;</td>"
                               "<td>%3</td></tr>")
                    .arg(row.text.toHtmlEscaped(), row.percent.toHtmlEscaped(), bar);
    }
    const QString other = m_isAtLeast ? tr("Show final results") : tr("Show \"at least\"");
    return QStringLiteral("<p><b>%1</b> <small><a href=\"chances:other\">%2</a></small></p>"
                          "<table cellspacing=\"1\">%3</table>")
        .arg(title.toHtmlEscaped(), other.toHtmlEscaped(), rows);
}

} // namespace hexwerk::assault::ui
