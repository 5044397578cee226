// Rich text on pages of paper: in columns, with running titles and page numbers.
#pragma once

#include <QMarginsF>
#include <QRectF>
#include <QString>
#include <QUrl>
#include <QVariant>

#include "editor/paper/paper.h"
#include "editor/paper/sheet_book.h"

#include <functional>
#include <vector>

namespace hexwerk::editor {

// What stands at the top of columns of the first page instead of text.
struct PageInsert
{
    int column = 0;    // the first that it covers
    int columns = 1;   // that it covers
    double height = 0; // millimetres, with the space below it
    // `box` has that height, in units of the page.
    std::function<void(QPainter &, const QRectF &box)> paint;
    std::vector<SheetHeading> headings = {}; // in it, in millimetres from its top
};

// Lengths are millimetres.
struct TextPageStyle
{
    QString title = {};   // at the foot of each page
    QString outline = {}; // entry of the first page, above those of the headings; empty: none
    int level = 0;        // of that entry, or of headings of the first level
    QMarginsF margins = {16, 15, 16, 11}; // the foot stands above the lower one
    double points = 9.5;                  // of plain letters
    int stretch = 100;                    // per cent of their width
    Qt::LayoutDirection direction = Qt::LeftToRight;
    int columns = 1;
    double gap = 7;                       // between columns
    int number = 1;                       // of the first page
    std::vector<PageInsert> inserts = {}; // from top to bottom
    // Pictures by the names in the text; null: the text has those it needs in itself. Pixels are
    // those of 96 to an inch: finer pictures say their ratio.
    std::function<QVariant(const QUrl &name)> pictures = {};
};

// Millimetres across a column.
double columnWidth(const Paper &paper, const TextPageStyle &style);

// Rich text across columns of the first page, with `space` millimetres below it. It is not cut: it
// should be lower than a page. `style` as for the pages.
PageInsert textInsert(const QString &html, const Paper &paper, const TextPageStyle &style,
                      int column, int columns, double space);

// At least one page. Pages end above lines of text and rows of tables, whose headers are repeated,
// but not just below a heading. Headings are entries of the outline.
std::vector<SheetPage> textPages(const QString &html, const Paper &paper,
                                 const TextPageStyle &style);

} // namespace hexwerk::editor
