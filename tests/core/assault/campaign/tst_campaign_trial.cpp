// Trial campaigns and what is counted of them.
#include <QTest>

#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/campaign/campaign_sample.h"
#include "core/assault/campaign/campaign_trial.h"
#include "core/assault/mind/level.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hexwerk::assault::tst_campaign_trial {

class tst_CampaignTrial final : public QObject
{
    Q_OBJECT

private slots:
    void theFiguresAreThoseOfTheCampaigns();
    void inPartsItIsTheSame();
    void expectedBattlesEndAsTheyAreExpected();
    void whatGoesRoundForEverIsBrokenOff();
    void playersFightForTheirSide();
    void whoPlaysBetterWinsMore();
    void aStoppedCampaignSaysNothing();
    void aSoundPlanLeavesNothingUndone();
};

static constexpr int kCampaigns = 30;

// Each is played again here, by the orders that it consists of.
void tst_CampaignTrial::theFiguresAreThoseOfTheCampaigns()
{
    const CampaignPosition start = begun(twoRoads());
    CampaignFigures figures = campaignFigures(start.campaign());
    std::map<std::pair<std::size_t, std::size_t>, int> ends;
    std::vector<int> reached(3);
    std::vector<int> lengths(5);
    std::array<int, 3> winners = {};
    std::array<int, 2> lost = {};
    for (std::uint64_t seed = 1; seed <= kCampaigns; ++seed) {
        figures.add(trialCampaign(start, seed));
        play::Randomness randomness(seed);
        CampaignPosition p = start;
        std::vector<bool> seen(3);
        while (p.question != CampaignQuestion::Over) {
            if (p.question == CampaignQuestion::Battle)
                seen[p.battle] = true;
            QVERIFY(CampaignPlay::apply(p, CampaignPlay::sample(p, randomness)));
        }
        for (std::size_t i = 0; i < seen.size(); ++i)
            reached[i] += seen[i];
        ++lengths[p.fought.size() - 1];
        ++winners[p.winner == kNobody ? 2 : p.winner];
        if (p.fought.back().result)
            ++ends[{p.fought.back().battle, *p.fought.back().result}];
        for (const CoreNow &core : p.cores)
            lost[core.side] += core.strength == 0;
    }
    QCOMPARE(figures.campaigns, kCampaigns);
    QCOMPARE(figures.endless, 0);
    QCOMPARE(figures.reached, reached);
    QCOMPARE(figures.reached[0], kCampaigns); // it begins there
    lengths.resize(figures.lengths.size());
    QCOMPARE(figures.lengths, lengths);
    QCOMPARE(figures.wins[0], winners[0]);
    QCOMPARE(figures.wins[1], winners[1]);
    QCOMPARE(figures.lost, lost);
    for (std::size_t battle = 0; battle < 3; ++battle)
        for (std::size_t result = 0; result < figures.ends[battle].size(); ++result)
            QCOMPARE(figures.ends[battle][result], (ends[{battle, result}]));
}

void tst_CampaignTrial::inPartsItIsTheSame()
{
    const CampaignPosition start = begun(twoRoads());
    CampaignFigures whole = campaignFigures(start.campaign());
    std::array parts = {whole, whole};
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        whole.add(trialCampaign(start, seed));
        parts[seed % 2].add(trialCampaign(start, seed));
    }
    parts[0].add(parts[1]);
    QCOMPARE(parts[0].campaigns, whole.campaigns);
    QCOMPARE(parts[0].lengths, whole.lengths);
    QCOMPARE(parts[0].won, whole.won);
    QCOMPARE(parts[0].results, whole.results);
    QCOMPARE(parts[0].strength, whole.strength);
}

// Whoever always wins the outpost by much meets the crossing or the hill next; nothing is lost.
void tst_CampaignTrial::expectedBattlesEndAsTheyAreExpected()
{
    Campaign campaign = twoRoads();
    campaign.length = 1;
    const CampaignPosition start = begun(campaign);
    const auto outpost = *battleIndex(campaign, "outpost");
    const auto figuresWith = [&](BattleChance chance) {
        BattleChances chances(3);
        chances[outpost] = chance;
        CampaignFigures figures = campaignFigures(campaign);
        for (std::uint64_t seed = 1; seed <= 100; ++seed)
            figures.add(trialCampaign(start, seed, chances));
        return figures;
    };
    QCOMPARE(figuresWith({.win = 100, .draw = 0, .losses = 0}).won[outpost],
             (std::array{100, 0, 0}));
    QCOMPARE(figuresWith({.win = 0, .draw = 0, .losses = 0}).won[outpost], (std::array{0, 100, 0}));
    QCOMPARE(figuresWith({.win = 0, .draw = 100, .losses = 0}).won[outpost],
             (std::array{0, 0, 100}));
    QCOMPARE(figuresWith({.win = 50, .draw = 0, .losses = 0}).lost, (std::array{0, 0}));
    const auto all = figuresWith({.win = 50, .draw = 20, .losses = 100});
    QVERIFY(all.lost[0] > 0 && all.lost[1] > 0);
    // 100 campaigns: far from nobody, and within four standard deviations of 50.
    QVERIFY(all.won[outpost][0] >= 30 && all.won[outpost][0] <= 70);
}

void tst_CampaignTrial::whatGoesRoundForEverIsBrokenOff()
{
    Campaign campaign = twoRoads();
    campaign.length.reset();
    campaign.tracks.clear();
    for (CampaignBattle &battle : campaign.battles)
        battle.results = {{.when = ResultTerm{.kind = ResultTermKind::Winner, .name = "allied"}},
                          {.next = {"crossing"}}};
    battleOf(campaign, "crossing").results.back().next = {"hill"};
    battleOf(campaign, "hill").results.back().next = {"outpost"};
    const CampaignPosition start = begun(campaign);
    const BattleChances chances(3, BattleChance{.win = 0});
    QVERIFY(!trialCampaign(start, 1, chances, 20));
    CampaignFigures figures = campaignFigures(campaign);
    figures.add(trialCampaign(start, 1, chances, 20));
    QCOMPARE(figures.campaigns, 1);
    QCOMPARE(figures.endless, 1);
    QCOMPARE(std::accumulate(figures.reached.begin(), figures.reached.end(), 0), 0);
}

static TrialPlayers playersOf(Level first, Level second)
{
    return {.make = [=](const Position &battle, SideIndex side, std::uint64_t seed) {
        return computerPlayer({side == 0 ? first : second}, battle.setting, seed, {});
    }};
}

// A player for each side that is asked in a battle, and the same seed gives the same campaign.
void tst_CampaignTrial::playersFightForTheirSide()
{
    const CampaignPosition start = begun(twoRoads());
    std::array<std::size_t, 2> made = {};
    TrialPlayers players = playersOf(Level::Recruit, Level::Recruit);
    players.make = [&, make = players.make](const Position &battle, SideIndex side,
                                            std::uint64_t seed) {
        // The side of the campaign is the one that is asked in the battle.
        const auto &sides = battle.setting->scenario.sides;
        if (sides[Assault::speaker(battle).seat].id == start.campaign().sides[side].id)
            ++made[side];
        return make(battle, side, seed);
    };
    const auto trial = trialCampaign(start, 3, {}, 200, players);
    QVERIFY(trial && !trial->fought.empty());
    QCOMPARE(made[0], trial->fought.size());
    QCOMPARE(made[1], trial->fought.size());
    const auto again = trialCampaign(start, 3, {}, 200, players);
    QVERIFY(again && again->winner == trial->winner && again->strength == trial->strength);
}

void tst_CampaignTrial::whoPlaysBetterWinsMore()
{
    const CampaignPosition start = begun(twoRoads());
    const auto wonByFirst = [&](Level first, Level second) {
        CampaignFigures figures = campaignFigures(start.campaign());
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            figures.add(trialCampaign(start, seed, {}, 200, playersOf(first, second)));
        int balance = 0;
        for (const auto &won : figures.won)
            balance += won[0] - won[1];
        return balance;
    };
    QVERIFY(wonByFirst(Level::Regular, Level::Random) > wonByFirst(Level::Random, Level::Regular));
}

void tst_CampaignTrial::aStoppedCampaignSaysNothing()
{
    const CampaignPosition start = begun(twoRoads());
    TrialPlayers players = playersOf(Level::Recruit, Level::Recruit);
    int orders = 0;
    players.isStopped = [&orders] { return ++orders > 20; };
    QVERIFY(!trialCampaign(start, 1, {}, 200, players));
    QCOMPARE(orders, 21); // it is asked before each order
}

// Whatever comes before it: nothing that could still be brought back is left.
void tst_CampaignTrial::aSoundPlanLeavesNothingUndone()
{
    int restored = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        play::Randomness randomness(seed);
        CampaignPosition p = begun(twoRoads());
        while (p.question != CampaignQuestion::Over) {
            if (p.question == CampaignQuestion::Plan) {
                const PlanLines plan = soundPlan(p, p.asked);
                QVERIFY(planRuling(p, p.asked, plan));
                for (const CoreNow &core : p.cores) {
                    const std::string verb = core.lives() ? "restore " : "replace ";
                    if (std::count(plan.begin(), plan.end(), verb + core.id) > 0) {
                        ++restored;
                        continue;
                    }
                    PlanLines more = plan;
                    more.push_back(verb + core.id);
                    QVERIFY(core.side != p.asked || !planRuling(p, p.asked, more));
                }
            }
            QVERIFY(CampaignPlay::apply(p, CampaignPlay::sample(p, randomness)));
        }
    }
    QVERIFY(restored > 0);
}

HW_PLAIN_TEST(tst_CampaignTrial)

} // namespace hexwerk::assault::tst_campaign_trial

#include "tst_campaign_trial.moc"
