// The content hash of all that a game is played with.
#pragma once

#include "core/assault/game/setting.h"

namespace hexwerk::assault {

// Of everything in the setting but its own `hash`.
std::uint64_t settingHash(const Setting &setting);

} // namespace hexwerk::assault
