// [R9.7] Who takes an objective, and who keeps it.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_objectives {

class tst_Objectives final : public QObject
{
    Q_OBJECT

private slots:
    void r5_5b_anObjectiveInASetUpAreaStartsWithItsSide();
    void r5_5b_theScenarioMayNameTheHolder();
    void r6_5i_theSideInTheHexTakesItAtTheEndOfTheTurn();
    void r9_7a_aUnitInFallbackTakesNothing();
    void d9_7a_inTheGermanEditionADelayedUnitTakesNothingEither();
    void r9_7a_inTheEnglishEditionADelayedUnitTakesIt();
    void d6_5a_anUnarmouredVehicleTakesNone();
    void r9_7b_anEmptyObjectiveKeepsItsSide();
};

// The farm at E5; axis in C2, allied in C9.
static Table farm(const std::string &holder = "")
{
    Table table;
    table.rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.objectives = {{.id = "farm", .hex = at("E5"), .name = {}, .holder = holder}};
    return table;
}

void tst_Objectives::r5_5b_anObjectiveInASetUpAreaStartsWithItsSide()
{
    Table table = farm();
    table.scenario.zones = {{"a", "allied", ZonePurpose::Setup, {at("E4"), at("E5")}}};
    QCOMPARE(table.begin().holders[0], 1);

    table.scenario.zones[0].purpose = ZonePurpose::Entry; // no set-up area
    QCOMPARE(table.begin().holders[0], kNobody);
}

void tst_Objectives::r5_5b_theScenarioMayNameTheHolder()
{
    Table table = farm("axis");
    table.scenario.zones = {{"a", "allied", ZonePurpose::Setup, {at("E5")}}};

    QCOMPARE(table.begin().holders[0], 0);
}

void tst_Objectives::r6_5i_theSideInTheHexTakesItAtTheEndOfTheTurn()
{
    Position p = farm("axis").rifles("u2", "E6").begin();

    walk(p, "u2", Action::NormalMove, {"E5"});
    QCOMPARE(p.holders[0], 0); // not yet
    const auto events = endTurn(p);

    QCOMPARE(p.holders[0], 1);
    QCOMPARE(count<ObjectiveTaken>(events), 1);
    QCOMPARE(count<ObjectiveTaken>(endTurn(p)), 0); // it has it already
}

void tst_Objectives::r9_7a_aUnitInFallbackTakesNothing()
{
    Position p = farm("axis").rifles("u2", "E5", {"fallback"}).begin();

    endTurn(p);
    QCOMPARE(p.holders[0], 0);

    endTurn(p); // without the marker it does
    QCOMPARE(p.holders[0], 1);
}

void tst_Objectives::d9_7a_inTheGermanEditionADelayedUnitTakesNothingEither()
{
    Position p = farm("axis").german().rifles("u2", "E5", {"delayed_action"}).begin();

    endTurn(p);

    QCOMPARE(p.holders[0], 0);
}

void tst_Objectives::r9_7a_inTheEnglishEditionADelayedUnitTakesIt()
{
    Position p = farm("axis").rifles("u2", "E5", {"delayed_action"}).begin();

    endTurn(p);

    QCOMPARE(p.holders[0], 1);
}

void tst_Objectives::d6_5a_anUnarmouredVehicleTakesNone()
{
    for (const auto &[card, german, holder] :
         {std::tuple("drill.van", true, 0), std::tuple("drill.van", false, 1),
          std::tuple("drill.tank", true, 1), std::tuple("us.rifles43", true, 1)}) {
        Table table = farm("axis").unit("u2", "E5", card);
        if (card != std::string("us.rifles43"))
            table.facing(0);
        if (german)
            table.german();
        Position p = table.begin();

        endTurn(p);

        QCOMPARE(int(p.holders[0]), holder);
    }
}

void tst_Objectives::r9_7b_anEmptyObjectiveKeepsItsSide()
{
    Position p = farm("axis").rifles("u2", "E5").begin();
    endTurn(p);
    QCOMPARE(p.holders[0], 1);

    walk(p, "u2", Action::NormalMove, {"E6"});
    endTurn(p);

    QCOMPARE(p.holders[0], 1);
}

HW_PLAIN_TEST(tst_Objectives)

} // namespace hexwerk::assault::tst_objectives

#include "tst_objectives.moc"
