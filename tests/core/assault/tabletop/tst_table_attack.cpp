// Dice told in any order, what the players do themselves, and forms that are none.
#include <QTest>

#include "core/assault/engine/assault.h"
#include "tests/core/assault/tabletop/told_attack.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_table_attack {

class tst_TableAttack final : public QObject
{
    Q_OBJECT

private slots:
    void aGunThatWasSetUpInItsPosition();
    void aWallOfTheNextHex_data();
    void aWallOfTheNextHex();
    void aRetreatIsLeftToThePlayers();
    void passengersOfALostTransportGetOff();
    void r12_5a_aBlastIsAskedForAndTold_data();
    void r12_5a_aBlastIsAskedForAndTold();
    void aBlockedLine();
    void diceComeInAnyOrderAndCanBeCorrected();
    void everythingCanBeTakenBack();
    void whatIsWrongWithAForm_data();
    void whatIsWrongWithAForm();
};

void tst_TableAttack::aGunThatWasSetUpInItsPosition() // R5.8i
{
    AttackForm form = shot("us.rifles43", "ger.pak38");
    const std::string open = poolOf(TableAttack(form, rules()), RollUse::Defence);
    form.work = {OverlayKind::GunPosition, Sector::Flank};
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence), plus(open, "G"));
}

void tst_TableAttack::aWallOfTheNextHex_data()
{
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<bool>("moves");
    QTest::addColumn<bool>("protects");
    QTest::newRow("its own, at rest") << true << false << true;
    QTest::newRow("its own, on its way") << true << true << false;
    QTest::newRow("of the next hex, on its way") << false << true << true;
}

void tst_TableAttack::aWallOfTheNextHex() // D9.6.5a
{
    QFETCH(bool, isOwn);
    QFETCH(bool, moves);
    QFETCH(bool, protects);
    AttackForm form = shot();
    form.isReaction = moves;
    form.motion = moves ? TargetMotion::Moves : TargetMotion::Rests;
    const std::string open = poolOf(TableAttack(form, rules("gela-de")), RollUse::Defence);
    form.sides = {{HexsideKind::StoneWall, isOwn}};
    const std::string behind = poolOf(TableAttack(form, rules("gela-de")), RollUse::Defence);
    QCOMPARE(behind.size(), open.size() + (protects ? 1 : 0));
}

void tst_TableAttack::aRetreatIsLeftToThePlayers() // R10.7.3f
{
    AttackForm form = shot();
    form.target.markers = {Marker::Suppressed};
    TableAttack attack(form, rules());
    tell(attack, RollUse::Attack, {"X"});
    tell(attack, RollUse::Defence);
    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place firing, g1 remove suppressed, g1 place fallback, "
                             "g1 fall back");
}

void tst_TableAttack::passengersOfALostTransportGetOff() // R10.10.2a
{
    AttackForm form = shot("us.m4a1", "ger.truck");
    form.aboard = {unit("g2", "ger.rifles43")};
    TableAttack attack(form, rules());
    tell(attack, RollUse::Attack, {"DD", "DD", "DD"});
    while (!attack.isDone())
        tell(attack, attack.position().pending.use);
    HW_SAYS(changes(attack).substr(0, 22), "u1 place firing, g1 of");
    QVERIFY(changes(attack).ends_with("g2 get off"));
}

void tst_TableAttack::r12_5a_aBlastIsAskedForAndTold_data() // [R12.5e] [R12.5f] [D12.5d]
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<int>("work"); // -1: none, -2: wire
    QTest::addColumn<QString>("defence");
    QTest::addColumn<QString>("change");
    QTest::newRow("building") << "gela-de"
                              << "plain_building" << -1 << "Y"
                              << "ruin";
    QTest::newRow("bunker") << "gela-de"
                            << "brush" << int(OverlayKind::Bunker) << "R"
                            << "trench";
    QTest::newRow("trench") << "gela-de"
                            << "brush" << int(OverlayKind::Trench) << "Y"
                            << "work off";
    QTest::newRow("bunker, English") << "sicily43-en"
                                     << "brush" << int(OverlayKind::Bunker) << "R"
                                     << "ruin";
    QTest::newRow("barricade, English") << "sicily43-en"
                                        << "clear" << -2 << "B"
                                        << "obstacle off";
}

void tst_TableAttack::r12_5a_aBlastIsAskedForAndTold()
{
    QFETCH(QString, profile);
    QFETCH(QString, terrain);
    QFETCH(int, work);
    QFETCH(QString, defence);
    QFETCH(QString, change);
    AttackForm form = shot("us.m4a1");
    form.terrain = terrain.toStdString();
    if (work >= 0)
        form.work = {static_cast<OverlayKind>(work), Sector::Front};
    else if (work == -2)
        form.sides = {{HexsideKind::TankBarricade, true}};
    TableRules played = rules(profile.toStdString());
    played.options["support"] = true;
    TableAttack attack(form, played);
    if (terrain != "clear")
        tellSpotting(attack, 6);
    tell(attack, RollUse::Attack, {"C"});
    tell(attack, RollUse::Defence);
    tell(attack, RollUse::CriticalAttack);

    HW_SAYS(rollsOf(attack).substr(rollsOf(attack).find("blast")),
            "blast_attack Y, blast_defence " + defence.toStdString());
    tell(attack, RollUse::BlastAttack, {"DD"});
    tell(attack, RollUse::BlastDefence);

    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place firing, g1 flip, g1 " + change.toStdString());
}

void tst_TableAttack::aBlockedLine() // R10.2b
{
    AttackForm form = shot();
    form.sight.isBlocked = true;
    HW_SAYS(refusal(form), "SightBlocked R10.2b");
    form.sight.isBlocked = false;
    form.range = 15;
    HW_SAYS(refusal(form), "OutOfRange R10.1c");
}

void tst_TableAttack::diceComeInAnyOrderAndCanBeCorrected()
{
    TableAttack attack(shot(), rules());
    HW_SAYS(rollsOf(attack), "attack YYG, defence Y");
    attack.tell(1, 0, Symbols{}); // the defender was quicker
    QVERIFY(!attack.rolls()[1].isRolled);
    HW_SAYS(changes(attack), "");
    attack.tell(0, 0, seen("DD"));
    attack.tell(0, 2, Symbols{});
    attack.tell(0, 1, seen("D"));
    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place firing, g1 flip, g1 damage 1");
    attack.tell(0, 1, seen("X"));
    HW_SAYS(changes(attack), "u1 place firing, g1 flip, g1 place suppressed");
    attack.tell(1, 0, seen("D"));
    HW_SAYS(changes(attack), "u1 place firing, g1 damage 1, g1 place suppressed");
}

void tst_TableAttack::everythingCanBeTakenBack()
{
    TableAttack attack(shot(), rules());
    const std::vector<TableRoll> rolls = attack.rolls();
    tell(attack, RollUse::Attack, {"C"});
    tell(attack, RollUse::Defence);
    tell(attack, RollUse::CriticalAttack, {"X"});
    int taken = 0;
    while (attack.takeBack())
        ++taken;
    QCOMPARE(taken, 5);
    QCOMPARE(attack.rolls(), rolls);
    QVERIFY(!attack.hasEntries());
}

void tst_TableAttack::whatIsWrongWithAForm_data()
{
    QTest::addColumn<AttackForm>("form");
    QTest::addColumn<FormFault>("fault");
    const auto row = [](const char *name, FormFault fault, auto spoil) {
        AttackForm form = shot();
        spoil(form);
        QTest::newRow(name) << form << fault;
    };
    row("card", FormFault::UnknownCard, [](AttackForm &form) { form.target.card = "ger.ghosts"; });
    row("itself", FormFault::SameUnit, [](AttackForm &form) { form.target = form.attacker; });
    row("helps twice", FormFault::SameUnit,
        [](AttackForm &form) { form.joined = {{.unit = unit("u1", "us.rifles43"), .range = 2}}; });
    row("terrain", FormFault::UnknownTerrain, [](AttackForm &form) { form.terrain = "moon"; });
    row("strength", FormFault::Strength, [](AttackForm &form) { form.attacker.strength = 5; });
    row("no strength", FormFault::Strength, [](AttackForm &form) { form.attacker.strength = 0; });
    row("markers", FormFault::Markers, [](AttackForm &form) {
        form.target.markers = {Marker::Firing, Marker::FastAction};
    });
    row("range", FormFault::Range, [](AttackForm &form) { form.range = 0; });
    row("far", FormFault::Range, [](AttackForm &form) { form.range = kMostTableRange + 1; });
    row("hindering", FormFault::Hindering, [](AttackForm &form) {
        form.sight.hindering = {"brush", "brush"};
    });
    row("what does not hinder", FormFault::Hindering,
        [](AttackForm &form) { form.sight.hindering = {"clear"}; });
    row("smoke", FormFault::Smoke, [](AttackForm &form) { form.sight.smoke = -1; });
    row("helpers", FormFault::Helpers, [](AttackForm &form) {
        for (const char *id : {"u2", "u3", "u4"})
            form.joined.push_back({.unit = unit(id, "us.rifles43"), .range = 2});
    });
    row("load", FormFault::Carried,
        [](AttackForm &form) { form.aboard = {unit("g2", "ger.rifles43")}; });
}

void tst_TableAttack::whatIsWrongWithAForm()
{
    QFETCH(AttackForm, form);
    QFETCH(FormFault, fault);
    QCOMPARE(faultsOf(form, rules()), std::vector<FormFault>{fault});
    QCOMPARE(faultsOf(shot(), rules()), std::vector<FormFault>());
}

HW_PLAIN_TEST(tst_TableAttack)

} // namespace hexwerk::assault::tst_table_attack

#include "tst_table_attack.moc"
