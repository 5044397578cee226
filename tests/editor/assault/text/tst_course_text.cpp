#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/random_term.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_course_text {

using namespace editor;

// Conditions, triggers and tracks in the words of both languages.
class tst_CourseText final : public QObject
{
    Q_OBJECT

private slots:
    void aConditionReadsAsASentence();
    void aTriggerAndATrackReadAsSentences();
    void aTriggerSaysWhoseItIsAndAllThatItDoes();
    void theLanguageOfTheWindowDoesNotMatter();
    void bothSentencesNameEveryLeaf();
    void aConditionComesBackFromItsFile();
};

static const char *const kLanguages[] = {"en", "de"};

static Term leaf(TermKind kind, const char *name, const char *side, int number)
{
    return {kind, name, side, number, {}};
}

void tst_CourseText::aConditionReadsAsASentence()
{
    const Scenario scenario = courseScenario();
    const Term some{
        TermKind::Any,
        "",
        "",
        0,
        {leaf(TermKind::ControlsAtLeast, "", "", 2), leaf(TermKind::Losses, "axis", "", 1)}};
    const Term no{TermKind::Not, "", "", 0, {leaf(TermKind::Track, "fear", "", 6)}};
    const Victory victory{
        "allied", VictoryCheck::End,
        Term{TermKind::All, "", "", 0, {leaf(TermKind::Control, "farm", "", 0), some, no}}};

    QCOMPARE(CourseText(scenario, Tongue(QStringLiteral("en"))).of(victory),
             QStringLiteral("The Allies side wins at the end of the game if this is true: "
                            "the Allies side holds Farm and (the Allies side holds at least 2 "
                            "objectives or the Axis side has lost at least 1 unit) and not (the "
                            "track Fear is at 6 or more)."));
    QCOMPARE(CourseText(scenario, Tongue(QStringLiteral("de"))).of(victory),
             QStringLiteral("Die Seite Alliierte gewinnt am Ende des Spiels, wenn dies gilt: die "
                            "Seite Alliierte hält Gehöft und (die Seite Alliierte hält mindestens "
                            "2 Zielfelder oder die Seite Achse hat mindestens 1 Einheit verloren) "
                            "und nicht (die Statusleiste Angst steht auf 6 oder mehr)."));
}

void tst_CourseText::aTriggerAndATrackReadAsSentences()
{
    Scenario scenario = courseScenario();
    Trigger trigger;
    trigger.on = TriggerEvent::UnitEliminated;
    trigger.side = "axis";
    trigger.once = true;
    trigger.condition = leaf(TermKind::Turn, "", "", 3);
    trigger.effects = {{"fear", 1}, {"hope", "points"}};
    scenario.tracks[0].thresholds = {{12, ThresholdEffect::Loses, "", {}}};
    const CourseText english(scenario, Tongue(QStringLiteral("en")));

    QCOMPARE(english.of(trigger),
             QStringLiteral("A unit is eliminated (the Axis side; the first time only), only if "
                            "this is true: it is turn 3 or later → Fear +1; Hope + the unit's "
                            "points."));
    QCOMPARE(english.of(scenario.tracks[0]),
             QStringLiteral("Fear: from 0 to 40, begins at 0; at 12 the Axis side loses."));
    QVERIFY(CourseText(scenario, Tongue(QStringLiteral("de")))
                .of(trigger)
                .contains(QStringLiteral("Hoffnung + die Punkte der Einheit")));
}

void tst_CourseText::aTriggerSaysWhoseItIsAndAllThatItDoes()
{
    const Scenario scenario = courseScenario();
    Trigger trigger;
    trigger.on = TriggerEvent::UnitDamaged;
    trigger.effects = {
        {.kind = EffectKind::Spawn,
         .card = "ger.rifles43",
         .count = 2,
         .zone = "n",
         .side = "axis"},
        {.kind = EffectKind::Remove, .unit = "g1"},
        {.kind = EffectKind::Terrain, .terrain = "craters", .hexes = {Hex::at(2, 3)}},
        {.kind = EffectKind::Objective, .objective = "farm"},
        {.kind = EffectKind::End, .side = "axis"},
        {.kind = EffectKind::Say, .text = {{"en", "Run!"}, {"de", "Lauft!"}}}};
    const CourseNames names = {[](const std::string &) {
                                   return LocalText{{"en", "Rifles"}, {"de", "Schützen"}};
                               },
                               [](const std::string &) {
                                   return LocalText{{"en", "Craters"}, {"de", "Krater"}};
                               }};

    QCOMPARE(CourseText(scenario, Tongue(QStringLiteral("en")), names).of(trigger),
             QStringLiteral("A unit is damaged (either side) → after the turn the Axis side gets "
                            "reinforcements: 2 x Rifles, in zone n; unit g1 leaves the map; "
                            "terrain of C4: Craters; nobody holds Farm; the game ends and the Axis "
                            "side wins; “Run!”"));
    const QString german = CourseText(scenario, Tongue(QStringLiteral("de")), names).of(trigger);
    for (const QString &word :
         {QStringLiteral("beliebige Seite"), QStringLiteral("2 x Schützen"),
          QStringLiteral("Krater"), QStringLiteral("Gehöft"), QStringLiteral("Lauft!")})
        QVERIFY2(german.contains(word), qPrintable(german));
    trigger.effects.back().text = {{"en", "Run."}};
    QVERIFY(CourseText(scenario, Tongue(QStringLiteral("en")), names)
                .of(trigger)
                .endsWith(QStringLiteral("“Run.”")));
    trigger.effects.back().text = {{"en", "Run"}};
    QVERIFY(CourseText(scenario, Tongue(QStringLiteral("en")), names)
                .of(trigger)
                .endsWith(QStringLiteral("“Run”.")));
    trigger.side = "axis";
    QVERIFY(CourseText(scenario, Tongue(QStringLiteral("en")), names)
                .of(trigger)
                .startsWith(QStringLiteral("A unit is damaged (the Axis side) ")));
}

void tst_CourseText::theLanguageOfTheWindowDoesNotMatter()
{
    const Scenario scenario = courseScenario();
    const Victory victory{"axis", VictoryCheck::EveryTurn, RandomTerm(7).deep()};
    Languages window;
    for (const char *language : kLanguages) {
        const CourseText text(scenario, Tongue(QString::fromLatin1(language)));
        window.speak(QStringLiteral("en"));
        const QString said = text.of(victory);
        window.speak(QStringLiteral("de"));
        QCOMPARE(text.of(victory), said);
    }
    QCOMPARE(CourseText(scenario, Tongue()).of(victory),
             CourseText(scenario, Tongue(QStringLiteral("de"))).of(victory));
}

static void collect(const Term &term, std::vector<Term> &leaves)
{
    if (term.terms.empty())
        leaves.push_back(term);
    for (const Term &inner : term.terms)
        collect(inner, leaves);
}

// Found apart from the texts: the names and numbers of the leaf, in the order of the tree.
static QStringList wordsOf(const Term &leaf, const Scenario &scenario, const Tongue &in)
{
    QStringList words;
    const auto name = [&](const auto &items, const std::string &id) {
        for (const auto &item : items)
            if (item.id == id)
                words << in.of(item.name);
    };
    name(scenario.sides, leaf.side);
    name(scenario.sides, leaf.name);
    name(scenario.objectives, leaf.name);
    name(scenario.tracks, leaf.name);
    name(scenario.zones, leaf.name);
    if (leaf.number != 0)
        words << QString::number(leaf.number);
    return words;
}

void tst_CourseText::bothSentencesNameEveryLeaf()
{
    const Scenario scenario = courseScenario();
    std::vector<Tongue> tongues;
    for (const char *language : kLanguages)
        tongues.emplace_back(QString::fromLatin1(language));
    for (unsigned seed = 0; seed < 2000; ++seed) {
        RandomTerm random(seed);
        const Term term = seed % 2 ? random.deep() : random.of(4);
        std::vector<Term> leaves;
        collect(term, leaves);
        for (const Tongue &tongue : tongues) {
            const QString said = TermText::whole(term, scenario, "axis", tongue);
            qsizetype at = 0;
            for (const Term &leaf : leaves) {
                const QString part = TermText::whole(leaf, scenario, "axis", tongue);
                at = said.indexOf(part, at);
                QVERIFY2(at >= 0, qPrintable(said));
                for (const QString &word : wordsOf(leaf, scenario, tongue))
                    QVERIFY2(part.contains(word), qPrintable(part + u':' + word));
                at += part.size();
            }
        }
    }
}

void tst_CourseText::aConditionComesBackFromItsFile()
{
    Scenario scenario = courseScenario();
    for (unsigned seed = 0; seed < 500; ++seed) {
        RandomTerm random(seed);
        Trigger trigger;
        trigger.on = TriggerEvent::TurnEnd;
        trigger.condition = random.of(4);
        trigger.effects = {{"fear", 1}};
        scenario.triggers = {trigger};
        scenario.victories = {{"axis", VictoryCheck::EveryTurn, random.deep()}};

        const auto read = readScenario(freshScenarioText(scenario), "random.toml");

        QVERIFY(read);
        QVERIFY(read.value->scenario.triggers == scenario.triggers);
        QVERIFY(read.value->scenario.victories == scenario.victories);
    }
}

HW_WINDOW_TEST(tst_CourseText)

} // namespace hexwerk::assault::ui::tst_course_text

#include "tst_course_text.moc"
