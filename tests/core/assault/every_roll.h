// What comes of a position by every roll there is: chances counted by the engine itself.
#pragma once

#include "core/assault/game/position_hash.h"
#include "tests/core/assault/table.h"

#include <cstdint>
#include <map>
#include <optional>

namespace hexwerk::assault {

// `Ends`: chances that can be weighed, by add(Ends, weight).
template<typename Ends>
class EveryRoll
{
public:
    virtual ~EveryRoll() = default;

    Ends from(const Position &p)
    {
        const auto known = m_known.find(hashOf(p));
        return known != m_known.end() ? known->second : m_known[hashOf(p)] = worked(p);
    }

protected:
    // What it has come to, where it does not go on.
    virtual std::optional<Ends> ended(const Position &p) const = 0;
    // Of a side that is asked.
    virtual Ends answered(const Position &p) = 0;
    // More is known of a roll than of what follows it.
    virtual void noteRoll(const Position &, const Position &, Ends &) const {}

private:
    Ends worked(const Position &p)
    {
        if (const auto ends = ended(p))
            return *ends;
        if (!p.pending.isChance())
            return answered(p);
        const auto outcomes = Assault::outcomes(p);
        double all = 0;
        for (const auto &outcome : outcomes)
            all += static_cast<double>(outcome.weight);
        Ends sum;
        for (const auto &outcome : outcomes) {
            Position next = p;
            say(next, outcome.order);
            Ends ends = from(next);
            noteRoll(p, next, ends);
            sum.add(ends, static_cast<double>(outcome.weight) / all);
        }
        return sum;
    }

    std::map<std::uint64_t, Ends> m_known;
};

} // namespace hexwerk::assault
