#include <QTest>

#include "editor/assault/commands/item_edits.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_item_edits {

class tst_ItemEdits final : public QObject
{
    Q_OBJECT

private slots:
    void aRenamedSideIsFollowedByAllThatNamesIt();
    void aRenamedZoneObjectiveTrackOrUnitIsFollowedToo();
    void aNewItemHasAnIdOfItsOwnAndASide();
    void anEntryZoneFollowsItsReinforcement();
    void r4_9_1e_supportComesFromANationOfItsSide();
    void supportFollowsItsSide();
    void removingSeveralItemsTakesExactlyThose();
    void nestedItemsAreAddedRemovedAndReordered();
    void pastedUnitsKeepTheirShapeAndGetNewIds();
    void whatIsPastedIntoAnotherScenarioNamesNothingThatIsNotThere();
    void aPastedLoadIsOnItsPastedCarrier();
    void nothingGoesWhereHexesHaveNoNames();
    void aTileMovesByWholeColumnPairs();
    void topmostComesFirst();
};

void tst_ItemEdits::aRenamedSideIsFollowedByAllThatNamesIt()
{
    Scenario s = sampleScenario();
    s.firstPlayer = "axis";
    s.victories[0].term = {TermKind::All,
                           "",
                           "",
                           0,
                           {{TermKind::Losses, "axis", "", 3, {}},
                            {TermKind::UnitsInZone, "axis-setup", "axis", 1, {}}}};
    rename(s, {Table::Side, 0}, "germany");
    QCOMPARE(s.sides[0].id, std::string("germany"));
    QCOMPARE(s.firstPlayer, std::string("germany"));
    QCOMPARE(s.firstSetup, std::string("roll"));
    QCOMPARE(s.units[0].side, std::string("germany"));
    QCOMPARE(s.units[2].side, std::string("allied"));
    QCOMPARE(s.zones[0].side, std::string("germany"));
    QCOMPARE(s.objectives[0].holder, std::string("germany"));
    QCOMPARE(s.board.minefields[0].side, std::string("germany"));
    QCOMPARE(s.mines[0].side, std::string("germany"));
    QCOMPARE(s.tracks[0].side, std::string("germany"));
    QCOMPARE(s.triggers[0].side, std::string("germany"));
    QCOMPARE(s.victories[0].term.terms[0].name, std::string("germany"));
    QCOMPARE(s.victories[0].term.terms[1].side, std::string("germany"));
}

void tst_ItemEdits::aRenamedZoneObjectiveTrackOrUnitIsFollowedToo()
{
    Scenario s = sampleScenario();
    s.units[1].at.reset();
    s.units[1].on = "p1";
    rename(s, {Table::Zone, 1}, "beach");
    rename(s, {Table::Zone, 0}, "town");
    rename(s, {Table::Objective, 0}, "mill");
    rename(s, {Table::Track, 0}, "dead");
    rename(s, {Table::Unit, 0}, "gun");
    QCOMPARE(*s.units[2].zone, std::string("beach"));
    QCOMPARE(s.reinforcements[0].zone, std::string("beach"));
    QCOMPARE(s.mines[0].zones.front(), std::string("town"));
    QCOMPARE(s.victories[0].term.name, std::string("mill"));
    QCOMPARE(s.triggers[0].effects[0].track, std::string("dead"));
    QCOMPARE(*s.units[1].on, std::string("gun"));
}

void tst_ItemEdits::aNewItemHasAnIdOfItsOwnAndASide()
{
    Scenario s = sampleScenario();
    const ItemRef first = addItem(s, Table::Unit);
    const ItemRef second = addItem(s, Table::Unit);
    QVERIFY(idOf(s, first) != idOf(s, second));
    QCOMPARE(s.units[first.index].side, std::string("axis"));
    QCOMPARE(freshId(s, Table::Unit, "g1"), std::string("g1-2"));
}

void tst_ItemEdits::anEntryZoneFollowsItsReinforcement()
{
    Scenario scenario;
    scenario.sides.resize(2);
    scenario.sides[0].id = "axis";
    scenario.sides[1].id = "allied";
    const auto zone = [](const char *id, const char *side, ZonePurpose purpose) {
        return Zone{id, side, purpose, {}, {}};
    };
    scenario.zones = {zone("a-setup", "axis", ZonePurpose::Setup),
                      zone("a-entry", "axis", ZonePurpose::Entry),
                      zone("b-setup", "allied", ZonePurpose::Setup)};
    addItem(scenario, Table::Reinforcement);
    QCOMPARE(scenario.reinforcements[0].zone, std::string("a-entry"));

    giveReinforcement(scenario, 0, "allied");
    QCOMPARE(scenario.zones[1].side, std::string("allied"));
    QCOMPARE(scenario.reinforcements[0].zone, std::string("a-entry"));

    giveReinforcement(scenario, 0, "axis");
    addItem(scenario, Table::Reinforcement);  // of the axis too
    giveReinforcement(scenario, 0, "allied"); // the zone is shared
    QCOMPARE(scenario.zones[1].side, std::string("axis"));
    QCOMPARE(scenario.reinforcements[0].zone, std::string("b-setup"));
}

void tst_ItemEdits::r4_9_1e_supportComesFromANationOfItsSide()
{
    DataStore library = *sampleLibrary();
    for (const char *id : {"ger.guns", "ita.guns", "us.guns", "any.guns"})
        library.cards.supports[id].id = id;
    for (auto &[id, card] : library.cards.supports)
        card.nation = id == "any.guns" ? "" : id.substr(0, id.find('.'));
    Scenario s = sampleScenario();
    s.sides[1].nations = {"us"};
    const std::string id = s.sides[1].id;
    QCOMPARE(firstSupportFor(id, s, library), std::string("any.guns")); // for both sides
    library.cards.supports.erase("any.guns");
    QCOMPARE(firstSupportFor(id, s, library), std::string("us.guns"));
    s.sides[1].nations = {"fra"};
    QCOMPARE(firstSupportFor(id, s, library), std::string());
}

void tst_ItemEdits::supportFollowsItsSide()
{
    Scenario s = sampleScenario();
    s.supports = {{"axis", {"ger.guns"}, 1}};
    rename(s, {Table::Side, 0}, "germany");
    QCOMPARE(s.supports[0].side, std::string("germany"));
}

void tst_ItemEdits::removingSeveralItemsTakesExactlyThose()
{
    Scenario s = sampleScenario();
    removeItems(s, {{Table::Unit, 0}, {Table::Overlay, 0}, {Table::Unit, 2}, {Table::Unit, 9}});
    QCOMPARE(s.units.size(), std::size_t{1});
    QCOMPARE(s.units[0].id, std::string("g1"));
    QVERIFY(s.board.overlays.empty());
}

void tst_ItemEdits::nestedItemsAreAddedRemovedAndReordered()
{
    Scenario s = sampleScenario();
    QVERIFY((addItem(s, Table::Formation, 0) == ItemRef{Table::Formation, 0, 1}));
    s.sides[0].formations[1].count = 5;
    moveInList(s, {Table::Formation, 0, 1}, -1);
    QCOMPARE(s.sides[0].formations[0].count, 5);
    moveInList(s, {Table::Formation, 0, 0}, -1); // already on top
    QCOMPARE(s.sides[0].formations[0].count, 5);
    removeItems(s, {{Table::Formation, 0, 0}});
    QVERIFY(s == sampleScenario());
    QCOMPARE(itemCount(s, Table::Formation, 7), std::size_t{0}); // no such side
}

void tst_ItemEdits::pastedUnitsKeepTheirShapeAndGetNewIds()
{
    Scenario s = sampleScenario();
    const Clip clip = clipOf(s, {{Table::Unit, 0}, {Table::Unit, 1}}); // F6 and D5
    QVERIFY(clip.origin == hexNamed("D5"));
    const auto added = paste(s, clip, hexNamed("E8"));
    QCOMPARE(added.size(), std::size_t{2});
    QCOMPARE(s.units[3].id, std::string("p1-2"));
    QCOMPARE(distance(*s.units[3].at, *s.units[4].at), distance(hexNamed("F6"), hexNamed("D5")));
    QVERIFY(*s.units[4].at == hexNamed("E8"));
}

void tst_ItemEdits::aTileMovesByWholeColumnPairs()
{
    Scenario s = sampleScenario();
    moveItems(s, {{Table::Tile, 1}}, offsetBetween(hexNamed("E1"), hexNamed("H4")));
    QCOMPARE(s.board.tiles[1].at.column() % 2, 0);
    QVERIFY(s.board.tiles[1].at == hexNamed("G4"));
}

void tst_ItemEdits::topmostComesFirst()
{
    const Scenario s = sampleScenario();
    QVERIFY((itemsAt(s, hexNamed("F6")) ==
             std::vector<ItemRef>{{Table::Unit, 0}, {Table::Overlay, 0}}));
    QVERIFY(itemsAt(s, hexNamed("A9")).empty());
}

void tst_ItemEdits::whatIsPastedIntoAnotherScenarioNamesNothingThatIsNotThere()
{
    Scenario from = sampleScenario();
    from.units[1].on = "p1";
    from.units[1].at.reset();
    const Clip clip = clipOf(from, {{Table::Unit, 1}, {Table::Unit, 2}, {Table::Minefield, 0}});
    Scenario to;
    to.sides = {SideSpec{}};
    to.sides[0].id = "red";

    paste(to, clip, hexNamed("C3"));

    QCOMPARE(to.units.size(), std::size_t{2});
    for (const UnitSpec &unit : to.units) {
        QCOMPARE(unit.side, std::string("red"));
        QVERIFY(!unit.zone && !unit.on);
    }
    QCOMPARE(to.board.minefields.at(0).side, std::string("red"));
}

void tst_ItemEdits::aPastedLoadIsOnItsPastedCarrier()
{
    Scenario s = sampleScenario();
    s.units[1].on = "p1";
    s.units[1].at.reset();
    const Clip both = clipOf(s, {{Table::Unit, 0}, {Table::Unit, 1}});
    const Clip load = clipOf(s, {{Table::Unit, 1}});

    paste(s, both, hexNamed("C3"));
    paste(s, load, hexNamed("C3"));

    QCOMPARE(s.units.at(4).on, std::optional(s.units.at(3).id));
    QVERIFY(s.units[3].id != "p1");
    QCOMPARE(s.units.at(5).on, std::optional<std::string>("p1"));
}

// Neither moved nor pasted: a file could not say where it lies.
void tst_ItemEdits::nothingGoesWhereHexesHaveNoNames()
{
    Scenario s = sampleScenario();
    const std::vector<ItemRef> both{{Table::Unit, 0}, {Table::Unit, 1}}; // F6, D5
    const Scenario before = s;
    moveItems(s, both, {0, -5});
    QVERIFY(s == before);

    s.units[0].at = hexNamed("F1");
    const Clip clip = clipOf(s, both); // taken at D5
    paste(s, clip, hexNamed("D1"));
    QVERIFY(s.units.at(3).at == hexNamed("F1"));
    QVERIFY(s.units.at(4).at == hexNamed("D5"));
}

HW_PLAIN_TEST(tst_ItemEdits)

} // namespace hexwerk::assault::ui::tst_item_edits

#include "tst_item_edits.moc"
