// [R4.9.2] [R6.2.2] Command points: counted, put on cards in secret, spent and lost.
#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/formations.h"
#include "tests/core/assault/loading.h"
#include "tests/core/assault/mortar_shot.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_command_points {

class tst_CommandPoints final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_2a_formationCardsBringThem();
    void r4_9_2b_allButThreeGoOnCards();
    void r4_9_2c_theFocusActivatesAnyUnit();
    void r4_9_2f_spentPointsLieFaceDown();
    void r4_9_2g_lossesStopAtFour();
    void r4_9_2g_theGermanFocusStays();
    void r4_9_2h_aTruckCostsNothing();
    void r5_4c_eachPlayerHasHisOwn();
    void r5_4_1b_sharedPointsBelongToTheSide();
    void r6_2_2a_nobodySeesWhereTheOtherPutsThem();
    void r6_2_2a_whatIsShownIsWhatWasPut();
    void r6_2_2b_asManyUnitsAsPoints();
    void r6_2_2c_allPointsComeBack();
    void r6_2_2d_passingAndTurningAreFree();
    void r5_8b_theyAreReadyForTheFirstTurn();
    void r6_2_2e_spottingForIndirectFireIsFree();
    void r8_1b_passingIsFree();
    void r9_1b_aMoveCostsOne();
    void r10_0g_fireCostsOne();
    void r10_10_3g_gettingOutInHasteIsFree();
    void r6_7b_reinforcementsBringTheirsForTheNextTurn();
    void r8_2m_reactionFireCostsOne();
    void r9_8_2b_twoUnitsCostTwo();
    void d9_13b_coverCostsTwo();
    void r10_7_3i_theOwnerTakesTheLostPoint();
    void r11_0g_onlyTheAssaultPays();
    void r11_1_1_1d_supportCostsOne();
    void r6_4d_thePhaseEndsWithoutPoints();
};

// Two rifle units and a machine gun each, with so many points.
static Table pointed(int axis, int allied)
{
    Table table(3);
    table.rifles("g1", "C2").rifles("g2", "E2").unit("g3", "G2", "ger.hmg42");
    table.rifles("u1", "C9").rifles("u2", "E9").unit("u3", "G9", "us.cal50_hmg");
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = axis;
    table.scenario.sides[1].commandPoints = allied;
    return table;
}

static const char *const kGerman = "ger.rifles43";
static const char *const kAmerican = "us.rifles43";

// Puts points on these cards, then on the rifles of the side.
static void plan(Position &p, std::initializer_list<const char *> cards = {})
{
    for (const char *card : cards)
        say(p, Allot{card});
    while (p.pending.question == Question::Allot)
        say(p, Allot{p.pending.side == 0 ? kGerman : kAmerican});
    passSupport(p);
}

// "focus 3, us.rifles43 2/1": left, and spent.
static std::string pool(const Position &p, SideIndex side, int player = 0)
{
    for (const CommandPool &pool : p.points) {
        if (pool.side != side || pool.player != player)
            continue;
        std::string text = "focus " + std::to_string(pool.focus);
        if (pool.spentFocus > 0)
            text += "/" + std::to_string(pool.spentFocus);
        for (const PointsOnCard &pile : pool.onCards)
            text += ", " + p.setting->cards[pile.card].id + " " + std::to_string(pile.left) + "/" +
                    std::to_string(pile.spent);
        return text;
    }
    return "none";
}

static int total(const Position &p, SideIndex side, int player = 0)
{
    for (const CommandPool &pool : p.points)
        if (pool.side == side && pool.player == player)
            return pool.total;
    return -1;
}

static Position begun(const Table &table)
{
    return Assault::start(table.game());
}

void tst_CommandPoints::r4_9_2a_formationCardsBringThem()
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

void tst_CommandPoints::r4_9_2b_allButThreeGoOnCards()
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

void tst_CommandPoints::r4_9_2c_theFocusActivatesAnyUnit()
{
    Position p = begun(pointed(7, 4));
    plan(p); // one point on the rifles
    walk(p, "u3", Action::NormalMove, {"G8"});
    HW_SAYS(pool(p, 1), "focus 2/1, us.rifles43 1/0");
    say(p, Pass{});
    walk(p, "u1", Action::NormalMove, {"C8"}); // the point on its card goes first
    HW_SAYS(pool(p, 1), "focus 2/1, us.rifles43 0/1");
    say(p, Pass{});
    walk(p, "u2", Action::NormalMove, {"E8"});
    HW_SAYS(pool(p, 1), "focus 1/2, us.rifles43 0/1");
}

void tst_CommandPoints::r4_9_2f_spentPointsLieFaceDown()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    const auto events = say(p, announce(p, "u1", Action::DigIn));
    const auto spent = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<PointSpent>(event.what);
    });
    QVERIFY(spent != events.end());
    QCOMPARE(int(spent->audience), int(kNobody)); // everybody sees it
    HW_SAYS(Assault::eventToJson(p, *spent),
            R"({"event":"point_spent","side":"allied","unit":"u1","focus":false,"left":1,)"
            R"("rule":"R6.2.2c"})");
}

// u1 fires at g1 and eliminates it.
static void shootDead(Position &p, const char *target)
{
    fire(p, "u1", target);
    rolls(p, {"CD", "CD"});
    while (p.pending.isChance())
        rolls(p);
}

static Table duel(int axis, const std::string &card = kGerman)
{
    Table table = pointed(axis, 6);
    table.unit("g4", "C7", card, {}, card == kGerman ? 3 : 0);
    return table;
}

void tst_CommandPoints::r4_9_2g_lossesStopAtFour()
{
    // W-4: 6 points and a lost rifle unit make 5; 4 stay 4.
    Position p = begun(duel(6));
    plan(p);
    shootDead(p, "g4");
    HW_SAYS(where(p, "g4"), "eliminated");
    QCOMPARE(total(p, 0), 5);

    Position least = begun(duel(4));
    plan(least);
    shootDead(least, "g4");
    HW_SAYS(where(least, "g4"), "eliminated");
    QCOMPARE(total(least, 0), 4);
    HW_SAYS(asks(least), "announce axis"); // nothing to take away
}

void tst_CommandPoints::r4_9_2g_theGermanFocusStays()
{
    // English: one of the focus may go; German edition: only one of those on cards.
    for (const bool german : {false, true}) {
        Table table = duel(6);
        if (german)
            table.german();
        Position p = begun(table);
        plan(p, {kAmerican, kAmerican, kAmerican, kGerman, "ger.hmg42"});
        shootDead(p, "g4");
        HW_SAYS(asks(p), "lose_point axis");
        QCOMPARE(isOffered(p, Choose{"focus"}), !german);
        HW_SAYS(ruled(p, Choose{"focus"}), german ? "NotThatChoice R10.7.3i" : "yes");
        say(p, Choose{"ger.hmg42"});
        HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 2/0, ger.hmg42 0/0");
        HW_SAYS(asks(p), "announce axis");
    }
}

void tst_CommandPoints::r4_9_2h_aTruckCostsNothing()
{
    // W-4
    Position p = begun(duel(6, "ger.truck"));
    QCOMPARE(int(p.card(id(p, "g4")).unitClass), int(UnitClass::Truck));
    plan(p);
    shootDead(p, "g4");
    HW_SAYS(where(p, "g4"), "eliminated");
    QCOMPARE(total(p, 0), 6);
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

void tst_CommandPoints::r5_4c_eachPlayerHasHisOwn()
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

void tst_CommandPoints::r5_4_1b_sharedPointsBelongToTheSide()
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

void tst_CommandPoints::r6_2_2a_nobodySeesWhereTheOtherPutsThem()
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

void tst_CommandPoints::r6_2_2a_whatIsShownIsWhatWasPut()
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

void tst_CommandPoints::r6_2_2b_asManyUnitsAsPoints()
{
    // W-2: two points on the rifles card, and no focus: exactly two units.
    Table table = pointed(7, 5);
    table.rifles("u4", "I9");
    Position p = begun(table);
    plan(p);
    p.points[1].focus = 0;
    say(p, announce(p, "u1", Action::DigIn));
    say(p, Pass{});
    say(p, announce(p, "u2", Action::DigIn));
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u4", Action::DigIn)), "NoCommandPoint R6.2.2c");
    HW_SAYS(ruled(p, announce(p, "u3", Action::DigIn)), "NoCommandPoint R6.2.2c");
    QCOMPARE(refusalOf(p, announce(p, "u4", Action::DigIn)).numbers, (std::vector<int>{1, 0}));
    QVERIFY(!isOffered(p, announce(p, "u4", Action::DigIn)));
}

void tst_CommandPoints::r6_2_2c_allPointsComeBack()
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

void tst_CommandPoints::r6_2_2d_passingAndTurningAreFree()
{
    Table table = pointed(3, 3);
    table.unit("u4", "I9", "us.gun57").facing(0);
    Position p = begun(table);
    HW_SAYS(toString(p.phase), "support");
    say(p, announce(p, "u4", Action::TurnFacing));
    say(p, turn(p, "u4", 2));
    HW_SAYS(pool(p, 1), "focus 3");
    passSupport(p);
    say(p, Pass{});
    HW_SAYS(pool(p, 1), "focus 3");
}

void tst_CommandPoints::r5_8b_theyAreReadyForTheFirstTurn()
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

static Table spotting()
{
    Table table = mortar();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[1].commandPoints = 3;
    return table;
}

void tst_CommandPoints::r6_2_2e_spottingForIndirectFireIsFree()
{
    Position p = begun(spotting());
    shoot(p, "u1", "g1", "u2");
    HW_SAYS(pool(p, 1), "focus 2/1"); // the mortar alone
}

void tst_CommandPoints::r8_1b_passingIsFree()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    say(p, Pass{});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 2/0");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CommandPoints::r9_1b_aMoveCostsOne()
{
    Position p = begun(pointed(4, 5));
    plan(p);
    walk(p, "u1", Action::NormalMove, {"C8", "C7"}); // two hexes
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/1");
}

void tst_CommandPoints::r10_0g_fireCostsOne()
{
    Position p = begun(duel(4));
    plan(p);
    fire(p, "u1", "g4");
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 2/1");
}

void tst_CommandPoints::r10_10_3g_gettingOutInHasteIsFree()
{
    Table table = loaded();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[1].commandPoints = 3;
    Position p = begun(table);
    passSupport(p);
    say(p, Correct{"unit.ut.at", "E6", "off"});
    HW_SAYS(asks(p), "disembark allied u1");
    say(p, Place{id(p, "u1"), at("E5")});
    QVERIFY(unit(p, "u1").activated);
    HW_SAYS(pool(p, 1), "focus 3");
}

void tst_CommandPoints::r6_7b_reinforcementsBringTheirsForTheNextTurn()
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

void tst_CommandPoints::r8_2m_reactionFireCostsOne()
{
    Table table = pointed(4, 6);
    table.rifles("u4", "C6");
    table.rifles("g4", "C4");
    Position p = begun(table);
    plan(p, {kAmerican, kAmerican, kAmerican, "ger.hmg42"});
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "D6"));
    HW_SAYS(asks(p), "react axis u4");
    say(p, React{id(p, "g4")});
    HW_SAYS(pool(p, 0), "focus 2/1, ger.hmg42 1/0");

    Position poor = begun(table);
    plan(poor, {kAmerican, kAmerican, kAmerican, "ger.hmg42"});
    poor.points[0].focus = 0;
    poor.points[0].onCards[0].left = 0;
    say(poor, announce(poor, "u4", Action::NormalMove));
    say(poor, step(poor, "u4", "D6"));
    HW_SAYS(asks(poor), "step allied u4"); // nobody may react
}

void tst_CommandPoints::r9_8_2b_twoUnitsCostTwo()
{
    Table table = pointed(3, 5);
    table.rifles("u4", "C8");
    Position p = begun(table);
    plan(p);
    Position poor = p;
    say(p, announce(p, "u1", Action::Detach));
    say(p, Support{id(p, "u4")});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 0/2");

    poor.points[1].focus = 0;
    poor.points[1].onCards[0].left = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::Detach)), "NoPartner R9.8.2a");
    poor.points[1].focus = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::Detach)), "yes");
}

void tst_CommandPoints::d9_13b_coverCostsTwo()
{
    Table table = pointed(3, 5);
    table.german().rifles("u4", "C8");
    Position p = begun(table);
    plan(p);
    Position poor = p;
    say(p, announce(p, "u1", Action::CoveringFire));
    say(p, Support{id(p, "u4")});
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 0/2");

    poor.points[1].focus = 0;
    poor.points[1].onCards[0].left = 1;
    HW_SAYS(ruled(poor, announce(poor, "u1", Action::CoveringFire)), "NoPartner D9.13a");
}

void tst_CommandPoints::r10_7_3i_theOwnerTakesTheLostPoint()
{
    // One that is spent goes first: nobody is asked.
    Position p = begun(duel(7));
    plan(p, {kAmerican, kAmerican, kAmerican, kGerman, "ger.hmg42"});
    say(p, Pass{});
    say(p, announce(p, "g1", Action::DigIn));
    shootDead(p, "g4");
    QCOMPARE(total(p, 0), 6);
    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 2/0, ger.hmg42 1/0");

    // Next turn it is missing.
    endTurn(p);
    QCOMPARE(total(p, 0), 6);
    HW_SAYS(pool(p, 0), "focus 3");
}

void tst_CommandPoints::r11_0g_onlyTheAssaultPays()
{
    Table table = pointed(4, 5);
    table.rifles("u4", "C6").rifles("g4", "C5");
    Position p = begun(table);
    plan(p);
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "C5"));
    HW_SAYS(pool(p, 1), "focus 3, us.rifles43 1/1");
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 1/0");
}

void tst_CommandPoints::r11_1_1_1d_supportCostsOne()
{
    Table table = pointed(4, 5);
    table.rifles("u4", "C6").rifles("g4", "C5").rifles("g5", "C4");
    Position p = begun(table);
    plan(p);
    say(p, announce(p, "u4", Action::NormalMove));
    say(p, step(p, "u4", "C5"));
    HW_SAYS(asks(p), "support axis g4");
    Position poor = p;
    poor.points[0].onCards[0].left = 0;
    poor.points[0].focus = 0;
    HW_SAYS(ruled(poor, Support{id(p, "g5")}), "NoCommandPoint R6.2.2c");
    say(p, Support{id(p, "g5")});
    HW_SAYS(pool(p, 0), "focus 3, ger.rifles43 0/1");
}

void tst_CommandPoints::r6_4d_thePhaseEndsWithoutPoints()
{
    Position p = begun(pointed(0, 1));
    HW_SAYS(pool(p, 1), "focus 1");
    say(p, announce(p, "u1", Action::DigIn));
    QCOMPARE(p.turn, 2); // nobody can be activated any more
}

HW_PLAIN_TEST(tst_CommandPoints)

} // namespace hexwerk::assault::tst_command_points

#include "tst_command_points.moc"
