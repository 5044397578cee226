// [R9.6.4.1] Minefields: how they are laid, and who goes where they lie.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/game/view.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::tst_minefields {

class tst_Minefields final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_1a_minesComeBeforeUnits();
    void r9_6_4_1b_asManyDummiesAsMines();
    void r9_6_4_1b_noMoreThanAreStated();
    void r9_6_4_1c_inTheHexesOfTheScenarioOnly();
    void r9_6_4_1c_withoutNamesInTheZonesForMines();
    void r9_6_4_1c_theOtherSideSeesWhereAndNotWhat();
    void r9_6_4_1d_oneMarkerAHex();
    void r9_6_4_1e_noAntiTankMinesInBuildings();
    void r9_6_4_1g_notWhereWorksAre();
    void r9_6_4_1b_oneAllotmentAfterTheOther();
    void r9_6_4_1b_whatFindsNoHexIsLost();
    void r9_6_4_1h_noFastActionIntoAMinefield();
    void r9_6_4b_aDummyIsAMinefieldUntilItIsFound();
    void r9_6_4_2a_noMoveAndFireIntoAMinefield();
    void r9_6_4_1i_notThroughAFriend();
    void r9_6_4_1i_norAmongMinesThatDoNotHarmIt();
    void r9_6_4_1h_anOverrunIsAFastAction();
    void r9_6_4_1j_noTransportWhereMinesMayBe();
    void r9_6_4_1l_whatDoesNotHarmTheUnitBarsNobody();
    void r9_6_4_1m_notTheOwnMines();
    void d9_6_6a_noCloseCombatAmongMines();
    void d9_6_6a_anOverrunIsNone();
};

// Four mines against infantry, one against vehicles (W-7), on twelve hexes.
static Table allotted(int antiPersonnel = 4, int antiTank = 1)
{
    Table table;
    table.zone("axis-mines", "axis", ZonePurpose::Mines,
               {"C5", "D5", "E5", "F5", "G5", "H5", "C6", "D6", "E6", "F6", "G6", "H6"});
    table.zone("allied-setup", "allied", ZonePurpose::Setup, {"C9", "D9"});
    table.scenario.mines = {{"axis", antiPersonnel, antiTank, {"axis-mines"}}};
    table.rifles("g1", "F2").rifles("u1", "F9");
    table.last().at.reset();
    table.last().zone = "allied-setup";
    return table;
}

static Order lay(MineKind kind, const char *hex)
{
    return Lay{kind, at(hex)};
}

void tst_Minefields::r9_6_4_1a_minesComeBeforeUnits()
{
    Position p = allotted(1, 0).begin();
    HW_SAYS(asks(p), "lay_mine axis");
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C9")}), "NotAsked R6.4a");

    say(p, lay(MineKind::AntiPersonnel, "E5"));
    say(p, lay(MineKind::Dummy, "F5"));

    HW_SAYS(asks(p), "place allied");
}

void tst_Minefields::r9_6_4_1b_asManyDummiesAsMines() // W-7
{
    Position p = allotted().begin();
    int placed[3] = {};

    while (p.pending.question == Question::LayMine) {
        const auto order = std::get<Lay>(Assault::legalOrders(p).front());
        ++placed[static_cast<int>(*order.mine)];
        say(p, order);
    }

    QCOMPARE(placed[static_cast<int>(MineKind::AntiPersonnel)], 4);
    QCOMPARE(placed[static_cast<int>(MineKind::AntiTank)], 1);
    QCOMPARE(placed[static_cast<int>(MineKind::Dummy)], 5);
    QCOMPARE(p.minefields.size(), std::size_t{10});
}

void tst_Minefields::r9_6_4_1b_noMoreThanAreStated()
{
    Position p = allotted(2, 0).begin();
    HW_SAYS(ruled(p, lay(MineKind::AntiTank, "E5")), "NoMineLeft R9.6.4.1b");

    say(p, lay(MineKind::Dummy, "E5"));
    say(p, lay(MineKind::Dummy, "F5"));

    HW_SAYS(ruled(p, lay(MineKind::Dummy, "G5")), "NoMineLeft R9.6.4.1b");
    HW_SAYS(ruled(p, lay(MineKind::AntiPersonnel, "G5")), "yes");
}

void tst_Minefields::r9_6_4_1c_inTheHexesOfTheScenarioOnly()
{
    const Position p = allotted().begin();
    HW_SAYS(ruled(p, lay(MineKind::AntiPersonnel, "E7")), "NoMineHere R9.6.4.1c");
    HW_SAYS(ruled(p, Lay{MineKind::AntiPersonnel, Hex{}}), "NoMineHere R9.6.4.1c");
    HW_SAYS(ruled(p, lay(MineKind::AntiPersonnel, "E6")), "yes");
}

void tst_Minefields::r9_6_4_1c_withoutNamesInTheZonesForMines()
{
    Table table = allotted();
    table.scenario.mines[0].zones.clear();
    table.zone("theirs", "allied", ZonePurpose::Mines, {"A1"});
    table.zone("axis-setup", "axis", ZonePurpose::Setup, {"B1"});
    const Position p = table.begin();

    HW_SAYS(ruled(p, lay(MineKind::Dummy, "C5")), "yes");
    HW_SAYS(ruled(p, lay(MineKind::Dummy, "A1")), "NoMineHere R9.6.4.1c");
    HW_SAYS(ruled(p, lay(MineKind::Dummy, "B1")), "NoMineHere R9.6.4.1c");
}

void tst_Minefields::r9_6_4_1c_theOtherSideSeesWhereAndNotWhat()
{
    Position p = allotted().begin();
    const auto events = say(p, lay(MineKind::AntiTank, "E5"));

    QCOMPARE(visibleTo(events, 1).size(), std::size_t{1});
    const auto &told = std::get<MineLaid>(events[0].what);
    QVERIFY(told.hex == at("E5") && told.side == 0);
    QVERIFY(p.minefields[0].kind.value() == MineKind::AntiTank);
    QVERIFY(!p.minefields[0].found);
    const Position seen = viewFor(p, 1);
    QVERIFY(!seen.minefields[0].kind.isKnown());
    QVERIFY(!seen.seeds[0] && seen.seeds[1]);
    QCOMPARE(Assault::hash(seen), Assault::hash(p));

    // Each seal has a salt of its own.
    say(p, lay(MineKind::AntiPersonnel, "F5"));
    say(p, lay(MineKind::AntiPersonnel, "G5"));
    QVERIFY(p.minefields[1].kind.commitment() != p.minefields[2].kind.commitment());
}

void tst_Minefields::r9_6_4_1d_oneMarkerAHex()
{
    Position p = allotted().mine("H6", MineKind::Dummy, "allied").begin();
    say(p, lay(MineKind::AntiTank, "E5"));

    HW_SAYS(ruled(p, lay(MineKind::Dummy, "E5")), "NoMineHere R9.6.4.1d");
    HW_SAYS(ruled(p, lay(MineKind::Dummy, "H6")), "NoMineHere R9.6.4.1d");
}

void tst_Minefields::r9_6_4_1e_noAntiTankMinesInBuildings()
{
    const Position p = allotted().terrain("E5", "plain_building").begin();

    HW_SAYS(ruled(p, lay(MineKind::AntiTank, "E5")), "NoMineHere R9.6.4.1e");
    HW_SAYS(ruled(p, lay(MineKind::AntiPersonnel, "E5")), "yes");
    HW_SAYS(ruled(p, lay(MineKind::Dummy, "E5")), "yes");
}

void tst_Minefields::r9_6_4_1g_notWhereWorksAre()
{
    const Position p = allotted()
                           .fortification(OverlayKind::Trench, "E5")
                           .side(HexsideKind::BarbedWire, "G5", Direction::S)
                           .begin();

    for (const char *hex : {"E5", "G5", "G6"}) // the wire lies on both of its hexes
        HW_SAYS(ruled(p, lay(MineKind::Dummy, hex)), "NoMineHere R9.6.4.1g");
    HW_SAYS(ruled(p, lay(MineKind::Dummy, "F5")), "yes");
}

void tst_Minefields::r9_6_4_1b_oneAllotmentAfterTheOther()
{
    Table table = allotted(1, 0);
    table.zone("allied-mines", "allied", ZonePurpose::Mines, {"J5", "K5"});
    table.scenario.mines.push_back({"allied", 0, 1, {"allied-mines"}});
    Position p = table.begin();

    say(p, lay(MineKind::Dummy, "E5"));
    HW_SAYS(ruled(p, lay(MineKind::AntiTank, "J5")), "NoMineLeft R9.6.4.1b");
    say(p, lay(MineKind::AntiPersonnel, "F5"));

    HW_SAYS(asks(p), "lay_mine allied");
    HW_SAYS(ruled(p, lay(MineKind::AntiPersonnel, "J5")), "NoMineLeft R9.6.4.1b");
    say(p, lay(MineKind::AntiTank, "J5"));
    QVERIFY(p.minefields[2].side == 1);
    say(p, lay(MineKind::Dummy, "K5"));
    HW_SAYS(asks(p), "place allied");
}

void tst_Minefields::r9_6_4_1b_whatFindsNoHexIsLost()
{
    Table table = allotted(1, 0);
    table.scenario.zones[0].hexes = {at("E5")};
    Position p = table.begin();

    say(p, lay(MineKind::AntiPersonnel, "E5"));

    HW_SAYS(asks(p), "place allied");
}

// A minefield of the axis in E5, a unit south of it.
static Table field(MineKind kind = MineKind::AntiPersonnel, bool found = false,
                   const char *card = "us.rifles43")
{
    Table table;
    table.unit("g1", "L1", "drill.porters").unit("u1", "E6", card);
    return table.mine("E5", kind, "axis", found);
}

static std::string entering(const Position &p, MoveKind kind)
{
    const auto step = stepRuling(p, walkOf(p, id(p, "u1"), kind), at("E5"), By::Default);
    return step ? "yes"
                : std::string(toString(messageOf(step.error().message))) + " " +
                      std::string(step.error().rule);
}

void tst_Minefields::r9_6_4_1h_noFastActionIntoAMinefield()
{
    const Position p = field().begin();
    HW_SAYS(entering(p, MoveKind::Fast), "NotThroughMines R9.6.4.1h");
    HW_SAYS(entering(p, MoveKind::Withdrawal), "NotThroughMines R9.6.4.1h");
    HW_SAYS(entering(p, MoveKind::Normal), "yes");
    HW_SAYS(entering(p, MoveKind::Hidden), "yes"); // like a normal one
    // [R9.6.4.2m] A retreat is not asked.
    Table retreat;
    retreat.rifles("g1", "E8").rifles("u1", "E6").mine("E5", MineKind::AntiTank);
    HW_SAYS(entering(retreat.begin(), MoveKind::Fallback), "yes");
}

void tst_Minefields::r9_6_4b_aDummyIsAMinefieldUntilItIsFound()
{
    const Position p = field(MineKind::Dummy).begin();
    HW_SAYS(entering(p, MoveKind::Fast), "NotThroughMines R9.6.4.1h");
    HW_SAYS(entering(p, MoveKind::MoveThenFire), "NotThroughMines R9.6.4.2a");
}

void tst_Minefields::r9_6_4_2a_noMoveAndFireIntoAMinefield()
{
    const Position p = field().begin();
    HW_SAYS(entering(p, MoveKind::MoveThenFire), "NotThroughMines R9.6.4.2a");
    HW_SAYS(entering(p, MoveKind::FireThenMove), "NotThroughMines R9.6.4.2a");
}

void tst_Minefields::r9_6_4_1i_notThroughAFriend()
{
    Position p = field(MineKind::AntiPersonnel, true).rifles("u2", "E5").begin();
    HW_SAYS(entering(p, MoveKind::Normal), "HexTaken R9.6.4.1i");

    // Nor does the look ahead lead there: out of one friend's hex only over the other's.
    Table table = field(MineKind::AntiPersonnel, true);
    table.rifles("u2", "E5").rifles("u3", "E4");
    const Position q = table.begin();
    HW_SAYS(entering(q, MoveKind::Normal), "HexTaken R9.6.4.1i");
    const Position open =
        Table().unit("g1", "L1", "drill.porters").rifles("u1", "E6").rifles("u2", "E5").begin();
    HW_SAYS(entering(open, MoveKind::Normal), "yes");
}

void tst_Minefields::r9_6_4_1j_noTransportWhereMinesMayBe()
{
    const auto lorry = [](bool found) {
        return field(MineKind::AntiPersonnel, found, "drill.carrier").begin();
    };
    HW_SAYS(entering(lorry(false), MoveKind::Normal), "NotThroughMines R9.6.4.1j");
    HW_SAYS(entering(lorry(true), MoveKind::Normal), "yes"); // they do not harm it
    // Others may try.
    HW_SAYS(entering(field(MineKind::AntiTank, false, "drill.lorry").begin(), MoveKind::Normal),
            "yes");
}

void tst_Minefields::r9_6_4_1l_whatDoesNotHarmTheUnitBarsNobody() // [R9.6.4a]
{
    HW_SAYS(entering(field(MineKind::AntiTank, true).begin(), MoveKind::Fast), "yes");
    HW_SAYS(entering(field(MineKind::AntiPersonnel, true, "drill.lorry").begin(), MoveKind::Fast),
            "yes");
    // RULING A-3: artillery is harmed by mines against infantry.
    HW_SAYS(entering(field(MineKind::AntiPersonnel, true, "drill.gun").begin(), MoveKind::Fast),
            "NotThroughMines R9.6.4.1h");
    HW_SAYS(entering(field(MineKind::AntiTank, true, "drill.gun").begin(), MoveKind::Fast), "yes");
}

void tst_Minefields::r9_6_4_1m_notTheOwnMines()
{
    Table table;
    table.unit("g1", "L1", "drill.porters").rifles("u1", "E6").rifles("u2", "E5");
    Position p = table.mine("E5", MineKind::AntiPersonnel, "allied").begin();

    HW_SAYS(entering(p, MoveKind::Fast), "yes"); // and past a friend
    walk(p, "u1", Action::FastMove, {"E5", "E4"});
    HW_SAYS(where(p, "u1"), "E4");
    QVERIFY(!p.minefields[0].found);
}

void tst_Minefields::d9_6_6a_noCloseCombatAmongMines()
{
    const auto assault = [](bool german, const char *owner, const char *marker = nullptr) {
        Table table;
        if (german)
            table.german();
        table.rifles("g1", "E5").rifles("u1", "E6").mine("E5", MineKind::AntiTank, owner, true);
        if (marker)
            table.scenario.units[0].markers = {marker};
        return entering(table.begin(), MoveKind::Normal);
    };
    HW_SAYS(assault(true, "axis"), "NotThroughMines D9.6.6a");
    HW_SAYS(assault(true, "allied"), "NotThroughMines D9.6.6a");
    HW_SAYS(assault(false, "axis"), "yes");
    HW_SAYS(assault(true, "axis", "fallback"), "yes"); // that is no close combat
}

void tst_Minefields::r9_6_4_1i_norAmongMinesThatDoNotHarmIt()
{
    Table table = field(MineKind::AntiTank, true).rifles("u2", "E5");
    HW_SAYS(entering(table.begin(), MoveKind::Normal), "HexTaken R9.6.4.1i");

    table.scenario.options["found_mines_normal_action"] = false;
    HW_SAYS(entering(table.begin(), MoveKind::Normal), "yes");
}

// A tank beside a gun in a minefield.
static std::string overrunning(bool german, MineKind kind, bool found, const char *owner = "axis")
{
    Table table;
    if (german)
        table.german();
    table.unit("g1", "E5", "drill.gun").facing(0).unit("u1", "E6", "drill.tank").facing(0);
    return entering(table.mine("E5", kind, owner, found).begin(), MoveKind::Normal);
}

void tst_Minefields::r9_6_4_1h_anOverrunIsAFastAction() // [R9.10.3b]
{
    for (const bool german : {false, true}) {
        HW_SAYS(overrunning(german, MineKind::AntiTank, true), "NotThroughMines R9.6.4.1h");
        HW_SAYS(overrunning(german, MineKind::Dummy, false), "NotThroughMines R9.6.4.1h");
    }
    // Out of a minefield likewise.
    Table table;
    table.unit("g1", "E5", "drill.gun").facing(0).unit("u1", "E6", "drill.tank").facing(0);
    table.mine("E6", MineKind::AntiTank, "axis", true);
    HW_SAYS(entering(table.begin(), MoveKind::Normal), "NotThroughMines R9.6.4.1h");
}

void tst_Minefields::d9_6_6a_anOverrunIsNone()
{
    for (const bool german : {false, true}) {
        HW_SAYS(overrunning(german, MineKind::AntiPersonnel, true), "yes");
        HW_SAYS(overrunning(german, MineKind::AntiTank, true, "allied"), "yes");
    }
}

HW_PLAIN_TEST(tst_Minefields)

} // namespace hexwerk::assault::tst_minefields

#include "tst_minefields.moc"
