// [R6.6a] [R3.1a] Victory conditions, early and at the end, and the draw.
#include <QTest>

#include "core/assault/rules/course/victory.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_victory {

static constexpr SideIndex kAxis = 0;
static constexpr SideIndex kAllied = 1;

class tst_Victory final : public QObject
{
    Q_OBJECT

private slots:
    void r3_1a_whoMeetsHisConditionsAtTheEndWins();
    void r3_1a_nobodyOrBothIsADraw();
    void r6_6a_noWinnerBeforeTheLastTurn();
    void r6_6a_unlessTheScenarioChecksEveryTurn();
    void r4_8b_aUnitThatLeftTheMapCountsAsEliminated();
    void termsSayWhatTheyName();
    void termsOfControlMaySpeakOfTheOtherSide();
    void termsCombine();
    void whoNeverComesIsNoUnitOfItsSide();
    void r6_5i_whatWasTakenThisTurnWins();
    void r6_7a_noReinforcementsOnceTheGameIsWon();
};

static Table contest()
{
    Table table(2);
    table.rifles("g1", "C2").rifles("u1", "A9");
    table.scenario.objectives = {{.id = "farm", .hex = at("E5"), .name = {}, .holder = "axis"},
                                 {.id = "mill", .hex = at("E7"), .name = {}, .holder = "allied"}};
    return table;
}

static Term control(const std::string &name, const std::string &side = "")
{
    return {.kind = TermKind::Control, .name = name, .side = side, .terms = {}};
}

void tst_Victory::r3_1a_whoMeetsHisConditionsAtTheEndWins()
{
    Table table = contest();
    table.scenario.victories = {{"allied", VictoryCheck::End, control("farm")},
                                {"axis", VictoryCheck::End, control("farm")}};
    Position p = table.begin();

    endTurn(p);
    const auto events = endTurn(p);

    HW_SAYS(asks(p), "over");
    QCOMPARE(p.winner, kAxis);
    QCOMPARE(count<GameEnded>(events), 1);
    HW_SAYS(toString(p.phase), "over");
}

void tst_Victory::r3_1a_nobodyOrBothIsADraw()
{
    Table none = contest();
    none.scenario.victories = {{"allied", VictoryCheck::End, control("farm")}};
    Table both = contest();
    both.scenario.victories = {{"allied", VictoryCheck::End, control("mill")},
                               {"axis", VictoryCheck::End, control("farm")}};
    for (const Table *table : {&none, &both}) {
        Position p = table->begin();

        endTurn(p);
        endTurn(p);

        HW_SAYS(asks(p), "over");
        QCOMPARE(p.winner, kNobody);
    }
}

void tst_Victory::r6_6a_noWinnerBeforeTheLastTurn()
{
    Table table = contest();
    table.scenario.victories = {{"axis", VictoryCheck::End, control("farm")}};
    Position p = table.begin();

    endTurn(p);

    HW_SAYS(asks(p), "announce allied");
}

void tst_Victory::r6_6a_unlessTheScenarioChecksEveryTurn()
{
    Table table = contest();
    table.scenario.victories = {{"axis", VictoryCheck::EveryTurn, control("farm")}};
    Position p = table.begin();

    endTurn(p);

    HW_SAYS(asks(p), "over");
    QCOMPARE(p.winner, kAxis);
}

void tst_Victory::r4_8b_aUnitThatLeftTheMapCountsAsEliminated()
{
    Position p = contest().begin();
    QCOMPARE(losses(p, kAllied), 0);

    say(p, announce(p, "u1", Action::NormalMove));
    const auto events = say(p, Step{id(p, "u1"), Hex{}});

    HW_SAYS(where(p, "u1"), "left");
    QCOMPARE(count<UnitLeftMap>(events), 1);
    QCOMPARE(losses(p, kAllied), 1);
}

void tst_Victory::termsSayWhatTheyName()
{
    Table table = contest();
    table.scenario.zones = {{"north", "", ZonePurpose::Victory, {at("C2"), at("D2")}}};
    table.scenario.tracks = {{.id = "morale", .side = "axis", .name = {}, .start = 4}};
    Position p = table.begin();
    const auto met = [&p](const Term &term) { return holds(p, term, kAxis, 2); };
    const auto term = [](TermKind kind, const std::string &name, int number) {
        return Term{.kind = kind, .name = name, .side = {}, .number = number, .terms = {}};
    };

    QVERIFY(met(control("farm")));
    QVERIFY(!met(control("mill")));
    QVERIFY(met(term(TermKind::ControlsAtLeast, "", 1)));
    QVERIFY(!met(term(TermKind::ControlsAtLeast, "", 2)));
    QVERIFY(!met(term(TermKind::ControlsMajority, "", 0))); // one of two
    p.holders.back() = kAxis;
    QVERIFY(met(term(TermKind::ControlsMajority, "", 0)));
    QVERIFY(met(term(TermKind::Track, "morale", 4)));
    QVERIFY(!met(term(TermKind::Track, "morale", 5)));
    QVERIFY(met(term(TermKind::UnitsInZone, "north", 1)));
    QVERIFY(!met(term(TermKind::UnitsInZone, "north", 2)));
    QVERIFY(met(term(TermKind::Turn, "", 2)));
    QVERIFY(!met(term(TermKind::Turn, "", 3)));
    QVERIFY(met(term(TermKind::Losses, "allied", 0)));
    QVERIFY(!met(term(TermKind::Losses, "allied", 1)));
    QVERIFY(!met(term(TermKind::SideHasNoUnits, "allied", 0)));
    p.unit(id(p, "u1")).state = UnitState::Eliminated;
    QVERIFY(met(term(TermKind::Losses, "allied", 1)));
    QVERIFY(met(term(TermKind::SideHasNoUnits, "allied", 0)));
}

void tst_Victory::termsOfControlMaySpeakOfTheOtherSide()
{
    const Position p = contest().begin();

    QVERIFY(holds(p, control("mill", "allied"), kAxis, 1));
    QVERIFY(!holds(p, control("farm", "allied"), kAxis, 1));
}

void tst_Victory::termsCombine()
{
    const Position p = contest().begin();
    const auto both = [](TermKind kind) {
        return Term{
            .kind = kind, .name = {}, .side = {}, .terms = {control("farm"), control("mill")}};
    };
    const auto met = [&p](const Term &term) { return holds(p, term, kAxis, 1); };

    QVERIFY(!met(both(TermKind::All)));
    QVERIFY(met(both(TermKind::Any)));
    QVERIFY(met({.kind = TermKind::Not, .name = {}, .side = {}, .terms = {control("mill")}}));
    QVERIFY(!met({.kind = TermKind::Not, .name = {}, .side = {}, .terms = {control("farm")}}));
}

void tst_Victory::whoNeverComesIsNoUnitOfItsSide()
{
    Table table = contest();
    table.rifles("g2", "C3");
    table.last().at.reset(); // neither hex nor zone
    Position p = table.begin();
    const Term none{.kind = TermKind::SideHasNoUnits, .name = "axis", .side = {}, .terms = {}};
    QVERIFY(!holds(p, none, kAllied, 1));
    p.unit(id(p, "g1")).state = UnitState::Eliminated;
    QVERIFY(holds(p, none, kAllied, 1));

    table.last().zone = "north"; // now it will still come
    table.scenario.zones = {{"north", "axis", ZonePurpose::Setup, {at("C3")}}};
    p = table.begin();
    p.unit(id(p, "g1")).state = UnitState::Eliminated;
    QVERIFY(!holds(p, none, kAllied, 1));
}

void tst_Victory::r6_5i_whatWasTakenThisTurnWins() // [R6.6a]
{
    Table table = contest();
    table.rifles("u2", "E6");
    table.scenario.victories = {{"allied", VictoryCheck::EveryTurn, control("farm")}};
    Position p = table.begin();
    walk(p, "u2", Action::NormalMove, {"E5"});

    endTurn(p);

    HW_SAYS(asks(p), "over");
    QCOMPARE(p.winner, kAllied);
}

void tst_Victory::r6_7a_noReinforcementsOnceTheGameIsWon()
{
    Table table = contest();
    table.scenario.zones = {{"road", "allied", ZonePurpose::Entry, {at("A10")}}};
    table.scenario.reinforcements = {
        {.turn = 2, .side = "allied", .zone = "road", .units = {{.card = "us.rifles43"}}}};
    table.scenario.victories = {{"axis", VictoryCheck::EveryTurn, control("farm")}};
    Position p = table.begin();

    endTurn(p);

    HW_SAYS(asks(p), "over");
}

HW_PLAIN_TEST(tst_Victory)

} // namespace hexwerk::assault::tst_victory

#include "tst_victory.moc"
