// [R4.9.1] [R8.3] Command cards of a hand: when they are played, and that they are kept secret.
#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/drill_cards.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_card_play {

class tst_CardPlay final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_1a_aCardIsForItsTypes();
    void r4_9_1b_anytimeIsAnyPhase();
    void r4_9_1c_beforeTheActivationOfThatUnit();
    void r4_9_1d_aSpecialTimeIsItsOwn();
    void r4_9_1d_whenTheEnemyAttacks();
    void r4_9_1d_beforeASpottingRoll();
    void r4_9_1d_inCloseCombat();
    void r4_9_1d_withoutAMomentItsEffectsSayWhen();
    void r4_9_1e_eachSideHasItsOwnCardsAndNeutralOnes();
    void r6_3e_aCardIsAnActionOfItsOwn();
    void r8_3a_oneCardOfEachSideInAnswer();
    void r8_3a_whoHoldsACardIsAskedWhateverItIs();
    void r8_3b_playedCardsAreDiscarded();
    void r8_3c_playingIsFree();
    void r5_9b_nobodySeesTheHandOfTheOther();
    void r5_9b_whatIsPlayedIsWhatWasDrawn();
    void r5_9b_aCardOfARealDeckIsNamedWhenItIsPlayed();
    void aGameWithoutThemIsAsItWas();
};

void tst_CardPlay::r4_9_1a_aCardIsForItsTypes()
{
    Table table = rifleField();
    table.unit("u3", "C9", "us.m4a1").facing(0);
    Position p = dealt(carded(table, {"ger.crest"}, {"us.motor_pool"}));
    HW_SAYS(ruled(p, play(p, "us.motor_pool", "u1")), "CardNotForThis R8.3b");
    HW_SAYS(ruled(p, play(p, "us.motor_pool", "u3")), "yes");
}

void tst_CardPlay::r4_9_1b_anytimeIsAnyPhase()
{
    Position p = Assault::start(carded(rifleField(), {"ger.crest"}, {"us.foxholes"}).game());
    drawAll(p);
    HW_SAYS(toString(p.phase), "planning");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    quiet(p);
    HW_SAYS(toString(p.phase), "support");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    passSupport(p);
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    while (p.phase == Phase::Action)
        say(p, Pass{});
    HW_SAYS(toString(p.phase), "organization");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
}

void tst_CardPlay::r4_9_1c_beforeTheActivationOfThatUnit()
{
    Position p = dealt(carded(rifleField(), {"ger.crest"}, {"us.handie_talkie", "us.bangalore"}));
    plays(p, "us.bangalore", "u1");
    HW_SAYS(asks(p), "announce allied u1");
    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "NotThisUnit R4.9.1c");
    HW_SAYS(ruled(p, play(p, "us.handie_talkie", "u1")), "CardNotNow R8.3b");
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *announced = std::get_if<Announce>(&order))
            QCOMPARE(announced->unit, id(p, "u1"));
    say(p, announce(p, "u1", Action::DigIn));
    // Not in answer to it.
    HW_SAYS(asks(p), "play_card allied u1");
    HW_SAYS(ruled(p, play(p, "us.handie_talkie", "u1")), "CardNotNow R8.3b");
}

void tst_CardPlay::r4_9_1d_aSpecialTimeIsItsOwn()
{
    Position p =
        dealt(carded(rifleField(), {"ger.crest"}, {"any.counter_order", "any.first_light"}));
    HW_SAYS(ruled(p, play(p, "any.counter_order")), "CardNotNow R8.3b");
    HW_SAYS(ruled(p, play(p, "any.first_light")), "CardNotNow R8.3b");
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "ger.crest", "g1")), "CardNotNow R8.3b");
    say(p, Pass{});
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    say(p, Decline{});
    HW_SAYS(ruled(p, play(p, "ger.crest", "g1")), "yes"); // when the unit is attacked
}

void tst_CardPlay::r4_9_1d_whenTheEnemyAttacks()
{
    const Position p =
        dealt(carded(rifleField(), {"ger.crest", "ger.tiger_scare"}, {"us.big_red_one"}));
    const auto answered = [&p](Action action) {
        Position after = p;
        say(after, announce(p, "u1", action));
        if (action == Action::Fire)
            say(after, Target{id(p, "g1")});
        return after;
    };
    for (const auto &[action, ruling] : {std::pair{Action::NormalMove, "CardNotNow R8.3b"},
                                         {Action::DigIn, "CardNotNow R8.3b"},
                                         {Action::Fire, "yes"},
                                         {Action::MoveAndFire, "yes"}}) {
        Position attacked = answered(action);
        HW_SAYS(asks(attacked), "play_card allied u1");
        HW_SAYS(ruled(attacked, play(attacked, "us.big_red_one", "u1")), "CardNotNow R8.3b");
        say(attacked, Decline{});
        HW_SAYS(ruled(attacked, play(attacked, "ger.crest", "g1")), ruling);
        HW_SAYS(ruled(attacked, play(attacked, "ger.tiger_scare", "u1")), ruling);
    }
}

void tst_CardPlay::r4_9_1d_beforeASpottingRoll()
{
    for (const auto &[terrain, ruling] :
         {std::pair{"clear", "CardNotNow R8.3b"}, {"light_forest", "yes"}}) {
        Table table(3);
        table.rifles("g1", "E4").rifles("u1", "E8").terrain("E4", terrain);
        Position p = dealt(carded(table, {"any.dust"}, {"ita.coast_watchers"}, {"any.haze"}));
        say(p, announce(p, "u1", Action::Fire));
        say(p, Target{id(p, "g1")});
        HW_SAYS(ruled(p, play(p, "ita.coast_watchers", "u1")), ruling);
        say(p, Decline{});
        HW_SAYS(ruled(p, play(p, "any.dust", "u1")), ruling);
    }
}

void tst_CardPlay::r4_9_1d_inCloseCombat()
{
    Table table(3);
    table.rifles("g1", "E6").rifles("u1", "E7");
    const Position p = dealt(carded(table, {"ger.crest"}, {"any.grenades"}, {"any.haze"}));
    Position fire = p;
    say(fire, announce(p, "u1", Action::Fire));
    say(fire, Target{id(p, "g1")});
    HW_SAYS(ruled(fire, play(p, "any.grenades", "u1")), "CardNotNow R8.3b");
    Position combat = p;
    say(combat, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(combat, play(p, "any.grenades", "u1")), "CardNotNow R8.3b");
    quiet(combat);
    say(combat, step(p, "u1", "E6"));
    HW_SAYS(asks(combat), "play_card allied u1");
    HW_SAYS(ruled(combat, play(p, "any.grenades", "u1")), "yes");
    say(combat, Decline{});
    HW_SAYS(ruled(combat, play(p, "ger.crest", "g1")), "yes");
}

void tst_CardPlay::r4_9_1d_withoutAMomentItsEffectsSayWhen()
{
    CardStore cards = drillCards(shippedData().cards);
    cards.commands.at("any.grenades").moment = SpecialMoment::Effects;
    const Table table = carded(rifleField(), {"ger.crest"}, {"any.grenades"}, {"any.haze"});
    Position p = Assault::start(table.game(cards));
    toAction(p);
    HW_SAYS(ruled(p, play(p, "any.grenades", "u1")), "CardNotNow R8.3b");
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, play(p, "any.grenades", "u1")), "yes");
}

void tst_CardPlay::r4_9_1e_eachSideHasItsOwnCardsAndNeutralOnes()
{
    Table table = rifleField();
    table.scenario.options["command_cards"] = true;
    table.scenario.sides[0].nations = {"ger"};
    table.scenario.sides[1].nations = {"us"};
    const Position p = Assault::start(table.game());
    const auto &decks = p.setting->decks;
    const auto of = [&](SideIndex side, const char *nation) {
        return std::count_if(
            decks[side].cards.begin(), decks[side].cards.end(),
            [&](const std::string &id) { return p.setting->commandCard(id)->nation == nation; });
    };
    // As many as the files of the cards have.
    QCOMPARE(decks[0].cards.size(), std::size_t(16));
    QCOMPARE(of(0, "ger"), 16);
    QCOMPARE(decks[1].cards.size(), std::size_t(19));
    QCOMPARE(of(1, "us"), 19);
    QCOMPARE(p.setting->neutralDeck.size(), std::size_t(15));
    QCOMPARE(decks[0].neutral, 8);
    QCOMPARE(decks[1].neutral, 7);
}

void tst_CardPlay::r6_3e_aCardIsAnActionOfItsOwn()
{
    Table table = rifleField();
    table.unit("u3", "C9", "us.mortar81");
    Position p = Assault::start(
        carded(table, {"ger.crest"}, {"us.chemical_mortars", "us.satchel_charges"}).game());
    quiet(p);
    HW_SAYS(asks(p), "announce allied");
    plays(p, "us.chemical_mortars", "u1", "E7");
    HW_SAYS(asks(p), "announce axis"); // then the other side
    say(p, Pass{});
    HW_SAYS(asks(p), "announce allied"); // again [R6.3e]
    plays(p, "us.satchel_charges", "u1");
    HW_SAYS(asks(p), "announce allied"); // the axis has passed for good [R6.3f]
    say(p, Pass{});
    HW_SAYS(toString(p.phase), "action");
}

void tst_CardPlay::r8_3a_oneCardOfEachSideInAnswer()
{
    Position p = dealt(carded(rifleField(), {"any.heat", "ger.crest"},
                              {"us.radio_net", "us.grasshopper", "us.medics"}));
    say(p, announce(p, "u1", Action::FastMove));
    HW_SAYS(asks(p), "play_card allied u1"); // the active player first
    plays(p, "us.radio_net");
    HW_SAYS(asks(p), "play_card axis u1");
    plays(p, "any.heat", "u1");
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CardPlay::r8_3a_whoHoldsACardIsAskedWhateverItIs()
{
    // Neither can play what it holds.
    Position p = dealt(carded(rifleField(), {"ger.intercept"}, {"us.medics"}));
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(asks(p), "play_card allied u1");
    QCOMPARE(Assault::legalOrders(p), std::vector<Order>{Decline{}});
    QVERIFY(!onlyAnswer(p)); // or its answer would come at once
    QVERIFY(onlyAnswer(p, true) == std::optional<Order>(Decline{})); // nobody is told by that
    say(p, Decline{});
    HW_SAYS(asks(p), "play_card axis u1");
    say(p, Decline{});
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CardPlay::r8_3b_playedCardsAreDiscarded()
{
    Table table = rifleField();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady", "us.medics"}));
    plays(p, "any.steady", "u3");
    QCOMPARE(p.hands[1].discards, Ids{"any.steady"});
    HW_SAYS(handOf(p, 1), "us.medics");
}

void tst_CardPlay::r8_3c_playingIsFree()
{
    Table table = rifleField();
    table.rifles("u3", "C9", {"suppressed"});
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = table.scenario.sides[1].commandPoints = 3;
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady"}));
    plays(p, "any.steady", "u3");
    QCOMPARE(int(p.points[1].focus), 3);
    QCOMPARE(int(p.points[1].spentFocus), 0);
}

// What the other side sees, without the seals: they tell nothing without their salts.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    view.seeds = {};
    for (SideIndex other = 0; other < view.hands.size(); ++other)
        if (other != side)
            for (HandCard &held : view.hands[other].cards)
                held.card = {};
    return view;
}

void tst_CardPlay::r5_9b_nobodySeesTheHandOfTheOther()
{
    // Two games that differ only in what the allies draw.
    Table table = rifleField();
    table.scenario.options["command_cards"] = true;
    table.scenario.sides[1].nations = {"us"};
    Position one = Assault::start(table.game());
    Position two = one;
    Position view = viewFor(one, 0);
    const Ids ones = {"us.medics", "us.dukw", "us.sergeants"};
    const Ids twos = {"us.foxholes", "us.radio_net", "us.motor_pool"};
    std::size_t drawn = 0;
    const auto go = [&](const Order &first, const Order &second) {
        const Order closed = Assault::closed(one, first);
        QCOMPARE(Assault::pendingToJson(one), Assault::pendingToJson(two));
        QCOMPARE(Assault::pendingToJson(one), Assault::pendingToJson(view));
        QVERIFY(Assault::orderToJson(one, closed).find("us.") == std::string::npos);
        const auto byEvent = say(one, first);
        const auto other = say(two, second);
        QCOMPARE(byEvent.size(), other.size());
        for (std::size_t i = 0; i < byEvent.size(); ++i)
            QCOMPARE(Assault::eventToJson(one, byEvent[i]), Assault::eventToJson(two, other[i]));
        say(view, closed);
        QCOMPARE(Assault::hash(view), Assault::hash(one));
        QVERIFY(unsealed(one, 0) == unsealed(two, 0));
    };
    while (one.turn == 1) {
        const bool ofAllies = one.pending.side == 1;
        if (isHandDraw(one) && ofAllies) {
            go(Draw{ones[drawn]}, Draw{twos[drawn]});
            ++drawn;
        } else if (isHandDraw(one))
            go(Assault::outcomes(one).front().order, Assault::outcomes(one).front().order);
        else if (one.pending.question == Question::Announce)
            go(Pass{}, Pass{});
        else
            go(Decline{}, Decline{});
    }
    QCOMPARE(drawn, std::size_t(3));
    HW_SAYS(handOf(view, 1), "?, ?, ?");
    HW_SAYS(handOf(viewFor(one, 1), 1), "us.medics, us.dukw, us.sergeants");
}

void tst_CardPlay::r5_9b_whatIsPlayedIsWhatWasDrawn()
{
    Table table = rifleField();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady", "us.sergeants"}));
    const Position view = viewFor(p, 0);
    // Without its salt the other side believes nothing.
    HW_SAYS(ruled(view, play(p, "any.steady", "u3")), "CardNotInHand R5.9b");
    const Order closed = Assault::closed(p, play(p, "any.steady", "u3"));
    HW_SAYS(ruled(view, closed), "yes");
    Play lie = std::get<Play>(closed);
    lie.card = "us.big_red_one";
    HW_SAYS(ruled(view, lie), "WrongSeal R5.9b");
    lie.card = "us.sergeants";
    HW_SAYS(ruled(view, lie), "WrongSeal R5.9b");
    HW_SAYS(ruled(p, lie), "WrongSeal R5.9b");
}

void tst_CardPlay::r5_9b_aCardOfARealDeckIsNamedWhenItIsPlayed()
{
    Table table = rifleField();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = Assault::start(carded(table, {"ger.crest"}, {"us.sergeants", "us.dukw"}).game());
    say(p, Draw{});
    say(p, Draw{});
    HW_SAYS(handOf(p, 1), "?, ?");
    toAction(p);
    HW_SAYS(ruled(p, play(p, "us.medics", "u3")), "CardNotInHand R5.9b"); // in no deck
    plays(p, "us.sergeants", "u3");
    HW_SAYS(markers(p, "u3"), "");
    HW_SAYS(handOf(p, 1), "?");
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "us.sergeants", "u3")), "CardNotInHand R5.9b"); // it is discarded
}

void tst_CardPlay::aGameWithoutThemIsAsItWas()
{
    const Position p = Assault::start(rifleField().game());
    QVERIFY(p.hands.empty());
    QVERIFY(p.setting->decks.empty());
    HW_SAYS(toString(p.phase), "action"); // no planning, and nobody has anything for support
}

HW_PLAIN_TEST(tst_CardPlay)

} // namespace hexwerk::assault::tst_card_play

#include "tst_card_play.moc"
