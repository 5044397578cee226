#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/minimap.h"
#include "tests/test_program.h"
#include "tests/window/editor_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_map_work {

// Work on the map in the whole window: hexes chosen, copied, turned and kept, layers, overview,
// another size of the board. By mouse and by keys, to widgets found by their names.
class tst_MapWork final : public window::EditorTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openEditor(m_training); }
    void cleanup() { closeEditor(); }
    void hexesAreCopiedTurnedAndLaidByKeys();
    void hexesGoFromOneScenarioToAnother();
    void aStampIsKeptUnderItsName();
    void aHiddenLayerIsNotPaintedAndNotChanged();
    void theOverviewMovesTheMap();
    void theBoardShrinksAndUnitsComeBackFromTheTray();
    void terrainIsReplacedInTheChosenHexes();
    void theEyedropperHasAKey();

private:
    TerrainIndex terrainAt(const char *hex) const
    {
        return document().board().at(hexNamed(hex)).terrain;
    }

    const Scenario m_training = window::trainingInfantry();
};

void tst_MapWork::hexesAreCopiedTurnedAndLaidByKeys()
{
    const Board before = document().board();
    key(Qt::Key_A);
    canvas().setCursor(hexNamed("G5"));
    key(Qt::Key_Return);
    canvas().setCursor(hexNamed("I7"));
    key(Qt::Key_Return);
    QCOMPARE(page().selection().hexes().size(), std::size_t{9});
    key(Qt::Key_C, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page().tools().current() == ToolId::Stamp);
    QVERIFY(document().board() == before); // it is in the hand
    const Stamp taken = page().palette().choices().stamp;
    key(Qt::Key_E);
    key(Qt::Key_E);
    QVERIFY(page().palette().choices().stamp == turned(taken, 2));
    key(Qt::Key_E, Qt::ShiftModifier);
    key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(page().palette().choices().stamp == mirrored(turned(taken, 1)));
    canvas().setCursor(hexNamed("D11"));
    key(Qt::Key_Return);
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(document().board() != before);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().board() == before);
}

void tst_MapWork::hexesGoFromOneScenarioToAnother()
{
    const TerrainIndex wanted = *document().terrain().find("vine_grove");
    page().palette().choose(&PaletteChoices::terrain, std::string("vine_grove"));
    key(Qt::Key_T);
    canvas().setCursor(hexNamed("C3"));
    key(Qt::Key_Return);
    page().selection().setHexes({hexNamed("C3")});
    key(Qt::Key_A);
    key(Qt::Key_C, Qt::ControlModifier);
    document().reset({});
    key(Qt::Key_V, Qt::ControlModifier);
    canvas().setCursor(hexNamed("E5"));
    key(Qt::Key_Return);
    QCOMPARE(int{terrainAt("E5")}, int{wanted});
}

void tst_MapWork::aStampIsKeptUnderItsName()
{
    page().selection().setHexes({hexNamed("G5"), hexNamed("G6")});
    const auto name = [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("Two hexes"));
        dialog.accept();
    };
    answer({name}, [this] { key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier); });
    QVERIFY(
        QFile::exists(m_folder.filePath(QStringLiteral("hexwerk/assault/stamps/two-hexes.toml"))));
    key(Qt::Key_P);
    auto *list = named<QListWidget>("Stamp");
    QVERIFY(list);
    QCOMPARE(list->item(list->count() - 1)->text(), QStringLiteral("Two hexes"));
    QVERIFY(!list->item(list->count() - 1)->icon().isNull());
}

void tst_MapWork::aHiddenLayerIsNotPaintedAndNotChanged()
{
    bringForward("layers");
    canvas().finishDrawing();
    const QImage before = canvas().viewport()->grab().toImage();
    auto *eye = named<QToolButton>("Show: Units");
    QVERIFY(eye);
    eye->click();
    canvas().finishDrawing();
    QVERIFY(canvas().viewport()->grab().toImage() != before);
    const auto hasUnit = [this] {
        const auto &items = page().selection().items();
        return std::any_of(items.begin(), items.end(),
                           [](ItemRef item) { return item.table == Table::Unit; });
    };
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, at("G5")); // a unit stands there
    QVERIFY(!hasUnit());
    key(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(!hasUnit());
    eye->click();
    named<QToolButton>("Lock: Terrain")->click();
    key(Qt::Key_T);
    key(Qt::Key_Return);
    key(Qt::Key_PageUp, Qt::ShiftModifier); // levels are open
    QCOMPARE(document().undoStack().count(), 1);
}

void tst_MapWork::theOverviewMovesTheMap()
{
    canvas().setPixelsPerHex(128);
    auto *overview = named<Minimap>("Overview of the map");
    QVERIFY(overview);
    const QRectF map = overview->mapRect();
    QTest::mouseClick(overview, Qt::LeftButton, {}, map.topLeft().toPoint() + QPoint(4, 4));
    QVERIFY(canvas().hexAt(at("A1")).has_value());
    QVERIFY(canvas().viewport()->rect().contains(at("A1")));
    QTest::mousePress(overview, Qt::LeftButton, {}, map.center().toPoint());
    QTest::mouseMove(overview, map.bottomRight().toPoint() - QPoint(3, 3));
    QTest::mouseRelease(overview, Qt::LeftButton, {}, map.bottomRight().toPoint());
    QVERIFY(!canvas().viewport()->rect().contains(at("A1")));
    const QRectF seen = canvas().visibleMap();
    QTest::keyClick(overview, Qt::Key_Up);
    QVERIFY(canvas().visibleMap().top() < seen.top());
    QCOMPARE(canvas().visibleMap().left(), seen.left());
}

void tst_MapWork::theBoardShrinksAndUnitsComeBackFromTheTray()
{
    const Scenario before = document().scenario();
    const int rows = document().board().rows();
    const auto cut = [&](QDialog &dialog) {
        auto *fallen = named<QListWidget>("Items outside the board", &dialog);
        QCOMPARE(fallen->count(), 0);
        named<QSpinBox>("Rows at the top", &dialog)->setValue(-(rows - 4));
        QVERIFY(fallen->count() > 0);
        dialog.accept();
    };
    answer({cut}, [this] { key(Qt::Key_B, Qt::ControlModifier); });
    QCOMPARE(document().board().rows(), 4);
    QCOMPARE(document().scenario().units.size(), before.units.size());
    bringForward("tray");
    auto *tray = named<QListWidget>("Units off the board");
    QVERIFY(tray->count() > 0);
    const int waiting = tray->count();
    canvas().setCursor(hexNamed("C2"));
    tray->item(0)->setSelected(true);
    for (auto *button : m_window->findChildren<QPushButton *>())
        if (button->text() == QLatin1String("Place on map"))
            button->click();
    QCOMPARE(tray->count(), waiting - 1);
    QCOMPARE(document().undoStack().count(), 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scenario() == before);
}

void tst_MapWork::terrainIsReplacedInTheChosenHexes()
{
    key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page().selection().hexes().size(), document().board().size());
    const TerrainIndex from = terrainAt("A1");
    canvas().setCursor(hexNamed("A1"));
    page().palette().choose(&PaletteChoices::terrain, std::string("ruins"));
    answer({[](QDialog &dialog) { dialog.accept(); }},
           [this] { key(Qt::Key_T, Qt::ControlModifier); });
    QCOMPARE(document().undoStack().count(), 1);
    for (std::size_t i = 0; i < document().board().size(); ++i)
        QVERIFY(document().board().at(document().board().hexAt(i)).terrain != from);
}

void tst_MapWork::theEyedropperHasAKey()
{
    key(Qt::Key_T);
    canvas().setCursor(hexNamed("A1"));
    page().palette().choose(&PaletteChoices::terrain, std::string("ruins"));
    key(Qt::Key_I);
    QCOMPARE(page().palette().choices().terrain, document().terrain().row(terrainAt("A1")).id);
    key(Qt::Key_3);
    key(Qt::Key_6);
    QCOMPARE(page().palette().choices().brush, 2);
    QVERIFY(page().palette().choices().shape == PaintShape::Rectangle);
    QCOMPARE(document().undoStack().count(), 0);
}

HW_WINDOW_TEST(tst_MapWork)

} // namespace hexwerk::assault::ui::tst_map_work

#include "tst_map_work.moc"
