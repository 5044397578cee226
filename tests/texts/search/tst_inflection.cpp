#include <QTest>

#include "tests/test_program.h"
#include "texts/search/compounds.h"
#include "texts/search/folding.h"
#include "texts/search/inflection.h"
#include "texts/search/stemmer.h"

#include <algorithm>

namespace hexwerk::search::tst_inflection {

// Forms of words and parts of compounds.
class tst_Inflection final : public QObject
{
    Q_OBJECT

private slots:
    void formsOfAWordHaveOneStem_data();
    void formsOfAWordHaveOneStem();
    void aStrongVerbHasOneFamily_data();
    void aStrongVerbHasOneFamily();
    void aWeakParticipleLeadsToItsVerb_data();
    void aWeakParticipleLeadsToItsVerb();
    void synonymsAreKnownInAllForms();
    void wordsForGrammarAloneAreKnown();
    void aLanguageWithoutRulesLeavesWordsAsTheyAre();
    void aCompoundIsSplitIntoKnownWords_data();
    void aCompoundIsSplitIntoKnownWords();
};

static std::string folded(const QString &word)
{
    return foldedWords(word.toStdString()).at(0).folded;
}

void tst_Inflection::formsOfAWordHaveOneStem_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("Wälder") << "de"
                            << "Wald"
                            << "Wälder";
    QTest::newRow("Häusern") << "de"
                             << "Haus"
                             << "Häusern";
    QTest::newRow("Linien") << "de"
                            << "Linie"
                            << "Linien";
    QTest::newRow("Straßen") << "de"
                             << "Straße"
                             << "STRASSEN";
    QTest::newRow("with a region") << "de-AT"
                                   << "Hügel"
                                   << "Hügels";
    QTest::newRow("vehicles") << "en"
                              << "vehicle"
                              << "vehicles";
    QTest::newRow("moving") << "en"
                            << "move"
                            << "moving";
}

void tst_Inflection::formsOfAWordHaveOneStem()
{
    QFETCH(const QString, language);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    Stemmer stemmer(language.toStdString());

    QCOMPARE(stemmer.stem(folded(other)), stemmer.stem(folded(one)));
    QVERIFY(stemmer.stem(folded(one)) != stemmer.stem("anders"));
}

void tst_Inflection::aStrongVerbHasOneFamily_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("family");
    QTest::newRow("preterite") << "de"
                               << "schoss"
                               << "schiessen";
    QTest::newRow("old spelling") << "de"
                                  << "Schuß"
                                  << "schiessen";
    QTest::newRow("plural") << "de"
                            << "Schüsse"
                            << "schiessen";
    QTest::newRow("participle") << "de"
                                << "geschossenen"
                                << "schiessen";
    QTest::newRow("verb with a prefix") << "de"
                                        << "beschießen"
                                        << "be+schiessen";
    QTest::newRow("its participle") << "de"
                                    << "aufgesessene"
                                    << "auf+sitzen";
    QTest::newRow("its infinitive with zu") << "de"
                                            << "aufzusitzen"
                                            << "auf+sitzen";
    QTest::newRow("no strong verb") << "de"
                                    << "Hügel"
                                    << "";
    QTest::newRow("English") << "en"
                             << "drove"
                             << "drive";
    QTest::newRow("English with a prefix") << "en"
                                           << "withdrew"
                                           << "with+draw";
    QTest::newRow("dice") << "en"
                          << "dice"
                          << "die";
    QTest::newRow("language without list") << "fr"
                                           << "drove"
                                           << "";
}

void tst_Inflection::aStrongVerbHasOneFamily()
{
    QFETCH(const QString, language);
    QFETCH(const QString, form);
    QFETCH(const QString, family);
    Stemmer stemmer(language.toStdString());
    const WordLists lists(language.toStdString());

    QCOMPARE(lists.familyOf(folded(form), stemmer), family.toStdString());
}

void tst_Inflection::aWeakParticipleLeadsToItsVerb_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("verb");
    QTest::newRow("third person") << "feuert"
                                  << "feuern";
    QTest::newRow("past") << "feuerte"
                          << "feuern";
    QTest::newRow("participle") << "gefeuert"
                                << "feuern";
    QTest::newRow("participle with a prefix") << "abgefeuerten"
                                              << "abfeuern";
    QTest::newRow("present participle") << "feuernde"
                                        << "feuern";
    QTest::newRow("dative of a plural") << "Hügeln"
                                        << "Hügel";
}

void tst_Inflection::aWeakParticipleLeadsToItsVerb()
{
    QFETCH(const QString, form);
    QFETCH(const QString, verb);
    Stemmer stemmer("de");
    const WordLists lists("de");

    const auto stems = lists.weakStems(folded(form), stemmer);

    QVERIFY(std::find(stems.begin(), stems.end(), stemmer.stem(folded(verb))) != stems.end());
}

void tst_Inflection::synonymsAreKnownInAllForms()
{
    Stemmer stemmer("en");
    const WordLists lists("en");
    const auto fired = lists.synonymsOf("fired", stemmer);
    const auto shot = lists.synonymsOf("shot", stemmer);
    QVERIFY(!fired.empty());
    QVERIFY(std::find(shot.begin(), shot.end(), fired.front()) != shot.end());
    QVERIFY(lists.synonymsOf("hill", stemmer).empty());
}

void tst_Inflection::wordsForGrammarAloneAreKnown()
{
    QVERIFY(WordLists("de").isStopWord("wann"));
    QVERIFY(WordLists("de").isStopWord(folded("können")));
    QVERIFY(!WordLists("de").isStopWord("feuer"));
    QVERIFY(WordLists("en").isStopWord("how"));
    QVERIFY(!WordLists("en").isStopWord("die"));
}

void tst_Inflection::aLanguageWithoutRulesLeavesWordsAsTheyAre()
{
    Stemmer stemmer("tlh");
    QCOMPARE(stemmer.stem("words"), std::string("words"));
    QCOMPARE(stemmer.stem(""), std::string());
}

void tst_Inflection::aCompoundIsSplitIntoKnownWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("two") << "sichtlinie" << QStringList{"sicht", "linie"};
    QTest::newRow("with a joint") << "bewegungspunkt" << QStringList{"bewegung", "punkt"};
    QTest::newRow("three") << "sichtlinienpunkt" << QStringList{"sicht", "linien", "punkt"};
    QTest::newRow("the fewest") << "rauchmarker" << QStringList{"rauch", "marker"};
    QTest::newRow("one known alone") << "sicht" << QStringList{};
    QTest::newRow("one unknown") << "sichtweite" << QStringList{};
    QTest::newRow("empty") << "" << QStringList{};
}

void tst_Inflection::aCompoundIsSplitIntoKnownWords()
{
    QFETCH(const QString, word);
    QFETCH(const QStringList, parts);
    CompoundSplitter splitter({"s", "es"});
    for (const char *const known :
         {"sicht", "linie", "linien", "bewegung", "punkt", "rauch", "mar", "ker", "marker"})
        splitter.add(known, known);

    QStringList found;
    for (const CompoundSplitter::Part &part : splitter.split(word.toStdString()))
        found.append(QString::fromStdString(part.form));
    QCOMPARE(found, parts);
    QVERIFY(splitter.split(std::string(10'000, 'a')).empty());
}

HW_PLAIN_TEST(tst_Inflection)

} // namespace hexwerk::search::tst_inflection

#include "tst_inflection.moc"
