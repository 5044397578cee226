#include "app/paper/progress_window.h"

namespace hexwerk {

ProgressWindow::ProgressWindow(const QString &task, QWidget *parent)
    : QProgressDialog(task, tr("&Cancel"), 0, 1, parent)
{
    setObjectName(QStringLiteral("progress"));
    setWindowModality(Qt::WindowModal);
    constexpr int kMoment = 500; // milliseconds
    setMinimumDuration(kMoment);
}

editor::PageProgress ProgressWindow::progress()
{
    return [this](int done, int all) {
        setMaximum(all);
        setValue(done); // takes the press of Cancel
        return !wasCanceled();
    };
}

} // namespace hexwerk
