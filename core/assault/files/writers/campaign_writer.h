// Campaigns as TOML: what goes without saying is left out.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/files/lossless_patch.h"
#include "core/files/toml_value.h"

#include <string>

namespace hexwerk::assault {

TomlTable toTree(const Campaign &campaign);
// A new file.
std::string freshCampaignText(const Campaign &campaign);
// The file `source`, which says `before`, with what is different in `after`; all else in it stays.
tl::expected<std::string, PatchError>
changedCampaignText(const std::string &source, const Campaign &before, const Campaign &after);

} // namespace hexwerk::assault
