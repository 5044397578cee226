// Looks of the map: season, hour and kind of paper.
#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwerk::ground {

enum class Look : std::uint8_t { Summer, DrySummer, Autumn, Winter, Night, Paper, HighContrast };
inline constexpr std::array kAllLooks = {Look::Summer,      Look::DrySummer, Look::Autumn,
                                         Look::Winter,      Look::Night,     Look::Paper,
                                         Look::HighContrast};
std::string_view toString(Look look); // "dry_summer"
std::optional<Look> lookFromString(std::string_view name);

// A colour as three numbers from 0 to 255, for mixing.
struct Tint
{
    float red = 0;
    float green = 0;
    float blue = 0;

    static constexpr Tint of(QRgb rgb)
    {
        return {static_cast<float>(rgb >> 16 & 255), static_cast<float>(rgb >> 8 & 255),
                static_cast<float>(rgb & 255)};
    }
    QRgb rgb(int alpha = 255) const // clamped
    {
        const auto byteOf = [](float value) {
            return value < 0 ? 0 : value > 255 ? 255 : static_cast<int>(value + 0.5F);
        };
        return qRgba(byteOf(red), byteOf(green), byteOf(blue), alpha);
    }
};
inline Tint operator*(Tint a, float k)
{
    return {a.red * k, a.green * k, a.blue * k};
}
// `t` 0: a, 1: b.
inline Tint mixed(Tint a, Tint b, float t)
{
    return {a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
            a.blue + (b.blue - a.blue) * t};
}

// The palettes of the year; the other looks are inks laid over one of them.
enum class Season : std::uint8_t { Summer, DrySummer, Autumn, Winter };
Season seasonOf(Look look);

class Inks
{
public:
    explicit Inks(Look look)
        : m_look(look)
    {
    }

    Look look() const { return m_look; }
    Season season() const { return seasonOf(m_look); }
    bool isNight() const { return m_look == Look::Night; }
    // How a colour of the season shows in this look; alpha stays.
    QRgb ink(QRgb colour) const;
    QColor ink(int red, int green, int blue, int alpha = 255) const;
    // The same of roads and trails, which stay pale in the moonlight.
    QRgb dust(QRgb colour) const;
    // How much colour levels of height add, 0 to 1.
    float levelTint() const;
    // Ink and halo of writing on the map: at least 4.5:1 between them.
    QColor writing() const;
    QColor halo() const;

private:
    Look m_look;
};

} // namespace hexwerk::ground
