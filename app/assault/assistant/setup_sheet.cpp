#include "app/assault/assistant/setup_sheet.h"

#include <QEvent>
#include <QKeyEvent>
#include <QSettings>

#include "app/assault/assistant/counter_picture.h"
#include "app/assault/assistant/large_parts.h"
#include "app/assault/assistant/tick_row.h"
#include "app/basis/large_type.h"
#include "core/assault/scenario/objective_terms.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/desk_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
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
    m_lines = {tiles(), counters(), onTheMap(), ready()};
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

std::vector<SetupSheet::Line> SetupSheet::tiles() const
{
    std::vector<Line> lines;
    for (const TilePlacement &tile : m_scenario.board.tiles)
        //: %1 is the id of a map tile
        lines.push_back(
            {.text = tile.turned
                         ? tr("Tile %1, turned round").arg(QString::fromStdString(tile.tile))
                         : tr("Tile %1").arg(QString::fromStdString(tile.tile)),
             //: %1 is a hex
             .where =
                 tr("its upper left hex is %1").arg(QString::fromStdString(toString(tile.at)))});
    for (const Overlay &overlay : m_scenario.board.overlays)
        lines.push_back({.text = ChoiceText::overlayKind(overlay.kind, *m_library),
                         .where = QString::fromStdString(toString(overlay.hex))});
    return lines;
}

// Those that are alike in one line.
std::vector<SetupSheet::Line> SetupSheet::counters() const
{
    std::vector<Line> lines;
    const DeskText text(m_rules, {});
    for (std::size_t side = 0; side < m_scenario.sides.size(); ++side) {
        lines.push_back({.heading = static_cast<int>(side)});
        std::map<std::string, std::vector<const UnitSpec *>> byCard;
        for (const UnitSpec &unit : m_scenario.units)
            if (unit.side == m_scenario.sides[side].id)
                byCard[unit.card].push_back(&unit);
        for (const auto &[id, units] : byCard) {
            const UnitCard *card = m_rules.cards.unit(id);
            if (!card)
                continue;
            QStringList ids;
            for (const UnitSpec *unit : units)
                ids << QString::fromStdString(unit->id);
            lines.push_back({.text = QStringLiteral("%1 × %2")
                                         .arg(units.size())
                                         .arg(editor::inWindowLanguage(card->name)),
                             .picture = pictureOf(
                                 m_rules, {.id = {}, .card = id, .strength = card->strength}, 40),
                             .where = ids.join(QStringLiteral(", "))});
        }
        for (const Reinforcement &group : m_scenario.reinforcements)
            if (group.side == m_scenario.sides[side].id)
                for (const ReinforcementUnits &units : group.units)
                    if (const UnitCard *card = m_rules.cards.unit(units.card))
                        lines.push_back(
                            {.text = QStringLiteral("%1 × %2")
                                         .arg(units.count)
                                         .arg(editor::inWindowLanguage(card->name)),
                             .picture = pictureOf(
                                 m_rules,
                                 {.id = {}, .card = units.card, .strength = card->strength}, 40),
                             .where = tr("put aside for turn %1").arg(group.turn)});
    }
    return lines;
}

std::vector<SetupSheet::Line> SetupSheet::onTheMap() const
{
    std::vector<Line> lines;
    for (std::size_t side = 0; side < m_scenario.sides.size(); ++side) {
        lines.push_back({.heading = static_cast<int>(side)});
        for (const UnitSpec &unit : m_scenario.units) {
            const UnitCard *card = m_rules.cards.unit(unit.card);
            if (unit.side != m_scenario.sides[side].id || !card)
                continue;
            const int strength = (unit.half ? card->halfStrength : card->strength) - unit.damage;
            TableUnit counter{.id = unit.id,
                              .card = unit.card,
                              .strength = strength,
                              .experience = unit.experience};
            for (const std::string &name : unit.markers)
                if (const auto marker = markerFromString(name))
                    counter.markers.set(*marker);
            const DeskText text(m_rules, {});
            const bool isPlain = strength == card->strength && counter.markers.isEmpty();
            lines.push_back(
                {.text = isPlain ? text.counter(counter)
                                 : QStringLiteral("%1, %2").arg(text.counter(counter),
                                                                text.condition(counter)),
                 .picture = pictureOf(m_rules, counter, 40),
                 .where = unit.at     ? QString::fromStdString(toString(*unit.at))
                          : unit.on   ? tr("on %1").arg(QString::fromStdString(*unit.on))
                          : unit.zone ? tr("in the zone %1").arg(QString::fromStdString(*unit.zone))
                                      : QString()});
        }
    }
    return lines;
}

std::vector<SetupSheet::Line> SetupSheet::ready() const
{
    std::vector<Line> lines;
    for (const Objective &objective : m_scenario.objectives) {
        const std::string holder = firstHolder(objective, m_scenario);
        const auto side = std::find_if(m_scenario.sides.begin(), m_scenario.sides.end(),
                                       [&](const SideSpec &one) { return one.id == holder; });
        const QString name = editor::inWindowLanguage(objective.name);
        //: an objective: %1 is its name, %2 a hex
        lines.push_back(
            {.text = tr("Marker on %1, %2")
                         .arg(name.isEmpty() ? QString::fromStdString(objective.id) : name,
                              QString::fromStdString(toString(objective.hex))),
             .where = side == m_scenario.sides.end() ? tr("nobody")
                                                     : editor::inWindowLanguage(side->name)});
    }
    for (const Track &track : m_scenario.tracks) {
        const QString name = editor::inWindowLanguage(track.name);
        //: a track of the troop status board, and the number on which its marker begins
        lines.push_back(
            {.text = tr("Track: %1").arg(name.isEmpty() ? QString::fromStdString(track.id) : name),
             .where = QString::number(track.start)});
    }
    lines.push_back({.text = tr("Turn marker"), .where = tr("1 of %1").arg(m_scenario.turns)});
    return lines;
}

void SetupSheet::fill()
{
    m_lines = {tiles(), counters(), onTheMap(), ready()};
    emptyColumn(*m_rows);
    const auto &lines = m_lines[static_cast<std::size_t>(m_step)];
    auto &ticked = m_ticked[static_cast<std::size_t>(m_step)];
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line &line = lines[i];
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
               m_step == Ready ? tr("All is set up: start")
                               //: %1 is the next part of the set-up
                               : tr("Next: %1").arg(steps.value(m_step + 1)),
               QStringLiteral("⏎"));
}

} // namespace hexwerk::assault::ui
