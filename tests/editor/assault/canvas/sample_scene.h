// A board on which everything is to be seen that a canvas draws, and boards of any size at random.
#pragma once

#include "editor/assault/canvas/map_scene.h"

#include <array>
#include <random>
#include <string_view>

namespace hexwerk::assault::ui::sample {

inline constexpr std::array<std::string_view, 13> kTerrains = {
    "clear",          "light_forest",        "heavy_forest",   "brush",   "rocky",
    "olive_grove",    "vine_grove",          "plain_building", "craters", "multi_storey_building",
    "large_building", "brush_trees_craters", "ruins"};

inline TerrainChart chart()
{
    TerrainChart chart;
    for (const std::string_view id : kTerrains) {
        TerrainRow row;
        row.id = id;
        row.name = {{"en", row.id}};
        chart.rows.push_back(row);
    }
    return chart;
}

inline TerrainIndex terrain(std::string_view id)
{
    return *chart().find(id);
}

inline Hex hex(std::string_view name)
{
    return *hexFromString(name);
}

inline void paint(Board &board, std::string_view id, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        board.at(hex(name)).terrain = terrain(id);
}

inline void raise(Board &board, int level, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        board.at(hex(name)).level = static_cast<std::uint8_t>(level);
}

inline void lay(Board &board, RoadKind kind, const std::vector<Hex> &hexes)
{
    const auto set = [&](Hex at, Direction d) {
        std::uint8_t &bits = board.at(at).roads[static_cast<std::size_t>(kind)];
        bits = static_cast<std::uint8_t>(bits | 1 << static_cast<int>(d));
    };
    for (std::size_t i = 1; i < hexes.size(); ++i) {
        const Direction d = *directionTo(hexes[i - 1], hexes[i]);
        set(hexes[i - 1], d);
        set(hexes[i], opposite(d));
    }
}

inline void lay(Board &board, RoadKind kind, std::initializer_list<std::string_view> names)
{
    std::vector<Hex> hexes;
    for (const std::string_view name : names)
        hexes.push_back(hex(name));
    lay(board, kind, hexes);
}

inline void edge(Board &board, HexsideKind kind, std::string_view name, Direction side)
{
    const auto set = [&](Hex at, Direction d) {
        SideBits &bits = board.at(at).sides[static_cast<std::size_t>(d)];
        bits = static_cast<SideBits>(bits | 1 << static_cast<int>(kind));
    };
    set(hex(name), side);
    if (const Hex other = neighbour(hex(name), side); board.contains(other))
        set(other, opposite(side));
}

inline Board board()
{
    Board board(16, 10);
    paint(board, "heavy_forest", {"A1", "A2", "B1", "B2", "C1", "C2", "A3", "B3"});
    paint(board, "light_forest", {"D1", "D2", "C3", "E1", "A4", "B4"});
    paint(board, "brush", {"E2", "F1", "F2", "D3", "G2"});
    paint(board, "rocky", {"H1", "I2", "I1", "H2", "J1"});
    paint(board, "olive_grove", {"K3", "L2", "L3", "M3", "M4", "K4"});
    paint(board, "vine_grove", {"N5", "N6", "O6", "O7", "P5", "N7"});
    paint(board, "plain_building", {"F5", "G5", "G6", "F6", "E6", "H5"});
    paint(board, "multi_storey_building", {"H6", "G7"});
    paint(board, "large_building", {"I7", "G4"});
    paint(board, "craters", {"L8", "M9"});
    paint(board, "brush_trees_craters", {"B8", "C8", "C9"});
    paint(board, "ruins", {"J9", "K8", "F7"});
    raise(board, 1, {"I1", "I2", "J1", "J2", "K2", "K3", "L1", "L2", "K1", "J3",
                     "I3", "L3", "H1", "H2", "B6", "B7", "C7", "C6", "A7", "A6"});
    raise(board, 2, {"J1", "K1", "J2", "K2", "A7"});
    lay(board, RoadKind::MainRoad,
        {"A5", "B5", "C6", "D6", "E6", "F6", "G7", "H7", "I7", "J7", "K7", "L6", "M6", "N5", "O5",
         "P4"});
    lay(board, RoadKind::NarrowRoad, {"G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"});
    lay(board, RoadKind::SneakyTrail,
        {"C1", "C2", "D2", "E3", "E4", "D4", "D5", "D6", "D7", "E8", "E9"});
    lay(board, RoadKind::SneakyTrail, {"K7", "K6", "L5", "M5", "N4", "O4"});
    for (const Direction d : {Direction::N, Direction::NE, Direction::NW})
        edge(board, HexsideKind::StoneWall, "M4", d);
    for (const Direction d : {Direction::S, Direction::SW, Direction::SE})
        edge(board, HexsideKind::SteepSlope, "J2", d);
    for (const Direction d : {Direction::N, Direction::NW, Direction::SW})
        edge(board, HexsideKind::BarbedWire, "I5", d);
    for (const Direction d : {Direction::N, Direction::NE})
        edge(board, HexsideKind::TankBarricade, "K6", d);
    board.at(hex("I5")).fortification = Fortification{OverlayKind::Pillbox, 5};
    board.at(hex("J5")).fortification = Fortification{OverlayKind::Bunker, 5};
    board.at(hex("K5")).fortification = Fortification{OverlayKind::Sandbags, 5};
    board.at(hex("I6")).fortification = Fortification{OverlayKind::Trench, 4};
    board.at(hex("L4")).fortification = Fortification{OverlayKind::GunPosition, 4};
    return board;
}

inline SceneUnit unit(std::string_view at, QString label, UnitSymbol symbol, std::string_view side)
{
    SceneUnit unit;
    unit.id = label;
    unit.hex = hex(at);
    unit.label = std::move(label);
    unit.face.symbol = symbol;
    unit.colour = sideColour(std::string(side));
    unit.strength = 4;
    return unit;
}

inline std::vector<SceneUnit> units()
{
    std::vector<SceneUnit> units = {unit("E4", "Rifles 43", UnitSymbol::Rifle, "red"),
                                    unit("D4", "Rangers 43", UnitSymbol::Ranger, "red"),
                                    unit("E5", "Cal. 50 HMG", UnitSymbol::MachineGun, "red"),
                                    unit("I5", "Heavy MG 42", UnitSymbol::MachineGun, "blue"),
                                    unit("I6", "Rifles 43", UnitSymbol::Rifle, "blue"),
                                    unit("J8", "Grenadiers 43", UnitSymbol::Grenadier, "blue"),
                                    unit("K10", "Panzer III J", UnitSymbol::Tank, "blue"),
                                    unit("D8", "81mm Mortar", UnitSymbol::Mortar, "red"),
                                    unit("L10", "Pak 38", UnitSymbol::Gun, "blue"),
                                    unit("M10", "20mm Breda", UnitSymbol::AntiAir, "green"),
                                    unit("D9", "Truck", UnitSymbol::Truck, "red"),
                                    unit("D10", "M3 Half-track", UnitSymbol::HalfTrack, "red"),
                                    unit("C10", "Engineers", UnitSymbol::Engineer, "red")};
    units[0].selected = true;
    units[1].markers = {Marker::MoveAndFire, Marker::AttackDiceMinus1};
    units[1].experience = Experience::Veteran;
    units[2].dimmed = true;
    units[2].markers = {Marker::Firing};
    units[2].strength = 2;
    units[2].experience = Experience::Recruit;
    units[3].experience = Experience::Elite;
    units[3].markers = {Marker::Hidden};
    units[4].side = CounterSide::Half;
    units[4].strength = 1;
    units[4].damage = 1;
    units[4].markers = {Marker::Suppressed};
    units[5].experience = Experience::Hardened;
    units[5].markers = {Marker::Fallback, Marker::FastAction, Marker::Ambush};
    units[6].facing = 5;
    units[8].facing = 4;
    units[9].facing = 0;
    units[11].facing = 1;
    return units;
}

inline MapScene scene()
{
    MapScene scene;
    scene.board = board();
    scene.terrain = chart();
    scene.units = units();
    scene.smoke = {{hex("F3"), 1}, {hex("H4"), 2}, {hex("H8"), 3}, {hex("I8"), 4}, {hex("I9"), 5}};
    const QColor axis = sideColour("blue");
    const QColor allied = sideColour("red");
    scene.mines = {{hex("H3"), MineKind::AntiPersonnel, axis, false},
                   {hex("I4"), MineKind::AntiTank, axis, true},
                   {hex("J4"), MineKind::Dummy, axis, false},
                   {hex("J6"), std::nullopt, axis, false}};
    scene.dugIn = {hex("E5"), hex("F9")};
    scene.objectives = {{hex("G4"), "Farm", axis}, {hex("N3"), "Pass", QColor()}};
    scene.zones = {
        {"Allied",
         ZonePurpose::Setup,
         allied,
         {hex("A9"), hex("A10"), hex("B9"), hex("B10"), hex("C10"), hex("D10")}},
        {"Axis",
         ZonePurpose::Entry,
         axis,
         {hex("P7"), hex("P8"), hex("O8"), hex("O9"), hex("P9"), hex("P10"), hex("O10")}},
        {"Mines", ZonePurpose::Mines, axis, {hex("L7"), hex("M7"), hex("M8")}}};
    scene.labels = {{hex("J7"), "Piano Lupo"}, {hex("B2"), "Bosco"}};
    scene.highlights = {
        {hex("E3"), HighlightKind::Reachable, "1"},  {hex("F4"), HighlightKind::Reachable, "2"},
        {hex("F3"), HighlightKind::Path, {}},        {hex("I6"), HighlightKind::Target, {}},
        {hex("P2"), HighlightKind::Problem, {}},     {hex("O2"), HighlightKind::Brush, {}},
        {hex("N1"), HighlightKind::SightClear, {}},  {hex("O1"), HighlightKind::SightHindered, {}},
        {hex("P1"), HighlightKind::SightBlocked, {}}};
    scene.arrows = {{{hex("E4"), hex("E3"), hex("F2"), hex("G3")}, allied}};
    scene.sightLines = {{hex("I5"), hex("E5"), SightStatus::Hindered}};
    return scene;
}

inline MapScene randomScene(int columns, int rows, unsigned seed)
{
    std::mt19937 random(seed);
    MapScene scene;
    scene.board = Board(columns, rows);
    scene.terrain = chart();
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        Cell &cell = scene.board.at(scene.board.hexAt(i));
        if (random() % 2 == 0)
            cell.terrain = static_cast<TerrainIndex>(random() % kTerrains.size());
        if (random() % 4 == 0)
            cell.level = static_cast<std::uint8_t>(random() % 3);
        if (random() % 8 == 0)
            cell.sides[random() % 6] = static_cast<std::uint8_t>(1U << random() % 4);
    }
    for (int n = 0; n < columns * rows / 250; ++n) {
        std::vector<Hex> way = {scene.board.hexAt(random() % scene.board.size())};
        auto ahead = static_cast<Direction>(random() % 6);
        for (; way.size() < 40 && scene.board.contains(neighbour(way.back(), ahead));
             ahead = turned(ahead, static_cast<int>(random() % 3) - 1))
            way.push_back(neighbour(way.back(), ahead));
        lay(scene.board, kAllRoadKinds[random() % 3], way);
    }
    for (int n = 0; n < columns * rows / 25; ++n)
        scene.units.push_back(unit(
            toString(Hex::at(static_cast<int>(random() % static_cast<unsigned>(columns)),
                             static_cast<int>(random() % static_cast<unsigned>(rows)))),
            QStringLiteral("Rifles 43"), n % 2 == 0 ? UnitSymbol::Rifle : UnitSymbol::MachineGun,
            n % 2 == 0 ? "blue" : "red"));
    return scene;
}

} // namespace hexwerk::assault::ui::sample
