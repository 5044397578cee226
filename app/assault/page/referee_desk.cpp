#include "app/assault/page/referee_desk.h"

#include <QMenu>

#include "app/assault/beside/luck_dialog.h"
#include "app/assault/referee/correct_dialog.h"
#include "app/assault/referee/position_dialog.h"
#include "core/assault/aside/luck.h"
#include "core/assault/aside/position_scenario.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/game/view.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

RefereeDesk::RefereeDesk(PlayGame &game, const GameLook &look, MapCanvas &canvas,
                         const PlayInput &input, OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_game(game)
    , m_look(look)
    , m_canvas(canvas)
    , m_input(input)
    , m_actions(actions)
    , m_page(page)
{
    connect(m_actions[OwnAct::Correct], &QAction::triggered, this,
            [this] { correct(m_look.picked().unit, m_canvas.cursor()); });
    connect(m_actions[OwnAct::Luck], &QAction::triggered, this, &RefereeDesk::showLuck);
    connect(m_actions[OwnAct::PositionScenario], &QAction::triggered, this,
            &RefereeDesk::makeScenario);
    connect(m_actions[OwnAct::WithoutMap], &QAction::triggered, this, &RefereeDesk::goOnWithoutMap);
    connect(&m_canvas, &MapCanvas::contextMenuRequested, this,
            [this](const HexPointer &pointer, QPoint at) {
                if (m_game.isRunning() && !pointer.hex.isNowhere())
                    openMenu(pointer.hex, at);
            });
}

void RefereeDesk::openMenu(Hex hex, QPoint at)
{
    QMenu menu(m_page);
    menu.setObjectName(QStringLiteral("map-menu"));
    QAction *entry =
        menu.addAction(editor::icon(QStringLiteral("edit")), m_actions[OwnAct::Correct]->text());
    entry->setEnabled(m_actions[OwnAct::Correct]->isEnabled());
    if (menu.exec(at) == entry)
        correct({}, hex);
}

void RefereeDesk::updateActions(bool plays)
{
    const bool runs = plays && m_game.isRunning();
    m_actions[OwnAct::Correct]->setEnabled(runs && !m_look.moment());
    m_actions.explain(OwnAct::Correct, runs && m_look.moment()
                                           ? tr("You are viewing another moment: only the game "
                                                "itself can be corrected. Esc goes back to it")
                                           : QString());
    const bool asks =
        runs && !m_look.moment() && m_look.position().pending.question == Question::React;
    m_actions[OwnAct::Reactions]->setEnabled(asks);
    m_actions.explain(OwnAct::Reactions,
                      plays && !asks ? tr("Only during a question about a reaction") : QString());
    const bool byHand = runs && m_game.lastRollByHand();
    m_actions[OwnAct::TakeBackRoll]->setEnabled(byHand);
    m_actions.explain(OwnAct::TakeBackRoll,
                      runs && !byHand ? tr("No dice have been entered since the last announcement")
                                      : QString());
    m_actions[OwnAct::Luck]->setEnabled(runs);
    m_actions[OwnAct::PositionScenario]->setEnabled(runs);
    m_actions[OwnAct::WithoutMap]->setEnabled(runs);
}

void RefereeDesk::correct(UnitId unit, Hex hex)
{
    const Hex place = hex.isNowhere() && unit != UnitId{} ? m_look.position().unit(unit).at : hex;
    CorrectDialog dialog(m_look.position(), unit, place, m_page);
    if (dialog.exec() != QDialog::Accepted)
        return;
    for (const Correct &order : dialog.orders())
        m_game.say(order, m_input.origin());
}

void RefereeDesk::showLuck()
{
    LuckDialog(m_look.position(), luckIn(m_game, m_look.orders()), m_page).exec();
}

// In the middle of an action there is more than a scenario can say: the moment before it.
std::size_t RefereeDesk::ordersBeforeAction() const
{
    const auto &log = m_game.game().log();
    std::size_t orders = m_look.orders();
    if (m_look.position().stack.size() > 1)
        while (orders > 0 && !log[--orders].announced)
            ;
    return orders;
}

const Position &RefereeDesk::positionBefore(std::size_t orders) const
{
    return orders < m_game.game().log().size() ? m_game.positionAt(orders) : m_game.position();
}

void RefereeDesk::makeScenario()
{
    const std::size_t orders = ordersBeforeAction();
    const bool isEarlier = orders < m_look.orders();
    const Position &whole = positionBefore(orders);
    PositionScenario written =
        scenarioOf(m_look.handOver().isOnePlayer() ? whole : viewFor(whole, kNobody));
    if (PositionDialog(written, isEarlier, m_page).exec() != QDialog::Accepted)
        return;
    nameByTurn(written.scenario);
    emit scenarioWanted(freshScenarioText(written.scenario));
}

void RefereeDesk::nameByTurn(Scenario &scenario) const
{
    const int turns = m_look.position().setting->scenario.turns;
    const int turn = turns - scenario.turns + 1;
    for (auto &[language, text] : scenario.title)
        text += " (" + std::to_string(turn) + "/" + std::to_string(turns) + ")";
}

// [R9.6.4.1c] What lies face down stays so.
void RefereeDesk::goOnWithoutMap()
{
    Scenario scenario = scenarioOf(viewFor(positionBefore(ordersBeforeAction()), kNobody)).scenario;
    nameByTurn(scenario);
    emit assistantWanted(freshScenarioText(scenario));
}

} // namespace hexwerk::assault::ui
