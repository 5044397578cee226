// Where mines lie, and where they are laid.
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/rules/moving/minefields.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

void ScenarioCheck::checkMines()
{
    for (std::size_t i = 0; i < m_scenario.mines.size(); ++i) {
        const MineAllotment &mines = m_scenario.mines[i];
        const KeyPath path = KeyPath().key("mines").element(i, {});
        expectSide(path.key("side"), mines.side);
        for (std::size_t k = 0; k < mines.zones.size(); ++k)
            expectZone(path.key("zones").element(k, {}), mines.zones[k], mines.side);
        checkMineRoom(mines, path);
    }
}

// Its zones have a hex for each marker, and for each anti-tank mine one that may hold it.
void ScenarioCheck::checkMineRoom(const MineAllotment &mines, const KeyPath &path)
{
    const bool known =
        std::all_of(mines.zones.begin(), mines.zones.end(), [&](const std::string &zone) {
            return std::find(m_zones.begin(), m_zones.end(), zone) != m_zones.end();
        });
    if (!m_board || !known)
        return;
    std::set<Hex> taken; // [R9.6.4.1d]
    for (const Minefield &field : m_scenario.board.minefields)
        taken.insert(field.hex);
    const std::vector<Hex> hexes = mineHexes(m_scenario, mines);
    const auto room = [&](MineKind kind) {
        return std::count_if(hexes.begin(), hexes.end(), [&](Hex hex) {
            return m_board->contains(hex) && !taken.contains(hex) &&
                   barOfMines(m_board->at(hex), m_chart, kind).empty();
        });
    };
    // [R9.6.4.1b] As many dummies come along.
    const int markers = 2 * (mines.antiPersonnel + mines.antiTank);
    const auto any = room(MineKind::AntiPersonnel);
    const auto open = room(MineKind::AntiTank);
    if (markers <= any && mines.antiTank <= open)
        return;
    Problem &problem = m_list.add(ContentProblem::NoRoomForMines, path.key("zones"), mines.side);
    problem.values = markers > any
                         ? std::vector{std::to_string(markers), std::to_string(any)}
                         : std::vector{std::to_string(mines.antiTank), std::to_string(open)};
}

void ScenarioCheck::checkMinefields()
{
    std::set<Hex> taken;
    for (std::size_t i = 0; i < m_scenario.board.minefields.size(); ++i) {
        const Minefield &field = m_scenario.board.minefields[i];
        const KeyPath path = KeyPath().key("board").key("minefield").element(i, {});
        expectSide(path.key("side"), field.side);
        const std::string hex = toString(field.hex);
        // [R9.6.4.1d] One marker a hex.
        if (!taken.insert(field.hex).second)
            m_list.add(ContentProblem::HexTaken, path.key("hex"), hex).place = hex;
        if (!m_board || !m_board->contains(field.hex))
            continue;
        const auto bar = barOfMines(m_board->at(field.hex), m_chart, field.kind);
        if (bar.empty())
            continue;
        Problem &problem = m_list.add(ContentProblem::MinesNotHere, path.key("hex"), hex);
        problem.values = {std::string(bar)};
        problem.place = hex;
    }
}

} // namespace hexwerk::assault
