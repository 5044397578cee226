// What a step does to the cards and corrections of the owner: values before and after, never a
// pointer.
#pragma once

#include "core/assault/files/library/filed_cards.h"
#include "editor/assault/library/corrections.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// Empty before: it is new. Empty after: it is gone, and what it stood in the place of is back.
struct CardChange
{
    CardRef ref;
    std::optional<FiledCard> before;
    std::optional<FiledCard> after;
    bool operator==(const CardChange &) const = default;
};

class LibraryChange
{
public:
    LibraryChange() = default;
    // Changes that change nothing are left out.
    explicit LibraryChange(std::vector<CardChange> changes);
    explicit LibraryChange(std::vector<ValueChange> values);

    bool isEmpty() const { return m_changes.empty() && m_values.empty(); }
    const std::vector<CardChange> &changes() const { return m_changes; }
    const std::vector<ValueChange> &values() const { return m_values; }
    void apply(FiledCards &own) const;
    void revert(FiledCards &own) const;
    // To the owner's corrections.
    void apply(TomlTable &corrections) const;
    void revert(TomlTable &corrections) const;
    // This change and then that one.
    LibraryChange followedBy(const LibraryChange &next) const;

private:
    std::vector<CardChange> m_changes; // one for each card
    std::vector<ValueChange> m_values; // one for each value of the corrections
};

} // namespace hexwerk::assault::ui
