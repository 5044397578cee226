// Luck: what the battle dice showed beside what they were to be expected to show.
#pragma once

#include "core/assault/game/event.h"

#include <vector>

namespace hexwerk::assault {

// Rerolls, smoke and whatever else is neither attack nor defence.
enum class LuckKind : std::uint8_t { Attack, Defence, Other };
LuckKind luckKindOf(RollUse use);

// The symbols of all dice of one kind that somebody rolled.
struct Luck
{
    SideIndex side = kNobody; // nobody: mines and terrain
    UnitId unit = {};         // none: the whole side
    LuckKind kind = LuckKind::Attack;
    int rolled = 0; // dice
    int got = 0;    // symbols
    double expected = 0;
    double atLeast = 1; // the exact chance of so many symbols or more
    double atMost = 1;  // or fewer
    bool operator==(const Luck &) const = default;
};

// Rows of a side, then those of its units, in the order of sides, units and kinds; who rolled
// nothing has none.
class LuckCount
{
public:
    explicit LuckCount(const Position &p);

    void add(const Event &event);
    std::vector<Luck> rows() const;

private:
    struct Row
    {
        Luck luck;
        std::vector<double> chances; // of each sum of symbols
    };
    void add(SideIndex side, UnitId unit, const DiceRolled &rolled);

    Frozen<Setting> m_setting;
    std::vector<Row> m_rows;
};

} // namespace hexwerk::assault
