// What a hand does in dialogs that keep their own event loop. Said before what opens the dialog.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>
#include <vector>

namespace hexwerk::assault::ui::window {

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

// In the dialogs that `open` opens, one after the other. A progress window, which a slow machine
// shows and a fast one does not, is left to itself.
inline void answerInTurn(const std::vector<std::function<void(QDialog &)>> &hows,
                         const std::function<void()> &open)
{
    std::size_t next = 0;
    const QWidget *last = nullptr;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || dialog == last || qobject_cast<QProgressDialog *>(dialog) ||
            next == hows.size())
            return;
        last = dialog;
        hows[next++](*dialog);
    });
    look.start(10);
    open();
    QCOMPARE(next, hows.size());
}

inline void answerFileDialog(QWidget &window, const QString &path)
{
    onNextDialog(window, [path](QDialog *dialog) {
        if (!qobject_cast<QFileDialog *>(dialog))
            return false;
        auto *edit = dialog->findChild<QLineEdit *>();
        edit->setFocus();
        if (!edit->hasFocus()) // till then the suggested file stays chosen, whatever is typed
            return false;
        edit->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        return true;
    });
}

// The button that Enter presses. Of a question about something that cannot be brought back, it is
// the one that leaves all as it is, or saves it first.
inline bool isEnterHarmless(const QMessageBox &box)
{
    static const QHash<QString, QMessageBox::StandardButton> kHarmless = {
        {QStringLiteral("behind-dice"), QMessageBox::No},
        {QStringLiteral("roll-again"), QMessageBox::No},
        {QStringLiteral("unsaved-game"), QMessageBox::Save},
        {QStringLiteral("unsaved-changes"), QMessageBox::Save},
        {QStringLiteral("changed-outside"), QMessageBox::SaveAll}, // under another name
        {QStringLiteral("played-elsewhere"), QMessageBox::Open},   // looks on
        {QStringLiteral("remove-template"), QMessageBox::Cancel},
        {QStringLiteral("remove-stamp"), QMessageBox::Cancel},
        {QStringLiteral("discard-study"), QMessageBox::Cancel},
    };
    if (!kHarmless.contains(box.objectName()))
        return true;
    for (QAbstractButton *button : box.buttons())
        if (auto *push = qobject_cast<QPushButton *>(button); push && push->isDefault())
            return box.standardButton(push) == kHarmless.value(box.objectName());
    return false;
}

} // namespace hexwerk::assault::ui::window
