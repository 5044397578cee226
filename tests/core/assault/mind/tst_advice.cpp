// What the opponent would do, and why.
#include <QTest>

#include "core/assault/aside/imagined_position.h"
#include "core/assault/mind/searcher.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/random_game.h"
#include "tests/core/assault/training.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <cmath>
#include <set>

namespace hexwerk::assault::tst_advice {

class tst_Advice final : public QObject
{
    Q_OBJECT

private slots:
    void reasonsAddUpToTheScore_data();
    void reasonsAddUpToTheScore();
    void everyQuestionGetsAdvice();
    void theSameSeedGivesTheSameAdvice();
    void whatOthersHideChangesNoAdvice();
    void itKnowsWhatDecidesTheGame();
    void whatWasDoneIsMeasuredToo();
    void theRunnerUpCostsWhatItWouldIfItWereDone();
    void whatLeadsIsTold();
    void commandPointsAreNotWasted_data();
    void commandPointsAreNotWasted();
};

// At random up to an announcement.
static void playOn(Position &p, play::Randomness &random, int orders)
{
    while (!Assault::isOver(p) && (orders-- > 0 || p.pending.question != Question::Announce))
        Assault::applySilently(p, p.pending.isChance() ? Assault::roll(p, random)
                                                       : Assault::sample(p, random));
}

void tst_Advice::reasonsAddUpToTheScore_data()
{
    QTest::addColumn<QString>("scenario");
    std::size_t rows = 0;
    for (const char *name : {"training-infantry", "training-vehicles", "training-command",
                             "gela-road", "port-of-gela"})
        if (testing::takesPart(rows++, HW_SHARE == 1 ? 1 : 4))
            QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_Advice::reasonsAddUpToTheScore()
{
    QFETCH(QString, scenario);
    Position p = beginShipped(shippedScenario(scenario.toStdString()));
    Regular player(p.setting, 1);
    play::Randomness random(4);
    int explained = 0;
    for (int positions = 0; positions < 6; ++positions) {
        playOn(p, random, 25);
        if (Assault::isOver(p))
            break;
        for (const Plan &plan : player.plans(p)) {
            const Plan told = player.explained(p, plan);
            double sum = 0;
            for (const Reason &reason : told.reasons)
                sum += reason.amount;
            QVERIFY2(std::abs(sum - plan.score) < 1e-9, qPrintable(QString::number(sum)));
            QVERIFY(told.first == plan.first && told.way == plan.way);
            explained += told.reasons.empty() ? 0 : 1;
        }
    }
    QVERIFY(explained > 20);
}

// Of all kinds that come up in games with all options; what is advised is allowed.
void tst_Advice::everyQuestionGetsAdvice()
{
    std::set<Question> asked;
    for (const int options : HW_SHARE == 1 ? std::vector{3, 6} : std::vector{6}) {
        const Match match = optionMatch("sicily43-en", options);
        const auto game = setUpGame(match.scenario, match.data);
        QVERIFY(game);
        Position p = Assault::start(*game.value);
        Searcher searcher(p.setting, 1, {.rollouts = 2});
        play::Randomness random(2);
        while (!Assault::isOver(p)) {
            if (!p.pending.isChance() && asked.insert(p.pending.question).second) {
                const Advice advice = searcher.advise(Assault::viewFor(p, p.pending.side));
                QVERIFY(Assault::query(p, advice.best.plan.first));
                QVERIFY(advice.now >= 0 && advice.now <= 1);
                QVERIFY(!advice.other || Assault::query(p, advice.other->plan.first));
                QVERIFY(!advice.other || advice.other->chance <= advice.best.chance);
                QVERIFY(advice.reasons.size() <= 3);
                QVERIFY(!advice.reply || p.phase != Phase::SetUp);
            }
            QVERIFY(Assault::apply(p, p.pending.isChance() ? Assault::roll(p, random)
                                                           : Assault::sample(p, random)));
        }
    }
    QVERIFY2(asked.size() >= 6, qPrintable(QString::number(asked.size())));
}

static std::vector<Advice> adviceOn(std::uint64_t seed)
{
    Position p = beginShipped(trainingScenario());
    Searcher searcher(p.setting, seed, {.rollouts = 40});
    play::Randomness random(3);
    std::vector<Advice> all;
    for (int i = 0; i < 3; ++i) {
        playOn(p, random, 30);
        all.push_back(searcher.advise(Assault::viewFor(p, p.pending.side)));
    }
    return all;
}

void tst_Advice::theSameSeedGivesTheSameAdvice()
{
    const std::vector<Advice> once = adviceOn(5);
    QVERIFY(once == adviceOn(5));
    QVERIFY(once != adviceOn(6));
}

void tst_Advice::whatOthersHideChangesNoAdvice()
{
    Position p = beginShipped(shippedScenario("gela-road"));
    Searcher player(p.setting, 1, {.rollouts = 6});
    Searcher other(p.setting, 1, {.rollouts = 6});
    play::Randomness random(3);
    int differing = 0;
    for (int i = 0; i < 2; ++i) {
        do {
            playOn(p, random, 5);
            QVERIFY(!Assault::isOver(p));
        } while (p.pending.side != 1);
        const Position truth = imagine(Assault::viewFor(p, 1), random);
        differing += !(truth == p);
        QVERIFY(player.advise(Assault::viewFor(p, 1)) == other.advise(Assault::viewFor(truth, 1)));
    }
    QVERIFY(differing > 0);
}

// The last turn, and the objective is empty: whoever stands in it wins, and only one can.
static Position lastTurn()
{
    Table table = farmTable("E6", 1);
    table.rifles("g1", "E5").rifles("u1", "H10");
    Position p = table.begin();
    play::Randomness random(2);
    while (p.pending.question != Question::Announce ||
           p.pending.side != p.setting->sideIndex("axis"))
        Assault::applySilently(p, p.pending.isChance() ? Assault::roll(p, random) : Order(Pass{}));
    return p;
}

void tst_Advice::itKnowsWhatDecidesTheGame()
{
    const Position p = lastTurn();
    Searcher searcher(p.setting, 1, {.rollouts = 120});
    const Advice advice = searcher.advise(Assault::viewFor(p, p.pending.side));
    QCOMPARE(advice.best.plan.unit, id(p, "g1"));
    QVERIFY(std::find(advice.best.plan.way.begin(), advice.best.plan.way.end(),
                      step(p, "g1", "E6")) != advice.best.plan.way.end());
    QVERIFY(advice.best.chance > 0.9);
    QVERIFY(std::any_of(advice.reasons.begin(), advice.reasons.end(), [](const Reason &reason) {
        return reason.id == ReasonId::Goal && reason.hex == at("E6") && reason.amount > 0;
    }));
}

void tst_Advice::whatWasDoneIsMeasuredToo()
{
    const Position p = lastTurn();
    Searcher searcher(p.setting, 1, {.rollouts = 120});
    const Plan dugIn{.first = announce(p, "g1", Action::DigIn), .unit = id(p, "g1")};
    const Advice advice = searcher.advise(Assault::viewFor(p, p.pending.side), &dugIn);
    QVERIFY(advice.done.has_value());
    QVERIFY(*advice.done < advice.best.chance - 0.3);
}

// As a plan that was done, it is played out in the same games.
void tst_Advice::theRunnerUpCostsWhatItWouldIfItWereDone()
{
    const Position p = lastTurn();
    const auto advised = [&p](const Plan *done) {
        Searcher searcher(p.setting, 1, {.rollouts = 120});
        return searcher.advise(Assault::viewFor(p, p.pending.side), done);
    };
    const Advice advice = advised(nullptr);
    QVERIFY(advice.other.has_value());
    const Advice both = advised(&advice.other->plan);
    QVERIFY(both.other && both.other->plan == advice.other->plan);
    QCOMPARE(both.done, std::optional(both.other->chance));
    QCOMPARE(both.otherError, both.doneError);
}

void tst_Advice::whatLeadsIsTold()
{
    const Position p = lastTurn();
    int told = 0;
    Thinking thinking{.rollouts = 60};
    thinking.leads = [&](const Plan &plan, double chance) {
        ++told;
        QVERIFY(Assault::query(p, plan.first));
        QVERIFY(chance >= 0 && chance <= 1);
    };
    Searcher searcher(p.setting, 1, thinking);
    searcher.answer(Assault::viewFor(p, p.pending.side));
    QVERIFY(told > 0);
}

void tst_Advice::commandPointsAreNotWasted_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

// The machine guns have the best shot and one unit: the second point on them activates nobody.
void tst_Advice::commandPointsAreNotWasted()
{
    QFETCH(int, seed);
    Position p = beginShipped(shippedScenario("training-command"));
    play::Randomness random(1);
    while (p.pending.question != Question::Allot)
        QVERIFY(
            Assault::apply(p, p.pending.isChance() ? Assault::roll(p, random) : Order(Decline{})));
    const Allot machineGuns{"us.cal50_hmg"};
    QVERIFY(Assault::apply(p, machineGuns));
    Searcher searcher(p.setting, static_cast<std::uint64_t>(seed), {.rollouts = 60});
    const Advice advice = searcher.advise(Assault::viewFor(p, p.pending.side));
    QVERIFY(std::holds_alternative<Allot>(advice.best.plan.first));
    QVERIFY(advice.best.plan.first != Order(machineGuns));
}

HW_PLAIN_TEST(tst_Advice)

} // namespace hexwerk::assault::tst_advice

#include "tst_advice.moc"
