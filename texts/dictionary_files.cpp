#include "texts/dictionary_files.h"

#include <algorithm>
#include <system_error>

namespace hexwerk {

namespace fs = std::filesystem;

std::vector<fs::path> dictionaryFolders()
{
    return {"/usr/share/hunspell", "/usr/share/myspell/dicts"};
}

static bool isDictionary(const fs::path &stem)
{
    std::error_code error;
    return fs::exists(fs::path(stem) += ".aff", error) &&
           fs::exists(fs::path(stem) += ".dic", error);
}

// The first by name, so that it is the same one everywhere.
static fs::path anyDictionary(const fs::path &folder, const std::string &language)
{
    fs::path first;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const fs::path stem = folder / at->path().stem();
        if (at->path().extension() == ".aff" && isDictionary(stem) &&
            stem.filename().string().rfind(language + '_', 0) == 0 &&
            (first.empty() || stem < first))
            first = stem;
    }
    return first;
}

std::optional<fs::path> findDictionary(const std::string &language,
                                       const std::vector<fs::path> &folders)
{
    std::string name = language;
    std::replace(name.begin(), name.end(), '-', '_');
    const std::string main = name.substr(0, name.find('_'));
    std::string capitals = main;
    std::transform(main.begin(), main.end(), capitals.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    for (const fs::path &folder : folders)
        for (const std::string &wanted : {name, main + "_" + capitals, main + "_GB", main})
            if (isDictionary(folder / wanted))
                return folder / wanted;
    for (const fs::path &folder : folders)
        if (fs::path any = anyDictionary(folder, main); !any.empty())
            return any;
    return std::nullopt;
}

} // namespace hexwerk
