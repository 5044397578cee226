#include "texts/search/dictionaries.h"

#include "texts/dictionary_files.h"
#include "texts/search/folding.h"

#include <hunspell/hunspell.hxx>

#include <algorithm>
#include <utility>

namespace hexwerk::search {

namespace fs = std::filesystem;

Dictionaries::Dictionaries(std::vector<fs::path> folders)
    : m_folders(std::move(folders))
{
}

Dictionaries::~Dictionaries() = default;

Hunspell *Dictionaries::dictionaryOf(const std::string &language) const
{
    const auto [entry, isNew] = m_loaded.try_emplace(language);
    if (isNew) {
        if (const auto file = findDictionary(language, m_folders))
            entry->second = std::make_unique<Hunspell>((file->string() + ".aff").c_str(),
                                                       (file->string() + ".dic").c_str());
        if (entry->second && entry->second->get_dict_encoding() != "UTF-8")
            entry->second.reset();
    }
    return entry->second.get();
}

std::vector<std::string> Dictionaries::stemsOf(const std::string &language,
                                               std::string_view written) const
{
    constexpr std::size_t kShortestWord = 4;
    constexpr std::size_t kLongestWord = 60;
    const std::string main = language.substr(0, language.find('-'));
    if (m_folders.empty() || main == "en" || written.size() < kShortestWord ||
        written.size() > kLongestWord)
        return {};
    const std::lock_guard lock(m_mutex);
    Hunspell *const dictionary = dictionaryOf(main);
    if (!dictionary)
        return {};
    std::vector<std::string> stems;
    for (const std::string &stem : dictionary->stem(std::string(written)))
        for (const FoldedWord &word : foldedWords(stem))
            stems.push_back(word.folded);
    std::sort(stems.begin(), stems.end());
    stems.erase(std::unique(stems.begin(), stems.end()), stems.end());
    return stems;
}

} // namespace hexwerk::search
