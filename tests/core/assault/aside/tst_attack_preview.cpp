// The chances of a shot as they are shown, against every roll played out by the engine.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "tests/core/assault/hands.h"
#include "tests/core/assault/open_shot.h"
#include "tests/core/assault/played_out.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_attack_preview {

class tst_AttackPreview final : public QObject
{
    Q_OBJECT

private slots:
    void chancesAreThoseOfEveryRoll_data();
    void chancesAreThoseOfEveryRoll();
    void whatWasRolledIsCertain();
    void r8_3c_aDieIsRolledAgain();
    void indirectFireIsToldThroughAllItsRolls_data();
    void indirectFireIsToldThroughAllItsRolls();
    void aChargeIsToldThroughAllItsRolls();
    void jointFireIsToldWithEveryUnit();
    void chancesHoldWhateverIsMarked();
};

namespace {

// u1 fires at g1, four hexes off.
Table shot(const char *firer = "us.rifles43", const char *target = "ger.rifles43")
{
    return Table().unit("g1", "F4", target).facing(3).unit("u1", "F8", firer).facing(0);
}

Table concealed(const char *terrain)
{
    return shot().terrain("F4", terrain);
}

Table aimedAt(std::vector<std::string> markers, const char *target = "ger.rifles43",
              const char *firer = "us.rifles43")
{
    Table table = shot(firer, target);
    spec(table, "g1").markers = std::move(markers);
    return table;
}

Table firing(std::vector<std::string> markers)
{
    Table table = shot();
    spec(table, "u1").markers = std::move(markers);
    return table;
}

Table seasoned(const char *unit, Experience experience, const char *target = "ger.rifles43")
{
    Table table = shot("us.rifles43", target);
    spec(table, unit).experience = experience;
    return table;
}

Table hurt(const char *unit, bool half, int damage)
{
    Table table = shot();
    spec(table, unit).half = half;
    spec(table, unit).damage = damage;
    return table;
}

Table riding(std::vector<std::string> markers, int damage = 0)
{
    Table table = shot("drill.bazooka", "drill.heavy_tank").aboard("g2", "g1", "ger.rifles43");
    table.last().markers = std::move(markers);
    table.last().damage = damage;
    return table;
}

Table lookingAway(const char *firer)
{
    Table table = shot(firer, "drill.tank");
    spec(table, "u1").facing = 3;
    return table;
}

struct Situation
{
    const char *name;
    Table table;
    Action action = Action::Fire;
    const char *target = "g1";
};

std::vector<Situation> situations()
{
    return {
        {"in the open", shot()},
        {"from afar", Table().rifles("g1", "F2").rifles("u1", "F9")},
        {"adjacent", Table().rifles("g1", "F4").rifles("u1", "F5")},
        {"suppressed already", aimedAt({"suppressed"})},
        {"in fallback", aimedAt({"fallback"})},
        {"in fallback and suppressed", aimedAt({"fallback", "suppressed"})},
        {"delayed", aimedAt({"delayed_action"})},
        {"in haste", aimedAt({"fast_action"})},
        {"digging in", aimedAt({"digging_in"})},
        {"hiding", aimedAt({"hide_action"})},
        {"hidden", aimedAt({"hidden"})},
        {"in ambush", aimedAt({"ambush"})},
        {"dug in", aimedAt({"dug_in"})},
        {"concealed in a wood", concealed("light_forest")},
        {"hurt and in brush", hurt("g1", false, 1).terrain("F4", "brush")},
        {"at half strength", hurt("g1", true, 0)},
        {"at its last point", hurt("g1", true, 1)},
        {"a recruit", seasoned("g1", Experience::Recruit)},
        {"hardened", seasoned("g1", Experience::Hardened)},
        {"elite", seasoned("g1", Experience::Elite)},
        {"in a trench", shot().fortification(OverlayKind::Trench, "F4", 3)},
        {"in a bunker", shot().fortification(OverlayKind::Bunker, "F4", 3)},
        {"behind a wall", shot().side(HexsideKind::StoneWall, "F4", Direction::S)},
        {"through smoke", shot().smoke("F6", 1)},
        {"by veterans", seasoned("u1", Experience::Veteran)},
        {"by half a unit", hurt("u1", true, 0)},
        {"with attack dice -1", firing({"attack_dice_minus_1"})},
        {"from a hideout", firing({"hidden"})},
        {"out of ambush", firing({"ambush"})},
        {"at a gun", shot("us.rifles43", "drill.gun")},
        {"at a suppressed gun", aimedAt({"suppressed"}, "drill.gun")},
        {"at a van", shot("us.rifles43", "drill.van")},
        {"at a tank", shot("drill.at_gun", "drill.tank")},
        {"at the tracks of a tank", aimedAt({"immobilised"}, "drill.tank", "drill.at_gun")},
        {"at a suppressed tank", aimedAt({"suppressed"}, "drill.tank", "drill.at_gun")},
        {"at a tank without tracks or nerves",
         aimedAt({"immobilised", "suppressed"}, "drill.tank", "drill.at_gun")},
        {"at a tank in fallback", aimedAt({"fallback"}, "drill.tank", "drill.at_gun")},
        {"at a delayed tank", aimedAt({"delayed_action"}, "drill.tank", "drill.at_gun")},
        {"at a tank in haste", aimedAt({"fast_action"}, "drill.tank", "drill.at_gun")},
        {"at an elite van", seasoned("g1", Experience::Elite, "drill.van")},
        {"at a carrier with a squad",
         shot("drill.bazooka", "drill.halftrack").aboard("g2", "g1", "ger.rifles43")},
        {"at the tank under riders", riding({})},
        {"at riders", riding({}), Action::Fire, "g2"},
        {"at suppressed riders", riding({"suppressed"}), Action::Fire, "g2"},
        {"at delayed riders", riding({"delayed_action"}, 1), Action::Fire, "g2"},
        {"with the turret", lookingAway("drill.tank"), Action::TurretFire},
        {"before it moves", shot(), Action::FireAndMove},
        {"before it leaves its hideout", firing({"hidden"}), Action::FireAndMove},
    };
}

} // namespace

void tst_AttackPreview::chancesAreThoseOfEveryRoll_data()
{
    QTest::addColumn<int>("row");
    const auto all = situations();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void tst_AttackPreview::chancesAreThoseOfEveryRoll()
{
    QFETCH(int, row);
    const Situation s = situations()[static_cast<std::size_t>(row)];
    for (Position p : inBothEditions(s.table)) {
        const UnitId target = id(p, s.target);
        const Shot shot{.firer = id(p, "u1"), .target = target, .action = s.action};
        const AttackPreview before = previewShot(p, shot);
        say(p, announce(p, "u1", s.action));
        const AttackPreview aimed = previewShot(p, shot);
        say(p, Target{target});

        QVERIFY(p.pending.isChance());
        const AttackChances played = playedOut(p, target);
        HW_SAME_CHANCES(before.chances, played);
        HW_SAME_CHANCES(aimed.chances, played);
        HW_SAME_CHANCES(shownOf(p).chances, played);
    }
}

// Each of these counts with each other one.
void tst_AttackPreview::chancesHoldWhateverIsMarked()
{
    const std::vector<std::string> own = {"hidden", "attack_dice_minus_1", ""};
    const std::vector<std::string> morale = {"suppressed", "fallback", "delayed_action", ""};
    for (const auto *card : {"ger.rifles43", "drill.gun", "drill.van"})
        for (const Experience experience : {Experience::Recruit, Experience::Elite})
            for (const std::string &firers : own)
                for (const std::string &targets : morale) {
                    Table table = shot("us.rifles43", card);
                    if (!firers.empty())
                        spec(table, "u1").markers = {firers};
                    if (!targets.empty())
                        spec(table, "g1").markers = {targets};
                    spec(table, "g1").experience = experience;
                    Position p = table.begin();
                    const AttackPreview before =
                        previewShot(p, {.firer = id(p, "u1"), .target = id(p, "g1")});
                    fire(p, "u1", "g1");
                    HW_SAME_CHANCES(before.chances, playedOut(p, id(p, "g1")));
                }
}

// At each roll what is said beside it, then the roll itself: how many there were.
static int followed(Position &p, UnitId target)
{
    int asked = 0;
    for (; p.pending.isChance(); ++asked) {
        const std::string differs = difference(shownOf(p).chances, playedOut(p, target));
        if (!differs.empty())
            qWarning("%s: %s", asks(p).c_str(), differs.c_str());
        if (!differs.empty())
            return -1;
        const bool attacks = p.pending.use == RollUse::Attack && p.pending.dice.size() > 1;
        say(p, p.pending.question == Question::PlainDice  ? d6({6})
               : p.pending.use == RollUse::Preliminary    ? shows(p, {"D", "D"})
               : attacks                                  ? shows(p, {"C", "X"})
               : p.pending.use == RollUse::CriticalAttack ? shows(p, {"D"})
                                                          : shows(p));
    }
    return asked;
}

void tst_AttackPreview::whatWasRolledIsCertain()
{
    Table table;
    table.terrain("F4", "brush").rifles("u1", "F7").rifles("g1", "F4");
    for (Position p : inBothEditions(table)) {
        fire(p, "u1", "g1");
        // Spotting, attack, defence, and the critical roll's two.
        QCOMPARE(followed(p, id(p, "g1")), 5);
    }
}

// What lies there counts, and nothing else is certain.
void tst_AttackPreview::r8_3c_aDieIsRolledAgain()
{
    Position p = dealt(carded(rifleField(), {"ger.old_hands"}, {"us.ammunition"}, {"any.dust"}));
    const auto isToldAsPlayed = [&p](const std::string &asked) {
        HW_SAYS(asks(p), asked);
        HW_SAME_CHANCES(shownOf(p).chances, playedOut(p, id(p, "g1")));
    };
    plays(p, "us.ammunition", "u1");
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    plays(p, "ger.old_hands", "g1");
    isToldAsPlayed("attack YGG");
    rolls(p, {"-", "X", "-"});
    isToldAsPlayed("reroll allied u1");
    say(p, Reroll{1});
    isToldAsPlayed("reroll Y");
    rolls(p, {"D"});
    isToldAsPlayed("defence Y");
    rolls(p);
    isToldAsPlayed("reroll axis g1");
    say(p, Reroll{1});
    isToldAsPlayed("reroll Y");
}

void tst_AttackPreview::indirectFireIsToldThroughAllItsRolls_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("german");
    std::size_t number = 0;
    for (const bool german : {false, true})
        for (const char *target : {"ger.rifles43", "drill.panzer", "drill.tank", "drill.lorry"})
            if (testing::takesPart(number++))
                QTest::addRow("%s, %s edition", target, german ? "German" : "English")
                    << target << german;
}

void tst_AttackPreview::indirectFireIsToldThroughAllItsRolls() // [R7.1.2b] [D7.1.2b]
{
    QFETCH(QString, target);
    QFETCH(bool, german);
    Table table;
    // Whose marker makes u2 an activated unit as soon as it spots.
    table.unit("u1", "E9", "drill.howitzer").rifles("u2", "F8", {"attack_dice_minus_1"});
    table.terrain("E7", "heavy_forest");
    table.unit("g1", "E4", target.toStdString()).terrain("E4", "light_forest");
    if (german)
        table.german();
    Position p = table.beginSupport();
    const UnitId unit = id(p, "g1");
    const AttackPreview before =
        previewShot(p, {.firer = id(p, "u1"), .target = unit, .action = Action::IndirectFire});
    say(p, announce(p, "u1", Action::IndirectFire));
    say(p, Target{unit, {}});
    say(p, Support{id(p, "u2")});

    HW_SAME_CHANCES(before.chances, playedOut(p, unit));
    QVERIFY(followed(p, unit) >= 4);
}

void tst_AttackPreview::aChargeIsToldThroughAllItsRolls() // [R7.4a]
{
    for (const bool german : {false, true})
        for (const char *target : {"ger.rifles43", "drill.gun", "drill.tank"}) {
            Table table = Table().unit("g1", "E5", target).unit("u1", "E6", "drill.sappers");
            if (german)
                table.german();
            Position p = table.beginSupport();
            const UnitId unit = id(p, "g1");
            const AttackPreview before = previewShot(
                p, {.firer = id(p, "u1"), .target = unit, .action = Action::SpecialAbility});
            say(p, announce(p, "u1", Action::SpecialAbility));
            say(p, Target{unit, {}});

            HW_SAME_CHANCES(before.chances, playedOut(p, unit));
            QVERIFY(followed(p, unit) >= 2);
        }
}

void tst_AttackPreview::jointFireIsToldWithEveryUnit() // [R10.8.4]
{
    // u2 counts its doubles otherwise than u1, and u3 as it does.
    Table table = shot().rifles("u2", "E8").rifles("u3", "G8").terrain("F4", "brush");
    spec(table, "u2").half = true;
    for (Position p : inBothEditions(table)) {
        const UnitId target = id(p, "g1");
        say(p, announce(p, "u1", Action::Fire));
        say(p, Target{target});
        std::vector<const char *> more = {"u2", "u3"};
        while (p.pending.question == Question::JointFire) {
            HW_SAME_CHANCES(shownOf(p).chances, playedOut(p, target));
            Shot with = shotOf(std::get<RangedFireFrame>(p.stack.back()));
            with.joined.push_back(id(p, more.front()));
            const AttackPreview together = previewShot(p, with);
            say(p, Support{id(p, more.front())});
            more.erase(more.begin());
            HW_SAME_CHANCES(together.chances, playedOut(p, target));
        }
        QVERIFY(p.pending.isChance());
        // Spotting, attack, the dice apart, defence, and the critical roll's two.
        QCOMPARE(followed(p, target), 6);
    }
}

HW_PLAIN_TEST(tst_AttackPreview)

} // namespace hexwerk::assault::tst_attack_preview

#include "tst_attack_preview.moc"
