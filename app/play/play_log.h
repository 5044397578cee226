// The log of the game in sentences; a line knows its rule.
#pragma once

#include <QListWidget>

#include "core/assault/assault.h"
#include "core/play/game.h"

namespace hexwerk {

class PlayLog final : public QListWidget
{
    Q_OBJECT

public:
    explicit PlayLog(QWidget *parent = nullptr);

    // Adds what is new, and begins anew after a take-back.
    void showGame(const play::Game<assault::Assault> &game);
    // Another game, or another language: nothing of it stands yet.
    void forget();

signals:
    void ruleWanted(const QString &id);

private:
    std::size_t m_orders = 0; // whose events stand in it
};

} // namespace hexwerk
