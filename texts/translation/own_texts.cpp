#include "texts/translation/own_texts.h"

#include <utility>

namespace hexwerk::translation {

LoadResult<OwnTexts> loadOwnTexts(const std::filesystem::path &library, const std::string &language)
{
    return loadNotes(library, language);
}

// "title" or "text" of the rule in the key of such a text; empty for others.
static std::pair<std::string, std::string> ruleOfKey(const std::string &key)
{
    static constexpr std::string_view kRules = "/rulebook/";
    const std::size_t at = key.find(kRules);
    const std::size_t last = key.rfind('/');
    if (at == std::string::npos || last < at + kRules.size())
        return {};
    const std::size_t from = at + kRules.size();
    return {key.substr(from, last - from), key.substr(last + 1)};
}

void applyOwnTexts(const OwnTexts &own, const LanguageChain &chain, Rulebook &rulebook)
{
    for (const auto &[key, mine] : own.texts) {
        const auto [rule, part] = ruleOfKey(key);
        const RuleEntry *const entry = rule.empty() ? nullptr : rulebook.find(rule);
        if (!entry || isEmpty(mine.targets))
            continue;
        RuleText text = hexwerk::textIn(*entry, chain);
        (part == "title" ? text.title : text.text) = mine.targets.front();
        rulebook.setText(rule, own.language, std::move(text));
    }
}

// The id in the key of the word of a term; empty for others.
static std::string termOfKey(const std::string &key)
{
    static constexpr std::string_view kTerm = "/term.";
    static constexpr std::string_view kWord = ".word";
    const std::size_t at = key.rfind(kTerm);
    if (at == std::string::npos || !key.ends_with(kWord))
        return {};
    const std::size_t from = at + kTerm.size();
    return key.substr(from, key.size() - kWord.size() - from);
}

void applyOwnTexts(const OwnTexts &own, Terms &terms)
{
    for (const auto &[key, mine] : own.texts) {
        const std::string id = isEmpty(mine.targets) ? std::string() : termOfKey(key);
        if (id.empty())
            continue;
        for (Term &term : terms)
            if (term.id == id)
                term.words[own.language].word = mine.targets.front();
    }
}

std::vector<TextChange> changesOf(const OwnTexts &own, const Catalogue &files)
{
    std::vector<TextChange> changes;
    for (const TextUnit &unit : files.units) {
        const auto found = own.texts.find(unit.key);
        if (found == own.texts.end() || found->second.targets.empty() ||
            (found->second.targets == unit.targets() && found->second.state == unit.state))
            continue;
        changes.push_back({unit.key, unit.file, 0, unit.targets(), found->second.targets,
                           unit.state, found->second.state.value_or(UnitState::Draft)});
    }
    return changes;
}

} // namespace hexwerk::translation
