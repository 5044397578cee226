// [R8.3c] What cards do to hands, markers, hexes and points, by a card that is shipped for each
// word.
#include <QTest>

#include "core/assault/rules/card_effects.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_card_upkeep {

class tst_CardUpkeep final : public QObject
{
    Q_OBJECT

private slots:
    void r8_3c_opponentDiscards();
    void r8_3c_draw();
    void r8_3c_cancelCard();
    void r8_3c_rally();
    void r8_3c_clearMinusAndDigIn();
    void r8_3c_hide();
    void r8_3c_unhide();
    void r8_3c_recover();
    void r8_3c_smoke();
    void r8_3c_clearSmoke();
    void r8_3c_revealMines();
    void r8_3c_initiative();
    void r8_3c_points();
    void r8_3c_enemyPoints();
    void r8_3c_freeActivation();
    void r8_3c_recallCard();
    void r8_3c_ignoreSuppression();
    void r8_3c_fastAgain();
    void r8_3c_whatPlayersCarryOutThemselves();
};

static bool has(const Position &p, std::string_view name, Marker marker)
{
    return unit(p, name).markers.has(marker);
}

void tst_CardUpkeep::r8_3c_opponentDiscards()
{
    const Ids allied = {"us.medics", "us.dukw", "us.bazooka"};
    Position p =
        Assault::start(carded(rifleField(), {"ger.intercept"}, allied, {"any.dust"}).game());
    drawAll(p);
    HW_SAYS(asks(p), "play_card allied");
    say(p, Decline{});
    HW_SAYS(asks(p), "play_card axis");
    plays(p, "ger.intercept");
    QCOMPARE(p.hands[1].cards.size(), std::size_t(1));
    QCOMPARE(p.hands[1].discards.size(), std::size_t(2));
    // Nobody chooses which.
    Position again =
        Assault::start(carded(rifleField(), {"ger.intercept"}, allied, {"any.dust"}).game());
    drawAll(again);
    say(again, Decline{});
    QVERIFY(Assault::apply(again, play(again, "ger.intercept")));
    QVERIFY(Assault::apply(again, Decline{}));
    HW_SAYS(asks(again), "drop_card allied");
    QCOMPARE(Assault::legalOrders(again).size(), std::size_t(1));
}

void tst_CardUpkeep::r8_3c_draw()
{
    Position p = Assault::start(
        carded(rifleField(), {"ger.command_car"}, {"us.medics"}, {"any.dust"}).game());
    drawAll(p);
    say(p, Decline{});
    plays(p, "ger.command_car");
    HW_SAYS(asks(p), "card_draw");
    say(p, Draw{"any.dust"});
    HW_SAYS(handOf(p, 0), "any.dust");
}

void tst_CardUpkeep::r8_3c_cancelCard()
{
    Table table = rifleField();
    table.rifles("u3", "G9", {"suppressed"});
    Position p = dealt(carded(table, {"any.counter_order"}, {"any.steady"}, {"any.dust"}));
    say(p, play(p, "any.steady", "u3"));
    HW_SAYS(asks(p), "play_card axis");
    HW_SAYS(ruled(p, play(p, "any.counter_order")), "yes");
    const auto events = say(p, play(p, "any.counter_order"));
    QCOMPARE(count<CardCancelled>(events), 1);
    HW_SAYS(markers(p, "u3"), "suppressed");
    QCOMPARE(p.hands[0].discards, Ids{"any.counter_order"});
    QCOMPARE(p.hands[1].discards, Ids{"any.steady"}); // [R8.3b]
}

void tst_CardUpkeep::r8_3c_rally()
{
    Table table = rifleField();
    table.rifles("u3", "G9", {"suppressed"});
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady"}, {"any.dust"}));
    HW_SAYS(ruled(p, play(p, "any.steady", "u1")), "CardNotForThis R8.3b");
    HW_SAYS(ruled(p, play(p, "any.steady", "g1")), "CardNotForThis R8.3b");
    plays(p, "any.steady", "u3");
    HW_SAYS(markers(p, "u3"), "");
    HW_SAYS(asks(p), "announce axis");
}

void tst_CardUpkeep::r8_3c_clearMinusAndDigIn()
{
    Table table = rifleField();
    table.rifles("u3", "G9", {"attack_dice_minus_1"});
    Position p = dealt(carded(table, {"ger.crest"}, {"us.foxholes"}, {"any.dust"}));
    plays(p, "us.foxholes", "u3");
    HW_SAYS(markers(p, "u3"), "");
    QVERIFY(p.isDugIn(at("G9")));
}

void tst_CardUpkeep::r8_3c_hide()
{
    Table table = rifleField();
    table.rifles("g3", "C2").terrain("C2", "light_forest");
    Position p = dealt(carded(table, {"ita.coastal_positions"}, {"us.medics"}, {"any.dust"}));
    while (p.phase == Phase::Action)
        say(p, Pass{});
    HW_SAYS(toString(p.phase), "organization");
    say(p, Decline{}); // the allies first
    HW_SAYS(asks(p), "play_card axis");
    plays(p, "ita.coastal_positions", "g3");
    quiet(p);
    QVERIFY(has(p, "g3", Marker::Hidden));
    QVERIFY(p.isDugIn(at("C2")));
}

void tst_CardUpkeep::r8_3c_unhide()
{
    Table table = rifleField();
    table.rifles("g3", "C2", {"hidden"}).terrain("C2", "light_forest");
    Position p = dealt(carded(table, {"ger.crest"}, {"us.grasshopper"}, {"any.dust"}));
    HW_SAYS(ruled(p, play(p, "us.grasshopper", "g1")), "CardNotForThis R8.3b");
    plays(p, "us.grasshopper", "g3");
    HW_SAYS(markers(p, "g3"), "");
}

void tst_CardUpkeep::r8_3c_recover()
{
    Table table = rifleField();
    table.rifles("u3", "G9", {}, 1).rifles("u4", "I9");
    table.last().half = true;
    Position p = dealt(carded(table, {"ger.crest"}, {"us.medics"}, {"any.dust"}));
    while (p.phase == Phase::Action)
        say(p, Pass{});
    QCOMPARE(strength(p, "u3"), 3);
    HW_SAYS(ruled(p, play(p, "us.medics", "u4")), "CardNotForThis R8.3b"); // no counter turns back
    plays(p, "us.medics", "u3");
    QCOMPARE(strength(p, "u3"), 4);
}

void tst_CardUpkeep::r8_3c_smoke()
{
    Position p = dealt(carded(rifleField(), {"ger.crest"}, {"any.stubble"}, {"any.dust"}));
    HW_SAYS(ruled(p, play(p, "any.stubble", "u1", "E5")), "CardNotForThis R8.3b"); // too far
    HW_SAYS(ruled(p, play(p, "any.stubble")), "CardNotForThis R8.3b");
    plays(p, "any.stubble", "u1", "E7");
    QCOMPARE(p.smoke.size(), std::size_t(1));
    QCOMPARE(p.smoke[0].count, 3);
    HW_SAYS(toString(p.smoke[0].hex), "E7");
}

void tst_CardUpkeep::r8_3c_clearSmoke()
{
    Table table = rifleField();
    table.smoke("G5", 4);
    Position p = dealt(carded(table, {"ger.crest"}, {"any.sea_breeze"}, {"any.dust"}));
    HW_SAYS(ruled(p, play(p, "any.sea_breeze", {}, "G6")), "CardNotForThis R8.3b");
    plays(p, "any.sea_breeze", {}, "G5");
    QCOMPARE(p.smoke[0].count, 1);
}

void tst_CardUpkeep::r8_3c_revealMines()
{
    Table table = rifleField();
    table.mine("C5", MineKind::AntiTank).mine("C6", MineKind::Dummy);
    Position p = Assault::start(
        carded(table, {"ger.crest"}, {"us.photographs", "any.peasant"}, {"any.dust"}).game());
    drawAll(p);
    plays(p, "us.photographs", {}, "C5");
    drawAll(p);
    QVERIFY(p.minefields[0].found);
    HW_SAYS(toString(p.minefields[0].kind.value()), "anti_tank");
    quiet(p);
    plays(p, "any.peasant", {}, "C6");
    QCOMPARE(p.minefields.size(), std::size_t(1)); // a dummy is gone
}

void tst_CardUpkeep::r8_3c_initiative()
{
    Table table = rifleField();
    table.scenario.firstPlayer = "roll";
    Position p =
        Assault::start(carded(table, {"any.first_light"}, {"us.medics"}, {"any.dust"}).game());
    say(p, d6({1, 4}));
    toAction(p);
    while (p.phase == Phase::Action)
        say(p, Pass{});
    while (p.phase == Phase::Organization)
        say(p, Decline{});
    HW_SAYS(asks(p), "play_card allied"); // the one who began
    say(p, Decline{});
    plays(p, "any.first_light");
    while (isHandDraw(p))
        say(p, Draw{"any.dust"});
    quiet(p);
    say(p, d6({3, 4}));
    QCOMPARE(int(p.startingPlayer), 0); // 3 + 2 beats 4
}

static Table pointed()
{
    Table table = rifleField();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = 6;
    table.scenario.sides[1].commandPoints = 5;
    return table;
}

static void allot(Position &p)
{
    while (p.pending.question == Question::Allot)
        say(p, Assault::legalOrders(p).front());
}

void tst_CardUpkeep::r8_3c_points()
{
    Position p =
        Assault::start(carded(pointed(), {"ger.crest"}, {"us.radio_net"}, {"any.dust"}).game());
    drawAll(p);
    plays(p, "us.radio_net");
    QCOMPARE(int(p.points[1].focus), 4);
    quiet(p);
    allot(p);
    QCOMPARE(int(p.points[1].onCards.front().left), 2); // as many on cards as without
}

void tst_CardUpkeep::r8_3c_enemyPoints()
{
    Position p =
        Assault::start(carded(pointed(), {"ger.crest"}, {"us.cut_wires"}, {"any.dust"}).game());
    drawAll(p);
    plays(p, "us.cut_wires");
    QCOMPARE(int(p.points[0].focus), 2);
    QVERIFY(p.hands[0].cards.empty()); // and a card
    quiet(p);
    allot(p);
    QCOMPARE(int(p.points[0].onCards.front().left), 3);
}

void tst_CardUpkeep::r8_3c_freeActivation()
{
    Position p =
        Assault::start(carded(pointed(), {"ger.crest"}, {"us.handie_talkie"}, {"any.dust"}).game());
    quiet(p);
    allot(p);
    passSupport(p);
    p.points[1].focus = 0;
    p.points[1].onCards.clear();
    HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "NoCommandPoint R6.2.2c");
    plays(p, "us.handie_talkie", "u1");
    say(p, announce(p, "u1", Action::DigIn));
    quiet(p);
    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(ruled(p, Pass{}), "yes");
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "NoCommandPoint R6.2.2c");
}

void tst_CardUpkeep::r8_3c_recallCard()
{
    Table table = rifleField();
    table.rifles("u3", "G9", {"suppressed"});
    Position p = Assault::start(
        carded(table, {"ger.crest"}, {"us.dukw", "us.sergeants"}, {"any.dust"}).game());
    drawAll(p);
    HW_SAYS(ruled(p, play(p, "us.dukw")), "CardNotForThis R8.3b"); // nothing to take or to draw
    plays(p, "us.sergeants", "u3");
    QCOMPARE(p.hands[1].discards, Ids{"us.sergeants"});
    const auto events = plays(p, "us.dukw");
    QCOMPARE(count<CardTakenBack>(events), 1);
    HW_SAYS(handOf(p, 1), "us.sergeants");
    // And a card: the pile is empty, so it is made of what was discarded.
    HW_SAYS(asks(p), "card_draw");
    say(p, Draw{"us.dukw"});
    HW_SAYS(handOf(p, 1), "us.sergeants, us.dukw");
}

void tst_CardUpkeep::r8_3c_whatPlayersCarryOutThemselves()
{
    CardStore cards = drillCards(shippedData().cards);
    cards.commands["drill.own"] = {
        .id = "drill.own", .name = {}, .time = ActivationTime::Action, .effects = {{"drill_word"}}};
    cards.effects["drill_word"] = {};
    Table table = carded(rifleField(), {"ger.crest"}, {"drill.own"}, {"any.dust"});
    Position p = Assault::start(table.game(cards));
    toAction(p);
    const Position before = p;
    plays(p, "drill.own");
    HW_SAYS(asks(p), "announce axis");
    QVERIFY(p.units == before.units);
    QVERIFY(p.effects.empty());
}

void tst_CardUpkeep::r8_3c_ignoreSuppression()
{
    Position p = dealt(carded(rifleField(), {"ger.old_hands"}, {"us.medics"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    say(p, Decline{});
    Position plain = p;
    plays(p, "ger.old_hands", "g1");
    say(plain, Decline{});
    for (Position *each : {&p, &plain}) {
        rolls(*each, {"X"});
        while (each->pending.isChance())
            rolls(*each);
        if (each->pending.question == Question::Reroll)
            say(*each, Keep{});
    }
    HW_SAYS(markers(plain, "g1"), "suppressed");
    HW_SAYS(markers(p, "g1"), "");
}

void tst_CardUpkeep::r8_3c_fastAgain()
{
    Position p = dealt(carded(rifleField(), {"ita.bersaglieri"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "ita.bersaglieri", "g1")), "yes"); // for its movement
    p.unit(id(p, "g1")).wasFast = true;
    HW_SAYS(ruled(p, announce(p, "g1", Action::FastMove)), "NoFastActionTwice R9.2c");
    plays(p, "ita.bersaglieri", "g1");
    say(p, announce(p, "g1", Action::FastMove));
    quiet(p);
    QCOMPARE(std::get<MoveFrame>(p.stack.back()).walk.points, 2 + 1 + 3);
}

HW_PLAIN_TEST(tst_CardUpkeep)

} // namespace hexwerk::assault::tst_card_upkeep

#include "tst_card_upkeep.moc"
