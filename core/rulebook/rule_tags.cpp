#include "core/rulebook/rule_tags.h"

#include "core/rulebook/rulebook.h"

#include <algorithm>

namespace hexwerk {

using Ids = std::set<std::string>;

static void addIfRule(std::string_view id, Ids &ids)
{
    if (isRuleId(id))
        ids.emplace(id);
}

static void addBetween(char open, char close, std::string_view text, Ids &ids)
{
    for (std::size_t at = text.find(open); at != text.npos; at = text.find(open, at + 1)) {
        const std::size_t end = text.find(close, at + 1);
        if (end != text.npos)
            addIfRule(text.substr(at + 1, end - at - 1), ids);
    }
}

static bool isWordPart(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

// Calls `take` with each run of letters, digits, '_' and `more`.
template<typename Take>
static void eachWord(std::string_view text, char more, Take take)
{
    const auto belongs = [more](char c) { return isWordPart(c) || c == more; };
    for (auto at = text.begin(); at != text.end();) {
        const auto begin = std::find_if(at, text.end(), belongs);
        at = std::find_if_not(begin, text.end(), belongs);
        if (begin != at)
            take(std::string_view(begin, at));
    }
}

// "r10_3g_aName" is "R10.3g"; of another name it is no id of a rule.
static std::string idOfName(std::string_view name)
{
    const std::size_t letter = name.find_first_not_of("0123456789_", 1);
    const std::size_t book = std::string_view("rdh").find(name.front());
    if (letter == name.npos || book == std::string_view::npos)
        return {};
    std::string id(name.substr(0, letter + 1));
    if (id != name && name[id.size()] != '_')
        return {};
    id.front() = "RDH"[book];
    std::replace(id.begin(), id.end(), '_', '.');
    return id;
}

// Calls `take` with the code and the comment of each line; an address in a text is no comment.
template<typename Take>
static void eachLine(std::string_view source, Take take)
{
    while (!source.empty()) {
        const std::string_view line = source.substr(0, source.find('\n'));
        std::size_t comment = line.find("//");
        while (comment != line.npos && comment > 0 && line[comment - 1] == ':')
            comment = line.find("//", comment + 2);
        take(line.substr(0, comment),
             comment == line.npos ? std::string_view() : line.substr(comment));
        source.remove_prefix(std::min(line.size() + 1, source.size()));
    }
}

Ids rulesOfCode(std::string_view source)
{
    Ids ids;
    eachLine(source, [&ids](std::string_view code, std::string_view comment) {
        addBetween('"', '"', code, ids);
        addBetween('[', ']', comment, ids);
    });
    return ids;
}

Ids rulesOfTest(std::string_view source)
{
    Ids ids;
    eachLine(source, [&ids](std::string_view code, std::string_view comment) {
        eachWord(code, '_', [&ids](std::string_view word) { addIfRule(idOfName(word), ids); });
        addBetween('[', ']', comment, ids);
    });
    return ids;
}

Ids rulesOfText(std::string_view text)
{
    Ids ids;
    eachWord(text, '.', [&ids](std::string_view word) {
        addIfRule(word.substr(0, word.find_last_not_of('.') + 1), ids);
    });
    return ids;
}

} // namespace hexwerk
