// The scenarios that the battles of a campaign are fought on.
#pragma once

#include "core/assault/campaign/campaign_setting.h"
#include "core/assault/files/library/data_store.h"
#include "core/files/problem.h"
#include "core/files/text_file.h"

#include <array>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace hexwerk::assault {

// The scenario of a battle, checked by itself. Without a value it is broken, and the problems say
// how.
LoadResult<BattleGround> groundIn(const TextSource &scenario, const DataStore &data);
// Those that were found, by the names in the campaign.
using BattleGrounds = std::map<std::string, LoadResult<BattleGround>>;

// Which cards were found to fit into the places of which units: of the same grounds and data, so
// that a check after an edit need not ask again. For any thread.
class PlaceMemo
{
public:
    // The name of the problem; empty: it fits. `find` says so where it is not known yet.
    std::string of(const std::string &scenario, const std::string &unit, const std::string &card,
                   const std::function<std::string()> &find);

private:
    std::mutex m_mutex;
    std::map<std::array<std::string, 3>, std::string> m_known;
};

} // namespace hexwerk::assault
