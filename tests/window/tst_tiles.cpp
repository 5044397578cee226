#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>

#include "app/assault/files/scenario_files.h"
#include "app/editing/sheet_tabs.h"
#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/models/selection.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/sheet_test.h"

#include <memory>

namespace hexwerk::assault::ui::tst_tiles {

using namespace editor;
using window::kControlAlt;
using window::kControlShift;

// Tiles made and changed in the window, stamps taken out of the library.
class tst_Tiles final : public window::SheetTest
{
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void aNewTileIsPaintedSavedAndOffered();
    void aShippedTileIsCopiedAndNeverWritten();
    void aScenarioFollowsItsTile();
    void anIdThatIsTakenIsNotSaved();
    void aTileTakesNothingButGround();
    void unsavedWorkOnATileComesBack();
    void terrainIsTransformedOnTilesAndSeenBefore();
    void aStampIsAskedForBeforeItGoes();

private:
    void makeTile(const QString &id);
};

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
