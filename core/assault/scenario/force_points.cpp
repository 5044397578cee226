#include "core/assault/scenario/force_points.h"

#include "core/assault/scenario/card_choice.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace hexwerk::assault {

static int fullPoints(const std::string &card, const CardStore &cards)
{
    const UnitCard *found = cards.unit(card);
    return found ? found->points : 0;
}

static int worthOf(const FormationCard &formation, const CardStore &cards)
{
    int points = 0;
    for (const FormationUnits &units : formation.units)
        points += units.count * fullPoints(units.card, cards);
    return points;
}

// [R5.6a] Each formation card lies in the deck once: the cheapest and the dearest so many of them.
static PointRange rangeOf(const SideSpec &side, const FormationChoice &choice,
                          const CardStore &cards)
{
    std::vector<int> worth;
    for (const FormationCard *card : formationsFor(side, choice, cards))
        worth.push_back(worthOf(*card, cards));
    std::sort(worth.begin(), worth.end());
    const auto taken = std::min(std::ssize(worth), std::ptrdiff_t{choice.count});
    return {std::accumulate(worth.begin(), worth.begin() + taken, 0),
            std::accumulate(worth.end() - taken, worth.end(), 0)};
}

// [R5.7a] Units of one card may be taken as often as wanted.
static PointRange rangeOf(const SideSpec &side, const AdditionalForce &force,
                          const CardStore &cards)
{
    const std::vector<const UnitCard *> choice = unitsFor(side, force, cards);
    if (choice.empty())
        return {};
    const auto [least, most] =
        std::minmax_element(choice.begin(), choice.end(), [](const UnitCard *a, const UnitCard *b) {
            return a->points < b->points;
        });
    return {force.count * (*least)->points, force.count * (*most)->points};
}

PointRange pointsOf(const Reinforcement &reinforcement, const Scenario &scenario,
                    const CardStore &cards)
{
    PointRange range;
    for (const ReinforcementUnits &units : reinforcement.units) {
        const int points = units.count * fullPoints(units.card, cards);
        range += {points, points};
    }
    for (const SideSpec &side : scenario.sides) {
        if (side.id != reinforcement.side)
            continue;
        if (reinforcement.formation)
            range += rangeOf(side, *reinforcement.formation, cards);
        if (reinforcement.additional)
            range += rangeOf(side, *reinforcement.additional, cards);
    }
    return range;
}

PointRange ForcePoints::total() const
{
    PointRange sum{units, units};
    for (const PointRange &part : {formations, additional, reinforcements})
        sum += part;
    return sum;
}

ForcePoints pointsOf(const Scenario &scenario, const SideSpec &side, const CardStore &cards)
{
    ForcePoints points;
    for (const UnitSpec &unit : scenario.units) {
        if (unit.side != side.id)
            continue;
        ++points.count;
        // [R4.2.1a] Full and half strength have points of their own.
        if (const UnitCard *card = cards.unit(unit.card))
            points.units += unit.half ? card->halfPoints : card->points;
    }
    for (const FormationChoice &choice : side.formations)
        points.formations += rangeOf(side, choice, cards);
    for (const AdditionalForce &force : side.additional)
        points.additional += rangeOf(side, force, cards);
    for (const Reinforcement &reinforcement : scenario.reinforcements)
        if (reinforcement.side == side.id)
            points.reinforcements += pointsOf(reinforcement, scenario, cards);
    return points;
}

bool hasCommandPoints(const Scenario &scenario, const SideSpec &side, const CardStore &cards)
{
    const auto bringsPoints = [&](const FormationChoice &choice) {
        const auto offered = formationsFor(side, choice, cards);
        return std::any_of(offered.begin(), offered.end(),
                           [](const FormationCard *card) { return card->commandPoints > 0; });
    };
    return side.commandPoints > 0 ||
           std::any_of(side.formations.begin(), side.formations.end(), bringsPoints) ||
           std::any_of(scenario.reinforcements.begin(), scenario.reinforcements.end(),
                       [&](const Reinforcement &group) {
                           return group.side == side.id && group.formation &&
                                  bringsPoints(*group.formation);
                       });
}

} // namespace hexwerk::assault
