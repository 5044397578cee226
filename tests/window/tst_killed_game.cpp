#include <QTest>
#include <QThread>

#include "app/assault/game/play_game.h"
#include "app/table/game_files.h"
#include "core/base/hash.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/training.h"
#include "tests/window/killed.h"
#include "tests/window/lively.h"

#include <random>

using namespace hexwerk;
using namespace hexwerk::assault;
using namespace hexwerk::assault::ui;
using namespace hexwerk::editor;
using window::kKills;
using window::Run;
using window::Shown;
using window::tell;

// A game is played until its program is killed: what was shown by then must all be there.

static Scenario scenarioOf(unsigned seed)
{
    return seed % 2 == 0 ? trainingScenario() : CrowdedBoard(seed).table.scenario;
}

// The program under test says with how many orders it shows which position, and to how many it
// is about to go back.
class Player
{
public:
    explicit Player(unsigned seed)
        : m_game(window::livelyLibrary())
        , m_player(seed)
        , m_random(seed)
    {
        m_game.begin(scenarioOf(seed));
        m_game.seedDice(seed);
        QObject::connect(&m_game, &PlayGame::changed, [this] {
            tell(std::to_string(m_game.game().log().size()) + ' ' +
                 hashText(Assault::hash(m_game.position())));
        });
    }

    PlayGame &game() { return m_game; }

    [[noreturn]] void playUntilKilled()
    {
        while (true) {
            if (m_game.position().pending.isOver())
                QThread::msleep(50); // it stays as it is
            else if (m_random() % 20 == 0)
                takeBack();
            else if (m_game.position().pending.isChance() && m_random() % 3 != 0)
                m_game.roll(Origin::Mouse);
            else
                m_game.say(m_player.answer(m_game.position()), Origin::Key);
        }
    }

private:
    void takeBack()
    {
        const std::size_t gone = m_game.canTakeBack(PlayGame::Behind::Anything);
        if (gone == 0)
            return;
        tell("back " + std::to_string(m_game.game().log().size() - gone));
        m_game.takeBack(PlayGame::Behind::Anything);
    }

    PlayGame m_game;
    play::RandomPlayer<Assault> m_player;
    std::mt19937 m_random;
};

static int playUntilKilled(const QString &folder, unsigned seed, bool isSaved)
{
    Player player(seed);
    if (!isSaved)
        player.game().keepIn(folder);
    else if (!player.game().saveAs(folder + QStringLiteral("/saved.toml")))
        return 1;
    player.playUntilKilled();
}

class tst_KilledGame final : public QObject
{
    Q_OBJECT

private slots:
    void everyShownOrderIsThere_data();
    void everyShownOrderIsThere();

private:
    void check(Run &run, bool isSaved);

    std::size_t m_orders = 0;
    int m_midway = 0; // killed in the middle of something
};

static Shown shownBy(const QList<QByteArray> &lines)
{
    Shown shown;
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words[0] == "back")
            shown.back = words[1].toULongLong();
        else
            shown.show(words[0].toULongLong(), words[1].toStdString());
    }
    return shown;
}

void tst_KilledGame::check(Run &run, bool isSaved)
{
    const QList<QByteArray> lines = window::toldLines(run.program);
    QVERIFY(!lines.isEmpty());
    Shown shown = shownBy(lines); // no hashes, if it was just back at the start
    const editor::LeftFiles left(keptGamesIn(run.folder.path()));
    QCOMPARE(left.files().size(), std::size_t{isSaved ? 0U : 1U});

    PlayGame game(window::livelyLibrary());
    const auto resumed = isSaved ? game.resume(run.folder.filePath(QStringLiteral("saved.toml")))
                                 : game.recover(left.files()[0].filePath());
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});

    const std::size_t orders = game.game().log().size();
    QVERIFY2(shown.isIn(game.records()),
             qPrintable(QStringLiteral("%1 of %2").arg(orders).arg(shown.hashes.size())));
    for (std::size_t i = 0; i < shown.hashes.size(); ++i)
        if (!shown.hashes[i].empty())
            QCOMPARE(hashText(Assault::hash(game.positionAt(i + 1))), shown.hashes[i]);
    m_orders += orders;
    m_midway += game.position().pending.question != Question::Announce ? 1 : 0;
}

void tst_KilledGame::everyShownOrderIsThere_data()
{
    QTest::addColumn<bool>("isSaved");
    QTest::addRow("saved") << true;
    QTest::addRow("unsaved") << false;
}

void tst_KilledGame::everyShownOrderIsThere()
{
    QFETCH(bool, isSaved);
    m_orders = 0;
    m_midway = 0;
    window::killAtAnyMoment(isSaved ? 1 : 0, isSaved ? 1 : 2,
                            [&](Run &run) { check(run, isSaved); });
    QVERIFY2(m_orders > 10 * kKills, qPrintable(QString::number(m_orders)));
    QVERIFY2(m_midway > kKills / 4, qPrintable(QString::number(m_midway)));
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--play"))
        return playUntilKilled(arguments.value(2), arguments.value(3).toUInt(),
                               arguments.value(4) == QLatin1String("1"));
    tst_KilledGame test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_killed_game.moc"
