// Chances of artillery off the board, against the engine: all dice that can fall, one roll after
// the other.
#include <QTest>

#include "core/assault/aside/support_odds.h"
#include "tests/core/assault/every_roll.h"
#include "tests/core/assault/supported.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <functional>
#include <map>

namespace hexwerk::assault::tst_shell_odds {

class tst_ShellOdds final : public QObject
{
    Q_OBJECT

private slots:
    void r12_4_4a_everyRollFromHereOn_data();
    void r12_4_4a_everyRollFromHereOn();
    void r12_4_5b_dangerForFriends();
    void r12_4_4_5a_whatIsBombarded();
    void d12_4_2_2a_whereTheMarkerDrifts_data();
    void d12_4_2_2a_whereTheMarkerDrifts();
    void whatIsNotChosenIsNotTold();
};

// effect RYYYG, in the German edition with secondary GB on three hexes around the first
static const char *const kGuns = "us.howitzers105";

static const BatteryFrame *batteryOf(const Position &p)
{
    for (const Frame &frame : p.stack)
        if (const auto *battery = std::get_if<BatteryFrame>(&frame))
            return battery;
    return nullptr;
}

// What became of a unit.
struct Ends
{
    double nothing = 0;
    double eliminated = 0;

    void add(const Ends &other, double weight)
    {
        nothing += weight * other.nothing;
        eliminated += weight * other.eliminated;
    }
};

// The area is turned to where it does most; no dice are rolled again.
class Played final : public EveryRoll<Ends>
{
public:
    Played(const Position &begun, UnitId target)
        : m_target(target)
        , m_whole(begun.unit(target).strength)
    {
    }

private:
    std::optional<Ends> ended(const Position &p) const override
    {
        const Unit &unit = p.unit(m_target);
        const BatteryFrame *battery = batteryOf(p);
        const bool falls = p.pending.question == Question::Fallback && p.pending.unit == m_target;
        if (battery && battery->stage <= BatteryFrame::Attack && !falls)
            return std::nullopt;
        const bool isUnharmed = unit.isOnMap() && !falls && unit.strength == m_whole &&
                                !unit.markers.has(Marker::Suppressed);
        return Ends{isUnharmed ? 1.0 : 0.0, unit.isOnMap() ? 0.0 : 1.0};
    }

    Ends answered(const Position &p) override
    {
        if (p.pending.question != Question::ImpactZone) {
            Position next = p;
            say(next, p.pending.question == Question::RerollShells
                          ? Order(Keep{})
                          : Assault::legalOrders(p).front());
            return from(next);
        }
        std::optional<Ends> best;
        for (const Order &order : Assault::legalOrders(p)) {
            Position next = p;
            say(next, order);
            if (const Ends ends = from(next); !best || ends.nothing < best->nothing)
                best = ends;
        }
        return *best;
    }

    UnitId m_target;
    int m_whole;
};

static Position called(Table table)
{
    Position p = Assault::start(withSupport(table, {kGuns}).game());
    request(p, {kGuns});
    say(p, CallIn{kGuns});
    say(p, Support{id(p, "u1")});
    return p;
}

static Position heard(Position p, std::initializer_list<Order> orders)
{
    sayAll(p, orders);
    return p;
}

static Target on(const char *hex)
{
    return {{}, at(hex)};
}

// u2 far away keeps the fire from ending the game.
static Table targets()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "F7").rifles("u2", "A10");
    return table;
}

// The marker lies confirmed on F3, and the guns are called in.
static Position striking(Table table, const char *mode)
{
    Position p = called(table.german());
    say(p, on("F3"));
    rolls(p, {"C"});
    passSupport(p);
    sayAll(p, {CallIn{kGuns, {}}, Choose{mode}});
    return p;
}

static Position begun(const QByteArray &name)
{
    Table table = targets();
    if (name == "fire support")
        return heard(called(table), {on("F3"), Choose{"fire_support"}});
    if (name == "fire support under cover")
        return heard(called(table.terrain("F3", "light_forest")),
                     {on("F3"), Choose{"fire_support"}});
    if (name == "at a fallen back unit") {
        table.rifles("g2", "F2", {"fallback"});
        return heard(called(table), {on("F2"), Choose{"fire_support"}});
    }
    if (name == "suppressive fire") {
        Position p = heard(called(table), {on("F3"), Choose{"suppressive_fire"}, on("F2")});
        say(p, Assault::legalOrders(p).front());
        return p;
    }
    if (name == "german, suppressive fire") {
        Position p = striking(table, "suppressive_fire");
        say(p, on("F3"));
        rolls(p, {"D"});
        say(p, on("F2"));
        say(p, Assault::legalOrders(p).front());
        return p;
    }
    Position p = striking(table, "fire_for_effect");
    if (name == "german, where it lies")
        return heard(p, {on("F3")});
    return heard(p, {on("F5")}); // half its symbols, two hexes away
}

void tst_ShellOdds::r12_4_4a_everyRollFromHereOn_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"fire support", "german, suppressive fire"})
        QTest::newRow(name) << QByteArray(name);
    if (HW_SHARE > 1) // half a minute each under the sanitizers
        return;
    for (const char *name : {"fire support under cover", "at a fallen back unit",
                             "suppressive fire", "german, where it lies", "german, far shift"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_ShellOdds::r12_4_4a_everyRollFromHereOn()
{
    QFETCH(const QByteArray, name);
    const Position p = begun(name);
    const ShellOdds odds = shellOdds(p, *batteryOf(p));
    QVERIFY(!odds.units.empty());
    for (const ShelledUnit &one : odds.units) {
        const Ends ends = Played(p, one.unit).from(p);
        const AttackChances &chances = one.preview.chances;
        QVERIFY2(std::abs(chances.eliminated - ends.eliminated) < 1e-9,
                 qPrintable(QStringLiteral("%1 %2").arg(chances.eliminated).arg(ends.eliminated)));
        QVERIFY2(std::abs(chances.nothing - ends.nothing) < 1e-9,
                 qPrintable(QStringLiteral("%1 %2").arg(chances.nothing).arg(ends.nothing)));
    }
}

void tst_ShellOdds::r12_4_5b_dangerForFriends()
{
    Table table = targets();
    table.rifles("u3", "F4");
    // Only a 1 shows it: the first attack has no modifier [R12.4.3.2a].
    Position p = heard(called(table), {on("F3"), Choose{"fire_support"}});
    QVERIFY(std::abs(shellOdds(p, *batteryOf(p)).wild - 1.0 / 6) < 1e-9);
    p = heard(called(targets()), {on("F3"), Choose{"fire_support"}});
    QCOMPARE(shellOdds(p, *batteryOf(p)).wild, 0.0);
}

void tst_ShellOdds::r12_4_4_5a_whatIsBombarded()
{
    Table table = targets();
    table.terrain("F3", "plain_building");
    const Position p = heard(called(table), {on("F3"), Choose{"bombardment"}});
    const std::function<double(const Position &)> falls = [&](const Position &now) -> double {
        if (now.board().at(at("F3")).terrain != p.board().at(at("F3")).terrain)
            return 1;
        if (!batteryOf(now))
            return 0;
        if (!now.pending.isChance()) {
            Position next = now;
            say(next, now.pending.question == Question::RerollShells
                          ? Order(Keep{})
                          : Assault::legalOrders(now).front());
            return falls(next);
        }
        double sum = 0;
        double all = 0;
        for (const auto &outcome : Assault::outcomes(now)) {
            Position next = now;
            say(next, outcome.order);
            sum += static_cast<double>(outcome.weight) * falls(next);
            all += static_cast<double>(outcome.weight);
        }
        return sum / all;
    };
    const ShellOdds odds = shellOdds(p, *batteryOf(p));
    QVERIFY(odds.collapse);
    const double played = falls(p);
    QVERIFY(played > 0);
    QVERIFY2(std::abs(*odds.collapse - played) < 1e-9,
             qPrintable(QStringLiteral("%1 %2").arg(*odds.collapse).arg(played)));
}

void tst_ShellOdds::d12_4_2_2a_whereTheMarkerDrifts_data()
{
    QTest::addColumn<QString>("spotter");
    QTest::newRow("rifles") << QString();
    QTest::newRow("a scout") << QStringLiteral("scout");
}

// Face by face of the green die, and of the blue one for a scout: D, C or D of it stay.
void tst_ShellOdds::d12_4_2_2a_whereTheMarkerDrifts()
{
    QFETCH(const QString, spotter);
    Table table = targets();
    if (!spotter.isEmpty())
        table.unit("u4", "E7", "drill.scout");
    table.german();
    Position p = Assault::start(withSupport(table, {kGuns}).game());
    request(p, {kGuns});
    sayAll(p, {CallIn{kGuns}, Support{id(p, spotter.isEmpty() ? "u1" : "u4")}, on("F3")});
    std::map<int, double> counted;
    double all = 0;
    for (const auto &outcome : Assault::outcomes(p)) {
        Position next = p;
        say(next, outcome.order);
        const BatteryFrame *battery = batteryOf(next);
        const auto weight = static_cast<double>(outcome.weight);
        counted[battery ? battery->drift : 0] += weight; // without a drift the marker lies
        all += weight;
    }
    const auto told = shellOdds(p, *batteryOf(p)).drift;
    QCOMPARE(told.size(), counted.size());
    for (const auto &[hexes, weight] : counted)
        QVERIFY(std::abs(told.at(hexes) - weight / all) < 1e-9);
}

void tst_ShellOdds::whatIsNotChosenIsNotTold()
{
    const Position p = heard(called(targets()), {on("F3"), Choose{"suppressive_fire"}});
    QVERIFY(shellOdds(p, *batteryOf(p)).units.empty());
    QVERIFY(shellOdds(p, *batteryOf(p)).drift.empty());
}

HW_PLAIN_TEST(tst_ShellOdds)

} // namespace hexwerk::assault::tst_shell_odds

#include "tst_shell_odds.moc"
