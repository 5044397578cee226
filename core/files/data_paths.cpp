#include "core/files/data_paths.h"

#include <algorithm>

namespace hexwerk {

namespace fs = std::filesystem;

std::string systemFolder(std::string_view system, std::string_view kind)
{
    return kind.empty() ? std::string(system) : std::string(system).append("/").append(kind);
}

static fs::path folderIn(const Environment &environment, const char *variable)
{
    const char *value = environment(variable);
    return value ? value : "";
}

fs::path userLibrary(const Environment &environment)
{
    const fs::path data = folderIn(environment, "XDG_DATA_HOME");
    const fs::path home = folderIn(environment, "HOME");
    if (data.empty() && home.empty())
        return {};
    return (data.empty() ? home / ".local/share" : data) / "hexwerk";
}

// In a folder of a build it is a link that leads to the sources.
static fs::path besideProgram(const fs::path &program)
{
    if (program.empty())
        return {};
    const fs::path folder = (program.parent_path() / "../share/hexwerk").lexically_normal();
    std::error_code isNoLink;
    const fs::path sources = fs::read_symlink(folder, isNoLink);
    return isNoLink ? folder : folder.parent_path() / sources;
}

DataPaths dataPaths(const fs::path &option, const Environment &environment, const fs::path &program)
{
    DataPaths paths;
    for (const fs::path &folder : {option, folderIn(environment, "HEXWERK_DATA"),
                                   userLibrary(environment), besideProgram(program)}) {
        const fs::path normal = folder.lexically_normal();
        const auto &known = paths.folders;
        if (!normal.empty() && std::find(known.begin(), known.end(), normal) == known.end())
            paths.folders.push_back(normal);
    }
    return paths;
}

} // namespace hexwerk
