#include "app/assault/beside/points_bar.h"

#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

PointsBar::PointsBar(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(this, &QLabel::linkActivated, this, &PointsBar::ruleWanted);
}

static QString tokens(int left, int spent)
{
    return QString(left, u'●') + QString(spent, u'○');
}

static QString whose(const Position &p, const CommandPool &pool)
{
    return pool.player == 0
               ? PlayText::side(p, pool.side)
               //: %1 is a side, %2 the number of one of its players
               : PointsBar::tr("%1, player %2").arg(PlayText::side(p, pool.side)).arg(pool.player);
}

QString PointsBar::line(const Position &p, const CommandPool &pool)
{
    QStringList parts;
    if (pool.focus + pool.spentFocus > 0)
        parts << u"<a href=\"R4.9.2c\">%1</a> %2"_s.arg(tr("Focus").toHtmlEscaped(),
                                                        tokens(pool.focus, pool.spentFocus));
    for (const PointsOnCard &pile : pool.onCards)
        parts << u"%1 %2"_s.arg(
            editor::inWindowLanguage(p.setting->cards[pile.card].name).toHtmlEscaped(),
            tokens(pile.left, pile.spent));
    if (!pool.sealed.empty())
        parts << tr("%n face down", nullptr, static_cast<int>(pool.sealed.size()));
    return u"<b>%1</b>&nbsp; %2"_s.arg(whose(p, pool).toHtmlEscaped(), parts.join(u" · "_s));
}

QString PointsBar::spoken(const Position &p, const CommandPool &pool)
{
    QStringList parts = {
        tr("command focus: %1 left, %2 spent").arg(pool.focus).arg(pool.spentFocus)};
    for (const PointsOnCard &pile : pool.onCards)
        //: %1 is a unit card
        parts << tr("%1: %2 left, %3 spent")
                     .arg(editor::inWindowLanguage(p.setting->cards[pile.card].name))
                     .arg(pile.left)
                     .arg(pile.spent);
    return whose(p, pool) + u": "_s + parts.join(u"; "_s);
}

void PointsBar::show(const Position &p)
{
    setVisible(!p.points.empty());
    QStringList lines;
    QStringList words;
    for (const CommandPool &pool : p.points) {
        if (pool.total == 0 && pool.sealed.empty())
            continue;
        lines << line(p, pool);
        words << spoken(p, pool);
    }
    setText(lines.join(u"<br>"_s));
    setAccessibleName(tr("Command points"));
    setAccessibleDescription(words.join(u'\n'));
    setToolTip(tr("Command points: ● left, ○ spent (R4.9.2f)"));
}

} // namespace hexwerk::assault::ui
