// What the game is about: briefing, victory conditions and how they stand, the status board,
// objectives and losses.
#pragma once

#include "core/assault/game/position.h"
#include "editor/panels/text_browser.h"

namespace hexwerk::assault::ui {

class ScenarioView final : public editor::TextBrowser
{
    Q_OBJECT

public:
    explicit ScenarioView(QWidget *parent = nullptr);

    void showScenario(const Position &p);

    // Parts of it, as HTML.
    static QString briefing(const Scenario &scenario);
    static QString losses(const Position &p);
    // What each side has to do to win, and how that stands.
    static QString tasks(const Position &p);

private:
    QString m_shown; // as HTML
};

} // namespace hexwerk::assault::ui
