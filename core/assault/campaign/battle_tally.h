// [H14.7b] [H14.7c] Who did what in a battle, counted from what happened in it.
#pragma once

#include "core/assault/campaign/battle_report.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

enum class DeedKind : std::uint8_t {
    Killed,        // other: the unit that was eliminated
    TookObjective, // other: the objective
    WasLost,       // other: the unit whose kill it is; empty: nobody's
};

// What a unit did in a battle, or what became of it. Units by their ids in the scenario.
struct DeedDone
{
    DeedKind kind = DeedKind::Killed;
    std::string unit = {};
    std::string other = {};
    int turn = 1;
    int order = 1; // that led to it, from 1
    bool operator==(const DeedDone &) const = default;
};

class BattleTally
{
public:
    // What an order led to, and the position after it; `order` is its number, from 1.
    void add(const Position &after, const std::vector<Event> &events, int order);
    // Of the battle when it is over.
    BattleReport report(const CampaignBattle &battle, const Position &end) const;
    // In the order in which they happened.
    const std::vector<DeedDone> &deeds() const { return m_deeds; }

private:
    struct Hit
    {
        UnitId attacker = {}; // none: mines, or support from outside
        UnitId defender = {};
    };
    struct Count
    {
        int kills = 0;
        int objectives = 0;
        int lastOrder = 0;
    };

    Count &of(UnitId unit);
    UnitId killerOf(const Position &p, UnitId unit) const;

    int m_turn = 1;              // that is played
    std::vector<Count> m_counts; // by unit
    std::vector<Hit> m_hits;     // since a unit began to act, or a turn
    std::vector<DeedDone> m_deeds;
};

// All that the units of the game did.
std::vector<DeedDone> deedsIn(const play::Game<Assault> &game);

} // namespace hexwerk::assault
