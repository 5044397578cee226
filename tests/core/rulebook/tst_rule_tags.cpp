#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/rulebook/rule_tags.h"
#include "tests/test_program.h"

namespace hexwerk::tst_rule_tags {

using Ids = std::set<std::string>;
using assault::kRuleGrammar;

// Which rules a source names. No book has a chapter 90: what is quoted here stands for no rule.
class tst_RuleTags final : public QObject
{
    Q_OBJECT

private slots:
    void codeNamesRulesInCommentsAndLiterals();
    void whatOnlyLooksLikeATagIsNone();
    void testsNameRulesInNamesAndComments();
    void otherNamesAreNoRules();
};

void tst_RuleTags::codeNamesRulesInCommentsAndLiterals()
{
    const Ids ids = rulesOfCode("// [R90.3g] Both sides block. [D90.6.3a]\n"
                                "    return refuse(\"R90.0c\"); // [R90.0d]\n"
                                "link(\"https://a\", \"R90.2a\");",
                                kRuleGrammar);
    QCOMPARE(ids, (Ids{"R90.3g", "D90.6.3a", "R90.0c", "R90.0d", "R90.2a"}));
}

void tst_RuleTags::whatOnlyLooksLikeATagIsNone()
{
    QCOMPARE(rulesOfCode("std::string id; // \"R90.3g\" for example, of [R90] or (R90.3h)\n"
                         "list[R90.3g];\n"
                         "// [R90.3g\n",
                         kRuleGrammar),
             Ids{});
}

void tst_RuleTags::testsNameRulesInNamesAndComments()
{
    const Ids ids = rulesOfTest("void tst_Sight::r90_3g_aLineBetweenTwoWalls()\n"
                                "void d90_13a();\n"
                                "void h90_1a_ours();\n"
                                "// [R90.3h] too\n",
                                kRuleGrammar);
    QCOMPARE(ids, (Ids{"R90.3g", "D90.13a", "H90.1a", "R90.3h"}));
}

void tst_RuleTags::otherNamesAreNoRules()
{
    QCOMPARE(rulesOfTest("QCOMPARE(refusal.rule, \"R90.0c\"); // r90_3g_ of old\n"
                         "int r90, row_3g, tr90_3g_x, r90_3gg, r90__3g;\n",
                         kRuleGrammar),
             Ids{});
}

HW_PLAIN_TEST(tst_RuleTags)

} // namespace hexwerk::tst_rule_tags

#include "tst_rule_tags.moc"
