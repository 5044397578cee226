#include "texts/search/compounds.h"

#include <algorithm>

namespace hexwerk::search {

static constexpr std::size_t kShortestPart = 3;
static constexpr std::size_t kMostParts = 4;

void CompoundSplitter::add(const std::string &form, const std::string &stem)
{
    if (form.size() >= kShortestPart)
        m_stems.try_emplace(form, stem);
}

// From the end, where the word stands that carries the meaning.
bool CompoundSplitter::splitInto(std::string_view word, std::size_t count,
                                 std::vector<Part> &parts) const
{
    const std::size_t least = count == 1 ? word.size() : kShortestPart;
    const std::size_t rest = (count - 1) * kShortestPart;
    for (std::size_t size = word.size() - std::min(word.size(), rest); size >= least; --size) {
        const std::string tail(word.substr(word.size() - size));
        const auto found = m_stems.find(tail);
        if (found == m_stems.end())
            continue;
        parts.push_back({tail, found->second});
        if (count == 1)
            return true;
        const std::string_view head = word.substr(0, word.size() - size);
        if (splitInto(head, count - 1, parts))
            return true;
        for (const std::string &joint : m_joints)
            if (head.size() > joint.size() + kShortestPart &&
                head.substr(head.size() - joint.size()) == joint &&
                splitInto(head.substr(0, head.size() - joint.size()), count - 1, parts))
                return true;
        parts.pop_back();
    }
    return false;
}

std::vector<CompoundSplitter::Part> CompoundSplitter::split(std::string_view word) const
{
    constexpr std::size_t kLongest = 60;
    std::vector<Part> parts;
    for (std::size_t count = 2; count <= kMostParts && word.size() <= kLongest; ++count)
        if (word.size() >= count * kShortestPart && splitInto(word, count, parts)) {
            std::reverse(parts.begin(), parts.end());
            return parts;
        }
    return {};
}

} // namespace hexwerk::search
