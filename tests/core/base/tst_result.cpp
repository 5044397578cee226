#include <QTest>

#include "core/base/result.h"
#include "tests/test_program.h"

#include <string>

namespace hexwerk::tst_result {

class tst_Result final : public QObject
{
    Q_OBJECT

private slots:
    void aRefusalCarriesIdRuleAndNumbers();
    void refusalsThatSayTheSameAreEqual();
    void tryLeavesWithTheRefusal();
    void tryGoesOnAfterAYes();
};

static Ruling<int> half(int number)
{
    if (number % 2 != 0)
        return refuse(MessageId::ValueOutOfRange, "even", {number});
    return number / 2;
}

static Ruling<std::string> quarter(int number)
{
    const auto once = half(number);
    HW_TRY(once);
    const auto twice = half(*once);
    HW_TRY(twice);
    return std::to_string(*twice);
}

void tst_Result::aRefusalCarriesIdRuleAndNumbers()
{
    const auto refused = half(7);
    QVERIFY(!refused);
    QVERIFY(refused.error().message == MessageId::ValueOutOfRange);
    QVERIFY(refused.error().rule == "even");
    QCOMPARE(refused.error().numbers, std::vector<int>{7});
}

void tst_Result::refusalsThatSayTheSameAreEqual()
{
    const Refusal refusal = {MessageId::GameOver, "a", {1}};
    QVERIFY((refusal == Refusal{MessageId::GameOver, "a", {1}}));
    QVERIFY((refusal != Refusal{MessageId::NotAsked, "a", {1}}));
    QVERIFY((refusal != Refusal{MessageId::GameOver, "b", {1}}));
    QVERIFY((refusal != Refusal{MessageId::GameOver, "a", {2}}));
}

void tst_Result::tryLeavesWithTheRefusal()
{
    QCOMPARE(quarter(7).error().numbers, std::vector<int>{7});
    QCOMPARE(quarter(6).error().numbers, std::vector<int>{3});
}

void tst_Result::tryGoesOnAfterAYes()
{
    QCOMPARE(quarter(12).value(), std::string("3"));
}

HW_PLAIN_TEST(tst_Result)

} // namespace hexwerk::tst_result

#include "tst_result.moc"
