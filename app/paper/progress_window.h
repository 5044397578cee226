// A small window with a bar and Cancel, for what takes longer than a moment.
#pragma once

#include <QProgressDialog>

#include "editor/paper/sheet_output.h"

namespace hexwerk {

class ProgressWindow final : public QProgressDialog
{
    Q_OBJECT

public:
    // `task`: what is done, as "Exporting the map...".
    ProgressWindow(const QString &task, QWidget *parent);

    // Shows how far it is; false once it was cancelled. Must not outlive the window.
    editor::PageProgress progress();
};

} // namespace hexwerk
