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

// [R5.6a] Each formation card lies in the deck once: the least and the most so many of them add up
// to.
template<typename Worth>
static PointRange rangeOf(const SideSpec &side, const FormationChoice &choice,
                          const CardStore &cards, Worth worthOfCard)
{
    std::vector<int> worth;
    for (const FormationCard *card : formationsFor(side, choice, cards))
        worth.push_back(worthOfCard(*card));
    std::sort(worth.begin(), worth.end());
    const auto taken = std::min(std::ssize(worth), std::ptrdiff_t{choice.count});
    return {std::accumulate(worth.begin(), worth.begin() + taken, 0),
            std::accumulate(worth.end() - taken, worth.end(), 0)};
}

static PointRange rangeOf(const SideSpec &side, const FormationChoice &choice,
                          const CardStore &cards)
{
    return rangeOf(side, choice, cards,
                   [&cards](const FormationCard &card) { return worthOf(card, cards); });
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

PointRange commandPointsOfFormations(const Scenario &scenario, const SideSpec &side,
                                     const CardStore &cards)
{
    PointRange points;
    const auto add = [&](const FormationChoice &choice) {
        points += rangeOf(side, choice, cards,
                          [](const FormationCard &card) { return card.commandPoints; });
    };
    for (const FormationChoice &choice : side.formations)
        add(choice);
    for (const Reinforcement &group : scenario.reinforcements)
        if (group.side == side.id && group.formation)
            add(*group.formation);
    return points;
}

bool hasCommandPoints(const Scenario &scenario, const SideSpec &side, const CardStore &cards)
{
    return side.commandPoints > 0 || commandPointsOfFormations(scenario, side, cards).most > 0;
}

bool hasUnitsWithoutFormation(const Scenario &scenario, const SideSpec &side)
{
    const auto isIts = [&side](const auto &one) { return one.side == side.id; };
    const auto comesSingly = [&](const Reinforcement &group) {
        return isIts(group) && (!group.units.empty() || group.additional);
    };
    const auto spawns = [&](const Trigger &trigger) {
        return std::any_of(trigger.effects.begin(), trigger.effects.end(),
                           [&](const TriggerEffect &effect) {
                               return effect.kind == EffectKind::Spawn && isIts(effect);
                           });
    };
    return !side.additional.empty() ||
           std::any_of(scenario.units.begin(), scenario.units.end(), isIts) ||
           std::any_of(scenario.reinforcements.begin(), scenario.reinforcements.end(),
                       comesSingly) ||
           std::any_of(scenario.triggers.begin(), scenario.triggers.end(), spawns);
}

} // namespace hexwerk::assault
