// A file of lines that stays small, and that several programs write at once: each line is one
// write at its end. What cannot be written is left out, and nobody is told.
#pragma once

#include <QString>
#include <QStringList>

#include <atomic>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace hexwerk {

class LogFile
{
public:
    static constexpr std::size_t kMostBytes = 1U << 20U; // of one file; then another is begun
    static constexpr int kFiles = 3;                     // with those before it
    static constexpr std::size_t kMostLine = 4096;       // bytes; the rest of a line is cut off

    LogFile() = default;
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    // Makes the folder if it is not there. False: nothing will be written.
    bool open(const QString &folder);
    // From any thread. A line break within it becomes a space.
    void add(std::string_view line);
    // To write to when nothing else can be done any more; -1: none is open.
    int descriptor() const { return m_descriptor; }

    // Of that folder, newest first; only those that are there.
    static QStringList files(const QString &folder);

private:
    bool reopen();
    void turnOver();

    std::mutex m_mutex;
    std::string m_folder;
    std::atomic<int> m_descriptor = -1;
};

} // namespace hexwerk
