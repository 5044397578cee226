// [R12.5] Rifles with a blast value, and what they fire at.
#pragma once

#include "tests/core/assault/told.h"

#include <optional>

namespace hexwerk::assault {

// The drill cards; the American rifles and mortars have this blast value.
inline CardStore blasters(std::optional<Blast> blast)
{
    CardStore cards = drillCards(shippedData().cards);
    cards.units["us.rifles43"].blast = blast;
    cards.units["drill.mortar"].blast = blast;
    return cards;
}

// u1 in E8 may fire at g1 in E5: YG against Y and the terrain. g2 and u2 keep the phase going.
inline Table inTown(const std::string &terrain, std::vector<std::string> markers = {},
                    int damage = 0)
{
    return Table()
        .terrain("E5", terrain)
        .rifles("g1", "E5", std::move(markers), damage)
        .rifles("g2", "A1")
        .rifles("u1", "E8")
        .rifles("u2", "A10");
}

inline Table withSupport(Table table) // TA/OAS
{
    table.scenario.options["support"] = true;
    return table;
}

inline Position blasting(const Table &table,
                         std::optional<Blast> blast = Blast{Die::Yellow, {}, false})
{
    Position p = Assault::start(table.game(blasters(blast)));
    passSupport(p);
    return p;
}

// Terrain conceals [R10.5a]: a six spots.
inline void spot(Position &p)
{
    while (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
}

// The shot of u1 at g1 with its critical roll blank: up to what comes after.
inline std::vector<Event> hitCritically(Position &p, Faces attack = {"C"})
{
    fire(p, "u1", "g1");
    spot(p);
    std::vector<Event> events = rolls(p, attack);
    const auto add = [&events](std::vector<Event> more) {
        std::move(more.begin(), more.end(), std::back_inserter(events));
    };
    if (p.pending.use == RollUse::Defence)
        add(rolls(p));
    if (p.pending.use == RollUse::CriticalAttack)
        add(rolls(p));
    return events;
}

// The blast roll that is asked for, of which nothing is cancelled.
inline std::vector<Event> blow(Position &p, const char *face)
{
    std::vector<Event> events = rolls(p, {face});
    if (p.pending.use == RollUse::BlastDefence)
        for (Event &event : rolls(p))
            events.push_back(std::move(event));
    return events;
}

inline std::string terrainAt(const Position &p, std::string_view hex)
{
    return p.setting->data.terrain.row(p.board().at(at(hex)).terrain).id;
}

} // namespace hexwerk::assault
