// play::Timeline: any moment of a game that goes on, and of one that went another way.
#include <QTest>

#include "core/play/answerer.h"
#include "core/play/timeline.h"
#include "tests/core/aborts.h"
#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

namespace hexwerk::tst_game_timeline {

using namespace toy;
using testing::abortOf;

// The toy, and how often an order was applied.
struct Counted : ToyLine
{
    static inline int applied = 0;
    static Ruling<std::vector<Event>> apply(Position &p, const Order &order)
    {
        ++applied;
        return ToyLine::apply(p, order);
    }
};
using Game = play::Game<Counted>;

class tst_GameTimeline final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyMomentIsFoundInAnyOrder();
    void itGoesOnWithTheGame();
    void anotherBranchIsAnotherPast_data();
    void anotherBranchIsAnotherPast();
    void whatIsBehindTheGameIsABug();
    void aJumpPlaysFewOrdersAnew();

private:
    void rest(std::size_t orders);
    std::vector<Position> moments() const;

    std::optional<Game> m_game;
};

static constexpr std::size_t kOrders = 400; // of a game whose sides do nothing but rest

void tst_GameTimeline::init()
{
    m_game.emplace(ToyLine::start(500, kSeed));
    QVERIFY(m_game->apply(dug(Ground::Pit)));
    rest(kOrders - 1);
}

void tst_GameTimeline::rest(std::size_t orders)
{
    for (std::size_t i = 0; i < orders; ++i)
        QVERIFY(m_game->apply(Rest{}));
}

// Played anew, order by order.
std::vector<Position> tst_GameTimeline::moments() const
{
    std::vector<Position> all = {m_game->start()};
    for (const auto &entry : m_game->log()) {
        all.push_back(all.back());
        HW_EXPECTS(ToyLine::apply(all.back(), entry.order));
    }
    return all;
}

void tst_GameTimeline::everyMomentIsFoundInAnyOrder()
{
    const std::vector<Position> expected = moments();
    QCOMPARE(expected.size(), kOrders + 1);
    QVERIFY(expected[101].turn == 51 && expected[400].turn == 200); // two rests a turn, after a dig

    play::Timeline timeline(*m_game);
    for (std::size_t place = 0; place <= kOrders; ++place)
        QVERIFY(timeline.at(place) == expected[place]);
    for (std::size_t place = kOrders + 1; place-- > 0;)
        QVERIFY(timeline.at(place) == expected[place]);
    play::Randomness random(1);
    for (int i = 0; i < 300; ++i) {
        const auto place = std::size_t(random.below(kOrders + 1));
        QVERIFY(timeline.at(place) == expected[place]);
    }
}

void tst_GameTimeline::itGoesOnWithTheGame()
{
    play::Timeline timeline(*m_game);
    const auto before = m_game->position();
    QVERIFY(timeline.at(kOrders) == before);
    QVERIFY(m_game->apply(Walk{}));
    QVERIFY(timeline.at(kOrders + 1) == m_game->position());
    QVERIFY(timeline.at(kOrders) == before);
}

// 128, 256 and 384 are where positions are kept today; their neighbours are not.
void tst_GameTimeline::anotherBranchIsAnotherPast_data()
{
    QTest::addColumn<std::size_t>("keep");
    for (const std::size_t keep :
         {1U, 2U, 127U, 128U, 129U, 255U, 256U, 300U, 383U, 384U, 385U, 399U})
        QTest::addRow("%zu", keep) << keep;
}

void tst_GameTimeline::anotherBranchIsAnotherPast()
{
    QFETCH(std::size_t, keep);
    for (const std::size_t stood : {std::size_t{0}, keep, kOrders}) {
        init();
        play::Timeline timeline(*m_game);
        timeline.at(kOrders);
        timeline.at(stood);

        m_game->takeBackTo(keep);
        timeline.cutTo(keep);
        const Side slow = m_game->position().pending.side;
        for (const Order &order :
             {Order(Walk{}), Order(To{slow == Side::Left ? 1 : 2}), Order(Die{false})})
            QVERIFY(m_game->apply(order)); // it slips: two orders more than a rest
        rest(kOrders - keep);

        const std::vector<Position> expected = moments();
        for (std::size_t place = expected.size(); place-- > 0;)
            QVERIFY(timeline.at(place) == expected[place]);
    }
}

void tst_GameTimeline::whatIsBehindTheGameIsABug()
{
    play::Timeline timeline(*m_game);
    QVERIFY(abortOf([&] { timeline.at(kOrders); }).empty());
    const std::string said = abortOf([&] { timeline.at(kOrders + 1); });
    QVERIFY(said.find("log().size()") != std::string::npos);
}

void tst_GameTimeline::aJumpPlaysFewOrdersAnew()
{
    play::Timeline timeline(*m_game);
    timeline.at(kOrders);
    Counted::applied = 0;
    timeline.at(kOrders);
    QCOMPARE(Counted::applied, 0);
    for (const std::size_t place : {390U, 10U, 399U, 258U, 130U}) {
        Counted::applied = 0;
        timeline.at(place);
        QVERIFY(Counted::applied < 128);
    }
    Counted::applied = 0;
    timeline.at(131);
    QCOMPARE(Counted::applied, 1);
}

HW_PLAIN_TEST(tst_GameTimeline)

} // namespace hexwerk::tst_game_timeline

#include "tst_game_timeline.moc"
