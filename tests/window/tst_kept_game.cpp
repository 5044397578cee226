#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/game/play_game.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/game_file.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"

#include <memory>

namespace hexwerk::assault::ui::tst_kept_game {

// Games that nobody saved lie in a folder as long as they are under way.
class tst_KeptGame final : public QObject
{
    Q_OBJECT

private slots:
    void anUnsavedGameIsKeptFromItsFirstOrderOn();
    void aKeptGameGoesWhenItIsSavedOrLeft();
    void aBranchIsNotKept();
    void aGameWhoseFileFailsIsKept();
    void keepingThatFailsIsToldOnce();
    void onlyTheNewestKeptGamesStay();

private:
    static std::unique_ptr<PlayGame> begun(const Scenario &scenario);

    QTemporaryDir m_folder;
};

std::unique_ptr<PlayGame> tst_KeptGame::begun(const Scenario &scenario)
{
    auto game = std::make_unique<PlayGame>(window::livelyLibrary());
    HW_EXPECTS(!hasErrors(game->begin(scenario)));
    return game;
}

static Scenario duel()
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "F5");
    return table.scenario;
}

static Order announced(const PlayGame &game, std::string_view unit, Action action)
{
    return announce(game.position(), unit, action);
}

static QStringList keptIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({QStringLiteral("*.game.toml")}, QDir::Files);
}

static std::size_t ordersKeptIn(const QTemporaryDir &folder)
{
    return loadGame(folder.filePath(keptIn(folder).value(0)).toStdString())
        .value->game.orders.size();
}

void tst_KeptGame::anUnsavedGameIsKeptFromItsFirstOrderOn()
{
    const QTemporaryDir folder;
    const auto game = begun(duel());
    game->keepIn(folder.path());
    QVERIFY(keptIn(folder).isEmpty());
    std::size_t shown = 0;
    connect(game.get(), &PlayGame::changed, this, [&] {
        shown = ordersKeptIn(folder); // it is there before anyone sees what came of it
    });
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    QCOMPARE(shown, std::size_t{1});
    game->say(Pass{}, Origin::Key);
    QCOMPARE(shown, std::size_t{2});
    game->takeBack(PlayGame::Behind::Nothing);
    QCOMPARE(shown, std::size_t{1});
    game->setNote(0, QStringLiteral("remember"));
    QVERIFY(game->isUnsaved());

    const QTemporaryDir other;
    PlayGame again(window::livelyLibrary());
    again.keepIn(other.path());
    const QString file = folder.filePath(keptIn(folder)[0]);
    QCOMPARE(again.recover(file).differsFrom, std::size_t{0});
    QVERIFY(again.position() == game->position());
    QVERIFY(again.path().isEmpty() && again.isUnsaved());
    QCOMPARE(again.records()[0].note, std::string("remember"));
    QCOMPARE(keptIn(other).size(), 1); // before the old one goes
    QVERIFY(again.isOnDisk());
}

void tst_KeptGame::aKeptGameGoesWhenItIsSavedOrLeft()
{
    const QTemporaryDir folder;
    {
        const auto game = begun(duel());
        game->keepIn(folder.path());
        game->say(Pass{}, Origin::Key);
        QCOMPARE(keptIn(folder).size(), 1);
        QVERIFY(game->saveAs(m_folder.filePath(QStringLiteral("mine.toml"))));
        QVERIFY(keptIn(folder).isEmpty());
        game->say(Pass{}, Origin::Key);
        QVERIFY(keptIn(folder).isEmpty());
        game->begin(duel());
        game->say(Pass{}, Origin::Key);
        QCOMPARE(keptIn(folder).size(), 1);
        game->begin(duel());
        QVERIFY(keptIn(folder).isEmpty());
        game->say(Pass{}, Origin::Key);
    }
    QVERIFY(keptIn(folder).isEmpty());
}

void tst_KeptGame::aBranchIsNotKept()
{
    const QTemporaryDir folder;
    const auto game = begun(duel());
    game->keepIn(folder.path());
    game->say(Pass{}, Origin::Key);
    game->branchAt(0);
    game->say(Pass{}, Origin::Key);
    game->say(Pass{}, Origin::Key);
    QCOMPARE(ordersKeptIn(folder), std::size_t{1});
    QVERIFY(game->saveAs(m_folder.filePath(QStringLiteral("tried.toml"))));
    game->leaveBranch();
    game->say(Pass{}, Origin::Key);
    QCOMPARE(ordersKeptIn(folder), std::size_t{2});
}

void tst_KeptGame::aGameWhoseFileFailsIsKept()
{
    const QTemporaryDir folder;
    QTemporaryDir gone;
    const auto game = begun(duel());
    game->keepIn(folder.path());
    QVERIFY(game->saveAs(gone.filePath(QStringLiteral("game.toml"))));
    game->say(Pass{}, Origin::Key);
    gone.remove();
    game->say(Pass{}, Origin::Key);
    QCOMPARE(ordersKeptIn(folder), std::size_t{2});
}

void tst_KeptGame::keepingThatFailsIsToldOnce()
{
    QFile noFolder(m_folder.filePath(QStringLiteral("a-file")));
    QVERIFY(noFolder.open(QIODevice::WriteOnly));
    const auto game = begun(duel());
    game->keepIn(noFolder.fileName() + QStringLiteral("/games"));
    QSignalSpy failed(game.get(), &PlayGame::keepFailed);
    game->say(Pass{}, Origin::Key);
    game->say(Pass{}, Origin::Key);
    QCOMPARE(failed.size(), 1);
    QVERIFY(!game->isOnDisk());
    QCOMPARE(game->game().log().size(), std::size_t{2});
}

void tst_KeptGame::onlyTheNewestKeptGamesStay()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 15; ++i) {
        QFile file(folder.filePath(QStringLiteral("old%1-1.game.toml").arg(i)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.setFileTime(QDateTime::currentDateTime().addDays(-i - 1),
                         QFileDevice::FileModificationTime);
    }
    const auto game = begun(duel());
    game->keepIn(folder.path());
    game->say(Pass{}, Origin::Key);
    QCOMPARE(keptIn(folder).size(), 11);
    QVERIFY(keptIn(folder).contains(QStringLiteral("old0-1.game.toml")));
    QVERIFY(!keptIn(folder).contains(QStringLiteral("old10-1.game.toml")));
    // Its own is not one that was left.
    QCOMPARE(editor::LeftFiles(keptGamesIn(folder.path())).files().size(), std::size_t{10});
}

HW_CORE_TEST(tst_KeptGame)

} // namespace hexwerk::assault::ui::tst_kept_game

#include "tst_kept_game.moc"
