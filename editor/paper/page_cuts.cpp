#include "editor/paper/page_cuts.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hexwerk::editor {

static QRectF boxOf(const QTextDocument &document, const QTextBlock &block)
{
    return document.documentLayout()->blockBoundingRect(block);
}

// The outermost one; null: the block stands in none.
static const QTextTable *tableAround(const QTextDocument &document, const QTextBlock &block)
{
    const QTextTable *table = nullptr;
    for (const QTextFrame *frame = document.frameAt(block.position()); frame;
         frame = frame->parentFrame())
        if (const auto *one = qobject_cast<const QTextTable *>(frame))
            table = one;
    return table;
}

// From the line above a row to the text in it.
static double paddingOf(const QTextDocument &document, const QTextTable &table)
{
    const double pixel = document.documentLayout()->paintDevice()
                             ? document.documentLayout()->paintDevice()->logicalDpiY() / 96.0
                             : 1;
    return (table.format().cellPadding() + table.format().cellSpacing() / 2) * pixel;
}

static double textTopOf(const QTextDocument &document, const QTextTable &table, int row)
{
    double top = std::numeric_limits<double>::max();
    for (int column = 0; column < table.columns(); ++column)
        if (const QTextTableCell cell = table.cellAt(row, column); cell.row() == row)
            top = std::min(top, boxOf(document, cell.firstCursorPosition().block()).top());
    return top;
}

// No row may begin where a cell goes on from the row above.
static bool mayCutAbove(const QTextTable &table, int row)
{
    for (int column = 0; column < table.columns(); ++column)
        if (table.cellAt(row, column).row() != row)
            return false;
    return true;
}

static bool isBold(const QTextTableCell &cell)
{
    const QTextBlock block = cell.firstCursorPosition().block();
    return block.text().isEmpty() ||
           (!block.begin().atEnd() &&
            block.begin().fragment().charFormat().fontWeight() >= QFont::Bold);
}

static int headerRows(const QTextTable &table)
{
    if (table.format().headerRowCount() > 0 || table.rows() < 2)
        return table.format().headerRowCount();
    for (int column = 0; column < table.columns(); ++column)
        if (!isBold(table.cellAt(0, column)))
            return 0;
    return 1;
}

// A line of its own with nothing between it and what follows, as the name of a rule above its text.
static bool staysWithNext(const QTextBlock &block)
{
    return block.blockFormat().headingLevel() > 0 ||
           (!block.textList() && !block.text().isEmpty() && block.layout()->lineCount() == 1 &&
            block.blockFormat().bottomMargin() == 0 && block.next().isValid() &&
            block.next().blockFormat().topMargin() > 0);
}

PageCuts::PageCuts(const QTextDocument &document)
{
    document.documentLayout()->documentSize(); // lays out all of it
    addLines(document);
    addCuts(document);
    // The line around a table may reach into the text above it.
    for (PageCut &cut : m_cuts)
        for (const auto &[top, bottom] : m_lines)
            if (top + 1 < cut.y && cut.y + 1 < bottom)
                cut.y = bottom;
}

void PageCuts::addLines(const QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const double top = boxOf(document, block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            m_lines.emplace_back(top + line.y(), top + line.y() + line.height());
        }
    }
}

void PageCuts::addCuts(const QTextDocument &document)
{
    const QTextTable *table = nullptr;
    bool isBelowHeading = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const QTextTable *const in = tableAround(document, block)) {
            if (std::exchange(table, in) == in)
                continue;
            const double padding = paddingOf(document, *in);
            const double top = textTopOf(document, *in, 0) - padding;
            if (!isBelowHeading)
                m_cuts.push_back({top - padding});
            isBelowHeading = false;
            const int headers = headerRows(*in);
            QRectF header;
            if (headers > 0 && headers < in->rows())
                header = QRectF(
                    QPointF(0, top - padding),
                    QPointF(document.textWidth(), textTopOf(document, *in, headers) - padding));
            // The first two rows stay together.
            for (int row = headers + (in->rows() - headers > 3 ? 2 : 1); row < in->rows(); ++row)
                if (mayCutAbove(*in, row))
                    m_cuts.push_back({textTopOf(document, *in, row) - padding, false, header});
            continue;
        }
        table = nullptr;
        const QRectF box = boxOf(document, block);
        const bool isForced =
            block.blockFormat().pageBreakPolicy().testFlag(QTextFormat::PageBreak_AlwaysBefore);
        if (isForced || !isBelowHeading)
            m_cuts.push_back({box.top(), isForced});
        // Two lines at least stay together.
        for (int i = 2; i + 1 < block.layout()->lineCount(); ++i)
            m_cuts.push_back({box.top() + block.layout()->lineAt(i).y()});
        isBelowHeading = staysWithNext(block);
    }
    m_cuts.push_back({document.size().height(), true});
}

std::optional<PageCut> PageCuts::lastWithin(double from, double limit) const
{
    std::optional<PageCut> last;
    for (const PageCut &cut : m_cuts) {
        if (cut.y <= from + 1)
            continue;
        if (cut.y > limit)
            break;
        last = cut;
        if (cut.isForced)
            break;
    }
    return last;
}

PageCut PageCuts::through(double from, double limit) const
{
    double y = limit;
    for (bool isMoved = true; isMoved;) {
        isMoved = false;
        for (const auto &[top, bottom] : m_lines)
            if (top < y && bottom > y + 1 && top > from + 1) {
                y = top;
                isMoved = true;
            }
    }
    return {y};
}

std::vector<TextHeading> headingsOf(const QTextDocument &document)
{
    std::vector<TextHeading> headings;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            headings.push_back({block.text().simplified(), level, boxOf(document, block).top()});
    return headings;
}

} // namespace hexwerk::editor
