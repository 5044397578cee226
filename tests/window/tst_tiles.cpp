#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/editing/editor_page.h"
#include "app/files/scenario_files.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/picture_dialog.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"

#include <functional>
#include <memory>

namespace hexwerk::assault::ui::tst_tiles {

using namespace editor;

// Tiles made and changed in the window, pictures laid under maps, stamps taken out of the library.
class tst_Tiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aNewTileIsPaintedSavedAndOffered();
    void aShippedTileIsCopiedAndNeverWritten();
    void aScenarioFollowsItsTile();
    void anIdThatIsTakenIsNotSaved();
    void aTileTakesNothingButGround();
    void unsavedWorkOnATileComesBack();
    void aPictureIsPlacedByThreeClicks();
    void theWrittenMapHasThePicture();
    void whatIsNoPictureIsRefused_data();
    void whatIsNoPictureIsRefused();
    void aPictureFromElsewhereIsCopied();
    void aScenarioWithoutItsPictureOpens();
    void terrainIsTransformedOnTilesAndSeenBefore();
    void aStampIsAskedForBeforeItGoes();

private:
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    // What a hand does in the dialogs that `open` opens, one after the other.
    void answer(std::vector<std::function<void(QDialog &)>> hows,
                const std::function<void()> &open);
    void makeTile(const QString &id);
    QString picture(const QString &name, QSize size = {600, 480}) const;
    QString savedScenario(const QString &name);
    template<typename T>
    static T *named(const QWidget *root, const char *name)
    {
        for (T *widget : root->findChildren<T *>())
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        return nullptr;
    }
    EditorPage &page() const { return m_window->editorPage(); }
    MapCanvas &canvas() const { return page().canvas(); }
    ScenarioDocument &document() const { return m_window->document(); }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    Languages m_languages;
    SharedLibrary m_library;
    std::unique_ptr<MainWindow> m_window;
};

static constexpr auto kControlShift = Qt::ControlModifier | Qt::ShiftModifier;
static constexpr auto kControlAlt = Qt::ControlModifier | Qt::AltModifier;

void tst_Tiles::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    m_languages.speak(QStringLiteral("en"));
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    m_library = std::make_shared<const DataStore>(std::move(data.value.value()));
}

void tst_Tiles::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
    m_window = std::make_unique<MainWindow>(m_library, Rulebook{}, m_languages);
    DataPaths paths;
    paths.folders = {m_folder->filePath(QStringLiteral("hexwerk")).toStdString(),
                     HW_SOURCE_DIR "/resources"};
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->newScenario();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QCoreApplication::processEvents();
}

void tst_Tiles::cleanup()
{
    document().undoStack().setClean(); // nothing to ask about
    m_window.reset();
}

void tst_Tiles::answer(std::vector<std::function<void(QDialog &)>> hows,
                       const std::function<void()> &open)
{
    std::size_t next = 0;
    const QWidget *last = nullptr;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || dialog == last || next == hows.size())
            return;
        last = dialog;
        hows[next++](*dialog);
    });
    look.start(10);
    open();
    QCOMPARE(next, hows.size());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_Tiles::makeTile(const QString &id)
{
    const auto name = [id](QDialog &dialog) {
        named<QLineEdit>(&dialog, "Id")->setText(id);
        named<QLineEdit>(&dialog, "Name in English")->setText(QStringLiteral("Hill"));
        named<QLineEdit>(&dialog, "Name in German")->setText(QStringLiteral("Hügel"));
        dialog.accept();
    };
    answer({name}, [this] { key(Qt::Key_N, kControlShift); });
}

QString tst_Tiles::picture(const QString &name, QSize size) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString file = m_folder->filePath(name);
    image.save(file);
    return file;
}

QString tst_Tiles::savedScenario(const QString &name)
{
    const QString path = m_folder->filePath(name);
    [&] { QVERIFY(saveScenario(document(), path).isEmpty()); }();
    return path;
}

void tst_Tiles::aNewTileIsPaintedSavedAndOffered()
{
    makeTile(QStringLiteral("hill"));
    QVERIFY(document().isTile());
    QCOMPARE(document().board().columns(), 10);
    page().palette().choose(&PaletteChoices::terrain, std::string("vine_grove"));
    key(Qt::Key_T);
    canvas().setCursor(hexNamed("C3"));
    key(Qt::Key_Return);
    key(Qt::Key_PageUp, Qt::ShiftModifier);
    QCOMPARE(document().undoStack().count(), 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_S, Qt::ControlModifier);

    const QString file = m_folder->filePath(QStringLiteral("hexwerk/assault/tiles/hill.toml"));
    QVERIFY(QFile::exists(file));
    QVERIFY(!document().isModified());
    QCOMPARE(document().path(), file);
    const OpenResult read = openScenario(file);
    QVERIFY(read.file && read.file->kind == FileKind::Tile);
    QVERIFY(read.file->scenario == document().scenario());
    QVERIFY(document().library().tile("hill"));

    m_window->tabs().step(-1);
    QVERIFY(!document().isTile());
    for (QAction *action : page().toolActions())
        if (action->shortcut() == QKeySequence(ToolBox::info(ToolId::Tile).shortcut))
            action->trigger();
    const auto *list = named<QListWidget>(&page(), "Tile");
    QVERIFY(list);
    QCOMPARE(list->findItems(QStringLiteral("hill: Hill"), Qt::MatchExactly).size(), 1);
}

void tst_Tiles::aShippedTileIsCopiedAndNeverWritten()
{
    const QString shipped = QStringLiteral(HW_SOURCE_DIR "/resources/assault/tiles/T01A.toml");
    QFile file(shipped);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    document().push(std::make_unique<PlaceTileCommand>(
        document(), TilePlacement{"T01A", Hex::at(0, 0), false, {}}));
    canvas().setCursor(hexNamed("B2"));
    key(Qt::Key_T, kControlAlt);
    QVERIFY(document().isTile());
    QCOMPARE(document().scenario().id, std::string("T01A-2"));
    QVERIFY(document().board().columns() == m_library->tile("T01A")->columns);
    key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("hexwerk/assault/tiles/T01A-2.toml"))));
    QCOMPARE(document().library().tile("T01A")->patches, m_library->tile("T01A")->patches);
    m_window->open(shipped); // its file itself: a copy again
    QCOMPARE(document().scenario().id, std::string("T01A-3"));
    QVERIFY(document().path().isEmpty());
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

void tst_Tiles::aScenarioFollowsItsTile()
{
    makeTile(QStringLiteral("hill"));
    key(Qt::Key_S, Qt::ControlModifier);
    m_window->tabs().step(-1);
    document().push(std::make_unique<PlaceTileCommand>(
        document(), TilePlacement{"hill", Hex::at(2, 0), false, {}}));
    const int steps = document().undoStack().count();
    QCOMPARE(int{document().board().at(hexNamed("E3")).level}, 0);
    canvas().setCursor(hexNamed("E3"));
    key(Qt::Key_T, kControlAlt); // edit this tile: the tab that is open
    QVERIFY(document().isTile());
    QCOMPARE(m_window->tabs().count(), 2);
    document().push(
        std::make_unique<PaintLevelCommand>(document(), std::vector{hexNamed("C3")}, 2));
    key(Qt::Key_S, Qt::ControlModifier);
    m_window->tabs().step(-1);
    QCOMPARE(int{document().board().at(hexNamed("E3")).level}, 2);
    QCOMPARE(document().undoStack().count(), steps);
}

void tst_Tiles::anIdThatIsTakenIsNotSaved()
{
    const auto look = [](QDialog &dialog) {
        named<QLineEdit>(&dialog, "Id")->setText(QStringLiteral("T01A"));
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        named<QLineEdit>(&dialog, "Id")->setText(QStringLiteral("../hill"));
        QVERIFY(!ok->isEnabled());
        named<QLineEdit>(&dialog, "Id")->setText(QStringLiteral("hill"));
        QVERIFY(ok->isEnabled());
        dialog.accept();
    };
    answer({look}, [this] { key(Qt::Key_N, kControlShift); });
    QCOMPARE(document().scenario().id, std::string("hill"));
    // Another name for it is a step, and saves a second tile.
    key(Qt::Key_S, Qt::ControlModifier);
    const auto rename = [](QDialog &dialog) {
        named<QLineEdit>(&dialog, "Id")->setText(QStringLiteral("ridge"));
        dialog.accept();
    };
    answer({rename}, [this] { key(Qt::Key_M, kControlShift); });
    QCOMPARE(document().undoStack().count(), 1);
    key(Qt::Key_S, Qt::ControlModifier);
    for (const char *id : {"hill", "ridge"})
        QVERIFY(QFile::exists(tileFile(id)));
}

void tst_Tiles::aTileTakesNothingButGround()
{
    document().push(std::make_unique<PlaceSmokeCommand>(document(), hexNamed("C3")));
    page().selection().set({{Table::Smoke, 0, 0}});
    key(Qt::Key_C, Qt::ControlModifier);
    page().tools().take(ToolId::Unit);
    makeTile(QStringLiteral("hill"));
    QVERIFY(page().tools().current() == ToolId::Select);
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document().scenario().board.smoke.empty());
    for (const QAction *action : page().toolActions())
        if (action->shortcut() == QKeySequence(ToolBox::info(ToolId::Unit).shortcut))
            QVERIFY(!action->isEnabled());
    key(Qt::Key_F5);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

void tst_Tiles::unsavedWorkOnATileComesBack()
{
    Scenario painted;
    {
        ScenarioDocument killed(m_library);
        const JournalKeeper keeper(killed, journalFolder());
        const Tile tile{.id = "hill", .name = {{"en", "Hill"}}, .columns = 10, .rows = 8};
        killed.discard(
            killed.exchange(killed.newSheet({{}, scenarioOf(tile), {}, FileKind::Tile})));
        killed.push(std::make_unique<PaintTerrainCommand>(killed, std::vector{hexNamed("C3")},
                                                          "vine_grove"));
        painted = killed.scenario();
    }
    const auto recover = [](QDialog &dialog) {
        const auto *list = named<QListWidget>(&dialog, "Unsaved work");
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Tile hill, never saved")));
        dialog.findChild<QDialogButtonBox *>()->buttons().front()->click();
        if (dialog.isVisible())
            dialog.reject();
    };
    answer({recover}, [this] { m_window->offerRecovery(); });
    QVERIFY(document().isTile());
    QVERIFY(document().scenario() == painted);
    QVERIFY(document().isModified());
}

void tst_Tiles::aPictureIsPlacedByThreeClicks()
{
    savedScenario(QStringLiteral("south.toml"));
    const QString file = picture(QStringLiteral("south.png"));
    const auto place = [&](QDialog &dialog) {
        auto &pictures = dynamic_cast<PictureDialog &>(dialog);
        pictures.choose(file);
        auto *view = dialog.findChild<PictureView *>();
        QTRY_COMPARE(view->pictureSize(), QSize(600, 480));
        for (const QPoint at : {QPoint(60, 50), QPoint(540, 50), QPoint(60, 430)})
            QTest::mouseClick(view, Qt::LeftButton, {}, view->seenAt(at).toPoint());
        QTest::keyClick(view, Qt::Key_Right); // the first one again, by one pixel
        named<QSlider>(&dialog, "Opacity")->setValue(60);
        QTRY_VERIFY(canvas().scene().picture.has_value()); // seen on the map meanwhile
        dialog.accept();
    };
    answer({place}, [this] { key(Qt::Key_P, kControlAlt); });
    QCOMPARE(document().undoStack().count(), 1);
    const Underlay &underlay = document().scenario().board.underlay.value();
    QCOMPARE(underlay.picture, std::string("south.png"));
    QCOMPARE(underlay.opacity, 60);
    QCOMPARE(underlay.points.size(), std::size_t{3});
    QVERIFY(std::abs(underlay.points[1].x - 540) <= 2 && std::abs(underlay.points[1].y - 50) <= 2);
    QTRY_VERIFY(canvas().scene().picture.has_value());
    // It goes into the play view.
    Scenario scenario =
        loadScenario(HW_SOURCE_DIR "/scenarios/training-infantry.toml").value.value().scenario;
    scenario.board.underlay = underlay;
    document().reset(scenario, m_folder->filePath(QStringLiteral("south.toml")));
    key(Qt::Key_F5);
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    m_window->showMode(MainWindow::Mode::Edit);
}

void tst_Tiles::theWrittenMapHasThePicture()
{
    picture(QStringLiteral("south.png"));
    Scenario scenario = document().scenario();
    const auto written = [&](const QString &name) {
        document().reset(scenario);
        const QString map = m_folder->filePath(name);
        QProcess program;
        program.start(QStringLiteral(HW_BINARY_DIR "/app/hexwerk"),
                      {savedScenario(QStringLiteral("south.toml")), QStringLiteral("--render"), map,
                       QStringLiteral("--data"), QStringLiteral(HW_SOURCE_DIR "/resources")});
        program.waitForFinished();
        QFile file(map);
        file.open(QIODevice::ReadOnly);
        return file.readAll();
    };
    const QByteArray bare = written(QStringLiteral("map.png"));
    const QByteArray page = written(QStringLiteral("map.pdf"));
    QVERIFY(!bare.isEmpty() && !page.isEmpty());
    scenario.board.underlay = Underlay{"south.png", {}, 100};
    QVERIFY(written(QStringLiteral("map.png")) != bare);
    QVERIFY(written(QStringLiteral("map.pdf")).size() > page.size() + 1000);
}

void tst_Tiles::whatIsNoPictureIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("size");
    QTest::newRow("a page") << QStringLiteral("a.png") << QByteArray("<html>") << qint64{0};
    QTest::newRow("another kind") << QStringLiteral("a.gif") << QByteArray("GIF89a") << qint64{0};
    QTest::newRow("200 MB") << QStringLiteral("b.png") << QByteArray() << qint64{200 << 20};
}

void tst_Tiles::whatIsNoPictureIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(qint64, size);
    savedScenario(QStringLiteral("south.toml"));
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.resize(std::max(size, qint64{bytes.size()}));
    file.close();
    QString told;
    QTimer::singleShot(0, this, [] {});
    const auto choose = [&](QDialog &dialog) {
        QTimer::singleShot(50, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == QStringLiteral("refused-picture"));
            told = box->informativeText();
            box->accept();
        });
        dynamic_cast<PictureDialog &>(dialog).choose(file.fileName());
        QVERIFY(!dynamic_cast<PictureDialog &>(dialog).underlay());
        dialog.reject();
    };
    answer({choose}, [this] { key(Qt::Key_P, kControlAlt); });
    QVERIFY(told.contains(name));
    QCOMPARE(document().undoStack().count(), 0);
}

void tst_Tiles::aPictureFromElsewhereIsCopied()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("other")));
    savedScenario(QStringLiteral("other/south.toml"));
    const QString file = picture(QStringLiteral("south.png"));
    const QString copy = m_folder->filePath(QStringLiteral("other/south.png"));
    const auto choose = [&](QDialog &dialog) {
        dynamic_cast<PictureDialog &>(dialog).choose(file);
        QVERIFY(!QFile::exists(copy)); // not before it is wanted
        QTimer::singleShot(50, this, [] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->objectName() == QStringLiteral("copy-picture"));
            box->button(QMessageBox::Yes)->click();
        });
        dialog.accept();
    };
    answer({choose}, [this] { key(Qt::Key_P, kControlAlt); });
    QVERIFY(QFile::exists(copy));
    QCOMPARE(document().scenario().board.underlay.value().picture, std::string("south.png"));
}

void tst_Tiles::aScenarioWithoutItsPictureOpens()
{
    Scenario scenario = document().scenario();
    scenario.board.underlay = Underlay{"gone.png", {}, 100};
    document().reset(scenario);
    const QString path = savedScenario(QStringLiteral("gone.toml"));
    const OpenResult read = openScenario(path);
    QVERIFY(read.file);
    const auto *list = named<QListWidget>(&page(), "Problems");
    QTRY_VERIFY(!list->findItems(QStringLiteral("gone.png"), Qt::MatchContains).isEmpty());
    QVERIFY(!canvas().scene().picture);
}

void tst_Tiles::terrainIsTransformedOnTilesAndSeenBefore()
{
    document().push(std::make_unique<PlaceTileCommand>(
        document(), TilePlacement{"T01A", Hex::at(0, 0), false, {}}));
    const Board before = document().board();
    const std::string from = document().terrain().row(before.at(hexNamed("A1")).terrain).id;
    canvas().setCursor(hexNamed("A1"));
    page().palette().choose(&PaletteChoices::terrain, std::string("ruins"));
    const auto look = [&](QDialog &dialog) {
        for (auto *where : dialog.findChildren<QRadioButton *>())
            if (where->text().startsWith(QStringLiteral("On all tiles")))
                where->click();
        QVERIFY(canvas().scene().board != before); // on the map, while it is asked
        QVERIFY(document().board() == before);
        dialog.accept();
    };
    answer({look}, [this] { key(Qt::Key_T, Qt::ControlModifier); });
    QCOMPARE(document().scenario().board.transforms,
             (std::vector<Transform>{{from, std::string("ruins")}}));
    const Board after = document().board();
    QVERIFY(after != before);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().board() == before);
    QTRY_VERIFY(canvas().scene().board == before);
    answer({[](QDialog &dialog) { dialog.reject(); }},
           [this] { key(Qt::Key_T, Qt::ControlModifier); });
    QVERIFY(canvas().scene().board == before);
}

void tst_Tiles::aStampIsAskedForBeforeItGoes()
{
    const QString folder = m_folder->filePath(QStringLiteral("hexwerk/assault/stamps"));
    QVERIFY(QDir().mkpath(folder));
    QFile bad(folder + QStringLiteral("/bad.toml"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("format = \"hexwerk.stamp\"\nversion = 1\nid = 7\n");
    bad.close();
    page().selection().setHexes({hexNamed("G5"), hexNamed("G6")});
    const auto name = [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("Two hexes"));
        dialog.accept();
    };
    answer({name}, [this] { key(Qt::Key_K, kControlShift); });
    key(Qt::Key_P);
    const auto *list = named<QListWidget>(&page(), "Stamp");
    QVERIFY(list && list->currentItem());
    bool isTold = false;
    for (const auto *notice : page().findChildren<QLabel *>(QStringLiteral("note")))
        isTold |= notice->isVisible() && notice->text().contains(QStringLiteral("bad.toml"));
    QVERIFY(isTold);

    QPushButton *remove = nullptr;
    for (auto *button : page().findChildren<QPushButton *>())
        if (button->toolTip() == QStringLiteral("Remove the stamp from your library"))
            remove = button;
    QVERIFY(remove);
    const QString file = folder + QStringLiteral("/two-hexes.toml");
    const auto enter = [](QDialog &dialog) {
        QVERIFY(window::isEnterHarmless(dynamic_cast<QMessageBox &>(dialog)));
        QTest::keyClick(&dialog, Qt::Key_Return);
    };
    answer({enter}, [&] { remove->click(); });
    QVERIFY(QFile::exists(file));
    const auto yes = [](QDialog &dialog) {
        dynamic_cast<QMessageBox &>(dialog).button(QMessageBox::Yes)->click();
    };
    answer({yes}, [&] { remove->click(); });
    QVERIFY(!QFile::exists(file));
}

HW_WINDOW_TEST(tst_Tiles)

} // namespace hexwerk::assault::ui::tst_tiles

#include "tst_tiles.moc"
