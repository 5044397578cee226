// [R9.12] Hide action, hidden, ambush: who, where, how long.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_hiding {

class tst_Hiding final : public QObject
{
    Q_OBJECT

private slots:
    void r9_12a_theHideActionIsTheActionOfTheTurn();
    void r9_12b_nobodyHidesOnARoad();
    void r9_12b_aSneakyTrailIsNoRoad();
    void r9_12_3a_gunsAndVehiclesNotInTheOpen();
    void r9_12_3a_theyStayWhereTheyAre();
    void r9_12_1a_oneHexAtMost();
    void r9_12_1a_notOffTheMapAndNotIntoAnEnemy();
    void r9_12_1b_notIntoHarshTerrain();
    void r9_12_1b_notOntoARoad();
    void r9_12_1c_slowUnitsHideInPlaceOnly();
    void r9_6_3_2f_notAcrossASteepSlope();
    void a_39_theStepMayDrawFireAtAHiddenUnit();
    void r9_12_1f_inCloseCombatItIsNoAction();
    void r9_12_2c_anotherActionEndsIt_data();
    void r9_12_2c_anotherActionEndsIt();
    void r9_12_2c_reactingEndsIt();
    void r9_12_2c_aFallbackEndsIt();
    void r9_12_2c_closeCombatEndsIt();
    void d9_12_2a_suppressionEndsItInTheGermanEdition();
    void d9_12_4c_andAnAmbushToo();
    void d9_12_2a_soDoesImmobilised();
    void r9_12_4a_hiddenForAWholeTurnIsAnAmbush();
    void r9_12_4a_notIfItWasActivated();
    void r13_2h_theMarkerIsPlacedAndTurned();
};

static Table hill(const char *card = "us.rifles43")
{
    Table table(4);
    table.unit("g1", "L1", "drill.porters").unit("u1", "E6", card);
    return table;
}

static void hide(Position &p, const char *to = nullptr)
{
    say(p, announce(p, "u1", Action::Hide));
    if (to)
        say(p, step(p, "u1", to));
    else if (p.pending.question == Question::Step)
        say(p, Stop{});
}

void tst_Hiding::r9_12a_theHideActionIsTheActionOfTheTurn()
{
    Position p = hill().rifles("u2", "G6").begin();

    hide(p);

    HW_SAYS(markers(p, "u1"), "hide_action");
    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(asks(p), "announce axis");
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "AlreadyActivated R6.4e");
}

void tst_Hiding::r9_12b_nobodyHidesOnARoad()
{
    for (const RoadKind kind : {RoadKind::MainRoad, RoadKind::NarrowRoad}) {
        const Position p = hill().road(kind, {"D6", "E6"}).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::Hide)), "CannotHide R9.12b");
    }
}

void tst_Hiding::r9_12b_aSneakyTrailIsNoRoad()
{
    const Position p = hill().road(RoadKind::SneakyTrail, {"D6", "E6"}).begin();
    HW_SAYS(ruled(p, announce(p, "u1", Action::Hide)), "yes");
}

void tst_Hiding::r9_12_3a_gunsAndVehiclesNotInTheOpen()
{
    for (const char *card : {"drill.gun", "drill.lorry"}) {
        const Position open = hill(card).begin();
        HW_SAYS(ruled(open, announce(open, "u1", Action::Hide)), "CannotHide R9.12.3a");
        const Position brush = hill(card).terrain("E6", "brush").begin();
        HW_SAYS(ruled(brush, announce(brush, "u1", Action::Hide)), "yes");
    }
    const Position infantry = hill().begin(); // in the open
    HW_SAYS(ruled(infantry, announce(infantry, "u1", Action::Hide)), "yes");
}

void tst_Hiding::r9_12_3a_theyStayWhereTheyAre()
{
    for (const char *card : {"drill.gun", "drill.lorry"}) {
        Position p = hill(card).rifles("u2", "A9").terrain("E6", "brush").begin();
        say(p, announce(p, "u1", Action::Hide));
        HW_SAYS(asks(p), "announce axis");
        HW_SAYS(markers(p, "u1"), "hide_action");
        const auto hidden =
            stepRuling(p, walkOf(p, id(p, "u1"), MoveKind::Hidden), at("E5"), By::Default);
        QVERIFY(!hidden && hidden.error().rule == "R9.12.3a");
    }
}

void tst_Hiding::r9_12_1a_oneHexAtMost()
{
    Position p = hill().begin();
    say(p, announce(p, "u1", Action::Hide));
    HW_SAYS(asks(p), "step allied u1");
    QCOMPARE(reach(p, walkOf(p, id(p, "u1"), MoveKind::Hidden)).size(), std::size_t{6});

    say(p, step(p, "u1", "E5"));

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(markers(p, "u1"), "hide_action");
    HW_SAYS(asks(p), "announce axis"); // a point is left, but it is of no use

    Walk moved = walkOf(p, id(p, "u1"), MoveKind::Hidden);
    moved.steps = 1;
    QVERIFY(stepRuling(p, moved, at("E4"), By::Default).error().rule == "R9.12.1a");
}

void tst_Hiding::r9_12_1a_notOffTheMapAndNotIntoAnEnemy()
{
    Table table(4);
    Position p = table.rifles("u1", "E1").rifles("g1", "E2").begin();
    say(p, announce(p, "u1", Action::Hide));

    HW_SAYS(ruled(p, Step{id(p, "u1"), Hex{}}), "OffTheBoard R4.8b");
    HW_SAYS(ruled(p, step(p, "u1", "E2")), "EnemyInHex R9.0e");
}

void tst_Hiding::r9_12_1b_notIntoHarshTerrain()
{
    // Three points for rifles that have two.
    Position p = hill().terrain("E5", "heavy_forest", 1).begin();
    say(p, announce(p, "u1", Action::Hide));

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "HarshTerrain R9.12.1b");
    HW_SAYS(ruled(p, step(p, "u1", "E7")), "yes");
}

void tst_Hiding::r9_12_1b_notOntoARoad()
{
    Position p = hill().road(RoadKind::NarrowRoad, {"D5", "E5"}).begin();
    say(p, announce(p, "u1", Action::Hide));

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "CannotHide R9.12.1b");
}

void tst_Hiding::r9_12_1c_slowUnitsHideInPlaceOnly()
{
    Table table = hill("us.cal50_hmg");
    Position p = table.begin();
    QVERIFY(p.traits(id(p, "u1")).noHiddenStep);
    QVERIFY(stepRuling(p, walkOf(p, id(p, "u1"), MoveKind::Hidden), at("E5"), By::Default)
                .error()
                .rule == "R9.12.1c");

    say(p, announce(p, "u1", Action::Hide));

    HW_SAYS(markers(p, "u1"), "hide_action");
    HW_SAYS(asks(p), "announce axis");
}

void tst_Hiding::r9_6_3_2f_notAcrossASteepSlope()
{
    Position p = hill().side(HexsideKind::SteepSlope, "E6", Direction::N).begin();
    say(p, announce(p, "u1", Action::Hide));

    HW_SAYS(ruled(p, step(p, "u1", "E5")), "NotThisAction R9.6.3.2f");
}

void tst_Hiding::a_39_theStepMayDrawFireAtAHiddenUnit() // [R9.12.1d] [R9.12.1e]
{
    Position p = hill().rifles("g2", "E2").begin();
    hide(p, "E5");

    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g2")});

    HW_SAYS(asks(p), "spotting 1d6");
    const auto events = say(p, d6({2})); // 2 - 1 is less than 2
    QVERIFY(std::any_of(events.begin(), events.end(), [](const Event &event) {
        const auto *rolled = std::get_if<SpottingRolled>(&event.what);
        return rolled && rolled->modifier == -1 && !rolled->spotted;
    }));
    rolls(p, {"X"});
    QVERIFY(p.pending.dice.count(Die::Blue) == 1); // Y of the card, G for the blind shot, B
    HW_SAYS(asks(p), "defence YGB");
}

void tst_Hiding::r9_12_1f_inCloseCombatItIsNoAction()
{
    const auto hasActed = [](const char *marker) {
        Table table(4);
        table.rifles("g1", "E5", {marker}).rifles("u1", "E6");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E5"));
        return std::get<CloseCombatFrame>(p.stack.back()).defenceActivated;
    };
    QVERIFY(!hasActed("hide_action"));
    QVERIFY(hasActed("normal_action"));
}

void tst_Hiding::r9_12_2c_anotherActionEndsIt_data()
{
    QTest::addColumn<QString>("marker");
    QTest::newRow("hidden") << "hidden";
    QTest::newRow("r9_12_4d ambush") << "ambush";
}

void tst_Hiding::r9_12_2c_anotherActionEndsIt() // [R13.1h] [R13.1i]
{
    QFETCH(QString, marker);
    Table table(4);
    table.rifles("u1", "E6", {marker.toStdString()}).rifles("g1", "E2");
    for (const Action action :
         {Action::NormalMove, Action::FastMove, Action::MoveAndFire, Action::DigIn, Action::Hide}) {
        Position p = table.begin();
        say(p, announce(p, "u1", action));
        QVERIFY(!unit(p, "u1").markers.hasAny({Marker::Hidden, Marker::Ambush}));
        QVERIFY(unit(p, "u1").markers.hasAny(kActionMarkers));
    }
    for (const Action action : {Action::Fire, Action::FireAndMove}) { // after it has fired
        Position p = table.begin();
        say(p, announce(p, "u1", action));
        HW_SAYS(markers(p, "u1"), marker.toStdString());
        say(p, Target{id(p, "g1")});
        rolls(p, {"-"});
        while (p.pending.isChance())
            rolls(p);
        QVERIFY(!unit(p, "u1").markers.hasAny({Marker::Hidden, Marker::Ambush}));
    }
}

void tst_Hiding::r9_12_2c_reactingEndsIt()
{
    Position p = hill().rifles("g2", "E2", {"hidden"}).begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E5"));
    say(p, React{id(p, "g2")});
    rolls(p);

    HW_SAYS(markers(p, "g2"), "firing");
    QVERIFY(unit(p, "g2").activated);
}

void tst_Hiding::r9_12_2c_aFallbackEndsIt() // [R9.12.4d]
{
    for (const char *marker : {"hidden", "ambush"}) {
        Table table(4);
        table.unit("g1", "E5", "ger.rifles43", {marker, "suppressed"});
        Position p = table.rifles("u1", "E6").begin(); // adjacent: no spotting
        fire(p, "u1", "g1");
        rolls(p, {"X"});
        rolls(p);

        HW_SAYS(markers(p, "g1"), "fallback");
    }
}

void tst_Hiding::r9_12_2c_closeCombatEndsIt() // [R9.12.4d]
{
    for (const char *marker : {"hidden", "ambush"}) {
        Table table(4);
        table.rifles("g1", "E5", {marker}).rifles("u1", "E6");
        Position p = table.begin();
        say(p, announce(p, "u1", Action::NormalMove));
        say(p, step(p, "u1", "E5"));
        while (p.pending.isChance())
            rolls(p);

        HW_SAYS(asks(p), "withdraw allied u1"); // after the first round
        HW_SAYS(markers(p, "g1"), "");
    }
}

static std::string suppressed(Table table, const char *marker)
{
    table.rifles("g1", "E5", {marker}).rifles("u1", "E6").unit("g9", "L10", "drill.porters");
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"X"});
    rolls(p);
    return markers(p, "g1");
}

void tst_Hiding::d9_12_2a_suppressionEndsItInTheGermanEdition()
{
    HW_SAYS(suppressed(Table(), "hidden"), "hidden,suppressed");
    HW_SAYS(suppressed(Table().german(), "hidden"), "suppressed");
}

void tst_Hiding::d9_12_4c_andAnAmbushToo()
{
    HW_SAYS(suppressed(Table(), "ambush"), "ambush,suppressed");
    HW_SAYS(suppressed(Table().german(), "ambush"), "suppressed");
}

void tst_Hiding::r9_12_4a_hiddenForAWholeTurnIsAnAmbush() // W-24 [R9.12.2a] [R6.5d]
{
    Position p = hill().begin();
    hide(p, "E5");
    HW_SAYS(markers(p, "u1"), "hide_action");

    endTurn(p);
    HW_SAYS(markers(p, "u1"), "hidden"); // [R6.5e] not both in one turn
    endTurn(p);
    HW_SAYS(markers(p, "u1"), "ambush");
    endTurn(p);
    HW_SAYS(markers(p, "u1"), "ambush"); // [R6.5f]
}

void tst_Hiding::r9_12_4a_notIfItWasActivated()
{
    Table table = hill();
    table.last().markers = {"hidden"};
    table.last().activated = true; // by what leaves no marker
    Position p = table.begin();

    endTurn(p);
    HW_SAYS(markers(p, "u1"), "hidden");
    endTurn(p);
    HW_SAYS(markers(p, "u1"), "ambush");
}

void tst_Hiding::r13_2h_theMarkerIsPlacedAndTurned()
{
    Position p = hill().begin();
    const auto events = say(p, announce(p, "u1", Action::Hide));

    QCOMPARE(count<MarkerPlaced>(events), 1);
    HW_SAYS(markers(p, "u1"), "hide_action"); // from its announcement on
}

void tst_Hiding::d9_12_2a_soDoesImmobilised() // [D9.12.4c]
{
    for (const std::string marker : {"hidden", "ambush"})
        for (const bool german : {false, true}) {
            Table table;
            table.unit("g1", "E4", "drill.tank", {marker}).facing(3);
            table.unit("u1", "E7", "drill.tank").facing(0);
            if (german)
                table.german();
            Position p = table.begin();
            fire(p, "u1", "g1");
            say(p, d6({6}));
            rolls(p, {"C"});
            rolls(p);
            rolls(p, {"C"}); // [R10.7.6b]
            rolls(p);
            QVERIFY(unit(p, "g1").markers.has(Marker::Immobilised));
            QCOMPARE(unit(p, "g1").markers.hasAny({Marker::Hidden, Marker::Ambush}), !german);
        }
}

HW_PLAIN_TEST(tst_Hiding)

} // namespace hexwerk::assault::tst_hiding

#include "tst_hiding.moc"
