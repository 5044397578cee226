// Writes the journals on a thread of its own: nobody waits for the disk.
#pragma once

#include "editor/document/sheet.h"
#include "editor/journal/journal_file.h"
#include "editor/journal/journal_folder.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace hexwerk::editor {

// What a gesture made of a sheet; without a file: its journal is no longer needed.
struct JournalJob
{
    int sheet = 0;
    std::shared_ptr<const FileText> file;
    std::function<std::string()> text; // as Sheet::textLater() has it
    int gesture = 0;
    qint64 time = 0;
};

class JournalWriter
{
public:
    using Failed = std::function<void(const WriteFailure &failure)>;

    // `pause`: between two visits to the disk; what comes meanwhile is written with the next one.
    // `failed` is called at the first failure only, on the thread.
    JournalWriter(const QString &folder, std::chrono::milliseconds pause, Failed failed);
    // Writes first what it was given.
    ~JournalWriter();

    void add(JournalJob job);
    // Waits until everything was written.
    void flush();
    // Whether what was last given of the sheet is on the disk. After flush() only.
    bool hasWritten(int sheet) const { return !m_unwritten.contains(sheet); }

private:
    void run();
    void write(std::vector<JournalJob> jobs);
    void write(int sheet, const std::vector<const JournalJob *> &jobs);

    LockedFiles m_journals;
    const std::chrono::milliseconds m_pause;
    const Failed m_failed;
    bool m_hasFailed = false;
    std::set<int> m_unwritten; // sheets whose journal failed
    struct Open
    {
        std::shared_ptr<const FileText> file;
        JournalFile journal;
    };
    std::map<int, Open> m_open; // by sheet
    std::mutex m_mutex;         // for what follows
    std::condition_variable m_woken;
    std::vector<JournalJob> m_jobs;
    bool m_isWriting = false;
    bool m_isUrgent = false;
    bool m_ends = false;
    std::thread m_thread; // begun with the first job
};

} // namespace hexwerk::editor
