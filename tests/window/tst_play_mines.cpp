#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/game/play_game.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/set_up.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_games.h"

namespace hexwerk::assault::ui::tst_play_mines {

using window::announced;
using window::begun;

// What lies face down in a game: in its file, in branches, in copies for one side.
class tst_PlayMines final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown_data();
    void r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown();
    void r9_6_4_1c_aBranchKeepsWhatIsKnown();
    void aBranchIsSavedAsAGameOfItsOwn();
    void r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther();
    void r9_6_4_1c_noCopyIsMadeWhereSecretsLieOpen();
    void r9_6_4_1c_theFileTellsNothingWithoutItsSecrets();
    void r9_6_4_1c_anOlderGameIsSealed();
    void d9_6_4d_anOlderGameGoesOnBehindItsWorks();

private:
    QTemporaryDir m_folder;
};

// u1 beside a minefield of the axis.
static Scenario beside(MineKind kind)
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "A1").mine("F7", kind).mine("C3", MineKind::Dummy);
    table.zone("field", "axis", ZonePurpose::Mines, {"B3", "D3", "E3"});
    table.scenario.mines = {{"axis", 1, 0, {"field"}}};
    return table.scenario;
}

static void layAndStep(PlayGame &game)
{
    while (game.position().pending.question == Question::LayMine)
        HW_EXPECTS(game.say(Assault::legalOrders(game.position()).front(), Origin::Mouse));
    while (game.position().phase == Phase::Support)
        HW_EXPECTS(game.say(Pass{}, Origin::Mouse));
    HW_EXPECTS(game.say(announced(game, "u1", Action::NormalMove), Origin::Mouse));
}

static std::optional<MineKind> stepsOn(PlayGame &game)
{
    HW_EXPECTS(game.say(step(game.position(), "u1", "F7"), Origin::Mouse));
    for (const Event &event : game.game().log().back().events)
        if (const auto *found = std::get_if<MineFound>(&event.what))
            return found->kind;
    return std::nullopt;
}

void tst_PlayMines::r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown_data()
{
    QTest::addColumn<int>("kind");
    for (const MineKind kind : kAllMineKinds)
        QTest::addRow("%s", toString(kind).data()) << static_cast<int>(kind);
}

// Whatever it is, every kind comes up, and the game itself has its own.
void tst_PlayMines::r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown()
{
    QFETCH(int, kind);
    const auto game = begun(beside(static_cast<MineKind>(kind)));
    layAndStep(*game);
    const Position before = game->position();
    std::array<int, 3> found = {};
    for (int i = 0; i < 60; ++i) {
        game->branchAt(game->game().log().size());
        const auto seen = stepsOn(*game);
        QVERIFY(seen);
        ++found.at(static_cast<std::size_t>(*seen));
        game->leaveBranch();
        QVERIFY(game->position() == before);
    }
    for (const int times : found)
        QVERIFY(times > 0);
    QCOMPARE(static_cast<int>(stepsOn(*game).value()), kind);
}

// One player at both sides knows all of it, and then the variation is the game.
void tst_PlayMines::r9_6_4_1c_aBranchKeepsWhatIsKnown()
{
    const auto game = begun(beside(MineKind::AntiPersonnel));
    layAndStep(*game);
    std::size_t others = 0;
    for (int i = 0; i < 30; ++i) {
        const Position before = game->position();
        for (const Knowledge &known : {Knowledge{true, true}, Knowledge{true, false}}) {
            game->branchAt(game->game().log().size(), known);
            if (known[1])
                QVERIFY(game->position() == before);
            QVERIFY(stepsOn(*game) == MineKind::AntiPersonnel);
            game->leaveBranch();
        }
        game->branchAt(game->game().log().size(), {false, true}); // the mines are of the axis
        others += stepsOn(*game) == MineKind::AntiPersonnel ? 0 : 1;
        game->leaveBranch();
    }
    QVERIFY(others > 0);
}

// Both lay mines, and nothing else lies there.
static Scenario mineBoth()
{
    assault::Table table;
    table.rifles("u1", "F8").rifles("g1", "A1");
    table.zone("field", "axis", ZonePurpose::Mines, {"F7"});
    table.zone("south", "allied", ZonePurpose::Mines, {"B3", "D3"});
    table.scenario.mines = {{"axis", 1, 0, {"field"}}, {"allied", 1, 0, {"south"}}};
    return table.scenario;
}

static QByteArray textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_PlayMines::r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther()
{
    const auto game = begun(mineBoth());
    layAndStep(*game);
    const Position &whole = game->position();
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        const SideIndex enemy = enemyOf(side);
        const std::optional<GameFile> copy = game->copyFor(side);
        QVERIFY(copy);
        const QString path = m_folder.filePath(QStringLiteral("copy.toml"));
        QVERIFY(writeGame(path.toStdString(), *copy));
        const QByteArray text = textOf(path);
        QVERIFY(text.contains(toHex(whole.seeds[side].value()).c_str()));
        QVERIFY(!text.contains(toHex(whole.seeds[enemy].value()).c_str()));
        QVERIFY(!text.mid(text.indexOf("[orders]")).contains("anti_personnel"));

        PlayGame other(window::livelyLibrary());
        const auto resumed = other.resume(path);
        QVERIFY(!hasErrors(resumed.problems));
        QCOMPARE(resumed.differsFrom, std::size_t{0});
        QVERIFY(other.position() == viewFor(whole, side));
        // A variation goes on with what the side knows.
        other.branchAt(other.records().size());
        QCOMPARE(stepsOn(other).has_value(), true);
        other.leaveBranch();
        QVERIFY(other.say(step(other.position(), "u1", "F7"), Origin::Mouse));
        // The axis laid it: its copy turns it up, that of the other side waits for it.
        QCOMPARE(other.position().pending.question == Question::Reveal, side == 1);
        QVERIFY(other.copyFor(side));
        QVERIFY(!other.copyFor(enemy));
    }
}

void tst_PlayMines::r9_6_4_1c_noCopyIsMadeWhereSecretsLieOpen()
{
    const auto game = begun(beside(MineKind::AntiPersonnel)); // its scenario has mines of the axis
    QVERIFY(game->copyFor(0));
    QVERIFY(!game->copyFor(1));
    QVERIFY(!copyFor({.head = headOf(mineBoth())}, "axis")); // older than the seals
}

void tst_PlayMines::aBranchIsSavedAsAGameOfItsOwn()
{
    const auto game = begun(beside(MineKind::AntiPersonnel));
    layAndStep(*game);
    const QString path = m_folder.filePath(QStringLiteral("branch.toml"));
    game->branchAt(game->game().log().size());
    QVERIFY(game->saveAs(path));
    stepsOn(*game);

    PlayGame other(window::livelyLibrary());
    const auto resumed = other.resume(path);
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(other.position() == game->position());
}

void tst_PlayMines::r9_6_4_1c_theFileTellsNothingWithoutItsSecrets()
{
    QSet<QByteArray> seeds;
    for (int i = 0; i < 2; ++i) {
        const auto game = begun(beside(MineKind::AntiPersonnel));
        layAndStep(*game);
        const QString path = m_folder.filePath(QStringLiteral("sealed.toml"));
        QVERIFY(game->saveAs(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.mid(text.indexOf("[orders]")).contains("anti_personnel"));
        for (const auto &seed : game->position().seeds)
            seeds.insert(QByteArray::fromStdString(toHex(seed.value())));

        PlayGame other(window::livelyLibrary());
        QCOMPARE(other.resume(path).differsFrom, std::size_t{0});
        QVERIFY(other.position() == game->position());
    }
    QCOMPARE(seeds.size(), 4);
    QVERIFY(!seeds.contains(QByteArray(64, '0')));
}

// It has no seeds, its mines in plain words, and nobody has turned up what was stepped on.
void tst_PlayMines::r9_6_4_1c_anOlderGameIsSealed()
{
    const QString path = m_folder.filePath(QStringLiteral("before.toml"));
    GameFile before{.head = headOf(beside(MineKind::AntiPersonnel)),
                    .data = pinData(beside(MineKind::AntiPersonnel), *window::livelyLibrary())};
    for (const char *order :
         {R"({"order":"lay","mine":"dummy","hex":"B3"})",
          R"({"order":"lay","mine":"anti_personnel","hex":"D3"})",
          R"({"order":"announce","unit":"u1","action":"normal_move"})",
          R"({"order":"step","unit":"u1","to":"F7"})", R"({"order":"dice","faces":[6]})"})
        before.orders.push_back({.json = order});
    QVERIFY(writeGame(path.toStdString(), before));

    PlayGame game(window::livelyLibrary());
    const auto resumed = game.resume(path);
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QCOMPARE(game.records().size(), before.orders.size() + 1);
    QVERIFY(game.position().minefields[0].found);
    QVERIFY(game.say(play::RandomPlayer<Assault>(1).answer(game.position()), Origin::Mouse));

    const auto kept = loadGame(path.toStdString());
    QCOMPARE(kept.value->game.secrets.size(), std::size_t{2});
    for (const play::Record &order : kept.value->game.orders)
        QVERIFY(order.json.find("\"lay\",\"mine\"") == std::string::npos);
    PlayGame again(window::livelyLibrary());
    QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
    QVERIFY(again.position() == game.position());
    QVERIFY(again.position().seeds[0] != Salt{});
}

// Its first turn began with the last unit that was placed.
void tst_PlayMines::d9_6_4d_anOlderGameGoesOnBehindItsWorks()
{
    assault::Table table = twoEach().german().fortification(OverlayKind::Bunker, "C2", 5);
    table.scenario.firstSetup = table.scenario.firstPlayer = "axis";
    const auto game = begun(table.scenario);
    while (game->position().pending.question == Question::Place)
        QVERIFY(game->say(Assault::legalOrders(game->position()).front(), Origin::Key));
    GameFile before{.head = headOf(table.scenario),
                    .data = pinData(table.scenario, *window::livelyLibrary()),
                    .orders = game->records()};
    QVERIFY(game->position().pending.question == Question::TurnWork);
    QVERIFY(game->say(Decline{}, Origin::Key));
    before.orders.back().hash = game->records().back().hash;
    QVERIFY(!before.orders.back().hash.empty());
    QVERIFY(game->say(Assault::legalOrders(game->position()).back(), Origin::Key));
    before.orders.push_back(game->records().back());

    const QString path = m_folder.filePath(QStringLiteral("works.toml"));
    for (const bool isWhole : {true, false}) {
        if (!isWhole)
            before.orders.pop_back();
        QVERIFY(writeGame(path.toStdString(), before));
        PlayGame older(window::livelyLibrary());
        QCOMPARE(older.resume(path).differsFrom, std::size_t{0});
        QCOMPARE(older.records().size(), game->records().size() - (isWhole ? 0 : 1));
        QCOMPARE(Assault::hash(older.position()) == Assault::hash(game->position()), isWhole);
        QVERIFY(older.say(Assault::legalOrders(older.position()).back(), Origin::Key));
        PlayGame again(window::livelyLibrary()); // as it was written now
        QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
        QCOMPARE(again.records().size(), older.records().size());
    }
}

HW_CORE_TEST(tst_PlayMines)

} // namespace hexwerk::assault::ui::tst_play_mines

#include "tst_play_mines.moc"
