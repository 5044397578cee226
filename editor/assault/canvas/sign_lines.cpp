#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

// WCAG 2, 0 to 1.
static double luminance(QColor colour)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor lightLine()
{
    return {255, 252, 240};
}

// White has 3:1 to all that is darker than 0.3: what is lighter is for the dark line.
QColor darkLine(QColor colour)
{
    constexpr double kDarkest = 0.03;
    constexpr int kStep = 106; // percent
    colour.setAlpha(255);
    while (luminance(colour) > kDarkest)
        colour = colour.darker(kStep);
    return colour;
}

SignPens signPens(QColor colour, double width, Qt::PenStyle style)
{
    constexpr double kLight = 0.6;
    constexpr double kLeast = 1.7; // pixels: a thinner line covers none of them whole
    const bool isLight = luminance(colour) >= kLight;
    width = std::max(kLeast, width);
    const double beside = std::max(isLight ? kLeast : 1.5, width * 0.45);
    const QColor dark(30, 22, 12);
    QPen under(isLight ? dark : lightLine(), width + 2 * beside, Qt::SolidLine, Qt::RoundCap,
               Qt::RoundJoin);
    QPen over(isLight ? colour : darkLine(colour), width, style,
              style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin);
    return {under, over};
}

} // namespace hexwerk::assault::ui
