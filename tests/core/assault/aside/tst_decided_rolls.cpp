// Dice that cannot change the result: each is tried out in full.
#include <QTest>

#include "core/assault/aside/only_answer.h"
#include "tests/core/assault/infantry_duel.h"
#include "tests/core/assault/open_shot.h"
#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::tst_decided_rolls {

class tst_DecidedRolls final : public QObject
{
    Q_OBJECT

private slots:
    void aDefenceThatCannotSaveIsDecided();
    void aDefenceThatMaySaveIsNot();
    void aSpottingThatCannotSucceedIsDecided();
    void whoIsFirstIsNotDecided();
    void minesAreAlwaysRolledFor();
    void inRandomGamesWhatIsDecidedIsTheSameWhateverTheDiceShow();
};

// [R10.7.3b] g1 has one strength point left; four damage lie there, its one die takes off two at
// most.
void tst_DecidedRolls::aDefenceThatCannotSaveIsDecided()
{
    Position p = open().begin();
    p.unit(id(p, "g1")).strength = 1;
    fire(p, "u1", "g1");
    HW_SAYS(asks(p), "attack YG");
    QVERIFY(!decidedRoll(p));
    say(p, roll({"DD", "DD"}));
    HW_SAYS(asks(p), "defence Y");

    const auto decided = decidedRoll(p);

    QVERIFY(decided);
    std::set<std::uint64_t> ends;
    for (int face = 1; face <= 6; ++face) {
        Position after = p;
        say(after, d6({face}));
        HW_SAYS(where(after, "g1"), "eliminated");
        ends.insert(Assault::hash(after));
    }
    QCOMPARE(ends.size(), std::size_t{1});
    say(p, *decided);
    QCOMPARE(Assault::hash(p), *ends.begin());
}

void tst_DecidedRolls::aDefenceThatMaySaveIsNot()
{
    Position p = open().begin();
    p.unit(id(p, "g1")).strength = 1;
    fire(p, "u1", "g1");
    say(p, roll({"D", "-"}));
    HW_SAYS(asks(p), "defence Y");

    QVERIFY(!decidedRoll(p));
}

// [R10.5e] More than a six would be needed.
void tst_DecidedRolls::aSpottingThatCannotSucceedIsDecided()
{
    Table table = Table()
                      .terrain("E4", "light_forest")
                      .terrain("E6", "brush")
                      .rifles("g1", "E4", {"hidden"})
                      .rifles("u1", "E8");
    Position p = table.begin();
    fire(p, "u1", "g1");
    HW_SAYS(asks(p), "spotting 1d6");
    const auto isSpotted = [&p](int number) {
        Position after = p;
        const auto events = say(after, d6({number}));
        return std::any_of(events.begin(), events.end(), [](const Event &event) {
            const auto *rolled = std::get_if<SpottingRolled>(&event.what);
            return rolled && rolled->spotted;
        });
    };
    QCOMPARE(decidedRoll(p).has_value(), !isSpotted(6));

    Position hard = p;
    for (Marker marker : {Marker::HideAction, Marker::Ambush})
        hard.unit(id(hard, "g1")).markers.set(marker);
    std::swap(p, hard);
    QVERIFY(!isSpotted(6));
    QVERIFY(decidedRoll(p));
}

void tst_DecidedRolls::whoIsFirstIsNotDecided()
{
    Table table = open();
    table.scenario.firstPlayer = "";
    Position p = Assault::start(table.game());
    if (p.pending.isChance())
        QVERIFY(!decidedRoll(p));
}

// Not even a roll for mines that find nobody: it would tell what lies there.
void tst_DecidedRolls::minesAreAlwaysRolledFor()
{
    for (const MineKind kind : {MineKind::AntiPersonnel, MineKind::AntiTank, MineKind::Dummy}) {
        Position p = Table().rifles("u1", "E8").rifles("g1", "L1").mine("E7", kind).begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E7"));
        if (p.pending.isChance())
            QVERIFY(!decidedRoll(p));
    }
}

// What comes of any roll, with all rolls that follow at once.
static void endsOf(const Position &p, std::set<std::uint64_t> &ends)
{
    for (const auto &outcome : Assault::outcomes(p)) {
        Position after = p;
        HW_EXPECTS(Assault::apply(after, outcome.order));
        if (after.pending.isChance() && decidedRoll(after))
            endsOf(after, ends);
        else
            ends.insert(Assault::hash(after));
        if (ends.size() > 1)
            return;
    }
}

void tst_DecidedRolls::inRandomGamesWhatIsDecidedIsTheSameWhateverTheDiceShow()
{
    int decided = 0;
    int open = 0;
    for (const char *name : {"training-infantry", "gela-road", "port-of-gela"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto game = setUpGame(shippedScenario(name), shippedData());
            QVERIFY(game);
            Position p = Assault::start(*game.value);
            play::RandomPlayer<Assault> player(seed);
            for (int i = 0; i < 400 && !p.pending.isOver(); ++i) {
                if (p.pending.isChance() && p.pending.question != Question::CardDraw) {
                    std::set<std::uint64_t> ends;
                    endsOf(p, ends);
                    const bool isDecided = decidedRoll(p).has_value();
                    ++(isDecided ? decided : open);
                    QVERIFY(!isDecided || ends.size() == 1);
                    const bool isOfMines =
                        std::any_of(p.stack.begin(), p.stack.end(), [](const Frame &frame) {
                            return std::holds_alternative<MineFrame>(frame);
                        });
                    QVERIFY(!isDecided || !isOfMines);
                }
                HW_EXPECTS(Assault::apply(p, player.answer(p)));
            }
        }
    }
    qInfo("%d of %d rolls changed nothing", decided, decided + open);
    QVERIFY(open > 50);
}

HW_PLAIN_TEST(tst_DecidedRolls)

} // namespace hexwerk::assault::tst_decided_rolls

#include "tst_decided_rolls.moc"
