// Stems by hunspell, for inflected words that no rule of ours knows.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

class Hunspell;

namespace hexwerk::search {

// From any thread. A dictionary is loaded when it is first asked, which takes a tenth of a second.
class Dictionaries
{
public:
    // Folders of dictionaries, as findDictionary() takes them.
    explicit Dictionaries(std::vector<std::filesystem::path> folders);
    ~Dictionaries();

    // Folded, without the word itself; none for a word that the dictionary does not know. English
    // is not asked: its stems do without.
    std::vector<std::string> stemsOf(const std::string &language, std::string_view written) const;

private:
    Hunspell *dictionaryOf(const std::string &language) const;

    std::vector<std::filesystem::path> m_folders;
    mutable std::mutex m_mutex;
    mutable std::map<std::string, std::unique_ptr<Hunspell>> m_loaded; // null: there is none
};

} // namespace hexwerk::search
