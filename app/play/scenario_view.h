// What the game is about: briefing, victory conditions and how they stand, the status board,
// objectives and losses.
#pragma once

#include <QTextBrowser>

#include "core/assault/position.h"

namespace hexwerk {

class ScenarioView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ScenarioView(QWidget *parent = nullptr);

    void showScenario(const assault::Position &p);

private:
    QString m_shown; // as HTML
};

} // namespace hexwerk
