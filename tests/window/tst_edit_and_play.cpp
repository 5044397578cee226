#include "app/assault/page/play_page.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "editor/assault/commands/place_commands.h"
#include "tests/test_program.h"
#include "tests/window/file_test.h"
#include "tests/window/hands.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::ui::tst_edit_and_play {

using namespace editor;

// From a scenario under edit to its game and back.
class tst_EditAndPlay final : public window::FileTest
{
    Q_OBJECT

private slots:
    void initTestCase() { beginAll(); }
    void init() { begin(); }
    void playStartsWithWhatIsUnsavedAndComesBack();
    void aGameOfAFileIsEditedAsItsOwnScenario();
    void minesOfAGameThatGoesOnAreNotEdited();
    void aScenarioThatCannotBePlayedSaysWhy();
    void theGameUnderWayStaysForAScenarioThatCannotBePlayed();
};

void tst_EditAndPlay::playStartsWithWhatIsUnsavedAndComesBack()
{
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
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
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    PlayGame &game = m_window->playPage().game();
    QVERIFY(game.say(Assault::legalOrders(game.position()).front(), Origin::Key));
    QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ShiftModifier); // the game waited
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(game.game().log().size(), std::size_t{1});
    document.undoStack().setClean(); // nothing to ask about when the window closes
}

void tst_EditAndPlay::aGameOfAFileIsEditedAsItsOwnScenario()
{
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    const Scenario training = m_window->document().scenario();
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    PlayGame &game = m_window->playPage().game();
    QVERIFY(game.say(Assault::legalOrders(game.position()).front(), Origin::Key));
    const QString path = m_folder.filePath(QStringLiteral("own.game.toml"));
    window::answerFileDialog(*m_window, path);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(game.path(), path);
    QCOMPARE(RecentFiles::all().value(0), path); // the start page offers it

    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    for (int time = 0; time < 2; ++time) {
        m_window->open(path);
        QVERIFY(m_window->mode() == MainWindow::Mode::Play);
        QTest::keyClick(m_window.get(), Qt::Key_F4);
        QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
        QVERIFY(m_window->document().scenario() == training);
        QVERIFY(m_window->document().path().isEmpty());
        QCOMPARE(m_window->tabs().count(), 2);
    }
}

// A player may not look there for what lies face down.
void tst_EditAndPlay::minesOfAGameThatGoesOnAreNotEdited()
{
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    Scenario scenario = m_window->document().scenario();
    scenario.board.minefields = {{.hex = hexNamed("C4"), .side = scenario.sides.front().id}};
    const QString path = m_folder.filePath(QStringLiteral("mined.game.toml"));
    {
        PlayGame game(window::shippedLibrary());
        QVERIFY(!hasErrors(game.begin(scenario)));
        QVERIFY(game.saveAs(path));
    }

    m_window->open(path);
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QTest::keyClick(m_window.get(), Qt::Key_F4);

    QVERIFY(m_window->document().scenario().board.minefields.empty());
    QCOMPARE(m_window->document().scenario().id, scenario.id);
}

void tst_EditAndPlay::aScenarioThatCannotBePlayedSaysWhy()
{
    m_window->open(copyOf("every_key.toml")); // its cards are not among the sample's
    answer("file-problems", QMessageBox::Ok);

    QTest::keyClick(m_window.get(), Qt::Key_F5);

    QVERIFY(m_said.contains(QLatin1String("cannot be played")));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

void tst_EditAndPlay::theGameUnderWayStaysForAScenarioThatCannotBePlayed()
{
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    PlayGame &game = m_window->playPage().game();
    QVERIFY(game.say(Assault::legalOrders(game.position()).front(), Origin::Key));
    const Position before = game.position();
    QVERIFY(game.isUnsaved()); // but nobody is asked about it
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    ScenarioDocument &document = m_window->document();
    Scenario broken = document.scenario();
    broken.units.front().card = "no.such";
    document.reset(broken);
    answer("file-problems", QMessageBox::Ok);

    QTest::keyClick(m_window.get(), Qt::Key_F5);

    QVERIFY(m_said.contains(QLatin1String("cannot be played")));
    QVERIFY(m_said.contains(QLatin1String("no.such")));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    QVERIFY(game.position() == before);
}

HW_WINDOW_TEST(tst_EditAndPlay)

} // namespace hexwerk::assault::ui::tst_edit_and_play

#include "tst_edit_and_play.moc"
