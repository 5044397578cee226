#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "tests/test_program.h"
#include "texts/translation/check_setup.h"
#include "texts/translation/compare_units.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwerk::tst_shipped_texts {

using translation::Alarm;
using translation::Catalogue;
using translation::CheckCode;
using translation::Checker;
using translation::CheckSetup;
using translation::TextUnit;
using translation::UnitKind;

// The German texts that are shipped, all of them, by the checks as translators have them; and
// faults planted beside everything that these know as right.
class tst_ShippedTexts final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noCheckFindsAnything();
    void nothingIsSilenced();
    void aFaultBesideWhatIsKnownIsFound_data();
    void aFaultBesideWhatIsKnownIsFound();
    void aFaultAgainstOtherTextsIsFound_data();
    void aFaultAgainstOtherTextsIsFound();
    void compoundsHideFewMisspellings();

private:
    Catalogue m_catalogue;
    CheckSetup m_setup;
};

void tst_ShippedTexts::initTestCase()
{
    const DataPaths paths{{HW_SOURCE_DIR "/resources"}};
    const Rules *const systems[] = {&assault::assaultRules()};
    m_catalogue = translation::loadCatalogue(paths, {"assault"}, "de");
    m_setup = translation::checkSetup(paths, systems, m_catalogue);
    QVERIFY(m_setup.options.speller);
    QVERIFY(m_setup.problems.empty());
    QVERIFY(m_catalogue.problems.empty());
}

static std::string shown(const Alarm &alarm)
{
    return std::string(toString(alarm.code)) + " " + alarm.key + ": " + alarm.found;
}

void tst_ShippedTexts::noCheckFindsAnything()
{
    for (const UnitKind kind : translation::kUnitKinds)
        QVERIFY(std::any_of(m_catalogue.units.begin(), m_catalogue.units.end(),
                            [kind](const TextUnit &unit) { return unit.kind == kind; }));
    for (const Alarm &alarm : Checker(m_setup.options).checkAll(m_catalogue.units))
        QFAIL(shown(alarm).c_str());
}

void tst_ShippedTexts::nothingIsSilenced()
{
    QVERIFY(m_setup.options.silenced.empty());
}

struct PlantedNear
{
    CheckCode code;
    const char *source;
    const char *wrong;
    const char *right;
};

static const PlantedNear kPlantedNear[] = {
    // Compounds, names, keys and other words that no dictionary has.
    {CheckCode::Spelling, "Infantry division", "Infanteriedivison", "Infanteriedivision"},
    {CheckCode::Spelling, "Engineer platoon", "Pionirzug", "Pionierzug"},
    {CheckCode::Spelling, "Moved out", "Hinausbewgt", "Hinausbewegt"},
    {CheckCode::Spelling, "Ctrl and click", "Strg-Klikc", "Strg-Klick"},
    {CheckCode::Spelling, "Accuracy table", "Genauigkeittabele", "Genauigkeitstabelle"},
    {CheckCode::Spelling, "The Bersaglieri fire", "Die Bersalieri feuern",
     "Die Bersaglieri feuern"},
    {CheckCode::Spelling, "The spots", "Die Auflärung", "Die Aufklärung"},

    // Terms with homonyms, beside a place where they are meant.
    {CheckCode::TermMissed, "Turn the gun in turn", "Das Geschütz nacheinander schwenken",
     "Das Geschütz nacheinander drehen"},
    {CheckCode::TermMissed, "Front hex in front of it", "Das Hexfeld vor ihm",
     "Das Frontfeld vor ihm: Front"},
    {CheckCode::TermMissed, "Brush tile", "Gebüsch-Teil", "Gebüsch-Spielfeld"},
    {CheckCode::TermMissed, "Brush it aside in the brush", "Im Grünen zur Seite fegen",
     "Im Gebüsch zur Seite fegen"},
    {CheckCode::TermMissed, "It ranges from near to the range of the gun",
     "Von nah bis zur Schussweite des Geschützes", "Von nah bis zur Reichweite des Geschützes"},
    {CheckCode::TermMissed, "It cannot pass, so pass", "Sie kommt nicht durch, also weiter",
     "Sie kommt nicht durch, also passt sie"},

    {CheckCode::TermAvoided, "Turn the tile", "Das Spielplanteil drehen: Spielfeld",
     "Das Spielfeld drehen"},
    {CheckCode::TermAvoided, "Brush", "Gebüsch, also Gestrüpp", "Gebüsch"},
    {CheckCode::TermAvoided, "A turn, in turn", "Ein Spielzug der Runde", "Eine Runde"},
    {CheckCode::TermAvoided, "It is spotted", "Gesichtet, also aufgeklärt", "Aufgeklärt"},
    {CheckCode::TermAvoided, "Board", "Spielplan, die Karte", "Karte"},

    // Words that are the same in both languages, beside some that are not.
    {CheckCode::Untouched, "Name of it", "Name of it", "Name davon"},
    {CheckCode::Untouched, "Text lines", "Text lines", "Textzeilen"},
    {CheckCode::Untouched, "Turned", "Turned", "Gedreht"},
    {CheckCode::Untouched, "Normal or optional", "Normal or optional", "Normal oder optional"},
    {CheckCode::Untouched, "Text files (*.txt)", "Text files (*.txt)", "Textdateien (*.txt)"},

    // Code beside text.
    {CheckCode::Quotes, "As { a = \"b\" }, \"c\"", "Wie { a = \"b\" }, \"c\"",
     "Wie { a = \"b\" }, „c“"},
};

void tst_ShippedTexts::aFaultBesideWhatIsKnownIsFound_data()
{
    QTest::addColumn<int>("place");
    int place = 0;
    for (const PlantedNear &one : kPlantedNear)
        QTest::addRow("%s, %s", toString(one.code).data(), one.wrong) << place++;
}

void tst_ShippedTexts::aFaultBesideWhatIsKnownIsFound()
{
    QFETCH(int, place);
    const PlantedNear &planted = kPlantedNear[place];
    TextUnit unit;
    unit.key = "a";
    unit.kind = UnitKind::Program;
    unit.source = planted.source;
    const Checker checker(m_setup.options);

    unit.target = planted.wrong;
    const std::vector<Alarm> alarms = checker.check(unit);
    QVERIFY(std::any_of(alarms.begin(), alarms.end(),
                        [&](const Alarm &alarm) { return alarm.code == planted.code; }));

    unit.target = planted.right;
    for (const Alarm &alarm : checker.check(unit))
        QFAIL(shown(alarm).c_str());
}

void tst_ShippedTexts::aFaultAgainstOtherTextsIsFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("isDifferent"); // from the same source, else alike
    const auto row = [](const char *source, const char *target, bool isDifferent) {
        QTest::addRow("%s is %s", source, target)
            << QString::fromUtf8(source) << QString::fromUtf8(target) << isDifferent;
    };
    // Homonyms have no other translations than those that are known.
    row("Left", "Linke", true);
    row("&Move", "&Ziehen", true);
    row("Turn", "Wenden", true);
    row("none", "nichts", true);
    row("Roll", "Würfelwurf", true);
    // Synonyms no other sources.
    row("Hexagon", "Hexfeld", false);
    row("Protocol", "Verlauf", false);
    row("Plan", "&Karte", false);
    row("Look for", "Suchen …", false);
    row("View", "Sichtlinie", false);
}

void tst_ShippedTexts::aFaultAgainstOtherTextsIsFound()
{
    QFETCH(QString, source);
    QFETCH(QString, target);
    QFETCH(bool, isDifferent);
    std::vector<TextUnit> units = m_catalogue.units;
    TextUnit &planted = units.emplace_back();
    planted.key = "planted";
    planted.kind = UnitKind::Program;
    planted.source = source.toStdString();
    planted.target = target.toStdString();

    const CheckCode code =
        isDifferent ? CheckCode::TranslatedDifferently : CheckCode::TranslatedAlike;
    std::vector<std::string> found;
    for (const Alarm &alarm : translation::compareUnits(units, m_setup.options.known))
        if (alarm.code == code)
            found.push_back(alarm.key);
    QCOMPARE(found, std::vector<std::string>{"planted"});
}

// Of the words of all texts with two letters exchanged, by those that the dictionary would find.
void tst_ShippedTexts::compoundsHideFewMisspellings()
{
    translation::CheckOptions without = m_setup.options;
    without.known.prefixes.clear();
    without.known.joints.clear();
    const Checker dictionary(without);
    const Checker compounds(m_setup.options);
    const auto isFound = [](const Checker &checker, const std::string &word) {
        TextUnit unit;
        unit.source = "one word";
        unit.target = word;
        const std::vector<Alarm> alarms = checker.check(unit);
        return std::any_of(alarms.begin(), alarms.end(),
                           [](const Alarm &alarm) { return alarm.code == CheckCode::Spelling; });
    };
    std::set<std::string> words;
    for (const TextUnit &unit : m_catalogue.units)
        for (const QString &word : QString::fromStdString(unit.target).split(u' '))
            if (word.size() > 6 && std::all_of(word.begin(), word.end(),
                                               [](QChar letter) { return letter.isLetter(); }))
                words.insert(word.toStdString());
    int found = 0;
    int hidden = 0;
    for (const std::string &word : words) {
        QString wrong = QString::fromStdString(word);
        const qsizetype middle = wrong.size() / 2;
        std::swap(wrong[middle], wrong[middle + 1]);
        const std::string spoilt = wrong.toStdString();
        if (words.contains(spoilt) || !isFound(dictionary, spoilt))
            continue;
        ++found;
        hidden += !isFound(compounds, spoilt);
    }
    QVERIFY(found > 2000);
    QVERIFY2(hidden * 50 <= found, qPrintable(QString::number(hidden))); // at most 2 in 100
}

HW_PLAIN_TEST(tst_ShippedTexts)

} // namespace hexwerk::tst_shipped_texts

#include "tst_shipped_texts.moc"
