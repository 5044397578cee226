// [R11.1.2] [R11.1.3] The dice of a round of close combat, reason by reason.
#include <QTest>

#include "core/assault/rules/fighting/close_combat.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_close_combat_dice {

class tst_CloseCombatDice final : public QObject
{
    Q_OBJECT

private slots:
    void r11_1_2a_theDiceAtRangeZero();
    void r11_1_2b_atHalfStrengthDoublesCountOnce();
    void r11_1_2c_veteransHaveABlueDieMore();
    void r11_1_3e_hardenedUnitsDefendWithABlueDieMore();
    void r11_1_2c_abilitiesOfRangeZeroAddAttackDice();
    void r11_1_3e_abilitiesAddDefenceDice();
    void r4_2_3c_aRecruitSuffersAnXHereToo();
    void r11_1_2_1a_overWireOrAWallTheAssaultIsWeaker();
    void h9_6_3_2b_throughAStreamOrAFordTheAssaultIsWeaker();
    void r11_1_2_2a_whoWasActivatedCountsSingles();
    void r11_1_2_2a_andAtHalfStrengthLosesADie();
    void r11_1_2_2b_hidingIsNoActionThatShows();
    void r11_1_2_2c_theSuppressedDoNotStrikeBack();
    void r11_1_3_1a_theDefenceUnitHasAllTerrainDice();
    void r11_1_3_1b_orTheFortificationsOfThatSide();
    void r13_1e_dugInHelpsInTheInitialRound();
    void r11_1_3_2a_theAssaultUnitHasOneBlueDie();
    void r11_1_3_2b_againstAFortificationOneTerrainDieToo();
    void r11_1_3_2c_hasteCostsTheWeakestDie();
    void r11_1_3b_laterBothHaveTheTerrainsStrongestDie();
    void r11_1_3c_laterBothHaveTheFortificationsStrongestDie();
    void r11_1b_modifiersOfTheInitialRoundDoNotLast();
    void d9_12_4b_anAmbushStrikesHarder();
    void a_40_statusChangesNoDefenceDice();
    void w_49_theBunkerOfTheExample();
    void w_50_itsLaterRounds();
};

// u1 in E7, g1 in E6.
static Table duel(std::vector<std::string> defence = {})
{
    return Table().rifles("g1", "E6", std::move(defence)).rifles("u1", "E7").rifles("u9", "L10");
}

// A round as the position has it: begun by a step of u1, or a later one.
static CloseCombatDice diceOf(const Table &table, Action action = Action::NormalMove, int round = 1)
{
    Position p = table.begin();
    say(p, announce(p, "u1", action));
    say(p, step(p, "u1", "E6"));
    auto combat = std::get<CloseCombatFrame>(p.stack.back());
    combat.round = static_cast<std::uint8_t>(round);
    CloseCombatDice dice = closeCombatDice(closeCombatSituation(p, combat), p.setting->switches);
    dice.assault.lines.clear(); // they point into the setting
    dice.defence.lines.clear();
    return dice;
}

static std::string shown(const CloseCombatDice &dice)
{
    return toString(dice.assault.attack) + "/" + toString(dice.assault.defence) + " " +
           toString(dice.defence.attack) + "/" + toString(dice.defence.defence);
}

void tst_CloseCombatDice::r11_1_2a_theDiceAtRangeZero() // [R11.1.3a] [R11.1.3.2a]
{
    HW_SAYS(shown(diceOf(duel())), "RYG/Y RGG/YB");
}

void tst_CloseCombatDice::r11_1_2b_atHalfStrengthDoublesCountOnce() // [R11.1c]
{
    Table table = duel();
    QVERIFY(!diceOf(table).assault.single);
    table.scenario.units[1].half = true;
    QVERIFY(diceOf(table).assault.single);
    QVERIFY(!diceOf(table).defence.single);
    QVERIFY(diceOf(table, Action::NormalMove, 2).assault.single); // in every round
}

void tst_CloseCombatDice::r11_1_2c_veteransHaveABlueDieMore()
{
    Table table = duel();
    table.scenario.units[1].experience = Experience::Veteran; // u1: also one to defend
    HW_SAYS(shown(diceOf(table)), "RYGB/Y RGG/YBB");
    table.scenario.units[1].experience = Experience::Regular;
    table.scenario.units[0].experience = Experience::Elite;
    HW_SAYS(shown(diceOf(table)), "RYG/YB RGGB/YB");
}

void tst_CloseCombatDice::r11_1_3e_hardenedUnitsDefendWithABlueDieMore()
{
    Table table = duel();
    table.scenario.units[0].experience = Experience::Hardened;
    HW_SAYS(shown(diceOf(table)), "RYG/YB RGG/YB");
    HW_SAYS(shown(diceOf(table, Action::NormalMove, 2)), "RYG/YB RGG/Y");
}

void tst_CloseCombatDice::r4_2_3c_aRecruitSuffersAnXHereToo()
{
    Table table = duel();
    table.scenario.units[0].experience = Experience::Recruit;

    QCOMPARE(diceOf(table).assault.automaticX, 1);
    QCOMPARE(diceOf(table).defence.automaticX, 0);
}

void tst_CloseCombatDice::r11_1_2_1a_overWireOrAWallTheAssaultIsWeaker()
{
    for (const HexsideKind kind : {HexsideKind::StoneWall, HexsideKind::BarbedWire}) {
        const Table table = duel().side(kind, "E6", Direction::S);
        HW_SAYS(shown(diceOf(table)), "RY/Y RGG/YB");
        HW_SAYS(shown(diceOf(table, Action::NormalMove, 2)), "RYG/Y RGG/Y");
    }
    HW_SAYS(shown(diceOf(duel().side(HexsideKind::TankBarricade, "E6", Direction::S))),
            "RYG/Y RGG/YB");
    HW_SAYS(shown(diceOf(duel().side(HexsideKind::StoneWall, "E6", Direction::N))), "RYG/Y RGG/YB");
}

void tst_CloseCombatDice::h9_6_3_2b_throughAStreamOrAFordTheAssaultIsWeaker() // [H9.6.3.2d]
{
    for (const char *kind : {"stream", "ford"}) {
        const Table table = duel().side(HexsideId(kind), "E6", Direction::S);
        HW_SAYS(shown(diceOf(table)), "RY/Y RGG/YB");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E6"));
        const auto &combat = std::get<CloseCombatFrame>(p.stack.back());
        const auto dice = closeCombatDice(closeCombatSituation(p, combat), p.setting->switches);
        const auto &lines = dice.assault.lines;
        QVERIFY(std::any_of(lines.begin(), lines.end(), [kind](const DiceLine &line) {
            return line.taken && line.sourceId == kind && line.rule.starts_with("H9.6.3.2");
        }));
    }
    HW_SAYS(shown(diceOf(duel().side(HexsideId("bridge"), "E6", Direction::S))), "RYG/Y RGG/YB");
}

void tst_CloseCombatDice::r11_1_2_2a_whoWasActivatedCountsSingles()
{
    Table table = duel();
    QVERIFY(!diceOf(table).defence.single);
    table.scenario.units[0].activated = true;

    QVERIFY(diceOf(table).defence.single);
    HW_SAYS(shown(diceOf(table)), "RYG/Y RGG/YB");
    QVERIFY(!diceOf(table).assault.single);
    QVERIFY(!diceOf(table, Action::NormalMove, 2).defence.single);
}

void tst_CloseCombatDice::r11_1_2_2a_andAtHalfStrengthLosesADie()
{
    Table table = duel();
    table.scenario.units[0].activated = true;
    table.scenario.units[0].half = true;
    HW_SAYS(shown(diceOf(table)), "RYG/Y RG/YB");

    table.scenario.units[0].activated = false; // half strength alone does not
    HW_SAYS(shown(diceOf(table)), "RYG/Y RGG/YB");
}

void tst_CloseCombatDice::r11_1_2_2b_hidingIsNoActionThatShows() // [R9.12.1f]
{
    Table table = duel({"hide_action"});
    table.scenario.units[0].activated = true;

    QVERIFY(!diceOf(table).defence.single);
}

void tst_CloseCombatDice::r11_1_2_2c_theSuppressedDoNotStrikeBack() // [R13.3d]
{
    HW_SAYS(shown(diceOf(duel({"suppressed"}))), "RYG/Y /YB");
    HW_SAYS(shown(diceOf(duel({"suppressed"}), Action::NormalMove, 2)), "RYG/Y RGG/Y");

    // Then neither is rolled.
    Position p = duel({"suppressed"}).begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    rolls(p);
    HW_SAYS(asks(p), "defence_defence Y");
    rolls(p);
    HW_SAYS(asks(p), "withdraw allied u1");
}

void tst_CloseCombatDice::r11_1_3_1a_theDefenceUnitHasAllTerrainDice()
{
    HW_SAYS(shown(diceOf(duel().terrain("E6", "plain_building"))), "RYG/YYG RGG/YB");
    HW_SAYS(shown(diceOf(duel().terrain("E7", "plain_building"))), "RYG/Y RGG/YB"); // not there
}

void tst_CloseCombatDice::r11_1_3_1b_orTheFortificationsOfThatSide()
{
    // The assault comes from the south. Facing 3: front; 1: flank; 0: rear.
    const auto bunker = [](int facing) {
        return duel()
            .terrain("E6", "light_forest")
            .fortification(OverlayKind::Bunker, "E6", facing);
    };
    HW_SAYS(toString(diceOf(bunker(3)).assault.defence), "RRYY");
    HW_SAYS(toString(diceOf(bunker(1)).assault.defence), "RYY");
    HW_SAYS(toString(diceOf(bunker(0)).assault.defence), "YY");
}

void tst_CloseCombatDice::r13_1e_dugInHelpsInTheInitialRound()
{
    HW_SAYS(shown(diceOf(duel({"dug_in"}))), "RYG/YG RGG/YB");
    HW_SAYS(shown(diceOf(duel({"dug_in"}), Action::NormalMove, 2)), "RYG/Y RGG/Y");
}

void tst_CloseCombatDice::r11_1_3_2a_theAssaultUnitHasOneBlueDie()
{
    HW_SAYS(toString(diceOf(duel().terrain("E6", "large_building")).defence.defence), "YB");
}

void tst_CloseCombatDice::r11_1_3_2b_againstAFortificationOneTerrainDieToo()
{
    const Table table =
        duel().terrain("E6", "plain_building").fortification(OverlayKind::Trench, "E6", 0);

    HW_SAYS(toString(diceOf(table).defence.defence), "YYB"); // Y of the building's Y + G
    HW_SAYS(toString(diceOf(duel().fortification(OverlayKind::Trench, "E6", 0)).defence.defence),
            "YB");
}

void tst_CloseCombatDice::r11_1_3_2c_hasteCostsTheWeakestDie()
{
    HW_SAYS(toString(diceOf(duel(), Action::FastMove).defence.defence), "Y");
    HW_SAYS(toString(diceOf(duel(), Action::FastMove, 2).defence.defence), "Y"); // as in clear
    HW_SAYS(
        toString(diceOf(duel().terrain("E6", "light_forest"), Action::FastMove, 2).defence.defence),
        "YG");
}

void tst_CloseCombatDice::r11_1_3b_laterBothHaveTheTerrainsStrongestDie()
{
    HW_SAYS(shown(diceOf(duel().terrain("E6", "plain_building"), Action::NormalMove, 2)),
            "RYG/YY RGG/YY");
    HW_SAYS(shown(diceOf(duel(), Action::NormalMove, 2)), "RYG/Y RGG/Y");
}

void tst_CloseCombatDice::r11_1_3c_laterBothHaveTheFortificationsStrongestDie()
{
    const Table table =
        duel().terrain("E6", "light_forest").fortification(OverlayKind::Bunker, "E6", 3);

    HW_SAYS(shown(diceOf(table, Action::NormalMove, 2)), "RYG/RY RGG/RY");
}

void tst_CloseCombatDice::r11_1b_modifiersOfTheInitialRoundDoNotLast()
{
    Table table = duel({"ambush", "dug_in"}).side(HexsideKind::StoneWall, "E6", Direction::S);
    table.scenario.units[0].activated = true;

    HW_SAYS(shown(diceOf(table.german(), Action::FastMove, 2)), "RYG/Y RGG/Y");
    QVERIFY(!diceOf(table, Action::FastMove, 2).defence.single);
}

void tst_CloseCombatDice::d9_12_4b_anAmbushStrikesHarder()
{
    HW_SAYS(shown(diceOf(duel({"ambush"}))), "RYG/Y RGG/YB"); // English edition
    HW_SAYS(shown(diceOf(duel({"ambush"}).german())), "RYG/Y RGGG/YB");
}

void tst_CloseCombatDice::a_40_statusChangesNoDefenceDice()
{
    for (const char *marker : {"hide_action", "hidden", "ambush", "digging_in", "suppressed"})
        HW_SAYS(toString(diceOf(duel({marker})).assault.defence), "Y");
}

static Table bunkerOfTheExample()
{
    Table table = Table()
                      .unit("g1", "E6", "ger.hmg42", {"firing"})
                      .rifles("u1", "E7")
                      .rifles("u9", "L10")
                      .fortification(OverlayKind::Bunker, "E6", 3);
    table.scenario.units[0].activated = true;
    return table;
}

void tst_CloseCombatDice::w_49_theBunkerOfTheExample() // [R11.6c] [R11.6f]
{
    const CloseCombatDice dice = diceOf(bunkerOfTheExample());

    HW_SAYS(shown(dice), "RYG/RRYY YYG/YB");
    QVERIFY(dice.defence.single);
    QVERIFY(!dice.assault.single);
}

void tst_CloseCombatDice::w_50_itsLaterRounds()
{
    HW_SAYS(shown(diceOf(bunkerOfTheExample(), Action::NormalMove, 2)), "RYG/RY YYG/RY");
}

// A round between u1 and g1 in which u1 has these abilities.
static CloseCombatDice roundWith(const Traits &traits, bool initial = true)
{
    Position p = duel().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    CloseCombatSituation s = closeCombatSituation(p, std::get<CloseCombatFrame>(p.stack.back()));
    s.initial = initial;
    s.assault.traits = &traits;
    CloseCombatDice dice = closeCombatDice(s, p.setting->switches);
    dice.assault.lines.clear();
    dice.defence.lines.clear();
    return dice;
}

void tst_CloseCombatDice::r11_1_2c_abilitiesOfRangeZeroAddAttackDice()
{
    const auto with = [](AttackDie die) {
        Traits traits;
        traits.attack = {die};
        return shown(roundWith(traits));
    };
    HW_SAYS(with({.die = Die::Green, .from = 0, .to = 3}), "RYGG/Y RGG/YB");
    HW_SAYS(with({.die = Die::Green, .from = 1, .to = 3}), "RYG/Y RGG/YB");
    HW_SAYS(with({.die = Die::Green, .row = TargetRow::Armoured}), "RYG/Y RGG/YB");
}

void tst_CloseCombatDice::r11_1_3e_abilitiesAddDefenceDice()
{
    Traits traits;
    traits.defence = dice("G");

    HW_SAYS(shown(roundWith(traits)), "RYG/Y RGG/YGB");
    HW_SAYS(shown(roundWith(traits, false)), "RYG/Y RGG/YG"); // in every round
}

HW_PLAIN_TEST(tst_CloseCombatDice)

} // namespace hexwerk::assault::tst_close_combat_dice

#include "tst_close_combat_dice.moc"
