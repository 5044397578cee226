// [R8.3c] What cards do to dice and to rolls, each word of the vocabulary by a card that is
// shipped.
#include <QTest>

#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/moving/minefields.h"
#include "tests/core/assault/hands.h"
#include "tests/core/assault/supported.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_card_dice {

class tst_CardDice final : public QObject
{
    Q_OBJECT

private slots:
    void r8_3c_spotting();
    void r8_3c_detection();
    void r10_0g_attackDice();
    void r10_0g_defenceDice();
    void r8_3c_fewerAttackDice();
    void r8_3c_fewerDefenceDice();
    void r8_3c_rerollAttack();
    void r8_3c_rerollDefence();
    void r8_3c_accuracy();
    void r8_3c_enemyAccuracy();
    void r11_6g_cardsInCloseCombat();
};

// With what cards add and take.
static DiceCount dice(const Position &p, std::string_view firer, std::string_view target)
{
    return shotDice(p, {.firer = id(p, firer), .target = id(p, target)});
}

static std::string attackWith(const Position &p, std::string_view firer, std::string_view target)
{
    return toString(dice(p, firer, target).attack);
}

static std::string defenceWith(const Position &p, std::string_view firer, std::string_view target)
{
    return toString(dice(p, firer, target).defence);
}

// Of the accuracy roll among these events, with its rule.
static std::string modifierOf(const std::vector<Event> &events)
{
    for (const Event &event : events)
        if (const auto *rolled = std::get_if<AccuracyRolled>(&event.what))
            return std::to_string(rolled->modifier) + " " + std::string(event.rule);
    return "no roll";
}

void tst_CardDice::r8_3c_spotting()
{
    // A unit in a forest has to be spotted; watchers and dust change the roll.
    Table table(3);
    table.rifles("g1", "E4").rifles("u1", "E8").terrain("E4", "light_forest");
    Position p = dealt(carded(table, {"any.dust"}, {"ita.coast_watchers"}, {"any.haze"}));
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    HW_SAYS(asks(p), "play_card allied u1");
    Position dusty = p;
    plays(p, "ita.coast_watchers", "u1");
    quiet(p);
    HW_SAYS(asks(p), "spotting 1d6");
    const auto of = [](const std::vector<Event> &events) {
        for (const Event &event : events)
            if (const auto *rolled = std::get_if<SpottingRolled>(&event.what))
                return rolled->modifier;
        return 99;
    };
    QCOMPARE(of(say(p, d6({4}))), 2);
    say(dusty, Decline{});
    HW_SAYS(asks(dusty), "play_card axis u1");
    plays(dusty, "any.dust", "u1");
    QCOMPARE(of(say(dusty, d6({4}))), -2);
}

void tst_CardDice::r8_3c_detection()
{
    Table table = rifleField();
    table.mine("E7", MineKind::AntiPersonnel);
    Position p = dealt(carded(table, {"ger.crest"}, {"us.bangalore"}, {"any.dust"}));
    plays(p, "us.bangalore", "u1");
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    const auto events = say(p, step(p, "u1", "E7"));
    while (p.pending.question == Question::React)
        say(p, Decline{});
    HW_SAYS(asks(p), "mine_detection 1d6");
    const auto &mines = std::get<MineFrame>(p.stack.back());
    Position plain = p;
    plain.effects.clear();
    QCOMPARE(detectionNeed(p, mines).modifier, detectionNeed(plain, mines).modifier + 3);
    QVERIFY(!events.empty());
}

void tst_CardDice::r10_0g_attackDice()
{
    // ger.rifles43 at five hexes: YGB; the card gives a yellow die, for one attack.
    Position p = dealt(carded(rifleField(), {"ger.mg_sweep"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    plays(p, "ger.mg_sweep", "g1");
    HW_SAYS(attackWith(p, "g1", "u1"), "YYGB");
    say(p, announce(p, "g1", Action::Fire));
    say(p, Target{id(p, "u1")});
    quiet(p);
    HW_SAYS(asks(p), "attack YYGB");
    QVERIFY(tells(dice(p, "g1", "u1"), "R8.3c"));
    rolls(p);
    QVERIFY(p.effects.empty());
    HW_SAYS(attackWith(p, "g1", "u1"), "YGB");
}

void tst_CardDice::r10_0g_defenceDice()
{
    Position p = dealt(carded(rifleField(), {"ger.crest"}, {"us.medics"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    quiet(p); // the allies
    Position q = dealt(carded(rifleField(), {"ger.crest"}, {"us.medics"}, {"any.dust"}));
    const std::string plain = defenceWith(q, "u1", "g1");
    say(q, announce(q, "u1", Action::Fire));
    say(q, Target{id(q, "g1")});
    say(q, Decline{});
    HW_SAYS(asks(q), "play_card axis u1");
    HW_SAYS(ruled(q, play(q, "ger.crest", "g2")), "CardNotForThis R8.3b"); // not under attack
    plays(q, "ger.crest", "g1");
    Pool more;
    for (const Die die : dice(p, "u1", "g1").defence.dice())
        more.add(die);
    more.add(Die::Yellow);
    HW_SAYS(defenceWith(q, "u1", "g1"), toString(more));
    HW_SAYS(defenceWith(p, "u1", "g1"), plain);
}

void tst_CardDice::r8_3c_fewerAttackDice()
{
    // us.rifles43 at five hexes: YG.
    Position p = dealt(carded(rifleField(), {"any.heat"}, {"us.medics"}, {"any.dust"}));
    HW_SAYS(attackWith(p, "u1", "g1"), "YG");
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    say(p, Decline{});
    plays(p, "any.heat", "u1");
    HW_SAYS(asks(p), "attack Y");
}

void tst_CardDice::r8_3c_fewerDefenceDice()
{
    Table table = rifleField();
    table.unit("g3", "C5", "ger.panzer4g").facing(3).unit("u3", "C8", "us.m4a1").facing(0);
    Position p = dealt(carded(table, {"ger.crest"}, {"us.bazooka"}, {"any.dust"}));
    const Pool before = dice(p, "u3", "g3").defence;
    say(p, announce(p, "u3", Action::Fire));
    say(p, Target{id(p, "g3")});
    plays(p, "us.bazooka", "g3");
    QCOMPARE(dice(p, "u3", "g3").defence.size(), std::max(0, before.size() - 2));
}

void tst_CardDice::r8_3c_rerollAttack()
{
    Position p = dealt(carded(rifleField(), {"ger.crest"}, {"us.ammunition"}, {"any.dust"}));
    plays(p, "us.ammunition", "u1");
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    quiet(p);
    HW_SAYS(asks(p), "attack YGG");
    rolls(p, {"-", "X", "-"});
    HW_SAYS(asks(p), "reroll allied u1");
    say(p, Reroll{1});
    HW_SAYS(asks(p), "reroll Y");
    const auto events = rolls(p, {"D"});
    HW_SAYS(toString(p.pending.use), "defence");
    QVERIFY(!events.empty());
    const auto &duel = std::get<DuelFrame>(p.stack.back());
    QCOMPARE(int(duel.rolled.d), 1);
    QCOMPARE(int(duel.rolled.x), 1);
}

void tst_CardDice::r8_3c_rerollDefence()
{
    Position p = dealt(carded(rifleField(), {"ger.old_hands"}, {"us.medics"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    say(p, Decline{});
    plays(p, "ger.old_hands", "g1");
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(asks(p), "reroll axis g1");
    say(p, Keep{});
    QCOMPARE(strength(p, "g1"), 3); // the damage was not cancelled
}

void tst_CardDice::r8_3c_accuracy()
{
    // Without support there is nothing that could be more accurate.
    Position bare = Assault::start(
        carded(rifleField(), {"ger.fire_brigade"}, {"any.haze"}, {"any.dust"}).game());
    toAction(bare);
    HW_SAYS(ruled(bare, play(bare, "any.haze")), "CardNotForThis R8.3b");

    Table table = carded(rifleField(), {"any.haze"}, {"us.naval_observer"}, {"any.dust"});
    Position p = Assault::start(withSupport(table, {"us.howitzers105"}).game());
    quiet(p);
    request(p, {"us.howitzers105"});
    quiet(p);
    plays(p, "us.naval_observer", "u1");
    QCOMPARE(accuracyFromCards(p, 1), 1);
    QCOMPARE(accuracyFromCards(p, 0), 0);
    say(p, Pass{});
    sayAll(p, {CallIn{"us.howitzers105"}, Support{id(p, "u1")}, Target{{}, at("E3")},
               Choose{"fire_support"}});
    const auto events = say(p, d6({5}));
    HW_SAYS(modifierOf(events), "1 R12.4.5a");
    QCOMPARE(accuracyFromCards(p, 1), 0); // for one roll
}

void tst_CardDice::r8_3c_enemyAccuracy()
{
    Table table = carded(rifleField(), {"any.haze"}, {"ger.fire_brigade"}, {"any.dust"});
    Position p = Assault::start(withSupport(table, {"us.a36_dive"}).game());
    quiet(p);
    request(p, {"us.a36_dive"});
    toAction(p);
    say(p, Pass{});
    plays(p, "any.haze");
    QCOMPARE(accuracyFromCards(p, 1), -1);
    sayAll(p, {CallIn{"us.a36_dive"}, Target{id(p, "g1"), {}}, d6({5})}); // spotting: 0
    const auto events = say(p, d6({5}));
    HW_SAYS(modifierOf(events), "-1 R12.3.6.2a");
    QCOMPARE(accuracyFromCards(p, 1), 0);
}

void tst_CardDice::r11_6g_cardsInCloseCombat()
{
    Table table(3);
    table.rifles("g1", "E6").rifles("u1", "E7").rifles("u2", "K9").rifles("g2", "K2");
    Position p = dealt(carded(table, {"any.grenades"}, {"us.big_red_one"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    say(p, step(p, "u1", "E6"));
    while (p.pending.question == Question::Support)
        say(p, Decline{});
    HW_SAYS(asks(p), "play_card allied u1");
    say(p, Decline{});
    HW_SAYS(asks(p), "play_card axis u1");
    plays(p, "any.grenades", "g1");
    HW_SAYS(asks(p), "assault_attack RYG");
    rolls(p);
    rolls(p);
    HW_SAYS(asks(p), "defence_attack RGGG");
    rolls(p);
    rolls(p);
    HW_SAYS(asks(p), "reroll axis g1"); // and a die of the attack again
    say(p, Keep{});
    // The next round asks again whoever holds a card.
    while (p.pending.question == Question::Withdraw)
        say(p, Stay{});
    HW_SAYS(asks(p), "play_card allied u1");
}

HW_PLAIN_TEST(tst_CardDice)

} // namespace hexwerk::assault::tst_card_dice

#include "tst_card_dice.moc"
