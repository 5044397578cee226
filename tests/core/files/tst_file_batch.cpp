#include <QTemporaryDir>
#include <QTest>

#include "core/files/batch_record.h"
#include "core/files/file_batch.h"
#include "core/files/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>

using namespace hexwerk;
namespace fs = std::filesystem;

// Calls of the system that change a folder or wait for the disk: the program ends at one of them.
static int stepsLeft = 0; // 0: it does not

static void step()
{
    if (stepsLeft > 0 && --stepsLeft == 0)
        ::_exit(9);
}

extern "C" int rename(const char *from, const char *to) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

extern "C" int link(const char *from, const char *to) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

extern "C" int unlink(const char *path) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

extern "C" int mkdir(const char *path, mode_t mode) noexcept
{
    step();
    return static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

extern "C" int fsync(int descriptor)
{
    step();
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

// Several files change together, whatever happens to the program meanwhile.
class tst_FileBatch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allOrNothingWhereverItIsKilled();
    void aFileThatWasChangedSinceStaysAsItIs();
    void aBatchInProgressIsLeftAlone();
    void whatALinkLeadsToIsReplaced();
    void permissionsStay();

private:
    using Tree = std::map<std::string, std::string>; // what the files say
    fs::path in(const std::string &name) const
    {
        return fs::path(m_folder->path().toStdString()) / name;
    }
    Tree tree() const;
    FileBatch batch() const;
    // The exit code of a child that is killed at that step; 0: it came to its end.
    int writeUntil(int lastStep) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

static const std::map<std::string, std::string> kBefore = {{"library/cards/a.toml", "old a"},
                                                           {"library/cards/b.toml", "old b"},
                                                           {"games/s.toml", "old s"}};
static const std::map<std::string, std::string> kAfter = {{"library/cards/a.toml", "new a"},
                                                          {"library/cards/b.toml", "old b"},
                                                          {"library/tiles/deep/c.toml", "new c"},
                                                          {"games/s.toml", "new s"},
                                                          {"games/maps/s.png", "picture"}};

static void put(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    QVERIFY(writeFile(file, text));
}

void tst_FileBatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const auto &[name, text] : kBefore)
        put(in(name), text);
}

tst_FileBatch::Tree tst_FileBatch::tree() const
{
    Tree files;
    for (const auto &entry : fs::recursive_directory_iterator(in("")))
        if (!entry.is_directory())
            files[fs::relative(entry.path(), in("")).string()] =
                readTextFile(entry.path()).value.value_or("cannot be read");
    return files;
}

FileBatch tst_FileBatch::batch() const
{
    FileBatch batch;
    for (const auto &[name, text] : kAfter)
        if (name != "library/cards/b.toml")
            batch.set(in(name), text);
    return batch;
}

int tst_FileBatch::writeUntil(int lastStep) const
{
    const pid_t child = ::fork();
    if (child == 0) {
        stepsLeft = lastStep;
        ::_exit(batch().write(in("library")) ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void tst_FileBatch::allOrNothingWhereverItIsKilled()
{
    int taken = 0;
    int finished = 0;
    for (int last = 1; writeUntil(last) == 9; ++last) {
        for (const auto &[name, text] : kBefore) // at no moment is a file missing
            QVERIFY2(fs::exists(in(name)), qPrintable(QString::number(last)));
        finishBatches(in("library"));
        const Tree now = tree();
        QVERIFY2(now == kBefore || now == kAfter, qPrintable(QString::number(last)));
        QCOMPARE(fs::exists(in("library/tiles")), now == kAfter);
        ++(now == kBefore ? taken : finished);
        init();
    }
    QVERIFY(tree() == kAfter); // the last one came to its end
    QVERIFY2(taken > 10 && finished > 10, qPrintable(QString::number(finished)));
}

void tst_FileBatch::aFileThatWasChangedSinceStaysAsItIs()
{
    int changed = 0;
    for (int last = 1; writeUntil(last) == 9; ++last) {
        put(in("library/cards/a.toml"), "by hand");
        finishBatches(in("library"));
        QCOMPARE(tree().at("library/cards/a.toml"), std::string("by hand"));
        ++changed;
        init();
    }
    QVERIFY(changed > 20);
}

void tst_FileBatch::aBatchInProgressIsLeftAlone()
{
    BatchPlan plan;
    plan.files.push_back({in("games/s.toml"), hashOfFile(in("games/s.toml")), "other"});
    put(stagedBeside(in("games/s.toml")), "new");
    {
        BatchRecord record;
        QVERIFY(record.begin(in("library"), plan));
        QVERIFY(record.commit());
        finishBatches(in("library"));
        QCOMPARE(tree().at("games/s.toml"), std::string("old s"));
    }
    finishBatches(in("library"));
    QCOMPARE(tree().at("games/s.toml"), std::string("new"));
}

void tst_FileBatch::whatALinkLeadsToIsReplaced()
{
    fs::rename(in("library/cards/a.toml"), in("elsewhere"));
    fs::create_symlink(in("elsewhere"), in("library/cards/a.toml"));
    QVERIFY(batch().write(in("library")));
    QVERIFY(fs::is_symlink(in("library/cards/a.toml")));
    QCOMPARE(tree().at("elsewhere"), std::string("new a"));
}

void tst_FileBatch::permissionsStay()
{
    const auto mine = fs::perms::owner_read | fs::perms::owner_write;
    fs::permissions(in("games/s.toml"), mine);
    QVERIFY(batch().write(in("library")));
    QCOMPARE(fs::status(in("games/s.toml")).permissions(), mine);
}

QTEST_APPLESS_MAIN(tst_FileBatch)
#include "tst_file_batch.moc"
