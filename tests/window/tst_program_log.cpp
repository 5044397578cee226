#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/report/crash_line.h"
#include "app/report/log_file.h"
#include "app/report/program_log.h"
#include "tests/test_program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>

namespace hexwerk::tst_program_log {

using namespace Qt::Literals::StringLiterals;

class tst_ProgramLog final : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsThereAtOnce();
    void theFileIsTurnedOverAndTheOldestGoes();
    void programsWriteWholeLinesSideBySide();
    void aFolderThatCannotBeWrittenDisturbsNobody();
    void aFullDiskDisturbsNobody();
    void aLongLineIsCutAndABreakIsASpace();
    void theLogHasMessagesOfQtAndNoFolders();
    void aCrashLeavesALastLine_data();
    void aCrashLeavesALastLine();
    void onlyRulesOfASentenceAreLogged();
};

static QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    QByteArrayList lines =
        file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

void tst_ProgramLog::aLineIsThereAtOnce()
{
    const QTemporaryDir folder;
    LogFile log;
    QVERIFY(log.open(folder.filePath(u"not/yet"_s)));

    log.add("first");

    QCOMPARE(linesOf(folder.filePath(u"not/yet/hexwerk.log"_s)), QByteArrayList{"first"});
}

void tst_ProgramLog::theFileIsTurnedOverAndTheOldestGoes()
{
    const QTemporaryDir folder;
    LogFile log;
    QVERIFY(log.open(folder.path()));
    const std::string padding(1000, '.');
    constexpr int kLines = 5000; // of a bit more than 1000 bytes: more than three files hold

    for (int i = 0; i < kLines; ++i)
        log.add(std::to_string(i) + padding);

    const QStringList files = LogFile::files(folder.path());
    QCOMPARE(files.size(), 3);
    int next = kLines; // newest first, and within a file the newest last
    for (const QString &file : files) {
        QVERIFY(QFileInfo(file).size() <= 1024 * 1024);
        const QByteArrayList lines = linesOf(file);
        for (qsizetype i = lines.size(); i-- > 0;)
            QCOMPARE(lines[i], QByteArray::number(--next) + padding.c_str());
    }
    QVERIFY(next > 0);
    QCOMPARE(QDir(folder.path()).entryList({u"*.log"_s}).size(), 3);
}

void tst_ProgramLog::programsWriteWholeLinesSideBySide()
{
    const QTemporaryDir folder;
    constexpr int kPrograms = 3;
    constexpr int kLines = 2000; // of 500 bytes: all of them turn the file over once or twice
    std::array<pid_t, kPrograms> programs = {};
    for (int program = 0; program < kPrograms; ++program) {
        programs[static_cast<std::size_t>(program)] = ::fork();
        if (programs[static_cast<std::size_t>(program)] != 0)
            continue;
        LogFile log;
        log.open(folder.path());
        const std::string line(500, static_cast<char>('a' + program));
        for (int i = 0; i < kLines; ++i)
            log.add(line);
        ::_exit(0);
    }
    for (const pid_t program : programs) {
        int status = 0;
        QCOMPARE(::waitpid(program, &status, 0), program);
        QCOMPARE(status, 0);
    }

    const QStringList files = LogFile::files(folder.path());
    QCOMPARE(files.size(), 3);
    qsizetype count = 0;
    for (const QString &file : files)
        for (const QByteArray &line : linesOf(file)) {
            QCOMPARE(line, QByteArray(500, line[0]));
            ++count;
        }
    QCOMPARE(count, kPrograms * kLines);
}

void tst_ProgramLog::aFolderThatCannotBeWrittenDisturbsNobody()
{
    LogFile log;

    QVERIFY(!log.open(u"/proc/no/such/folder"_s)); // nor can root make one there

    log.add("lost");
    QVERIFY(LogFile::files(u"/proc/no/such/folder"_s).isEmpty());
}

void tst_ProgramLog::aFullDiskDisturbsNobody()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::link(u"/dev/full"_s, folder.filePath(u"hexwerk.log"_s)));
    LogFile log;
    QVERIFY(log.open(folder.path()));

    log.add("lost");
}

void tst_ProgramLog::aLongLineIsCutAndABreakIsASpace()
{
    const QTemporaryDir folder;
    LogFile log;
    QVERIFY(log.open(folder.path()));

    log.add("one\ntwo" + std::string(10000, 'x'));
    log.add("three");

    const QByteArrayList lines = linesOf(folder.filePath(u"hexwerk.log"_s));
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].size(), 4095);
    QVERIFY(lines[0].startsWith("one twoxxx"));
    QCOMPARE(lines[1], QByteArray("three"));
}

void tst_ProgramLog::theLogHasMessagesOfQtAndNoFolders()
{
    const QTemporaryDir folder;
    beginLog(folder.path());

    addToLog(LogLevel::Info, "file", u"opens "_s + nameForLog(u"/home/anna/My Games/hill.toml"_s));
    addToLog(LogLevel::Warning, "file", u"cannot read /home/anna/My Games/hill.toml: no"_s);
    addToLog(LogLevel::Error, "file", u"bad \"/srv/anna/b.png\""_s);

    const QByteArrayList lines = linesOf(folder.filePath(u"hexwerk.log"_s));
    QCOMPARE(lines.size(), 3);
    const QRegularExpression time(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ "_s);
    for (const QByteArray &line : lines) {
        QVERIFY2(time.match(QString::fromUtf8(line)).hasMatch(), line.constData());
        QVERIFY2(!line.contains("anna") && !line.contains("Games"), line.constData());
    }
    QVERIFY(lines[0].endsWith("Z info file opens \"hill.toml\""));
    QVERIFY(lines[1].endsWith(QString(u"Z warning file cannot read …/hill.toml: no"_s).toUtf8()));
    QVERIFY(lines[2].endsWith(QString(u"Z error file bad \"…/b.png\""_s).toUtf8()));

    QTest::ignoreMessage(QtWarningMsg, "of Qt"); // it goes where it went before, too
    qWarning("of Qt");
    QVERIFY(linesOf(folder.filePath(u"hexwerk.log"_s)).last().endsWith("Z warning message of Qt"));
}

void tst_ProgramLog::aCrashLeavesALastLine_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("segmentation fault") << SIGSEGV << QByteArray("Z fatal crash SIGSEGV");
    QTest::newRow("abort") << SIGABRT << QByteArray("Z fatal crash SIGABRT");
    QTest::newRow("terminate") << 0 << QByteArray("Z fatal crash std::terminate");
}

void tst_ProgramLog::aCrashLeavesALastLine()
{
    QFETCH(int, signal);
    QFETCH(QByteArray, line);
    const QTemporaryDir folder;
    const pid_t program = ::fork();
    if (program == 0) {
        static LogFile log;
        log.open(folder.path());
        ::close(STDERR_FILENO);
        // What the test library does about signals is not ours.
        for (const int one : {SIGSEGV, SIGABRT})
            std::signal(one, SIG_DFL);
        std::set_terminate(std::abort);
        writeCrashLineTo([] { return log.descriptor(); });
        log.add("before");
        if (signal == 0)
            std::terminate();
        std::raise(signal);
        ::_exit(0);
    }
    int status = 0;
    QCOMPARE(::waitpid(program, &status, 0), program);

    const QByteArrayList lines = linesOf(folder.filePath(u"hexwerk.log"_s));
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[1].endsWith(line), lines[1].constData());
    QCOMPARE(lines[1].left(2), QByteArray("20"));
    QVERIFY(WIFSIGNALED(status)); // as without us
    QCOMPARE(WTERMSIG(status), signal == 0 ? SIGABRT : signal);
}

void tst_ProgramLog::onlyRulesOfASentenceAreLogged()
{
    QCOMPARE(rulesForLog(u"Anna's squad cannot see C4 (R10.3g)."_s), u"R10.3g"_s);
    QCOMPARE(rulesForLog(u"Nothing."_s), u"-"_s);
}

HW_CORE_TEST(tst_ProgramLog)

} // namespace hexwerk::tst_program_log

#include "tst_program_log.moc"
