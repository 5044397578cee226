// [R12.5c] What a blast roll comes to, and what attacks from outside the board do to a hex. W-67.
#include <QTest>

#include "core/assault/rules/firing/blast.h"
#include "core/play/advance.h"
#include "tests/core/assault/blasters.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_collapse {

class tst_Collapse final : public QObject
{
    Q_OBJECT

private slots:
    void r12_5c_whatIsLeftDecides_data();
    void r12_5c_whatIsLeftDecides();
    void r12_5c_moraleAfterTheCriticalRoll_data();
    void r12_5c_moraleAfterTheCriticalRoll();
    void r12_5c_eliteUnitsDoNotHeedAnX();
    void r12_5c_allUnitsInTheHex();
    void r12_5c_whoIsAboardShares();
    void r12_5d_aBridgeStays();
    void r12_5e_whatIsBuiltBecomesRuins_data();
    void r12_5e_whatIsBuiltBecomesRuins();
    void d12_5d_strongWorksBecomeTrenches_data();
    void d12_5d_strongWorksBecomeTrenches();
    void r12_5f_trenchesAndSandbagsAreRemoved();
    void r12_5f_soAreObstaclesInTheEnglishEdition();
    void r12_5f_noBlastStrikesThemInTheGermanOne();
    void r12_5e_sightAndCostsFollow();
    void r12_3_6_4a_bombsOnBuildings();
    void d12_3_6_4a_bombsOnWorks();
    void r12_4_6_2a_shellsLeaveCraters();
};

void tst_Collapse::r12_5c_whatIsLeftDecides_data() // W-67 [D12.5c]
{
    QTest::addColumn<QString>("face");
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<int>("strength"); // of 4, less one for the critical
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("markers");
    const auto row = [](const char *face, const char *terrain, int strength, const char *asked,
                        const char *markers) {
        QTest::newRow(face) << face << terrain << strength << asked << markers;
    };
    row("CD", "ruins", 0, "announce axis", "");
    row("C", "ruins", 1, "announce axis", "");
    row("DD", "ruins", 2, "announce axis", "");
    row("D", "plain_building", 3, "fallback axis g1", "fallback");
    row("X", "plain_building", 3, "announce axis", "suppressed");
    row("-", "plain_building", 3, "announce axis", "");
}

void tst_Collapse::r12_5c_whatIsLeftDecides()
{
    QFETCH(QString, face);
    QFETCH(QString, terrain);
    QFETCH(int, strength);
    QFETCH(QString, asked);
    QFETCH(QString, markers);
    for (const Table &table :
         {inTown("plain_building").german(), withSupport(inTown("plain_building"))}) {
        Position p = blasting(table);
        hitCritically(p);

        const auto events = blow(p, face.toStdString().c_str());

        HW_SAYS(terrainAt(p, "E5"), terrain.toStdString());
        QCOMPARE(count<StructureCollapsed>(events), terrain == "ruins" ? 1 : 0);
        QCOMPARE(assault::strength(p, "g1"), strength);
        HW_SAYS(asks(p), asked.toStdString());
        HW_SAYS(assault::markers(p, "g1"), markers.toStdString());
    }
}

void tst_Collapse::r12_5c_moraleAfterTheCriticalRoll_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("critical");
    QTest::addColumn<QString>("face");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *before, const char *critical, const char *face,
                        const char *after) {
        QTest::addRow("%s, %s, %s", before, critical, face) << before << critical << face << after;
    };
    row("", "X", "X", "fallback"); // [R10.7.3f]
    row("", "X", "D", "fallback");
    row("", "C", "X", "suppressed,fallback"); // A-42
    row("", "C", "D", "eliminated");          // [R13.3i]
    row("suppressed", "-", "X", "fallback");
    row("fallback", "-", "D", "eliminated");
}

void tst_Collapse::r12_5c_moraleAfterTheCriticalRoll()
{
    QFETCH(QString, before);
    QFETCH(QString, critical);
    QFETCH(QString, face);
    QFETCH(QString, after);
    std::vector<std::string> lying;
    if (!before.isEmpty())
        lying.push_back(before.toStdString());
    Position p = blasting(inTown("plain_building", lying).german());
    fire(p, "u1", "g1");
    spot(p);
    rolls(p, {"C"});
    rolls(p);
    rolls(p, {critical.toStdString().c_str()});
    if (p.pending.use == RollUse::CriticalDefence)
        rolls(p);

    blow(p, face.toStdString().c_str());

    HW_SAYS(where(p, "g1") == "eliminated" ? "eliminated" : markers(p, "g1"), after.toStdString());
}

void tst_Collapse::r12_5c_eliteUnitsDoNotHeedAnX() // [R4.2.3f]
{
    Table table = inTown("plain_building").german();
    table.scenario.units.front().experience = Experience::Elite;
    Position p = blasting(table);
    hitCritically(p);

    blow(p, "X");

    HW_SAYS(markers(p, "g1"), "");
}

void tst_Collapse::r12_5c_allUnitsInTheHex()
{
    // g1 crosses the hex in which g3 stands.
    const auto blown = [](const char *face) {
        Table table = inTown("plain_building").rifles("g3", "E5").german();
        table.scenario.units.front().at = at("E4");
        Position p = blasting(table);
        say(p, Pass{});
        say(p, announce(p, "g1", Action::NormalMove));
        say(p, step(p, "g1", "E5"));
        say(p, React{id(p, "u1")});
        declineAll(p);
        spot(p);
        rolls(p, {"C"});
        while (p.pending.question == Question::BattleDice && p.pending.use != RollUse::BlastAttack)
            rolls(p);
        blow(p, face);
        return p;
    };
    const Position gone = blown("CD");
    HW_SAYS(where(gone, "g1") + where(gone, "g3"), "eliminatedeliminated");
    const Position half = blown("C");
    QCOMPARE(strength(half, "g1"), 1);
    QCOMPARE(strength(half, "g3"), 2);
    const Position hurt = blown("DD");
    QCOMPARE(strength(hurt, "g1"), 2);
    QCOMPARE(strength(hurt, "g3"), 3);
    Position back = blown("D");
    HW_SAYS(asks(back), "fallback axis g3");
    HW_SAYS(markers(back, "g3"), "fallback");
    const Position quiet = blown("X");
    HW_SAYS(markers(quiet, "g1") + " " + markers(quiet, "g3"), "suppressed suppressed");
}

void tst_Collapse::r12_5c_whoIsAboardShares() // [R10.10.2a]
{
    const auto blown = [](const char *face) {
        Table table = inTown("plain_building").german();
        table.scenario.units.front().card = "drill.truck";
        table.scenario.units.front().facing = 3;
        table.aboard("g3", "g1", "ger.rifles43");
        Position p = blasting(table);
        hitCritically(p);
        blow(p, face);
        return p;
    };
    const Position gone = blown("CD");
    HW_SAYS(where(gone, "g1") + where(gone, "g3"), "eliminatedeliminated");
    HW_SAYS(asks(gone), "announce axis");
    // Hit critically, they get out at half strength, and no worse through the collapse.
    Position hurt = blown("DD");
    HW_SAYS(asks(hurt), "disembark axis g3");
    say(hurt, Assault::legalOrders(hurt).front());
    QCOMPARE(strength(hurt, "g3"), 2);
}

void tst_Collapse::r12_5d_aBridgeStays()
{
    const HexsideId bridge("bridge");
    Position p = blasting(inTown("plain_building").side(bridge, "E5", Direction::S).german());
    const HexsideKind kind = *p.setting->data.terrain.find(bridge);
    hitCritically(p);

    blow(p, "CD");

    HW_SAYS(terrainAt(p, "E5"), "ruins");
    QVERIFY(p.board().at(at("E5")).hasSide(kind, Direction::S));
    QVERIFY(p.board().at(at("E6")).hasSide(kind, Direction::N));
}

static void strongWorks()
{
    QTest::addColumn<int>("work");
    QTest::newRow("bunker") << int(OverlayKind::Bunker);
    QTest::newRow("pillbox") << int(OverlayKind::Pillbox);
    QTest::newRow("gun position") << int(OverlayKind::GunPosition);
}

static std::vector<Event> destroyWork(Position &p)
{
    hitCritically(p);
    return blow(p, "C");
}

void tst_Collapse::r12_5e_whatIsBuiltBecomesRuins_data()
{
    strongWorks();
}

void tst_Collapse::r12_5e_whatIsBuiltBecomesRuins()
{
    QFETCH(int, work);
    const auto kind = static_cast<OverlayKind>(work);
    Position p = blasting(withSupport(inTown("brush").fortification(kind, "E5", 3)));

    const auto events = destroyWork(p);

    HW_SAYS(terrainAt(p, "E5"), "ruins");
    QVERIFY(!p.board().at(at("E5")).fortification);
    QCOMPARE(count<StructureCollapsed>(events), 1);
    QCOMPARE(strength(p, "g1"), 1);
}

void tst_Collapse::d12_5d_strongWorksBecomeTrenches_data()
{
    strongWorks();
}

void tst_Collapse::d12_5d_strongWorksBecomeTrenches()
{
    QFETCH(int, work);
    const auto kind = static_cast<OverlayKind>(work);
    Position p = blasting(inTown("brush").fortification(kind, "E5", 3).german());

    destroyWork(p);

    HW_SAYS(terrainAt(p, "E5"), "brush");
    const Fortification trench{OverlayKind::Trench, 3};
    QVERIFY(p.board().at(at("E5")).fortification == trench);
    // And the trench shelters from now on.
    HW_SAYS(defenceOf(p, "u2", "g1"), "YYG");
}

void tst_Collapse::r12_5f_trenchesAndSandbagsAreRemoved() // [D12.5d]
{
    for (const OverlayKind kind : {OverlayKind::Trench, OverlayKind::Sandbags})
        for (const Table &table : {inTown("brush").german(), withSupport(inTown("brush"))}) {
            Position p = blasting(Table(table).fortification(kind, "E5", 3));

            destroyWork(p);

            HW_SAYS(terrainAt(p, "E5"), "brush");
            QVERIFY(!p.board().at(at("E5")).fortification);
        }
}

static bool hasSide(const Position &p, HexsideKind kind, std::string_view hex, Direction side)
{
    return p.board().at(at(hex)).hasSide(kind, side);
}

void tst_Collapse::r12_5f_soAreObstaclesInTheEnglishEdition()
{
    // A barricade has a die, [R12.5b] wire has none.
    Position barred =
        blasting(withSupport(inTown("clear").side(HexsideKind::TankBarricade, "E5", Direction::S)));
    hitCritically(barred);
    rolls(barred, {"DD"});
    HW_SAYS(asks(barred), "blast_defence B");
    const auto events = rolls(barred);
    QCOMPARE(count<ObstaclesDestroyed>(events), 1);
    QVERIFY(!hasSide(barred, HexsideKind::TankBarricade, "E5", Direction::S));
    QVERIFY(!hasSide(barred, HexsideKind::TankBarricade, "E6", Direction::N));
    QCOMPARE(strength(barred, "g1"), 2);

    Position wired =
        blasting(withSupport(inTown("clear").side(HexsideKind::BarbedWire, "E5", Direction::S)));
    hitCritically(wired);
    rolls(wired, {"C"});
    QVERIFY(!hasSide(wired, HexsideKind::BarbedWire, "E5", Direction::S));
    QCOMPARE(strength(wired, "g1"), 1);

    // A wall is no marker, and an obstacle elsewhere is not in the way.
    for (const Table &table : {inTown("clear").side(HexsideKind::StoneWall, "E5", Direction::S),
                               inTown("clear").side(HexsideKind::BarbedWire, "E5", Direction::N),
                               inTown("clear").side(HexsideKind::BarbedWire, "E6", Direction::N)}) {
        Position p = blasting(withSupport(table));
        hitCritically(p);
        HW_SAYS(asks(p), "announce axis");
    }
}

void tst_Collapse::r12_5f_noBlastStrikesThemInTheGermanOne()
{
    Position p =
        blasting(inTown("clear").side(HexsideKind::BarbedWire, "E5", Direction::S).german());

    hitCritically(p);

    HW_SAYS(asks(p), "announce axis");
}

void tst_Collapse::r12_5e_sightAndCostsFollow()
{
    Table table = inTown("plain_building").german().rifles("g3", "E3");
    Position p = blasting(table);
    const auto seen = [&p] { return sightLine(p, id(p, "u1"), id(p, "g3")).status; };
    QVERIFY(seen() == SightStatus::Blocked); // G-3
    hitCritically(p);

    blow(p, "CD");

    QVERIFY(seen() == SightStatus::Hindered);
    const TerrainRow &row = p.setting->data.terrain.row(p.board().at(at("E5")).terrain);
    HW_SAYS(toString(row.bonus[0]), "Y");
    QVERIFY(row.cost[static_cast<std::size_t>(MovementType::Foot)] == EntryCost(1));
}

static std::vector<Event> fromOutside(Position &p, Outside from)
{
    const UnitId target = id(p, "g1");
    std::vector<Event> events;
    p.stack.push_back(HitFrame{.target = target,
                               .left = {1, 0, 0},
                               .strike = outsideStrike(p, p.unit(target).at, Die::Red, from)});
    play::advance<Assault>(p, &events, nullptr);
    for (Event &event : rolls(p)) // nothing comes of the critical itself
        events.push_back(std::move(event));
    return events;
}

void tst_Collapse::r12_3_6_4a_bombsOnBuildings() // [R12.4.6.1a]
{
    for (const Table &table : {inTown("plain_building"), inTown("plain_building").german()}) {
        Position p = blasting(table);
        fromOutside(p, Outside::Aircraft);
        HW_SAYS(asks(p), "blast_attack R");
        QVERIFY(p.pending.unit == UnitId{});
        blow(p, "CD");
        HW_SAYS(terrainAt(p, "E5"), "ruins");
        HW_SAYS(where(p, "g1"), "eliminated");
    }
    // [R12.4.4.5a] Only a bombardment is for fortifications in the English edition.
    Position p = blasting(inTown("clear").fortification(OverlayKind::Bunker, "E5", 3));
    QVERIFY(!outsideStrike(p, at("E5"), Die::Red, Outside::Aircraft));
    QVERIFY(outsideStrike(p, at("E5"), Die::Red, Outside::Bombardment)->structure ==
            Structure::Fortification);
}

void tst_Collapse::d12_3_6_4a_bombsOnWorks()
{
    const Table table = inTown("clear")
                            .fortification(OverlayKind::Bunker, "E5", 3)
                            .side(HexsideKind::BarbedWire, "E5", Direction::N)
                            .side(HexsideKind::TankBarricade, "E5", Direction::SE)
                            .side(HexsideKind::BarbedWire, "E6", Direction::N);
    Position p = blasting(Table(table).german());

    const auto events = fromOutside(p, Outside::Aircraft);

    // Wire and barricade of the hex are gone before anything is rolled for the bunker.
    QCOMPARE(count<ObstaclesDestroyed>(events), 1);
    QVERIFY(!hasSide(p, HexsideKind::BarbedWire, "E5", Direction::N));
    QVERIFY(!hasSide(p, HexsideKind::TankBarricade, "E5", Direction::SE));
    QVERIFY(hasSide(p, HexsideKind::BarbedWire, "E5", Direction::S)); // of the hex beyond
    HW_SAYS(asks(p), "blast_attack R");

    Position english = blasting(table);
    QVERIFY(!outsideStrike(english, at("E5"), Die::Red, Outside::Aircraft));
}

void tst_Collapse::r12_4_6_2a_shellsLeaveCraters() // [R12.4.6.2b]
{
    const std::pair<const char *, const char *> rows[] = {{"clear", "craters"},
                                                          {"light_forest", "brush_trees_craters"},
                                                          {"olive_grove", "brush_trees_craters"},
                                                          {"vine_grove", "brush_trees_craters"},
                                                          {"brush", "brush_trees_craters"},
                                                          {"heavy_forest", "heavy_forest"},
                                                          {"rocky", "rocky"}};
    for (const auto &[before, after] : rows) {
        Position p = blasting(inTown(before));
        const auto events = fromOutside(p, Outside::Guns);
        HW_SAYS(terrainAt(p, "E5"), after);
        QCOMPARE(count<CraterPlaced>(events), std::string_view(before) == after ? 0 : 1);

        Position bombed = blasting(inTown(before));
        fromOutside(bombed, Outside::Aircraft);
        HW_SAYS(terrainAt(bombed, "E5"), before);
    }
}

HW_PLAIN_TEST(tst_Collapse)

} // namespace hexwerk::assault::tst_collapse

#include "tst_collapse.moc"
