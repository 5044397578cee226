// Trial campaigns and what is counted of them.
#include <QTest>

#include "core/assault/campaign/campaign_trial.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/test_program.h"

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

HW_PLAIN_TEST(tst_CampaignTrial)

} // namespace hexwerk::assault::tst_campaign_trial

#include "tst_campaign_trial.moc"
