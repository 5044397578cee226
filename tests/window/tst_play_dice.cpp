#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/game/play_game.h"
#include "core/assault/files/readers/game_file.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_games.h"

namespace hexwerk::assault::ui::tst_play_dice {

using window::begun;
using window::duel;
using window::fireAndAsk;

// The dice of the program in a game: seeds, seals, and when they are revealed.
class tst_PlayDice final : public QObject
{
    Q_OBJECT

private slots:
    void seededDiceAreTheSame();
    void theFileSaysWhoRolledAndFromWhichSeed();
    void diceTakenBackAreNotRolledAgain();
    void aBranchForetellsNoDice();
    void aSeedOfTheProgramIsToldWhenTheGameIsOver();
    void aGameThatWasLeftHasTheSeedsOfAllItsSeals();
    void aBranchAndItsGameHaveTheSeedsOfTheirSeals();
    void diceAfterATakenBackEndFollowFromNothingTold();

private:
    QTemporaryDir m_folder;
};

void tst_PlayDice::seededDiceAreTheSame()
{
    const auto play = [](std::uint64_t seed) {
        const auto game = begun(trainingScenario());
        game->seedDice(seed);
        play::RandomPlayer<Assault> player(1);
        std::string faces;
        for (int i = 0; i < 60 && !game->position().pending.isOver(); ++i) {
            if (!game->position().pending.isChance()) {
                game->say(player.answer(game->position()), Origin::Key);
                continue;
            }
            game->roll(Origin::Key);
            for (const std::uint8_t face : std::get<Dice>(game->game().log().back().order).faces)
                faces += std::to_string(face);
        }
        return faces;
    };
    QVERIFY(!play(1).empty());
    QCOMPARE(play(1), play(1));
    QVERIFY(play(1) != play(2));
}

static Order sixes(const PlayGame &game)
{
    const Pending &pending = game.position().pending;
    return Dice{std::vector<std::uint8_t>(
        static_cast<std::size_t>(pending.plainDice + pending.dice.size()), 6)};
}

void tst_PlayDice::theFileSaysWhoRolledAndFromWhichSeed()
{
    const auto game = begun(CrowdedBoard(9).table.scenario);
    game->seedDice(482913557);
    const QString path = m_folder.filePath(QStringLiteral("dice.toml"));
    QVERIFY(game->saveAs(path));
    play::RandomPlayer<Assault> player(4);
    for (int rolls = 0; !game->position().pending.isOver() && rolls < 6;) {
        const bool isDice = game->position().pending.isChance();
        if (isDice && ++rolls % 3 == 0)
            game->say(sixes(*game), Origin::Key);
        else if (isDice)
            game->roll(Origin::Mouse);
        else
            game->say(player.answer(game->position()), Origin::Mouse);
    }
    QVERIFY(game->hasRolled());

    const auto orders = loadGame(path.toStdString()).value->game.orders;
    play::Randomness randomness(482913557); // what was said can be checked
    int rolls = 0;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const auto *dice = std::get_if<Dice>(&game->game().log()[i].order);
        if (!dice) {
            QCOMPARE(orders[i].dice, std::string());
            continue;
        }
        QCOMPARE(orders[i].seed, std::string(rolls == 0 ? "482913557" : ""));
        QCOMPARE(orders[i].dice, std::string(++rolls % 3 == 0 ? "hand" : "program"));
        for (const std::uint8_t face : dice->faces)
            if (orders[i].dice == "program")
                QCOMPARE(static_cast<std::uint64_t>(face), randomness.below(6) + 1);
    }
    QCOMPARE(rolls, 6);
}

void tst_PlayDice::diceTakenBackAreNotRolledAgain()
{
    const auto game = begun(duel());
    game->seedDice(7);
    fireAndAsk(*game);
    game->roll(Origin::Key);
    game->takeBack(PlayGame::Behind::Anything);

    QVERIFY(game->openSeed() && game->openSeed() != 7U);
    QVERIFY(!game->hasRolled());
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QCOMPARE(game->records().back().seed, std::to_string(game->openSeed().value()));
    game->takeBack(PlayGame::Behind::Nothing); // nothing: dice stop it
    QVERIFY(game->hasRolled());
}

void tst_PlayDice::aBranchForetellsNoDice()
{
    const auto game = begun(duel());
    game->seedDice(7);
    fireAndAsk(*game);
    game->branchAt(2);
    QVERIFY(!game->openSeed());
    game->roll(Origin::Key);
    game->leaveBranch();
    QCOMPARE(game->openSeed(), std::optional<std::uint64_t>(7));
    QVERIFY(!game->hasRolled());
}

// With the program's dice.
static void playToTheEnd(PlayGame &game)
{
    while (!game.position().pending.isOver()) {
        if (game.position().pending.isChance())
            game.roll(Origin::Key);
        else
            game.say(Assault::legalOrders(game.position()).back(), Origin::Key);
    }
}

void tst_PlayDice::aSeedOfTheProgramIsToldWhenTheGameIsOver()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("sealed.toml"));
    QVERIFY(game->saveAs(path));
    QVERIFY(!game->openSeed());
    const std::string seal = game->seal();
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QVERIFY(!game->openSeed());
    const auto sealed = loadGame(path.toStdString()).value->game.orders;
    for (const play::Record &order : sealed)
        QVERIFY(order.seed.empty());
    QCOMPARE(game->records().back().seal, seal);
    playToTheEnd(*game);

    const auto orders = loadGame(path.toStdString()).value->game.orders;
    play::Randomness randomness(0);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!orders[i].seal.empty()) {
            const std::uint64_t seed = std::stoull(orders[i].seed);
            QCOMPARE(sealOf(seed), orders[i].seal); // what was sealed is what is told
            randomness = play::Randomness(seed);
        }
        if (const auto *dice = std::get_if<Dice>(&game->game().log()[i].order))
            for (const std::uint8_t face : dice->faces)
                QCOMPARE(static_cast<std::uint64_t>(face), randomness.below(6) + 1);
    }
    QVERIFY(game->openSeed());
}

// Each roll of the program in the file follows from the seed that its seal is of.
static void checkSeals(const QString &path, std::size_t seals)
{
    const auto loaded = loadGame(path.toStdString());
    QVERIFY(loaded);
    std::optional<play::Randomness> randomness;
    for (const play::Record &order : loaded.value->game.orders) {
        if (!order.seal.empty()) {
            QVERIFY(!order.seed.empty());
            QCOMPARE(sealOf(std::stoull(order.seed)), order.seal);
            randomness.emplace(std::stoull(order.seed));
            --seals;
        }
        const QJsonArray faces = QJsonDocument::fromJson(QByteArray::fromStdString(order.json))
                                     .object()[QStringLiteral("faces")]
                                     .toArray();
        if (order.dice == "program")
            for (const QJsonValue &face : faces)
                QCOMPARE(static_cast<std::uint64_t>(face.toInt()), randomness->below(6) + 1);
    }
    QCOMPARE(seals, std::size_t{0});
}

void tst_PlayDice::aGameThatWasLeftHasTheSeedsOfAllItsSeals()
{
    const QString path = m_folder.filePath(QStringLiteral("left.toml"));
    auto game = begun(duel());
    QVERIFY(game->saveAs(path));
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QVERIFY(loadGame(path.toStdString()).value->game.orders.back().seed.empty()); // still in use
    game.reset();
    checkSeals(path, 1);

    PlayGame resumed(window::livelyLibrary());
    QCOMPARE(resumed.resume(path).differsFrom, std::size_t{0});
    while (!resumed.position().pending.isChance())
        resumed.say(Assault::legalOrders(resumed.position()).back(), Origin::Key);
    resumed.roll(Origin::Key);
    QCOMPARE(resumed.resume(path).differsFrom, std::size_t{0}); // its own file again
    checkSeals(path, 2);
    playToTheEnd(resumed);
    const auto &records = resumed.records();
    checkSeals(path, static_cast<std::size_t>(std::count_if(
                         records.begin(), records.end(),
                         [](const play::Record &order) { return !order.seal.empty(); })));
}

// What is told when a variation begins foretells nothing of the game that waits.
void tst_PlayDice::aBranchAndItsGameHaveTheSeedsOfTheirSeals()
{
    const QString path = m_folder.filePath(QStringLiteral("branched.toml"));
    const QString other = m_folder.filePath(QStringLiteral("variation.toml"));
    const auto game = begun(duel());
    QVERIFY(game->saveAs(path));
    fireAndAsk(*game);
    game->roll(Origin::Key);
    const std::string used = game->seal();
    game->branchAt(game->records().size());
    QVERIFY(game->saveAs(other));
    playToTheEnd(*game);
    game->leaveBranch();
    checkSeals(path, 1);
    checkSeals(other, 2);
    QVERIFY(game->seal() != used && !game->openSeed());
    playToTheEnd(*game);
    checkSeals(path, 2);
}

void tst_PlayDice::diceAfterATakenBackEndFollowFromNothingTold()
{
    const auto game = begun(duel());
    fireAndAsk(*game);
    playToTheEnd(*game);
    QVERIFY(game->openSeed());
    const std::string told = game->seal();
    game->takeBackTo(game->records().size() - 1); // no dice among it
    QVERIFY(!game->openSeed());
    QVERIFY(game->seal() != told);
}

HW_CORE_TEST(tst_PlayDice)

} // namespace hexwerk::assault::ui::tst_play_dice

#include "tst_play_dice.moc"
