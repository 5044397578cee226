// The hash of a position tells of every difference that matters for how the game goes on.
#include <QTest>

#include "tests/core/assault/crowded.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <algorithm>
#include <functional>

namespace hexwerk::assault::tst_hash {

class tst_Hash final : public QObject
{
    Q_OBJECT

private slots:
    void positionsThatDifferHaveDifferentHashes();
    void everyValueCounts();
    void whatIsUnderWayCounts();
    void everyRuleOfTheSettingCounts();
    void namesDoNotCount();
};

void tst_Hash::positionsThatDifferHaveDifferentHashes()
{
    Position p = CrowdedBoard(11).table.begin();
    play::RandomPlayer<Assault> player(11);
    std::vector<Position> seen;
    while (!Assault::isOver(p) && seen.size() < 300) {
        for (const Position &other : seen)
            QCOMPARE(Assault::hash(other) == Assault::hash(p), other == p);
        seen.push_back(p);
        say(p, player.answer(p));
    }
    QVERIFY(seen.size() > 100);
}

void tst_Hash::everyValueCounts()
{
    const Position p = Table().rifles("g1", "F2").rifles("u1", "F8").begin();
    using Change = std::function<void(Position &)>;
    for (const Change &change : std::initializer_list<Change>{
             [](Position &q) { q.units[0].strength = 1; },
             [](Position &q) { q.units[0].activated = true; },
             [](Position &q) { q.units[0].isFast = true; },
             [](Position &q) { q.units[0].wasFast = true; },
             [](Position &q) { q.units[0].markers.set(Marker::Suppressed); },
             [](Position &q) { q.units[0].at = at("F3"); },
             [](Position &q) { q.units[0].state = UnitState::LeftMap; },
             [](Position &q) { q.units[0].side = 1; },
             [](Position &q) {
                 q.smoke.push_back({at("C3"), 1});
             },
             [](Position &q) { q.dugIn.push_back(at("C3")); },
             [](Position &q) { q.holders.push_back(1); },
             [](Position &q) { q.tracks.push_back(0); },
             [](Position &q) { q.turn = 2; },
             [](Position &q) { q.phase = Phase::Organization; },
             [](Position &q) { q.startingPlayer = 0; },
             [](Position &q) { q.winner = 0; },
             [](Position &q) { q.pending.plainDice = 3; },
             [](Position &q) { std::get<GameFrame>(q.stack[0]).passes = 1; },
         }) {
        Position q = p;
        change(q);
        QVERIFY(q != p);
        QVERIFY(Assault::hash(q) != Assault::hash(p));
    }
}

void tst_Hash::whatIsUnderWayCounts()
{
    Position p = Table().rifles("g1", "F2").rifles("u1", "F8").begin();
    CloseCombatFrame combat{.hex = at("F4")};
    combat.rolls[2] = {seen("D"), seen("-")};
    p.stack.push_back(combat);
    Position otherRoll = p;
    std::get<CloseCombatFrame>(otherRoll.stack.back()).rolls[2] = {seen("-"), seen("D")};
    QVERIFY(Assault::hash(otherRoll) != Assault::hash(p));

    p.stack.back() = MoveFrame{.walk = {.at = at("F4"), .points = 2}};
    Position spent = p;
    std::get<MoveFrame>(spent.stack.back()).walk.points = 1;
    QVERIFY(Assault::hash(spent) != Assault::hash(p));
}

void tst_Hash::everyRuleOfTheSettingCounts()
{
    const auto table = [] { return Table().rifles("g1", "F2").rifles("u1", "F8"); };
    const Position p = table().begin();
    using Change = std::function<void(Scenario &)>;
    for (const Change &change : std::initializer_list<Change>{
             [](Scenario &s) { s.options["fortification_adds_to_terrain"] = true; },
             [](Scenario &s) { s.options["dice"] = std::string("B"); },
             [](Scenario &s) { s.losLimit = 7; },
             [](Scenario &s) { s.units[0].experience = Experience::Elite; },
             [](Scenario &s) { s.objectives.push_back({.id = "farm", .hex = at("C3")}); },
             [](Scenario &s) { s.zones.push_back({.id = "z", .hexes = {at("C3")}}); },
             [](Scenario &s) { s.tracks.push_back({.id = "t"}); },
             [](Scenario &s) { s.victories.push_back({.side = "axis"}); },
             [](Scenario &s) { s.turns = 9; },
             [](Scenario &s) {
                 s.board.patches.push_back({{at("A1")}, "brush", 0});
             },
         }) {
        Table other = table();
        change(other.scenario);
        QVERIFY(Assault::hash(other.begin()) != Assault::hash(p));
        QVERIFY(other.begin() != p);
    }
}

void tst_Hash::namesDoNotCount()
{
    Table named = Table().rifles("g1", "F2").rifles("u1", "F8");
    named.scenario.title["en"] = "Another name";
    named.scenario.sides[0].name["en"] = "Another name";
    const Position p = Table().rifles("g1", "F2").rifles("u1", "F8").begin();

    QCOMPARE(Assault::hash(named.begin()), Assault::hash(p));
    QVERIFY(named.begin() == p);
}

HW_PLAIN_TEST(tst_Hash)

} // namespace hexwerk::assault::tst_hash

#include "tst_hash.moc"
