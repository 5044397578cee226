#include "app/assault/beside/hint_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "editor/assault/text/advice_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr double kLeastPoints = 0.0005; // what would be shown as nothing

using Qt::Literals::StringLiterals::operator""_s;

HintPanel::HintPanel(QWidget *parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_do(new QPushButton(editor::icon(u"check"_s), {}, this))
    , m_close(new QPushButton(editor::icon(u"remove"_s), {}, this))
{
    setObjectName(u"hint"_s);
    setFrameShape(QFrame::StyledPanel);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_words->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto *row = new QHBoxLayout;
    row->addWidget(m_do, 1);
    row->addWidget(m_close, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 6);
    column->setSpacing(4);
    column->addWidget(m_words);
    column->addLayout(row);
    connect(m_words, &QLabel::linkActivated, this, &HintPanel::ruleWanted);
    connect(m_do, &QPushButton::clicked, this, &HintPanel::wanted);
    connect(m_close, &QPushButton::clicked, this, &HintPanel::closed);
    hide();
}

void HintPanel::say(const QString &html)
{
    m_words->setText(html);
    m_words->setToolTip(tr("Numbers with a sign are percentage points of the chance to win: what "
                           "speaks for the plan, and what against it."));
    m_do->setText(tr("D&o it"));
    m_do->setToolTip(tr("Give this order, as if you had given it yourself"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(
        editor::tipWithKey(tr("Close the hint"), editor::keyOf(QStringLiteral("assault.Hint"))));
    show();
}

void HintPanel::wait()
{
    say(tr("Looking for a good move...").toHtmlEscaped());
    m_do->hide();
}

static QString bold(const QString &words)
{
    return u"<b>%1</b>"_s.arg(words.toHtmlEscaped());
}

static QString reasonRow(const Position &p, const Reason &reason)
{
    const QString rule = AdviceText::ruleOf(reason);
    const QString link = rule.isEmpty() ? QString() : u" (<a href=\"%1\">%1</a>)"_s.arg(rule);
    return u"<tr><td align=\"right\">%1&nbsp;&nbsp;</td><td>%2%3</td></tr>"_s.arg(
        AdviceText::points(reason.amount).toHtmlEscaped(),
        AdviceText::reason(p, reason).toHtmlEscaped(), link);
}

static QString otherLine(const Position &p, const Advice &advice)
{
    const double cost = advice.best.chance - advice.other->chance;
    const QString plan = AdviceText::plan(p, advice.other->plan);
    if (cost < std::max(0.005, advice.otherError))
        //: %1 is another plan, %n a number of trial games
        return HintPanel::tr("About as good in %n trial game(s): %1.", nullptr, advice.games)
            .arg(plan);
    //: %1 is another plan, %2 a number of percent points, %n a number of trial games
    return HintPanel::tr("Second best: %1. Its chance to win is about %2 percentage points lower "
                         "(%n trial game(s)).",
                         nullptr, advice.games)
        .arg(plan, AdviceText::points(cost).mid(1));
}

// A few trial games can make a plan look worse than playing on without it: that is chance.
static QString chancesLine(const Advice &advice)
{
    const QString with = AdviceText::percent(advice.best.chance);
    if (advice.best.chance < advice.now || with == AdviceText::percent(advice.now))
        //: %1 is a percentage
        return HintPanel::tr("Chance to win: about %1").arg(with);
    //: %1 and %2 are percentages
    return HintPanel::tr("Chance to win: %1 now, %2 with it")
        .arg(AdviceText::percent(advice.now), with);
}

void HintPanel::advise(const Position &p, const Advice &advice)
{
    QString html = u"<div>%1</div><div>%2</div>"_s.arg(bold(AdviceText::plan(p, advice.best.plan)),
                                                       chancesLine(advice).toHtmlEscaped());
    QString reasons;
    for (const Reason &reason : advice.reasons)
        if (std::abs(reason.amount) >= kLeastPoints)
            reasons += reasonRow(p, reason);
    if (!reasons.isEmpty())
        html += u"<table cellspacing=\"0\">%1</table>"_s.arg(reasons);
    // Two plans that differ in their ways alone are told alike.
    if (advice.other &&
        AdviceText::plan(p, advice.other->plan) != AdviceText::plan(p, advice.best.plan))
        html += u"<div>%1</div>"_s.arg(otherLine(p, advice).toHtmlEscaped());
    if (advice.reply)
        //: %1 is an order of the other side
        html += u"<div>%1</div>"_s.arg(
            tr("Likely reply: %1").arg(AdviceText::order(p, *advice.reply)).toHtmlEscaped());
    m_do->show();
    say(html);
}

void HintPanel::propose(const Position &p, const Order &next)
{
    m_do->show();
    //: %1 is an order
    say(tr("Then: %1").arg(bold(AdviceText::order(p, next))));
}

} // namespace hexwerk::assault::ui
