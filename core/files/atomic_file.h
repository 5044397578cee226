// Writes files so that nothing is lost: either the new content stands there whole, or the old one
// does.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace hexwerk {

enum class WriteStep : std::uint8_t {
    Create,  // a temporary file beside the target
    Write,   // the content, down to the disk
    Replace, // the target
};
std::string_view toString(WriteStep step); // "create"

struct WriteFailure
{
    WriteStep step = WriteStep::Write;
    std::error_code reason; // the system's
    bool operator==(const WriteFailure &) const = default;
};

using WriteResult = tl::expected<void, WriteFailure>;

// Through a temporary file in the same folder that takes the place of the target. Keeps the
// target's permissions; of a symbolic link it replaces what the link points to. A device or a pipe
// is written as it is, a file that is read-only not at all. After a failure the target is as it was
// and no other file is left behind; what a program that was killed left in the folder is removed.
[[nodiscard]] WriteResult writeFile(const std::filesystem::path &path, std::string_view content);

// Adds to the end of an existing file. After a failure the file is as it was, unless the failure is
// Replace: then it could not be cut back.
[[nodiscard]] WriteResult appendToFile(const std::filesystem::path &path, std::string_view content);

// The names of the files in the folder of `path` reach the disk. Where a folder cannot be flushed,
// the system does it later.
void flushFolderOf(const std::filesystem::path &path);

// Removes what programs that were killed while they wrote left in the folder of `path`.
void removeLeftBeside(const std::filesystem::path &path);

} // namespace hexwerk
