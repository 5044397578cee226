// The weights by which Regular judges, and the original ones, which never change.
#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/assault/lab/pair_player.h"
#include "core/lab/runner.h"
#include "core/lab/study_file.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <utility>

namespace hexwerk::assault::tst_weights {

class tst_Weights final : public QObject
{
    Q_OBJECT

private slots:
    void changesAreNamed();
    void badChangesAreRefused();
    void firstPlaysAsItAlwaysDid_data();
    void firstPlaysAsItAlwaysDid();
};

void tst_Weights::changesAreNamed()
{
    QCOMPARE(changesOf({}), "");
    QVERIFY(weightsChanged("") == Weights());
    Weights weights;
    weights.mines = 0;
    weights.danger = 0.625;
    QCOMPARE(changesOf(weights), "+danger=0.625+mines=0");
    QVERIFY(weightsChanged("+danger=0.625+mines=0") == weights);
    const auto opponent = opponentFromString("veteran-bold+danger=0.625+mines=0");
    QVERIFY(opponent && opponent->weights == weights);
    QCOMPARE(toString(*opponent), "veteran-bold+danger=0.625+mines=0");
}

void tst_Weights::badChangesAreRefused()
{
    for (const char *changes : {"+", "danger=1", "+danger", "+danger=", "+danger=x", "+danger=-1",
                                "+danger=100.5", "+danger=nan", "+danger=1 ", "+valour=1"})
        QVERIFY2(!weightsChanged(changes), changes);
    // One name for one opponent.
    QVERIFY(!opponentFromString("regular+mines=0+danger=0.625"));
    QVERIFY(!opponentFromString("regular+danger=0.50"));
    // They would play as without the change.
    for (const char *name : {"random+danger=0.6", "first+danger=0.6", "random-bold", "first-bold"})
        QVERIFY2(!opponentFromString(name), name);
}

void tst_Weights::firstPlaysAsItAlwaysDid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addRow("infantry") << "infantry";
    QTest::addRow("vehicles") << "vehicles";
}

void tst_Weights::firstPlaysAsItAlwaysDid()
{
    QFETCH(QString, name);
    const std::string folder = HW_SOURCE_DIR "/tests/strength/";
    const Position start = beginShipped(scenarioAt(folder + name.toStdString() + ".toml"));
    const auto kept = lab::loadStudy(folder + "first_" + name.toStdString() + ".study.toml");
    QVERIFY(kept && kept.value->isWhole());
    lab::Study again{kept.value->head, {}};
    const PairPlayer player(start, again.head);
    lab::playShards(again.head, lab::missingShards(again), 1,
                    [&player](std::uint64_t seed) { return player.play(seed); },
                    {.shardPlayed = [&again](int shard, lab::Block block) {
                        again.shards[shard] = std::move(block);
                        return lab::Going::On;
                    }});
    QVERIFY(again == *kept.value);
}

HW_PLAIN_TEST(tst_Weights)

} // namespace hexwerk::assault::tst_weights

#include "tst_weights.moc"
