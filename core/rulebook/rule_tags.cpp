#include "core/rulebook/rule_tags.h"

#include <algorithm>

namespace hexwerk {

using Ids = std::set<std::string>;

static void addIfRule(std::string_view id, const RuleGrammar &grammar, Ids &ids)
{
    if (grammar.isId(id))
        ids.emplace(id);
}

static void addBetween(char open, char close, std::string_view text, const RuleGrammar &grammar,
                       Ids &ids)
{
    for (std::size_t at = text.find(open); at != text.npos; at = text.find(open, at + 1)) {
        const std::size_t end = text.find(close, at + 1);
        if (end != text.npos)
            addIfRule(text.substr(at + 1, end - at - 1), grammar, ids);
    }
}

static bool isWordPart(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

// Calls `take` with each run of letters, digits and '_'.
template<typename Take>
static void eachWord(std::string_view text, Take take)
{
    for (auto at = text.begin(); at != text.end();) {
        const auto begin = std::find_if(at, text.end(), isWordPart);
        at = std::find_if_not(begin, text.end(), isWordPart);
        if (begin != at)
            take(std::string_view(begin, at));
    }
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

Ids rulesOfCode(std::string_view source, const RuleGrammar &grammar)
{
    Ids ids;
    eachLine(source, [&](std::string_view code, std::string_view comment) {
        addBetween('"', '"', code, grammar, ids);
        addBetween('[', ']', comment, grammar, ids);
    });
    return ids;
}

Ids rulesOfTest(std::string_view source, const RuleGrammar &grammar)
{
    Ids ids;
    eachLine(source, [&](std::string_view code, std::string_view comment) {
        eachWord(code,
                 [&](std::string_view word) { addIfRule(grammar.ofTestName(word), grammar, ids); });
        addBetween('[', ']', comment, grammar, ids);
    });
    return ids;
}

} // namespace hexwerk
