#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/document/file_text.h"
#include "tests/editor/assault/every_key.h"
#include "tests/editor/assault/random_edits.h"
#include "tests/editor/assault/random_library_edits.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::ui::tst_random_edits {

// Edits as nobody would think of them: undo leads back to the first byte, redo to the last, and a
// file can say everything that was edited.
class tst_RandomEdits final : public QObject
{
    Q_OBJECT

private slots:
    void undoGivesTheFirstBytesAndRedoTheLast();
    void theFileSaysWhatWasEdited();
    void theLibraryLeadsBackToo();
    void everyUndoCommandIsMade();

private:
    static constexpr unsigned kSequences = HW_SHARE > 1 ? 400 : 10000;
    static constexpr int kSteps = 30;
    static constexpr unsigned kFiles = 200 / HW_SHARE;
    static constexpr unsigned kLibraries = HW_SHARE > 1 ? 20 : 60;

    std::map<std::string, int> m_made;
};

static void undoAll(ScenarioDocument &document)
{
    while (document.undoStack().canUndo())
        document.undoStack().undo();
}

static void redoAll(ScenarioDocument &document)
{
    while (document.undoStack().canRedo())
        document.undoStack().redo();
}

static QString howTheyDiffer(const Scenario &one, const Scenario &two)
{
    const auto text = QString::fromStdString(freshScenarioText(one)).split(QLatin1Char('\n'));
    const auto other = QString::fromStdString(freshScenarioText(two)).split(QLatin1Char('\n'));
    for (qsizetype line = 0; line < std::min(text.size(), other.size()); ++line)
        if (text[line] != other[line])
            return QStringLiteral(": line %1: %2, %3").arg(line + 1).arg(text[line], other[line]);
    return {};
}

void tst_RandomEdits::undoGivesTheFirstBytesAndRedoTheLast()
{
    const Scenario scenarios[] = {sampleScenario(), everyKey().scenario};
    const std::string texts[] = {freshScenarioText(scenarios[0]), freshScenarioText(scenarios[1])};
    ScenarioDocument document(sampleLibrary());
    RandomEdits edits(document);
    for (unsigned seed = 1; seed <= kSequences; ++seed) {
        const Scenario &first = scenarios[seed % 2];
        const std::string &firstText = texts[seed % 2];
        document.reset(first);
        edits.begin(seed);
        for (int i = 0; i < kSteps; ++i)
            edits.step();
        redoAll(document);
        const std::string last = freshScenarioText(document.scenario());

        undoAll(document);
        QVERIFY2(document.scenario() == first, qPrintable(QString::number(seed)));
        QVERIFY2(freshScenarioText(document.scenario()) == firstText,
                 qPrintable(QString::number(seed)));
        redoAll(document);
        QVERIFY2(freshScenarioText(document.scenario()) == last, qPrintable(QString::number(seed)));
    }
    m_made = edits.made();
}

void tst_RandomEdits::theFileSaysWhatWasEdited()
{
    const EveryKey file = everyKey();
    const std::string text = file.text.toStdString();
    ScenarioDocument document(sampleLibrary());
    RandomEdits edits(document);
    for (unsigned seed = 1; seed <= kFiles; ++seed) {
        document.reset(file.scenario, QStringLiteral("every_key.toml"), text);
        edits.begin(seed);
        for (int i = 0; i < kSteps; ++i)
            edits.step();
        const auto last = changedText(document.file(), document.scenario());
        QVERIFY2(last, qPrintable(QString::number(seed)));
        const auto read = salvagedScenario(*last);
        QVERIFY2(read, qPrintable(QString::number(seed)));
        QVERIFY2(freshScenarioText(*read) == freshScenarioText(document.scenario()),
                 qPrintable(QString::number(seed) + howTheyDiffer(document.scenario(), *read)));
        undoAll(document);
        QVERIFY(changedText(document.file(), document.scenario()) == text);
        redoAll(document);
    }
}

// Cards of the owner: steps back give the first values and the first bytes, and what a file may say
// is what it says.
void tst_RandomEdits::theLibraryLeadsBackToo()
{
    for (unsigned seed = 1; seed <= kLibraries; ++seed) {
        RandomLibraryEdits edits(seed);
        const auto first = edits.state();
        for (int i = 0; i < kSteps; ++i)
            edits.step();
        QVERIFY2(edits.isAsWritten(), qPrintable(QString::number(seed)));
        while (edits.document().undoStack().canRedo())
            edits.document().undoStack().redo();
        const auto last = edits.state();
        while (edits.document().undoStack().canUndo())
            edits.document().undoStack().undo();
        QVERIFY2(edits.state() == first, qPrintable(QString::number(seed)));
        while (edits.document().undoStack().canRedo())
            edits.document().undoStack().redo();
        // What a file may not say it keeps as it was, which is another thing each time.
        QVERIFY2(edits.state().cards == last.cards, qPrintable(QString::number(seed)));
        QVERIFY2(edits.state().corrections == last.corrections, qPrintable(QString::number(seed)));
        for (const auto &[name, times] : edits.made())
            m_made[name] += times;
    }
}

void tst_RandomEdits::everyUndoCommandIsMade()
{
    static const QRegularExpression kClass(QStringLiteral(
        "class (\\w+)[^;{]*public (?:EditCommand|LibraryCommand|WordedStep|QUndoCommand)\\b"));
    std::set<std::string> inSources;
    for (QDirIterator files(QStringLiteral(HW_SOURCE_DIR "/editor"),
                            {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = kClass.globalMatch(text); match.hasNext();)
            inSources.insert(match.next().captured(1).toStdString());
    }
    inSources.erase("EditCommand"); // what all share
    inSources.erase("LibraryCommand");
    inSources.erase("ChangeStep");
    inSources.erase("WordedStep");
    QVERIFY(inSources.size() > 20);
    for (const std::string &name : inSources)
        QVERIFY2(m_made[name] > 0,
                 (name + " was never made: tests/editor/assault/random_edits.cpp").c_str());
}

HW_CORE_TEST(tst_RandomEdits)

} // namespace hexwerk::assault::ui::tst_random_edits

#include "tst_random_edits.moc"
