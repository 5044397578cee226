// Where a file is to be written.
#pragma once

#include <QString>

class QWidget;

namespace hexwerk::editor {

// Asks for it. A name without an ending gets that of the chosen filter, and a file that is there
// is replaced only if the user says so. In place of a folder that cannot be written to, such as
// that of the shipped scenarios, the user's documents are suggested. `filters` are those of
// QFileDialog. Empty: cancelled.
QString fileToSave(QWidget *parent, const QString &caption, const QString &suggested,
                   const QString &filters);

} // namespace hexwerk::editor
