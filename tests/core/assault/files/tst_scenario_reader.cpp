#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_scenario_reader {

// A scenario of all keys, beginning with what every file begins with.
static const std::string kHead = R"(format = "hexwerk.scenario"
version = 1
id = "x"
system = "assault"
profile = "sicily43-en"
turns = 6
)";

class tst_ScenarioReader final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsHalfDoneIsSalvaged();
    void everyKeyIsTaken();
    void anUnknownKeyIsAWarningWithItsPlace();
    void allProblemsAreNamedAtOnce();
    void columnsCountCharacters();
    void aKeyPathNamesTheUnitById();
    void minesWithoutNamesLieInAllZonesForThem();
};

static Problem only(const LoadResult<ScenarioFile> &result)
{
    return result.problems.size() == 1 ? result.problems.front() : Problem{};
}

void tst_ScenarioReader::everyKeyIsTaken()
{
    const auto result = readScenario(kHead + R"(
title = { en = "T", de = "Ü" }
first_player = "axis"
los_limit = 14
[options]
dice = "B"
support = true
[board]
columns = 20
rows = 16
terrain = "brush"
[[board.tile]]
tile = "T01A"
at = "C1"
turned = true
crop = { from = "A1", to = "H8" }
[[board.road]]
kind = "narrow_road"
hexes = ["A3", "B3"]
[[board.hexside]]
hex = "C4"
side = "NE"
kind = "barbed_wire"
[[board.minefield]]
hex = "H8"
kind = "dummy"
side = "axis"
[[side]]
id = "axis"
[[side.formation]]
type = "infantry"
count = 2
method = "draw_double"
from = ["ger.rifle_platoon"]
[[unit]]
id = "g1"
card = "ger.rifles43"
side = "axis"
at = "F6"
experience = "veteran"
damage = 1
markers = ["suppressed"]
[[reinforcement]]
turn = 3
side = "axis"
zone = "z"
units = [{ card = "us.rifles43", count = 2 }]
[[track]]
id = "t"
side = "axis"
min = -2
start = 3
[[track.threshold]]
at = 12
effect = "loses"
[[trigger]]
on = "zone_entered"
zone = "z"
once = true
if = { turn = 3 }
do = [{ track = "t", add = "strength" }, { track = "t", add = -2 }]
[[victory]]
side = "axis"
check = "every_turn"
any = [{ control = "farm" }, { not = { losses = "axis", at_least = 3 } },
       { units_in_zone = "z", side = "axis", at_least = 1 }]
)",
                                     "all.toml");
    QVERIFY2(result.problems.empty(),
             result.problems.empty() ? "" : result.problems.front().key.c_str());
    const Scenario &scenario = result.value->scenario;
    QCOMPARE(scenario.title.at("de"), std::string("Ü"));
    QVERIFY(scenario.options.at("dice") == OptionValue("B"));
    QVERIFY(scenario.options.at("support") == OptionValue(true));
    QVERIFY((scenario.board.tiles.front() ==
             TilePlacement{"T01A", Hex::at(2, 0), true, Crop{Hex::at(0, 0), Hex::at(7, 7)}}));
    QVERIFY(scenario.board.hexsides.front().side == Direction::NE);
    QVERIFY(scenario.sides.front().formations.front().method == FormationMethod::DrawDouble);
    QVERIFY(scenario.units.front().at == Hex::at(5, 5));
    QVERIFY(scenario.units.front().experience == Experience::Veteran);
    QVERIFY(!scenario.units.front().facing);
    QCOMPARE(scenario.reinforcements.front().units.front().count, 2);
    QCOMPARE(scenario.tracks.front().min, -2);
    QVERIFY(scenario.triggers.front().condition->kind == TermKind::Turn);
    QVERIFY(
        (scenario.triggers.front().effects[0].add == std::variant<int, std::string>("strength")));
    QVERIFY((scenario.triggers.front().effects[1].add == std::variant<int, std::string>(-2)));
    const Term &term = scenario.victories.front().term;
    QVERIFY(term.kind == TermKind::Any);
    QVERIFY((term.terms[1].terms[0] == Term{TermKind::Losses, "axis", {}, 3, {}}));
    QVERIFY((term.terms[2] == Term{TermKind::UnitsInZone, "z", "axis", 1, {}}));
}

void tst_ScenarioReader::anUnknownKeyIsAWarningWithItsPlace()
{
    const auto result = readScenario(kHead + "  briefng = { en = \"\" }\n", "f");
    const Problem problem = only(result);
    QVERIFY(result.value.has_value());
    QVERIFY(problem.code == FileProblem::UnknownKey);
    QVERIFY(problem.severity() == Severity::Warning);
    QCOMPARE(problem.line, 7);
    QCOMPARE(problem.column, 3);
    QCOMPARE(problem.key, std::string("briefng"));
    QCOMPARE(problem.values, std::vector<std::string>{"briefing"});
}

void tst_ScenarioReader::allProblemsAreNamedAtOnce()
{
    const auto result = readScenario(kHead + R"(los_limit = 1e300
[board]
columns = 9000000000000000000
[[unit]]
id = "u1"
side = "axis"
at = "Z0"
on = "u2"
)",
                                     "f");
    QVERIFY(!result.value);
    std::vector<std::pair<int, std::string>> seen;
    for (const Problem &problem : result.problems)
        seen.emplace_back(problem.line, std::string(problem.code.name()) + " " + problem.key);
    const std::vector<std::pair<int, std::string>> expected = {
        {7, "wrong-type los_limit"},      {9, "out-of-range board.columns"},
        {10, "missing-key unit.u1.card"}, {10, "conflict unit.u1"},
        {13, "bad-name unit.u1.at"},
    };
    QVERIFY(seen == expected);
}

void tst_ScenarioReader::columnsCountCharacters()
{
    const auto result = readScenario(kHead + "title = { de = \"ÄÖÜ\", en = 3 }\n", "f");
    const Problem problem = only(result);
    QVERIFY(problem.code == FileProblem::WrongType);
    QCOMPARE(problem.column, 28);
    QCOMPARE(problem.key, std::string("title.en"));
    QCOMPARE(problem.found, std::string("3"));
}

void tst_ScenarioReader::aKeyPathNamesTheUnitById()
{
    const auto result = readScenario(kHead + R"([[unit]]
id = "a.b"
card = "c"
side = "axis"
facing = 6
)",
                                     "f");
    QCOMPARE(only(result).key, std::string("unit.\"a.b\".facing"));
    QCOMPARE(only(result).values, (std::vector<std::string>{"0", "5"}));
}

void tst_ScenarioReader::whatIsHalfDoneIsSalvaged()
{
    Scenario scenario;
    scenario.units = {UnitSpec{}}; // without id, card and side
    scenario.tracks = {Track{}};
    scenario.tracks[0].min = 3;
    scenario.tracks[0].max = 9;
    scenario.tracks[0].start = 1;
    const std::string text = freshScenarioText(scenario);
    QVERIFY(!readScenario(text, "half done"));
    QVERIFY(salvagedScenario(text) == scenario);
    QVERIFY(!salvagedScenario("format = \"hexwerk.tile\"\nversion = 1\n"));
    QVERIFY(!salvagedScenario("no TOML"));
}

void tst_ScenarioReader::minesWithoutNamesLieInAllZonesForThem()
{
    const auto result = readScenario(kHead + R"(
[board]
columns = 4
rows = 4
[[side]]
id = "axis"
[[mines]]
side = "axis"
anti_tank = 1
[[zone]]
id = "axis-mines"
side = "axis"
purpose = "mines"
hexes = ["B2", "B3"]
)",
                                     "x.toml");

    QVERIFY(result.problems.empty());
    QCOMPARE(result.value->scenario.mines.size(), std::size_t{1});
    QVERIFY(result.value->scenario.mines[0].zones.empty());
}

HW_PLAIN_TEST(tst_ScenarioReader)

} // namespace hexwerk::assault::tst_scenario_reader

#include "tst_scenario_reader.moc"
