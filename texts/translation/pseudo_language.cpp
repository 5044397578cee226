#include "texts/translation/pseudo_language.h"

#include "texts/translation/placeholders.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hexwerk::translation {

namespace {

constexpr std::array<std::string_view, 26> kSmall = {"á", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ĥ", "í",
                                                     "ĵ", "ķ", "ļ", "ɱ", "ñ", "ó", "þ", "ɋ", "ŕ",
                                                     "š", "ţ", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž"};
constexpr std::array<std::string_view, 26> kCapital = {"Á", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ĥ", "Í",
                                                       "Ĵ", "Ķ", "Ļ", "Ṁ", "Ñ", "Ó", "Þ", "Ɋ", "Ŕ",
                                                       "Š", "Ţ", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};

bool isSmall(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// "R10.3g", "*.toml", "4x": what is no word.
std::size_t nameSize(std::string_view text)
{
    const std::size_t size = std::min(text.find_first_of(" \n\t,;:()<>&"), text.size());
    const std::string_view word = text.substr(0, size);
    const bool isName = std::any_of(word.begin(), word.end(),
                                    [](char c) { return isDigit(c) || c == '*' || c == '_'; });
    return isName ? size : 0;
}

// A tag or an entity that begins here, or 0.
std::size_t markSize(std::string_view text)
{
    constexpr std::size_t kLongest = 200;
    if (text[0] == '<' && text.size() > 1 && (isSmall(text[1]) || text[1] == '/')) {
        const std::size_t end = text.find('>');
        return end < kLongest ? end + 1 : 0;
    }
    if (text[0] != '&')
        return 0;
    const std::size_t end = text.find(';');
    const bool isEntity =
        end != std::string_view::npos && end > 1 && end < 8 &&
        std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(end),
                    [](char c) { return isSmall(c) || isDigit(c) || c == '#'; });
    return isEntity ? end + 1 : std::min<std::size_t>(2, text.size()); // the letter of a key
}

} // namespace

std::string pseudoText(std::string_view source)
{
    if (source.empty())
        return {};
    const std::vector<Placeholder> placeholders = placeholdersOf(source);
    auto next = placeholders.begin();
    std::string text = "[";
    std::size_t letters = 0;
    bool isWordStart = true;
    for (std::size_t at = 0; at < source.size();) {
        const std::string_view rest = source.substr(at);
        std::size_t kept = 0;
        if (next != placeholders.end() && next->at == at)
            kept = (next++)->text.size();
        else if (const std::size_t mark = markSize(rest); mark > 0)
            kept = mark;
        else if (isWordStart)
            kept = nameSize(rest);
        if (kept > 0) {
            // A name may end with a placeholder.
            while (next != placeholders.end() && next->at < at + kept)
                ++next;
            text += rest.substr(0, kept);
            at += kept;
            isWordStart = false;
            continue;
        }
        const char c = rest[0];
        letters += isSmall(c) || isCapital(c);
        isWordStart = c == ' ' || c == '(' || c == '\n';
        if (isSmall(c))
            text += kSmall[static_cast<std::size_t>(c - 'a')];
        else if (isCapital(c))
            text += kCapital[static_cast<std::size_t>(c - 'A')];
        else
            text += c;
        ++at;
    }
    constexpr std::size_t kWord = 8; // so that lines can break
    const std::size_t more = (letters * 2 + 2) / 5;
    for (std::size_t k = 0; k < more; ++k)
        text += k % kWord == 0 ? ' ' : '~';
    return text + "]";
}

OwnTexts pseudoTexts(const Catalogue &catalogue)
{
    OwnTexts own{std::string(kPseudoLanguage), {}};
    for (const TextUnit &unit : catalogue.units) {
        OwnText &text = own.texts[unit.key];
        text.sources = unit.sources();
        for (const std::string &source : text.sources)
            text.targets.push_back(pseudoText(source));
        text.state = UnitState::Final;
    }
    return own;
}

} // namespace hexwerk::translation
