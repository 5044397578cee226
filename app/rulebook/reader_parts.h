// What windows to read in have in common.
#pragma once

#include <QAction>
#include <QString>
#include <QTreeWidget>
#include <QWidget>

#include "editor/keys/action_keys.h"
#include "editor/paper/sheet_book.h"

#include <functional>

namespace hexwerk {

// `id`: of its keys, the same for what does the same in several readers.
QAction *readerAction(QWidget &window, const char *id, const char *icon, const editor::Keys &keys);
// Its key stands in the tool tip.
void nameAction(QAction &action, const QString &text, const QString &tip);
// A table of contents, whose lines break.
QTreeWidget *readerTree(const char *name, QWidget *parent);

// Asks for a file and says what became of it; empty: called off. `file`: the one that is offered.
QString saveAsPdf(QWidget &window, const QString &caption, const QString &file,
                  const std::function<editor::SheetBook()> &book);

} // namespace hexwerk
