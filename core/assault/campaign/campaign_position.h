// A campaign at one moment: between two battles, or while one is fought.
#pragma once

#include "core/assault/campaign/campaign_setting.h"
#include "core/base/sealed.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// [H14.3a] A core unit as it lives now.
struct CoreNow
{
    std::string id = {};
    SideIndex side = 0;
    std::string card = {};
    LocalText name = {};
    Experience experience = Experience::Regular; // before what it has earned
    int earned = 0;                              // steps above that [H14.7a]
    int strength = 1;                            // strength points; 0: lost
    int joined = 1;       // the number of the battle that it could fight in first
    int lostIn = 0;       // number of the battle; 0: it lives
    int battlesLeft = -1; // of salvage, until it is given up; -1: for good [H14.9c]
    int kills = 0;
    int battles = 0;
    int objectives = 0;           // that it took
    std::vector<int> medals = {}; // places in Campaign::medals, as they were won
    bool isReplaced = false;      // lost, and a new unit came in its place [H14.5a]
    bool operator==(const CoreNow &) const = default;

    bool lives() const { return strength > 0; }
};

// The experience that it fights with.
Experience experienceOf(const CoreNow &core);

// Who takes the place of a unit of the scenario.
struct SlotTaken
{
    std::string unit = {};                // of the scenario
    std::optional<std::size_t> core = {}; // place in CampaignPosition::cores; empty: nobody
    bool operator==(const SlotTaken &) const = default;
};

// A battle that has been fought.
struct Fought
{
    std::size_t battle = 0; // place in the campaign
    SideIndex winner = kNobody;
    int margin = 0;
    int turns = 0;
    std::optional<std::size_t> result = {}; // place in the battle; empty: none held
    bool operator==(const Fought &) const = default;
};

// [H14.9a] What was left on the field, for who holds it.
struct Abandoned
{
    std::string card = {};
    LocalText name = {}; // of the core unit that it was
    bool operator==(const Abandoned &) const = default;
};

// What a side decides between two battles, in its words (campaign_plan.h).
using PlanLines = std::vector<std::string>;

// [H14.5c] Face down until both have decided.
struct SidePlan
{
    bool isMade = false;
    bool isShown = false;
    Sealed<PlanLines> lines = {};
    std::string box = {}; // the same for who holds the seed
    bool operator==(const SidePlan &) const = default;
};

enum class CampaignQuestion : std::uint8_t {
    Over,
    Plan,   // of a side: what it does before the next battle
    Show,   // of a side: its plan
    Battle, // of the table: how it ended
    Choose, // of a side: the next battle
    Roll,   // of chance: likewise
};
std::string_view toString(CampaignQuestion question); // "plan"

struct CampaignPosition
{
    Frozen<CampaignSetting> setting = {};
    SideSeeds seeds = {};
    std::vector<CoreNow> cores = {}; // those of the campaign, then as they joined
    std::vector<int> tracks = {};
    std::array<int, 2> points = {}; // replacement points by side
    std::vector<int> drawn = {};    // units taken from each reserve
    std::array<int, 2> joined = {}; // new core units by side, for their ids
    std::vector<Fought> fought = {};
    std::vector<Abandoned> abandoned = {}; // that `fieldHolder` may take
    SideIndex fieldHolder = kNobody;
    std::size_t battle = 0; // the next one, or the one that is fought
    std::array<SidePlan, 2> plans = {};
    std::array<int, 2> plansMade = {}; // so far, for their seals
    std::vector<SlotTaken> taken = {}; // of the battle that is fought
    CampaignQuestion question = CampaignQuestion::Over;
    SideIndex asked = kNobody;
    std::vector<std::size_t> ways = {}; // next battles, to choose among
    SideIndex winner = kNobody;         // when it is over; nobody: a draw
    bool operator==(const CampaignPosition &) const = default;

    const Campaign &campaign() const { return setting->campaign; }
    const CampaignBattle &nextBattle() const { return campaign().battles[battle]; }
    // Of the next battle, or of the one that is fought; from 1.
    int battleNumber() const { return static_cast<int>(fought.size()) + 1; }
};

} // namespace hexwerk::assault
