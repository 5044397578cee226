#include "app/rulebook/book_text.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>
#include <QUrl>
#include <QtConcurrent>

#include "editor/text/local_text.h"

namespace hexwerk {

BookText::BookText(const Book &book, const SystemKit &kit, QWidget *parent)
    : PictureBrowser(kit, parent)
    , m_book(book)
{
    setObjectName(QStringLiteral("bookText"));
    document()->setDocumentMargin(14);
    setWordWrapMode(QTextOption::WordWrap); // no word of a table is broken
}

void BookText::setChapter(const QString &html)
{
    setHtml(html);
}

static QTextBlock blockNamed(const QTextDocument &document, const QString &name)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorNames().contains(name))
                return block;
    return {};
}

void BookText::showRule(const std::string &rule, const QColor &ground)
{
    m_rule = rule;
    const QTextBlock title = blockNamed(*document(), editor::toQString(rule));
    QList<ExtraSelection> selections;
    for (QTextBlock block = title; block.isValid() && selections.size() < 2; block = block.next()) {
        ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selection.format.setBackground(ground);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections << selection;
        if (block.text().isEmpty())
            break;
    }
    setExtraSelections(selections);
    scrollToRule();
}

void BookText::scrollToRule()
{
    const QTextBlock title = blockNamed(*document(), editor::toQString(m_rule));
    if (!title.isValid())
        return;
    document()->documentLayout()->documentSize(); // lays out all of it, which sets the range
    const QRectF place = document()->documentLayout()->blockBoundingRect(title);
    constexpr double kAbove = 0.2; // of the height, so that what comes before is seen
    verticalScrollBar()->setValue(static_cast<int>(place.top() - kAbove * viewport()->height()));
    m_scrolledTo = verticalScrollBar()->value();
}

void BookText::showHeading(const std::string &number)
{
    m_rule.clear();
    setExtraSelections({});
    scrollToAnchor(editor::toQString(number));
}

// Lines break elsewhere, and the first size comes after the first rule.
void BookText::resizeEvent(QResizeEvent *event)
{
    PictureBrowser::resizeEvent(event);
    if (!m_rule.empty()) // a scroll bar may come while lines are laid out
        QTimer::singleShot(0, this, &BookText::scrollToRule);
}

QVariant BookText::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("example"))
        return PictureBrowser::loadResource(type, name);
    const QString example = name.path();
    if (const auto found = m_pictures.constFind(example); found != m_pictures.constEnd())
        return *found;
    QTimer::singleShot(0, this, [this, example] { draw(example); }); // lines are laid out now
    QImage blank(kPicture, QImage::Format_ARGB32_Premultiplied);
    blank.fill(Qt::transparent);
    return blank;
}

// In the background; the page is laid out again when it is there.
void BookText::draw(const QString &example)
{
    const auto board = m_drawn.contains(example) ? std::nullopt : m_book.onBoard(example);
    if (!board)
        return;
    m_drawn.insert(example);
    QtConcurrent::run(kit().boardPictureLater(board->file, board->orders, kPicture))
        .then(this, [this, example](const QImage &picture) {
            if (picture.isNull())
                return;
            m_pictures.insert(example, picture);
            document()->addResource(QTextDocument::ImageResource,
                                    QUrl(QStringLiteral("example:") + example), picture);
            const int at = verticalScrollBar()->value();
            document()->markContentsDirty(0, document()->characterCount());
            if (!m_rule.empty() && at == m_scrolledTo)
                scrollToRule();
            else
                verticalScrollBar()->setValue(at);
        });
}

} // namespace hexwerk
