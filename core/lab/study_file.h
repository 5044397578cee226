// Files of studies: `hexwerk.study`.
#pragma once

#include "core/files/atomic_file.h"
#include "core/files/problem.h"
#include "core/lab/study.h"

#include <filesystem>
#include <string_view>

namespace hexwerk::lab {

inline constexpr std::string_view kStudyFormat = "hexwerk.study";

// `file` is what problems call it. A shard whose counts do not agree is an error.
LoadResult<Study> readStudy(std::string_view text, const std::string &file);
LoadResult<Study> loadStudy(const std::filesystem::path &path);

// The same study has the same bytes.
std::string studyText(const Study &study);
// A larger file would not be read any more: it is not written (file_too_large).
inline constexpr std::size_t kLargestStudy = std::size_t{64} << 20; // bytes
[[nodiscard]] WriteResult writeStudy(const std::filesystem::path &path, const Study &study);

} // namespace hexwerk::lab
