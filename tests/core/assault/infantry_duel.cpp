#include "tests/core/assault/infantry_duel.h"

namespace hexwerk::assault {

Table duel(std::vector<std::string> defence)
{
    return Table()
        .rifles("g1", "E6", std::move(defence))
        .rifles("u1", "E7")
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

std::vector<Event> fight(Position &p, Faces attack, Faces against, Faces strike, Faces ward)
{
    std::vector<Event> all;
    const auto roll = [&](std::string_view use, Faces faces) {
        if (p.pending.question != Question::BattleDice || toString(p.pending.use) != use)
            return;
        for (Event &event : rolls(p, faces))
            all.push_back(std::move(event));
    };
    roll("assault_attack", attack);
    roll("defence_defence", against);
    roll("defence_attack", strike);
    roll("assault_defence", ward);
    return all;
}

} // namespace hexwerk::assault
