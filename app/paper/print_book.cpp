#include "app/paper/print_book.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>

#include "app/paper/progress_window.h"

namespace hexwerk {

namespace {

class PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::PrintBook)
};

} // namespace

static void refuse(const QString &why, QWidget *window)
{
    QMessageBox box(QMessageBox::Warning, QGuiApplication::applicationDisplayName(),
                    PrintWords::tr("Nothing was printed."), QMessageBox::Ok, window);
    box.setInformativeText(why);
    box.exec();
}

bool printBook(const editor::SheetBook &book, QPrinter &printer, QWidget *window)
{
    using Fault = editor::OutputFailure::Fault;
    const int pages = static_cast<int>(book.pages.size());
    printer.setDocName(book.title);
    QPrintDialog chooser(&printer, window);
    chooser.setMinMax(1, pages);
    chooser.setFromTo(1, pages);
    if (chooser.exec() != QDialog::Accepted)
        return false;
    const bool isPart = printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0;
    ProgressWindow progress(PrintWords::tr("Printing..."), window);
    const auto failure =
        editor::printPages(book, isPart ? printer.fromPage() - 1 : 0,
                           isPart ? printer.toPage() - 1 : pages - 1, printer, progress.progress());
    if (!failure)
        return true;
    if (failure->fault == Fault::NothingToPrint)
        refuse(PrintWords::tr("There are no such pages."), window);
    else if (failure->fault != Fault::Cancelled)
        refuse(PrintWords::tr("The printer could not be opened. Check that it is connected and "
                              "switched on, or print to a PDF file."),
               window);
    return false;
}

} // namespace hexwerk
