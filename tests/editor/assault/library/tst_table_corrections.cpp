#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/library/table_commands.h"
#include "editor/document/worded_step.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/another_table_value.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <filesystem>
#include <fstream>
#include <memory>

namespace hexwerk::assault::ui::tst_table_corrections {

using namespace editor;

namespace fs = std::filesystem;

static const ValuePath kBrush = {"terrain", "brush", "cost", "track"};
static const ValuePath kFace = {"dice", "A", "red", "2"};
static const std::string kHead =
    "format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n";

// The owner's corrections of the tables: what his file says of them after each step, and that each
// step leads back.
class tst_TableCorrections final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aCorrectedValueStandsInTheFileAlone();
    void aValueSetBackLeavesTheFile();
    void everyValueOfEveryTableIsReadAgain_data();
    void everyValueOfEveryTableIsReadAgain();
    void everyShippedValueThatIsMarkedIsInATable();
    void typingIntoOneFieldIsOneStep();
    void aStepIsNamedInTheLanguageOfTheWindow();
    void whatIsWrittenByHandIsKept();
    void aConfirmedValueStaysAndIsNoLongerOpen();
    void theFacesOfADieAreConfirmedOneByOne();
    void switchedOffTheFileStays();
    void othersAreTakenOverInOneStep();
    void onlySoundOthersAreTakenOver_data();
    void onlySoundOthersAreTakenOver();
    void allAreDroppedInOneStep();
    void whatContradictsItselfWaits();
    void anEarlierFileCountsMore();
    void aBrokenFileIsLeftAlone();
    void withoutAFolderNothingIsCorrected();
    void rulesSpeakOfEveryValueWithAMark();

private:
    void open();
    void correct(const ValuePath &path, const TomlValue &value)
    {
        m_document->push(std::make_unique<ChangeTableValueCommand>(*m_document, path, value));
    }
    fs::path file() const { return folder() / "assault/own.toml"; }
    fs::path folder() const { return fs::path(m_folder->path().toStdString()) / "hexwerk"; }
    std::string own() const
    {
        const auto text = readTextFile(file());
        return text ? *text.value : std::string();
    }
    void write(const fs::path &path, const std::string &text) const
    {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    const Corrections &corrections() const { return m_document->corrections(); }
    int brushCost() const
    {
        const TerrainChart &chart = m_document->library()->system.terrain;
        return *chart.row(*chart.find("brush")).cost[3];
    }
    void undoAll()
    {
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        m_document->flush();
    }

    DataPaths m_paths;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_TableCorrections::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    fs::create_directories(folder());
    m_paths = {{folder(), HW_SOURCE_DIR "/resources"}};
    open();
}

void tst_TableCorrections::cleanup()
{
    m_document.reset();
    m_folder.reset();
}

void tst_TableCorrections::open()
{
    m_document.reset();
    auto data = loadData(m_paths);
    m_document = std::make_unique<LibraryDocument>(
        m_paths, folder(), std::make_shared<const DataStore>(std::move(data.value.value())));
}

void tst_TableCorrections::aCorrectedValueStandsInTheFileAlone()
{
    QSignalSpy handedOut(m_document.get(), &LibraryDocument::libraryChanged);
    QCOMPARE(brushCost(), 1);
    correct(kBrush, 2);
    QVERIFY(corrections().isCorrected(kBrush));
    m_document->flush();
    QCOMPARE(handedOut.count(), 1);
    QCOMPARE(brushCost(), 2);
    QCOMPARE(own(), kHead + "data_version = 1\n\n[terrain.brush]\ncost = { track = 2 }\n"
                            "source = { cost = \"C\" }\n");
    const auto data = loadData(m_paths);
    QVERIFY(data.problems.empty());
    QVERIFY(data.value->system == m_document->library()->system);
}

void tst_TableCorrections::aValueSetBackLeavesTheFile()
{
    correct(kBrush, 2);
    m_document->flush();
    correct({"spotting", "hidden"}, -3);
    m_document->flush();
    correct(kBrush, 1);
    m_document->flush();
    QVERIFY(own().find("brush") == std::string::npos);
    QVERIFY(own().find("hidden = -3") != std::string::npos);
    correct({"spotting", "hidden"}, -2);
    m_document->flush();
    QVERIFY(!fs::exists(file()));
    QCOMPARE(brushCost(), 1);
}

void tst_TableCorrections::everyValueOfEveryTableIsReadAgain_data()
{
    QTest::addColumn<int>("table");
    for (std::size_t i = 0; i < systemTables().size(); ++i)
        QTest::addRow("%s", systemTables()[i].id) << static_cast<int>(i);
}

// The file alone says each value again, and all steps back lead to no file.
void tst_TableCorrections::everyValueOfEveryTableIsReadAgain()
{
    QFETCH(int, table);
    const SystemTable &which = systemTables()[static_cast<std::size_t>(table)];
    auto values = cellsOf(which, corrections().corrected());
    std::size_t number = 0;
    std::erase_if(values, [&](const TableValue &) { return !testing::takesPart(number++); });
    QVERIFY(!values.empty());
    for (const TableValue &value : values) {
        const auto *ours = valueAt(corrections().shipped(), value.path);
        const PropertyValue before = shownValue(*value.column, ours);
        const PropertyValue after =
            anotherTableValue(*value.column, before, *m_document->library());
        QVERIFY2(after != before, hexwerk::toString(value.path).c_str());
        const auto filed = filedValue(*value.column, after, ours);
        for (const Problem &problem :
             m_document->problemsWith(corrections().withValue(value.path, filed)))
            QFAIL(problem.key.c_str());
        m_document->push(std::make_unique<ChangeTableValueCommand>(*m_document, value.path, filed));
    }
    m_document->flush();
    const TomlTable said = corrections().own();
    open();
    QVERIFY(corrections().own() == said);
    // A board of ours may be odd by other tables: a bridge where no course is water.
    for (const Problem &problem : loadData(m_paths).problems)
        QVERIFY2(problem.severity() == Severity::Warning && problem.file != file().string(),
                 problem.key.c_str());
    for (const TableValue &value : values) {
        const auto *ours = valueAt(corrections().shipped(), value.path);
        const PropertyValue before = shownValue(*value.column, ours);
        QVERIFY2(shownValue(*value.column, valueAt(corrections().corrected(), value.path)) ==
                     anotherTableValue(*value.column, before, *m_document->library()),
                 hexwerk::toString(value.path).c_str());
        QVERIFY(corrections().isCorrected(value.path));
    }
    for (const TableValue &value : values) // back to ours, one by one
        m_document->push(std::make_unique<RemoveCorrectionsCommand>(
            *m_document, std::vector<ValuePath>{value.path}));
    QVERIFY(valuesOf(corrections().own()).empty());
    const std::string text = own();
    undoAll();
    QCOMPARE(own(), text);
}

// Whatever of the whole system has a mark is found on the page.
void tst_TableCorrections::everyShippedValueThatIsMarkedIsInATable()
{
    const TomlTable &tree = corrections().shipped();
    int marked = 0;
    for (const ValuePath &path : valuesOf(tree)) {
        const std::string &key = path.back();
        if (!markAt(tree, path) || path.front() == "rules" || key == "en" || key == "de" ||
            key == "house" || key == "art") // names and rules of a row, and no values
            continue;
        ++marked;
        const bool isEffect = path.front() == "ability";
        QVERIFY2(isEffect || findValue(tree, path), hexwerk::toString(path).c_str());
    }
    QVERIFY(marked > 200);
}

void tst_TableCorrections::typingIntoOneFieldIsOneStep()
{
    for (const int points : {2, 12, 1, 3})
        correct(kBrush, points);
    QCOMPARE(m_document->undoStack().count(), 1);
    correct({"spotting", "hidden"}, -3);
    QCOMPARE(m_document->undoStack().count(), 2);
    correct({"spotting", "hidden"}, -2); // where it began
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_TableCorrections::aStepIsNamedInTheLanguageOfTheWindow()
{
    Languages window;
    window.speak(QStringLiteral("en"));
    correct(kBrush, 3);
    const QUndoStack &steps = m_document->undoStack();
    const QString english = steps.text(0);
    QVERIFY2(english.startsWith(QLatin1String("Correct \"")), qPrintable(english));
    window.speak(QStringLiteral("de"));
    retranslate(steps);
    const QString german = steps.text(0);
    QVERIFY2(german.contains(QStringLiteral("Gebüsch")), qPrintable(german));
    QVERIFY2(!german.startsWith(QLatin1String("Correct")), qPrintable(german));
    window.speak(QStringLiteral("en"));
}

void tst_TableCorrections::whatIsWrittenByHandIsKept()
{
    const std::string first =
        "# from my box\n" + kHead +
        "\n[terrain.brush] # page 12\ncost = { foot = 2,  track = 2 } # both\n"
        "source = \"T\"\n\n[smoke]\n# at last\nmost = 3\n";
    write(file(), first);
    open();
    QCOMPARE(corrections().mark(kBrush), 'T');
    correct(kBrush, 3);
    m_document->flush();
    QVERIFY(own().starts_with("# from my box\n" + kHead));
    QVERIFY(own().find("cost = { foot = 2,  track = 3 } # both") != std::string::npos);
    correct({"smoke", "most"}, 4);
    m_document->flush();
    QVERIFY(own().find("most") == std::string::npos);
    QVERIFY(loadData(m_paths).problems.empty());
    undoAll();
    QCOMPARE(own(), first);
}

void tst_TableCorrections::aConfirmedValueStaysAndIsNoLongerOpen()
{
    QVERIFY(corrections().isOpen(kBrush));
    m_document->push(
        std::make_unique<ConfirmTableValueCommand>(*m_document, std::vector<ValuePath>{kBrush}));
    QVERIFY(!corrections().isOpen(kBrush));
    QVERIFY(corrections().isChecked(kBrush));
    QVERIFY(!corrections().isCorrected(kBrush));
    QVERIFY(corrections().differences().empty());
    const SystemData before = m_document->library()->system;
    m_document->flush();
    QVERIFY(m_document->library()->system == before);
    QVERIFY(own().find("source = { cost = \"C\" }") != std::string::npos);
    open();
    QVERIFY(corrections().isChecked(kBrush));
    m_document->push(
        std::make_unique<RemoveCorrectionsCommand>(*m_document, std::vector<ValuePath>{kBrush}));
    QVERIFY(corrections().isOpen(kBrush));
}

void tst_TableCorrections::theFacesOfADieAreConfirmedOneByOne()
{
    const auto face = [](int place) {
        return ValuePath{"dice", "A", "red", std::to_string(place)};
    };
    correct(kFace, "DD");
    m_document->push(
        std::make_unique<ConfirmTableValueCommand>(*m_document, std::vector<ValuePath>{face(0)}));
    QVERIFY(corrections().isChecked(face(0)));
    QVERIFY(corrections().isCorrected(kFace));
    QVERIFY(corrections().isOpen(face(1)));
    QCOMPARE(corrections().mark(face(1)), 'O');
    m_document->flush();
    QVERIFY(own().find("source = { red = \"COCGGG\" }") != std::string::npos);
    correct(kFace, "D");
    m_document->push(
        std::make_unique<RemoveCorrectionsCommand>(*m_document, std::vector<ValuePath>{face(0)}));
    QVERIFY(valuesOf(corrections().own()).empty());
}

void tst_TableCorrections::switchedOffTheFileStays()
{
    correct(kBrush, 2);
    m_document->flush();
    const std::string text = own();
    m_document->push(std::make_unique<SwitchCorrectionsCommand>(*m_document, false));
    m_document->flush();
    QVERIFY(own().find("active = false") != std::string::npos);
    QVERIFY(own().find("track = 2") != std::string::npos);
    QCOMPARE(brushCost(), 1);
    QVERIFY(loadData(m_paths).value->system == m_document->library()->system);
    open();
    QVERIFY(!corrections().isActive());
    QVERIFY(corrections().isCorrected(kBrush));
    m_document->push(std::make_unique<SwitchCorrectionsCommand>(*m_document, true));
    m_document->flush();
    QCOMPARE(brushCost(), 2);
    QCOMPARE(own(), text);
}

void tst_TableCorrections::othersAreTakenOverInOneStep()
{
    using Kind = ImportedValue::Kind;
    correct(kBrush, 2);
    correct({"smoke", "most"}, 3);
    const fs::path other = folder() / "shared.toml";
    write(other, kHead + "[terrain.brush]\ncost = { track = 4 }\n[smoke]\nmost = 3\n[climb]\n"
                         "cost = { foot = 2 }\n");
    const auto read = m_document->tables().readOthers(other.string());
    QVERIFY(read);
    const std::vector<ImportedValue> preview = corrections().compared(*read.value);
    const auto kindOf = [&](const ValuePath &path) {
        for (const ImportedValue &one : preview)
            if (one.path == path)
                return one.kind;
        return Kind::Same;
    };
    QCOMPARE(preview.size(), std::size_t{3});
    QVERIFY(kindOf(kBrush) == Kind::Different);
    QVERIFY(kindOf({"smoke", "most"}) == Kind::Same);
    QVERIFY(kindOf({"climb", "cost", "foot"}) == Kind::New);
    const TomlTable before = corrections().own();
    m_document->push(std::make_unique<ImportCorrectionsCommand>(*m_document, *read.value));
    m_document->flush();
    QCOMPARE(brushCost(), 4);
    QCOMPARE(int(*m_document->library()->system.climb[0]), 2);
    m_document->undoStack().undo();
    QVERIFY(corrections().own() == before);
}

void tst_TableCorrections::onlySoundOthersAreTakenOver_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    const QByteArray head = QByteArray::fromStdString(kHead);
    const auto row = [](const char *name, const QByteArray &text, ProblemCode code) {
        QTest::addRow("%s", name) << text << int{code.value()};
    };
    row("no TOML", "not = = toml", FileProblem::Syntax);
    row("cards", "format = \"hexwerk.cards\"\nversion = 1\n", FileProblem::WrongFormat);
    row("a whole system", QByteArray(head).replace("extends", "id"), FileProblem::MissingKey);
    row("another system", QByteArray(head).replace("assault", "tactics"), FileProblem::UnknownId);
    row("newer tables", head + "data_version = 2\n", FileProblem::NewerSystem);
    row("an impossible value", head + "[smoke]\nmost = 0\n", FileProblem::OutOfRange);
}

void tst_TableCorrections::onlySoundOthersAreTakenOver()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    write(folder() / "shared.toml", text.toStdString());
    const auto read = m_document->tables().readOthers((folder() / "shared.toml").string());
    QVERIFY(!read);
    QCOMPARE(int{read.problems.at(0).code.value()}, code);
}

void tst_TableCorrections::allAreDroppedInOneStep()
{
    correct(kBrush, 2);
    correct(kFace, "X");
    correct({"marker", "normal_action", "name"}, TomlValue(TomlTable{{{"en", "Moved"}}}));
    const int steps = m_document->undoStack().count();
    m_document->push(
        std::make_unique<RemoveCorrectionsCommand>(*m_document, valuesOf(corrections().own())));
    QVERIFY(valuesOf(corrections().own()).empty());
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    m_document->flush();
    QVERIFY(!fs::exists(file()));
    m_document->undoStack().undo();
    QVERIFY(corrections().isCorrected(kFace));
}

void tst_TableCorrections::whatContradictsItselfWaits()
{
    const ValuePath group = {"marker", "normal_action", "group"};
    QVERIFY(hasErrors(m_document->problemsWith(corrections().withValue(group, "yellow"))));
    correct(group, "yellow");
    m_document->flush();
    QVERIFY(!fs::exists(file()));
    correct({"marker", "normal_action", "reverse"}, "fast_action");
    m_document->flush();
    QVERIFY(own().find("group = \"yellow\"") != std::string::npos);
    m_document->push(std::make_unique<SwitchCorrectionsCommand>(*m_document, false));
    correct({"marker", "firing", "group"}, "black"); // what does not count has to be sound too
    m_document->flush();
    QVERIFY(own().find("black") == std::string::npos);
}

void tst_TableCorrections::anEarlierFileCountsMore()
{
    write(folder() / "assault/mine.toml", kHead + "[terrain.brush]\ncost = { track = 5 }\n");
    open();
    QCOMPARE(brushCost(), 5);
    QVERIFY(!corrections().mayEdit(kBrush));
    QVERIFY(corrections().mayEdit({"smoke", "most"}));
    fs::rename(folder() / "assault/mine.toml", folder() / "assault/zeal.toml");
    open();
    QVERIFY(corrections().mayEdit(kBrush));
    QVERIFY(*valueAt(corrections().shipped(), kBrush) == TomlValue(5));
    correct(kBrush, 6);
    m_document->flush();
    QCOMPARE(brushCost(), 6);
    QCOMPARE(int(*loadData(m_paths).value->system.terrain.rows[3].cost[3]), 6);
}

void tst_TableCorrections::aBrokenFileIsLeftAlone()
{
    write(file(), kHead + "data_version = 7\n");
    open();
    QVERIFY(!m_document->mayCorrect());
    QVERIFY(m_document->tables().problems().at(0).code == FileProblem::NewerSystem);
}

void tst_TableCorrections::withoutAFolderNothingIsCorrected()
{
    m_paths = {{HW_SOURCE_DIR "/resources"}};
    open();
    QVERIFY(!m_document->mayCorrect());
}

void tst_TableCorrections::rulesSpeakOfEveryValueWithAMark()
{
    const TomlTable &shipped = corrections().shipped();
    for (const SystemTable &table : systemTables())
        for (const TableValue &value : cellsOf(table, shipped))
            if (markAt(shipped, value.path))
                QVERIFY2(!rulesOf(shipped, table, value.path).empty(),
                         hexwerk::toString(value.path).c_str());
    const auto rules = rulesOf(shipped, systemTables()[1], kBrush);
    QCOMPARE(rules.front(), std::string("R9.4a"));
}

HW_CORE_TEST(tst_TableCorrections)

} // namespace hexwerk::assault::ui::tst_table_corrections

#include "tst_table_corrections.moc"
