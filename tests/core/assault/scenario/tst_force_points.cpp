#include <QTest>

#include "core/assault/scenario/force_points.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_force_points {

// What a side is worth: what stands there, what it chooses, what comes later.
class tst_ForcePoints final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void r4_2_1a_unitsCountByTheSideOfTheirCounter();
    void r5_6a_aFormationIsTakenFromTheDeckOnce();
    void r5_7a_additionalUnitsLieBetweenTheCheapestAndTheDearest();
    void reinforcementsAreToldApart();
    void r4_9_2a_formationCardsBringTheirCommandPoints();
    void whatIsNotAtHandCountsNothing();

private:
    ForcePoints points() const { return pointsOf(m_scenario, m_scenario.sides.front(), m_cards); }

    CardStore m_cards;
    Scenario m_scenario;
};

static UnitCard worth(std::string id, UnitType type, int points, int half)
{
    UnitCard card;
    card.id = std::move(id);
    card.nation = "ger";
    card.type = type;
    card.points = points;
    card.halfPoints = half;
    return card;
}

void tst_ForcePoints::init()
{
    m_cards = {};
    for (const UnitCard &card :
         {worth("ger.rifles", UnitType::Infantry, 6, 2), worth("ger.hmg", UnitType::Infantry, 9, 4),
          worth("ger.tank", UnitType::Vehicle, 20, 0)})
        m_cards.units[card.id] = card;
    m_cards.formations["platoon"] = {
        "platoon", {}, "ger", UnitType::Infantry, {}, 0, {{"ger.rifles", 3}, {"ger.hmg", 1}}};
    m_cards.formations["squad"] = {
        "squad", {}, "ger", UnitType::Infantry, {}, 0, {{"ger.rifles", 1}}};
    m_scenario = {};
    SideSpec axis;
    axis.id = "axis";
    m_scenario.sides = {axis};
}

static UnitSpec unit(std::string card, bool half = false)
{
    UnitSpec unit;
    unit.card = std::move(card);
    unit.side = "axis";
    unit.half = half;
    return unit;
}

void tst_ForcePoints::r4_2_1a_unitsCountByTheSideOfTheirCounter()
{
    m_scenario.units = {unit("ger.rifles"), unit("ger.rifles", true), unit("ger.tank")};
    m_scenario.units.push_back(unit("ger.tank"));
    m_scenario.units.back().side = "allied";
    QCOMPARE(points().units, 6 + 2 + 20);
    QCOMPARE(points().count, 3);
    QVERIFY((points().total() == PointRange{28, 28}));
}

void tst_ForcePoints::r5_6a_aFormationIsTakenFromTheDeckOnce()
{
    FormationChoice one;
    m_scenario.sides.front().formations = {one};
    QVERIFY((points().formations == PointRange{6, 27}));
    m_scenario.sides.front().formations.front().count = 5; // there are two
    QVERIFY((points().formations == PointRange{33, 33}));
}

void tst_ForcePoints::r5_7a_additionalUnitsLieBetweenTheCheapestAndTheDearest()
{
    m_scenario.sides.front().additional = {{UnitType::Infantry, UnitClass::Standard, 2}};
    QVERIFY((points().additional == PointRange{12, 18}));
}

void tst_ForcePoints::reinforcementsAreToldApart()
{
    Reinforcement tanks;
    tanks.side = "axis";
    tanks.units = {{"ger.tank", 2}};
    Reinforcement choice;
    choice.side = "axis";
    choice.formation = FormationChoice();
    Reinforcement theirs = tanks;
    theirs.side = "allied";
    m_scenario.reinforcements = {tanks, choice, theirs};
    m_scenario.units = {unit("ger.rifles")};
    QVERIFY((points().reinforcements == PointRange{46, 67}));
    QCOMPARE(points().units, 6);
    QVERIFY((points().total() == PointRange{52, 73}));
}

void tst_ForcePoints::r4_9_2a_formationCardsBringTheirCommandPoints()
{
    m_cards.formations["platoon"].commandPoints = 4;
    m_cards.formations["squad"].commandPoints = 1;
    const auto brought = [this] {
        return commandPointsOfFormations(m_scenario, m_scenario.sides.front(), m_cards);
    };
    QVERIFY(brought() == PointRange{});
    m_scenario.sides.front().formations = {FormationChoice()};
    QVERIFY((brought() == PointRange{1, 4}));
    Reinforcement later;
    later.side = "axis";
    later.formation = FormationChoice{.from = {"platoon"}};
    m_scenario.reinforcements = {later};
    QVERIFY((brought() == PointRange{5, 8}));
    m_scenario.reinforcements.front().side = "allied";
    QVERIFY((brought() == PointRange{1, 4}));
    QVERIFY(!hasUnitsWithoutFormation(m_scenario, m_scenario.sides.front()));
    m_scenario.units = {unit("ger.rifles")};
    QVERIFY(hasUnitsWithoutFormation(m_scenario, m_scenario.sides.front()));
}

void tst_ForcePoints::whatIsNotAtHandCountsNothing()
{
    m_scenario.units = {unit("nobody")};
    m_scenario.sides.front().formations = {{UnitType::Vehicle, 1, {}, {}}};
    m_scenario.sides.front().additional = {{UnitType::Artillery, UnitClass::Standard, 1}};
    QVERIFY((points().total() == PointRange{0, 0}));
}

HW_PLAIN_TEST(tst_ForcePoints)

} // namespace hexwerk::assault::tst_force_points

#include "tst_force_points.moc"
