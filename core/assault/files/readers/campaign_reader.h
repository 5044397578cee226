// Campaign files: strictly read, as plain values with the places of their keys.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"
#include "core/files/toml_reader.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

inline constexpr std::string_view kCampaignFormat = "hexwerk.campaign";

struct CampaignFile
{
    Campaign campaign;
    SourceMap places;
    bool operator==(const CampaignFile &) const = default;
};

void readCampaignTables(TableReader &table, Campaign &campaign);
// The text of a `hexwerk.campaign` file; `file` is what problems call it. What it names, in itself
// and beside it, is for checkCampaign().
LoadResult<CampaignFile> readCampaign(std::string_view text, const std::string &file);
// What the text says where it can be understood; empty if it is no TOML of this format.
std::optional<Campaign> salvagedCampaign(std::string_view text);
LoadResult<CampaignFile> loadCampaign(const std::filesystem::path &path);

} // namespace hexwerk::assault
