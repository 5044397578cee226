// What a hand does in dialogs that keep their own event loop. Said before what opens the dialog.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QTimer>

#include <functional>

namespace hexwerk::window {

// Until the function has done what it wanted to do with a dialog, or the window is gone.
inline void onNextDialog(QWidget &window, const std::function<bool(QDialog *)> &act)
{
    auto *look = new QTimer(&window);
    QObject::connect(look, &QTimer::timeout, look, [look, act] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog && act(dialog))
            look->deleteLater();
    });
    look->start(20);
}

inline void answerFileDialog(QWidget &window, const QString &path)
{
    onNextDialog(window, [path](QDialog *dialog) {
        if (!qobject_cast<QFileDialog *>(dialog))
            return false;
        dialog->findChild<QLineEdit *>()->setText(path);
        QMetaObject::invokeMethod(dialog, "accept");
        return true;
    });
}

} // namespace hexwerk::window
