#include "app/report/log_file.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

namespace hexwerk {

static std::string logName(const std::string &folder, int age)
{
    return folder + (age == 0 ? "/hexwerk.log" : "/hexwerk." + std::to_string(age) + ".log");
}

LogFile::~LogFile()
{
    if (const int last = m_descriptor.exchange(-1); last >= 0)
        ::close(last);
}

bool LogFile::open(const QString &folder)
{
    const std::scoped_lock lock(m_mutex);
    m_folder = QFile::encodeName(folder).toStdString();
    QDir().mkpath(folder);
    return reopen();
}

bool LogFile::reopen()
{
    const int fresh = ::open(logName(m_folder, 0).c_str(),
                             O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    const int old = m_descriptor.exchange(fresh);
    if (old >= 0)
        ::close(old);
    return fresh >= 0;
}

// Two programs must not do it at once: the second would push a fresh file away.
void LogFile::turnOver()
{
    const int guard =
        ::open((m_folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (guard < 0)
        return;
    struct stat now = {};
    struct stat ours = {};
    const bool isLocked = ::flock(guard, LOCK_EX) == 0;
    const bool isOurs = ::stat(logName(m_folder, 0).c_str(), &now) == 0 &&
                        ::fstat(m_descriptor, &ours) == 0 && now.st_ino == ours.st_ino;
    if (isLocked && isOurs)
        for (int age = kFiles - 1; age > 0; --age)
            std::rename(logName(m_folder, age - 1).c_str(), logName(m_folder, age).c_str());
    reopen();
    ::close(guard);
}

void LogFile::add(std::string_view line)
{
    const std::scoped_lock lock(m_mutex);
    if (m_descriptor < 0)
        return;
    std::string text(line.substr(0, kMostLine - 1));
    for (char &c : text)
        if (c == '\n' || c == '\r')
            c = ' ';
    text += '\n';
    struct stat file = {};
    if (::fstat(m_descriptor, &file) == 0 &&
        static_cast<std::size_t>(file.st_size) + text.size() > kMostBytes)
        turnOver();
    if (m_descriptor >= 0) {
        // A full disk is nobody's concern here.
        [[maybe_unused]] const auto written = ::write(m_descriptor, text.data(), text.size());
    }
}

QStringList LogFile::files(const QString &folder)
{
    const std::string base = QFile::encodeName(folder).toStdString();
    QStringList files;
    for (int age = 0; age < kFiles; ++age)
        if (const QString name = QFile::decodeName(logName(base, age).c_str()); QFile::exists(name))
            files << name;
    return files;
}

} // namespace hexwerk
