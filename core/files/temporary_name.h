// How files are called that are written beside the ones whose place they take.
#pragma once

#include <filesystem>
#include <string_view>

namespace hexwerk {

inline constexpr std::string_view kTemporaryStart = ".hexwerk-";
inline constexpr std::string_view kTemporaryEnd = ".tmp";

inline std::filesystem::path folderOf(const std::filesystem::path &path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

} // namespace hexwerk
