// What the window asks of the play view: most of it is for one of its parts.
#include <QTabWidget>

#include "app/assault/answer/rule_cases.h"
#include "app/assault/game/touched_units.h"
#include "app/assault/page/analysing.h"
#include "app/assault/page/course.h"
#include "app/assault/page/game_saving.h"
#include "app/assault/page/hint_show.h"
#include "app/assault/page/map_hand.h"
#include "app/assault/page/notices.h"
#include "app/assault/page/overruling.h"
#include "app/assault/page/play_page.h"
#include "app/assault/page/play_panels.h"
#include "app/assault/page/referee_desk.h"
#include "app/assault/page/taking_back.h"
#include "app/table/rule_view.h"
#include "core/assault/game/view.h"
#include "editor/assault/text/event_text.h"

#include <utility>

namespace hexwerk::assault::ui {

bool PlayPage::canTakeBack() const
{
    return m_takingBack->isPossible();
}

void PlayPage::takeBack()
{
    m_takingBack->takeBack();
}

void PlayPage::takeBackRoll()
{
    m_takingBack->takeBackRoll();
}

void PlayPage::setAnswerPause(int pause)
{
    m_input->setPause(pause);
}

bool PlayPage::save()
{
    return m_saving->save();
}

bool PlayPage::saveAs()
{
    return m_saving->saveAs();
}

void PlayPage::saveSideCopy()
{
    m_saving->saveSideCopy();
}

bool PlayPage::mayLeave()
{
    return m_saving->mayLeave();
}

void PlayPage::nextUnit()
{
    m_hand->nextUnit();
}

void PlayPage::goToUnit(UnitId unit)
{
    m_hand->goToUnit(unit);
}

void PlayPage::showRule(const QString &id)
{
    m_rule->showRule(id);
    if (!id.isEmpty())
        m_tabs->setCurrentWidget(m_rule);
}

// What was refused last comes before what was looked up.
QString PlayPage::shownRule() const
{
    return m_refusal->isVisible() ? m_refusal->rule()
           : m_refused            ? m_refused().rule
                                  : m_rule->rule();
}

CaseMaker PlayPage::shownCase() const
{
    return m_refusal->isVisible() ? m_overruling->why()
           : m_refused            ? m_refused
                                  : m_rule->shownCase();
}

void PlayPage::showCase(const CaseMaker &why)
{
    m_rule->showCase(why);
    m_tabs->setCurrentWidget(m_rule);
}

// Of what it tells, or of why the rules refused what was forced.
void PlayPage::showLogLine(const QModelIndex &line)
{
    const QString rule = line.data(LogModel::RuleRole).toString();
    const auto order = static_cast<std::size_t>(line.data(LogModel::OrderRole).toULongLong());
    const auto kind = static_cast<LogModel::Kind>(line.data(LogModel::KindRole).toInt());
    const auto &log = m_game.game().log();
    if (rule.isEmpty() || order >= log.size())
        return;
    if (kind == LogModel::Kind::Forced) {
        const auto refused = Assault::query(m_game.positionAt(order), log[order].order);
        if (!refused)
            return showCase([p = m_game.positionAt(order), why = refused.error()] {
                return RuleCases::ofRefusal(p, why, {});
            });
    }
    const QString text = line.data().toString();
    std::optional<Event> told;
    for (const Event &event : visibleTo(log[order].events, kNobody))
        if (event.rule == rule.toStdString() &&
            (!told || EventText::of(m_game.position(), event) == text))
            told = event;
    if (!told)
        return showRule(rule);
    showCase([p = m_game.position(), event = *told] { return RuleCases::ofEvent(p, event); });
}

std::vector<PlayView::Touched> PlayPage::touchedBy(const QString &rule)
{
    std::vector<Touched> touched;
    if (!m_game.isRunning() || m_look.isCovered())
        return touched;
    for (const TouchedUnit &one : TouchedUnits::of(m_look.position(), rule.toStdString()))
        touched.push_back({static_cast<int>(one.unit.index()), one.name, one.why});
    return touched;
}

void PlayPage::goToTouched(int unit)
{
    const auto &units = m_look.position().units;
    if (m_game.isRunning() && unit >= 0 && static_cast<std::size_t>(unit) < units.size())
        goToUnit(units[static_cast<std::size_t>(unit)].id);
}

void PlayPage::teach(Guide guide)
{
    m_course->begin(std::move(guide));
    m_notices->retranslate(); // nothing can be chosen any more
}

void PlayPage::askForSeed()
{
    m_saving->askForSeed();
}

// A look along a line ends first, then a hint, then the look at another moment, then the rest of a
// way is taken back, then the last way point goes, then a hex that was picked, then the card or the
// unit, then a variation.
void PlayPage::cancel()
{
    if (m_units->isStackOpen())
        return m_units->closeStack();
    if (m_notices->isShown())
        return m_notices->hide();
    if (m_sight->isOn())
        return m_sight->end();
    if (m_hint->isOn())
        return m_hint->close();
    if (m_look.moment())
        return showMoment({});
    if (m_overruling->isAsking())
        return refresh();
    if (!m_way->isEmpty())
        return m_way->takeBackRest();
    if (!m_plan.points().empty()) {
        m_plan.dropLastPoint();
        return m_map->refresh();
    }
    const Picked &picked = m_look.picked();
    if (m_game.isBranch() && picked == Picked{.mine = picked.mine})
        return m_moments->setWhatIf(false);
    m_answering->unpick();
    refresh();
}

void PlayPage::showMoment(std::optional<std::size_t> orders)
{
    m_moments->show(orders);
}

void PlayPage::updateActions(bool plays)
{
    m_moments->updateActions(plays);
    m_referee->updateActions(plays);
    for (const OwnAct act : kMapViewActs)
        m_actions[act]->setEnabled(plays && m_game.isRunning());
    m_sight->updateActions(plays);
    m_hint->updateActions(plays);
    m_analysing->updateActions(plays);
}

void PlayPage::correct(UnitId unit, Hex hex)
{
    m_referee->correct(unit, hex);
}

void PlayPage::showLuck()
{
    m_referee->showLuck();
}

QByteArrayList PlayPage::layoutOfPanels() const
{
    return m_panels->layoutOfPanels();
}

void PlayPage::restorePanels(const QByteArrayList &layout)
{
    m_panels->restore(layout);
}

void PlayPage::resetPanels()
{
    m_panels->reset();
}

void PlayPage::arrangePanels()
{
    m_panels->arrange();
}

} // namespace hexwerk::assault::ui
