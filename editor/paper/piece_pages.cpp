#include "editor/paper/piece_pages.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <memory>

namespace hexwerk::editor {

// Millimetres.
static constexpr double kHeader = 9;
static constexpr double kBesideBleed = 0.5; // free, between a bleed and its marks
static constexpr double kLeastMark = 1.5;
static constexpr double kMostMark = 4;

namespace {

class PieceGrid
{
public:
    explicit PieceGrid(const PieceLayout &layout);

    int count() const { return m_columns * m_rows; }
    QSizeF paper() const { return m_layout.paper.size; }
    // From the piece to the paper, both in units of the page.
    QTransform front(int cell) const;
    QTransform back(int cell) const;
    // What of a piece is printed, around itself.
    QRectF frontPart() const { return part(m_isStacked ? Side::Top : Side::Right); }
    QRectF backPart() const { return part(m_isStacked ? Side::Top : Side::Left); }
    QRectF bleedBox() const;
    QRectF cutBox() const { return {QPointF(), m_layout.size * kPageUnits}; }
    // Around the cells that are used on a sheet with so many pieces.
    void paintMarks(QPainter &painter, int pieces, bool isMirrored) const;

private:
    enum class Side : std::uint8_t { Left, Top, Right };

    struct Try
    {
        bool isTurned = false;
        bool isStacked = false;
    };
    void take(Try one);
    bool isFolded() const { return m_layout.backs == Backs::Folded; }
    QRectF part(Side fold) const;
    QTransform cell(int cell, bool isMirrored) const;

    PieceLayout m_layout;
    bool m_isTurned = false;  // clockwise
    bool m_isStacked = false; // the back above its front, where they are folded; else on its right
    QSizeF m_cell;            // cut, on the paper
    int m_columns = 0;
    int m_rows = 0;
    QPointF m_corner; // of the first cell
    double m_mark = 0;
};

} // namespace

PieceGrid::PieceGrid(const PieceLayout &layout)
    : m_layout(layout)
{
    const bool canStack = isFolded();
    for (const Try one : {Try{}, Try{true, false}, Try{false, true}, Try{true, true}})
        if (canStack || !one.isStacked)
            take(one);
}

// If more fit than before.
void PieceGrid::take(Try one)
{
    QSizeF cell = m_layout.size;
    if (isFolded())
        (one.isStacked ? cell.rheight() : cell.rwidth()) *= 2;
    if (one.isTurned)
        cell.transpose();
    const double marks = m_layout.cutMarks ? 2 * (kBesideBleed + kLeastMark) : 0;
    const QSizeF room = m_layout.paper.room() - QSizeF(marks, marks + kHeader);
    const double around = 2 * m_layout.bleed + m_layout.gap;
    const auto fitting = [&](double length, double all) {
        constexpr double kRounding = 1e-6;
        return std::max(0, static_cast<int>((all + m_layout.gap + kRounding) / (length + around)));
    };
    const int columns = fitting(cell.width(), room.width());
    const int rows = fitting(cell.height(), room.height());
    if (columns * rows <= count())
        return;
    m_isTurned = one.isTurned;
    m_isStacked = one.isStacked;
    m_cell = cell;
    m_columns = columns;
    m_rows = rows;
    const QSizeF free = room - QSizeF(columns * (cell.width() + around) - m_layout.gap,
                                      rows * (cell.height() + around) - m_layout.gap);
    m_mark = std::min(kMostMark, kLeastMark + std::min(free.width(), free.height()) / 2);
    m_corner = QPointF(free.width() / 2, std::min(free.height() / 2, kMostMark)) +
               QPointF(1, 1) * (m_layout.paper.margin + marks / 2 + m_layout.bleed) +
               QPointF(0, kHeader);
}

QRectF PieceGrid::bleedBox() const
{
    const double bleed = m_layout.bleed * kPageUnits;
    return cutBox().adjusted(-bleed, -bleed, bleed, bleed);
}

// At the fold it ends.
QRectF PieceGrid::part(Side fold) const
{
    QRectF box = bleedBox();
    if (!isFolded())
        return box;
    const QRectF cut = cutBox();
    switch (fold) {
    case Side::Left:
        box.setLeft(cut.left());
        break;
    case Side::Top:
        box.setTop(cut.top());
        break;
    case Side::Right:
        box.setRight(cut.right());
        break;
    }
    return box;
}

// From a cell as it lies when it is not turned. Mirrored for the other side of the paper: what was
// the right edge of the sheet is its left one.
QTransform PieceGrid::cell(int cell, bool isMirrored) const
{
    const double around = 2 * m_layout.bleed + m_layout.gap;
    QPointF corner = m_corner + QPointF(cell % m_columns * (m_cell.width() + around),
                                        cell / m_columns * (m_cell.height() + around));
    if (isMirrored)
        corner.rx() = paper().width() - corner.x() - m_cell.width();
    QTransform place;
    if (!m_isTurned) {
        place.translate(corner.x() * kPageUnits, corner.y() * kPageUnits);
    } else if (isMirrored) {
        place.translate(corner.x() * kPageUnits, (corner.y() + m_cell.height()) * kPageUnits);
        place.rotate(-90);
    } else {
        place.translate((corner.x() + m_cell.width()) * kPageUnits, corner.y() * kPageUnits);
        place.rotate(90);
    }
    return place;
}

QTransform PieceGrid::front(int number) const
{
    QTransform place = cell(number, false);
    if (m_isStacked)
        place.translate(0, m_layout.size.height() * kPageUnits);
    return place;
}

QTransform PieceGrid::back(int number) const
{
    if (!isFolded())
        return cell(number, true);
    QTransform place = cell(number, false);
    place.translate(m_layout.size.width() * kPageUnits,
                    m_isStacked ? m_layout.size.height() * kPageUnits : 0);
    if (m_isStacked)
        place.rotate(180); // folded backwards at its top edge, it stands upright
    return place;
}

void PieceGrid::paintMarks(QPainter &painter, int pieces, bool isMirrored) const
{
    constexpr double kHairline = 9; // a quarter of a point
    if (!m_layout.cutMarks || pieces == 0)
        return;
    const int columns = std::min(pieces, m_columns);
    const int rows = (pieces + m_columns - 1) / m_columns;
    const double around = 2 * m_layout.bleed + m_layout.gap;
    const double outer = m_layout.bleed + kBesideBleed;
    const QRectF block(m_corner, QSizeF(columns * (m_cell.width() + around) - around,
                                        rows * (m_cell.height() + around) - around));
    const QPen cutPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap);
    QPen foldPen = cutPen;
    foldPen.setDashPattern({3, 3});
    const auto line = [&](QPointF from, QPointF to) {
        if (isMirrored) {
            from.rx() = paper().width() - from.x();
            to.rx() = paper().width() - to.x();
        }
        painter.drawLine(from * kPageUnits, to * kPageUnits);
    };
    const auto markColumn = [&](double x) {
        for (const auto &[y, out] :
             {std::pair(block.top() - outer, -m_mark), std::pair(block.bottom() + outer, m_mark)})
            line({x, y}, {x, y + out});
    };
    const auto markRow = [&](double y) {
        for (const auto &[x, out] :
             {std::pair(block.left() - outer, -m_mark), std::pair(block.right() + outer, m_mark)})
            line({x, y}, {x + out, y});
    };
    const bool foldsUpright = m_isStacked == m_isTurned; // the fold
    for (int column = 0; column < columns; ++column) {
        const double x = m_corner.x() + column * (m_cell.width() + around);
        painter.setPen(cutPen);
        markColumn(x);
        markColumn(x + m_cell.width());
        painter.setPen(foldPen);
        if (isFolded() && foldsUpright)
            markColumn(x + m_cell.width() / 2);
    }
    for (int row = 0; row < rows; ++row) {
        const double y = m_corner.y() + row * (m_cell.height() + around);
        painter.setPen(cutPen);
        markRow(y);
        markRow(y + m_cell.height());
        painter.setPen(foldPen);
        if (isFolded() && !foldsUpright)
            markRow(y + m_cell.height() / 2);
    }
}

static QString adviceFor(const PieceLayout &layout)
{
    switch (layout.backs) {
    case Backs::None:
        break;
    case Backs::Duplex:
        // The columns are mirrored.
        return layout.paper.size.width() > layout.paper.size.height()
                   ? QCoreApplication::translate("hexwerk::editor::PiecePages",
                                                 "Print at 100%, on both sides, flip on short edge")
                   : QCoreApplication::translate("hexwerk::editor::PiecePages",
                                                 "Print at 100%, on both sides, flip on long edge");
    case Backs::Folded:
        return QCoreApplication::translate("hexwerk::editor::PiecePages",
                                           "Print at 100%, fold at the dashed marks, glue");
    }
    return QCoreApplication::translate("hexwerk::editor::PiecePages",
                                       "Print at 100%, not fitted to the page");
}

// To check true size with a ruler. Gives its right end.
static double paintRuler(QPainter &painter, QPointF from, double room)
{
    constexpr double kLabel = 1400;
    const int length = room >= 100 * kPageUnits + kLabel  ? 100
                       : room >= 50 * kPageUnits + kLabel ? 50
                                                          : 20;
    const double end = from.x() + length * kPageUnits;
    painter.setPen(QPen(Qt::black, 12, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, QPointF(end, from.y()));
    for (int tick = 0; tick <= length; tick += 10) {
        const double high = tick % 50 == 0 || tick == length ? 110 : 60;
        const double x = from.x() + tick * kPageUnits;
        painter.drawLine(QPointF(x, from.y() - high), QPointF(x, from.y() + high));
    }
    const QRectF label(end + 100, from.y() - 200, kLabel - 100, 400);
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("%1 mm").arg(length));
    return label.right();
}

static QFont headerFont(bool bold)
{
    QFont font;
    font.setPixelSize(240);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

static void paintHeader(QPainter &painter, const QString &title, const QString &number,
                        const PieceLayout &layout)
{
    const QRectF box(QPointF(layout.paper.margin, layout.paper.margin) * kPageUnits,
                     QSizeF(layout.paper.room().width(), kHeader) * kPageUnits);
    painter.setPen(Qt::black);
    painter.setFont(headerFont(true));
    const double forNumber = QFontMetricsF(painter.font()).horizontalAdvance(number) + 100;
    const QString shown =
        QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, box.width() - forNumber);
    painter.drawText(box.topLeft() + QPointF(0, 240), shown);
    painter.drawText(QRectF(box.right() - forNumber, box.top(), forNumber, 300),
                     Qt::AlignRight | Qt::AlignTop, number);
    painter.setFont(headerFont(false));
    const double left = paintRuler(painter, box.topLeft() + QPointF(0, 560), box.width());
    const QRectF rest(left, box.top() + 360, box.right() - left, 400);
    painter.drawText(
        rest, Qt::AlignRight | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(adviceFor(layout), Qt::ElideRight, rest.width()));
}

namespace {

struct PieceBook
{
    QString title;
    std::vector<Piece> pieces;
    PieceLayout layout;
    PieceGrid grid;

    int count(int sheet) const
    {
        return std::min(grid.count(), static_cast<int>(pieces.size()) - sheet * grid.count());
    }
    bool hasBacks(int sheet) const;
    void paintPiece(QPainter &painter, const Piece::Paint &paint, const QTransform &place,
                    const QRectF &part) const;
    // Either or both of the sides.
    void paintSheet(QPainter &painter, int sheet, bool fronts, bool backs) const;
};

} // namespace

bool PieceBook::hasBacks(int sheet) const
{
    const auto first = pieces.begin() + sheet * grid.count();
    return std::any_of(first, first + count(sheet),
                       [](const Piece &piece) { return bool(piece.back); });
}

void PieceBook::paintPiece(QPainter &painter, const Piece::Paint &paint, const QTransform &place,
                           const QRectF &part) const
{
    if (!paint)
        return;
    painter.save();
    painter.setTransform(place, true);
    painter.setClipRect(part, Qt::IntersectClip);
    paint(painter, grid.bleedBox(), grid.cutBox());
    painter.restore();
}

void PieceBook::paintSheet(QPainter &painter, int sheet, bool fronts, bool backs) const
{
    const int sheets = (static_cast<int>(pieces.size()) + grid.count() - 1) / grid.count();
    const QString number = QStringLiteral("%1/%2").arg(sheet + 1).arg(sheets);
    paintHeader(
        painter, title,
        fronts
            ? number
            //: %1 is the number of a sheet
            : QCoreApplication::translate("hexwerk::editor::PiecePages", "Back of %1").arg(number),
        layout);
    for (int cell = 0; cell < count(sheet); ++cell) {
        const Piece &piece = pieces[static_cast<std::size_t>(sheet * grid.count() + cell)];
        if (fronts)
            paintPiece(painter, piece.front, grid.front(cell), grid.frontPart());
        if (backs)
            paintPiece(painter, piece.back, grid.back(cell), grid.backPart());
    }
    grid.paintMarks(painter, count(sheet), !fronts);
}

int piecesOnPage(const PieceLayout &layout)
{
    return PieceGrid(layout).count();
}

std::vector<SheetPage> piecePages(const QString &title, const std::vector<Piece> &pieces,
                                  const PieceLayout &layout)
{
    std::vector<SheetPage> pages;
    const auto book =
        std::make_shared<const PieceBook>(PieceBook{title, pieces, layout, PieceGrid(layout)});
    if (book->grid.count() == 0)
        return pages;
    const bool onNext = layout.backs == Backs::Duplex;
    const bool beside = layout.backs == Backs::Folded;
    for (int sheet = 0; book->count(sheet) > 0; ++sheet) {
        const QString later =
            QCoreApplication::translate("hexwerk::editor::PiecePages", "Sheet %1").arg(sheet + 1);
        pages.push_back({layout.paper.size, sheet == 0 ? title : later, sheet == 0 ? 0 : 1,
                         [book, sheet, beside](QPainter &painter) {
                             book->paintSheet(painter, sheet, true, beside);
                         }});
        if (onNext && book->hasBacks(sheet))
            pages.push_back(
                {layout.paper.size,
                 QCoreApplication::translate("hexwerk::editor::PiecePages", "Back of sheet %1")
                     .arg(sheet + 1),
                 1, [book, sheet](QPainter &painter) {
                     book->paintSheet(painter, sheet, false, true);
                 }});
    }
    return pages;
}

} // namespace hexwerk::editor
