#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include "app/assault/game/play_game.h"
#include "app/table/game_files.h"
#include "core/base/hash.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/training.h"
#include "tests/window/lively.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <random>
#include <vector>

using namespace hexwerk;
using namespace hexwerk::assault;
using namespace hexwerk::assault::ui;
using namespace hexwerk::editor;

// A game is played until its program is killed: what was shown by then must all be there.
static constexpr int kKills = 50; // of each kind
static constexpr int kAtOnce = 5;

static Scenario scenarioOf(unsigned seed)
{
    return seed % 2 == 0 ? trainingScenario() : CrowdedBoard(seed).table.scenario;
}

static void say(const std::string &line)
{
    std::puts(line.c_str());
    std::fflush(stdout);
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
            say(std::to_string(m_game.game().log().size()) + ' ' +
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
        say("back " + std::to_string(m_game.game().log().size() - gone));
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
    struct Run
    {
        QTemporaryDir folder;
        QProcess program;
    };
    void check(Run &run, bool isSaved);

    std::size_t m_orders = 0;
    int m_midway = 0; // killed in the middle of something
};

struct Shown
{
    std::vector<std::string> hashes; // after each order
    std::optional<std::size_t> back; // where it was about to go
};

static Shown shownBy(const QByteArray &output)
{
    Shown shown;
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast(); // it may be half
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        shown.back.reset();
        if (words[0] == "back") {
            shown.back = words[1].toULongLong();
            continue;
        }
        shown.hashes.resize(words[0].toULongLong());
        if (!shown.hashes.empty())
            shown.hashes.back() = words[1].toStdString();
    }
    return shown;
}

void tst_KilledGame::check(Run &run, bool isSaved)
{
    const QByteArray output = run.program.readAllStandardOutput();
    QVERIFY(output.contains('\n'));
    Shown shown = shownBy(output); // no hashes, if it was just back at the start
    const editor::LeftFiles left(keptGamesIn(run.folder.path()));
    QCOMPARE(left.files().size(), std::size_t{isSaved ? 0U : 1U});

    PlayGame game(window::livelyLibrary());
    const auto resumed = isSaved ? game.resume(run.folder.filePath(QStringLiteral("saved.toml")))
                                 : game.recover(left.files()[0].filePath());
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});

    // One order may have reached the disk, and not yet the eyes; so may a take-back.
    const std::size_t orders = game.game().log().size();
    if (shown.back && orders == *shown.back)
        shown.hashes.resize(orders);
    // With it what the program answers by itself, which nobody sees alone.
    const auto isAnswer = [](const play::Record &order) { return order.origin == "only"; };
    const auto first = game.records().begin() +
                       static_cast<std::ptrdiff_t>(std::min(orders, shown.hashes.size() + 1));
    QVERIFY2(orders == shown.hashes.size() || (!shown.back && orders > shown.hashes.size() &&
                                               std::all_of(first, game.records().end(), isAnswer)),
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
    std::mt19937 random(isSaved ? 1 : 2);
    for (int first = 0; first < kKills; first += kAtOnce) {
        std::vector<std::unique_ptr<Run>> runs;
        for (int i = 0; i < kAtOnce; ++i) {
            const auto &run = runs.emplace_back(std::make_unique<Run>());
            run->program.start(QCoreApplication::applicationFilePath(),
                               {QStringLiteral("--play"), run->folder.path(),
                                QString::number(first + i + 1), QString::number(isSaved ? 1 : 0)});
        }
        for (const auto &run : runs)
            while (!run->program.canReadLine()) // half of one would say nothing yet
                QVERIFY(run->program.waitForReadyRead(30000));
        for (const auto &run : runs) {
            QTest::qWait(static_cast<int>(random() % 60));
            run->program.kill();
            QVERIFY(run->program.waitForFinished());
        }
        for (const auto &run : runs)
            check(*run, isSaved);
    }
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
