// The chances of reactions as they are shown, on the way and where they are asked for, and of the
// critical rolls of mines, against every roll played out by the engine.
#include <QTest>

#include "core/assault/aside/path_forecast.h"
#include "core/assault/aside/reaction_odds.h"
#include "core/assault/aside/reaction_policy.h"
#include "tests/core/assault/open_shot.h"
#include "tests/core/assault/played_out.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::tst_reaction_odds {

class tst_ReactionOdds final : public QObject
{
    Q_OBJECT

private slots:
    void everyReactionOnTheWayIsForetold_data();
    void everyReactionOnTheWayIsForetold();
    void aRetreatIsForetold();
    void aWithdrawalIsForetold();
    void d9_13c_coverIsToldOnceItIsGiven();
    void criticalRollsOfMinesAreTold();
    void r10_10_1a_whoRidesMayBeTheBetterTarget();
};

// The best that a reaction of the unit does, over those whom it may hit.
static double playedEffect(const Position &asked, UnitId reactor)
{
    Position p = asked;
    say(p, React{reactor});
    if (p.pending.question == Question::Cover)
        say(p, Decline{});
    if (p.pending.question != Question::Target)
        return 1 - playedOut(p, asked.pending.unit).nothing;
    double best = 0;
    for (const Order &order : Assault::legalOrders(p)) {
        const UnitId target = std::get<Target>(order).unit;
        Position aimed = p;
        say(aimed, order);
        best = std::max(best, 1 - playedOut(aimed, target).nothing);
    }
    return best;
}

// Of all who may react now, as it is told and as it is: how many they are, or -1.
static int comparedReactions(const Position &p)
{
    const std::vector<UnitId> units = reactorsNow(p);
    for (const UnitId unit : units) {
        const auto told = chanceOfEffect(p, reactionShot(p, unit));
        const double played = playedEffect(p, unit);
        if (told && std::abs(*told - played) < 1e-12)
            continue;
        qWarning("%s: %.15f is %.15f", p.setting->unitName(unit).c_str(), told.value_or(-1),
                 played);
        return -1;
    }
    return static_cast<int>(units.size());
}

namespace {

// u1 goes north by a wood and brush, under the eyes of g1, g2 and g3.
Table street(const char *mover)
{
    return Table()
        .terrain("E6", "light_forest")
        .terrain("E7", "brush")
        .rifles("g1", "E2")
        .unit("g2", "H4", "ger.hmg42")
        .unit("g3", "B5", "drill.at_gun")
        .facing(2)
        .unit("u1", "E9", mover)
        .facing(0)
        .rifles("u9", "A10");
}

Table marked(const char *unit, const char *marker)
{
    Table table = street("us.rifles43");
    spec(table, unit).markers = {marker};
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
    return {
        {"infantry", street("us.rifles43")},
        {"infantry in haste", street("us.rifles43"), Action::FastMove},
        {"infantry that hid", marked("u1", "hidden")},
        {"infantry that hides", street("us.rifles43"), Action::Hide},
        {"infantry on a trail",
         street("us.rifles43").road(RoadKind::SneakyTrail, {"E9", "E8", "E7", "E6"})},
        {"past a hidden unit", marked("g1", "hidden")},
        {"past an ambush", marked("g1", "ambush")},
        {"a tank", street("drill.tank")},
        {"a tank in haste", street("drill.tank"), Action::FastMove},
        {"a tank on a road", street("drill.tank").road(RoadKind::MainRoad, {"E9", "E8", "E7"})},
        {"a tank with riders", street("drill.heavy_tank").aboard("u2", "u1", "us.rifles43")},
        {"a carrier", street("drill.halftrack").aboard("u2", "u1", "us.rifles43")},
        {"a gun", street("drill.gun")},
    };
}

} // namespace

void tst_ReactionOdds::everyReactionOnTheWayIsForetold_data()
{
    QTest::addColumn<int>("row");
    const auto all = situations();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (testing::takesPart(i))
            QTest::newRow(all[i].name) << static_cast<int>(i);
}

void tst_ReactionOdds::everyReactionOnTheWayIsForetold()
{
    QFETCH(int, row);
    const Situation s = situations()[static_cast<std::size_t>(row)];
    for (Position p : inBothEditions(s.table)) {
        const Announce order{id(p, "u1"), s.action};
        const Position before = announced(p, order);
        const std::vector<Order> way = {step(p, "u1", "E8"), step(p, "u1", "E7"),
                                        step(p, "u1", "E6")};
        const auto told = forecast(before, *walkInProgress(before), way);
        QVERIFY(!told.empty());

        say(p, order);
        int reactions = 0;
        for (const PathStep &hex : told) {
            say(p, Step{id(p, "u1"), hex.hex});
            while (p.pending.isChance()) // the ground
                rolls(p);
            const int asked = comparedReactions(p);
            QVERIFY(asked >= 0);
            reactions += asked;
            QCOMPARE(hex.threats.size(), static_cast<std::size_t>(asked));
            for (const PathThreat &threat : hex.threats)
                QVERIFY(std::abs(threat.chance - playedEffect(p, threat.reactor)) < 1e-12);
            if (p.pending.question == Question::React)
                say(p, Decline{});
        }
        QVERIFY(reactions >= 2);
    }
}

void tst_ReactionOdds::aRetreatIsForetold() // [R8.2f]
{
    for (const auto &[card, firer] :
         {std::pair("us.rifles43", "ger.rifles43"), std::pair("drill.car", "drill.at_gun")}) {
        Table table = Table()
                          .unit("g1", "E5", firer)
                          .facing(3)
                          .unit("g2", "H6", firer)
                          .facing(4)
                          .unit("u1", "E7", card, {"suppressed"})
                          .facing(3)
                          .rifles("u9", "A10");
        for (Position p : inBothEditions(table)) {
            say(p, Pass{});
            fire(p, "g1", "u1");
            rolls(p, {"X"});
            rolls(p);
            HW_SAYS(asks(p), "fallback allied u1");
            for (const Order &order : Assault::legalOrders(p))
                if (std::holds_alternative<Step>(order)) {
                    say(p, order);
                    break;
                }
            HW_SAYS(asks(p), "react axis u1");
            QVERIFY(comparedReactions(p) >= 1);
        }
    }
}

void tst_ReactionOdds::aWithdrawalIsForetold() // [R11.1.6.1d]
{
    for (const char *card : {"us.rifles43", "drill.heavy_tank"}) {
        Table table = Table()
                          .unit("g1", "E6", "drill.club")
                          .unit("g2", "H7", "ger.hmg42")
                          .unit("g3", "B6", "drill.at_gun")
                          .facing(2)
                          .unit("u1", "E7", card)
                          .facing(0)
                          .rifles("u9", "A10");
        for (Position p : inBothEditions(table)) {
            say(p, announce(p, "u1", Action::NormalMove));
            say(p, step(p, "u1", "E6"));
            declineAll(p);
            if (p.pending.question == Question::Wheels)
                say(p, Choose{std::string(kVehicle)});
            while (p.pending.isChance() || p.pending.question == Question::Reroll)
                say(p, p.pending.question == Question::Reroll ? Order(Keep{}) : shows(p));
            say(p, Withdraw{});
            say(p, step(p, "u1", "E7"));
            HW_SAYS(asks(p), "react axis u1");
            QVERIFY(comparedReactions(p) >= 1);
        }
    }
}

void tst_ReactionOdds::d9_13c_coverIsToldOnceItIsGiven()
{
    Position p = Table().rifles("g1", "E5").rifles("u1", "E9").rifles("u2", "F8").german().begin();
    say(p, announce(p, "u1", Action::CoveringFire));
    say(p, Support{id(p, "u2")});
    say(p, Choose{std::string(toString(Action::NormalMove))});
    say(p, step(p, "u1", "E8"));
    QCOMPARE(comparedReactions(p), 1); // before it
    const double before = *chanceOfEffect(p, reactionShot(p, id(p, "g1")));
    say(p, React{id(p, "g1")});
    HW_SAYS(asks(p), "cover allied u1");
    say(p, Support{id(p, "u2")});

    const AttackChances played = playedOut(p, id(p, "u1"));
    HW_SAME_CHANCES(shownOf(p).chances, played);
    QVERIFY(1 - played.nothing < before);
}

void tst_ReactionOdds::criticalRollsOfMinesAreTold() // [R9.6.4.2i]
{
    for (const auto &[card, kind] : {std::pair("us.rifles43", MineKind::AntiPersonnel),
                                     std::pair("drill.tank", MineKind::AntiTank)})
        for (Position p : inBothEditions(
                 Table().rifles("g1", "A1").unit("u1", "E9", card).facing(0).mine("E8", kind))) {
            say(p, announce(p, "u1", Action::NormalMove));
            say(p, step(p, "u1", "E8"));
            while (p.pending.question == Question::PlainDice)
                say(p, d6({1}));
            rolls(p, {"C"});
            rolls(p);
            HW_SAYS(toString(p.pending.use), "critical_attack");
            for (int roll = 0; roll < 2; ++roll) {
                HW_SAME_CHANCES(shownOf(p).chances, playedOut(p, id(p, "u1")));
                rolls(p, {"X"});
            }
        }
}

// Rifles do nothing to a heavy tank, but the squad on it is in the open.
void tst_ReactionOdds::r10_10_1a_whoRidesMayBeTheBetterTarget()
{
    Position p = street("drill.heavy_tank").aboard("u2", "u1", "us.rifles43").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E8"));
    QVERIFY(p.pending.question == Question::React);
    const Shot at = reactionShot(p, id(p, "g1"));
    QVERIFY(at.target == id(p, "u1"));
    QCOMPARE(previewShot(p, at).chances.nothing, 1.0);
    const Shot best = bestReaction(p, id(p, "g1"));
    QVERIFY(best.target == id(p, "u2"));
    QCOMPARE(chanceOfEffect(p, at), std::optional(1 - previewShot(p, best).chances.nothing));
    QVERIFY(previewShot(p, best).chances.nothing < 0.9);
}

HW_PLAIN_TEST(tst_ReactionOdds)

} // namespace hexwerk::assault::tst_reaction_odds

#include "tst_reaction_odds.moc"
