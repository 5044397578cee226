#include "editor/assault/canvas/map_region.h"

#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

MapRegion regionFromString(const QString &text)
{
    const QStringList corners = text.toUpper().split(QLatin1Char(':'));
    if (corners.size() > 2)
        return std::nullopt;
    const auto one = hexFromString(corners.front().toStdString());
    const auto other = hexFromString(corners.back().toStdString());
    if (!one || !other)
        return std::nullopt;
    const auto [left, right] = std::minmax({one->column(), other->column()});
    const auto [top, bottom] = std::minmax({one->row(), other->row()});
    return editor::HexSpan{left, right, top, bottom};
}

QString toString(const editor::HexSpan &region)
{
    const auto name = [](int column, int row) {
        return editor::toQString(toString(Hex::at(column, row)));
    };
    return name(region.firstColumn, region.firstRow) + QLatin1Char(':') +
           name(region.lastColumn, region.lastRow);
}

bool contains(const editor::HexSpan &region, Hex hex)
{
    return hex.column() >= region.firstColumn && hex.column() <= region.lastColumn &&
           hex.row() >= region.firstRow && hex.row() <= region.lastRow;
}

bool isOn(const Board &board, const editor::HexSpan &region)
{
    return board.contains(Hex::at(region.firstColumn, region.firstRow)) &&
           board.contains(Hex::at(region.lastColumn, region.lastRow));
}

QRectF regionRect(const editor::HexGeometry &geometry, const Board &board, const MapRegion &region)
{
    if (!region)
        return geometry.boardRect(board.columns(), board.rows());
    QRectF rect;
    for (int column = region->firstColumn; column <= region->lastColumn; ++column)
        for (const int row : {region->firstRow, region->lastRow})
            rect |= geometry.bounds(Hex::at(column, row));
    return rect;
}

QPainterPath regionOutline(const editor::HexGeometry &geometry, const editor::HexSpan &region)
{
    constexpr double kOver = 1.01; // so that no seams are left between the hexes
    QPainterPath outline;
    outline.setFillRule(Qt::WindingFill);
    for (int column = region.firstColumn; column <= region.lastColumn; ++column)
        for (int row = region.firstRow; row <= region.lastRow; ++row) {
            outline.addPolygon(geometry.polygon(Hex::at(column, row), kOver));
            outline.closeSubpath();
        }
    return outline;
}

} // namespace hexwerk::assault::ui
