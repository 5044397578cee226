#include "editor/ground/ground_map.h"

#include "editor/ground/ground_paint.h"

#include <algorithm>

namespace hexwerk::ground {

GroundBoard GroundMap::board() const
{
    const QReadLocker lock(&m_lock);
    return m_model.board();
}

void GroundMap::change(const std::vector<Place> &places, const GroundBoard &board)
{
    const QWriteLocker lock(&m_lock);
    std::vector<Place> changed;
    for (const Place place : places)
        if (board.at(place) != m_model.board().at(place))
            changed.push_back(place);
    m_model.change(changed, board);
}

static QSize sizeOf(const GroundBoard &board, int width)
{
    return {static_cast<int>(std::ceil(board.width() * width)),
            static_cast<int>(std::ceil(board.height() * width))};
}

QSize GroundMap::size(int width) const
{
    return sizeOf(m_model.board(), width);
}

static void paint(const Canvas &canvas, bool withGrid,
                  const std::function<void(QPainter &)> &onSoil)
{
    if (canvas.model.manner().borders == Borders::Hexes)
        paintHexSoil(canvas);
    else
        paintSoil(canvas);
    paintUnknown(canvas);
    if (onSoil) {
        BoardPainter painter(canvas);
        onSoil(painter);
    }
    paintStreams(canvas);
    paintRoads(canvas);
    paintBridges(canvas);
    paintPlants(canvas);
    paintHouses(canvas);
    paintCraters(canvas);
    paintSides(canvas);
    if (withGrid)
        paintGrid(canvas);
}

std::vector<QRect> squaresUnder(const QRect &part)
{
    std::vector<QRect> squares;
    for (int row = part.top() / kDrawnSquare; row * kDrawnSquare <= part.bottom(); ++row)
        for (int column = part.left() / kDrawnSquare; column * kDrawnSquare <= part.right();
             ++column)
            squares.emplace_back(column * kDrawnSquare, row * kDrawnSquare, kDrawnSquare,
                                 kDrawnSquare);
    return squares;
}

// Always whole squares of one lattice: so no pixel depends on the part that is asked for, and their
// buffers stay in the processor's cache.
QImage GroundMap::picture(const GroundArt &art, QRect part, bool withGrid,
                          const std::function<void(QPainter &)> &onSoil) const
{
    const QReadLocker lock(&m_lock);
    if (m_model.board().cells.empty())
        return {};
    const QRect board(QPoint(), sizeOf(m_model.board(), art.width()));
    part &= board;
    if (part.isEmpty())
        return {};
    QImage whole(part.size(), QImage::Format_RGB32);
    const auto pixels = [&](int x, int y) { // of the board
        return whole.scanLine(y - part.top()) + qsizetype{4} * (x - part.left());
    };
    for (QRect square : squaresUnder(part)) {
        square &= board;
        const QRect shown = square & part;
        if (shown == square) {
            QImage image(pixels(square.left(), square.top()), square.width(), square.height(),
                         whole.bytesPerLine(), QImage::Format_RGB32);
            paint({m_model, art, image, square}, withGrid, onSoil);
            continue;
        }
        QImage image(square.size(), QImage::Format_RGB32);
        paint({m_model, art, image, square}, withGrid, onSoil);
        for (int y = shown.top(); y <= shown.bottom(); ++y)
            std::copy_n(image.constScanLine(y - square.top()) +
                            qsizetype{4} * (shown.left() - square.left()),
                        qsizetype{4} * shown.width(), pixels(shown.left(), y));
    }
    return whole;
}

std::vector<Place> GroundMap::strayCentres(const GroundArt &art) const
{
    const QReadLocker lock(&m_lock);
    const GroundBoard &board = m_model.board();
    std::vector<Place> strays;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            if (const Place place{column, row};
                m_model.spot(art, centreOf(place)).soil != soilOf(board.at(place).cover))
                strays.push_back(place);
    return strays;
}

} // namespace hexwerk::ground
