#include <QTemporaryDir>

#include "core/assault/files/readers/game_file.h"
#include "tests/test_program.h"
#include "tests/window/game_player.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_whole_game {

// From the set-up to the winner with one kind of input alone.
class tst_WholeGame final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void cleanup() { closeWindow(); }
    void aWholeGame_data() { byMouseAndByKey(true); } // CTest runs each by its name
    void aWholeGame();

private:
    QTemporaryDir m_folder;
};

void tst_WholeGame::aWholeGame()
{
    QFETCH(int, by);
    m_languages.speak(QStringLiteral("en"));
    openWindow();
    play(trainingScenario());
    m_window->playPage().game().seedDice(11);
    const QString file = m_folder.filePath(QStringLiteral("whole.toml"));
    QVERIFY(m_window->playPage().game().saveAs(file));
    window::GamePlayer player(*m_hands,
                              {.seed = 11, .by = static_cast<window::By>(by), .ownDice = false});
    while (!m_hands->position().pending.isOver())
        QVERIFY2(player.answer(), Assault::pendingToJson(m_hands->position()).c_str());

    const auto saved = loadGame(file.toStdString());
    QVERIFY(saved);
    const auto &orders = saved.value->game.orders;
    QVERIFY(orders.size() > 100);
    const std::string hand = static_cast<window::By>(by) == window::By::Mouse ? "mouse" : "key";
    for (const play::Record &order : orders)
        QCOMPARE(order.origin, hand);
    QCOMPARE(orders.size(), m_hands->page().game().game().log().size());
    QVERIFY(m_window->playPage().question().question().contains(
        PlayText::side(m_hands->position(), m_hands->position().winner)));
}

HW_WINDOW_TEST(tst_WholeGame)

} // namespace hexwerk::assault::ui::tst_whole_game

#include "tst_whole_game.moc"
