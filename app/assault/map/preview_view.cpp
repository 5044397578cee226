#include "app/assault/map/preview_view.h"

#include <QScrollBar>
#include <QSettings>
#include <QTextBlock>
#include <QUrl>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/rule_pictures.h"
#include "app/basis/large_type.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/event_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/told_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr QLatin1String kAtLeastKey("play/chances-at-least");

PreviewView::PreviewView(const RulesText &rules, QWidget *parent)
    : TextBrowser(parent)
    , m_rules(rules)
{
    setFrameShape(QFrame::NoFrame);
    m_isAtLeast = QSettings().value(kAtLeastKey, false).toBool();
    connect(this, &TextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() != QLatin1String("chances"))
            return url.hasFragment() ? emit caseWanted(caseOf(url.fragment()))
                                     : emit ruleWanted(url.toString());
        m_isAtLeast = !m_isAtLeast;
        QSettings().setValue(kAtLeastKey, m_isAtLeast);
        const int place = verticalScrollBar()->value();
        showHtml(attacksHtml());
        verticalScrollBar()->setValue(place);
    });
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
    const qreal ratio = devicePixelRatioF();
    const bool isDie = name.scheme() == QLatin1String("die");
    if (!isDie && name.scheme() != QLatin1String("symbol"))
        return TextBrowser::loadResource(type, name);
    const bool isRolled = isDie && name.path().contains(QLatin1Char('/'));
    const int size = isRolled ? dieSize() * 3 / 2 : dieSize();
    QImage picture = rulePicture(name.toString(), static_cast<int>(size * ratio));
    if (picture.isNull())
        return {};
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

QString PreviewView::ruleSentence(std::string_view rule) const
{
    const RuleEntry *entry = m_rules->find(rule);
    return entry ? toQString(editor::saidIn(*entry, editor::windowLanguage()).text).toHtmlEscaped()
                 : QString();
}

QString PreviewView::lineHtml(const Position &p, const DiceLine &line, const QString &link,
                              int mostDice) const
{
    QString dice;
    for (const Die die : line.dice.dice())
        dice += dieHtml(die);
    dice = QStringLiteral("<a href=\"%1\">%2</a>").arg(link, dice);
    const bool addsX = line.source == "experience" || line.sourceId == toString(Marker::Ambush);
    const QString words = !line.dice.isEmpty() ? RuleCases::words(line.dice)
                          //: what a rule adds to the attack beside dice
                          : addsX ? tr("one X")
                                  : tr("a double success counts once");
    if (m_isBrief)
        return QStringLiteral("<tr><td width=\"1%\">%1&nbsp;</td><td width=\"%5\">%3</td>"
                              "<td>&nbsp;%2</td><td align=\"right\"><a href=\"%6\">%4</a></td>"
                              "</tr>")
            .arg(line.taken ? QStringLiteral("<b>−</b>") : QStringLiteral("<b>+</b>"),
                 (line.dice.isEmpty() ? tr("%1: %2").arg(PlayText::source(p, line), words)
                                      : PlayText::source(p, line))
                     .toHtmlEscaped(),
                 dice, toQString(line.rule))
            .arg(mostDice * (dieSize() + 1))
            .arg(link);
    return QStringLiteral("<tr><td width=\"1%\">%1&nbsp;</td><td width=\"%6\">%3</td>"
                          "<td>&nbsp;%2</td></tr>"
                          "<tr><td></td><td colspan=\"2\"><small><a href=\"%7\">%4</a> %5</small>"
                          "</td></tr>")
        .arg(line.taken ? QStringLiteral("<b>−</b>") : QStringLiteral("<b>+</b>"),
             tr("%1: %2").arg(PlayText::source(p, line), words).toHtmlEscaped(), dice,
             toQString(line.rule), ruleSentence(line.rule))
        .arg(mostDice * (dieSize() + 1)) // all in a row
        .arg(link);
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
    for (std::size_t i = 0; i < count.lines.size(); ++i)
        if (count.lines[i].pool == side)
            rows += lineHtml(p, count.lines[i],
                             toQString(count.lines[i].rule) + addressOf(count, i), mostDice);
    const QString sum = pool.isEmpty() ? tr("no dice") : RuleCases::words(pool);
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

// From the strongest to the weakest, each a picture.
QString PreviewView::symbolsHtml(Symbols symbols) const
{
    QString html;
    const auto add = [&html](Symbols one, int count) {
        for (int i = 0; i < count; ++i)
            html += QStringLiteral("<img src=\"symbol:%1\" alt=\"%2\" title=\"%2\">")
                        .arg(toQString(toString(one)), DicePainter::faceText(one).toHtmlEscaped());
    };
    add({1, 0, 0}, symbols.c);
    add({0, 1, 0}, symbols.d);
    add({0, 0, 1}, symbols.x);
    return html.isEmpty() ? tr("nothing") : html;
}

// [R10.7.2a] Which symbol cancelled which.
QString PreviewView::resolvedHtml(const Position &p, const AttackResolved &resolved) const
{
    const auto line = [](const QString &what, const QString &symbols) {
        return QStringLiteral("<tr><td>%1&nbsp;</td><td>%2</td></tr>")
            .arg(what.toHtmlEscaped(), symbols);
    };
    QString rows = line(tr("Attack"), symbolsHtml(resolved.rolled)) +
                   line(tr("Defence"), symbolsHtml(resolved.defence));
    for (const Cancelled &one : cancelled(resolved.rolled, resolved.defence))
        for (int i = 0; i < one.count; ++i) {
            //: between the picture of a symbol of the defence and one of the attack
            const QString cancels = tr("%1 cancels %2");
            rows += line({}, cancels.arg(symbolsHtml(one.defence), symbolsHtml(one.attack)));
        }
    const int ignored = cancel(resolved.rolled, resolved.defence).total() - resolved.left.total();
    if (ignored > 0)
        rows += line({}, tr("%n suppression(s) are ignored", nullptr, ignored).toHtmlEscaped());
    rows += line(tr("Left"), symbolsHtml(resolved.left));
    return QStringLiteral("<p><b>%1</b> <small><a href=\"R10.7.2a\">R10.7.2a</a></small></p>"
                          "<table cellspacing=\"1\">%2</table>")
        .arg(tr("Against %1").arg(PlayText::unit(p, resolved.defender)).toHtmlEscaped(), rows);
}

QString PreviewView::rolledOrResolvedHtml(const Position &p, const Event &event) const
{
    if (const auto *rolled = std::get_if<DiceRolled>(&event.what))
        return rolledHtml(*rolled);
    const auto *resolved = std::get_if<AttackResolved>(&event.what);
    return resolved ? resolvedHtml(p, *resolved) : QString();
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
    QString html;
    if (!m_isBrief)
        html = QStringLiteral("<h3>%1</h3>").arg(attack.title.toHtmlEscaped());
    if (!attack.hint.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(attack.hint.toHtmlEscaped());
    for (const Event &event : attack.soFar)
        html += rolledOrResolvedHtml(p, event);
    return html + (attack.isOverrun ? overrunHtml(p, attack.preview) : diceHtml(p, attack));
}

QString PreviewView::diceHtml(const Position &p, const ShownAttack &attack) const
{
    const QString open = attack.isOpen ? openHtml(attack.preview) : QString();
    const QString pools = poolsHtml(p, attack.preview);
    return m_isBrief ? pools + open : open + pools;
}

QString PreviewView::openHtml(const AttackPreview &preview) const
{
    QString html = chancesHtml(
        preview.chances, preview.returned ? tr("Chances against the defence unit") : tr("Chances"));
    if (preview.returned)
        html += chancesHtml(preview.returnedChances, tr("Chances against the assault unit"));
    if (preview.blast || preview.chances.collapse > 0)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("A critical hit may bring a blast roll: what the unit is in collapses "
                            "with a chance of %1.")
                             .arg(percent(preview.chances.collapse)));
    return html;
}

QString PreviewView::poolsHtml(const Position &p, const AttackPreview &preview) const
{
    QString html;
    if (preview.spotting.rolls)
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Spotting (included above): %1 or more on one die after the modifier "
                            "%2 – %3.")
                             .arg(preview.spotting.number)
                             .arg(editor::signedNumber(preview.spotting.modifier))
                             .arg(percent(preview.spotted)));
    if (preview.dice != DiceCount{}) {
        html += poolHtml(p, preview.dice, PoolSide::Attack, tr("Attack"));
        html += poolHtml(p, preview.dice, PoolSide::Defence, tr("Defence"));
    }
    if (preview.blast) {
        html += poolHtml(p, *preview.blast, PoolSide::Attack, tr("Blast roll"));
        html += poolHtml(p, *preview.blast, PoolSide::Defence, tr("Terrain die"));
    }
    if (preview.returned) {
        html += poolHtml(p, *preview.returned, PoolSide::Attack, tr("Return attack"));
        html += poolHtml(p, *preview.returned, PoolSide::Defence, tr("Return defence"));
    }
    return html;
}

// "#0.d.3": the fourth line of the dice of the first attack that is shown, "r" of those returned.
QString PreviewView::addressOf(const DiceCount &count, std::size_t line) const
{
    for (std::size_t i = 0; i < m_attacks.size(); ++i) {
        const AttackPreview &preview = m_attacks[i].preview;
        const bool isReturned = preview.returned && &*preview.returned == &count;
        if (isReturned || &preview.dice == &count)
            return QStringLiteral("#%1.%2.%3")
                .arg(i)
                .arg(QLatin1Char(isReturned ? 'r' : 'd'))
                .arg(line);
    }
    return {};
}

CaseMaker PreviewView::caseOf(const QString &address) const
{
    const QStringList parts = address.split(QLatin1Char('.'));
    const std::size_t at = parts.value(0).toUInt();
    const std::size_t line = parts.value(2).toUInt();
    if (parts.size() != 3 || at >= m_attacks.size())
        return {};
    const bool isReturned = parts[1] == QLatin1String("r");
    const auto &returned = m_attacks[at].preview.returned;
    if (isReturned && !returned)
        return {};
    const DiceCount count = isReturned ? *returned : m_attacks[at].preview.dice;
    if (line >= count.lines.size())
        return {};
    return [p = m_position, attack = m_attacks[at], count, line] {
        return RuleCases::ofDice(p, attack, count, line);
    };
}

QString PreviewView::ruleOfLine(int line) const
{
    return linkOfLine(line).section(QLatin1Char('#'), 0, 0);
}

CaseMaker PreviewView::caseOfLine(int line) const
{
    return caseOf(linkOfLine(line).section(QLatin1Char('#'), 1));
}

QString PreviewView::linkOfLine(int line) const
{
    QString last;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QString link = part.fragment().charFormat().anchorHref();
            const bool isRule = link.size() > 1 && link[0].isUpper() && link[1].isDigit();
            if (isRule && link != last && line-- == 0)
                return link;
            last = link;
        }
    return {};
}

void PreviewView::showAttacks(const Position &p, const std::vector<ShownAttack> &attacks)
{
    m_position = p;
    m_attacks = attacks;
    showHtml(attacksHtml());
}

QString PreviewView::attacksHtml() const
{
    QString html;
    for (const ShownAttack &attack : m_attacks)
        html += attackHtml(m_position, attack);
    return html;
}

void PreviewView::showLast(const Position &p, const std::vector<Event> &events)
{
    QString html;
    for (const Event &event : events) {
        if (const QString dice = rolledOrResolvedHtml(p, event); !dice.isEmpty())
            html += dice;
        else if (const QString text =
                     m_isBrief ? ToldText::sentence(p, event) : EventText::of(p, event);
                 !text.isEmpty())
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
    QString text = html;
    if (isLargeType())
        text.remove(QStringLiteral("<small>")).remove(QStringLiteral("</small>"));
    const QString shown = QStringLiteral("%1 %2 %3 %4")
                              .arg(palette().cacheKey())
                              .arg(devicePixelRatioF())
                              .arg(font().key(), text);
    if (shown == m_shown)
        return;
    m_shown = shown;
    document()->clear(); // its pictures too: colours and font may be others now
    setHtml(text);
}

} // namespace hexwerk::assault::ui
