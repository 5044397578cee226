// [R6.2] The planning phase: command points are counted, and put on cards in secret.
#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/formations.h"
#include "tests/core/assault/pointed.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_planning {

class tst_Planning final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_2a_formationCardsBringThem();
    void r4_9_2b_allButThreeGoOnCards();
    void r5_4c_eachPlayerHasTheirOwn();
    void r5_4_1b_sharedPointsBelongToTheSide();
    void r6_2_2a_nobodySeesWhereTheOtherPutsThem();
    void r6_2_2a_whatIsShownIsWhatWasPut();
    void r6_2_2c_allPointsComeBack();
    void r5_8b_theyAreReadyForTheFirstTurn();
    void r6_7b_reinforcementsBringTheirsForTheNextTurn();
};

void tst_Planning::r4_9_2a_formationCardsBringThem()
{
    CardStore cards = formationCards();
    cards.formations.at("drill.f1").commandPoints = 2;
    cards.formations.at("drill.f2").commandPoints = 3;
    Table table = taking(2, FormationMethod::Choose);
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = 4; // of the unit that is listed
    Position p = Assault::start(table.game(cards));
    say(p, Choose{"drill.f1"});
    say(p, Choose{"drill.f2"});
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    HW_SAYS(toString(p.phase), "planning");
    QCOMPARE(total(p, 0), 9); // 2 + 3 + 4
    QCOMPARE(total(p, 1), 0);

    // The same without the option knows no points, and no planning.
    table.scenario.options.clear();
    Position plain = Assault::start(table.game(cards));
    QVERIFY(plain.points.empty());
}

void tst_Planning::r4_9_2b_allButThreeGoOnCards()
{
    // W-3: of n points 3 stay in the focus and n - 3 lie on cards.
    Position p = begun(pointed(7, 5));
    HW_SAYS(asks(p), "allot allied"); // [R6.1b] the starting player first
    say(p, Allot{kAmerican});
    HW_SAYS(asks(p), "allot allied");
    HW_SAYS(ruled(p, Allot{kGerman}), "NotThatChoice R4.9.2b");
    HW_SAYS(ruled(p, Pass{}), "NotAsked R6.4a");
    say(p, Allot{"us.cal50_hmg"});
    HW_SAYS(asks(p), "allot axis");
    for (int i = 0; i < 4; ++i)
        say(p, Allot{kGerman});
    HW_SAYS(asks(p), "announce allied");
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 4/0");
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/0, us.cal50_hmg 1/0");

    // Who has three or fewer holds all of them back.
    const Position few = begun(pointed(2, 3));
    HW_SAYS(asks(few), "announce allied");
    HW_SAYS(pool(few, 0), "focus 2");
    HW_SAYS(pool(few, 1), "focus 3");
}

// The axis takes these formations of five points each, for two players.
static Position dividedBetweenTwo(int cards)
{
    CardStore store = formationCards();
    for (auto &[name, card] : store.formations)
        card.commandPoints = 5;
    Table table = taking(cards, FormationMethod::Choose);
    table.scenario.sides[0].players = 2;
    table.scenario.options["command_points"] = true;
    Position p = Assault::start(table.game(store));
    for (int i = 1; i <= cards; ++i)
        say(p, Choose{"drill.f" + std::to_string(i)});
    say(p, d6({6, 4}));
    while (p.phase == Phase::SetUp)
        say(p, Assault::legalOrders(p).front());
    return p;
}

void tst_Planning::r5_4c_eachPlayerHasTheirOwn()
{
    Position p = dividedBetweenTwo(2);
    HW_SAYS(pool(p, 0, 1), "focus 3");
    HW_SAYS(pool(p, 0, 2), "focus 3");
    HW_SAYS(pool(p, 0, 0), "focus 0");
    HW_SAYS(asks(p), "allot axis");
    QCOMPARE(int(p.pending.player), 1);
    say(p, Allot{kGerman});
    say(p, Allot{kGerman});
    QCOMPARE(int(p.pending.player), 2);
}

void tst_Planning::r5_4_1b_sharedPointsBelongToTheSide()
{
    Position p = dividedBetweenTwo(1);
    QCOMPARE(total(p, 0, 0), 5); // both have units of the card
    QCOMPARE(total(p, 0, 1), 0);
    HW_SAYS(asks(p), "allot axis");
    QCOMPARE(int(p.pending.player), 0);
    for (int i = 0; i < 5; ++i)
        say(p, Allot{kGerman});
    passSupport(p);
    say(p, Pass{});
    // Either player's unit uses them.
    say(p, announce(p, "f1-1", Action::DigIn));
    say(p, Pass{});
    say(p, announce(p, "f1-2", Action::DigIn));
    HW_SAYS(pool(p, 0, 0), "focus 0, ger.rifles43 3/2");
}

// What the other side sees, without the seals: they tell nothing without their salts.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    view.seeds = {};
    for (CommandPool &pool : view.points)
        if (pool.side != side)
            for (Sealed<std::string> &point : pool.sealed)
                point = {};
    return view;
}

void tst_Planning::r6_2_2a_nobodySeesWhereTheOtherPutsThem()
{
    // Two games that differ only in where the allies put their points.
    Position one = begun(pointed(7, 7));
    Position two = one;
    const char *const ones[] = {kAmerican, kAmerican, "us.cal50_hmg", kAmerican};
    const char *const twos[] = {"us.cal50_hmg", "us.cal50_hmg", "us.cal50_hmg", kAmerican};
    for (std::size_t i = 0; i < std::size(ones); ++i) {
        const Order said = Allot{ones[i]};
        const Order closed = Assault::closed(one, said);
        QVERIFY(Assault::orderToJson(one, closed).find(ones[i]) == std::string::npos);
        QCOMPARE(Assault::pendingToJson(one), Assault::pendingToJson(two));
        Position view = viewFor(one, 0);
        const auto byEvent = say(one, said);
        const auto other = say(two, Allot{twos[i]});
        QCOMPARE(byEvent.size(), other.size());
        for (std::size_t k = 0; k < byEvent.size(); ++k)
            QCOMPARE(Assault::eventToJson(one, byEvent[k]), Assault::eventToJson(two, other[k]));
        // The view goes on by the closed order, to the same hash.
        say(view, closed);
        QCOMPARE(Assault::hash(view), Assault::hash(one));
        QVERIFY(unsealed(one, 0) == unsealed(two, 0));
        QVERIFY(!viewFor(one, 0).points[1].sealed.back().isKnown());
        QVERIFY(viewFor(one, 1).points[1].sealed.back().isKnown());
    }
    QCOMPARE(Assault::legalOrders(one), Assault::legalOrders(two));
    QCOMPARE(Assault::legalOrders(one), Assault::legalOrders(viewFor(one, 0)));
}

void tst_Planning::r6_2_2a_whatIsShownIsWhatWasPut()
{
    Position p = begun(pointed(3, 5));
    for (const char *card : {kAmerican, "us.cal50_hmg"})
        QVERIFY(Assault::apply(p, Allot{card}));
    HW_SAYS(asks(p), "show_points allied");
    ShowPoints shown = std::get<ShowPoints>(*Assault::formalAnswer(p));
    QVERIFY(!Assault::formalAnswer(viewFor(p, 0)));
    ShowPoints lie = shown;
    lie.cards = {kAmerican, kAmerican};
    HW_SAYS(ruled(p, lie), "WrongSeal R6.2.2a");
    HW_SAYS(ruled(viewFor(p, 0), lie), "WrongSeal R6.2.2a");
    lie = shown;
    lie.cards.pop_back();
    lie.salts.pop_back();
    HW_SAYS(ruled(p, lie), "WrongSeal R6.2.2a");
    HW_SAYS(ruled(viewFor(p, 0), shown), "yes");
    say(p, shown);
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/0, us.cal50_hmg 1/0");

    // The salt of a card does not open another one that was put in its place.
    Position again = begun(pointed(3, 5));
    say(again, Allot{"us.cal50_hmg"});
    QVERIFY(!again.points[1].sealed[0].isOpenedBy("us.cal50_hmg", shown.salts[0]));
}

void tst_Planning::r6_2_2c_allPointsComeBack()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    say(p, announce(p, "u1", Action::DigIn));
    endTurn(p);
    HW_SAYS(toString(p.phase), "planning");
    HW_SAYS(pool(p, 1), "focus 3");
    plan(p);
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 2/0");
}

void tst_Planning::r5_8b_theyAreReadyForTheFirstTurn()
{
    CardStore cards = formationCards();
    cards.formations.at("drill.f4").commandPoints = 4;
    Table table = taking(1, FormationMethod::Choose);
    table.scenario.options["command_points"] = true;
    Position p = Assault::start(table.game(cards));
    say(p, Choose{"drill.f4"});
    while (p.phase == Phase::SetUp)
        say(p, Assault::legalOrders(p).front());
    QCOMPARE(p.turn, 1);
    HW_SAYS(asks(p), "allot axis"); // one beside the focus
    HW_SAYS(pool(p, 0), "focus 3");
}

void tst_Planning::r6_7b_reinforcementsBringTheirsForTheNextTurn()
{
    CardStore cards = formationCards();
    for (auto &[name, card] : cards.formations)
        card.commandPoints = 2;
    Table table = formationTable();
    table.scenario.turns = 3;
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = 4;
    table.scenario.sides[1].commandPoints = 3;
    table.scenario.reinforcements.push_back(
        {.turn = 2,
         .side = "axis",
         .zone = "edge",
         .units = {},
         .formation = FormationChoice{UnitType::Infantry, 1, FormationMethod::Random, {}},
         .additional = {}});
    Position p = Assault::start(table.game(cards));
    QCOMPARE(total(p, 0), 4);
    plan(p);
    while (p.turn == 1)
        say(p, Pass{});
    say(p, Draw{"drill.f3"});
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    HW_SAYS(toString(p.phase), "planning");
    QCOMPARE(total(p, 0), 6);
}

HW_PLAIN_TEST(tst_Planning)

} // namespace hexwerk::assault::tst_planning

#include "tst_planning.moc"
