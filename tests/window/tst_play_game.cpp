#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/answer/choices.h"
#include "app/assault/game/play_game.h"
#include "core/assault/files/readers/game_file.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_games.h"

#include <deque>
#include <functional>

namespace hexwerk::assault::ui::tst_play_game {

using window::announced;
using window::begun;
using window::duel;

// The game behind the play view: orders, take-back and file, without a window.
class tst_PlayGame final : public QObject
{
    Q_OBJECT

private slots:
    void aBrokenScenarioIsNotBegun();
    void anOrderIsKeptWithItsOrigin();
    void aRefusedOrderChangesNothing();
    void severalOrdersAreOneChange();
    void whatWasSaidBeforeARefusalStays();
    void theProgramRollsWhatIsAskedFor();
    void takeBackGoesToTheLastAnnouncementOnly();
    void takeBackStopsAtDiceUnlessItIsTold();
    void takeBackWritesTheFileAnew();
    void aGameIsResumedAtEveryOrder();
    void aGameThatDiffersSaysWhereAndKeepsItsFile();
    void aGameGoesOnWithTheValuesItWasBegunWith_data();
    void aGameGoesOnWithTheValuesItWasBegunWith();
    void aLineCutShortIsMended();
    void aSaveThatFailsIsTold();
    void onlyABegunGameThatIsNotOverIsUnsaved();
    void whatIsNotOnTheMapHasWords();

private:
    QTemporaryDir m_folder;
};

void tst_PlayGame::aBrokenScenarioIsNotBegun()
{
    Scenario scenario = duel();
    scenario.units[0].card = "us.nobody";
    PlayGame game(window::livelyLibrary());
    QVERIFY(hasErrors(game.begin(scenario)));
    QVERIFY(!game.isRunning());
    QVERIFY(!game.isUnsaved());
}

void tst_PlayGame::anOrderIsKeptWithItsOrigin()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("origin.toml"));
    QVERIFY(game->say(announced(*game, "u1", Action::DigIn), Origin::Mouse));
    QVERIFY(game->saveAs(path));
    QVERIFY(game->say(Pass{}, Origin::Key)); // is added to the file

    const auto saved = loadGame(path.toStdString());
    QVERIFY(saved);
    const auto &orders = saved.value->game.orders;
    QCOMPARE(orders.size(), std::size_t{2});
    QCOMPARE(orders[0].origin, std::string("mouse"));
    QCOMPARE(orders[1].origin, std::string("key"));
    QVERIFY(scenarioOf(saved.value->game) == duel());
}

void tst_PlayGame::aRefusedOrderChangesNothing()
{
    const auto game = begun(duel());
    QSignalSpy refused(game.get(), &PlayGame::refused);
    QSignalSpy changed(game.get(), &PlayGame::changed);
    const Position before = game->position();

    QVERIFY(!game->say(Stop{}, Origin::Mouse));

    QCOMPARE(refused.size(), 1);
    QCOMPARE(changed.size(), 0);
    QVERIFY(game->position() == before);
    QVERIFY(game->game().log().empty());
}

// Gives one order after the other.
static std::function<std::optional<Order>()> each(std::deque<Order> orders)
{
    return [left = std::move(orders)]() mutable -> std::optional<Order> {
        if (left.empty())
            return std::nullopt;
        const Order next = left.front();
        left.pop_front();
        return next;
    };
}

void tst_PlayGame::severalOrdersAreOneChange()
{
    const auto game = begun(duel());
    QSignalSpy changed(game.get(), &PlayGame::changed);

    QVERIFY(game->sayAll(each({announced(*game, "u1", Action::DigIn), Pass{}}), Origin::Mouse));

    QCOMPARE(changed.size(), 1);
    QCOMPARE(game->game().log().size(), std::size_t{2});
    QVERIFY(game->sayAll(each({}), Origin::Mouse));
    QCOMPARE(changed.size(), 1);
}

void tst_PlayGame::whatWasSaidBeforeARefusalStays()
{
    const auto game = begun(duel());
    QStringList heard;
    connect(game.get(), &PlayGame::changed, this, [&] { heard << QStringLiteral("changed"); });
    connect(game.get(), &PlayGame::refused, this, [&] { heard << QStringLiteral("refused"); });

    QVERIFY(!game->sayAll(each({announced(*game, "u1", Action::DigIn), Stop{}, Pass{}}),
                          Origin::Mouse));

    QCOMPARE(heard, QStringList({QStringLiteral("changed"), QStringLiteral("refused")}));
    QCOMPARE(game->game().log().size(), std::size_t{1});
}

void tst_PlayGame::theProgramRollsWhatIsAskedFor()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::Fire), Origin::Key);
    game->say(Target{id(game->position(), "g1")}, Origin::Key);
    int rolls = 0;
    for (; game->position().pending.isChance(); ++rolls) {
        const Pending pending = game->position().pending;
        game->roll(Origin::Key);
        const auto &dice = std::get<Dice>(game->game().log().back().order);
        QCOMPARE(static_cast<int>(dice.faces.size()), pending.plainDice + pending.dice.size());
        for (const std::uint8_t face : dice.faces)
            QVERIFY(face >= 1 && face <= 6);
    }
    QVERIFY(rolls >= 1);
}

void tst_PlayGame::takeBackGoesToTheLastAnnouncementOnly()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    const Position before = game->position();
    game->say(Pass{}, Origin::Key);
    QCOMPARE(game->canTakeBack(PlayGame::Behind::Nothing), std::size_t{1});

    game->takeBack(PlayGame::Behind::Nothing);

    QVERIFY(game->position() == before);
    game->takeBack(PlayGame::Behind::Nothing);
    QVERIFY(game->game().log().empty());
    QCOMPARE(game->canTakeBack(PlayGame::Behind::Anything), std::size_t{0});
}

void tst_PlayGame::takeBackStopsAtDiceUnlessItIsTold()
{
    const auto game = begun(duel());
    const Position before = game->position();
    game->say(announced(*game, "u1", Action::Fire), Origin::Key);
    game->say(Target{id(before, "g1")}, Origin::Key);
    game->roll(Origin::Key);
    const Position rolled = game->position();

    game->takeBack(PlayGame::Behind::Nothing);
    QVERIFY(game->position() == rolled);
    game->takeBack(PlayGame::Behind::Anything);
    QVERIFY(game->position() == before);
}

void tst_PlayGame::takeBackWritesTheFileAnew()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("anew.toml"));
    QVERIFY(game->saveAs(path));
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    game->takeBack(PlayGame::Behind::Nothing);

    QCOMPARE(loadGame(path.toStdString()).value->game.orders.size(), std::size_t{1});
}

void tst_PlayGame::aGameIsResumedAtEveryOrder()
{
    const auto game = begun(CrowdedBoard(9).table.scenario);
    const QString path = m_folder.filePath(QStringLiteral("every.toml"));
    QVERIFY(game->saveAs(path));
    play::RandomPlayer<Assault> player(4);
    for (int orders = 1; !game->position().pending.isOver(); ++orders) {
        QVERIFY(game->say(player.answer(game->position()), Origin::Mouse));
        if (orders % 7 != 0) // in the middle of whatever is under way
            continue;
        PlayGame again(window::livelyLibrary());
        const auto resumed = again.resume(path);
        QCOMPARE(resumed.differsFrom, std::size_t{0});
        QVERIFY(again.position() == game->position());
        QCOMPARE(again.game().log().size(), game->game().log().size());
    }
}

void tst_PlayGame::aGameThatDiffersSaysWhereAndKeepsItsFile()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    const QString path = m_folder.filePath(QStringLiteral("differs.toml"));
    QVERIFY(game->saveAs(path));
    auto saved = loadGame(path.toStdString()).value->game;
    saved.orders[1].hash = "0123456789abcdef";
    QVERIFY(writeGame(path.toStdString(), saved));

    PlayGame again(window::livelyLibrary());
    QCOMPARE(again.resume(path).differsFrom, std::size_t{2});
    QVERIFY(again.path().isEmpty()); // nothing is added to what does not fit
    QVERIFY(again.isUnsaved());
}

void tst_PlayGame::aGameGoesOnWithTheValuesItWasBegunWith_data()
{
    QTest::addColumn<bool>("kept"); // by the program alone
    QTest::addRow("saved") << false;
    QTest::addRow("kept") << true;
}

// After a card and a table were corrected.
void tst_PlayGame::aGameGoesOnWithTheValuesItWasBegunWith()
{
    QFETCH(bool, kept);
    const auto game = begun(duel());
    QTemporaryDir folder;
    if (kept)
        game->keepIn(folder.path());
    game->say(announced(*game, "u1", Action::NormalMove), Origin::Key);
    game->say(step(game->position(), "u1", "F7"), Origin::Key);
    QString path = folder.filePath(QStringLiteral("own.toml"));
    if (kept)
        path = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*game.toml")})[0]);
    else
        QVERIFY(game->saveAs(path));

    auto corrected = std::make_shared<DataStore>(*window::livelyLibrary());
    corrected->cards.units.at("us.rifles43").movement = 1;
    auto &brush = corrected->system.terrain.rows.front();
    brush.height += 1;
    corrected->systemHash += 1;
    PlayGame again(corrected);
    const QString copy = folder.filePath(QStringLiteral("copy.toml"));
    QVERIFY(QFile::copy(path, copy));
    const auto resumed = again.resume(copy);

    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(resumed.hasOwnValues);
    QVERIFY(again.position() == game->position());
    QVERIFY(again.position().setting->card(id(again.position(), "u1")).movement > 1);
    for (const char *changed : {"assault", "us.rifles43"})
        QVERIFY(std::find(resumed.changed.begin(), resumed.changed.end(), changed) !=
                resumed.changed.end());
    game->say(Stop{}, Origin::Key);
    again.say(Stop{}, Origin::Key);
    QVERIFY(again.position() == game->position());

    // And it goes on so again, in the same file.
    PlayGame third(corrected);
    QVERIFY(third.resume(copy).hasOwnValues);
    QVERIFY(third.position() == game->position());

    // With today's values on demand.
    PlayGame todays(corrected);
    const auto changed = todays.resume(copy, Values::Todays);
    QVERIFY(!changed.hasOwnValues);
    QCOMPARE(todays.position().setting->card(id(todays.position(), "u1")).movement, 1);
}

void tst_PlayGame::aLineCutShortIsMended()
{
    auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    const QString path = m_folder.filePath(QStringLiteral("short.toml"));
    QVERIFY(game->saveAs(path));
    game.reset(); // its program is gone
    QFile file(path);
    QVERIFY(file.resize(file.size() - 5));

    PlayGame again(window::livelyLibrary());
    QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
    QCOMPARE(again.game().log().size(), std::size_t{1});
    QVERIFY(again.say(Pass{}, Origin::Key));
    QVERIFY(!loadGame(path.toStdString()).value->wasCutShort);
    QCOMPARE(loadGame(path.toStdString()).value->game.orders.size(), std::size_t{2});
}

void tst_PlayGame::aSaveThatFailsIsTold()
{
    QTemporaryDir folder;
    const auto game = begun(duel());
    QSignalSpy failed(game.get(), &PlayGame::saveFailed);
    QVERIFY(!game->saveAs(m_folder.filePath(QStringLiteral("nowhere/game.toml"))));
    QVERIFY(game->path().isEmpty());
    QVERIFY(game->saveAs(folder.filePath(QStringLiteral("game.toml"))));
    folder.remove();

    QVERIFY(game->say(Pass{}, Origin::Key));

    QCOMPARE(failed.size(), 1);
    QVERIFY(game->path().isEmpty()); // so that it is asked about again
    QCOMPARE(game->game().log().size(), std::size_t{1});
}

void tst_PlayGame::onlyABegunGameThatIsNotOverIsUnsaved()
{
    const auto game = begun(duel());
    QVERIFY(!game->isUnsaved());
    game->say(Pass{}, Origin::Key);
    QVERIFY(game->isUnsaved());
    while (!game->position().pending.isOver())
        game->say(Pass{}, Origin::Key);
    QVERIFY(!game->isUnsaved());
}

void tst_PlayGame::whatIsNotOnTheMapHasWords()
{
    assault::Table table;
    table.road(RoadKind::MainRoad, {"E5", "F5", "G6"}).terrain("F5", "brush");
    table.rifles("u1", "E5").rifles("g1", "L10", {"suppressed"});
    const auto game = begun(table.scenario);
    game->say(announced(*game, "u1", Action::NormalMove), Origin::Key);

    QStringList words;
    for (const Choice &choice : QuestionChoices::of(SeenPosition(game->position()), {}))
        words << choice.text;

    // To stop comes first; the road is a way of its own into F5, the terrain the plain step.
    QCOMPARE(words.value(0), QStringLiteral("Stop here"));
    QCOMPARE(words.filter(QStringLiteral("F5")).size(), 1);
}

HW_CORE_TEST(tst_PlayGame)

} // namespace hexwerk::assault::ui::tst_play_game

#include "tst_play_game.moc"
