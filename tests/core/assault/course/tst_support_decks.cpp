// [R3.2b] [R5.9d] [R12.2] The optional rules together: support cards in decks of command cards.
#include <QTest>

#include "core/assault/aside/only_answer.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/hands.h"
#include "tests/core/assault/pointed.h"
#include "tests/core/assault/supported.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_support_decks {

class tst_SupportDecks final : public QObject
{
    Q_OBJECT

private slots:
    void r3_2b_eachRuleOnItsOwnAndWithTheOthers();
    void r4_9a_cardsAndPointsTogetherOrAlone();
    void r5_9d_aSupportCardComesIntoTheHand();
    void r5_9d_theEnemySeesTheProofAlone();
    void r12_2a_onlyWhatTheScenarioPutsThere();
    void r12_2b_noMoreThanFiveInADeck();
    void r12_2c_noMoreThanFormationsAreRecommended();
    void r12_2_4a_usedCardsAreDiscarded();
    void r12_3_5b_afterACrashTheCardIsOut();
    void r12_3_5c_turnedAwayItComesBackIntoTheHand();
    void r12_3_1a_whoHoldsACardIsAsked();
    void r12_3_1a_aPointOnACardOfTheHand();
    void aCardThatIsDroppedComesNoMore();
};

static const char *const kDive = "us.a36_dive";
static const char *const kGuns = "us.howitzers105";

static Table field()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "F6").rifles("u2", "A10");
    return table;
}

// The allied side draws exactly these.
static Table mixed(const Ids &allied, Table table = field())
{
    table = carded(std::move(table), {"ger.crest"}, allied);
    table.scenario.options["support"] = true;
    return table;
}

// Both have drawn, and the allied side is asked for requests.
static Position drawn(const Table &table)
{
    Position p = Assault::start(table.game());
    quiet(p);
    return p;
}

static Ids offeredRequests(const Position &p)
{
    Ids ids;
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *request = std::get_if<Request>(&order))
            ids.push_back(*request->card);
    return ids;
}

void tst_SupportDecks::r3_2b_eachRuleOnItsOwnAndWithTheOthers()
{
    for (const char *profile : {"sicily43-en", "gela-de"})
        for (int set = 0; set < 8; ++set) {
            const bool cards = set & 1;
            const bool points = set & 2;
            const bool support = set & 4;
            Table table = field();
            table.scenario.profile = profile;
            table.scenario.options["command_cards"] = cards;
            table.scenario.options["command_points"] = points;
            table.scenario.options["support"] = support;
            table.scenario.sides[0].commandPoints = table.scenario.sides[1].commandPoints = 5;
            table.scenario.supports = {{"allied", {kDive}, 1}};
            const Position p = Assault::start(table.game());
            QCOMPARE(!p.hands.empty(), cards);
            QCOMPARE(!p.points.empty(), points);
            QCOMPARE(!p.support.empty(), support);
            HW_SAYS(toString(p.phase), set == 0 ? "action" : "planning"); // [R6.2b]
            HW_SAYS(asks(p), cards     ? "card_draw"
                             : points  ? "allot allied"
                             : support ? "request allied"
                                       : "announce allied");
        }
}

void tst_SupportDecks::r4_9a_cardsAndPointsTogetherOrAlone()
{
    Table table = mixed({"us.sergeants", kDive});
    table.scenario.options["command_points"] = true;
    table.scenario.sides[1].commandPoints = 5;
    Position both = Assault::start(table.game());
    QVERIFY(!both.hands.empty() && !both.points.empty());
    quiet(both);
    HW_SAYS(asks(both), "allot allied");

    table.scenario.options["command_points"] = false;
    const Position cards = drawn(table);
    HW_SAYS(asks(cards), "request allied");
    table.scenario.options["command_cards"] = false;
    table.scenario.options["command_points"] = true;
    const Position points = Assault::start(table.game());
    QVERIFY(points.hands.empty());
    HW_SAYS(asks(points), "allot allied");
}

void tst_SupportDecks::r5_9d_aSupportCardComesIntoTheHand()
{
    Position p = drawn(mixed({"us.sergeants", kDive, kGuns}));
    HW_SAYS(handOf(p, 1), "us.sergeants, us.a36_dive, us.howitzers105");
    HW_SAYS(asks(p), "request allied");
    QVERIFY(offeredRequests(p) == (Ids{kDive, kGuns}));
    HW_SAYS(ruled(p, Request{"us.sergeants"}), "NotThatChoice R12.3.1a");
    HW_SAYS(ruled(p, Request{"us.p40l_strafing"}), "NotThatChoice R12.3.1a");
    say(p, Request{kDive});
    HW_SAYS(ruled(p, Request{kDive}), "NotThatChoice R12.3.1a"); // there is one
    say(p, Decline{});
    HW_SAYS(handOf(p, 1), "us.sergeants, us.a36_dive, us.howitzers105"); // until it is turned up
    passSupport(p);
    HW_SAYS(ruled(p, CallIn{kGuns}), "NotThatChoice R12.3.1a");
    say(p, CallIn{kDive});
    HW_SAYS(handOf(p, 1), "us.sergeants, us.howitzers105");
}

// What the enemy follows: seals, and in the end two salts.
void tst_SupportDecks::r5_9d_theEnemySeesTheProofAlone()
{
    Position p = drawn(mixed({"us.sergeants", kDive}));
    Position view = viewFor(p, 0);
    HW_SAYS(handOf(view, 1), "?, ?");
    const auto both = [&](const Order &order) {
        const Order closed = Assault::closed(p, order);
        say(p, order);
        QVERIFY(Assault::apply(view, closed));
        QVERIFY(view == viewFor(p, 0));
    };
    both(Request{kDive});
    while (p.phase != Phase::Action)
        both(p.phase == Phase::Support ? Order(Pass{}) : Order(Decline{}));
    const auto proof = std::get<CallIn>(Assault::closed(p, CallIn{kDive}));
    QVERIFY(proof.salt && proof.held && *proof.salt != *proof.held);
    HW_SAYS(ruled(view, CallIn{kDive, proof.salt}), "CardNotInHand R12.3.1a");
    HW_SAYS(ruled(view, CallIn{kDive, proof.salt, Salt{}}), "WrongSeal R12.3.1a");
    HW_SAYS(ruled(view, CallIn{kDive, Salt{}, proof.held}), "NotThatChoice R12.3.1a");
    both(CallIn{kDive});
    HW_SAYS(handOf(view, 1), "?");
}

void tst_SupportDecks::r12_2a_onlyWhatTheScenarioPutsThere()
{
    // Without a deck of its own a side has the command cards of its nation alone.
    Table table = mixed({"us.sergeants"});
    table.scenario.sides[1].deck.clear();
    table.scenario.sides[1].nations = {"us"};
    const Position plain = Assault::start(table.game());
    for (const std::string &id : plain.setting->decks[1].cards)
        QVERIFY2(plain.setting->commandCard(id), id.c_str());
    // Where the rule is off, those of the deck stay in the box.
    Table without = mixed({"us.sergeants", kDive});
    without.scenario.options["support"] = false;
    const Position off = Assault::start(without.game());
    QVERIFY(off.setting->decks[1].cards == Ids{"us.sergeants"});
    const Position on = Assault::start(mixed({"us.sergeants", kDive}).game());
    QVERIFY(on.setting->decks[1].cards == (Ids{"us.sergeants", kDive}));
}

static std::string problemsOf(const Ids &deck, int formations)
{
    Table table = mixed(deck);
    table.scenario.sides[1].nations = {"us"};
    if (formations > 0)
        table.scenario.sides[1].formations = {{.count = formations}};
    std::string names;
    for (const Problem &problem : checkScenario(table.scenario, shippedData(), {}, "").problems)
        if (std::string(problem.code.name()).find("support") != std::string::npos)
            names += std::string(problem.code.name()) + " ";
    return names;
}

static const Ids kSix = {kDive,         kGuns,          "us.a36_strafing",
                         "us.a36_pair", "us.cruiser12", "us.p40l_strafing"};

void tst_SupportDecks::r12_2b_noMoreThanFiveInADeck()
{
    const Ids five(kSix.begin(), kSix.end() - 1);
    HW_SAYS(problemsOf(five, 0), "");
    HW_SAYS(problemsOf(kSix, 0), "too-many-support-cards ");
}

// W-6: two formation cards, two support cards; seven, and still no more than five.
void tst_SupportDecks::r12_2c_noMoreThanFormationsAreRecommended()
{
    HW_SAYS(problemsOf({"us.sergeants", kDive, kGuns}, 2), "");
    HW_SAYS(problemsOf({kDive, kGuns, "us.a36_pair"}, 2), "more-support-than-formations ");
    HW_SAYS(problemsOf(kSix, 7), "too-many-support-cards ");
}

// Turned up in the action phase against g1, with a gun that fires at it.
static Position fired(const char *face)
{
    Table table = field();
    table.unit("g2", "F5", "ita.breda20").facing(0);
    Position p = drawn(mixed({"us.sergeants", kDive}, std::move(table)));
    request(p, {kDive});
    passSupport(p);
    say(p, CallIn{kDive});
    say(p, Target{id(p, "g1"), {}});
    say(p, React{id(p, "g2")});
    rolls(p, {face});
    rolls(p, {"-"});
    return p;
}

void tst_SupportDecks::r12_2_4a_usedCardsAreDiscarded()
{
    const Position damaged = fired("DD");
    QVERIFY(damaged.hands[1].discards == Ids{kDive});
    HW_SAYS(handOf(damaged, 1), "us.sergeants");
    QCOMPARE(pileSize(damaged, 1), 0);
    // What the scenario gave goes there, too, and is drawn again from there.
    Table table = mixed({"us.sergeants"});
    table.scenario.supports = {{"allied", {kDive}, 1}};
    Position p = drawn(table);
    request(p, {kDive});
    passSupport(p);
    say(p, CallIn{kDive});
    QVERIFY(p.hands[1].discards == Ids{kDive});
    QCOMPARE(pileSize(p, 1), 0);
}

void tst_SupportDecks::r12_3_5b_afterACrashTheCardIsOut()
{
    const Position p = fired("C");
    QVERIFY(p.hands[1].discards.empty());
    QVERIFY(p.hands[1].removed == Ids{kDive});
    HW_SAYS(handOf(p, 1), "us.sergeants");
}

void tst_SupportDecks::r12_3_5c_turnedAwayItComesBackIntoTheHand()
{
    Position p = fired("X");
    QVERIFY(p.hands[1].discards.empty());
    HW_SAYS(handOf(p, 1), "us.sergeants, us.a36_dive");
    while (p.turn == 1)
        say(p, p.pending.question == Question::Announce ? Order(Pass{}) : Order(Decline{}));
    quiet(p);
    HW_SAYS(ruled(p, Request{kDive}), "yes");
}

// Whether it is one or not: the question says nothing of the hand.
void tst_SupportDecks::r12_3_1a_whoHoldsACardIsAsked()
{
    Table table = mixed({"us.sergeants", kDive});
    table.scenario.sides[1].hand = 1;
    for (const char *card : {"us.sergeants", kDive}) {
        Position p = Assault::start(table.game());
        while (p.pending.question != Question::Request)
            say(p, isHandDraw(p) && p.pending.side == 1 ? Order(Draw{card})
                   : isHandDraw(p)                      ? Assault::outcomes(p).front().order
                                                        : Order(Decline{}));
        HW_SAYS(asks(p), "request allied");
        QVERIFY(!onlyAnswer(p));
    }
    // Who can have none is not asked.
    const Position none = drawn(mixed({"us.sergeants"}));
    HW_SAYS(asks(none), "announce allied");
}

void tst_SupportDecks::r12_3_1a_aPointOnACardOfTheHand()
{
    Table table = mixed({"us.sergeants", kDive});
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = 4;
    table.scenario.sides[1].commandPoints = 5;
    Position p = drawn(table);
    HW_SAYS(asks(p), "allot allied");
    HW_SAYS(ruled(p, Allot{kGuns}), "NotThatChoice R4.9.2b");
    plan(p, {kDive});
    QCOMPARE(p.support[1].requests.size(), std::size_t(1));
    HW_SAYS(toString(p.phase), "action");
    HW_SAYS(ruled(p, CallIn{kDive}), "yes");
}

void tst_SupportDecks::aCardThatIsDroppedComesNoMore()
{
    Position p = drawn(mixed({kDive}));
    request(p, {kDive});
    passSupport(p);
    HW_SAYS(ruled(p, CallIn{kDive}), "yes");
    p.hands[1].cards.clear();
    HW_SAYS(ruled(p, CallIn{kDive}), "CardNotInHand R12.3.1a");
}

HW_PLAIN_TEST(tst_SupportDecks)

} // namespace hexwerk::assault::tst_support_decks

#include "tst_support_decks.moc"
