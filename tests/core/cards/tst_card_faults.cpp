#include <QTest>

#include "core/cards/card_faults.h"
#include "core/files/data_check.h"
#include "core/files/data_store.h"
#include "core/files/filed_cards.h"

#include <functional>

using namespace hexwerk;

// What contradicts itself on a card is found, each with its rule; on what is shipped nothing is.
class tst_CardFaults final : public QObject
{
    Q_OBJECT

private slots:
    void shippedCardsHaveNone();
    void eachIsFoundAlone_data();
    void eachIsFoundAlone();
    void aFileIsToldTheRule();
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
Q_DECLARE_METATYPE(Edit)

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
    const auto problems = checkCard(card, data.value->system, data.value->cards);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems.front().code == ProblemCode::ImpossibleCard);
    QVERIFY(problems.front().values == std::vector<std::string>{"R4.2b"});
}

// A doubt, and no error: the file may say it.
void tst_CardFaults::r4_2_2b_aTruckIsUnarmoured()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    UnitCard truck = vehicle();
    truck.unitClass = UnitClass::Truck;
    QVERIFY(faultsOf(truck).front().isDoubt());
    QVERIFY(checkCard(truck, data.value->system, data.value->cards).empty());
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
static bool saysAgain(const LoadResult<File> &read, Cards File::*cards, const FiledCard &card)
{
    return read && read.problems.empty() && AnyCard(((*read.value).*cards).front()) == card.card &&
           areAmong(read.value->marks.front(), card.marks);
}

void tst_CardFaults::cardsAreWrittenAndReadWithTheirMarks()
{
    const CardFolder shipped = readCardFolder(HW_SOURCE_DIR "/resources");
    QVERIFY(shipped.problems.empty());
    QVERIFY(shipped.cards.size() > 100);
    for (const auto &[ref, card] : shipped.cards) {
        const std::string text = fileWith(card);
        const bool same =
            ref.kind == CardKind::Unit
                ? saysAgain(readCards(text, "one"), &CardFile::units, card)
                : saysAgain(readFormations(text, "one"), &FormationFile::formations, card);
        QVERIFY2(same, ref.id.c_str());
    }
}

QTEST_GUILESS_MAIN(tst_CardFaults)
#include "tst_card_faults.moc"
