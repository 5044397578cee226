// [R10.9.3] [R10.9.4] What protects vehicles from fire: their armour, their haste, the ground.
#include <QTest>

#include "core/assault/rules/firing/shot.h"
#include "tests/core/assault/tank_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_cover {

class tst_VehicleCover final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_3_2_8b_noBunkerForVehicles();
    void r10_9_3a_theHexsideDecidesTheArea();
    void r10_9_3b_throughACornerTheWeakerOne();
    void r10_9_5a_aFastVehicleIsHarderToHit();
    void r13_3k_soIsOneInRetreat();
    void r10_9_5c_aVehicleThatWasNotSpotted();
    void r10_9_4a_theTableForVehicles();
    void r10_9_6b_hasteTakesNoDieOfAVehicle();
    void r10_9_6e_aSuppressedVehicleGainsNothing();
    void r10_9_7a_abilitiesAddDefenceDice();
    void r9_6_3_1f_aVehicleAtRestStandsOnTheRoad();
    void d9_6_3c_orInTheTerrainThatTheLineCrosses();
    void d9_6_3c_aRoadHexsideAloneIsNoRoad();
    void r10_2c_shellsFollowNoRoad();
    void d9_6_3e_alongATreeAlleyOfAnyLength();
    void r9_6_3_2_1e_aWallGivesAVehicleGreen();
    void d9_6_5b_inItsOwnHexAlone();
};

void tst_VehicleCover::r9_6_3_2_8b_noBunkerForVehicles() // [D9.6.4c]
{
    for (const bool german : {false, true})
        for (const OverlayKind kind : {OverlayKind::Bunker, OverlayKind::Pillbox}) {
            Table table = duel();
            table.fortification(kind, "E4", 3);
            if (german)
                table.german();
            HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YY");
        }
}

void tst_VehicleCover::r10_9_3a_theHexsideDecidesTheArea() // W-41
{
    // The line enters E4 from the south.
    const char *areas[] = {"GG", "YG", "YY", "YY", "YG", "GG"};
    for (int facing = 0; facing < 6; ++facing) {
        Table table = duel();
        table.scenario.units[0].facing = facing;
        const DiceCount count = shot(table.begin(), "u1", "g1");
        HW_SAYS(toString(count.defence), areas[facing]);
        QVERIFY(tells(count, "R10.9.3a"));
    }
}

void tst_VehicleCover::r10_9_3b_throughACornerTheWeakerOne() // W-41
{
    // From E7 to G7 the line runs into the western corner: north-west and south-west.
    for (const auto &[facing, dice] : {std::pair(5, "YG"), std::pair(4, "YY"), std::pair(3, "YG"),
                                       std::pair(1, "GG"), std::pair(2, "GG")}) {
        Table table = duel();
        table.scenario.units[0].at = at("G7");
        table.scenario.units[0].facing = facing;
        table.facing(1);
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), dice);
    }
}

static std::string against(const char *marker, Shot how)
{
    Table table = duel();
    if (*marker)
        table.scenario.units[0].markers = {marker};
    return defenceOf(table.begin(), "u1", "g1", how);
}

void tst_VehicleCover::r10_9_5a_aFastVehicleIsHarderToHit() // W-42 [R9.2e] [R10.9.4b]
{
    HW_SAYS(against("fast_action", {.action = Action::Fire}), "YYB");
    HW_SAYS(against("fast_action", {.action = Action::TurretFire}), "YYG");
    HW_SAYS(against("fast_action", {.action = Action::MoveAndFire}), "YYY");
    HW_SAYS(against("fast_action", {.action = Action::FireAndMove}), "YYY");
}

void tst_VehicleCover::r13_3k_soIsOneInRetreat()
{
    HW_SAYS(against("", {.action = Action::Fire, .fallingBack = true}), "YYB");
    HW_SAYS(against("", {.action = Action::Fire, .withdrawing = true}), "YYB");
}

void tst_VehicleCover::r10_9_5c_aVehicleThatWasNotSpotted() // W-42 [R10.5i]
{
    HW_SAYS(against("", {.action = Action::Fire, .blind = true}), "YYY");
    HW_SAYS(against("", {.action = Action::TurretFire, .blind = true}), "RYY");
    HW_SAYS(against("", {.action = Action::MoveAndFire, .blind = true}), "RYY");
    // A turret at infantry: the third column.
    Table table = Table().rifles("g1", "E4").unit("u1", "E7", "drill.tank").facing(3);
    HW_SAYS(defenceOf(table.begin(), "u1", "g1", {.action = Action::TurretFire, .blind = true}),
            "YY");
}

void tst_VehicleCover::r10_9_4a_theTableForVehicles() // W-42
{
    HW_SAYS(against("", {.action = Action::Fire}), "YY");
    HW_SAYS(against("", {.action = Action::TurretFire}), "YYB");
    HW_SAYS(against("", {.action = Action::FireAndMove}), "YYG");
}

void tst_VehicleCover::r10_9_6b_hasteTakesNoDieOfAVehicle() // [R9.2b]
{
    Table table = duel();
    table.scenario.units[0].facing = 1; // flank: YG
    table.scenario.units[0].markers = {"fast_action"};
    HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YGB");
}

void tst_VehicleCover::r10_9_6e_aSuppressedVehicleGainsNothing()
{
    HW_SAYS(against("suppressed", {}), "YY");
}

void tst_VehicleCover::r10_9_7a_abilitiesAddDefenceDice()
{
    const Position p = duel().begin();
    RangedFireSituation s = rangedFireSituation(p, {.firer = id(p, "u1"), .target = id(p, "g1")},
                                                sightLine(p, id(p, "u1"), id(p, "g1")));
    Traits traits;
    traits.defence = dice("B");
    s.defender.traits = &traits;

    const DiceCount count = rangedFireDice(s, p.setting->data, p.setting->switches);

    HW_SAYS(toString(count.defence), "YYB");
    QVERIFY(tells(count, "R10.9.7a"));
}

// g1 in a tree alley that runs on to the south.
static Table treeAlley(bool german, int facing = 3)
{
    Table table = duel();
    table.terrain("E4", "light_forest").road(RoadKind::MainRoad, {"E3", "E4", "E5", "E6", "E7"});
    table.scenario.units[0].facing = facing;
    if (german)
        table.german();
    return table;
}

void tst_VehicleCover::r9_6_3_1f_aVehicleAtRestStandsOnTheRoad() // [R9.6.3.1.1a]
{
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1"), "YY");
    Table aside = treeAlley(false, 2);
    aside.scenario.units[1].at = at("H6");
    aside.facing(5);
    HW_SAYS(defenceOf(aside.begin(), "u1", "g1"), "YY");
    // On its way across the road it has the trees; along it only the road.
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1", {.moving = true}), "YYB");
    HW_SAYS(defenceOf(treeAlley(false).begin(), "u1", "g1",
                      {.moving = true, .road = RoadKind::MainRoad}),
            "YY");
}

void tst_VehicleCover::d9_6_3c_orInTheTerrainThatTheLineCrosses() // W-34 [D9.6.3e]
{
    HW_SAYS(defenceOf(treeAlley(true).begin(), "u1", "g1"), "YY");
    Table aside = treeAlley(true, 2);
    aside.scenario.units[1].at = at("H6");
    aside.facing(5);
    HW_SAYS(defenceOf(aside.begin(), "u1", "g1"), "YYB");
}

void tst_VehicleCover::d9_6_3c_aRoadHexsideAloneIsNoRoad()
{
    // From F9 the line enters E4 over the road's side, but follows no road before.
    Table table = treeAlley(true);
    table.scenario.units[1].at = at("F9");
    const Position p = table.begin();
    const SightLine line = sightLine(p, id(p, "u1"), id(p, "g1"));
    QVERIFY(line.entry == std::vector{Direction::S});
    QVERIFY(!line.followsRoad);

    HW_SAYS(defenceOf(p, "u1", "g1"), "YYB");
    HW_SAYS(defenceOf(p, "u1", "g1", {.moving = true}), "YYB"); // [D9.6.3d]
}

void tst_VehicleCover::r10_2c_shellsFollowNoRoad() // [D9.6.3c]
{
    // Its flank, a green die, and the blue one of the light forest.
    Table table = treeAlley(true);
    table.scenario.units[1].at = at("E7");
    const Position p = table.begin();

    HW_SAYS(defenceOf(p, "u1", "g1", {.action = Action::IndirectFire}),
            toString(Pool(p.card(id(p, "g1")).defenceOf(AreaOfImpact::Flank))
                         .add(Die::Green)
                         .add(Die::Blue)));
}

void tst_VehicleCover::d9_6_3e_alongATreeAlleyOfAnyLength()
{
    for (const bool german : {false, true}) {
        Table table = duel();
        table.scenario.units[1].at = at("E8");
        for (const char *hex : {"E4", "E5", "E6", "E7", "E8"})
            table.terrain(hex, "light_forest");
        table.road(RoadKind::MainRoad, {"E3", "E4", "E5", "E6", "E7", "E8"});
        if (german)
            table.german();
        const Position p = table.begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), german ? "yes" : "NotATarget R10.0a");
        if (german)
            HW_SAYS(defenceOf(p, "u1", "g1"), "YY");
    }
}

void tst_VehicleCover::r9_6_3_2_1e_aWallGivesAVehicleGreen() // W-18
{
    for (const auto &[hex, side] : {std::pair("E4", Direction::S), std::pair("E5", Direction::N)}) {
        Table table = duel();
        table.side(HexsideKind::StoneWall, hex, side);
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), "YYG");
    }
    Table away = duel();
    away.side(HexsideKind::StoneWall, "E5", Direction::S);
    HW_SAYS(defenceOf(away.begin(), "u1", "g1"), "YY");
}

void tst_VehicleCover::d9_6_5b_inItsOwnHexAlone()
{
    // The same hexside, of the hex with the vehicle and of the one before it.
    for (const auto &[hex, side, german, dice] :
         {std::tuple("E4", Direction::S, true, "YYG"), std::tuple("E5", Direction::N, true, "YY"),
          std::tuple("E5", Direction::N, false, "YYG")}) {
        Table table = duel();
        table.side(HexsideKind::StoneWall, hex, side);
        if (german)
            table.german();
        HW_SAYS(defenceOf(table.begin(), "u1", "g1"), dice);
    }
    // Infantry only has to be beside it.
    Table rifles = Table().rifles("g1", "E4").unit("u1", "E7", "drill.tank").facing(0).german();
    rifles.side(HexsideKind::StoneWall, "E5", Direction::N);
    HW_SAYS(defenceOf(rifles.begin(), "u1", "g1"), "YY");
}

HW_PLAIN_TEST(tst_VehicleCover)

} // namespace hexwerk::assault::tst_vehicle_cover

#include "tst_vehicle_cover.moc"
