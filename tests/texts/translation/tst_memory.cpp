#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/memory.h"

#include <set>

namespace hexwerk::tst_memory {

using translation::Memory;
using translation::MemoryEntry;
using translation::MemoryMatch;
using translation::TextUnit;
using translation::UnitState;

// What was translated before.
class tst_Memory final : public QObject
{
    Q_OBJECT

private slots:
    void theSameTextIsOneHundred();
    void theLikestComesFirst();
    void whatIsNotAlikeIsNotFound();
    void likenessIsThatOfTrigramsAndWords();
    void onlyApprovedTextsAreRemembered();
};

static Memory memory()
{
    return Memory({
        {"a", "A unit leaves the hex.", "Eine Einheit verlässt das Hexfeld."},
        {"b", "A unit enters the hex.", "Eine Einheit betritt das Hexfeld."},
        {"c", "Save the scenario", "Das Szenario speichern"},
        {"d", "a unit leaves the hex", "eine Einheit verlässt das Hexfeld"},
        {"e", "Gun", "Geschütz"},
    });
}

static std::string keys(const std::vector<MemoryMatch> &matches)
{
    std::string all;
    for (const MemoryMatch &match : matches)
        all += match.entry->key;
    return all;
}

void tst_Memory::theSameTextIsOneHundred()
{
    const Memory all = memory();
    for (const MemoryEntry &entry : all.entries()) {
        const auto matches = all.find(entry.source);
        QCOMPARE(matches.front().entry, &entry);
        QCOMPARE(matches.front().likeness, 100);
    }
    // The same words alone are not the same text.
    const auto matches = all.find("A unit leaves the hex");
    QCOMPARE(matches[0].likeness, 99);
    QCOMPARE(matches[1].likeness, 99);
}

void tst_Memory::theLikestComesFirst()
{
    const Memory all = memory();
    QCOMPARE(keys(all.find("A unit leaves the hex.")), "adb");
    QCOMPARE(keys(all.find("A unit leaves a hex.", 50)), "adb");
    QCOMPARE(keys(all.find("Save this scenario")), "c");
    QCOMPARE(keys(all.find("A unit leaves the hex.", 60, 2)), "ad");
    const auto matches = all.find("A unit leaves the hex.", 0, 100);
    for (std::size_t i = 1; i < matches.size(); ++i)
        QVERIFY(matches[i - 1].likeness >= matches[i].likeness);
}

void tst_Memory::whatIsNotAlikeIsNotFound()
{
    QVERIFY(memory().find("Quit").empty());
    QVERIFY(memory().find("").empty());
    QVERIFY(Memory({}).find("Gun").empty());
}

static double dice(const std::set<QString> &one, const std::set<QString> &other)
{
    std::size_t common = 0;
    for (const QString &value : one)
        common += other.count(value);
    return 2.0 * static_cast<double>(common) / static_cast<double>(one.size() + other.size());
}

// Once more, by Qt.
static int likeness(const QString &one, const QString &other)
{
    const auto words = [](const QString &text) {
        const QStringList all = text.toLower().split(u' ');
        return std::set<QString>(all.begin(), all.end());
    };
    const auto trigrams = [](const QString &text) {
        const QString padded = u' ' + text.toLower() + u' ';
        std::set<QString> all;
        for (qsizetype at = 0; at + 3 <= padded.size(); ++at)
            all.insert(padded.mid(at, 3));
        return all;
    };
    const double both = dice(words(one), words(other)) + dice(trigrams(one), trigrams(other));
    return std::min(99, qRound(50 * both));
}

void tst_Memory::likenessIsThatOfTrigramsAndWords()
{
    const char *const texts[] = {
        "the gun fires at the tank", "the tank fires at the gun", "a gun fires",
        "guns fire at tanks",        "the tank moves away",       "no one moves"};
    std::vector<MemoryEntry> entries;
    for (const char *text : texts)
        entries.push_back({text, text, "x"});
    const Memory all(entries);
    for (const char *text : texts)
        for (const MemoryMatch &match : all.find(text, 1, 100))
            if (match.entry->source != text)
                QCOMPARE(match.likeness, likeness(QString::fromUtf8(text),
                                                  QString::fromStdString(match.entry->source)));
}

void tst_Memory::onlyApprovedTextsAreRemembered()
{
    TextUnit unit;
    unit.key = "a";
    unit.source = "Gun";
    unit.target = "Geschütz";
    unit.state = UnitState::Review;
    TextUnit old = unit;
    old.state = UnitState::Final;
    old.sourceHash = "1";
    old.madeFrom = "2";
    TextUnit good = unit;
    good.state = UnitState::Final;
    TextUnit plural = good;
    plural.key = "p";
    plural.isPlural = true;
    plural.sourceForms = {"%n gun", "%n guns"};
    plural.targetForms = {"%n Geschütz", "%n Geschütze"};

    const std::vector<TextUnit> units{unit, old, good, plural};
    QCOMPARE(translation::memoryOf(units),
             (std::vector<MemoryEntry>{{"a", "Gun", "Geschütz"},
                                       {"p", "%n gun", "%n Geschütz"},
                                       {"p", "%n guns", "%n Geschütze"}}));
}

HW_PLAIN_TEST(tst_Memory)

} // namespace hexwerk::tst_memory

#include "tst_memory.moc"
