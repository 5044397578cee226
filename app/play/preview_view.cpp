#include "app/play/preview_view.h"

#include <QLocale>
#include <QUrl>

#include "editor/canvas/dice_painter.h"
#include "editor/text/event_text.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"

#include <algorithm>
#include <cmath>

namespace hexwerk {

using namespace assault;
using editor::DicePainter;
using editor::PlayText;
using editor::toQString;

static constexpr int kBarWidth = 100; // pixels for certainty

PreviewView::PreviewView(const RulesText &rules, QWidget *parent)
    : QTextBrowser(parent)
    , m_rules(rules)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { emit ruleWanted(url.toString()); });
}

int PreviewView::dieSize() const
{
    return fontMetrics().height() * 5 / 4;
}

QVariant PreviewView::loadResource(int type, const QUrl &name)
{
    if (name.scheme() == QLatin1String("bar")) {
        QPixmap bar(name.path().toInt(), fontMetrics().height() * 2 / 3);
        bar.fill(palette().color(QPalette::Highlight));
        return bar;
    }
    if (name.scheme() != QLatin1String("die"))
        return QTextBrowser::loadResource(type, name);
    const QStringList parts = name.path().split(QLatin1Char('/'));
    const auto pool = poolFromString(parts[0].toStdString());
    const auto face =
        parts.size() > 1 ? symbolsFromString(parts[1].toStdString()) : std::optional<Symbols>();
    if (!pool || pool->isEmpty())
        return {};
    const qreal ratio = devicePixelRatioF();
    const int size = face ? dieSize() * 3 / 2 : dieSize();
    QPixmap picture = DicePainter::pixmap(*pool->strongest(), face, static_cast<int>(size * ratio));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

QString PreviewView::dieHtml(Die die, std::optional<Symbols> face) const
{
    QString name = QStringLiteral("die:%1").arg(QLatin1Char(letterOf(die)));
    QString words = DicePainter::word(die);
    if (face) {
        name += QLatin1Char('/') + toQString(toString(*face));
        //: %1 is the colour of a die, %2 what it shows
        words = tr("%1: %2").arg(words, DicePainter::faceText(*face));
    }
    return QStringLiteral("<img src=\"%1\" alt=\"%2\" title=\"%2\">")
        .arg(name)
        .arg(words.toHtmlEscaped());
}

// "2 × Yellow, Green".
static QString wordsOf(const Pool &pool)
{
    QStringList words;
    for (const Die die : kAllDice)
        if (const int count = pool.count(die); count > 0)
            words << (count == 1
                          ? DicePainter::word(die)
                          : QStringLiteral("%1 × %2").arg(count).arg(DicePainter::word(die)));
    return words.join(QStringLiteral(", "));
}

QString PreviewView::ruleSentence(std::string_view rule) const
{
    const RuleEntry *entry = m_rules->find(rule);
    return entry ? toQString(textIn(*entry, editor::windowLanguage()).text).toHtmlEscaped()
                 : QString();
}

QString PreviewView::lineHtml(const Position &p, const DiceLine &line, int mostDice) const
{
    QString dice;
    for (const Die die : line.dice.dice())
        dice += dieHtml(die);
    const bool addsX = line.source == "experience" || line.sourceId == toString(Marker::Ambush);
    const QString words = !line.dice.isEmpty() ? wordsOf(line.dice)
                          //: what a rule adds to the attack beside dice
                          : addsX ? tr("one X")
                                  : tr("a double success counts once");
    return QStringLiteral("<tr><td width=\"1%\">%1&nbsp;</td><td width=\"%6\">%3</td>"
                          "<td>&nbsp;%2</td></tr>"
                          "<tr><td></td><td colspan=\"2\"><small><a href=\"%4\">%4</a> %5</small>"
                          "</td></tr>")
        .arg(line.taken ? QStringLiteral("<b>−</b>") : QStringLiteral("<b>+</b>"),
             tr("%1: %2").arg(PlayText::source(p, line), words).toHtmlEscaped(), dice,
             toQString(line.rule), ruleSentence(line.rule))
        .arg(mostDice * (dieSize() + 1)); // all in a row
}

QString PreviewView::poolHtml(const Position &p, const DiceCount &count, PoolSide side,
                              const QString &title) const
{
    const Pool &pool = side == PoolSide::Attack ? count.attack : count.defence;
    QString dice;
    for (const Die die : pool.dice())
        dice += dieHtml(die);
    int mostDice = 0;
    for (const DiceLine &line : count.lines)
        if (line.pool == side)
            mostDice = std::max(mostDice, line.dice.size());
    QString rows;
    for (const DiceLine &line : count.lines)
        if (line.pool == side)
            rows += lineHtml(p, line, mostDice);
    const QString sum = pool.isEmpty() ? tr("no dice") : wordsOf(pool);
    return QStringLiteral("<p><b>%1: %2</b>&nbsp; %3</p>"
                          "<table cellspacing=\"1\" width=\"100%\">%4</table>")
        .arg(title.toHtmlEscaped(), sum.toHtmlEscaped(), dice, rows);
}

QString PreviewView::rolledHtml(const DiceRolled &rolled) const
{
    QString shown;
    const std::vector<Die> dice = rolled.dice.dice();
    for (std::size_t i = 0; i < dice.size() && i < rolled.symbols.size(); ++i)
        shown += dieHtml(dice[i], rolled.symbols[i]) + QLatin1Char(' ');
    if (dice.empty())
        for (const std::uint8_t face : rolled.faces)
            shown += QStringLiteral("<b>%1</b> ").arg(face);
    return QStringLiteral("<p>%1<br>%2</p>").arg(PlayText::use(rolled.use).toHtmlEscaped(), shown);
}

static QString percent(double chance)
{
    return QLocale().toString(100 * chance, 'f', 1) + QStringLiteral(" %");
}

QString PreviewView::chancesHtml(const AttackChances &chances, const QString &title) const
{
    std::vector<std::pair<QString, double>> results = {
        {tr("nothing happens"), chances.nothing},    {tr("suppressed"), chances.suppressed},
        {tr("falls back"), chances.fallback},        {tr("damaged"), chances.damaged},
        {tr("down to half strength"), chances.half}, {tr("eliminated"), chances.eliminated}};
    if (chances.immobilised > 0) // vehicles
        results.emplace_back(tr("immobilised"), chances.immobilised);
    QString rows;
    for (const auto &[name, chance] : results) {
        const auto width = std::lround(kBarWidth * chance);
        const QString bar =
            width == 0 ? QString() : QStringLiteral("<img src=\"bar:%1\">").arg(width);
        rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;%2&nbsp;</td>"
                               "<td>%3</td></tr>")
                    .arg(name.toHtmlEscaped(), percent(chance), bar);
    }
    return QStringLiteral("<p><b>%1</b></p><table cellspacing=\"1\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

// Unless its last shot stops the vehicle the gun is lost.
QString PreviewView::overrunHtml(const Position &p, const AttackPreview &preview) const
{
    QString html = QStringLiteral("<p><b>%1</b></p>")
                       .arg(tr("The gun is overrun: %1.").arg(percent(preview.chances.eliminated)));
    if (!preview.returned)
        return html + QStringLiteral("<p>%1</p>").arg(tr("It has no last shot."));
    return html +
           chancesHtml(preview.returnedChances, tr("Chances of its last shot at the vehicle")) +
           poolHtml(p, *preview.returned, PoolSide::Attack, tr("Last shot")) +
           poolHtml(p, *preview.returned, PoolSide::Defence, tr("Defence of the vehicle"));
}

QString PreviewView::attackHtml(const Position &p, const ShownAttack &attack) const
{
    QString html = QStringLiteral("<h3>%1</h3>").arg(attack.title.toHtmlEscaped());
    if (!attack.hint.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(attack.hint.toHtmlEscaped());
    for (const DiceRolled &rolled : attack.rolled)
        html += rolledHtml(rolled);
    return html + (attack.isOverrun ? overrunHtml(p, attack.preview) : diceHtml(p, attack));
}

QString PreviewView::diceHtml(const Position &p, const ShownAttack &attack) const
{
    const AttackPreview &preview = attack.preview;
    QString html;
    if (attack.isOpen)
        html +=
            chancesHtml(preview.chances,
                        preview.returned ? tr("Chances against the defence unit") : tr("Chances"));
    if (attack.isOpen && preview.returned)
        html += chancesHtml(preview.returnedChances, tr("Chances against the assault unit"));
    if (preview.spotting.rolls)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Spotting: %1 or more on one die, modifier %2 – %3.")
                             .arg(preview.spotting.number)
                             .arg(preview.spotting.modifier)
                             .arg(percent(preview.spotted)));
    html += poolHtml(p, preview.dice, PoolSide::Attack, tr("Attack"));
    html += poolHtml(p, preview.dice, PoolSide::Defence, tr("Defence"));
    if (preview.returned) {
        html += poolHtml(p, *preview.returned, PoolSide::Attack, tr("Attack in return"));
        html += poolHtml(p, *preview.returned, PoolSide::Defence, tr("Defence in return"));
    }
    return html;
}

void PreviewView::showAttacks(const Position &p, const std::vector<ShownAttack> &attacks)
{
    QString html;
    for (const ShownAttack &attack : attacks)
        html += attackHtml(p, attack);
    showHtml(html);
}

void PreviewView::showLast(const Position &p, const std::vector<Event> &events)
{
    QString html;
    for (const Event &event : events) {
        if (const auto *rolled = std::get_if<DiceRolled>(&event.what))
            html += rolledHtml(*rolled);
        else if (const QString text = editor::EventText::of(p, event); !text.isEmpty())
            html += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
    }
    if (events.empty())
        html = QStringLiteral("<p>%1</p>")
                   .arg(tr("Choose a unit and point at an enemy: dice and chances of the attack "
                           "appear here."));
    else
        html.prepend(QStringLiteral("<h3>%1</h3>").arg(tr("The last attack")));
    showHtml(html);
}

void PreviewView::showHtml(const QString &html)
{
    document()->clear(); // its pictures too: colours and font may be others now
    setHtml(html);
}

} // namespace hexwerk
