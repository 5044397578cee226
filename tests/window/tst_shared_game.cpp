#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include "app/assault/answer/answer_panel.h"
#include "app/assault/game/play_game.h"
#include "app/table/question_panel.h"
#include "core/assault/files/readers/game_file.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/lively.h"
#include "tests/window/play_test.h"

#include <memory>
#include <system_error>

namespace hexwerk::assault::ui::tst_shared_game {

using Hand = window::By;

// One saved game, and somebody else who plays or writes it. A second PlayGame is a second program:
// locks are between open files.
class tst_SharedGame final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void onlyOneProgramAddsToAGame();
    void aGameIsNotSavedOverOneThatIsPlayed();
    void aFileThatWasChangedIsNotAddedTo();
    void aFileThatWasChangedIsNotWrittenOver();
    void aFileThatWasOnlyTouchedGoesOn();
    void whoLooksOnFollowsAndOrdersNothing();
    void whoLooksOnContinuesWithACopy();
    void otherRulesAreTold();
    void theWindowAsksWhatToDo();
    void theWindowSaysThatItOnlyLooksOn();
    void theWindowSaysThatTheRulesAreOthers();

private:
    std::unique_ptr<PlayGame> begun() const;
    static std::size_t ordersIn(const QString &path)
    {
        return loadGame(path.toStdString()).value->game.orders.size();
    }
    void press(QMessageBox::StandardButton button);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QString m_asked;
};

void tst_SharedGame::init()
{
    m_languages.speak(QStringLiteral("en"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("game.toml"));
    m_asked.clear();
}

static Scenario duel()
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "F5");
    return table.scenario;
}

std::unique_ptr<PlayGame> tst_SharedGame::begun() const
{
    auto game = std::make_unique<PlayGame>(window::livelyLibrary());
    HW_EXPECTS(!hasErrors(game->begin(duel())));
    HW_EXPECTS(game->saveAs(m_path).has_value());
    HW_EXPECTS(game->say(Pass{}, Origin::Key));
    return game;
}

static void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void tst_SharedGame::onlyOneProgramAddsToAGame()
{
    auto first = begun();
    PlayGame second(window::livelyLibrary());
    QVERIFY(second.resume(m_path).isPlayedElsewhere);
    QVERIFY(second.path().isEmpty());
    QVERIFY(second.say(Pass{}, Origin::Key));
    QCOMPARE(ordersIn(m_path), std::size_t{1});
    first->takeBackTo(0); // the file is another one then, and still held
    QVERIFY(second.resume(m_path).isPlayedElsewhere);

    first.reset();
    QVERIFY(!second.resume(m_path).isPlayedElsewhere);
    QVERIFY(second.say(Pass{}, Origin::Key));
    QCOMPARE(ordersIn(m_path), std::size_t{1});
    QVERIFY(!second.resume(m_path).isPlayedElsewhere); // its own
}

void tst_SharedGame::aGameIsNotSavedOverOneThatIsPlayed()
{
    const auto first = begun();
    PlayGame second(window::livelyLibrary());
    QVERIFY(!hasErrors(second.begin(duel())));
    const WriteResult saved = second.saveAs(m_path);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == std::errc::text_file_busy);
    QCOMPARE(ordersIn(m_path), std::size_t{1});
}

void tst_SharedGame::aFileThatWasChangedIsNotAddedTo()
{
    const QTemporaryDir kept;
    const auto game = begun();
    game->keepIn(kept.path());
    QSignalSpy changed(game.get(), &PlayGame::changedUnderneath);
    const QByteArray theirs = window::contents(m_path) + "# by hand\n";
    put(m_path, theirs);

    QVERIFY(game->say(Pass{}, Origin::Key));

    QCOMPARE(changed.size(), 1);
    QCOMPARE(window::contents(m_path), theirs);
    QVERIFY(game->path().isEmpty() && game->isOnDisk());
    const QStringList files = QDir(kept.path()).entryList({QStringLiteral("*.game.toml")});
    QCOMPARE(ordersIn(kept.filePath(files.value(0))), std::size_t{2});
}

void tst_SharedGame::aFileThatWasChangedIsNotWrittenOver()
{
    const auto game = begun();
    QSignalSpy changed(game.get(), &PlayGame::changedUnderneath);
    const QByteArray theirs = window::contents(m_path) + "# by hand\n";
    put(m_path, theirs);
    game->takeBackTo(0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(window::contents(m_path), theirs);
}

void tst_SharedGame::aFileThatWasOnlyTouchedGoesOn()
{
    const auto game = begun();
    put(m_path, window::contents(m_path));
    QVERIFY(game->say(Pass{}, Origin::Key));
    QCOMPARE(game->path(), m_path);
    QCOMPARE(ordersIn(m_path), std::size_t{2});
}

void tst_SharedGame::whoLooksOnFollowsAndOrdersNothing()
{
    const auto first = begun();
    const QTemporaryDir kept;
    PlayGame second(window::livelyLibrary());
    second.keepIn(kept.path());
    QCOMPARE(second.lookOn(m_path).differsFrom, std::size_t{0});
    QVERIFY(second.isLookingOn() && !second.isUnsaved());
    QVERIFY(first->say(Pass{}, Origin::Key));
    QTRY_COMPARE(second.game().log().size(), std::size_t{2});
    QVERIFY(second.position() == first->position());
    first->takeBackTo(0);
    QTRY_COMPARE(second.game().log().size(), std::size_t{0});

    QSignalSpy refused(&second, &PlayGame::onlyLooksOn);
    QVERIFY(!second.say(Pass{}, Origin::Key));
    QVERIFY(first->say(Pass{}, Origin::Key));
    QTRY_COMPARE(second.game().log().size(), std::size_t{1});
    second.setNote(0, QStringLiteral("mine"));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(second.canTakeBack(PlayGame::Behind::Anything), std::size_t{0});
    QVERIFY(QDir(kept.path()).isEmpty());
    QCOMPARE(ordersIn(m_path), std::size_t{1});
}

void tst_SharedGame::whoLooksOnContinuesWithACopy()
{
    const auto first = begun();
    PlayGame second(window::livelyLibrary());
    second.lookOn(m_path);
    const QString copy = m_folder->filePath(QStringLiteral("copy.toml"));
    QVERIFY(second.saveAs(copy));
    QVERIFY(!second.isLookingOn());
    QVERIFY(second.say(Pass{}, Origin::Key));
    QCOMPARE(ordersIn(copy), std::size_t{2});
    QCOMPARE(ordersIn(m_path), std::size_t{1});
}

void tst_SharedGame::otherRulesAreTold()
{
    begun().reset();
    PlayGame again(window::livelyLibrary());
    QCOMPARE(again.resume(m_path).otherRules, 0);
    for (const int rules : {1, 99}) {
        QByteArray text = window::contents(m_path);
        const qsizetype at = text.indexOf("rules = ");
        text.replace(at, text.indexOf('\n', at) - at, "rules = " + QByteArray::number(rules));
        put(m_path, text);
        QCOMPARE(again.resume(m_path).otherRules, rules);
    }
}

// In the next dialog that asks.
void tst_SharedGame::press(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, this, [this, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && window::isEnterHarmless(*box));
        m_asked = box->objectName();
        box->button(button)->click();
    });
}

void tst_SharedGame::theWindowAsksWhatToDo()
{
    const auto first = begun();
    openWindow(window::livelyLibrary());
    press(QMessageBox::Cancel);
    m_window->open(m_path);
    QCOMPARE(m_asked, QStringLiteral("played-elsewhere"));
    QVERIFY(!m_window->playPage().game().isRunning());
}

void tst_SharedGame::theWindowSaysThatItOnlyLooksOn()
{
    const auto first = begun();
    openWindow(window::livelyLibrary());
    press(QMessageBox::Open);
    m_window->open(m_path);
    QVERIFY(m_window->playPage().game().isLookingOn());
    const auto *answer = m_window->playPage().findChild<AnswerPanel *>();
    QVERIFY(!answer->isVisible());
    QStringList words;
    for (const auto *label : m_window->playPage().question().findChildren<QLabel *>())
        words << label->text();
    QVERIFY(words.join(u' ').contains(QStringLiteral("You are watching")));
    QVERIFY(first->say(Pass{}, Origin::Key));
    QTRY_COMPARE(m_window->playPage().game().game().log().size(), std::size_t{2});
}

void tst_SharedGame::theWindowSaysThatTheRulesAreOthers()
{
    begun().reset();
    QByteArray text = window::contents(m_path);
    const qsizetype at = text.indexOf("rules = ");
    text.replace(at, text.indexOf('\n', at) - at, "rules = 1");
    put(m_path, text);
    openWindow(window::livelyLibrary());
    m_window->open(m_path);
    const auto labels = m_window->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->text().contains(QStringLiteral("version 1 of the rules"));
    }));
}

HW_WINDOW_TEST(tst_SharedGame)

} // namespace hexwerk::assault::ui::tst_shared_game

#include "tst_shared_game.moc"
