// Cards, counters and other pieces of one size on sheets that are cut up.
#pragma once

#include <QString>

#include "editor/paper/paper.h"
#include "editor/paper/sheet_book.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace hexwerk::editor {

// Where the backs of pieces are.
enum class Backs : std::uint8_t {
    None,
    Duplex, // on the next page, mirrored: printed on the other side of the paper
    Folded, // beside their fronts, to be folded and glued
};

struct Piece
{
    // In units of the page. What is cut has its corner at 0, 0; the bleed lies around it.
    using Paint =
        std::function<void(QPainter &painter, const QRectF &bleedBox, const QRectF &cutBox)>;

    QString title;
    Paint front;
    Paint back = {}; // empty: there is nothing on it
};

// Lengths are millimetres.
struct PieceLayout
{
    Paper paper;
    QSizeF size;      // of a piece, cut, as it lies
    double bleed = 2; // printed around what is cut
    double gap = 0;   // between the bleeds of neighbours
    Backs backs = Backs::Duplex;
    bool cutMarks = true;
};

// As many as fit, all of them turned if more fit then. 0: the paper is smaller than a piece.
int piecesOnPage(const PieceLayout &layout);
// In this order. `title` stands on each sheet and, for the first, in the outline. None if no piece
// fits.
std::vector<SheetPage> piecePages(const QString &title, const std::vector<Piece> &pieces,
                                  const PieceLayout &layout);

} // namespace hexwerk::editor
