// The opponent that plays its plans out.
#include <QTest>

#include "core/assault/aside/imagined_position.h"
#include "core/assault/mind/level.h"
#include "tests/core/assault/table.h"
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
    void levelsHaveNames();
};

static constexpr int kRollouts = 8;

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

// The last turn, and the objective is empty: whoever stands in it wins.
void tst_Searcher::itTakesWhatDecidesTheGame()
{
    Table table;
    table.scenario.turns = 1;
    table.scenario.objectives = {{.id = "farm", .hex = at("E6"), .name = {}, .holder = "allied"}};
    const Term control{.kind = TermKind::Control, .name = "farm"};
    table.scenario.victories = {{.side = "axis", .term = control},
                                {.side = "allied", .term = control}};
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
    play::Randomness random(1);
    while (p.pending.question != Question::Announce)
        QVERIFY(Assault::apply(p, p.pending.isChance() ? Assault::roll(p, random)
                                                       : Assault::sample(p, random)));
    int asked = 0;
    const auto now = [&asked] { return asked++ == 0 ? 0.0 : 10.0; };
    Searcher searcher(p.setting, 1, {.seconds = 1, .now = now});
    QVERIFY(Assault::query(p, searcher.answer(Assault::viewFor(p, p.pending.side))));
    QVERIFY(asked < 10);
}

void tst_Searcher::levelsHaveNames()
{
    for (const char *name : {"random", "regular", "hardened", "veteran", "elite"})
        QCOMPARE(toString(*levelFromString(name)), std::string_view(name));
    QVERIFY(!levelFromString("general"));
    QVERIFY(secondsOf(Level::Hardened) < secondsOf(Level::Veteran));
    QVERIFY(secondsOf(Level::Veteran) < secondsOf(Level::Elite));
}

HW_PLAIN_TEST(tst_Searcher)

} // namespace hexwerk::assault::tst_searcher

#include "tst_searcher.moc"
