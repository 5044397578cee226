// What was translated before, to be found by texts that are alike.
#pragma once

#include "texts/translation/exchange.h"
#include "texts/translation/text_unit.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwerk::translation {

struct MemoryEntry
{
    std::string key; // of the text that it comes from
    std::string source;
    std::string target;
    bool operator==(const MemoryEntry &) const = default;
};

struct MemoryMatch
{
    const MemoryEntry *entry = nullptr; // of the memory
    int likeness = 0;                   // 100: the same text, 99 and less: the like
};

class Memory
{
public:
    explicit Memory(std::vector<MemoryEntry> entries);

    // The likest first, of equals the first; at most so many, none below `least`.
    std::vector<MemoryMatch> find(std::string_view source, int least = 60,
                                  std::size_t most = 10) const;
    const std::vector<MemoryEntry> &entries() const { return m_entries; }

private:
    struct Shape
    {
        std::vector<std::uint32_t> trigrams; // sorted, each once
        std::vector<std::uint64_t> words;    // hashes, likewise
    };
    static Shape shapeOf(std::string_view text);

    std::vector<MemoryEntry> m_entries;
    std::vector<Shape> m_shapes;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_places; // by trigram
};

// All approved translations that are not stale, each form of a plural for itself.
std::vector<MemoryEntry> memoryOf(std::span<const TextUnit> units);
// What a file of another memory says.
std::vector<MemoryEntry> memoryOf(const ExchangeFile &file);

} // namespace hexwerk::translation
