#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/atomic_file.h"
#include "core/files/new_file.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <functional>

namespace hexwerk::tst_atomic_file {

namespace fs = std::filesystem;

class tst_AtomicFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesANewFileAndReplacesAnOldOne();
    void aFileInPiecesIsThereOnceItIsFinished();
    void keepsThePermissions();
    void followsALinkToItsTarget();
    void aDeviceIsWrittenAsItIs();
    void whatCannotBeWrittenLeavesNothingBehind_data();
    void whatCannotBeWrittenLeavesNothingBehind();
    void aWriteThatFailsHalfWayLeavesTheOldFileWhole();
    void anAppendThatFailsHalfWayLeavesTheOldFileWhole();
    void whatAKilledProgramLeftIsRemoved();
    void aPipeOrADeviceIsNotReadAsAFile();
    void appendingAddsToTheEnd();

private:
    fs::path path(const char *name) const { return m_folder / name; }
    QStringList names() const
    {
        return QDir(QString::fromStdString(m_folder.string()))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    QTemporaryDir m_temporary;
    fs::path m_folder;
};

static std::string contentOf(const fs::path &path)
{
    return readTextFile(path).value.value_or("cannot be read");
}

void tst_AtomicFile::init()
{
    QVERIFY(m_temporary.isValid());
    m_folder = fs::path(m_temporary.path().toStdString()) / QTest::currentTestFunction();
    fs::remove_all(m_folder);
    fs::create_directory(m_folder);
}

void tst_AtomicFile::writesANewFileAndReplacesAnOldOne()
{
    QVERIFY(writeFile(path("a"), "one"));
    QCOMPARE(contentOf(path("a")), std::string("one"));

    QVERIFY(writeFile(path("a"), "two and more"));
    QCOMPARE(contentOf(path("a")), std::string("two and more"));
    QCOMPARE(names(), QStringList{u"a"_qs});
}

void tst_AtomicFile::aFileInPiecesIsThereOnceItIsFinished()
{
    QVERIFY(writeFile(path("a"), "old"));
    {
        NewFile given(path("a"));
        QVERIFY(given.write("new"));
    }
    QCOMPARE(contentOf(path("a")), std::string("old"));
    QCOMPARE(names(), QStringList{u"a"_qs});

    NewFile file(path("a"));
    QVERIFY(file.write("one,"));
    QVERIFY(file.write("two"));
    QCOMPARE(contentOf(path("a")), std::string("old"));
    QVERIFY(file.finish());
    QCOMPARE(contentOf(path("a")), std::string("one,two"));
    QCOMPARE(names(), QStringList{u"a"_qs});
}

void tst_AtomicFile::keepsThePermissions()
{
    QVERIFY(writeFile(path("a"), "one"));
    fs::permissions(path("a"), fs::perms::owner_all | fs::perms::others_read);

    QVERIFY(writeFile(path("a"), "two"));

    QCOMPARE(fs::status(path("a")).permissions(), fs::perms::owner_all | fs::perms::others_read);
}

void tst_AtomicFile::followsALinkToItsTarget()
{
    QVERIFY(writeFile(path("target"), "one"));
    fs::create_symlink("target", path("near"));
    fs::create_symlink(path("near"), path("far"));
    fs::create_symlink("not yet there", path("dangling"));

    QVERIFY(writeFile(path("far"), "two"));
    QVERIFY(writeFile(path("dangling"), "new"));

    QVERIFY(fs::is_symlink(path("far")) && fs::is_symlink(path("near")));
    QCOMPARE(contentOf(path("target")), std::string("two"));
    QCOMPARE(contentOf(path("not yet there")), std::string("new"));
}

void tst_AtomicFile::aDeviceIsWrittenAsItIs()
{
    QVERIFY(writeFile("/dev/null", "nothing"));
    QVERIFY(fs::is_character_file("/dev/null"));
}

void tst_AtomicFile::whatCannotBeWrittenLeavesNothingBehind_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("reason");
    const auto row = [](const char *title, const char *name, WriteStep step, int reason) {
        QTest::newRow(title) << QByteArray(name) << static_cast<int>(step) << reason;
    };
    row("no such folder", "missing/a", WriteStep::Create, ENOENT);
    row("a file for a folder", "file/a", WriteStep::Create, ENOTDIR);
    row("a folder", "folder", WriteStep::Replace, EISDIR);
    row("a link to itself", "circle", WriteStep::Create, ELOOP);
}

void tst_AtomicFile::whatCannotBeWrittenLeavesNothingBehind()
{
    QFETCH(QByteArray, name);
    QFETCH(int, step);
    QFETCH(int, reason);
    QVERIFY(writeFile(path("file"), "old"));
    fs::create_directory(path("folder"));
    fs::create_symlink("circle", path("circle"));
    const QStringList before = names();

    const WriteResult result = writeFile(path(name.constData()), "new");

    QVERIFY(!result);
    QCOMPARE(static_cast<int>(result.error().step), step);
    QCOMPARE(result.error().reason.value(), reason);
    QCOMPARE(names(), before);
    QCOMPARE(contentOf(path("file")), std::string("old"));
}

enum class SizeSignal { Default, Ignored };

// The exit code of a child that may write files of up to 4096 bytes; -1 if a signal ended it.
static int inChildWithSmallFiles(SizeSignal signal, const std::function<int()> &run)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit limit{4096, 4096};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            ::_exit(100);
        std::signal(SIGXFSZ, signal == SizeSignal::Ignored ? SIG_IGN : SIG_DFL);
        ::_exit(run());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int failure(const WriteResult &result)
{
    const bool expected = !result && result.error().step == WriteStep::Write &&
                          result.error().reason.value() == EFBIG;
    return expected ? 1 : 2;
}

void tst_AtomicFile::aWriteThatFailsHalfWayLeavesTheOldFileWhole()
{
    QVERIFY(writeFile(path("a"), "the old content"));

    for (const SizeSignal signal : {SizeSignal::Ignored, SizeSignal::Default})
        QCOMPARE(
            inChildWithSmallFiles(
                signal, [this] { return failure(writeFile(path("a"), std::string(10'000, 'x'))); }),
            1);

    QCOMPARE(contentOf(path("a")), std::string("the old content"));
    QCOMPARE(names(), QStringList{u"a"_qs});
}

void tst_AtomicFile::anAppendThatFailsHalfWayLeavesTheOldFileWhole()
{
    QVERIFY(writeFile(path("a"), "the old content"));

    const auto append = [this] {
        return failure(appendToFile(path("a"), std::string(10'000, 'x')));
    };
    QCOMPARE(inChildWithSmallFiles(SizeSignal::Default, append), 1);

    QCOMPARE(contentOf(path("a")), std::string("the old content"));
}

void tst_AtomicFile::whatAKilledProgramLeftIsRemoved()
{
    const int held = ::open(path(".hexwerk-2-0.tmp").c_str(), O_WRONLY | O_CREAT, 0666);
    QCOMPARE(::flock(held, LOCK_EX), 0); // another one writes it now
    QVERIFY(writeFile(path("left"), "half of"));
    fs::rename(path("left"), path(".hexwerk-1-7.tmp"));

    QVERIFY(writeFile(path("a"), "one"));

    QCOMPARE(names(), (QStringList{u".hexwerk-2-0.tmp"_qs, u"a"_qs}));
    ::close(held);
}

void tst_AtomicFile::aPipeOrADeviceIsNotReadAsAFile()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0666), 0);
    for (const fs::path &file : {path("pipe"), fs::path("/dev/zero"), fs::path("/dev/tty")}) {
        const LoadResult<std::string> text = readTextFile(file);
        QVERIFY(!text);
        QVERIFY(text.problems.front().code == FileProblem::CannotRead);
        QVERIFY(!text.problems.front().found.empty());
    }
}

void tst_AtomicFile::appendingAddsToTheEnd()
{
    QVERIFY(writeFile(path("a"), "one\n"));

    QVERIFY(appendToFile(path("a"), "two\n"));

    QCOMPARE(contentOf(path("a")), std::string("one\ntwo\n"));
    const WriteResult missing = appendToFile(path("b"), "two\n");
    QCOMPARE(missing.error().reason.value(), ENOENT);
}

HW_PLAIN_TEST(tst_AtomicFile)

} // namespace hexwerk::tst_atomic_file

#include "tst_atomic_file.moc"
