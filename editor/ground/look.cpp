#include "editor/ground/look.h"

#include <algorithm>
#include <utility>

namespace hexwerk::ground {

static constexpr std::array<std::string_view, kAllLooks.size()> kLookNames = {
    "summer", "dry_summer", "autumn", "winter", "night", "paper", "high_contrast"};

std::string_view toString(Look look)
{
    return kLookNames[static_cast<std::size_t>(look)];
}

std::optional<Look> lookFromString(std::string_view name)
{
    for (const Look look : kAllLooks)
        if (toString(look) == name)
            return look;
    return std::nullopt;
}

Season seasonOf(Look look)
{
    switch (look) {
    case Look::DrySummer:
        return Season::DrySummer;
    case Look::Autumn:
        return Season::Autumn;
    case Look::Winter:
        return Season::Winter;
    case Look::Summer:
    case Look::Night:
    case Look::Paper:
    case Look::HighContrast:
        return Season::Summer;
    }
    return Season::Summer;
}

static float luminance(Tint c)
{
    return 0.3F * c.red + 0.59F * c.green + 0.11F * c.blue;
}

// Blue moonlight: half the colour, a third of the light; what is dark by day is darker still.
static Tint byNight(Tint c)
{
    const float grey = luminance(c);
    const Tint pale = mixed({grey, grey, grey}, c, 0.5F) * (0.5F + 0.7F * grey / 255);
    return {pale.red * 0.33F + 3, pale.green * 0.385F + 6, pale.blue * 0.47F + 17};
}

// Sepia ink on cream.
static Tint onPaper(Tint c)
{
    const float light = luminance(c) / 255;
    const float t = light * (0.82F + 0.24F * light);
    return mixed(mixed(Tint::of(0x3a2a1c), Tint::of(0xf7ecd2), t), c, 0.16F);
}

// Light is lighter, dark darker, colours stronger.
static Tint contrasted(Tint c)
{
    const float grey = luminance(c);
    const float t = grey / 255;
    constexpr float kMiddle = 0.56F; // stays as it is
    const float spread =
        255 * (t < kMiddle ? t * t / kMiddle : 1 - (1 - t) * (1 - t) / (1 - kMiddle));
    const float k = grey > 1 ? spread / grey : 1;
    return mixed({spread, spread, spread}, c * k, 1.18F);
}

QRgb Inks::ink(QRgb colour) const
{
    const Tint c = Tint::of(colour);
    switch (m_look) {
    case Look::Night:
        return byNight(c).rgb(qAlpha(colour));
    case Look::Paper:
        return onPaper(c).rgb(qAlpha(colour));
    case Look::HighContrast:
        return contrasted(c).rgb(qAlpha(colour));
    case Look::Summer:
    case Look::DrySummer:
    case Look::Autumn:
    case Look::Winter:
        return colour;
    }
    return colour;
}

QRgb Inks::dust(QRgb colour) const
{
    return isNight() ? mixed(Tint::of(ink(colour)), Tint::of(0xa4b0c8), 0.55F).rgb() : ink(colour);
}

QColor Inks::ink(int red, int green, int blue, int alpha) const
{
    return QColor::fromRgba(ink(qRgba(red, green, blue, alpha)));
}

float Inks::levelTint() const
{
    switch (m_look) {
    case Look::Paper:
        return 0.4F;
    case Look::Night:
        return 0.55F;
    case Look::Winter:
        return 0.5F;
    default:
        return 1;
    }
}

QColor Inks::writing() const
{
    return isNight() ? QColor(230, 234, 244) : QColor(44, 29, 15);
}

QColor Inks::halo() const
{
    return isNight() ? QColor(12, 16, 32) : QColor(250, 242, 216);
}

} // namespace hexwerk::ground
