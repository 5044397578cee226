// [R8.2i] Answers given once for the reactions to come: which of them each policy gives, and for
// how long.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/reaction_odds.h"
#include "core/assault/aside/reaction_policy.h"
#include "core/assault/game/view.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/core/assault/played_out.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::tst_reaction_policy {

using Ask = ReactionPolicy::Ask;
using Until = ReactionPolicy::Until;

class tst_ReactionPolicy final : public QObject
{
    Q_OBJECT

private slots:
    void neverDeclinesEveryReaction();
    void itAnswersNothingElse();
    void unitsAreAskedForAlone();
    void oddsAreThoseOfThePreview();
    void oddsBelowTheLineAreDeclined();
    void ofAMoveItEndsWithTheMove();
    void ofAMoveItIsOfItsMoverAlone();
    void ofATurnItEndsWithTheTurn();
    void theOtherSideIsNotMeant();
    void ridersCountAsTargets();
    void ofALaterHexItLetsPassAndReactsThere();
    void whereTheUnitCannotReactItsSideIsAsked();
    void whatLiesFaceDownChangesNoAnswer();
};

// g1 and g2 look at u1, from three hexes and from afar.
static Table column()
{
    return Table()
        .rifles("g1", "E3")
        .unit("g2", "H1", "ger.hmg42")
        .rifles("u1", "E8")
        .rifles("u2", "C9");
}

static Position moved()
{
    Position p = column().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    HW_EXPECTS(asks(p) == "react axis u1");
    return p;
}

static ReactionPolicy policy(const Position &p, Ask ask, Until until = Until::MoveEnds)
{
    return {.side = 0, .ask = ask, .until = until, .mover = id(p, "u1"), .turn = p.turn};
}

static bool declines(const ReactionPolicy &policy, const Position &p)
{
    const auto answer = answerOf(policy, p);
    HW_EXPECTS(!answer || std::holds_alternative<Decline>(*answer));
    return answer.has_value();
}

void tst_ReactionPolicy::neverDeclinesEveryReaction()
{
    Position p = moved();
    const ReactionPolicy never = policy(p, Ask::Never);

    QVERIFY(declines(never, p));
    say(p, *answerOf(never, p));
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1");
    QVERIFY(declines(never, p));
}

void tst_ReactionPolicy::itAnswersNothingElse()
{
    Position p = moved();
    const ReactionPolicy never = policy(p, Ask::Never);
    say(p, React{id(p, "g1")});

    QVERIFY(p.pending.question != Question::React);
    QVERIFY(!declines(never, p));
    QVERIFY(reactorsNow(p).empty());
}

void tst_ReactionPolicy::unitsAreAskedForAlone()
{
    Position p = moved();
    const std::vector<UnitId> both = {id(p, "g1"), id(p, "g2")};
    QVERIFY(reactorsNow(p) == both);

    ReactionPolicy one = policy(p, Ask::Units);
    one.units = {id(p, "g2")};
    QVERIFY(!declines(one, p)); // it may react
    one.units = {};
    QVERIFY(declines(one, p));
    one.units = {id(p, "g2")};
    p.unit(id(p, "g2")).activated = true; // it has acted: only the other one is left
    QVERIFY(declines(one, p));
}

void tst_ReactionPolicy::oddsAreThoseOfThePreview()
{
    Position p = moved();
    const Shot shot = {.firer = id(p, "g1"),
                       .target = id(p, "u1"),
                       .action = reactionAction(p, unit(p, "g1"), at("E7")),
                       .moving = true};

    const auto chance = chanceOfEffect(p, reactionShot(p, id(p, "g1")));

    QVERIFY(chance.has_value());
    QCOMPARE(*chance, 1 - previewShot(p, shot).chances.nothing);
    say(p, React{id(p, "g1")});
    QVERIFY(std::abs(*chance - (1 - playedOut(p, id(p, "u1")).nothing)) < 1e-12);
}

void tst_ReactionPolicy::oddsBelowTheLineAreDeclined()
{
    const Position p = moved();
    double best = 0;
    for (const UnitId unit : reactorsNow(p))
        best = std::max(best, *chanceOfEffect(p, reactionShot(p, unit)));
    ReactionPolicy odds = policy(p, Ask::Odds);

    odds.percent = static_cast<int>(100 * best);
    QVERIFY(!declines(odds, p));
    odds.percent = static_cast<int>(100 * best) + 1;
    QVERIFY(declines(odds, p));
    odds.percent = 100;
    QVERIFY(declines(odds, p));
}

void tst_ReactionPolicy::ofAMoveItEndsWithTheMove()
{
    Position p = moved();
    const ReactionPolicy never = policy(p, Ask::Never);
    QVERIFY(!isOver(never, p));
    say(p, Decline{});
    QVERIFY(!isOver(never, p)); // it may go on
    say(p, Stop{});

    HW_SAYS(asks(p), "announce axis");
    QVERIFY(isOver(never, p));
}

void tst_ReactionPolicy::ofAMoveItIsOfItsMoverAlone()
{
    Position p = moved();
    ReactionPolicy never = policy(p, Ask::Never);
    never.mover = id(p, "u2");

    QVERIFY(!declines(never, p));
    never.until = Until::TurnEnds;
    QVERIFY(declines(never, p)); // that of a turn is for all
}

void tst_ReactionPolicy::ofATurnItEndsWithTheTurn()
{
    Position p = moved();
    const ReactionPolicy never = policy(p, Ask::Never, Until::TurnEnds);
    say(p, Decline{});
    say(p, Stop{});
    QVERIFY(!isOver(never, p));
    say(p, Pass{});
    say(p, announce(p, "u2", Action::NormalMove));
    say(p, step(p, "u2", "C8"));
    HW_SAYS(asks(p), "react axis u2");
    QVERIFY(declines(never, p));

    p.turn = 2;
    QVERIFY(isOver(never, p));
    QVERIFY(!declines(never, p));
}

void tst_ReactionPolicy::theOtherSideIsNotMeant()
{
    const Position p = moved();
    ReactionPolicy never = policy(p, Ask::Never, Until::TurnEnds);
    never.side = 1;
    QVERIFY(!declines(never, p));
}

// [R8.2i] In each hex: said in the first for the second.
void tst_ReactionPolicy::ofALaterHexItLetsPassAndReactsThere()
{
    Position p = moved();
    ReactionPolicy later = policy(p, Ask::Later);
    later.hexes = {at("E7")};
    later.hex = at("E6");
    later.units = {id(p, "g1")};

    QVERIFY(declines(later, p));
    say(p, Decline{});
    say(p, step(p, "u1", "E6"));
    HW_SAYS(asks(p), "react axis u1");
    QVERIFY(answerOf(later, p) == Order(React{id(p, "g1")}));
}

void tst_ReactionPolicy::whereTheUnitCannotReactItsSideIsAsked()
{
    Position p = moved();
    ReactionPolicy later = policy(p, Ask::Later);
    later.hexes = {at("E7")};
    later.hex = at("E6");
    later.units = {id(p, "g1")};
    say(p, Decline{});
    say(p, step(p, "u1", "D6")); // another way than was said
    HW_SAYS(asks(p), "react axis u1");
    QVERIFY(!answerOf(later, p));

    later.hex = at("D6");
    QVERIFY(answerOf(later, p));
    p.unit(id(p, "g1")).activated = true; // g2 is left
    QVERIFY(!answerOf(later, p));
}

// [R10.10.1a] Those who ride may be the better target.
void tst_ReactionPolicy::ridersCountAsTargets()
{
    Table table;
    table.rifles("g1", "E5").unit("u1", "E9", "drill.carrier").facing(0);
    table.aboard("u2", "u1", "us.rifles43");
    Position p = table.begin();
    const Shot atAll = {.firer = id(p, "g1"), .target = id(p, "u1"), .moving = true};
    std::optional<double> best;
    for (const char *name : {"u1", "u2"}) {
        Shot shot = atAll;
        shot.target = id(p, name);
        if (targetRuling(p, unit(p, "g1"), shot.target))
            best = std::max(best.value_or(0), 1 - previewShot(p, shot).chances.nothing);
    }

    QCOMPARE(chanceOfEffect(p, atAll), best);
}

// [R9.6.4.1c] It may be worked out from what the other side sees.
void tst_ReactionPolicy::whatLiesFaceDownChangesNoAnswer()
{
    Position p = column()
                     .mine("G4", MineKind::AntiPersonnel, "axis")
                     .mine("G5", MineKind::Dummy, "allied")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E7"));
    ReactionPolicy odds = policy(p, Ask::Odds);
    for (odds.percent = 0; odds.percent <= 100; ++odds.percent)
        for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
            QVERIFY(answerOf(odds, p) == answerOf(odds, viewFor(p, side)));
}

HW_PLAIN_TEST(tst_ReactionPolicy)

} // namespace hexwerk::assault::tst_reaction_policy

#include "tst_reaction_policy.moc"
