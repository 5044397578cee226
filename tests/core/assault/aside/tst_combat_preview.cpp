// The chances of a close combat and of an overrun as they are shown, against every roll played out
// by the engine.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/path_forecast.h"
#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/open_shot.h"
#include "tests/core/assault/played_out.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_combat_preview {

class tst_CombatPreview final : public QObject
{
    Q_OBJECT

private slots:
    void aRoundTellsBothDirections_data();
    void aRoundTellsBothDirections();
    void bothDirectionsHoldTogether();
    void aLaterRoundTellsBothDirections();
    void r11_5a_wheelsAreToldOnceTheyAreChosen();
    void r11_5c_inHasteTheyAreToldWithTheApproach();
    void anOverrunIsToldThroughTheLastShot_data();
    void anOverrunIsToldThroughTheLastShot();
    void withoutALastShotTheGunIsLost();
};

namespace {

// u1 in E7 goes for g1 in E6; two others far away keep the turn open.
Table fight(const char *assault, const char *defence, std::vector<std::string> markers = {})
{
    return Table()
        .unit("g1", "E6", defence, std::move(markers))
        .facing(3)
        .unit("u1", "E7", assault)
        .facing(0)
        .unit("g9", "L1", "drill.porters")
        .unit("u9", "L10", "drill.porters");
}

Table between(Experience assault, Experience defence)
{
    Table table = fight("us.rifles43", "ger.rifles43");
    spec(table, "u1").experience = assault;
    spec(table, "g1").experience = defence;
    return table;
}

Table halved(const char *unit, int damage = 0)
{
    Table table = fight("us.rifles43", "ger.rifles43");
    spec(table, unit).half = true;
    spec(table, unit).damage = damage;
    return table;
}

Table activated()
{
    Table table = halved("g1");
    spec(table, "g1").activated = true;
    return table;
}

Table fromBehind()
{
    Table table = fight("drill.heavy_tank", "drill.tank");
    spec(table, "g1").facing = 0;
    return table;
}

Table comingBackward()
{
    Table table = fight("drill.heavy_tank", "drill.tank");
    spec(table, "u1").facing = 3;
    return table;
}

struct Situation
{
    const char *name;
    Table table;
    Action action = Action::NormalMove;
};

std::vector<Situation> situations()
{
    const char *us = "us.rifles43";
    const char *ger = "ger.rifles43";
    return {
        {"infantry", fight(us, ger)},
        {"in haste", fight(us, ger), Action::FastMove},
        {"at half strength", halved("g1")},
        {"at its last point", halved("g1", 1)},
        {"by half a unit", halved("u1", 1)},
        {"of who was activated", activated()},
        {"suppressed", fight(us, ger, {"suppressed"})},
        {"hiding", fight(us, ger, {"hide_action"})},
        {"in ambush", fight(us, ger, {"ambush"})},
        {"dug in", fight(us, ger, {"dug_in"})},
        {"between recruits", between(Experience::Recruit, Experience::Recruit)},
        {"elite against veterans", between(Experience::Elite, Experience::Veteran)},
        {"veterans against elite", between(Experience::Veteran, Experience::Elite)},
        {"in a wood", fight(us, ger).terrain("E6", "light_forest")},
        {"in a bunker", fight(us, ger).fortification(OverlayKind::Bunker, "E6", 3)},
        {"over a wall", fight(us, ger).side(HexsideKind::StoneWall, "E6", Direction::S)},
        {"with a gun", fight(us, "drill.gun")},
        {"with a tank", fight("drill.bazooka", "drill.tank")},
        {"with a tank that is stopped", fight("drill.bazooka", "drill.tank", {"immobilised"})},
        {"by a tank", fight("drill.heavy_tank", ger)},
        {"between tanks", fight("drill.heavy_tank", "drill.tank")},
        {"between tanks, from behind", fromBehind()},
        {"between tanks, backward", comingBackward()},
        {"between tanks, one stopped",
         fight("drill.heavy_tank", "drill.tank", {"immobilised", "suppressed"})},
    };
}

const std::vector<RollUse> kOfTheDefence = {RollUse::DefenceAttack, RollUse::AssaultDefence};
const std::vector<RollUse> kOfTheAssault = {RollUse::AssaultAttack, RollUse::DefenceDefence};

template<typename F>
const F &frameOf(const Position &p)
{
    for (const Frame &frame : p.stack)
        if (const auto *found = std::get_if<F>(&frame))
            return *found;
    HW_UNREACHABLE();
}

const CloseCombatFrame &combatOf(const Position &p)
{
    return frameOf<CloseCombatFrame>(p);
}

// Both roll, and fall upon each other at once: what one rolls does nothing to what the other one
// does.
void compare(const Position &p, const AttackPreview &preview)
{
    HW_SAME_CHANCES(preview.chances, playedOut(p, id(p, "g1"), kOfTheDefence));
    HW_SAME_CHANCES(preview.returnedChances, playedOut(p, id(p, "u1"), kOfTheAssault));
}

// The infantry goes for the vehicle itself.
void chooseTarget(Position &p, std::string_view what = kVehicle)
{
    if (p.pending.question == Question::Wheels)
        say(p, Choose{std::string(what)});
}

} // namespace

void tst_CombatPreview::aRoundTellsBothDirections_data()
{
    QTest::addColumn<int>("row");
    const auto all = situations();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void tst_CombatPreview::aRoundTellsBothDirections()
{
    QFETCH(int, row);
    const Situation s = situations()[static_cast<std::size_t>(row)];
    for (Position p : inBothEditions(s.table)) {
        const Position before = announced(p, Announce{id(p, "u1"), s.action});
        const Order into = step(p, "u1", "E6");
        const Walk walk = walkAfter(before, *walkInProgress(before), std::span(&into, 1));
        QVERIFY(walk.at == at("E6"));
        const AttackPreview preview = previewCloseCombat(p, walk, at("E7"), id(p, "g1"));

        say(p, announce(p, "u1", s.action));
        say(p, into);
        declineAll(p);
        compare(p, previewRound(p, combatOf(p)));
        chooseTarget(p);

        QVERIFY(p.pending.isChance());
        compare(p, preview);
        compare(p, previewRound(p, combatOf(p)));
    }
}

void tst_CombatPreview::bothDirectionsHoldTogether()
{
    for (Position p : inBothEditions(fight("drill.club", "drill.sniper"))) {
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E6"));
        const AttackPreview preview = previewRound(p, combatOf(p));

        HW_SAME_CHANCES(preview.chances, playedOut(p, id(p, "g1")));
        HW_SAME_CHANCES(preview.returnedChances, playedOut(p, id(p, "u1")));
    }
}

void tst_CombatPreview::aLaterRoundTellsBothDirections()
{
    for (const char *terrain : {"clear", "light_forest"})
        for (Position p : inBothEditions(
                 fight("us.rifles43", "ger.rifles43", {"suppressed"}).terrain("E6", terrain))) {
            say(p, announce(p, "u1", Action::FastMove));
            say(p, step(p, "u1", "E6"));
            while (p.pending.question == Question::BattleDice)
                rolls(p);
            while (p.pending.question == Question::Withdraw)
                say(p, Stay{});

            QVERIFY(p.pending.isChance());
            QCOMPARE(static_cast<int>(combatOf(p).round), 2);
            compare(p, previewRound(p, combatOf(p)));
        }
}

void tst_CombatPreview::r11_5a_wheelsAreToldOnceTheyAreChosen()
{
    const std::vector<std::vector<std::string>> all = {{}, {"suppressed"}, {"immobilised"}};
    for (const auto &markers : all)
        for (const bool half : {false, true})
            for (const int round : {1, 2}) {
                Table table = fight("us.rifles43", "drill.tank", markers);
                spec(table, "u1").half = half;
                spec(table, "g1").damage = half ? 1 : 0;
                for (Position p : inBothEditions(table)) {
                    say(p, announce(p, "u1", Action::NormalMove));
                    say(p, step(p, "u1", "E6"));
                    if (round == 2) {
                        chooseTarget(p);
                        while (p.pending.question != Question::Wheels)
                            say(p, p.pending.question == Question::Reroll     ? Order(Keep{})
                                   : p.pending.question == Question::Withdraw ? Order(Stay{})
                                                                              : shows(p));
                    }
                    chooseTarget(p, kWheels);
                    QCOMPARE(static_cast<int>(combatOf(p).round), round);
                    const AttackPreview preview = previewRound(p, combatOf(p));
                    HW_SAME_CHANCES(preview.chances, playedOut(p, id(p, "g1"), kOfTheDefence));
                    HW_SAME_CHANCES(
                        preview.returnedChances,
                        playedOut(p, id(p, "u1"), {RollUse::WheelsAttack, RollUse::WheelsDefence}));
                }
            }
}

void tst_CombatPreview::r11_5c_inHasteTheyAreToldWithTheApproach()
{
    for (Position p : inBothEditions(fight("us.rifles43", "drill.tank"))) {
        say(p, announce(p, "u1", Action::FastMove));
        say(p, step(p, "u1", "E6"));
        chooseTarget(p, kWheels);
        HW_SAYS(asks(p), "wheels_approach G");

        HW_SAME_CHANCES(previewRound(p, combatOf(p)).chances,
                        playedOut(p, id(p, "g1"), kOfTheDefence));
        rolls(p); // it does not get there
        QCOMPARE(previewRound(p, combatOf(p)).chances.nothing, 1.0);
    }
}

static Table gunAhead(const char *vehicle, std::vector<std::string> markers = {})
{
    return Table()
        .unit("u1", "E7", vehicle, std::move(markers))
        .facing(0)
        .unit("g2", "E6", "drill.at_gun")
        .facing(2);
}

static Table gunAside()
{
    Table table = gunAhead("drill.tank");
    spec(table, "g2").facing = 1; // it has to turn
    return table;
}

static Table nearlyLost()
{
    Table table = gunAhead("drill.tank");
    spec(table, "u1").half = true;
    spec(table, "u1").experience = Experience::Elite;
    return table;
}

static const std::vector<Situation> &overruns()
{
    static const std::vector<Situation> kAll = {
        {"a tank", gunAhead("drill.tank")},
        {"a lighter one", gunAhead("drill.tankette")},
        {"an elite one at half strength", nearlyLost()},
        {"before a gun that has to turn", gunAside()},
    };
    return kAll;
}

void tst_CombatPreview::anOverrunIsToldThroughTheLastShot_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < overruns().size(); ++i)
        QTest::newRow(overruns()[i].name) << static_cast<int>(i);
}

void tst_CombatPreview::anOverrunIsToldThroughTheLastShot()
{
    QFETCH(int, row);
    for (Position p : inBothEditions(overruns()[static_cast<std::size_t>(row)].table)) {
        say(p, announce(p, "u1", Action::NormalMove));
        const OverrunFrame overrun{.unit = id(p, "u1"), .gun = id(p, "g2")};
        const AttackPreview preview = previewOverrun(p, overrun);
        QVERIFY(preview.returned);
        HW_SAYS(toString(preview.returned->attack), "YY"); // W-23
        QVERIFY(ruled(p, step(p, "u1", "E6")) == "yes");

        say(p, step(p, "u1", "E6"));
        if (!isOffered(p, React{id(p, "g2")}))
            say(p, turn(p, "g2", 2));
        say(p, React{id(p, "g2")});

        const AttackPreview rolled = previewOverrun(p, frameOf<OverrunFrame>(p));
        for (const AttackPreview &shown : {preview, rolled}) {
            HW_SAME_CHANCES(shown.chances, playedOut(p, id(p, "g2")));
            HW_SAME_CHANCES(shown.returnedChances, playedOut(p, id(p, "u1")));
        }
    }
}

void tst_CombatPreview::withoutALastShotTheGunIsLost()
{
    Table table = gunAhead("drill.tank");
    spec(table, "g2").markers = {"suppressed"};
    for (Position p : inBothEditions(table)) {
        const AttackPreview preview = previewOverrun(p, {.unit = id(p, "u1"), .gun = id(p, "g2")});
        QVERIFY(!preview.returned);
        QCOMPARE(preview.chances.eliminated, 1.0);

        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E6"));
        HW_SAYS(where(p, "g2"), "eliminated");
    }
}

HW_PLAIN_TEST(tst_CombatPreview)

} // namespace hexwerk::assault::tst_combat_preview

#include "tst_combat_preview.moc"
