// A layout for a screen at arm's length: large writing, and targets that a finger hits.
#pragma once

#include <QProxyStyle>

#include <cstdint>

namespace hexwerk {

enum class TypeSize : std::uint8_t { Normal, Large };

inline constexpr int kLargeText = 20;   // pixels
inline constexpr int kLargeTarget = 44; // pixels, of the side of what can be clicked

TypeSize chosenType();
// Kept from one start to the next...
void chooseType(TypeSize type);
// ...or until the program ends.
void showType(TypeSize type);
// Nothing that matters is told by pointing alone then: what a click would do is shown by a first
// one.
inline bool isLargeType()
{
    return chosenType() == TypeSize::Large;
}

// Fusion, with lists of choices that are never as high as the screen, and tabs no wider than their
// words want.
class PlainStyle : public QProxyStyle
{
    Q_OBJECT

public:
    PlainStyle();
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
};

// With no target smaller than kLargeTarget.
class LargeTypeStyle final : public PlainStyle
{
    Q_OBJECT

public:
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
};

} // namespace hexwerk
