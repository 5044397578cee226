#include "editor/assault/models/choices.h"

#include "core/assault/cards/silhouettes.h"
#include "core/assault/cards/support_card.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Ids = std::vector<std::string>;

// All values of an enum from its first to `last`.
template<typename Enum>
static Ids namesUpTo(Enum last)
{
    Ids ids;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        ids.emplace_back(toString(static_cast<Enum>(i)));
    return ids;
}

template<typename List>
static Ids idsOf(const List &items)
{
    Ids ids;
    for (const auto &item : items)
        ids.push_back(item.id);
    return ids;
}

template<typename Map>
static Ids keysOf(const Map &map)
{
    Ids ids;
    for (const auto &[id, value] : map)
        ids.push_back(id);
    return ids;
}

static Ids sidesOrRoll(const Scenario &scenario)
{
    Ids ids = idsOf(scenario.sides);
    ids.insert(ids.begin(), "roll");
    return ids;
}

// In the order of the markers; "dug_in" too, which lies on the hex.
static Ids markers()
{
    return namesUpTo(static_cast<Marker>(kMarkers - 1));
}

static Ids mineZones(const Scenario &scenario)
{
    Ids ids;
    for (const Zone &zone : scenario.zones)
        if (zone.purpose == ZonePurpose::Mines || zone.purpose == ZonePurpose::Setup)
            ids.push_back(zone.id);
    return ids;
}

static Ids vehicles(const Scenario &scenario, const DataStore &library)
{
    Ids ids;
    for (const UnitSpec &unit : scenario.units)
        if (const UnitCard *card = library.cards.unit(unit.card);
            card && card->type == UnitType::Vehicle)
            ids.push_back(unit.id);
    return ids;
}

Ids choiceIds(Choices choices, const Scenario &scenario, const DataStore &library)
{
    switch (choices) {
    case Choices::None:
        return {};
    case Choices::Systems:
        return {library.system.id};
    case Choices::Profiles:
        return keysOf(library.system.profiles);
    case Choices::Terrains:
        return idsOf(library.system.terrain.rows);
    case Choices::Tiles:
        return keysOf(library.tiles);
    case Choices::RoadKinds:
        return idsOf(library.system.terrain.roads);
    case Choices::HexsideKinds:
        return idsOf(library.system.terrain.hexsides);
    case Choices::HexsideDirections:
        return namesUpTo(Direction::NW);
    case Choices::OverlayKinds:
        return namesUpTo(OverlayKind::Ruin);
    case Choices::MineKinds:
        return namesUpTo(MineKind::Dummy);
    case Choices::Purposes:
        return namesUpTo(ZonePurpose::Victory);
    case Choices::Methods:
        return namesUpTo(FormationMethod::Random);
    case Choices::UnitTypes:
        return namesUpTo(UnitType::Vehicle);
    case Choices::UnitClasses:
        return namesUpTo(UnitClass::Truck);
    case Choices::Experiences:
        return namesUpTo(Experience::Elite);
    case Choices::Markers:
        return markers();
    case Choices::ThresholdEffects:
        return namesUpTo(ThresholdEffect::Message);
    case Choices::TriggerEvents:
        return namesUpTo(TriggerEvent::ZoneEntered);
    case Choices::TriggerAmounts:
        return {"strength", "points"};
    case Choices::VictoryChecks:
        return namesUpTo(VictoryCheck::EveryTurn);
    case Choices::DiceFaces:
        return keysOf(library.system.dice);
    case Choices::Contents:
        return {"units", "formation", "additional"};
    case Choices::EffectKinds:
        return namesUpTo(EffectKind::Say);
    case Choices::GameEnds:
        return {"victory", "draw"};
    case Choices::Cards:
        return keysOf(library.cards.units);
    case Choices::FormationCards:
        return keysOf(library.cards.formations);
    case Choices::DeckCards: {
        Ids ids = keysOf(library.cards.commands);
        const Ids supports = keysOf(library.cards.supports);
        ids.insert(ids.end(), supports.begin(), supports.end());
        return ids;
    }
    case Choices::SupportCards:
        return keysOf(library.cards.supports);
    case Choices::Nations:
        return keysOf(library.system.nations);
    case Choices::MovementTypes:
        return {"mechanized", "track"};
    case Choices::Abilities:
        return keysOf(library.system.abilities);
    case Choices::ActivationTimes:
        return namesUpTo(ActivationTime::Special);
    case Choices::SpecialMoments:
        return namesUpTo(SpecialMoment::EnemyCard);
    case Choices::SupportKinds:
        return namesUpTo(SupportKind::Artillery);
    case Choices::Silhouettes:
        return {silhouettes().begin(), silhouettes().end()};
    case Choices::SourceMarks:
        return {"T", "W", "O", "G"};
    case Choices::Sides:
        return idsOf(scenario.sides);
    case Choices::SidesOrRoll:
        return sidesOrRoll(scenario);
    case Choices::Zones:
        return idsOf(scenario.zones);
    case Choices::MineZones:
        return mineZones(scenario);
    case Choices::Units:
        return idsOf(scenario.units);
    case Choices::Vehicles:
        return vehicles(scenario, library);
    case Choices::Objectives:
        return idsOf(scenario.objectives);
    case Choices::Tracks:
        return idsOf(scenario.tracks);
    }
    return {};
}

template<typename Rows>
static bool isOfHouse(const Rows &rows, const std::string &id)
{
    return std::any_of(rows.begin(), rows.end(),
                       [&](const auto &row) { return row.id == id && !row.house.empty(); });
}

bool isOfHouse(Choices choices, const std::string &id, const DataStore &library)
{
    const TerrainChart &chart = library.system.terrain;
    return (choices == Choices::Terrains && isOfHouse(chart.rows, id)) ||
           (choices == Choices::HexsideKinds && isOfHouse(chart.hexsides, id)) ||
           (choices == Choices::RoadKinds && isOfHouse(chart.roads, id));
}

// In the order in which the sides name them; of a side that names none, those of its units.
static Ids nationsOf(const std::string &side, const Scenario &scenario, const DataStore &library)
{
    Ids nations;
    for (const SideSpec &one : scenario.sides) {
        if (!side.empty() && one.id != side)
            continue;
        nations.insert(nations.end(), one.nations.begin(), one.nations.end());
        for (const UnitSpec &unit : scenario.units)
            if (const UnitCard *card = library.cards.unit(unit.card);
                one.nations.empty() && unit.side == one.id && card)
                nations.push_back(card->nation);
    }
    return nations;
}

template<typename Cards>
static void putFirst(const Ids &nations, const Cards &cards, Ids &ids)
{
    const auto rank = [&](const std::string &id) {
        const auto card = cards.find(id);
        return card == cards.end()
                   ? nations.end() - nations.begin()
                   : std::find(nations.begin(), nations.end(), card->second.nation) -
                         nations.begin();
    };
    std::stable_sort(ids.begin(), ids.end(),
                     [&](const std::string &a, const std::string &b) { return rank(a) < rank(b); });
}

Ids choiceIdsFor(const std::string &side, Choices choices, const Scenario &scenario,
                 const DataStore &library)
{
    Ids ids = choiceIds(choices, scenario, library);
    if (choices == Choices::Cards)
        putFirst(nationsOf(side, scenario, library), library.cards.units, ids);
    if (choices == Choices::FormationCards)
        putFirst(nationsOf(side, scenario, library), library.cards.formations, ids);
    if (choices == Choices::SupportCards)
        putFirst(nationsOf(side, scenario, library), library.cards.supports, ids);
    return ids;
}

} // namespace hexwerk::assault::ui
