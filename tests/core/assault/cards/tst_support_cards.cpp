#include <QRegularExpression>
#include <QTest>

#include "core/assault/cards/card_faults.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/files/text_file.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace hexwerk::assault::tst_support_cards {

// Our own aircraft and batteries, and which hexes a battery hits.
class tst_SupportCards final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void thereAreSeventyTwo();
    void noTwoAreAlikeInTheirValues();
    void everyNameIsThereInBothLanguagesAndFits();
    void noneContradictsItself();
    void aircraftAttackAndDefend();
    void everyBatteryHasWhatBothEditionsNeed();
    void pricesFollowTheFormula();
    void aLightBatteryIsAMortarAndAHalf();
    void nothingIsAsStrongAsTheSixInchCruisers();
    void r12_1_allValuesAreMarkedAsOurOwn();
    void d12_4_hexesAroundThePrimaryOne_data();
    void d12_4_hexesAroundThePrimaryOne();
    void d12_4_hexesInALine();

private:
    const SupportCard &card(std::string_view id) const
    {
        return *std::find_if(m_cards.begin(), m_cards.end(),
                             [id](const SupportCard &card) { return card.id == id; });
    }

    std::vector<SupportCard> m_cards;
    std::vector<int> m_prices; // as the files say above each card
};

void tst_SupportCards::initTestCase()
{
    for (const char *nation : {"german", "italian", "us"}) {
        const auto path =
            std::string(HW_SOURCE_DIR "/resources/assault/cards/support_") + nation + ".toml";
        const std::string text = readTextFile(path).value.value();
        const auto read = readCards(text, path);
        QVERIFY(read.value && read.problems.empty());
        m_cards.insert(m_cards.end(), read.value->supports.begin(), read.value->supports.end());
        for (const SourceMarks &marks : read.value->supportMarks)
            QVERIFY(marks == read.value->supportMarks.front());
        static const QRegularExpression price(QStringLiteral("^# Price (\\d+)\\.$"),
                                              QRegularExpression::MultilineOption);
        for (auto found = price.globalMatch(QString::fromStdString(text)); found.hasNext();)
            m_prices.push_back(found.next().captured(1).toInt());
    }
}

void tst_SupportCards::thereAreSeventyTwo()
{
    QCOMPARE(m_cards.size(), std::size_t{72});
    std::map<std::string, int> aircraft;
    std::map<std::string, int> batteries;
    std::set<std::string> ids;
    for (const SupportCard &card : m_cards) {
        ++(card.kind == SupportKind::Air ? aircraft : batteries)[card.nation];
        QVERIFY2(ids.insert(card.id).second, card.id.c_str());
        QVERIFY2(card.id.starts_with(card.nation + "."), card.id.c_str());
    }
    QVERIFY((aircraft == std::map<std::string, int>{{"ger", 12}, {"ita", 12}, {"us", 12}}));
    QVERIFY((batteries == std::map<std::string, int>{{"ger", 12}, {"ita", 11}, {"us", 13}}));
}

void tst_SupportCards::noTwoAreAlikeInTheirValues()
{
    for (const SupportCard &first : m_cards)
        for (const SupportCard &second : m_cards) {
            SupportCard renamed = second;
            renamed.id = first.id;
            renamed.name = first.name;
            renamed.nation = first.nation;
            QVERIFY2(&first == &second || renamed != first, (first.id + ' ' + second.id).c_str());
        }
}

void tst_SupportCards::everyNameIsThereInBothLanguagesAndFits()
{
    std::map<std::string, std::set<std::string>> names; // by language
    for (const SupportCard &card : m_cards)
        for (const char *language : {"en", "de"}) {
            const auto name = card.name.find(language);
            QVERIFY2(name != card.name.end() && !name->second.empty(), card.id.c_str());
            QVERIFY2(QString::fromStdString(name->second).size() <= 26, name->second.c_str());
            QVERIFY2(names[language].insert(name->second).second, name->second.c_str());
        }
}

void tst_SupportCards::noneContradictsItself()
{
    for (const SupportCard &card : m_cards) {
        QVERIFY2(faultsOf(card).empty(), card.id.c_str());
        QVERIFY2(card.text.empty(), card.id.c_str()); // nothing is left to the players
    }
}

void tst_SupportCards::aircraftAttackAndDefend()
{
    for (const SupportCard &card : m_cards) {
        if (card.kind != SupportKind::Air)
            continue;
        QVERIFY2(!card.attack.isEmpty() && card.defence, card.id.c_str());
        QVERIFY2(card.time == ActivationTime::Action || card.time == ActivationTime::Support,
                 card.id.c_str());
        for (const CardEffect &effect : card.effects)
            QVERIFY2(effect.effect == "spotting" && effect.amount, card.id.c_str());
    }
}

void tst_SupportCards::everyBatteryHasWhatBothEditionsNeed()
{
    int planned = 0;
    for (const SupportCard &card : m_cards) {
        if (card.kind != SupportKind::Artillery)
            continue;
        QVERIFY(card.time == ActivationTime::Support); // [R12.4b] [D12.4a]
        // English edition: fire support, and at least one mode more.
        QVERIFY2(!card.attack.isEmpty(), card.id.c_str());
        QVERIFY2(!card.fireForEffect.isEmpty() || !card.smoke.isEmpty(), card.id.c_str());
        planned += card.second ? 0 : 1;
        // German edition: one of its modes, and secondary hexes with dice of their own.
        QVERIFY2(card.hexes >= 2 && card.hexes <= 19, card.id.c_str());
        QVERIFY2(!card.secondary.isEmpty(), card.id.c_str());
        QVERIFY2(card.secondary.size() < card.fireForEffect.size() || card.fireForEffect.isEmpty(),
                 card.id.c_str());
        QVERIFY2(card.blast, card.id.c_str());
    }
    QCOMPARE(planned, 10); // fire plans, rockets, and guns that need too long
}

// What a die is worth in the formula of resources/assault/README.md.
static int worth(const Pool &dice)
{
    return 9 * dice.count(Die::Red) + 8 * dice.count(Die::Yellow) + 5 * dice.count(Die::Green) +
           3 * dice.count(Die::Blue);
}

static int worth(const std::optional<Die> &die)
{
    return die ? worth(Pool().add(*die)) : 0;
}

// The formula of the head of the files, in halves.
static int price(const SupportCard &card)
{
    int halves = 2 * worth(card.attack) + 2 * worth(card.blast);
    if (card.second)
        halves += worth(card.attack);
    if (card.kind == SupportKind::Air) {
        halves += 2 * worth(card.defence);
        for (const CardEffect &effect : card.effects)
            halves += 6 * effect.amount.value_or(0);
    } else {
        for (const Pool *mode :
             {&card.suppressiveFire, &card.fireForEffect, &card.bombardment, &card.smoke})
            halves += worth(*mode);
        halves += worth(card.secondary) * (card.hexes - 1);
    }
    return (halves + 1) / 2;
}

void tst_SupportCards::pricesFollowTheFormula()
{
    QCOMPARE(m_prices.size(), m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        QVERIFY2(m_prices[i] == price(m_cards[i]), m_cards[i].id.c_str());
}

void tst_SupportCards::aLightBatteryIsAMortarAndAHalf()
{
    int mortars = 0; // the worth of three
    for (const char *id : {"us.mortar81", "ger.mortar81", "ita.mortar81"})
        mortars += worth(shippedData().cards.unit(id)->indirect->dice);
    for (const char *id : {"us.pack75", "ger.leig18", "ger.geb36", "ita.howitzer75", "ita.train76"})
        QVERIFY2(std::abs(2 * worth(card(id).attack) - mortars) <= 6, id);
}

void tst_SupportCards::nothingIsAsStrongAsTheSixInchCruisers()
{
    for (const SupportCard &other : m_cards)
        for (const char *id : {"us.cruiser12", "us.cruiser15"}) {
            const SupportCard &cruiser = card(id);
            if (other.id.starts_with("us.cruiser"))
                continue;
            QVERIFY2(worth(other.attack) < worth(cruiser.attack), other.id.c_str());
            QVERIFY2(worth(other.fireForEffect) < worth(cruiser.fireForEffect), other.id.c_str());
            QVERIFY2(worth(other.bombardment) < worth(cruiser.bombardment), other.id.c_str());
        }
}

void tst_SupportCards::r12_1_allValuesAreMarkedAsOurOwn()
{
    for (const char *nation : {"german", "italian", "us"}) {
        const auto path =
            std::string(HW_SOURCE_DIR "/resources/assault/cards/support_") + nation + ".toml";
        const QString text = QString::fromStdString(readTextFile(path).value.value());
        QCOMPARE(text.count(QStringLiteral("\nsource = \"G\"\n")),
                 text.count(QStringLiteral("\n[[support]]\n")));
    }
}

void tst_SupportCards::d12_4_hexesAroundThePrimaryOne_data()
{
    QTest::addColumn<int>("hexes");
    for (int hexes = 1; hexes <= 19; ++hexes)
        QTest::addRow("%d", hexes) << hexes;
}

// Each ring is full before the next one begins; in a ring they follow clockwise.
void tst_SupportCards::d12_4_hexesAroundThePrimaryOne()
{
    QFETCH(int, hexes);
    SupportCard battery;
    battery.hexes = hexes;
    const Hex primary = at("F5");
    for (const Direction first : kAllDirections) {
        const std::vector<Hex> zone = impactZone(battery, primary, first);
        QCOMPARE(int(zone.size()), hexes);
        QCOMPARE(std::set<Hex>(zone.begin(), zone.end()).size(), zone.size());
        QVERIFY(zone.front() == primary);
        for (std::size_t i = 1; i < zone.size(); ++i) {
            QCOMPARE(distance(primary, zone[i]), i <= 6 ? 1 : 2);
            if (i <= 6)
                QVERIFY(zone[i] == neighbour(primary, turned(first, static_cast<int>(i) - 1)));
            else if (i > 7)
                QCOMPARE(distance(zone[i - 1], zone[i]), 1);
        }
        if (hexes > 7)
            QVERIFY(zone[7] == neighbour(neighbour(primary, first), first));
    }
}

void tst_SupportCards::d12_4_hexesInALine()
{
    SupportCard battery;
    battery.hexes = 4;
    battery.inLine = true;
    const std::vector<Hex> north = {at("F5"), at("F4"), at("F6"), at("F3")};
    QVERIFY(impactZone(battery, at("F5"), Direction::N) == north);
    battery.hexes = 2;
    const std::vector<Hex> one = {at("F5"), neighbour(at("F5"), Direction::SE)};
    QVERIFY(impactZone(battery, at("F5"), Direction::SE) == one);
}

HW_PLAIN_TEST(tst_SupportCards)

} // namespace hexwerk::assault::tst_support_cards

#include "tst_support_cards.moc"
