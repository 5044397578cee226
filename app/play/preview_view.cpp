#include "app/play/preview_view.h"

#include <QLocale>
#include <QTextDocument>
#include <QUrl>

#include "editor/canvas/dice_painter.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"

namespace hexwerk {

using namespace assault;
using editor::DicePainter;
using editor::PlayText;
using editor::toQString;

static constexpr int kDieSize = 22; // pixels

PreviewView::PreviewView(const Rulebook &rulebook, QWidget *parent)
    : QTextBrowser(parent)
    , m_rulebook(rulebook)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { showRule(url.toString()); });
}

QString PreviewView::dicePictures(const Pool &pool)
{
    QString html;
    for (const Die die : pool.dice()) {
        const QUrl url(QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die))));
        document()->addResource(QTextDocument::ImageResource, url,
                                DicePainter::pixmap(die, std::nullopt, kDieSize));
        html += QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%2\" alt=\"%3\"> ")
                    .arg(url.toString())
                    .arg(kDieSize)
                    .arg(DicePainter::word(die));
    }
    return html;
}

QString PreviewView::ruleSentence(std::string_view rule) const
{
    const RuleEntry *entry = m_rulebook.find(rule);
    if (!entry)
        return {};
    return toQString(textIn(*entry, editor::windowLanguage()).title).toHtmlEscaped();
}

QString PreviewView::lineRow(const Position &p, const DiceLine &line) const
{
    QStringList words;
    for (const Die die : line.dice.dice())
        words << DicePainter::word(die);
    //: before the dice that a rule takes away
    const QString dice = words.isEmpty() ? tr("one X") : words.join(tr(", "));
    const QString rule = toQString(line.rule);
    return QStringLiteral("<tr><td>%1</td><td>&nbsp;%2&nbsp;</td><td>%3</td>"
                          "<td>&nbsp;<a href=\"%4\" title=\"%5\">%4</a></td></tr>")
        .arg(line.taken ? QStringLiteral("−") : QStringLiteral("+"),
             PlayText::source(p, line).toHtmlEscaped(), dice.toHtmlEscaped(), rule,
             ruleSentence(line.rule));
}

QString PreviewView::table(const Position &p, const DiceCount &count, PoolSide side,
                           const QString &title) const
{
    QString rows;
    for (const DiceLine &line : count.lines)
        if (line.pool == side)
            rows += lineRow(p, line);
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

static QString percent(double chance)
{
    return QLocale().toString(100 * chance, 'f', 1) + QStringLiteral(" %");
}

void PreviewView::showAttack(const Position &p, const AttackPreview &preview, const QString &title)
{
    QString html = QStringLiteral("<h3>%1</h3>").arg(title.toHtmlEscaped());
    html +=
        table(p, preview.dice, PoolSide::Attack, tr("Attack")) + dicePictures(preview.dice.attack);
    html += table(p, preview.dice, PoolSide::Defence, tr("Defence")) +
            dicePictures(preview.dice.defence);
    if (preview.dice.single)
        html += QStringLiteral("<p>%1</p>").arg(tr("A double success of the attack counts once."));
    if (preview.spotting.rolls)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Spotting: %1 or more on one die, modifier %2 – %3.")
                             .arg(preview.spotting.number)
                             .arg(preview.spotting.modifier)
                             .arg(percent(preview.spotted)));
    if (preview.returned) {
        html += table(p, *preview.returned, PoolSide::Attack, tr("Attack in return")) +
                dicePictures(preview.returned->attack);
        html += table(p, *preview.returned, PoolSide::Defence, tr("Defence in return")) +
                dicePictures(preview.returned->defence);
    }
    const AttackChances &chances = preview.chances;
    const std::pair<QString, double> results[] = {
        {tr("nothing happens"), chances.nothing},    {tr("suppressed"), chances.suppressed},
        {tr("falls back"), chances.fallback},        {tr("damaged"), chances.damaged},
        {tr("down to half strength"), chances.half}, {tr("eliminated"), chances.eliminated}};
    html += QStringLiteral("<p><b>%1</b></p><table cellspacing=\"2\">").arg(tr("Chances"));
    for (const auto &[name, chance] : results)
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;%2</td></tr>")
                    .arg(name.toHtmlEscaped(), percent(chance));
    setHtml(html + QStringLiteral("</table>"));
}

void PreviewView::showNothing()
{
    setHtml(
        QStringLiteral("<p>%1</p>")
            .arg(tr("Choose a unit and point at an enemy: dice and chances of the attack appear "
                    "here.")));
}

void PreviewView::showRule(const QString &id)
{
    const RuleEntry *entry = m_rulebook.find(id.toStdString());
    const RuleText rule = entry ? textIn(*entry, editor::windowLanguage()) : RuleText{};
    setHtml(QStringLiteral("<h3>%1 %2</h3><p>%3</p>")
                .arg(id, toQString(rule.title).toHtmlEscaped(),
                     entry ? toQString(rule.text).toHtmlEscaped()
                           : tr("There is no entry for this rule.")));
}

} // namespace hexwerk
