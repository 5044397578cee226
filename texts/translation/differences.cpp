#include "texts/translation/differences.h"

#include "texts/translation/checked_text.h"

#include <algorithm>
#include <cstddef>

namespace hexwerk::translation {

namespace {

constexpr std::size_t kMostCells = 4'000'000;

using Words = std::vector<std::string_view>;

// Words, and each other sign alone.
Words wordsAndSigns(std::string_view text)
{
    Words words;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        if (isWordByte(text[at]))
            while (end < text.size() && isWordByte(text[end]))
                ++end;
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

void addRun(std::vector<TextRun> &runs, RunKind kind, std::string_view text)
{
    if (runs.empty() || runs.back().kind != kind)
        runs.push_back({kind, {}});
    runs.back().text += text;
}

// How many words can be kept of what follows in both, by a row for each word of `before`.
class KeptTable
{
public:
    KeptTable(const Words &before, const Words &after)
        : m_width(after.size() + 1)
        , m_cells((before.size() + 1) * m_width)
    {
        for (std::size_t i = before.size(); i-- > 0;)
            for (std::size_t j = after.size(); j-- > 0;)
                m_cells[i * m_width + j] = before[i] == after[j]
                                               ? at(i + 1, j + 1) + 1
                                               : std::max(at(i + 1, j), at(i, j + 1));
    }
    std::uint32_t at(std::size_t i, std::size_t j) const { return m_cells[i * m_width + j]; }

private:
    std::size_t m_width;
    std::vector<std::uint32_t> m_cells;
};

void addMiddle(std::vector<TextRun> &runs, const Words &before, const Words &after)
{
    std::size_t i = 0;
    std::size_t j = 0;
    if ((before.size() + 1) * (after.size() + 1) <= kMostCells) {
        const KeptTable kept(before, after);
        while (i < before.size() && j < after.size()) {
            if (before[i] == after[j]) {
                addRun(runs, RunKind::Kept, before[i]);
                ++i;
                ++j;
            } else if (kept.at(i + 1, j) >= kept.at(i, j + 1)) {
                addRun(runs, RunKind::Removed, before[i++]);
            } else {
                addRun(runs, RunKind::Added, after[j++]);
            }
        }
    }
    for (; i < before.size(); ++i)
        addRun(runs, RunKind::Removed, before[i]);
    for (; j < after.size(); ++j)
        addRun(runs, RunKind::Added, after[j]);
}

} // namespace

std::vector<TextRun> differences(std::string_view before, std::string_view after)
{
    Words old = wordsAndSigns(before);
    Words now = wordsAndSigns(after);
    std::vector<TextRun> runs;
    const auto begin = std::mismatch(old.begin(), old.end(), now.begin(), now.end());
    std::for_each(old.begin(), begin.first,
                  [&runs](std::string_view word) { addRun(runs, RunKind::Kept, word); });
    old.erase(old.begin(), begin.first);
    now.erase(now.begin(), begin.second);
    const auto end = std::mismatch(old.rbegin(), old.rend(), now.rbegin(), now.rend());
    const auto tail = end.first - old.rbegin();
    const Words last(old.end() - tail, old.end());
    old.erase(old.end() - tail, old.end());
    now.erase(now.end() - tail, now.end());
    addMiddle(runs, old, now);
    for (const std::string_view word : last)
        addRun(runs, RunKind::Kept, word);
    return runs;
}

} // namespace hexwerk::translation
