// Whether a campaign fits together and all it names is there.
#pragma once

#include "core/assault/campaign/campaign_setting.h"
#include "core/assault/files/library/data_store.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"
#include "core/files/text_file.h"

#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault {

// The scenario of a battle, checked by itself. Without a value it is broken, and the problems say
// how.
LoadResult<BattleGround> groundIn(const TextSource &scenario, const DataStore &data);
// Those that were found, by the names in the campaign.
using BattleGrounds = std::map<std::string, LoadResult<BattleGround>>;

LoadResult<std::vector<BattleGround>>
checkCampaign(const Campaign &campaign, const BattleGrounds &grounds, const DataStore &data,
              const SourceMap &places = {}, const std::string &file = {});
// By battle, what it is fought on, and all that is wrong with the campaign, by place. `scenarios`:
// the texts that were found, by the names in the campaign.
LoadResult<std::vector<BattleGround>>
checkCampaign(const Campaign &campaign, const std::vector<TextSource> &scenarios,
              const DataStore &data, const SourceMap &places = {}, const std::string &file = {});

} // namespace hexwerk::assault
