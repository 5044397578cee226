#include <QTest>

#include "app/assault/campaign/campaign_session.h"
#include "app/assault/game/play_game.h"
#include "app/basis/file_path.h"
#include "core/assault/campaign/campaign_play.h"
#include "core/base/hash.h"
#include "tests/window/killed.h"
#include "tests/window/lively.h"

#include <map>
#include <random>

using namespace hexwerk;
using namespace hexwerk::assault;
using namespace hexwerk::assault::ui;
using window::kKills;
using window::Run;
using window::Shown;
using window::tell;

static const QString kTwoRoads =
    QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml");

// A campaign is played until its program is killed: what was shown of it and of its battles by then
// must all be there.
enum class Kind { Told, Played }; // how its battles are fought

// The program under test says which file it plays, and then as tst_killed_game of the campaign and
// of each of its battles.
class Planner
{
public:
    Planner(const QString &folder, unsigned seed, Kind kind)
        : m_session(window::livelyLibrary(), folder)
        , m_battle(window::livelyLibrary())
        , m_player(seed)
        , m_randomness(seed)
        , m_random(seed)
        , m_kind(kind)
    {
        m_battle.seedDice(seed);
        QObject::connect(&m_session, &CampaignSession::changed, [this] {
            tell("campaign " + std::to_string(m_session.match().records().size()) + ' ' +
                 hashText(m_session.match().hash()));
        });
        QObject::connect(&m_battle, &PlayGame::changed, [this] {
            tell("battle " + std::to_string(m_session.position().battleNumber()) + ' ' +
                 std::to_string(m_battle.records().size()) + ' ' +
                 hashText(Assault::hash(m_battle.position())));
        });
    }

    [[noreturn]] void playUntilKilled()
    {
        while (true) {
            if (!m_session.isRunning() || m_session.match().isOver())
                beginAnew();
            else if (m_random() % 3 == 0)
                rename();
            else if (m_random() % 10 == 0)
                takeBack();
            else if (m_kind == Kind::Played &&
                     m_session.position().question == CampaignQuestion::Battle)
                playBattle();
            else
                m_session.say(CampaignPlay::sample(m_session.position(), m_randomness));
        }
    }

private:
    void beginAnew()
    {
        if (m_session.isRunning())
            tell("new");
        m_session.open(kTwoRoads);
        tell("file " + m_session.path().toStdString());
    }

    void rename()
    {
        const auto &cores = m_session.position().cores;
        m_session.say(RenameCore{cores[m_random() % cores.size()].id,
                                 {{"en", "Name " + std::to_string(m_random() % 100)}}});
    }

    void takeBack()
    {
        if (!m_session.canTakeBack())
            return;
        const auto &match = m_session.match();
        tell("back " + std::to_string(match.records().size() - match.canTakeBack()));
        m_session.takeBack();
    }

    // Some orders of it, as from the window: then a look at the campaign, or its result.
    void playBattle()
    {
        m_session.makeBattle();
        if (m_battle.path() != m_session.battlePath())
            m_battle.resume(m_session.battlePath());
        for (int orders = 0; orders < 200 && !m_battle.position().pending.isOver(); ++orders)
            m_battle.say(m_player.answer(m_battle.position()), Origin::Key);
        if (m_battle.position().pending.isOver())
            m_session.take(m_session.battlePath());
        else
            m_session.keepBattle();
    }

    CampaignSession m_session;
    PlayGame m_battle;
    play::RandomPlayer<Assault> m_player;
    play::Randomness m_randomness;
    std::mt19937 m_random;
    Kind m_kind;
};

class tst_KilledCampaign final : public QObject
{
    Q_OBJECT

private slots:
    void everyShownOrderIsThere_data();
    void everyShownOrderIsThere();
    void whereItEndsBehindAPlanItGoesOn();

private:
    void check(Run &run);
    void checkBattle(CampaignSession &session, int number, Shown shown);

    std::size_t m_orders = 0;
    int m_between = 0; // killed while no game of a battle was under way,
    int m_within = 0;  // or in one
    int m_handedIn = 0;
    int m_unnamed = 0; // or before there was a file
};

struct ShownCampaign
{
    QString file = {};
    Shown campaign = {};
    std::map<int, Shown> battles = {};
};

// Of the campaign that was begun last and has a file.
static ShownCampaign lastShownBy(const QList<QByteArray> &lines)
{
    ShownCampaign last;
    ShownCampaign begun;
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        ShownCampaign &now = begun.file.isEmpty() ? begun : last;
        if (words[0] == "new")
            begun = {};
        else if (words[0] == "file") {
            begun.file = QString::fromUtf8(line.mid(5));
            last = begun;
        } else if (words[0] == "back")
            now.campaign.back = words[1].toULongLong();
        else if (words[0] == "campaign")
            now.campaign.show(words[1].toULongLong(), words[2].toStdString());
        else
            now.battles[words[1].toInt()].show(words[2].toULongLong(), words[3].toStdString());
    }
    return last;
}

void tst_KilledCampaign::checkBattle(CampaignSession &session, int number, Shown shown)
{
    const bool isFought = number == session.position().battleNumber();
    const QString path = isFought ? session.battlePath() : session.fileOfGame(number);
    PlayGame battle(window::livelyLibrary());
    const auto resumed = battle.resume(path);
    QVERIFY2(!hasErrors(resumed.problems), qPrintable(path));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(shown.isIn(battle.records()));
    for (std::size_t i = 0; i < shown.hashes.size(); ++i)
        if (!shown.hashes[i].empty())
            QCOMPARE(hashText(Assault::hash(battle.positionAt(i + 1))), shown.hashes[i]);
    if (isFought)
        m_within += !battle.position().pending.isOver() && !battle.records().empty();
    else
        ++m_handedIn;
    m_orders += battle.records().size();
}

void tst_KilledCampaign::check(Run &run)
{
    ShownCampaign shown = lastShownBy(window::toldLines(run.program));
    if (shown.file.isEmpty()) { // it was killed before its first campaign had a name
        ++m_unnamed;
        return;
    }
    CampaignSession session(window::livelyLibrary(), run.folder.path());
    int faults = 0;
    connect(&session, &CampaignSession::differs, [&] { ++faults; });
    connect(&session, &CampaignSession::gameDamaged, [&] { ++faults; });
    connect(&session, &CampaignSession::battleRestored, [&] { ++faults; });
    connect(&session, &CampaignSession::saveFailed, [&] { ++faults; });
    const auto problems = session.open(shown.file);
    QVERIFY(!hasErrors(problems));
    QCOMPARE(faults, 0);
    const auto &match = session.match();
    QVERIFY2(shown.campaign.isIn(match.records()),
             qPrintable(QStringLiteral("%1 of %2")
                            .arg(match.records().size())
                            .arg(shown.campaign.hashes.size())));
    for (std::size_t i = 0; i < shown.campaign.hashes.size(); ++i)
        if (!shown.campaign.hashes[i].empty())
            QCOMPARE(hashText(CampaignPlay::hash(match.positionAt(i + 1))),
                     shown.campaign.hashes[i]);
    for (const auto &[number, battle] : shown.battles)
        if (number <= session.position().battleNumber())
            checkBattle(session, number, battle);
    // It goes on from there.
    QVERIFY(match.isOver() || session.position().question != CampaignQuestion::Show);
    m_between += !match.isOver() && !shown.battles.contains(session.position().battleNumber());
    m_orders += match.records().size();
}

void tst_KilledCampaign::everyShownOrderIsThere_data()
{
    QTest::addColumn<bool>("isPlayed");
    QTest::addRow("told") << false;
    QTest::addRow("played") << true;
}

void tst_KilledCampaign::everyShownOrderIsThere()
{
    QFETCH(bool, isPlayed);
    m_orders = 0;
    m_between = m_within = m_handedIn = m_unnamed = 0;
    window::killAtAnyMoment(isPlayed ? 1 : 0, isPlayed ? 3 : 4, [this](Run &run) { check(run); });
    QVERIFY2(m_orders > 5 * kKills, qPrintable(QString::number(m_orders)));
    const QString counts = QStringLiteral("%1 between, %2 within, %3 handed in, %4 unnamed")
                               .arg(m_between)
                               .arg(m_within)
                               .arg(m_handedIn)
                               .arg(m_unnamed);
    QVERIFY2(m_unnamed < kKills / 2, qPrintable(counts));
    QVERIFY2(isPlayed ? m_within > kKills / 4 : m_between > kKills / 4, qPrintable(counts));
}

void tst_KilledCampaign::whereItEndsBehindAPlanItGoesOn()
{
    QTemporaryDir folder;
    QString path;
    {
        CampaignSession session(window::livelyLibrary(), folder.path());
        session.open(kTwoRoads);
        path = session.path();
        session.say(planOf(session.position(), session.position().asked, {"assign us1 us-3"}));
        QVERIFY(session.position().question == CampaignQuestion::Battle);
        QCOMPARE(session.match().records().size(), std::size_t(2)); // the plan, and shown
    }
    std::string text = textOfFile(path);
    text.resize(text.rfind("\n2 = ") + 1);
    QVERIFY(writeFile(path.toStdString(), text));
    for (int time = 0; time < 2; ++time) { // the file has it again
        CampaignSession session(window::livelyLibrary(), folder.path());
        QVERIFY(!hasErrors(session.open(path)));
        QVERIFY(session.position().question == CampaignQuestion::Battle);
        QCOMPARE(session.match().records().size(), std::size_t(2));
        QVERIFY(textOfFile(path).find("show_plan") != std::string::npos);
    }
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--play"))
        Planner(arguments.value(2), arguments.value(3).toUInt(),
                arguments.value(4) == QLatin1String("1") ? Kind::Played : Kind::Told)
            .playUntilKilled();
    tst_KilledCampaign test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_killed_campaign.moc"
