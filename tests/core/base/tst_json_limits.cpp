#include <QTest>

#include "core/base/json_limits.h"
#include "tests/test_program.h"

#include <string>

namespace hexwerk::tst_json_limits {

class tst_JsonLimits final : public QObject
{
    Q_OBJECT

private slots:
    void sixtyFourLevelsAreNotTooMuch();
    void levelsThatEndAreNotAdded();
    void aThousandElementsAreNotTooMuch();
    void whatStandsInATextDoesNotCount();
    void brokenTextsAreJudgedToo();
};

static std::string times(int count, const std::string &text)
{
    std::string whole;
    for (int i = 0; i < count; ++i)
        whole += text;
    return whole;
}

void tst_JsonLimits::sixtyFourLevelsAreNotTooMuch()
{
    QVERIFY(!isTooMuchJson(times(64, "[") + times(64, "]")));
    QVERIFY(isTooMuchJson(times(65, "[") + times(65, "]")));
    QVERIFY(!isTooMuchJson(times(32, "[{\"a\":") + "1" + times(32, "}]")));
    QVERIFY(isTooMuchJson(times(33, "[{\"a\":") + "1" + times(33, "}]")));
}

void tst_JsonLimits::levelsThatEndAreNotAdded()
{
    QVERIFY(!isTooMuchJson("[" + times(100, "[{}],") + "1]"));
}

void tst_JsonLimits::aThousandElementsAreNotTooMuch()
{
    QVERIFY(!isTooMuchJson("[" + times(999, "1,") + "1]"));
    QVERIFY(isTooMuchJson("[" + times(1000, "1,") + "1]"));
    QVERIFY(isTooMuchJson("{" + times(500, "\"a\":[1,1],") + "\"a\":1}")); // wherever they stand
}

void tst_JsonLimits::whatStandsInATextDoesNotCount()
{
    QVERIFY(!isTooMuchJson("{\"order\":\"" + times(1100, "[,{") + "\"}"));
    QVERIFY(!isTooMuchJson("[\"\\\"" + times(1100, "[,") + "\"]")); // the quote is part of the text
    QVERIFY(
        isTooMuchJson("[\"\\\\\"" + times(1100, ",1") + "]")); // the backslash is, not the quote
}

void tst_JsonLimits::brokenTextsAreJudgedToo()
{
    QVERIFY(!isTooMuchJson(""));
    QVERIFY(!isTooMuchJson("]]]}"));
    QVERIFY(!isTooMuchJson("\"never closed " + times(1100, "[,")));
    QVERIFY(!isTooMuchJson("\"\\")); // nothing behind the backslash
    QVERIFY(isTooMuchJson(times(100'000, "[")));
}

HW_PLAIN_TEST(tst_JsonLimits)

} // namespace hexwerk::tst_json_limits

#include "tst_json_limits.moc"
