#include "app/assault/assistant/setup_sheet.h"

#include <QEvent>
#include <QKeyEvent>
#include <QSettings>

#include "app/assault/assistant/large_parts.h"
#include "app/assault/assistant/tick_row.h"
#include "app/basis/large_type.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

SetupSheet::SetupSheet(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    auto *bar = new QHBoxLayout;
    m_title = new QLabel(this);
    m_title->setStyleSheet(QStringLiteral("font-weight: bold"));
    m_title->setWordWrap(true);
    m_count = new QLabel(this);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_count);
    column->addLayout(bar);
    m_steps = new ChoiceRow(this);
    m_steps->setQuestionWidth(0);
    column->addWidget(m_steps);
    m_area = scrollingColumn(this, m_rows);
    m_rows->setSpacing(2);
    column->addWidget(m_area, 1);
    auto *row = new QHBoxLayout;
    for (QPushButton **one : {&m_back, &m_skip, &m_next}) {
        *one = largeButton(this);
        row->addWidget(*one, *one == m_next ? 1 : 0);
    }
    column->addLayout(row);
    connect(m_steps, &ChoiceRow::chosen, this, &SetupSheet::turnTo);
    connect(m_back, &QPushButton::clicked, this, &SetupSheet::leaveWanted);
    connect(m_skip, &QPushButton::clicked, this, &SetupSheet::start);
    connect(m_next, &QPushButton::clicked, this, &SetupSheet::next);
    retranslate();
}

void SetupSheet::show(const Scenario &scenario, const SharedData &library)
{
    m_scenario = scenario;
    m_library = library;
    m_rules = {library->system, library->cards, scenario.profile, scenario.options};
    m_step = Tiles;
    m_lines = SetupLines(m_scenario, *m_library, m_rules).all();
    takeUpTicks();
    fill();
}

static QString keyOfTicks(const Scenario &scenario)
{
    return QStringLiteral("assistant/set-up/%1").arg(QString::fromStdString(scenario.id));
}

// "2:7" is the eighth line of the third step. In front stands how many lines there were: of a
// scenario that has changed nothing is ticked.
void SetupSheet::keepTicks() const
{
    QStringList ticks;
    for (const auto &lines : m_lines)
        ticks << QString::number(lines.size());
    for (std::size_t step = 0; step < m_ticked.size(); ++step)
        for (const std::size_t line : m_ticked[step])
            ticks << QStringLiteral("%1:%2").arg(step).arg(line);
    QSettings().setValue(keyOfTicks(m_scenario), ticks);
}

void SetupSheet::takeUpTicks()
{
    m_ticked.assign(m_lines.size(), {});
    const QStringList ticks = QSettings().value(keyOfTicks(m_scenario)).toStringList();
    for (std::size_t step = 0; step < m_lines.size(); ++step)
        if (ticks.value(static_cast<int>(step)) != QString::number(m_lines[step].size()))
            return;
    for (const QString &tick : ticks.mid(static_cast<int>(m_lines.size()))) {
        const auto step = tick.section(QLatin1Char(':'), 0, 0).toULongLong();
        if (step < m_ticked.size())
            m_ticked[step].insert(tick.section(QLatin1Char(':'), 1).toULongLong());
    }
}

void SetupSheet::start()
{
    QSettings().remove(keyOfTicks(m_scenario));
    emit startWanted();
}

void SetupSheet::fill()
{
    m_lines = SetupLines(m_scenario, *m_library, m_rules).all();
    emptyColumn(*m_rows);
    const auto &lines = m_lines[static_cast<std::size_t>(m_step)];
    auto &ticked = m_ticked[static_cast<std::size_t>(m_step)];
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const SetupLine &line = lines[i];
        if (line.heading >= 0) {
            const SideSpec &side = m_scenario.sides[static_cast<std::size_t>(line.heading)];
            const QString name = editor::inWindowLanguage(side.name);
            auto *heading =
                new QLabel(name.isEmpty() ? QString::fromStdString(side.id) : name, this);
            heading->setStyleSheet(
                QStringLiteral("font-weight: bold; padding: 6px; border-left: 16px solid %1")
                    .arg(sideColour(side.colour).name()));
            m_rows->addWidget(heading);
            continue;
        }
        auto *row = new TickRow(line.text, line.picture, line.where, this);
        row->setTicked(ticked.contains(i));
        connect(row, &TickRow::ticked, this, [this, i](bool isOn) {
            auto &now = m_ticked[static_cast<std::size_t>(m_step)];
            if (isOn)
                now.insert(i);
            else
                now.erase(i);
            keepTicks();
            retranslate();
        });
        m_rows->addWidget(row);
    }
    if (lines.empty())
        m_rows->addWidget(new QLabel(tr("Nothing to do here."), this));
    m_rows->addStretch();
    retranslate();
}

void SetupSheet::turnTo(int step)
{
    m_step = step;
    fill();
    m_area->ensureVisible(0, 0);
}

void SetupSheet::next()
{
    // What was seen on the way on is done.
    auto &ticked = m_ticked[static_cast<std::size_t>(m_step)];
    for (std::size_t i = 0; i < m_lines[static_cast<std::size_t>(m_step)].size(); ++i)
        ticked.insert(i);
    keepTicks();
    if (m_step == Ready)
        start();
    else
        turnTo(m_step + 1);
}

void SetupSheet::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return next();
    case Qt::Key_S:
        return start();
    case Qt::Key_Escape:
        emit leaveWanted();
        return;
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4:
        return turnTo(event->key() - Qt::Key_1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void SetupSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && !m_ticked.empty())
        fill();
    QWidget::changeEvent(event);
}

void SetupSheet::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    retranslate(); // now the writing has its size
    setFocus();
}

void SetupSheet::retranslate()
{
    const QString title = editor::inWindowLanguage(m_scenario.title);
    setAccessibleName(tr("Set-up sheet"));
    //: %1 is the title of a scenario
    m_title->setText(tr("Set-up: %1").arg(title));
    std::size_t all = 0;
    std::size_t done = 0;
    for (std::size_t step = 0; step < m_lines.size(); ++step)
        for (std::size_t i = 0; i < m_lines[step].size(); ++i)
            if (m_lines[step][i].heading < 0) {
                ++all;
                done += m_ticked[step].contains(i);
            }
    m_count->setText(tr("%1 of %2").arg(done).arg(all));
    const QStringList steps = {tr("Tiles"), tr("Counters"), tr("On the map"), tr("Ready?")};
    m_steps->setQuestion({}, {});
    m_steps->setChoices(steps, {m_step}, 0, true);
    nameButton(*m_back, tr("Leave"), tr("Esc"));
    nameButton(*m_skip, tr("Start without ticking"), QStringLiteral("S"));
    nameButton(*m_next,
               m_step == Ready ? tr("Everything set up: start")
                               //: %1 is the next part of the set-up
                               : tr("Next: %1").arg(steps.value(m_step + 1)),
               QStringLiteral("⏎"));
}

} // namespace hexwerk::assault::ui
