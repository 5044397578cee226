#include <QDir>
#include <QTest>

#include "editor/paper/piece_sizes.h"
#include "tests/editor/assault/paper/force_count.h"
#include "tests/editor/assault/paper/sheet_samples.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_counter_sheets {

using namespace Qt::Literals::StringLiterals;
using namespace hexwerk::testing;

class tst_CounterSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_library = shippedLibrary(); }
    void everyUnitHasItsCounters_data() { addScenarioRows(); }
    void everyUnitHasItsCounters();
    void lettersCanBeRead_data();
    void lettersCanBeRead();

private:
    SharedData m_library;
};

void tst_CounterSheets::everyUnitHasItsCounters()
{
    QFETCH(QString, path);
    const ForceCount expected(path);
    const auto document = opened(m_library, path);
    QVERIFY(!expected.counters.empty());
    QCOMPARE(titlesOf(piecesOf(SheetKind::Counters, *document, {})), expected.counters);
}

void tst_CounterSheets::lettersCanBeRead_data()
{
    QTest::addColumn<QSizeF>("counter");
    for (const editor::NamedSize &size : editor::counterSizes())
        QTest::newRow(size.name) << size.size;
}

// All of the library, and what scenarios name themselves.
void tst_CounterSheets::lettersCanBeRead()
{
    QFETCH(QSizeF, counter);
    expectLetters(SheetKind::Counters, ScenarioDocument(m_library), counter, 4.5, true);
    for (const QFileInfo &file :
         QDir(QStringLiteral(HW_SOURCE_DIR "/scenarios")).entryInfoList({u"*.toml"_s}))
        for (const SheetKind kind : {SheetKind::Counters, SheetKind::Markers})
            expectLetters(kind, *opened(m_library, file.filePath()), counter, 4.5, false);
}

HW_WINDOW_TEST(tst_CounterSheets)

} // namespace hexwerk::assault::ui::tst_counter_sheets

#include "tst_counter_sheets.moc"
