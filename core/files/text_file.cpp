#include "core/files/text_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace hexwerk {

static constexpr std::size_t kLargest = std::size_t{64} << 20; // bytes

static LoadResult<std::string> failed(ProblemCode code, const std::filesystem::path &path,
                                      const std::string &reason)
{
    return {std::nullopt, {{.code = code, .file = path.string(), .found = reason}}};
}

LoadResult<std::string> readTextFile(const std::filesystem::path &path)
{
    const auto reason = [] { return std::generic_category().message(errno); };
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::fopen(path.c_str(), "rb"),
                                                                &std::fclose);
    if (!file)
        return failed(ProblemCode::CannotRead, path, reason());
    std::string text;
    std::array<char, 65536> part;
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), file.get())) {
        text.append(part.data(), got);
        if (text.size() > kLargest)
            return failed(ProblemCode::TooLarge, path, {});
    }
    if (std::ferror(file.get()) != 0)
        return failed(ProblemCode::CannotRead, path, reason());
    return {std::move(text), {}};
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
