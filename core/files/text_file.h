// Text files: which there are, and their whole text or why it cannot be had.
#pragma once

#include "core/files/problem.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwerk {

// Files over 64 MiB are refused. A directory or a device that gives no text is CannotRead, with the
// system's reason as what was found.
LoadResult<std::string> readTextFile(const std::filesystem::path &path);

// The TOML files of a folder by name; none if there is no such folder.
std::vector<std::filesystem::path> tomlFiles(const std::filesystem::path &folder);

} // namespace hexwerk
