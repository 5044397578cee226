// Who did what in a battle: told in single events, and counted again from the log of whole games.
#include <QTest>

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/battle_tally.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/play/answerer.h"
#include "core/play/match.h"
#include "tests/core/assault/campaign/logged_deeds.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/core/assault/told.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault::tst_battle_tally {

using nlohmann::json;

class tst_BattleTally final : public QObject
{
    Q_OBJECT

private slots:
    void h14_1c_theMarginCountsUnits();
    void h14_7b_theLastAttackCounts();
    void h14_7b_anActionForgetsTheOneBefore();
    void h14_7b_minesAndSupportKillNobody();
    void h14_7c_whoStandsThereTakesIt();
    void h14_9a_onlyGunsAndVehiclesAreLeft();
    void h14_12a_aReportIsCountedAgainFromTheLog_data();
    void h14_12a_aReportIsCountedAgainFromTheLog();
    void h14_12b_reportsOfOtherBattlesAreRefused();
};

// Two of each side on the map; u3 is a gun.
static Position field()
{
    return Table()
        .rifles("u1", "E7")
        .rifles("u2", "F7")
        .unit("u3", "A1", "drill.gun")
        .facing(0)
        .rifles("g1", "E5")
        .rifles("g2", "F5")
        .begin();
}

static CampaignBattle slotsOf(std::vector<std::string> units)
{
    CampaignBattle battle;
    battle.unitSlots = {{"allied", std::move(units)}};
    return battle;
}

static std::vector<Event> happened(std::initializer_list<Happening> all)
{
    std::vector<Event> events;
    for (const Happening &one : all)
        events.push_back({one});
    return events;
}

static int kills(const BattleTally &tally, const Position &p, const std::string &unit)
{
    return tally.report(slotsOf({unit}), p).fates.front().kills;
}

void tst_BattleTally::h14_1c_theMarginCountsUnits()
{
    Position p = field();
    p.winner = 1; // the Allies
    const auto marginWith = [&](UnitState g1, UnitState g2, UnitState u1) {
        Position end = p;
        end.units[id(p, "g1").index()].state = g1;
        end.units[id(p, "g2").index()].state = g2;
        end.units[id(p, "u1").index()].state = u1;
        end.winner = p.unit(id(p, "u1")).side;
        return BattleTally().report(slotsOf({}), end).margin;
    };
    const UnitState here = UnitState::InPlay;
    const UnitState dead = UnitState::Eliminated;
    QCOMPARE(marginWith(dead, dead, here), 2);
    QCOMPARE(marginWith(dead, UnitState::LeftMap, dead), 1);
    QCOMPARE(marginWith(here, here, dead), 0); // never below 0
    Position draw = p;
    draw.winner = kNobody;
    draw.units[id(p, "g1").index()].state = dead;
    const BattleReport report = BattleTally().report(slotsOf({}), draw);
    QCOMPARE(report.margin, 0);
    QVERIFY(report.winner.empty());
}

void tst_BattleTally::h14_7b_theLastAttackCounts()
{
    const Position p = field();
    const UnitId u1 = id(p, "u1"), u2 = id(p, "u2"), g1 = id(p, "g1"), g2 = id(p, "g2");
    BattleTally tally;
    // u2 hits g1 last; g1 fires back in between, which counts for nobody on its side.
    tally.add(p,
              happened({UnitActivated{u1}, AttackResolved{u1, g1}, AttackResolved{u2, g1},
                        AttackResolved{g1, u2}, UnitEliminated{g1}}),
              4);
    QCOMPARE(kills(tally, p, "u1"), 0);
    QCOMPARE(kills(tally, p, "u2"), 1);
    QCOMPARE(kills(tally, p, "g1"), 0);
    // Nobody attacked g2: who attacked last beside it.
    tally.add(p, happened({UnitActivated{u1}, AttackResolved{u1, g1}, UnitEliminated{g2}}), 5);
    QCOMPARE(kills(tally, p, "u1"), 1);
    Position dead = p;
    dead.units[g1.index()].state = UnitState::Eliminated;
    QCOMPARE(tally.report(slotsOf({"g1"}), dead).fates.front().lastOrder, 4);
}

void tst_BattleTally::h14_7b_anActionForgetsTheOneBefore()
{
    const Position p = field();
    const UnitId u1 = id(p, "u1"), u2 = id(p, "u2"), g1 = id(p, "g1");
    BattleTally tally;
    tally.add(p, happened({UnitActivated{u1}, AttackResolved{u1, g1}}), 1);
    tally.add(p, happened({UnitActivated{u2}, UnitEliminated{g1}}), 2);
    QCOMPARE(kills(tally, p, "u1"), 0);
    tally.add(p, happened({UnitActivated{u1}, AttackResolved{u1, g1}}), 3);
    tally.add(p, happened({TurnBegan{2}, UnitEliminated{g1}}), 4);
    QCOMPARE(kills(tally, p, "u1"), 0);
    QCOMPARE(tally.report(slotsOf({}), p).turns, 2);
}

void tst_BattleTally::h14_7b_minesAndSupportKillNobody()
{
    const Position p = field();
    const UnitId u1 = id(p, "u1"), g1 = id(p, "g1");
    BattleTally tally;
    tally.add(p,
              happened({UnitActivated{u1}, AttackResolved{u1, g1}, AttackResolved{UnitId{}, g1},
                        UnitEliminated{g1}}),
              1);
    QCOMPARE(kills(tally, p, "u1"), 0);
}

void tst_BattleTally::h14_7c_whoStandsThereTakesIt()
{
    Table table;
    table.rifles("u1", "E7").rifles("u2", "F7").rifles("g1", "E5");
    table.scenario.objectives = {{"mill", at("E7"), {}, "axis"}};
    const Position p = table.begin();
    BattleTally tally;
    tally.add(p, happened({ObjectiveTaken{0, p.unit(id(p, "u1")).side}}), 1);
    const BattleReport report = tally.report(slotsOf({"u1", "u2"}), p);
    QCOMPARE(report.fates[0].objectives, 1);
    QCOMPARE(report.fates[1].objectives, 0);
    QVERIFY(tally.deeds() ==
            (std::vector<DeedDone>{{DeedKind::TookObjective, "u1", "mill", 1, 1}}));
}

void tst_BattleTally::h14_9a_onlyGunsAndVehiclesAreLeft()
{
    Position p = field();
    for (const char *name : {"u1", "u3"})
        p.units[id(p, name).index()].state = UnitState::Eliminated;
    p.winner = p.unit(id(p, "g1")).side;
    QCOMPARE(BattleTally().report(slotsOf({}), p).abandoned, (std::vector<std::string>{"u3"}));
    p.winner = p.unit(id(p, "u1")).side;
    QVERIFY(BattleTally().report(slotsOf({}), p).abandoned.empty());
    p.winner = kNobody;
    QVERIFY(BattleTally().report(slotsOf({}), p).abandoned.empty());
}

static std::vector<std::string> deedsToldBy(const play::MatchOf<Assault> &match)
{
    std::vector<std::string> deeds;
    for (const DeedDone &deed : deedsIn(match.game()))
        deeds.push_back(textOf(deed));
    return deeds;
}

static std::vector<std::string> deedsCountedIn(const play::Match &match, const Scenario &scenario)
{
    std::vector<std::string> deeds;
    for (const LoggedDeed &deed : deedsInLog(match, jsonOfToml(freshScenarioText(scenario))))
        deeds.push_back(deed.text());
    return deeds;
}

static std::map<std::string, int> killsIn(const std::vector<std::string> &deeds)
{
    std::map<std::string, int> kills;
    for (const std::string &deed : deeds)
        if (const std::size_t verb = deed.find(" killed "); verb != deed.npos) {
            const std::size_t from = deed.find(": ") + 2;
            ++kills[deed.substr(from, verb - from)];
        }
    return kills;
}

void tst_BattleTally::h14_12a_aReportIsCountedAgainFromTheLog_data()
{
    QTest::addColumn<QString>("start");
    for (const char *battle : {"outpost", "crossing", "hill"})
        QTest::newRow(battle) << QString::fromLatin1(battle);
}

void tst_BattleTally::h14_12a_aReportIsCountedAgainFromTheLog()
{
    QFETCH(QString, start);
    constexpr std::uint64_t kGames = 60 / HW_SHARE;
    Campaign campaign = twoRoads();
    campaign.start = start.toStdString();
    CampaignPosition p = begun(campaign);
    planNothing(p);
    int total = 0;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        play::Randomness randomness(seed);
        play::MatchOf<Assault> match(
            Assault::start(newGame(battleScenario(p), p.setting->data, p.setting->cards,
                                   p.setting->grounds[p.battle].board)));
        while (!match.isOver())
            match.sayAnything(randomness);
        const BattleReport report = reportOf(p.nextBattle(), match.game());
        const json end = json::parse(match.report());
        QCOMPARE(report.winner,
                 end["winner"] == "draw" ? std::string() : end["winner"].get<std::string>());
        const auto deeds = deedsCountedIn(match, battleScenario(p));
        QVERIFY(deedsToldBy(match) == deeds);
        auto kills = killsIn(deeds);
        std::map<std::string, int> dead;
        for (const UnitFate &fate : report.fates) {
            const auto unit = std::find_if(end["units"].begin(), end["units"].end(),
                                           [&](const json &one) { return one["id"] == fate.unit; });
            QVERIFY(unit != end["units"].end());
            QCOMPARE(fate.strength, (*unit)["strength"].get<int>());
            QCOMPARE(fate.strength == 0, (*unit)["state"] == "eliminated");
            QCOMPARE(fate.kills, kills[fate.unit]);
            total += fate.kills;
            if (fate.strength > 0)
                continue;
            bool isThere = false;
            for (const std::string &line :
                 match.events(static_cast<std::size_t>(fate.lastOrder) - 1))
                isThere = isThere || (line.find("unit_eliminated") != line.npos &&
                                      line.find('"' + fate.unit + '"') != line.npos);
            QVERIFY(isThere);
        }
        QVERIFY(CampaignPlay::query(p, ReportBattle{report}));
    }
    QVERIFY(total > 0);
}

void tst_BattleTally::h14_12b_reportsOfOtherBattlesAreRefused()
{
    CampaignPosition p = begun(twoRoads());
    QVERIFY(!CampaignPlay::query(p, ReportBattle{})); // plans come first
    planNothing(p);
    const BattleReport good = quietReport(p);
    QVERIFY(CampaignPlay::query(p, ReportBattle{good}));
    const auto refuses = [&](const auto &spoil) {
        BattleReport report = good;
        spoil(report);
        return !CampaignPlay::query(p, ReportBattle{report});
    };
    QVERIFY(refuses([](BattleReport &r) { r.winner = "neutral"; }));
    QVERIFY(refuses([](BattleReport &r) { r.margin = 1; })); // of a draw
    QVERIFY(refuses([](BattleReport &r) { r.margin = -1; }));
    QVERIFY(refuses([](BattleReport &r) { r.turns = 0; }));
    QVERIFY(refuses([](BattleReport &r) { r.terms.push_back(true); }));
    QVERIFY(refuses([](BattleReport &r) { r.fates.pop_back(); }));
    QVERIFY(refuses([](BattleReport &r) { r.fates.push_back({"us4", 1}); }));
    QVERIFY(refuses([](BattleReport &r) { std::swap(r.fates[0], r.fates[1]); }));
    QVERIFY(refuses([](BattleReport &r) { r.fates[0].strength = 5; }));
    QVERIFY(refuses([](BattleReport &r) { r.fates[0].strength = -1; }));
    QVERIFY(refuses([](BattleReport &r) { r.fates[0].kills = -1; }));
    QVERIFY(refuses([](BattleReport &r) { r.abandoned = {"us1"}; })); // nobody holds the field
    QVERIFY(refuses([](BattleReport &r) {
        r.winner = "allied";
        r.abandoned = {"us1"};
    }));
    QVERIFY(refuses([](BattleReport &r) {
        r.winner = "allied";
        r.abandoned = {"nobody"};
    }));
}

HW_PLAIN_TEST(tst_BattleTally)

} // namespace hexwerk::assault::tst_battle_tally

#include "tst_battle_tally.moc"
