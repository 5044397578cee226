// Positions with one right answer, found by a good player: what they are made of, and who solves
// them.
#include <QTest>

#include "tests/puzzles/deeds.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace hexwerk::assault::puzzles::tst_puzzles {

class tst_Puzzles final : public QObject
{
    Q_OBJECT

private slots:
    void everyPuzzleIsSound();
    void theRightAnswersHaveTheBestChances();
    void veteransSolveMost();
    void smokeAndRidesAreFound();
};

static constexpr std::size_t kPuzzles = 60;
static constexpr double kSolved = 5.0 / 6;
static constexpr int kRollouts = 400;
static constexpr int kGames = 400;
static constexpr int kFewGames = 16;
static constexpr std::size_t kClosest = 6; // deeds of either kind that are played out in full

// Each pattern is of something that can be done, and something else can be done too.
void tst_Puzzles::everyPuzzleIsSound()
{
    const std::vector<Puzzle> puzzles = allPuzzles();
    QVERIFY(puzzles.size() >= kPuzzles);
    for (const Puzzle &puzzle : puzzles) {
        const std::vector<Deed> deeds = allDeeds(puzzle.start);
        const auto areThere = [&](const std::vector<Pattern> &patterns) {
            return std::all_of(patterns.begin(), patterns.end(), [&](const Pattern &pattern) {
                return std::any_of(deeds.begin(), deeds.end(), [&](const Deed &deed) {
                    return fits(puzzle.start, pattern, deed);
                });
            });
        };
        const auto rights = std::count_if(deeds.begin(), deeds.end(),
                                          [&](const Deed &deed) { return isRight(puzzle, deed); });
        if (!areThere(puzzle.right) || !areThere(puzzle.wrong) || rights == 0 ||
            rights == static_cast<std::ptrdiff_t>(deeds.size()))
            QTest::qFail(qPrintable(QStringLiteral("%1: %2 of %3 deeds are right")
                                        .arg(QString::fromStdString(nameOf(puzzle)))
                                        .arg(rights)
                                        .arg(deeds.size())),
                         __FILE__, __LINE__);
    }
}

static QString told(const Puzzle &puzzle, const Deed &deed)
{
    QStringList orders;
    for (const Order &order : deed.orders)
        orders << QString::fromStdString(Assault::orderToJson(puzzle.start, order))
                      .remove(QLatin1Char('"'))
                      .remove(QStringLiteral("order:"));
    return orders.join(QLatin1Char(' '));
}

// Every deed is played out a few times, and the best right and wrong ones many times more.
void tst_Puzzles::theRightAnswersHaveTheBestChances()
{
    struct Tried
    {
        const Deed *deed = nullptr;
        double chance = 0;
    };
    std::size_t proven = 0;
    for (const Puzzle &puzzle : allPuzzles()) {
        if (!puzzle.isProven)
            continue;
        ++proven;
        const std::vector<Deed> deeds = allDeeds(puzzle.start);
        std::vector<Tried> right;
        std::vector<Tried> wrong;
        for (const Deed &deed : deeds)
            (isRight(puzzle, deed) ? right : wrong)
                .push_back({&deed, chanceWith(puzzle, deed, kFewGames, 1)});
        const auto closest = [&](std::vector<Tried> &tried, std::size_t most) {
            std::stable_sort(tried.begin(), tried.end(),
                             [](const Tried &a, const Tried &b) { return a.chance > b.chance; });
            if (tried.size() > most)
                tried.resize(most);
            for (Tried &one : tried)
                one.chance = chanceWith(puzzle, *one.deed, kGames, 1000);
            return *std::max_element(
                tried.begin(), tried.end(),
                [](const Tried &a, const Tried &b) { return a.chance < b.chance; });
        };
        if (right.empty() || wrong.empty())
            continue; // told by everyPuzzleIsSound()
        const Tried best = closest(right, kClosest);
        const Tried other = closest(wrong, kClosest);
        const double error = std::sqrt(2 * 0.25 / kGames);
        if (best.chance < other.chance + 2 * error)
            QTest::qFail(qPrintable(QStringLiteral("%1: %2 wins %3, but %4 wins %5")
                                        .arg(QString::fromStdString(nameOf(puzzle)),
                                             told(puzzle, *best.deed))
                                        .arg(best.chance)
                                        .arg(told(puzzle, *other.deed))
                                        .arg(other.chance)),
                         __FILE__, __LINE__);
    }
    QVERIFY(proven >= 20);
}

void tst_Puzzles::veteransSolveMost()
{
    const std::vector<Puzzle> puzzles = allPuzzles();
    std::size_t solved = 0;
    for (const Puzzle &puzzle : puzzles) {
        const Deed deed = answerOf(puzzle, Level::Veteran, kRollouts, 1);
        if (isRight(puzzle, deed))
            ++solved;
        else
            std::printf("not solved: %s: %s\n", nameOf(puzzle).c_str(),
                        qPrintable(told(puzzle, deed)));
    }
    QVERIFY2(static_cast<double>(solved) >= kSolved * static_cast<double>(puzzles.size()),
             qPrintable(QStringLiteral("%1 of %2").arg(solved).arg(puzzles.size())));
}

// By a Regular that weighs them, as the one does whose plans Veteran plays out; not by the usual
// one.
void tst_Puzzles::smokeAndRidesAreFound()
{
    int found = 0;
    for (const Puzzle &puzzle : allPuzzles()) {
        if (puzzle.name != "smoke before the storm" && puzzle.name != "get in")
            continue;
        ++found;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto answer = [&](const Weights &weights) {
                const auto player = computerPlayer({.level = Level::Regular, .weights = weights},
                                                   puzzle.start.setting, seed, {});
                return deedOf(puzzle.start, *player, seed);
            };
            QVERIFY2(isRight(puzzle, answer({.smoke = 0.15, .ride = 0.3})), puzzle.name.c_str());
            QVERIFY2(!isRight(puzzle, answer({})), puzzle.name.c_str());
        }
    }
    QCOMPARE(found, 2);
}

HW_PLAIN_TEST(tst_Puzzles)

} // namespace hexwerk::assault::puzzles::tst_puzzles

#include "tst_puzzles.moc"
