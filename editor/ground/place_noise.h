// Chance and noise that follow from the place alone, so that the same board looks the same in every
// process. Places and seeds are any whole numbers.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace hexwerk::ground {

inline std::uint32_t placeHash(int a, int b, int c = 0)
{
    std::uint32_t h = static_cast<std::uint32_t>(a) * 0x9E3779B1U ^
                      static_cast<std::uint32_t>(b) * 0x85EBCA77U ^
                      static_cast<std::uint32_t>(c) * 0xC2B2AE3DU;
    h ^= h >> 15;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12;
    h *= 0x297A2D39U;
    h ^= h >> 15;
    return h;
}

// 0 to 1.
inline float chance(int a, int b, int c = 0)
{
    return static_cast<float>(placeHash(a, b, c) >> 8) * (1.0F / 16777216);
}

// -1 to 1.
inline float sway(int a, int b, int c = 0)
{
    return chance(a, b, c) * 2 - 1;
}

inline float smoothed(float t)
{
    return t * t * (3 - 2 * t);
}

inline float unitClamp(float t)
{
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

// From 0 at `a` to 1 at `b`.
inline float ramp(float a, float b, float t)
{
    return smoothed(unitClamp((t - a) / (b - a)));
}

// The largest whole number not above `t`. std::floor is a call on processors as old as those that
// are built for.
inline int wholeBelow(float t)
{
    const int whole = static_cast<int>(t);
    return whole - static_cast<int>(t < static_cast<float>(whole));
}

// Noise from -1 to 1; with a `period`, in cells of the lattice, it tiles. Keeps the cell it was
// last asked about: places that follow each other cost a fraction.
class Noise
{
public:
    explicit Noise(int seed, int period = 0)
        : m_seed(seed)
        , m_period(period)
    {
    }

    float at(float x, float y)
    {
        const int left = wholeBelow(x);
        const int top = wholeBelow(y);
        if (left != m_left || top != m_top || !m_isInCell)
            enter(left, top);
        const float fx = smoothed(x - static_cast<float>(left));
        const float fy = smoothed(y - static_cast<float>(top));
        const auto [a, b, c, d] = m_corners;
        return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
    }

private:
    void enter(int left, int top)
    {
        m_isInCell = true;
        m_left = left;
        m_top = top;
        int right = left + 1;
        int bottom = top + 1;
        if (m_period > 0) {
            tile(left, right);
            tile(top, bottom);
        }
        m_corners = {sway(left, top, m_seed), sway(right, top, m_seed), sway(left, bottom, m_seed),
                     sway(right, bottom, m_seed)};
    }

    void tile(int &low, int &high) const
    {
        low %= m_period;
        low += low < 0 ? m_period : 0;
        high = low + 1 == m_period ? 0 : low + 1;
    }

    int m_seed;
    int m_period;
    bool m_isInCell = false;
    int m_left = 0;
    int m_top = 0;
    std::array<float, 4> m_corners = {}; // upper left, upper right, lower left, lower right
};

inline float noise(float x, float y, int seed)
{
    return Noise(seed).at(x, y);
}

// Noise of several octaves, within -1 to 1.
template<int Octaves>
class LayeredNoise
{
public:
    explicit LayeredNoise(int seed, int period = 0)
        : LayeredNoise(seed, period, std::make_integer_sequence<int, Octaves>())
    {
    }

    float at(float x, float y)
    {
        float sum = 0;
        float strength = 0.5F;
        for (Noise &octave : m_octaves) {
            sum += strength * octave.at(x, y);
            x *= 2;
            y *= 2;
            strength *= 0.5F;
        }
        return sum;
    }

private:
    template<int... Octave>
    LayeredNoise(int seed, int period, std::integer_sequence<int, Octave...>)
        : m_octaves{Noise(seed + Octave, period << Octave)...}
    {
    }

    std::array<Noise, Octaves> m_octaves;
};

} // namespace hexwerk::ground
