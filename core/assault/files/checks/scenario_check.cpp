#include "core/assault/files/checks/scenario_check.h"

#include "core/assault/files/checks/board_check.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/course_check.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/rules/moving/ways.h"
#include "core/files/document.h"
#include "core/files/words.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

ScenarioCheck::ScenarioCheck(const Scenario &scenario, const DataStore &data,
                             const SourceMap &places, const std::string &file)
    : m_scenario(scenario)
    , m_data(data)
    , m_list(file, places)
    , m_chart(data.terrainFor(scenario.profile))
    , m_sides(idsOf(scenario.sides))
    , m_zones(idsOf(scenario.zones))
    , m_objectives(idsOf(scenario.objectives))
    , m_units(idsOf(scenario.units))
    , m_cards(data.cardIds())
{
}

LoadResult<Board> ScenarioCheck::run()
{
    const BoardSpec &spec = m_scenario.board;
    m_board = checkBoard(spec, m_chart, m_data.tileLookup(), KeyPath().key("board"), m_list);
    if (!m_board && isBoardSize(spec.columns.value_or(0), spec.rows.value_or(0)))
        m_blank = Board(*spec.columns, *spec.rows);
    checkSystem();
    checkOptions();
    checkSides();
    checkForces();
    checkZones();
    checkObjectives();
    checkMines();
    checkMinefields();
    checkUnits();
    checkLoads();
    checkDecks();
    checkSupport();
    checkReinforcements();
    expectDifferentIds(m_scenario.tracks, "track");
    checkCourse(m_scenario, m_list);
    checkEffects();
    checkHalfDone();
    checkDoubts();
    if (m_board)
        return loaded(*std::move(m_board), std::move(m_list.problems()));
    sortByPlace(m_list.problems());
    return {std::nullopt, std::move(m_list.problems())};
}

void ScenarioCheck::expectSide(const KeyPath &path, const std::string &side)
{
    m_list.expectId(path, side, m_sides, ContentExpectation::Side);
}

void ScenarioCheck::expectSideIfAny(const KeyPath &path, const std::string &side)
{
    if (!side.empty())
        expectSide(path, side);
}

// The zone must be there, and be the side's own or nobody's.
void ScenarioCheck::expectZone(const KeyPath &path, const std::string &zone,
                               const std::string &side)
{
    m_list.expectId(path, zone, m_zones, ContentExpectation::Zone);
    for (const Zone &known : m_scenario.zones)
        if (known.id == zone && !known.side.empty() && known.side != side)
            m_list.add(ContentProblem::OtherSide, path, zone).values = {known.side};
}

void ScenarioCheck::expectWithinTurns(const KeyPath &path, int turn)
{
    if (turn <= m_scenario.turns)
        return;
    Problem &problem = m_list.add(FileProblem::OutOfRange, path, std::to_string(turn));
    problem.expected = FileExpectation::WholeNumber;
    problem.values = {"1", std::to_string(m_scenario.turns)};
}

void ScenarioCheck::expectOnBoard(const KeyPath &path, Hex hex)
{
    const std::optional<Board> &shape = m_board ? m_board : m_blank;
    if (shape && !shape->contains(hex))
        m_list.add(ContentProblem::OffBoard, path, toString(hex)).place = toString(hex);
}

template<typename T>
void ScenarioCheck::expectDifferentIds(const std::vector<T> &values, std::string_view table)
{
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!seen.insert(values[i].id).second)
            m_list.add(FileProblem::DuplicateId,
                       KeyPath().key(table).element(i, values[i].id).key("id"), values[i].id);
}

void ScenarioCheck::checkSystem()
{
    m_list.expectId(KeyPath().key("system"), m_scenario.system, {m_data.system.id},
                    FileExpectation::System);
    m_list.expectId(KeyPath().key("profile"), m_scenario.profile, keysOf(m_data.system.profiles),
                    ContentExpectation::Profile);
    if (m_scenario.firstPlayer != "roll")
        expectSide(KeyPath().key("first_player"), m_scenario.firstPlayer);
    if (m_scenario.firstSetup != "roll")
        expectSide(KeyPath().key("first_setup"), m_scenario.firstSetup);
}

void ScenarioCheck::checkOptions()
{
    for (const auto &[name, value] : m_scenario.options) {
        const KeyPath path = KeyPath().key("options").key(name);
        const auto row = m_data.system.switches.find(name);
        if (row == m_data.system.switches.end()) {
            Problem &problem = m_list.add(ContentProblem::UnknownOption, path, name);
            problem.expected = ContentExpectation::Switch;
            problem.values = likest(name, keysOf(m_data.system.switches));
        } else if (value.index() != row->second.standard.index())
            m_list.add(FileProblem::WrongType, path).expected = expectedLike(row->second.standard);
        else if (name == "dice")
            m_list.expectId(path, std::get<std::string>(value), keysOf(m_data.system.dice),
                            ContentExpectation::DiceProfile);
    }
}

void ScenarioCheck::checkSides()
{
    expectDifferentIds(m_scenario.sides, "side");
    for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
        const std::string &id = m_scenario.sides[i].id;
        const KeyPath path = KeyPath().key("side").element(i, id);
        // Words that stand for something else where a side may be named.
        if (id == "roll" || id == "draw")
            m_list.add(FileProblem::BadName, path.key("id"), id).expected = FileExpectation::Id;
        if (i >= 2)
            m_list.add(ContentProblem::TooManySides, path);
    }
}

void ScenarioCheck::checkZones()
{
    expectDifferentIds(m_scenario.zones, "zone");
    for (std::size_t i = 0; i < m_scenario.zones.size(); ++i) {
        const Zone &zone = m_scenario.zones[i];
        const KeyPath path = KeyPath().key("zone").element(i, zone.id);
        expectSideIfAny(path.key("side"), zone.side);
        if (zone.hexes.empty())
            m_list.add(ContentProblem::EmptyZone, path.key("hexes"));
        for (std::size_t k = 0; k < zone.hexes.size(); ++k)
            expectOnBoard(path.key("hexes").element(k, {}), zone.hexes[k]);
        if (zone.purpose == ZonePurpose::Setup || zone.purpose == ZonePurpose::Entry)
            for (std::size_t k = 0; k < zone.hexes.size(); ++k)
                expectSomebodyGetsTo(path.key("hexes").element(k, {}), zone.hexes[k]);
    }
}

// [H9.4a] Where neither foot nor wheels nor tracks get, nothing can be held or set up.
void ScenarioCheck::expectSomebodyGetsTo(const KeyPath &path, Hex hex)
{
    if (!m_board || !m_board->contains(hex))
        return;
    for (const MovementType type : {MovementType::Foot, MovementType::Artillery,
                                    MovementType::Mechanized, MovementType::Track})
        if (couldBeIn(m_chart, m_board->at(hex), type))
            return;
    m_list.add(ContentProblem::NobodyGetsThere, path, toString(hex)).place = toString(hex);
}

void ScenarioCheck::checkObjectives()
{
    expectDifferentIds(m_scenario.objectives, "objective");
    for (std::size_t i = 0; i < m_scenario.objectives.size(); ++i) {
        const Objective &objective = m_scenario.objectives[i];
        const KeyPath path = KeyPath().key("objective").element(i, objective.id);
        expectOnBoard(path.key("hex"), objective.hex);
        expectSomebodyGetsTo(path.key("hex"), objective.hex);
        expectSideIfAny(path.key("holder"), objective.holder);
    }
}

void ScenarioCheck::checkReinforcements()
{
    for (std::size_t i = 0; i < m_scenario.reinforcements.size(); ++i) {
        const Reinforcement &group = m_scenario.reinforcements[i];
        const KeyPath path = KeyPath().key("reinforcement").element(i, {});
        expectSide(path.key("side"), group.side);
        expectZone(path.key("zone"), group.zone, group.side);
        expectWithinTurns(path.key("turn"), group.turn);
        for (std::size_t k = 0; k < group.units.size(); ++k)
            m_list.expectId(path.key("units").element(k, {}).key("card"), group.units[k].card,
                            m_cards, ContentExpectation::Card);
    }
}

// What triggers bring that only data and board know.
void ScenarioCheck::checkEffects()
{
    for (std::size_t i = 0; i < m_scenario.triggers.size(); ++i)
        for (std::size_t k = 0; k < m_scenario.triggers[i].effects.size(); ++k) {
            const TriggerEffect &effect = m_scenario.triggers[i].effects[k];
            const KeyPath path = KeyPath().key("trigger").element(i, {}).key("do").element(k, {});
            if (effect.kind == EffectKind::Spawn)
                m_list.expectId(path.key("spawn"), effect.card, m_cards, ContentExpectation::Card);
            if (effect.kind != EffectKind::Terrain)
                continue;
            m_list.expectId(path.key("terrain"), effect.terrain, terrainIds(m_chart),
                            ContentExpectation::Terrain);
            for (std::size_t hex = 0; hex < effect.hexes.size(); ++hex)
                expectOnBoard(path.key("hexes").element(hex, {}), effect.hexes[hex]);
        }
}

// Designers save half-done work: it is valid, but worth a word.
void ScenarioCheck::checkHalfDone()
{
    if (m_scenario.sides.size() < 2)
        m_list.add(ContentProblem::TooFewSides, KeyPath().key("side"));
    const bool takesCards =
        std::any_of(m_scenario.sides.begin(), m_scenario.sides.end(), [](const SideSpec &side) {
            return !side.formations.empty() || !side.additional.empty();
        });
    if (m_scenario.units.empty() && !takesCards)
        m_list.add(ContentProblem::NoUnits, KeyPath().key("unit"));
    if (m_scenario.victories.empty())
        m_list.add(ContentProblem::NoVictory, KeyPath().key("victory"));
    if (m_scenario.zones.empty())
        m_list.add(ContentProblem::NoZones, KeyPath().key("zone"));
}

} // namespace hexwerk::assault
