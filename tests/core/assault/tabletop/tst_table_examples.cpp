// The worked examples of the rulebooks entered as at a table (W-18 to W-57).
#include <QTest>

#include "tests/core/assault/tabletop/told_attack.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_table_examples {

class tst_TableExamples final : public QObject
{
    Q_OBJECT

private slots:
    void w18_aWallBesideTheTarget();
    void w35_whatMakesSpottingHarder_data();
    void w35_whatMakesSpottingHarder();
    void w36_whoNeedNotBeSpotted();
    void w37_aGreenDieAgainstABlueOneForEachCritical();
    void w38_symbolsCancelEachOther();
    void w39_threeDamageFlipTheCounter();
    void w40_heavyForest_data();
    void w40_heavyForest();
    void w41_theFlankOfAVehicle();
    void w42_theActionOfTheFirer_data();
    void w42_theActionOfTheFirer();
    void w42_whoFailsToSpotFiresBlind();
    void w43_theStrongestDieOfWhoFiresAlong_data();
    void w43_theStrongestDieOfWhoFiresAlong();
    void w44_theBandOfAMortar_data();
    void w44_theBandOfAMortar();
    void w46_diceThatTakePartAgainstAVehicle();
    void w49_theInitialRoundAtABunker();
    void w50_laterRounds();
    void w52_theHoleOfADefenceUnitThatIsGone();
    void w53_aTankFromTheRear();
    void w57_oneSuppressionOfTheFirstRoundIsIgnored();
};

void tst_TableExamples::w18_aWallBesideTheTarget() // R9.6.3.2.1d
{
    AttackForm form = shot("us.rifles43", "ger.hmg42");
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence), "Y");
    form.sides = {{HexsideKind::StoneWall}};
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence), "YY");
    AttackForm vehicle = shot("us.m4a1", "ger.panzer4g");
    const std::string open = poolOf(TableAttack(vehicle, rules()), RollUse::Defence);
    vehicle.sides = {{HexsideKind::StoneWall}};
    HW_SAYS(poolOf(TableAttack(vehicle, rules()), RollUse::Defence), plus(open, "G"));
}

void tst_TableExamples::w35_whatMakesSpottingHarder_data()
{
    QTest::addColumn<QStringList>("markers");
    QTest::addColumn<int>("hindering"); // hexes with brush
    QTest::addColumn<int>("least");     // roll that spots in light forest
    const int forest = 2;               // one die of cover
    QTest::newRow("brush") << QStringList() << 1 << forest + 1;
    QTest::newRow("brush twice") << QStringList() << 2 << forest + 1;
    QTest::newRow("hide action") << QStringList("hide_action") << 0 << forest + 1;
    QTest::newRow("hidden") << QStringList("hidden") << 0 << forest + 2;
    QTest::newRow("ambush") << QStringList("ambush") << 0 << forest + 2;
    QTest::newRow("hidden behind brush") << QStringList("hidden") << 1 << forest + 3;
}

void tst_TableExamples::w35_whatMakesSpottingHarder() // R10.5f
{
    QFETCH(QStringList, markers);
    QFETCH(int, hindering);
    QFETCH(int, least);
    for (const bool isEnough : {false, true}) {
        AttackForm form = shot();
        form.range = 4;
        form.terrain = "light_forest";
        form.sight.hindering.assign(static_cast<std::size_t>(hindering), "brush");
        for (const QString &marker : markers)
            form.target.markers.set(*markerFromString(marker.toStdString()));
        TableAttack attack(form, rules());
        tellSpotting(attack, isEnough ? least : least - 1);
        for (const Event &event : attack.events())
            if (const auto *rolled = std::get_if<SpottingRolled>(&event.what))
                QCOMPARE(rolled->spotted, isEnough);
        QCOMPARE(count<SpottingRolled>(attack.events()), 1);
    }
}

void tst_TableExamples::w36_whoNeedNotBeSpotted() // R10.5.1
{
    AttackForm form = shot();
    form.terrain = "light_forest";
    HW_SAYS(words(TableAttack(form, rules()).rolls()[0]), "spotting 1");
    form.target.markers = {Marker::Firing};
    QCOMPARE(TableAttack(form, rules()).rolls()[0].plainDice, 0);
    form.target.markers = {Marker::FireAndMove};
    HW_SAYS(words(TableAttack(form, rules()).rolls()[0]), "spotting 1");
    form.range = 1;
    QCOMPARE(TableAttack(form, rules()).rolls()[0].plainDice, 0);
}

void tst_TableExamples::w37_aGreenDieAgainstABlueOneForEachCritical() // R10.7.5a
{
    TableAttack attack(shot(), rules());
    tell(attack, RollUse::Attack, {"C", "C"});
    tell(attack, RollUse::Defence);
    HW_SAYS(poolOf(attack, RollUse::CriticalAttack), "GG");
    HW_SAYS(poolOf(attack, RollUse::CriticalDefence), "BB");
}

void tst_TableExamples::w38_symbolsCancelEachOther() // R10.7.2a
{
    AttackForm form = shot();
    form.terrain = "heavy_forest"; // dice enough
    form.target.markers = {Marker::Firing};
    form.attacker.experience = Experience::Elite;
    TableAttack attack(form, rules());
    tell(attack, RollUse::Attack, {"C", "DD", "X"});
    tell(attack, RollUse::Defence, {"C", "C", "X"});
    HW_SAYS(changes(attack), "u1 place firing, g1 damage 1");
}

void tst_TableExamples::w39_threeDamageFlipTheCounter() // R10.7.3d
{
    TableAttack attack(shot(), rules());
    tell(attack, RollUse::Attack, {"DD", "D"});
    tell(attack, RollUse::Defence);
    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place firing, g1 flip, g1 damage 1");
}

void tst_TableExamples::w40_heavyForest_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("dice"); // beside the Y of the card
    QTest::newRow("English") << "sicily43-en"
                             << "YYYG";
    QTest::newRow("German") << "gela-de"
                            << "YYG";
}

void tst_TableExamples::w40_heavyForest() // R10.9.1a
{
    QFETCH(QString, profile);
    QFETCH(QString, dice);
    QVERIFY(shippedData().system.profiles.contains(profile.toStdString()));
    AttackForm form = shot();
    form.terrain = "heavy_forest";
    form.target.markers = {Marker::Firing};
    HW_SAYS(poolOf(TableAttack(form, rules(profile.toStdString())), RollUse::Defence),
            dice.toStdString());
}

void tst_TableExamples::w41_theFlankOfAVehicle() // R10.9.3a
{
    const UnitCard &tank = *shippedData().cards.unit("ger.panzer4g");
    for (const AreaOfImpact area : {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear}) {
        AttackForm form = shot("us.m4a1", "ger.panzer4g");
        form.area = area;
        HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence),
                toString(tank.defenceOf(area)));
    }
}

void tst_TableExamples::w42_theActionOfTheFirer_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("isFast"); // the target, a vehicle
    QTest::addColumn<QString>("more");
    QTest::newRow("fire") << "fire" << false << "";
    QTest::newRow("turret") << "turret_fire" << false << "B";
    QTest::newRow("move and fire") << "move_and_fire" << false << "G";
    QTest::newRow("fire and move") << "fire_and_move" << false << "G";
    QTest::newRow("fire at a fast vehicle") << "fire" << true << "B";
    QTest::newRow("turret at a fast vehicle") << "turret_fire" << true << "G";
    QTest::newRow("move and fire at a fast vehicle") << "move_and_fire" << true << "Y";
}

void tst_TableExamples::w42_theActionOfTheFirer() // R10.9.5a
{
    QFETCH(QString, action);
    QFETCH(bool, isFast);
    QFETCH(QString, more);
    AttackForm form = shot("us.m4a1", "ger.panzer4g");
    form.action = *actionFromString(action.toStdString());
    form.isOutOfArc = form.action == Action::TurretFire;
    if (isFast)
        form.target.markers = {Marker::FastAction};
    Pool expected = shippedData().cards.unit("ger.panzer4g")->defenceOf(AreaOfImpact::Front);
    expected.add(poolFromString(more.toStdString()).value_or(Pool()));
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence), toString(expected));
}

void tst_TableExamples::w42_whoFailsToSpotFiresBlind()
{
    AttackForm form = shot();
    form.terrain = "light_forest";
    TableAttack attack(form, rules());
    const std::string seenDice = poolOf(attack, RollUse::Defence);
    tellSpotting(attack, 1);
    HW_SAYS(poolOf(attack, RollUse::Defence), plus(seenDice, "G"));
}

void tst_TableExamples::w43_theStrongestDieOfWhoFiresAlong_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<int>("hindering");
    QTest::addColumn<int>("steps"); // weaker than its strongest die
    QTest::newRow("free") << "" << 0 << 0;
    QTest::newRow("attack dice -1") << "attack_dice_minus_1" << 0 << 1;
    QTest::newRow("hindered") << "" << 1 << 1;
}

void tst_TableExamples::w43_theStrongestDieOfWhoFiresAlong() // R10.8.4c
{
    QFETCH(QString, marker);
    QFETCH(int, hindering);
    QFETCH(int, steps);
    AttackForm form = shot();
    const UnitCard &card = *shippedData().cards.unit("us.rifles43");
    const Pool lead = *card.dice(TargetRow::Soft, 2);
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Attack), toString(lead));
    TableHelper helper{.unit = unit("u2", "us.rifles43"), .range = 2};
    if (!marker.isEmpty())
        helper.unit.markers = {*markerFromString(marker.toStdString())};
    helper.sight.hindering.assign(static_cast<std::size_t>(hindering), "brush");
    form.joined = {helper};
    const std::string order = "RYGB";
    const auto strongest = static_cast<std::size_t>(order.find(letterOf(*lead.strongest())));
    Pool expected = lead;
    expected.add(*poolFromString(
        order.substr(std::min(strongest + static_cast<std::size_t>(steps), order.size() - 1), 1)));
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Attack), toString(expected));
}

void tst_TableExamples::w44_theBandOfAMortar_data()
{
    QTest::addColumn<int>("range");
    QTest::addColumn<QString>("ruling");
    QTest::newRow("1") << 1 << "TooNear R7.1h";
    QTest::newRow("2") << 2 << "yes";
    QTest::newRow("12") << 12 << "yes";
    QTest::newRow("13") << 13 << "OutOfRange R7.1h";
}

void tst_TableExamples::w44_theBandOfAMortar()
{
    QFETCH(int, range);
    QFETCH(QString, ruling);
    AttackForm form = shot("us.mortar81");
    form.action = Action::IndirectFire;
    form.range = range;
    HW_SAYS(refusal(form), ruling.toStdString());
    // W-45: without a line of sight of its own, by somebody beside it.
    form.sight.isBlocked = true;
    form.spotter = TableHelper{.unit = unit("u2", "us.rifles43"), .range = range};
    HW_SAYS(refusal(form), ruling.toStdString());
    form.spotter->sight.isBlocked = true;
    HW_SAYS(refusal(form), "SightBlocked R10.2b");
}

void tst_TableExamples::w46_diceThatTakePartAgainstAVehicle() // R7.1.2b
{
    AttackForm form = shot("us.mortar81", "ger.panzer4g");
    form.action = Action::IndirectFire;
    TableAttack attack(form, rules());
    HW_SAYS(words(attack.rolls()[0]), "preliminary YYGB");
    tell(attack, RollUse::Preliminary, {"D", "X", "-", "C"});
    HW_SAYS(poolOf(attack, RollUse::Attack), "YB");
}

void tst_TableExamples::w49_theInitialRoundAtABunker() // R11.6
{
    AttackForm form = assault("us.rifles43", "ger.hmg42");
    form.target.markers = {Marker::Firing};
    form.target.activated = true;
    form.work = {OverlayKind::Bunker, Sector::Front};
    form.assaultSupport = unit("u2", "us.rifles43");
    form.defenceSupport = unit("g2", "ger.rifles43");
    TableAttack attack(form, rules());
    HW_SAYS(rollsOf(attack), "assault_attack RYG, defence_defence RRYY, defence_attack YYG, "
                             "assault_defence YB");
    HW_SAYS(markersOf(attack, "u2"), "firing");
    HW_SAYS(markersOf(attack, "g2"), "firing");

    for (const RollUse use : {RollUse::AssaultAttack, RollUse::DefenceDefence,
                              RollUse::DefenceAttack, RollUse::AssaultDefence})
        tell(attack, use);
    // Each has one reroll for its support in attack and defence.
    for (int i = 0; i < 4; ++i) {
        QVERIFY(attack.position().pending.question == Question::Reroll);
        attack.choose(Keep{});
    }
    QVERIFY(attack.position().pending.question == Question::Withdraw);
}

void tst_TableExamples::w50_laterRounds() // R11.1.3c
{
    AttackForm form = assault("us.rifles43", "ger.hmg42");
    form.work = {OverlayKind::Bunker, Sector::Front};
    TableAttack attack(form, rules());
    for (const RollUse use : {RollUse::AssaultAttack, RollUse::DefenceDefence,
                              RollUse::DefenceAttack, RollUse::AssaultDefence})
        tell(attack, use);
    attack.choose(Stay{});
    attack.choose(Stay{});
    std::string later = rollsOf(attack);
    later.erase(0, later.rfind("assault_attack"));
    HW_SAYS(later, "assault_attack RYG, defence_defence RY, defence_attack YYG, "
                   "assault_defence RY");
}

void tst_TableExamples::w52_theHoleOfADefenceUnitThatIsGone() // R11.2a
{
    AttackForm form = assault();
    form.isDugIn = true;
    TableAttack attack(form, rules());
    tell(attack, RollUse::AssaultAttack, {"DD", "CD", "DD"});
    tell(attack, RollUse::DefenceDefence);
    tell(attack, RollUse::DefenceAttack);
    tell(attack, RollUse::AssaultDefence);
    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place fast_action, g1 off, g1 dug-in off");
}

void tst_TableExamples::w53_aTankFromTheRear() // R11.3b
{
    AttackForm form = assault("ger.panzer4g", "us.m4a1");
    form.area = AreaOfImpact::Rear;
    const UnitCard &tank = *shippedData().cards.unit("us.m4a1");
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::DefenceDefence),
            toString(tank.defenceOf(AreaOfImpact::Rear)));
}

void tst_TableExamples::w57_oneSuppressionOfTheFirstRoundIsIgnored() // R11.1.5a
{
    for (const bool isTwice : {false, true}) {
        TableAttack attack(assault(), rules());
        tell(attack, RollUse::AssaultAttack,
             isTwice ? std::vector<const char *>{"X", "X"} : std::vector<const char *>{"X"});
        tell(attack, RollUse::DefenceDefence);
        tell(attack, RollUse::DefenceAttack);
        tell(attack, RollUse::AssaultDefence);
        QCOMPARE(attack.isDone(), isTwice);
        HW_SAYS(markersOf(attack, "g1"), isTwice ? "fallback" : "");
    }
}

HW_PLAIN_TEST(tst_TableExamples)

} // namespace hexwerk::assault::tst_table_examples

#include "tst_table_examples.moc"
