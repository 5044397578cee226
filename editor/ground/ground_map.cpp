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

std::vector<QRect> piecesUnder(const QRect &part, QSize piece)
{
    std::vector<QRect> pieces;
    for (int row = part.top() / piece.height(); row * piece.height() <= part.bottom(); ++row)
        for (int column = part.left() / piece.width(); column * piece.width() <= part.right();
             ++column)
            pieces.emplace_back(QPoint(column * piece.width(), row * piece.height()), piece);
    return pieces;
}

// Whole pieces of one lattice: no pixel depends on the part that is asked for, and their buffers
// stay in the processor's cache.
QImage GroundMap::picture(const GroundArt &art, QRect part, bool withGrid,
                          const std::function<void(QPainter &)> &onSoil, QSize piece) const
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
    for (QRect drawn : piecesUnder(part, piece)) {
        drawn &= board;
        const QRect shown = drawn & part;
        if (shown == drawn) {
            QImage image(pixels(drawn.left(), drawn.top()), drawn.width(), drawn.height(),
                         whole.bytesPerLine(), QImage::Format_RGB32);
            paint({m_model, art, image, drawn}, withGrid, onSoil);
            continue;
        }
        QImage image(drawn.size(), QImage::Format_RGB32);
        paint({m_model, art, image, drawn}, withGrid, onSoil);
        for (int y = shown.top(); y <= shown.bottom(); ++y)
            std::copy_n(image.constScanLine(y - drawn.top()) +
                            qsizetype{4} * (shown.left() - drawn.left()),
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
