// A scenario with one of everything, and what it is made of.
#pragma once

#include "editor/assault/document/shared_data.h"

#include <map>

namespace hexwerk::assault::ui {

inline Hex hexNamed(std::string_view name)
{
    return hexFromString(name).value_or(Hex());
}

inline TerrainRow terrainRow(std::string id, std::string crater = {})
{
    TerrainRow row;
    row.id = std::move(id);
    row.crater = std::move(crater);
    return row;
}

inline UnitCard cardOf(std::string id, UnitType type)
{
    UnitCard card;
    card.id = id;
    card.name = {{"en", id}};
    card.nation = id.substr(0, id.find('.'));
    card.type = type;
    card.strength = 4;
    return card;
}

// Three sides of tiles of 4x4, seven terrains, three cards.
inline SharedData sampleLibrary()
{
    auto library = std::make_shared<DataStore>();
    library->system.terrain.rows = {
        terrainRow("clear", "craters"),        terrainRow("light_forest", "brush_trees_craters"),
        terrainRow("heavy_forest", ""),        terrainRow("olive_grove", "brush_trees_craters"),
        terrainRow("plain_building", ""),      terrainRow("craters", ""),
        terrainRow("brush_trees_craters", ""), terrainRow("ruins", "")};
    library->system.dice = {{"A", {}}, {"B", {}}};
    Profile profile;
    profile.id = "sicily43-en";
    profile.switches = {{"critical_table", true}, {"stacking", std::int64_t{1}}};
    library->system.profiles = {{profile.id, profile}};
    for (UnitCard card :
         {cardOf("ger.rifles43", UnitType::Infantry), cardOf("us.rifles43", UnitType::Infantry),
          cardOf("ger.pak40", UnitType::Artillery)})
        library->cards.units[card.id] = card;
    for (const char *id : {"T01A", "T01B", "T02A"}) {
        Tile tile;
        tile.id = id;
        tile.columns = tile.rows = 4;
        tile.patches = {{{hexNamed("B2")}, "light_forest", 1}};
        tile.roads = {{RoadKind::NarrowRoad, {hexNamed("A3"), hexNamed("B3"), hexNamed("C4")}}};
        tile.hexsides = {{hexNamed("C2"), Direction::NE, HexsideKind::StoneWall}};
        library->tiles[id] = tile;
    }
    return library;
}

inline BoardSpec sampleBoard()
{
    BoardSpec board;
    board.columns = 12;
    board.rows = 10;
    board.tiles = {{"T01A", hexNamed("A1"), false, {}}, {"T02A", hexNamed("E1"), true, {}}};
    board.transforms = {{"olive_grove", "clear"}};
    board.patches = {{{hexNamed("C5"), hexNamed("C6")}, "heavy_forest", 1},
                     {{hexNamed("D5")}, "light_forest", {}},
                     {{hexNamed("F6")}, {}, 2}};
    board.roads = {{RoadKind::MainRoad, {hexNamed("A7"), hexNamed("B7"), hexNamed("C8")}}};
    board.hexsides = {{hexNamed("C5"), Direction::SE, HexsideKind::BarbedWire}};
    board.overlays = {{OverlayKind::Bunker, hexNamed("F6"), 1}};
    board.smoke = {{hexNamed("G7"), 2}};
    board.minefields = {{hexNamed("H8"), MineKind::AntiPersonnel, "axis", false}};
    board.labels = {{hexNamed("K9"), {{"en", "Farm"}}}};
    return board;
}

inline UnitSpec unitOf(std::string id, std::string card, std::string side)
{
    UnitSpec unit;
    unit.id = std::move(id);
    unit.card = std::move(card);
    unit.side = std::move(side);
    return unit;
}

inline Scenario sampleScenario()
{
    Scenario s;
    s.id = "sample";
    s.title = {{"en", "Sample"}, {"de", "Muster"}};
    s.board = sampleBoard();
    s.mines = {{"axis", 2, 1, {"axis-setup"}}};
    s.zones = {{"axis-setup", "axis", ZonePurpose::Setup, {hexNamed("A1")}},
               {"allied-entry", "allied", ZonePurpose::Entry, {hexNamed("L1")}}};
    s.objectives = {{"farm", hexNamed("K9"), {{"en", "Farm"}}, "axis"}};
    s.sides = {
        {"axis", "blue", {{"en", "Axis"}}, 1, {"ger"}, {FormationChoice{}}, {AdditionalForce{}}},
        {"allied", "green", {{"en", "Allies"}}, 1, {}, {}, {}}};
    UnitSpec gun = unitOf("p1", "ger.pak40", "axis");
    gun.facing = 2;
    gun.at = hexNamed("F6");
    UnitSpec rifles = unitOf("g1", "ger.rifles43", "axis");
    rifles.at = hexNamed("D5");
    UnitSpec foe = unitOf("a1", "us.rifles43", "allied");
    foe.zone = "allied-entry";
    s.units = {gun, rifles, foe};
    s.reinforcements = {{3, "allied", "allied-entry", {{"us.rifles43", 2}}, {}, {}}};
    s.tracks = {{"losses",
                 "axis",
                 {{"en", "Losses"}},
                 0,
                 12,
                 0,
                 {Threshold{12, ThresholdEffect::Loses, "", {}}}}};
    Trigger trigger;
    trigger.side = "axis";
    trigger.effects = {{"losses", 1}};
    s.triggers = {trigger};
    s.victories = {{"allied", VictoryCheck::End, {TermKind::Control, "farm", "", 0, {}}}};
    return s;
}

} // namespace hexwerk::assault::ui
