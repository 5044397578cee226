// The printed editions as sets of switches, each of which a scenario may turn by itself.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_profiles {

class tst_Profiles final : public QObject
{
    Q_OBJECT

private slots:
    void theEnglishEditionHasNoneOfThem();
    void theGermanEditionHasItsOwn();
    void aScenarioTurnsThemOneByOne();
    void anOptionOfTheScenarioWinsOverTheProfile();
    void theGermanForestIsThinner();
    void theDiceAreChosenByTheScenario();
    void r9_6_4_2g_theDiceOfMines();
};

static Switches switchesOf(const Table &table)
{
    return table.begin().setting->switches;
}

static Table any()
{
    return Table().rifles("g1", "C2").rifles("u1", "C9");
}

void tst_Profiles::theEnglishEditionHasNoneOfThem()
{
    QVERIFY(switchesOf(any()) == Switches{});
}

void tst_Profiles::theGermanEditionHasItsOwn()
{
    const Switches german{.supportRerollEveryRound = true,     // D11.1.1.1c
                          .objectiveNotWhileDelayed = true,    // D9.7a
                          .roadBonusBySight = true,            // D9.6.3d
                          .obstaclesDoNotProtectMovers = true, // D9.6.5a
                          .noCloseCombatInMines = true,        // D9.6.6a
                          .minesAttackFallback = true,         // D9.6.6c
                          .reinforcesPositions = true,         // D9.8.2a
                          .moraleEndsHiding = true,            // D9.12.2a, D9.12.4c
                          .ambushTakesTerrainDie = true,       // D9.12.4a
                          .ambushAssaultDie = true,            // D9.12.4b
                          .freeTurnInEachHex = true,           // D9.10a
                          .fullTracksCrossWire = true,         // D9.6.5d
                          .softVehiclesTakeNoObjective = true, // D6.5a
                          .oneSupportsFire = true,             // D10.8.4a
                          .coveringFire = true,                // D9.13a
                          .indirectFireHitsFlank = true,       // D7.1.2b
                          .smokeHexesNominatedFirst = true,    // R7.2e
                          .immobilisedTransportsLoad = true,   // R9.11.2b
                          .spottersAllMarked = true,           // R7.1.1c
                          .wallsCoverOwnHex = true,            // D9.6.5b
                          .ownersTurnWorks = true,             // D9.6.4d
                          .anyFriendBlocksAlley = true,        // R9.6.3.1.2c
                          .focusPointsRemain = true,           // R4.9.2g
                          .blastValues = true,                 // D12.5a
                          .blastForEachCritical = true,        // D12.5b
                          .blastSparesObstacles = true,        // R12.5f
                          .collapseLeavesTrenches = true,      // D12.5d
                          .supportHitsWorks = true,
                          .fireStrikes = true}; // D12.3.6.4a
    QVERIFY(switchesOf(any().german()) == german);
}

void tst_Profiles::aScenarioTurnsThemOneByOne()
{
    const std::pair<const char *, bool Switches::*> names[] = {
        {"support_reroll_every_round", &Switches::supportRerollEveryRound},
        {"objective_not_while_delayed", &Switches::objectiveNotWhileDelayed},
        {"road_bonus_by_sight", &Switches::roadBonusBySight},
        {"obstacles_do_not_protect_movers", &Switches::obstaclesDoNotProtectMovers},
        {"no_close_combat_in_mines", &Switches::noCloseCombatInMines},
        {"mines_attack_fallback", &Switches::minesAttackFallback},
        {"reinforces_positions", &Switches::reinforcesPositions},
        {"morale_ends_hiding", &Switches::moraleEndsHiding},
        {"ambush_takes_terrain_die", &Switches::ambushTakesTerrainDie},
        {"ambush_assault_die", &Switches::ambushAssaultDie},
        {"covering_fire", &Switches::coveringFire},
        {"smoke_hinders_spotting", &Switches::smokeHindersSpotting},
        {"fortification_adds_to_terrain", &Switches::fortificationAddsToTerrain},
        {"reinforcements_next_turn", &Switches::reinforcementsNextTurn},
        {"immobilised_transports_load", &Switches::immobilisedTransportsLoad},
        {"spotters_all_marked", &Switches::spottersAllMarked},
        {"walls_cover_own_hex", &Switches::wallsCoverOwnHex},
        {"found_mines_normal_action", &Switches::foundMinesNormalAction},
        {"owners_turn_works", &Switches::ownersTurnWorks},
        {"any_friend_blocks_alley", &Switches::anyFriendBlocksAlley},
        {"half_strength_on_wheels", &Switches::halfStrengthOnWheels},
        {"command_points", &Switches::commandPoints},
        {"focus_points_remain", &Switches::focusPointsRemain},
        {"command_cards", &Switches::commandCards},
        {"support", &Switches::support},
        {"blast_values", &Switches::blastValues},
        {"blast_for_each_critical", &Switches::blastForEachCritical},
        {"blast_spares_obstacles", &Switches::blastSparesObstacles},
        {"collapse_leaves_trenches", &Switches::collapseLeavesTrenches},
        {"support_hits_works", &Switches::supportHitsWorks},
        {"fire_strikes", &Switches::fireStrikes}};
    for (const auto &[name, member] : names) {
        Table table = any();
        Switches expected;
        expected.*member = !(expected.*member);
        table.scenario.options[name] = expected.*member;
        QVERIFY2(switchesOf(table) == expected, name);
        QVERIFY2(shippedData().system.switches.contains(name), name); // and a file may name it
    }
}

void tst_Profiles::anOptionOfTheScenarioWinsOverTheProfile()
{
    Table table = any().german();
    table.scenario.options["ambush_assault_die"] = false;

    QVERIFY(!switchesOf(table).ambushAssaultDie);
    QVERIFY(switchesOf(table).ambushTakesTerrainDie);
}

void tst_Profiles::theGermanForestIsThinner() // [D10.9.1a]
{
    const auto forest = [](const Table &table) {
        const Position p = table.begin();
        const auto &chart = p.setting->data.terrain;
        return toString(chart.rows[*chart.find("heavy_forest")].bonus[0]);
    };
    HW_SAYS(forest(any()), "YYG");
    HW_SAYS(forest(any().german()), "YG");
}

void tst_Profiles::theDiceAreChosenByTheScenario() // G-1
{
    Table table = any();
    HW_SAYS(table.begin().setting->faces.id, "A");
    table.scenario.options["dice"] = std::string("B");
    HW_SAYS(table.begin().setting->faces.id, "B");
}

void tst_Profiles::r9_6_4_2g_theDiceOfMines() // G-6
{
    const auto &mines = shippedData().system.mines;

    HW_SAYS(toString(mines[static_cast<std::size_t>(MineKind::AntiPersonnel)].attack), "YG");
    HW_SAYS(toString(mines[static_cast<std::size_t>(MineKind::AntiPersonnel)].defence), "G");
    HW_SAYS(toString(mines[static_cast<std::size_t>(MineKind::AntiTank)].attack), "R");
    HW_SAYS(toString(mines[static_cast<std::size_t>(MineKind::AntiTank)].defence), "G");
}

HW_PLAIN_TEST(tst_Profiles)

} // namespace hexwerk::assault::tst_profiles

#include "tst_profiles.moc"
