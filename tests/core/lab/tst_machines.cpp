// Machines whose results are not like those of the others; figures of chi2.sf and chi2_contingency
// (without correction) of SciPy 1.10.1.
#include <QTest>

#include "core/lab/machines.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace hexwerk::lab::tst_machines {

using namespace testing;

class tst_Machines final : public QObject
{
    Q_OBJECT

private slots:
    void chancesAreThoseOfTheChiSquare();
    void rowsAreCompared();
    void whoPlayedAShardLastIsInItsLog();
    void aMachineThatComputesOtherwiseIsNoticed();
};

static bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-9 * std::max(1.0, std::abs(expected));
}

void tst_Machines::chancesAreThoseOfTheChiSquare()
{
    QVERIFY(isNear(ChiSquare({3.84, 1}).probability(), 0.05004352124870519));
    QVERIFY(isNear(ChiSquare({10, 2}).probability(), 0.006737946999085468));
    QVERIFY(isNear(ChiSquare({7.5, 3}).probability(), 0.0575584519726364));
    QVERIFY(isNear(ChiSquare({1, 5}).probability(), 0.9625657732472964));
    QVERIFY(isNear(1e8 * ChiSquare({40, 4}).probability(), 4.328422607120966));
    QCOMPARE(ChiSquare({0, 0}).probability(), 1.0);
}

void tst_Machines::rowsAreCompared()
{
    const ChiSquare four = chiSquare(std::array<std::int64_t, 4>{30, 20, 25, 25},
                                     std::array<std::int64_t, 4>{55, 45, 60, 40});
    QVERIFY(isNear(four.value, 1.6968325791855206) && four.degrees == 3);
    QVERIFY(isNear(four.probability(), 0.6376382153158817));
    // With a column of nothing in between.
    const ChiSquare six = chiSquare(std::array<std::int64_t, 7>{30, 20, 2, 0, 25, 25, 1},
                                    std::array<std::int64_t, 7>{155, 145, 3, 0, 160, 140, 4});
    QVERIFY(isNear(six.value, 4.137157466278881) && six.degrees == 5);
    QVERIFY(isNear(six.probability(), 0.5298425309266219));
    const std::array<std::int64_t, 2> none = {0, 0};
    QCOMPARE(chiSquare(none, std::array<std::int64_t, 2>{3, 4}).degrees, 0);
}

void tst_Machines::whoPlayedAShardLastIsInItsLog()
{
    std::map<int, std::string> machines;
    readMachines("shard 3 of 40 on anna\nslurmstepd: node failed\nshard 3 of 40 on bert\n"
                 "shards on the way\nshard x of 40 on carl\nout of memory on dora",
                 machines);
    readMachines("shard 17 of 40 on anna", machines);
    readMachines("", machines);
    const std::map<int, std::string> expected = {{3, "bert"}, {17, "anna"}};
    QVERIFY(machines == expected);
}

// In the shards of one machine the first side wins all games.
void tst_Machines::aMachineThatComputesOtherwiseIsNoticed()
{
    Study study = wholeStudy(madeUpHead(400, 20));
    std::map<int, std::string> machines;
    for (auto &[shard, block] : study.shards)
        machines[shard] = shard % 4 == 0 ? "anna" : shard % 4 == 1 ? "bert" : "carl";
    machines.erase(19);
    auto checks = checkedMachines(study, machines);
    QCOMPARE(checks.size(), std::size_t{3});
    for (const MachineCheck &check : checks)
        QVERIFY(!isStrange(check, checks.size()));
    QCOMPARE(checks[0].machine, std::string("anna"));
    QCOMPARE(checks[0].shards, 5);
    QCOMPARE(checks[2].shards, 9);
    for (auto &[shard, block] : study.shards)
        if (shard % 4 == 1)
            for (Results &results : block.outcome)
                results = {results[0] + results[1] + results[2], 0, 0};
    checks = checkedMachines(study, machines);
    QVERIFY(isStrange(checks[1], checks.size()));
}

HW_PLAIN_TEST(tst_Machines)

} // namespace hexwerk::lab::tst_machines

#include "tst_machines.moc"
