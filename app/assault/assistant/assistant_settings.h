// What is set for the table, from one start to the next.
#pragma once

#include "editor/text/tongue.h"

#include <array>

namespace hexwerk::assault::ui {

// Keys of the settings.
inline constexpr auto kAssistantOpponent = QLatin1String("assistant/opponent"); // language
inline constexpr auto kAssistantEdition = QLatin1String("assistant/edition");   // id of a profile
inline constexpr auto kAssistantSize = QLatin1String("assistant/result");       // pixels

inline constexpr std::array kResultSizes = {32, 40, 56}; // pixels of the main lines

// What the player opposite reads; that of the window until another one was chosen.
editor::Tongue opponentsTongue();
int resultSize();

} // namespace hexwerk::assault::ui
