#include "texts/translation/consistency.h"

#include "texts/translation/word_checks.h"

#include <algorithm>

namespace hexwerk::translation {

std::size_t TermUses::count(Rendering rendering) const
{
    return static_cast<std::size_t>(
        std::count_if(uses.begin(), uses.end(),
                      [rendering](const TermUse &use) { return use.rendering == rendering; }));
}

static TermUse useOf(const WordChecks::SaidTerm &said, std::size_t unit, const std::string &target)
{
    if (said.length > 0)
        return {unit, Rendering::Avoided, target.substr(said.at, said.length)};
    return {unit, said.isThere ? Rendering::Official : Rendering::Other, {}};
}

std::vector<TermUses> termUses(std::span<const TextUnit> units, const Terms &terms,
                               const std::string &language)
{
    const WordChecks words(terms, language, nullptr, {}, {});
    std::map<const Term *, std::vector<TermUse>> found;
    for (std::size_t at = 0; at < units.size(); ++at) {
        const std::vector<std::string> targets = units[at].targets();
        const std::string source = units[at].sources().back();
        if (isEmpty(targets))
            continue;
        const std::string &target = targets.back(); // of a plural the form for many
        const CheckedText text{units[at], targets.size() - 1, source,
                               target,    plainText(source),  plainText(target)};
        for (const WordChecks::SaidTerm &said : words.saidTerms(text))
            found[said.term].push_back(useOf(said, at, target));
    }
    std::vector<TermUses> all;
    for (const Term &term : terms)
        if (const auto uses = found.find(&term); uses != found.end())
            all.push_back({&term, std::move(uses->second)});
    return all;
}

} // namespace hexwerk::translation
