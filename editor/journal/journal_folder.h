// Where journals lie, and whose they are: every running program has a lock beside its own.
#pragma once

#include <QLockFile>
#include <QString>

#include "editor/journal/journal_file.h"

#include <memory>
#include <vector>

namespace hexwerk::editor {

// In the state folder of the user.
QString journalFolder();

// The journals of this program. Nothing is made before the first is asked for.
class OwnJournals
{
public:
    explicit OwnJournals(QString folder);
    ~OwnJournals();

    // The file for a scenario, by the number of its sheet.
    QString fileFor(int sheet);

private:
    void begin();

    const QString m_folder;
    const QString m_id;
    std::unique_ptr<QLockFile> m_lock;
};

// The journals that programs left behind which are gone: killed, or asked to offer them later.
// Nobody else is offered them while this is there.
class LeftJournals
{
public:
    struct Entry
    {
        QString file;
        Journal journal;
    };

    explicit LeftJournals(const QString &folder);
    ~LeftJournals();

    // Those with something that no file has, newest first.
    const std::vector<Entry> &entries() const { return m_entries; }
    // Recovered or not wanted: the journal is removed.
    void remove(std::size_t entry);

private:
    std::vector<std::unique_ptr<QLockFile>> m_locks;
    std::vector<Entry> m_entries;
};

} // namespace hexwerk::editor
