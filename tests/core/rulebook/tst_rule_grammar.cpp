// The ids of the rules of ASSAULT.
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_rule_grammar {

class tst_RuleGrammar final : public QObject
{
    Q_OBJECT

private slots:
    void aRuleIdIsALetterAParagraphAndALetter_data();
    void aRuleIdIsALetterAParagraphAndALetter();
    void houseRulesBeginWithH();
};

void tst_RuleGrammar::aRuleIdIsALetterAParagraphAndALetter_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("good");
    for (const char *id : {"R10.3g", "D9.6.3a", "R6.0a", "R9.6.3.2.1d", "R12.4.4.2f", "H4.10b"})
        QTest::newRow(id) << QByteArray(id) << true;
    for (const char *id : {"", "R", "Ra", "R10.3", "10.3g", "X10.3g", "R10.3G", "R.3g", "R10.g",
                           "R10..3g", "R10.3gh", "r10.3g", "R10.3g "})
        QTest::newRow(*id ? id : "nothing") << QByteArray(id) << false;
}

void tst_RuleGrammar::aRuleIdIsALetterAParagraphAndALetter()
{
    QFETCH(QByteArray, id);
    QFETCH(bool, good);
    QCOMPARE(kRuleGrammar.isId(id.toStdString()), good);
}

void tst_RuleGrammar::houseRulesBeginWithH()
{
    QVERIFY(kRuleGrammar.isHouse("H4.10b"));
    for (const char *other : {"R4.10b", "D4.10b", "H4.10", "house"})
        QVERIFY(!kRuleGrammar.isHouse(other));
}

HW_PLAIN_TEST(tst_RuleGrammar)

} // namespace hexwerk::assault::tst_rule_grammar

#include "tst_rule_grammar.moc"
