#include "app/assault/beside/guide_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/table/shrinking_view.h"
#include "editor/canvas/icons.h"
#include "editor/keys/keyed_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

GuidePanel::GuidePanel(const RulesText &rules, QWidget *parent)
    : QFrame(parent)
    , m_rules(rules)
    , m_title(new QLabel(this))
    , m_words(new ShrinkingView(new QWidget, 5, this))
    , m_text(new QLabel(this))
    , m_links(new QLabel(this))
    , m_place(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_forth(new QPushButton(this))
    , m_end(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(5);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_words);
    m_words->setFocusPolicy(Qt::TabFocus); // arrows scroll
    m_words->setBackgroundRole(QPalette::AlternateBase);
    auto *words = new QVBoxLayout(m_words->widget());
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(column->spacing());
    for (QLabel *label : {m_text, m_links}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    m_text->setTextFormat(Qt::PlainText);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto *row = new QHBoxLayout;
    m_back->setIcon(editor::icon(QStringLiteral("left")));
    m_forth->setIcon(editor::icon(QStringLiteral("right")));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_place, m_forth})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(m_end);
    column->addLayout(row);
    connect(m_links, &QLabel::linkActivated, this, &GuidePanel::ruleWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_lessons.at() - 1); });
    connect(m_forth, &QPushButton::clicked, this, [this] { goTo(m_lessons.at() + 1); });
    connect(m_end, &QPushButton::clicked, this, [this] {
        end();
        emit ended();
    });
    retranslate();
    end();
}

void GuidePanel::begin(Guide guide)
{
    m_lessons = Lessons(std::move(guide));
    show();
}

void GuidePanel::follow(const Position &p, const std::vector<Event> &events, Lessons::By last)
{
    if (m_lessons.isRunning() && m_lessons.follow(p, events, last))
        show();
}

void GuidePanel::choose(const Position &p, UnitId unit)
{
    if (m_lessons.isRunning() && m_lessons.choose(p, unit))
        show();
}

void GuidePanel::goToLast()
{
    if (!m_lessons.explained().empty())
        goTo(m_lessons.explained().size() - 1);
}

void GuidePanel::goTo(std::size_t at)
{
    m_lessons.goTo(at);
    show();
}

QString GuidePanel::rulesHtml(const Lesson &lesson) const
{
    QStringList links;
    for (const std::string &rule : lesson.rules) {
        const RuleEntry *entry = m_rules->find(rule);
        const QString title =
            entry ? editor::toQString(editor::saidIn(*entry, editor::windowLanguage()).title)
                  : QString();
        links << QStringLiteral("<a href=\"%1\">%1</a> %2")
                     .arg(editor::toQString(rule), title.toHtmlEscaped());
    }
    return links.join(QStringLiteral(" \u00b7 "));
}

void GuidePanel::show()
{
    const bool isSeen = m_lessons.isRunning() && !m_lessons.explained().empty();
    setVisible(isSeen);
    if (!isSeen)
        return;
    const Lesson &lesson = m_lessons.lesson();
    m_title->setText(
        QStringLiteral("<b>%1</b>").arg(editor::inWindowLanguage(lesson.title).toHtmlEscaped()));
    m_text->setText(editor::withKeys(editor::inWindowLanguage(lesson.text)).simplified());
    m_links->setText(rulesHtml(lesson));
    m_words->verticalScrollBar()->setValue(0);
    //: %1 is the number of an explanation, %2 how many there were so far
    m_place->setText(tr("%1 of %2").arg(m_lessons.at() + 1).arg(m_lessons.explained().size()));
    m_back->setEnabled(m_lessons.at() > 0);
    m_forth->setEnabled(!m_lessons.isLast());
}

void GuidePanel::retranslate()
{
    setAccessibleName(tr("Course"));
    m_back->setToolTip(tr("Previous explanation"));
    m_back->setAccessibleName(tr("Previous explanation"));
    m_forth->setToolTip(tr("Next explanation"));
    m_forth->setAccessibleName(tr("Next explanation"));
    m_words->setAccessibleName(tr("Explanation"));
    m_links->setAccessibleName(tr("Rules for this explanation"));
    m_end->setText(tr("End the course"));
    show();
}

void GuidePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace hexwerk::assault::ui
