// [R8.3c] What each word of the vocabulary does, by a card that is shipped.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_card_effects {

class tst_CardEffects final : public QObject
{
    Q_OBJECT

private slots:
    void r8_3c_movement();
    void r8_3c_movementDoesNotHelpInHarshTerrain();
    void r6_4h_activation();
    void r8_2n_reactionFire();
    void r8_3c_closeCombat();
    void r6_4h_actSuppressed();
    void r6_4h_actFallback();
    void r9_10_3k_lastShot();
    void r9_10_3k_noLastShot();
    void r8_3c_gainAbility();
    void r8_3c_loseAbility();
    void r8_3c_noReaction();
    void r8_3c_enemyMovement();
    void r9_8_1d_dugInOnTheWay();
};

static int allowanceOf(const Position &p)
{
    return std::get<MoveFrame>(p.stack.back()).walk.points;
}

void tst_CardEffects::r8_3c_movement()
{
    Table table(3);
    table.rifles("g1", "C2").unit("u1", "E8", "us.m4a1").facing(0);
    Position p = dealt(carded(table, {"any.captured_orders"}, {"us.motor_pool"}, {"any.dust"}));
    plays(p, "us.motor_pool", "u1");
    HW_SAYS(asks(p), "announce allied u1"); // [R4.9.1c] that very unit
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    QCOMPARE(allowanceOf(p), p.card(id(p, "u1")).movement + 4);
    say(p, Stop{});
    QVERIFY(p.effects.empty());
}

void tst_CardEffects::r8_3c_movementDoesNotHelpInHarshTerrain()
{
    // [R9.5a] What costs more than the allowance of its card takes the whole move, whatever a card
    // adds.
    Table table(3);
    table.rifles("g1", "C2").unit("u1", "E8", "us.cal50_hmg").terrain("E7", "heavy_forest");
    Position p = dealt(carded(table, {"ger.crest"}, {"us.up_the_cliffs"}, {"any.dust"}));
    plays(p, "us.up_the_cliffs", "u1");
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    QCOMPARE(allowanceOf(p), 1 + 2);
    const Walk &walk = std::get<MoveFrame>(p.stack.back()).walk;
    const auto step = stepRuling(p, walk, at("E7"), By::Default);
    QVERIFY(step);
    QVERIFY(step->walk.delayed); // it costs 2
    QCOMPARE(int(step->walk.points), 0);
}

void tst_CardEffects::r6_4h_activation()
{
    Table table = rifleField();
    table.unit("g3", "C2", "ger.panzer4g").facing(3);
    Position p = dealt(carded(table, {"ger.fire_brigade"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "ger.fire_brigade", "g3")), "CardNotForThis R8.3b"); // not yet
    say(p, announce(p, "g3", Action::NormalMove));
    quiet(p);
    say(p, Stop{});
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "g3", Action::NormalMove)), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(p, play(p, "ger.fire_brigade", "g1")), "CardNotForThis R8.3b"); // infantry
    plays(p, "ger.fire_brigade", "g3");
    HW_SAYS(ruled(p, announce(p, "g1", Action::DigIn)), "NotThisUnit R4.9.1c");
    HW_SAYS(ruled(p, announce(p, "g3", Action::NormalMove)), "yes");
}

void tst_CardEffects::r8_2n_reactionFire()
{
    Table table(3);
    table.rifles("g1", "E3").rifles("g2", "K2").rifles("u1", "E7").rifles("u2", "K9");
    Position p = dealt(carded(table, {"ger.switch_target"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    say(p, announce(p, "g1", Action::DigIn));
    quiet(p);
    say(p, Pass{});
    plays(p, "ger.switch_target", "g1");
    HW_SAYS(asks(p), "announce allied"); // an action of its own [R6.3e]
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g1")});
    while (p.pending.question != Question::Step)
        if (p.pending.isChance())
            rolls(p);
        else
            say(p, Decline{});
    say(p, step(p, "u1", "E5"));
    HW_SAYS(asks(p), "react axis u1");                               // by the other one
    HW_SAYS(ruled(p, React{id(p, "g1")}), "AlreadyActivated R6.4e"); // once
}

void tst_CardEffects::r8_3c_closeCombat()
{
    Table table(3);
    table.rifles("g1", "E6").rifles("g2", "K2").rifles("u1", "E7").rifles("u2", "K9");
    Position p = dealt(carded(table, {"ger.counter_thrust"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    say(p, announce(p, "g1", Action::DigIn));
    quiet(p);
    say(p, Pass{});
    plays(p, "ger.counter_thrust", "g1");
    HW_SAYS(ruled(p, announce(p, "g1", Action::Fire)), "CardForbids R8.3c");
    say(p, announce(p, "g1", Action::NormalMove));
    quiet(p);
    HW_SAYS(ruled(p, step(p, "g1", "E5")), "CardForbids R8.3c");
    say(p, step(p, "g1", "E7"));
    quiet(p);
    while (p.pending.question == Question::Support)
        say(p, Decline{});
    quiet(p);
    // ger.rifles43 fights with RGG, and the card gives it a green die more.
    HW_SAYS(asks(p), "assault_attack RGGG");
}

void tst_CardEffects::r6_4h_actSuppressed()
{
    Table table = rifleField();
    table.rifles("g3", "C2", {"suppressed"});
    Position p = dealt(carded(table, {"ita.livorno"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "g3", Action::NormalMove)), "CannotBeActivated R13.3a");
    plays(p, "ita.livorno", "g3");
    say(p, announce(p, "g3", Action::NormalMove));
    quiet(p);
    say(p, step(p, "g3", "C3"));
    if (p.pending.question == Question::Step)
        say(p, Stop{});
    HW_SAYS(where(p, "g3"), "C3");
    HW_SAYS(markers(p, "g3"), "suppressed"); // it stays
    QVERIFY(unit(p, "g3").activated);
}

void tst_CardEffects::r6_4h_actFallback()
{
    Table table = rifleField();
    table.rifles("g3", "C2", {"fallback"});
    Position p = dealt(carded(table, {"ger.elastic_defence"}, {"us.medics"}, {"any.dust"}));
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "g3", Action::NormalMove)), "CannotBeActivated R13.3a");
    HW_SAYS(ruled(p, play(p, "ger.elastic_defence", "g3")), "yes");
    plays(p, "ger.elastic_defence", "g3");
    say(p, announce(p, "g3", Action::NormalMove));
    quiet(p);
    QCOMPARE(allowanceOf(p), 4);
}

// A vehicle beside a gun that it drives over.
static Position overrun(const Ids &axis, const Ids &allied)
{
    Table table(3);
    table.unit("u1", "E5", "us.gun57").facing(0).rifles("u2", "K9");
    table.unit("g1", "E3", "ger.panzer4g").facing(3).rifles("g2", "K2");
    Position p = dealt(carded(table, axis, allied, {"any.dust"}));
    say(p, Pass{});
    say(p, announce(p, "g1", Action::NormalMove));
    quiet(p);
    say(p, step(p, "g1", "E4"));
    while (p.pending.question == Question::React)
        say(p, Decline{});
    say(p, step(p, "g1", "E5"));
    return p;
}

void tst_CardEffects::r9_10_3k_lastShot()
{
    Position p = overrun({"ger.crest"}, {"ita.last_round"});
    HW_SAYS(asks(p), "play_card axis g1");
    say(p, Decline{});
    plays(p, "ita.last_round", "u1");
    HW_SAYS(asks(p), "last_shot allied u1");
    const Pool own = *p.card(id(p, "u1")).dice(TargetRow::Armoured, 0);
    say(p, React{id(p, "u1")});
    QCOMPARE(p.pending.dice.size(), own.size() + 2);
    QCOMPARE(p.pending.dice.count(Die::Red), own.count(Die::Red) + 1);
}

void tst_CardEffects::r9_10_3k_noLastShot()
{
    Position p = overrun({"ger.panzers_forward"}, {"us.medics"});
    HW_SAYS(asks(p), "play_card axis g1");
    plays(p, "ger.panzers_forward", "u1");
    quiet(p);
    QVERIFY(p.pending.question != Question::LastShot);
    HW_SAYS(where(p, "u1"), "eliminated");
}

void tst_CardEffects::r8_3c_gainAbility()
{
    Position p = Assault::start(
        carded(rifleField(), {"ger.crest"}, {"us.naval_observer"}, {"any.dust"}).game());
    quiet(p);
    HW_SAYS(toString(p.phase), "support"); // as long as anybody holds a card
    const int before = p.traits(id(p, "u1")).mineDetection;
    plays(p, "us.naval_observer", "u1");
    QVERIFY(p.traits(id(p, "u1")).mineDetection > before || p.traits(id(p, "u1")).isSpotter);
    QCOMPARE(p.traits(id(p, "u2")).mineDetection, before);
    passSupport(p);
    while (p.turn == 1)
        if (p.pending.question == Question::Announce)
            say(p, Pass{});
        else
            quiet(p);
    QCOMPARE(p.traits(id(p, "u1")).mineDetection, before); // the turn is over
    QVERIFY(p.changed.empty());
}

void tst_CardEffects::r8_3c_loseAbility()
{
    Table table = rifleField();
    table.unit("u3", "C9", "us.mortar81");
    Position p = Assault::start(
        carded(table, {"ger.counter_battery"}, {"us.medics", "us.dukw"}, {"any.dust"}).game());
    quiet(p);
    QVERIFY(p.traits(id(p, "u3")).firesSmoke);
    say(p, Pass{});
    plays(p, "ger.counter_battery", "u3");
    QVERIFY(!p.traits(id(p, "u3")).firesSmoke);
    QCOMPARE(p.hands[1].cards.size(), std::size_t(1)); // and a card of the hand is gone
}

void tst_CardEffects::r8_3c_noReaction()
{
    Table table(3);
    table.rifles("g1", "E3").rifles("u1", "E7").rifles("u2", "K9");
    Position p = dealt(carded(table, {"ger.crest"}, {"us.up_the_cliffs"}, {"any.dust"}));
    Position plain = p;
    say(plain, announce(plain, "u1", Action::NormalMove));
    quiet(plain);
    say(plain, step(plain, "u1", "E6"));
    HW_SAYS(asks(plain), "react axis u1");
    plays(p, "us.up_the_cliffs", "u1");
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "step allied u1");
    HW_SAYS(ruled(plain, React{id(plain, "g1")}), "yes");
}

void tst_CardEffects::r8_3c_enemyMovement()
{
    Position p = dealt(carded(rifleField(), {"any.heat"}, {"us.medics"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::FastMove));
    say(p, Decline{}); // the allies
    HW_SAYS(asks(p), "play_card axis u1");
    HW_SAYS(ruled(p, play(p, "any.heat", "u2")), "CardNotForThis R8.3b");
    plays(p, "any.heat", "u1");
    HW_SAYS(asks(p), "step allied u1");
    QCOMPARE(allowanceOf(p), 1); // 2 + 1 - 2
}

void tst_CardEffects::r9_8_1d_dugInOnTheWay()
{
    Position p = dealt(carded(rifleField(), {"ger.old_hands"}, {"us.foxholes"}, {"any.dust"}));
    say(p, announce(p, "u1", Action::NormalMove));
    quiet(p);
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    while (p.pending.question != Question::PlayCard || p.pending.side != 1)
        say(p, Decline{});
    plays(p, "us.foxholes", "u1");
    quiet(p);
    QVERIFY(p.isDugIn(at("E7")));
    rolls(p);
    say(p, step(p, "u1", "E6"));
    QVERIFY(p.dugIn.empty());
}

HW_PLAIN_TEST(tst_CardEffects)

} // namespace hexwerk::assault::tst_card_effects

#include "tst_card_effects.moc"
