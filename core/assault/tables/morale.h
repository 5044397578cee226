// [R13.3] What suppressions and critical hits make of a unit, step by step.
#pragma once

#include "core/assault/tables/markers.h"

#include <cstdint>

namespace hexwerk::assault {

// From steady to gone.
enum class Morale : std::uint8_t { None, Suppressed, Fallback, FallbackSuppressed, Eliminated };

inline Morale moraleOf(MarkerSet markers)
{
    const bool suppressed = markers.has(Marker::Suppressed);
    if (markers.has(Marker::Fallback))
        return suppressed ? Morale::FallbackSuppressed : Morale::Fallback;
    return suppressed ? Morale::Suppressed : Morale::None;
}

// After one more suppression. `delayed`: it has Delayed action, and the first leads to a fallback.
inline Morale afterSuppression(Morale morale, bool delayed)
{
    switch (morale) {
    case Morale::None:
        return delayed ? Morale::Fallback : Morale::Suppressed; // [R13.2d] RULING A-29
    case Morale::Suppressed:
        return Morale::Fallback; // [R10.7.3f] [R13.3c]
    case Morale::Fallback:
        return Morale::FallbackSuppressed; // RULING A-42
    case Morale::FallbackSuppressed:
    case Morale::Eliminated:
        return Morale::Eliminated; // [R13.3i]
    }
    return morale;
}

// After one more fallback: a second one eliminates. [R13.3i]
inline Morale afterFallback(Morale morale)
{
    return morale >= Morale::Fallback ? Morale::Eliminated : Morale::Fallback;
}

} // namespace hexwerk::assault
