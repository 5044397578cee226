#include <QTest>

#include "core/base/result.h"
#include "tests/test_program.h"

#include <cstdint>
#include <string>
#include <type_traits>

namespace hexwerk::tst_result {

enum class Message : std::uint8_t { Late, Odd };
enum class Other : std::uint8_t { Odd };

} // namespace hexwerk::tst_result

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::tst_result::Message, hexwerk::MessageKind> =
    true;

namespace hexwerk::tst_result {

static_assert(std::is_convertible_v<Message, MessageId>);
static_assert(!std::is_convertible_v<Other, MessageId>);
static_assert(!std::is_convertible_v<int, MessageId>);
static_assert(MessageId(Message::Odd).as<Message>() == Message::Odd);

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
        return refuse(Message::Odd, "even", {number});
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
    QVERIFY(refused.error().message == Message::Odd);
    QVERIFY(refused.error().rule == "even");
    QCOMPARE(refused.error().numbers, Numbers{7});
}

void tst_Result::refusalsThatSayTheSameAreEqual()
{
    const Refusal refusal = {Message::Odd, "a", {1}};
    QVERIFY((refusal == Refusal{Message::Odd, "a", {1}}));
    QVERIFY((refusal != Refusal{Message::Late, "a", {1}}));
    QVERIFY((refusal != Refusal{Message::Odd, "b", {1}}));
    QVERIFY((refusal != Refusal{Message::Odd, "a", {2}}));
}

void tst_Result::tryLeavesWithTheRefusal()
{
    QCOMPARE(quarter(7).error().numbers, Numbers{7});
    QCOMPARE(quarter(6).error().numbers, Numbers{3});
}

void tst_Result::tryGoesOnAfterAYes()
{
    QCOMPARE(quarter(12).value(), std::string("3"));
}

HW_PLAIN_TEST(tst_Result)

} // namespace hexwerk::tst_result

#include "tst_result.moc"
