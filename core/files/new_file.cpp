#include "core/files/new_file.h"

#include "core/files/temporary_name.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace hexwerk {

namespace fs = std::filesystem;

namespace {

// What the link at `path` leads to in the end, if it is one.
std::optional<fs::path> followed(fs::path path)
{
    constexpr int kMostLinks = 40;
    std::error_code error;
    for (int i = 0; i < kMostLinks; ++i) {
        if (!fs::is_symlink(path, error))
            return path;
        const fs::path target = fs::read_symlink(path, error);
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    errno = ELOOP;
    return std::nullopt;
}

// Whoever writes a temporary file holds it, so that a file that nobody holds was left. Whether it
// is still there: it may have been taken for one between creating and holding it.
bool hold(int descriptor)
{
    struct stat status = {};
    ::flock(descriptor, LOCK_EX);
    return ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

// A new file beside `target`; `name` is set to its path.
int createBeside(const fs::path &target, fs::path &name)
{
    constexpr int kMostTries = 1000;
    for (int i = 0; i < kMostTries; ++i) {
        name = folderOf(target) / (std::string(kTemporaryStart) + std::to_string(::getpid()) + "-" +
                                   std::to_string(i) + std::string(kTemporaryEnd));
        const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0 && hold(descriptor))
            return descriptor;
        if (descriptor >= 0)
            ::close(descriptor);
        else if (errno != EEXIST)
            break;
    }
    return -1;
}

// Permissions and, where the system allows it, the owner.
bool takeOver(int descriptor, const struct stat &target)
{
    if (::fchown(descriptor, target.st_uid, target.st_gid) != 0 && errno != EPERM)
        return false;
    return ::fchmod(descriptor, target.st_mode & 07777) == 0;
}

} // namespace

NewFile::NewFile(const fs::path &path)
{
    m_result = open(path);
}

NewFile::~NewFile()
{
    if (!m_name.empty())
        ::unlink(m_name.c_str());
    if (!m_target.empty())
        removeLeftBeside(m_target);
}

WriteResult NewFile::open(const fs::path &path)
{
    const std::optional<fs::path> target = followed(path);
    if (!target)
        return failed(WriteStep::Create);
    struct stat old = {};
    const bool exists = ::stat(target->c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return failed(WriteStep::Replace);
    }
    if (exists && ::faccessat(AT_FDCWD, target->c_str(), W_OK, AT_EACCESS) != 0)
        return failed(WriteStep::Replace);
    if (exists && !S_ISREG(old.st_mode)) {
        m_file.reset(::open(target->c_str(), O_WRONLY | O_CLOEXEC));
        return m_file.isOpen() ? WriteResult() : failed(WriteStep::Create);
    }
    m_target = *target;
    fs::path name;
    m_file.reset(createBeside(m_target, name));
    if (!m_file.isOpen())
        return failed(WriteStep::Create);
    m_name = std::move(name);
    m_held.reset(::dup(m_file.descriptor()));
    if (exists && !takeOver(m_file.descriptor(), old))
        return failed(WriteStep::Create);
    return {};
}

WriteResult NewFile::write(std::string_view piece)
{
    const SizeSignalBlocker blocker;
    if (m_result && !m_file.write(piece))
        m_result = failed(WriteStep::Write);
    return m_result;
}

WriteResult NewFile::finish()
{
    if (m_result)
        m_result = complete();
    return m_result;
}

WriteResult NewFile::complete()
{
    if (m_name.empty()) // a device or a pipe
        return m_file.close() ? WriteResult() : failed(WriteStep::Write);
    if (!m_file.flush() || !m_file.close())
        return failed(WriteStep::Write);
    if (::rename(m_name.c_str(), m_target.c_str()) != 0)
        return failed(WriteStep::Replace);
    m_name.clear();
    flushFolderOf(m_target);
    return {};
}

} // namespace hexwerk
