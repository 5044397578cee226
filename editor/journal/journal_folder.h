// Where journals lie, and what programs that are gone left of them.
#pragma once

#include <QString>

#include "editor/journal/journal_file.h"
#include "editor/journal/locked_files.h"

#include <vector>

namespace hexwerk::editor {

// In the state folder of the user.
QString journalFolder();

LockedKind journalsIn(const QString &folder);

class LeftJournals
{
public:
    struct Entry
    {
        QString file;
        Journal journal;
    };

    explicit LeftJournals(const QString &folder);

    // Those with something that no file has, newest first.
    const std::vector<Entry> &entries() const { return m_entries; }
    // Those of another version of the program.
    const std::vector<QFileInfo> &others() const { return m_others; }

private:
    LeftFiles m_left;
    std::vector<Entry> m_entries;
    std::vector<QFileInfo> m_others;
};

} // namespace hexwerk::editor
