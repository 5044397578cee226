// Whether a campaign fits together and all it names is there.
#pragma once

#include "core/assault/files/checks/battle_grounds.h"
#include "core/files/source_map.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// `memo`: null, or that of the grounds and data.
LoadResult<std::vector<BattleGround>>
checkCampaign(const Campaign &campaign, const BattleGrounds &grounds, const DataStore &data,
              const SourceMap &places = {}, const std::string &file = {},
              PlaceMemo *memo = nullptr);
// By battle, what it is fought on, and all that is wrong with the campaign, by place. `scenarios`:
// the texts that were found, by the names in the campaign.
LoadResult<std::vector<BattleGround>>
checkCampaign(const Campaign &campaign, const std::vector<TextSource> &scenarios,
              const DataStore &data, const SourceMap &places = {}, const std::string &file = {});

} // namespace hexwerk::assault
