#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/file_text.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/journal/journal_folder.h"
#include "editor/journal/journal_keeper.h"
#include "editor/journal/text_patch.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::tst_journal {

using namespace assault;
using namespace assault::ui;
using namespace editor;

// What is edited is on the disk soon after, and can be had again.
class tst_Journal final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPatchLeadsFromOneTextToTheNext_data();
    void aPatchLeadsFromOneTextToTheNext();
    void aLineThatWasCutShortIsNotThere();
    void everyGestureIsKept();
    void aDragIsOneGesture();
    void whatIsSavedOrGivenUpIsKeptNoLonger();
    void everyOpenScenarioHasItsOwn();
    void theJournalOfARunningProgramIsLeftAlone();
    void anEmptyLockHidesNothing();
    void aJournalOfAnotherVersionIsNamed();
    void aJournalOfTheFirstVersionIsRead();
    void whatTheFileSaysAlreadyIsNotOffered();
    void onlyTheNewestStay();
    void aFolderThatCannotBeWrittenIsToldOnce();

private:
    void smoke(const char *hex);
    QString folder() const { return m_folder->filePath(QStringLiteral("journals")); }
    QStringList journals() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.journal")}, QDir::Files);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScenarioDocument> m_document;
};

void tst_Journal::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<ScenarioDocument>(sampleLibrary());
    const EveryKey file = everyKey();
    m_document->reset(file.scenario, m_folder->filePath(QStringLiteral("mine.toml")),
                      file.text.toStdString());
}

void tst_Journal::smoke(const char *hex)
{
    m_document->push(std::make_unique<PlaceSmokeCommand>(*m_document, hexNamed(hex)));
}

void tst_Journal::aPatchLeadsFromOneTextToTheNext_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QList<QByteArray> texts = {"",       "a",   "aa", "aba", "Gehöft",
                                     "Gehäft", "Geh", "öä", "äö",  "ä"};
    for (const QByteArray &before : texts)
        for (const QByteArray &after : texts)
            QTest::newRow((before + " to " + after).constData()) << before << after;
}

void tst_Journal::aPatchLeadsFromOneTextToTheNext()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const TextPatch patch = patchBetween(before.toStdString(), after.toStdString());
    QVERIFY(patchedText(before.toStdString(), patch) == after.toStdString());
    QCOMPARE(QString::fromStdString(patch.come).toStdString(), patch.come); // whole letters
}

void tst_Journal::aLineThatWasCutShortIsNotThere()
{
    const QString path = m_folder->filePath(QStringLiteral("a.journal"));
    JournalFile file(path.toStdString(), QStringLiteral("/b.toml"), "turns = 6\n");
    QVERIFY(file.keep({{1, 1000, "turns = 7\n"}}));
    const qint64 one = QFile(path).size();
    QVERIFY(file.keep({{2, 2000, "turns = 8 # acht, später mehr\n"}, {3, 3000, "turns = 9\n"}}));
    QFile bytes(path);
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    const QByteArray all = bytes.readAll();
    for (qsizetype size = 0; size <= all.size(); ++size) {
        QFile torn(path);
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write(all.left(size));
        torn.close();
        const auto journal = readJournal(path);
        QCOMPARE(journal.has_value(), size >= one - 1); // its last line end says nothing
        if (journal)
            QVERIFY(journal->base == "turns = 6\n" && journal->path == QLatin1String("/b.toml"));
        if (size == all.size())
            QCOMPARE(journal->last.text, std::string("turns = 9\n"));
    }
}

void tst_Journal::everyGestureIsKept()
{
    JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
    QVERIFY(journals().isEmpty()); // nothing before it is needed
    for (const char *hex : {"A5", "A6", "A7"})
        smoke(hex);
    m_document->undoStack().undo();
    keeper.flush();

    QCOMPARE(journals().size(), 1);
    const auto journal = readJournal(folder() + QLatin1Char('/') + journals().first());
    QVERIFY(journal);
    QCOMPARE(journal->last.gesture, 4);
    QCOMPARE(journal->path, m_document->path());
    QCOMPARE(journal->base, m_document->source());
    QVERIFY(salvagedScenario(journal->last.text) == m_document->scenario());
}

void tst_Journal::aDragIsOneGesture()
{
    JournalKeeper keeper(*m_document, folder());
    const QString stroke = m_document->nextGesture();
    for (const char *hex : {"A5", "A6", "A7"})
        m_document->push(std::make_unique<PaintTerrainCommand>(
            *m_document, std::vector{hexNamed(hex)}, "heavy_forest", stroke));
    QCOMPARE(keeper.gestures(), 1);
    keeper.flush();
    const auto journal = readJournal(folder() + QLatin1Char('/') + journals().first());
    QVERIFY(salvagedScenario(journal->last.text) == m_document->scenario());
}

void tst_Journal::whatIsSavedOrGivenUpIsKeptNoLonger()
{
    JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
    smoke("A5");
    keeper.flush();
    QCOMPARE(journals().size(), 1);
    m_document->markSaved(m_document->path(),
                          *changedText(m_document->file(), m_document->scenario()));
    keeper.flush();
    QVERIFY(journals().isEmpty());
    smoke("A6");
    QCOMPARE(keeper.gestures(), 1);
    m_document->undoStack().undo(); // as saved
    keeper.flush();
    QVERIFY(journals().isEmpty());
    smoke("A7");
    m_document->reset(sampleScenario()); // closed without saving
    keeper.flush();
    QVERIFY(journals().isEmpty());
    smoke("A8");
    keeper.dropAll();
    keeper.flush();
    QVERIFY(journals().isEmpty());
}

void tst_Journal::everyOpenScenarioHasItsOwn()
{
    JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
    smoke("A5");
    auto first = m_document->exchange(m_document->newSheet({{}, sampleScenario(), {}}));
    smoke("A6");
    keeper.flush();
    QCOMPARE(journals().size(), 2);
    auto second = m_document->exchange(std::move(first));
    m_document->discard(std::move(second));
    keeper.flush();
    QCOMPARE(journals().size(), 1);
}

void tst_Journal::theJournalOfARunningProgramIsLeftAlone()
{
    {
        JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
        smoke("A5");
        keeper.flush();
        QVERIFY(LeftJournals(folder()).entries().empty());
    }
    LeftJournals left(folder()); // as if it had been killed
    QCOMPARE(left.entries().size(), std::size_t{1});
    QVERIFY(LeftJournals(folder()).entries().empty()); // only one program asks
    QVERIFY(QFile::remove(left.entries()[0].file));
    QVERIFY(journals().isEmpty());
}

void tst_Journal::anEmptyLockHidesNothing()
{
    QVERIFY(QDir().mkpath(folder()));
    JournalFile file((folder() + QStringLiteral("/cut-1.journal")).toStdString(), {}, "old");
    QVERIFY(file.keep({{1, 1, "new"}}));
    QFile lock(folder() + QStringLiteral("/cut.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly)); // the power went before it said whose it is
    lock.close();
    QCOMPARE(LeftJournals(folder()).entries().size(), std::size_t{1});
}

void tst_Journal::aJournalOfAnotherVersionIsNamed()
{
    QVERIFY(QDir().mkpath(folder()));
    QFile file(folder() + QStringLiteral("/later-1.journal"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"journal\":\"hexwerk.scenario\",\"version\":7,\"steps\":[]}\n");
    file.close();
    const LeftJournals left(folder());
    QVERIFY(left.entries().empty());
    QCOMPARE(left.others().size(), std::size_t{1});
    QVERIFY(file.exists());
}

void tst_Journal::aJournalOfTheFirstVersionIsRead()
{
    const auto journal =
        readJournal(QStringLiteral(HW_SOURCE_DIR "/tests/data/versions/1/mine.journal"));
    QVERIFY(journal);
    QCOMPARE(journal->path, QStringLiteral("/home/me/mine.toml"));
    QCOMPARE(journal->base, std::string("turns = 6\n"));
    QVERIFY((journal->last == JournalStep{1, 1000, "turns = 7\n"}));
}

void tst_Journal::whatTheFileSaysAlreadyIsNotOffered()
{
    {
        JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
        smoke("A5");
    }
    QFile file(m_document->path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(*changedText(m_document->file(), m_document->scenario())));
    file.close();
    QVERIFY(LeftJournals(folder()).entries().empty());
    QVERIFY(journals().isEmpty());
}

void tst_Journal::onlyTheNewestStay()
{
    QVERIFY(QDir().mkpath(folder()));
    for (int i = 0; i < 30; ++i) {
        const QString path = folder() + QStringLiteral("/old%1-1.journal").arg(i);
        JournalFile file(path.toStdString(), {}, {});
        QVERIFY(file.keep({{1, 1, "text"}}));
        QFile old(path);
        QVERIFY(old.open(QIODevice::Append));
        QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(i - 40),
                                QFileDevice::FileModificationTime));
    }
    JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
    smoke("A5");
    keeper.flush();
    QCOMPARE(journals().size(), 21);
    QVERIFY(!journals().contains(QLatin1String("old9-1.journal")));
    QVERIFY(journals().contains(QLatin1String("old29-1.journal")));
}

void tst_Journal::aFolderThatCannotBeWrittenIsToldOnce()
{
    QFile inTheWay(folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // a file where the folder should be
    JournalKeeper keeper(*m_document, folder(), std::chrono::milliseconds(1));
    QSignalSpy failed(&keeper, &JournalKeeper::failed);
    for (const char *hex : {"A5", "A6", "A7"}) {
        smoke(hex);
        keeper.flush();
    }
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!failed[0][1].toString().isEmpty());

    QVERIFY(inTheWay.remove()); // and when there is room again, it goes on
    smoke("A8");
    keeper.flush();
    QCOMPARE(journals().size(), 1);
    const auto journal = readJournal(folder() + QLatin1Char('/') + journals().first());
    QVERIFY(journal && salvagedScenario(journal->last.text) == m_document->scenario());
    QTest::qWait(10);
    QCOMPARE(failed.count(), 1);
}

HW_CORE_TEST(tst_Journal)

} // namespace hexwerk::tst_journal

#include "tst_journal.moc"
