// Chances of attacks from outside the board, against the engine: all dice that can fall, one roll
// after the other.
#include <QTest>

#include "core/assault/aside/support_odds.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "tests/core/assault/every_roll.h"
#include "tests/core/assault/supported.h"
#include "tests/share.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_support_odds {

class tst_SupportOdds final : public QObject
{
    Q_OBJECT

private slots:
    void r12_3_anAirAttackFromItsTargetOn_data();
    void r12_3_anAirAttackFromItsTargetOn();
    void r8_3c_cardsForTheAccuracy();
    void r12_3_4c_theFireThatLiesOnTheTable();
    void r12_4_4_2c_fireThatOnlySuppresses();
};

// What became of g1.
struct Ends
{
    double nothing = 0;
    double eliminated = 0;
    double stopped = 0; // it never came to the attack dice
    double wild = 0;

    void add(const Ends &other, double weight)
    {
        nothing += weight * other.nothing;
        eliminated += weight * other.eliminated;
        stopped += weight * other.stopped;
        wild += weight * other.wild;
    }
};

static const AirFrame *airOf(const Position &p)
{
    for (const Frame &frame : p.stack)
        if (const auto *air = std::get_if<AirFrame>(&frame))
            return air;
    return nullptr;
}

// All guns fire, nobody attacks twice.
class Played final : public EveryRoll<Ends>
{
public:
    explicit Played(const Position &begun)
        : m_target(id(begun, "g1"))
        , m_whole(begun.unit(m_target).strength)
    {
    }

private:
    std::optional<Ends> ended(const Position &p) const override
    {
        const Unit &unit = p.unit(m_target);
        const AirFrame *air = airOf(p);
        const bool isHit = !p.stack.empty() && p.pending.question == Question::Fallback;
        if (air && !isHit && air->stage <= AirFrame::Attack && !air->isSecond)
            return std::nullopt;
        Ends ends;
        ends.eliminated = unit.isOnMap() ? 0 : 1;
        ends.nothing = unit.isOnMap() && !isHit && unit.strength == m_whole &&
                               !unit.markers.has(Marker::Suppressed)
                           ? 1
                           : 0;
        ends.stopped = 1; // unless a spotting roll came before
        return ends;
    }

    Ends answered(const Position &p) override
    {
        Position next = p;
        say(next, p.pending.question == Question::AntiAir ? Assault::legalOrders(p).front()
                                                          : Order(Decline{}));
        return from(next);
    }

    void noteRoll(const Position &p, const Position &next, Ends &ends) const override
    {
        const AirFrame *after = airOf(next);
        if (airOf(p)->stage == AirFrame::Accuracy && after)
            ends.wild = after->isWild ? 1 : 0;
        if (airOf(p)->stage == AirFrame::Spot)
            ends.stopped = 0;
    }

    UnitId m_target;
    int m_whole;
};

static bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

// A friend far away keeps the attack from ending the game.
static Table field(const char *cover)
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "C9");
    if (*cover)
        table.terrain("F3", cover);
    return table;
}

static Position attacked(Table table, const char *card)
{
    Position p = requested(withSupport(table, {card}), {card});
    say(p, CallIn{card});
    say(p, Target{id(p, "g1"), {}});
    return p;
}

void tst_SupportOdds::r12_3_anAirAttackFromItsTargetOn_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("cover");
    QTest::addColumn<int>("guns");
    QTest::newRow("nobody fires") << QByteArray("us.a36_dive") << QByteArray() << 0;
    QTest::newRow("a reconnaissance aircraft") << QByteArray("us.p51_recon") << QByteArray() << 0;
    QTest::newRow("one gun") << QByteArray("us.a36_dive") << QByteArray() << 1;
    if (HW_SHARE > 1) // half a minute under the sanitizers
        return;
    QTest::newRow("two guns, under cover")
        << QByteArray("us.a36_strafing") << QByteArray("light_forest") << 2;
}

void tst_SupportOdds::r12_3_anAirAttackFromItsTargetOn()
{
    QFETCH(QByteArray, card);
    QFETCH(QByteArray, cover);
    QFETCH(int, guns);
    Table table = field(cover.constData());
    if (guns > 0)
        table.unit("g2", "F6", "ita.breda20").facing(0);
    if (guns > 1)
        table.unit("g3", "G5", "ita.breda20").facing(0);
    const Position p = attacked(table, card.constData());

    const AirOdds odds = airOdds(p, *airOf(p), id(p, "g1"));

    QCOMPARE(static_cast<int>(odds.guns.size()), guns);
    const Ends ends = Played(p).from(p);
    QVERIFY2(
        isNear(odds.preview.chances.eliminated, ends.eliminated),
        qPrintable(
            QStringLiteral("%1 %2").arg(odds.preview.chances.eliminated).arg(ends.eliminated)));
    QVERIFY(isNear(odds.preview.chances.nothing, ends.nothing));
    QVERIFY(isNear(odds.attacks, 1 - ends.stopped));
    QVERIFY(isNear(odds.wild, ends.wild));
    double accuracy = 0;
    for (const auto &[die, chance] : odds.accuracy)
        accuracy += chance;
    QVERIFY(isNear(accuracy, odds.attacks));
}

void tst_SupportOdds::r8_3c_cardsForTheAccuracy()
{
    Position p = attacked(field(""), "us.a36_dive");
    const AirOdds without = airOdds(p, *airOf(p), id(p, "g1"));
    p.effects.push_back({.word = CardWord::EnemyAccuracy, .amount = -2, .side = 0});
    const AirOdds odds = airOdds(p, *airOf(p), id(p, "g1"));
    QVERIFY(!isNear(odds.preview.chances.eliminated, without.preview.chances.eliminated));
    const Ends ends = Played(p).from(p);
    QVERIFY(isNear(odds.preview.chances.eliminated, ends.eliminated));
    QVERIFY(isNear(odds.wild, ends.wild));
}

void tst_SupportOdds::r12_3_4c_theFireThatLiesOnTheTable()
{
    Table table = field("");
    table.unit("g2", "F6", "ita.breda20").facing(0);
    Position p = attacked(table, "us.a36_dive");
    say(p, React{id(p, "g2")});
    for (int roll = 0; roll < 4; ++roll) { // fire, defence, spotting, accuracy
        const AirOdds odds = airOdds(p, *airOf(p), id(p, "g1"));
        const Ends ends = Played(p).from(p);
        QVERIFY(isNear(odds.preview.chances.eliminated, ends.eliminated));
        QVERIFY(isNear(odds.preview.chances.nothing, ends.nothing));
        say(p, Assault::outcomes(p).front().order);
        if (!airOf(p) || airOf(p)->stage > AirFrame::Accuracy)
            break;
    }
}

// [R12.4.4.2d] X and D of the defence cancel what the damage counts as.
void tst_SupportOdds::r12_4_4_2c_fireThatOnlySuppresses()
{
    const auto left = [](Symbols rolled, Symbols defence) {
        const Symbols sum = suppressedBy(rolled, defence);
        return std::array<int, 3>{sum.c, sum.d, sum.x};
    };
    QCOMPARE(left({1, 0, 2}, {0, 1, 0}), (std::array<int, 3>{1, 0, 1}));
    QCOMPARE(left({1, 0, 1}, {1, 0, 1}), (std::array<int, 3>{0, 0, 0}));
    QCOMPARE(left({0, 0, 1}, {1, 0, 0}), (std::array<int, 3>{0, 0, 1})); // a C cancels no X
}

HW_PLAIN_TEST(tst_SupportOdds)

} // namespace hexwerk::assault::tst_support_odds

#include "tst_support_odds.moc"
