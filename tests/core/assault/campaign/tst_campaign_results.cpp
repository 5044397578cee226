// What follows from a battle: the next one, tracks, the end.
#include <QTest>

#include "core/assault/campaign/campaign_course.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_campaign_results {

class tst_CampaignResults final : public QObject
{
    Q_OBJECT

private slots:
    void h14_1a_theFirstBattleBegins();
    void h14_1b_theFirstResultThatHoldsCounts();
    void h14_1b_withoutAResultItIsADraw();
    void h14_1b_termsAreAsked_data();
    void h14_1b_termsAreAsked();
    void h14_2a_oneBattleIsForced();
    void h14_2b_theWinnerChooses();
    void h14_2b_theLoserOrASideChooses();
    void h14_2b_afterADrawARollDecides();
    void h14_10a_markersMoveAndStopAtTheEnds();
    void h14_10b_aThresholdDecides_data();
    void h14_10b_aThresholdDecides();
    void h14_11a_theLastBattleEndsIt();
    void h14_11b_aResultDecides();
};

void tst_CampaignResults::h14_1a_theFirstBattleBegins()
{
    Campaign campaign = twoRoads();
    QCOMPARE(begun(campaign).nextBattle().id, std::string("outpost"));
    campaign.start = "hill";
    const CampaignPosition p = begun(campaign);
    QCOMPARE(p.nextBattle().id, std::string("hill"));
    QCOMPARE(p.battleNumber(), 1);
}

void tst_CampaignResults::h14_1b_theFirstResultThatHoldsCounts()
{
    const auto resultWith = [](std::string_view winner, int margin, bool hasHouse) {
        CampaignPosition p = begun(twoRoads());
        planNothing(p);
        BattleReport report = quietReport(p);
        report.winner = winner;
        report.margin = margin;
        report.terms = {hasHouse};
        say(p, ReportBattle{report});
        return p.fought.front().result;
    };
    QCOMPARE(resultWith("allied", 2, true), std::optional<std::size_t>(0));
    QCOMPARE(resultWith("allied", 1, false), std::optional<std::size_t>(1));
    QCOMPARE(resultWith("axis", 2, true), std::optional<std::size_t>(1)); // of the house
    QCOMPARE(resultWith("axis", 2, false), std::optional<std::size_t>(2));
    QCOMPARE(resultWith("", 0, false), std::optional<std::size_t>(2));
}

void tst_CampaignResults::h14_1b_withoutAResultItIsADraw()
{
    Campaign campaign = twoRoads();
    battleOf(campaign, "outpost").results.resize(1);
    CampaignPosition p = begun(campaign);
    fight(p, "axis");
    QVERIFY(p.question == CampaignQuestion::Over);
    QCOMPARE(p.winner, kNobody);
    QVERIFY(!p.fought.front().result);
}

void tst_CampaignResults::h14_1b_termsAreAsked_data()
{
    using Kind = ResultTermKind;
    QTest::addColumn<ResultTerm>("term");
    QTest::addColumn<bool>("first");  // whether it holds after outpost, won by the Axis with 1
    QTest::addColumn<bool>("second"); // and after hill, a draw, in which us-2 was lost
    const auto row = [](const char *name, const ResultTerm &term, bool first, bool second) {
        QTest::newRow(name) << term << first << second;
    };
    const ResultTerm axis = {.kind = Kind::Winner, .name = "axis"};
    const ResultTerm draw = {.kind = Kind::Winner, .name = "draw"};
    row("winner", axis, true, false);
    row("draw", draw, false, true);
    row("margin", {.kind = Kind::Margin, .number = 1}, true, false);
    row("margin of more", {.kind = Kind::Margin, .number = 2}, false, false);
    row("played", {.kind = Kind::Played, .name = "hill"}, false, true);
    row("core lost", {.kind = Kind::CoreLost, .name = "us-2"}, false, true);
    row("another core", {.kind = Kind::CoreLost, .name = "us-1"}, false, false);
    row("battles", {.kind = Kind::BattleCount, .number = 2}, false, true);
    row("track", {.kind = Kind::Track, .name = "momentum", .number = -1}, true, true);
    row("track further on", {.kind = Kind::Track, .name = "momentum", .number = 0}, true, false);
    row("not", {.kind = Kind::Not, .terms = {axis}}, false, true);
    row("all", {.kind = Kind::All, .terms = {axis, {.kind = Kind::Margin, .number = 1}}}, true,
        false);
    row("any", {.kind = Kind::Any, .terms = {axis, draw}}, true, true);
}

void tst_CampaignResults::h14_1b_termsAreAsked()
{
    QFETCH(ResultTerm, term);
    QFETCH(bool, first);
    QFETCH(bool, second);
    CampaignPosition p = begun(twoRoads());
    planNothing(p);
    BattleReport report = quietReport(p);
    report.winner = "axis";
    report.margin = 1;
    // The first battle with a track that has not moved: asked before its result is taken.
    CampaignPosition before = p;
    before.fought.push_back({p.battle, 1, 1, 1, {}});
    QCOMPARE(holds(before, term, report), first);
    say(p, ReportBattle{report});
    planNothing(p);
    QCOMPARE(p.nextBattle().id, std::string("hill"));
    BattleReport next = quietReport(p);
    p.fought.push_back({p.battle, kNobody, 0, 1, {}});
    for (CoreNow &core : p.cores)
        if (core.id == "us-2")
            core.strength = 0;
    QCOMPARE(holds(p, term, next), second);
}

void tst_CampaignResults::h14_2a_oneBattleIsForced()
{
    CampaignPosition p = begun(twoRoads());
    fight(p, "axis");
    QCOMPARE(p.nextBattle().id, std::string("hill"));
    QCOMPARE(p.battleNumber(), 2);
}

static CampaignPosition afterAlliedVictory(int margin)
{
    CampaignPosition p = begun(twoRoads());
    planNothing(p);
    BattleReport report = quietReport(p);
    report.winner = "allied";
    report.margin = margin;
    say(p, ReportBattle{report});
    return p;
}

void tst_CampaignResults::h14_2b_theWinnerChooses()
{
    CampaignPosition p = afterAlliedVictory(2);
    QVERIFY(p.question == CampaignQuestion::Choose);
    QCOMPARE(int(p.asked), 0);
    QCOMPARE(CampaignPlay::offers(p).orders.size(), std::size_t(2));
    QVERIFY(!CampaignPlay::query(p, ChooseBattle{"outpost"}));
    say(p, ChooseBattle{"hill"});
    QCOMPARE(p.nextBattle().id, std::string("hill"));
}

void tst_CampaignResults::h14_2b_theLoserOrASideChooses()
{
    CampaignPosition p = afterAlliedVictory(1);
    QVERIFY(p.question == CampaignQuestion::Choose);
    QCOMPARE(int(p.asked), 1);

    Campaign campaign = twoRoads();
    BattleResult &result = battleOf(campaign, "outpost").results[2];
    result.next = {"crossing", "hill"};
    result.chooser = Chooser::Side;
    result.side = "axis";
    CampaignPosition drawn = begun(campaign);
    fight(drawn, "");
    QVERIFY(drawn.question == CampaignQuestion::Choose);
    QCOMPARE(int(drawn.asked), 1);
}

void tst_CampaignResults::h14_2b_afterADrawARollDecides()
{
    for (const Chooser chooser : {Chooser::Winner, Chooser::Loser, Chooser::Roll}) {
        Campaign campaign = twoRoads();
        BattleResult &result = battleOf(campaign, "outpost").results[2];
        result.next = {"crossing", "hill"};
        result.chooser = chooser;
        CampaignPosition p = begun(campaign);
        fight(p, "");
        QVERIFY(p.question == CampaignQuestion::Roll);
        const auto outcomes = CampaignPlay::outcomes(p);
        QCOMPARE(outcomes.size(), std::size_t(2));
        QCOMPARE(outcomes[0].weight, outcomes[1].weight);
        say(p, outcomes[0].order);
        QCOMPARE(p.nextBattle().id, std::string("crossing"));
    }
}

void tst_CampaignResults::h14_10a_markersMoveAndStopAtTheEnds()
{
    CampaignPosition p = begun(twoRoads());
    fight(p, "axis"); // -1
    QCOMPARE(p.tracks.front(), -1);
    Campaign campaign = twoRoads();
    battleOf(campaign, "outpost").results[2].effects[0].add = -9;
    campaign.tracks.front().thresholds.clear();
    p = begun(campaign);
    fight(p, "axis");
    QCOMPARE(p.tracks.front(), -5);
}

void tst_CampaignResults::h14_10b_aThresholdDecides_data()
{
    QTest::addColumn<int>("add");
    QTest::addColumn<int>("winner"); // -1: it goes on
    QTest::newRow("below") << 2 << -1;
    QTest::newRow("on it") << 3 << 0;
    QTest::newRow("beyond") << 5 << 0;
    QTest::newRow("on the lower one") << -3 << 1;
    QTest::newRow("above the lower one") << -2 << -1;
}

void tst_CampaignResults::h14_10b_aThresholdDecides()
{
    QFETCH(int, add);
    QFETCH(int, winner);
    Campaign campaign = twoRoads();
    battleOf(campaign, "outpost").results[2].effects[0].add = add;
    CampaignPosition p = begun(campaign);
    fight(p, "axis");
    QCOMPARE(p.question == CampaignQuestion::Over, winner >= 0);
    if (winner >= 0)
        QCOMPARE(int(p.winner), winner);
}

void tst_CampaignResults::h14_11a_theLastBattleEndsIt()
{
    Campaign campaign = twoRoads();
    campaign.length = 1;
    CampaignPosition p = begun(campaign);
    fight(p, "axis");
    QVERIFY(p.question == CampaignQuestion::Over);
    QCOMPARE(p.winner, kNobody);
    campaign.length = 2;
    p = begun(campaign);
    fight(p, "axis");
    QVERIFY(p.question != CampaignQuestion::Over);
    campaign.length = 9;
    battleOf(campaign, "outpost").results[2].next.clear();
    p = begun(campaign);
    fight(p, "axis");
    QVERIFY(p.question == CampaignQuestion::Over);
}

void tst_CampaignResults::h14_11b_aResultDecides()
{
    CampaignPosition p = begun(twoRoads());
    fight(p, "axis");
    fight(p, ""); // at the hill: the last result
    QVERIFY(p.question == CampaignQuestion::Over);
    QCOMPARE(int(p.winner), 1);
    QVERIFY(!CampaignPlay::query(p, ReportBattle{}));

    Campaign campaign = twoRoads();
    battleOf(campaign, "hill").results.back().effects = {{.kind = ResultEffectKind::End}};
    p = begun(campaign);
    fight(p, "axis");
    fight(p, "");
    QVERIFY(p.question == CampaignQuestion::Over);
    QCOMPARE(p.winner, kNobody);
}

HW_PLAIN_TEST(tst_CampaignResults)

} // namespace hexwerk::assault::tst_campaign_results

#include "tst_campaign_results.moc"
