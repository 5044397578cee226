// Draws battle dice. A colour is told by the die's outline, its pattern and its word as well: no
// die is known by its colour or letter alone.
#pragma once

#include <QCoreApplication>
#include <QPainter>

#include "core/assault/dice/dice.h"

#include <array>
#include <optional>

namespace hexwerk::assault::ui {

class DicePainter
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::DicePainter)

public:
    // "Red", in the language of the window.
    static QString word(Die die);
    // What a battle die can show, in the order of the keys 1 to 6.
    static const std::array<Symbols, 6> &faces();
    // "critical hit", "damage, damage", "nothing": what a face shows, in words.
    static QString faceText(Symbols face);
    // One die into a square: what it shows, or its colour's pattern alone before it is rolled.
    static void paint(QPainter &painter, const QRectF &square, Die die,
                      std::optional<Symbols> face = std::nullopt);
    // A face to be stuck on a die: its colour and pattern fill the bleed.
    static void paintSticker(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox,
                             Die die, Symbols face);
    // paint() as a picture for buttons and labels, `size` device pixels square.
    static QPixmap pixmap(Die die, std::optional<Symbols> face, int size);
    // One symbol, whatever die shows it.
    static QPixmap symbolPixmap(Symbols one, int size);
};

} // namespace hexwerk::assault::ui
