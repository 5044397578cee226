#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/answer/choices.h"
#include "app/assault/game/play_game.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_reader.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/set_up.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"

#include <memory>

namespace hexwerk::assault::ui::tst_play_game {

// The game behind the play view: orders, dice, take-back and file, without a window.
class tst_PlayGame final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aBrokenScenarioIsNotBegun();
    void anOrderIsKeptWithItsOrigin();
    void aRefusedOrderChangesNothing();
    void theProgramRollsWhatIsAskedFor();
    void seededDiceAreTheSame();
    void theFileSaysWhoRolledAndFromWhichSeed();
    void diceTakenBackAreNotRolledAgain();
    void aBranchForetellsNoDice();
    void aSeedOfTheProgramIsToldWhenTheGameIsOver();
    void aGameThatWasLeftHasTheSeedsOfAllItsSeals();
    void aBranchAndItsGameHaveTheSeedsOfTheirSeals();
    void diceAfterATakenBackEndFollowFromNothingTold();
    void r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown_data();
    void r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown();
    void r9_6_4_1c_aBranchKeepsWhatIsKnown();
    void aBranchIsSavedAsAGameOfItsOwn();
    void r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther();
    void r9_6_4_1c_noCopyIsMadeWhereSecretsLieOpen();
    void r9_6_4_1c_theFileTellsNothingWithoutItsSecrets();
    void r9_6_4_1c_anOlderGameIsSealed();
    void d9_6_4d_anOlderGameGoesOnBehindItsWorks();
    void takeBackGoesToTheLastAnnouncementOnly();
    void takeBackStopsAtDiceUnlessItIsTold();
    void takeBackWritesTheFileAnew();
    void aGameIsResumedAtEveryOrder();
    void aGameThatDiffersSaysWhereAndKeepsItsFile();
    void aGameGoesOnWithTheValuesItWasBegunWith_data();
    void aGameGoesOnWithTheValuesItWasBegunWith();
    void aLineCutShortIsMended();
    void aSaveThatFailsIsTold();
    void onlyABegunGameThatIsNotOverIsUnsaved();
    void whatIsNotOnTheMapHasWords();

private:
    std::unique_ptr<PlayGame> begun(const Scenario &scenario) const;

    QTemporaryDir m_folder;
    SharedLibrary m_library;
};

void tst_PlayGame::initTestCase()
{
    m_library = window::livelyLibrary();
}

std::unique_ptr<PlayGame> tst_PlayGame::begun(const Scenario &scenario) const
{
    auto game = std::make_unique<PlayGame>(m_library);
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

void tst_PlayGame::aBrokenScenarioIsNotBegun()
{
    Scenario scenario = duel();
    scenario.units[0].card = "us.nobody";
    PlayGame game(m_library);
    QVERIFY(hasErrors(game.begin(scenario)));
    QVERIFY(!game.isRunning());
    QVERIFY(!game.isUnsaved());
}

void tst_PlayGame::anOrderIsKeptWithItsOrigin()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("origin.toml"));
    QVERIFY(game->say(announced(*game, "u1", Action::DigIn), Origin::Mouse));
    QVERIFY(game->saveAs(path));
    QVERIFY(game->say(Pass{}, Origin::Key)); // is added to the file

    const auto saved = loadGame(path.toStdString());
    QVERIFY(saved);
    const auto &orders = saved.value->game.orders;
    QCOMPARE(orders.size(), std::size_t{2});
    QCOMPARE(orders[0].origin, std::string("mouse"));
    QCOMPARE(orders[1].origin, std::string("key"));
    QVERIFY(saved.value->game.scenario == duel());
}

void tst_PlayGame::aRefusedOrderChangesNothing()
{
    const auto game = begun(duel());
    QSignalSpy refused(game.get(), &PlayGame::refused);
    QSignalSpy changed(game.get(), &PlayGame::changed);
    const Position before = game->position();

    QVERIFY(!game->say(Stop{}, Origin::Mouse));

    QCOMPARE(refused.size(), 1);
    QCOMPARE(changed.size(), 0);
    QVERIFY(game->position() == before);
    QVERIFY(game->game().log().empty());
}

void tst_PlayGame::theProgramRollsWhatIsAskedFor()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::Fire), Origin::Key);
    game->say(Target{id(game->position(), "g1")}, Origin::Key);
    int rolls = 0;
    for (; game->position().pending.isChance(); ++rolls) {
        const Pending pending = game->position().pending;
        game->roll(Origin::Key);
        const auto &dice = std::get<Dice>(game->game().log().back().order);
        QCOMPARE(static_cast<int>(dice.faces.size()), pending.plainDice + pending.dice.size());
        for (const std::uint8_t face : dice.faces)
            QVERIFY(face >= 1 && face <= 6);
    }
    QVERIFY(rolls >= 1);
}

void tst_PlayGame::seededDiceAreTheSame()
{
    const auto play = [this](std::uint64_t seed) {
        const auto game = begun(trainingScenario());
        game->seedDice(seed);
        play::RandomPlayer<Assault> player(1);
        std::string faces;
        for (int i = 0; i < 60 && !game->position().pending.isOver(); ++i) {
            if (!game->position().pending.isChance()) {
                game->say(player.answer(game->position()), Origin::Key);
                continue;
            }
            game->roll(Origin::Key);
            for (const std::uint8_t face : std::get<Dice>(game->game().log().back().order).faces)
                faces += std::to_string(face);
        }
        return faces;
    };
    QVERIFY(!play(1).empty());
    QCOMPARE(play(1), play(1));
    QVERIFY(play(1) != play(2));
}

static void fireAndAsk(PlayGame &game)
{
    game.say(announced(game, "u1", Action::Fire), Origin::Key);
    game.say(Target{id(game.position(), "g1")}, Origin::Key);
}

static Order sixes(const PlayGame &game)
{
    const Pending &pending = game.position().pending;
    return Dice{std::vector<std::uint8_t>(
        static_cast<std::size_t>(pending.plainDice + pending.dice.size()), 6)};
}

void tst_PlayGame::theFileSaysWhoRolledAndFromWhichSeed()
{
    const auto game = begun(CrowdedBoard(9).table.scenario);
    game->seedDice(482913557);
    const QString path = m_folder.filePath(QStringLiteral("dice.toml"));
    QVERIFY(game->saveAs(path));
    play::RandomPlayer<Assault> player(4);
    for (int rolls = 0; !game->position().pending.isOver() && rolls < 6;) {
        const bool isDice = game->position().pending.isChance();
        if (isDice && ++rolls % 3 == 0)
            game->say(sixes(*game), Origin::Key);
        else if (isDice)
            game->roll(Origin::Mouse);
        else
            game->say(player.answer(game->position()), Origin::Mouse);
    }
    QVERIFY(game->hasRolled());

    const auto orders = loadGame(path.toStdString()).value->game.orders;
    play::Randomness randomness(482913557); // what was said can be checked
    int rolls = 0;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const auto *dice = std::get_if<Dice>(&game->game().log()[i].order);
        if (!dice) {
            QCOMPARE(orders[i].dice, std::string());
            continue;
        }
        QCOMPARE(orders[i].seed, std::string(rolls == 0 ? "482913557" : ""));
        QCOMPARE(orders[i].dice, std::string(++rolls % 3 == 0 ? "hand" : "program"));
        for (const std::uint8_t face : dice->faces)
            if (orders[i].dice == "program")
                QCOMPARE(static_cast<std::uint64_t>(face), randomness.below(6) + 1);
    }
    QCOMPARE(rolls, 6);
}

void tst_PlayGame::diceTakenBackAreNotRolledAgain()
{
    const auto game = begun(duel());
    game->seedDice(7);
    fireAndAsk(*game);
    game->roll(Origin::Key);
    game->takeBack(PlayGame::Behind::Anything);

    QVERIFY(game->openSeed() && game->openSeed() != 7U);
    QVERIFY(!game->hasRolled());
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QCOMPARE(game->records().back().seed, std::to_string(game->openSeed().value()));
    game->takeBack(PlayGame::Behind::Nothing); // nothing: dice stop it
    QVERIFY(game->hasRolled());
}

void tst_PlayGame::aBranchForetellsNoDice()
{
    const auto game = begun(duel());
    game->seedDice(7);
    fireAndAsk(*game);
    game->branchAt(2);
    QVERIFY(!game->openSeed());
    game->roll(Origin::Key);
    game->leaveBranch();
    QCOMPARE(game->openSeed(), std::optional<std::uint64_t>(7));
    QVERIFY(!game->hasRolled());
}

// With the program's dice.
static void playToTheEnd(PlayGame &game)
{
    while (!game.position().pending.isOver()) {
        if (game.position().pending.isChance())
            game.roll(Origin::Key);
        else
            game.say(Assault::legalOrders(game.position()).back(), Origin::Key);
    }
}

void tst_PlayGame::aSeedOfTheProgramIsToldWhenTheGameIsOver()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("sealed.toml"));
    QVERIFY(game->saveAs(path));
    QVERIFY(!game->openSeed());
    const std::string seal = game->seal();
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QVERIFY(!game->openSeed());
    const auto sealed = loadGame(path.toStdString()).value->game.orders;
    for (const GameOrder &order : sealed)
        QVERIFY(order.seed.empty());
    QCOMPARE(game->records().back().seal, seal);
    playToTheEnd(*game);

    const auto orders = loadGame(path.toStdString()).value->game.orders;
    play::Randomness randomness(0);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!orders[i].seal.empty()) {
            const std::uint64_t seed = std::stoull(orders[i].seed);
            QCOMPARE(sealOf(seed), orders[i].seal); // what was sealed is what is told
            randomness = play::Randomness(seed);
        }
        if (const auto *dice = std::get_if<Dice>(&game->game().log()[i].order))
            for (const std::uint8_t face : dice->faces)
                QCOMPARE(static_cast<std::uint64_t>(face), randomness.below(6) + 1);
    }
    QVERIFY(game->openSeed());
}

// Each roll of the program in the file follows from the seed that its seal is of.
static void checkSeals(const QString &path, std::size_t seals)
{
    const auto loaded = loadGame(path.toStdString());
    QVERIFY(loaded);
    std::optional<play::Randomness> randomness;
    for (const GameOrder &order : loaded.value->game.orders) {
        if (!order.seal.empty()) {
            QVERIFY(!order.seed.empty());
            QCOMPARE(sealOf(std::stoull(order.seed)), order.seal);
            randomness.emplace(std::stoull(order.seed));
            --seals;
        }
        const QJsonArray faces = QJsonDocument::fromJson(QByteArray::fromStdString(order.json))
                                     .object()[QStringLiteral("faces")]
                                     .toArray();
        if (order.dice == "program")
            for (const QJsonValue &face : faces)
                QCOMPARE(static_cast<std::uint64_t>(face.toInt()), randomness->below(6) + 1);
    }
    QCOMPARE(seals, std::size_t{0});
}

void tst_PlayGame::aGameThatWasLeftHasTheSeedsOfAllItsSeals()
{
    const QString path = m_folder.filePath(QStringLiteral("left.toml"));
    auto game = begun(duel());
    QVERIFY(game->saveAs(path));
    fireAndAsk(*game);
    game->roll(Origin::Key);
    QVERIFY(loadGame(path.toStdString()).value->game.orders.back().seed.empty()); // still in use
    game.reset();
    checkSeals(path, 1);

    PlayGame resumed(m_library);
    QCOMPARE(resumed.resume(path).differsFrom, std::size_t{0});
    while (!resumed.position().pending.isChance())
        resumed.say(Assault::legalOrders(resumed.position()).back(), Origin::Key);
    resumed.roll(Origin::Key);
    QCOMPARE(resumed.resume(path).differsFrom, std::size_t{0}); // its own file again
    checkSeals(path, 2);
    playToTheEnd(resumed);
    const auto &records = resumed.records();
    checkSeals(path, static_cast<std::size_t>(
                         std::count_if(records.begin(), records.end(), [](const GameOrder &order) {
                             return !order.seal.empty();
                         })));
}

// What is told when a variation begins foretells nothing of the game that waits.
void tst_PlayGame::aBranchAndItsGameHaveTheSeedsOfTheirSeals()
{
    const QString path = m_folder.filePath(QStringLiteral("branched.toml"));
    const QString other = m_folder.filePath(QStringLiteral("variation.toml"));
    const auto game = begun(duel());
    QVERIFY(game->saveAs(path));
    fireAndAsk(*game);
    game->roll(Origin::Key);
    const std::string used = game->seal();
    game->branchAt(game->records().size());
    QVERIFY(game->saveAs(other));
    playToTheEnd(*game);
    game->leaveBranch();
    checkSeals(path, 1);
    checkSeals(other, 2);
    QVERIFY(game->seal() != used && !game->openSeed());
    playToTheEnd(*game);
    checkSeals(path, 2);
}

void tst_PlayGame::diceAfterATakenBackEndFollowFromNothingTold()
{
    const auto game = begun(duel());
    fireAndAsk(*game);
    playToTheEnd(*game);
    QVERIFY(game->openSeed());
    const std::string told = game->seal();
    game->takeBackTo(game->records().size() - 1); // no dice among it
    QVERIFY(!game->openSeed());
    QVERIFY(game->seal() != told);
}

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

void tst_PlayGame::r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown_data()
{
    QTest::addColumn<int>("kind");
    for (const MineKind kind : kAllMineKinds)
        QTest::addRow("%s", toString(kind).data()) << static_cast<int>(kind);
}

// Whatever it is, every kind comes up, and the game itself has its own.
void tst_PlayGame::r9_6_4_1c_aBranchDoesNotTellWhatLiesFaceDown()
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
void tst_PlayGame::r9_6_4_1c_aBranchKeepsWhatIsKnown()
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

void tst_PlayGame::r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther()
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

        PlayGame other(m_library);
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

void tst_PlayGame::r9_6_4_1c_noCopyIsMadeWhereSecretsLieOpen()
{
    const auto game = begun(beside(MineKind::AntiPersonnel)); // its scenario has mines of the axis
    QVERIFY(game->copyFor(0));
    QVERIFY(!game->copyFor(1));
    QVERIFY(!copyFor({.scenario = mineBoth(), .data = {}}, "axis")); // older than the seals
}

void tst_PlayGame::aBranchIsSavedAsAGameOfItsOwn()
{
    const auto game = begun(beside(MineKind::AntiPersonnel));
    layAndStep(*game);
    const QString path = m_folder.filePath(QStringLiteral("branch.toml"));
    game->branchAt(game->game().log().size());
    QVERIFY(game->saveAs(path));
    stepsOn(*game);

    PlayGame other(m_library);
    const auto resumed = other.resume(path);
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(other.position() == game->position());
}

void tst_PlayGame::r9_6_4_1c_theFileTellsNothingWithoutItsSecrets()
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

        PlayGame other(m_library);
        QCOMPARE(other.resume(path).differsFrom, std::size_t{0});
        QVERIFY(other.position() == game->position());
    }
    QCOMPARE(seeds.size(), 4);
    QVERIFY(!seeds.contains(QByteArray(64, '0')));
}

// It has no seeds, its mines in plain words, and nobody has turned up what was stepped on.
void tst_PlayGame::r9_6_4_1c_anOlderGameIsSealed()
{
    const QString path = m_folder.filePath(QStringLiteral("before.toml"));
    GameFile before{.scenario = beside(MineKind::AntiPersonnel),
                    .data = pinData(beside(MineKind::AntiPersonnel), *m_library)};
    for (const char *order :
         {R"({"order":"lay","mine":"dummy","hex":"B3"})",
          R"({"order":"lay","mine":"anti_personnel","hex":"D3"})",
          R"({"order":"announce","unit":"u1","action":"normal_move"})",
          R"({"order":"step","unit":"u1","to":"F7"})", R"({"order":"dice","faces":[6]})"})
        before.orders.push_back({.json = order});
    QVERIFY(writeGame(path.toStdString(), before));

    PlayGame game(m_library);
    const auto resumed = game.resume(path);
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QCOMPARE(game.records().size(), before.orders.size() + 1);
    QVERIFY(game.position().minefields[0].found);
    QVERIFY(game.say(play::RandomPlayer<Assault>(1).answer(game.position()), Origin::Mouse));

    const auto kept = loadGame(path.toStdString());
    QCOMPARE(kept.value->game.secrets.size(), std::size_t{2});
    for (const GameOrder &order : kept.value->game.orders)
        QVERIFY(order.json.find("\"lay\",\"mine\"") == std::string::npos);
    PlayGame again(m_library);
    QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
    QVERIFY(again.position() == game.position());
    QVERIFY(again.position().seeds[0] != Salt{});
}

// Its first turn began with the last unit that was placed.
void tst_PlayGame::d9_6_4d_anOlderGameGoesOnBehindItsWorks()
{
    assault::Table table = twoEach().german().fortification(OverlayKind::Bunker, "C2", 5);
    table.scenario.firstSetup = table.scenario.firstPlayer = "axis";
    const auto game = begun(table.scenario);
    while (game->position().pending.question == Question::Place)
        QVERIFY(game->say(Assault::legalOrders(game->position()).front(), Origin::Key));
    GameFile before{.scenario = table.scenario,
                    .data = pinData(table.scenario, *m_library),
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
        PlayGame older(m_library);
        QCOMPARE(older.resume(path).differsFrom, std::size_t{0});
        QCOMPARE(older.records().size(), game->records().size() - (isWhole ? 0 : 1));
        QCOMPARE(Assault::hash(older.position()) == Assault::hash(game->position()), isWhole);
        QVERIFY(older.say(Assault::legalOrders(older.position()).back(), Origin::Key));
        PlayGame again(m_library); // as it was written now
        QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
        QCOMPARE(again.records().size(), older.records().size());
    }
}

void tst_PlayGame::takeBackGoesToTheLastAnnouncementOnly()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    const Position before = game->position();
    game->say(Pass{}, Origin::Key);
    QCOMPARE(game->canTakeBack(PlayGame::Behind::Nothing), std::size_t{1});

    game->takeBack(PlayGame::Behind::Nothing);

    QVERIFY(game->position() == before);
    game->takeBack(PlayGame::Behind::Nothing);
    QVERIFY(game->game().log().empty());
    QCOMPARE(game->canTakeBack(PlayGame::Behind::Anything), std::size_t{0});
}

void tst_PlayGame::takeBackStopsAtDiceUnlessItIsTold()
{
    const auto game = begun(duel());
    const Position before = game->position();
    game->say(announced(*game, "u1", Action::Fire), Origin::Key);
    game->say(Target{id(before, "g1")}, Origin::Key);
    game->roll(Origin::Key);
    const Position rolled = game->position();

    game->takeBack(PlayGame::Behind::Nothing);
    QVERIFY(game->position() == rolled);
    game->takeBack(PlayGame::Behind::Anything);
    QVERIFY(game->position() == before);
}

void tst_PlayGame::takeBackWritesTheFileAnew()
{
    const auto game = begun(duel());
    const QString path = m_folder.filePath(QStringLiteral("anew.toml"));
    QVERIFY(game->saveAs(path));
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    game->takeBack(PlayGame::Behind::Nothing);

    QCOMPARE(loadGame(path.toStdString()).value->game.orders.size(), std::size_t{1});
}

void tst_PlayGame::aGameIsResumedAtEveryOrder()
{
    const auto game = begun(CrowdedBoard(9).table.scenario);
    const QString path = m_folder.filePath(QStringLiteral("every.toml"));
    QVERIFY(game->saveAs(path));
    play::RandomPlayer<Assault> player(4);
    for (int orders = 1; !game->position().pending.isOver(); ++orders) {
        QVERIFY(game->say(player.answer(game->position()), Origin::Mouse));
        if (orders % 7 != 0) // in the middle of whatever is under way
            continue;
        PlayGame again(m_library);
        const auto resumed = again.resume(path);
        QCOMPARE(resumed.differsFrom, std::size_t{0});
        QVERIFY(again.position() == game->position());
        QCOMPARE(again.game().log().size(), game->game().log().size());
    }
}

void tst_PlayGame::aGameThatDiffersSaysWhereAndKeepsItsFile()
{
    const auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    const QString path = m_folder.filePath(QStringLiteral("differs.toml"));
    QVERIFY(game->saveAs(path));
    auto saved = loadGame(path.toStdString()).value->game;
    saved.orders[1].hash = "0123456789abcdef";
    QVERIFY(writeGame(path.toStdString(), saved));

    PlayGame again(m_library);
    QCOMPARE(again.resume(path).differsFrom, std::size_t{2});
    QVERIFY(again.path().isEmpty()); // nothing is added to what does not fit
    QVERIFY(again.isUnsaved());
}

void tst_PlayGame::aGameGoesOnWithTheValuesItWasBegunWith_data()
{
    QTest::addColumn<bool>("kept"); // by the program alone
    QTest::addRow("saved") << false;
    QTest::addRow("kept") << true;
}

// After a card and a table were corrected.
void tst_PlayGame::aGameGoesOnWithTheValuesItWasBegunWith()
{
    QFETCH(bool, kept);
    const auto game = begun(duel());
    QTemporaryDir folder;
    if (kept)
        game->keepIn(folder.path());
    game->say(announced(*game, "u1", Action::NormalMove), Origin::Key);
    game->say(step(game->position(), "u1", "F7"), Origin::Key);
    QString path = folder.filePath(QStringLiteral("own.toml"));
    if (kept)
        path = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*game.toml")})[0]);
    else
        QVERIFY(game->saveAs(path));

    auto corrected = std::make_shared<Library>(*m_library);
    corrected->cards.units.at("us.rifles43").movement = 1;
    auto &brush = corrected->system.terrain.rows.front();
    brush.height += 1;
    corrected->systemHash += 1;
    PlayGame again(corrected);
    const QString copy = folder.filePath(QStringLiteral("copy.toml"));
    QVERIFY(QFile::copy(path, copy));
    const auto resumed = again.resume(copy);

    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(resumed.hasOwnValues);
    QVERIFY(again.position() == game->position());
    QVERIFY(again.position().setting->card(id(again.position(), "u1")).movement > 1);
    for (const char *changed : {"assault", "us.rifles43"})
        QVERIFY(std::find(resumed.changed.begin(), resumed.changed.end(), changed) !=
                resumed.changed.end());
    game->say(Stop{}, Origin::Key);
    again.say(Stop{}, Origin::Key);
    QVERIFY(again.position() == game->position());

    // And it goes on so again, in the same file.
    PlayGame third(corrected);
    QVERIFY(third.resume(copy).hasOwnValues);
    QVERIFY(third.position() == game->position());

    // With today's values on demand.
    PlayGame todays(corrected);
    const auto changed = todays.resume(copy, Values::Todays);
    QVERIFY(!changed.hasOwnValues);
    QCOMPARE(todays.position().setting->card(id(todays.position(), "u1")).movement, 1);
}

void tst_PlayGame::aLineCutShortIsMended()
{
    auto game = begun(duel());
    game->say(announced(*game, "u1", Action::DigIn), Origin::Key);
    game->say(Pass{}, Origin::Key);
    const QString path = m_folder.filePath(QStringLiteral("short.toml"));
    QVERIFY(game->saveAs(path));
    game.reset(); // its program is gone
    QFile file(path);
    QVERIFY(file.resize(file.size() - 5));

    PlayGame again(m_library);
    QCOMPARE(again.resume(path).differsFrom, std::size_t{0});
    QCOMPARE(again.game().log().size(), std::size_t{1});
    QVERIFY(again.say(Pass{}, Origin::Key));
    QVERIFY(!loadGame(path.toStdString()).value->wasCutShort);
    QCOMPARE(loadGame(path.toStdString()).value->game.orders.size(), std::size_t{2});
}

void tst_PlayGame::aSaveThatFailsIsTold()
{
    QTemporaryDir folder;
    const auto game = begun(duel());
    QSignalSpy failed(game.get(), &PlayGame::saveFailed);
    QVERIFY(!game->saveAs(m_folder.filePath(QStringLiteral("nowhere/game.toml"))));
    QVERIFY(game->path().isEmpty());
    QVERIFY(game->saveAs(folder.filePath(QStringLiteral("game.toml"))));
    folder.remove();

    QVERIFY(game->say(Pass{}, Origin::Key));

    QCOMPARE(failed.size(), 1);
    QVERIFY(game->path().isEmpty()); // so that it is asked about again
    QCOMPARE(game->game().log().size(), std::size_t{1});
}

void tst_PlayGame::onlyABegunGameThatIsNotOverIsUnsaved()
{
    const auto game = begun(duel());
    QVERIFY(!game->isUnsaved());
    game->say(Pass{}, Origin::Key);
    QVERIFY(game->isUnsaved());
    while (!game->position().pending.isOver())
        game->say(Pass{}, Origin::Key);
    QVERIFY(!game->isUnsaved());
}

void tst_PlayGame::whatIsNotOnTheMapHasWords()
{
    assault::Table table;
    table.road(RoadKind::MainRoad, {"E5", "F5", "G6"}).terrain("F5", "brush");
    table.rifles("u1", "E5").rifles("g1", "L10", {"suppressed"});
    const auto game = begun(table.scenario);
    game->say(announced(*game, "u1", Action::NormalMove), Origin::Key);

    QStringList words;
    for (const Choice &choice : QuestionChoices::of(game->position(), {}))
        words << choice.text;

    // To stop comes first; the road is a way of its own into F5, the terrain the plain step.
    QCOMPARE(words.value(0), QStringLiteral("Stop here"));
    QCOMPARE(words.filter(QStringLiteral("F5")).size(), 1);
}

HW_CORE_TEST(tst_PlayGame)

} // namespace hexwerk::assault::ui::tst_play_game

#include "tst_play_game.moc"
