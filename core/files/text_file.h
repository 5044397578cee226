// Text files: which there are, and their whole text or why it cannot be had.
#pragma once

#include "core/files/problem.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwerk {

struct TextSource
{
    std::string file; // what problems call it
    std::string text;
    bool operator==(const TextSource &) const = default;
};

// Files over 64 MiB are refused. A directory, a pipe or a device is CannotRead, with the system's
// reason as what was found; it is never waited for.
LoadResult<std::string> readTextFile(const std::filesystem::path &path);

// Of what it says; empty if it cannot be read.
std::string hashOfFile(const std::filesystem::path &path);

// The TOML files of a folder by name; none if there is no such folder.
std::vector<std::filesystem::path> tomlFiles(const std::filesystem::path &folder);

} // namespace hexwerk
