#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "editor/assault/models/stamp_library.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_stamp_library {

// Stamps in a folder of the user.
class tst_StampLibrary final : public QObject
{
    Q_OBJECT

private slots:
    void aKeptStampIsThereNextTime();
    void namesMakeIdsAndNeverOverwrite();
    void whatIsNoStampIsLeftOutAndTold();
    void aStampOfAnotherNameIsFoundAndRemoved();
    void aRemovedStampIsGone();
    void aFolderThatCannotBeWrittenIsTold();

private:
    QTemporaryDir m_folder;
};

static Stamp sample()
{
    Stamp stamp;
    stamp.patches = {{{Hex{0, 0}, Hex{0, 1}}, "heavy_forest", 1}};
    return centred(stamp);
}

void tst_StampLibrary::aKeptStampIsThereNextTime()
{
    const QString folder = m_folder.filePath(QStringLiteral("kept"));
    StampLibrary library(folder);
    QSignalSpy changed(&library, &StampLibrary::changed);
    QVERIFY(library.keep(sample(), QStringLiteral("Gehöft am Bach"), "de").isEmpty());
    QCOMPARE(changed.size(), 1);
    StampLibrary again(folder);
    QCOMPARE(again.stamps().size(), std::size_t{1});
    QVERIFY(again.stamps() == library.stamps());
    QCOMPARE(again.stamps().front().id, std::string("geh-ft-am-bach"));
    QCOMPARE(again.stamps().front().name.at("de"), std::string("Gehöft am Bach"));
    QVERIFY(again.stamps().front().patches == sample().patches);
}

void tst_StampLibrary::namesMakeIdsAndNeverOverwrite()
{
    StampLibrary library(m_folder.filePath(QStringLiteral("names")));
    for (int i = 0; i < 3; ++i)
        QVERIFY(library.keep(sample(), QStringLiteral("Farm!"), "en").isEmpty());
    QVERIFY(library.keep(sample(), QStringLiteral("../.."), "en").isEmpty());
    QVERIFY(library.find("farm") && library.find("farm-2") && library.find("farm-3"));
    QVERIFY(library.find("stamp"));
    QCOMPARE(QDir(library.folder()).entryList(QDir::Files).size(), 4);
}

void tst_StampLibrary::whatIsNoStampIsLeftOutAndTold()
{
    QDir(m_folder.path()).mkdir(QStringLiteral("bad"));
    StampLibrary library(m_folder.filePath(QStringLiteral("bad")));
    QFile file(library.folder() + QStringLiteral("/other.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.stamp\"\nversion = 1\nid = 7\n");
    file.close();
    QVERIFY(library.keep(sample(), QStringLiteral("good"), "en").isEmpty());
    QCOMPARE(library.stamps().size(), std::size_t{1});
    QVERIFY(!library.problems().empty());
}

// Under whatever name the file came.
void tst_StampLibrary::aStampOfAnotherNameIsFoundAndRemoved()
{
    const QString folder = m_folder.filePath(QStringLiteral("renamed"));
    StampLibrary(folder).keep(sample(), QStringLiteral("Farm"), "en");
    const QString own = folder + QStringLiteral("/farm.toml");
    QVERIFY(QFile::copy(own, folder + QStringLiteral("/a copy.toml")));
    StampLibrary library(folder);
    QCOMPARE(library.stamps().size(), std::size_t{1});
    QVERIFY(library.problems().front().code == FileProblem::DuplicateId);
    QVERIFY(library.remove("farm").isEmpty());
    QVERIFY(QFile::exists(own) && !QFile::exists(folder + QStringLiteral("/a copy.toml")));
}

void tst_StampLibrary::aRemovedStampIsGone()
{
    StampLibrary library(m_folder.filePath(QStringLiteral("gone")));
    library.keep(sample(), QStringLiteral("Farm"), "en");
    QVERIFY(library.remove("farm").isEmpty());
    QVERIFY(library.stamps().empty());
    QVERIFY(QDir(library.folder()).entryList(QDir::Files).isEmpty());
    QVERIFY(library.remove("farm").isEmpty()); // it is not there: nothing to say
}

void tst_StampLibrary::aFolderThatCannotBeWrittenIsTold()
{
    QFile file(m_folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    StampLibrary library(file.fileName() + QStringLiteral("/inside"));
    QVERIFY(!library.keep(sample(), QStringLiteral("Farm"), "en").isEmpty());
    QVERIFY(library.stamps().empty());
}

HW_CORE_TEST(tst_StampLibrary)

} // namespace hexwerk::assault::ui::tst_stamp_library

#include "tst_stamp_library.moc"
