#include "core/assault/scenario/objective_terms.h"

#include "core/base/contract.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

namespace {

constexpr std::size_t kMostNamed = 8; // each doubles the cases

// One way to divide all objectives among two sides: those that a condition names one by one, of the
// others only how many.
struct Division
{
    const std::vector<std::string> &named;
    unsigned namedOfFirst = 0; // bit i: named[i] is the first side's
    int othersOfFirst = 0;
    int others = 0;
    const std::string &first;
    const std::string &second;

    int all() const { return others + static_cast<int>(named.size()); }

    int held(const std::string &side) const
    {
        int ofFirst = othersOfFirst;
        for (std::size_t i = 0; i < named.size(); ++i)
            ofFirst += static_cast<int>(namedOfFirst >> i & 1U);
        return side == first ? ofFirst : side == second ? all() - ofFirst : 0;
    }

    bool holds(const std::string &side, const std::string &objective) const
    {
        for (std::size_t i = 0; i < named.size(); ++i)
            if (named[i] == objective)
                return side == ((namedOfFirst >> i & 1U) != 0 ? first : second);
        return false;
    }
};

struct FirstHolders
{
    const Scenario &scenario;

    int all() const { return static_cast<int>(scenario.objectives.size()); }

    int held(const std::string &side) const
    {
        const auto &objectives = scenario.objectives;
        return static_cast<int>(
            std::count_if(objectives.begin(), objectives.end(), [&](const Objective &objective) {
                return firstHolder(objective, scenario) == side;
            }));
    }

    bool holds(const std::string &side, const std::string &id) const
    {
        const auto &objectives = scenario.objectives;
        return std::any_of(objectives.begin(), objectives.end(), [&](const Objective &objective) {
            return objective.id == id && firstHolder(objective, scenario) == side;
        });
    }
};

template<typename Holders>
bool meets(const Holders &holders, const Term &term, const std::string &side)
{
    const std::string &who = term.side.empty() ? side : term.side;
    const auto isMet = [&](const Term &inner) { return meets(holders, inner, side); };
    switch (term.kind) {
    case TermKind::All:
        return std::all_of(term.terms.begin(), term.terms.end(), isMet);
    case TermKind::Any:
        return std::any_of(term.terms.begin(), term.terms.end(), isMet);
    case TermKind::Not:
        return !std::all_of(term.terms.begin(), term.terms.end(), isMet);
    case TermKind::Control:
        return holders.holds(who, term.name);
    case TermKind::ControlsAtLeast:
        return holders.held(who) >= term.number;
    case TermKind::ControlsMajority:
        return 2 * holders.held(who) > holders.all();
    case TermKind::Losses:
    case TermKind::Track:
    case TermKind::UnitsInZone:
    case TermKind::Turn:
    case TermKind::SideHasNoUnits:
        break;
    }
    HW_UNREACHABLE();
}

bool asksOnlyForObjectives(const Term &term)
{
    switch (term.kind) {
    case TermKind::Control:
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
        return true;
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
        return !term.terms.empty() &&
               std::all_of(term.terms.begin(), term.terms.end(), asksOnlyForObjectives);
    default:
        return false;
    }
}

void addNames(const Term &term, std::set<std::string> &names)
{
    if (term.kind == TermKind::Control)
        names.insert(term.name);
    for (const Term &inner : term.terms)
        addNames(inner, names);
}

} // namespace

std::string firstHolder(const Objective &objective, const Scenario &scenario)
{
    if (!objective.holder.empty())
        return objective.holder;
    // [R5.5b] Inside a set-up area it starts under that side's control.
    for (const Zone &zone : scenario.zones)
        if (zone.purpose == ZonePurpose::Setup && !zone.side.empty() &&
            std::find(zone.hexes.begin(), zone.hexes.end(), objective.hex) != zone.hexes.end())
            return zone.side;
    return {};
}

bool canBothHold(const Victory &one, const Victory &other, const Scenario &scenario)
{
    if (one.side == other.side || one.check != VictoryCheck::End ||
        other.check != VictoryCheck::End || !asksOnlyForObjectives(one.term) ||
        !asksOnlyForObjectives(other.term))
        return false;
    std::set<std::string> asked;
    addNames(one.term, asked);
    addNames(other.term, asked);
    std::vector<std::string> named;
    for (const Objective &objective : scenario.objectives)
        if (asked.contains(objective.id))
            named.push_back(objective.id);
    if (named.size() > kMostNamed)
        return false;
    Division division{.named = named,
                      .others = static_cast<int>(scenario.objectives.size() - named.size()),
                      .first = one.side,
                      .second = other.side};
    for (unsigned bits = 0; bits < 1U << named.size(); ++bits)
        for (int count = 0; count <= division.others; ++count) {
            division.namedOfFirst = bits;
            division.othersOfFirst = count;
            if (meets(division, one.term, one.side) && meets(division, other.term, other.side))
                return true;
        }
    return false;
}

bool isMetFromStart(const Victory &victory, const Scenario &scenario)
{
    return victory.check == VictoryCheck::EveryTurn && asksOnlyForObjectives(victory.term) &&
           meets(FirstHolders{scenario}, victory.term, victory.side);
}

} // namespace hexwerk::assault
