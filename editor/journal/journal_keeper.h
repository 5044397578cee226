// Sees to it that every gesture on an open scenario is in its journal.
#pragma once

#include <QObject>

#include "editor/journal/journal_writer.h"

#include <map>

namespace hexwerk::editor {

class Document;

class JournalKeeper final : public QObject
{
    Q_OBJECT

public:
    // `document` must outlive this. A program that is killed loses at most what was done in the
    // last two pauses.
    JournalKeeper(Document &document, const QString &folder,
                  std::chrono::milliseconds pause = std::chrono::seconds(1));

    // Waits until everything was written. Whether the changes of the scenario that lies on the page
    // are on the disk.
    bool flush();
    // The program ends as it should: what is unsaved is not wanted.
    void dropAll();
    // Gestures on the scenario that lies on the page, since it was opened or saved.
    int gestures() const;

signals:
    // The journal cannot be written; said once. `reason` is the system's.
    void failed(const QString &folder, const QString &reason);

private:
    void keep();
    void drop(int sheet);

    struct Count
    {
        int gestures = 0;
        int index = 0; // of the undo stack
    };
    Document &m_document;
    std::map<int, Count> m_counts; // by sheet: those with a journal
    JournalWriter m_writer;
};

} // namespace hexwerk::editor
