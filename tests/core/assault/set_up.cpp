#include "tests/core/assault/set_up.h"

namespace hexwerk::assault {

Table zones()
{
    Table table;
    table.scenario.zones = {{"north", "axis", ZonePurpose::Setup, {at("C2"), at("D2"), at("E2")}},
                            {"south", "allied", ZonePurpose::Setup, {at("C9"), at("D9")}}};
    return table;
}

Table &waiting(Table &table, const std::string &name, const std::string &card,
               const std::string &zone)
{
    table.unit(name, "A1", card);
    table.last().at.reset();
    table.last().zone = zone;
    return table;
}

Table twoEach()
{
    Table table = zones();
    for (const char *name : {"g1", "g2"})
        waiting(table, name, "ger.rifles43", "north");
    for (const char *name : {"u1", "u2"})
        waiting(table, name, "us.rifles43", "south");
    return table;
}

} // namespace hexwerk::assault
