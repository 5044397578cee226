// What differs between two scenarios, as a designer would tell it: items, their keys, and terrain
// by hexes, however it was painted.
#pragma once

#include "editor/assault/models/property.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

enum class DifferenceKind : std::uint8_t {
    OnlyHere,
    OnlyThere,
    Key,     // of an item that both have
    Terrain, // of a hex
    Level    // of a hex
};

struct Difference
{
    DifferenceKind kind = DifferenceKind::Key;
    ItemRef item;                       // here; with OnlyThere: there
    std::optional<Hex> hex;             // where it lies, if it lies anywhere
    const Property *property = nullptr; // of Key; one of the Properties
    PropertyValue here;
    PropertyValue there;
};

// By table, then by place. `properties` must outlive the answer.
std::vector<Difference> differencesBetween(const Scenario &here, const Scenario &there,
                                           const Properties &properties, const DataStore &library);

} // namespace hexwerk::assault::ui
