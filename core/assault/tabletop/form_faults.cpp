#include "core/assault/tabletop/form_faults.h"

#include "core/assault/game/carriage.h"
#include "core/assault/tables/traits.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace hexwerk::assault {

static bool isSound(const TableSight &sight, int range, const TerrainChart &chart)
{
    return static_cast<int>(sight.hindering.size()) < range &&
           std::all_of(sight.hindering.begin(), sight.hindering.end(), [&](const auto &id) {
               const auto terrain = chart.find(id);
               return terrain && chart.row(*terrain).sight == SightEffect::Hinders;
           });
}

static bool isRange(int range)
{
    return range >= 1 && range <= kMostTableRange;
}

static bool hasRoom(const TableUnit &carrier, const std::vector<const TableUnit *> &aboard,
                    const TableRules &rules)
{
    const UnitCard &card = *rules.cards.unit(carrier.card);
    const Carriage carriage = carriageOf(card, traitsOf(card, rules.data), rules.data);
    int room = carriage.points;
    for (const TableUnit *unit : aboard) {
        const UnitCard &own = *rules.cards.unit(unit->card);
        if (!carriage.takes(own))
            return false;
        room -= roomFor(own, unit->strength <= own.halfStrength);
    }
    return room >= 0;
}

// [R7.1a] [R7.2a] [R7.4a]
static bool hasSuchFire(const AttackForm &form, const TableRules &rules)
{
    if (!hasAttacker(form.kind))
        return true;
    const UnitCard &card = *rules.cards.unit(form.attacker.card);
    const Traits traits = traitsOf(card, rules.data);
    if (form.kind == AttackKind::Smoke)
        return card.indirect && traits.firesSmoke;
    if (form.kind != AttackKind::Shot)
        return true;
    return form.action == Action::IndirectFire     ? card.indirect.has_value()
           : form.action == Action::SpecialAbility ? traits.support.has_value()
                                                   : true;
}

std::vector<FormFault> faultsOf(const AttackForm &form, const TableRules &rules)
{
    std::vector<FormFault> faults;
    const auto expect = [&](bool isTrue, FormFault fault) {
        if (!isTrue && std::find(faults.begin(), faults.end(), fault) == faults.end())
            faults.push_back(fault);
    };
    std::set<std::string> ids;
    for (const TableUnit *counter : countersOf(form)) {
        expect(ids.insert(counter->id).second, FormFault::SameUnit);
        const UnitCard *card = rules.cards.unit(counter->card);
        expect(card, FormFault::UnknownCard);
        expect(!card || (counter->strength >= 1 && counter->strength <= card->strength),
               FormFault::Strength);
        expect(mayLieTogether(counter->markers), FormFault::Markers);
    }
    for (const auto *cards : {&form.attackerCards, &form.targetCards})
        for (const std::string &id : *cards)
            expect(rules.cards.commands.contains(id), FormFault::UnknownCard);
    const TerrainChart chart = chartOf(rules);
    expect(chart.find(form.terrain).has_value(), FormFault::UnknownTerrain);

    std::vector<std::pair<int, const TableSight *>> lines = {{form.range, &form.sight}};
    for (const TableHelper &helper : form.joined)
        lines.emplace_back(helper.range, &helper.sight);
    if (form.spotter)
        lines.emplace_back(form.spotter->range, &form.spotter->sight);
    for (const auto &[range, sight] : lines) {
        expect(isRange(range), FormFault::Range);
        expect(!isRange(range) || isSound(*sight, range, chart), FormFault::Hindering);
        expect(sight->smoke >= 0, FormFault::Smoke);
    }
    expect(form.joined.size() <= kMostJoined, FormFault::Helpers);
    expect(form.smokeHexes >= 1 && form.smokeHexes <= kMostSmokeHexes, FormFault::SmokeHexes);
    if (!faults.empty())
        return faults;
    expect(hasSuchFire(form, rules), FormFault::NoSuchFire);
    if (form.carrier)
        expect(hasRoom(*form.carrier, {&form.target}, rules), FormFault::Carried);
    if (!hasTarget(form.kind))
        return faults;
    std::vector<const TableUnit *> aboard;
    for (const TableUnit &passenger : form.aboard)
        aboard.push_back(&passenger);
    expect(hasRoom(form.target, aboard, rules), FormFault::Carried);
    return faults;
}

} // namespace hexwerk::assault
