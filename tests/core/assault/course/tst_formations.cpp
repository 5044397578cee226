// [R4.1] [R5.6] [R5.7] What sides take of their cards.
#include <QTest>

#include "core/assault/rules/course/victory.h"
#include "tests/core/assault/formations.h"
#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_formations {

class tst_Formations final : public QObject
{
    Q_OBJECT

private slots:
    void r4_1a_aCardBringsTheUnitsItLists();
    void r4_1b_theScenarioSaysHowManyOfWhichType();
    void r5_2a_ofItsOwnNations();
    void r5_6a_aDeckForEachType();
    void r5_6a_aCardIsThereAgainWhereMoreAreNeeded();
    void r5_6b_freelyUpToTheNumber();
    void r5_6c_twiceAsManyAreDrawnToChooseFrom();
    void w_5_threeOfSix();
    void r5_6d_whatIsNotKeptReinforces();
    void r5_6e_exactlySoManyAtRandom();
    void everyCardOfTheDeckIsAsLikely();
    void r5_6f_aCardComesOnce();
    void r5_7a_singleUnitsByTypeAndClass();
    void r5_7b_additionalForcesBeginWithTheGame();
    void r5_7c_reinforcementsAreDrawnWhenTheyCome();
    void w_1_theFormationOfTheThirdTurnIsSeenFirst();
    void r5_7d_inTheOrderOfTheirTurns();
    void r5_7e_whatIsNotTakenStaysInTheBox();
    void r5_8a_unitsWaitUntilTheirCardIsTaken();
    void r5_8a_theyAreSetUpInAnySetupZone();
    void r6_7a_singleReinforcementsAreChosenWhenTheyCome();
    void aSideIsNotWithoutUnitsWhileCardsMayCome();
    void everyPromiseHoldsWithCards();
};

static const char *const kAll = "drill.f1 drill.f2 drill.f3 drill.f4 drill.f5 drill.f6 decline";

void tst_Formations::r4_1a_aCardBringsTheUnitsItLists()
{
    Position p = beginWithCards(taking(1, FormationMethod::Choose));
    QCOMPARE(waitingUnits(p, 0), 0);

    const auto events = say(p, Choose{"drill.f2"});

    QCOMPARE(count<CardTaken>(events), 1);
    QCOMPARE(waitingUnits(p, 0), 2);
    HW_SAYS(where(p, "f2-1"), "waiting");
    HW_SAYS(p.card(id(p, "f2-1")).id, "ger.rifles43");
    HW_SAYS(where(p, "f1-1"), "in box");
}

void tst_Formations::r4_1b_theScenarioSaysHowManyOfWhichType()
{
    Position p = beginWithCards(taking(2, FormationMethod::Choose));
    HW_SAYS(asks(p), "formation axis");
    say(p, Choose{"drill.f1"});
    HW_SAYS(asks(p), "formation axis");
    say(p, Choose{"drill.f2"});
    HW_SAYS(asks(p), "place axis");
}

void tst_Formations::r5_2a_ofItsOwnNations()
{
    Table table = taking(1, FormationMethod::Choose);
    table.scenario.sides[0].nations = {"ita"};
    HW_SAYS(asks(beginWithCards(table)), "announce allied"); // there are none
    table.scenario.sides[0].nations = {"ita", "ger"};
    HW_SAYS(offered(beginWithCards(table)), kAll);
}

void tst_Formations::r5_6a_aDeckForEachType()
{
    Table table = taking(1, FormationMethod::Choose);
    HW_SAYS(offered(beginWithCards(table)), kAll);
    table.scenario.sides[0].formations[0].type = UnitType::Vehicle;
    HW_SAYS(offered(beginWithCards(table)), "drill.column drill.lorries decline");
}

void tst_Formations::r5_6a_aCardIsThereAgainWhereMoreAreNeeded()
{
    Position p = beginWithCards(taking(2, FormationMethod::Choose, {"drill.f1"}));
    say(p, Choose{"drill.f1"});
    say(p, Choose{"drill.f1"});
    QCOMPARE(waitingUnits(p, 0), 4);

    // Named twice, it is there twice.
    p = beginWithCards(taking(2, FormationMethod::Choose, {"drill.f1", "drill.f1", "drill.f2"}));
    say(p, Choose{"drill.f1"});
    HW_SAYS(offered(p), "drill.f1 drill.f2 decline");
}

void tst_Formations::r5_6b_freelyUpToTheNumber()
{
    Position p = beginWithCards(taking(2, FormationMethod::Choose));
    HW_SAYS(offered(p), kAll);
    HW_SAYS(ruled(p, Choose{"drill.lorries"}), "NotThatChoice R5.6b");
    HW_SAYS(ruled(p, Draw{"drill.f1"}), "NotAsked R6.4a");
    say(p, Choose{"drill.f3"});
    say(p, Decline{}); // one is enough

    QCOMPARE(waitingUnits(p, 0), 2);
    HW_SAYS(asks(p), "place axis");
}

// Draws so many cards of the deck, from the first one on.
static std::vector<std::string> drawn(Position &p, int count)
{
    std::vector<std::string> ids;
    for (int i = 0; i < count; ++i) {
        HW_EXPECTS(p.pending.question == Question::CardDraw);
        const Order first = Assault::outcomes(p).front().order;
        ids.push_back(std::get<Draw>(first).card);
        say(p, first);
    }
    return ids;
}

void tst_Formations::r5_6c_twiceAsManyAreDrawnToChooseFrom()
{
    Position p = beginWithCards(taking(1, FormationMethod::DrawDouble));
    QVERIFY(p.pending.isChance());
    say(p, Draw{"drill.f5"});
    HW_SAYS(ruled(p, Draw{"drill.f5"}), "NotThatChoice R5.6e"); // it is drawn already
    say(p, Draw{"drill.f2"});

    HW_SAYS(asks(p), "formation axis");
    HW_SAYS(offered(p), "drill.f2 drill.f5 decline");
    HW_SAYS(ruled(p, Choose{"drill.f1"}), "NotThatChoice R5.6b");
    say(p, Choose{"drill.f5"});
    HW_SAYS(where(p, "f5-2"), "waiting");
    HW_SAYS(where(p, "f2-1"), "in box");
}

void tst_Formations::w_5_threeOfSix()
{
    Position p = beginWithCards(taking(3, FormationMethod::DrawDouble));
    QCOMPARE(drawn(p, 6).size(), std::size_t{6});
    for (const char *id : {"drill.f1", "drill.f3", "drill.f5"})
        say(p, Choose{id});
    HW_SAYS(asks(p), "place axis");
    QCOMPARE(waitingUnits(p, 0), 6);
    QCOMPARE(std::count_if(p.cards.begin(), p.cards.end(),
                           [](const CardInBox &card) { return card.state == CardState::Aside; }),
             std::ptrdiff_t{3});

    Position random = beginWithCards(taking(3, FormationMethod::Random));
    drawn(random, 3);
    HW_SAYS(asks(random), "place axis");
    QCOMPARE(waitingUnits(random, 0), 6);
}

static Reinforcement formationIn(int turn, std::vector<std::string> from = {})
{
    return {.turn = turn,
            .side = "axis",
            .zone = "edge",
            .units = {},
            .formation =
                FormationChoice{UnitType::Infantry, 1, FormationMethod::Choose, std::move(from)}};
}

// Everybody is set up where there is room.
static void setUpAll(Position &p)
{
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
}

static std::string deck(const Position &p)
{
    std::string ids;
    for (const auto &outcome : Assault::outcomes(p))
        ids += (ids.empty() ? "" : " ") + std::get<Draw>(outcome.order).card;
    return ids;
}

void tst_Formations::r5_6d_whatIsNotKeptReinforces()
{
    Table table = taking(1, FormationMethod::DrawDouble);
    table.scenario.reinforcements = {formationIn(2)};
    Position p = beginWithCards(table);
    say(p, Draw{"drill.f5"});
    say(p, Draw{"drill.f2"});
    say(p, Choose{"drill.f5"});
    setUpAll(p);
    endTurn(p);

    HW_SAYS(deck(p), "drill.f2");
}

void tst_Formations::r5_6e_exactlySoManyAtRandom()
{
    Position p = beginWithCards(taking(2, FormationMethod::Random));
    HW_SAYS(ruled(p, Draw{"drill.lorries"}), "NotThatChoice R5.6e");
    HW_SAYS(ruled(p, Choose{"drill.f1"}), "NotAsked R6.4a");
    say(p, Draw{"drill.f1"});
    HW_SAYS(deck(p), "drill.f2 drill.f3 drill.f4 drill.f5 drill.f6");
    const auto events = say(p, Draw{"drill.f6"});

    QCOMPARE(count<CardDrawn>(events), 1);
    QVERIFY(events.front().reveals);
    HW_SAYS(asks(p), "place axis");
    QCOMPARE(waitingUnits(p, 0), 4);
}

void tst_Formations::everyCardOfTheDeckIsAsLikely()
{
    const Position p =
        beginWithCards(taking(1, FormationMethod::Random, {"drill.f1", "drill.f2", "drill.f2"}));
    const auto outcomes = Assault::outcomes(p);
    QCOMPARE(outcomes.size(), std::size_t{2});
    QCOMPARE(outcomes[0].weight, std::uint64_t{1});
    QCOMPARE(outcomes[1].weight, std::uint64_t{2});
}

void tst_Formations::r5_6f_aCardComesOnce()
{
    Position p = beginWithCards(taking(2, FormationMethod::Choose));
    say(p, Choose{"drill.f1"});
    HW_SAYS(offered(p), "drill.f2 drill.f3 drill.f4 drill.f5 drill.f6 decline");
}

static Table single(UnitType type, UnitClass unitClass, int count)
{
    Table table = formationTable();
    table.scenario.sides[0].additional = {{type, unitClass, count}};
    table.scenario.sides[0].nations = {"ger"};
    return table;
}

void tst_Formations::r5_7a_singleUnitsByTypeAndClass()
{
    const CardStore cards = formationCards();
    std::string fitting; // by hand: what the library has
    for (const auto &[id, card] : cards.units)
        if (card.nation == "ger" && card.type == UnitType::Infantry &&
            card.unitClass == UnitClass::Support)
            fitting += (fitting.empty() ? "" : " ") + id;
    QVERIFY(!fitting.empty());

    Position p = beginWithCards(single(UnitType::Infantry, UnitClass::Support, 1));
    HW_SAYS(asks(p), "card axis");
    HW_SAYS(offered(p), fitting); // and none may be left out
    HW_SAYS(ruled(p, Choose{"us.rifles43"}), "NotThatChoice R5.7a");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R6.4a");
}

void tst_Formations::r5_7b_additionalForcesBeginWithTheGame()
{
    Position p = beginWithCards(single(UnitType::Infantry, UnitClass::Support, 2));
    say(p, Choose{"ger.hmg42"});
    say(p, Choose{"ger.hmg42"}); // there are counters enough
    HW_SAYS(asks(p), "place axis");
    say(p, Place{id(p, "hmg42-2"), at("H2")});
    HW_SAYS(where(p, "hmg42-2"), "H2");
}

void tst_Formations::r5_7c_reinforcementsAreDrawnWhenTheyCome()
{
    Table table = formationTable();
    table.scenario.reinforcements = {formationIn(2)};
    Position p = beginWithCards(table);
    HW_SAYS(asks(p), "announce allied"); // nothing is drawn yet

    endTurn(p);
    QCOMPARE(p.turn, 2);
    HW_SAYS(asks(p), "card_draw");
    say(p, Draw{"drill.f4"});
    HW_SAYS(asks(p), "place axis");
    HW_SAYS(ruled(p, Place{id(p, "f4-1"), at("C2")}), "NotASetupHex R5.8c");
    say(p, Place{id(p, "f4-1"), at("A1")});
    HW_SAYS(where(p, "f4-1"), "A1");
}

// Two formations that come in turns 3 and 5, the later one first in the file.
static Table twoArrivals()
{
    Table table(6);
    table.scenario.zones = formationTable().scenario.zones;
    table.rifles("u1", "C9").rifles("g1", "L1");
    table.scenario.reinforcements = {formationIn(5), formationIn(3)};
    return table;
}

void tst_Formations::w_1_theFormationOfTheThirdTurnIsSeenFirst()
{
    Position p = beginWithCards(twoArrivals());
    endTurn(p);
    HW_SAYS(asks(p), "announce allied");
    endTurn(p);

    QCOMPARE(p.turn, 3);
    HW_SAYS(asks(p), "card_draw");
}

void tst_Formations::r5_7d_inTheOrderOfTheirTurns()
{
    Position p = beginWithCards(twoArrivals());
    endTurn(p);
    endTurn(p);
    say(p, Draw{"drill.f1"});
    setUpAll(p);
    endTurn(p);
    HW_SAYS(asks(p), "announce allied");
    endTurn(p);

    QCOMPARE(p.turn, 5);
    HW_SAYS(deck(p), "drill.f2 drill.f3 drill.f4 drill.f5 drill.f6");
}

void tst_Formations::r5_7e_whatIsNotTakenStaysInTheBox()
{
    // Where cards were laid aside, those that were not even drawn are out.
    Table table = taking(1, FormationMethod::DrawDouble);
    table.scenario.reinforcements = {formationIn(2), formationIn(3)};
    Position p = beginWithCards(table);
    drawn(p, 2);
    say(p, Choose{"drill.f1"});
    setUpAll(p);
    endTurn(p);
    HW_SAYS(deck(p), "drill.f2");
}

void tst_Formations::r5_8a_unitsWaitUntilTheirCardIsTaken()
{
    Position p = beginWithCards(taking(1, FormationMethod::Choose));
    say(p, Choose{"drill.f1"});
    HW_SAYS(ruled(p, Place{id(p, "f2-1"), at("C2")}), "NotThisUnit R5.8c");
    HW_SAYS(ruled(p, Place{id(p, "f1-1"), at("C2")}), "yes");
}

void tst_Formations::r5_8a_theyAreSetUpInAnySetupZone()
{
    Position p = beginWithCards(taking(1, FormationMethod::Choose));
    say(p, Choose{"drill.f1"});
    HW_SAYS(ruled(p, Place{id(p, "f1-1"), at("H2")}), "yes");
    HW_SAYS(ruled(p, Place{id(p, "f1-1"), at("A1")}), "NotASetupHex R5.8c"); // the entry zone
}

void tst_Formations::r6_7a_singleReinforcementsAreChosenWhenTheyCome()
{
    Table table = formationTable();
    table.scenario.sides[0].nations = {"ger"};
    table.scenario.reinforcements = {
        {.turn = 2,
         .side = "axis",
         .zone = "edge",
         .units = {},
         .additional = AdditionalForce{UnitType::Infantry, UnitClass::Support, 1}}};
    Position p = beginWithCards(table);
    endTurn(p);
    HW_SAYS(asks(p), "card axis");
    say(p, Choose{"ger.hmg42"});
    say(p, Place{id(p, "hmg42-1"), at("B1")});
    HW_SAYS(ruled(p, announce(p, "hmg42-1", Action::NormalMove)), "NotYourUnit R6.4a");
    HW_SAYS(where(p, "hmg42-1"), "B1");
}

void tst_Formations::aSideIsNotWithoutUnitsWhileCardsMayCome()
{
    Table table(3);
    table.scenario.zones = formationTable().scenario.zones;
    table.rifles("u1", "C9");
    table.scenario.reinforcements = {formationIn(3)};
    const Term none{
        .kind = TermKind::SideHasNoUnits, .name = "axis", .side = {}, .number = 0, .terms = {}};
    const Position p = beginWithCards(table);
    QVERIFY(!holds(p, none, 1, 1));
    table.scenario.reinforcements[0].turn = 9; // after the end
    QVERIFY(holds(beginWithCards(table), none, 1, 1));
}

// All methods, single units, reinforcements of both kinds, three players, a crowded zone, units
// aboard, and tracks that may end the game.
static Match everything()
{
    static const DataStore kData = [] {
        DataStore data = shippedData();
        data.cards = formationCards();
        data.cards.units["drill.lorry"].transport = 8;
        return data;
    }();
    Table table = formationTable();
    Scenario &s = table.scenario;
    s.firstSetup = "roll";
    s.zones.push_back({"south", "allied", ZonePurpose::Setup, {at("C6"), at("D6"), at("E6")}});
    s.sides[0].players = 3;
    s.sides[0].formations = {{UnitType::Infantry, 2, FormationMethod::DrawDouble, {}},
                             {UnitType::Vehicle, 1, FormationMethod::Choose, {}}};
    s.sides[0].nations = {"ger"};
    s.sides[1].formations = {{UnitType::Infantry, 1, FormationMethod::Random, {}}};
    s.sides[1].additional = {{UnitType::Infantry, UnitClass::Support, 1}};
    s.reinforcements = {formationIn(2),
                        {.turn = 3,
                         .side = "axis",
                         .zone = "edge",
                         .units = {},
                         .additional = AdditionalForce{UnitType::Infantry, UnitClass::Support, 1}}};
    s.tracks = {{.id = "t",
                 .side = "axis",
                 .name = {},
                 .max = 3,
                 .thresholds = {{3, ThresholdEffect::Loses, "", {}}}}};
    s.triggers = {
        {.on = TriggerEvent::UnitDamaged, .side = "axis", .effects = {{"t", 1}}},
        {.on = TriggerEvent::ZoneEntered, .zone = "north", .effects = {{"t", "strength"}}},
        {.on = TriggerEvent::TurnEnd, .once = true, .effects = {{"t", -1}}}};
    return {s, kData};
}

void tst_Formations::everyPromiseHoldsWithCards()
{
    const Match match = everything();
    Figures figures;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const std::string broken = RandomGame(match, seed).play(Saving::AtThreeOrders, figures);
        QVERIFY2(broken.empty(), (std::to_string(seed) + ": " + broken).c_str());
    }
    QCOMPARE(figures.games, 25L);
}

HW_PLAIN_TEST(tst_Formations)

} // namespace hexwerk::assault::tst_formations

#include "tst_formations.moc"
