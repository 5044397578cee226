// The whole text of a file, or why it cannot be had.
#pragma once

#include "core/files/problem.h"

#include <filesystem>
#include <string>

namespace hexwerk {

// Files over 64 MiB are refused. A directory or a device that gives no text is CannotRead, with the
// system's reason as what was found.
LoadResult<std::string> readTextFile(const std::filesystem::path &path);

} // namespace hexwerk
