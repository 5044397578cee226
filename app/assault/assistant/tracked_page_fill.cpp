// What the page of a followed game says.
#include <QBoxLayout>
#include <QScrollBar>
#include <QToolButton>

#include "app/assault/assistant/counter_picture.h"
#include "app/assault/assistant/large_parts.h"
#include "app/assault/assistant/tick_row.h"
#include "app/assault/assistant/tracked_page.h"
#include "app/basis/large_type.h"
#include "core/assault/game/box.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_points.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/told_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr std::size_t kLastSteps = 6;

void TrackedPage::fill()
{
    if (!m_session.isRunning())
        return;
    const QString title = editor::inWindowLanguage(m_session.scenario().title);
    m_title->setText(title.isEmpty() ? tr("Game at the table") : title);
    fillSides();
    fillPanel();
    fillCourse();
    m_back->setEnabled(m_session.canTakeBack());
}

static UnitStrip::Shown shownOf(const TablePosition &t, UnitId id, int number)
{
    const Unit &unit = t.game.unit(id);
    const UnitCard &card = t.game.card(id);
    TableUnit counter = counterOf(t, id);
    counter.markers = {};
    UnitStrip::Shown shown{.number = number,
                           .counter = pictureOf(*t.rules, counter, 44),
                           .name = QStringLiteral("%1 %2").arg(PlayText::name(t.game, id),
                                                               QString::fromStdString(counter.id)),
                           .state = ToldText::state(t, unit),
                           .strength = unit.isOnMap() ? unit.strength : 0,
                           .most = card.strength,
                           .side = sideColour(t.game.setting->scenario.sides[unit.side].colour),
                           .isGone = !unit.isOnMap(),
                           .isDone = unit.isOnMap() && unit.activated};
    QStringList names;
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        const bool isDugIn = marker == Marker::DugIn && unit.isOnMap() && t.game.isDugIn(unit.at);
        if (!unit.markers.has(marker) && !isDugIn)
            continue;
        shown.markers.push_back(pictureOf(marker, 64));
        names << PlayText::marker(t.game, marker);
    }
    shown.markerNames = names.join(QStringLiteral(", "));
    return shown;
}

void TrackedPage::fillSides()
{
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        const std::vector<UnitId> units = unitsOf(static_cast<SideIndex>(side));
        int ready = 0;
        std::vector<UnitStrip *> &strips = m_strips[side];
        while (strips.size() < units.size()) {
            auto *strip = new UnitStrip(m_sides[side]);
            const std::size_t place = strips.size();
            connect(strip, &UnitStrip::clicked, this, [this, side, place] {
                chooseUnit(unitsOf(static_cast<SideIndex>(side))[place]);
            });
            m_lists[side]->insertWidget(static_cast<int>(place), strip);
            strips.push_back(strip);
        }
        for (std::size_t i = 0; i < strips.size(); ++i) {
            strips[i]->setVisible(i < units.size());
            if (i >= units.size())
                continue;
            const Unit &unit = table().game.unit(units[i]);
            ready += unit.inPlay() && !unit.activated && !unit.markers.hasAny(kMoraleMarkers);
            strips[i]->show(shownOf(table(), units[i], static_cast<int>(i) + 1));
            strips[i]->setChecked(units[i] == m_unit);
        }
        const bool isChosen = side == m_side;
        m_headers[side]->setStyleSheet(
            QStringLiteral("QPushButton { text-align: left; padding-left: 8px; font-weight: %1; "
                           "border: %2px solid palette(%3); border-left: 16px solid %4; }")
                .arg(isChosen ? QStringLiteral("bold") : QStringLiteral("normal"))
                .arg(isChosen ? 3 : 1)
                .arg(isChosen ? QStringLiteral("highlight") : QStringLiteral("mid"),
                     sideColour(table().game.setting->scenario.sides[side].colour).name()));
        //: %1 is a side
        m_headers[side]->setText(
            tr("%1 – %n ready", nullptr, ready)
                .arg(PlayText::side(table().game, static_cast<SideIndex>(side))));
    }
}

void TrackedPage::fillPanel()
{
    const Unit *unit = chosen();
    const bool isThere = unit && unit->isOnMap();
    m_unitTitle->setText(!unit ? tr("Choose a unit by its number.")
                         //: %1 is a unit, %2 how it is
                         : isThere
                             ? tr("<b>%1</b> – press a marker to place it, again to remove it")
                                   .arg(PlayText::unit(table().game, m_unit).toHtmlEscaped())
                             : QStringLiteral("<b>%1</b> – %2")
                                   .arg(PlayText::unit(table().game, m_unit).toHtmlEscaped(),
                                        ToldText::state(table(), *unit).toHtmlEscaped()));
    m_unitTitle->setStyleSheet(m_ringOnMarkers
                                   ? QStringLiteral("border: 2px solid palette(highlight); "
                                                    "padding: 2px")
                                   : QStringLiteral("padding: 4px"));
    for (std::size_t i = 0; i < m_markers.size(); ++i) {
        QPushButton *button = m_markers[i];
        const QString name = PlayText::marker(table().game, kUsualMarkers[i]);
        QString words = editor::withoutMnemonic(name); // two lines take less room
        if (const auto space = words.indexOf(QLatin1Char(' ')); space > 0)
            words[space] = QLatin1Char('\n');
        button->setText(QStringLiteral("%1 %2").arg(i + 1).arg(words));
        button->setAccessibleName(name);
        button->setIcon(QPixmap::fromImage(pictureOf(kUsualMarkers[i], 64)));
        button->setEnabled(isThere);
        button->setChecked(isThere && unit->markers.has(kUsualMarkers[i]));
    }
    for (QPushButton *one : {m_damage, m_heal})
        one->setEnabled(isThere);
    m_everything->setEnabled(unit != nullptr);
    m_note->setEnabled(m_session.canTakeBack());

    QStringList steps;
    const auto &log = m_session.game().log();
    for (std::size_t i = log.size(); i > 0 && steps.size() < int(kLastSteps); --i) {
        const QString step =
            ToldText::step(table(), log[i - 1].order, log[i - 1].events).toHtmlEscaped();
        if (step.isEmpty())
            continue;
        const QString &refusal = QString::fromStdString(m_session.records()[i - 1].refusal);
        steps << (refusal.isEmpty()
                      ? step
                      //: %1 is a step of the game, %2 the rule that it breaks
                      : tr("<b>Played anyway:</b> %1 – against %2").arg(step, refusal));
    }
    m_last->setText(steps.isEmpty() ? tr("Nothing has happened yet.")
                                    : QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                                          .arg(tr("Last steps").toHtmlEscaped(),
                                               steps.join(QStringLiteral("<br>"))));
}

void TrackedPage::fillCourse()
{
    const Position &p = table().game;
    m_refusalBox->setVisible(m_refused.has_value());
    m_force->setVisible(m_refused.has_value());
    m_turn->setText(p.setting->scenario.turns < 99
                        ? tr("Turn %1 of %2").arg(p.turn).arg(p.setting->scenario.turns)
                        : tr("Turn %1").arg(p.turn));
    const auto now = std::ranges::find(kPhasesOfTurn, p.phase);
    const bool isInTurn = now != kPhasesOfTurn.end();
    for (std::size_t i = 0; i < kPhasesOfTurn.size(); ++i) {
        const Phase phase = kPhasesOfTurn[i];
        const bool isNow = p.phase == phase;
        const bool isDone = isInTurn && kPhasesOfTurn.begin() + std::ptrdiff_t(i) < now;
        QString words = PlayText::phase(phase);
        if (phase == Phase::Initiative && isDone)
            //: the initiative of a turn: %1 is a side
            words = tr("Initiative: %1").arg(PlayText::side(p, p.startingPlayer));
        m_phases[i]->setText((isDone  ? QStringLiteral("✓ ")
                              : isNow ? QStringLiteral("▶ ")
                                      : QStringLiteral("○ ")) +
                             words);
        m_phases[i]->setVisible(phase != Phase::Planning || p.setting->switches.commandPoints);
        m_phases[i]->setStyleSheet(
            isNow ? QStringLiteral("font-weight: bold; border: 2px solid palette(highlight)")
                  : QString());
    }

    emptyColumn(*m_answers);
    const auto answer = [this](const QString &words, const TableOrder &order, const QString &key) {
        QPushButton *one = largeButton(m_course);
        one->setText(editor::withoutMnemonic(words));
        if (!key.isEmpty())
            one->setIcon(keyCap(key, *this));
        connect(one, &QPushButton::clicked, this, [this, order] { tell(order); });
        m_answers->addWidget(one);
        one->show();
    };
    const bool isPlayed = p.phase == Phase::Support || p.phase == Phase::Action;
    QString toAct = ToldText::verdict(table());
    if (asksForCards(table())) {
        toAct = PlayText::question(p);
        int number = 0;
        for (const std::string &id : choices(p)) {
            const QString key = ++number <= 9 ? QString::number(number) : QString();
            const TableOrder order =
                p.pending.isChance() ? TableOrder(Draw{id}) : TableOrder(Choose{id});
            answer(PlayText::card(p, id), order, key);
        }
        if (Tabletop::query(table(), Decline{}))
            answer(tr("None of them"), Decline{}, {});
    } else if (p.phase == Phase::Initiative) {
        if (const SideIndex fixed = fixedStarter(table()); fixed != kNobody) {
            //: %1 is a side
            toAct = tr("Begins every turn: %1").arg(PlayText::side(p, fixed));
        } else {
            toAct = tr("Who rolled the higher die?");
            for (SideIndex side = 0; side < p.setting->scenario.sides.size(); ++side)
                answer(PlayText::side(p, side), BeginTurn{side},
                       m_ringOnMarkers ? QString() : QString::number(side + 1));
        }
    } else if (p.phase == Phase::Planning) {
        toAct = isPlanned(table()) ? tr("All command points lie on cards.")
                                   : tr("Put your command points on unit cards.");
    } else if (isPlayed) {
        const QString side = PlayText::side(p, table().toAct);
        toAct = QStringLiteral("<b>%1</b><br>%2")
                    .arg(tr("To act: %1").arg(side).toHtmlEscaped(),
                         isPhaseOver(table()) ? tr("The phase is over.").toHtmlEscaped()
                         : table().passes == 0
                             ? tr("Nobody has passed.").toHtmlEscaped()
                             : tr("%n passes so far", nullptr, table().passes).toHtmlEscaped());
    }
    m_toAct->setText(isPlayed ? toAct : toAct.toHtmlEscaped());
    m_toAct->setVisible(!toAct.isEmpty());
    const QColor colour =
        isPlayed ? sideColour(p.setting->scenario.sides[table().toAct].colour) : QColor();
    m_toAct->setStyleSheet(colour.isValid()
                               ? QStringLiteral("border-left: 8px solid %1; background: "
                                                "palette(base); padding-left: 6px")
                                     .arg(colour.name())
                               : QString());
    if (const auto piles = pilesToChoose(table()); !piles.empty() && !asksForCards(table()))
        for (const std::string &pile : piles)
            //: %1 is a unit card or the command focus
            answer(tr("A lost point goes from: %1")
                       .arg(pile == kFocus ? tr("command focus") : PlayText::card(p, pile)),
                   Choose{pile}, {});
    if (!p.points.empty() && !asksForCards(table()))
        fillPoints();
    m_pass->setEnabled(isPlayed);
    m_next->setEnabled(Tabletop::query(table(), NextPhase{}).has_value());
    for (const UnitId due : asksForCards(table()) ? std::vector<UnitId>() : dueAtTable(table()))
        //: %1 is a unit
        answer(tr("%1 has arrived").arg(PlayText::unit(p, due)), Arrive{p.setting->unitName(due)},
               {});
    fillTracks();
    // What was made just now has its size once it is shown.
    QMetaObject::invokeMethod(this, &TrackedPage::widenCourse, Qt::QueuedConnection);
}

void TrackedPage::widenCourse()
{
    const auto &area = static_cast<QScrollArea &>(*m_course);
    const int room =
        area.widget()->minimumSizeHint().width() + area.verticalScrollBar()->sizeHint().width();
    m_course->setMinimumWidth(m_shape == Shape::Wide ? room : 0);
}

void TrackedPage::fillTracks()
{
    emptyColumn(*m_tracks);
    const Position &p = table().game;
    const Scenario &scenario = p.setting->scenario;
    const auto rowOf = [this](const QString &words) {
        auto *box = new QWidget(m_course);
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins({});
        auto *label = new QLabel(words, box);
        label->setWordWrap(true);
        row->addWidget(label, 1);
        m_tracks->addWidget(box);
        box->show();
        return row;
    };
    for (std::size_t i = 0; i < scenario.tracks.size(); ++i) {
        const Track &track = scenario.tracks[i];
        const QString name = editor::inWindowLanguage(track.name);
        QHBoxLayout *row = rowOf(name.isEmpty() ? QString::fromStdString(track.id) : name);
        const int value = p.tracks[i];
        const auto step = [&](const QString &sign, int to, const QString &says) {
            auto *one = new QToolButton(row->parentWidget());
            one->setText(sign);
            one->setAccessibleName(says.arg(name));
            one->setFocusPolicy(Qt::NoFocus);
            one->setFixedSize(kLargeTarget, kLargeTarget);
            one->setEnabled(to >= track.min && to <= track.max);
            connect(one, &QPushButton::clicked, this,
                    [this, id = track.id, to] { correct("track." + id, std::to_string(to)); });
            row->addWidget(one);
        };
        //: %1 is a track
        step(QStringLiteral("−"), value - 1, tr("One less on %1"));
        auto *number = new QLabel(QString::number(value), row->parentWidget());
        number->setStyleSheet(QStringLiteral("font-weight: bold"));
        number->setAlignment(Qt::AlignCenter);
        number->setMinimumWidth(kLargeTarget);
        row->addWidget(number);
        //: %1 is a track
        step(QStringLiteral("+"), value + 1, tr("One more on %1"));
    }
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        QHBoxLayout *row = rowOf(PlayText::objective(scenario.objectives[i]));
        const SideIndex holder = p.holders[i];
        const SideIndex other = holder == kNobody ? SideIndex{0} : enemyOf(holder);
        QPushButton *one = largeButton(row->parentWidget());
        one->setText((holder == kNobody ? tr("nobody") : PlayText::side(p, holder)) +
                     QStringLiteral(" ⇄"));
        connect(one, &QPushButton::clicked, this, [this, i, other] {
            correct("objective." + table().game.setting->scenario.objectives[i].id + ".holder",
                    table().game.setting->scenario.sides[other].id);
        });
        row->addWidget(one);
    }
}

void TrackedPage::fillTurnEnd()
{
    emptyColumn(*m_endRows);
    m_endTitle->setText(QStringLiteral("<b>%1</b>").arg(m_ended.toHtmlEscaped()));
    for (const TurnChange &change : m_changes) {
        auto *box = new QWidget(this);
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins({});
        row->addWidget(new TickRow(ToldText::change(table(), change), {}, {}, box), 1);
        auto *rule = largeButton(box);
        rule->setText(editor::toQString(change.rule));
        connect(rule, &QPushButton::clicked, this,
                [this, id = editor::toQString(change.rule)] { showRule(id); });
        row->addWidget(rule);
        m_endRows->addWidget(box);
    }
    m_endRows->addStretch();
    const bool isOver = table().game.phase == Phase::Over;
    nameButton(*m_endDone,
               isOver ? tr("Back to the game") : tr("All done: turn %1").arg(table().game.turn),
               QStringLiteral("⏎"));
}

void TrackedPage::fillEverything()
{
    emptyColumn(*m_allRows);
    const Unit *unit = chosen();
    if (!unit)
        return showSheet(Game);
    const Position &p = table().game;
    m_allTitle->setText(QStringLiteral("<b>%1</b>").arg(PlayText::unit(p, m_unit).toHtmlEscaped()));
    const auto ask = [this](const QString &question, const QStringList &words,
                            const std::vector<int> &now, std::function<void(int)> choose) {
        auto *row = new ChoiceRow(this);
        row->setStacked(m_shape == Shape::Small);
        row->setQuestionWidth(200);
        row->setQuestion(question, {});
        row->setChoices(words, now, 0, false);
        connect(row, &ChoiceRow::chosen, this, [this, choose = std::move(choose)](int choice) {
            choose(choice);
            if (m_sheets->currentIndex() == Everything)
                fillEverything();
        });
        m_allRows->addWidget(row);
    };
    const std::string id = p.setting->unitName(m_unit);
    if (!unit->isOnMap()) {
        ask(tr("On the map"), {tr("Bring it back")}, {}, [this](int) {
            const Hex own = ownHex(table(), m_unit);
            correct(pathOf("at"), toString(own));
            showSheet(Game);
        });
        m_allRows->addStretch();
        return;
    }
    QStringList points;
    for (int i = 1; i <= p.card(m_unit).strength; ++i)
        points << QString::number(i);
    ask(tr("Strength"), points, {unit->strength - 1},
        [this](int choice) { correct(pathOf("strength"), std::to_string(choice + 1)); });
    std::vector<Marker> actions;
    std::vector<Marker> others;
    for (int i = 0; i < kMarkers; ++i)
        if (const auto marker = static_cast<Marker>(i); marker != Marker::DugIn)
            (kActionMarkers.has(marker) ? actions : others).push_back(marker);
    const std::size_t inARow = m_shape == Shape::Small ? 3 : 5;
    for (const auto *markers : {&actions, &others})
        for (std::size_t from = 0; from < markers->size(); from += inARow) {
            const std::size_t to = std::min(from + inARow, markers->size());
            const std::vector<Marker> some(markers->begin() + static_cast<std::ptrdiff_t>(from),
                                           markers->begin() + static_cast<std::ptrdiff_t>(to));
            QStringList names;
            std::vector<int> now;
            for (const Marker marker : some) {
                if (unit->markers.has(marker))
                    now.push_back(static_cast<int>(names.size()));
                names << PlayText::marker(p, marker);
            }
            const QString title = markers == &actions ? tr("Action marker") : tr("Other markers");
            ask(from == 0 ? title : QString(), names, now,
                [this, some](int choice) { toggle(some[static_cast<std::size_t>(choice)]); });
        }
    ask(tr("This turn"), {tr("has not acted"), tr("has acted")}, {unit->activated ? 1 : 0},
        [this](int choice) { correct(pathOf("activated"), choice == 1 ? "true" : "false"); });
    ask(tr("Its hex"), {tr("not dug in"), tr("dug in")}, {p.isDugIn(unit->at) ? 1 : 0},
        [this](int choice) {
            correct("dug_in." + toString(chosen()->at), choice == 1 ? "true" : "false");
        });
    std::vector<std::string> places = {""};
    for (const Objective &objective : p.setting->scenario.objectives)
        places.push_back(objective.id);
    for (const std::string &zone : watchedZones(p.setting->scenario))
        places.push_back(zone);
    if (places.size() > 1) {
        QStringList names;
        std::vector<int> now;
        for (std::size_t i = 0; i < places.size(); ++i) {
            names << ToldText::place(table(), places[i]);
            if (places[i] == placeOf(table(), m_unit))
                now = {static_cast<int>(i)};
        }
        ask(tr("Position"), names, now, [this, places, id](int choice) {
            tell(StandOn{id, places[static_cast<std::size_t>(choice)]});
        });
    }
    QStringList names;
    std::vector<int> experience = {static_cast<int>(p.experience(m_unit))};
    for (int i = 0; i <= static_cast<int>(Experience::Elite); ++i)
        names << ChoiceText::experience(static_cast<Experience>(i));
    ask(tr("Experience"), names, experience, [this](int choice) {
        correct(pathOf("experience"), std::string(toString(static_cast<Experience>(choice))));
    });
    ask(tr("Removed"), {tr("Eliminated"), tr("Left the map")}, {}, [this, id](int choice) {
        if (choice == 0)
            tell(Eliminate{id});
        else
            tell(LeaveMap{id});
        showSheet(Game);
    });
    m_allRows->addStretch();
}

} // namespace hexwerk::assault::ui
