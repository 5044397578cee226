// The worked examples entered as at a table, and dice told in any order. What is expected stands in
// the examples of the rulebooks (W-18 to W-57).
#include <QTest>

#include "core/assault/engine/assault.h"
#include "core/assault/game/message.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_attack.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::tst_table_attack {

class tst_TableAttack final : public QObject
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

    void aGunThatWasSetUpInItsPosition();
    void aWallOfTheNextHex_data();
    void aWallOfTheNextHex();
    void aRetreatIsLeftToThePlayers();
    void passengersOfALostTransportGetOff();
    void aBlockedLine();
    void diceComeInAnyOrderAndCanBeCorrected();
    void everythingCanBeTakenBack();
    void whatIsWrongWithAForm_data();
    void whatIsWrongWithAForm();
};

namespace {

TableRules rules(const std::string &profile = "sicily43-en")
{
    return {shippedData().system, shippedData().cards, profile, {}};
}

TableUnit unit(const std::string &id, const std::string &card)
{
    return {.id = id, .card = card, .strength = shippedData().cards.unit(card)->strength};
}

// Rifles at Rifles, two hexes away in the open.
AttackForm shot(const std::string &attacker = "us.rifles43",
                const std::string &target = "ger.rifles43")
{
    return {.attacker = unit("u1", attacker), .target = unit("g1", target), .range = 2};
}

AttackForm assault(const std::string &attacker = "us.rifles43",
                   const std::string &target = "ger.rifles43")
{
    AttackForm form = shot(attacker, target);
    form.kind = AttackKind::Assault;
    return form;
}

// "attack YYG"; a plain roll with its dice: "spotting 1".
std::string words(const TableRoll &roll)
{
    return std::string(toString(roll.use)) + " " +
           (roll.plainDice > 0 ? std::to_string(roll.plainDice) : toString(roll.dice));
}

std::string rollsOf(const TableAttack &attack)
{
    std::string text;
    for (const TableRoll &roll : attack.rolls())
        text += (text.empty() ? "" : ", ") + words(roll);
    return text;
}

std::string poolOf(const TableAttack &attack, RollUse use)
{
    for (const TableRoll &roll : attack.rolls())
        if (roll.use == use)
            return toString(roll.dice);
    return {};
}

std::string plus(const std::string &pool, const std::string &more)
{
    return toString(Pool(*poolFromString(pool)).add(*poolFromString(more)));
}

// The first roll of this kind that is not whole: the faces named, then blanks.
void tell(TableAttack &attack, RollUse use, std::vector<const char *> faces = {})
{
    for (std::size_t i = 0; i < attack.rolls().size(); ++i)
        if (!attack.rolls()[i].isRolled && attack.rolls()[i].use == use) {
            const std::size_t dice = attack.rolls()[i].faces.size();
            for (std::size_t die = 0; die < dice; ++die)
                attack.tell(i, die, die < faces.size() ? seen(faces[die]) : Symbols{});
            return;
        }
    QFAIL("nothing of the kind is rolled");
}

void tellSpotting(TableAttack &attack, int number)
{
    QCOMPARE(attack.rolls().front().plainDice, 1);
    attack.tell(0, 0, static_cast<std::uint8_t>(number));
}

// "g1 flip, g1 damage 1, u1 place firing".
std::string changes(const TableAttack &attack)
{
    static const char *const kKinds[] = {"off",        "flip",      "damage",   "remove", "place",
                                         "dug-in off", "fall back", "withdraw", "get off"};
    std::string text;
    for (const TableChange &change : attack.result().changes) {
        text += (text.empty() ? "" : ", ") + change.unit + " " + kKinds[change.kind];
        if (change.kind == TableChange::AddDamage)
            text += " " + std::to_string(change.points);
        if (change.kind == TableChange::Place || change.kind == TableChange::Remove)
            text += " " + std::string(toString(change.marker));
    }
    return text;
}

std::string markersOf(const TableAttack &attack, const std::string &id)
{
    for (const TableUnit &counter : attack.result().counters)
        if (counter.id == id) {
            std::string text;
            for (int i = 0; i < kMarkers; ++i)
                if (counter.markers.has(static_cast<Marker>(i)))
                    text += std::string(text.empty() ? "" : ",") +
                            std::string(toString(static_cast<Marker>(i)));
            return text;
        }
    return "gone";
}

std::string refusal(const AttackForm &form)
{
    const auto ruling = attackRuling(form, rules());
    return ruling ? "yes"
                  : std::string(toString(messageOf(ruling.error().message))) + " " +
                        std::string(ruling.error().rule);
}

} // namespace

void tst_TableAttack::w18_aWallBesideTheTarget() // R9.6.3.2.1d
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

void tst_TableAttack::w35_whatMakesSpottingHarder_data()
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

void tst_TableAttack::w35_whatMakesSpottingHarder() // R10.5f
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

void tst_TableAttack::w36_whoNeedNotBeSpotted() // R10.5.1
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

void tst_TableAttack::w37_aGreenDieAgainstABlueOneForEachCritical() // R10.7.5a
{
    TableAttack attack(shot(), rules());
    tell(attack, RollUse::Attack, {"C", "C"});
    tell(attack, RollUse::Defence);
    HW_SAYS(poolOf(attack, RollUse::CriticalAttack), "GG");
    HW_SAYS(poolOf(attack, RollUse::CriticalDefence), "BB");
}

void tst_TableAttack::w38_symbolsCancelEachOther() // R10.7.2a
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

void tst_TableAttack::w39_threeDamageFlipTheCounter() // R10.7.3d
{
    TableAttack attack(shot(), rules());
    tell(attack, RollUse::Attack, {"DD", "D"});
    tell(attack, RollUse::Defence);
    QVERIFY(attack.isDone());
    HW_SAYS(changes(attack), "u1 place firing, g1 flip, g1 damage 1");
}

void tst_TableAttack::w40_heavyForest_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("dice"); // beside the Y of the card
    QTest::newRow("English") << "sicily43-en"
                             << "YYYG";
    QTest::newRow("German") << "gela-de"
                            << "YYG";
}

void tst_TableAttack::w40_heavyForest() // R10.9.1a
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

void tst_TableAttack::w41_theFlankOfAVehicle() // R10.9.3a
{
    const UnitCard &tank = *shippedData().cards.unit("ger.panzer4g");
    for (const AreaOfImpact area : {AreaOfImpact::Front, AreaOfImpact::Flank, AreaOfImpact::Rear}) {
        AttackForm form = shot("us.m4a1", "ger.panzer4g");
        form.area = area;
        HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::Defence),
                toString(tank.defenceOf(area)));
    }
}

void tst_TableAttack::w42_theActionOfTheFirer_data()
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

void tst_TableAttack::w42_theActionOfTheFirer() // R10.9.5a
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

void tst_TableAttack::w42_whoFailsToSpotFiresBlind()
{
    AttackForm form = shot();
    form.terrain = "light_forest";
    TableAttack attack(form, rules());
    const std::string seenDice = poolOf(attack, RollUse::Defence);
    tellSpotting(attack, 1);
    HW_SAYS(poolOf(attack, RollUse::Defence), plus(seenDice, "G"));
}

void tst_TableAttack::w43_theStrongestDieOfWhoFiresAlong_data()
{
    QTest::addColumn<QString>("marker");
    QTest::addColumn<int>("hindering");
    QTest::addColumn<int>("steps"); // weaker than its strongest die
    QTest::newRow("free") << "" << 0 << 0;
    QTest::newRow("attack dice -1") << "attack_dice_minus_1" << 0 << 1;
    QTest::newRow("hindered") << "" << 1 << 1;
}

void tst_TableAttack::w43_theStrongestDieOfWhoFiresAlong() // R10.8.4c
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

void tst_TableAttack::w44_theBandOfAMortar_data()
{
    QTest::addColumn<int>("range");
    QTest::addColumn<QString>("ruling");
    QTest::newRow("1") << 1 << "TooNear R7.1h";
    QTest::newRow("2") << 2 << "yes";
    QTest::newRow("12") << 12 << "yes";
    QTest::newRow("13") << 13 << "OutOfRange R7.1h";
}

void tst_TableAttack::w44_theBandOfAMortar()
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

void tst_TableAttack::w46_diceThatTakePartAgainstAVehicle() // R7.1.2b
{
    AttackForm form = shot("us.mortar81", "ger.panzer4g");
    form.action = Action::IndirectFire;
    TableAttack attack(form, rules());
    HW_SAYS(words(attack.rolls()[0]), "preliminary YYGB");
    tell(attack, RollUse::Preliminary, {"D", "X", "-", "C"});
    HW_SAYS(poolOf(attack, RollUse::Attack), "YB");
}

void tst_TableAttack::w49_theInitialRoundAtABunker() // R11.6
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

void tst_TableAttack::w50_laterRounds() // R11.1.3c
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

void tst_TableAttack::w52_theHoleOfADefenceUnitThatIsGone() // R11.2a
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

void tst_TableAttack::w53_aTankFromTheRear() // R11.3b
{
    AttackForm form = assault("ger.panzer4g", "us.m4a1");
    form.area = AreaOfImpact::Rear;
    const UnitCard &tank = *shippedData().cards.unit("us.m4a1");
    HW_SAYS(poolOf(TableAttack(form, rules()), RollUse::DefenceDefence),
            toString(tank.defenceOf(AreaOfImpact::Rear)));
}

void tst_TableAttack::w57_oneSuppressionOfTheFirstRoundIsIgnored() // R11.1.5a
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
