// What chance may answer: every result that differs once, with its exact weight.
#include <QTest>

#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault::tst_outcomes {

class tst_Outcomes final : public QObject
{
    Q_OBJECT

private slots:
    void everyResultComesOnceWithItsWeight_data();
    void everyResultComesOnceWithItsWeight();
    void twoPlainDiceAreHigherLowerOrEqual();
    void onePlainDieHasSixResults();
    void d12_4_2_2b_theScoutsDieCountsForItself();
    void r12_4_4_4c_eachShellCountsWhereItIsRolledAgain();
    void r8_3c_eachDieCountsWhereACardHasItRolledAgain();
};

// What is the same for the rules: sums, or what lies on the dice of each colour.
static std::vector<int> resultOf(const std::vector<std::uint8_t> &roll, const Position &p,
                                 bool byDie)
{
    const std::vector<Die> dice = p.pending.dice.dice();
    std::vector<std::vector<int>> shown;
    std::vector<int> sums(6);
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const Symbols full = p.setting->faces.face(dice[i], roll[i]);
        const Symbols single = full.single();
        shown.push_back({static_cast<int>(dice[i]), full.c, full.d, full.x});
        const int counts[] = {full.c, full.d, full.x, single.c, single.d, single.x};
        for (std::size_t k = 0; k < 6; ++k)
            sums[k] += counts[k];
    }
    if (!byDie)
        return sums;
    std::sort(shown.begin(), shown.end());
    std::vector<int> flat;
    for (const auto &die : shown)
        flat.insert(flat.end(), die.begin(), die.end());
    return flat;
}

void tst_Outcomes::everyResultComesOnceWithItsWeight_data()
{
    QTest::addColumn<QByteArray>("pool");
    QTest::addColumn<bool>("mayBeRolledAgain");
    for (const char *pool : {"", "B", "RYY", "RRYG", "YGGG", "RRYYGB"})
        for (const bool again : {false, true})
            QTest::addRow("%s%s", pool, again ? ", close combat" : "") << QByteArray(pool) << again;
}

void tst_Outcomes::everyResultComesOnceWithItsWeight()
{
    QFETCH(QByteArray, pool);
    QFETCH(bool, mayBeRolledAgain);
    Position p = Table().rifles("g1", "C4").rifles("u1", "F8").begin();
    p.pending = {.question = Question::BattleDice,
                 .use = mayBeRolledAgain ? RollUse::DefenceAttack : RollUse::Attack,
                 .dice = *poolFromString(pool.toStdString())};

    // Every roll there is, one after the other.
    std::map<std::vector<int>, std::uint64_t> weights;
    std::vector<std::uint8_t> roll(static_cast<std::size_t>(pool.size()), 1);
    for (bool more = true; more;) {
        ++weights[resultOf(roll, p, mayBeRolledAgain)];
        more = false;
        for (std::size_t i = 0; i < roll.size() && !more; ++i) {
            more = roll[i] < 6;
            roll[i] = more ? static_cast<std::uint8_t>(roll[i] + 1) : 1;
        }
    }

    const auto outcomes = Assault::outcomes(p);
    QCOMPARE(outcomes.size(), weights.size());
    for (const auto &outcome : outcomes) {
        const auto &faces = std::get<Dice>(outcome.order).faces;
        QCOMPARE(outcome.weight, weights[resultOf(faces, p, mayBeRolledAgain)]);
        weights.erase(resultOf(faces, p, mayBeRolledAgain));
    }
}

void tst_Outcomes::twoPlainDiceAreHigherLowerOrEqual()
{
    Position p = Table().rifles("g1", "C4").rifles("u1", "F8").begin();
    p.pending = {.question = Question::PlainDice, .use = RollUse::Initiative, .plainDice = 2};
    std::uint64_t higher = 0;
    std::uint64_t lower = 0;
    std::uint64_t all = 0;
    for (const auto &outcome : Assault::outcomes(p)) {
        const auto &faces = std::get<Dice>(outcome.order).faces;
        all += outcome.weight;
        higher += faces[0] > faces[1] ? outcome.weight : 0;
        lower += faces[0] < faces[1] ? outcome.weight : 0;
    }
    QCOMPARE(all, std::uint64_t{36});
    QCOMPARE(higher, std::uint64_t{15});
    QCOMPARE(lower, std::uint64_t{15});
}

void tst_Outcomes::onePlainDieHasSixResults()
{
    Position p = Table().rifles("g1", "C4").rifles("u1", "F8").begin();
    p.pending = {.question = Question::PlainDice, .use = RollUse::Spotting, .plainDice = 1};
    const auto outcomes = Assault::outcomes(p);
    QCOMPARE(outcomes.size(), std::size_t{6});
    for (std::size_t i = 0; i < 6; ++i) {
        QCOMPARE(std::get<Dice>(outcomes[i].order).faces, std::vector{std::uint8_t(i + 1)});
        QCOMPARE(outcomes[i].weight, std::uint64_t{1});
    }
}

static std::uint64_t weightOf(const Position &p, auto shows)
{
    std::uint64_t weight = 0;
    for (const auto &outcome : Assault::outcomes(p))
        weight += shows(std::get<Dice>(outcome.order).faces) ? outcome.weight : 0;
    return weight;
}

// A table that asks for these dice.
static Position asking(RollUse use, const char *pool)
{
    Position p = Table().rifles("g1", "C4").rifles("u1", "F8").begin();
    p.pending = {.question = Question::BattleDice, .use = use, .dice = *poolFromString(pool)};
    return p;
}

// Faces that show no symbol on both dice, green and blue, as often as the dice have them.
static std::uint64_t blanksOf(const Position &p, Die die)
{
    std::uint64_t blanks = 0;
    for (int number = 1; number <= 6; ++number)
        blanks += p.setting->faces.face(die, number).total() == 0 ? 1 : 0;
    return blanks;
}

void tst_Outcomes::d12_4_2_2b_theScoutsDieCountsForItself()
{
    const Position p = asking(RollUse::Ranging, "GB");
    const auto greenIsBlank = [&p](const std::vector<std::uint8_t> &faces) {
        return p.setting->faces.face(Die::Green, faces[0]).total() == 0;
    };
    QCOMPARE(weightOf(p, greenIsBlank), 6 * blanksOf(p, Die::Green));
}

void tst_Outcomes::r12_4_4_4c_eachShellCountsWhereItIsRolledAgain()
{
    const auto greenIsBlank = [](const Position &p) {
        return weightOf(p, [&p](const std::vector<std::uint8_t> &faces) {
            return p.setting->faces.face(Die::Green, faces[0]).total() == 0;
        });
    };
    Position p = asking(RollUse::SupportAttack, "GB");
    const std::size_t sums = Assault::outcomes(p).size();
    p.stack.emplace_back(OutsideFireFrame{.rerolls = 2});
    QCOMPARE(greenIsBlank(p), 6 * blanksOf(p, Die::Green));
    QVERIFY(Assault::outcomes(p).size() > sums);
    // [R12.3.6.2b] And where a blank goes at a friend.
    p.stack.back() = AirFrame{.isWild = true};
    QCOMPARE(greenIsBlank(p), 6 * blanksOf(p, Die::Green));
    p.stack.back() = AirFrame{};
    QCOMPARE(Assault::outcomes(p).size(), sums);
}

void tst_Outcomes::r8_3c_eachDieCountsWhereACardHasItRolledAgain()
{
    Position p = asking(RollUse::Attack, "GB");
    const std::size_t sums = Assault::outcomes(p).size();
    p.effects.push_back({.word = CardWord::RerollAttack});
    QVERIFY(Assault::outcomes(p).size() > sums);
    p.effects.back().used = true;
    QCOMPARE(Assault::outcomes(p).size(), sums);
}

HW_PLAIN_TEST(tst_Outcomes)

} // namespace hexwerk::assault::tst_outcomes

#include "tst_outcomes.moc"
