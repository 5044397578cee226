// Where the data of the systems lie.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// Folders that may hold those of the systems, in the order in which they are asked.
struct DataPaths
{
    std::vector<std::filesystem::path> folders;
    bool operator==(const DataPaths &) const = default;
};

// The folder of a system below each of them, "assault", or what lies in it: "assault/cards".
std::string systemFolder(std::string_view system, std::string_view kind = {});

// The value of an environment variable, or null.
using Environment = std::function<const char *(const char *name)>;

// $XDG_DATA_HOME/hexwerk, else $HOME/.local/share/hexwerk; empty without both.
std::filesystem::path userLibrary(const Environment &environment);

// `option`, $HEXWERK_DATA, the user's library, beside the program (../share/hexwerk; where that is
// a link, what it leads to). `option` and `program` may be empty.
DataPaths dataPaths(const std::filesystem::path &option, const Environment &environment,
                    const std::filesystem::path &program);

} // namespace hexwerk
