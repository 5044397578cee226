// Small boards full of units, terrain and works, where close combat is common.
#pragma once

#include "core/play/answerer.h"
#include "tests/core/assault/table.h"

#include <algorithm>
#include <iterator>

namespace hexwerk::assault {

class CrowdedBoard
{
public:
    explicit CrowdedBoard(std::uint64_t seed)
        : m_random(seed)
    {
        table.scenario.board.columns = 8;
        table.scenario.board.rows = 8;
        if (seed % 2 == 0)
            table.german();
        ground();
        units();
        if (seed % 3 == 0)
            transports();
        works();
        goals();
        mines();
        if (seed % 5 == 4)
            water();
    }

    Table table{4};

private:
    // Twice in the arguments of one call the compiler would choose which comes first.
    int below(int range)
    {
        return static_cast<int>(m_random.below(static_cast<std::uint64_t>(range)));
    }
    Hex anywhere()
    {
        const int row = below(8);
        return Hex::at(below(8), row);
    }

    void ground()
    {
        const char *terrains[] = {"light_forest",   "heavy_forest",          "brush", "rocky",
                                  "plain_building", "multi_storey_building", "ruins"};
        for (int i = 0; i < 18; ++i) {
            const int level = below(3) / 2;
            const char *terrain = terrains[below(7)];
            table.terrain(toString(anywhere()), terrain, level);
        }
        table.road(static_cast<RoadKind>(below(3)), {"A4", "B4", "C5", "D5"});
        table.road(RoadKind::SneakyTrail, {"G1", "G2", "G3", "H3"});
        table.smoke("D3", 2);
        for (int i = 0; i < 4; ++i) {
            const auto hex = anywhere();
            const auto side = static_cast<Direction>(below(6));
            if (hex.row() > 0 && hex.row() < 7 && hex.column() > 0 && hex.column() < 7 &&
                distance(hex, at("F5")) > 1) // where mines lie
                table.side(static_cast<HexsideKind>(below(4)), toString(hex), side);
        }
    }

    // A river from rim to rim, with a ford, a bridge and a railway over it, a stream into it, and
    // what else house rules bring.
    void water()
    {
        for (int column = 0; column < 8; ++column) {
            const std::string hex = toString(Hex::at(column, 3));
            table.side(HexsideId("river"), hex, Direction::S);
            table.side(HexsideId("river"), hex, column % 2 == 0 ? Direction::SE : Direction::NE);
        }
        table.side(HexsideId("bridge"), "C4", Direction::S)
            .side(HexsideId("ford"), "F4", Direction::S);
        table.road(RoadId("railway"), {"E2", "E3", "E4", "E5", "E6"});
        table.road(RoadId("stream"), {"B1", "B2", "B3", "B4"});
        table.side(HexsideId("stream"), "D6", Direction::S)
            .side(HexsideId("cliff"), "B7", Direction::S);
        const auto isIn = [](const char *hex) {
            return [where = at(hex)](const UnitSpec &unit) { return unit.at == where; };
        };
        const auto &all = table.scenario.units;
        if (std::none_of(all.begin(), all.end(), isIn("G4")) &&
            std::none_of(all.begin(), all.end(), isIn("H4")))
            table.road(RoadId("river"), {"G4", "H4"});
        for (const char *terrain : {"field", "cemetery", "beach"})
            table.terrain(toString(anywhere()), terrain);
    }

    void units()
    {
        const char *german[] = {"ger.rifles43", "ger.hmg42", "ger.grenadiers43"};
        const char *american[] = {"us.rifles43", "us.cal50_hmg", "us.rangers43"};
        for (int i = 0; i < 8; ++i) {
            const char *axis = german[below(3)];
            add("g" + std::to_string(i), Hex::at(i, below(3)), axis);
            const char *allied = american[below(3)];
            add("u" + std::to_string(i), Hex::at(i, 4 + below(4)), allied);
        }
        supporters();
        armour();
    }

    // Two boards of three have some that act in the support phase, in the place of others.
    void supporters()
    {
        if (below(3) == 0)
            return;
        const char *cards[] = {"drill.mortar", "drill.howitzer", "drill.sappers", "drill.mortar"};
        for (UnitSpec &unit : table.scenario.units) {
            if (below(3) > 0)
                continue;
            unit.card = cards[below(4)];
            if (unit.card == "drill.howitzer")
                unit.facing = below(6);
        }
    }

    // And some tanks and guns.
    void armour()
    {
        if (below(2) == 0)
            return;
        const char *cards[] = {"drill.tank", "drill.assault_gun", "drill.at_gun", "drill.car"};
        for (UnitSpec &unit : table.scenario.units) {
            if (below(3) > 0)
                continue;
            unit.card = cards[below(4)];
            unit.facing = below(6);
            unit.markers = {};
            table.terrain(toString(*unit.at), "clear"); // where it can stand
        }
    }

    // In the row between: a carrier with infantry, one with a gun, an empty one, a gun to be
    // fetched.
    void transports()
    {
        const char *carriers[] = {"drill.tank", "drill.truck", "drill.halftrack"};
        const char *passengers[] = {"ger.rifles43", "us.cal50_hmg", "ger.grenadiers43",
                                    "drill.bazooka"};
        for (const std::string side : {"g", "u"}) {
            for (int i = 0; i < 4; ++i) {
                const Hex hex = Hex::at(2 * i + (side == "g" ? 0 : 1), 3);
                table.terrain(toString(hex), "clear");
                table.unit(side + "t" + std::to_string(i), toString(hex),
                           i == 3 ? "drill.heavy_gun" : carriers[i == 0 ? below(3) : 1 + below(2)]);
                table.last().facing = below(6);
            }
            table.aboard(side + "p0", side + "t0", passengers[below(4)]);
            table.aboard(side + "p1", side + "t1", "drill.heavy_gun");
        }
    }

    void add(const std::string &name, Hex hex, const char *card)
    {
        table.unit(name, toString(hex), card);
        UnitSpec &unit = table.last();
        unit.experience = static_cast<Experience>(below(5));
        const char *markers[] = {
            "hidden", "ambush",      "hide_action",         "suppressed", "fallback",
            "dug_in", "fast_action", "attack_dice_minus_1", "digging_in", "delayed_action"};
        if (below(3) == 0)
            unit.markers = {markers[below(static_cast<int>(std::size(markers)))]};
        unit.half = below(5) == 0;
    }

    void works()
    {
        for (const char *hex : {"C3", "F2", "D5"}) {
            const int facing = below(6);
            table.fortification(static_cast<OverlayKind>(below(5)), hex, facing);
        }
    }

    void goals()
    {
        Scenario &scenario = table.scenario;
        scenario.firstPlayer = below(2) == 0 ? "roll" : "axis";
        scenario.objectives = {{.id = "farm", .hex = at("D4"), .name = {}, .holder = "axis"}};
        scenario.zones = {{"edge", "allied", ZonePurpose::Entry, {at("A8"), at("B8"), at("C8")}}};
        scenario.reinforcements = {
            {.turn = 2, .side = "allied", .zone = "edge", .units = {{"us.rifles43", 2}}}};
        const Term farm{.kind = TermKind::Control, .name = "farm", .side = {}, .terms = {}};
        scenario.victories = {{"axis", VictoryCheck::End, farm},
                              {"allied", VictoryCheck::End, farm}};
        if (below(4) == 0)
            scenario.victories.push_back(
                {"allied",
                 VictoryCheck::EveryTurn,
                 {.kind = TermKind::SideHasNoUnits, .name = "axis", .side = {}, .terms = {}}});
    }

    // Some lie there, some are laid: few, or nobody would get into close combat.
    void mines()
    {
        Zone middle{"middle", "", ZonePurpose::Mines, {}};
        for (int column = 0; column < 8; ++column)
            middle.hexes.push_back(Hex::at(column, 3));
        table.scenario.zones.push_back(middle);
        const char *side = below(2) == 0 ? "axis" : "allied";
        table.scenario.mines = {{side, below(2), below(2), {"middle"}}};
        table.terrain("F5", "clear");
        const bool found = below(2) == 0;
        const char *owner = below(2) == 0 ? "axis" : "allied";
        table.mine("F5", kAllMineKinds[static_cast<std::size_t>(below(3))], owner, found);
    }

    play::Randomness m_random;
};

} // namespace hexwerk::assault
