#include "core/assault/game/roster.h"

#include "core/assault/scenario/card_choice.h"
#include "core/base/contract.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwerk::assault {

namespace {

class RosterBuilder
{
public:
    RosterBuilder(Setting &setting, const CardStore &cards)
        : m_setting(setting)
        , m_cards(cards)
    {
    }

    void build()
    {
        const Scenario &scenario = m_setting.scenario;
        for (std::size_t i = 0; i < scenario.units.size(); ++i)
            addUnit(scenario.units[i], i);
        for (const Reinforcement &group : scenario.reinforcements)
            for (const ReinforcementUnits &units : group.units)
                for (int i = 0; i < units.count; ++i)
                    m_setting.roster.push_back({.id = freeId("r" + std::to_string(group.turn)),
                                                .side = m_setting.sideIndex(group.side),
                                                .card = cardIndex(units.card),
                                                .arrives = group.turn,
                                                .zones = {group.zone}});
        for (std::size_t i = 0; i < scenario.triggers.size(); ++i)
            for (std::size_t k = 0; k < scenario.triggers[i].effects.size(); ++k)
                addSpawned(scenario.triggers[i].effects[k], i, k);
        for (std::size_t side = 0; side < scenario.sides.size(); ++side)
            addStart(static_cast<SideIndex>(side));
        for (const Reinforcement &group : scenario.reinforcements)
            addArrival(group);
    }

private:
    void addUnit(const UnitSpec &unit, std::size_t place)
    {
        RosterEntry entry{.id = unit.id,
                          .side = m_setting.sideIndex(unit.side),
                          .card = cardIndex(unit.card),
                          .spec = place,
                          .experience = unit.experience};
        if (unit.zone)
            entry.zones = {*unit.zone};
        m_setting.roster.push_back(std::move(entry));
    }

    // They lie in the box until the trigger brings them, and are due from then on.
    void addSpawned(const TriggerEffect &effect, std::size_t trigger, std::size_t place)
    {
        if (effect.kind != EffectKind::Spawn)
            return;
        for (int i = 0; i < effect.count; ++i)
            m_setting.roster.push_back({.id = freeId("t" + std::to_string(trigger + 1)),
                                        .side = m_setting.sideIndex(effect.side),
                                        .card = cardIndex(effect.card),
                                        .trigger = trigger,
                                        .effect = place,
                                        .arrives = 1,
                                        .zones = {effect.zone}});
    }

    // [R5.6] [R5.7b] Before the game, into the set-up areas of the side.
    void addStart(SideIndex side)
    {
        const SideSpec &spec = m_setting.scenario.sides[side];
        Pick pick{.side = side};
        for (const Zone &zone : m_setting.scenario.zones)
            if (zone.purpose == ZonePurpose::Setup && zone.side == spec.id)
                pick.zones.push_back(zone.id);
        for (const FormationChoice &choice : spec.formations)
            addFormations(pick, choice);
        for (const AdditionalForce &force : spec.additional)
            addSingles(pick, force);
    }

    // [R6.7a]
    void addArrival(const Reinforcement &group)
    {
        const Pick pick{
            .side = m_setting.sideIndex(group.side), .arrives = group.turn, .zones = {group.zone}};
        if (group.formation) {
            FormationChoice drawn = *group.formation;
            drawn.method = FormationMethod::Random; // [R5.7c]
            addFormations(pick, drawn);
        }
        if (group.additional)
            addSingles(pick, *group.additional);
    }

    void addFormations(Pick pick, const FormationChoice &choice)
    {
        pick.method = choice.method;
        pick.count = choice.count;
        // The deck has as many cards as are taken from it, and twice the last ones where so many
        // are drawn. RULING [R5.6a] where that is more than there are different cards, each is
        // there several times.
        int &taken = m_taken[{pick.side, choice.type}];
        const int drawn = choice.method == FormationMethod::DrawDouble ? 2 : 1;
        const int needed = taken + drawn * choice.count;
        taken += choice.count;
        std::map<std::string, int> wanted; // times it is named
        for (const FormationCard *card :
             formationsFor(m_setting.scenario.sides[pick.side], choice, m_cards))
            if (cardsOf(pick.side, card->id).size() < static_cast<std::size_t>(++wanted[card->id]))
                addFormation(pick.side, *card);
        while (!wanted.empty() &&
               deckOf(pick.side, wanted).size() < static_cast<std::size_t>(needed))
            for (const auto &[id, times] : wanted)
                addFormation(pick.side, *m_cards.formation(id));
        pick.cards = deckOf(pick.side, wanted);
        m_setting.picks.push_back(std::move(pick));
    }

    void addSingles(Pick pick, const AdditionalForce &force)
    {
        pick.isFormation = false;
        pick.count = force.count;
        for (const UnitCard *card : unitsFor(m_setting.scenario.sides[pick.side], force, m_cards))
            for (int i = 0; i < force.count; ++i) {
                pick.cards.push_back(m_setting.box.size());
                m_setting.box.push_back(
                    {.id = card->id, .side = pick.side, .isFormation = false, .name = card->name});
                addCounter(stemOf(card->id), card->id);
            }
        m_setting.picks.push_back(std::move(pick));
    }

    void addFormation(SideIndex side, const FormationCard &card)
    {
        m_setting.box.push_back(
            {.id = card.id, .side = side, .name = card.name, .commandPoints = card.commandPoints});
        for (const FormationUnits &units : card.units)
            for (int i = 0; i < units.count; ++i)
                addCounter(stemOf(card.id), units.card);
    }

    // A counter of the last card of the box.
    void addCounter(const std::string &stem, const std::string &card)
    {
        BoxCard &box = m_setting.box.back();
        m_setting.roster.push_back({.id = freeId(stem),
                                    .side = box.side,
                                    .card = cardIndex(card),
                                    .boxed = m_setting.box.size() - 1});
        box.units.push_back(UnitId{static_cast<std::uint32_t>(m_setting.roster.size())});
    }

    // The formations of the side with one of the ids, as places in the box.
    std::vector<std::size_t> deckOf(SideIndex side, const std::map<std::string, int> &ids) const
    {
        std::vector<std::size_t> cards;
        for (std::size_t i = 0; i < m_setting.box.size(); ++i) {
            const BoxCard &card = m_setting.box[i];
            if (card.isFormation && card.side == side && ids.contains(card.id))
                cards.push_back(i);
        }
        return cards;
    }

    std::vector<std::size_t> cardsOf(SideIndex side, const std::string &id) const
    {
        return deckOf(side, {{id, 1}});
    }

    // "rifle_platoon" of "ger.rifle_platoon".
    static std::string stemOf(const std::string &card) { return card.substr(card.find('.') + 1); }

    std::string freeId(const std::string &stem)
    {
        int &number = m_numbers[stem];
        std::string id;
        do
            id = stem + "-" + std::to_string(++number);
        while (m_setting.unitId(id) != UnitId{});
        return id;
    }

    // [R4.2a] All counters of a type share one card.
    std::size_t cardIndex(const std::string &id)
    {
        auto &used = m_setting.cards;
        const auto same = [&id](const UnitCard &card) { return card.id == id; };
        const auto known = std::find_if(used.begin(), used.end(), same);
        if (known != used.end())
            return static_cast<std::size_t>(known - used.begin());
        const UnitCard *found = m_cards.unit(id);
        HW_EXPECTS(found);
        used.push_back(*found);
        m_setting.abilities.push_back(traitsOf(*found, m_setting.data));
        return used.size() - 1;
    }

    Setting &m_setting;
    const CardStore &m_cards;
    std::map<std::pair<SideIndex, UnitType>, int> m_taken; // formations so far
    std::map<std::string, int> m_numbers;                  // by stem
};

} // namespace

void buildRoster(Setting &setting, const CardStore &cards)
{
    RosterBuilder(setting, cards).build();
}

} // namespace hexwerk::assault
