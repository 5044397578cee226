#include <QAbstractButton>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/assault/editing/editor_page.h"
#include "app/assault/page/play_page.h"
#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/preview_json.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "core/files/text_file.h"
#include "core/play/answerer.h"
#include "editor/assault/library/table_commands.h"
#include "editor/assault/panels/library/library_page.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/main_window.h"

#include <memory>

namespace hexwerk::assault::ui::tst_corrected_odds {

using namespace editor;

static const QString kScenario =
    QStringLiteral(HW_SOURCE_DIR "/resources/assault/examples/W-18.toml");

// What the owner corrects counts at once, everywhere, and a saved game names it.
class tst_CorrectedOdds final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void editorPlayAndCommandLineSayTheSame();
    void theWindowSaysWhetherCorrectionsCount();
    void aSavedGameNamesThem();
    void aFaceThatNoDieHasLeadsToItsTable();

private:
    LibraryDocument &library();
    // Each die always hits as hard as it can.
    void correctTheDice();
    static std::string oddsIn(const Position &p);
    std::string inEditor();
    std::string inPlay();
    std::string onCommandLine() const;
    QAction *action(const QKeySequence &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Languages m_languages;
    std::unique_ptr<MainWindow> m_window;
};

void tst_CorrectedOdds::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-test"));
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    const DataPaths paths = {
        {m_folder->path().toStdString() + "/hexwerk", HW_SOURCE_DIR "/resources"}};
    auto data = loadData(paths);
    m_window = std::make_unique<MainWindow>(
        std::make_shared<const DataStore>(std::move(data.value.value())),
        *loadRulebook(paths, kSystemId, kRuleGrammar).value, m_languages);
    m_window->setDataPaths(paths);
    m_window->resize(1280, 800);
    m_window->show();
    m_window->open(kScenario);
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
}

void tst_CorrectedOdds::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

QAction *tst_CorrectedOdds::action(const QKeySequence &key) const
{
    for (auto *one : m_window->findChildren<QAction *>())
        if (one->shortcut() == key)
            return one;
    return nullptr;
}

LibraryDocument &tst_CorrectedOdds::library()
{
    action(QKeySequence(Qt::CTRL | Qt::Key_3))->trigger();
    return m_window->editorPage().libraryPage()->document();
}

void tst_CorrectedOdds::correctTheDice()
{
    LibraryDocument &document = library();
    for (const char *colour : {"red", "yellow", "green", "blue"})
        for (const char *face : {"0", "1", "2", "3", "4", "5"})
            document.push(std::make_unique<ChangeTableValueCommand>(
                document, ValuePath{"dice", "A", colour, face}, TomlValue("CD")));
    document.flush();
}

std::string tst_CorrectedOdds::oddsIn(const Position &p)
{
    return previewToJson(previewShot(p, {.firer = p.setting->unitId("u1"),
                                         .target = p.setting->unitId("g1"),
                                         .action = Action::Fire}));
}

std::string tst_CorrectedOdds::inEditor()
{
    const auto game = setUpGame(m_window->document().scenario(), m_window->document().library());
    return game ? oddsIn(Assault::start(*game.value)) : std::string();
}

std::string tst_CorrectedOdds::inPlay()
{
    m_window->playPage().start(m_window->document().scenario());
    return oddsIn(m_window->playPage().game().position());
}

std::string tst_CorrectedOdds::onCommandLine() const
{
    QProcess program;
    program.start(
        QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
        {QStringLiteral("attack"), kScenario, QStringLiteral("u1"), QStringLiteral("g1")});
    program.waitForFinished();
    return QString::fromUtf8(program.readAllStandardOutput()).trimmed().toStdString();
}

void tst_CorrectedOdds::editorPlayAndCommandLineSayTheSame()
{
    const std::string before = inEditor();
    QVERIFY(!before.empty());
    QCOMPARE(inPlay(), before);
    QCOMPARE(onCommandLine(), before);
    correctTheDice();
    const std::string corrected = inEditor();
    QVERIFY(corrected != before);
    QCOMPARE(inPlay(), corrected);
    QCOMPARE(onCommandLine(), corrected);
    action(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G))->trigger();
    QCOMPARE(inEditor(), before);
    QCOMPARE(inPlay(), before);
    QCOMPARE(onCommandLine(), before);
}

void tst_CorrectedOdds::theWindowSaysWhetherCorrectionsCount()
{
    const auto button = [this]() -> QToolButton * {
        for (auto *one : m_window->findChildren<QToolButton *>())
            if (one->isVisible() && one->text().startsWith(QStringLiteral("My corrections")) &&
                !one->defaultAction())
                return one;
        return nullptr;
    };
    QVERIFY(!button()); // there are none
    correctTheDice();
    QVERIFY(button());
    QCOMPARE(button()->text(), QStringLiteral("My corrections apply"));
    QTest::mouseClick(button(), Qt::LeftButton);
    QCOMPARE(button()->text(), QStringLiteral("My corrections are off"));
    QVERIFY(!library().corrections().isActive());
}

void tst_CorrectedOdds::aSavedGameNamesThem()
{
    correctTheDice();
    m_window->playPage().start(m_window->document().scenario());
    const QString path = m_folder->filePath(QStringLiteral("saved.toml"));
    QVERIFY(m_window->playPage().game().saveAs(path));
    const std::string text = *readTextFile(path.toStdString()).value;
    QVERIFY(text.find("[data.corrections]\n\"own.toml\" = \"") != std::string::npos);
    QVERIFY(!m_window->playPage().game().resume(path).hasOtherCorrections);
    action(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G))->trigger();
    QVERIFY(m_window->playPage().game().resume(path).hasOtherCorrections);
    // It goes on with them, unless today's are wanted.
    QString said;
    QString onEnter;
    for (const char *wanted : {"Keep", "Use current"}) {
        window::onNextDialog(*m_window, [&](QDialog *dialog) {
            const auto *box = qobject_cast<QMessageBox *>(dialog);
            if (!box)
                return false;
            said = box->informativeText();
            for (const QAbstractButton *button : box->buttons())
                if (const auto *push = qobject_cast<const QPushButton *>(button);
                    push && push->isDefault())
                    onEnter = push->text();
            for (QAbstractButton *button : box->buttons())
                if (button->text().remove(QLatin1Char('&')).startsWith(QLatin1String(wanted)))
                    button->click();
            return true;
        });
        m_window->open(path);
        QVERIFY2(said.contains(QStringLiteral("your corrections to the tables")), qPrintable(said));
        QCOMPARE(onEnter, QStringLiteral("&Keep its values"));
        const bool hasOwn = wanted == std::string_view("Keep");
        const auto &faces = m_window->playPage().game().position().setting->faces;
        QCOMPARE(faces == m_window->document().library().system.dice.at("A"), !hasOwn);
    }
}

void tst_CorrectedOdds::aFaceThatNoDieHasLeadsToItsTable()
{
    PlayPage &page = m_window->playPage();
    m_window->play();
    QVERIFY(page.game().saveAs(m_folder->filePath(QStringLiteral("dice.toml"))));
    play::RandomPlayer<Assault> player(7);
    for (int i = 0; i < 1000 && page.game().position().pending.dice.isEmpty(); ++i)
        page.game().say(player.answer(page.game().position()), Origin::Mouse);
    const std::vector<Die> dice = page.game().position().pending.dice.dice();
    QVERIFY(!dice.empty());
    Dice answer;
    for (std::size_t i = 0; i < dice.size(); ++i) // no die has a critical hit alone
        answer.symbols.push_back({static_cast<std::uint8_t>(i == 0 ? 1 : 0), 0, 0});
    QVERIFY(page.game().say(answer, Origin::Key));
    QLabel *link = nullptr;
    for (auto *label : page.findChildren<QLabel *>())
        if (label->isVisible() && label->text().contains(QStringLiteral("href=\"table\"")))
            link = label;
    QVERIFY(link);
    emit link->linkActivated(QStringLiteral("table"));
    QVERIFY(m_window->mode() == MainWindow::Mode::Edit);
    const auto value = m_window->editorPage().libraryPage()->tables().form().value();
    static const std::array kColours = {"red", "yellow", "green", "blue"};
    QVERIFY(value && value->path == (ValuePath{"dice", "A",
                                               kColours[static_cast<std::size_t>(dice[0])], "0"}));

    // The way back is said, and leads to the game as it was left.
    const std::size_t orders = page.game().game().log().size();
    QAction *back = action(QKeySequence(Qt::SHIFT | Qt::Key_F5));
    QVERIFY(back && back->isEnabled());
    QString said;
    for (const auto *label : m_window->findChildren<QLabel *>())
        if (label->isVisible() && label->text().startsWith(QLatin1String("The game is waiting")))
            said = label->text();
    QVERIFY2(said.contains(back->shortcut().toString(QKeySequence::NativeText)), qPrintable(said));
    back->trigger();
    QVERIFY(m_window->mode() == MainWindow::Mode::Play);
    QCOMPARE(page.game().game().log().size(), orders);
}

HW_WINDOW_TEST(tst_CorrectedOdds)

} // namespace hexwerk::assault::ui::tst_corrected_odds

#include "tst_corrected_odds.moc"
