#include "app/assault/beside/example_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/table/shrinking_view.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

ExamplePanel::ExamplePanel(const RulesText &rules, QWidget *parent)
    : QFrame(parent)
    , m_rules(rules)
    , m_title(new QLabel(this))
    , m_words(new ShrinkingView(new QWidget, 5, this))
    , m_text(new QLabel(this))
    , m_links(new QLabel(this))
    , m_at(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_forth(new QPushButton(this))
    , m_play(new QPushButton(this))
    , m_end(new QPushButton(this))
{
    setObjectName(QStringLiteral("example"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(5);
    column->addWidget(m_title);
    column->addWidget(m_words);
    m_words->setFocusPolicy(Qt::TabFocus); // arrows scroll
    m_words->setBackgroundRole(QPalette::AlternateBase);
    auto *words = new QVBoxLayout(m_words->widget());
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(column->spacing());
    words->addWidget(m_text);
    words->addWidget(m_links);
    column->addWidget(m_hint);
    for (QLabel *label : {m_title, m_text, m_links, m_hint})
        label->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_text->setTextFormat(Qt::PlainText);
    m_hint->setTextFormat(Qt::PlainText);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto *row = new QHBoxLayout;
    m_back->setIcon(editor::icon(QStringLiteral("left")));
    m_forth->setIcon(editor::icon(QStringLiteral("right")));
    m_play->setIcon(editor::icon(QStringLiteral("branch")));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_at, m_forth})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(m_end);
    column->addLayout(row);
    column->addWidget(m_play);
    connect(m_links, &QLabel::linkActivated, this, &ExamplePanel::ruleWanted);
    connect(m_play, &QPushButton::clicked, this,
            [this] { m_place == Place::Variation ? emit backWanted() : emit playWanted(); });
    connect(m_end, &QPushButton::clicked, this, [this] {
        end();
        emit ended();
    });
    retranslate();
    hide();
}

void ExamplePanel::setSteps(QAction &back, QAction &forth)
{
    for (const auto &[button, action] : {std::pair(m_back, &back), std::pair(m_forth, &forth)}) {
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    }
}

void ExamplePanel::show(const BoardExample &example)
{
    m_example = example;
    m_reason.clear();
    m_words->verticalScrollBar()->setValue(0);
    retranslate();
    setVisible(true);
}

void ExamplePanel::end()
{
    m_example = {};
    hide();
}

void ExamplePanel::setPlace(Place place, std::size_t step, std::size_t steps)
{
    m_place = place;
    m_step = step;
    m_steps = steps;
    showPlace();
}

void ExamplePanel::tellRefusal(const QString &reason)
{
    m_reason = reason;
    showPlace();
}

void ExamplePanel::showPlace()
{
    const bool isPlayed = m_steps > 0;
    const bool isVariation = m_place == Place::Variation;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_back, m_at, m_forth})
        widget->setVisible(isPlayed && !isVariation);
    //: of a worked example
    m_at->setText(tr("Step %1 of %2").arg(m_step).arg(m_steps));
    m_back->setEnabled(m_step > 0);
    m_forth->setEnabled(m_place == Place::Step);
    m_play->setVisible(m_place != Place::End);
    m_play->setText(isVariation ? tr("Back to the example") : tr("Play on from here"));
    QString hint;
    if (isVariation)
        hint = tr("This is your own play. The example waits where you left it.");
    else if (!m_reason.isEmpty() && m_place == Place::End)
        //: %1 is why the rules refuse an order
        hint = tr("The example goes no further: %1").arg(m_reason);
    else if (!isPlayed)
        hint = tr("Nothing is played on this board yet. Try it yourself.");
    else if (m_place == Place::End)
        hint = tr("The example ends here. Play on as you like.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void ExamplePanel::retranslate()
{
    //: %1 is the id of an example, such as W-28
    QString id = tr("Example %1").arg(m_example.id);
    if (m_example.boards > 1)
        //: %1 is "Example W-17"
        id = tr("%1, board %2 of %3").arg(id).arg(m_example.board).arg(m_example.boards);
    m_title->setText(
        QStringLiteral("<b>%1</b> <small>%2</small>")
            .arg(editor::inWindowLanguage(m_example.title).toHtmlEscaped(), id.toHtmlEscaped()));
    m_text->setText(editor::inWindowLanguage(m_example.text).simplified());
    QStringList links;
    for (const QString &rule : m_example.rules) {
        const RuleEntry *entry = m_rules->find(rule.toStdString());
        const QString title =
            entry ? editor::toQString(textIn(*entry, editor::windowLanguage()).title) : QString();
        links << QStringLiteral("<a href=\"%1\">%1</a> %2").arg(rule, title.toHtmlEscaped());
    }
    m_links->setText(links.join(QStringLiteral(" · ")));
    setAccessibleName(tr("Worked example"));
    m_words->setAccessibleName(tr("Text of the example"));
    m_links->setAccessibleName(tr("Rules of the example"));
    m_back->setAccessibleName(tr("One step back"));
    m_forth->setAccessibleName(tr("One step forward"));
    m_end->setText(tr("Close"));
    m_end->setAccessibleName(tr("Close the example"));
    showPlace();
}

void ExamplePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace hexwerk::assault::ui
