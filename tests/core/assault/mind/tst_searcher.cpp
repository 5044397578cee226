// The opponent that plays its plans out.
#include <QTest>

#include "core/assault/aside/imagined_position.h"
#include "core/assault/aside/reaction_odds.h"
#include "core/assault/mind/level.h"
#include "core/assault/mind/playing_on.h"
#include "core/mind/duel.h"
#include "core/mind/score.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_searcher {

class tst_Searcher final : public QObject
{
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameAnswers();
    void whatOthersHideChangesNoAnswer();
    void itTakesWhatDecidesTheGame();
    void itStopsWhenTheTimeIsUp();
    void manyUnitsArePlayedOutLessFar();
    void whatIsLostIsKnown();
    void aRecruitIsWeakerThanARegular();
    void noShotIsWastedOnWhoMoves();
    void levelsHaveNames();
    void rolloutsGoByTheTimeOfALevel();
};

static constexpr int kRollouts = 8;
static constexpr std::uint64_t kPairs = 24;

// So many answers of one side, against random play.
static std::vector<Order> answersOf(Position p, std::uint64_t seed, std::size_t count)
{
    Searcher searcher(p.setting, seed, {.rollouts = kRollouts});
    play::Randomness others(7);
    std::vector<Order> answers;
    while (!Assault::isOver(p) && answers.size() < count) {
        Order order;
        if (p.pending.isChance())
            order = Assault::roll(p, others);
        else if (p.pending.side == 1)
            order = Assault::sample(p, others);
        else
            answers.push_back(order = searcher.answer(Assault::viewFor(p, 0)));
        HW_EXPECTS(Assault::apply(p, order));
    }
    return answers;
}

void tst_Searcher::theSameSeedGivesTheSameAnswers()
{
    const Position start = beginShipped(trainingScenario());
    const std::vector<Order> once = answersOf(start, 5, 12);
    QCOMPARE(once.size(), std::size_t{12});
    QVERIFY(once == answersOf(start, 5, 12));
}

void tst_Searcher::whatOthersHideChangesNoAnswer()
{
    Position p = beginShipped(shippedScenario("gela-road"));
    Searcher player(p.setting, 1, {.rollouts = kRollouts});
    Searcher other(p.setting, 1, {.rollouts = kRollouts});
    play::Randomness random(3);
    int differing = 0;
    for (int answers = 0; answers < 12 && !Assault::isOver(p);) {
        if (p.pending.isChance() || p.pending.side == 0) {
            QVERIFY(Assault::apply(p, p.pending.isChance() ? Assault::roll(p, random)
                                                           : Assault::sample(p, random)));
            continue;
        }
        ++answers;
        const auto view = Assault::viewFor(p, 1);
        const Position truth = imagine(view, random);
        differing += !(truth == p);
        const Order order = player.answer(view);
        QVERIFY(other.answer(Assault::viewFor(truth, 1)) == order);
        QVERIFY(Assault::apply(p, order));
    }
    QVERIFY(differing > 0);
}

static void playToAnnouncement(Position &p)
{
    play::Randomness random(1);
    while (p.pending.question != Question::Announce)
        HW_EXPECTS(Assault::apply(p, p.pending.isChance() ? Assault::roll(p, random)
                                                          : Assault::sample(p, random)));
}

// The last turn, and the objective is empty: whoever stands in it wins.
void tst_Searcher::itTakesWhatDecidesTheGame()
{
    Table table = farmTable("E6", 1);
    table.rifles("g1", "E5").rifles("g2", "H5").rifles("u1", "H10");
    Position p = table.begin();
    Searcher axis(p.setting, 1, {.rollouts = 60});
    play::Randomness random(2);
    while (!Assault::isOver(p)) {
        Order order;
        if (p.pending.isChance())
            order = Assault::roll(p, random);
        else if (p.pending.side == p.setting->sideIndex("axis"))
            order = axis.answer(Assault::viewFor(p, p.pending.side));
        else if (p.pending.question == Question::Announce)
            order = Pass{};
        else
            order = Assault::sample(p, random);
        QVERIFY(Assault::apply(p, order));
    }
    QCOMPARE(p.winner, p.setting->sideIndex("axis"));
}

// The clock says so; each plan has been played out once by then.
void tst_Searcher::itStopsWhenTheTimeIsUp()
{
    Position p = beginShipped(trainingScenario());
    playToAnnouncement(p);
    int asked = 0;
    const auto now = [&asked] { return asked++ == 0 ? 0.0 : 10.0; };
    Searcher searcher(p.setting, 1, {.seconds = 1, .now = now});
    QVERIFY(Assault::query(p, searcher.answer(Assault::viewFor(p, p.pending.side))));
    QVERIFY(asked < 10);
}

void tst_Searcher::manyUnitsArePlayedOutLessFar()
{
    const auto ahead = [](int units, int most) {
        Table table(3);
        for (int i = 0; i < units; ++i)
            table.rifles("u" + std::to_string(i), std::string(1, static_cast<char>('A' + i % 12)) +
                                                      std::to_string(1 + i / 12));
        return announcementsAhead(table.begin(), most);
    };
    QCOMPARE(ahead(12, 8), 8);
    QCOMPARE(ahead(18, 8), 5);
    QCOMPARE(ahead(40, 8), 4);
    QCOMPARE(ahead(12, 2), 2);
}

// The only objective, one turn to go, and nobody of the Axis is near. Who is far ahead in units
// goes on all the same: in haste it is not seen what these may do.
void tst_Searcher::whatIsLostIsKnown()
{
    const auto lastTurn = [](Table table) {
        Position p = table.rifles("g1", "A1").rifles("u1", "E6").rifles("u2", "F6").begin();
        while (p.turn < 4)
            p.pending.isChance() ? rolls(p) : say(p, Pass{});
        playToAnnouncement(p);
        return p;
    };
    const Position p = lastTurn(farmTable("E6", 4));
    const SideIndex axis = p.setting->sideIndex("axis");
    Table ahead = farmTable("E6", 4);
    ahead.rifles("u3", "J8").rifles("u4", "J9").rifles("u5", "J10");
    Position far = lastTurn(ahead);
    for (const char *lost : {"u1", "u3", "u4", "u5"})
        far.unit(id(far, lost)).state = UnitState::Eliminated;
    QVERIFY(!isHopeless(Assault::viewFor(far, axis), 1, 20));
    QVERIFY(isHopeless(Assault::viewFor(p, axis), 1, 20));
    QVERIFY(!isHopeless(Assault::viewFor(p, enemyOf(axis)), 1, 20));
}

// The training is even between equal players.
void tst_Searcher::aRecruitIsWeakerThanARegular()
{
    const Position start = beginShipped(trainingScenario());
    mind::Score score;
    for (std::uint64_t game = 0; game < kPairs * 2; ++game) {
        const auto recruit = computerPlayer({Level::Recruit}, start.setting, 3 * game, {});
        const auto regular = computerPlayer({Level::Regular}, start.setting, 3 * game + 1, {});
        const SideIndex own = game % 2;
        std::vector<ComputerPlayer *> players = {recruit.get(), regular.get()};
        if (own == 1)
            std::swap(players[0], players[1]);
        play::Randomness dice(3 * (game / 2) + 2);
        const SideIndex winner = mind::playedOut<Assault>(start, players, dice).winner;
        ++(winner == kNobody ? score.draws : winner == own ? score.wins : score.losses);
    }
    QVERIFY2(mind::wilson(score.share(), score.games()).high < 0.5,
             qPrintable(QString::number(score.share())));
}

// g1 and g2 can do nothing to the tank, g3 can. Few rollouts tell by chance which is best.
void tst_Searcher::noShotIsWastedOnWhoMoves()
{
    Table table(3);
    table.unit("g1", "E3", "us.cal50_hmg")
        .unit("g2", "G4", "us.cal50_hmg")
        .unit("g3", "D2", "drill.at_gun")
        .facing(3)
        .unit("u1", "E8", "drill.heavy_tank")
        .facing(0)
        .rifles("u9", "A10");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    HW_SAYS(asks(p), "react axis u1");
    const auto canHurt = [&p](std::string_view unit) {
        return chanceOfEffect(p, reactionShot(p, id(p, unit))).value_or(0) > 0;
    };
    QVERIFY(Assault::query(p, React{id(p, "g1")}) && !canHurt("g1"));
    QVERIFY(Assault::query(p, React{id(p, "g3")}) && canHurt("g3"));
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Searcher searcher(p.setting, seed, {.rollouts = 6});
        const auto view = Assault::viewFor(p, p.pending.side);
        for (const Order &answer : {searcher.answer(view), searcher.advise(view).best.plan.first})
            QVERIFY(answer == Order(React{id(p, "g3")}) || answer == Order(Decline{}));
    }
}

void tst_Searcher::levelsHaveNames()
{
    for (const char *name :
         {"random", "first", "recruit", "regular", "hardened", "veteran", "elite"})
        QCOMPARE(toString(*levelFromString(name)), std::string_view(name));
    QVERIFY(!levelFromString("general"));
    for (const char *name : {"even", "bold", "careful"})
        QCOMPARE(toString(*temperFromString(name)), std::string_view(name));
    QVERIFY(!temperFromString("angry"));
    for (const std::string &name : opponentNames())
        QCOMPARE(toString(*opponentFromString(name)), name);
    for (const char *name : {"", "regular-", "regular-even", "bold", "regular-bold-bold"})
        QVERIFY(!opponentFromString(name));
    QVERIFY(styleOf(Temper::Bold).aggression > styleOf(Temper::Careful).aggression);
    QVERIFY(styleOf(Temper::Bold).caution < styleOf(Temper::Careful).caution);
    QVERIFY(secondsOf(Level::Hardened) < secondsOf(Level::Veteran));
    QVERIFY(secondsOf(Level::Veteran) < secondsOf(Level::Elite));
}

// Whatever number is a veteran's, a study is replayed with it from what its head says.
void tst_Searcher::rolloutsGoByTheTimeOfALevel()
{
    for (const Level level : {Level::Random, Level::First, Level::Recruit, Level::Regular})
        QCOMPARE(rolloutsOf(level, 600), 0);
    QCOMPARE(rolloutsOf(Level::Hardened, 600), 60);
    QCOMPARE(rolloutsOf(Level::Veteran, 600), 600);
    QCOMPARE(rolloutsOf(Level::Elite, 600), 2400);
    QCOMPARE(rolloutsOf(Level::Hardened, 2), 2);
    for (int rollouts = 2; rollouts <= 700; ++rollouts)
        for (const Level level : {Level::Hardened, Level::Veteran, Level::Elite}) {
            const int own = rolloutsOf(level, rollouts);
            QCOMPARE(rolloutsOf(level, rolloutsOfVeteran(level, own)), own);
        }
}

HW_PLAIN_TEST(tst_Searcher)

} // namespace hexwerk::assault::tst_searcher

#include "tst_searcher.moc"
