#include <QTest>

#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/files/writers/board_writer.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/document/file_text.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/document/sheet_check.h"
#include "editor/assault/document/tile_sheet.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_tile_sheet {

using namespace std::string_literals;

// A tile is edited as a sheet whose board is the tile, and says what a tile file says.
class tst_TileSheet final : public QObject
{
    Q_OBJECT

private slots:
    void aTileComesBackWhole();
    void onlyWhatChangedIsWritten();
    void itsProblemsAreThoseOfATile();
    void aScenarioFollowsTheLibrary();
};

static const std::string kText =
    "# drawn by hand\nformat = \"hexwerk.tile\"\nversion = 1\nid = \"M01A\"\n"
    "name = { en = \"Mill\" } # old\ncolumns = 4\nrows = 6\n\n"
    "[underlay]\npicture = \"scans/m01a.jpg\"\n\n"
    "[[patch]]\nhexes = [\"B2\"]\nterrain = \"heavy_forest\"\n";

static FileState fileOf(const std::string &text)
{
    const auto read = readTile(text, "m01a.toml");
    return {QStringLiteral("/tmp/m01a.toml"), scenarioOf(read.value.value().tile), text,
            FileKind::Tile};
}

void tst_TileSheet::aTileComesBackWhole()
{
    const Tile tile = readTile(kText, "m01a.toml").value.value().tile;
    QCOMPARE(tile.name.at("en"), "Mill"s);
    QCOMPARE(tile.underlay.value().picture, "scans/m01a.jpg"s);
    QVERIFY(tileOf(scenarioOf(tile)) == tile);
    const auto again = readTile(freshTileText(tile), "m01a.toml");
    QVERIFY(again && again.value->tile == tile);
}

void tst_TileSheet::onlyWhatChangedIsWritten()
{
    const FileState file = fileOf(kText);
    QCOMPARE(changedText(file, file.scenario).value(), kText);
    Scenario changed = file.scenario;
    changed.title["de"] = "Mühle";
    const std::string text = changedText(file, changed).value();
    QVERIFY(text.find("# drawn by hand") == 0);
    QVERIFY(text.find("de = \"Mühle\"") != std::string::npos);
    QVERIFY(text.find("# old") != std::string::npos);
}

void tst_TileSheet::itsProblemsAreThoseOfATile()
{
    FileState file = fileOf(kText);
    file.path = QStringLiteral("/nowhere/m01a.toml");
    const auto problems = problemsOf(file.scenario, file, *sampleLibrary());
    QCOMPARE(problems.size(), std::size_t{1}); // no word of sides, units and victory
    QVERIFY(problems.front().code == FileProblem::PictureMissing);
    file.scenario.board.patches[0].terrain = "moor";
    QVERIFY(problemsOf(file.scenario, file, *sampleLibrary()).front().code ==
            FileProblem::UnknownId);
}

void tst_TileSheet::aScenarioFollowsTheLibrary()
{
    const SharedData library = sampleLibrary();
    ScenarioDocument document(library);
    document.reset(sampleScenario());
    const Board before = document.board();
    auto other = std::make_shared<DataStore>(*library);
    other->tiles["T01A"].patches = {{{hexNamed("A1")}, "ruins", 2}};
    document.setLibrary(other);
    QVERIFY(document.board() != before);
    QCOMPARE(int{document.board().at(hexNamed("A1")).level}, 2);
}

HW_CORE_TEST(tst_TileSheet)

} // namespace hexwerk::assault::ui::tst_tile_sheet

#include "tst_tile_sheet.moc"
