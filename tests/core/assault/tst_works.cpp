// [D9.6.4d] Works and obstacles that their owner turns at set-up.
#include <QTest>

#include "core/assault/position_scenario.h"
#include "tests/core/assault/set_up.h"
#include "tests/test_program.h"

namespace hexwerk::tst_works {

using namespace assault;

class tst_Works final : public QObject
{
    Q_OBJECT

private slots:
    void d9_6_4d_theOwnerTurnsItsFortification();
    void d9_6_4d_andItsWire();
    void d9_6_4d_nobodyElseDoes();
};

// A bunker and wire in the zone of the axis, a barricade in that of the allies.
static Table works()
{
    Table table = twoEach().german();
    table.fortification(OverlayKind::Bunker, "C2", 5);
    table.side(HexsideKind::BarbedWire, "E2", Direction::S);
    table.side(HexsideKind::BarbedWire, "E2", Direction::SE);
    table.side(HexsideKind::StoneWall, "E2", Direction::N);
    table.side(HexsideKind::TankBarricade, "D9", Direction::N);
    table.scenario.firstSetup = "axis";
    return table;
}

void tst_Works::d9_6_4d_theOwnerTurnsItsFortification()
{
    const Position start = works().begin();
    Position p = start;
    QVERIFY(isOffered(p, TurnWork{at("C2")}));
    const auto events = say(p, TurnWork{at("C2")});

    QCOMPARE(int{p.board().at(at("C2")).fortification->facing}, 0);
    QCOMPARE(count<WorkTurned>(events), 1);
    HW_SAYS(asks(p), "place axis"); // its unit is still to come
    QVERIFY(Assault::hash(p) != Assault::hash(start));
    for (int i = 0; i < 5; ++i)
        say(p, TurnWork{at("C2")});
    QCOMPARE(int{p.board().at(at("C2")).fortification->facing}, 5);
    QVERIFY(p.board() == start.board());

    // The position as a scenario has it as it looks now.
    say(p, TurnWork{at("C2")});
    const auto board = compose(scenarioOf(p).scenario.board, shippedData().terrainFor("gela-de"),
                               shippedData().tileLookup());
    QVERIFY(*board == p.board());
}

void tst_Works::d9_6_4d_andItsWire()
{
    Position p = works().begin();
    say(p, TurnWork{at("E2")});

    const Cell &cell = p.board().at(at("E2"));
    for (const Direction d : kAllDirections) {
        const bool wired = d == Direction::S || d == Direction::SW;
        QCOMPARE(cell.hasSide(HexsideKind::BarbedWire, d), wired);
        QCOMPARE(p.board().at(neighbour(at("E2"), d)).hasSide(HexsideKind::BarbedWire, opposite(d)),
                 wired);
        QCOMPARE(cell.hasSide(HexsideKind::StoneWall, d), d == Direction::N); // on the map
    }
    // A line of sight crosses it where it lies now.
    const SightLine line = p.setting->sight.line({at("E2"), {}}, {at("E4"), {}}, {});
    QCOMPARE(line.crossed.size(), std::size_t{1});
    const SightLine beside = p.setting->sight.line({at("E2"), {}}, {at("F2"), {}}, {});
    QVERIFY(beside.crossed.empty());
}

void tst_Works::d9_6_4d_nobodyElseDoes()
{
    Position p = works().begin();
    HW_SAYS(ruled(p, TurnWork{at("D9")}), "NotThatChoice D9.6.4d"); // of the other side
    HW_SAYS(ruled(p, TurnWork{at("D2")}), "NotThatChoice D9.6.4d"); // nothing there
    HW_SAYS(ruled(p, TurnWork{Hex{}}), "NotThatChoice D9.6.4d");
    say(p, Place{id(p, "g1"), at("C2")});
    HW_SAYS(ruled(p, TurnWork{at("C2")}), "NotThatChoice D9.6.4d");
    HW_SAYS(ruled(p, TurnWork{at("D9")}), "yes");

    Table english = works();
    english.scenario.profile = "sicily43-en";
    HW_SAYS(ruled(english.begin(), TurnWork{at("C2")}), "NotThatChoice D9.6.4d");

    // [R9.6.4.1g] Nor over mines.
    Table mined = works().mine("D2", MineKind::Dummy);
    HW_SAYS(ruled(mined.begin(), TurnWork{at("E2")}), "NotThatChoice R9.6.4.1g");
}

HW_PLAIN_TEST(tst_Works)

} // namespace hexwerk::tst_works

#include "tst_works.moc"
