#include "core/files/held_file.h"

#include "core/files/text_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace hexwerk {

HeldFile::HeldFile(std::filesystem::path path)
    : m_path(std::move(path))
{
}

HeldFile::~HeldFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool HeldFile::hold()
{
    const int before = m_descriptor;
    m_descriptor = ::open(m_path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat mine = {};
    struct stat now = {};
    if (before >= 0 && m_descriptor >= 0 && ::fstat(before, &mine) == 0 &&
        ::fstat(m_descriptor, &now) == 0 && mine.st_dev == now.st_dev &&
        mine.st_ino == now.st_ino) {
        ::close(m_descriptor); // it is held already
        m_descriptor = before;
        return true;
    }
    if (before >= 0)
        ::close(before);
    return m_descriptor < 0 || ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0 ||
           errno != EWOULDBLOCK;
}

HeldFile::Stamp HeldFile::stamp() const
{
    struct stat status = {};
    if (::stat(m_path.c_str(), &status) != 0)
        return {};
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino),
            static_cast<std::int64_t>(status.st_size),
            static_cast<std::int64_t>(status.st_mtim.tv_sec),
            static_cast<std::int64_t>(status.st_mtim.tv_nsec)};
}

void HeldFile::know()
{
    m_stamp = stamp();
    m_hash = hashOfFile(m_path);
}

bool HeldFile::isAsKnown() const
{
    const Stamp now = stamp();
    return now == Stamp() || now == m_stamp || hashOfFile(m_path) == m_hash;
}

bool isHeldElsewhere(const std::filesystem::path &path)
{
    return !HeldFile(path).hold();
}

} // namespace hexwerk
