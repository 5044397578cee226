// [R5.3] A scenario whose sides change places.
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/scenario/alternate_history.h"
#include "core/assault/scenario/card_choice.h"
#include "tests/test_program.h"

#include <cstring>

namespace hexwerk::assault::tst_alternate_history {

class tst_AlternateHistory final : public QObject
{
    Q_OBJECT

private slots:
    void r5_3a_setupAreasAndFormationListsChangeHands();
    void r5_3a_whoseCardsTheyAreDoesNot();
    void r5_3a_soDoesAllThatTheScenarioSaysOfASide();
    void r5_3b_reinforcementsToo();
    void r5_3c_theCardOfTheSameNameStandsForAUnit();
    void r5_3c_elseTheOneOfTheClosestPoints();
    void twiceExchangedItIsTheSame();
    void aHalfDoneScenarioStaysAsItIs();
    void onlyTheOptionAllowsIt();
};

static UnitCard card(const std::string &id, UnitType type, UnitClass unitClass, int points)
{
    return {.id = id,
            .name = {},
            .nation = id.substr(0, id.find('.')),
            .type = type,
            .unitClass = unitClass,
            .points = points};
}

static CardStore library()
{
    CardStore cards;
    for (const UnitCard &one : {card("ger.rifles", UnitType::Infantry, UnitClass::Standard, 40),
                                card("us.rifles", UnitType::Infantry, UnitClass::Standard, 70),
                                card("us.rangers", UnitType::Infantry, UnitClass::Standard, 41),
                                card("ger.mg", UnitType::Infantry, UnitClass::Support, 30),
                                card("us.hmg", UnitType::Infantry, UnitClass::Support, 33),
                                card("us.mortar", UnitType::Infantry, UnitClass::Support, 26),
                                card("us.scouts", UnitType::Infantry, UnitClass::Light, 30),
                                card("ger.tank", UnitType::Vehicle, UnitClass::Standard, 90),
                                card("us.m4", UnitType::Vehicle, UnitClass::Standard, 120)})
        cards.units[one.id] = one;
    for (const char *id : {"ger.platoon", "us.platoon"})
        cards.formations[id] = {
            .id = id, .name = {}, .nation = std::string(id, std::strchr(id, '.')), .command = {}};
    return cards;
}

static UnitSpec unit(const std::string &id, const std::string &card, const std::string &side)
{
    UnitSpec spec{.id = id, .card = card, .side = side};
    spec.at = Hex{};
    return spec;
}

static Scenario scenario()
{
    Scenario s;
    s.sides = {{.id = "axis", .colour = "blue", .name = {}, .nations = {"ger"}},
               {.id = "allied", .colour = "red", .name = {}, .nations = {"us"}}};
    s.sides[0].formations = {{UnitType::Infantry, 2, FormationMethod::Random, {"ger.platoon"}}};
    s.sides[1].additional = {{UnitType::Vehicle, UnitClass::Standard, 1}};
    s.zones = {{"north", "axis", ZonePurpose::Setup, {}}, {"any", "", ZonePurpose::Setup, {}}};
    s.units = {unit("g1", "ger.rifles", "axis"), unit("u1", "us.rangers", "allied")};
    return s;
}

void tst_AlternateHistory::r5_3a_setupAreasAndFormationListsChangeHands()
{
    const Scenario s = alternateHistory(scenario(), library());

    QCOMPARE(s.zones[0].side, std::string("allied"));
    QCOMPARE(s.zones[1].side, std::string());
    QVERIFY(s.sides[0].formations.empty());
    QCOMPARE(s.sides[1].formations.size(), std::size_t{1});
    QCOMPARE(s.sides[1].formations[0].count, 2);
    QCOMPARE(s.sides[0].additional.size(), std::size_t{1});
    QCOMPARE(s.sides[0].id, std::string("axis"));
    QCOMPARE(s.units[0].side, std::string("allied"));
}

void tst_AlternateHistory::r5_3a_whoseCardsTheyAreDoesNot()
{
    const auto cards = library();
    const Scenario s = alternateHistory(scenario(), cards);

    QCOMPARE(s.sides[0].nations, std::vector<std::string>{"ger"});
    QVERIFY(s.sides[1].formations[0].from.empty()); // the German card is not for them
    const auto named = formationsFor(s.sides[1], s.sides[1].formations[0], cards);
    QCOMPARE(named.size(), std::size_t{1});
    QCOMPARE(named[0]->id, std::string("us.platoon"));
}

void tst_AlternateHistory::r5_3a_soDoesAllThatTheScenarioSaysOfASide()
{
    Scenario s = scenario();
    s.firstPlayer = "axis";
    s.firstSetup = "roll";
    s.mines = {{.side = "axis", .zones = {}}};
    s.board.minefields = {{{}, MineKind::Dummy, "axis"}};
    s.objectives = {{.id = "farm", .hex = {}, .name = {}, .holder = "axis"}};
    s.tracks = {{.id = "t", .side = "axis", .name = {}, .thresholds = {{1, {}, "allied", {}}}}};
    s.triggers = {
        {.side = "axis",
         .condition = Term{TermKind::Not, "", "", 0, {{TermKind::Losses, "allied", "", 1, {}}}}}};
    s.victories = {{"allied", VictoryCheck::End, {TermKind::Control, "farm", "axis", 0, {}}}};

    s = alternateHistory(s, library());

    QCOMPARE(s.firstPlayer, std::string("allied"));
    QCOMPARE(s.firstSetup, std::string("roll"));
    QCOMPARE(s.mines[0].side, std::string("allied"));
    QCOMPARE(s.board.minefields[0].side, std::string("allied"));
    QCOMPARE(s.objectives[0].holder, std::string("allied"));
    QCOMPARE(s.tracks[0].side, std::string("allied"));
    QCOMPARE(s.tracks[0].thresholds[0].side, std::string("axis"));
    QCOMPARE(s.triggers[0].side, std::string("allied"));
    QCOMPARE(s.triggers[0].condition->terms[0].name, std::string("axis"));
    QCOMPARE(s.victories[0].side, std::string("axis"));
    QCOMPARE(s.victories[0].term.side, std::string("allied"));
    QCOMPARE(s.victories[0].term.name, std::string("farm"));
}

void tst_AlternateHistory::r5_3b_reinforcementsToo()
{
    Scenario s = scenario();
    s.reinforcements = {
        {.turn = 2, .side = "axis", .zone = "north", .units = {{"ger.tank", 2}}},
        {.turn = 3,
         .side = "allied",
         .zone = "any",
         .units = {},
         .formation = FormationChoice{UnitType::Infantry, 1, {}, {"us.platoon", "ger.platoon"}}}};

    s = alternateHistory(s, library());

    QCOMPARE(s.reinforcements[0].side, std::string("allied"));
    QCOMPARE(s.reinforcements[0].units[0].card, std::string("us.m4"));
    QCOMPARE(s.reinforcements[0].units[0].count, 2);
    QCOMPARE(s.reinforcements[1].side, std::string("axis"));
    QCOMPARE(s.reinforcements[1].formation->from, std::vector<std::string>{"ger.platoon"});
}

void tst_AlternateHistory::r5_3c_theCardOfTheSameNameStandsForAUnit()
{
    const CardStore cards = library();
    // Rangers would be closer in points.
    QCOMPARE(counterpartOf(cards.units.at("ger.rifles"), {"us"}, cards)->id,
             std::string("us.rifles"));
    const Scenario s = alternateHistory(scenario(), cards);
    QCOMPARE(s.units[0].card, std::string("us.rifles"));
    QCOMPARE(s.units[1].card, std::string("ger.rifles"));
}

void tst_AlternateHistory::r5_3c_elseTheOneOfTheClosestPoints()
{
    const CardStore cards = library();
    QCOMPARE(counterpartOf(cards.units.at("ger.mg"), {"us"}, cards)->id, std::string("us.hmg"));
    QVERIFY(!counterpartOf(cards.units.at("ger.mg"), {"ita"}, cards));
}

void tst_AlternateHistory::twiceExchangedItIsTheSame()
{
    Scenario s = scenario();
    s.sides[0].formations[0].from.clear();
    s.units = {unit("g1", "ger.rifles", "axis"), unit("u1", "us.rifles", "allied")};
    QVERIFY(alternateHistory(alternateHistory(s, library()), library()) == s);
}

void tst_AlternateHistory::aHalfDoneScenarioStaysAsItIs()
{
    Scenario s = scenario();
    s.sides.pop_back();
    QVERIFY(alternateHistory(s, library()) == s);
    s = scenario();
    s.sides[1].nations.clear();
    s.units.pop_back(); // nobody knows whose cards the second side would take
    QVERIFY(alternateHistory(s, library()) == s);
}

void tst_AlternateHistory::onlyTheOptionAllowsIt()
{
    Scenario s = scenario();
    QVERIFY(!allowsAlternateHistory(s));
    s.options["alternate_history"] = false;
    QVERIFY(!allowsAlternateHistory(s));
    s.options["alternate_history"] = true;
    QVERIFY(allowsAlternateHistory(s));
}

HW_PLAIN_TEST(tst_AlternateHistory)

} // namespace hexwerk::assault::tst_alternate_history

#include "tst_alternate_history.moc"
