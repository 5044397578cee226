// Sizes of cards, counters and dice that have a name.
#pragma once

#include <QSizeF>
#include <QString>

#include <span>

namespace hexwerk::editor {

struct NamedSize
{
    const char *name; // nameOf() translates it
    QSizeF size;      // millimetres, cut, as it lies
};

std::span<const NamedSize> cardSizes();
std::span<const NamedSize> counterSizes();
// Of stickers, which are smaller than the sides of the dice.
std::span<const NamedSize> stickerSizes();
QString nameOf(const NamedSize &size);

} // namespace hexwerk::editor
