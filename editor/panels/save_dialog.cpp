#include "editor/panels/save_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace hexwerk::editor {

// Of "Maps (*.png)"; empty for "All files (*)".
static QString endingOfFilter(const QString &filter)
{
    static const QRegularExpression kEnding(QStringLiteral(R"(\*\.([^\s*)]+))"));
    return kEnding.match(filter).captured(1);
}

static QString inWritableFolder(const QString &suggested)
{
    const QFileInfo file(suggested);
    if (file.isRelative() || QFileInfo(file.absolutePath()).isWritable())
        return suggested;
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).filePath(file.fileName());
}

QString fileToSave(QWidget *parent, const QString &caption, const QString &suggested,
                   const QString &filters)
{
    QFileDialog dialog(parent, caption, inWritableFolder(suggested), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    const auto follow = [&dialog](const QString &filter) {
        if (const QString ending = endingOfFilter(filter); !ending.isEmpty())
            dialog.setDefaultSuffix(ending);
    };
    follow(filters);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, follow);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace hexwerk::editor
