// What the checks of a scenario share.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/scenario.h"
#include "core/files/check_list.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

template<typename T>
std::vector<std::string> idsOf(const std::vector<T> &values)
{
    std::vector<std::string> ids;
    for (const T &value : values)
        ids.push_back(value.id);
    return ids;
}

class ScenarioCheck
{
public:
    ScenarioCheck(const Scenario &scenario, const DataStore &data, const SourceMap &places,
                  const std::string &file);

    // See checkScenario(). Once.
    LoadResult<Board> run();

private:
    // scenario_check.cpp
    void checkSystem();
    void checkOptions();
    void checkSides();
    void checkZones();
    void checkObjectives();
    void checkReinforcements();
    void checkEffects();
    void checkHalfDone();
    // doubt_check.cpp
    void checkDoubts();
    bool hasForces(const SideSpec &side) const;
    bool playsCommandPoints() const;
    void checkOwnPoints(const SideSpec &side, const KeyPath &path);
    void checkNations(const SideSpec &side, const KeyPath &path);
    // force_check.cpp
    void checkForces();
    void checkFormation(const SideSpec &side, const FormationChoice &formation,
                        const KeyPath &path);
    void checkAdditional(const SideSpec &side, const AdditionalForce &force, const KeyPath &path);
    void checkLoads();
    // deck_check.cpp
    void checkDecks();
    void checkSupport();
    void checkExchange();
    bool usesCommandCards() const;
    void checkDeck(const std::vector<std::string> &deck, const std::vector<std::string> &nations,
                   const KeyPath &path);
    // mine_check.cpp
    void checkMines();
    void checkMineRoom(const MineAllotment &mines, const KeyPath &path);
    void checkMinefields();
    // unit_check.cpp
    void checkUnits();
    void checkUnit(const UnitSpec &unit, const KeyPath &path);
    void checkPlace(const UnitSpec &unit, const KeyPath &path);
    void findCarriers();
    void checkCarriers();
    void checkCard(const UnitSpec &unit, const UnitCard &card, const KeyPath &path);
    void checkTerrain(const UnitSpec &unit, const UnitCard &card, const KeyPath &path);
    void checkHexesTaken();
    void checkZoneRoom();

    void expectSide(const KeyPath &path, const std::string &side);
    void expectSideIfAny(const KeyPath &path, const std::string &side);
    void expectWithinTurns(const KeyPath &path, int turn);
    void expectZone(const KeyPath &path, const std::string &zone, const std::string &side);
    void expectSomebodyGetsTo(const KeyPath &path, Hex hex);
    void expectOnBoard(const KeyPath &path, Hex hex);
    template<typename T>
    void expectDifferentIds(const std::vector<T> &values, std::string_view table);

    const Scenario &m_scenario;
    const DataStore &m_data;
    CheckList m_list;
    TerrainChart m_chart;
    std::optional<Board> m_board; // composed
    std::optional<Board> m_blank; // of its size, where it cannot be composed
    std::vector<std::string> m_sides;
    std::vector<std::string> m_zones;
    std::vector<std::string> m_objectives;
    std::vector<std::string> m_units;
    std::vector<std::size_t> m_carriers; // their places; one too far: none
    std::vector<std::string> m_cards;
};

} // namespace hexwerk::assault
