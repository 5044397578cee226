// Where the dictionaries of Hunspell lie: for spelling and for the search.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

// Where Debian puts them.
std::vector<std::filesystem::path> dictionaryFolders();

// The dictionary for a BCP 47 tag, without its ending: "de" has ".../de_DE". That of the tag
// itself first, then that of the country of the language, then any of the language. Empty if none
// is there.
std::optional<std::filesystem::path>
findDictionary(const std::string &language, const std::vector<std::filesystem::path> &folders);

} // namespace hexwerk
