#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/system_reader.h"
#include "core/assault/game/setting_hash.h"
#include "core/assault/tables/support_tables.h"
#include "core/files/text_file.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::tst_support_tables {

// The tables of chapter 12, against the texts of both books and the guesses G-7 to G-11.
class tst_SupportTables final : public QObject
{
    Q_OBJECT

private slots:
    void w58_theBredaFiresAGreenDieAtMediumRange();
    void everyShippedAntiAircraftGunHasItsThreeRanges();
    void g7_antiAircraftDice_data();
    void g7_antiAircraftDice();
    void g7_theStrongestSymbolsDecideOfAnAircraft();
    void g8_whatSpottingAddsToTheAccuracy();
    void w59_g8_theAirAccuracyTableOfBothEditions();
    void g9_theAccuracyOfArtilleryOffTheBoard();
    void rollsBeyondTheTableCountAsItsEnds();
    void w67_g11_whatABlastRollDoes();
    void w65_rangingRoundsDrift();
    void d12_4d_theGermanEditionHasMoreSmoke();
    void aCorrectionChangesOneValue();
    void onlyAGameWithSupportIsAnotherByItsTables();
};

static const SupportTables &tables()
{
    return shippedData().system.support;
}

static const SupportTables &german()
{
    return *shippedData().system.profiles.at("gela-de").support;
}

static const UnitCard &card(std::string_view id)
{
    return *shippedData().cards.unit(id);
}

void tst_SupportTables::w58_theBredaFiresAGreenDieAtMediumRange()
{
    const UnitCard &breda = card("ita.breda20");
    QVERIFY(*rangeFactor(breda, 3) == RangeFactor::Medium);
    QVERIFY(antiAircraftDice(tables(), breda.blast->die, RangeFactor::Medium) ==
            Pool().add(Die::Green));
}

// [R12.3.4b] The bands against infantry, without that of close combat.
void tst_SupportTables::everyShippedAntiAircraftGunHasItsThreeRanges()
{
    std::set<std::string> nations;
    for (const auto &[id, gun] : shippedData().cards.units) {
        if (gun.unitClass != UnitClass::AntiAir)
            continue;
        nations.insert(gun.nation);
        QVERIFY2(gun.blast, id.c_str());
        const auto &soft = gun.bands[static_cast<std::size_t>(TargetRow::Soft)];
        QVERIFY2(soft.size() == 4 && soft[0].to == 0, id.c_str());
        for (std::size_t band = 1; band < soft.size(); ++band)
            for (int range = soft[band].from; range <= soft[band].to; ++range)
                QVERIFY2(rangeFactor(gun, range) == static_cast<RangeFactor>(band - 1), id.c_str());
        QVERIFY(*rangeFactor(gun, 0) == RangeFactor::Close); // over its own hex
        QVERIFY2(!rangeFactor(gun, soft.back().to + 1), id.c_str());
    }
    QVERIFY((nations == std::set<std::string>{"ger", "ita", "us"}));
}

void tst_SupportTables::g7_antiAircraftDice_data()
{
    QTest::addColumn<int>("blast");
    QTest::addColumn<QStringList>("dice"); // close, medium, long
    const auto row = [](const char *name, int blast, const char *dice) {
        QTest::newRow(name) << blast << QString::fromLatin1(dice).split(QLatin1Char(' '));
    };
    row("red", 0, "RY R YG");
    row("yellow", 1, "R YG Y");
    row("green", 2, "YG Y G");
    row("blue", 3, "Y G B");
}

void tst_SupportTables::g7_antiAircraftDice()
{
    QFETCH(int, blast);
    QFETCH(QStringList, dice);
    for (int factor = 0; factor < kRangeFactors; ++factor)
        QCOMPARE(QString::fromStdString(toString(antiAircraftDice(
                     tables(), static_cast<Die>(blast), static_cast<RangeFactor>(factor)))),
                 dice[factor]);
}

void tst_SupportTables::g7_theStrongestSymbolsDecideOfAnAircraft()
{
    const auto of = [](Symbols left) { return airDefenceResult(tables(), left); };
    QVERIFY(of({1, 0, 0}) == AirDefence::Crash);
    QVERIFY(of({1, 2, 1}) == AirDefence::Crash);
    QVERIFY(of({0, 2, 0}) == AirDefence::Damaged);
    QVERIFY(of({0, 1, 1}) == AirDefence::SlightlyDamaged);
    QVERIFY(of({0, 0, 2}) == AirDefence::TurnsAway);
    QVERIFY(!of({}));
    QCOMPARE(tables().slightlyDamaged, -1);
}

void tst_SupportTables::g8_whatSpottingAddsToTheAccuracy()
{
    const std::array<int, 6> open = {-1, -1, 0, 0, 0, 1};
    const std::array<int, 6> covered = {-2, -2, -1, 0, 0, 0};
    for (int roll = 1; roll <= 6; ++roll) {
        const auto row = static_cast<std::size_t>(roll - 1);
        QCOMPARE(airSpotting(tables(), roll, false), open[row]);
        QCOMPARE(airSpotting(tables(), roll, true), covered[row]);
    }
}

// Letters by status: fast, fallback, immobile, suppressed, delayed, other.
static std::string airRow(const SupportTables &tables, int roll)
{
    std::string letters;
    for (int status = 0; status < kTargetStatuses; ++status) {
        const auto die =
            accuracyDie(tables, SupportKind::Air, roll, static_cast<TargetStatus>(status));
        letters += die ? letterOf(*die) : '-';
    }
    return letters;
}

void tst_SupportTables::w59_g8_theAirAccuracyTableOfBothEditions()
{
    const std::array<std::string, 6> printed = {"RGGBYG", "YBBBGG", "YBB-GB",
                                                "G---BB", "G---BB", "B-----"};
    for (int roll = 1; roll <= 6; ++roll) {
        const std::string &row = printed[static_cast<std::size_t>(roll - 1)];
        QCOMPARE(airRow(tables(), roll), row);
        QCOMPARE(airRow(german(), roll), roll == 5 ? "G----B" : row);
    }
    QVERIFY(accuracyDie(tables(), SupportKind::Air, 3, TargetStatus::FastAction) == Die::Yellow);
}

void tst_SupportTables::g9_theAccuracyOfArtilleryOffTheBoard()
{
    // Letters by the three columns of the book.
    const std::array<std::string, 6> printed = {"YGY", "GGG", "GBG", "B-B", "--B", "---"};
    const std::array<int, kTargetStatuses> columns = {0, 0, 1, 1, 1, 2};
    for (int roll = 1; roll <= 6; ++roll)
        for (std::size_t status = 0; status < columns.size(); ++status) {
            const auto die = accuracyDie(tables(), SupportKind::Artillery, roll,
                                         static_cast<TargetStatus>(status));
            QCOMPARE(die ? letterOf(*die) : '-',
                     printed[static_cast<std::size_t>(roll - 1)]
                            [static_cast<std::size_t>(columns[status])]);
        }
}

void tst_SupportTables::rollsBeyondTheTableCountAsItsEnds()
{
    for (const int roll : {-3, 0})
        QCOMPARE(airRow(tables(), roll), airRow(tables(), 1));
    QCOMPARE(airRow(tables(), 8), airRow(tables(), 6));
    QCOMPARE(airSpotting(tables(), 7, false), 1);
    QCOMPARE(airSpotting(tables(), 0, true), -2);
}

void tst_SupportTables::w67_g11_whatABlastRollDoes()
{
    const auto of = [](Symbols left) { return blastResult(tables(), left); };
    QVERIFY(of({1, 1, 0}) == BlastResult::Eliminated);
    QVERIFY(of({1, 0, 0}) == BlastResult::HalfStrength);
    QVERIFY(of({0, 2, 0}) == BlastResult::Damage);
    QVERIFY(of({0, 1, 0}) == BlastResult::Fallback);
    QVERIFY(of({0, 0, 1}) == BlastResult::Suppressed);
    QVERIFY(!of({}));
    const std::array<bool, kBlastResults> collapses = {true, true, true, false, false};
    for (std::size_t i = 0; i < collapses.size(); ++i)
        QCOMPARE(tables().blast[i].collapses, collapses[i]);
    QVERIFY(german().blast == tables().blast);
}

void tst_SupportTables::w65_rangingRoundsDrift()
{
    const DriftTable &drift = german().drift;
    QVERIFY(drift.ranging == Die::Green && drift.impact == Die::Yellow);
    QCOMPARE(driftOf(drift, {}), 2);
    QCOMPARE(driftOf(drift, {0, 0, 1}), 1);
    QCOMPARE(driftOf(drift, {0, 1, 0}), 0);
    QCOMPARE(driftOf(drift, {1, 1, 0}), 0);
    QVERIFY(drift.scout == Die::Blue && drift.confirmed == Die::Blue);
    QCOMPARE(drift.freeShift, 1);
    QCOMPARE(drift.mostShift, 3);
}

void tst_SupportTables::d12_4d_theGermanEditionHasMoreSmoke()
{
    QCOMPARE(tables().mostSmoke, 4);
    QCOMPARE(german().mostSmoke, 5);
    QVERIFY(!shippedData().system.profiles.at("sicily43-en").support);
}

void tst_SupportTables::aCorrectionChangesOneValue()
{
    const auto shipped = readTextFile(HW_SOURCE_DIR "/resources/assault/system.toml");
    const auto read =
        readSystem({{"system.toml", *shipped.value},
                    {"own.toml", "format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n"
                                 "[support.anti_aircraft.blue]\nlong = \"G\"\n"
                                 "[support.air_accuracy.six_or_more]\nother = \"B\"\n"}});
    QVERIFY(read.value && read.problems.empty());
    SupportTables expected = tables();
    expected.antiAircraft[3][2] = Pool().add(Die::Green);
    expected.airAccuracy[5][5] = Die::Blue;
    QVERIFY(read.value->support == expected);
    // Into an edition that has other values of its own.
    SupportTables edition = german();
    edition.antiAircraft[3][2] = Pool().add(Die::Green);
    edition.airAccuracy[5][5] = Die::Blue;
    QVERIFY(*read.value->profiles.at("gela-de").support == edition);
}

void tst_SupportTables::onlyAGameWithSupportIsAnotherByItsTables()
{
    for (const bool plays : {false, true}) {
        Setting setting = *Table().rifles("u1", "A1").game().setting;
        setting.switches.support = plays;
        const std::uint64_t before = settingHash(setting);
        setting.data.support.blast[3].collapses = true;
        QCOMPARE(settingHash(setting) != before, plays);
    }
}

HW_PLAIN_TEST(tst_SupportTables)

} // namespace hexwerk::assault::tst_support_tables

#include "tst_support_tables.moc"
