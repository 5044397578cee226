// play::Match: a game in JSON, for who does not know its system.
#include <QTest>

#include "core/play/match.h"
#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

namespace hexwerk::tst_match {

using namespace toy;
using play::Asked;
using play::Enforce;
using play::Record;
using play::Said;

class tst_Match final : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsPlayedInJson();
    void itSaysWhoIsAsked();
    void whatIsOfferedIsAccepted();
    void aRefusalLeavesEverythingAsItWas();
    void ordersAreKeptWithoutSecrets();
    void recordsKeepWhatTheyWereTold();
    void aWayIsSaidUpToAForeignQuestion();
    void aWayThatIsRefusedAtOnceSaysNothing();
    void diceAreRolled();
    void questionsOfTheProgramAreAnsweredByIt();
    void takingBackLeadsToTheOldQuestion();
    void aBranchLeavesTheGameAsItIs();
    void anOrderIsForced();
    void aForcedOrderThatObeysIsNone();
    void aLogIsPlayedAgain();
    void aLogIsPlayedUpToWhatIsRefused();
    void aLogIsPlayedUpToAnotherPosition();
    void aSeatSeesNoSecretsOfOthers();
    void whoKnowsTheSystemSpeaksInValues();
};

using Texts = std::vector<std::string>;
using Match = play::MatchOf<ToyLine>;

static const std::string kDig = R"({"ground":"pit","order":"dig"})";
static const std::string kRest = R"({"order":"rest"})";
static const std::string kWalk = R"({"order":"walk"})";
static const std::string kTo1 = R"({"cell":1,"order":"to"})";
static const std::string kTo2 = R"({"cell":2,"order":"to"})";
static const std::string kGoes = R"({"goes":true,"order":"die"})";
static const std::string kSlips = R"({"goes":false,"order":"die"})";

static std::unique_ptr<play::Match> begun(const std::optional<Salt> &seed = kSeed)
{
    return std::make_unique<Match>(ToyLine::start(2, seed));
}

static std::string reveal(const char *ground)
{
    return std::string(R"({"ground":")") + ground + R"(","order":"reveal","salt":")" +
           toHex(saltOf(kSeed, 0)) + "\"}";
}

static std::string sealedDig(Ground ground)
{
    return R"({"order":"dig","seal":")" + toHex(dug(ground).ground.commitment()) + "\"}";
}

static Texts ordersOf(const play::Match &match)
{
    Texts orders;
    for (const Record &record : match.records())
        orders.push_back(record.json);
    return orders;
}

static void say(play::Match &match, const Texts &orders)
{
    for (const std::string &order : orders)
        QVERIFY2(match.say(order), order.c_str());
}

void tst_Match::aGameIsPlayedInJson()
{
    const auto match = begun();
    QCOMPARE(match->seats(), std::size_t{2});
    QCOMPARE(match->pending(), std::string(R"({"ask":"dig","side":"right"})"));
    QVERIFY(match->say(kDig) == (Said{0, 1}));
    QCOMPARE(match->events(0), Texts{R"({"event":"dug","number":0,"side":"right"})"});
    QCOMPARE(match->turn(), 1);
    say(*match, {kRest, kRest});
    QCOMPARE(match->turn(), 2);
    say(*match, {kWalk});
    QCOMPARE(match->pending(), std::string(R"({"ask":"to","side":"left"})"));
    QCOMPARE(match->offers().orders, Texts{kTo1});
    QVERIFY(match->offers().complete);
    say(*match, {kTo1});
    QVERIFY(match->isChance());
    QCOMPARE(match->offers().orders, Texts{});
    QCOMPARE(match->report(), std::string(R"({"turn":2,"winner":null})"));
    say(*match, {kGoes});
    QCOMPARE(match->events(5), (Texts{R"({"event":"rolled","number":1,"side":"nobody"})",
                                      R"({"event":"moved","number":1,"side":"left"})"}));
    QCOMPARE(match->events(2), Texts{R"({"event":"rested","number":0,"side":"right"})"});
    QCOMPARE(match->offers().orders, Texts{reveal("pit")});
    QVERIFY(!match->isOver());
    say(*match, {reveal("pit")});
    QCOMPARE(match->events(6), (Texts{R"({"event":"revealed","number":1,"side":"right"})",
                                      R"({"event":"ended","number":0,"side":"right"})"}));
    QVERIFY(match->isOver());
    QVERIFY(!match->isChance());
    QVERIFY(!match->wanted());
    QCOMPARE(match->pending(), std::string("null"));
    QCOMPARE(match->report(), std::string(R"({"turn":2,"winner":"right"})"));
    QCOMPARE(match->records().size(), std::size_t{7});
}

void tst_Match::itSaysWhoIsAsked()
{
    const auto match = begun();
    const auto isAsked = [&](Asked asked, play::Seat seat) {
        return match->speaker() == play::Speaker{asked, seat};
    };
    QVERIFY(isAsked(Asked::Player, 1));
    say(*match, {kDig});
    QVERIFY(isAsked(Asked::Player, 0));
    say(*match, {kWalk, kTo1});
    QVERIFY(isAsked(Asked::Chance, play::kNoSeat));
    say(*match, {kGoes, reveal("pit")});
    QVERIFY(isAsked(Asked::Nobody, play::kNoSeat));
}

void tst_Match::whatIsOfferedIsAccepted()
{
    for (const Position &p : everyPosition(2)) {
        const Match match(p);
        const Texts orders = match.offers().orders;
        QCOMPARE(orders.size(), legalOrders(p).size());
        QCOMPARE(orders.empty(), match.isOver() || match.isChance());
        QCOMPARE(match.hash(), ToyLine::hash(p));
        for (const std::string &order : orders) {
            QVERIFY(match.query(order));
            Match next(p);
            QVERIFY(next.say(order));
            QVERIFY(next.hash() != match.hash());
        }
    }
}

void tst_Match::aRefusalLeavesEverythingAsItWas()
{
    const auto match = begun();
    say(*match, {kDig});
    const std::uint64_t hash = match->hash();
    const auto rule = [&](const std::string &order) {
        const auto asked = match->query(order);
        const auto said = match->say(order);
        return !asked && !said && asked.error() == said.error() ? asked.error().rule : "";
    };
    QCOMPARE(rule("rest"), std::string_view("line-order"));
    QCOMPARE(rule(kGoes), std::string_view("line-asked"));
    say(*match, {kWalk});
    QCOMPARE(rule(kTo2), std::string_view("line-to"));
    QCOMPARE(match->query(kTo2).error().numbers, Numbers{2});
    QCOMPARE(match->records().size(), std::size_t{2});
    match->takeBackTo(1);
    QCOMPARE(match->hash(), hash);
}

void tst_Match::ordersAreKeptWithoutSecrets()
{
    const auto match = begun();
    const Texts orders = {kDig, kWalk, kTo1, kGoes, reveal("pit")};
    say(*match, orders);
    Texts kept = orders;
    kept[0] = sealedDig(Ground::Pit);
    QCOMPARE(ordersOf(*match), kept);

    // What was kept is the game again, for its owner and for who has no seed.
    for (const std::optional<Salt> &seed : {std::optional(kSeed), std::optional<Salt>()}) {
        const auto again = begun(seed);
        say(*again, kept);
        QCOMPARE(again->hash(), match->hash());
        QVERIFY(again->isOver());
    }
}

void tst_Match::recordsKeepWhatTheyWereTold()
{
    const auto match = begun();
    QVERIFY(match->say(kDig, {.json = "not this", .origin = "mouse", .note = "deep"}));
    QCOMPARE(match->records()[0].json, sealedDig(Ground::Pit));
    QCOMPARE(match->records()[0].origin, std::string("mouse"));
    QCOMPARE(match->records()[0].note, std::string("deep"));
    match->record(0).bookmark = "here";
    QCOMPARE(match->records()[0].bookmark, std::string("here"));
    say(*match, {kWalk, kTo1, kGoes});
    for (const Record &record : match->records())
        QVERIFY(record.hash.empty() && record.refusal.empty());
    say(*match, {reveal("pit")}); // a landmark: the game is over
    QCOMPARE(match->records()[4].hash, hashText(match->hash()));
}

void tst_Match::aWayIsSaidUpToAForeignQuestion()
{
    const auto match = begun();
    say(*match, {kDig});
    const Texts way = {kWalk, kTo1, kGoes, kRest};
    QVERIFY(match->sayAll(way, {.json = {}, .origin = "key"}) == (Said{1, 3}));
    QVERIFY(match->isChance()); // what is behind the die is not said for it
    QCOMPARE(ordersOf(*match), (Texts{sealedDig(Ground::Pit), kWalk, kTo1}));
    QCOMPARE(match->records()[2].origin, std::string("key"));
}

void tst_Match::aWayThatIsRefusedAtOnceSaysNothing()
{
    const auto match = begun();
    say(*match, {kDig});
    const auto said = match->sayAll(Texts{kTo1, kWalk});
    QVERIFY(!said);
    QCOMPARE(said.error().rule, std::string_view("line-asked"));
    QCOMPARE(match->records().size(), std::size_t{1});
    QVERIFY(match->sayAll(Texts{kWalk, kTo2}) == (Said{1, 2})); // the second one is refused
}

void tst_Match::diceAreRolled()
{
    int goes = 0;
    constexpr int kRolls = 1200;
    play::Randomness dice(7);
    const auto match = begun();
    say(*match, {kDig, kWalk, kTo1});
    for (int i = 0; i < kRolls; ++i) {
        QVERIFY(match->roll(dice, {.json = {}, .dice = "program"}));
        QCOMPARE(match->records()[3].dice, std::string("program"));
        goes += match->records()[3].json == kGoes;
        match->takeBackTo(3);
    }
    // 4 of 6; four standard deviations of 1200 rolls are 65.
    QVERIFY(goes > kRolls * 4 / 6 - 65 && goes < kRolls * 4 / 6 + 65);
}

void tst_Match::questionsOfTheProgramAreAnsweredByIt()
{
    const auto match = begun();
    say(*match, {kDig, kWalk, kTo1, kGoes});
    QVERIFY(match->answerFormally() == (Said{4, 5}));
    QCOMPARE(match->records()[4].json, reveal("pit"));
    QCOMPARE(match->records()[4].origin, std::string(play::kOnlyOrigin));
    QVERIFY(match->isOver());

    // A log without that answer goes on with it all the same.
    const auto firm = begun();
    say(*firm, {R"({"ground":"firm","order":"dig"})", kWalk, kTo1, kGoes});
    QVERIFY(firm->say(kRest) == (Said{4, 6}));
    QCOMPARE(firm->records()[4].json, reveal("firm"));

    const auto other = begun(std::nullopt); // who does not know the answer does not give it
    say(*other, {sealedDig(Ground::Pit), kWalk, kTo1, kGoes});
    QVERIFY(other->answerFormally() == (Said{4, 4}));
}

void tst_Match::takingBackLeadsToTheOldQuestion()
{
    const auto match = begun();
    say(*match, {kDig, kWalk, kTo1, kSlips});
    const std::uint64_t hash = match->hash();
    const std::string pending = match->pending();
    QCOMPARE(match->canTakeBack(), std::size_t{0});
    say(*match, {kWalk, kTo2});
    QCOMPARE(match->canTakeBack(), std::size_t{2});
    match->takeBackTo(4);
    QCOMPARE(match->records().size(), std::size_t{4});
    QCOMPARE(match->hash(), hash);
    QCOMPARE(match->pending(), pending);
}

void tst_Match::aBranchLeavesTheGameAsItIs()
{
    const auto match = begun();
    say(*match, {kDig, kWalk, kTo1});
    const std::uint64_t hash = match->hash();
    const auto branch = match->branchAt(1);
    QCOMPARE(ordersOf(*branch), Texts{sealedDig(Ground::Pit)});
    say(*branch, {kRest, kRest});
    QCOMPARE(branch->turn(), 2);
    QCOMPARE(match->turn(), 1);
    QCOMPARE(match->hash(), hash);
    QCOMPARE(match->records().size(), std::size_t{3});
}

void tst_Match::anOrderIsForced()
{
    const auto match = begun();
    say(*match, {kDig, kWalk});
    QVERIFY(!match->say(kTo2));
    QVERIFY(match->say(kTo2, {}, Enforce::No));
    QCOMPARE(match->records()[2].refusal, std::string("line-to"));
    QVERIFY(!match->say(R"({"cell":9,"order":"to"})", {}, Enforce::No)); // as far as it can be
    say(*match, {kGoes, kRest});
    QCOMPARE(match->turn(), 2);
    const std::uint64_t hash = match->hash();

    // Taken back, branched, looked at before and read again, it stays forced.
    QCOMPARE(match->events(3).back(), std::string(R"({"event":"moved","number":2,"side":"left"})"));
    QCOMPARE(match->branchAt(5)->hash(), hash);
    QCOMPARE(match->seenBy(0)->hash(), hash);
    const auto again = begun();
    QVERIFY(again->replay(match->records()));
    QCOMPARE(again->hash(), hash);
    QVERIFY(again->records() == match->records());
    match->takeBackTo(3);
    QCOMPARE(match->records()[2].refusal, std::string("line-to"));
}

void tst_Match::aForcedOrderThatObeysIsNone()
{
    const auto match = begun();
    QVERIFY(match->say(kDig, {}, Enforce::No));
    QCOMPARE(match->records()[0].refusal, std::string());
}

void tst_Match::aLogIsPlayedAgain()
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        play::Randomness randomness(seed);
        const auto match = begun();
        while (!match->isOver())
            match->sayAnything(randomness, {.json = {}, .note = "any"});
        for (const std::optional<Salt> &owner : {std::optional(kSeed), std::optional<Salt>()}) {
            const auto again = begun(owner);
            QVERIFY(again->replay(match->records()));
            QVERIFY(again->records() == match->records());
            QCOMPARE(again->hash(), match->hash());
        }
    }
}

void tst_Match::aLogIsPlayedUpToWhatIsRefused()
{
    const auto match = begun();
    const std::vector<Record> log = {{kDig}, {kWalk}, {kTo2}, {kGoes}};
    const auto replayed = match->replay(log);
    QVERIFY(!replayed);
    QVERIFY(replayed.why == play::Replayed::Why::Refused);
    QCOMPARE(replayed.refusal->rule, std::string_view("line-to"));
    QCOMPARE(match->records().size(), std::size_t{2});
}

void tst_Match::aLogIsPlayedUpToAnotherPosition()
{
    const auto match = begun();
    say(*match, {kDig, kWalk, kTo1, kGoes, reveal("pit")});
    std::vector<Record> log = match->records();
    log[4].hash = "0000000000000000";
    const auto again = begun();
    const auto replayed = again->replay(log);
    QVERIFY(replayed.why == play::Replayed::Why::OtherPosition);
    QVERIFY(!replayed.refusal);
    QCOMPARE(again->records().size(), std::size_t{4});
}

void tst_Match::aSeatSeesNoSecretsOfOthers()
{
    for (const Ground ground : {Ground::Firm, Ground::Pit}) {
        const auto match = begun();
        QVERIFY(match->say(ToyLine::orderToJson(ToyLine::start(2, kSeed), dug(ground))));
        say(*match, {kWalk, kTo1, kGoes});
        const auto left = match->seenBy(0);
        const auto right = match->seenBy(1);
        QCOMPARE(left->hash(), match->hash());
        QVERIFY(left->records() == match->records());
        QCOMPARE(left->offers().orders, Texts{}); // only the right side can turn it up
        QCOMPARE(right->offers().orders.size(), std::size_t{1});
        const auto &seen = dynamic_cast<const Match &>(*left).position();
        QVERIFY(!seen.ground.isKnown() && !seen.seed);
        QVERIFY(dynamic_cast<const Match &>(*right).position() ==
                dynamic_cast<const Match &>(*match).position());
        match->answerFormally();
        QVERIFY(dynamic_cast<const Match &>(*match->seenBy(0)).position().ground.isKnown());
    }
}

void tst_Match::whoKnowsTheSystemSpeaksInValues()
{
    Match match(ToyLine::start(2, kSeed));
    QVERIFY(match.say(Order(dug(Ground::Firm)), {}));
    QVERIFY(match.position().ground.value() == Ground::Firm);
    QCOMPARE(match.records().size(), std::size_t{1});
    QVERIFY(match.positionAt(0) == ToyLine::start(2, kSeed));
}

HW_PLAIN_TEST(tst_Match)

} // namespace hexwerk::tst_match

#include "tst_match.moc"
