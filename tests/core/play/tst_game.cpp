// play::Game: what is said, what is refused, what is taken back.
#include <QTest>

#include "core/play/game.h"
#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::tst_game {

using namespace toy;
using Game = play::Game<ToyLine>;

class tst_Game final : public QObject
{
    Q_OBJECT

private slots:
    void ordersMoveThePositionAndNotTheStart();
    void aRefusalLeavesEverythingAsItWas();
    void anEntrySaysWhatWasAnnouncedAndRevealed();
    void takeBackLeadsToTheLastAnnouncement_data();
    void takeBackLeadsToTheLastAnnouncement();
    void takingBackIsAShorterGame();
    void afterATakeBackTheGameGoesAnotherWay();
    void theLogHoldsNoSecret();
    void whoHoldsNoSeedCanFollowTheSameLog();
    void aWrongOpeningFitsNoSeal();
};

static Game gameOf(const std::vector<Order> &orders)
{
    Game game(ToyLine::start(2, kSeed));
    for (const Order &order : orders)
        HW_EXPECTS(game.apply(order));
    return game;
}

// Calls `look` with every whole game there is.
template<typename Look>
static void eachGame(const Game &game, const Look &look)
{
    if (ToyLine::isOver(game.position()))
        look(game);
    for (const Order &order : answers(game.position())) {
        Game longer = game;
        HW_EXPECTS(longer.apply(order));
        eachGame(longer, look);
    }
}

static std::vector<Order> ordersOf(const Game &game)
{
    std::vector<Order> orders;
    for (const auto &entry : game.log())
        orders.push_back(entry.order);
    return orders;
}

static bool isEqual(const std::vector<Game::Entry> &a, const std::vector<Game::Entry> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto &x, const auto &y) {
        return x.order == y.order && x.announced == y.announced && x.revealed == y.revealed &&
               x.events == y.events;
    });
}

void tst_Game::ordersMoveThePositionAndNotTheStart()
{
    Game game = gameOf({dug(Ground::Firm), Walk{}, To{1}});
    const auto events = game.apply(Die{true});

    QVERIFY(events.has_value());
    QCOMPARE(events->size(), std::size_t{2});
    QVERIFY(((*events)[0] == Event{Event::Kind::Rolled, Side::Nobody, 1, true}));
    QVERIFY(((*events)[1] == Event{Event::Kind::Moved, Side::Left, 1, false}));
    QCOMPARE(game.log().size(), std::size_t{4});
    QVERIFY(game.log()[3].events == *events);
    QVERIFY((game.position().cells == std::array{1, 3}));
    QVERIFY(game.start() == ToyLine::start(2, kSeed));
}

void tst_Game::aRefusalLeavesEverythingAsItWas()
{
    int refusals = 0;
    for (const Position &p : everyPosition(2)) {
        Game game(p);
        for (const Order &order : everyOrder()) {
            const auto ruling = ToyLine::query(p, order);
            if (ruling)
                continue;
            const auto refused = game.apply(order);
            QVERIFY(!refused && refused.error() == ruling.error());
            QVERIFY(game.position() == p);
            QVERIFY(game.log().empty());
            QCOMPARE(game.canTakeBack(), std::size_t{0});
            ++refusals;
        }
    }
    // 18 orders at 76 positions; accepted are 2 of them to dig, 2 acts, 1 cell, 2 faces, 1 opening.
    QCOMPARE(refusals, 18 * 76 - (2 * 1 + 2 * 18 + 1 * 18 + 2 * 18 + 1 * 6));
}

void tst_Game::anEntrySaysWhatWasAnnouncedAndRevealed()
{
    const Game game =
        gameOf({dug(Ground::Firm), Walk{}, To{1}, Die{true}, revealed(Ground::Firm), Rest{}});
    QCOMPARE(game.log().size(), std::size_t{6});
    const std::vector<bool> announced = {false, true, false, false, false, true};
    const std::vector<bool> shown = {false, false, false, true, true, false};
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        QCOMPARE(game.log()[i].announced, bool(announced[i]));
        QCOMPARE(game.log()[i].revealed, bool(shown[i]));
    }
}

void tst_Game::takeBackLeadsToTheLastAnnouncement_data()
{
    QTest::addColumn<std::vector<Order>>("orders");
    QTest::addColumn<std::size_t>("expected");
    const auto row = [](const char *name, std::vector<Order> orders, std::size_t expected) {
        QTest::newRow(name) << std::move(orders) << expected;
    };
    const Order dig = dug(Ground::Firm);
    row("nothing", {}, 0);
    row("to the start", {dig}, 1);
    row("an announcement", {dig, Rest{}}, 1);
    row("only the last one", {dig, Rest{}, Rest{}}, 1);
    row("with what followed", {dig, Rest{}, Walk{}, To{2}}, 2);
    row("not behind a die", {dig, Walk{}, To{1}, Die{false}}, 0);
    row("not behind an opening", {dig, Walk{}, To{1}, Die{true}, revealed(Ground::Firm)}, 0);
    row("up to a die", {dig, Walk{}, To{1}, Die{false}, Walk{}}, 1);
}

void tst_Game::takeBackLeadsToTheLastAnnouncement()
{
    QFETCH(std::vector<Order>, orders);
    QFETCH(std::size_t, expected);
    QCOMPARE(gameOf(orders).canTakeBack(), expected);
}

void tst_Game::takingBackIsAShorterGame()
{
    int games = 0;
    eachGame(Game(ToyLine::start(2, kSeed)), [&](const Game &game) {
        ++games;
        const std::vector<Order> orders = ordersOf(game);
        for (std::size_t keep = 0; keep <= orders.size(); ++keep) {
            const Game played = gameOf({orders.begin(), orders.begin() + std::ptrdiff_t(keep)});
            Game shorter = game;
            shorter.takeBackTo(keep);
            QVERIFY(shorter.position() == played.position());
            QVERIFY(isEqual(shorter.log(), played.log()));
        }
    });
    QCOMPARE(games, 122); // counted in tst_toy_line
}

void tst_Game::afterATakeBackTheGameGoesAnotherWay()
{
    Game game = gameOf({dug(Ground::Pit), Rest{}, Walk{}, To{2}});
    game.takeBackTo(game.log().size() - game.canTakeBack());
    QVERIFY(game.apply(Rest{}));
    const Game direct = gameOf({dug(Ground::Pit), Rest{}, Rest{}});
    QVERIFY(game.position() == direct.position());
    QVERIFY(isEqual(game.log(), direct.log()));
    QCOMPARE(game.position().turn, 2);
}

void tst_Game::theLogHoldsNoSecret()
{
    const Game game = gameOf({dug(Ground::Pit)});
    const auto &said = std::get<Dig>(game.log()[0].order);
    QVERIFY(!said.ground.isKnown());
    QVERIFY(said.ground.commitment() == dug(Ground::Pit).ground.commitment());
    QVERIFY(game.position().ground.isKnown());
    QVERIFY(game.position().ground.value() == Ground::Pit);
}

void tst_Game::whoHoldsNoSeedCanFollowTheSameLog()
{
    eachGame(Game(ToyLine::start(2, kSeed)), [](const Game &owned) {
        Game followed(ToyLine::start(2, std::nullopt));
        Game again(ToyLine::start(2, kSeed));
        for (std::size_t i = 0; i < owned.log().size(); ++i) {
            QVERIFY(followed.apply(owned.log()[i].order));
            QVERIFY(again.apply(owned.log()[i].order));
            QVERIFY(followed.log()[i].events == owned.log()[i].events);
            QCOMPARE(ToyLine::hash(followed.position()), ToyLine::hash(again.position()));
            const bool isOpened = std::any_of(
                owned.log().begin(), owned.log().begin() + std::ptrdiff_t(i + 1),
                [](const auto &entry) { return std::holds_alternative<Reveal>(entry.order); });
            QCOMPARE(followed.position().ground.isKnown(), isOpened);
        }
        QVERIFY(followed.position().winner == owned.position().winner);
    });
}

void tst_Game::aWrongOpeningFitsNoSeal()
{
    Game game(ToyLine::start(2, std::nullopt));
    for (const Order &order :
         {Order(dug(Ground::Firm)), Order(Walk{}), Order(To{1}), Order(Die{true})})
        QVERIFY(game.apply(order));
    const Position before = game.position();

    const auto refused = game.apply(revealed(Ground::Pit));
    QVERIFY(!refused && refused.error().message == Message::WrongSeal);
    QVERIFY(!game.apply(Reveal{Ground::Firm, kSeed}));
    QVERIFY(game.position() == before);
    QVERIFY(game.apply(revealed(Ground::Firm)));
}

HW_PLAIN_TEST(tst_Game)

} // namespace hexwerk::tst_game

#include "tst_game.moc"
