#include "texts/search/dictionaries.h"

#include "texts/search/folding.h"

#include <hunspell/hunspell.hxx>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace hexwerk::search {

namespace fs = std::filesystem;

Dictionaries::Dictionaries(std::string folder)
    : m_folder(std::move(folder))
{
}

Dictionaries::~Dictionaries() = default;

// Without ending; that of the country itself first, such as de_DE.
static fs::path dictionaryFile(const std::string &folder, const std::string &language)
{
    fs::path best;
    std::string country = language;
    std::transform(country.begin(), country.end(), country.begin(),
                   [](char letter) { return static_cast<char>(letter & ~0x20); });
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().stem().string();
        const bool isOfLanguage = name == language || name.rfind(language + '_', 0) == 0;
        if (at->path().extension() != ".aff" || !isOfLanguage)
            continue;
        if (!fs::exists(fs::path(at->path()).replace_extension(".dic"), error))
            continue;
        const fs::path file = at->path().parent_path() / name;
        if (name == language + '_' + country)
            return file;
        if (best.empty() || file < best)
            best = file;
    }
    return best;
}

Hunspell *Dictionaries::dictionaryOf(const std::string &language) const
{
    const auto [entry, isNew] = m_loaded.try_emplace(language);
    if (isNew) {
        const fs::path file = dictionaryFile(m_folder, language);
        if (!file.empty())
            entry->second = std::make_unique<Hunspell>((file.string() + ".aff").c_str(),
                                                       (file.string() + ".dic").c_str());
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
    if (m_folder.empty() || main == "en" || written.size() < kShortestWord ||
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
