// What a referee may correct is listed, and each of the choices is taken.
#include <QTest>

#include "core/assault/referee/corrections.h"
#include "core/play/answerer.h"
#include "tests/core/assault/formations.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <random>

namespace hexwerk::assault::tst_corrections_choices {

class tst_CorrectionsChoices final : public QObject
{
    Q_OBJECT

private slots:
    void r5_0b_everyChoiceIsTaken();
    void r5_0b_whatAUnitLacksIsNotOffered();
    void r4_2_3a_experienceChangesTheDice();
    void r4_2_3a_anotherExperienceIsAnotherPosition();
    void r4_8b_aUnitLeavesTheMapWithItsPassengers();
    void r5_8e_aUnitWaitsAgain();
    void aCardThatWasNotTakenKeepsItsUnits();
    void r9_2c_whoWasFastIsNotFastAgain();
    void r9_8_1a_theMarkerOfAHexIsLaidAndTakenAway();
    void r5_8a_aCardComesIntoPlayAndGoesBack();
    void r5_8a_aCardWhoseUnitsPlayStays();
    void r5_6c_onlyWhoDrawsTwiceHoldsCards();
    void r4_9_2b_pointsComeAndGoWhereTheyLie();
    void r10_7_3i_lostPointsAreMissingNextTurn();
    void r4_9_2a_withoutTheOptionThereAreNoPoints();
    void r5_4c_eachPlayerHasPointsOfTheirOwn();
    void gamesGoOnWhateverIsCorrected_data();
    void gamesGoOnWhateverIsCorrected();
};

// A bit of everything.
static Table busy()
{
    Table table;
    table.rifles("g1", "E6", {"firing"}).unit("g2", "C2", "drill.carrier").facing(1);
    table.aboard("g3", "g2", "ger.rifles43").rifles("g4", "D2").rifles("u1", "E9");
    table.smoke("G5", 2).mine("H5", MineKind::AntiTank);
    table.scenario.objectives = {{.id = "farm", .hex = at("E5"), .name = {}, .holder = "axis"}};
    table.scenario.tracks = {
        {.id = "morale", .side = "axis", .name = {}, .min = 0, .max = 6, .start = 4}};
    return table;
}

static std::vector<Correctable> all(const Position &p)
{
    std::vector<Correctable> found = correctableOf(p);
    for (const Unit &unit : p.units)
        for (Correctable &value : correctableOf(p, unit.id))
            found.push_back(std::move(value));
    for (const char *hex : {"E6", "G5", "H5"})
        for (Correctable &value : correctableOf(p, at(hex)))
            found.push_back(std::move(value));
    return found;
}

static std::string now(const Position &p, std::string_view path)
{
    for (const Correctable &value : all(p))
        if (value.path == path)
            return value.value;
    return "none";
}

// From what stands there.
static std::vector<Event> correct(Position &p, const std::string &path, const std::string &to)
{
    return say(p, Correct{path, now(p, path), to});
}

void tst_CorrectionsChoices::r5_0b_everyChoiceIsTaken()
{
    Table withCards = formationTable();
    withCards.scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Choose, {}}};
    for (const Position &p : {busy().begin(), beginWithCards(withCards)})
        for (const Correctable &value : all(p)) {
            QVERIFY2(!value.choices.empty(), value.path.c_str());
            for (const std::string &choice : value.choices) {
                const Correct order{value.path, value.value, choice};
                QVERIFY2(Assault::query(p, order), (value.path + " " + choice).c_str());
                Position after = p;
                say(after, order);
                QVERIFY(!Assault::legalOrders(after).empty() || after.pending.isChance());
            }
        }
}

void tst_CorrectionsChoices::r5_0b_whatAUnitLacksIsNotOffered()
{
    Position p = busy().begin();
    HW_SAYS(now(p, "unit.g2.facing"), "1");
    HW_SAYS(now(p, "unit.g1.facing"), "none"); // [R9.8b]
    HW_SAYS(now(p, "unit.g3.carrier"), "g2");
    HW_SAYS(now(p, "unit.g1.strength"), "4");
    correct(p, "unit.g1.at", "off");
    HW_SAYS(now(p, "unit.g1.strength"), "none"); // it has none
    HW_SAYS(now(p, "unit.g1.state"), "eliminated");
}

void tst_CorrectionsChoices::r4_2_3a_experienceChangesTheDice()
{
    Position p = Table().rifles("g1", "E6").rifles("u1", "E9").begin();
    const std::string before = attackOf(p, "g1", "u1");

    correct(p, "unit.g1.experience", "veteran");

    HW_SAYS(attackOf(p, "g1", "u1"), before + "B"); // [R10.8.3a]
    HW_SAYS(now(p, "unit.g1.experience"), "veteran");
    HW_SAYS(ruled(p, Correct{"unit.g1.experience", "veteran", "brave"}), "ValueOutOfRange R5.0b");
}

void tst_CorrectionsChoices::r4_2_3a_anotherExperienceIsAnotherPosition()
{
    const Position before = busy().begin();
    Position p = before;
    correct(p, "unit.g1.experience", "elite");
    QVERIFY(Assault::hash(p) != Assault::hash(before));
    QVERIFY(p != before);

    correct(p, "unit.g1.experience", "regular");

    QCOMPARE(Assault::hash(p), Assault::hash(before));
    QVERIFY(p == before);
}

void tst_CorrectionsChoices::r4_8b_aUnitLeavesTheMapWithItsPassengers()
{
    Position p = busy().begin();

    correct(p, "unit.g2.state", "left_map");

    HW_SAYS(where(p, "g2"), "left");
    HW_SAYS(where(p, "g3"), "left");
    for (const char *wrong : {"in_play", "carried", "in_box", "gone"})
        HW_SAYS(ruled(p, Correct{"unit.g2.state", "left_map", wrong}), "ValueOutOfRange R5.0b");
    correct(p, "unit.g2.at", "C3");
    HW_SAYS(where(p, "g2"), "C3");
}

void tst_CorrectionsChoices::r5_8e_aUnitWaitsAgain()
{
    Table table;
    table.zone("south", "allied", ZonePurpose::Setup, {"C9", "D9"});
    table.rifles("g1", "E6").rifles("u1", "E9").rifles("u2", "C9");
    table.last().at.reset();
    table.last().zone = "south";
    Position p = Assault::start(table.game());
    say(p, Place{id(p, "u2"), at("C9")});
    passSupport(p);

    correct(p, "unit.u2.state", "waiting");

    HW_SAYS(where(p, "u2"), "waiting");
    QVERIFY(isOffered(p, Place{id(p, "u2"), at("D9")}));
}

void tst_CorrectionsChoices::aCardThatWasNotTakenKeepsItsUnits()
{
    Table table = formationTable();
    table.scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Choose, {}}};
    const Position p = beginWithCards(table);
    HW_SAYS(ruled(p, Correct{"unit.f1-1.state", "in_box", "waiting"}), "ValueOutOfRange R5.0b");
}

void tst_CorrectionsChoices::r9_2c_whoWasFastIsNotFastAgain()
{
    Position p = busy().begin();
    QVERIFY(isOffered(p, announce(p, "u1", Action::FastMove)));

    correct(p, "unit.u1.was_fast", "true");

    HW_SAYS(ruled(p, announce(p, "u1", Action::FastMove)), "NoFastActionTwice R9.2c");
}

void tst_CorrectionsChoices::r9_8_1a_theMarkerOfAHexIsLaidAndTakenAway()
{
    Position p = busy().begin();
    for (const char *hex : {"E6", "A1", "C9"})
        say(p, Correct{std::string("dug_in.") + hex, "false", "true"});
    QVERIFY(p.isDugIn(at("E6")) && p.isDugIn(at("A1")) && p.isDugIn(at("C9")));

    say(p, Correct{"dug_in.C9", "true", "false"});

    QVERIFY(p.isDugIn(at("E6")) && !p.isDugIn(at("C9")));
    HW_SAYS(ruled(p, Correct{"dug_in.C9", "false", "yes"}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"dug_in.Z40", "false", "true"}), "NoSuchPath R5.0b");
}

void tst_CorrectionsChoices::r5_8a_aCardComesIntoPlayAndGoesBack()
{
    Table table = formationTable();
    table.scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Choose, {}}};
    Position p = beginWithCards(table);
    say(p, Choose{"drill.f2"});
    HW_SAYS(asks(p), "place axis");
    HW_SAYS(now(p, "card.drill.f2"), "taken,1");

    correct(p, "card.drill.f5", "taken,1");
    correct(p, "card.drill.f2", "deck");

    HW_SAYS(where(p, "f2-1"), "in box");
    HW_SAYS(where(p, "f5-1"), "waiting");
    HW_SAYS(where(p, "f5-2"), "waiting");
    QVERIFY(!Assault::query(p, Place{id(p, "f2-1"), at("C2")}));
    HW_SAYS(ruled(p, Place{id(p, "f5-1"), at("C2")}), "yes");
    HW_SAYS(ruled(p, Correct{"card.drill.f9", "deck", "aside"}), "NoSuchPath R5.0b");
    HW_SAYS(ruled(p, Correct{"card.drill.f1#2", "deck", "aside"}), "NoSuchPath R5.0b");
}

void tst_CorrectionsChoices::r5_8a_aCardWhoseUnitsPlayStays()
{
    Table table = formationTable();
    table.scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Choose, {}}};
    Position p = beginWithCards(table);
    say(p, Choose{"drill.f2"});
    say(p, Place{id(p, "f2-1"), at("C2")});
    HW_SAYS(ruled(p, Correct{"card.drill.f2", "taken,1", "deck"}), "ValueOutOfRange R5.0b");
}

void tst_CorrectionsChoices::r5_6c_onlyWhoDrawsTwiceHoldsCards()
{
    for (const auto &[method, said] : {std::pair(FormationMethod::Choose, "ValueOutOfRange R5.0b"),
                                       std::pair(FormationMethod::DrawDouble, "yes")}) {
        Table table = formationTable();
        table.scenario.sides[0].formations = {{UnitType::Infantry, 1, method, {}}};
        const Position p = beginWithCards(table);
        HW_SAYS(ruled(p, Correct{"card.drill.f1", "deck", "drawn,1"}), said);
        HW_SAYS(ruled(p, Correct{"card.drill.f1", "deck", "drawn,2"}), "ValueOutOfRange R5.0b");
        HW_SAYS(ruled(p, Correct{"card.drill.f1", "deck", "aside"}), "yes");
    }
}

// Six points each, those of the axis put on its rifles, of the allies on rifles and machine gun.
static Position planned()
{
    Table table(3);
    table.rifles("g1", "C2").rifles("u1", "C9").unit("u2", "E9", "us.cal50_hmg");
    table.scenario.options["command_points"] = true;
    for (SideSpec &side : table.scenario.sides)
        side.commandPoints = 6;
    Position p = Assault::start(table.game());
    for (const char *card : {"us.rifles43", "us.rifles43", "us.cal50_hmg", "ger.rifles43",
                             "ger.rifles43", "ger.rifles43"})
        say(p, Allot{card});
    passSupport(p);
    return p;
}

void tst_CorrectionsChoices::r4_9_2b_pointsComeAndGoWhereTheyLie()
{
    Position p = planned();
    HW_SAYS(now(p, "points.allied.us.rifles43"), "2");
    HW_SAYS(now(p, "points.allied.us.cal50_hmg"), "1");
    HW_SAYS(now(p, "points.allied.focus"), "3");
    HW_SAYS(now(p, "points.allied.ger.rifles43"), "none"); // no points lie there
    HW_SAYS(ruled(p, Correct{"points.allied.focus", "3", "4"}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"points.allied.focus", "3", "-1"}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"points.allied.us.rifles43", "2", "7"}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"points.allied.us.mortar60", "0", "1"}), "NoSuchPath R5.0b");
    HW_SAYS(ruled(p, Correct{"points.allied", "0", "1"}), "NoSuchPath R5.0b");
    HW_SAYS(ruled(p, Correct{"points.britain.focus", "3", "1"}), "NoSuchPath R5.0b");

    correct(p, "points.allied.us.rifles43", "0");
    HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "yes"); // [R4.9.2c] with the focus
    correct(p, "points.allied.focus", "0");
    HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "NoCommandPoint R6.2.2c");
    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "yes");
    correct(p, "points.allied.us.rifles43", "1");
    HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "yes");
    QCOMPARE(int(p.points[1].total), 2); // 6 - 2 - 3 + 1
    QVERIFY(Assault::hash(p) != Assault::hash(planned()));
}

void tst_CorrectionsChoices::r10_7_3i_lostPointsAreMissingNextTurn()
{
    Position p = planned();
    HW_SAYS(now(p, "points.axis.lost"), "0");
    HW_SAYS(ruled(p, Correct{"points.axis.lost", "0", "7"}), "ValueOutOfRange R5.0b");

    correct(p, "points.axis.lost", "2");

    HW_SAYS(now(p, "points.axis.ger.rifles43"), "3");
    while (p.turn == 1)
        say(p, Assault::query(p, Pass{}) ? Order(Pass{}) : Assault::legalOrders(p).front());
    HW_SAYS(now(p, "points.axis.focus"), "3");
    QCOMPARE(int(p.points[0].total), 4); // 6 - 2
    HW_SAYS(now(p, "points.axis.ger.rifles43"), "none");
    // Back to what it was, though its points of this turn are fewer.
    HW_SAYS(ruled(p, Correct{"points.axis.lost", "2", "6"}), "yes");
    HW_SAYS(ruled(p, Correct{"points.axis.lost", "2", "0"}), "yes");
}

void tst_CorrectionsChoices::r4_9_2a_withoutTheOptionThereAreNoPoints()
{
    const Position p = busy().begin();
    HW_SAYS(now(p, "points.axis.lost"), "none");
    HW_SAYS(ruled(p, Correct{"points.axis.lost", "0", "1"}), "NoSuchPath R5.0b");
}

void tst_CorrectionsChoices::r5_4c_eachPlayerHasPointsOfTheirOwn()
{
    Table table(3);
    table.rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].players = 2;
    const Position p = Assault::start(table.game());
    HW_SAYS(ruled(p, Correct{"points.axis:2.focus", "0", "4"}), "ValueOutOfRange R5.0b");
    HW_SAYS(ruled(p, Correct{"points.axis:2.focus", "0", "2"}), "yes");
    HW_SAYS(ruled(p, Correct{"points.axis:3.focus", "0", "0"}), "NoSuchPath R5.0b");
    HW_SAYS(ruled(p, Correct{"points.axis:2.lost", "0", "0"}), "yes");
}

void tst_CorrectionsChoices::gamesGoOnWhateverIsCorrected_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("withPoints");
    for (const char *name :
         {"training-infantry", "training-vehicles", "gela-road", "port-of-gela"}) {
        QTest::newRow(name) << name << false;
        QTest::addRow("%s_points", name) << name << true;
    }
}

// At any moment, also in the middle of a close combat: somebody can always say something.
void tst_CorrectionsChoices::gamesGoOnWhateverIsCorrected()
{
    QFETCH(QString, name);
    QFETCH(bool, withPoints);
    Scenario scenario = shippedScenario(name.toStdString());
    if (withPoints) {
        scenario.options["command_points"] = true;
        for (SideSpec &side : scenario.sides)
            side.commandPoints = 9;
    }
    const Position start = beginShipped(scenario);
    for (unsigned seed = 1; seed <= 8; ++seed) {
        Position p = start;
        std::mt19937 chance(seed);
        play::RandomPlayer<Assault> player(seed);
        for (int orders = 0; orders < 1500 && !Assault::isOver(p); ++orders) {
            if (chance() % 4 == 0) {
                const UnitId unit{static_cast<std::uint32_t>(chance() % p.units.size() + 1)};
                const auto values = chance() % 4 == 0 ? correctableOf(p) : correctableOf(p, unit);
                const Correctable &value = values[chance() % values.size()];
                const Correct order{value.path, value.value,
                                    value.choices[chance() % value.choices.size()]};
                if (value.path != "turn" && Assault::query(p, order))
                    say(p, order);
            }
            if (Assault::isOver(p))
                break;
            QVERIFY2(p.pending.isChance() || !Assault::legalOrders(p).empty(),
                     qPrintable(QStringLiteral("seed %1, order %2").arg(seed).arg(orders)));
            say(p, player.answer(p));
        }
    }
}

HW_PLAIN_TEST(tst_CorrectionsChoices)

} // namespace hexwerk::assault::tst_corrections_choices

#include "tst_corrections_choices.moc"
