// A set of status markers on one unit. [R13.0b]
#pragma once

#include "core/assault/tables/system_data.h"

#include <bit>

namespace hexwerk::assault {

class MarkerSet
{
public:
    constexpr MarkerSet() = default;
    constexpr MarkerSet(std::initializer_list<Marker> markers)
    {
        for (const Marker marker : markers)
            set(marker);
    }
    constexpr bool has(Marker marker) const
    {
        return (m_bits >> static_cast<int>(marker) & 1) != 0;
    }
    constexpr bool hasAny(MarkerSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr void set(Marker marker)
    {
        m_bits = static_cast<std::uint16_t>(m_bits | 1u << static_cast<int>(marker));
    }
    constexpr void set(MarkerSet other)
    {
        m_bits = static_cast<std::uint16_t>(m_bits | other.m_bits);
    }
    constexpr void clear(Marker marker)
    {
        m_bits = static_cast<std::uint16_t>(m_bits & ~(1u << static_cast<int>(marker)));
    }
    constexpr void clear(MarkerSet other)
    {
        m_bits = static_cast<std::uint16_t>(m_bits & ~other.m_bits);
    }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr std::uint16_t bits() const { return m_bits; }
    bool operator==(const MarkerSet &) const = default;

private:
    std::uint16_t m_bits = 0;
};

// [R13.2a] At most one of these lies on a unit.
inline constexpr MarkerSet kActionMarkers = {
    Marker::NormalAction, Marker::FastAction,  Marker::DelayedAction,
    Marker::DiggingIn,    Marker::Firing,      Marker::TurretFiring,
    Marker::MoveAndFire,  Marker::FireAndMove, Marker::HideAction};
inline constexpr MarkerSet kMoraleMarkers = {Marker::Suppressed, Marker::Fallback}; // [R13.3a]
// [R13.1g] [R13.1h] General markers that an action marker replaces.
inline constexpr MarkerSet kReplacedByAction = {Marker::AttackDiceMinus1, Marker::Hidden,
                                                Marker::Ambush};

// [R13.2a] [R13.3a] [R9.12.4a] One action marker, none beside a morale marker, and an ambush in the
// place of hidden.
constexpr bool mayLieTogether(MarkerSet markers)
{
    int actions = 0;
    for (int i = 0; i < kMarkers; ++i)
        if (const auto marker = static_cast<Marker>(i);
            markers.has(marker) && kActionMarkers.has(marker))
            ++actions;
    return actions <= 1 && (actions == 0 || !markers.hasAny(kMoraleMarkers)) &&
           !(markers.has(Marker::Hidden) && markers.has(Marker::Ambush));
}

} // namespace hexwerk::assault
