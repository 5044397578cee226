#include "editor/journal/journal_writer.h"

#include <QFile>

#include <utility>

namespace hexwerk::editor {

// More than this between two visits to the disk are not told one by one: the last ones are enough.
static constexpr std::size_t kMostSteps = 32;

JournalWriter::JournalWriter(const QString &folder, std::chrono::milliseconds pause, Failed failed)
    : m_journals(journalsIn(folder))
    , m_pause(pause)
    , m_failed(std::move(failed))
{
}

JournalWriter::~JournalWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_woken.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void JournalWriter::add(JournalJob job)
{
    {
        const std::lock_guard lock(m_mutex);
        const bool isSame = !m_jobs.empty() && m_jobs.back().sheet == job.sheet &&
                            m_jobs.back().file == job.file && m_jobs.back().gesture == job.gesture;
        if (isSame) // a drag goes on
            m_jobs.back() = std::move(job);
        else
            m_jobs.push_back(std::move(job));
        if (!m_thread.joinable())
            m_thread = std::thread([this] { run(); });
    }
    m_woken.notify_all();
}

void JournalWriter::flush()
{
    std::unique_lock lock(m_mutex);
    m_isUrgent = true;
    m_woken.notify_all();
    m_woken.wait(lock, [this] { return m_jobs.empty() && !m_isWriting; });
    m_isUrgent = false;
}

void JournalWriter::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_woken.wait(lock, [this] { return m_ends || !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        m_isWriting = true;
        std::vector<JournalJob> jobs = std::exchange(m_jobs, {});
        lock.unlock();
        write(std::move(jobs));
        lock.lock();
        m_isWriting = false;
        m_woken.notify_all();
        m_woken.wait_for(lock, m_pause, [this] { return m_ends || m_isUrgent; });
    }
}

void JournalWriter::write(std::vector<JournalJob> jobs)
{
    std::map<int, std::vector<const JournalJob *>> bySheet;
    for (const JournalJob &job : jobs) {
        std::vector<const JournalJob *> &own = bySheet[job.sheet];
        // What comes before a file was saved or thrown away is needed no longer.
        if (!own.empty() && own.back()->file != job.file)
            own.clear();
        own.push_back(&job);
    }
    for (auto &[sheet, own] : bySheet) {
        if (own.size() > kMostSteps)
            own.erase(own.begin(), own.end() - static_cast<std::ptrdiff_t>(kMostSteps));
        write(sheet, own);
    }
}

void JournalWriter::write(int sheet, const std::vector<const JournalJob *> &jobs)
{
    const std::shared_ptr<const FileText> &file = jobs.back()->file;
    const QString path = m_journals.file(sheet);
    auto open = m_open.find(sheet);
    if (open != m_open.end() && open->second.file != file)
        open = (m_open.erase(open), m_open.end());
    if (!file) {
        m_unwritten.erase(sheet);
        QFile::remove(path);
        return;
    }
    if (open == m_open.end())
        open = m_open
                   .emplace(sheet,
                            Open{file, JournalFile(path.toStdU16String(), file->path, file->text)})
                   .first;
    std::vector<JournalStep> steps;
    for (const JournalJob *job : jobs)
        steps.push_back({job->gesture, job->time, job->text()});
    const WriteResult written = open->second.journal.keep(steps);
    if (written) {
        m_unwritten.erase(sheet);
        return;
    }
    m_unwritten.insert(sheet);
    if (!std::exchange(m_hasFailed, true))
        m_failed(written.error());
}

} // namespace hexwerk::editor
