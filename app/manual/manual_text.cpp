#include "app/manual/manual_text.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QTimer>

namespace hexwerk {

ManualText::ManualText(QWidget *parent)
    : TextBrowser(parent)
{
    setObjectName(QStringLiteral("manualText"));
    setOpenLinks(false);
    setWordWrapMode(QTextOption::WordWrap); // columns as wide as their words
    document()->setDocumentMargin(18);
}

// Headings get the anchors that are written behind them.
static void setAnchors(QTextDocument &document)
{
    static const QRegularExpression anchor(QStringLiteral(" *\\{#([\\w-]+)\\}$"));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const auto match = anchor.match(block.text());
        if (block.blockFormat().headingLevel() == 0 || !match.hasMatch())
            continue;
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + static_cast<int>(match.capturedStart()));
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({match.captured(1)});
        cursor.mergeCharFormat(format);
    }
}

static void setTables(QTextDocument &document)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextTable *const table = cursor.currentTable();
        if (!table || table->firstCursorPosition().position() != block.position())
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellPadding(3);
        format.setCellSpacing(0);
        table->setFormat(format);
    }
}

void ManualText::setChapter(const QString &markdown)
{
    document()->setMarkdown(markdown,
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub |
                                                            QTextDocument::MarkdownNoHTML));
    setAnchors(*document());
    setTables(*document());
    moveCursor(QTextCursor::Start);
}

void ManualText::showAnchor(const QString &anchor)
{
    m_anchor = anchor;
    if (anchor.isEmpty())
        verticalScrollBar()->setValue(0);
    else
        scrollToAnchor(anchor);
}

// Lines break elsewhere.
void ManualText::resizeEvent(QResizeEvent *event)
{
    TextBrowser::resizeEvent(event);
    if (!m_anchor.isEmpty())
        QTimer::singleShot(0, this, [this] { scrollToAnchor(m_anchor); });
}

} // namespace hexwerk
