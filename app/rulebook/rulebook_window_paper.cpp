// What leaves the rulebook on paper.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include "app/rulebook/rulebook_window.h"
#include "editor/paper/sheet_output.h"
#include "editor/text/local_text.h"

#include <limits>

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
    printer.setDocName(tr("Rulebook"));
    QPrintDialog dialog(&printer, this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const editor::Paper paper{printer.pageLayout().fullRect(QPageLayout::Millimeter).size()};
    const int first = printer.fromPage() - 1; // -1: from the first to the last
    const auto failure = editor::printPages(
        onPaper(m_chapter, paper), std::max(first, 0),
        first < 0 ? std::numeric_limits<int>::max() : printer.toPage() - 1, printer);
    tell(failure ? tr("The chapter could not be printed.") : tr("The chapter was printed."));
}

void RulebookWindow::savePdf(const std::string &chapter)
{
    QString file = QFileDialog::getSaveFileName(
        this, chapter.empty() ? tr("Save whole book as PDF") : tr("Save chapter as PDF"),
        chapter.empty() ? QStringLiteral("rulebook.pdf")
                        : QStringLiteral("rulebook-%1.pdf").arg(toQString(chapter)),
        tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += QStringLiteral(".pdf");
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto failure = editor::writePdf(onPaper(chapter, editor::usualPaper()), file);
    QGuiApplication::restoreOverrideCursor();
    const QString name = QDir::toNativeSeparators(file);
    if (!failure)
        return tell(tr("%1 was saved.").arg(name));
    //: %1 is a file, %2 what the system says
    tell(failure->reason.isEmpty() ? tr("%1 could not be saved.").arg(name)
                                   : tr("%1 could not be saved: %2.").arg(name, failure->reason));
}

} // namespace hexwerk
