#include "app/basis/large_type.h"

#include <QSettings>

#include "app/basis/theme.h"

#include <algorithm>

namespace hexwerk {

static constexpr auto kTypeKey = QLatin1String("window/type");

static TypeSize readType()
{
    return QSettings().value(kTypeKey).toString() == QLatin1String("large") ? TypeSize::Large
                                                                            : TypeSize::Normal;
}

static TypeSize &typeNow()
{
    static TypeSize type = readType();
    return type;
}

TypeSize chosenType()
{
    return typeNow();
}

void chooseType(TypeSize type)
{
    QSettings().setValue(kTypeKey, type == TypeSize::Large ? QStringLiteral("large")
                                                           : QStringLiteral("normal"));
    showType(type);
}

void showType(TypeSize type)
{
    typeNow() = type;
    applyTheme(chosenTheme());
}

PlainStyle::PlainStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

int PlainStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *answer) const
{
    return hint == SH_ComboBox_Popup ? 0 : QProxyStyle::styleHint(hint, option, widget, answer);
}

int PlainStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    constexpr int kBesideTab = 10; // pixels, on both sides together
    return metric == PM_TabBarTabHSpace ? kBesideTab
                                        : QProxyStyle::pixelMetric(metric, option, widget);
}

int LargeTypeStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                                const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
        return 28;
    case PM_ToolBarIconSize:
        return 32;
    case PM_ScrollBarExtent:
    case PM_SliderThickness:
        return 30;
    case PM_SplitterWidth:
        return 14;
    case PM_TabBarTabHSpace:
        return 16;
    case PM_TitleBarHeight:
        return kLargeTarget;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize LargeTypeStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                       const QSize &size, const QWidget *widget) const
{
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    const int height = std::max(whole.height(), kLargeTarget);
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
    case CT_TabBarTab:
    case CT_MenuBarItem:
        return {std::max(whole.width(), kLargeTarget), height};
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_MenuItem:
    case CT_ItemViewItem:
    case CT_HeaderSection:
    case CT_CheckBox:
    case CT_RadioButton:
        return {whole.width(), height};
    default:
        return whole;
    }
}

} // namespace hexwerk
