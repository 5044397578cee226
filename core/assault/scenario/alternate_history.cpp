#include "core/assault/scenario/alternate_history.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace hexwerk::assault {

static bool isAmong(const std::vector<std::string> &names, const std::string &name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// "rifles43" of "us.rifles43".
static std::string_view nameOf(std::string_view card)
{
    return card.substr(card.find('.') + 1);
}

const UnitCard *counterpartOf(const UnitCard &card, const std::vector<std::string> &nations,
                              const CardStore &cards)
{
    // Least is best: another name, class or way of moving, then the difference of the points.
    const auto distance = [&card](const UnitCard &other) {
        return std::tuple(nameOf(other.id) != nameOf(card.id), other.unitClass != card.unitClass,
                          other.movementType != card.movementType,
                          std::abs(other.points - card.points));
    };
    const UnitCard *best = nullptr;
    for (const auto &[id, other] : cards.units)
        if (other.type == card.type && isAmong(nations, other.nation) &&
            (!best || distance(other) < distance(*best)))
            best = &other;
    return best;
}

namespace {

class Exchange
{
public:
    Exchange(Scenario &scenario, const CardStore &cards)
        : m_scenario(scenario)
        , m_cards(cards)
        , m_nations{nationsOf(0), nationsOf(1)}
    {
    }

    bool isPossible() const { return !m_nations[0].empty() && !m_nations[1].empty(); }

    void run()
    {
        // RULING [R5.3a] with the set-up area a side takes over all that the scenario says of the
        // other one, objectives and victory too: a defender who kept the attacker's conditions
        // would have won before the game began.
        exchangeLists();
        swap(m_scenario.firstPlayer);
        swap(m_scenario.firstSetup);
        for (MineAllotment &mines : m_scenario.mines)
            swap(mines.side);
        for (Minefield &minefield : m_scenario.board.minefields)
            swap(minefield.side);
        for (Zone &zone : m_scenario.zones)
            swap(zone.side);
        for (Objective &objective : m_scenario.objectives)
            swap(objective.holder);
        for (UnitSpec &unit : m_scenario.units) {
            swap(unit.side);
            unit.card = cardFor(unit.card, unit.side);
        }
        for (Reinforcement &group : m_scenario.reinforcements)
            exchange(group);
        for (Track &track : m_scenario.tracks) {
            swap(track.side);
            for (Threshold &threshold : track.thresholds)
                swap(threshold.side);
        }
        for (Trigger &trigger : m_scenario.triggers) {
            swap(trigger.side);
            if (trigger.condition)
                exchange(*trigger.condition);
            for (TriggerEffect &effect : trigger.effects) {
                swap(effect.side);
                if (effect.kind == EffectKind::Spawn)
                    effect.card = cardFor(effect.card, effect.side);
            }
        }
        for (Victory &victory : m_scenario.victories) {
            swap(victory.side);
            exchange(victory.term);
        }
    }

private:
    // Those that the side names, else those of its units.
    std::vector<std::string> nationsOf(std::size_t place) const
    {
        const SideSpec &side = m_scenario.sides[place];
        std::vector<std::string> nations = side.nations;
        if (!nations.empty())
            return nations;
        for (const UnitSpec &unit : m_scenario.units)
            if (const UnitCard *card = m_cards.unit(unit.card);
                card && unit.side == side.id && !isAmong(nations, card->nation))
                nations.push_back(card->nation);
        return nations;
    }

    std::size_t placeOf(const std::string &side) const
    {
        return side == m_scenario.sides[1].id ? 1 : 0;
    }

    void swap(std::string &side) const
    {
        const std::string &first = m_scenario.sides[0].id;
        const std::string &second = m_scenario.sides[1].id;
        if (side == first)
            side = second;
        else if (side == second)
            side = first;
    }

    void exchangeLists()
    {
        // [R5.3a] The lists change hands; whose cards they are filled with does not.
        SideSpec &first = m_scenario.sides[0];
        SideSpec &second = m_scenario.sides[1];
        std::swap(first.formations, second.formations);
        std::swap(first.additional, second.additional);
        first.nations = m_nations[0];
        second.nations = m_nations[1];
        for (SideSpec *side : {&first, &second})
            for (FormationChoice &formation : side->formations)
                keepOwn(formation, side->id);
    }

    // Of the cards that may be chosen only those of the own nations; all of them if none is left.
    void keepOwn(FormationChoice &formation, const std::string &side) const
    {
        std::erase_if(formation.from, [&](const std::string &id) {
            const FormationCard *card = m_cards.formation(id);
            return !card || !isAmong(m_nations[placeOf(side)], card->nation);
        });
    }

    std::string cardFor(const std::string &card, const std::string &side) const
    {
        const UnitCard *known = m_cards.unit(card);
        const UnitCard *own =
            known ? counterpartOf(*known, m_nations[placeOf(side)], m_cards) : nullptr;
        return own ? own->id : card;
    }

    // [R5.3b]
    void exchange(Reinforcement &group) const
    {
        swap(group.side);
        for (ReinforcementUnits &units : group.units)
            units.card = cardFor(units.card, group.side);
        if (group.formation)
            keepOwn(*group.formation, group.side);
    }

    void exchange(Term &term) const
    {
        swap(term.side);
        if (term.kind == TermKind::Losses || term.kind == TermKind::SideHasNoUnits)
            swap(term.name);
        for (Term &inner : term.terms)
            exchange(inner);
    }

    Scenario &m_scenario;
    const CardStore &m_cards;
    std::vector<std::string> m_nations[2]; // by side, before the exchange
};

} // namespace

bool allowsAlternateHistory(const Scenario &scenario)
{
    const auto option = scenario.options.find("alternate_history");
    return option != scenario.options.end() && option->second == OptionValue(true);
}

Scenario alternateHistory(const Scenario &scenario, const CardStore &cards)
{
    Scenario exchanged = scenario;
    if (scenario.sides.size() != 2)
        return exchanged;
    Exchange exchange(exchanged, cards);
    if (exchange.isPossible())
        exchange.run();
    return exchanged;
}

} // namespace hexwerk::assault
