// The tables of a scenario file by type: lists of items and the places in them.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

namespace hexwerk::assault::ui {

// The tables of a `hexwerk.scenario` file. Scenario holds the keys without list: the top level,
// [options] and the size and terrain of [board]. Those from Formation on lie within another table.
enum class Table : std::uint8_t {
    Scenario,
    Tile,
    Transform,
    Patch,
    Road,
    Hexside,
    Overlay,
    Smoke,
    Minefield,
    Label,
    Mines,
    Zone,
    Objective,
    Side,
    Unit,
    Reinforcement,
    Support,
    Track,
    Trigger,
    Victory,
    Formation,          // of a side
    Additional,         // of a side
    ReinforcementUnits, // of a reinforcement
    Threshold,          // of a track
    Effect,             // of a trigger
};
inline constexpr int kTables = 25;
inline constexpr int kOuterTables = 20;

// One item: its place in its table, and within it for those that lie within another.
struct ItemRef
{
    Table table = Table::Scenario;
    std::size_t index = 0;
    std::size_t nested = 0;
    auto operator<=>(const ItemRef &) const = default;
};

// The types of the lists, in the order of Table, from Tile to Victory.
using ItemTypes = std::tuple<TilePlacement, Transform, Patch, Road, Hexside, Overlay, Smoke,
                             Minefield, BoardLabel, MineAllotment, Zone, Objective, SideSpec,
                             UnitSpec, Reinforcement, SupportSupply, Track, Trigger, Victory>;
static_assert(std::tuple_size_v<ItemTypes> == kOuterTables - 1);

template<typename T, std::size_t I = 0>
constexpr Table tableOf()
{
    if constexpr (std::is_same_v<T, std::tuple_element_t<I, ItemTypes>>)
        return static_cast<Table>(I + 1);
    else
        return tableOf<T, I + 1>();
}

// The list of the scenario that holds items of type T.
template<typename T, typename AnyScenario>
auto &listOf(AnyScenario &scenario)
{
    auto &board = scenario.board;
    const auto lists = std::tie(
        board.tiles, board.transforms, board.patches, board.roads, board.hexsides, board.overlays,
        board.smoke, board.minefields, board.labels, scenario.mines, scenario.zones,
        scenario.objectives, scenario.sides, scenario.units, scenario.reinforcements,
        scenario.supports, scenario.tracks, scenario.triggers, scenario.victories);
    return std::get<static_cast<std::size_t>(tableOf<T>()) - 1>(lists);
}

// The table that an item lies in at the top level: Formation lies in Side.
constexpr Table outerTable(Table table)
{
    constexpr std::array kParents = {Table::Side, Table::Side, Table::Reinforcement, Table::Track,
                                     Table::Trigger};
    return static_cast<int>(table) < kOuterTables
               ? table
               : kParents[static_cast<std::size_t>(table) - kOuterTables];
}

// Calls `f` with the list of an outer table, not for Table::Scenario.
template<typename AnyScenario, typename F>
void visitOuterList(AnyScenario &scenario, Table table, F f)
{
    const auto visitIf = [&]<typename T>(const T *) {
        if (tableOf<T>() == table)
            f(listOf<T>(scenario));
    };
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (visitIf(static_cast<const std::tuple_element_t<I, ItemTypes> *>(nullptr)), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<ItemTypes>>());
}

// Calls `f` with the list of any table but Table::Scenario; for a nested one with that of the outer
// item at `index`, which must be there.
template<typename AnyScenario, typename F>
void visitList(AnyScenario &scenario, Table table, std::size_t index, F f)
{
    switch (table) {
    case Table::Formation:
        return f(scenario.sides.at(index).formations);
    case Table::Additional:
        return f(scenario.sides.at(index).additional);
    case Table::ReinforcementUnits:
        return f(scenario.reinforcements.at(index).units);
    case Table::Threshold:
        return f(scenario.tracks.at(index).thresholds);
    case Table::Effect:
        return f(scenario.triggers.at(index).effects);
    default:
        return visitOuterList(scenario, table, f);
    }
}

// How many items a table has; for a nested one within the item at `index` of its outer table.
std::size_t itemCount(const Scenario &scenario, Table table, std::size_t index = 0);
// Whether the item is there.
bool contains(const Scenario &scenario, ItemRef item);

} // namespace hexwerk::assault::ui
