// [R12.2.3] [R12.3.1] Support cards: in hand, requested in secret, paid for.
#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/supported.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_support_requests {

class tst_SupportRequests final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_3a_playedWithoutCommandCards();
    void r4_9_3b_usedCardsLeaveTheScenario();
    void r12_2c_noMoreThanFiveATurn();
    void r12_2_3a_planningAlwaysTakesPlace();
    void r12_3_1a_theEnemySeesThatSomethingComes();
    void r12_3_1a_aPointPaysForIt();
    void r4_9_2d_theFocusPaysForNone();
    void r4_9_2e_whoHasNothingElseUsesTheFocus();
    void r12_4_1a_artilleryLikewise();
    void d12_4_1a_notFromTheFocus();
    void r12_3_2a_whatDidNotComeGoesBack();
};

static const char *const kDive = "us.a36_dive";
static const char *const kStrafing = "us.a36_strafing";

static Table simple(std::vector<std::string> cards)
{
    Table table(3);
    table.rifles("g1", "C2").rifles("u1", "C9");
    withSupport(table, std::move(cards));
    return table;
}

void tst_SupportRequests::r4_9_3a_playedWithoutCommandCards()
{
    const Position p = Assault::start(simple({kDive}).game());
    HW_SAYS(asks(p), "request allied");
    QVERIFY(p.points.empty());
    Table table = simple({kDive});
    table.scenario.options.clear();
    const Position plain = Assault::start(table.game());
    QVERIFY(plain.support.empty());
    HW_SAYS(toString(plain.phase), "action");
}

void tst_SupportRequests::r4_9_3b_usedCardsLeaveTheScenario()
{
    Position p = requested(simple({kDive}), {kDive});
    say(p, CallIn{kDive});
    QVERIFY(p.support[0].hand.empty() && p.support[1].hand.empty());
}

void tst_SupportRequests::r12_2c_noMoreThanFiveATurn()
{
    Table table = simple({kDive, kDive, kDive});
    table.scenario.supports.push_back({"allied", {kDive, kDive, kStrafing}, 1});
    Position p = Assault::start(table.game());
    for (int i = 0; i < 5; ++i)
        say(p, Request{kDive});
    QVERIFY(p.pending.question != Question::Request);
    QCOMPARE(p.support[1].requests.size(), std::size_t(5));
}

void tst_SupportRequests::r12_2_3a_planningAlwaysTakesPlace()
{
    Position p = Assault::start(simple({kDive}).game());
    HW_SAYS(toString(p.phase), "planning");
    HW_SAYS(ruled(p, Request{kStrafing}), "NotThatChoice R12.3.1a");
    say(p, Decline{});
    HW_SAYS(toString(p.phase), "action");
    // After it nothing can be requested this turn.
    HW_SAYS(ruled(p, Request{kDive}), "NotAsked R6.4a");
    HW_SAYS(ruled(p, CallIn{kDive}), "NotThatChoice R12.3.1a");
}

// The same game, but for the card that is requested, looks the same to the enemy.
void tst_SupportRequests::r12_3_1a_theEnemySeesThatSomethingComes()
{
    const Position before = Assault::start(simple({kDive, kStrafing}).game());
    Position dive = before;
    Position strafing = before;
    const auto events = say(dive, Request{kDive});
    say(strafing, Request{kStrafing});
    QCOMPARE(count<SupportRequested>(events), 1);
    Position seenDive = viewFor(dive, 0);
    Position seenStrafing = viewFor(strafing, 0);
    QCOMPARE(seenDive.support[1].requests.size(), std::size_t(1));
    QVERIFY(!seenDive.support[1].requests[0].isKnown());
    QVERIFY(viewFor(dive, 1).support[1].requests[0].isKnown());
    // But for the commitment, which tells nothing without its salt.
    seenStrafing.support[1].requests = seenDive.support[1].requests;
    QVERIFY(seenDive == seenStrafing);
    const Order closed = Assault::closed(before, Request{kDive});
    QVERIFY(!std::get<Request>(closed).card && std::get<Request>(closed).seal);
    // Whatever it is, its side is asked in the support phase.
    for (Position *p : {&dive, &strafing}) {
        say(*p, Decline{});
        HW_SAYS(asks(*p), "announce allied");
        HW_SAYS(toString(p->phase), "support");
    }
}

static Table pointed(int allied, std::vector<std::string> cards)
{
    Table table = simple(std::move(cards));
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = 4;
    table.scenario.sides[1].commandPoints = allied;
    return table;
}

void tst_SupportRequests::r12_3_1a_aPointPaysForIt()
{
    Position p = Assault::start(pointed(5, {kDive}).game());
    HW_SAYS(asks(p), "allot allied");
    say(p, Allot{kDive});
    HW_SAYS(ruled(p, Allot{kDive}), "NotThatChoice R12.3.1a");
    say(p, Allot{"us.rifles43"});
    HW_SAYS(asks(p), "allot axis");
    QVERIFY(p.support[1].requests.empty()); // nobody has shown anything yet
    say(p, Allot{"ger.rifles43"});
    QCOMPARE(p.support[1].requests.size(), std::size_t(1));
    QVERIFY(!viewFor(p, 0).support[1].requests[0].isKnown());
    QCOMPARE(p.points[1].focus, std::uint8_t(3));
}

void tst_SupportRequests::r4_9_2d_theFocusPaysForNone()
{
    // W-3: of four points one is planned, and the focus of three pays for no card.
    Position p = Assault::start(pointed(4, {kDive, kStrafing}).game());
    say(p, Allot{kDive});
    HW_SAYS(asks(p), "allot axis");
    QCOMPARE(p.points[1].focus, std::uint8_t(3));
}

void tst_SupportRequests::r4_9_2e_whoHasNothingElseUsesTheFocus()
{
    // W-3: with three points or fewer the focus has to pay, in the planning phase.
    Position p = Assault::start(pointed(3, {kDive, kStrafing}).game());
    HW_SAYS(ruled(p, Allot{"us.rifles43"}), "NotThatChoice R4.9.2b");
    say(p, Allot{kDive});
    QCOMPARE(p.points[1].focus, std::uint8_t(2));
    say(p, Decline{});
    HW_SAYS(asks(p), "allot axis");
    say(p, Allot{"ger.rifles43"});
    QCOMPARE(p.support[1].requests.size(), std::size_t(1));
}

void tst_SupportRequests::r12_4_1a_artilleryLikewise()
{
    Position p = Assault::start(pointed(4, {"us.howitzers105"}).game());
    say(p, Allot{"us.howitzers105"});
    say(p, Allot{"ger.rifles43"});
    QCOMPARE(p.support[1].requests.size(), std::size_t(1));
}

void tst_SupportRequests::d12_4_1a_notFromTheFocus()
{
    Table table = pointed(4, {"us.howitzers105", "us.howitzers105"});
    table.german();
    Position p = Assault::start(table.game());
    say(p, Allot{"us.howitzers105"});
    HW_SAYS(asks(p), "allot axis"); // the focus pays for no second one
}

void tst_SupportRequests::r12_3_2a_whatDidNotComeGoesBack()
{
    Position p = requested(simple({kDive}), {kDive});
    QVERIFY(isOffered(p, CallIn{kDive, p.support[1].requests[0].salt()}));
    endTurn(p);
    HW_SAYS(asks(p), "request allied");
    QVERIFY(p.support[1].requests.empty());
    QCOMPARE(p.support[1].hand.size(), std::size_t(1));
}

HW_PLAIN_TEST(tst_SupportRequests)

} // namespace hexwerk::assault::tst_support_requests

#include "tst_support_requests.moc"
