#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/journal/journal_folder.h"
#include "editor/journal/journal_keeper.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/random_edits.h"
#include "tests/editor/assault/sample.h"

#include <cstdio>
#include <ctime>
#include <memory>
#include <vector>

using namespace hexwerk;
using namespace hexwerk::assault;
using namespace hexwerk::assault::ui;
using namespace hexwerk::editor;

// The program is given a pause of 1 s between two visits to the disk, and may lose 2 s; here all is
// quicker. On a busy machine nothing is lost that the program had no time of the processor for.
static constexpr std::chrono::milliseconds kPause(30);
static constexpr qint64 kMayBeLost = 600; // milliseconds by the clock on the wall
static constexpr qint64 kNeeded = 600;    // milliseconds of the processor, of both threads
static constexpr int kKills = HW_SHARE > 1 ? 40 : 100;
static constexpr int kAtOnce = 5;

static qint64 now()
{
    QElapsedTimer clock;
    clock.start();
    return clock.msecsSinceReference();
}

static qint64 worked()
{
    return static_cast<qint64>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

struct Moment
{
    qint64 now = 0;
    qint64 worked = 0;
};

static Moment momentOf(const QByteArray &line)
{
    const QList<QByteArray> words = line.split(' ');
    return {words.value(0).toLongLong(), words.value(1).toLongLong()};
}

// The program under test: edits until it is killed, and says when each step was done.
static int editUntilKilled(const QString &folder, unsigned seed)
{
    const EveryKey file = everyKey();
    ScenarioDocument document(sampleLibrary());
    document.reset(file.scenario, folder + QStringLiteral("/mine.toml"), file.text.toStdString());
    const JournalKeeper keeper(document, folder + QStringLiteral("/journals"), kPause);
    RandomEdits edits(document);
    edits.begin(seed);
    while (true) {
        edits.step();
        std::printf("%lld %lld\n", static_cast<long long>(now()), static_cast<long long>(worked()));
        std::fflush(stdout);
        QThread::msleep(5);
    }
}

class tst_Killed final : public QObject
{
    Q_OBJECT

private slots:
    void atMostTwoSecondsAreLost();

private:
    struct Run
    {
        QTemporaryDir folder;
        QProcess program;
        unsigned seed = 0;
        qint64 killed = 0;
    };
    void begin(Run &run, unsigned seed);
    void check(Run &run);

    const EveryKey m_file = everyKey();
    std::size_t m_recovered = 0;
};

static QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_Killed::begin(Run &run, unsigned seed)
{
    run.seed = seed;
    QFile mine(run.folder.filePath(QStringLiteral("mine.toml")));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write(m_file.text.toUtf8());
    mine.close();
    run.program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--edit"), run.folder.path(), QString::number(seed)});
}

void tst_Killed::check(Run &run)
{
    const QList<QByteArray> times = run.program.readAllStandardOutput().split('\n');
    const auto done = static_cast<std::size_t>(times.size()) - 1; // the last line may be half
    const Moment last{run.killed, momentOf(times.value(times.size() - 2)).worked};
    const auto isOld = [&](const Moment &moment) {
        return moment.now < last.now - kMayBeLost && moment.worked < last.worked - kNeeded;
    };
    std::size_t mustBeThere = 0;
    while (mustBeThere < done && isOld(momentOf(times[static_cast<qsizetype>(mustBeThere)])))
        ++mustBeThere;

    const LeftJournals left(run.folder.filePath(QStringLiteral("journals")));
    QVERIFY(left.entries().size() <= 1);
    const std::string recovered = freshScenarioText(
        left.entries().empty() ? m_file.scenario
                               : salvagedScenario(left.entries()[0].journal.last.text).value());
    m_recovered += left.entries().size();

    ScenarioDocument document(sampleLibrary()); // the same once more
    document.reset(m_file.scenario, {}, m_file.text.toStdString());
    RandomEdits edits(document);
    edits.begin(run.seed);
    bool isThere = mustBeThere == 0 && recovered == freshScenarioText(m_file.scenario);
    for (std::size_t step = 1; step <= done + 1 && !isThere; ++step) {
        edits.step();
        isThere = step >= mustBeThere && freshScenarioText(document.scenario()) == recovered;
    }
    QVERIFY2(isThere, qPrintable(QStringLiteral("seed %1: not one of the steps %2 to %3")
                                     .arg(run.seed)
                                     .arg(mustBeThere)
                                     .arg(done)));
}

void tst_Killed::atMostTwoSecondsAreLost()
{
    Chance chance(4);
    for (unsigned first = 0; first < kKills; first += kAtOnce) {
        std::vector<std::unique_ptr<Run>> runs;
        for (unsigned i = 0; i < kAtOnce; ++i)
            begin(*runs.emplace_back(std::make_unique<Run>()), first + i + 1);
        for (const auto &run : runs)
            QVERIFY(run->program.waitForReadyRead(20000));
        const QFileInfo mine(runs[0]->folder.filePath(QStringLiteral("mine.toml")));
        const QDateTime time = mine.lastModified();
        QTest::qWait(chance.between(0, 300));
        for (const auto &run : runs) {
            QTest::qWait(chance.between(10, 120));
            run->killed = now();
            run->program.kill();
            QVERIFY(run->program.waitForFinished());
        }
        for (const auto &run : runs)
            check(*run);
        for (const auto &run : runs) // nobody touched the file
            QCOMPARE(bytesOf(run->folder.filePath(QStringLiteral("mine.toml"))),
                     m_file.text.toUtf8());
        QCOMPARE(QFileInfo(mine.filePath()).lastModified(), time);
    }
    QVERIFY2(m_recovered > kKills / 2, qPrintable(QString::number(m_recovered)));
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--edit"))
        return editUntilKilled(arguments.value(2), arguments.value(3).toUInt());
    tst_Killed test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_killed.moc"
