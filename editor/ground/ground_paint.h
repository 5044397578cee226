// The layers of the ground, from below to above. Each draws the pixels of one square of the whole
// picture, which begins at pixel 0, 0 of the board; none of them depends on which square it is.
#pragma once

#include <QImage>
#include <QPainter>

#include "editor/ground/ground_model.h"

namespace hexwerk::ground {

// What is drawn: `image` (RGB32) shows the pixels `rect` of the board.
struct Canvas
{
    const GroundModel &model;
    const GroundArt &art;
    QImage &image;
    QRect rect;

    double width() const { return art.width(); }
    // In hexes.
    QRectF part() const
    {
        return {QPointF(rect.topLeft()) / width(), QSizeF(rect.size()) / width()};
    }
    // A point of the board in pixels, at whole 64ths, so that it is the same in every square.
    QPointF pixel(QPointF at) const
    {
        const auto whole = [this](double hexes) { return std::round(hexes * width() * 64) / 64; };
        return {whole(at.x()), whole(at.y())};
    }
    QPolygonF pixels(const std::vector<QPointF> &points) const;
};

// A painter of pixels of the board, antialiased.
class BoardPainter : public QPainter
{
public:
    explicit BoardPainter(const Canvas &canvas);
};
QPen roundPen(QColor colour, double width, Qt::PenCapStyle cap = Qt::RoundCap);

// The hexes whose neighbourhood, `reach` hexes around them, a part of the board touches: what
// stands lower in the picture comes later.
template<typename Function>
void eachHex(const Canvas &canvas, double reach, Function &&function)
{
    const QRectF part = canvas.part();
    const GroundBoard &board = canvas.model.board();
    const int firstColumn =
        std::max(0, static_cast<int>(std::floor((part.left() - reach - 1) / 0.75)));
    const int lastColumn =
        std::min(board.columns - 1, static_cast<int>((part.right() + reach) / 0.75));
    const int firstRow =
        std::max(0, static_cast<int>(std::floor((part.top() - reach) / kHexHeight - 1.5)));
    const int lastRow =
        std::min(board.rows - 1, static_cast<int>((part.bottom() + reach) / kHexHeight));
    for (int row = firstRow; row <= lastRow; ++row)
        for (const int odd : {0, 1})
            for (int column = firstColumn + ((firstColumn ^ odd) & 1); column <= lastColumn;
                 column += 2)
                function(Place{column, row});
}

void paintSoil(const Canvas &canvas);    // with light, contours and water
void paintHexSoil(const Canvas &canvas); // each hex with its own clear border
void paintUnknown(const Canvas &canvas);
void paintStreams(const Canvas &canvas);
void paintRoads(const Canvas &canvas); // trails and railways too
void paintBridges(const Canvas &canvas);
void paintPlants(const Canvas &canvas);
void paintHouses(const Canvas &canvas);
void paintCraters(const Canvas &canvas);
void paintSides(const Canvas &canvas);
void paintGrid(const Canvas &canvas);

} // namespace hexwerk::ground
