// Pages of paper that are ready to be painted: to a PDF, a printer or a preview, which so show the
// same.
#pragma once

#include <QPainter>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

namespace hexwerk::editor {

// Units of a page to a millimetre: pages are painted in hundredths, so that letters and lines may
// have whole numbers of them.
inline constexpr double kPageUnits = 100;

// An entry of the outline that leads into a page.
struct SheetHeading
{
    QString text;
    int level = 0;  // 0 is outermost
    double top = 0; // millimetres from the upper edge of the paper
};

struct SheetPage
{
    QSizeF size;   // of the paper, in millimetres
    QString title; // in the outline; empty: the page goes on with what is before it
    int level = 0; // in the outline: 0 is outermost
    // In units of the page, from the upper left corner of the paper. May be called often, and
    // later than the book was made: it holds all that it needs.
    std::function<void(QPainter &)> paint;
    std::vector<SheetHeading> headings = {}; // further entries, after the title
};

struct SheetBook
{
    QString title; // of the document, as PDF readers show it
    QString subject = {};
    QString language = {}; // of its text: "en"
    std::vector<SheetPage> pages = {};
};

} // namespace hexwerk::editor
