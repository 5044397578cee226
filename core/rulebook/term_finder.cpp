#include "core/rulebook/term_finder.h"

#include <algorithm>

namespace hexwerk {

// Bytes of a letter of UTF-8 that begins here, 1 for what is none.
static std::size_t sizeOfLetter(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return std::min(size, text.size() - at);
}

static bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// Latin letters of two bytes, U+00C0 to U+024F.
static bool isWideLetter(std::string_view letter)
{
    if (letter.size() != 2)
        return false;
    const auto lead = static_cast<unsigned char>(letter[0]);
    const auto rest = static_cast<unsigned char>(letter[1]);
    const bool isSign = lead == 0xc3 && (rest == 0x97 || rest == 0xb7); // times, divided by
    return lead >= 0xc3 && lead <= 0xc9 && !isSign;
}

static void addLower(std::string &to, std::string_view letter)
{
    if (letter.size() == 1 && letter[0] >= 'A' && letter[0] <= 'Z') {
        to += static_cast<char>(letter[0] - 'A' + 'a');
        return;
    }
    const bool isCapital = letter.size() == 2 && letter[0] == '\xc3' &&
                           static_cast<unsigned char>(letter[1]) >= 0x80 &&
                           static_cast<unsigned char>(letter[1]) <= 0x9e;
    to += letter[0];
    if (isCapital)
        to += static_cast<char>(static_cast<unsigned char>(letter[1]) + 0x20);
    else
        to += letter.substr(1);
}

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    bool isOpen = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view letter = text.substr(at, sizeOfLetter(text, at));
        const bool belongs =
            isWideLetter(letter) || (letter.size() == 1 && isAsciiLetter(letter[0]));
        const bool joins = isOpen && letter.size() == 1 && (letter[0] == '-' || letter[0] == '&');
        const bool goesOn =
            joins && at + 1 < text.size() &&
            (isAsciiLetter(text[at + 1]) || static_cast<signed char>(text[at + 1]) < 0);
        if (belongs || goesOn) {
            if (!isOpen)
                words.push_back({{}, at, 0});
            addLower(words.back().lower, letter);
            words.back().length = at + letter.size() - words.back().at;
            isOpen = true;
        } else {
            isOpen = false;
        }
        at += letter.size();
    }
    return words;
}

static std::string joined(const std::vector<Word> &words, std::size_t from, std::size_t count)
{
    std::string all;
    for (std::size_t k = from; k < from + count; ++k)
        all += (all.empty() ? "" : " ") + words[k].lower;
    return all;
}

TermFinder::TermFinder(const Terms &terms, const std::string &language)
    : TermFinder(terms, LanguageChain{language})
{
}

TermFinder::TermFinder(const Terms &terms, const LanguageChain &chain)
{
    const auto add = [this](const std::string &wording, const Wording &what) {
        const std::vector<Word> words = wordsOf(wording);
        m_wordings.try_emplace(joined(words, 0, words.size()), what);
        m_mostWords = std::max(m_mostWords, words.size());
    };
    for (const Term &term : terms) {
        const auto found = findIn(term.words, chain);
        if (found == term.words.end())
            continue;
        add(found->second.word, {&term, false});
        for (const std::string &form : found->second.forms)
            add(form, {&term, false});
        for (const std::string &avoided : found->second.avoid)
            add(avoided, {&term, true});
    }
    // Last: what is something else for one term may be another one.
    for (const Term &term : terms)
        if (const auto found = findIn(term.words, chain); found != term.words.end())
            for (const std::string &other : found->second.other)
                add(other, {nullptr, false});
}

std::vector<FoundTerm> TermFinder::find(std::string_view text) const
{
    std::vector<FoundTerm> found;
    const std::vector<Word> words = wordsOf(text);
    for (std::size_t from = 0; from < words.size();) {
        std::size_t taken = 1;
        for (std::size_t count = std::min(m_mostWords, words.size() - from); count > 0; --count) {
            const auto wording = m_wordings.find(joined(words, from, count));
            if (wording == m_wordings.end())
                continue;
            const Word &last = words[from + count - 1];
            if (wording->second.term)
                found.push_back({wording->second.term, words[from].at,
                                 last.at + last.length - words[from].at,
                                 wording->second.isAvoided});
            taken = count;
            break;
        }
        from += taken;
    }
    return found;
}

} // namespace hexwerk
