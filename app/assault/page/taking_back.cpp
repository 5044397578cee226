#include "app/assault/page/taking_back.h"

#include <QMessageBox>

#include <algorithm>

namespace hexwerk::assault::ui {

TakingBack::TakingBack(PlayGame &game, const GameLook &look, Moments &moments, WayOrders &way,
                       const OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_game(game)
    , m_look(look)
    , m_moments(moments)
    , m_way(way)
    , m_page(page)
{
    connect(actions[OwnAct::TakeBackRoll], &QAction::triggered, this, &TakingBack::takeBackRoll);
    connect(actions[OwnAct::TakeBackHere], &QAction::triggered, this, &TakingBack::takeBackHere);
}

bool TakingBack::isPossible() const
{
    return m_game.isRunning() && m_game.canTakeBack(PlayGame::Behind::Anything) > 0;
}

void TakingBack::takeBack()
{
    if (!isPossible())
        return;
    m_moments.show({});
    const auto behind = m_game.canTakeBack(PlayGame::Behind::Nothing) > 0
                            ? PlayGame::Behind::Nothing
                            : PlayGame::Behind::Anything;
    if (!mayGoBehindDice(m_game.game().log().size() - m_game.canTakeBack(behind)))
        return;
    m_way.forget();
    m_game.takeBack(behind);
}

void TakingBack::takeBackRoll()
{
    const auto roll = m_game.isRunning() ? m_game.lastRollByHand() : std::nullopt;
    if (!roll)
        return;
    m_moments.show({});
    const auto isDecision = [](const auto &entry) {
        return !std::holds_alternative<Dice>(entry.order);
    };
    const auto &log = m_game.game().log();
    const auto after = log.begin() + static_cast<std::ptrdiff_t>(*roll);
    if (std::any_of(after, log.end(), isDecision)) {
        QMessageBox box(QMessageBox::Question, tr("Enter the roll again"),
                        tr("A decision has been made since then. Take it back with the roll? The "
                           "game file will record this."),
                        QMessageBox::Yes | QMessageBox::No, m_page);
        box.setObjectName(QStringLiteral("roll-again"));
        box.setDefaultButton(QMessageBox::No);
        if (box.exec() != QMessageBox::Yes)
            return;
        m_way.forget();
    }
    m_game.takeBackRoll();
}

bool TakingBack::mayGoBehindDice(std::size_t orders)
{
    if (m_game.game().log().size() - orders <= m_game.canTakeBack(PlayGame::Behind::Nothing))
        return true;
    QMessageBox box(QMessageBox::Question, tr("Take back"),
                    tr("Dice have been rolled since then. Take it back anyway? The game file will "
                       "record this."),
                    QMessageBox::Yes | QMessageBox::No, m_page);
    box.setDefaultButton(QMessageBox::No);
    box.setObjectName(QStringLiteral("behind-dice"));
    return box.exec() == QMessageBox::Yes;
}

// To the last announcement before the moment, so that nothing half done is left.
void TakingBack::takeBackHere()
{
    const auto &log = m_game.game().log();
    std::size_t orders = m_look.orders();
    while (orders > 0 && !log[orders].announced)
        --orders;
    if (mayGoBehindDice(orders)) {
        m_way.forget();
        m_game.takeBackTo(orders);
    }
    m_moments.updateActions(true);
}

} // namespace hexwerk::assault::ui
