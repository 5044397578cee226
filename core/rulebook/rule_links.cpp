#include "core/rulebook/rule_links.h"

#include <algorithm>

namespace hexwerk {

std::vector<RuleLink> linksOf(const Rulebook &rulebook, std::string_view id)
{
    std::vector<RuleLink> links;
    const RuleEntry *const entry = rulebook.find(id);
    if (entry == nullptr)
        return links;
    for (const RuleEntry &other : rulebook.entries()) {
        const auto add = [&](const std::vector<std::string> &own,
                             const std::vector<std::string> &theirs, RuleLinkKind kind,
                             RuleLinkKind back) {
            if (std::find(own.begin(), own.end(), other.id) != own.end())
                links.push_back({kind, other.id});
            else if (std::find(theirs.begin(), theirs.end(), id) != theirs.end())
                links.push_back({back, other.id});
        };
        add(entry->exceptionTo, other.exceptionTo, RuleLinkKind::ExceptionTo,
            RuleLinkKind::HasException);
        add(entry->replaces, other.replaces, RuleLinkKind::Replaces, RuleLinkKind::ReplacedBy);
        add(entry->seeAlso, other.seeAlso, RuleLinkKind::SeeAlso, RuleLinkKind::SeeAlso);
    }
    std::stable_sort(links.begin(), links.end(),
                     [](const RuleLink &a, const RuleLink &b) { return a.kind < b.kind; });
    return links;
}

} // namespace hexwerk
