#include "core/files/lossless_align.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace hexwerk::lossless {

const std::string *idOf(const TomlValue &value)
{
    const TomlTable *table = value.as<TomlTable>();
    const TomlValue *id = table ? table->find("id") : nullptr;
    return id ? id->as<std::string>() : nullptr;
}

namespace {

// Above this product of lengths the search for a longest common subsequence would be felt.
constexpr std::size_t kMaximumCells = 4'000'000;

// Places by id; empty unless every element has one of its own.
std::map<std::string, std::size_t> placesById(const TomlArray &array)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < array.size(); ++i) {
        const std::string *id = idOf(array[i]);
        if (!id || !places.emplace(*id, i).second)
            return {};
    }
    return places;
}

Alignment alignById(const std::map<std::string, std::size_t> &places, const TomlArray &after)
{
    Alignment alignment;
    for (const TomlValue &element : after) {
        const auto found = places.find(*idOf(element));
        alignment.push_back(found == places.end() ? std::nullopt : std::optional(found->second));
    }
    return alignment;
}

struct Range
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

// Pairs a longest common subsequence of the two ranges.
void alignEqual(const TomlArray &before, Range old, const TomlArray &after, Range now,
                Alignment &alignment)
{
    const std::size_t columns = now.size() + 1;
    if (old.size() * now.size() > kMaximumCells)
        return;
    std::vector<std::uint32_t> length((old.size() + 1) * columns);
    const auto cell = [&](std::size_t i, std::size_t j) -> std::uint32_t & {
        return length[i * columns + j];
    };
    for (std::size_t i = old.size(); i-- > 0;)
        for (std::size_t j = now.size(); j-- > 0;)
            cell(i, j) = before[old.begin + i] == after[now.begin + j]
                             ? cell(i + 1, j + 1) + 1
                             : std::max(cell(i + 1, j), cell(i, j + 1));
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < old.size() && j < now.size()) {
        if (before[old.begin + i] == after[now.begin + j] && cell(i, j) == cell(i + 1, j + 1) + 1)
            alignment[now.begin + j++] = old.begin + i++;
        else if (cell(i + 1, j) >= cell(i, j + 1))
            ++i;
        else
            ++j;
    }
}

Alignment alignByContent(const TomlArray &before, const TomlArray &after)
{
    Alignment alignment(after.size());
    Range old{0, before.size()};
    Range now{0, after.size()};
    while (old.size() > 0 && now.size() > 0 && before[old.begin] == after[now.begin])
        alignment[now.begin++] = old.begin++;
    while (old.size() > 0 && now.size() > 0 && before[old.end - 1] == after[now.end - 1])
        alignment[--now.end] = --old.end;
    alignEqual(before, old, after, now, alignment);
    return alignment;
}

// Equal elements that changed places, wherever they are.
void pairMoved(const TomlArray &before, const TomlArray &after, Alignment &alignment)
{
    std::set<std::size_t> taken;
    for (const auto &place : alignment)
        if (place)
            taken.insert(*place);
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (alignment[i] || !after[i].as<TomlTable>())
            continue;
        for (std::size_t place = 0; place < before.size(); ++place)
            if (!taken.contains(place) && before[place] == after[i]) {
                alignment[i] = place;
                taken.insert(place);
                break;
            }
    }
}

// Arrays with an element in common, or tables with an equal entry somewhere in them.
bool overlap(const TomlValue &a, const TomlValue &b)
{
    const TomlArray *some = a.as<TomlArray>();
    const TomlArray *others = b.as<TomlArray>();
    if (some && others)
        return std::find_first_of(some->begin(), some->end(), others->begin(), others->end()) !=
               some->end();
    const TomlTable *old = a.as<TomlTable>();
    const TomlTable *now = b.as<TomlTable>();
    return old && now &&
           std::any_of(now->entries.begin(), now->entries.end(), [&](const TomlEntry &entry) {
               const TomlValue *value = old->find(entry.key);
               return value && (*value == entry.value || overlap(*value, entry.value));
           });
}

// How much an element still looks like another; 0: not at all. With a new id only an exact likeness
// counts, so that an element is not mistaken for the one whose place it takes.
std::size_t likeness(const TomlValue &before, const TomlValue &after)
{
    const TomlTable *old = before.as<TomlTable>();
    const TomlTable *now = after.as<TomlTable>();
    if (!old || !now)
        return old || now ? 0 : 1;
    std::size_t points = 0;
    for (const TomlEntry &entry : now->entries)
        if (const TomlValue *value = old->find(entry.key))
            points += *value == entry.value ? 2 : overlap(*value, entry.value) ? 1 : 0;
    const bool renamed = idOf(before) && idOf(after) && *idOf(before) != *idOf(after);
    const bool otherwiseEqual =
        old->entries.size() == now->entries.size() && points == 2 * (now->entries.size() - 1);
    return renamed && !otherwiseEqual ? 0 : points;
}

// What is left over between the same neighbours was changed in place.
void pairChanged(const TomlArray &before, const TomlArray &after, Alignment &alignment)
{
    std::vector<bool> taken(before.size());
    for (const auto &place : alignment)
        if (place)
            taken[*place] = true;
    std::size_t next = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        std::size_t best = 0;
        for (std::size_t place = next; !alignment[i] && place < before.size() && !taken[place];
             ++place) {
            const std::size_t points = likeness(before[place], after[i]);
            if (points > best) {
                best = points;
                next = place;
            }
        }
        if (best > 0)
            alignment[i] = next;
        if (alignment[i])
            next = *alignment[i] + 1;
    }
}

} // namespace

Alignment align(const TomlArray &before, const TomlArray &after)
{
    const auto idsBefore = placesById(before);
    const auto idsAfter = placesById(after);
    if (!idsBefore.empty() && !idsAfter.empty()) {
        Alignment alignment = alignById(idsBefore, after);
        pairChanged(before, after, alignment);
        return alignment;
    }
    Alignment alignment = alignByContent(before, after);
    pairMoved(before, after, alignment);
    pairChanged(before, after, alignment);
    return alignment;
}

std::vector<bool> staysInPlace(const Alignment &alignment)
{
    // The last element of the best run of each length, and who came before each element.
    std::vector<std::size_t> best;
    std::vector<std::optional<std::size_t>> previous(alignment.size());
    for (std::size_t i = 0; i < alignment.size(); ++i) {
        if (!alignment[i])
            continue;
        const auto at = std::lower_bound(
            best.begin(), best.end(), *alignment[i],
            [&](std::size_t element, std::size_t place) { return *alignment[element] < place; });
        if (at != best.begin())
            previous[i] = *(at - 1);
        if (at == best.end())
            best.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> stays(alignment.size());
    for (auto i = best.empty() ? std::nullopt : std::optional(best.back()); i; i = previous[*i])
        stays[*i] = true;
    return stays;
}

} // namespace hexwerk::lossless
