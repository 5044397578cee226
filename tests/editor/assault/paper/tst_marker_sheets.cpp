#include <QTest>

#include "editor/paper/sheet_output.h"
#include "tests/editor/assault/paper/sheet_samples.h"
#include "tests/test_program.h"

#include <toml++/toml.h>

#include <map>
#include <utility>

namespace hexwerk::assault::ui::tst_marker_sheets {

using namespace Qt::Literals::StringLiterals;
using namespace hexwerk::testing;

class tst_MarkerSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_library = shippedLibrary(); }
    void r9_6_4_1c_hiddenMinesChangeNoSheet();
    void r9_6_4_1c_minesAreToldApartByTheirFronts();
    void r4_5a_dieFacesAreThoseOfTheTable();
    void thereAreAsManyAsTheTableSays();

private:
    SharedData m_library;
};

void tst_MarkerSheets::r9_6_4_1c_hiddenMinesChangeNoSheet()
{
    const auto one = opened(m_library, shippedScenario("gela-road"));
    ScenarioDocument other(m_library);
    Scenario changed = one->scenario();
    QVERIFY(changed.board.minefields.size() > 3 && !changed.mines.empty());
    for (Minefield &mines : changed.board.minefields) {
        mines.kind = mines.kind == MineKind::Dummy ? MineKind::AntiTank : MineKind::Dummy;
        std::swap(mines.hex, changed.board.minefields.front().hex);
    }
    changed.board.minefields.pop_back();
    changed.mines.front().antiTank += 3;
    changed.mines.front().antiPersonnel = 0;
    other.reset(changed);
    for (const SheetKind kind : kPieceKinds) {
        const auto pages = pagesOf(kind, *one, {});
        const auto others = pagesOf(kind, other, {});
        QCOMPARE(others.size(), pages.size());
        for (std::size_t i = 0; i < pages.size(); ++i)
            QCOMPARE(editor::pictureOf(others[i], 60), editor::pictureOf(pages[i], 60));
    }
}

void tst_MarkerSheets::r9_6_4_1c_minesAreToldApartByTheirFronts()
{
    const ScenarioDocument document(m_library);
    const SheetOptions options{.wholeLibrary = true};
    std::vector<QImage> minesBacks;
    std::map<QString, int> counts;
    for (const editor::Piece &marker : piecesOf(SheetKind::Markers, document, options))
        if (marker.title == u"Anti-personnel mines"_s || marker.title == u"Anti-tank mines"_s ||
            marker.title == u"Dummy mines"_s) {
            ++counts[marker.title];
            minesBacks.push_back(sideOf(marker.back));
        }
    QCOMPARE(counts, (std::map<QString, int>{{u"Anti-personnel mines"_s, 8},
                                             {u"Anti-tank mines"_s, 8},
                                             {u"Dummy mines"_s, 8}}));
    for (const QImage &image : minesBacks)
        QCOMPARE(image, minesBacks.front());
}

// Dice A of the table, four of each colour, six faces each: two faces are alike where the table has
// the same symbols.
void tst_MarkerSheets::r4_5a_dieFacesAreThoseOfTheTable()
{
    const toml::table system = toml::parse_file(HW_SOURCE_DIR "/resources/assault/system.toml");
    const auto document = opened(m_library, shippedScenario("gela-road"));
    const auto pieces = piecesOf(SheetKind::DiceStickers, *document, {});
    QCOMPARE(pieces.size(), std::size_t{4 * 4 * 6});
    std::size_t first = 0;
    for (const char *colour : {"red", "yellow", "green", "blue"}) {
        const toml::array &faces = *system["dice"]["A"][colour].as_array();
        QCOMPARE(faces.size(), std::size_t{6});
        for (std::size_t one = 0; one < 6; ++one)
            for (std::size_t other = 0; other < 6; ++other)
                QCOMPARE(sideOf(pieces[first + one].front) ==
                             sideOf(pieces[first + 6 + other].front),
                         faces[one].value<std::string>() == faces[other].value<std::string>());
        first += 4 * 6;
    }
}

void tst_MarkerSheets::thereAreAsManyAsTheTableSays()
{
    DataStore changed = *m_library;
    changed.system.sheets = {
        .status = 3, .spare = 2, .smoke = 5, .mines = 6, .damage = 3, .dice = 1};
    const ScenarioDocument document(std::make_shared<const DataStore>(changed));
    const SheetOptions options{.wholeLibrary = true};
    const std::map<QString, int> titles = titlesOf(piecesOf(SheetKind::Markers, document, options));
    QCOMPARE(titles.at(u"Dummy mines"_s), 6);
    QCOMPARE(titles.at(u"Smoke 1"_s), 5);
    QCOMPARE(titles.at(u"Suppressed"_s), 3);
    QCOMPARE(titles.at(u"Damage"_s), 2 * 3); // with 1 and 2, and with 3
    QCOMPARE(titles.at(u"Waypoint"_s), 2);
    QCOMPARE(piecesOf(SheetKind::DiceStickers, document, options).size(), std::size_t{4 * 6});
}

HW_WINDOW_TEST(tst_MarkerSheets)

} // namespace hexwerk::assault::ui::tst_marker_sheets

#include "tst_marker_sheets.moc"
