#include "texts/translation/stems.h"

#include "core/rulebook/term_finder.h"

#include <libstemmer.h>

namespace hexwerk::translation {

void Stems::Free::operator()(sb_stemmer *stemmer) const
{
    sb_stemmer_delete(stemmer);
}

Stems::Stems(std::string_view language)
    : m_stemmer(
          sb_stemmer_new(std::string(language.substr(0, language.find('-'))).c_str(), "UTF_8"))
{
}

std::string Stems::ofWord(const std::string &lower) const
{
    if (!m_stemmer)
        return lower;
    const sb_symbol *stem =
        sb_stemmer_stem(m_stemmer.get(), reinterpret_cast<const sb_symbol *>(lower.data()),
                        static_cast<int>(lower.size()));
    if (!stem)
        return lower;
    return {reinterpret_cast<const char *>(stem),
            static_cast<std::size_t>(sb_stemmer_length(m_stemmer.get()))};
}

std::vector<std::string> Stems::of(std::string_view text) const
{
    std::vector<std::string> stems;
    for (const Word &word : wordsOf(text))
        stems.push_back(ofWord(word.lower));
    return stems;
}

} // namespace hexwerk::translation
