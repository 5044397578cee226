// Pages on their way to a printer.
#pragma once

#include "editor/paper/sheet_book.h"

class QPrinter;
class QWidget;

namespace hexwerk {

// Asks for the printer and the pages, and says why if nothing was printed. True if it was.
bool printBook(const editor::SheetBook &book, QPrinter &printer, QWidget *window);

} // namespace hexwerk
