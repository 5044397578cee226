#include "app/assault/page/analysing.h"

#include "app/assault/game/guessed_view.h"
#include "core/assault/game/view.h"
#include "core/assault/mind/goals.h"

#include <span>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

Analysing::Analysing(PlayGame &game, const GameLook &look, Moments &moments, OwnActions &actions,
                     QWidget *page)
    : QObject(page)
    , m_game(game)
    , m_look(look)
    , m_moments(moments)
    , m_actions(actions)
    , m_page(page)
{
    connect(m_actions[OwnAct::Analyse], &QAction::triggered, this, &Analysing::open);
    connect(&m_game, &PlayGame::changed, this, [this] {
        if (m_dialog)
            m_dialog->close(); // it is another game now
    });
    connect(&m_moments, &Moments::moved, this, [this] {
        if (m_dialog)
            m_dialog->setMoment(m_look.moment());
    });
}

void Analysing::updateActions(bool plays)
{
    const bool runs = plays && m_game.isRunning();
    const bool isBegun = runs && !m_game.game().log().empty();
    m_actions[OwnAct::Analyse]->setEnabled(isBegun);
    m_actions.explain(OwnAct::Analyse,
                      runs && !isBegun ? tr("No orders have been given yet") : QString());
}

// Behind the end of a game there are no secrets any more.
play::View<Position> Analysing::viewOf(const Position &p) const
{
    const bool isOpen = m_game.position().pending.isOver() || m_look.handOver().isOnePlayer();
    return isOpen ? Assault::viewFor(p, p.pending.side) : guessedView(viewFor(p, kNobody));
}

AnalysisDialog::Game Analysing::decisions() const
{
    AnalysisDialog::Game analysed{.tasks = {}, .orders = m_game.game().log().size()};
    std::vector<Order> orders;
    for (const auto &one : m_game.game().log())
        orders.push_back(one.order);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Position &p = m_game.positionAt(i);
        if (p.pending.question != Question::Announce || !Assault::query(p, orders[i]))
            continue;
        analysed.tasks.push_back({.order = i,
                                  .turn = p.turn,
                                  .view = viewOf(p),
                                  .done = planDone(p, std::span(orders).subspan(i))});
    }
    const Position &end = m_game.position();
    analysed.end = Goals(end.setting).forecast(end);
    return analysed;
}

void Analysing::open()
{
    if (!m_game.isRunning())
        return;
    if (!m_dialog) {
        m_dialog = new AnalysisDialog(decisions(), m_page);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &AnalysisDialog::momentWanted, &m_moments,
                [this](std::size_t order) { m_moments.show(order); });
        m_dialog->setMoment(m_look.moment());
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace hexwerk::assault::ui
