// Files by the paths of Qt.
#pragma once

#include <QString>

#include "core/files/text_file.h"

#include <filesystem>
#include <string>

namespace hexwerk {

inline std::filesystem::path toPath(const QString &path)
{
    return path.toStdU16String();
}

// What stands in it; empty for what cannot be read.
inline std::string textOfFile(const QString &path)
{
    const auto text = readTextFile(toPath(path));
    return text ? *text.value : std::string();
}

} // namespace hexwerk
