// All rolls of a pool, counted by their symbols and by which dice are worth rolling again.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/assault/dice/odds.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hexwerk::assault {

// Faces that show the same, together.
struct FaceKind
{
    Symbols symbols;
    std::uint64_t faces = 0; // of the six
};
using DieKinds = std::array<std::vector<FaceKind>, 4>; // by Die

DieKinds kindsOf(const DiceFaces &faces, Successes successes);

// A face of a colour that lies on the table: kind `kind` of die `die`.
struct DieOption
{
    std::size_t die = 0;
    std::size_t kind = 0;
};

// How many dice of each colour and face may be rolled again: two bits an option, so up to 3.
class Available
{
public:
    int count(DieOption option) const { return static_cast<int>((m_bits >> shift(option)) & 3U); }
    bool isEmpty() const { return m_bits == 0; }
    // One more die, as far as at most `rerolls` are worth anything: of one colour, the dice with
    // the weakest faces. Rolling a stronger one again is never better.
    void add(DieOption option, const DieKinds &kinds, int rerolls);
    void limit(const DieKinds &kinds, int rerolls);
    void remove(DieOption option) { m_bits -= std::uint64_t{1} << shift(option); }
    auto operator<=>(const Available &) const = default;

private:
    static unsigned shift(DieOption option)
    {
        return static_cast<unsigned>(2 * (6 * option.die + option.kind));
    }
    std::uint64_t m_bits = 0;
};

struct RollGroup
{
    struct Case
    {
        Symbols symbols;
        std::uint64_t weight = 0;
    };
    Available available;
    std::vector<Case> cases;
};

// The weights of all cases of all groups add up to 6 to the number of dice, 24 at most. Without
// rerolls there is one group.
std::vector<RollGroup> rollsOf(const Pool &pool, const DieKinds &kinds, int rerolls);

// The most of each symbol that the pool can show.
Symbols mostOf(const Pool &pool, const DieKinds &kinds);

} // namespace hexwerk::assault
