#include "editor/assault/paper/force_list.h"

#include "core/assault/scenario/card_choice.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace hexwerk::assault::ui {

namespace {

class Forces
{
public:
    Forces(const Scenario &scenario, const DataStore &library)
        : m_scenario(scenario)
        , m_library(library)
    {
    }

    void addAll();
    std::vector<ForceUnit> sorted() const;

private:
    void add(const std::string &side, const std::string &card, int count, const QString &name = {},
             const QString &formation = {});
    void addFormations(const SideSpec &side);
    void addSingle(const SideSpec &side, const AdditionalForce &force);

    const Scenario &m_scenario;
    const DataStore &m_library;
    std::vector<ForceUnit> m_units;
};

} // namespace

static QString nameOfUnit(const std::string &id, const DataStore &library)
{
    const UnitCard *card = library.cards.unit(id);
    const QString name = card ? editor::inWindowLanguage(card->name) : QString();
    return name.isEmpty() ? editor::toQString(id) : name;
}

static QString nameOfFormation(const FormationCard &card)
{
    const QString name = editor::inWindowLanguage(card.name);
    return name.isEmpty() ? editor::toQString(card.id) : name;
}

void Forces::add(const std::string &side, const std::string &card, int count, const QString &name,
                 const QString &formation)
{
    const ForceUnit unit{side, card, name.isEmpty() ? nameOfUnit(card, m_library) : name,
                         formation};
    m_units.insert(m_units.end(), static_cast<std::size_t>(std::max(count, 0)), unit);
}

// [R5.6a] There is one of each card.
void Forces::addFormations(const SideSpec &side)
{
    std::map<std::string, const FormationCard *> cards;
    const auto addChoice = [&](const FormationChoice &choice) {
        for (const FormationCard *card : formationsFor(side, choice, m_library.cards))
            cards.emplace(card->id, card);
    };
    for (const FormationChoice &choice : side.formations)
        addChoice(choice);
    for (const Reinforcement &group : m_scenario.reinforcements)
        if (group.side == side.id && group.formation)
            addChoice(*group.formation);
    for (const auto &[id, card] : cards)
        for (const FormationUnits &units : card->units)
            add(side.id, units.card, units.count, {}, nameOfFormation(*card));
}

void Forces::addSingle(const SideSpec &side, const AdditionalForce &force)
{
    for (const UnitCard *card : unitsFor(side, force, m_library.cards))
        add(side.id, card->id, force.count);
}

void Forces::addAll()
{
    for (const UnitSpec &unit : m_scenario.units)
        add(unit.side, unit.card, 1, editor::inWindowLanguage(unit.name));
    for (const SideSpec &side : m_scenario.sides) {
        addFormations(side);
        for (const AdditionalForce &force : side.additional)
            addSingle(side, force);
        for (const Reinforcement &group : m_scenario.reinforcements)
            if (group.side == side.id && group.additional)
                addSingle(side, *group.additional);
    }
    for (const Reinforcement &group : m_scenario.reinforcements)
        for (const ReinforcementUnits &units : group.units)
            add(group.side, units.card, units.count);
    for (const Trigger &trigger : m_scenario.triggers)
        for (const TriggerEffect &effect : trigger.effects)
            if (effect.kind == EffectKind::Spawn)
                add(effect.side, effect.card, effect.count);
}

std::vector<ForceUnit> Forces::sorted() const
{
    const auto sideOf = [&](const ForceUnit &unit) {
        return std::find_if(m_scenario.sides.begin(), m_scenario.sides.end(),
                            [&](const SideSpec &side) { return side.id == unit.side; }) -
               m_scenario.sides.begin();
    };
    const auto nationOf = [&](const ForceUnit &unit) {
        const UnitCard *card = m_library.cards.unit(unit.card);
        return card ? card->nation : std::string();
    };
    const auto key = [&](const ForceUnit &unit) {
        return std::tuple(sideOf(unit), nationOf(unit), unit.formation, unit.name, unit.card);
    };
    std::vector<ForceUnit> units = m_units;
    std::stable_sort(units.begin(), units.end(), [&](const ForceUnit &one, const ForceUnit &other) {
        return key(one) < key(other);
    });
    return units;
}

std::vector<ForceUnit> forcesOf(const Scenario &scenario, const DataStore &library)
{
    Forces forces(scenario, library);
    forces.addAll();
    return forces.sorted();
}

std::vector<ForceUnit> forcesOf(const DataStore &library)
{
    std::map<std::string, int> counts;
    for (const auto &[id, card] : library.cards.units)
        counts[id] = 1;
    for (const auto &[id, card] : library.cards.formations)
        for (const FormationUnits &units : card.units)
            if (const auto known = counts.find(units.card); known != counts.end())
                known->second = std::max(known->second, units.count);
    Scenario all;
    for (const auto &[id, count] : counts) {
        UnitSpec unit;
        unit.card = id;
        all.units.insert(all.units.end(), static_cast<std::size_t>(count), unit);
    }
    return forcesOf(all, library);
}

} // namespace hexwerk::assault::ui
