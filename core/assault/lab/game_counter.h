// Looks on at a game and counts what a designer wants to know of it.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/mind/goals.h"
#include "core/lab/block.h"

namespace hexwerk::assault {

class GameCounter
{
public:
    // Before the first order. `goals` belong to its setting and must outlive this.
    GameCounter(const Position &start, const Goals &goals);

    // What an order led to, and the position then.
    void note(const std::vector<Event> &events, const Position &after);

    int lastTurn() const { return m_turn; }
    // The side that took the first turn; nobody before that.
    SideIndex begins() const { return m_begins; }
    // Of side 0 at the end, -150 to 150: 50 for the win, up to 40 for objectives and up to 60 for
    // the points that are left, each less what the other side has.
    int lead(const Position &end) const;
    // For a game that is over: the first of a pair (0) or the second, with the sides exchanged (1).
    void addTo(lab::Block &block, std::size_t swapped) const;

private:
    // By hex of the board.
    using Map = std::vector<std::int64_t>;
    struct SideCounts
    {
        Map losses = {};
        Map held = {};
        Map fire = {};
        Map targets = {};
        Map moves = {};
        std::map<int, std::int64_t> lossesByTurn = {};
        std::map<int, std::int64_t> pointsByTurn = {};
        std::vector<std::map<int, std::int64_t>> holds = {}; // by objective: turns
    };
    struct UnitCounts
    {
        Hex at = {};  // where it was last seen
        int came = 0; // turn; 0: not in play so far
        bool acted = false;
        bool fired = false;
        bool isLost = false;
    };

    void note(const Event &event);
    void noteUnits(const Position &after);
    void noteEndOfTurn(const Position &after);
    void noteShot(const ShotFired &shot);
    void noteLoss(UnitId unit);
    void countAt(Map &map, Hex hex) const;
    SideCounts &countsOf(UnitId unit);

    void addEnd(lab::Block &block, std::size_t swapped) const;
    // For a game that was won: the turn from whose end the winner stayed ahead.
    int decidedIn() const;
    void addMaps(lab::Block &block, std::size_t side) const;
    void addTurns(lab::Block &block, std::size_t side) const;
    void addUnits(lab::Block &block) const;

    Frozen<Setting> m_setting;
    const Goals *m_goals;
    std::map<int, SideIndex> m_ahead; // at the ends of turns
    std::vector<SideIndex> m_holders; // at the start
    std::vector<bool> m_contested;    // by objective
    std::array<SideCounts, 2> m_sides;
    std::vector<UnitCounts> m_units;
    std::vector<bool> m_isOut; // by unit: of a card that nobody took
    int m_turn = 1;
    SideIndex m_begins = kNobody;
};

} // namespace hexwerk::assault
