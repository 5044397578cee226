// The journal of one scenario: a file of lines, each a whole piece of JSON. The first tells the
// file that is under edit and its text, every other one what a gesture made of the text. A line
// that was cut short, and what follows it, counts as not written.
#pragma once

#include <QDateTime>
#include <QString>

#include "core/files/atomic_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::editor {

struct JournalStep
{
    int gesture = 0; // 1, 2, ... since the file was opened or saved
    qint64 time = 0; // milliseconds since 1970
    std::string text;
    bool operator==(const JournalStep &) const = default;
};

// What a journal says: the file as it was, and the text with the last gesture.
struct Journal
{
    QString path; // empty: never saved
    std::string base;
    JournalStep last;
    bool operator==(const Journal &) const = default;

    QDateTime when() const { return QDateTime::fromMSecsSinceEpoch(last.time); }
};
// Nothing if it tells of no gesture.
std::optional<Journal> readJournal(const QString &file);
// Whether the file is a journal that only another version of the program can read.
bool isOtherJournal(const QString &file);

// Writes one. After a failure it begins the file anew with the next steps.
class JournalFile
{
public:
    JournalFile(const std::filesystem::path &file, QString path, std::string base);

    // Down to the disk, all or none.
    [[nodiscard]] WriteResult keep(const std::vector<JournalStep> &steps);

private:
    std::filesystem::path m_file;
    QString m_path;
    std::string m_base;
    std::string m_text;     // with the last step
    std::size_t m_size = 0; // of the file
    bool m_isBegun = false;
};

} // namespace hexwerk::editor
