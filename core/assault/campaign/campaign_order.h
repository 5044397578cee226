// What is said in a campaign.
#pragma once

#include "core/assault/campaign/battle_report.h"
#include "core/assault/campaign/campaign_position.h"

#include <string>
#include <variant>

namespace hexwerk::assault {

// [H14.5c] What a side decides before the next battle. `box` is for who holds its seed alone.
struct MakePlan
{
    Sealed<PlanLines> lines = {};
    std::string box = {};
    bool operator==(const MakePlan &) const = default;
};
struct ShowPlan
{
    PlanLines lines = {};
    Salt salt = {};
    bool operator==(const ShowPlan &) const = default;
};
// [H14.12] How the battle ended.
struct ReportBattle
{
    BattleReport report = {};
    bool operator==(const ReportBattle &) const = default;
};
// [H14.2b] The next battle, as a side or a die says.
struct ChooseBattle
{
    std::string battle = {};
    bool operator==(const ChooseBattle &) const = default;
};

// [H14.3e] A core unit is called so from now on; empty: like its card.
struct RenameCore
{
    std::string core = {};
    LocalText name = {};
    bool operator==(const RenameCore &) const = default;
};

using CampaignOrder = std::variant<MakePlan, ShowPlan, ReportBattle, ChooseBattle, RenameCore>;

enum class CampaignEventKind : std::uint8_t {
    PlanMade,
    Salvaged,
    Restored,
    Replaced,
    Recruited,
    Promoted,
    BattleBegan,
    BattleEnded,
    CoreFought,
    CoreLost,
    ExperienceGained,
    MedalWon,
    PointsGained,
    TrackMoved,
    ThresholdReached,
    BattleChosen,
    SalvageGivenUp,
    CampaignEnded,
    CoreRenamed,
};
std::string_view toString(CampaignEventKind kind); // "core_lost"

struct CampaignEvent
{
    CampaignEventKind kind = CampaignEventKind::PlanMade;
    SideIndex side = kNobody;
    std::string id = {}; // of a core unit, battle, medal, track
    std::string card = {};
    int from = 0;
    int to = 0;
    std::string_view rule = {}; // a literal
    bool reveals = false;
    bool operator==(const CampaignEvent &) const = default;
};

} // namespace hexwerk::assault
