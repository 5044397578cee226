// What helps to find the cause of a problem, put together as files for one zip. Nothing is sent.
#pragma once

#include <QString>

#include "core/files/atomic_file.h"
#include "core/files/data_paths.h"
#include "core/files/zip_archive.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

struct ProblemReport
{
    QString happened; // what the user says, may be empty
    QString expected;
    bool hasJournal = false;
    bool isBlanked = true; // the journal is without what its author wrote
};

// The newest journal, of a running program too; nothing: there is none.
std::optional<QString> lastJournal();

// The files of the report, as they are written: report.txt, version.txt, system.txt, settings.txt,
// the log, and the journal if it is wanted. Names of the user, the computer and the home folder
// stand in none of them. `paths`: where the words that come with the program are found.
std::vector<ZipEntry> filesOf(const ProblemReport &report, const DataPaths &paths);

// The first of them, for a user who goes on writing.
ZipEntry wordsOf(const ProblemReport &report);

// As writeFile().
[[nodiscard]] WriteResult writeReport(const QString &path, const std::vector<ZipEntry> &files);
// Why the report was not written, and what to do.
QString reportNotWritten(const QString &path, const WriteFailure &failure);

// `hexwerk --report FILE`, without a window: writes it and says so on the terminal. The exit code.
int reportWithoutWindow(const QString &path, const DataPaths &paths);

} // namespace hexwerk
