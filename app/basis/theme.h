// Light and dark colours of the window.
#pragma once

#include <cstdint>

namespace hexwerk {

enum class Theme : std::uint8_t { Light, Dark };

// What the user chose once; light at first.
Theme chosenTheme();
// For the whole program, at once.
void applyTheme(Theme theme);
// Applies it, and remembers it for the next start.
void chooseTheme(Theme theme);

} // namespace hexwerk
