#include "texts/translation/compare_units.h"

#include "core/rulebook/term_finder.h"
#include "texts/translation/checked_text.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace hexwerk::translation {

namespace {

struct Compared
{
    const TextUnit *unit = nullptr;
    std::size_t at = 0;
    std::string source;
    std::string target;
};

// Without accelerators and end, in lower case.
std::string comparable(const std::string &text)
{
    std::string words;
    std::size_t at = 0;
    const std::string plain = withoutAccelerators(text);
    for (const Word &word : wordsOf(plain)) {
        words.append(plain, at, word.at - at).append(word.lower);
        at = word.at + word.length;
    }
    std::string rest = plain.substr(at);
    const std::size_t end = rest.find_last_not_of(" .…:!?\n\xe2\x80\xa6");
    return words + (end == std::string::npos ? "" : rest.substr(0, end + 1));
}

// Texts of other kinds are of other places, where words may be others.
std::string meaningOf(const TextUnit &unit)
{
    const bool isProgram = unit.kind == UnitKind::Program;
    return std::string(toString(unit.kind)) + (isProgram ? unit.comment : std::string());
}

// As comparable texts, by one of them.
using KnownPairs = std::map<std::string, std::set<std::string>>;

KnownPairs comparablePairs(const std::map<std::string, std::vector<std::string>> &known)
{
    KnownPairs pairs;
    for (const auto &[text, others] : known)
        for (const std::string &other : others)
            pairs[comparable(text)].insert(comparable(other));
    return pairs;
}

bool isKnownPair(const KnownPairs &pairs, const std::string &text, const std::string &other)
{
    const auto found = pairs.find(text);
    return found != pairs.end() && found->second.contains(other);
}

using Alike = std::unordered_map<std::string, std::vector<Compared>>;
struct AlikeUnits
{
    Alike bySource;
    Alike byTarget;
};

AlikeUnits alikeUnits(std::span<const TextUnit> units)
{
    AlikeUnits alike;
    for (std::size_t at = 0; at < units.size(); ++at) {
        const TextUnit &unit = units[at];
        if (unit.isPlural || unit.target.empty())
            continue;
        const Compared one{&unit, at, comparable(unit.source), comparable(unit.target)};
        alike.bySource[one.source + '\0' + meaningOf(unit)].push_back(one);
        alike.byTarget[one.target + '\0' + meaningOf(unit)].push_back(one);
    }
    return alike;
}

// Those in which the text is not the same everywhere.
std::vector<UnitGroup> differing(const Alike &alike, std::string Compared::*text)
{
    std::vector<UnitGroup> groups;
    for (const auto &row : alike) {
        const std::vector<Compared> &members = row.second;
        if (std::all_of(members.begin(), members.end(),
                        [&](const Compared &one) { return one.*text == members.front().*text; }))
            continue;
        UnitGroup &group = groups.emplace_back();
        for (const Compared &one : members)
            group.push_back(one.at);
    }
    std::sort(groups.begin(), groups.end());
    return groups;
}

void compareTargets(const std::vector<Compared> &alike, const KnownPairs &homonyms,
                    std::vector<Alarm> &alarms)
{
    std::map<std::string, int> counts;
    for (const Compared &one : alike)
        ++counts[one.target];
    if (counts.size() < 2)
        return;
    const Compared *best = &alike.front();
    for (const Compared &one : alike)
        if (counts[one.target] > counts[best->target])
            best = &one;
    for (const Compared &one : alike) {
        if (one.target == best->target || isKnownPair(homonyms, one.source, one.target))
            continue;
        Alarm alarm{CheckCode::TranslatedDifferently, one.unit->key,   0, 0,
                    one.unit->target.size(),          one.unit->target};
        alarm.expected = best->unit->target;
        alarm.other = best->unit->key;
        alarm.fix = best->unit->target;
        alarms.push_back(std::move(alarm));
    }
}

void compareSources(const std::vector<Compared> &alike, const KnownPairs &synonyms,
                    std::vector<Alarm> &alarms)
{
    for (const Compared &one : alike) {
        if (one.source == alike.front().source || isKnownPair(synonyms, one.target, one.source))
            continue;
        Alarm alarm{CheckCode::TranslatedAlike, one.unit->key,   0, 0,
                    one.unit->target.size(),    one.unit->target};
        alarm.expected = alike.front().unit->source;
        alarm.other = alike.front().unit->key;
        alarms.push_back(std::move(alarm));
    }
}

} // namespace

bool hasOrdinaryWord(std::string_view plain)
{
    const std::vector<Word> words = wordsOf(plain);
    return std::any_of(words.begin(), words.end(), [&](const Word &word) {
        const std::string_view whole = plain.substr(word.at, word.length);
        return word.length >= 3 && std::none_of(whole.begin(), whole.end(), isAsciiDigit) &&
               whole.find_first_of("abcdefghijklmnopqrstuvwxyz") != std::string_view::npos;
    });
}

std::vector<Alarm> compareUnits(std::span<const TextUnit> units, const KnownWords &known)
{
    const AlikeUnits found = alikeUnits(units);
    std::vector<Alarm> alarms;
    const KnownPairs homonyms = comparablePairs(known.homonyms);
    const KnownPairs synonyms = comparablePairs(known.synonyms);
    for (const auto &[source, alike] : found.bySource)
        compareTargets(alike, homonyms, alarms);
    for (const auto &[target, alike] : found.byTarget)
        compareSources(alike, synonyms, alarms);
    std::sort(alarms.begin(), alarms.end(), [](const Alarm &one, const Alarm &other) {
        return std::tie(one.key, one.code) < std::tie(other.key, other.code);
    });
    return alarms;
}

std::vector<UnitGroup> translatedDifferently(std::span<const TextUnit> units)
{
    return differing(alikeUnits(units).bySource, &Compared::target);
}

std::vector<UnitGroup> translatedAlike(std::span<const TextUnit> units)
{
    return differing(alikeUnits(units).byTarget, &Compared::source);
}

void compareAccelerators(std::span<const TextUnit> units,
                         const std::multimap<std::string, std::string> &menus,
                         std::vector<Alarm> &alarms)
{
    std::map<std::pair<std::string, std::string>, const TextUnit *> taken;
    for (const TextUnit &unit : units) {
        const auto [begin, end] = menus.equal_range(unit.key);
        const auto at = begin == end ? std::nullopt : acceleratorIn(unit.target);
        if (!at)
            continue;
        const std::vector<Word> words = wordsOf(unit.target.substr(*at + 1));
        const std::string &lower = words.empty() ? unit.target : words.front().lower;
        const std::string letter = lower.substr(0, static_cast<signed char>(lower[0]) < 0 ? 2 : 1);
        const TextUnit *other = nullptr;
        for (auto menu = begin; menu != end; ++menu)
            if (const auto [first, isNew] = taken.try_emplace({menu->second, letter}, &unit);
                !isNew && first->second != &unit)
                other = first->second;
        if (!other)
            continue;
        Alarm alarm{CheckCode::AcceleratorTwice,
                    unit.key,
                    0,
                    *at,
                    1 + letter.size(),
                    unit.target.substr(*at, 1 + letter.size())};
        alarm.other = other->key;
        alarms.push_back(std::move(alarm));
    }
}

} // namespace hexwerk::translation
