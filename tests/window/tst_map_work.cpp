#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/editor_page.h"
#include "app/main_window.h"
#include "core/files/scenario_reader.h"
#include "editor/canvas/map_canvas.h"
#include "editor/models/selection.h"
#include "editor/panels/minimap.h"
#include "editor/text/languages.h"
#include "tests/editor/sample.h"

#include <algorithm>
#include <memory>

using namespace hexwerk;
using namespace hexwerk::editor;

// Work on the map in the whole window: hexes chosen, copied, turned and kept, layers, overview,
// another size of the board. By mouse and by keys, to widgets found by their names.
class tst_MapWork final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void hexesAreCopiedTurnedAndLaidByKeys();
    void hexesGoFromOneScenarioToAnother();
    void aStampIsKeptUnderItsName();
    void aHiddenLayerIsNotPaintedAndNotChanged();
    void theOverviewMovesTheMap();
    void theBoardShrinksAndUnitsComeBackFromTheTray();
    void terrainIsReplacedInTheChosenHexes();
    void theEyedropperHasAKey();

private:
    QPoint at(const char *hex) const { return canvas().viewRect(hexNamed(hex)).center(); }
    void drag(const char *from, const char *to) const;
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const;
    void answer(const std::function<void(QDialog &)> &how, const std::function<void()> &open);
    void bringForward(const char *panel) const;
    template<typename T>
    T *named(const char *name, QWidget *root = nullptr) const;
    EditorPage &page() const { return m_window->editorPage(); }
    MapCanvas &canvas() const { return page().canvas(); }
    ScenarioDocument &document() const { return m_window->document(); }
    TerrainIndex terrainAt(const char *hex) const
    {
        return document().board().at(hexNamed(hex)).terrain;
    }

    QTemporaryDir m_folder;
    Languages m_languages;
    SharedLibrary m_library;
    Scenario m_training;
    std::unique_ptr<MainWindow> m_window;
};

void tst_MapWork::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
    m_languages.speak(QStringLiteral("en"));
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
    m_training =
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
}

void tst_MapWork::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_library, Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    document().reset(m_training);
    m_window->showMode(MainWindow::Mode::Edit);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

void tst_MapWork::cleanup()
{
    document().undoStack().setClean(); // nothing to ask about
    m_window.reset();
}

void tst_MapWork::drag(const char *from, const char *to) const
{
    QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at(from));
    QTest::mouseMove(canvas().viewport(), at(to));
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at(to));
}

void tst_MapWork::key(int key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
}

// What a hand does in the dialog that `open` opens.
void tst_MapWork::answer(const std::function<void(QDialog &)> &how,
                         const std::function<void()> &open)
{
    bool seen = false;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || seen)
            return;
        seen = true;
        how(*dialog);
    });
    look.start(10);
    open();
    QVERIFY(seen);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

// In front of those that share its place: what lies behind has no hands.
void tst_MapWork::bringForward(const char *panel) const
{
    auto *dock = page().findChild<QDockWidget *>(QLatin1String(panel));
    QVERIFY(dock);
    dock->raise();
    QTRY_VERIFY(dock->widget()->isEnabled());
}

template<typename T>
T *tst_MapWork::named(const char *name, QWidget *root) const
{
    for (T *widget : (root ? root : m_window.get())->template findChildren<T *>())
        if (widget->accessibleName() == QLatin1String(name))
            return widget;
    return nullptr;
}

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
    answer(name, [this] { key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier); });
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
        auto *fallen = named<QListWidget>("What falls outside", &dialog);
        QCOMPARE(fallen->count(), 0);
        named<QSpinBox>("Rows at the top", &dialog)->setValue(-(rows - 4));
        QVERIFY(fallen->count() > 0);
        dialog.accept();
    };
    answer(cut, [this] { key(Qt::Key_B, Qt::ControlModifier); });
    QCOMPARE(document().board().rows(), 4);
    QCOMPARE(document().scenario().units.size(), before.units.size());
    bringForward("tray");
    auto *tray = named<QListWidget>("Units off the board");
    QVERIFY(tray->count() > 0);
    const int waiting = tray->count();
    canvas().setCursor(hexNamed("C2"));
    tray->item(0)->setSelected(true);
    for (auto *button : m_window->findChildren<QPushButton *>())
        if (button->text() == QLatin1String("Bring on"))
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
    answer([](QDialog &dialog) { dialog.accept(); },
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

QTEST_MAIN(tst_MapWork)
#include "tst_map_work.moc"
