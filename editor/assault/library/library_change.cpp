#include "editor/assault/library/library_change.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

LibraryChange::LibraryChange(std::vector<CardChange> changes)
    : m_changes(std::move(changes))
{
    std::erase_if(m_changes, [](const CardChange &one) { return one.before == one.after; });
}

LibraryChange::LibraryChange(std::vector<ValueChange> values)
    : m_values(std::move(values))
{
    std::erase_if(m_values, [](const ValueChange &one) { return one.before == one.after; });
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

// A key may become a table and a table a key: what goes makes room for what comes.
static void putAll(TomlTable &corrections, const std::vector<ValueChange> &values,
                   std::optional<TomlValue> ValueChange::*side)
{
    for (const ValueChange &one : values)
        removeAt(corrections, one.path);
    for (const ValueChange &one : values)
        if (one.*side)
            putAt(corrections, one.path, *(one.*side));
}

void LibraryChange::apply(TomlTable &corrections) const
{
    putAll(corrections, m_values, &ValueChange::after);
}

void LibraryChange::revert(TomlTable &corrections) const
{
    putAll(corrections, m_values, &ValueChange::before);
}

static std::vector<ValueChange> joined(std::vector<ValueChange> first,
                                       const std::vector<ValueChange> &next)
{
    for (const ValueChange &one : next) {
        const auto same = std::find_if(first.begin(), first.end(), [&](const ValueChange &old) {
            return old.path == one.path;
        });
        if (same == first.end())
            first.push_back(one);
        else
            same->after = one.after;
    }
    std::erase_if(first, [](const ValueChange &one) { return one.before == one.after; });
    return first;
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
    LibraryChange all(std::move(both));
    all.m_values = joined(m_values, next.m_values);
    return all;
}

} // namespace hexwerk::assault::ui
