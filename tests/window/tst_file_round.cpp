#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

#include "app/assault/editing/editor_page.h"
#include "app/assault/files/scenario_files.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/models/property.h"
#include "tests/test_program.h"
#include "tests/window/file_test.h"

#include <memory>

namespace hexwerk::assault::ui::tst_file_round {

using namespace editor;

// Files through the window: opened, changed, saved, asked about.
class tst_FileRound final : public window::FileTest
{
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() { begin(); }
    void aSavedFileDiffersOnlyWhereItWasChanged();
    void whatCouldNotBeOpenedAgainIsNotSaved_data();
    void whatCouldNotBeOpenedAgainIsNotSaved();
    void aBrokenFileIsNotOpenedAndAllItsProblemsAreSaid();
    void closingWithUnsavedChangesAsks();
    void everyWayOutAsks_data();
    void everyWayOutAsks();
    void aFileChangedByAnotherProgramIsNotWrittenOverUnasked();
    void aFileThatIsGoneIsWrittenAnew();
    void aDroppedFileIsOpened_data();
    void aDroppedFileIsOpened();
    void whatWasOpenedLastIsListedFirst();
    void theTitleHasAStarWhileSomethingIsUnsaved();
    void keysWorkOnTheMapAlone();

private:
    QByteArray bytesOf(const QString &path) const;
    void write(const QString &path, const QByteArray &bytes) const;
    void change();
    void press(Qt::Key key);
};

QByteArray tst_FileRound::bytesOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// With Ctrl, as soon as the window has the keyboard: a dialog before may still have it.
void tst_FileRound::press(Qt::Key key)
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), key, Qt::ControlModifier);
}

void tst_FileRound::write(const QString &path, const QByteArray &bytes) const
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void tst_FileRound::change()
{
    ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("G12")));
}

void tst_FileRound::aSavedFileDiffersOnlyWhereItWasChanged()
{
    const QString path = copyOf("every_key.toml");
    const QByteArray before = bytesOf(path);
    m_window->open(path);
    ScenarioDocument &document = m_window->document();
    QCOMPARE(document.scenario().id, std::string("every-key"));

    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("G12"))); // 2 -> 3
    QVERIFY(saveScenario(document, path).isEmpty());

    QByteArray wanted = before;
    wanted.replace("count = 2\n\n[[board.minefield]]", "count = 3\n\n[[board.minefield]]");
    wanted.replace("hex = \"G12\"\ncount = 2", "hex = \"G12\"\ncount = 3");
    QCOMPARE(bytesOf(path), wanted);
    document.undoStack().undo();
    QVERIFY(saveScenario(document, path).isEmpty()); // from the text that was saved last
    QCOMPARE(bytesOf(path), before);
}

void tst_FileRound::whatCouldNotBeOpenedAgainIsNotSaved_data()
{
    QTest::addColumn<QString>("id");
    QTest::addRow("too long") << QString(101, QLatin1Char('x'));
    QTest::addRow("with a space") << QStringLiteral("a b");
    QTest::addRow("empty") << QString();
}

// Forms let such ids through; the file on the disk stays as it was.
void tst_FileRound::whatCouldNotBeOpenedAgainIsNotSaved()
{
    QFETCH(QString, id);
    const QString path = copyOf("every_key.toml");
    const QByteArray before = bytesOf(path);
    m_window->open(path);
    ScenarioDocument &document = m_window->document();
    const Properties properties(document.library());
    const auto rename = [&](const QString &to) {
        document.push(std::make_unique<ChangePropertyCommand>(
            document, *properties.find(Table::Scenario, "id"), std::vector{ItemRef{}},
            PropertyValue(to.toStdString())));
    };
    rename(id);
    QVERIFY(!saveScenario(document, path).isEmpty());
    QCOMPARE(bytesOf(path), before);

    rename(QString(100, QLatin1Char('x'))); // the longest that files take
    QVERIFY(saveScenario(document, path).isEmpty());
    QVERIFY(openScenario(path).file);
    document.undoStack().setClean();
}

void tst_FileRound::aBrokenFileIsNotOpenedAndAllItsProblemsAreSaid()
{
    m_window->open(copyOf("every_key.toml"));
    const Scenario before = m_window->document().scenario();
    QFile broken(m_folder.filePath(QStringLiteral("broken.toml")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("format = \"hexwerk.scenario\"\nversion = 1\nturns = \"many\"\nlos_limit = -4\n");
    broken.close();

    answer("file-problems", QMessageBox::Ok);
    m_window->open(broken.fileName());

    QVERIFY2(m_said.contains(QLatin1String("Line 3")), qPrintable(m_said));
    QVERIFY2(m_said.contains(QLatin1String("Line 4")), qPrintable(m_said));
    QVERIFY(m_window->document().scenario() == before);
}

void tst_FileRound::closingWithUnsavedChangesAsks()
{
    m_window->open(copyOf("every_key.toml"));
    ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("G12")));
    answer("unsaved-changes", QMessageBox::Cancel);
    m_window->close();
    QVERIFY(m_window->isVisible());
    answer("unsaved-changes", QMessageBox::Save);
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QVERIFY(bytesOf(document.path()).contains("count = 3"));
}

void tst_FileRound::everyWayOutAsks_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("close") << int{Qt::Key_W};
    QTest::newRow("quit") << int{Qt::Key_Q};
}

void tst_FileRound::everyWayOutAsks()
{
    QFETCH(int, key);
    m_window->open(copyOf("every_key.toml"));
    change();
    const Scenario changed = m_window->document().scenario();
    const QByteArray before = bytesOf(m_window->document().path());
    answer("unsaved-changes", QMessageBox::Cancel);
    press(static_cast<Qt::Key>(key));
    QVERIFY(m_window->document().scenario() == changed);
    QVERIFY(m_window->isVisible() && m_window->mode() == MainWindow::Mode::Edit);

    const QString path = m_window->document().path();
    answer("unsaved-changes", QMessageBox::Discard);
    press(static_cast<Qt::Key>(key));
    QVERIFY(m_window->document().scenario() != changed || !m_window->isVisible());
    QCOMPARE(bytesOf(path), before);
}

void tst_FileRound::aFileChangedByAnotherProgramIsNotWrittenOverUnasked()
{
    const QString path = copyOf("every_key.toml");
    m_window->open(path);
    change();
    const QByteArray theirs = bytesOf(path) + "# from elsewhere\n";
    write(path, theirs);

    answer("changed-outside", QMessageBox::Cancel);
    press(Qt::Key_S);
    QCOMPARE(bytesOf(path), theirs);
    QVERIFY(m_window->isWindowModified());

    const QString other = m_folder.filePath(QStringLiteral("other.toml"));
    QFile::remove(other);
    answer("changed-outside", QMessageBox::SaveAll);
    window::answerFileDialog(*m_window, other);
    press(Qt::Key_S);
    QCOMPARE(bytesOf(path), theirs);
    QVERIFY(bytesOf(other).contains("count = 3"));
    QVERIFY(!m_window->isWindowModified());

    m_window->open(path);
    change();
    write(path, theirs + "# and again\n");
    answer("changed-outside", QMessageBox::Save);
    press(Qt::Key_S);
    QVERIFY(bytesOf(path).contains("count = 3"));
    QVERIFY(!bytesOf(path).contains("and again"));
    change();
    press(Qt::Key_S); // now it is ours: no question
    QVERIFY(bytesOf(path).contains("count = 4"));
}

void tst_FileRound::aFileThatIsGoneIsWrittenAnew()
{
    const QString path = copyOf("every_key.toml");
    m_window->open(path);
    change();
    QFile::remove(path);
    press(Qt::Key_S);
    QVERIFY(bytesOf(path).contains("count = 3"));
}

void tst_FileRound::aDroppedFileIsOpened_data()
{
    QTest::addColumn<QString>("where");
    for (const char *where : {"start page", "map", "text"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void tst_FileRound::aDroppedFileIsOpened()
{
    QFETCH(QString, where);
    const QString path = copyOf("every_key.toml");
    if (where != QLatin1String("start page"))
        m_window->newScenario();
    EditorPage &editor = m_window->editorPage();
    if (where == QLatin1String("text"))
        editor.showScenario(); // with the briefing
    QCoreApplication::processEvents();
    QWidget *below = m_window.get();
    if (where == QLatin1String("text"))
        below = editor.findChild<QPlainTextEdit *>();
    else if (where == QLatin1String("map"))
        below = &editor.canvas();
    const QPoint at = below->mapTo(m_window.get(), below->rect().center());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    // As the system tells it: to the window, which finds the widget.
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->windowHandle(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window->windowHandle(), &drop);

    QCOMPARE(m_window->document().path(), path);
    QCOMPARE(m_window->document().scenario().id, std::string("every-key"));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QVERIFY(!m_window->isWindowModified());
}

void tst_FileRound::whatWasOpenedLastIsListedFirst()
{
    QSettings().clear();
    const QString first = copyOf("every_key.toml");
    const QString second = m_folder.filePath(QStringLiteral("second.toml"));
    QFile::remove(second);
    QFile::copy(first, second);
    for (const QString &path : {second, first, second})
        m_window->open(path);
    QMenu *recent = nullptr;
    for (QMenu *menu : m_window->findChildren<QMenu *>())
        if (menu->title().contains(QLatin1String("Recent")))
            recent = menu;
    QVERIFY(recent);
    emit recent->aboutToShow();
    QCOMPARE(recent->actions().size(), 2);
    QCOMPARE(recent->actions()[0]->toolTip(), second);
    recent->actions()[1]->trigger();
    QCOMPARE(m_window->document().path(), first);

    QFile::remove(second); // what is gone is no longer offered
    emit recent->aboutToShow();
    QCOMPARE(recent->actions().size(), 1);
}

void tst_FileRound::theTitleHasAStarWhileSomethingIsUnsaved()
{
    m_window->open(copyOf("every_key.toml"));
    ScenarioDocument &document = m_window->document();
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("every_key.toml[*]")));
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("A5")));
    QVERIFY(m_window->isWindowModified());
    document.undoStack().undo();
    QVERIFY(!m_window->isWindowModified());
}

void tst_FileRound::keysWorkOnTheMapAlone()
{
    m_window->open(copyOf("every_key.toml"));
    m_window->activateWindow();
    EditorPage &editor = m_window->editorPage();
    MapCanvas &canvas = editor.canvas();
    canvas.setFocus();
    canvas.setCursor(hexNamed("K5"));
    QTest::keyClick(&canvas, Qt::Key_K); // the smoke tool
    QVERIFY(editor.tools().current() == ToolId::Smoke);
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(m_window->document().scenario().board.smoke.size(), std::size_t{2});
    QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_window->document().scenario().board.smoke.size(), std::size_t{1});
}

HW_WINDOW_TEST(tst_FileRound)

} // namespace hexwerk::assault::ui::tst_file_round

#include "tst_file_round.moc"
