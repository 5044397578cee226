#include "core/assault/tabletop/table_rules.h"

namespace hexwerk::assault {

TerrainChart chartOf(const TableRules &rules)
{
    TerrainChart chart = rules.data.terrain;
    if (const auto profile = rules.data.profiles.find(rules.profile);
        profile != rules.data.profiles.end())
        chart.replace(profile->second.terrain);
    return chart;
}

} // namespace hexwerk::assault
