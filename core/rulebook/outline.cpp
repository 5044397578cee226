#include "core/rulebook/outline.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace hexwerk {

std::string_view numberOf(std::string_view paragraph)
{
    const std::size_t last = paragraph.find_last_of("0123456789");
    return last == std::string_view::npos ? std::string_view() : paragraph.substr(0, last + 1);
}

// 10.3 comes after 9.12, and 10.3 before 10.3.1.
static std::vector<int> partsOf(std::string_view number)
{
    std::vector<int> parts;
    while (!number.empty()) {
        int part = 0;
        const char *const end = number.data() + number.size();
        const char *const after = std::from_chars(number.data(), end, part).ptr;
        parts.push_back(part);
        number.remove_prefix(
            std::min(number.size(), static_cast<std::size_t>(after - number.data()) + 1));
    }
    return parts;
}

namespace {

using Nodes = std::map<std::vector<int>, OutlineNode>;

OutlineNode &nodeOf(Nodes &nodes, std::string_view number)
{
    const std::vector<int> parts = partsOf(number);
    OutlineNode &node = nodes[parts];
    node.number = number;
    node.depth = static_cast<int>(parts.size()) - 1;
    return node;
}

// After the rules of its section, before 12.4.1.
void addComparison(Nodes &nodes, const BookComparison &comparison, const std::string &section)
{
    std::vector<int> parts = partsOf(section);
    const int depth = static_cast<int>(parts.size());
    for (parts.insert(parts.end(), {0, 0}); nodes.contains(parts);)
        ++parts.back();
    nodes[parts] = {section + ":" + comparison.id, comparison.title, depth, {}, comparison.id};
}

} // namespace

std::vector<OutlineNode> outlineOf(const Rulebook &rulebook, const BookHeadings &headings,
                                   const std::string &profile)
{
    Nodes nodes;
    for (const BookComparison &comparison : headings.comparisons)
        if (const auto section = comparison.paragraph.find(profile);
            section != comparison.paragraph.end())
            addComparison(nodes, comparison, section->second);
    for (const BookSection &section : headings.sections)
        if (const auto number = section.paragraph.find(profile); number != section.paragraph.end())
            nodeOf(nodes, number->second).title = section.title;
    OutlineNode house{"H", {}, 0, {}, {}};
    std::vector<std::pair<std::string_view, const RuleEntry *>> rules;
    for (const RuleEntry &entry : rulebook.entries()) {
        if (entry.paragraph.empty())
            house.rules.push_back(entry.id);
        else if (const auto found = entry.paragraph.find(profile); found != entry.paragraph.end())
            rules.emplace_back(found->second, &entry);
    }
    std::stable_sort(rules.begin(), rules.end(), [](const auto &a, const auto &b) {
        return a.first.substr(numberOf(a.first).size()) < b.first.substr(numberOf(b.first).size());
    });
    for (const auto &[paragraph, entry] : rules)
        nodeOf(nodes, numberOf(paragraph)).rules.push_back(entry->id);
    std::vector<OutlineNode> outline;
    for (auto &[parts, node] : nodes)
        outline.push_back(std::move(node));
    if (!house.rules.empty())
        outline.push_back(std::move(house));
    return outline;
}

} // namespace hexwerk
