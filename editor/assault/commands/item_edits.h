// What can be done to items of any table, as plain functions.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/tables.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// An id that no item of the table has: the stem, or the stem with a number behind it.
std::string freshId(const Scenario &scenario, Table table, const std::string &stem);
// Empty for tables whose items have no id.
std::string idOf(const Scenario &scenario, ItemRef item);

// Adds an item with sensible values at the end; `index`: of the outer item for a nested table.
ItemRef addItem(Scenario &scenario, Table table, std::size_t index = 0);
// The first support card, by id, that the side may have; empty: none.
std::string firstSupportFor(const std::string &side, const Scenario &scenario,
                            const DataStore &library);
// Its entry zone goes along if nobody else of the other side uses it, else it takes another one.
void giveReinforcement(Scenario &scenario, std::size_t place, const std::string &side);
// With an id that something names already.
void addTrack(Scenario &scenario, const std::string &id);
// In any order; items that are not there are passed over.
void removeItems(Scenario &scenario, std::vector<ItemRef> items);
// One place up (-1) or down (1) in its list, where there is one.
void moveInList(Scenario &scenario, ItemRef item, int by);
// The item of the table gets another id, and everything that names it follows.
void rename(Scenario &scenario, ItemRef item, const std::string &id);

// Where an item lies: units without hex, roads and what has no place give nothing.
std::optional<Hex> hexOf(const Scenario &scenario, ItemRef item);
// The items that lie in this hex, topmost first: units, objectives, labels, markers, overlays,
// hexsides, tiles. `board tiles` need their size, so they are left to tileAt().
std::vector<ItemRef> itemsAt(const Scenario &scenario, Hex hex);

// In hexes, as a move over the plane: it keeps shapes, whatever the column.
struct Offset
{
    int q = 0;
    int r = 0;
    bool operator==(const Offset &) const = default;
};
constexpr Offset offsetBetween(Hex from, Hex to)
{
    return {to.q - from.q, to.r - from.r};
}
constexpr Hex operator+(Hex hex, Offset offset)
{
    return {static_cast<std::int16_t>(hex.q + offset.q),
            static_cast<std::int16_t>(hex.r + offset.r)};
}
// Items without a hex stay. Tiles move by whole columns and rows. Nothing moves if something would
// come to lie left of or above the hexes that have names.
void moveItems(Scenario &scenario, const std::vector<ItemRef> &items, Offset offset);

// Copied items: the lists of a scenario that holds nothing else, and the hex they were taken at.
struct Clip
{
    Scenario items;
    Hex origin;
    bool operator==(const Clip &) const = default;
};
Clip clipOf(const Scenario &scenario, const std::vector<ItemRef> &items);
// Puts copies with new ids in, so that the origin lies at `at`; gives what was added.
std::vector<ItemRef> paste(Scenario &scenario, const Clip &clip, Hex at);

} // namespace hexwerk::assault::ui
