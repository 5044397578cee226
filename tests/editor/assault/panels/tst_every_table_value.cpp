#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

#include "core/assault/files/library/data_store.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "core/files/text_file.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/panels/fields/dice_field.h"
#include "editor/assault/panels/fields/face_field.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/assault/text/table_text.h"
#include "editor/text/local_text.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <filesystem>
#include <fstream>
#include <memory>

namespace hexwerk::assault::ui::tst_every_table_value {

using namespace editor;

namespace fs = std::filesystem;

static const ValuePath kBrush = {"terrain", "brush", "cost", "track"};
static const ValuePath kFace = {"dice", "A", "red", "2"};

// Values of every table are set on the page with the keyboard alone, and stand in the file: every
// third, so that each column is met; tst_table_corrections sets them all.
class tst_EveryTableValue final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyValueIsSetByTypingAndFoundInTheFile_data();
    void everyValueIsSetByTypingAndFoundInTheFile();
    void aFaceGoesThroughItsSymbols();
    void whatContradictsItselfIsSaidAndNotTaken();
    void theRulesStandBesideTheValue();
    void whatIsOpenIsFoundAndConfirmedByKeys();
    void correctionsAreListedAndDropped();
    void correctionsAreSharedThroughAFile();
    void whatCannotBeTakenOverIsSaid();
    void everyCellIsNamedForWhoCannotSeeIt();

private:
    bool type(QWidget *focus);
    SystemTablesPage &page() { return m_page->tables(); }
    const Corrections &corrections() const { return m_document->corrections(); }
    const TomlValue *at(const ValuePath &path) const
    {
        return valueAt(corrections().corrected(), path);
    }
    template<typename Widget>
    Widget *part(const QString &name) const
    {
        for (auto *widget : m_page->tables().findChildren<Widget *>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    void correct(const ValuePath &path, const TomlValue &value)
    {
        m_document->push(std::make_unique<ChangeTableValueCommand>(*m_document, path, value));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    DataPaths m_paths;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<LibraryPage> m_page;
    Rulebook m_rulebook;
};

void tst_EveryTableValue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const fs::path own = m_folder->path().toStdString();
    m_paths = {{own, HW_SOURCE_DIR "/resources"}};
    auto data = loadData(m_paths);
    m_document = std::make_unique<LibraryDocument>(
        m_paths, own, std::make_shared<const DataStore>(std::move(data.value.value())));
    m_page = std::make_unique<LibraryPage>(
        *m_document, [] { return std::vector<OpenScenario>(); }, nullptr);
    m_rulebook = loadRulebook(m_paths, kSystemId, kRuleGrammar).value.value();
    page().setRulebook([this]() -> const Rulebook & { return m_rulebook; });
    m_page->resize(1280, 760);
    m_page->show();
    m_page->showTables();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void tst_EveryTableValue::cleanup()
{
    m_page.reset();
    m_document.reset();
    m_folder.reset();
}

// Something else than what is there, for whatever kind of field it is. False: there is nothing
// else.
bool tst_EveryTableValue::type(QWidget *focus)
{
    if (auto *box = qobject_cast<QComboBox *>(focus)) {
        const int before = box->currentIndex();
        QTest::keyClick(focus, before + 1 == box->count() ? Qt::Key_Up : Qt::Key_Down);
        return box->currentIndex() != before;
    }
    if (auto *box = qobject_cast<QSpinBox *>(focus)) {
        QTest::keyClick(focus, box->value() == box->maximum() ? Qt::Key_Down : Qt::Key_Up);
        return true;
    }
    if (qobject_cast<QCheckBox *>(focus) || qobject_cast<FaceEdit *>(focus)) {
        QTest::keyClick(focus, Qt::Key_Space);
        return true;
    }
    if (auto *dice = qobject_cast<DiceEdit *>(focus)) {
        QTest::keyClick(focus, dice->pool() == Pool().add(Die::Red) ? Qt::Key_G : Qt::Key_R);
        return true;
    }
    QTest::keyClick(focus, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(focus, QStringLiteral("Other name"));
    QTest::keyClick(focus, Qt::Key_Return);
    return true;
}

void tst_EveryTableValue::everyValueIsSetByTypingAndFoundInTheFile_data()
{
    QTest::addColumn<int>("table");
    for (std::size_t i = 0; i < systemTables().size(); ++i)
        QTest::addRow("%s", systemTables()[i].id) << static_cast<int>(i);
}

void tst_EveryTableValue::everyValueIsSetByTypingAndFoundInTheFile()
{
    QFETCH(int, table);
    int set = 0;
    std::size_t next = 0;
    for (const TableValue &value :
         cellsOf(systemTables()[static_cast<std::size_t>(table)], corrections().shipped())) {
        if (!testing::takesPart(next++, HW_SHARE == 1 ? 3 : 4 * HW_SHARE))
            continue;
        const QByteArray where = QByteArray::fromStdString(hexwerk::toString(value.path));
        page().showValue(value.path);
        QVERIFY2(page().form().value() && page().form().value()->path == value.path, where);
        QCoreApplication::processEvents();
        auto *grid = part<QTableView>(QStringLiteral("Values of the table"));
        QVERIFY(QApplication::focusWidget() == grid);
        QTest::keyClick(grid, Qt::Key_Return);
        QWidget *focus = QApplication::focusWidget();
        QVERIFY2(focus && page().form().isAncestorOf(focus), where);
        const int steps = m_document->undoStack().count();
        QVERIFY2(type(focus), where);
        if (!page().form().refusal().isEmpty()) { // alone it would be a contradiction
            QCOMPARE(m_document->undoStack().count(), steps);
            continue;
        }
        QVERIFY2(corrections().isCorrected(value.path), where);
        const auto after = at(value.path) ? std::optional(*at(value.path)) : std::nullopt;
        m_document->flush();
        const auto read = m_document->tables().readOthers(m_document->tables().file());
        QVERIFY2(read, where);
        const TomlTable inFile = laidOver(corrections().shipped(), withoutHead(*read.value));
        const TomlValue *filed = valueAt(inFile, value.path);
        QVERIFY2(filed && after && *filed == *after, where);
        m_document->undoStack().undo();
        QVERIFY2(!corrections().isCorrected(value.path), where);
        ++set;
    }
    QVERIFY(set > 0);
    m_document->flush();
    QVERIFY(!fs::exists(m_document->tables().file()));
}

void tst_EveryTableValue::aFaceGoesThroughItsSymbols()
{
    page().showValue(kFace);
    auto *face = page().form().findChild<FaceEdit *>();
    QVERIFY(face);
    const auto shown = [&] { return *at(kFace)->as<std::string>(); };
    QCOMPARE(shown(), std::string("D"));
    QTest::mouseClick(face, Qt::LeftButton);
    QCOMPARE(shown(), std::string("DD"));
    QTest::mouseClick(face, Qt::RightButton);
    QTest::mouseClick(face, Qt::RightButton);
    QCOMPARE(shown(), std::string("X"));
    QTest::keyClick(face, Qt::Key_6);
    QCOMPARE(shown(), std::string("CD"));
    QTest::keyClick(face, Qt::Key_Space);
    QCOMPARE(shown(), std::string("-"));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_EveryTableValue::whatContradictsItselfIsSaidAndNotTaken()
{
    page().showValue({"marker", "normal_action", "group"});
    emit page().form().field()->edited(PropertyValue(std::string("yellow")));
    QVERIFY(page().form().refusal().startsWith(QStringLiteral("Not applied: ")));
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!corrections().isCorrected({"marker", "normal_action", "group"}));
}

void tst_EveryTableValue::theRulesStandBesideTheValue()
{
    page().showValue({"fortification", "bunker", "front"});
    const auto *books = part<QTextBrowser>(QStringLiteral("What the rules say"));
    const QString text = books->toPlainText();
    for (const char *id : {"R9.6.3.2.8a", "R11.6f", "R9.6.3.2.8c"})
        QVERIFY2(text.contains(QString::fromLatin1(id)), id);
    const RuleEntry *entry = m_rulebook.find("R11.6f");
    QVERIFY(text.contains(toQString(textIn(*entry, "en").text)));
}

void tst_EveryTableValue::whatIsOpenIsFoundAndConfirmedByKeys()
{
    const int open = page().openValues();
    QVERIFY(open > 100);
    page().checkAgainstCopy(true);
    auto *list = part<QListWidget>(QStringLiteral("Tables"));
    int seen = 0;
    for (int row = 1; row < list->count(); ++row)
        seen += list->item(row)->isHidden() ? 0 : 1;
    QVERIFY(seen > 5 && seen < list->count() - 1); // transport and others are stated
    page().showTable(systemTables().front());
    page().checkAgainstCopy(true);
    auto *grid = part<QTableView>(QStringLiteral("Values of the table"));
    grid->setFocus();
    QVERIFY(page().form().value() && corrections().isOpen(page().form().value()->path));
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(grid, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(page().openValues(), open - 5);
    QVERIFY(corrections().differences().empty());
    QVERIFY(corrections().isOpen(page().form().value()->path));
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QCOMPARE(page().openValues(), open);
}

void tst_EveryTableValue::correctionsAreListedAndDropped()
{
    correct(kBrush, 2);
    correct(kFace, "X");
    page().showCorrections();
    auto *list = part<QTreeWidget>(QStringLiteral("My corrections"));
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(1)->text(0),
             QStringLiteral("Terrain chart: Brush, Movement points: Full tracks"));
    QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("1"));
    QCOMPARE(list->topLevelItem(1)->text(2), QStringLiteral("2"));
    list->setCurrentItem(list->topLevelItem(1));
    QVERIFY(page().form().value()->path == kBrush);
    page().dropChosen();
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(!corrections().isCorrected(kBrush));
    page().dropAll();
    QCOMPARE(list->topLevelItemCount(), 0);
    m_document->undoStack().undo();
    QCOMPARE(list->topLevelItemCount(), 1);
}

static void answer(QDialogButtonBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto *tree = dialog->findChild<QTreeWidget *>();
        QVERIFY(tree && !tree->topLevelItem(0)->isHidden());
        dialog->findChild<QDialogButtonBox *>()->button(button)->click();
    });
}

void tst_EveryTableValue::correctionsAreSharedThroughAFile()
{
    const QString file = m_folder->filePath(QStringLiteral("shared.toml"));
    correct(kBrush, 2);
    correct(kFace, "X");
    const TomlTable mine = corrections().own();
    QSignalSpy told(m_page.get(), &LibraryPage::told);
    page().exportTo(file);
    QVERIFY(told.last().front().toString().contains(QStringLiteral("shared.toml")));
    page().dropAll();
    answer(QDialogButtonBox::Cancel);
    page().importFrom(file);
    QVERIFY(valuesOf(corrections().own()).empty());
    const int steps = m_document->undoStack().count();
    answer(QDialogButtonBox::Ok);
    page().importFrom(file);
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QVERIFY(corrections().own() == mine);
}

void tst_EveryTableValue::whatCannotBeTakenOverIsSaid()
{
    const QString file = m_folder->filePath(QStringLiteral("newer.toml"));
    std::ofstream(file.toStdString())
        << "format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\ndata_version = 9\n";
    QSignalSpy told(m_page.get(), &LibraryPage::told);
    page().importFrom(file);
    QCOMPARE(told.last().front().toString(),
             QStringLiteral("Nothing was imported from newer.toml. Line 4, column 16: The "
                            "corrections were made for version 9 of the tables, but this program "
                            "has version 1. Use a newer program, or check the values and set "
                            "data_version to 1."));
}

void tst_EveryTableValue::everyCellIsNamedForWhoCannotSeeIt()
{
    page().showValue(kBrush);
    const SystemTableModel &model = page().model();
    QCOMPARE(model.data(model.indexOf(kBrush), Qt::AccessibleTextRole).toString(),
             QStringLiteral("Brush, Movement points: Full tracks: 1. G: our guess."));
    correct(kBrush, 2);
    QCOMPARE(model.data(model.indexOf(kBrush), Qt::AccessibleTextRole).toString(),
             QStringLiteral("Brush, Movement points: Full tracks: 2. Corrected by you. Ours: G: "
                            "our guess."));
}

HW_WINDOW_TEST(tst_EveryTableValue)

} // namespace hexwerk::assault::ui::tst_every_table_value

#include "tst_every_table_value.moc"
