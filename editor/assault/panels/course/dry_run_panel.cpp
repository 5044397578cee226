#include "editor/assault/panels/course/dry_run_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/event_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/canvas/icons.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

// Objectives are held at the end of a turn.
static constexpr std::array kEvents = {TriggerEvent::UnitEliminated, TriggerEvent::UnitDamaged,
                                       TriggerEvent::ZoneEntered,    TriggerEvent::UnitLeftMap,
                                       TriggerEvent::ObjectiveTaken, TriggerEvent::TurnEnd};

DryRunPanel::DryRunPanel(QWidget *parent)
    : QWidget(parent)
    , m_board(new StatusBoard(this))
    , m_words(new QLabel(this))
    , m_outlook(new QLabel(this))
    , m_log(new QListWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_board);
    m_words->setWordWrap(true);
    column->addWidget(m_words);
    makeForm();
    m_outlook->setWordWrap(true);
    column->addWidget(m_outlook);
    m_log->setWordWrap(true);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setMinimumHeight(120);
    column->addWidget(m_log, 1);
    retranslate();
}

void DryRunPanel::makeForm()
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto row = [&](QLabel *&label, QComboBox *&box) {
        label = new QLabel(this);
        box = new QComboBox(this);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        label->setBuddy(box);
        form->addRow(label, box);
    };
    row(m_whatLabel, m_what);
    row(m_whoLabel, m_who);
    row(m_whereLabel, m_where);
    connect(m_what, &QComboBox::currentIndexChanged, this, &DryRunPanel::showForm);
    connect(m_who, &QComboBox::currentIndexChanged, this, &DryRunPanel::offerWhere);
    auto *buttons = new QHBoxLayout;
    const auto button = [&](QPushButton *&made, const QString &sign, auto slot) {
        made = new QPushButton(editor::icon(sign), {}, this);
        connect(made, &QPushButton::clicked, this, slot);
        buttons->addWidget(made);
    };
    button(m_happen, QStringLiteral("play"), &DryRunPanel::happen);
    button(m_takeBack, QStringLiteral("take_back"), &DryRunPanel::takeBack);
    button(m_startOver, QStringLiteral("new"), &DryRunPanel::startOver);
    buttons->addStretch();
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addLayout(form);
    column->addLayout(buttons);
}

void DryRunPanel::start(const Position &from)
{
    // Numbers of units and places mean the same as before, or what was made up says nothing now.
    if (m_from && (m_from->setting->roster != from.setting->roster ||
                   m_from->setting->scenario.zones != from.setting->scenario.zones ||
                   m_from->setting->scenario.objectives != from.setting->scenario.objectives))
        m_happened.clear();
    m_from = from;
    replay();
}

void DryRunPanel::stop(const QString &why)
{
    m_from.reset();
    m_now.reset();
    m_happened.clear();
    m_log->clear();
    refresh();
    m_outlook->setText(why);
}

void DryRunPanel::replay()
{
    m_now = m_from;
    m_before.clear();
    m_log->clear();
    std::vector<MadeUpEvent> all;
    all.swap(m_happened);
    for (const MadeUpEvent &what : all) {
        m_possible = whatMayHappen(*m_now);
        if (!isPossible(what))
            break;
        m_before = m_now->tracks;
        tell(letHappen(*m_now, what));
        m_happened.push_back(what);
    }
    refresh();
}

bool DryRunPanel::isPossible(const MadeUpEvent &what) const
{
    return std::find(m_possible.begin(), m_possible.end(), what) != m_possible.end();
}

MadeUpEvent DryRunPanel::chosen() const
{
    MadeUpEvent what{.on = static_cast<TriggerEvent>(m_what->currentData().toInt())};
    const QVariant who = m_who->currentData();
    const QVariant where = m_where->currentData();
    if (what.on == TriggerEvent::ObjectiveTaken)
        what.side = static_cast<SideIndex>(who.toUInt());
    else if (who.isValid())
        what.unit = UnitId(who.toUInt());
    if (where.isValid())
        what.place = where.toUInt();
    return what;
}

void DryRunPanel::happen()
{
    const MadeUpEvent what = chosen();
    if (!isPossible(what))
        return;
    m_before = m_now->tracks;
    tell(letHappen(*m_now, what));
    m_happened.push_back(what);
    refresh();
}

void DryRunPanel::takeBack()
{
    m_happened.pop_back();
    replay();
}

void DryRunPanel::startOver()
{
    m_happened.clear();
    replay();
}

void DryRunPanel::tell(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        const QString text = EventText::of(*m_now, event);
        if (text.isEmpty())
            continue;
        auto *item = new QListWidgetItem(text, m_log);
        item->setToolTip(editor::toQString(event.rule));
        if (std::holds_alternative<ThresholdReached>(event.what) ||
            std::holds_alternative<GameEnded>(event.what)) {
            QFont bold = font();
            bold.setBold(true);
            item->setFont(bold);
        }
    }
    m_log->scrollToBottom();
}

// How it would come out if the turn ended here.
QString DryRunPanel::outlook() const
{
    if (m_now->phase == Phase::Over)
        return tr("The game is over.");
    Position then = *m_now;
    const std::vector<Event> events = letHappen(then, {.on = TriggerEvent::TurnEnd});
    if (then.phase != Phase::Over)
        return tr("If turn %1 ended now, the game would go on.").arg(m_now->turn);
    return tr("If turn %1 ended now: %2").arg(m_now->turn).arg(EventText::of(then, events.back()));
}

void DryRunPanel::refresh()
{
    m_possible = m_now ? whatMayHappen(*m_now) : std::vector<MadeUpEvent>();
    std::vector<ShownTrack> tracks;
    if (m_now)
        tracks = shownTracks(m_now->setting->scenario, m_now->tracks);
    for (std::size_t i = 0; i < tracks.size() && i < m_before.size(); ++i)
        if (m_before[i] != tracks[i].value)
            tracks[i].before = m_before[i];
    m_board->show(std::move(tracks));
    if (m_now)
        m_outlook->setText(outlook());
    showForm();
    m_takeBack->setEnabled(!m_happened.empty());
    m_startOver->setEnabled(!m_happened.empty());
}

void DryRunPanel::showForm()
{
    const auto on = static_cast<TriggerEvent>(m_what->currentData().toInt());
    const bool who = on != TriggerEvent::TurnEnd;
    const bool where = on == TriggerEvent::ZoneEntered || on == TriggerEvent::ObjectiveTaken;
    m_whoLabel->setText(on == TriggerEvent::ObjectiveTaken ? tr("By which side")
                                                           : tr("Which unit"));
    m_whereLabel->setText(on == TriggerEvent::ObjectiveTaken ? tr("Which objective")
                                                             : tr("Which zone"));
    m_who->setAccessibleName(m_whoLabel->text());
    m_where->setAccessibleName(m_whereLabel->text());
    for (QWidget *part : std::initializer_list<QWidget *>{m_whoLabel, m_who})
        part->setVisible(who);
    for (QWidget *part : std::initializer_list<QWidget *>{m_whereLabel, m_where})
        part->setVisible(where);
    offerWho();
}

// Fills a box with what is still possible, and keeps what is chosen as long as it is.
template<typename Fill>
static void offer(QComboBox *box, Fill fill)
{
    const QSignalBlocker quiet(box);
    const QVariant chosen = box->currentData();
    box->clear();
    fill([box](const QString &text, uint data) {
        if (box->findData(data) < 0)
            box->addItem(text, data);
    });
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

void DryRunPanel::offerWho()
{
    const auto on = static_cast<TriggerEvent>(m_what->currentData().toInt());
    offer(m_who, [&](auto add) {
        for (const MadeUpEvent &what : m_possible) {
            if (what.on != on || on == TriggerEvent::TurnEnd)
                continue;
            if (on == TriggerEvent::ObjectiveTaken)
                add(PlayText::side(*m_now, what.side), what.side);
            else
                //: %1 is a unit, %2 its side
                add(tr("%1 – %2").arg(PlayText::unit(*m_now, what.unit),
                                      PlayText::side(*m_now, m_now->unit(what.unit).side)),
                    what.unit.value());
        }
    });
    offerWhere();
}

void DryRunPanel::offerWhere()
{
    const MadeUpEvent wanted = chosen();
    offer(m_where, [&](auto add) {
        for (const MadeUpEvent &what : m_possible) {
            if (what.on != wanted.on || what.unit != wanted.unit || what.side != wanted.side ||
                what.place == SIZE_MAX)
                continue;
            const Scenario &scenario = m_now->setting->scenario;
            add(what.on == TriggerEvent::ObjectiveTaken
                    ? PlayText::objective(scenario.objectives[what.place])
                    : editor::toQString(scenario.zones[what.place].id),
                static_cast<uint>(what.place));
        }
    });
    m_happen->setEnabled(isPossible(chosen()));
}

void DryRunPanel::retranslate()
{
    m_words->setText(tr("What if? Choose something that may happen: the markers move as they would "
                        "in a game. This changes neither the scenario nor the game."));
    m_whatLabel->setText(tr("What happens"));
    m_what->setAccessibleName(m_whatLabel->text());
    {
        const QSignalBlocker quiet(m_what);
        const int row = std::max(0, m_what->currentIndex());
        m_what->clear();
        for (const TriggerEvent event : kEvents)
            m_what->addItem(ChoiceText::triggerEvent(event), static_cast<int>(event));
        m_what->setCurrentIndex(row);
    }
    const auto name = [](QPushButton *button, const QString &text, const QString &tip) {
        button->setText(text);
        button->setToolTip(tip);
    };
    name(m_happen, tr("Try it"), tr("Moves the markers as the triggers say"));
    name(m_takeBack, tr("Take back"), tr("Takes back the last event"));
    name(m_startOver, tr("Start over"), tr("Takes back all events"));
    m_log->setAccessibleName(tr("Result"));
    if (m_from)
        replay();
    else
        refresh();
}

void DryRunPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
