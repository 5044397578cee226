// What leaves the rulebook on paper.
#include <QPrinter>

#include "app/paper/print_book.h"
#include "app/rulebook/reader_parts.h"
#include "app/rulebook/rulebook_window.h"
#include "editor/text/local_text.h"

namespace hexwerk {

using editor::toQString;

editor::SheetBook RulebookWindow::onPaper(const std::string &chapter,
                                          const editor::Paper &paper) const
{
    return bookOnPaper({m_book, m_kit, m_outlines.at(m_reading.profile), m_reading,
                        m_beside ? &*m_beside : nullptr},
                       chapter, paper);
}

void RulebookWindow::print()
{
    QPrinter printer(QPrinter::HighResolution);
    if (printBook(onPaper(m_chapter, editor::usualPaper()), printer, this))
        tell(tr("The chapter was printed."));
}

void RulebookWindow::savePdf(const std::string &chapter)
{
    const QString sentence =
        saveAsPdf(*this, chapter.empty() ? tr("Save whole book as PDF") : tr("Save chapter as PDF"),
                  chapter.empty() ? QStringLiteral("rulebook.pdf")
                                  : QStringLiteral("rulebook-%1.pdf").arg(toQString(chapter)),
                  [&] { return onPaper(chapter, editor::usualPaper()); });
    if (!sentence.isEmpty())
        tell(sentence);
}

} // namespace hexwerk
