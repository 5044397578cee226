// [R9.6.3.1] Roads and trails: which way a hex is entered, and what it costs and protects.
#include <QTest>

#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_roads {

class tst_Roads final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_3_1b_theMoverChoosesRoadOrTerrain();
    void r9_6_3_1b_unaskedItTakesTheCheaperWay();
    void r9_6_3_1c_followingARoadCostsItsOwnPoints();
    void r9_6_3_1c_thatReachesHarshTerrainOverTheRoad();
    void r9_6_3_1d_crossingARoadCostsTheTerrain();
    void d9_6_3a_alongTheRoadOrOverTheTerrain();
    void r9_6_3_1d_whereNoRoadRunsThereIsNone();
    void w_15_overASneakyTrailAndAlongIt();
    void r9_6_3_1g_alongARoadTheTerrainDoesNotProtect();
    void r9_6_3_1g_whoTookTheTerrainIsProtectedByIt();
    void r9_6_3_1g_aTrailHasTheTerrainsBonus();
    void r9_6_3_1g_whoChangesPlacesAlongARoad();
    void r9_6_3_1g_whoGetsOffAlongARoad();
    void r9_6_3_1e_atRestTheTerrainProtects();
    void d9_6_3d_inTheGermanEditionTheLineDecides();
    void d9_6_3d_alsoForWhoDidNotComeByTheRoad();
    void r9_6_3_1_3a_aTrailIsHardToSee();
    void r9_6_3_1_3a_butOnlyForInfantry();
    void d9_6_3d_notFromBeyondTheEndOfTheRoad();
    void r9_6_3_1b_unaskedATrailComesBeforeTheTerrain();
};

static constexpr const char *kColumn[] = {"E8", "E7", "E6", "E5", "E4"};

// u1 in E7, a heavy forest north of it; far g1.
static Table wood(RoadKind kind)
{
    return Table()
        .unit("g1", "L1", "drill.porters")
        .rifles("u1", "E7")
        .terrain("E6", "heavy_forest")
        .road(kind, {"E8", "E7", "E6", "E5", "E4"});
}

void tst_Roads::r9_6_3_1b_theMoverChoosesRoadOrTerrain()
{
    Position p = moving(wood(RoadKind::MainRoad));
    QVERIFY(isOffered(p, step(p, "u1", "E6", By::Road)));
    QVERIFY(isOffered(p, step(p, "u1", "E6", By::Terrain)));

    say(p, step(p, "u1", "E6", By::Terrain));

    HW_SAYS(asks(p), "announce axis"); // two points for the wood
}

void tst_Roads::r9_6_3_1b_unaskedItTakesTheCheaperWay()
{
    Position p = moving(wood(RoadKind::MainRoad));

    const auto events = say(p, step(p, "u1", "E6"));

    QCOMPARE(left(p), 1);
    QVERIFY(std::get<UnitMoved>(events[0].what).road == RoadKind::MainRoad);
}

void tst_Roads::r9_6_3_1c_followingARoadCostsItsOwnPoints() // W-16
{
    for (const RoadKind kind : {RoadKind::MainRoad, RoadKind::NarrowRoad, RoadKind::SneakyTrail}) {
        Position p = moving(wood(kind));
        say(p, step(p, "u1", "E6", By::Road));
        QCOMPARE(left(p), 1);
        say(p, step(p, "u1", "E5", By::Road));
        HW_SAYS(where(p, "u1"), "E5");
    }
}

void tst_Roads::r9_6_3_1c_thatReachesHarshTerrainOverTheRoad()
{
    // Through the wood it would be 2 + 1 for the hill, harsh; along the road 1 + 1.
    Position p = moving(wood(RoadKind::MainRoad).level("E6", 1));

    say(p, step(p, "u1", "E6"));

    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Roads::r9_6_3_1d_crossingARoadCostsTheTerrain()
{
    // From D6, beside the road, into the wood.
    Position p = moving(wood(RoadKind::MainRoad));
    say(p, step(p, "u1", "D6"));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "NotEnoughMovement R9.0a");
}

void tst_Roads::d9_6_3a_alongTheRoadOrOverTheTerrain()
{
    // Its own points along a road or a trail, else all those of the wood.
    for (const RoadKind kind : {RoadKind::MainRoad, RoadKind::NarrowRoad, RoadKind::SneakyTrail}) {
        Position along = moving(wood(kind).german());
        say(along, step(along, "u1", "E6"));
        QCOMPARE(left(along), 1);
        Position across = moving(wood(kind).german());
        say(across, step(across, "u1", "D6"));
        HW_SAYS(ruled(across, step(across, "u1", "E6")), "NotEnoughMovement R9.0a");
    }
}

void tst_Roads::r9_6_3_1d_whereNoRoadRunsThereIsNone()
{
    const Position p = moving(wood(RoadKind::MainRoad));

    HW_SAYS(ruled(p, step(p, "u1", "D6", By::Road)), "NotThatChoice R9.6.3.1b");
    HW_SAYS(ruled(p, step(p, "u1", "D6", By::Terrain)), "NotThatChoice R9.6.3.1b");
    HW_SAYS(ruled(p, step(p, "u1", "D6")), "yes");
}

void tst_Roads::w_15_overASneakyTrailAndAlongIt()
{
    // Over a trail in a heavy forest hex, then rocky ground: 2 + 1.
    Position over = Table()
                        .unit("g1", "L1", "drill.porters")
                        .rifles("u1", "E7")
                        .terrain("E6", "heavy_forest")
                        .terrain("E5", "rocky")
                        .road(RoadKind::SneakyTrail, {"D6", "E6", "F5"})
                        .begin();
    say(over, announce(over, "u1", Action::FastMove));
    say(over, step(over, "u1", "E6"));
    QCOMPARE(left(over), 1);
    say(over, step(over, "u1", "E5"));
    HW_SAYS(where(over, "u1"), "E5");
    HW_SAYS(asks(over), "announce axis");

    // Along the trail, then light forest: 1 + 1.
    Position along = Table()
                         .unit("g1", "L1", "drill.porters")
                         .rifles("u1", "E7")
                         .terrain("E6", "heavy_forest")
                         .terrain("E5", "light_forest")
                         .road(RoadKind::SneakyTrail, {"E7", "E6", "F5"})
                         .begin();
    say(along, announce(along, "u1", Action::NormalMove));
    say(along, step(along, "u1", "E6"));
    QCOMPARE(left(along), 1);
    say(along, step(along, "u1", "E5"));
    HW_SAYS(where(along, "u1"), "E5");
}

// u1 goes from E7 to E6 while g1 may fire: the defence dice that it would have.
static std::string defenceOnTheWay(Table table, const std::string &firer, By by,
                                   const char *from = "E7")
{
    table.rifles("g1", firer);
    table.rifles("u1", from);
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6", by));
    HW_EXPECTS(p.pending.question == Question::React);
    say(p, React{id(p, "g1")});
    if (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
    rolls(p, {"D"});
    return toString(p.pending.dice);
}

static Table alley(RoadKind kind)
{
    return Table().terrain("E6", "light_forest").road(kind, {kColumn[0], "E7", "E6", "E5", "E4"});
}

void tst_Roads::r9_6_3_1g_alongARoadTheTerrainDoesNotProtect()
{
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad), "C5", By::Road), "Y"); // the card alone
    HW_SAYS(defenceOnTheWay(alley(RoadKind::NarrowRoad), "C5", By::Road), "Y");
}

void tst_Roads::r9_6_3_1g_whoTookTheTerrainIsProtectedByIt()
{
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad), "C5", By::Terrain), "YG");
}

void tst_Roads::r9_6_3_1g_aTrailHasTheTerrainsBonus() // G-3: PT
{
    HW_SAYS(defenceOnTheWay(alley(RoadKind::SneakyTrail), "C5", By::Road), "YG");
}

// g1 in E3 fires at whom it sees in the wood of E6: the defence dice.
static std::string defenceInTheWood(Position p)
{
    say(p, React{id(p, "g1")});
    if (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
    rolls(p, {"D"});
    return toString(p.pending.dice);
}

// The road leads from E7 into a wood, which is harsh on a hill.
static Table roadIntoTheWood(int level)
{
    return Table()
        .rifles("g1", "E3")
        .terrain("E6", "heavy_forest", level)
        .road(RoadKind::MainRoad, {"E8", "E7", "E6"});
}

void tst_Roads::r9_6_3_1g_whoChangesPlacesAlongARoad()
{
    for (const int level : {0, 1}) {
        Position p = roadIntoTheWood(level).rifles("u1", "E6").rifles("u2", "E7").begin();
        say(p, announce(p, "u1", Action::Detach));
        say(p, Support{id(p, "u2")});
        HW_SAYS(asks(p), "react axis u2");
        HW_SAYS(defenceInTheWood(p), level == 0 ? "YYYG" : "Y");
    }
}

void tst_Roads::r9_6_3_1g_whoGetsOffAlongARoad()
{
    for (const int level : {0, 1}) {
        Position p = roadIntoTheWood(level)
                         .unit("ut", "E7", "drill.truck")
                         .aboard("u1", "ut", "us.rifles43")
                         .begin();
        say(p, announce(p, "u1", Action::Dismount));
        say(p, Place{id(p, "u1"), at("E6"), -1});
        HW_SAYS(markers(p, "u1"), "fast_action"); // which takes the weakest die
        HW_SAYS(asks(p), "react axis u1");
        HW_SAYS(defenceInTheWood(p), level == 0 ? "YYY" : "Y");
    }
}

void tst_Roads::r9_6_3_1e_atRestTheTerrainProtects() // [D9.6.3b]
{
    for (const bool german : {false, true}) {
        Table table = alley(RoadKind::MainRoad).rifles("g1", "E3").rifles("u1", "E6");
        if (german)
            table.german();
        HW_SAYS(defenceOf(table.begin(), "g1", "u1"), "YG");
    }
}

void tst_Roads::d9_6_3d_inTheGermanEditionTheLineDecides()
{
    // Across the trees: their bonus. Along the road: none.
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad).german(), "C5", By::Road), "YG");
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad).german(), "E4", By::Road), "Y");
}

void tst_Roads::d9_6_3d_alsoForWhoDidNotComeByTheRoad()
{
    // It speaks of who moves onto a hex with a road, however it got there.
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad).german(), "E4", By::Default, "D6"), "Y");
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad).german(), "C5", By::Default, "F6"), "YG");
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad), "E4", By::Default, "D6"), "YG"); // English
}

void tst_Roads::r9_6_3_1_3a_aTrailIsHardToSee() // A-7: -1 to the roll
{
    // Light forest: 2 or more to spot; on a trail 3.
    for (const auto &[by, expected] : {std::pair{By::Road, false}, std::pair{By::Terrain, true}}) {
        Table table = alley(RoadKind::SneakyTrail);
        table.rifles("g1", "C5").rifles("u1", "E7");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E6", by));
        say(p, React{id(p, "g1")});
        HW_SAYS(asks(p), "spotting 1d6");
        const auto events = say(p, d6({2}));
        for (const Event &event : events)
            if (const auto *rolled = std::get_if<SpottingRolled>(&event.what))
                QCOMPARE(rolled->spotted, expected);
        QCOMPARE(count<SpottingRolled>(events), 1);
    }
}

void tst_Roads::d9_6_3d_notFromBeyondTheEndOfTheRoad()
{
    // The line has to follow the road from end to end; a trail is no road.
    HW_SAYS(defenceOnTheWay(alley(RoadKind::MainRoad).german(), "E3", By::Road), "YG");
    HW_SAYS(defenceOnTheWay(alley(RoadKind::SneakyTrail).german(), "E4", By::Road), "YG");
}

void tst_Roads::r9_6_3_1b_unaskedATrailComesBeforeTheTerrain()
{
    // Both cost a point; who follows the trail is harder to see.
    for (const auto &[kind, expected] :
         {std::pair{RoadKind::SneakyTrail, true}, std::pair{RoadKind::MainRoad, false}}) {
        Table table = alley(kind);
        table.rifles("g1", "L1").rifles("u1", "E7");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        for (const Event &event : say(p, step(p, "u1", "E6")))
            if (const auto *moved = std::get_if<UnitMoved>(&event.what))
                QCOMPARE(moved->road.has_value(), expected);
    }
}

void tst_Roads::r9_6_3_1_3a_butOnlyForInfantry()
{
    Table table = alley(RoadKind::SneakyTrail);
    table.rifles("g1", "C5").unit("u1", "E7", "drill.gun").facing(0);
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6", By::Road));
    say(p, React{id(p, "g1")});
    HW_SAYS(asks(p), "spotting 1d6");

    const auto events = say(p, d6({2})); // light forest: 2 or more

    QCOMPARE(count<SpottingRolled>(events), 1);
    for (const Event &event : events)
        if (const auto *rolled = std::get_if<SpottingRolled>(&event.what))
            QVERIFY(rolled->spotted && rolled->modifier == 0);
}

HW_PLAIN_TEST(tst_Roads)

} // namespace hexwerk::assault::tst_roads

#include "tst_roads.moc"
