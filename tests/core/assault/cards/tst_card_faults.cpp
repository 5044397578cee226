#include <QTest>

#include "core/assault/cards/card_faults.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/library/data_store.h"
#include "core/assault/files/library/filed_cards.h"
#include "tests/test_program.h"

#include <functional>

namespace hexwerk::assault::tst_card_faults {

// What contradicts itself on a card is found, each with its rule; on what is shipped nothing is.
class tst_CardFaults final : public QObject
{
    Q_OBJECT

private slots:
    void shippedCardsHaveNone();
    void eachIsFoundAlone_data();
    void eachIsFoundAlone();
    void aFileIsToldTheRule();
    void cardsThatArePlayedAreToldTheRule();
    void whatAnEffectTakesIsThere();
    void playedCardsAreWrittenAndRead();
    void r4_2_2b_aTruckIsUnarmoured();
    void cardsAreWrittenAndReadWithTheirMarks();
};

static UnitCard vehicle()
{
    UnitCard card;
    card.id = "us.x";
    card.name = {{"en", "X"}};
    card.nation = "us";
    card.type = UnitType::Vehicle;
    card.movementType = MovementType::Track;
    card.strength = 2;
    card.points = 10;
    card.halfPoints = 5;
    card.defence.fill(Pool().add(Die::Green));
    card.bands[1] = {{0, 4, Pool().add(Die::Red)}};
    return card;
}

static UnitCard men()
{
    UnitCard card = vehicle();
    card.type = UnitType::Infantry;
    card.movementType = MovementType::Foot;
    return card;
}

void tst_CardFaults::shippedCardsHaveNone()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value->cards.units.size() > 50);
    for (const auto &[id, card] : data.value->cards.units)
        QVERIFY2(faultsOf(card).empty(), id.c_str());
}

using Edit = std::function<void(UnitCard &)>;

void tst_CardFaults::eachIsFoundAlone_data()
{
    QTest::addColumn<bool>("isVehicle");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("kind");
    using Kind = CardFaultKind;
    const auto row = [](const char *name, bool isVehicle, Kind kind, const Edit &edit) {
        QTest::newRow(name) << isVehicle << edit << static_cast<int>(kind);
    };
    row("half strength", false, Kind::HalfStrengthAboveFull,
        [](UnitCard &card) { card.halfStrength = 3; });
    row("half points", false, Kind::HalfPointsAboveFull,
        [](UnitCard &card) { card.halfPoints = 11; });
    row("bands", false, Kind::BandsOverlap, [](UnitCard &card) {
        card.bands[0] = {{0, 3, Pool()}, {3, 6, Pool()}};
    });
    row("a band backwards", false, Kind::BandsOverlap, [](UnitCard &card) {
        card.bands[1] = {{5, 3, Pool()}};
    });
    row("turret", false, Kind::TurretOfNoVehicle, [](UnitCard &card) { card.turret = true; });
    row("transport", false, Kind::TransportOfNoVehicle, [](UnitCard &card) { card.transport = 2; });
    row("truck", false, Kind::TruckOfNoVehicle,
        [](UnitCard &card) { card.unitClass = UnitClass::Truck; });
    row("movement", true, Kind::MovesAsAnother,
        [](UnitCard &card) { card.movementType = MovementType::Foot; });
    row("areas", false, Kind::AreasOfNoVehicle, [](UnitCard &card) { card.defence[2] = Pool(); });
    row("blast of indirect fire", false, Kind::BlastWithoutIndirect, [](UnitCard &card) {
        card.blast = Blast{Die::Blue, {}, true};
    });
    row("blast beyond range", false, Kind::BlastBeyondRange, [](UnitCard &card) {
        card.blast = Blast{Die::Blue, 5, false};
    });
    row("armoured truck", true, Kind::ArmouredTruck,
        [](UnitCard &card) { card.unitClass = UnitClass::Truck; });
}

void tst_CardFaults::eachIsFoundAlone()
{
    QFETCH(bool, isVehicle);
    QFETCH(Edit, edit);
    QFETCH(int, kind);
    UnitCard card = isVehicle ? vehicle() : men();
    QVERIFY(faultsOf(card).empty());
    edit(card);
    const std::vector<CardFault> faults = faultsOf(card);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(faults.front().kind), kind);
    QVERIFY(faults.front().rule.starts_with("R"));
}

void tst_CardFaults::aFileIsToldTheRule()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    UnitCard card = men();
    card.turret = true;
    const auto problems =
        checkCard(card, data.value->system, data.value->cards, data.value->cards.effects);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems.front().code == ContentProblem::ImpossibleCard);
    QVERIFY(problems.front().values == std::vector<std::string>{"R4.2b"});
}

static CommandCard command()
{
    CommandCard card;
    card.id = "my.order";
    card.name = {{"en", "Order"}};
    card.category = {{"en", "Movement"}};
    card.time = ActivationTime::Special;
    card.timing = {{"en", "When a unit is hit"}, {"de", "Wenn eine Einheit getroffen wird"}};
    card.types = {UnitType::Infantry, UnitType::Vehicle};
    card.effects = {{"movement", 2, {}, {}},
                    {"gain_ability", {}, {}, "scout"},
                    {"attack_dice", {}, Pool().add(Die::Red), {}},
                    {"activation", {}, {}, {}}};
    card.text = {{"en", "Only near a road."}};
    return card;
}

static SupportCard barrage()
{
    SupportCard card;
    card.id = "my.barrage";
    card.name = {{"en", "Barrage"}};
    card.nation = "us";
    card.kind = SupportKind::Artillery;
    card.time = ActivationTime::Support;
    card.attack = Pool().add(Die::Red);
    card.suppressiveFire = Pool().add(Die::Yellow, 4);
    card.fireForEffect = Pool().add(Die::Red, 2);
    card.bombardment = Pool().add(Die::Red, 3);
    card.smoke = Pool().add(Die::Blue, 2);
    card.secondary = Pool().add(Die::Green);
    card.blast = Die::Yellow;
    card.second = 0;
    card.hexes = 3;
    return card;
}

void tst_CardFaults::cardsThatArePlayedAreToldTheRule()
{
    const auto only = [](const auto &card) {
        const std::vector<CardFault> faults = faultsOf(card);
        return faults.size() == 1 ? static_cast<int>(faults.front().kind) : -1;
    };
    QVERIFY(faultsOf(command()).empty());
    QVERIFY(faultsOf(barrage()).empty());
    CommandCard order = command();
    order.timing = {};
    QCOMPARE(only(order), static_cast<int>(CardFaultKind::TimeNotSaid));
    order = command();
    order.effects = {};
    order.text = {};
    QCOMPARE(only(order), static_cast<int>(CardFaultKind::DoesNothing));
    SupportCard guns = barrage();
    guns.defence = Die::Blue;
    QCOMPARE(only(guns), static_cast<int>(CardFaultKind::DefenceOfArtillery));
    QVERIFY(!faultsOf(guns).front().isDoubt());
    SupportCard plane;
    plane.attack = Pool().add(Die::Red);
    QCOMPARE(only(plane), static_cast<int>(CardFaultKind::AircraftWithoutDefence));
    plane.defence = Die::Green;
    QVERIFY(faultsOf(plane).empty());
    plane.smoke = Pool().add(Die::Blue);
    QCOMPARE(only(plane), static_cast<int>(CardFaultKind::ModeOfAircraft));
}

void tst_CardFaults::whatAnEffectTakesIsThere()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    const auto codes = [&](const CardEffect &effect) {
        CommandCard card = command();
        card.effects = {effect};
        std::vector<ProblemCode> found;
        for (const Problem &problem :
             checkCard(card, data.value->system, data.value->cards, data.value->cards.effects))
            found.push_back(problem.code);
        return found;
    };
    using Codes = std::vector<ProblemCode>;
    QVERIFY(codes({"movement", 2, {}, {}}).empty());
    QVERIFY(codes({"flight", {}, {}, {}}) == (Codes{FileProblem::UnknownId}));
    QVERIFY(codes({"movement", {}, {}, {}}) == (Codes{FileProblem::MissingKey}));
    QVERIFY(codes({"movement", 9, {}, {}}) == (Codes{FileProblem::OutOfRange}));
    QVERIFY(codes({"gain_ability", {}, {}, "flying"}) == (Codes{FileProblem::UnknownId}));
    QVERIFY(codes({"activation", 1, {}, {}}) == (Codes{FileProblem::UnknownKey}));
}

void tst_CardFaults::playedCardsAreWrittenAndRead()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    for (const AnyCard &card : {AnyCard(command()), AnyCard(barrage())}) {
        const FiledCard filed{card, {{"effects", "T"}, {"time", "G"}}};
        QVERIFY(checkCard(card, data.value->system, data.value->cards, data.value->cards.effects)
                    .empty());
        const LoadResult<CardFile> read = readCards(fileWith(filed), "x.toml");
        QVERIFY(read.problems.empty());
        if (kindOf(card) == CardKind::Command) {
            QVERIFY(read.value->commands.at(0) == std::get<CommandCard>(card));
            QVERIFY(read.value->commandMarks.at(0) == filed.marks);
        } else {
            QVERIFY(read.value->supports.at(0) == std::get<SupportCard>(card));
            QCOMPARE(read.value->supportMarks.at(0).at("time"), std::string("G"));
        }
    }
}

// A doubt, and no error: the file may say it.
void tst_CardFaults::r4_2_2b_aTruckIsUnarmoured()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    UnitCard truck = vehicle();
    truck.unitClass = UnitClass::Truck;
    QVERIFY(faultsOf(truck).front().isDoubt());
    QVERIFY(
        checkCard(truck, data.value->system, data.value->cards, data.value->cards.effects).empty());
    truck.defence.fill(Pool().add(Die::Blue));
    QVERIFY(faultsOf(truck).empty());
}

// A mark of a value that goes without saying, such as can_support, goes with it.
static bool areAmong(const SourceMarks &some, const SourceMarks &all)
{
    for (const auto &[key, mark] : some)
        if (const auto found = all.find(key); found == all.end() || found->second != mark)
            return false;
    return some.size() + 1 >= all.size();
}

template<typename File, typename Cards>
static bool saysAgain(const LoadResult<File> &read, Cards File::*cards,
                      std::vector<SourceMarks> File::*marks, const FiledCard &card)
{
    return read && read.problems.empty() && AnyCard(((*read.value).*cards).front()) == card.card &&
           areAmong(((*read.value).*marks).front(), card.marks);
}

static bool isWrittenAndRead(const FiledCard &card)
{
    const std::string text = fileWith(card);
    switch (kindOf(card.card)) {
    case CardKind::Unit:
        return saysAgain(readCards(text, "one"), &CardFile::units, &CardFile::marks, card);
    case CardKind::Formation:
        return saysAgain(readFormations(text, "one"), &FormationFile::formations,
                         &FormationFile::marks, card);
    case CardKind::Command:
        return saysAgain(readCards(text, "one"), &CardFile::commands, &CardFile::commandMarks,
                         card);
    case CardKind::Support:
        return saysAgain(readCards(text, "one"), &CardFile::supports, &CardFile::supportMarks,
                         card);
    }
    return false;
}

void tst_CardFaults::cardsAreWrittenAndReadWithTheirMarks()
{
    const CardFolder shipped = readCardFolder(HW_SOURCE_DIR "/resources");
    QVERIFY(shipped.problems.empty());
    QVERIFY(shipped.cards.size() > 100);
    for (const auto &[ref, card] : shipped.cards)
        QVERIFY2(isWrittenAndRead(card), ref.id.c_str());
}

HW_CORE_TEST(tst_CardFaults)

} // namespace hexwerk::assault::tst_card_faults

#include "tst_card_faults.moc"
