#include "texts/search/stemmer.h"

#include <libstemmer.h>

namespace hexwerk::search {

void Stemmer::Deleter::operator()(sb_stemmer *stemmer) const
{
    sb_stemmer_delete(stemmer);
}

Stemmer::Stemmer(const std::string &language)
    : m_stemmer(sb_stemmer_new(language.substr(0, language.find('-')).c_str(), nullptr))
{
}

std::string Stemmer::stem(const std::string &folded)
{
    if (!m_stemmer)
        return folded;
    const auto *const word = reinterpret_cast<const sb_symbol *>(folded.data());
    const sb_symbol *const stem =
        sb_stemmer_stem(m_stemmer.get(), word, static_cast<int>(folded.size()));
    if (!stem)
        return folded;
    return {reinterpret_cast<const char *>(stem),
            static_cast<std::size_t>(sb_stemmer_length(m_stemmer.get()))};
}

} // namespace hexwerk::search
