// Paths of Qt as those of the core.
#pragma once

#include <QString>

#include <filesystem>

namespace hexwerk {

inline std::filesystem::path toPath(const QString &path)
{
    return path.toStdU16String();
}

} // namespace hexwerk
