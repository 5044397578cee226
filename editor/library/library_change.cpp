#include "editor/library/library_change.h"

#include <algorithm>
#include <utility>

namespace hexwerk::editor {

LibraryChange::LibraryChange(std::vector<CardChange> changes)
    : m_changes(std::move(changes))
{
    std::erase_if(m_changes, [](const CardChange &one) { return one.before == one.after; });
}

static void put(FiledCards &own, const CardRef &ref, const std::optional<FiledCard> &card)
{
    if (card)
        own.insert_or_assign(ref, *card);
    else
        own.erase(ref);
}

void LibraryChange::apply(FiledCards &own) const
{
    for (const CardChange &one : m_changes)
        put(own, one.ref, one.after);
}

void LibraryChange::revert(FiledCards &own) const
{
    for (const CardChange &one : m_changes)
        put(own, one.ref, one.before);
}

LibraryChange LibraryChange::followedBy(const LibraryChange &next) const
{
    std::vector<CardChange> both = m_changes;
    for (const CardChange &one : next.m_changes) {
        const auto same = std::find_if(both.begin(), both.end(),
                                       [&](const CardChange &old) { return old.ref == one.ref; });
        if (same == both.end())
            both.push_back(one);
        else
            same->after = one.after;
    }
    return LibraryChange(std::move(both));
}

} // namespace hexwerk::editor
