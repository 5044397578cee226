// Chance and noise that follow from the place alone, so that the same board looks the same in every
// process. Places and seeds are any whole numbers.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

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

// -1 to 1; with a `period`, in cells of the lattice, it tiles.
inline float noise(float x, float y, int seed, int period = 0)
{
    const int i = static_cast<int>(std::floor(x));
    const int j = static_cast<int>(std::floor(y));
    const float fx = smoothed(x - static_cast<float>(i));
    const float fy = smoothed(y - static_cast<float>(j));
    const auto at = [&](int column, int row) {
        if (period > 0) {
            column = (column % period + period) % period;
            row = (row % period + period) % period;
        }
        return sway(column, row, seed);
    };
    const float a = at(i, j);
    const float b = at(i + 1, j);
    const float c = at(i, j + 1);
    const float d = at(i + 1, j + 1);
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

// Noise of several octaves, within -1 to 1.
inline float layeredNoise(float x, float y, int seed, int octaves, int period = 0)
{
    float sum = 0;
    float strength = 0.5F;
    for (int octave = 0; octave < octaves; ++octave) {
        sum += strength * noise(x, y, seed + octave, period);
        x *= 2;
        y *= 2;
        strength *= 0.5F;
        period *= 2;
    }
    return sum;
}

} // namespace hexwerk::ground
