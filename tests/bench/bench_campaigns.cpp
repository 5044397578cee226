// Campaigns beside their budgets: opened, checked after an edit, and tried.
#include "core/assault/campaign/campaign_trial.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/checks/campaign_check.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>
#include <utility>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;

static const std::string kRoads = HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml";

static const DataStore &shipped()
{
    static const DataStore kData =
        std::move(loadData({{HW_SOURCE_DIR "/resources"}}).value.value());
    return kData;
}

// Sixty battles in a row and four hundred core units.
static Campaign longCampaign()
{
    Campaign campaign = loadCampaign(kRoads).value.value().campaign;
    campaign.length.reset();
    const CampaignBattle like = campaign.battles.front();
    campaign.battles.clear();
    for (int i = 0; i < 60; ++i) {
        CampaignBattle battle = like;
        battle.id = "battle-" + std::to_string(i);
        battle.results = {{.effects = {{.track = "momentum", .add = 1}}}};
        if (i < 59)
            battle.results[0].next = {"battle-" + std::to_string(i + 1)};
        campaign.battles.push_back(std::move(battle));
    }
    campaign.start = "battle-0";
    const auto cores = campaign.cores;
    while (campaign.cores.size() < 400) {
        CoreUnit core = cores[campaign.cores.size() % cores.size()];
        core.id = "core-" + std::to_string(campaign.cores.size());
        campaign.cores.push_back(std::move(core));
    }
    return campaign;
}

static void opening(benchmark::State &state)
{
    const std::string text = freshCampaignText(longCampaign());
    for (auto _ : state) {
        const auto head = readCampaignHead(TextSource{kRoads, text});
        if (!head ||
            hasErrors(
                groundsOf(dynamic_cast<const CampaignHead &>(**head.value), shipped()).problems))
            std::abort();
    }
}

static void checking(benchmark::State &state)
{
    const Campaign campaign = longCampaign();
    BattleGrounds grounds;
    for (const TextSource &source : scenariosBeside(campaign, kRoads))
        grounds.emplace(source.file, groundIn(source, shipped()));
    PlaceMemo memo;
    benchmark::DoNotOptimize(checkCampaign(campaign, grounds, shipped(), {}, {}, &memo));
    for (auto _ : state)
        benchmark::DoNotOptimize(checkCampaign(campaign, grounds, shipped(), {}, {}, &memo));
}

static void trying(benchmark::State &state)
{
    const auto head =
        readCampaignHead(TextSource{HW_SOURCE_DIR "/scenarios/gela-beachhead/gela-beachhead.toml",
                                    readTextFile(HW_SOURCE_DIR "/scenarios/gela-beachhead/"
                                                               "gela-beachhead.toml")
                                        .value.value()});
    const auto match =
        beginCampaign(dynamic_cast<const CampaignHead &>(**head.value), shipped(), {});
    const CampaignPosition start =
        dynamic_cast<const play::MatchOf<CampaignMatch> &>(**match.value).position();
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(trialCampaign(start, ++seed));
}

void addCampaigns()
{
    add("campaign of 60 battles and 400 core units read and checked", 300ms, opening)
        ->Unit(benchmark::kMillisecond);
    add("the same checked after an edit", 50ms, checking)->Unit(benchmark::kMillisecond);
    // A thousand in 60 s on two cores.
    add("trial campaign of the Gela beachhead, on one core", 120ms, trying)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(200);
}

} // namespace hexwerk::bench
