// [R12.5a] When a blast roll is made, and with which dice.
#include <QTest>

#include "core/assault/rules/firing/blast.h"
#include "tests/core/assault/blasters.h"
#include "tests/core/assault/played_out.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_blast {

class tst_Blast final : public QObject
{
    Q_OBJECT

private slots:
    void r12_5a_aCriticalOnWhoIsInABuilding();
    void r12_5a_notInTheOpenOrWithoutACritical();
    void r12_5a_theDeadBringOneToo();
    void r12_5a_whoFollowsARoadIsInNoBuilding();
    void r12_5a_smokeBringsNone();
    void r10_7_7a_theEnglishEditionNeedsTheExpansion();
    void d12_5a_theGermanEditionDoesNot();
    void d12_5b_oneRollForEachCritical();
    void d12_5b_nothingMoreIsRolledForWhatHasCollapsed();
    void r4_2e_upToItsRange();
    void r4_2f_onlyOfASupportWeapon();
    void r12_5b_theStrongestDieOfTheRowDefends_data();
    void r12_5b_theStrongestDieOfTheRowDefends();
    void r12_5b_theDefenceCancels();
    void r12_5b_previewsTellItsChances_data();
    void r12_5b_previewsTellItsChances();
};
void tst_Blast::r12_5a_aCriticalOnWhoIsInABuilding()
{
    Position p = blasting(inTown("plain_building").german());

    hitCritically(p);

    HW_SAYS(asks(p), "blast_attack Y");
    QCOMPARE(p.pending.unit, id(p, "u1"));
    rolls(p, {"D"});
    HW_SAYS(asks(p), "blast_defence Y");
    QCOMPARE(p.pending.unit, id(p, "g1"));
}

void tst_Blast::r12_5a_notInTheOpenOrWithoutACritical()
{
    for (const char *terrain : {"clear", "heavy_forest", "ruins"}) {
        Position p = blasting(inTown(terrain).german());
        hitCritically(p);
        HW_SAYS(asks(p), "announce axis");
    }
    Position damaged = blasting(inTown("plain_building").german());
    hitCritically(damaged, {"D"});
    HW_SAYS(asks(damaged), "announce axis");
    Position without = blasting(inTown("plain_building").german(), {});
    hitCritically(without);
    HW_SAYS(asks(without), "announce axis");
}

void tst_Blast::r12_5a_theDeadBringOneToo()
{
    Position p = blasting(inTown("plain_building", {}, 3).german());

    hitCritically(p);

    HW_SAYS(where(p, "g1"), "eliminated");
    HW_SAYS(asks(p), "blast_attack Y");
    rolls(p, {"C"});
    HW_SAYS(asks(p), "blast_defence Y"); // for nobody
    QVERIFY(p.pending.unit == UnitId{});
    rolls(p);
    HW_SAYS(terrainAt(p, "E5"), "ruins");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Blast::r12_5a_whoFollowsARoadIsInNoBuilding() // [R9.6.3.1g]
{
    const auto reaction = [](const Table &table, By by) {
        Position p = blasting(withSupport(table));
        say(p, Pass{});
        say(p, announce(p, "g1", Action::NormalMove));
        say(p, step(p, "g1", "E5", by));
        say(p, React{id(p, "u1")});
        declineAll(p);
        spot(p);
        rolls(p, {"C"});
        while (p.pending.question == Question::BattleDice && p.pending.use != RollUse::BlastAttack)
            rolls(p);
        return asks(p);
    };
    Table table = inTown("plain_building");
    table.scenario.units.front().at = at("E4");

    table.road(RoadKind::MainRoad, {"E4", "E5", "E6"});

    HW_SAYS(reaction(table, By::Terrain), "blast_attack Y");
    HW_SAYS(reaction(table, By::Road), "step axis g1");
}

void tst_Blast::r12_5a_smokeBringsNone()
{
    // Smoke markers hurt nobody: there is no attack that could leave a critical.
    Table table = inTown("plain_building").german();
    table.scenario.units[2].card = "drill.mortar";
    Position p = Assault::start(table.game(blasters(Blast{Die::Yellow, {}, false})));

    say(p, announce(p, "u1", Action::Smoke));
    say(p, Target{{}, at("E5")});
    say(p, Decline{});
    rolls(p, {"CD", "CD"});

    QVERIFY(p.pending.question != Question::BattleDice);
    HW_SAYS(terrainAt(p, "E5"), "plain_building");
}

void tst_Blast::r10_7_7a_theEnglishEditionNeedsTheExpansion()
{
    Position p = blasting(inTown("plain_building"));
    hitCritically(p);
    HW_SAYS(asks(p), "announce axis");

    Position q = blasting(withSupport(inTown("plain_building")));
    hitCritically(q);
    HW_SAYS(asks(q), "blast_attack Y");
}

void tst_Blast::d12_5a_theGermanEditionDoesNot()
{
    QVERIFY(!unitsBlast(Switches{}));
    Position p = blasting(inTown("plain_building").german());
    QVERIFY(p.setting->switches.blastValues && !p.setting->switches.support);
    hitCritically(p);
    HW_SAYS(asks(p), "blast_attack Y");

    Table off = inTown("plain_building").german();
    off.scenario.options["blast_values"] = false;
    Position q = blasting(off);
    hitCritically(q);
    HW_SAYS(asks(q), "announce axis");
}

void tst_Blast::d12_5b_oneRollForEachCritical() // [R12.5a]
{
    Position german = blasting(inTown("plain_building").german());
    hitCritically(german, {"C", "C"});
    blow(german, "X");
    HW_SAYS(asks(german), "blast_attack Y");
    blow(german, "X");
    // A-52: two X suppress once.
    HW_SAYS(markers(german, "g1"), "suppressed");
    HW_SAYS(asks(german), "announce axis");

    Position english = blasting(withSupport(inTown("plain_building")));
    hitCritically(english, {"C", "C"});
    blow(english, "X");
    HW_SAYS(asks(english), "announce axis");
}

void tst_Blast::d12_5b_nothingMoreIsRolledForWhatHasCollapsed()
{
    Position p = blasting(inTown("plain_building").german());
    hitCritically(p, {"C", "C"});

    blow(p, "DD");

    HW_SAYS(terrainAt(p, "E5"), "ruins");
    HW_SAYS(asks(p), "announce axis");

    // The fallback of an earlier roll is carried out all the same.
    Position q = blasting(inTown("plain_building").german());
    hitCritically(q, {"C", "C"});
    blow(q, "D");
    blow(q, "DD");
    QCOMPARE(strength(q, "g1"), 1); // 4, two criticals and the collapse
    HW_SAYS(asks(q), "fallback axis g1");
}

void tst_Blast::r4_2e_upToItsRange()
{
    const Blast near{Die::Green, 2, false};
    Position p = blasting(inTown("plain_building").german(), near);
    hitCritically(p); // three hexes
    HW_SAYS(asks(p), "announce axis");

    Table closer = inTown("plain_building").german();
    closer.scenario.units[2].at = at("E7");
    Position q = blasting(closer, near);
    hitCritically(q);
    HW_SAYS(asks(q), "blast_attack G");
}

void tst_Blast::r4_2f_onlyOfASupportWeapon()
{
    const Blast shells{Die::Green, {}, true};
    Position direct = blasting(inTown("plain_building").german(), shells);
    hitCritically(direct);
    HW_SAYS(asks(direct), "announce axis");

    Table table = inTown("plain_building").german();
    table.scenario.units[2].card = "drill.mortar";
    Position p = Assault::start(table.game(blasters(shells)));
    say(p, announce(p, "u1", Action::IndirectFire));
    say(p, Target{id(p, "g1")});
    spot(p);
    rolls(p, {"C"});
    while (p.pending.question == Question::BattleDice && p.pending.use != RollUse::BlastAttack)
        rolls(p);
    HW_SAYS(asks(p), "blast_attack G");
}

void tst_Blast::r12_5b_theStrongestDieOfTheRowDefends_data() // G-3, G-4
{
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<int>("work");
    QTest::addColumn<QString>("die");
    QTest::newRow("plain building") << "plain_building" << -1 << "Y";
    QTest::newRow("multi-storey building") << "multi_storey_building" << -1 << "Y";
    QTest::newRow("large building") << "large_building" << -1 << "R";
    QTest::newRow("sandbags") << "clear" << int(OverlayKind::Sandbags) << "Y";
    QTest::newRow("trench") << "clear" << int(OverlayKind::Trench) << "Y";
    QTest::newRow("gun position") << "clear" << int(OverlayKind::GunPosition) << "Y";
    QTest::newRow("bunker") << "clear" << int(OverlayKind::Bunker) << "R";
    QTest::newRow("pillbox") << "clear" << int(OverlayKind::Pillbox) << "R";
    QTest::newRow("a trench in a large building")
        << "large_building" << int(OverlayKind::Trench) << "Y";
}

void tst_Blast::r12_5b_theStrongestDieOfTheRowDefends()
{
    QFETCH(QString, terrain);
    QFETCH(int, work);
    QFETCH(QString, die);
    Table table = inTown(terrain.toStdString()).german();
    if (work >= 0) // its weakest side towards the enemy
        table.fortification(static_cast<OverlayKind>(work), "E5", 0);
    Position p = blasting(table);
    hitCritically(p);

    rolls(p, {"D"});

    HW_SAYS(asks(p), "blast_defence " + die.toStdString());
}

void tst_Blast::r12_5b_theDefenceCancels() // [R10.7.2a]
{
    Position p = blasting(inTown("plain_building").german());
    hitCritically(p);

    rolls(p, {"CD"});
    rolls(p, {"C"}); // the C is cancelled, a D is left

    HW_SAYS(terrainAt(p, "E5"), "plain_building");
    HW_SAYS(asks(p), "fallback axis g1");
}

void tst_Blast::r12_5b_previewsTellItsChances_data()
{
    QTest::addColumn<int>("damage");
    QTest::addColumn<QString>("marker");
    QTest::addColumn<QString>("work");
    QTest::newRow("fresh") << 0 << ""
                           << "";
    QTest::newRow("half strength") << 2 << ""
                                   << "";
    QTest::newRow("nearly gone") << 3 << "suppressed"
                                 << "";
    QTest::newRow("on the run") << 0 << "fallback"
                                << "";
    QTest::newRow("bunker") << 1 << ""
                            << "bunker";
}

void tst_Blast::r12_5b_previewsTellItsChances() // [D12.5b]
{
    QFETCH(int, damage);
    QFETCH(QString, marker);
    QFETCH(QString, work);
    std::vector<std::string> lying;
    if (!marker.isEmpty())
        lying.push_back(marker.toStdString());
    const std::string terrain = work.isEmpty() ? "plain_building" : "clear";
    for (const bool german : {false, true}) {
        Table table = withSupport(inTown(terrain, lying, damage));
        if (!work.isEmpty())
            table.fortification(OverlayKind::Bunker, "E5", 3);
        if (german)
            table.german();
        // The whole shot, of one die so that it is soon played out.
        CardStore cards = blasters(Blast{Die::Yellow, {}, false});
        cards.units["us.rifles43"].bands[static_cast<std::size_t>(TargetRow::Soft)] = {
            {1, 8, dice("G")}};
        Position p = Assault::start(table.game(cards));
        passSupport(p);
        const AttackPreview told =
            previewShot(p, {.firer = id(p, "u1"), .target = id(p, "g1"), .action = Action::Fire});
        fire(p, "u1", "g1");
        QVERIFY(told.blast && told.chances.collapse > 0);
        HW_SAYS(toString(told.blast->attack), "Y");
        HW_SAME_CHANCES(told.chances, playedOut(p, id(p, "g1")));

        // Then of every blast roll under way, after two criticals.
        Position q = blasting(table);
        hitCritically(q, {"C", "C"});
        while (q.unit(id(q, "g1")).inPlay() && q.pending.question == Question::BattleDice) {
            HW_SAME_CHANCES(shownOf(q).chances, playedOut(q, id(q, "g1")));
            q.pending.use == RollUse::BlastAttack ? rolls(q, {"D"}) : rolls(q, {"X"});
        }
    }
}

// What a critical of an attack from outside does to g1 and its hex, up to the first question.

HW_PLAIN_TEST(tst_Blast)

} // namespace hexwerk::assault::tst_blast

#include "tst_blast.moc"
