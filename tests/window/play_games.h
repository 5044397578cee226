// Games behind the play view, without a window.
#pragma once

#include "app/assault/game/play_game.h"
#include "tests/core/assault/table.h"
#include "tests/window/lively.h"

#include <memory>

namespace hexwerk::assault::ui::window {

inline std::unique_ptr<PlayGame> begun(const Scenario &scenario)
{
    auto game = std::make_unique<PlayGame>(livelyLibrary());
    HW_EXPECTS(!hasErrors(game->begin(scenario)));
    return game;
}

// u1 and g1 in range of each other.
inline Scenario duel()
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "F5");
    return table.scenario;
}

inline Order announced(const PlayGame &game, std::string_view unit, Action action)
{
    return announce(game.position(), unit, action);
}

// u1 fires at g1; its dice are asked for.
inline void fireAndAsk(PlayGame &game)
{
    game.say(announced(game, "u1", Action::Fire), Origin::Key);
    game.say(Target{id(game.position(), "g1")}, Origin::Key);
}

} // namespace hexwerk::assault::ui::window
