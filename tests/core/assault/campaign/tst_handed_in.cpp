// Games of a battle that were played at a table, by mail or on another machine.
#include <QTest>

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/handed_in.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/match.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::tst_handed_in {

class tst_HandedIn final : public QObject
{
    Q_OBJECT

private slots:
    void aGameFromTheTableCounts();
    void aKillAgainstTheRulesCounts();
    void aGameThatEndsEarlyCounts();
    void whatOneSideHasIsEnough();
    void aChangedDieIsNoticed();
    void withoutItsHashItIsNotConfirmed();
    void anOrderThatHidesThatItWasForcedIsRefused();
    void aGameWithoutMapIsRefused();
    void otherValuesAreNamed();
};

using BattleMatch = play::MatchOf<Assault>;

static CampaignPosition atBattle()
{
    CampaignPosition p = begun(twoRoads());
    planNothing(p);
    return p;
}

// The battle as it is played at a table: now and then somebody acts against the rules.
struct AtTable
{
    explicit AtTable(const CampaignPosition &p, const DataStore &data = shippedData())
        : file(newGame(headOf(battleScenario(p)), data))
        , match(static_cast<BattleMatch *>(
              assaultRules().begin(*file.head, data, file.secrets).value.value().release()))
    {
    }

    const Position &position() const { return match->position(); }
    void say(const Order &order, play::Enforce enforce = play::Enforce::Yes)
    {
        HW_EXPECTS(match->say(order, {.json = {}, .origin = "mouse"}, enforce));
        match->answerFormally();
    }
    // Who is out of turn fires, at whoever is there.
    bool fireOutOfTurn()
    {
        const SideIndex enemy = enemyOf(position().pending.side);
        const auto shooter =
            std::find_if(position().units.begin(), position().units.end(),
                         [&](const Unit &unit) { return unit.side == enemy && unit.isOnMap(); });
        if (shooter == position().units.end() ||
            !match->say(Announce{shooter->id, Action::Fire}, {}, play::Enforce::No))
            return false;
        for (const Unit &unit : std::vector<Unit>(position().units))
            if (position().pending.question == Question::Target && unit.side != enemy &&
                unit.isOnMap())
                (void)match->say(Target{unit.id}, {}, play::Enforce::No);
        return true;
    }
    void playToTheEnd(std::uint64_t seed)
    {
        play::Randomness randomness(seed);
        while (!match->isOver())
            if (position().pending.question != Question::Announce || randomness.below(4) > 0 ||
                !fireOutOfTurn())
                match->sayAnything(randomness);
    }
    std::size_t forced() const
    {
        return static_cast<std::size_t>(
            std::count_if(match->records().begin(), match->records().end(),
                          [](const play::Record &record) { return !record.refusal.empty(); }));
    }
    GameFile game() const
    {
        GameFile whole = file;
        whole.orders = match->records();
        return whole;
    }

    GameFile file; // without its orders
    std::unique_ptr<BattleMatch> match;
};

static AtTable playedAtTable(const CampaignPosition &p, std::uint64_t seed = 1)
{
    AtTable table(p);
    table.playToTheEnd(seed);
    HW_EXPECTS(table.forced() > 0);
    return table;
}

static HandedIn handedIn(const CampaignPosition &p, const GameFile &game)
{
    return handIn(p, gameText(game), "game", shippedData());
}

void tst_HandedIn::aGameFromTheTableCounts()
{
    CampaignPosition p = atBattle();
    const AtTable table = playedAtTable(p);
    const HandedIn handed = handedIn(p, table.game());
    QVERIFY(handed.report);
    QVERIFY(*handed.report == reportOf(p.nextBattle(), table.match->game()));
    QCOMPARE(handed.report->game, hashText(hashOf(table.position())));
    QCOMPARE(handed.forced, table.forced());
    QVERIFY(handed.otherData.empty());
    const CampaignPosition before = p;
    say(p, ReportBattle{*handed.report});
    QCOMPARE(p.fought.size(), std::size_t(1));
    for (const SlotTaken &taken : before.taken) {
        if (!taken.core)
            continue;
        const CoreNow &then = before.cores[*taken.core];
        BattleReport report = *handed.report;
        QCOMPARE(coreOf(p, then.id).kills, then.kills + fateOf(report, taken.unit).kills);
        QCOMPARE(coreOf(p, then.id).battles, then.battles + 1);
    }
}

void tst_HandedIn::aKillAgainstTheRulesCounts()
{
    const CampaignPosition p = atBattle();
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        const AtTable table = playedAtTable(p, seed);
        const GameFile game = table.game();
        const auto deeds = deedsIn(table.match->game());
        QVERIFY(deedsInGame(gameText(game), shippedData()) == deeds);
        for (const DeedDone &deed : deeds) {
            if (deed.kind != DeedKind::Killed)
                continue;
            // The order by which its unit began to act.
            auto begun = game.orders.rend() - deed.order;
            while (begun->json.find("\"announce\"") == std::string::npos)
                ++begun;
            if (begun->refusal.empty() || begun->json.find(deed.unit) == std::string::npos)
                continue;
            BattleReport report = handedIn(p, game).report.value();
            QVERIFY(fateOf(report, deed.unit).kills > 0);
            QCOMPARE(fateOf(report, deed.other).strength, 0);
            QVERIFY(fateOf(report, deed.other).lastOrder > 0);
            return;
        }
    }
    QFAIL("nobody was killed against the rules");
}

// Both agree that it is the last turn.
void tst_HandedIn::aGameThatEndsEarlyCounts()
{
    const CampaignPosition p = atBattle();
    AtTable table(p);
    play::Randomness randomness(4);
    while (table.position().pending.question != Question::Announce)
        table.match->sayAnything(randomness);
    table.say(Correct{"turn", "1", "4"});
    table.playToTheEnd(4);
    const HandedIn handed = handedIn(p, table.game());
    QVERIFY(handed.report);
    QVERIFY(*handed.report == reportOf(p.nextBattle(), table.match->game()));
}

// As it comes by mail.
void tst_HandedIn::whatOneSideHasIsEnough()
{
    const CampaignPosition p = atBattle();
    const GameFile game = playedAtTable(p).game();
    const auto copy = copyFor(game, "axis");
    QVERIFY(copy && copy->secrets.size() == 1);
    QVERIFY(handedIn(p, game).report);
    QVERIFY(handedIn(p, *copy).report == handedIn(p, game).report);
}

void tst_HandedIn::aChangedDieIsNoticed()
{
    const CampaignPosition p = atBattle();
    const GameFile game = playedAtTable(p).game();
    const auto report = handedIn(p, game).report;
    int changed = 0;
    int noticed = 0;
    for (std::size_t i = 0; i < game.orders.size(); ++i) {
        GameFile other = game;
        std::string &json = other.orders[i].json;
        const std::size_t faces = json.find("\"faces\":[");
        if (faces == std::string::npos)
            continue;
        char &face = json[faces + 9];
        face = face == '6' ? '1' : '6';
        const HandedIn handed = handedIn(p, other);
        ++changed;
        noticed += handed.report ? 0 : 1;
        QVERIFY(handed.report
                    ? handed.report == report // it came to the same
                    : handed.fault == HandInFault::Changed || handed.fault == HandInFault::Cut);
    }
    QVERIFY(changed > 20);
    QVERIFY(noticed > changed / 4);
}

void tst_HandedIn::withoutItsHashItIsNotConfirmed()
{
    const CampaignPosition p = atBattle();
    const GameFile game = playedAtTable(p).game();
    std::size_t first = game.orders.size();
    std::size_t last = 0;
    for (std::size_t i = 0; i < game.orders.size(); ++i)
        if (!game.orders[i].hash.empty()) {
            first = std::min(first, i);
            last = i;
        }
    QVERIFY(first < last);
    GameFile without = game;
    without.orders[last].hash.clear();
    HandedIn handed = handedIn(p, without);
    QVERIFY(handed.fault == HandInFault::Changed && !handed.report);
    QCOMPARE(handed.orders, last);
    for (play::Record &order : without.orders)
        order.hash.clear();
    handed = handedIn(p, without);
    QVERIFY(handed.fault == HandInFault::Changed);
    QCOMPARE(handed.orders, first);
    // One of another position.
    without = game;
    without.orders[last].hash = game.orders[first].hash;
    handed = handedIn(p, without);
    QVERIFY(handed.fault == HandInFault::Changed);
    QCOMPARE(handed.orders, last);
}

void tst_HandedIn::anOrderThatHidesThatItWasForcedIsRefused()
{
    const CampaignPosition p = atBattle();
    GameFile game = playedAtTable(p).game();
    const auto forced =
        std::find_if(game.orders.begin(), game.orders.end(),
                     [](const play::Record &record) { return !record.refusal.empty(); });
    forced->refusal.clear();
    const HandedIn handed = handedIn(p, game);
    QVERIFY(handed.fault == HandInFault::Cut);
    QCOMPARE(handed.orders, static_cast<std::size_t>(forced - game.orders.begin()));
}

void tst_HandedIn::aGameWithoutMapIsRefused()
{
    const CampaignPosition p = atBattle();
    const GameFile game =
        newGame(std::make_shared<const TableHead>(battleScenario(p)), shippedData());
    QVERIFY(handedIn(p, game).fault == HandInFault::WithoutMap);
}

void tst_HandedIn::otherValuesAreNamed()
{
    const CampaignPosition p = atBattle();
    DataStore other = shippedData();
    other.cards.units.at("us.rifles43").movement += 1;
    AtTable table(p, other);
    table.playToTheEnd(1);
    const HandedIn handed = handedIn(p, table.game());
    QVERIFY(handed.report);
    QCOMPARE(handed.otherData, std::vector<std::string>{"us.rifles43"});
}

HW_PLAIN_TEST(tst_HandedIn)

} // namespace hexwerk::assault::tst_handed_in

#include "tst_handed_in.moc"
