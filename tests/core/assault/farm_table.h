// A table with one thing to win.
#pragma once

#include "tests/core/assault/table.h"

namespace hexwerk::assault {

// The only objective is a farm that the Allies hold: whoever holds it after so many turns wins.
inline Table farmTable(std::string_view hex, int turns)
{
    Table table(turns);
    table.scenario.objectives = {{.id = "farm", .hex = at(hex), .name = {}, .holder = "allied"}};
    const Term control{.kind = TermKind::Control, .name = "farm"};
    table.scenario.victories = {{.side = "axis", .term = control},
                                {.side = "allied", .term = control}};
    return table;
}

} // namespace hexwerk::assault
