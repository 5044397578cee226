// [R10.0] to [R10.2] Who may fire at whom, and what it is marked with.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_ranged_fire {

class tst_RangedFire final : public QObject
{
    Q_OBJECT

private slots:
    void r10_0a_onlyAnEnemyOnTheMap();
    void r10_0a_whoHasNobodyToFireAtMayNotBegin();
    void r10_0c_notInTheSameHex();
    void r10_0d_theFirerIsMarked();
    void r4_2a_countersOfATypeShareTheirCard();
    void r10_1b_armourHasItsOwnRow();
    void r10_1c_withinTheRangeOfTheCard();
    void r10_2a_withinTheScenariosLimitOfSight();
    void r10_2b_notThroughABlockedLine();
    void r10_2b_aHinderedLineWillDo();
    void r10_2e_unitsAreInNobodysWay();
    void r10_7a_asManyDiceAsAreAskedFor();
    void r10_7a_symbolsOfATableAreTakenToo();
    void r10_7_2a_eachDefenceSymbolCancelsOne();
    void r10_7_2b_theDefenceCancelsAllItCan();
    void r10_8_1a_withoutADieNothingIsFired();
};

static Table line(const std::string &target = "E4")
{
    return Table().rifles("g1", target).rifles("u1", "E8").rifles("u2", "A10");
}

void tst_RangedFire::r10_0a_onlyAnEnemyOnTheMap()
{
    Position p = line().rifles("g2", "E3").begin();
    p.unit(id(p, "g2")).state = UnitState::Eliminated;
    say(p, announce(p, "u1", Action::Fire));

    HW_SAYS(ruled(p, Target{id(p, "u2")}), "NotATarget R10.0a");
    HW_SAYS(ruled(p, Target{id(p, "u1")}), "NotATarget R10.0a");
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "NotATarget R10.0a");
    HW_SAYS(ruled(p, Target{UnitId{}}), "UnknownUnit R10.0a");
    HW_SAYS(ruled(p, Target{UnitId{77}}), "UnknownUnit R10.0a");
    HW_SAYS(ruled(p, Target{id(p, "g1")}), "yes");
}

void tst_RangedFire::r10_0a_whoHasNobodyToFireAtMayNotBegin() // [R10.2b]
{
    const Position p = line().terrain("E6", "heavy_forest").begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "NotATarget R10.0a");
    HW_SAYS(ruled(p, announce(p, "u1", Action::FireAndMove)), "NotATarget R10.0a");
    HW_SAYS(ruled(p, announce(p, "u1", Action::MoveAndFire)), "yes");
}

void tst_RangedFire::r10_0c_notInTheSameHex()
{
    // Only a referee can bring that about.
    Position p = line().rifles("g2", "E3").begin();
    say(p, announce(p, "u1", Action::Fire));
    say(p, Correct{"unit.g1.at", "E4", "E8"});

    HW_SAYS(ruled(p, Target{id(p, "g1")}), "CloseCombatMarker R10.0c");
}

void tst_RangedFire::r10_0d_theFirerIsMarked()
{
    Position p = line().begin();

    fire(p, "u1", "g1");
    rolls(p);

    HW_SAYS(markers(p, "u1"), "firing");
    HW_SAYS(asks(p), "announce axis");
}

void tst_RangedFire::r4_2a_countersOfATypeShareTheirCard()
{
    const Position p = line().unit("u3", "C9", "us.rangers43").begin();

    QCOMPARE(&p.card(id(p, "u1")), &p.card(id(p, "u2")));
    QVERIFY(&p.card(id(p, "u1")) != &p.card(id(p, "u3")));
    QCOMPARE(p.setting->cards.size(), std::size_t{3});
}

void tst_RangedFire::r10_1b_armourHasItsOwnRow() // [R4.2.2c] [R10.7.1b]
{
    UnitCard firer = *shippedData().cards.unit("us.rifles43");
    firer.bands[static_cast<std::size_t>(TargetRow::Soft)] = {{1, 3, dice("YY")}};
    firer.bands[static_cast<std::size_t>(TargetRow::Armoured)] = {{1, 1, dice("G")}};
    UnitCard target = firer;
    target.type = UnitType::Vehicle;

    target.defence.fill(dice("G")); // a green die or better is armour
    HW_SAYS(toString(*attackDiceOf(firer, target, 1)), "G");
    QVERIFY(!attackDiceOf(firer, target, 2));
    target.defence.fill(dice("B"));
    HW_SAYS(toString(*attackDiceOf(firer, target, 1)), "YY");
    HW_SAYS(toString(*attackDiceOf(firer, firer, 3)), "YY");
}

void tst_RangedFire::r10_1c_withinTheRangeOfTheCard()
{
    // Rifles 43 of the tests: to eight hexes; the target's hex counts, the firer's does not.
    for (const auto &[hex, ruling] :
         {std::pair{"E2", "yes"}, std::pair{"E1", "OutOfRange R10.1c"}}) {
        Position p = Table().rifles("g1", hex).rifles("g2", "E9").rifles("u1", "E10").begin();
        say(p, announce(p, "u1", Action::Fire));
        HW_SAYS(ruled(p, Target{id(p, "g1")}), ruling);
    }
    // The dice are those of the band.
    for (const auto &[hex, dice] : {std::pair{"E8", "YYG"}, std::pair{"E7", "YG"},
                                    std::pair{"E5", "YG"}, std::pair{"E4", "GB"}})
        HW_SAYS(attackOf(Table().rifles("g1", hex).rifles("u1", "E10").begin(), "u1", "g1"), dice);
}

void tst_RangedFire::r10_2a_withinTheScenariosLimitOfSight()
{
    Table table = line("E4").rifles("g2", "E6");
    table.scenario.losLimit = 3;
    Position p = table.begin();
    say(p, announce(p, "u1", Action::Fire));

    HW_SAYS(ruled(p, Target{id(p, "g1")}), "OutOfRange R10.2a");
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "yes");

    // And so says the sight of the game, which the tools of the window ask.
    const SightMap &sight = p.setting->sight;
    const SightEnd eye{unit(p, "u1").at, UnitType::Infantry};
    const SightLine far = sight.line(eye, {at("E4"), UnitType::Infantry}, p.smoke);
    QVERIFY(far.status == SightStatus::Blocked);
    QVERIFY(far.reasons[0].cause == SightReason::TooFar);
    QVERIFY(sight.status(eye, {at("E6"), UnitType::Infantry}, p.smoke) == SightStatus::Clear);
}

void tst_RangedFire::r10_2b_notThroughABlockedLine() // W-25
{
    Position p = line().terrain("E6", "heavy_forest").rifles("g2", "G8").begin();
    say(p, announce(p, "u1", Action::Fire));

    HW_SAYS(ruled(p, Target{id(p, "g1")}), "SightBlocked R10.2b");
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "yes");
}

void tst_RangedFire::r10_2b_aHinderedLineWillDo()
{
    Position p = line().terrain("E6", "brush").begin();
    say(p, announce(p, "u1", Action::Fire));

    HW_SAYS(ruled(p, Target{id(p, "g1")}), "yes");
}

void tst_RangedFire::r10_2e_unitsAreInNobodysWay()
{
    Table table = line().rifles("g2", "E5").rifles("u3", "E6");
    const Position p = table.unit("u4", "E7", "drill.tank").facing(0).begin();

    HW_SAYS(toString(sightLine(p, id(p, "u1"), id(p, "g1")).status), "clear");
    HW_SAYS(defenceOf(p, "u1", "g1"), "Y");
}

void tst_RangedFire::r10_7a_asManyDiceAsAreAskedFor()
{
    Position p = line().begin();
    fire(p, "u1", "g1");
    HW_SAYS(asks(p), "attack YG");

    HW_SAYS(ruled(p, d6({1, 2})), "yes");
    for (const Order &order : {d6({1}), d6({1, 2, 3}), d6({0, 1}), d6({7, 1})})
        HW_SAYS(ruled(p, order), "WrongDice R10.7a");
    HW_SAYS(ruled(p, Dice{}), "WrongDice R10.7a");
    QVERIFY(Assault::legalOrders(p).empty()); // chance is not offered, it has outcomes
    QVERIFY(!Assault::outcomes(p).empty());
}

void tst_RangedFire::r10_7a_symbolsOfATableAreTakenToo()
{
    Position p = line().begin();
    fire(p, "u1", "g1");

    HW_SAYS(ruled(p, roll({"D", "-"})), "yes");
    HW_SAYS(ruled(p, roll({"D"})), "WrongSymbols R10.7a");
    HW_SAYS(ruled(p, Dice{{}, {Symbols{2, 0, 0}, Symbols{}}}),
            "WrongSymbols R10.7a"); // no such face
    HW_SAYS(ruled(p, Dice{{1, 2}, {Symbols{}, Symbols{}}}), "WrongSymbols R10.7a");
    Position off = p;
    const auto events = say(off, roll({"X", "DD"})); // a green die has no DD
    QVERIFY(std::get<DiceRolled>(events[0].what).offProfile);
    const auto own = say(p, roll({"X", "CD"}));
    QVERIFY(!std::get<DiceRolled>(own[0].what).offProfile);
}

// What is left of an attack against g1, by event.
static Symbols leftOf(std::initializer_list<const char *> attack,
                      std::initializer_list<const char *> defence)
{
    // Four dice each: a veteran, and heavy forest; seen because adjacent.
    Table table;
    table.rifles("g1", "E7").rifles("u1", "E8").terrain("E7", "heavy_forest");
    table.last().experience = Experience::Veteran;
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, attack);
    const auto events = rolls(p, defence);
    for (const Event &event : events)
        if (const auto *resolved = std::get_if<AttackResolved>(&event.what))
            return resolved->left;
    return {};
}

void tst_RangedFire::r10_7_2a_eachDefenceSymbolCancelsOne()
{
    // A symbol cancels one equal or weaker one, never a stronger.
    QVERIFY(leftOf({"CD"}, {"D"}) == (Symbols{1, 0, 0}));
    QVERIFY(leftOf({"D"}, {"X", "X"}) == (Symbols{0, 1, 0}));
    QVERIFY(leftOf({"D", "X"}, {"D"}) == (Symbols{0, 0, 1}));
    QVERIFY(leftOf({"X"}, {"CD"}) == Symbols{});
}

void tst_RangedFire::r10_7_2b_theDefenceCancelsAllItCan() // W-38
{
    // C D D X against C C X: one D remains.
    QVERIFY(leftOf({"CD", "D", "X"}, {"C", "C", "X"}) == (Symbols{0, 1, 0}));
}

void tst_RangedFire::r10_8_1a_withoutADieNothingIsFired()
{
    Table table;
    table.rifles("g1", "E5").unit("u1", "E8", "drill.sniper", {"attack_dice_minus_1"});
    const Position p = table.begin();

    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "NotATarget R10.0a");
    const auto ruling = targetRuling(p, unit(p, "u1"), id(p, "g1"));
    QVERIFY(!ruling);
    HW_SAYS(toString(messageOf(ruling.error().message)), "NoAttackDice");
    HW_SAYS(ruling.error().rule, "R10.8.1a");
    table.last().experience = Experience::Veteran; // one die more, one is left
    HW_SAYS(ruled(table.begin(), announce(p, "u1", Action::Fire)), "yes");
}

HW_PLAIN_TEST(tst_RangedFire)

} // namespace hexwerk::assault::tst_ranged_fire

#include "tst_ranged_fire.moc"
