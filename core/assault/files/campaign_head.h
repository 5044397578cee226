// A campaign with the scenarios of its battles, for games to begin from, and its match.
#pragma once

#include "core/assault/campaign/campaign_play.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/system/game_file.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault {

class CampaignHead final : public Head
{
public:
    static constexpr std::string_view kSystem = kSystemId;
    static constexpr std::string_view kFormat = kCampaignFormat;
    static constexpr Beginning kBegins = {kFormat, "hexwerk.campaign_game"};

    // The texts of the scenarios by the names of their files.
    CampaignHead(CampaignFile said, std::string inFile, std::vector<TextSource> scenarioTexts);

    const Rules &rules() const override;
    Beginning begins() const override { return kBegins; }
    // With the scenarios, so that a game keeps what it was begun from.
    TomlTable tree() const override;
    std::vector<std::string> seats() const override;
    // No scenario has secrets of the other side.
    bool mayBeShownTo(std::string_view seat) const override;

    const Campaign campaign;
    const SourceMap places;
    const std::string file;
    const std::vector<TextSource> scenarios;
};

// With the scenarios that lie beside the file.
LoadResult<SharedHead> readCampaignHead(const TextSource &file);
// As a table of a game.
SharedHead readCampaignHead(TableReader &table);

// Once for each scenario: where it can be read. Battles that name it share it.
std::vector<TextSource> scenariosBeside(const Campaign &campaign, const std::string &file);
// By battle; without a value where one is missing or broken, with problems by place.
LoadResult<std::vector<BattleGround>> groundsOf(const CampaignHead &head, const DataStore &data);

LoadResult<std::unique_ptr<play::Match>>
beginCampaign(const CampaignHead &head, const DataStore &data, const Secrets &secrets);
// All scenarios, core units and reserves together.
Pins pinCampaign(const CampaignHead &head, const DataStore &data);
std::vector<TextSource> campaignPlayedWith(const CampaignHead &head, const DataStore &data);

// A campaign that says which battle it wants.
struct CampaignMatch : CampaignPlay
{
    // The text of the scenario with the core units in it, while a battle is to be fought.
    static std::optional<std::string> wanted(const Position &p);
};
static_assert(play::System<CampaignMatch> && play::Wanting<CampaignMatch>);

} // namespace hexwerk::assault
