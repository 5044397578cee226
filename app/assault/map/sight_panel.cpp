#include "app/assault/map/sight_panel.h"

#include <QEvent>
#include <QHBoxLayout>

#include "editor/assault/text/play_text.h"
#include "editor/assault/text/sight_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using editor::toQString;

static constexpr int kLines = 9; // of text that the panel is high

SightPanel::SightPanel(QWidget *parent)
    : QWidget(parent)
    , m_words(new editor::TextBrowser(this))
    , m_profile(new SightProfileView(this))
    , m_close(new QToolButton(this))
{
    m_close->setIcon(editor::icon(QStringLiteral("remove")));
    m_close->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_words, 1);
    row->addWidget(m_profile, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_close, &QToolButton::clicked, this, &SightPanel::closed);
    connect(m_words, &editor::TextBrowser::anchorClicked, this, [this](const QUrl &url) {
        const QString name = url.toString();
        if (name.startsWith(QLatin1String("unit:")))
            emit unitWanted(UnitId{name.mid(5).toUInt()});
        else
            emit ruleWanted(name.mid(5)); // behind "rule:"
    });
    retranslate();
}

QSize SightPanel::sizeHint() const
{
    return {fontMetrics().height() * 30, fontMetrics().height() * kLines};
}

void SightPanel::retranslate()
{
    m_words->setAccessibleName(tr("Line of sight"));
    m_profile->setAccessibleName(tr("Elevation profile"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close the lines of sight (Esc)"));
}

void SightPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

static QString tightParagraph(const QString &html)
{
    return QStringLiteral("<p style=\"margin:0 0 3px 0\">%1</p>").arg(html);
}

// The sentence of a reason; its rule leads to the rulebook.
static QString linked(const SightReason &reason, const Position &p)
{
    const QString rule = toQString(reason.rule);
    return SightText::reason(reason, p.board(), p.setting->data.terrain)
        .toHtmlEscaped()
        .replace(rule, QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(rule));
}

QString SightPanel::lineInWords(const Position &p, const SightInPlay &tool) const
{
    if (tool.from().isNowhere())
        return tr("Click the hex to look from, or drag from one hex to another. With the keyboard, "
                  "press Enter at each end.");
    const QString who =
        p.has(tool.observer())
            //: %1 is a unit, %2 its hex
            ? tr("%1 looks from %2.")
                  .arg(PlayText::unit(p, tool.observer()), toQString(toString(tool.from())))
            : tr("From %1.").arg(toQString(toString(tool.from())));
    QString words = tightParagraph(who.toHtmlEscaped());
    const auto line = tool.line(p);
    if (!line)
        return words +
               tightParagraph(tr("Point at the hex to look at; a click there keeps the line.")
                                  .toHtmlEscaped());
    words += tightParagraph(
        QStringLiteral("<b>%1</b>")
            .arg(SightText::answer(line->status, tool.from(), tool.to()).toHtmlEscaped()));
    if (line->reasons.empty())
        words += tightParagraph(tr("Nothing along the line affects it.").toHtmlEscaped());
    for (const SightReason &reason : line->reasons)
        words += tightParagraph(linked(reason, p));
    return words;
}

// The first that blocks says why; several that hinder add up.
static QString howItSees(const Watcher &watcher, const Position &p)
{
    QString how = SightText::status(watcher.line.status).toHtmlEscaped();
    const auto &reasons = watcher.line.reasons;
    const auto block = std::find_if(reasons.begin(), reasons.end(), [](const auto &reason) {
        return reason.effect == SightReason::Blocks;
    });
    if (block != reasons.end())
        return how + QStringLiteral("; ") + linked(*block, p);
    for (const SightReason &reason : reasons)
        how += QStringLiteral("; ") + linked(reason, p);
    return how;
}

QString SightPanel::watchersInWords(const Position &p, const SightInPlay &tool) const
{
    if (tool.to().isNowhere())
        return tr("Point at a hex; a click there keeps it.");
    const auto bold = [](const QString &text) {
        return tightParagraph(QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()));
    };
    const QString question = bold(tr("Who sees %1?").arg(toQString(toString(tool.to()))));
    QString words; // the sides beside each other
    SideIndex side = kNobody;
    for (const Watcher &watcher : tool.watchers(p)) {
        const Unit &unit = p.unit(watcher.unit);
        if (unit.side != side)
            words += QStringLiteral("<td width=\"50%\">") + bold(PlayText::side(p, unit.side));
        side = unit.side;
        const QString name = QStringLiteral("<a href=\"unit:%1\">%2</a>")
                                 .arg(watcher.unit.value())
                                 .arg(PlayText::unit(p, watcher.unit).toHtmlEscaped());
        words += tightParagraph(
            //: %1 is a unit, %2 its hex, %n how far away it is, %3 clear, hindered or blocked, and
            //: why
            tr("%1 in %2, %n hex(es): %3", nullptr, watcher.range)
                .arg(name, toQString(toString(unit.at)), howItSees(watcher, p)));
    }
    return question + QStringLiteral("<table width=\"100%\"><tr>%1</tr></table>").arg(words);
}

void SightPanel::show(const Position &p, const SightInPlay &tool)
{
    const bool asksWho = tool.mode() == SightMode::Watchers;
    m_words->setHtml(asksWho ? watchersInWords(p, tool) : lineInWords(p, tool));
    m_profile->setVisible(!asksWho);
    const auto line = tool.line(p);
    if (!line)
        return m_profile->show(std::nullopt);
    m_profile->show(profileOf(p.board(), p.setting->data.terrain, p.setting->sight,
                              tool.endAt(p, tool.from()), tool.endAt(p, tool.to()), *line));
}

} // namespace hexwerk::assault::ui
