// What a designer chooses for a new scenario, and the scenario that comes of it: one that can be
// played at once. Plain functions.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/shared_data.h"

#include <array>
#include <cstdint>
#include <string>

namespace hexwerk::assault::ui {

enum class NewGround : std::uint8_t {
    AsItIs, // as the template has it
    Clear,
    Tiles, // as many whole ones as find room
};

enum class NewVictory : std::uint8_t {
    AsItIs,     // as the template has it
    Objectives, // most of them at the end
    Losses,     // half of the enemy's units
    Either,     // one of these two
};

struct NewSide
{
    LocalText name;
    std::string nation; // whose units and cards it has; empty: as they are
    bool operator==(const NewSide &) const = default;
};

struct NewScenario
{
    Scenario from; // the template
    LocalText title;
    std::string profile = "sicily43-en";
    NewGround ground = NewGround::AsItIs;
    unsigned seed = 1; // of the tiles
    int columns = 20;
    int rows = 16;
    std::array<NewSide, 2> sides;
    bool hasUnits = true; // some for each side that has none yet
    int turns = 6;
    NewVictory victory = NewVictory::AsItIs;
};

// An empty board, two sides.
Scenario emptyScenario();
// What stands in the fields at first. A template without units or with fewer than two sides is an
// empty board too.
NewScenario choicesFor(const Scenario &from, const DataStore &library);
// Whether the template brings nothing but a board of some size.
bool isBare(const Scenario &from);
// A board is not made smaller than the template has it: what lies on it would be lost.
Scenario madeOf(const NewScenario &choices, const DataStore &library);
// The card of the nation that is most like this one: type, class, points; empty: there is none.
std::string counterpart(const UnitCard &card, const std::string &nation, const CardStore &cards);

} // namespace hexwerk::assault::ui
