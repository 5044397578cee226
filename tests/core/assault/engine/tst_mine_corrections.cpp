// A referee lays, turns up and takes away mines, and nobody learns more by it than he is told.
#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_mine_corrections {

class tst_MineCorrections final : public QObject
{
    Q_OBJECT

private slots:
    void r5_0b_aMineIsLaidTurnedUpAndTakenAway();
    void r9_6_4_2b_noDummyLiesFaceUp();
    void whatIsNoMineIsRefused();
    void r9_6_4_1c_onlyItsOwnerKnowsIt();
    void r9_6_4_1c_noRefusalTellsTheKind();
    void r9_6_4_1c_noTwoSealsAreAlike();
    void r9_6_4_1c_theLogDoesNotTellTheKind();
    void r9_6_4_1b_notBeforeTheGameIsSetUp();
    void aMineThatIsTakenAwayCallsForNoRoll();
    void anAttackUnderWayIsRolledToItsEnd();
};

static Table field(MineKind kind = MineKind::AntiPersonnel)
{
    Table table;
    table.unit("g1", "L1", "drill.porters").rifles("u1", "E6");
    return table.mine("E5", kind);
}

static std::string mine(const Position &p)
{
    if (p.minefields.size() != 1)
        return std::to_string(p.minefields.size());
    const MinefieldMarker &marker = p.minefields[0];
    return toString(marker.hex) + (marker.found ? " found " : " hidden ") +
           std::string(toString(marker.kind.value()));
}

void tst_MineCorrections::r5_0b_aMineIsLaidTurnedUpAndTakenAway()
{
    Position p = field().begin();

    say(p, Correct{"mine.E5", "axis,hidden", ""});
    HW_SAYS(mine(p), "0");
    say(p, Correct{"mine.F5", "", "allied,anti_tank,hidden"});
    HW_SAYS(mine(p), "F5 hidden anti_tank");
    QCOMPARE(int(p.minefields[0].side), 1);
    say(p, Correct{"mine.F5", "allied,hidden", "allied,anti_tank,found"});
    HW_SAYS(mine(p), "F5 found anti_tank");
    say(p, Correct{"mine.F5", "allied,anti_tank,found", "axis,dummy,hidden"});
    HW_SAYS(mine(p), "F5 hidden dummy");
    QCOMPARE(int(p.minefields[0].side), 0);
}

void tst_MineCorrections::r9_6_4_2b_noDummyLiesFaceUp()
{
    const Position p = field().begin();
    HW_SAYS(ruled(p, Correct{"mine.E5", "axis,hidden", "axis,dummy,found"}),
            "ValueOutOfRange R5.0b");
}

void tst_MineCorrections::whatIsNoMineIsRefused()
{
    const Position p = field().begin();
    for (const char *wrong :
         {"axis", "axis,hidden", "anti_tank,found", "axis,anti_tank", "axis,anti_tank,lost",
          "neutral,anti_tank,found", "axis,atm,found", "axis,anti_tank,found,found", ",,", ","})
        HW_SAYS(ruled(p, Correct{"mine.F5", "", wrong}), "ValueOutOfRange R5.0b");
    for (const char *path : {"mine", "mine.", "mine.Z40", "mine.E5.kind"})
        HW_SAYS(ruled(p, Correct{path, "", ""}), "NoSuchPath R5.0b");
}

void tst_MineCorrections::r9_6_4_1c_onlyItsOwnerKnowsIt()
{
    Position p = field().begin();

    const auto events = say(p, Correct{"mine.F5", "", "axis,anti_tank,hidden"});

    QVERIFY(viewFor(p, 0).minefields.back().kind.isKnown());
    QVERIFY(!viewFor(p, 1).minefields.back().kind.isKnown());
    QCOMPARE(Assault::hash(viewFor(p, 1)), Assault::hash(p));
    HW_SAYS(std::get<Corrected>(events.front().what).newValue, "axis,hidden");
}

void tst_MineCorrections::r9_6_4_1c_noRefusalTellsTheKind()
{
    const Position mines = field().begin();
    const Position dummy = field(MineKind::Dummy).begin();
    for (const char *before : {"", "axis,hidden", "axis,anti_personnel,hidden", "axis,dummy,hidden",
                               "axis,anti_personnel,found"})
        for (const char *after : {"", "axis,anti_personnel,found", "axis,dummy,hidden"}) {
            const Order order = Correct{"mine.E5", before, after};
            HW_SAYS(ruled(mines, order), ruled(dummy, order));
            HW_SAYS(ruled(mines, order), ruled(viewFor(mines, 1), order));
        }
}

void tst_MineCorrections::r9_6_4_1c_noTwoSealsAreAlike()
{
    Position p = field().begin();
    const Commitment first = p.minefields[0].kind.commitment();
    say(p, Correct{"mine.E5", "axis,hidden", "axis,anti_personnel,hidden"});
    const Commitment second = p.minefields[0].kind.commitment();
    say(p, Correct{"mine.F5", "", "axis,anti_personnel,hidden"});
    const Commitment third = p.minefields[1].kind.commitment();

    QVERIFY(first != second && second != third && first != third);
}

void tst_MineCorrections::r9_6_4_1c_theLogDoesNotTellTheKind()
{
    play::Game<Assault> game(field().begin());
    Position other = viewFor(game.position(), 1);

    QVERIFY(game.apply(Correct{"mine.F5", "", "axis,anti_tank,hidden"}));

    const Order said = game.log().back().order;
    QVERIFY(Assault::orderToJson(game.position(), said).find("anti_tank") == std::string::npos);
    say(other, said);
    QVERIFY(other == viewFor(game.position(), 1));
    QVERIFY(game.position().minefields.back().kind.value() == MineKind::AntiTank);
    game.takeBackTo(0);
    QVERIFY(game.apply(said)); // who knows the seed reads it
    QVERIFY(game.position().minefields.back().kind.value() == MineKind::AntiTank);
    HW_SAYS(ruled(game.start(), Correct{"mine.F5", "", "axis," + std::string(64, 'a') + ",hidden"}),
            "ValueOutOfRange R5.0b");
}

void tst_MineCorrections::r9_6_4_1b_notBeforeTheGameIsSetUp()
{
    Table table = field();
    table.zone("mines", "axis", ZonePurpose::Mines, {"C5", "D5", "F5"});
    table.scenario.mines = {{"axis", 1, 0, {"mines"}}};
    Position p = table.begin();
    HW_SAYS(asks(p), "lay_mine axis");

    HW_SAYS(ruled(p, Correct{"mine.E5", "axis,hidden", ""}), "NoSuchPath R5.0b");
}

// u1 has stepped into the minefield and looks for a way.
static Position amongMines()
{
    Position p = field().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E5"));
    return p;
}

void tst_MineCorrections::aMineThatIsTakenAwayCallsForNoRoll()
{
    Position p = amongMines();
    HW_SAYS(asks(p), "mine_detection 1d6");

    say(p, Correct{"mine.E5", "axis,anti_personnel,found", ""});
    HW_SAYS(asks(p), "step allied u1");

    p = amongMines(); // or were none against it
    say(p, Correct{"mine.E5", "axis,anti_personnel,found", "axis,anti_tank,found"});
    HW_SAYS(asks(p), "step allied u1");
}

void tst_MineCorrections::anAttackUnderWayIsRolledToItsEnd()
{
    Position p = amongMines();
    say(p, d6({1}));
    say(p, Correct{"mine.E5", "axis,anti_personnel,found", ""});
    rolls(p, {"D"});
    rolls(p);

    QCOMPARE(strength(p, "u1"), 3);
}

HW_PLAIN_TEST(tst_MineCorrections)

} // namespace hexwerk::assault::tst_mine_corrections

#include "tst_mine_corrections.moc"
