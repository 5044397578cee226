#include "core/assault/game/chart_met.h"

namespace hexwerk::assault {

namespace {

struct Met
{
    std::vector<bool> terrains; // by TerrainIndex
    SideBits hexsides = 0;
    std::uint16_t roads = 0; // bit k: RoadKind k
};

Met metOn(const Board &board, std::size_t terrains)
{
    Met met{std::vector<bool>(terrains), 0, 0};
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Cell &cell = board.at(board.hexAt(i));
        met.terrains[cell.terrain] = true;
        for (const SideBits sides : cell.sides)
            met.hexsides |= sides;
        for (std::size_t kind = 0; kind < cell.roads.size(); ++kind)
            if (cell.roads[kind] != 0)
                met.roads |= static_cast<std::uint16_t>(1U << kind);
    }
    return met;
}

void addTriggers(Met &met, const Scenario &scenario, const TerrainChart &chart)
{
    for (const Trigger &trigger : scenario.triggers)
        for (const TriggerEffect &effect : trigger.effects)
            if (const auto index = chart.find(effect.terrain))
                met.terrains[*index] = true;
}

template<typename Row>
std::vector<Row> metRows(const std::vector<Row> &rows, std::size_t printed, std::uint32_t met)
{
    std::vector<Row> kept;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i < printed || (met >> i & 1U) != 0)
            kept.push_back(rows[i]);
    return kept;
}

} // namespace

TerrainChart chartMet(const Setting &setting)
{
    const TerrainChart &chart = setting.data.terrain;
    Met met = metOn(setting.board, chart.rows.size());
    addTriggers(met, setting.scenario, chart);
    TerrainChart kept;
    for (std::size_t i = 0; i < chart.rows.size(); ++i)
        if (chart.rows[i].house.empty() || met.terrains[i])
            kept.rows.push_back(chart.rows[i]);
    kept.hexsides = metRows(chart.hexsides, kAllHexsideKinds.size(), met.hexsides);
    kept.roads = metRows(chart.roads, kAllRoadKinds.size(), met.roads);
    return kept;
}

} // namespace hexwerk::assault
