#include "texts/translation/memory.h"

#include "core/base/hash.h"
#include "core/rulebook/term_finder.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::translation {

namespace {

template<typename T>
void sortOnce(std::vector<T> &values)
{
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

// Of two sets with so many in common: 0 to 1.
double shareOf(std::size_t common, std::size_t one, std::size_t other)
{
    return one + other == 0 ? 0.0
                            : 2.0 * static_cast<double>(common) / static_cast<double>(one + other);
}

} // namespace

Memory::Shape Memory::shapeOf(std::string_view text)
{
    Shape shape;
    std::string joined = " ";
    for (const Word &word : wordsOf(text)) {
        shape.words.push_back(Hash().add(word.lower).value());
        joined += word.lower + ' ';
    }
    for (std::size_t at = 0; at + 3 <= joined.size(); ++at)
        shape.trigrams.push_back(
            static_cast<std::uint32_t>(static_cast<unsigned char>(joined[at]) << 16 |
                                       static_cast<unsigned char>(joined[at + 1]) << 8 |
                                       static_cast<unsigned char>(joined[at + 2])));
    sortOnce(shape.trigrams);
    sortOnce(shape.words);
    return shape;
}

Memory::Memory(std::vector<MemoryEntry> entries)
    : m_entries(std::move(entries))
{
    m_shapes.reserve(m_entries.size());
    for (std::uint32_t place = 0; place < m_entries.size(); ++place) {
        m_shapes.push_back(shapeOf(m_entries[place].source));
        for (const std::uint32_t trigram : m_shapes.back().trigrams)
            m_places[trigram].push_back(place);
    }
}

std::vector<MemoryMatch> Memory::find(std::string_view source, int least, std::size_t most) const
{
    const Shape wanted = shapeOf(source);
    std::vector<std::uint16_t> common(m_entries.size());
    for (const std::uint32_t trigram : wanted.trigrams)
        if (const auto places = m_places.find(trigram); places != m_places.end())
            for (const std::uint32_t place : places->second)
                ++common[place];
    std::vector<MemoryMatch> matches;
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        const MemoryEntry &entry = m_entries[place];
        if (entry.source == source) {
            matches.push_back({&entry, 100});
            continue;
        }
        const Shape &shape = m_shapes[place];
        const double trigrams =
            shareOf(common[place], shape.trigrams.size(), wanted.trigrams.size());
        if (50.0 * trigrams + 50.0 < least || common[place] == 0)
            continue;
        std::vector<std::uint64_t> words;
        std::set_intersection(shape.words.begin(), shape.words.end(), wanted.words.begin(),
                              wanted.words.end(), std::back_inserter(words));
        const double shared = shareOf(words.size(), shape.words.size(), wanted.words.size());
        const int likeness = std::min(99, static_cast<int>(50.0 * (trigrams + shared) + 0.5));
        if (likeness >= least)
            matches.push_back({&entry, likeness});
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const MemoryMatch &one, const MemoryMatch &other) {
                         return one.likeness > other.likeness;
                     });
    matches.resize(std::min(matches.size(), most));
    return matches;
}

std::vector<MemoryEntry> memoryOf(std::span<const TextUnit> units)
{
    std::vector<MemoryEntry> entries;
    for (const TextUnit &unit : units) {
        if (stateNow(unit) != UnitState::Final)
            continue;
        const std::vector<std::string> sources = unit.sources();
        const std::vector<std::string> targets = unit.targets();
        for (std::size_t form = 0; form < targets.size(); ++form)
            if (!targets[form].empty())
                entries.push_back(
                    {unit.key, sources[std::min(form, sources.size() - 1)], targets[form]});
    }
    return entries;
}

std::vector<MemoryEntry> memoryOf(const ExchangeFile &file)
{
    std::vector<MemoryEntry> entries;
    for (const ExchangeEntry &entry : file.entries)
        for (std::size_t form = 0; form < entry.targets.size(); ++form)
            if (!entry.sources.empty() && !entry.targets[form].empty())
                entries.push_back({entry.key,
                                   entry.sources[std::min(form, entry.sources.size() - 1)],
                                   entry.targets[form]});
    return entries;
}

} // namespace hexwerk::translation
