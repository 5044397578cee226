// play::Session: a game in JSON, for who does not know its system.
#include <QTest>

#include "core/play/session.h"
#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

namespace hexwerk::tst_session {

using namespace toy;

class tst_Session final : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsPlayedInJson();
    void whatIsOfferedIsAccepted();
    void aRefusalLeavesEverythingAsItWas();
    void ordersAreKeptWithoutSecrets();
    void takingBackLeadsToTheOldQuestion();
    void whoKnowsTheSystemSpeaksInValues();
};

using Texts = std::vector<std::string>;

static const std::string kDig = R"({"ground":"pit","order":"dig"})";
static const std::string kRest = R"({"order":"rest"})";
static const std::string kWalk = R"({"order":"walk"})";
static const std::string kTo1 = R"({"cell":1,"order":"to"})";
static const std::string kGoes = R"({"goes":true,"order":"die"})";
static const std::string kSlips = R"({"goes":false,"order":"die"})";

static std::unique_ptr<play::Session> begun()
{
    return std::make_unique<play::SessionOf<ToyLine>>(ToyLine::start(2, kSeed));
}

static std::string reveal(const char *ground)
{
    return std::string(R"({"ground":")") + ground + R"(","order":"reveal","salt":")" +
           toHex(saltOf(kSeed, 0)) + "\"}";
}

void tst_Session::aGameIsPlayedInJson()
{
    const auto session = begun();
    QCOMPARE(session->pending(), std::string(R"({"ask":"dig","side":"right"})"));
    QCOMPARE(session->apply(kDig).value(), Texts{R"({"event":"dug","number":0,"side":"right"})"});
    QCOMPARE(session->turn(), 1);
    QVERIFY(session->apply(kRest) && session->apply(kRest));
    QCOMPARE(session->turn(), 2);
    QVERIFY(session->apply(kWalk));
    QCOMPARE(session->pending(), std::string(R"({"ask":"to","side":"left"})"));
    QCOMPARE(session->legalOrders(), Texts{kTo1});
    QVERIFY(!session->isChance());
    QVERIFY(session->apply(kTo1));
    QVERIFY(session->isChance());
    QCOMPARE(session->legalOrders(), Texts{});
    QCOMPARE(session->apply(kGoes).value(),
             (Texts{R"({"event":"rolled","number":1,"side":"nobody"})",
                    R"({"event":"moved","number":1,"side":"left"})"}));
    QCOMPARE(session->legalOrders(), Texts{reveal("pit")});
    QVERIFY(!session->isOver());
    QCOMPARE(session->apply(reveal("pit")).value(),
             (Texts{R"({"event":"revealed","number":1,"side":"right"})",
                    R"({"event":"ended","number":0,"side":"right"})"}));
    QVERIFY(session->isOver());
    QVERIFY(!session->isChance());
    QCOMPARE(session->pending(), std::string("null"));
    QCOMPARE(session->orderCount(), std::size_t{7});
}

void tst_Session::whatIsOfferedIsAccepted()
{
    for (const Position &p : everyPosition(2)) {
        const play::SessionOf<ToyLine> session(p);
        const std::size_t expected = ToyLine::legalOrders(p).size();
        QCOMPARE(session.legalOrders().size(), expected);
        QCOMPARE(expected == 0, session.isOver() || session.isChance());
        QCOMPARE(session.hash(), ToyLine::hash(p));
        for (const std::string &order : session.legalOrders()) {
            QVERIFY(session.query(order));
            play::SessionOf<ToyLine> next(p);
            QVERIFY(next.apply(order));
            QVERIFY(next.hash() != session.hash());
        }
    }
}

void tst_Session::aRefusalLeavesEverythingAsItWas()
{
    const auto session = begun();
    QVERIFY(session->apply(kDig));
    const std::uint64_t hash = session->hash();
    const auto refusal = [&](const std::string &order) {
        const auto asked = session->query(order);
        const auto said = session->apply(order);
        return !asked && !said && asked.error() == said.error() ? asked.error().message
                                                                : MessageId::GameOver;
    };
    QVERIFY(refusal("rest") == MessageId::NotAnOrder);
    QVERIFY(refusal(kGoes) == MessageId::NotAsked);
    QVERIFY(session->apply(kWalk));
    QVERIFY(refusal(R"({"order":"to","cell":2})") == MessageId::NotAdjacent);
    QCOMPARE(session->query(R"({"order":"to","cell":2})").error().numbers, std::vector<int>{2});
    QCOMPARE(session->orderCount(), std::size_t{2});
    session->takeBackTo(1);
    QCOMPARE(session->hash(), hash);
}

void tst_Session::ordersAreKeptWithoutSecrets()
{
    const auto session = begun();
    const Texts orders = {kDig, kWalk, kTo1, kGoes, reveal("pit")};
    for (const std::string &order : orders)
        QVERIFY(session->apply(order));
    QCOMPARE(session->order(0),
             R"({"order":"dig","seal":")" + toHex(dug(Ground::Pit).ground.commitment()) + "\"}");
    for (std::size_t i = 1; i < orders.size(); ++i)
        QCOMPARE(session->order(i), orders[i]);

    // What was kept is the game again, for its owner and for who has no seed.
    for (const std::optional<Salt> &seed : {std::optional(kSeed), std::optional<Salt>()}) {
        play::SessionOf<ToyLine> again(ToyLine::start(2, seed));
        for (std::size_t i = 0; i < session->orderCount(); ++i)
            QVERIFY(again.apply(session->order(i)));
        QCOMPARE(again.hash(), session->hash());
        QVERIFY(again.isOver());
    }
}

void tst_Session::takingBackLeadsToTheOldQuestion()
{
    const auto session = begun();
    for (const std::string &order : {kDig, kWalk, kTo1, kSlips})
        QVERIFY(session->apply(order));
    const std::uint64_t hash = session->hash();
    const std::string pending = session->pending();
    QCOMPARE(session->canTakeBack(), std::size_t{0});
    QVERIFY(session->apply(kWalk) && session->apply(R"({"cell":2,"order":"to"})"));
    QCOMPARE(session->canTakeBack(), std::size_t{2});
    session->takeBackTo(4);
    QCOMPARE(session->orderCount(), std::size_t{4});
    QCOMPARE(session->hash(), hash);
    QCOMPARE(session->pending(), pending);
}

void tst_Session::whoKnowsTheSystemSpeaksInValues()
{
    play::SessionOf<ToyLine> session(ToyLine::start(2, kSeed));
    const auto events = session.apply(Order(dug(Ground::Firm)));
    QVERIFY(events && events->size() == 1);
    QVERIFY(session.game().position().ground.value() == Ground::Firm);
    QCOMPARE(session.orderCount(), std::size_t{1});
}

HW_PLAIN_TEST(tst_Session)

} // namespace hexwerk::tst_session

#include "tst_session.moc"
