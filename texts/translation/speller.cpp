#include "texts/translation/speller.h"

#include <iconv.h>

#include <cstdint>
#include <hunspell.hxx>
#include <optional>

namespace hexwerk::translation {

namespace fs = std::filesystem;

namespace speller_detail {

// Between UTF-8 and what a dictionary is written in.
class Recoder
{
public:
    Recoder(const std::string &to, const std::string &from)
        : m_state(iconv_open(to.c_str(), from.c_str()))
    {
    }
    ~Recoder()
    {
        if (isOpen())
            iconv_close(m_state);
    }
    Recoder(const Recoder &) = delete;
    Recoder &operator=(const Recoder &) = delete;

    std::optional<std::string> recoded(std::string text) const
    {
        std::string result(4 * text.size() + 4, '\0');
        char *in = text.data();
        char *out = result.data();
        std::size_t inLeft = text.size();
        std::size_t outLeft = result.size();
        if (!isOpen() ||
            iconv(m_state, &in, &inLeft, &out, &outLeft) == static_cast<std::size_t>(-1))
            return std::nullopt;
        result.resize(result.size() - outLeft);
        return result;
    }

private:
    bool isOpen() const { return reinterpret_cast<std::intptr_t>(m_state) != -1; }

    iconv_t m_state;
};

} // namespace speller_detail

struct Speller::Dictionary
{
    explicit Dictionary(const fs::path &stem)
        : words((fs::path(stem) += ".aff").c_str(), (fs::path(stem) += ".dic").c_str())
        , into(words.get_dict_encoding(), "UTF-8")
        , outOf("UTF-8", words.get_dict_encoding())
    {
    }

    Hunspell words;
    speller_detail::Recoder into;
    speller_detail::Recoder outOf;
};

Speller::Speller(const fs::path &dictionary)
    : m_dictionary(std::make_unique<Dictionary>(dictionary))
{
}

Speller::~Speller() = default;

bool Speller::isRight(const std::string &word) const
{
    const auto recoded = m_dictionary->into.recoded(word);
    return recoded && m_dictionary->words.spell(*recoded);
}

std::vector<std::string> Speller::suggestions(const std::string &word) const
{
    std::vector<std::string> all;
    if (const auto recoded = m_dictionary->into.recoded(word))
        for (const std::string &one : m_dictionary->words.suggest(*recoded))
            if (auto text = m_dictionary->outOf.recoded(one))
                all.push_back(std::move(*text));
    return all;
}

} // namespace hexwerk::translation
