#include "app/assault/campaign/report_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>
#include <QTextTable>

#include "app/basis/file_path.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

QString endingOf(ReportFormat format)
{
    return format == ReportFormat::Pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
}

namespace {

// Where a page may end.
struct PageCut
{
    double y = 0;
    bool isForced = false;
    QRectF header = {}; // of the table that is cut
};

} // namespace

// Above lines of text and rows of tables, but not just below a heading.
static std::vector<PageCut> cutsOf(const QTextDocument &document, double padding)
{
    std::vector<PageCut> cuts;
    const QTextTable *table = nullptr;
    int row = 0;
    QRectF header;
    bool isBelowHeading = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QRectF box = document.documentLayout()->blockBoundingRect(block);
        const QTextTable *const in = QTextCursor(block).currentTable();
        if (in) {
            const int at = in->cellAt(block.position()).row();
            if (std::exchange(table, in) == in && at == row)
                continue;
            row = at;
            const double top = box.top() - padding;
            if (at == 0) // with the line above it
                header = QRectF(0, top - padding, document.textWidth(), 0);
            else if (at == 1)
                header.setBottom(top);
            if (at == 0 ? !isBelowHeading : at > 1)
                cuts.push_back(at == 0 ? PageCut{header.top()} : PageCut{top, false, header});
            isBelowHeading = false;
            continue;
        }
        table = nullptr;
        const bool isForced =
            block.blockFormat().pageBreakPolicy().testFlag(QTextFormat::PageBreak_AlwaysBefore);
        if (isForced || !isBelowHeading)
            cuts.push_back({box.top(), isForced});
        for (int i = 1; i < block.layout()->lineCount(); ++i)
            cuts.push_back({box.top() + block.layout()->lineAt(i).y()});
        isBelowHeading = block.blockFormat().headingLevel() > 0;
    }
    cuts.push_back({document.size().height(), true});
    return cuts;
}

// What lies between two heights of the document.
static void paintSlice(QPainter &painter, const QTextDocument &document, double from, double to,
                       double at)
{
    QAbstractTextDocumentLayout::PaintContext context;
    const QRectF slice(0, from, document.textWidth(), to - from);
    const double edge = painter.device()->logicalDpiY() / 96.0;
    context.clip = slice.adjusted(0, edge, 0, -edge); // what only touches it is not drawn
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.save();
    painter.translate(0, at - from);
    painter.setClipRect(slice);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

// QTextDocument::print() would cut rows of tables in two.
static void printPages(QPdfWriter &writer, const QTextDocument &document, const QString &title)
{
    constexpr double kPadding = 3.5; // pixels of a screen above the text of a cell, below its line
    const std::vector<PageCut> cuts = cutsOf(document, kPadding * writer.logicalDpiY() / 96);
    QPainter painter(&writer);
    QFont font = document.defaultFont();
    font.setPointSizeF(8);
    painter.setFont(font);
    const double footer = 2.5 * painter.fontMetrics().height();
    const QRectF line(0, writer.height() - footer, writer.width(), footer);
    int page = 1;
    PageCut from;
    while (from.y < cuts.back().y) {
        const double room = line.top() - from.header.height();
        PageCut to{from.y + room}; // through what is higher than a page
        for (const PageCut &cut : cuts) {
            if (cut.y <= from.y + 1)
                continue;
            if (cut.y > from.y + room)
                break;
            to = cut;
            if (cut.isForced)
                break;
        }
        if (page > 1)
            writer.newPage();
        if (!from.header.isEmpty())
            paintSlice(painter, document, from.header.top(), from.header.bottom(), 0);
        paintSlice(painter, document, from.y, to.y, from.header.height());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, title);
        painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(page++));
        from = to;
    }
}

static std::string pdfOf(CampaignReport &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Hexwerk"));
        writer.setTitle(report.title());
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(16, 18, 16, 14), QPageLayout::Millimeter);
        QTextOption wholeWords;
        wholeWords.setWrapMode(QTextOption::WordWrap);
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultTextOption(wholeWords);
        document.documentLayout()->setPaintDevice(&writer);
        document.setHtml(report.html());
        document.setTextWidth(writer.width());
        printPages(writer, document, report.title());
    }
    return bytes.toStdString();
}

WriteResult writeReport(CampaignReport &report, ReportFormat format, const QString &path)
{
    return writeFile(toPath(path),
                     format == ReportFormat::Pdf ? pdfOf(report) : report.html().toStdString());
}

} // namespace hexwerk::assault::ui
