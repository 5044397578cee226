// Core units from battle to battle. Strength points and points are those of the cards: rifles 4 (52
// points, half 2), machine gun .50 3 (65, half 1), M4A1 3 (153, half 1), Pak 40 2 (101, half 1).
#include <QTest>

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_plan.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/checks/validation.h"
#include "core/play/match.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_campaign_units {

class tst_CampaignUnits final : public QObject
{
    Q_OBJECT

private slots:
    void h14_3a_coreUnitsBeginAtFullStrength();
    void h14_3b_aCoreUnitFightsAsItself();
    void h14_3c_slotsTakeUnitsOfTheirTypes();
    void h14_3c_assignedUnitsComeFirst();
    void h14_3d_placesWithoutACoreUnit_data();
    void h14_3d_placesWithoutACoreUnit();
    void h14_3d_passengersStartWhereTheirTransportWas();
    void h14_3e_coreUnitsAreRenamed();
    void h14_4a_lossesAreCarriedOver();
    void h14_4b_lossesComeBack_data();
    void h14_4b_lossesComeBack();
    void h14_6a_vehiclesAreRepaired_data();
    void h14_6a_vehiclesAreRepaired();
    void h14_7a_experienceIsGained_data();
    void h14_7a_experienceIsGained();
    void h14_7a_nobodyRisesAboveElite();
    void h14_8a_medalsAreWon();
    void h14_9a_theWinnerMaySalvage();
    void h14_9c_salvageIsGivenUp();

private:
    // With no losses made good, and no more.
    static Campaign plain()
    {
        Campaign campaign = twoRoads();
        campaign.carryOver = {};
        campaign.tracks.front().thresholds.clear();
        for (CampaignBattle &battle : campaign.battles)
            battle.results = {{.next = {"hill"}}};
        return campaign;
    }
};

static const UnitSpec &unitIn(const Scenario &scenario, std::string_view id)
{
    const auto found = std::find_if(scenario.units.begin(), scenario.units.end(),
                                    [&](const UnitSpec &unit) { return unit.id == id; });
    HW_EXPECTS(found != scenario.units.end());
    return *found;
}

static bool hasUnit(const Scenario &scenario, std::string_view id)
{
    return std::any_of(scenario.units.begin(), scenario.units.end(),
                       [&](const UnitSpec &unit) { return unit.id == id; });
}

// The battle that is fought can begin.
static void verifyItCanBegin(const CampaignPosition &p)
{
    QVERIFY(!hasErrors(validateScenario(battleScenario(p), shippedData())));
}

void tst_CampaignUnits::h14_3a_coreUnitsBeginAtFullStrength()
{
    const CampaignPosition p = begun(twoRoads());
    QCOMPARE(p.cores.size(), std::size_t(7));
    QCOMPARE(coreOf(p, "us-1").strength, 4);
    QCOMPARE(coreOf(p, "us-3").strength, 3);
    QCOMPARE(coreOf(p, "ger-3").strength, 2);
    QVERIFY(experienceOf(coreOf(p, "us-1")) == Experience::Hardened);
    QVERIFY(experienceOf(coreOf(p, "us-2")) == Experience::Regular);
}

void tst_CampaignUnits::h14_3b_aCoreUnitFightsAsItself()
{
    Campaign campaign = plain();
    CampaignPosition p = begun(campaign);
    plan(p, {"assign us1 us-3", "assign us2 us-1", "assign us3 us-2"});
    Scenario scenario = battleScenario(p);
    QCOMPARE(unitIn(scenario, "us1").card, std::string("us.cal50_hmg"));
    QVERIFY(unitIn(scenario, "us2").experience == Experience::Hardened);
    QCOMPARE(unitIn(scenario, "us2").name.at("en"), std::string("1st platoon"));
    QCOMPARE(unitIn(scenario, "us1").zone, std::optional<std::string>("allied-setup"));
    verifyItCanBegin(p);

    BattleReport report = quietReport(p);
    fateOf(report, "us2").strength = 3; // of 4: one less than the full side
    fateOf(report, "us3").strength = 1; // of 4: one less than the half side
    fateOf(report, "us1").strength = 1; // of 3: the half side
    say(p, ReportBattle{report});
    planNothing(p);
    scenario = battleScenario(p);
    const UnitSpec &first = unitIn(scenario, "us1"); // us-1 in the order of the roster
    QCOMPARE(std::pair(first.half, first.damage), std::pair(false, 1));
    const UnitSpec &second = unitIn(scenario, "us2");
    QCOMPARE(std::pair(second.half, second.damage), std::pair(true, 1));
    const UnitSpec &third = unitIn(scenario, "us3");
    QCOMPARE(std::pair(third.half, third.damage), std::pair(true, 0));
    verifyItCanBegin(p);
    // The game begins with as many strength points as are left.
    const Position battle = Assault::start(
        newGame(scenario, p.setting->data, p.setting->cards, p.setting->grounds[p.battle].board));
    QCOMPARE(int(battle.unit(battle.setting->unitId("us1")).strength), 3);
    QCOMPARE(int(battle.unit(battle.setting->unitId("us2")).strength), 1);
    QCOMPARE(int(battle.unit(battle.setting->unitId("us3")).strength), 1);
}

void tst_CampaignUnits::h14_3c_slotsTakeUnitsOfTheirTypes()
{
    Campaign campaign = plain();
    campaign.start = "crossing";
    CampaignPosition p = begun(campaign);
    planNothing(p);
    QCOMPARE(coreIn(p, "us1"), std::string("us-4")); // the only vehicle
    QCOMPARE(coreIn(p, "us2"), std::string());
    QCOMPARE(coreIn(p, "us3"), std::string("us-1"));
    QCOMPARE(coreIn(p, "us4"), std::string("us-2"));
    QCOMPARE(coreIn(p, "ger2"), std::string("ger-3")); // the only gun
    QCOMPARE(coreIn(p, "ger3"), std::string("ger-1"));
    verifyItCanBegin(p);
}

void tst_CampaignUnits::h14_3c_assignedUnitsComeFirst()
{
    Campaign campaign = plain();
    campaign.start = "crossing";
    CampaignPosition p = begun(campaign);
    QCOMPARE(int(p.asked), 0);
    QCOMPARE(refusalOf(p, {"assign us1 us-4"}), std::string("NotInThisSlot H14.3c")); // no choice
    QCOMPARE(refusalOf(p, {"assign us3 ger-1"}), std::string("UnknownUnit H14.3c"));
    QCOMPARE(refusalOf(p, {"assign us3 us-1", "assign us4 us-1"}), std::string("SlotTaken H14.3c"));
    QCOMPARE(refusalOf(p, {"assign us3 us-1", "assign us3 us-2"}), std::string("SlotTaken H14.3c"));
    plan(p, {"assign us4 us-1"});
    plan(p); // of the other side
    QCOMPARE(coreIn(p, "us4"), std::string("us-1"));
    QCOMPARE(coreIn(p, "us3"), std::string("us-2"));
}

void tst_CampaignUnits::h14_3d_placesWithoutACoreUnit_data()
{
    QTest::addColumn<int>("fill");
    QTest::addColumn<QString>("third"); // the card of us3 at the hill; empty: nobody
    QTest::addColumn<int>("cores");
    QTest::newRow("scenario") << int(SlotFill::Scenario) << "us.rifles43" << 5;
    QTest::newRow("empty") << int(SlotFill::Empty) << "" << 5;
    QTest::newRow("reserve") << int(SlotFill::Reserve) << "us.rangers43" << 6;
}

void tst_CampaignUnits::h14_3d_placesWithoutACoreUnit()
{
    QFETCH(int, fill);
    QFETCH(QString, third);
    QFETCH(int, cores);
    Campaign campaign = plain();
    campaign.start = "hill";
    campaign.cores.erase(campaign.cores.begin() + 2, campaign.cores.begin() + 4); // us-3, us-4
    battleOf(campaign, "hill").unitSlots[0].fill = static_cast<SlotFill>(fill);
    CampaignPosition p = begun(campaign);
    planNothing(p);
    const Scenario scenario = battleScenario(p);
    QCOMPARE(hasUnit(scenario, "us3"), !third.isEmpty());
    QCOMPARE(int(p.cores.size()), cores);
    if (!third.isEmpty())
        QCOMPARE(unitIn(scenario, "us3").card, third.toStdString());
    QCOMPARE(coreIn(p, "us3").empty(), fill != int(SlotFill::Reserve));
    if (fill == int(SlotFill::Reserve)) {
        const CoreNow &drawn = coreOf(p, coreIn(p, "us3"));
        QVERIFY(experienceOf(drawn) == Experience::Recruit);
        QCOMPARE(p.drawn[0], 1);
        QCOMPARE(p.points[0], 0); // it costs nothing
    }
    verifyItCanBegin(p);
    // A reserve that is used up, or not open yet, draws nobody.
    if (fill == int(SlotFill::Reserve))
        for (const bool isUsedUp : {true, false}) {
            Campaign without = campaign;
            (isUsedUp ? *without.reserves[0].count : without.reserves[0].fromBattle) =
                isUsedUp ? 0 : 2;
            CampaignPosition alone = begun(without);
            planNothing(alone);
            QVERIFY(!hasUnit(battleScenario(alone), "us3"));
        }
}

void tst_CampaignUnits::h14_3d_passengersStartWhereTheirTransportWas()
{
    CampaignPosition p = begun(plain());
    CampaignSetting setting = *p.setting;
    Scenario &scenario = setting.grounds[p.battle].scenario;
    for (UnitSpec &unit : scenario.units)
        if (unit.id == "us4") {
            unit.zone.reset();
            unit.on = "us3";
        }
    setting.campaign.cores.clear();
    setting.campaign.battles[0].unitSlots[0].fill = SlotFill::Empty;
    p = CampaignPlay::start(setting);
    planNothing(p);
    const Scenario fought = battleScenario(p);
    QVERIFY(!hasUnit(fought, "us3"));
    QVERIFY(!unitIn(fought, "us4").on);
    QCOMPARE(unitIn(fought, "us4").zone, std::optional<std::string>("allied-setup"));
}

void tst_CampaignUnits::h14_3e_coreUnitsAreRenamed()
{
    Campaign campaign = twoRoads();
    for (BattleSlot &slot : battleOf(campaign, "outpost").unitSlots)
        slot.choose = true; // so that both sides plan
    CampaignPosition start = begun(campaign);
    const LocalText old = coreOf(start, "us-1").name;
    play::MatchOf<CampaignMatch> match(start);
    const auto name = [&] { return coreOf(match.position(), "us-1").name; };
    // While a side plans: the plan made before stays when the name is taken back.
    QVERIFY(match.say(planOf(match.position(), match.position().asked, {}), {}));
    QVERIFY(match.position().question == CampaignQuestion::Plan);
    const auto rename = R"({"order":"rename","core":"us-1","name":{"en":"Old hands"}})";
    QVERIFY(match.say(rename));
    QCOMPARE(name(), (LocalText{{"en", "Old hands"}}));
    QCOMPARE(match.canTakeBack(), std::size_t(1));
    match.takeBackTo(match.records().size() - 1);
    QCOMPARE(name(), old);
    while (match.position().question != CampaignQuestion::Battle) {
        match.answerFormally();
        if (match.position().question == CampaignQuestion::Plan)
            QVERIFY(match.say(planOf(match.position(), match.position().asked, {}), {}));
    }
    // In a battle; a name is no value of the game.
    const std::uint64_t before = match.hash();
    QVERIFY(match.say(rename));
    QCOMPARE(match.hash(), before);
    QCOMPARE(match.canTakeBack(), std::size_t(1));
    QCOMPARE(match.events(match.records().size() - 1).front(),
             std::string(R"({"event":"core_renamed","side":"allied","id":"us-1",)"
                         R"("card":"us.rifles43","from":0,"to":0,"rule":"H14.3e"})"));
    // It is played again from the log.
    play::MatchOf<CampaignMatch> again(start);
    QVERIFY(again.replay(match.records()));
    QCOMPARE(coreOf(again.position(), "us-1").name, name());
    // Back to the name of its card; not longer than a name is, and for nobody else.
    QVERIFY(match.say(R"({"order":"rename","core":"us-1","name":{}})"));
    QVERIFY(name().empty());
    for (const std::string &bad :
         {std::string(R"({"order":"rename","core":"us-9","name":{"en":"Nobody"}})"),
          R"({"order":"rename","core":"us-1","name":{"en":")" + std::string(201, 'x') + R"("}})",
          std::string(R"({"order":"rename","core":"us-1","name":{"en":""}})"),
          std::string(R"({"order":"rename","core":"us-1","name":{"en":"a\nb"}})"),
          std::string(R"({"order":"rename","core":"us-1","name":"Old hands"})"),
          std::string(R"({"order":"rename","core":"us-1"})")})
        QVERIFY2(!match.query(bad), bad.c_str());
}

void tst_CampaignUnits::h14_4a_lossesAreCarriedOver()
{
    CampaignPosition p = begun(plain());
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us1").strength = 1;
    fateOf(report, "us2").strength = 0;
    fateOf(report, "us2").lastOrder = 17;
    const auto events = say(p, ReportBattle{report});
    QCOMPARE(coreOf(p, "us-1").strength, 1);
    QVERIFY(!coreOf(p, "us-2").lives());
    QCOMPARE(coreOf(p, "us-2").lostIn, 1);
    QCOMPARE(coreOf(p, "us-4").battles, 0); // it was not there
    QCOMPARE(coreOf(p, "us-1").battles, 1);
    const auto lost = std::find_if(events.begin(), events.end(), [](const CampaignEvent &event) {
        return event.kind == CampaignEventKind::CoreLost;
    });
    QVERIFY(lost != events.end());
    QCOMPARE(lost->id, std::string("us-2"));
    QCOMPARE(lost->from, 17); // the order in which it fell
    planNothing(p);
    for (const SlotTaken &taken : p.taken)
        QVERIFY(!taken.core || p.cores[*taken.core].id != "us-2");
    // Only what the card has can be left.
    report = quietReport(p);
    report.fates.front().strength = 5;
    QVERIFY(!CampaignPlay::query(p, ReportBattle{report}));
}

void tst_CampaignUnits::h14_4b_lossesComeBack_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("rifles"); // with 1 of 4 left
    QTest::addColumn<int>("gun");    // with 1 of 3 left
    QTest::newRow("keep") << int(LossRule::Keep) << 1 << 1;
    QTest::newRow("half") << int(LossRule::HalfBack) << 3 << 2; // half of 3 is 2, of 2 is 1
    QTest::newRow("all") << int(LossRule::AllBack) << 4 << 3;
}

void tst_CampaignUnits::h14_4b_lossesComeBack()
{
    QFETCH(int, rule);
    QFETCH(int, rifles);
    QFETCH(int, gun);
    Campaign campaign = plain();
    campaign.carryOver.losses = static_cast<LossRule>(rule);
    CampaignPosition p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us1").strength = 1;
    fateOf(report, "us2").strength = 0;
    fateOf(report, "us3").strength = 1;
    say(p, ReportBattle{report});
    QCOMPARE(coreOf(p, "us-1").strength, rifles);
    QCOMPARE(coreOf(p, "us-2").strength, 0); // dead is dead
    QCOMPARE(coreOf(p, "us-3").strength, gun);
}

void tst_CampaignUnits::h14_6a_vehiclesAreRepaired_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("left");
    QTest::newRow("keep") << int(DamageRule::Keep) << 1;
    QTest::newRow("repair") << int(DamageRule::Repair) << 3;
    QTest::newRow("for points") << int(DamageRule::RepairForPoints) << 1;
}

void tst_CampaignUnits::h14_6a_vehiclesAreRepaired()
{
    QFETCH(int, rule);
    QFETCH(int, left);
    Campaign campaign = plain();
    campaign.start = "crossing";
    campaign.carryOver.damage = static_cast<DamageRule>(rule);
    CampaignPosition p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us1").strength = 1;
    fateOf(report, "us3").strength = 1; // infantry is not repaired
    say(p, ReportBattle{report});
    QCOMPARE(coreOf(p, "us-4").strength, left);
    QCOMPARE(coreOf(p, "us-1").strength, 1);
}

void tst_CampaignUnits::h14_7a_experienceIsGained_data()
{
    QTest::addColumn<int>("kills"); // that earn a step
    QTest::addColumn<int>("battles");
    QTest::addColumn<int>("objectives");
    QTest::addColumn<int>("per");
    QTest::addColumn<int>("add");
    QTest::addColumn<int>("first");  // steps after a battle with 3 kills and an objective
    QTest::addColumn<int>("second"); // and after another with 1 kill
    const int campaign = int(DeedPer::Campaign);
    const int battle = int(DeedPer::Battle);
    QTest::newRow("two kills") << 2 << 0 << 0 << campaign << 1 << 1 << 2;
    QTest::newRow("two kills in a battle") << 2 << 0 << 0 << battle << 1 << 1 << 1;
    QTest::newRow("one kill") << 1 << 0 << 0 << campaign << 1 << 3 << 4;
    QTest::newRow("two battles") << 0 << 2 << 0 << campaign << 1 << 0 << 1;
    QTest::newRow("an objective") << 0 << 0 << 1 << campaign << 2 << 2 << 2;
    QTest::newRow("both") << 3 << 0 << 1 << campaign << 1 << 1 << 1;
    QTest::newRow("kills at first, battles later") << 3 << 2 << 0 << campaign << 1 << 0 << 1;
}

void tst_CampaignUnits::h14_7a_experienceIsGained()
{
    QFETCH(int, kills);
    QFETCH(int, battles);
    QFETCH(int, objectives);
    QFETCH(int, per);
    QFETCH(int, add);
    QFETCH(int, first);
    QFETCH(int, second);
    Campaign campaign = plain();
    campaign.carryOver.experience = {
        {{kills, battles, objectives, static_cast<DeedPer>(per)}, add}};
    CampaignPosition p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    fateOf(report, "us2").kills = 3;
    fateOf(report, "us2").objectives = 1;
    say(p, ReportBattle{report});
    QCOMPARE(coreOf(p, "us-2").earned, first);
    planNothing(p);
    report = quietReport(p);
    fateOf(report, "us2").kills = 1;
    say(p, ReportBattle{report});
    QCOMPARE(coreOf(p, "us-2").earned, second);
    QCOMPARE(coreOf(p, "us-2").kills, 4);
}

void tst_CampaignUnits::h14_7a_nobodyRisesAboveElite()
{
    CoreNow core{.experience = Experience::Hardened, .earned = 1};
    QVERIFY(experienceOf(core) == Experience::Veteran);
    core.earned = 7;
    QVERIFY(experienceOf(core) == Experience::Elite);
}

void tst_CampaignUnits::h14_8a_medalsAreWon()
{
    Campaign campaign = plain();
    CampaignPosition p = begun(campaign);
    const auto battle = [&p](int kills, int strength) {
        planNothing(p);
        BattleReport report = quietReport(p);
        fateOf(report, "us1").kills = kills;
        fateOf(report, "us1").strength = strength;
        say(p, ReportBattle{report});
    };
    battle(3, 4);
    QCOMPARE(coreOf(p, "us-1").medals, (std::vector<int>{0})); // three kills in a battle
    battle(2, 4);
    QCOMPARE(coreOf(p, "us-1").medals, (std::vector<int>{0, 1})); // two battles
    battle(6, 0); // again, though it falls; the other is won once
    QCOMPARE(coreOf(p, "us-1").medals, (std::vector<int>{0, 1, 0}));
    QVERIFY(coreOf(p, "us-2").medals == std::vector<int>{1});
}

static CampaignPosition afterCrossing(Campaign campaign, std::string_view winner)
{
    campaign.start = "crossing";
    CampaignPosition p = begun(campaign);
    planNothing(p);
    BattleReport report = quietReport(p);
    report.winner = winner;
    if (!winner.empty()) {
        report.margin = 1;
        fateOf(report, winner == "allied" ? "ger2" : "us1").strength = 0;
        report.abandoned = {winner == "allied" ? "ger2" : "us1"};
    }
    say(p, ReportBattle{report});
    return p;
}

void tst_CampaignUnits::h14_9a_theWinnerMaySalvage()
{
    Campaign campaign = plain();
    campaign.carryOver.salvage = true;
    CampaignPosition p = afterCrossing(campaign, "allied");
    QCOMPARE(p.abandoned.size(), std::size_t(1));
    QCOMPARE(p.abandoned[0].card, std::string("ger.pak40"));
    QVERIFY(p.question == CampaignQuestion::Plan);
    QCOMPARE(int(p.asked), 0);
    QCOMPARE(refusalOf(p, {"salvage 1"}), std::string("NothingToSalvage H14.9a"));
    QCOMPARE(refusalOf(p, {"salvage 0", "salvage 0"}), std::string("NothingToSalvage H14.9a"));
    plan(p, {"salvage 0"});
    planNothing(p);
    const CoreNow &gun = p.cores.back();
    QCOMPARE(int(gun.side), 0);
    QCOMPARE(gun.card, std::string("ger.pak40"));
    QCOMPARE(gun.battlesLeft, -1);

    // The loser, and after a draw nobody; and without the rule nothing lies there.
    p = afterCrossing(campaign, "axis");
    QCOMPARE(p.abandoned[0].card, std::string("us.m4a1"));
    QCOMPARE(p.abandoned[0].name.at("en"), std::string("Betty"));
    QCOMPARE(int(p.fieldHolder), 1);
    QVERIFY(afterCrossing(campaign, "").abandoned.empty());
    QVERIFY(afterCrossing(plain(), "allied").abandoned.empty());
}

void tst_CampaignUnits::h14_9c_salvageIsGivenUp()
{
    Campaign campaign = plain();
    campaign.carryOver.salvage = true;
    campaign.carryOver.salvageBattles = 1;
    campaign.carryOver.losses = LossRule::AllBack;
    for (CampaignBattle &battle : campaign.battles)
        battle.results = {{.next = {"crossing"}}};
    battleOf(campaign, "crossing").unitSlots[1] = {"allied", {"us3"}, {UnitType::Artillery}};
    CampaignPosition p = afterCrossing(campaign, "allied");
    plan(p, {"salvage 0"});
    planNothing(p);
    // [H14.9b] At half strength, as a regular.
    QCOMPARE(p.cores.back().strength, 1);
    QVERIFY(experienceOf(p.cores.back()) == Experience::Regular);
    QCOMPARE(coreIn(p, "us3"), std::string("allied+1"));
    BattleReport report = quietReport(p);
    say(p, ReportBattle{report});
    planNothing(p);
    QCOMPARE(p.cores.back().battlesLeft, 0);
    QCOMPARE(p.cores.back().strength, 1); // nothing more is done for it
    QCOMPARE(coreIn(p, "us3"), std::string());
}

HW_PLAIN_TEST(tst_CampaignUnits)

} // namespace hexwerk::assault::tst_campaign_units

#include "tst_campaign_units.moc"
