#include "texts/translation/placeholders.h"

#include <algorithm>

namespace hexwerk::translation {

namespace {

bool isFigure(char c)
{
    return c >= '0' && c <= '9';
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isFigure(c) || c == '_' ||
           c == ':' || c == '.'; // {key:window.Undo}
}

// Bytes of the one that begins here, or 0.
std::size_t placeholderSize(std::string_view text)
{
    if (text[0] == '{') {
        const std::size_t end = text.find('}');
        const bool isName =
            end != std::string_view::npos && end > 1 &&
            std::all_of(text.begin() + 1, text.begin() + static_cast<int>(end), isNameCharacter);
        return isName ? end + 1 : 0;
    }
    if (text[0] != '%' || text.size() < 2)
        return 0;
    const std::size_t at = text[1] == 'L' ? 2 : 1;
    if (at >= text.size())
        return 0;
    if (text[at] == 'n')
        return at + 1;
    if (!isFigure(text[at]) || text[at] == '0')
        return 0;
    return at + 1 < text.size() && isFigure(text[at + 1]) ? at + 2 : at + 1;
}

std::string meaningOf(const std::string &placeholder)
{
    return placeholder.starts_with("%L") ? "%" + placeholder.substr(2) : placeholder;
}

} // namespace

std::vector<Placeholder> placeholdersOf(std::string_view text)
{
    std::vector<Placeholder> found;
    for (std::size_t at = text.find_first_of("%{"); at != std::string_view::npos;
         at = text.find_first_of("%{", at)) {
        const std::size_t size = placeholderSize(text.substr(at));
        if (size > 0)
            found.push_back({std::string(text.substr(at, size)), at});
        at += std::max<std::size_t>(size, 1);
    }
    return found;
}

PlaceholderDifference placeholderDifference(std::string_view source, std::string_view target,
                                            NumberPlaceholder number)
{
    PlaceholderDifference difference;
    std::vector<Placeholder> wanted = placeholdersOf(source);
    for (const Placeholder &one : placeholdersOf(target)) {
        const auto match =
            std::find_if(wanted.begin(), wanted.end(), [&](const Placeholder &other) {
                return meaningOf(other.text) == meaningOf(one.text);
            });
        if (match == wanted.end())
            difference.extra.push_back(one);
        else
            wanted.erase(match);
    }
    for (const Placeholder &one : wanted)
        if (number == NumberPlaceholder::Needed || meaningOf(one.text) != "%n")
            difference.missing.push_back(one.text);
    return difference;
}

} // namespace hexwerk::translation
