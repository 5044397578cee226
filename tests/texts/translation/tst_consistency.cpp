#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "tests/test_program.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/compare_units.h"
#include "texts/translation/consistency.h"

#include <algorithm>

namespace hexwerk::tst_consistency {

using namespace translation;

// Whether all translations say the same thing in the same words.
class tst_Consistency final : public QObject
{
    Q_OBJECT

private slots:
    void everyUseOfATermIsOfOneKind();
    void whatIsNotTranslatedOrHasNoWordIsPassedOver();
    void textsThatAreAlikeInOneLanguageAreGrouped();
    void theShippedTextsAgreeAndPlantedFaultsAreFound();
};

static TextUnit unit(const std::string &key, const std::string &source, const std::string &target)
{
    TextUnit unit;
    unit.key = key;
    unit.kind = UnitKind::Rule;
    unit.source = source;
    unit.target = target;
    unit.state = target.empty() ? UnitState::Untranslated : UnitState::Final;
    return unit;
}

static Terms terms()
{
    return {{"turn",
             {{"en", {"game turn", {"game turns", "turn", "turns"}, {}, {}}},
              {"de", {"Runde", {"Runden"}, {"Spielzug", "Spielzüge"}, {}}}},
             {},
             {}},
            {"hex", {{"en", {"hex", {"hexes"}, {}, {}}}}, {}, {}}};
}

void tst_Consistency::everyUseOfATermIsOfOneKind()
{
    const Terms words = terms();
    const std::vector<TextUnit> units = {
        unit("official", "Each turn ends.", "Jede Runde endet."),
        unit("a form", "Two turns later", "Zwei Runden später"),
        unit("avoided", "Each turn ends.", "Jeder Spielzug endet."),
        unit("another avoided one", "Two game turns", "Zwei Spielzüge"),
        unit("absent", "In this turn", "Jetzt"),
        unit("both", "A turn in a turn", "Ein Spielzug in einer Runde"),
        unit("no use", "A hex", "Ein Feld"),
    };

    const std::vector<TermUses> all = termUses(units, words, "de");

    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all[0].term, &words[0]);
    const std::vector<TermUse> expected = {
        {0, Rendering::Official, ""},        {1, Rendering::Official, ""},
        {2, Rendering::Avoided, "Spielzug"}, {3, Rendering::Avoided, "Spielzüge"},
        {4, Rendering::Other, ""},           {5, Rendering::Avoided, "Spielzug"}};
    QCOMPARE(all[0].uses, expected);
    QCOMPARE(all[0].count(Rendering::Official), std::size_t{2});
    QCOMPARE(all[0].count(Rendering::Avoided), std::size_t{3});
    QCOMPARE(all[0].count(Rendering::Other), std::size_t{1});
}

void tst_Consistency::whatIsNotTranslatedOrHasNoWordIsPassedOver()
{
    const Terms words = terms();
    const std::vector<TextUnit> units = {unit("empty", "Each turn ends.", "")};
    QVERIFY(termUses(units, words, "de").empty());
    const std::vector<TextUnit> french = {unit("french", "Each turn ends.", "Le tour finit.")};
    QVERIFY(termUses(french, words, "fr").empty());
}

void tst_Consistency::textsThatAreAlikeInOneLanguageAreGrouped()
{
    const std::vector<TextUnit> units = {
        unit("a", "The hill", "Der Hügel"), unit("b", "The hill.", "Die Anhöhe."),
        unit("c", "A road", "Eine Straße"), unit("d", "A street", "Eine Straße"),
        unit("e", "The hill", "Der Hügel"), unit("f", "A house", "Ein Haus")};
    QCOMPARE(translatedDifferently(units), (std::vector<UnitGroup>{{0, 1, 4}}));
    QCOMPARE(translatedAlike(units), (std::vector<UnitGroup>{{2, 3}}));
}

void tst_Consistency::theShippedTextsAgreeAndPlantedFaultsAreFound()
{
    const DataPaths paths{{HW_SOURCE_DIR "/resources"}};
    const Terms words = *loadTerms(paths, assault::kSystemId, assault::kRuleGrammar).value;
    Catalogue catalogue = loadCatalogue(paths, {"assault"}, "de");
    const auto avoided = [&] {
        std::size_t count = 0;
        for (const TermUses &uses : termUses(catalogue.units, words, "de"))
            count += uses.count(Rendering::Avoided);
        return count;
    };
    QCOMPARE(avoided(), std::size_t{0});
    int planted = 0;
    for (TextUnit &one : catalogue.units) {
        const std::size_t at = one.target.find(" Runde ");
        if (one.kind != UnitKind::Rule || at == std::string::npos || planted == 5 ||
            one.source.find(" turn ") == std::string::npos)
            continue;
        one.target.replace(at, 7, " Spielrunde ");
        ++planted;
    }
    QCOMPARE(planted, 5);
    QCOMPARE(avoided(), std::size_t{5});
}

HW_PLAIN_TEST(tst_Consistency)

} // namespace hexwerk::tst_consistency

#include "tst_consistency.moc"
