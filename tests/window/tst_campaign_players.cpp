// Battles of a campaign in which the computer plays a side.
#include <QComboBox>
#include <QLabel>

#include "app/assault/campaign/players_dialog.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"
#include "tests/window/campaign_hands.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_campaign_players {

class tst_CampaignPlayers final : public CampaignHands
{
    Q_OBJECT

private slots:
    void initTestCase() { setUp(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void theComputerPlaysItsSide();
    void atTheTablePeoplePlayBothSides();

private:
    void letTheComputerPlayTheAxis();
};

static QComboBox &boxOf(PlayersDialog &dialog, const char *what)
{
    for (QComboBox *box : dialog.findChildren<QComboBox *>())
        if (box->accessibleName() == QLatin1String(what))
            return *box;
    qFatal("There is no such choice.");
}

void tst_CampaignPlayers::letTheComputerPlayTheAxis()
{
    inDialog<PlayersDialog>("players", [](PlayersDialog &dialog) {
        QComboBox &player = boxOf(dialog, "Axis: player");
        QComboBox &style = boxOf(dialog, "Axis: style");
        QCOMPARE(player.currentIndex(), 0);
        QVERIFY(!style.isEnabled());
        player.setCurrentIndex(player.findData(static_cast<int>(Level::Recruit)));
        QVERIFY(style.isEnabled());
        style.setCurrentIndex(style.findData(static_cast<int>(Temper::Bold)));
    });
}

void tst_CampaignPlayers::theComputerPlaysItsSide()
{
    letTheComputerPlayTheAxis();
    QCOMPARE(page().session().players(), (BattlePlayers{{"axis", "recruit-bold"}}));
    planNothing();
    const auto saidOf = [this] {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->text().contains(QStringLiteral("Axis: the computer (Recruit, bold)")))
                return true;
        return false;
    };
    QVERIFY(saidOf());
    ComputerSides &computer = m_window->playPage().computer();
    const auto usual = computer.opponents();
    computer.setPace(0);
    press("play-battle");
    PlayGame &game = m_window->playPage().game();
    const auto &sides = game.position().setting->scenario.sides;
    const auto axis = static_cast<SideIndex>(sides[0].id == "axis" ? 0 : 1);
    QVERIFY(computer.played()[axis] && !computer.played()[enemyOf(axis)]);
    QVERIFY((computer.opponents()[axis] == Opponent{Level::Recruit, Temper::Bold}));
    // It answers as soon as it is asked.
    play::Randomness randomness(7);
    const auto spoken = [&game] {
        return std::count_if(game.records().begin(), game.records().end(), [](const auto &record) {
            return record.origin == nameOf(Origin::Computer);
        });
    };
    for (int i = 0; i < 400 && spoken() == 0; ++i) {
        if (!computer.isToSpeak())
            QVERIFY(game.say(Assault::sample(game.position(), randomness), Origin::Mouse));
        QTest::qWait(1);
    }
    QTRY_VERIFY(spoken() > 0);
    // Another game has other players.
    computer.setHeld(true);
    m_window->playPage().start(assault::trainingScenario());
    QVERIFY(!computer.playsAny());
    QVERIFY(computer.opponents() == usual);
    // It is in the file, wherever that is opened.
    m_window->open(movedTo(QStringLiteral("with the computer")));
    QCOMPARE(page().session().players(), (BattlePlayers{{"axis", "recruit-bold"}}));
    QVERIFY(saidOf());
}

void tst_CampaignPlayers::atTheTablePeoplePlayBothSides()
{
    letTheComputerPlayTheAxis();
    planNothing();
    press("play-at-table");
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QVERIFY(!m_window->playPage().computer().playsAny());
}

HW_WINDOW_TEST(tst_CampaignPlayers)

} // namespace hexwerk::assault::ui::tst_campaign_players

#include "tst_campaign_players.moc"
