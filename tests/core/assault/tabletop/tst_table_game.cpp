#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/assault/game/message.h"
#include "core/assault/tabletop/table_attack.h"
#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_play.h"
#include "core/assault/tabletop/table_points.h"
#include "core/base/hash.h"
#include "core/play/match.h"
#include "core/system/game_reader.h"
#include "tests/core/assault/table.h"
#include "tests/core/assault/training.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <array>
#include <memory>
#include <string>

namespace hexwerk::assault::tst_table_game {

class tst_TableGame final : public QObject
{
    Q_OBJECT

private slots:
    void theTurnHasItsPhases();
    void gunsHaveASupportPhase();
    void organizationTurnsMarkers();
    void anObjectiveIsTakenByWhoStandsThere();
    void aSecondActionIsRefusedAndCanBeForced();
    void anActionHasOneAttack();
    void aLongCloseCombatIsReadAgain();
    void whatCannotBeDoneIsNotForced();
    void reinforcementsArriveWhenTheyAreDue();
    void unknownCountersJoinWithTheirAttack();
    void r6_2_2b_pointsArePutOnCardsOpenly();
    void r6_2_2c_actionsAndAttacksCostPoints();
    void r10_7_3i_lostPointsAreTakenFromWhatIsLeft();
    void aStrangeKeyIsNoOrder();
    void toldGamesAreReplayedFromTheirFiles();
};

static std::shared_ptr<const TableRules> rulesOf(const Scenario &scenario)
{
    const DataStore &data = shippedData();
    return std::make_shared<const TableRules>(
        TableRules{data.system, data.cards, scenario.profile, scenario.options});
}

static TablePosition begin(const Scenario &scenario)
{
    return startTable(*setUpGame(scenario, shippedData()).value, rulesOf(scenario));
}

static TablePosition infantry()
{
    return begin(shippedScenario("training-infantry"));
}

static void tell(TablePosition &t, const TableOrder &order)
{
    const auto told = Tabletop::apply(t, order);
    QVERIFY2(told, told ? "" : std::string(told.error().rule).c_str());
}

static Unit &unit(TablePosition &t, const std::string &id)
{
    return t.game.unit(t.game.setting->unitId(id));
}

// [R6.0a] Without guns: initiative, action phase, organization on the way to the next turn.
void tst_TableGame::theTurnHasItsPhases()
{
    Scenario scenario = shippedScenario("training-infantry");
    scenario.firstPlayer = "roll";
    TablePosition t = begin(scenario);
    QVERIFY(t.game.phase == Phase::Initiative);
    QVERIFY(!Tabletop::query(t, NextPhase{})); // [R6.1a] first the dice say who begins
    tell(t, BeginTurn{1});
    QVERIFY(t.game.phase == Phase::Action);
    QCOMPARE(int(t.toAct), 1);
    tell(t, TakeAction{"ger2", Action::NormalMove});
    QCOMPARE(int(t.toAct), 1 - int(unit(t, "ger2").side));
    QVERIFY(unit(t, "ger2").activated);
    QVERIFY(unit(t, "ger2").markers.has(Marker::NormalAction));
    tell(t, Pass{});
    tell(t, Pass{});
    QVERIFY(!isPhaseOver(t));
    tell(t, Pass{}); // [R6.4d]
    QVERIFY(isPhaseOver(t));
    tell(t, NextPhase{});
    QCOMPARE(t.game.turn, 2);
    QVERIFY(t.game.phase == Phase::Initiative);
    QVERIFY(!unit(t, "ger2").activated);
}

void tst_TableGame::gunsHaveASupportPhase()
{
    TablePosition t = begin(shippedScenario("gela-road"));
    play::Randomness random(1);
    while (asksForCards(t)) // [R5.6] its formations come first
        tell(t, Tabletop::sample(t, random));
    QVERIFY(t.game.phase == Phase::Initiative);
    tell(t, BeginTurn{0});
    QVERIFY(t.game.phase == Phase::Support);
    const auto refused = Tabletop::query(t, TakeAction{"us1", Action::NormalMove}); // [R6.3a]
    QVERIFY(!refused);
    QCOMPARE(std::string(refused.error().rule), "R6.3a");
    tell(t, NextPhase{});
    QVERIFY(t.game.phase == Phase::Action);
}

// [R6.5a] [R6.5b] [R9.8.1a]
void tst_TableGame::organizationTurnsMarkers()
{
    TablePosition t = infantry();
    tell(t, BeginTurn{0});
    tell(t, TakeAction{"us1", Action::FastMove});
    tell(t, TakeAction{"us2", Action::NormalMove});
    tell(t, TakeAction{"us3", Action::DigIn});
    tell(t, TakeAction{"us4", Action::NormalMove, true});
    tell(t, NextPhase{});
    QVERIFY(unit(t, "us1").markers == MarkerSet({Marker::AttackDiceMinus1}));
    QVERIFY(unit(t, "us2").markers == MarkerSet());
    QVERIFY(unit(t, "us3").markers == MarkerSet());
    QVERIFY(t.game.isDugIn(unit(t, "us3").at));
    QVERIFY(unit(t, "us4").markers == MarkerSet({Marker::NormalAction})); // [R9.5d]
    QVERIFY(unit(t, "us4").activated);
    tell(t, BeginTurn{0});
    const auto refused = Tabletop::query(t, TakeAction{"us1", Action::FastMove});
    QVERIFY(!refused);
    QCOMPARE(std::string(refused.error().rule), "R9.2c");
    // [R9.8.1d]
    tell(t, TakeAction{"us3", Action::NormalMove});
    QVERIFY(!t.game.isDugIn(unit(t, "us3").at));
}

// [R6.5i] [R9.7a] At the end of the turn, and not by a unit in fallback.
void tst_TableGame::anObjectiveIsTakenByWhoStandsThere()
{
    TablePosition t = infantry();
    const Objective &objective = t.game.setting->scenario.objectives.back();
    const SideIndex holder = t.game.holders.back();
    const std::string taker = holder == unit(t, "us1").side ? "ger2" : "us1";
    tell(t, BeginTurn{0});
    tell(t, TakeAction{taker, Action::NormalMove});
    tell(t, StandOn{taker, objective.id});
    QCOMPARE(placeOf(t, t.game.setting->unitId(taker)), objective.id);
    QCOMPARE(t.game.holders.back(), holder);
    TablePosition fleeing = t;
    unit(fleeing, taker).markers = {Marker::Fallback};
    tell(t, NextPhase{});
    QCOMPARE(t.game.holders.back(), unit(t, taker).side);
    tell(fleeing, NextPhase{});
    QCOMPARE(fleeing.game.holders.back(), holder);
}

void tst_TableGame::aSecondActionIsRefusedAndCanBeForced()
{
    play::MatchOf<Tabletop> match(infantry());
    QVERIFY(match.say(BeginTurn{0}, {}));
    QVERIFY(match.say(TakeAction{"us2", Action::NormalMove}, {}));
    QVERIFY(match.say(Pass{}, {}));
    const auto refused = match.say(TakeAction{"us2", Action::FastMove}, {});
    QVERIFY(!refused);
    QCOMPARE(std::string(refused.error().rule), "R6.4e");
    QVERIFY(match.say(TakeAction{"us2", Action::FastMove}, {}, play::Enforce::No));
    QCOMPARE(match.records().back().refusal, "R6.4e");
    QVERIFY(match.position()
                .game.unit(match.position().game.setting->unitId("us2"))
                .markers.has(Marker::FastAction));

    play::MatchOf<Tabletop> again(infantry());
    QVERIFY(again.replay(match.records()));
    QVERIFY(again.position() == match.position());
    match.takeBackTo(3);
    QVERIFY(match.position()
                .game.unit(match.position().game.setting->unitId("us2"))
                .markers.has(Marker::NormalAction));
}

// A shot at the other side's unit, with dice that show nothing.
static TableAttackOrder missed(const TablePosition &t, const char *attacker, const char *target,
                               Action action)
{
    const auto counter = [&t](const char *id) { return counterOf(t, t.game.setting->unitId(id)); };
    TableAttackOrder order{
        .form = {.attacker = counter(attacker), .target = counter(target), .range = 4}};
    order.form.action = action;
    const TableAttack attack(order.form, *t.rules);
    order.rolls = {{.faces = {}, .symbols = std::vector<Symbols>(attack.rolls()[0].faces.size())}};
    return order;
}

// [R6.4e] [R13.2b] Who moves does not fire, and who has fired does not fire again.
void tst_TableGame::anActionHasOneAttack()
{
    TablePosition t = infantry();
    tell(t, BeginTurn{0});
    tell(t, TakeAction{"us1", Action::NormalMove});
    QVERIFY(!Tabletop::query(t, missed(t, "us1", "ger2", Action::Fire)));
    tell(t, TakeAction{"ger2", Action::MoveAndFire});
    QVERIFY(!Tabletop::query(t, missed(t, "ger2", "us1", Action::Fire)));
    tell(t, missed(t, "ger2", "us1", Action::MoveAndFire));
    const auto again = Tabletop::query(t, missed(t, "ger2", "us1", Action::MoveAndFire));
    QVERIFY(!again);
    QCOMPARE(std::string(again.error().rule), "R6.4e");
    tell(t, missed(t, "us3", "ger2", Action::Fire));
    QVERIFY(!Tabletop::query(t, missed(t, "us3", "ger2", Action::Fire)));
    QVERIFY(unit(t, "us3").markers.has(Marker::Firing));
}

// Thirty rounds in which nobody is hurt and nobody gives way.
void tst_TableGame::aLongCloseCombatIsReadAgain()
{
    TablePosition t = infantry();
    tell(t, BeginTurn{0});
    const auto counter = [&t](const char *id) { return counterOf(t, t.game.setting->unitId(id)); };
    TableAttackOrder order{.form = {.kind = AttackKind::Assault,
                                    .attacker = counter("us1"),
                                    .target = counter("ger2"),
                                    .action = Action::NormalMove}};
    TableAttack attack(order.form, *t.rules);
    for (int rounds = 0; !attack.isDone() && rounds < 2000; ++rounds) {
        if (const auto choices = attack.choices(); !choices.empty()) {
            const bool stays = rounds < 700;
            attack.choose(stays ? choices.back() : choices.front());
            continue;
        }
        const std::size_t open = attack.dice().size();
        for (std::size_t die = 0; die < attack.rolls()[open].faces.size(); ++die)
            attack.tell(open, die, Symbols{});
        if (attack.dice().size() > 120)
            break;
    }
    order.rolls = attack.dice();
    QVERIFY(order.rolls.size() >= 120);
    order.choices = attack.chosen();
    const std::string json = Tabletop::orderToJson(t, order);
    const auto read = Tabletop::orderFromJson(t, json);
    QVERIFY2(read && *read == TableOrder(order), json.c_str());
}

void tst_TableGame::whatCannotBeDoneIsNotForced()
{
    TablePosition t = infantry();
    tell(t, BeginTurn{0});
    tell(t, Eliminate{"us2"});
    const TablePosition before = t;
    QVERIFY(!Tabletop::force(t, TakeAction{"us2", Action::NormalMove}));
    QVERIFY(!Tabletop::force(t, TakeAction{"nobody", Action::NormalMove}));
    QVERIFY(!Tabletop::force(t, StandOn{"us1", "nowhere"}));
    QVERIFY(!Tabletop::force(t, LosePoints{"us1", 0}));
    QVERIFY(!Tabletop::force(t, TableAttackOrder{}));
    QVERIFY(t == before);
}

// [R6.7a] In their turn; [R5.8e] later it is their activation.
void tst_TableGame::reinforcementsArriveWhenTheyAreDue()
{
    TablePosition t = infantry();
    QVERIFY(!Tabletop::query(t, Arrive{"r3-1"}));
    for (int turn = 1; turn <= 2; ++turn) {
        tell(t, BeginTurn{0});
        tell(t, NextPhase{});
    }
    QCOMPARE(t.game.turn, 3);
    TablePosition late = t;
    tell(t, Arrive{"r3-1"});
    QVERIFY(unit(t, "r3-1").inPlay() && !unit(t, "r3-1").activated);
    tell(late, BeginTurn{0});
    tell(late, Arrive{"r3-1"});
    QVERIFY(unit(late, "r3-1").activated);
}

static Scenario nobody()
{
    Scenario scenario;
    scenario.id = "table";
    scenario.board.columns = 10;
    scenario.board.rows = 10;
    scenario.sides = {{.id = "one"}, {.id = "other"}};
    return scenario;
}

void tst_TableGame::unknownCountersJoinWithTheirAttack()
{
    TablePosition t = begin(nobody());
    tell(t, BeginTurn{0});
    const TableUnit us = {.id = "us1", .card = "us.rifles43", .strength = 4};
    const TableUnit ger = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
    const TableAttackOrder attack = {
        .form = {.attacker = us, .target = ger, .range = 2},
        .rolls = {{.faces = {}, .symbols = {{0, 0, 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}}}};
    QVERIFY(!Tabletop::query(t, attack)); // too many dice
    TableAttackOrder fitting = attack;
    fitting.rolls[0].symbols.pop_back();
    const auto asks = Tabletop::query(t, fitting);
    QVERIFY(!asks); // the defence is missing
    fitting.rolls.push_back({.faces = {}, .symbols = {{0, 0, 0}}});
    tell(t, fitting);
    QCOMPARE(unit(t, "us1").side, SideIndex(0));
    QCOMPARE(unit(t, "ger1").side, SideIndex(1));
    QVERIFY(unit(t, "us1").markers.has(Marker::Firing));
}

// Eight points for the allies, six for the axis; six rifles in the one side, four in the other.
static TablePosition planning()
{
    Scenario scenario = shippedScenario("training-infantry");
    scenario.options["command_points"] = true;
    scenario.sides[0].commandPoints = 8;
    scenario.sides[1].commandPoints = 6;
    TablePosition t = begin(scenario);
    tell(t, NextPhase{});
    return t;
}

static std::string refusal(const TablePosition &t, const TableOrder &order)
{
    const auto ruling = Tabletop::query(t, order);
    return ruling ? "yes" : std::string(ruling.error().rule);
}

void tst_TableGame::r6_2_2b_pointsArePutOnCardsOpenly()
{
    TablePosition t = planning();
    QVERIFY(t.game.phase == Phase::Planning);
    QCOMPARE(int(t.game.points[0].total), 8);
    QCOMPARE(int(t.game.points[0].focus), 3); // [R4.9.2c]
    QVERIFY(!isPlanned(t));
    const PutPoints most{.side = 0, .card = "us.rifles43", .points = 5};
    tell(t, most);
    QCOMPARE(refusal(t, PutPoints{0, 0, "us.rifles43", 6}), "R4.9.2b"); // three are held back
    QCOMPARE(refusal(t, PutPoints{0, 0, "us.rifles43", -1}), "R4.9.2b");
    QCOMPARE(refusal(t, PutPoints{0, 0, "us.rangers43", 1}), "R4.9.2b"); // all lie elsewhere
    QCOMPARE(refusal(t, PutPoints{0, 0, "ger.rifles43", 0}), "R4.9.2b"); // not its card
    QCOMPARE(refusal(t, PutPoints{0, 1, "us.rifles43", 1}), "R4.9.2b");  // no such player
    QCOMPARE(refusal(t, TakeAction{"us1", Action::NormalMove}), "R6.4a");
    tell(t, PutPoints{0, 0, "us.rifles43", 4}); // as often as they like
    tell(t, PutPoints{0, 0, "us.rangers43", 1});
    tell(t, PutPoints{1, 0, "ger.rifles43", 3});
    QVERIFY(isPlanned(t));

    // An order is the same in a file.
    const auto read = Tabletop::orderFromJson(t, Tabletop::orderToJson(t, most));
    QVERIFY(read && *read == TableOrder(most));
    tell(t, NextPhase{});
    QVERIFY(t.game.phase == Phase::Action);
    QCOMPARE(refusal(t, most), "R6.2b");

    // [R6.2.2c] They come back.
    tell(t, NextPhase{});
    tell(t, NextPhase{});
    QVERIFY(t.game.phase == Phase::Planning);
    QVERIFY(t.game.points[0].onCards.empty());

    // Without the option there is no such phase.
    TablePosition plain = infantry();
    tell(plain, NextPhase{});
    QVERIFY(plain.game.phase == Phase::Action);
}

void tst_TableGame::r6_2_2c_actionsAndAttacksCostPoints()
{
    TablePosition t = planning();
    tell(t, PutPoints{0, 0, "us.rifles43", 1});
    tell(t, PutPoints{0, 0, "us.cal50_hmg", 4}); // more than it has units
    tell(t, NextPhase{});
    CommandPool &pool = t.game.points[0];
    tell(t, TakeAction{"us1", Action::NormalMove});
    QCOMPARE(pointsOnCard(pool, pool.onCards[0].card), 0);
    QCOMPARE(int(pool.focus), 3); // the card pays first
    tell(t, TakeAction{"us2", Action::NormalMove});
    QCOMPARE(int(pool.focus), 2);
    tell(t, missed(t, "us3", "ger1", Action::Fire));
    QCOMPARE(int(pool.focus), 1);
    pool.focus = 0;
    QCOMPARE(refusal(t, TakeAction{"us4", Action::NormalMove}), "R6.2.2c");
    QCOMPARE(refusal(t, missed(t, "us4", "ger1", Action::Fire)), "R6.2.2c");
    QCOMPARE(refusal(t, Pass{}), "yes"); // [R8.1b]
    // The table decides.
    QVERIFY(Tabletop::force(t, TakeAction{"us4", Action::NormalMove}));
    QVERIFY(unit(t, "us4").activated);
    QCOMPARE(int(t.game.points[0].focus), 0);
}

void tst_TableGame::r10_7_3i_lostPointsAreTakenFromWhatIsLeft()
{
    TablePosition t = planning();
    tell(t, PutPoints{1, 0, "ger.rifles43", 3});
    tell(t, NextPhase{});
    tell(t, Eliminate{"ger1"});
    QCOMPARE(int(t.game.points[1].lost), 1);
    // None is spent: it comes from the card or from the focus, as its side says.
    QVERIFY(pilesToChoose(t) == (std::vector<std::string>{"ger.rifles43", "focus"}));
    QCOMPARE(refusal(t, Choose{"us.rifles43"}), "R10.7.3i");
    tell(t, Choose{"focus"});
    QVERIFY(pilesToChoose(t).empty());
    QCOMPARE(int(t.game.points[1].focus), 2);
    tell(t, Eliminate{"ger2"});
    tell(t, Choose{"ger.rifles43"});
    QCOMPARE(int(t.game.points[1].total), 4);
    tell(t, Eliminate{"ger3"}); // [R4.9.2g] four are left
    QCOMPARE(int(t.game.points[1].total), 4);
    QVERIFY(pilesToChoose(t).empty());
}

void tst_TableGame::aStrangeKeyIsNoOrder()
{
    const TablePosition t = infantry();
    const std::string unit = R"({"id":"us1","card":"us.rifles43","strength":4})";
    const std::string other = R"({"id":"ger2","card":"ger.rifles43","strength":4})";
    const auto said = [&](const std::string &more) {
        return Tabletop::orderFromJson(t, R"({"order":"attack","attacker":)" + unit +
                                              R"(,"target":)" + other + more + "}");
    };
    QVERIFY(said(""));
    for (const char *more : {R"(,"colour":"red")", R"(,"range":"two")", R"(,"terrain":3)",
                             R"(,"motion":"flies")", R"(,"joined":{})", R"(,"road":{"kind":"a"})",
                             R"(,"rolls":[["Q"]])", R"(,"aboard":[{"id":"x"}])"})
        QVERIFY2(!said(more), more);
}

// Anything that can be told, every tenth order forced; saved, read and told again.
void tst_TableGame::toldGamesAreReplayedFromTheirFiles()
{
    const Scenario scenario = shippedScenario("training-infantry");
    const DataStore &data = shippedData();
    const auto head = std::make_shared<const TableHead>(scenario);
    for (std::uint64_t seed = 1; seed <= 300 / HW_SHARE; ++seed) {
        play::Randomness random(seed);
        play::MatchOf<Tabletop> match(begin(scenario));
        for (int i = 0; i < 60 && !match.isOver(); ++i) {
            if (random.below(10) > 0) {
                match.sayAnything(random);
                continue;
            }
            const auto any =
                static_cast<std::size_t>(random.below(match.position().game.units.size()));
            const std::string id = match.position().game.setting->roster[any].id;
            const auto forced = match.say(TakeAction{id, Action::FastMove}, {}, play::Enforce::No);
            QVERIFY(forced || !forced.error().rule.empty());
        }
        GameFile file = newGame(head, data);
        file.orders = match.records();
        const auto read = readGame(gameText(file), "table.toml", std::array{&assaultRules()});
        QVERIFY(read && read.problems.empty());
        QVERIFY(read.value->game == file);
        const auto again = assaultRules().begin(*read.value->game.head, data, {});
        QVERIFY(again);
        QVERIFY((*again.value)->replay(read.value->game.orders));
        QCOMPARE((*again.value)->hash(), match.hash());
    }
}

HW_PLAIN_TEST(tst_TableGame)

} // namespace hexwerk::assault::tst_table_game

#include "tst_table_game.moc"
