// [D9.6.4d] Works and obstacles that their owner turns at set-up.
#include <QTest>

#include "core/assault/aside/only_answer.h"
#include "core/assault/aside/position_scenario.h"
#include "core/assault/board/compose.h"
#include "tests/core/assault/set_up.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_works {

class tst_Works final : public QObject
{
    Q_OBJECT

private slots:
    void d9_6_4d_theOwnerTurnsItsFortification();
    void d9_6_4d_andItsWire();
    void d9_6_4d_asLongAsUnitsAreSetUp();
    void d9_6_4d_alsoWhoHasNothingToPlace();
    void d9_6_4d_anOlderGameTurnsNone();
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

// All units stand, and turn 1 waits for both sides to have done.
void tst_Works::d9_6_4d_asLongAsUnitsAreSetUp()
{
    Position p = works().begin();
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    const SideIndex first = p.pending.side;
    HW_SAYS(asks(p), first == 0 ? "turn_work axis" : "turn_work allied");
    const Hex own = at(first == 0 ? "C2" : "D9");
    const Hex other = at(first == 0 ? "D9" : "C2");
    QVERIFY(isOffered(p, TurnWork{own}));
    QVERIFY(isOffered(p, Decline{}));
    HW_SAYS(ruled(p, TurnWork{other}), "NotThatChoice D9.6.4d");

    say(p, TurnWork{own});
    HW_SAYS(asks(p), first == 0 ? "turn_work axis" : "turn_work allied"); // until it has done
    say(p, Decline{});
    HW_SAYS(asks(p), first == 0 ? "turn_work allied" : "turn_work axis");
    say(p, TurnWork{other});
    QVERIFY(p.phase == Phase::SetUp);
    say(p, Decline{});
    QVERIFY(p.phase != Phase::SetUp);
    HW_SAYS(ruled(p, TurnWork{own}), "NotAsked R6.4a");
}

void tst_Works::d9_6_4d_alsoWhoHasNothingToPlace()
{
    Table table = works();
    for (const auto &[unit, hex] : {std::pair(0U, "C2"), std::pair(1U, "D2")}) { // of the axis
        table.scenario.units[unit].at = at(hex);
        table.scenario.units[unit].zone.reset();
    }
    Position p = table.begin();
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    bool asked = false;
    for (; p.pending.question == Question::TurnWork; say(p, Decline{}))
        asked |= p.pending.side == 0 && isOffered(p, TurnWork{at("C2")});
    QVERIFY(asked);

    // Nobody has any.
    Table english = table;
    english.scenario.profile = "sicily43-en";
    Position other = english.begin();
    while (other.pending.question == Question::Place)
        say(other, Assault::legalOrders(other).front());
    QVERIFY(other.phase != Phase::SetUp);
}

void tst_Works::d9_6_4d_anOlderGameTurnsNone()
{
    Position p = works().begin();
    while (p.pending.question == Question::Place)
        say(p, Assault::legalOrders(p).front());
    Position later = p;
    for (int i = 0; i < 2; ++i)
        say(later, Decline{});
    const Order next = later.pending.isChance() ? Assault::outcomes(later).front().order
                                                : Assault::legalOrders(later).front();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(Assault::leftOut(p, &next) == std::optional<Order>(Decline{}));
        say(p, Decline{});
    }
    QVERIFY(!Assault::leftOut(p, &next));
    QVERIFY(p == later);
    Position again = works().begin();
    QVERIFY(!Assault::leftOut(again, &next)); // units are still to be placed
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

} // namespace hexwerk::assault::tst_works

#include "tst_works.moc"
