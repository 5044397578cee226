#include "core/assault/files/checks/battle_grounds.h"

#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"

#include <utility>

namespace hexwerk::assault {

LoadResult<BattleGround> groundIn(const TextSource &scenario, const DataStore &data)
{
    LoadResult<ScenarioFile> read = readScenario(scenario.text, scenario.file);
    LoadResult<BattleGround> ground{std::nullopt, std::move(read.problems)};
    if (!read)
        return ground;
    auto board = checkScenario(read.value->scenario, data, read.value->places, scenario.file);
    addProblems(ground.problems, board.problems);
    if (board)
        ground.value = BattleGround{std::move(read.value->scenario), std::move(*board.value)};
    return ground;
}

std::string PlaceMemo::of(const std::string &scenario, const std::string &unit,
                          const std::string &card, const std::function<std::string()> &find)
{
    const std::array key = {scenario, unit, card};
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
    }
    std::string found = find();
    const std::scoped_lock lock(m_mutex);
    return m_known.emplace(key, std::move(found)).first->second;
}

} // namespace hexwerk::assault
