#include <QDirIterator>
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::tst_shipped_rulebook {

// The rules text that ships: complete, current, and there for every rule that the core obeys.
class tst_ShippedRulebook final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noIdStandsTwice();
    void everyEntryHasBothLanguages();
    void everyTranslationIsMadeFromTheTextAsItIs();
    void aTitleIsShortAndATextIsSentences();
    void everyEntrySaysWhereTheBookHasItOrThatItIsOurs();
    void theGermanBookNumbersFortificationsObstaclesAndMinesItsOwnWay_data();
    void theGermanBookNumbersFortificationsObstaclesAndMinesItsOwnWay();
    void theEditionsDifferWhereTheBooksDo_data();
    void theEditionsDifferWhereTheBooksDo();
    void aRuleThatDiffersIsInBothEditionsAndOneThatNamesThemDiffers();
    void everyRuleOfTheIndexHasItsEntry();
    void aParagraphIsOfTheEditionsOfTheIndex();
    void aLinkLeadsToAnEntryAndStandsInOneOfTheTwo();
    void termsRulingsAndExamplesNameRulesThatAreThere();
    void aComparisonNamesRulesOfTheEditionsItSpeaksOf();
    void everyRuleOfOffBoardGunsInOneEditionAloneIsCompared();

private:
    Rulebook m_rulebook;
    RulesIndex m_index;
};

static const QString kResources = QStringLiteral(HW_SOURCE_DIR "/resources");

void tst_ShippedRulebook::initTestCase()
{
    auto rulebook = loadRulebook({{kResources.toStdString()}}, kSystemId, kRuleGrammar);
    for (const Problem &problem : rulebook.problems)
        qWarning("%s:%d: %s %s", problem.file.c_str(), problem.line, problem.code.name().data(),
                 problem.key.c_str());
    QVERIFY(rulebook.problems.empty());
    m_rulebook = *rulebook.value;
    m_index = *loadRulesIndex({{kResources.toStdString()}}, kSystemId, kRuleGrammar).value;
    QVERIFY(m_rulebook.entries().size() >= 400);
}

void tst_ShippedRulebook::noIdStandsTwice()
{
    std::size_t entries = 0;
    QDirIterator files(kResources + QStringLiteral("/assault/rulebook"),
                       {QStringLiteral("*.toml")});
    while (files.hasNext()) {
        const std::string name = files.next().toStdString();
        entries +=
            readRulebook(*readTextFile(name).value, name, kSystemId, kRuleGrammar).value->size();
    }
    QCOMPARE(entries, m_rulebook.entries().size());
}

void tst_ShippedRulebook::everyEntryHasBothLanguages()
{
    for (const RuleEntry &entry : m_rulebook.entries())
        for (const char *language : {"en", "de"}) {
            const auto text = entry.texts.find(language);
            QVERIFY2(text != entry.texts.end(), entry.id.c_str());
            QVERIFY2(!text->second.title.empty() && !text->second.text.empty(), entry.id.c_str());
            QVERIFY2(text->second.state == TextState::Final, entry.id.c_str());
        }
}

void tst_ShippedRulebook::everyTranslationIsMadeFromTheTextAsItIs()
{
    for (const RuleEntry &entry : m_rulebook.entries()) {
        const std::string wanted = sourceHash(entry.texts.at("en"));
        QVERIFY2(entry.texts.at("en").from.empty(), entry.id.c_str());
        for (const auto &[language, text] : entry.texts)
            QVERIFY2(
                isCurrent(entry, language),
                (entry.id + ": check the text in " + language + ", then from = " + wanted).c_str());
    }
}

void tst_ShippedRulebook::aTitleIsShortAndATextIsSentences()
{
    for (const RuleEntry &entry : m_rulebook.entries())
        for (const auto &[language, text] : entry.texts) {
            const std::string place = entry.id + " " + language;
            QVERIFY2(text.title.size() <= 70 && text.title.back() != '.', place.c_str());
            QVERIFY2(text.text.size() >= 20 && text.text.back() == '.', place.c_str());
            QVERIFY2(text.text.find("  ") == std::string::npos, place.c_str());
        }
}

void tst_ShippedRulebook::everyEntrySaysWhereTheBookHasItOrThatItIsOurs()
{
    for (const RuleEntry &entry : m_rulebook.entries()) {
        if (kRuleGrammar.isHouse(entry.id)) {
            QVERIFY2(entry.paragraph.empty(), entry.id.c_str());
            QVERIFY2(entry.texts.at("en").text.starts_with("[house rule] "), entry.id.c_str());
            QVERIFY2(entry.texts.at("de").text.starts_with("[Hausregel] "), entry.id.c_str());
            continue;
        }
        const bool german = entry.id.front() == 'D';
        QVERIFY2(entry.paragraph.count(german ? "gela-de" : "sicily43-en") == 1, entry.id.c_str());
        QVERIFY2(!german || entry.paragraph.size() == 1, entry.id.c_str());
        if (!german)
            QCOMPARE(entry.paragraph.at("sicily43-en"), entry.id.substr(1));
    }
}

void tst_ShippedRulebook::theGermanBookNumbersFortificationsObstaclesAndMinesItsOwnWay_data()
{
    // From the tables of contents of both books.
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("german");
    QTest::newRow("sneaky trail") << QByteArray("R9.6.3.1.3a") << QByteArray("9.6.3.3a");
    QTest::newRow("roads") << QByteArray("R9.6.3.1c") << QByteArray("9.6.3c");
    QTest::newRow("bunker") << QByteArray("R9.6.3.2.8a") << QByteArray("9.6.4.4a");
    QTest::newRow("stone wall") << QByteArray("R9.6.3.2.1d") << QByteArray("9.6.5.1d");
    QTest::newRow("tank barricade") << QByteArray("R9.6.3.2.4a") << QByteArray("9.6.5.4a");
    QTest::newRow("minefields") << QByteArray("R9.6.4.2g") << QByteArray("9.6.6.2g");
    QTest::newRow("hills") << QByteArray("R9.6.1a") << QByteArray("9.6.1a");
}

void tst_ShippedRulebook::theGermanBookNumbersFortificationsObstaclesAndMinesItsOwnWay()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, german);
    const RuleEntry *entry = m_rulebook.find(id.toStdString());
    QVERIFY(entry);
    QCOMPARE(entry->paragraph.at("gela-de"), german.toStdString());
}

void tst_ShippedRulebook::theEditionsDifferWhereTheBooksDo_data()
{
    // From both books.
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("differs");
    QTest::newRow("one fire support unit or two") << QByteArray("R10.8.4a") << QByteArray("rule");
    QTest::newRow("most of a building") << QByteArray("R10.3b") << QByteArray("rule");
    QTest::newRow("barbed wire and tracks") << QByteArray("R9.6.3.2.3c") << QByteArray("rule");
    QTest::newRow("detachment, reinforcing") << QByteArray("R8.2g") << QByteArray("name");
    QTest::newRow("hidden action markers") << QByteArray("R6.5d") << QByteArray("name");
    QTest::newRow("both print +1") << QByteArray("R10.5g") << QByteArray("none");
    QTest::newRow("neither says") << QByteArray("R10.3l") << QByteArray("none");
    QTest::newRow("hexes in the way") << QByteArray("R10.3e") << QByteArray("none");
}

void tst_ShippedRulebook::theEditionsDifferWhereTheBooksDo()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, differs);
    QCOMPARE(toString(m_rulebook.find(id.toStdString())->differs),
             std::string_view(differs.toStdString()));
}

void tst_ShippedRulebook::aRuleThatDiffersIsInBothEditionsAndOneThatNamesThemDiffers()
{
    for (const RuleEntry &entry : m_rulebook.entries()) {
        const std::string &text = entry.texts.at("en").text;
        const bool isNamed = text.find("English edition:") != std::string::npos ||
                             text.find("German edition:") != std::string::npos;
        const bool isInBoth = entry.paragraph.size() == 2;
        if (entry.differs != EditionDifference::None)
            QVERIFY2(isInBoth, entry.id.c_str());
        else
            QVERIFY2(!isNamed || !isInBoth, entry.id.c_str());
    }
}

void tst_ShippedRulebook::everyRuleOfTheIndexHasItsEntry()
{
    for (const IndexedRule &rule : m_index)
        QVERIFY2(m_rulebook.find(rule.id) != nullptr, rule.id.c_str());
    QCOMPARE(m_rulebook.entries().size(), m_index.size());
    // The inventory of the books, and our own.
    const auto ours = std::count_if(m_index.begin(), m_index.end(), [](const IndexedRule &rule) {
        return kRuleGrammar.isHouse(rule.id);
    });
    QCOMPARE(m_index.size() - static_cast<std::size_t>(ours), std::size_t{761});
}

void tst_ShippedRulebook::aParagraphIsOfTheEditionsOfTheIndex()
{
    // The German book lacks these sentences; the program obeys them in both editions.
    const std::set<std::string> inBothAllTheSame = {"R9.2f", "R10.0c"};
    for (const IndexedRule &rule : m_index) {
        if (kRuleGrammar.isHouse(rule.id) || inBothAllTheSame.contains(rule.id))
            continue;
        std::set<std::string> printed;
        for (const auto &[profile, paragraph] : m_rulebook.find(rule.id)->paragraph)
            printed.insert(profile);
        QVERIFY2(printed == std::set<std::string>(rule.profiles.begin(), rule.profiles.end()),
                 rule.id.c_str());
    }
}

void tst_ShippedRulebook::aLinkLeadsToAnEntryAndStandsInOneOfTheTwo()
{
    std::set<std::pair<std::string, std::string>> pairs;
    for (const RuleEntry &entry : m_rulebook.entries())
        for (const auto *list : {&entry.seeAlso, &entry.exceptionTo, &entry.replaces})
            for (const std::string &other : *list) {
                const std::string place = entry.id + " " + other;
                QVERIFY2(m_rulebook.find(other) != nullptr && other != entry.id, place.c_str());
                QVERIFY2(pairs.insert(std::minmax(entry.id, other)).second, place.c_str());
            }
    QVERIFY(pairs.contains({"D9.7a", "R9.7a"}));
    QVERIFY(pairs.contains({"D6.5a", "R9.7a"}));
}

void tst_ShippedRulebook::termsRulingsAndExamplesNameRulesThatAreThere()
{
    const DataPaths paths{{kResources.toStdString()}};
    const auto check = [this](const auto &loaded, std::size_t count) {
        QVERIFY(loaded.problems.empty());
        QCOMPARE(loaded.value->size(), count);
        for (const auto &one : *loaded.value)
            for (const std::string &rule : one.rules)
                QVERIFY2(m_rulebook.find(rule) != nullptr, (one.id + " " + rule).c_str());
    };
    check(loadTerms(paths, kSystemId, kRuleGrammar), 291);
    check(loadRulings(paths, kSystemId, kRuleGrammar), 65);
    check(loadWorkedExamples(paths, kSystemId, kRuleGrammar), 73);
}

static std::vector<BookComparison> shippedComparisons()
{
    const DataPaths paths{{kResources.toStdString()}};
    return loadHeadings(paths, kSystemId, kRuleGrammar).value->comparisons;
}

void tst_ShippedRulebook::aComparisonNamesRulesOfTheEditionsItSpeaksOf()
{
    const auto isWhole = [](const LocalText &text) {
        return text.contains("en") && text.contains("de") && !text.at("en").empty() &&
               !text.at("de").empty();
    };
    const std::vector<BookComparison> comparisons = shippedComparisons();
    QVERIFY(!comparisons.empty());
    for (const BookComparison &comparison : comparisons) {
        QVERIFY2(isWhole(comparison.title) && isWhole(comparison.text), comparison.id.c_str());
        QCOMPARE(comparison.paragraph.size(), std::size_t{2});
        for (const ComparedPoint &point : comparison.points) {
            const std::string place = comparison.id + " " + point.title.at("en");
            QVERIFY2(isWhole(point.title), place.c_str());
            for (const auto &[profile, section] : comparison.paragraph) {
                QVERIFY2(point.editions.contains(profile), place.c_str());
                const EditionView &view = point.editions.at(profile);
                QVERIFY2(isWhole(view.text) && !view.rules.empty(), place.c_str());
                for (const std::string &rule : view.rules) {
                    const RuleEntry *const entry = m_rulebook.find(rule);
                    QVERIFY2(entry && entry->paragraph.contains(profile), (place + rule).c_str());
                }
            }
        }
    }
}

void tst_ShippedRulebook::everyRuleOfOffBoardGunsInOneEditionAloneIsCompared()
{
    std::set<std::string> compared;
    for (const BookComparison &comparison : shippedComparisons())
        for (const ComparedPoint &point : comparison.points)
            for (const auto &[profile, view] : point.editions)
                compared.insert(view.rules.begin(), view.rules.end());
    for (const RuleEntry &entry : m_rulebook.entries())
        if (entry.id.substr(1).starts_with("12.4") && entry.paragraph.size() == 1)
            QVERIFY2(compared.contains(entry.id), entry.id.c_str());
}

HW_PLAIN_TEST(tst_ShippedRulebook)

} // namespace hexwerk::assault::tst_shipped_rulebook

#include "tst_shipped_rulebook.moc"
