#include "core/assault/scenario/term_fate.h"

#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

std::optional<TermNumbers> numberRange(TermKind kind)
{
    constexpr int kMost = 9999;
    switch (kind) {
    case TermKind::Track:
        return TermNumbers{-kMost, kMost};
    case TermKind::Turn:
        return TermNumbers{1, 99};
    case TermKind::ControlsAtLeast:
    case TermKind::Losses:
    case TermKind::UnitsInZone:
        return TermNumbers{0, kMost};
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::Control:
    case TermKind::ControlsMajority:
    case TermKind::SideHasNoUnits:
        return std::nullopt;
    }
    HW_UNREACHABLE();
}

// A number that may be anything from `least` to `most` at the moment of the check.
static TermFate reaches(int number, int least, int most)
{
    return number > most ? TermFate::Never : number <= least ? TermFate::Always : TermFate::Open;
}

static TermFate opposite(TermFate fate)
{
    return fate == TermFate::Never    ? TermFate::Always
           : fate == TermFate::Always ? TermFate::Never
                                      : TermFate::Open;
}

namespace {

class Fates
{
public:
    Fates(const Scenario &scenario, const std::string &side)
        : m_scenario(scenario)
        , m_side(side)
    {
    }

    TermFate of(const Term &term) const
    {
        switch (term.kind) {
        case TermKind::All:
            return ofAll(term);
        case TermKind::Any:
            return ofAny(term);
        case TermKind::Not:
            return term.terms.size() == 1 ? opposite(of(term.terms.front())) : TermFate::Open;
        case TermKind::ControlsAtLeast:
            return reaches(term.number, 0, static_cast<int>(m_scenario.objectives.size()));
        case TermKind::ControlsMajority:
            return m_scenario.objectives.empty() ? TermFate::Never : TermFate::Open;
        case TermKind::Track:
            return ofTrack(term);
        case TermKind::Turn:
            return reaches(term.number, 1, m_scenario.turns);
        case TermKind::Losses:
        case TermKind::UnitsInZone:
            return term.number <= 0 ? TermFate::Always : TermFate::Open;
        case TermKind::Control:
        case TermKind::SideHasNoUnits:
            return TermFate::Open;
        }
        HW_UNREACHABLE();
    }

private:
    TermFate ofTrack(const Term &term) const
    {
        for (const Track &track : m_scenario.tracks)
            if (track.id == term.name)
                return reaches(term.number, track.min, track.max);
        return TermFate::Open;
    }

    TermFate ofAll(const Term &term) const
    {
        bool all = true;
        for (const Term &inner : term.terms) {
            const TermFate fate = of(inner);
            if (fate == TermFate::Never ||
                anyOf(term, [&](const Term &other) { return exclude(inner, other); }))
                return TermFate::Never;
            all = all && fate == TermFate::Always;
        }
        return all ? TermFate::Always : TermFate::Open;
    }

    TermFate ofAny(const Term &term) const
    {
        bool none = true;
        for (const Term &inner : term.terms) {
            const TermFate fate = of(inner);
            if (fate == TermFate::Always || anyOf(term, [&](const Term &other) {
                    return inner.kind == TermKind::Not && isWithin(inner, other);
                }))
                return TermFate::Always;
            none = none && fate == TermFate::Never;
        }
        return none ? TermFate::Never : TermFate::Open;
    }

    template<typename Is>
    static bool anyOf(const Term &term, Is is)
    {
        return std::any_of(term.terms.begin(), term.terms.end(), is);
    }

    const std::string &sideOf(const Term &term) const
    {
        return term.side.empty() ? m_side : term.side;
    }
    bool sameButNumber(const Term &one, const Term &other) const
    {
        return one.kind == other.kind && one.name == other.name && sideOf(one) == sideOf(other) &&
               one.terms == other.terms;
    }
    // One of them holds always: "not three" beside "two or more".
    bool isWithin(const Term &negation, const Term &other) const
    {
        return negation.terms.size() == 1 && sameButNumber(negation.terms.front(), other) &&
               negation.terms.front().number >= other.number;
    }
    // Both at once cannot be: held by one side and by the other, or "not two" beside "three".
    bool exclude(const Term &one, const Term &other) const
    {
        if (one.kind == TermKind::Control && other.kind == TermKind::Control)
            return one.name == other.name && sideOf(one) != sideOf(other);
        return one.kind == TermKind::Not && one.terms.size() == 1 &&
               sameButNumber(one.terms.front(), other) && one.terms.front().number <= other.number;
    }

    const Scenario &m_scenario;
    const std::string &m_side;
};

} // namespace

TermFate fateOf(const Term &term, const Scenario &scenario, const std::string &side)
{
    return Fates(scenario, side).of(term);
}

} // namespace hexwerk::assault
