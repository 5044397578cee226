#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rule_coverage.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"
#include "tests/test_program.h"

#include <set>
#include <tuple>

namespace hexwerk::assault::tst_rule_coverage {

// The index of the rules says what the sources do: what it calls enforced stands in the engine, in
// a test and in the rulebook.
class tst_RuleCoverage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyEnforcedRuleStandsInTheEngine();
    void everyEnforcedRuleHasATest();
    void everyEnforcedRuleIsWrittenInBothLanguages();
    void everyDefinitionIsUsedByAnEnforcedRule();
    void littleIsLeftToThePlayers();
    void everyNamedRuleIsInTheIndex();
    void theIndexStandsInTheOrderOfTheBooks();
    void germanRulesHoldInTheGermanEditionAlone();

private:
    RulesIndex m_index;
    NamedRules m_named;
};

static const std::string kResources = HW_SOURCE_DIR "/resources";

// The numbers of its paragraph, its book, its letter: by number, not by digits.
static auto orderOf(const std::string &id)
{
    std::vector<int> numbers;
    for (const QByteArray &number : QByteArray::fromStdString(id.substr(1)).chopped(1).split('.'))
        numbers.push_back(number.toInt());
    return std::tuple(numbers, std::string_view("RDH").find(id.front()), id.back());
}

static QByteArray list(const std::vector<std::string> &ids)
{
    QByteArray text = QByteArray::number(int(ids.size())) + ":";
    for (const std::string &id : ids)
        text += " " + QByteArray::fromStdString(id);
    return text;
}

void tst_RuleCoverage::initTestCase()
{
    auto index = loadRulesIndex({{kResources}}, kSystemId, kRuleGrammar);
    QVERIFY(index.problems.empty());
    m_index = *index.value;
    m_named = namedRules(HW_SOURCE_DIR, kSystemId, kRuleGrammar).value();
    QVERIFY(m_index.size() > 700 && m_named.inCode.size() > 200 && m_named.inTests.size() > 200);
}

void tst_RuleCoverage::everyEnforcedRuleStandsInTheEngine()
{
    const auto missing = enforcedWithout(m_named.inCode, m_index);
    QVERIFY2(missing.empty(), list(missing));
}

void tst_RuleCoverage::everyEnforcedRuleHasATest()
{
    const auto missing = enforcedWithout(m_named.inTests, m_index);
    QVERIFY2(missing.empty(), list(missing));
}

void tst_RuleCoverage::everyEnforcedRuleIsWrittenInBothLanguages()
{
    const auto rulebook = loadRulebook({{kResources}}, kSystemId, kRuleGrammar);
    std::set<std::string> written;
    for (const RuleEntry &entry : rulebook.value->entries())
        if (entry.texts.contains("en") && entry.texts.contains("de"))
            written.insert(entry.id);
    const auto missing = enforcedWithout(written, m_index);
    QVERIFY2(missing.empty(), list(missing));
}

void tst_RuleCoverage::everyDefinitionIsUsedByAnEnforcedRule()
{
    for (const IndexedRule &rule : m_index) {
        QCOMPARE(rule.usedBy.empty(), rule.state != RuleState::Definition);
        const IndexedRule *user = find(m_index, rule.usedBy);
        QVERIFY2(rule.usedBy.empty() || (user && user->state == RuleState::Enforced),
                 rule.id.c_str());
    }
}

void tst_RuleCoverage::littleIsLeftToThePlayers()
{
    std::vector<std::string> left;
    for (const IndexedRule &rule : m_index) {
        QCOMPARE(rule.reason.empty(), rule.state != RuleState::ByPlayers);
        if (rule.state == RuleState::ByPlayers)
            left.push_back(rule.id);
    }
    QVERIFY2(left.size() <= 40, list(left));
}

void tst_RuleCoverage::everyNamedRuleIsInTheIndex()
{
    std::vector<std::string> unknown;
    for (const std::string &id : m_named.inCode)
        if (!find(m_index, id))
            unknown.push_back(id);
    QVERIFY2(unknown.empty(), list(unknown));
}

void tst_RuleCoverage::theIndexStandsInTheOrderOfTheBooks()
{
    for (std::size_t i = 0; i < m_index.size(); ++i) {
        const IndexedRule &rule = m_index[i];
        const std::string chapter = std::to_string(rule.chapter.number) + ".";
        QVERIFY2(rule.id.substr(1).starts_with(chapter), rule.id.c_str());
        QVERIFY2(i == 0 || orderOf(m_index[i - 1].id) < orderOf(rule.id), rule.id.c_str());
    }
}

void tst_RuleCoverage::germanRulesHoldInTheGermanEditionAlone()
{
    for (const IndexedRule &rule : m_index) {
        const bool german = rule.profiles == std::vector<std::string>{"gela-de"};
        QVERIFY2(german == rule.id.starts_with('D'), rule.id.c_str());
    }
}

HW_PLAIN_TEST(tst_RuleCoverage)

} // namespace hexwerk::assault::tst_rule_coverage

#include "tst_rule_coverage.moc"
