#include "core/files/atomic_file.h"

#include "core/files/new_file.h"
#include "core/files/open_file.h"
#include "core/files/temporary_name.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <string>

namespace hexwerk {

namespace fs = std::filesystem;

std::string_view toString(WriteStep step)
{
    constexpr std::array<std::string_view, 3> kSteps = {"create", "write", "replace"};
    return kSteps[static_cast<std::size_t>(step)];
}

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
    NewFile file(path);
    if (const WriteResult result = file.write(content); !result)
        return result;
    return file.finish();
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
