// A referee's corrections: at any moment, never offered, and the game goes on.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_corrections {

class tst_Corrections final : public QObject
{
    Q_OBJECT

private slots:
    void r5_0b_everyPathIsReadAndWritten_data();
    void r5_0b_everyPathIsReadAndWritten();
    void unknownPathsAreRefused();
    void theOldValueMustBeTheOneThatIsThere();
    void impossibleValuesAreRefused_data();
    void impossibleValuesAreRefused();
    void theyAreNeverOffered();
    void aUnitThatIsTakenOffEndsItsMove();
    void aUnitThatIsTakenOffEndsItsCloseCombat_data();
    void aUnitThatIsTakenOffEndsItsCloseCombat();
    void aTargetThatIsTakenOffEndsTheShot();
    void theDeadMayComeBack();
    void markersThatExcludeEachOtherAreRefused();
    void r9_11b_aUnitIsPutAboardAndOff();
    void r9_11_1a_onlyWhereThereIsRoom();
    void whoIsPutAboardEndsItsMove();
    void r4_8d_aVehicleGoesOnAsItFaces();
    void r9_8b_infantryHasNoFacing();
};

static Table board()
{
    Table table;
    table.rifles("g1", "E6", {"firing"}).rifles("g2", "C2").rifles("u1", "E7").rifles("u2", "C9");
    table.smoke("G5", 2);
    table.scenario.objectives = {{.id = "farm", .hex = at("E5"), .name = {}, .holder = "axis"}};
    table.scenario.tracks = {
        {.id = "morale", .side = "axis", .name = {}, .min = 0, .max = 6, .start = 4}};
    return table;
}

void tst_Corrections::r5_0b_everyPathIsReadAndWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("place") << "unit.g1.at"
                           << "E6"
                           << "H3";
    QTest::newRow("off the map") << "unit.g1.at"
                                 << "E6"
                                 << "off";
    QTest::newRow("strength") << "unit.g1.strength"
                              << "4"
                              << "1";
    QTest::newRow("activated") << "unit.g2.activated"
                               << "false"
                               << "true";
    QTest::newRow("markers") << "unit.g1.markers"
                             << "firing"
                             << "hidden,suppressed";
    QTest::newRow("no markers") << "unit.g1.markers"
                                << "firing"
                                << "";
    QTest::newRow("objective") << "objective.farm.holder"
                               << "axis"
                               << "allied";
    QTest::newRow("nobody's objective") << "objective.farm.holder"
                                        << "axis"
                                        << "";
    QTest::newRow("track") << "track.morale"
                           << "4"
                           << "0";
    QTest::newRow("smoke") << "smoke.G5"
                           << "2"
                           << "0";
    QTest::newRow("new smoke") << "smoke.A1"
                               << "0"
                               << "4";
    QTest::newRow("turn") << "turn"
                          << "1"
                          << "3";
}

void tst_Corrections::r5_0b_everyPathIsReadAndWritten()
{
    QFETCH(QString, path);
    QFETCH(QString, before);
    QFETCH(QString, after);
    Position p = board().begin();
    const Correct there{path.toStdString(), before.toStdString(), after.toStdString()};
    const Correct back{path.toStdString(), after.toStdString(), before.toStdString()};

    const auto events = say(p, there);

    QCOMPARE(count<Corrected>(events), 1);
    HW_SAYS(ruled(p, there), "OldValueDiffers R5.0b"); // it has changed
    HW_SAYS(ruled(p, back), "yes");
}

void tst_Corrections::unknownPathsAreRefused()
{
    const Position p = board().begin();
    for (const char *path : {"", "unit", "unit.g1", "unit.g7.at", "unit.g1.colour", "units.g1.at",
                             "objective.mill.holder", "objective.farm.hex", "track.luck",
                             "smoke.Z40", "smoke.x", "turns", "turn.1"})
        HW_SAYS(ruled(p, Correct{path, "", "1"}), "NoSuchPath R5.0b");
}

void tst_Corrections::theOldValueMustBeTheOneThatIsThere()
{
    const Position p = board().begin();

    HW_SAYS(ruled(p, Correct{"unit.g1.at", "E5", "H3"}), "OldValueDiffers R5.0b");
}

void tst_Corrections::impossibleValuesAreRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("a hex off the board") << "unit.g1.at"
                                         << "E6"
                                         << "Z40";
    QTest::newRow("no hex") << "unit.g1.at"
                            << "E6"
                            << "here";
    QTest::newRow("no strength") << "unit.g1.strength"
                                 << "4"
                                 << "0";
    QTest::newRow("more than the card has") << "unit.g1.strength"
                                            << "4"
                                            << "5";
    QTest::newRow("no number") << "unit.g1.strength"
                               << "4"
                               << "3.5";
    QTest::newRow("neither true nor false") << "unit.g2.activated"
                                            << "false"
                                            << "yes";
    QTest::newRow("no marker") << "unit.g1.markers"
                               << "firing"
                               << "asleep";
    QTest::newRow("a marker of hexes") << "unit.g1.markers"
                                       << "firing"
                                       << "dug_in";
    QTest::newRow("no side") << "objective.farm.holder"
                             << "axis"
                             << "neutral";
    QTest::newRow("above the track") << "track.morale"
                                     << "4"
                                     << "7";
    QTest::newRow("below the track") << "track.morale"
                                     << "4"
                                     << "-1";
    QTest::newRow("too much smoke") << "smoke.G5"
                                    << "2"
                                    << "6";
    QTest::newRow("turn 0") << "turn"
                            << "1"
                            << "0";
    QTest::newRow("after the last turn") << "turn"
                                         << "1"
                                         << "4";
}

void tst_Corrections::impossibleValuesAreRefused()
{
    QFETCH(QString, path);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const Position p = board().begin();
    Position same = p;

    const Order order = Correct{path.toStdString(), before.toStdString(), after.toStdString()};

    HW_SAYS(ruled(p, order), "ValueOutOfRange R5.0b");
    QVERIFY(!Assault::apply(same, order));
    QVERIFY(same == p);
}

void tst_Corrections::theyAreNeverOffered()
{
    for (const Order &order : Assault::legalOrders(board().begin()))
        QVERIFY(!std::holds_alternative<Correct>(order));
}

void tst_Corrections::aUnitThatIsTakenOffEndsItsMove()
{
    Position p = board().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(asks(p), "step allied u1");

    say(p, Correct{"unit.u1.at", "E7", "off"});

    HW_SAYS(asks(p), "announce axis");
}

void tst_Corrections::aUnitThatIsTakenOffEndsItsCloseCombat_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<int>("orders"); // answers given before
    for (const char *who : {"u1", "g1"})
        for (int orders = 0; orders < 8; ++orders)
            QTest::newRow(qPrintable(QStringLiteral("%1 after %2").arg(who).arg(orders)))
                << who << orders;
}

void tst_Corrections::aUnitThatIsTakenOffEndsItsCloseCombat()
{
    QFETCH(QString, who);
    QFETCH(int, orders);
    Position p = board().rifles("u3", "F6").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    say(p, Support{id(p, "u3")});
    for (int i = 0; i < orders; ++i) {
        if (p.pending.question == Question::BattleDice)
            rolls(p);
        else if (p.pending.question == Question::Reroll)
            say(p, Keep{});
        else
            say(p, Stay{});
    }

    say(p, Correct{"unit." + who.toStdString() + ".at", "E6", "off"});

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(where(p, who.toStdString()), "eliminated");
    HW_SAYS(markers(p, who.toStdString()), "");
}

void tst_Corrections::aTargetThatIsTakenOffEndsTheShot()
{
    Position p = board().begin();
    fire(p, "u1", "g1");
    HW_SAYS(asks(p), "attack YYG");

    say(p, Correct{"unit.g1.at", "E6", "off"});

    HW_SAYS(asks(p), "announce axis");
}

void tst_Corrections::theDeadMayComeBack()
{
    Position p = board().begin();
    say(p, Correct{"unit.g1.at", "E6", "off"});
    HW_SAYS(where(p, "g1"), "eliminated");

    say(p, Correct{"unit.g1.at", "off", "E5"});

    HW_SAYS(where(p, "g1"), "E5");
    QVERIFY(strength(p, "g1") > 0);
}

void tst_Corrections::markersThatExcludeEachOtherAreRefused() // [R13.2a] [R13.3a] [R9.12.4a]
{
    const Position p = Table().rifles("g1", "C2").rifles("u1", "C9").begin();
    for (const char *wrong : {"firing,fast_action", "firing,suppressed", "hidden,ambush"})
        QVERIFY2(!Assault::query(p, Correct{"unit.g1.markers", "", wrong}), wrong);
    for (const char *right : {"suppressed,fallback", "hidden,suppressed", "attack_dice_minus_1"})
        QVERIFY2(Assault::query(p, Correct{"unit.g1.markers", "", right}), right);
}

// A transport with room for one squad.
static Table lift()
{
    Table table;
    table.unit("u1", "E6", "us.rifles43", {"firing"}).rifles("u2", "G9");
    return table.unit("u3", "E7", "drill.carrier").facing(0).rifles("g1", "C2");
}

void tst_Corrections::r9_11b_aUnitIsPutAboardAndOff()
{
    Position p = lift().begin();

    say(p, Correct{"unit.u1.carrier", "", "u3"});
    HW_SAYS(where(p, "u1"), "on u3");
    HW_SAYS(markers(p, "u1"), ""); // [R9.11.2c]
    QVERIFY(unit(p, "u1").at == at("E7"));
    say(p, announce(p, "u3", Action::NormalMove));
    say(p, step(p, "u3", "E6"));
    QVERIFY(unit(p, "u1").at == at("E6"));

    say(p, Correct{"unit.u1.carrier", "u3", ""});
    HW_SAYS(where(p, "u1"), "E6");
    say(p, Correct{"unit.u1.carrier", "", "u3"});
    say(p, Correct{"unit.u1.at", "off", "F6"});
    HW_SAYS(where(p, "u1"), "F6");
    HW_SAYS(ruled(p, Correct{"unit.u1.carrier", "", "u3"}), "yes");
}

void tst_Corrections::r9_11_1a_onlyWhereThereIsRoom()
{
    Position p = lift().unit("g3", "H2", "drill.carrier").facing(0).begin();
    for (const char *carrier : {"u1", "u2", "u9", "g1", "g3", "transport"})
        HW_SAYS(ruled(p, Correct{"unit.u1.carrier", "", carrier}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"unit.g3.carrier", "", "u3"}), "ValueOutOfRange R5.0b");

    say(p, Correct{"unit.u2.carrier", "", "u3"});
    HW_SAYS(ruled(p, Correct{"unit.u1.carrier", "", "u3"}), "ValueOutOfRange R5.0b"); // full
    HW_SAYS(ruled(p, Correct{"unit.u2.carrier", "u3", "u3"}), "yes");

    say(p, Correct{"unit.u1.at", "E6", "off"});
    say(p, Correct{"unit.u2.carrier", "u3", ""});
    HW_SAYS(ruled(p, Correct{"unit.u1.carrier", "", "u3"}), "ValueOutOfRange R5.0b");
}

void tst_Corrections::whoIsPutAboardEndsItsMove()
{
    Position p = lift().begin();
    say(p, announce(p, "u2", Action::NormalMove));
    HW_SAYS(asks(p), "step allied u2");

    say(p, Correct{"unit.u2.carrier", "", "u3"});

    HW_SAYS(asks(p), "announce axis");
}

void tst_Corrections::r4_8d_aVehicleGoesOnAsItFaces()
{
    Position p = lift().begin();
    say(p, announce(p, "u3", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u3", "E8")), "yes"); // backward
    HW_SAYS(ruled(p, step(p, "u3", "F7")), "NotAhead R9.10b");

    say(p, Correct{"unit.u3.facing", "0", "1"});

    HW_SAYS(ruled(p, step(p, "u3", "F7")), "yes");
    HW_SAYS(ruled(p, step(p, "u3", "E8")), "NotAhead R9.10b");
    for (const char *wrong : {"6", "-1", "", "N"})
        HW_SAYS(ruled(p, Correct{"unit.u3.facing", "1", wrong}), "ValueOutOfRange R5.0b");
}

void tst_Corrections::r9_8b_infantryHasNoFacing()
{
    const Position p = lift().begin();
    HW_SAYS(ruled(p, Correct{"unit.u1.facing", "-1", "2"}), "ValueOutOfRange R5.0b");
}

HW_PLAIN_TEST(tst_Corrections)

} // namespace hexwerk::assault::tst_corrections

#include "tst_corrections.moc"
