#include "core/files/atomic_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <optional>
#include <string>

namespace hexwerk {

namespace fs = std::filesystem;

std::string_view toString(WriteStep step)
{
    constexpr std::array<std::string_view, 3> kSteps = {"create", "write", "replace"};
    return kSteps[static_cast<std::size_t>(step)];
}

namespace {

tl::unexpected<WriteFailure> failed(WriteStep step)
{
    return tl::unexpected(WriteFailure{step, {errno, std::generic_category()}});
}

// A file that outgrows its limit is an error like a full disk, not the end of the program.
class SizeSignalBlocker
{
public:
    SizeSignalBlocker()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGXFSZ);
        pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }
    ~SizeSignalBlocker()
    {
        if (!sigismember(&m_before, SIGXFSZ)) {
            const timespec now = {};
            sigtimedwait(&m_signal, nullptr, &now);
        }
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    SizeSignalBlocker(const SizeSignalBlocker &) = delete;
    SizeSignalBlocker &operator=(const SizeSignalBlocker &) = delete;

private:
    sigset_t m_signal;
    sigset_t m_before;
};

class OpenFile
{
public:
    explicit OpenFile(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~OpenFile()
    {
        if (isOpen())
            ::close(m_descriptor);
    }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    bool write(std::string_view content)
    {
        while (!content.empty()) {
            const ssize_t written = ::write(m_descriptor, content.data(), content.size());
            if (written < 0 && errno != EINTR)
                return false;
            if (written > 0)
                content.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool flush() { return ::fsync(m_descriptor) == 0; }
    bool close()
    {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        return ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

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

fs::path folderOf(const fs::path &path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

constexpr std::string_view kTemporaryStart = ".hexwerk-";
constexpr std::string_view kTemporaryEnd = ".tmp";

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

WriteResult writeThrough(const fs::path &path, std::string_view content)
{
    OpenFile file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.isOpen())
        return failed(WriteStep::Create);
    if (!file.write(content) || !file.close())
        return failed(WriteStep::Write);
    return {};
}

WriteResult fill(OpenFile &file, const struct stat *old, std::string_view content)
{
    if (old && !takeOver(file.descriptor(), *old))
        return failed(WriteStep::Create);
    if (!file.write(content) || !file.flush() || !file.close())
        return failed(WriteStep::Write);
    return {};
}

} // namespace

void flushFolderOf(const fs::path &path)
{
    OpenFile folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen())
        folder.flush();
}

void removeLeftBeside(const fs::path &path)
{
    std::error_code error;
    for (fs::directory_iterator at(folderOf(path), error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (!name.starts_with(kTemporaryStart) || !name.ends_with(kTemporaryEnd))
            continue;
        OpenFile file(::open(at->path().c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        struct stat status = {};
        if (file.isOpen() && ::fstat(file.descriptor(), &status) == 0 && S_ISREG(status.st_mode) &&
            ::flock(file.descriptor(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(at->path().c_str());
    }
}

WriteResult writeFile(const fs::path &path, std::string_view content)
{
    const SizeSignalBlocker blocker;
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
    if (exists && !S_ISREG(old.st_mode))
        return writeThrough(*target, content);

    fs::path name;
    OpenFile file(createBeside(*target, name));
    if (!file.isOpen())
        return failed(WriteStep::Create);
    const OpenFile held(::dup(file.descriptor())); // until it has its name
    WriteResult result = fill(file, exists ? &old : nullptr, content);
    if (result && ::rename(name.c_str(), target->c_str()) != 0)
        result = failed(WriteStep::Replace);
    if (!result)
        ::unlink(name.c_str());
    else
        flushFolderOf(*target);
    removeLeftBeside(*target);
    return result;
}

WriteResult appendToFile(const fs::path &path, std::string_view content)
{
    const SizeSignalBlocker blocker;
    OpenFile file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (!file.isOpen())
        return failed(WriteStep::Create);
    struct stat old = {};
    if (::fstat(file.descriptor(), &old) != 0)
        return failed(WriteStep::Create);
    if (file.write(content) && file.flush())
        return {};
    const auto failure = failed(WriteStep::Write);
    return ::ftruncate(file.descriptor(), old.st_size) == 0 ? failure : failed(WriteStep::Replace);
}

} // namespace hexwerk
