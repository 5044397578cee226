#include "editor/paper/piece_sizes.h"

#include <QCoreApplication>

#include <array>

namespace hexwerk::editor {

static constexpr QSizeF square(double side)
{
    return {side, side};
}

std::span<const NamedSize> cardSizes()
{
    static constexpr std::array kSizes = {
        NamedSize{QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes", "Poker (88.9 × 63.5 mm)"),
                  {88.9, 63.5}},
        NamedSize{QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes",
                                    "Narrow playing card (88.9 × 57.2 mm)"),
                  {88.9, 57.15}},
        NamedSize{
            QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes", "As on the screen (94.4 × 80 mm)"),
            {94.4, 80}},
    };
    return kSizes;
}

std::span<const NamedSize> counterSizes()
{
    static constexpr std::array kSizes = {
        NamedSize{QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes", "1/2 inch (12.7 mm)"),
                  square(12.7)},
        NamedSize{QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes", "9/16 inch (14.3 mm)"),
                  square(14.2875)},
        NamedSize{QT_TRANSLATE_NOOP("hexwerk::editor::PieceSizes", "5/8 inch (15.9 mm)"),
                  square(15.875)},
        NamedSize{"20 mm", square(20)},
        NamedSize{"25 mm", square(25)},
    };
    return kSizes;
}

std::span<const NamedSize> stickerSizes()
{
    static constexpr std::array kSizes = {
        NamedSize{"12 mm", square(12)},
        NamedSize{"16 mm", square(16)},
    };
    return kSizes;
}

QString nameOf(const NamedSize &size)
{
    return QCoreApplication::translate("hexwerk::editor::PieceSizes", size.name);
}

} // namespace hexwerk::editor
