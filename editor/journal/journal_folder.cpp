#include "editor/journal/journal_folder.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace hexwerk::editor {

QString journalFolder()
{
    return stateFolder(QStringLiteral("journals"));
}

LockedKind journalsIn(const QString &folder)
{
    return {folder, QStringLiteral("journal")};
}

// Whether there is anything that its file does not say.
static bool isWorthAnything(const Journal &journal)
{
    QFile file(journal.path);
    const bool isThere = QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly);
    return journal.last.text != (isThere ? file.readAll().toStdString() : journal.base);
}

LeftJournals::LeftJournals(const QString &folder)
    : m_left(journalsIn(folder))
{
    for (const QFileInfo &file : m_left.files())
        if (std::optional<Journal> journal = readJournal(file.filePath())) {
            if (isWorthAnything(*journal))
                m_entries.push_back({file.filePath(), std::move(*journal)});
            else
                QFile::remove(file.filePath());
        } else if (isOtherJournal(file.filePath())) {
            m_others.push_back(file);
        }
}

} // namespace hexwerk::editor
