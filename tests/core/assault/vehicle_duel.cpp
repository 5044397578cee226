#include "tests/core/assault/vehicle_duel.h"

namespace hexwerk::assault {

Table against(const char *assault, const char *defence, std::vector<std::string> markers)
{
    return Table()
        .unit("g1", "E6", defence, std::move(markers))
        .unit("u1", "E7", assault)
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

void fight(Position &p, std::string_view use, Faces faces)
{
    while (p.pending.question == Question::BattleDice) {
        if (toString(p.pending.use) == use)
            rolls(p, faces);
        else
            rolls(p);
    }
}

void chooses(Position &p, std::string_view what)
{
    say(p, Choose{std::string(what)});
}

} // namespace hexwerk::assault
