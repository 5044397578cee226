// Games at a table whose cards change between two evenings: of units of the scenario, and of
// counters that joined later.
#include <QTemporaryDir>

#include "core/assault/files/readers/game_file.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/table_test.h"

namespace hexwerk::assault::ui::tst_changed_cards {

class tst_ChangedCards final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aJoinedCardIsKeptInTheFile();
    void aJoinedCardThatChangedIsTold();
    void otherCardsStillJoin();
    void attacksHaveTheCardsOfTheGame();
    void singleAttacksHaveTodays();

private:
    static constexpr const char *kJoined = "ger.tiger_e";
    static constexpr const char *kOfTheScenario = "us.rifles43";

    // Today's library, in which these cards move otherwise.
    static SharedData changed(std::initializer_list<const char *> cards)
    {
        auto data = std::make_shared<DataStore>(*window::shippedLibrary());
        for (const char *card : cards)
            data->cards.units.at(card).movement = 1;
        return data;
    }
    // A copy of the game with a Tiger that has joined.
    QString copyWithTiger()
    {
        if (!session().say(Join{{.id = "ger99", .card = kJoined, .strength = 2}, 0}))
            return {};
        const QString copy = m_folder.filePath(QStringLiteral("evening.toml"));
        QFile::remove(copy);
        return QFile::copy(session().path(), copy) ? copy : QString();
    }
    static int movement(const TableSession &session, const char *card)
    {
        return session.position().rules->cards.units.at(card).movement;
    }

    QTemporaryDir m_folder;
};

void tst_ChangedCards::init()
{
    openWindow();
    track();
}

void tst_ChangedCards::aJoinedCardIsKeptInTheFile()
{
    const QString copy = copyWithTiger();
    const auto read = loadGame(copy.toStdString());
    QVERIFY(read);
    const GameFile &file = read.value->game;
    QVERIFY(file.data.parts.at("cards").contains(kJoined));
    const auto text = readTextFile(copy.toStdString());
    QVERIFY(text.value->find("joined_cards = [\"ger.tiger_e\"]") != std::string::npos);
    const auto own = file.head->rules().load(file.playedWith);
    QVERIFY(own && libraryAs<DataStore>(**own.value).cards.unit(kJoined));

    QVERIFY(session().say(Join{{.id = "ger98", .card = kJoined, .strength = 2}, 0}));
    const auto again = loadGame(session().path().toStdString());
    QVERIFY(again.value->game.playedWith == file.playedWith); // it is there
}

void tst_ChangedCards::aJoinedCardThatChangedIsTold()
{
    const QString copy = copyWithTiger();
    const int before = movement(session(), kJoined);
    QVERIFY(before > 1);
    for (const char *card : {kJoined, kOfTheScenario}) {
        TableSession again(changed({card}), m_folder.path());
        const TableSession::Resumed own = again.resume(copy);
        QVERIFY(own.hasOwnValues);
        QCOMPARE(own.changed, std::vector<std::string>{card});
        QVERIFY(again.position() == table());
        QVERIFY(movement(again, card) > 1);
    }
    TableSession again(changed({kJoined}), m_folder.path());
    again.resume(copy, Values::Todays);
    QCOMPARE(movement(again, kJoined), 1);
    again.close(); // from now on it has these
    const TableSession::Resumed todays = again.resume(copy);
    QVERIFY(!todays.hasOwnValues && todays.changed.empty());
    QCOMPARE(movement(again, kJoined), 1);
}

// What the game was begun with has no other cards.
void tst_ChangedCards::otherCardsStillJoin()
{
    const QString copy = copyWithTiger();
    TableSession again(changed({kJoined}), m_folder.path());
    QVERIFY(again.resume(copy).hasOwnValues);
    QVERIFY(again.say(Join{{.id = "ger97", .card = "ger.hmg42", .strength = 1}, 0}));
    const TablePosition played = again.position();
    again.close();
    QVERIFY(again.resume(copy).hasOwnValues);
    QVERIFY(again.position() == played);
    QVERIFY(movement(again, kJoined) > 1);
}

void tst_ChangedCards::attacksHaveTheCardsOfTheGame()
{
    const QString copy = copyWithTiger();
    m_window = std::make_unique<MainWindow>(changed({kOfTheScenario}), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    window::onNextDialog(*m_window, [](QDialog *dialog) {
        for (auto *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Keep the old values")) {
                button->click();
                return true;
            }
        return false;
    });
    m_window->open(copy);
    QVERIFY(page().isVisible());
    click(buttonThatSays(QStringLiteral("Attack")));
    const TableRules &rules = assistant().attackPage().desk().rules();
    QVERIFY(rules.cards.units.at(kOfTheScenario).movement > 1);
    QVERIFY(rules.options == table().rules->options);
    QVERIFY(!rules.options.empty());
}

// The cards are edited between two attacks: the next one has the new ones, and so has its file.
void tst_ChangedCards::singleAttacksHaveTodays()
{
    assistant().beginAttacks();
    AttackDesk &desk = assistant().attackPage().desk();
    const auto attack = [&] {
        desk.setForm({.attacker = {.id = "us1", .card = kOfTheScenario, .strength = 4},
                      .target = {.id = "ger1", .card = "ger.rifles43", .strength = 4}});
        play::Randomness random(3);
        while (!desk.attack()->isDone())
            if (desk.attack()->choices().empty())
                desk.rollRest(random);
            else
                desk.choose(Order(desk.attack()->choices().front()));
        desk.finish();
    };
    attack();
    const QString first = session().path();
    attack();
    QCOMPARE(session().path(), first);
    assistant().setLibrary(changed({kOfTheScenario}));
    QCOMPARE(desk.rules().cards.units.at(kOfTheScenario).movement, 1);
    attack();
    QVERIFY(session().path() != first);
    QCOMPARE(movement(session(), kOfTheScenario), 1);
}

HW_WINDOW_TEST(tst_ChangedCards)

} // namespace hexwerk::assault::ui::tst_changed_cards

#include "tst_changed_cards.moc"
