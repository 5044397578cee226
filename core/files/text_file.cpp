#include "core/files/text_file.h"

#include "core/base/hash.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace hexwerk {

static constexpr std::size_t kLargest = std::size_t{64} << 20; // bytes

static LoadResult<std::string> cannotRead(const std::filesystem::path &path)
{
    return {std::nullopt,
            {{.code = FileProblem::CannotRead,
              .file = path.string(),
              .found = std::generic_category().message(errno)}}};
}

// Null, and errno says why. A pipe without a writer and a device without an end would hold us up.
static std::FILE *openPlainFile(const std::filesystem::path &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status = {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0)
        return nullptr;
    if (S_ISREG(status.st_mode))
        return ::fdopen(descriptor, "rb");
    ::close(descriptor);
    errno = S_ISDIR(status.st_mode) ? EISDIR : ENOTSUP;
    return nullptr;
}

LoadResult<std::string> readTextFile(const std::filesystem::path &path)
{
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(openPlainFile(path), &std::fclose);
    if (!file)
        return cannotRead(path);
    std::string text;
    std::array<char, 65536> part;
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), file.get())) {
        text.append(part.data(), got);
        if (text.size() > kLargest)
            return {std::nullopt,
                    {{.code = FileProblem::TooLarge,
                      .file = path.string(),
                      .values = {std::to_string(kLargest >> 20)}}}};
    }
    if (std::ferror(file.get()) != 0)
        return cannotRead(path);
    return {std::move(text), {}};
}

std::string hashOfFile(const std::filesystem::path &path)
{
    const LoadResult<std::string> text = readTextFile(path);
    return text ? Hash().add(*text.value).text() : std::string();
}

std::vector<std::filesystem::path> tomlFiles(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error))
        if (at->path().extension() == ".toml")
            files.push_back(at->path());
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace hexwerk
