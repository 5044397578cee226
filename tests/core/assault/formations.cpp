#include "tests/core/assault/formations.h"

namespace hexwerk::assault {

CardStore formationCards()
{
    CardStore cards = drillCards(shippedData().cards);
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

Table formationTable()
{
    Table table;
    table.scenario.zones = {{"north", "axis", ZonePurpose::Setup, {at("C2"), at("D2"), at("E2")}},
                            {"east", "axis", ZonePurpose::Setup, {at("H2"), at("I2"), at("J2")}},
                            {"edge", "axis", ZonePurpose::Entry, {at("A1"), at("B1"), at("C1")}}};
    table.rifles("u1", "C9").rifles("g1", "L1");
    return table;
}

Table taking(int count, FormationMethod method, std::vector<std::string> from)
{
    Table table = formationTable();
    table.scenario.sides[0].formations = {{UnitType::Infantry, count, method, std::move(from)}};
    return table;
}

Position beginWithCards(const Table &table)
{
    return Assault::start(table.game(formationCards()));
}

std::string offered(const Position &p)
{
    std::string ids;
    for (const Order &order : Assault::legalOrders(p)) {
        const auto *choice = std::get_if<Choose>(&order);
        ids += (ids.empty() ? "" : " ") + (choice ? choice->id : std::string("decline"));
    }
    return ids;
}

int waitingUnits(const Position &p, SideIndex side)
{
    return static_cast<int>(std::count_if(p.units.begin(), p.units.end(), [side](const Unit &unit) {
        return unit.side == side && unit.state == UnitState::Waiting;
    }));
}

} // namespace hexwerk::assault
