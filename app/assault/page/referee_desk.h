// What stands beside the game: corrections, the luck of the dice, the position as a scenario.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/game/game_look.h"
#include "app/assault/page/play_input.h"

namespace hexwerk::assault::ui {

class RefereeDesk final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialogs.
    RefereeDesk(PlayGame &game, const GameLook &look, MapCanvas &canvas, const PlayInput &input,
                OwnActions &actions, QWidget *page);

    void updateActions(bool plays);
    // Of the unit, or of what is in the hex.
    void correct(UnitId unit, Hex hex);
    void showLuck();

signals:
    // The position became one.
    void scenarioWanted(const std::string &scenario);
    // The assistant goes on with it.
    void assistantWanted(const std::string &scenario);

private:
    void makeScenario();
    void goOnWithoutMap();
    void nameByTurn(Scenario &scenario) const;
    std::size_t ordersBeforeAction() const;
    const Position &positionBefore(std::size_t orders) const;
    void openMenu(Hex hex, QPoint at);

    PlayGame &m_game;
    const GameLook &m_look;
    MapCanvas &m_canvas;
    const PlayInput &m_input;
    OwnActions &m_actions;
    QWidget *m_page;
};

} // namespace hexwerk::assault::ui
