// Whether a condition can still come out either way.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <optional>

namespace hexwerk::assault {

// What a file may say as the number of a term; empty for a kind without.
struct TermNumbers
{
    int least = 0;
    int most = 0;
};
std::optional<TermNumbers> numberRange(TermKind kind);

enum class TermFate : std::uint8_t { Open, Never, Always };

// Of a condition of the side: by the ends of tracks and turns, the number of objectives, and parts
// that exclude each other. Open where nothing can be said.
TermFate fateOf(const Term &term, const Scenario &scenario, const std::string &side);

} // namespace hexwerk::assault
