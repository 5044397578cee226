#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/editor_page.h"
#include "app/main_window.h"
#include "app/play/play_page.h"
#include "app/scenario_files.h"
#include "editor/canvas/map_canvas.h"
#include "editor/commands/place_commands.h"
#include "editor/text/languages.h"
#include "tests/editor/sample.h"

#include <memory>

using namespace hexwerk;
using namespace hexwerk::editor;

// Files through the window: opened, changed, saved, asked about.
class tst_FileRound final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aSavedFileDiffersOnlyWhereItWasChanged();
    void aBrokenFileIsNotOpenedAndAllItsProblemsAreSaid();
    void closingWithUnsavedChangesAsks();
    void theTitleHasAStarWhileSomethingIsUnsaved();
    void playStartsWithWhatIsUnsavedAndComesBack();
    void aScenarioThatCannotBePlayedSaysWhy();
    void keysWorkOnTheMapAlone();

private:
    QString copyOf(const char *name);
    QByteArray bytesOf(const QString &path) const;
    // Answers the next dialog, and keeps what it said.
    void answer(const char *dialog, QMessageBox::StandardButton button);

    QTemporaryDir m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
    QString m_said;
};

void tst_FileRound::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
}

void tst_FileRound::init()
{
    m_said.clear();
    m_window = std::make_unique<MainWindow>(sampleLibrary(), Rulebook{}, m_languages);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QString tst_FileRound::copyOf(const char *name)
{
    const QString copy = m_folder.filePath(QString::fromLatin1(name));
    QFile::remove(copy);
    QFile::copy(QStringLiteral(HW_SOURCE_DIR "/tests/data/editor/") + QString::fromLatin1(name),
                copy);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

QByteArray tst_FileRound::bytesOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_FileRound::answer(const char *dialog, QMessageBox::StandardButton button)
{
    QTimer::singleShot(50, this, [this, dialog, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        QCOMPARE(box->objectName(), QString::fromLatin1(dialog));
        m_said = box->text() + box->informativeText();
        box->button(button)->click();
    });
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

void tst_FileRound::playStartsWithWhatIsUnsavedAndComesBack()
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    m_window = std::make_unique<MainWindow>(
        std::make_shared<const DataStore>(std::move(data.value.value())), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    ScenarioDocument &document = m_window->document();
    document.push(std::make_unique<PlaceSmokeCommand>(document, hexNamed("C4")));

    QTest::keyClick(m_window.get(), Qt::Key_F5);

    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    const auto &smoke = m_window->playPage().game().position().smoke;
    QVERIFY(std::any_of(smoke.begin(), smoke.end(),
                        [](const Smoke &marker) { return marker.hex == hexNamed("C4"); }));
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    document.undoStack().setClean(); // nothing to ask about when the window closes
}

void tst_FileRound::aScenarioThatCannotBePlayedSaysWhy()
{
    m_window->open(copyOf("every_key.toml")); // its cards are not among the sample's
    answer("file-problems", QMessageBox::Ok);

    QTest::keyClick(m_window.get(), Qt::Key_F5);

    QVERIFY(m_said.contains(QLatin1String("cannot be played")));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
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

QTEST_MAIN(tst_FileRound)
#include "tst_file_round.moc"
