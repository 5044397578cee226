#include "texts/search/folding.h"

#include <array>
#include <cstdint>

namespace hexwerk::search {

namespace {

constexpr char32_t kNoLetter = 0;
// Of the letters from U+00C0 on; '*' has more than one letter, '-' is none.
constexpr std::string_view kPlain = "aaaaaa*ceeeeiiiidnooooo-ouuuuyt*"
                                    "aaaaaa*ceeeeiiiidnooooo-ouuuuyty"
                                    "aaaaaaccccccccddddeeeeeeeeeegggg"
                                    "gggghhhhiiiiiiiiii**jjkkklllllll"
                                    "lllnnnnnnnnnoooooo**rrrrrrssssss"
                                    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t kFirstPlain = 0xC0;

struct Letter
{
    char32_t code = kNoLetter;
    std::size_t size = 1;
};

} // namespace

static Letter letterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[at + k]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + size > text.size())
        return {};
    char32_t code = first & (0x7Fu >> size);
    for (std::size_t k = 1; k < size; ++k) {
        if ((byte(k) & 0xC0u) != 0x80u)
            return {};
        code = code << 6 | (byte(k) & 0x3Fu);
    }
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast.at(size) || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        return {};
    return {code, size};
}

static bool isMark(char32_t code)
{
    return (code >= 0x300 && code < 0x370) || code == 0xAD; // one that combines; a soft hyphen
}

static bool isPartOfWord(char32_t code)
{
    if (code < 0x80)
        return (code >= '0' && code <= '9') || (code >= 'a' && code <= 'z') ||
               (code >= 'A' && code <= 'Z');
    if (code < kFirstPlain || code == 0xD7 || code == 0xF7)
        return false;
    return !(code >= 0x2000 && code < 0x2C00) && !(code >= 0x3000 && code < 0x3040) &&
           !(code >= 0xFE00 && code < 0xFE70) && code < 0xFFF0;
}

static void addUtf8(std::string &to, char32_t code)
{
    const auto add = [&](char32_t byte) { to += static_cast<char>(byte); };
    if (code < 0x80)
        return add(code);
    if (code < 0x800)
        return add(0xC0 | code >> 6), add(0x80 | (code & 0x3F));
    add(0xE0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
}

static void addFolded(std::string &to, char32_t code)
{
    if (code >= 'A' && code <= 'Z')
        return to.push_back(static_cast<char>(code + 32));
    if (code >= kFirstPlain && code < kFirstPlain + kPlain.size()) {
        const char plain = kPlain[code - kFirstPlain];
        if (plain != '*')
            return to.push_back(plain);
        const char *const both = code == 0xDF                     ? "ss"
                                 : code == 0xC6 || code == 0xE6   ? "ae"
                                 : code == 0xDE || code == 0xFE   ? "th"
                                 : code == 0x132 || code == 0x133 ? "ij"
                                                                  : "oe";
        to += both;
        return;
    }
    if (code == 0x1E9E) {
        to += "ss";
        return;
    }
    if ((code >= 0x391 && code <= 0x3A9) || (code >= 0x410 && code <= 0x42F))
        code += 32; // Greek, Cyrillic
    else if (code >= 0x400 && code < 0x410)
        code += 80;
    addUtf8(to, code);
}

std::vector<FoldedWord> foldedWords(std::string_view text)
{
    std::vector<FoldedWord> words;
    bool isOpen = false;
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        const bool isMarkOfWord = isOpen && isMark(letter.code);
        if (isMarkOfWord || (!isMark(letter.code) && isPartOfWord(letter.code))) {
            if (!isOpen)
                words.push_back({{}, at, 0});
            isOpen = true;
            if (!isMarkOfWord)
                addFolded(words.back().folded, letter.code);
            words.back().length = at + letter.size - words.back().at;
        } else {
            isOpen = false;
        }
        at += letter.size;
    }
    return words;
}

std::vector<std::string> spellingsOf(const std::string &folded)
{
    constexpr std::string_view kNotBefore = "aeouq";
    std::string plain;
    for (std::size_t k = 0; k < folded.size(); ++k) {
        const char letter = folded[k];
        const bool isAfter = !plain.empty() && kNotBefore.find(plain.back()) != std::string::npos;
        plain += letter;
        if ((letter == 'a' || letter == 'o' || letter == 'u') && k + 1 < folded.size() &&
            folded[k + 1] == 'e' && !isAfter)
            ++k;
    }
    if (plain == folded)
        return {folded};
    return {folded, plain};
}

} // namespace hexwerk::search
