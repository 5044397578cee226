// A table whose sides take formations and single units, with a few cards for it.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// Six infantry formations "drill.f1" to "drill.f6" of two rifles each, and two of vehicles; all of
// the nation "ger".
inline CardLibrary formationCards()
{
    CardLibrary cards = drillCards(shippedData().cards);
    cards.formations.clear();
    for (int i = 1; i <= 6; ++i) {
        const std::string id = "drill.f" + std::to_string(i);
        cards.formations[id] = {.id = id,
                                .name = {},
                                .nation = "ger",
                                .type = UnitType::Infantry,
                                .command = {},
                                .units = {{"ger.rifles43", 2}}};
    }
    for (const char *id : {"drill.lorries", "drill.column"})
        cards.formations[id] = {.id = id,
                                .name = {},
                                .nation = "ger",
                                .type = UnitType::Vehicle,
                                .command = {},
                                .units = {{"drill.lorry", 1}}};
    return cards;
}

// The axis has a set-up zone of eight hexes and takes cards; u1 stands in the south.
inline Table formationTable()
{
    Table table;
    table.scenario.zones = {{"north", "axis", ZonePurpose::Setup, {at("C2"), at("D2"), at("E2")}},
                            {"east", "axis", ZonePurpose::Setup, {at("H2"), at("I2"), at("J2")}},
                            {"edge", "axis", ZonePurpose::Entry, {at("A1"), at("B1"), at("C1")}}};
    table.rifles("u1", "C9").rifles("g1", "L1");
    return table;
}

inline Position beginWithCards(const Table &table)
{
    return Assault::start(table.game(formationCards()));
}

// The ids of what is offered, with spaces between: "drill.f1 drill.f2 decline".
inline std::string offered(const Position &p)
{
    std::string ids;
    for (const Order &order : Assault::legalOrders(p)) {
        const auto *choice = std::get_if<Choose>(&order);
        ids += (ids.empty() ? "" : " ") + (choice ? choice->id : std::string("decline"));
    }
    return ids;
}

// Units of a side that wait to be placed.
inline int waitingUnits(const Position &p, SideIndex side)
{
    return static_cast<int>(std::count_if(p.units.begin(), p.units.end(), [side](const Unit &unit) {
        return unit.side == side && unit.state == UnitState::Waiting;
    }));
}

} // namespace hexwerk::assault
