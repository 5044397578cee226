#include "editor/assault/exchange/vassal_forces.h"

#include "core/assault/scenario/card_choice.h"
#include "editor/assault/exchange/vassal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

VassalForces::VassalForces(const ScenarioDocument &document, VassalPieces &pieces)
    : m_document(document)
    , m_pieces(pieces)
{
}

VassalSlot VassalForces::ofCard(const SideSpec &side, const std::string &card, int count)
{
    UnitSpec unit;
    unit.card = card;
    unit.side = side.id;
    return m_pieces.unit(unit, count);
}

// Those that look alike once.
VassalList VassalForces::listed(const SideSpec &side)
{
    VassalList list{tr("Units of the scenario"), {}};
    std::set<std::tuple<std::string, LocalText, Experience>> seen;
    for (const UnitSpec &unit : m_document.scenario().units) {
        if (unit.side != side.id || !seen.insert({unit.card, unit.name, unit.experience}).second)
            continue;
        UnitSpec fresh;
        fresh.card = unit.card;
        fresh.side = unit.side;
        fresh.name = unit.name;
        fresh.experience = unit.experience;
        list.pieces.push_back(m_pieces.unit(fresh));
    }
    return list;
}

VassalList VassalForces::formation(const SideSpec &side, const FormationCard &card)
{
    const QString name = vassalName(editor::inWindowLanguage(card.name));
    VassalList list{name.isEmpty() ? vassalName(editor::toQString(card.id)) : name, {}};
    for (const FormationUnits &units : card.units)
        list.pieces.push_back(ofCard(side, units.card, units.count));
    return list;
}

void VassalForces::add(VassalTab &tab, VassalList list)
{
    const bool isThere = std::any_of(tab.lists.begin(), tab.lists.end(),
                                     [&](const VassalList &one) { return one.name == list.name; });
    if (!list.pieces.empty() && !isThere)
        tab.lists.push_back(std::move(list));
}

void VassalForces::addReserves(const SideSpec &side, VassalTab &tab)
{
    const CardStore &cards = m_document.library().cards;
    std::map<int, VassalList> arrivals; // by turn
    std::vector<FormationChoice> choices = side.formations;
    std::vector<AdditionalForce> additional = side.additional;
    for (const Reinforcement &arrival : m_document.scenario().reinforcements) {
        if (arrival.side != side.id)
            continue;
        for (const ReinforcementUnits &units : arrival.units)
            arrivals[arrival.turn].pieces.push_back(ofCard(side, units.card, units.count));
        if (arrival.formation)
            choices.push_back(*arrival.formation);
        if (arrival.additional)
            additional.push_back(*arrival.additional);
    }
    for (auto &[turn, list] : arrivals) {
        list.name = tr("Turn %1").arg(turn);
        add(tab, std::move(list));
    }
    for (const FormationChoice &choice : choices)
        for (const FormationCard *card : formationsFor(side, choice, cards))
            add(tab, formation(side, *card));
    std::set<std::string> single;
    for (const AdditionalForce &force : additional)
        for (const UnitCard *card : unitsFor(side, force, cards))
            single.insert(card->id);
    VassalList list{tr("Single units"), {}};
    for (const std::string &card : single)
        list.pieces.push_back(ofCard(side, card));
    add(tab, std::move(list));
}

VassalTab VassalForces::markers()
{
    VassalList ofUnits{tr("Of units"), {m_pieces.damage()}};
    for (int marker = 0; marker < kMarkers; ++marker)
        ofUnits.pieces.push_back(m_pieces.marker(static_cast<Marker>(marker)));
    VassalList ofMap{tr("Of the map"), {m_pieces.smoke()}};
    for (const SideSpec &side : m_document.scenario().sides)
        ofMap.pieces.push_back(m_pieces.held(side));
    return {tr("Markers"), {std::move(ofUnits), std::move(ofMap)}};
}

std::vector<VassalTab> VassalForces::tabs(bool hasReserves)
{
    std::vector<VassalTab> tabs;
    for (const SideSpec &side : m_document.scenario().sides) {
        VassalTab tab{m_pieces.sideName(side), {}};
        add(tab, listed(side));
        if (hasReserves)
            addReserves(side, tab);
        if (!tab.lists.empty())
            tabs.push_back(std::move(tab));
    }
    tabs.push_back(markers());
    return tabs;
}

// Who is carried lies below, the unit's markers above it.
void VassalForces::stack(const UnitSpec &unit, VassalStack &onto)
{
    for (const UnitSpec &carried : m_document.scenario().units)
        if (carried.on == unit.id && carried.id != unit.id && !carried.at)
            onto.pieces.push_back(m_pieces.unit(carried));
    onto.pieces.push_back(m_pieces.unit(unit));
    for (int i = 0; i < unit.damage; ++i)
        onto.pieces.push_back(m_pieces.damage());
    for (const std::string &name : unit.markers)
        if (const auto marker = markerFromString(name))
            onto.pieces.push_back(m_pieces.marker(*marker));
}

std::vector<VassalStack> VassalForces::stacks(const editor::HexGeometry &geometry)
{
    const Scenario &scenario = m_document.scenario();
    const Board &board = m_document.board();
    std::map<Hex, VassalStack> stacks;
    for (const Objective &objective : scenario.objectives)
        for (const SideSpec &side : scenario.sides)
            if (side.id == objective.holder)
                stacks[objective.hex].pieces.push_back(m_pieces.held(side));
    for (const Smoke &smoke : scenario.board.smoke)
        for (int i = 0; i < smoke.count; ++i)
            stacks[smoke.hex].pieces.push_back(m_pieces.smoke());
    for (const UnitSpec &unit : scenario.units)
        if (unit.at)
            stack(unit, stacks[*unit.at]);
    std::vector<VassalStack> all;
    for (auto &[hex, stack] : stacks) {
        if (!board.contains(hex))
            continue;
        stack.hex = QString::fromStdString(toString(hex));
        stack.at = geometry.centre(hex).toPoint();
        all.push_back(std::move(stack));
    }
    return all;
}

} // namespace hexwerk::assault::ui
