#include "core/assault/game/event.h"

namespace hexwerk::assault {

Happening::Happening() = default;
Happening::Happening(const Happening &other) = default;
Happening::Happening(Happening &&other) noexcept = default;
Happening &Happening::operator=(const Happening &other) = default;
Happening &Happening::operator=(Happening &&other) noexcept = default;
Happening::~Happening() = default;

} // namespace hexwerk::assault
