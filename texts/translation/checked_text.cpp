#include "texts/translation/checked_text.h"

#include "texts/translation/placeholders.h"

#include <algorithm>

namespace hexwerk::translation {

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isWordByte(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || static_cast<signed char>(c) < 0;
}

static void blot(std::string &text, std::size_t at, std::size_t length)
{
    std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), length, kBlot);
}

std::string plainText(std::string_view text)
{
    std::string plain(text);
    for (std::size_t at = 0; (at = plain.find('<', at)) != std::string::npos; ++at) {
        const char next = at + 1 < plain.size() ? plain[at + 1] : ' ';
        const std::size_t end = plain.find('>', at);
        if (end != std::string::npos && (isAsciiLetter(next) || next == '/'))
            blot(plain, at, end + 1 - at);
    }
    for (std::size_t at = 0; (at = plain.find('&', at)) != std::string::npos; ++at) {
        const std::size_t end = plain.find(';', at);
        if (end == std::string::npos || end - at < 3 || end - at > 8)
            continue;
        const bool isEntity = std::all_of(plain.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                          plain.begin() + static_cast<std::ptrdiff_t>(end),
                                          [](char c) { return isAsciiLetter(c) || c == '#'; });
        if (isEntity)
            blot(plain, at, end + 1 - at);
    }
    for (std::size_t at = 0; (at = plain.find("*.", at)) != std::string::npos;) {
        std::size_t end = at + 2;
        while (end < plain.size() && isWordByte(plain[end]))
            ++end;
        blot(plain, at, end - at);
    }
    // Code, as in { en = "...", de = "..." }.
    for (std::size_t at = 0; (at = plain.find('{', at)) != std::string::npos; ++at) {
        const std::size_t end = plain.find('}', at);
        if (end != std::string::npos && plain.find(" = ", at) < end)
            blot(plain, at, end + 1 - at);
    }
    for (const Placeholder &one : placeholdersOf(text))
        blot(plain, one.at, one.text.size());
    return plain;
}

std::optional<std::size_t> acceleratorIn(std::string_view text)
{
    const std::string plain = plainText(text);
    for (std::size_t at = 0; (at = plain.find('&', at)) != std::string::npos; ++at) {
        const char next = at + 1 < plain.size() ? plain[at + 1] : ' ';
        if (next == '&')
            ++at;
        else if (isWordByte(next))
            return at;
    }
    return std::nullopt;
}

std::string withoutAccelerators(std::string_view text)
{
    std::string without(text);
    if (const auto at = acceleratorIn(text))
        without.erase(*at, 1);
    return without;
}

std::size_t charactersOf(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

} // namespace hexwerk::translation
