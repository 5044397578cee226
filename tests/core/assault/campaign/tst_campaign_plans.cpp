// What a side decides between two battles, and what the other may know of it.
#include <QTest>

#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/game/message.h"
#include "core/play/match.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_campaign_plans {

class tst_CampaignPlans final : public QObject
{
    Q_OBJECT

private slots:
    void h14_5a_strengthIsBoughtBack();
    void h14_5a_aLostUnitIsReplacedOnce();
    void h14_5b_theReserveIsLimited();
    void h14_5c_onlyWhoHasSomethingToDecideIsAsked();
    void h14_5c_plansAreSecretUntilBothAreMade();
    void h14_5c_aSealTellsNothing();
    void h14_5c_anotherPlanIsRefused();
    void h14_5c_plansAreTakenBack();
    void h14_5c_aPlanAloneIsTakenBackBehindItsShowing();
    void h14_5d_whatItCosts();
    void h14_6b_vehiclesAreRepairedForPoints();
    void h14_9b_salvageComesAtHalfStrength();
    void h14_13a_aUnitGetsBetterWeapons();
    void h14_13b_whatAPromotionCosts();
};

// Before the second battle, the hill: us-1 has 1 of 4, us-2 is lost, the Allies have 100 points.
static CampaignPosition shortOfMen(Campaign campaign = twoRoads())
{
    campaign.carryOver.losses = LossRule::Keep;
    battleOf(campaign, "outpost").results[2].effects[1].add = 100;
    CampaignPosition p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us1").strength = 1;
    fateOf(report, "us2").strength = 0;
    say(p, ReportBattle{report});
    HW_EXPECTS(p.question == CampaignQuestion::Plan && p.asked == 0 && p.points[0] == 100);
    return p;
}

void tst_CampaignPlans::h14_5a_strengthIsBoughtBack()
{
    CampaignPosition p = shortOfMen();
    QCOMPARE(refusalOf(p, {"restore us-3"}), std::string("NothingToRestore H14.5a")); // is whole
    QCOMPARE(refusalOf(p, {"restore us-2"}), std::string("NothingToRestore H14.5a")); // is lost
    QCOMPARE(refusalOf(p, {"restore ger-1"}), std::string("UnknownUnit H14.5a"));
    plan(p, {"restore us-1"});
    planNothing(p);
    QCOMPARE(coreOf(p, "us-1").strength, 4);
    QVERIFY(experienceOf(coreOf(p, "us-1")) == Experience::Hardened); // it keeps it
    // Where replacements cost no points there are none.
    Campaign campaign = twoRoads();
    campaign.carryOver.replacements = ReplacementRule::None;
    CampaignPosition without = begun(campaign);
    fight(without, "");
    CoreNow weak = coreOf(without, "us-1");
    weak.strength = 1;
    QVERIFY(!canBeRestored(without, weak));
}

void tst_CampaignPlans::h14_5a_aLostUnitIsReplacedOnce()
{
    CampaignPosition p = shortOfMen();
    QCOMPARE(refusalOf(p, {"replace us-1"}), std::string("NothingToRestore H14.5a")); // it lives
    p.points[0] = 200;
    QCOMPARE(refusalOf(p, {"replace us-2", "replace us-2"}),
             std::string("NothingToRestore H14.5a"));
    plan(p, {"replace us-2"});
    planNothing(p);
    const CoreNow &fresh = coreOf(p, "allied+1");
    QCOMPARE(fresh.card, std::string("us.rifles43"));
    QCOMPARE(fresh.strength, 4);
    QVERIFY(experienceOf(fresh) == Experience::Recruit);
    QCOMPARE(fresh.joined, 2);
    QVERIFY(!coreOf(p, "us-2").lives());
}

void tst_CampaignPlans::h14_5b_theReserveIsLimited()
{
    CampaignPosition p = shortOfMen();
    p.points = {500, 500};
    QCOMPARE(reserveCards(p, 0), (std::vector<std::string>{"us.rangers43", "us.rifles43"}));
    QCOMPARE(refusalOf(p, {"recruit us.m4a1"}), std::string("NotInReserve H14.5b"));
    QCOMPARE(refusalOf(p, {"recruit us.rangers43", "recruit us.rifles43", "recruit us.rifles43"}),
             std::string("NotInReserve H14.5b"));
    plan(p, {"recruit us.rangers43", "recruit us.rifles43"});
    plan(p, {"recruit ger.grenadiers43", "recruit ger.rifles43", "recruit ger.rifles43"});
    QCOMPARE(p.cores.size(), std::size_t(12));
    QVERIFY(reserveCards(p, 0).empty());
    QCOMPARE(reserveCards(p, 1).size(), std::size_t(2));
    // Open from the second battle on.
    CampaignPosition first = begun(twoRoads());
    QVERIFY(reserveCards(first, 1).empty());
}

void tst_CampaignPlans::h14_5c_onlyWhoHasSomethingToDecideIsAsked()
{
    CampaignPosition p = begun(twoRoads()); // outpost: a choice of the Allies
    QVERIFY(hasToPlan(p, 0) && !hasToPlan(p, 1));
    plan(p);
    QVERIFY(p.question == CampaignQuestion::Battle);
    Campaign campaign = twoRoads();
    battleOf(campaign, "outpost").unitSlots[0].choose = false;
    p = begun(campaign);
    QVERIFY(p.question == CampaignQuestion::Battle); // nothing to decide before the first battle
}

void tst_CampaignPlans::h14_5c_plansAreSecretUntilBothAreMade()
{
    CampaignPosition p = shortOfMen();
    const CampaignPosition before = p;
    say(p, planOf(p, 0, {"restore us-1"}));
    QVERIFY(p.question == CampaignQuestion::Plan);
    QCOMPARE(int(p.asked), 1);
    QCOMPARE(coreOf(p, "us-1").strength, 1); // not carried out yet
    QCOMPARE(p.points[0], 100);
    // What the other side sees does not depend on the plan.
    CampaignPosition other = before;
    say(other, planOf(other, 0, {"replace us-2"}));
    const auto seen = [](const CampaignPosition &all) {
        CampaignPosition view = CampaignPlay::viewFor(all, 1).position();
        HW_EXPECTS(!view.plans[0].lines.isKnown() && !view.seeds[0]);
        view.plans[0] = {.isMade = true};
        return view;
    };
    QVERIFY(seen(p) == seen(other));
    QCOMPARE(p.plans[0].box.size(), other.plans[0].box.size());
    QCOMPARE(CampaignPlay::pendingToJson(p), CampaignPlay::pendingToJson(other));
    QCOMPARE(CampaignPlay::reportToJson(p), CampaignPlay::reportToJson(other));
    QCOMPARE(CampaignPlay::hash(CampaignPlay::viewFor(p, 1).position()), CampaignPlay::hash(p));
    plan(p);
    QVERIFY(p.question == CampaignQuestion::Battle);
    QCOMPARE(coreOf(p, "us-1").strength, 4);
}

void tst_CampaignPlans::h14_5c_aSealTellsNothing()
{
    CampaignPosition p = shortOfMen();
    p.seeds[0] = Salt{7};
    const MakePlan one = planOf(p, 0, {"restore us-1"});
    CampaignPosition other = p;
    other.seeds[0] = Salt{8};
    const MakePlan two = planOf(other, 0, {"restore us-1"});
    QVERIFY(one.lines.commitment() != two.lines.commitment() && one.box != two.box);
    // The log is the same for both, without the plan.
    const std::string log = CampaignPlay::orderToJson(p, CampaignPlay::closed(p, one));
    QVERIFY(log.find("restore") == std::string::npos);
    // Its owner reads it again from there; who has no seed does not, and plays on.
    const auto order = CampaignPlay::orderFromJson(p, log);
    QVERIFY(order);
    CampaignPosition owner = p;
    say(owner, *order);
    QCOMPARE(owner.plans[0].lines.value(), (PlanLines{"restore us-1"}));
    CampaignPosition stranger = p;
    stranger.seeds[0].reset();
    say(stranger, *order);
    QVERIFY(!stranger.plans[0].lines.isKnown());
    QCOMPARE(CampaignPlay::hash(stranger), CampaignPlay::hash(owner));
    // Another box, of another size or seed, is refused by its owner.
    QVERIFY(!CampaignPlay::query(p, two));
    MakePlan longer = one;
    longer.box += "00";
    QVERIFY(!CampaignPlay::query(p, longer));
}

void tst_CampaignPlans::h14_5c_anotherPlanIsRefused()
{
    CampaignPosition p = shortOfMen();
    say(p, planOf(p, 0, {"restore us-1"}));
    say(p, planOf(p, 1, {}));
    QVERIFY(p.question == CampaignQuestion::Show);
    const auto answer = CampaignPlay::formalAnswer(p);
    QVERIFY(answer);
    ShowPlan shown = std::get<ShowPlan>(*answer);
    shown.lines = {"replace us-2"};
    const auto ruling = CampaignPlay::query(p, shown);
    QVERIFY(!ruling && ruling.error().message == MessageId(Message::WrongSeal));
    QCOMPARE(refusalOf(shortOfMen(), {"dance us-1"}), std::string("NotAnOrder H14.5c"));
    QCOMPARE(refusalOf(shortOfMen(), {""}), std::string("NotAnOrder H14.5c"));
    QCOMPARE(refusalOf(shortOfMen(), {"restore us-1 now"}), std::string("NotAnOrder H14.5c"));
    QCOMPARE(refusalOf(shortOfMen(), PlanLines(500, "restore us-1")),
             std::string("PlanTooLong H14.5c"));
}

void tst_CampaignPlans::h14_5c_plansAreTakenBack()
{
    play::MatchOf<CampaignPlay> match(shortOfMen());
    QVERIFY(match.say(planOf(match.position(), 0, {"restore us-1"}), {}));
    QCOMPARE(match.canTakeBack(), std::size_t(1));
    match.takeBackTo(0);
    QCOMPARE(int(match.position().asked), 0);
    QVERIFY(match.say(planOf(match.position(), 0, {}), {}));
    QVERIFY(match.say(planOf(match.position(), 1, {}), {}));
    match.answerFormally();
    QVERIFY(match.position().question == CampaignQuestion::Battle);
    QCOMPARE(match.canTakeBack(), std::size_t(0)); // the battle has begun
}

void tst_CampaignPlans::h14_5c_aPlanAloneIsTakenBackBehindItsShowing()
{
    // Only the Allies have something to decide before the first battle.
    play::MatchOf<CampaignPlay> match(begun(twoRoads()));
    const std::uint64_t start = match.hash();
    QVERIFY(match.say(planOf(match.position(), 0, {"assign us1 us-3"}), {}));
    match.answerFormally();
    QVERIFY(match.position().question == CampaignQuestion::Battle);
    QCOMPARE(match.canTakeBack(), std::size_t(2)); // the plan, and that it was shown
    match.takeBackTo(0);
    QCOMPARE(match.hash(), start);
    // Another plan can be made.
    QVERIFY(match.say(planOf(match.position(), 0, {}), {}));
    match.answerFormally();
    QCOMPARE(coreIn(match.position(), "us1"), std::string("us-1"));
    // Where nobody has anything to decide, the battle begins with the report of the one before.
    Campaign quiet = twoRoads();
    quiet.carryOver.replacements = ReplacementRule::None;
    quiet.carryOver.salvage = false;
    for (CampaignBattle &battle : quiet.battles)
        for (BattleSlot &slot : battle.unitSlots)
            slot.choose = false;
    for (BattleResult &result : battleOf(quiet, "outpost").results)
        result.next = {"hill"};
    play::MatchOf<CampaignPlay> alone(begun(quiet));
    QVERIFY(alone.say(ReportBattle{quietReport(alone.position())}, {}));
    QVERIFY(alone.position().question == CampaignQuestion::Battle);
    QCOMPARE(alone.position().nextBattle().id, std::string("hill"));
    QCOMPARE(alone.canTakeBack(), std::size_t(1));
}

void tst_CampaignPlans::h14_5d_whatItCosts()
{
    CampaignPosition p = shortOfMen();
    // Three of four strength points of 52 points: 39; a new unit: 52.
    plan(p, {"restore us-1", "replace us-2"});
    planNothing(p);
    QCOMPARE(p.points[0], 100 - 39 - 52);
    QCOMPARE(refusalOf(shortOfMen(), {"restore us-1", "replace us-2", "recruit us.rangers43"}),
             std::string("NotEnoughPoints H14.5d"));
    // One of three strength points of 65 points: 21.7, rounded up.
    Campaign campaign = twoRoads();
    campaign.carryOver.losses = LossRule::Keep;
    p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us3").strength = 2;
    say(p, ReportBattle{report});
    QCOMPARE(costToRestore(p, coreOf(p, "us-3")), 22);
    QCOMPARE(p.points[0], 30); // what the result gives
    plan(p, {"restore us-3"});
    QCOMPARE(p.points[0], p.question == CampaignQuestion::Battle ? 8 : 30);
    planNothing(p);
    QCOMPARE(p.points[0], 8); // what is left is kept
    // A result can take points away, but nobody owes any.
    Campaign poor = twoRoads();
    battleOf(poor, "outpost").results[2].effects[1].add = -50;
    p = begun(poor);
    fight(p, "");
    QCOMPARE(p.points[0], 0);
}

void tst_CampaignPlans::h14_6b_vehiclesAreRepairedForPoints()
{
    for (const DamageRule rule : {DamageRule::RepairForPoints, DamageRule::Keep}) {
        Campaign campaign = twoRoads();
        campaign.start = "crossing";
        campaign.carryOver.damage = rule;
        battleOf(campaign, "crossing").results[2].effects[1] = {
            .kind = ResultEffectKind::ReplacementPoints, .side = "allied", .add = 102};
        campaign.tracks.front().thresholds.clear();
        CampaignPosition p = begun(campaign);
        planNothing(p);
        BattleReport report = quietReport(p);
        fateOf(report, "us1").strength = 1;
        report.winner = "axis";
        say(p, ReportBattle{report});
        const bool isFree = rule == DamageRule::RepairForPoints;
        QCOMPARE(refusalOf(p, {"restore us-4"}),
                 std::string(isFree ? "" : "NothingToRestore H14.5a"));
        // Two of three strength points of 153 points: 102.
        QCOMPARE(costToRestore(p, coreOf(p, "us-4")), 102);
    }
}

void tst_CampaignPlans::h14_9b_salvageComesAtHalfStrength()
{
    CampaignPosition p = shortOfMen();
    p.fieldHolder = 0;
    p.abandoned = {{"ger.panzer3j", {}}, {"ger.pak40", {{"en", "Anton"}}}};
    const auto events = plan(p, {"salvage 1", "salvage 0"});
    planNothing(p);
    const CoreNow &gun = coreOf(p, "allied+1");
    QCOMPARE(gun.card, std::string("ger.pak40"));
    QCOMPARE(gun.strength, 1);
    QCOMPARE(gun.battlesLeft, 2);
    QCOMPARE(gun.name.at("en"), std::string("Anton"));
    QVERIFY(experienceOf(gun) == Experience::Regular);
    QCOMPARE(coreOf(p, "allied+2").strength, 1);
    QCOMPARE(p.points[0], 100);
    CampaignPosition other = shortOfMen();
    other.fieldHolder = 1;
    other.abandoned = {{"us.m4a1", {}}};
    QCOMPARE(refusalOf(other, {"salvage 0"}), std::string("NothingToSalvage H14.9a"));
}

void tst_CampaignPlans::h14_13a_aUnitGetsBetterWeapons()
{
    CampaignPosition p = shortOfMen();
    QCOMPARE(refusalOf(p, {"promote us-4 us.rangers43"}),
             std::string("NotInReserve H14.13a")); // a vehicle
    QCOMPARE(refusalOf(p, {"promote us-2 us.rangers43"}),
             std::string("NotInReserve H14.13a")); // it is lost
    QCOMPARE(refusalOf(p, {"promote us-1 us.m4a1"}), std::string("NotInReserve H14.13a"));
    QCOMPARE(refusalOf(p, {"promote us-1 us.rifles43"}), std::string("NotInReserve H14.13a"));
    QCOMPARE(refusalOf(p, {"promote us-9 us.rangers43"}), std::string("UnknownUnit H14.13a"));
    const int kills = coreOf(p, "us-1").kills;
    plan(p, {"promote us-1 us.rangers43", "promote us-3 us.rifles43"});
    planNothing(p);
    QCOMPARE(coreOf(p, "us-1").card, std::string("us.rangers43"));
    QCOMPARE(coreOf(p, "us-1").strength, 1); // three are missing as before
    QCOMPARE(coreOf(p, "us-1").kills, kills);
    QVERIFY(experienceOf(coreOf(p, "us-1")) == Experience::Hardened);
    QCOMPARE(coreOf(p, "us-3").strength, 4); // none was missing
    QVERIFY(reserveCards(p, 0).empty());     // two of two
}

void tst_CampaignPlans::h14_13b_whatAPromotionCosts()
{
    CampaignPosition p = shortOfMen();
    QCOMPARE(costToPromote(p, coreOf(p, "us-1"), "us.rangers43"), 3); // 55 instead of 52
    QCOMPARE(costToPromote(p, coreOf(p, "us-3"), "us.rifles43"), 0);  // 52 instead of 65
    p.points[0] = 2;
    QCOMPARE(refusalOf(p, {"promote us-1 us.rangers43"}), std::string("NotEnoughPoints H14.13b"));
    p.points[0] = 3;
    plan(p, {"promote us-1 us.rangers43"});
    planNothing(p);
    QCOMPARE(p.points[0], 0);
}

HW_PLAIN_TEST(tst_CampaignPlans)

} // namespace hexwerk::assault::tst_campaign_plans

#include "tst_campaign_plans.moc"
