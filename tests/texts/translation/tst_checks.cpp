#include <QTest>

#include "core/assault/rule_grammar.h"
#include "tests/test_program.h"
#include "texts/dictionary_files.h"
#include "texts/translation/checked_text.h"
#include "texts/translation/checks.h"
#include "texts/translation/speller.h"

#include <set>

namespace hexwerk::tst_checks {

using translation::Alarm;
using translation::CheckCode;
using translation::Checker;
using translation::CheckOptions;
using translation::Speller;
using translation::TextUnit;
using translation::UnitKind;
using translation::UnitState;

// Planted faults in German translations: of each kind five that must be found, and beside each a
// text like it that is right.
class tst_Checks final : public QObject
{
    Q_OBJECT

private slots:
    void aFaultIsFoundAndItsNeighbourIsLeftAlone_data();
    void aFaultIsFoundAndItsNeighbourIsLeftAlone();
    void aFixPutsTheTextRight_data();
    void aFixPutsTheTextRight();
    void missingFormsOfPluralsAreFound();
    void twoAcceleratorsInAMenuAreFound();
    void textsWithoutRoomAreFound();
    void theSameSourceTranslatedDifferentlyIsFound();
    void differentSourcesTranslatedAlikeAreFound();
    void whatIsSilencedIsNotTold();
    void anUntranslatedTextGivesNoAlarm();
    void everyCheckHasANameOfItsOwn();
};

static Terms terms()
{
    const auto term = [](const char *id, TermWords english, TermWords german) {
        return Term{id, {{"en", std::move(english)}, {"de", std::move(german)}}, {}, {}};
    };
    return {
        term("turn", {"game turn", {"turn", "turns"}, {}}, {"Runde", {"Runden"}, {"Spielzug"}}),
        term("hex", {"hex", {"hexes"}, {}}, {"Hexfeld", {"Hexfelder"}, {"Sechseck"}}),
        term("sight", {"line of sight", {}, {}}, {"Sichtlinie", {}, {"Blicklinie"}}),
        term("spotted", {"spotted", {}, {}}, {"aufgeklärt", {"aufgeklärte"}, {"gesichtet"}}),
        term("fire", {"direct fire", {}, {}}, {"direktes Feuer", {}, {"Direktfeuer"}}),
    };
}

static CheckOptions options()
{
    return {.language = "de", .terms = terms(), .grammars = {&assault::kRuleGrammar}};
}

static CheckOptions withSpelling()
{
    CheckOptions all = options();
    if (const auto dictionary = findDictionary("de", dictionaryFolders()))
        all.speller = std::make_shared<const Speller>(*dictionary);
    all.names = {"Kasserine"};
    return all;
}

static TextUnit unit(const std::string &source, const std::string &target,
                     const std::string &key = "a")
{
    TextUnit unit;
    unit.key = key;
    unit.kind = UnitKind::Program;
    unit.source = source;
    unit.target = target;
    unit.state = UnitState::Final;
    return unit;
}

struct Planted
{
    CheckCode code;
    const char *source;
    const char *wrong;
    const char *right;
};

static const Planted kPlanted[] = {
    {CheckCode::Placeholder, "Open %1", "Öffnen", "%1 öffnen"},
    {CheckCode::Placeholder, "%1 of %2", "%1 von %1", "%2, davon %1"},
    {CheckCode::Placeholder, "%L1 losses", "%L2 Verluste", "%1 Verluste"},
    {CheckCode::Placeholder, "The unit has {amount} more", "Die Einheit hat {menge} mehr",
     "Die Einheit hat {amount} mehr"},
    {CheckCode::Placeholder, "Keep", "Behalten %n", "Behalten (%)"},

    {CheckCode::Number, "It moves 3 hills up", "Sie geht 4 Hügel hinauf",
     "Sie geht 3 Hügel hinauf"},
    {CheckCode::Number, "From 1,000 metres", "Ab 1,000 Metern", "Ab 1.000 Metern"},
    {CheckCode::Number, "Range 2.5", "Reichweite 2.500", "Reichweite 2,5"},
    {CheckCode::Number, "Two losses", "12 Verluste", "2 Verluste"},
    {CheckCode::Number, "Roll at -2", "Wurf mit −1", "Wurf mit −2"},

    {CheckCode::Dice, "Roll 2d6", "2d6 würfeln", "2W6 würfeln"},
    {CheckCode::Dice, "A D6", "Ein D6", "Ein W6"},
    {CheckCode::Dice, "Attack RYG", "Angriff RY", "Angriff RYG"},
    {CheckCode::Dice, "Roll 2d6", "3W6 würfeln", "2W6 würfeln"},
    {CheckCode::Dice, "Defence YY", "Verteidigung GB", "Verteidigung YY"},

    {CheckCode::Id, "See W-28", "Siehe W-29", "Siehe W-28"},
    {CheckCode::Id, "The tile T01A", "Das Spielfeld T01B", "Das Spielfeld T01A"},
    {CheckCode::Id, "To C4", "Nach", "Nach C4"},
    {CheckCode::Id, "Ruling A-7", "Entscheidung A7", "Entscheidung A-7"},
    {CheckCode::Id, "Next", "Weiter nach B2", "Weiter"},

    {CheckCode::RuleId, "By R10.3g", "Nach R10.3h", "Nach R10.3g"},
    {CheckCode::RuleId, "By D9.6.3c", "Nach der Regel", "Nach D9.6.3c"},
    {CheckCode::RuleId, "By the rule", "Nach R9.1a", "Nach der Regel"},
    {CheckCode::RuleId, "R6.1a and R6.1b", "R6.1a und R6.1a", "R6.1b und R6.1a"},
    {CheckCode::RuleId, "H4.10b says so", "H4.1b sagt es", "Das sagt H4.10b"},

    {CheckCode::Accelerator, "&Open", "Öffnen", "Ö&ffnen"},
    {CheckCode::Accelerator, "Save &as", "Sichern & anders", "Sichern &als"},
    {CheckCode::Accelerator, "Open", "&Öffnen", "Öffnen"},
    {CheckCode::Accelerator, "Trees & craters", "Bäume &Krater", "Bäume & Krater"},
    {CheckCode::Accelerator, "&Map &amp; units", "Karte &amp; Einheiten", "&Karte &amp; Einheiten"},

    {CheckCode::FinalPunctuation, "It is over.", "Es ist vorbei", "Es ist vorbei."},
    {CheckCode::FinalPunctuation, "Over", "Vorbei.", "Vorbei"},
    {CheckCode::FinalPunctuation, "Really?", "Wirklich!", "Wirklich?"},
    {CheckCode::FinalPunctuation, "Save as...", "Speichern als", "Speichern als …"},
    {CheckCode::FinalPunctuation, "<b>Losses:</b>", "<b>Verluste</b>", "<b>Verluste:</b>"},

    {CheckCode::Ellipsis, "Save as...", "Speichern als...", "Speichern als …"},
    {CheckCode::Ellipsis, "Wait ...", "Warten ...", "Warten …"},
    {CheckCode::Ellipsis, "And... done", "Und... fertig", "Und… fertig"},
    {CheckCode::Ellipsis, "One... two...", "Eins... zwei…", "Eins… zwei…"},
    {CheckCode::Ellipsis, "More….", "Mehr....", "Mehr…."},

    {CheckCode::Quotes, "The file \"%1\"", "Die Datei \"%1\"", "Die Datei „%1“"},
    {CheckCode::Quotes, "\"Yes\" and \"no\"", "„Ja“ und \"nein\"", "„Ja“ und „nein“"},
    {CheckCode::Quotes, "The “%1”", "Das “%1”", "Das „%1“"},
    {CheckCode::Quotes, "Named \"Max\"", "Genannt „Max", "Genannt „Max“"},
    {CheckCode::Quotes, "<a href=\"#\">\"x\"</a>", "<a href=\"#\">“x„</a>",
     "<a href=\"#\">„x“</a>"},

    {CheckCode::Minus, "Roll -1", "Wurf -1", "Wurf −1"},
    {CheckCode::Minus, "(-2)", "(-2)", "(−2)"},
    {CheckCode::Minus, "-3 points", "-3 Punkte", "−3 Punkte"},
    {CheckCode::Minus, "+1/-1", "+1/-1", "+1/−1"},
    {CheckCode::Minus, "from 3-4 to -1", "von 3-4 bis -1", "von 3-4 bis −1"},

    {CheckCode::DoubleSpace, "All good", "Alles  gut", "Alles gut"},
    {CheckCode::DoubleSpace, "The end.", "Das   Ende.", "Das Ende."},
    {CheckCode::DoubleSpace, "A, b", "A,  b", "A, b"},
    {CheckCode::DoubleSpace, "%1 points", "%1  Punkte", "%1 Punkte"},
    {CheckCode::DoubleSpace, "Yes. No.", "Ja.  Nein.", "Ja. Nein."},

    {CheckCode::EdgeSpace, "All", " Alle", "Alle"},
    {CheckCode::EdgeSpace, "End", "Ende ", "Ende"},
    {CheckCode::EdgeSpace, " and ", "und ", " und "},
    {CheckCode::EdgeSpace, "Line\n", "Zeile", "Zeile\n"},
    {CheckCode::EdgeSpace, "More", "\nMehr\n", "Mehr"},

    {CheckCode::TermMissed, "Every turn counts", "Jeder Zug zählt", "Jede Runde zählt"},
    {CheckCode::TermMissed, "Into the hexes", "In die Felder", "In die Hexfelder"},
    {CheckCode::TermMissed, "In the line of sight", "In Sicht", "In der Sichtlinie"},
    {CheckCode::TermMissed, "It is spotted", "Sie ist zu sehen", "Sie ist aufgeklärt"},
    {CheckCode::TermMissed, "By direct fire", "Durch Feuer", "Mit direktem Feuer"},

    {CheckCode::TermAvoided, "Play now", "Jetzt ein Spielzug", "Jetzt eine Runde"},
    {CheckCode::TermAvoided, "A place", "Ein Sechseck", "Ein Hexfeld"},
    {CheckCode::TermAvoided, "It is spotted", "Sie ist gesichtet, also aufgeklärt",
     "Sie ist aufgeklärt"},
    {CheckCode::TermAvoided, "A view", "Eine Blicklinie", "Ein Blick"},
    {CheckCode::TermAvoided, "Shots", "Direktfeuer", "Direkt ins Feuer"},
};

static const Planted kMisspelt[] = {
    {CheckCode::Spelling, "The house burns", "Das Haus brehnt", "Das Haus brennt"},
    {CheckCode::Spelling, "&Open", "Ö&fnen", "Ö&ffnen"},
    {CheckCode::Spelling, "Roads", "Strassen und Wägge", "Straßen und Wege"},
    {CheckCode::Spelling, "At Kasserine", "Bei Kaserrine", "Bei Kasserine"},
    {CheckCode::Spelling, "The Sherman goes", "Der Shermann fährt", "Der Sherman fährt"},
};

static const Planted kUntouched[] = {
    {CheckCode::Untouched, "Open", "Open", "Öffnen"},
    {CheckCode::Untouched, "The road to Gela", "The road to Gela", "Die Straße nach Gela"},
    {CheckCode::Untouched, "%1 losses", "%1 losses", "%1 Verluste"},
    {CheckCode::Untouched, "Yes, all", "Yes, all", "Ja, alle"},
    {CheckCode::Untouched, "<b>Craters</b>", "<b>Craters</b>", "<b>Krater</b>"},
};

static std::vector<Planted> allPlanted()
{
    std::vector<Planted> all(std::begin(kPlanted), std::end(kPlanted));
    all.insert(all.end(), std::begin(kMisspelt), std::end(kMisspelt));
    all.insert(all.end(), std::begin(kUntouched), std::end(kUntouched));
    return all;
}

static void plantedRows()
{
    QTest::addColumn<int>("place");
    int place = 0;
    for (const Planted &one : allPlanted()) {
        QTest::addRow("%s %d", std::string(toString(one.code)).c_str(), place) << place;
        ++place;
    }
}

static std::vector<Alarm> alarmsOf(const Planted &planted, const char *target)
{
    static const Checker kWithout(options());
    static const Checker kWith(withSpelling());
    const Checker &checker = planted.code == CheckCode::Spelling ? kWith : kWithout;
    return checker.check(unit(planted.source, target));
}

static const Alarm *alarmOf(const std::vector<Alarm> &alarms, CheckCode code)
{
    for (const Alarm &alarm : alarms)
        if (alarm.code == code)
            return &alarm;
    return nullptr;
}

void tst_Checks::aFaultIsFoundAndItsNeighbourIsLeftAlone_data()
{
    std::map<CheckCode, int> counts;
    for (const Planted &one : allPlanted())
        ++counts[one.code];
    for (const auto &[code, count] : counts)
        QCOMPARE(count, 5);
    plantedRows();
}

void tst_Checks::aFaultIsFoundAndItsNeighbourIsLeftAlone()
{
    QFETCH(int, place);
    const Planted planted = allPlanted()[static_cast<std::size_t>(place)];

    const std::vector<Alarm> alarms = alarmsOf(planted, planted.wrong);
    const Alarm *alarm = alarmOf(alarms, planted.code);
    QVERIFY(alarm);
    QVERIFY(alarm->at + alarm->length <= std::string_view(planted.wrong).size());
    if (alarm->length > 0 && planted.code != CheckCode::Spelling)
        QCOMPARE(alarm->found,
                 std::string(std::string_view(planted.wrong).substr(alarm->at, alarm->length)));

    for (const Alarm &one : alarmsOf(planted, planted.right))
        QFAIL(std::string(toString(one.code)).c_str());
}

void tst_Checks::aFixPutsTheTextRight_data()
{
    plantedRows();
}

void tst_Checks::aFixPutsTheTextRight()
{
    QFETCH(int, place);
    const Planted planted = allPlanted()[static_cast<std::size_t>(place)];
    std::string text = planted.wrong;
    static const std::set<CheckCode> kWithFix = {
        CheckCode::FinalPunctuation, CheckCode::Ellipsis,  CheckCode::Minus,
        CheckCode::DoubleSpace,      CheckCode::EdgeSpace, CheckCode::TermAvoided};
    // Each fix takes one fault away; three do for all that are planted.
    for (int round = 0; round < 3; ++round) {
        const std::vector<Alarm> alarms = alarmsOf(planted, text.c_str());
        const Alarm *alarm = alarmOf(alarms, planted.code);
        if (!alarm)
            return;
        if (round == 0 && kWithFix.contains(planted.code))
            QVERIFY(alarm->fix);
        if (!alarm->fix)
            return;
        QVERIFY(*alarm->fix != text);
        text = *alarm->fix;
    }
    QVERIFY(!alarmOf(alarmsOf(planted, text.c_str()), planted.code));
}

static TextUnit plural(const std::vector<std::string> &forms)
{
    TextUnit all = unit("%n hex(es)", "");
    all.isPlural = true;
    all.sourceForms = {"%n hex", "%n hexes"};
    all.targetForms = forms;
    return all;
}

void tst_Checks::missingFormsOfPluralsAreFound()
{
    const Checker checker(options());
    for (const std::vector<std::string> &forms : {std::vector<std::string>{"%n Hexfeld"},
                                                  {"%n Hexfeld", ""},
                                                  {"", "%n Hexfelder"},
                                                  {"%n Hexfeld", "%n Hexfelder", "%n Hexfelder"},
                                                  {"", "%n Hexfelder", ""}})
        QVERIFY(alarmOf(checker.check(plural(forms)), CheckCode::PluralForm));
    for (const std::vector<std::string> &forms :
         {std::vector<std::string>{"%n Hexfeld", "%n Hexfelder"},
          {"Ein Hexfeld", "%n Hexfelder"},
          {"%n Hexfeld", "%Ln Hexfelder"},
          {"", ""},
          {"Hexfeld", "Hexfelder (%n)"}})
        QVERIFY(checker.check(plural(forms)).empty());
}

void tst_Checks::twoAcceleratorsInAMenuAreFound()
{
    CheckOptions all = options();
    const std::vector<TextUnit> units = {
        unit("&Open", "Ö&ffnen", "a"),    unit("&New", "&Neu", "b"),
        unit("&Wide", "Brei&t", "c"),     unit("&Set", "&Feststellen", "d"),
        unit("&Cut", "&Ändern", "e"),     unit("&Cut off", "&äußern", "f"),
        unit("&Top", "&Turm", "g"),       unit("&Not", "&nie", "h"),
        unit("&Under", "Au&fgeben", "i"), unit("&Over", "&Oben", "j"),
        unit("&Off", "&Fort", "k")};
    for (const TextUnit &one : units)
        all.menus.emplace(one.key, one.key == "k" ? "other" : "menu");

    std::vector<std::string> found;
    for (const Alarm &alarm : Checker(all).checkAll(units))
        if (alarm.code == CheckCode::AcceleratorTwice)
            found.push_back(alarm.key + alarm.other);
    QCOMPARE(found, (std::vector<std::string>{"da", "fe", "gc", "hb", "ia"}));
}

void tst_Checks::textsWithoutRoomAreFound()
{
    CheckOptions all = options();
    // As if each character took ten pixels.
    all.drawn = [](const TextUnit &one, const std::string &text) {
        const int size = static_cast<int>(10 * translation::charactersOf(text));
        return one.key == "a" ? std::optional(translation::DrawnSize{size, 50}) : std::nullopt;
    };
    const Checker checker(all);
    for (const char *text : {"Öffnen", "sieben", "Übungen", "Straße", "acht…n"}) {
        const std::vector<Alarm> alarms = checker.check(unit("x", text));
        const Alarm *alarm = alarmOf(alarms, CheckCode::TooLong);
        QVERIFY(alarm);
        QCOMPARE(alarm->found, std::to_string(10 * translation::charactersOf(text)));
        QCOMPARE(alarm->expected, "50");
        QVERIFY(!alarmOf(checker.check(unit("x", text, "elsewhere")), CheckCode::TooLong));
    }
    for (const char *text : {"fünf!", "Öl", "Maße", "größe", "a…z"})
        QVERIFY(!alarmOf(checker.check(unit("x", text)), CheckCode::TooLong));
}

void tst_Checks::theSameSourceTranslatedDifferentlyIsFound()
{
    std::vector<TextUnit> units;
    for (const char letter : {'a', 'b', 'c', 'd', 'e'}) {
        const std::string id(1, letter);
        const std::string source = "Source " + id;
        units.push_back(unit(source, "So " + id, id + "1"));
        units.push_back(unit(source, "Anders " + id, id + "2"));
        units.push_back(unit("&" + source + "...", "&So " + id + " …", id + "3"));
        units.push_back(unit(source, "Wieder anders " + id, id + "4"));
        units.back().comment = "another meaning";
        units.push_back(unit(source, "Sonst " + id, id + "5"));
        units.back().kind = UnitKind::Tile;
    }
    std::vector<std::string> found;
    for (const Alarm &alarm : Checker(options()).checkAll(units))
        if (alarm.code == CheckCode::TranslatedDifferently) {
            found.push_back(alarm.key);
            QCOMPARE(alarm.other, alarm.key.substr(0, 1) + "1");
            QCOMPARE(alarm.fix, std::optional<std::string>("So " + alarm.key.substr(0, 1)));
        }
    QCOMPARE(found, (std::vector<std::string>{"a2", "b2", "c2", "d2", "e2"}));
}

void tst_Checks::differentSourcesTranslatedAlikeAreFound()
{
    std::vector<TextUnit> units;
    for (const char letter : {'a', 'b', 'c', 'd', 'e'}) {
        const std::string id(1, letter);
        units.push_back(unit("One " + id, "Gleich " + id, id + "1"));
        units.push_back(unit("Other " + id, "Gleich " + id, id + "2"));
        units.push_back(unit("one " + id + ".", "Gleich " + id + ".", id + "3"));
        units.push_back(unit("Third " + id, "Ungleich " + id, id + "4"));
    }
    std::vector<std::string> found;
    for (const Alarm &alarm : Checker(options()).checkAll(units))
        if (alarm.code == CheckCode::TranslatedAlike)
            found.push_back(alarm.key + alarm.other);
    QCOMPARE(found, (std::vector<std::string>{"a2a1", "b2b1", "c2c1", "d2d1", "e2e1"}));
}

void tst_Checks::whatIsSilencedIsNotTold()
{
    CheckOptions all = options();
    all.silenced = {{"a", CheckCode::Ellipsis}};
    const std::vector<TextUnit> units = {unit("Wait...", "Warten...  so...", "a"),
                                         unit("Stay...", "Bleiben...", "b")};
    const std::vector<Alarm> alarms = Checker(all).checkAll(units);
    QCOMPARE(alarms.size(), std::size_t{2});
    QVERIFY(alarms[0].code == CheckCode::DoubleSpace);
    QVERIFY(alarms[1].code == CheckCode::Ellipsis);
    QCOMPARE(alarms[1].key, "b");
}

void tst_Checks::anUntranslatedTextGivesNoAlarm()
{
    QVERIFY(Checker(options()).check(unit("Open %1...", "")).empty());
    QVERIFY(Checker(options()).check(plural({"", ""})).empty());
}

void tst_Checks::everyCheckHasANameOfItsOwn()
{
    std::set<std::string_view> names;
    for (int code = 0; code <= static_cast<int>(translation::kLastCheck); ++code) {
        const auto name = toString(static_cast<CheckCode>(code));
        QVERIFY(names.insert(name).second);
        QVERIFY(translation::checkCode(name) == static_cast<CheckCode>(code));
    }
    QVERIFY(!translation::checkCode("none"));
}

HW_PLAIN_TEST(tst_Checks)

} // namespace hexwerk::tst_checks

#include "tst_checks.moc"
