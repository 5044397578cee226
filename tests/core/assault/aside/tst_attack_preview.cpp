#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::tst_attack_preview {

// Chances as they are shown, against every roll played out by the engine.
class tst_AttackPreview final : public QObject
{
    Q_OBJECT

private slots:
    void chancesAreThoseOfEveryRoll_data();
    void chancesAreThoseOfEveryRoll();
    void whatWasRolledIsCertain();
    void indirectFireIsToldThroughAllItsRolls_data();
    void indirectFireIsToldThroughAllItsRolls();
    void aCloseCombatTellsBothDirections();
    void anOverrunIsToldThroughTheLastShot();
    void withoutALastShotTheGunIsLost();
};

namespace {

struct Happened
{
    double chance = 1;
    bool damaged = false;
    bool half = false;
    bool suppressed = false;
    bool fellBack = false;
    bool eliminated = false;
};

void note(Happened &happened, const std::vector<Event> &events, UnitId target)
{
    for (const Event &event : events) {
        if (happened.fellBack)
            return; // what a retreat brings is not foretold
        if (std::holds_alternative<UnitDamaged>(event.what))
            happened.damaged = true;
        else if (std::holds_alternative<UnitHalved>(event.what))
            happened.half = true;
        else if (std::holds_alternative<UnitEliminated>(event.what))
            happened.eliminated = true;
        else if (std::holds_alternative<FallbackBegan>(event.what))
            happened.fellBack = true;
        else if (const auto *placed = std::get_if<MarkerPlaced>(&event.what))
            happened.suppressed = happened.suppressed ||
                                  (placed->unit == target && placed->marker == Marker::Suppressed);
    }
}

void playOut(const Position &p, const Happened &before, UnitId target, AttackChances &sum)
{
    const auto outcomes = Assault::outcomes(p);
    if (outcomes.empty()) {
        sum.damaged += before.damaged ? before.chance : 0;
        sum.half += before.half && !before.eliminated ? before.chance : 0;
        sum.eliminated += before.eliminated ? before.chance : 0;
        sum.fallback += before.fellBack ? before.chance : 0;
        sum.suppressed += before.suppressed && !before.fellBack ? before.chance : 0;
        const bool any =
            before.damaged || before.eliminated || before.fellBack || before.suppressed;
        sum.nothing += any ? 0 : before.chance;
        FinalResult result;
        if (before.eliminated)
            result.loss = Loss::Eliminated;
        else
            result = {.loss = before.half      ? Loss::Half
                              : before.damaged ? Loss::Damaged
                                               : Loss::None,
                      .morale = before.fellBack     ? Morale::Fallback
                                : before.suppressed ? Morale::Suppressed
                                                    : Morale::None};
        sum.results[result] += before.chance;
        return;
    }
    std::uint64_t total = 0;
    for (const auto &outcome : outcomes)
        total += outcome.weight;
    for (const auto &outcome : outcomes) {
        Position after = p;
        Happened happened = before;
        happened.chance *= static_cast<double>(outcome.weight) / static_cast<double>(total);
        note(happened, say(after, outcome.order), target);
        playOut(after, happened, target, sum);
    }
}

AttackChances playedOut(const Position &p, UnitId target)
{
    AttackChances sum;
    playOut(p, {}, target, sum);
    return sum;
}

bool same(const AttackChances &a, const AttackChances &b)
{
    const auto near = [](double x, double y) { return std::abs(x - y) < 1e-9; };
    return near(a.nothing, b.nothing) && near(a.suppressed, b.suppressed) &&
           near(a.fallback, b.fallback) && near(a.damaged, b.damaged) && near(a.half, b.half) &&
           near(a.eliminated, b.eliminated);
}

// Results that cannot come may be missing on one side.
double chanceOf(const AttackChances &chances, const FinalResult &result)
{
    const auto found = chances.results.find(result);
    return found == chances.results.end() ? 0 : found->second;
}

bool sameResults(const AttackChances &a, const AttackChances &b)
{
    double whole = 0;
    for (const auto &[result, chance] : a.results) {
        whole += chance;
        if (std::abs(chance - chanceOf(b, result)) > 1e-9)
            return false;
    }
    return std::abs(whole - 1) < 1e-9 &&
           std::all_of(b.results.begin(), b.results.end(), [&](const auto &one) {
               return std::abs(one.second - chanceOf(a, one.first)) < 1e-9;
           });
}

QByteArray told(const AttackChances &a)
{
    return QStringLiteral("nothing %1 suppressed %2 fallback %3 damaged %4 half %5 eliminated %6")
        .arg(a.nothing)
        .arg(a.suppressed)
        .arg(a.fallback)
        .arg(a.damaged)
        .arg(a.half)
        .arg(a.eliminated)
        .toUtf8();
}

// The shot that is under way, or its critical roll.
AttackPreview shown(const Position &p)
{
    for (const Frame &frame : p.stack) {
        if (const auto *fire = std::get_if<RangedFireFrame>(&frame))
            return previewUnderWay(p, *fire);
        if (const auto *fire = std::get_if<SupportFireFrame>(&frame))
            return previewUnderWay(p, *fire);
        if (const auto *hit = std::get_if<HitFrame>(&frame))
            return previewUnderWay(p, *hit);
    }
    HW_UNREACHABLE();
}

} // namespace

void tst_AttackPreview::chancesAreThoseOfEveryRoll_data()
{
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<QString>("marker");
    QTest::addColumn<int>("damage");
    QTest::addRow("in the open") << "clear"
                                 << "" << 0;
    QTest::addRow("suppressed already") << "clear"
                                        << "suppressed" << 0;
    QTest::addRow("concealed in a wood") << "light_forest"
                                         << "" << 0;
    QTest::addRow("hurt and in brush") << "brush"
                                       << "" << 1;
}

void tst_AttackPreview::chancesAreThoseOfEveryRoll()
{
    QFETCH(QString, terrain);
    QFETCH(QString, marker);
    QFETCH(int, damage);
    std::vector<std::string> markers;
    if (!marker.isEmpty())
        markers.push_back(marker.toStdString());
    Table table;
    table.terrain("F4", terrain.toStdString())
        .rifles("u1", "F8")
        .rifles("g1", "F4", markers, damage);
    Position p = table.begin();
    const UnitId target = id(p, "g1");

    const AttackPreview before = previewShot(p, {.firer = id(p, "u1"), .target = target});
    fire(p, "u1", "g1");

    QVERIFY(p.pending.isChance());
    const AttackChances played = playedOut(p, target);
    QVERIFY2(same(before.chances, played), told(before.chances) + '\n' + told(played));
    QVERIFY(same(shown(p).chances, played));
    QVERIFY(sameResults(before.chances, played));
    QVERIFY(sameResults(shown(p).chances, played));
}

void tst_AttackPreview::whatWasRolledIsCertain()
{
    Table table;
    table.terrain("F4", "brush").rifles("u1", "F7").rifles("g1", "F4");
    Position p = table.begin();
    const UnitId target = id(p, "g1");
    fire(p, "u1", "g1");
    int asked = 0;
    // Spotting, attack, defence, and the critical roll's two.
    while (p.pending.isChance()) {
        const AttackChances played = playedOut(p, target);
        const AttackChances now = shown(p).chances;
        QVERIFY2(same(now, played),
                 QByteArray(asks(p).c_str()) + '\n' + told(now) + '\n' + told(played));
        ++asked;
        say(p, p.pending.question == Question::PlainDice  ? d6({6})
               : p.pending.use == RollUse::Attack         ? shows(p, {"C", "X"})
               : p.pending.use == RollUse::CriticalAttack ? shows(p, {"D"})
                                                          : shows(p));
    }
    QVERIFY(asked >= 4);
}

void tst_AttackPreview::indirectFireIsToldThroughAllItsRolls_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("german");
    QTest::addRow("infantry that is spotted for") << "ger.rifles43" << false;
    QTest::addRow("a vehicle") << "drill.panzer" << false;
    QTest::addRow("a vehicle, German edition") << "drill.panzer" << true;
}

void tst_AttackPreview::indirectFireIsToldThroughAllItsRolls() // [R7.1.2b] [D7.1.2b]
{
    QFETCH(QString, target);
    QFETCH(bool, german);
    Table table;
    // Whose marker makes u2 an activated unit as soon as it spots.
    table.unit("u1", "E9", "drill.howitzer").rifles("u2", "F8", {"attack_dice_minus_1"});
    table.terrain("E7", "heavy_forest");
    table.unit("g1", "E4", target.toStdString()).terrain("E4", "light_forest");
    if (german)
        table.german();
    Position p = table.beginSupport();
    const UnitId unit = id(p, "g1");
    const AttackPreview before =
        previewShot(p, {.firer = id(p, "u1"), .target = unit, .action = Action::IndirectFire});
    say(p, announce(p, "u1", Action::IndirectFire));
    say(p, Target{unit, {}});
    say(p, Support{id(p, "u2")});

    const AttackChances all = playedOut(p, unit);
    QVERIFY2(same(before.chances, all), told(before.chances) + '\n' + told(all));
    while (p.pending.isChance()) {
        const AttackChances played = playedOut(p, unit);
        const AttackChances now = shown(p).chances;
        QVERIFY2(same(now, played),
                 QByteArray(asks(p).c_str()) + '\n' + told(now) + '\n' + told(played));
        say(p, p.pending.question == Question::PlainDice ? d6({6})
               : p.pending.use == RollUse::Preliminary   ? shows(p, {"D", "D"})
               : p.pending.use == RollUse::Attack        ? shows(p, {"C", "X"})
                                                         : shows(p));
    }
}

void tst_AttackPreview::aCloseCombatTellsBothDirections()
{
    Table table;
    table.rifles("u1", "F5").rifles("g1", "F4", {}, 1);
    const Position p = table.begin();

    const AttackPreview preview = previewCloseCombat(p, id(p, "u1"), id(p, "g1"));

    // The same two units the other way round: alike but for who enters.
    QVERIFY(preview.returned);
    QVERIFY(preview.chances.damaged > 0);
    QVERIFY(preview.returnedChances.damaged > 0);
    QVERIFY(preview.chances.half > preview.returnedChances.half);
}

static Position beforeAnOverrun(std::vector<std::string> markers = {})
{
    Table table;
    table.unit("u1", "E7", "drill.tank")
        .facing(0)
        .unit("g2", "E6", "drill.at_gun", markers)
        .facing(2);
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    return p;
}

// How often a unit is gone when all dice lie.
static double lossOf(const Position &p, const char *name)
{
    const auto outcomes = Assault::outcomes(p);
    if (outcomes.empty())
        return unit(p, name).inPlay() ? 0 : 1;
    double sum = 0;
    double total = 0;
    for (const auto &outcome : outcomes) {
        Position after = p;
        say(after, outcome.order);
        sum += static_cast<double>(outcome.weight) * lossOf(after, name);
        total += static_cast<double>(outcome.weight);
    }
    return sum / total;
}

void tst_AttackPreview::anOverrunIsToldThroughTheLastShot()
{
    Position p = beforeAnOverrun();
    const auto preview = previewOverrun(p, {.unit = id(p, "u1"), .gun = id(p, "g2")});
    QVERIFY(preview.returned);
    QCOMPARE(toString(preview.returned->attack), std::string("YY")); // W-23
    QCOMPARE(toString(preview.returned->defence), std::string("YY"));

    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "last_shot axis g2");
    say(p, React{id(p, "g2")});

    QVERIFY(std::abs(preview.chances.eliminated - lossOf(p, "g2")) < 1e-9);
    QVERIFY(std::abs(preview.returnedChances.eliminated - lossOf(p, "u1")) < 1e-9);
}

void tst_AttackPreview::withoutALastShotTheGunIsLost()
{
    Position p = beforeAnOverrun({"suppressed"});
    const auto preview = previewOverrun(p, {.unit = id(p, "u1"), .gun = id(p, "g2")});
    QVERIFY(!preview.returned);
    QCOMPARE(preview.chances.eliminated, 1.0);
}

HW_PLAIN_TEST(tst_AttackPreview)

} // namespace hexwerk::assault::tst_attack_preview

#include "tst_attack_preview.moc"
