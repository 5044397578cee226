// The item that a key path of a problem speaks of.
#pragma once

#include "editor/assault/document/tables.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

// From a condition to a term within it, place by place.
using TermPath = std::vector<std::size_t>;
// Null where it leads nowhere.
Term *termAt(Term &condition, const TermPath &path);

struct KeyPlace
{
    std::optional<ItemRef> item;   // empty: no such item
    std::string key;               // within the item
    Table table = Table::Scenario; // where the item is, or would be
    TermPath term = {};            // within a condition
    // The place in the list that the key holds: of a card in a deck.
    std::optional<std::size_t> element = {};
    bool operator==(const KeyPlace &) const = default;
};

// `path` names items by id, else by place: "turns", "unit.g1.at", "board.patch.0.level",
// "side.axis.formation.0.count", "side.axis.deck.3". An id with a dot stands in quotes.
KeyPlace placeOfKey(const Scenario &scenario, std::string_view path);

} // namespace hexwerk::assault::ui
