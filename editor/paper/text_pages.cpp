#include "editor/paper/text_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QHash>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>
#include <QTextTable>

#include "editor/paper/page_cuts.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace hexwerk::editor {

static constexpr double kTextInch = 25.4;
static constexpr double kFootHeight = 7; // millimetres above the lower margin
static constexpr double kFootPoints = 8;
static constexpr double kLeastColumn = 12; // millimetres that are worth beginning with

namespace {

// Lines are broken for a device whose dots are units of a page: the same for all that is painted.
struct LaidText
{
    QImage device = QImage(1, 1, QImage::Format_RGB32);
    QHash<QUrl, QVariant> pictures = {}; // a document would ask for them whenever it is painted
    QTextDocument document;
};

// What of the text stands where, in units of text and page.
struct Slice
{
    QRectF area;
    double from = 0;
    double to = 0;
    QRectF header = {};
    int cutBlock = -1; // number of the paragraph that goes on from the page before
};

struct Filled
{
    std::vector<Slice> page;
    PageCut next; // where the next page begins
};

} // namespace

static int dotsOf(double points)
{
    return qRound(points / 72 * kTextInch * kPageUnits);
}

// A size in points that a style gives to words of a heading would be enlarged as the heading is.
static void keepSizesOfHeadings(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        std::vector<QTextCursor> sized;
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().hasProperty(QTextFormat::FontPointSize)) {
                QTextCursor cursor(&document);
                cursor.setPosition(part.fragment().position());
                cursor.setPosition(part.fragment().position() + part.fragment().length(),
                                   QTextCursor::KeepAnchor);
                sized.push_back(cursor);
            }
        for (QTextCursor &cursor : sized) {
            QTextCharFormat format = cursor.charFormat();
            format.clearProperty(QTextFormat::FontSizeAdjustment);
            cursor.setCharFormat(format);
        }
    }
}

static std::shared_ptr<LaidText> laidText(const QString &html, double width,
                                          const TextPageStyle &style)
{
    auto text = std::make_shared<LaidText>();
    const int dots = qRound(kPageUnits * 1000); // to a metre
    text->device.setDotsPerMeterX(dots);
    text->device.setDotsPerMeterY(dots);
    QTextDocument &document = text->document;
    QFont font;
    font.setPointSizeF(style.points);
    font.setStretch(style.stretch);
    font.setHintingPreference(QFont::PreferNoHinting);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setUndoRedoEnabled(false);
    document.setIndentWidth(18); // pixels of 96 to an inch, for lists
    QTextOption option;
    option.setTextDirection(style.direction);
    option.setWrapMode(QTextOption::WordWrap); // a narrow column of a table breaks no word
    document.setDefaultTextOption(option);
    document.setDefaultStyleSheet(QStringLiteral("a { color: #1d4e80; text-decoration: none }"));
    if (style.pictures)
        document.setResourceProvider([&style, &pictures = text->pictures](const QUrl &name) {
            if (!pictures.contains(name))
                pictures.insert(name, style.pictures(name));
            return pictures.value(name);
        });
    document.documentLayout()->setPaintDevice(&text->device);
    document.setHtml(html);
    keepSizesOfHeadings(document);
    document.setTextWidth(width);
    if (document.size().width() > width + 1) { // but one that is too long for the page
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.setDefaultTextOption(option);
        document.setTextWidth(width);
    }
    document.documentLayout()->documentSize(); // asks for all pictures
    document.setResourceProvider(
        [&pictures = text->pictures](const QUrl &name) { return pictures.value(name); });
    return text;
}

// What lies between two heights of the text.
static void paintPart(QPainter &painter, const QTextDocument &document, double from, double to,
                      QPointF at)
{
    QAbstractTextDocumentLayout::PaintContext context;
    const QRectF part(0, from, document.textWidth(), to - from);
    const double edge = kPageUnits * kTextInch / 96;
    context.clip = part.adjusted(0, edge, 0, -edge); // what only touches it is not drawn
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.save();
    painter.translate(at - part.topLeft());
    painter.setClipRect(part.adjusted(-edge, 0, edge, 0), Qt::IntersectClip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

// The lines of a paragraph between two heights of the text.
static void paintLines(QPainter &painter, const QTextBlock &block, QPointF blockAt, double from,
                       double to, QPointF at)
{
    painter.save();
    painter.setPen(Qt::black);
    painter.translate(at - QPointF(0, from));
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
        const QTextLine line = block.layout()->lineAt(i);
        const double top = blockAt.y() + line.y();
        if (top > from - 1 && top + 1 < to)
            line.draw(&painter, blockAt);
    }
    painter.restore();
}

static void paintSlice(QPainter &painter, const QTextDocument &document, const Slice &slice)
{
    QPointF at = slice.area.topLeft();
    if (!slice.header.isEmpty())
        paintPart(painter, document, slice.header.top(), slice.header.bottom(), at);
    at.ry() += slice.header.height();
    double from = slice.from;
    if (slice.cutBlock >= 0) { // a layout would draw the line before, hidden but there
        const QTextBlock block = document.findBlockByNumber(slice.cutBlock);
        const QRectF box = document.documentLayout()->blockBoundingRect(block);
        paintLines(painter, block, box.topLeft(), from, slice.to, at);
        from = std::min(box.bottom(), slice.to);
    }
    if (from < slice.to)
        paintPart(painter, document, from, slice.to, at + QPointF(0, from - slice.from));
}

static int blockCutAt(const QTextDocument &document, double y)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF box = document.documentLayout()->blockBoundingRect(block);
        if (box.top() + 1 < y && y + 1 < box.bottom() && !QTextCursor(block).currentTable())
            return block.blockNumber();
    }
    return -1;
}

static void paintFoot(QPainter &painter, const QRectF &room, const QString &title, int number)
{
    QFont font;
    font.setPixelSize(dotsOf(kFootPoints));
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.save();
    painter.setFont(font);
    painter.setPen(QPen(QColor(150, 150, 150), 12));
    painter.drawLine(room.topLeft(), room.topRight());
    painter.setPen(QColor(70, 70, 70));
    const QString page = QString::number(number);
    const QFontMetricsF metrics(font);
    const double left = room.width() - 2 * metrics.horizontalAdvance(page);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                     metrics.elidedText(title, Qt::ElideRight, left));
    painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, page);
    painter.restore();
}

static QRectF footOf(const Paper &paper, const TextPageStyle &style)
{
    const QRectF foot(
        style.margins.left(), paper.size.height() - style.margins.bottom() - kFootHeight + 2,
        paper.size.width() - style.margins.left() - style.margins.right(), kFootHeight - 2);
    return {foot.topLeft() * kPageUnits, foot.size() * kPageUnits};
}

double columnWidth(const Paper &paper, const TextPageStyle &style)
{
    const double room = paper.size.width() - style.margins.left() - style.margins.right();
    return (room - (style.columns - 1) * style.gap) / style.columns;
}

// The columns of a page, in its units.
static std::vector<QRectF> columnsOf(const Paper &paper, const TextPageStyle &style)
{
    const double width = columnWidth(paper, style);
    const double height =
        paper.size.height() - style.margins.top() - style.margins.bottom() - kFootHeight;
    std::vector<QRectF> columns;
    for (int i = 0; i < style.columns; ++i)
        columns.emplace_back((style.margins.left() + i * (width + style.gap)) * kPageUnits,
                             style.margins.top() * kPageUnits, width * kPageUnits,
                             height * kPageUnits);
    return columns;
}

// Takes the room of the inserts from the columns, and says where they stand.
static std::vector<QRectF> takeInserts(std::vector<QRectF> &columns, const TextPageStyle &style)
{
    std::vector<QRectF> boxes;
    for (const PageInsert &insert : style.inserts) {
        const auto first = columns.begin() + insert.column;
        const auto last = first + insert.columns;
        double top = 0;
        for (auto column = first; column != last; ++column)
            top = std::max(top, column->top());
        const double height = insert.height * kPageUnits;
        boxes.emplace_back(first->left(), top, (last - 1)->right() - first->left(), height);
        for (auto column = first; column != last; ++column)
            column->setTop(std::min(top + height, column->bottom()));
    }
    return boxes;
}

// Columns that nothing fits into stay empty, except the last chance, a whole one.
static Filled filled(const PageCuts &cuts, PageCut from, const std::vector<QRectF> &columns,
                     double wholeColumn)
{
    Filled filled;
    for (const QRectF &column : columns) {
        if (from.y >= cuts.end() || (from.isForced && !filled.page.empty()))
            break;
        if (from.header.height() > column.height() / 2)
            from.header = {};
        const double room = column.height() - from.header.height();
        std::optional<PageCut> to;
        if (column.height() >= kLeastColumn * kPageUnits)
            to = cuts.lastWithin(from.y, from.y + room);
        if (!to && column.height() >= wholeColumn)
            to = cuts.through(from.y, from.y + room);
        if (!to)
            continue;
        filled.page.push_back({column, from.y, to->y, from.header});
        from = *to;
    }
    filled.next = from;
    return filled;
}

// The columns of a page that is not full end at about the same height.
static Filled balanced(const PageCuts &cuts, const PageCut &from, std::vector<QRectF> columns,
                       Filled whole)
{
    if (columns.size() < 2)
        return whole;
    double bottom = 0;
    for (const QRectF &column : columns)
        bottom = std::max(bottom, column.bottom());
    const double step = 2 * kPageUnits;
    while (bottom > step) {
        bottom -= step;
        for (QRectF &column : columns)
            column.setBottom(std::clamp(bottom, column.top(), column.bottom()));
        Filled tried = filled(cuts, from, columns, 1e9);
        if (tried.next.y < whole.next.y)
            break;
        whole = std::move(tried);
    }
    return whole;
}

static std::vector<std::vector<Slice>>
pagesOf(const PageCuts &cuts, const std::vector<QRectF> &first, const std::vector<QRectF> &columns)
{
    std::vector<std::vector<Slice>> pages;
    PageCut from;
    const double whole = columns.front().height();
    do {
        const std::vector<QRectF> &room = pages.empty() ? first : columns;
        Filled page = filled(cuts, from, room, whole);
        if (page.next.y >= cuts.end() || page.next.isForced)
            page = balanced(cuts, from, room, std::move(page));
        pages.push_back(std::move(page.page));
        from = page.next;
    } while (from.y < cuts.end());
    return pages;
}

static std::vector<SheetHeading> headingsIn(const std::vector<PageInsert> &inserts,
                                            const std::vector<QRectF> &boxes, int level)
{
    std::vector<SheetHeading> found;
    for (std::size_t i = 0; i < inserts.size(); ++i)
        for (SheetHeading heading : inserts[i].headings) {
            heading.level += level;
            heading.top += boxes[i].top() / kPageUnits;
            found.push_back(std::move(heading));
        }
    return found;
}

// Those within the slices of a page, from top to bottom as they are read.
static std::vector<SheetHeading> headingsOn(const std::vector<Slice> &page,
                                            const std::vector<TextHeading> &headings, int level)
{
    constexpr int kLastLevel = 6; // of HTML
    int outermost = kLastLevel;
    for (const TextHeading &heading : headings)
        outermost = std::min(outermost, heading.level);
    std::vector<SheetHeading> found;
    for (const Slice &slice : page)
        for (const TextHeading &heading : headings)
            if (heading.y >= slice.from && heading.y < slice.to)
                found.push_back(
                    {heading.text, level + heading.level - outermost,
                     (slice.area.top() + slice.header.height() + heading.y - slice.from) /
                         kPageUnits});
    return found;
}

PageInsert textInsert(const QString &html, const Paper &paper, const TextPageStyle &style,
                      int column, int columns, double space)
{
    const double width = columns * columnWidth(paper, style) + (columns - 1) * style.gap;
    const auto text = laidText(html, width * kPageUnits, style);
    const double height = text->document.size().height();
    PageInsert insert{column, columns, height / kPageUnits + space,
                      [text, height](QPainter &painter, const QRectF &box) {
                          paintPart(painter, text->document, 0, height, box.topLeft());
                      }};
    for (const TextHeading &heading : headingsOf(text->document))
        insert.headings.push_back({heading.text, 0, heading.y / kPageUnits});
    return insert;
}

std::vector<SheetPage> textPages(const QString &html, const Paper &paper,
                                 const TextPageStyle &style)
{
    const std::vector<QRectF> columns = columnsOf(paper, style);
    std::vector<QRectF> first = columns;
    const std::vector<QRectF> boxes = takeInserts(first, style);
    const auto text = laidText(html, columns.front().width(), style);
    const PageCuts cuts(text->document);
    const std::vector<TextHeading> headings = headingsOf(text->document);
    const QRectF foot = footOf(paper, style);
    std::vector<SheetPage> pages;
    for (std::vector<Slice> &page : pagesOf(cuts, first, columns)) {
        const bool isFirst = pages.empty();
        const int number = style.number + static_cast<int>(pages.size());
        SheetPage sheet;
        sheet.size = paper.size;
        sheet.level = style.level;
        if (isFirst)
            sheet.title = style.outline;
        for (Slice &slice : page)
            slice.cutBlock = blockCutAt(text->document, slice.from);
        const int level = style.level + (style.outline.isEmpty() ? 0 : 1);
        if (isFirst)
            sheet.headings = headingsIn(style.inserts, boxes, level);
        for (SheetHeading &heading : headingsOn(page, headings, level))
            sheet.headings.push_back(std::move(heading));
        sheet.paint = [text, slices = std::move(page), foot, title = style.title, number,
                       inserts = isFirst ? style.inserts : std::vector<PageInsert>(),
                       boxes](QPainter &painter) {
            for (std::size_t i = 0; i < inserts.size(); ++i) {
                painter.save();
                inserts[i].paint(painter, boxes[i]);
                painter.restore();
            }
            for (const Slice &slice : slices)
                paintSlice(painter, text->document, slice);
            paintFoot(painter, foot, title, number);
        };
        pages.push_back(std::move(sheet));
    }
    return pages;
}

} // namespace hexwerk::editor
