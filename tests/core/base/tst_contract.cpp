#include <QTest>

#include "core/base/contract.h"
#include "tests/core/aborts.h"
#include "tests/test_program.h"

namespace hexwerk::tst_contract {

using testing::abortOf;

class tst_Contract final : public QObject
{
    Q_OBJECT

private slots:
    void whatHoldsGoesOn();
    void whatIsBrokenSaysWhereAndEndsTheProgram();
    void whatCannotBeReachedEndsTheProgram();
    void theConditionIsAskedOnce();
};

static bool contains(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

void tst_Contract::whatHoldsGoesOn()
{
    QCOMPARE(abortOf([] { HW_EXPECTS(1 < 2); }), std::string());
}

void tst_Contract::whatIsBrokenSaysWhereAndEndsTheProgram()
{
    const int one = 1;
    const std::string said = abortOf([&] { HW_EXPECTS(one > 2); });
    QVERIFY(contains(said, "contract broken: one > 2"));
    QVERIFY(contains(said, "tst_contract.cpp:"));
}

void tst_Contract::whatCannotBeReachedEndsTheProgram()
{
    const std::string said = abortOf([] { HW_UNREACHABLE(); });
    QVERIFY(contains(said, "unreachable"));
    QVERIFY(contains(said, "tst_contract.cpp:"));
}

void tst_Contract::theConditionIsAskedOnce()
{
    int asked = 0;
    HW_EXPECTS(++asked > 0);
    QCOMPARE(asked, 1);
}

HW_PLAIN_TEST(tst_Contract)

} // namespace hexwerk::tst_contract

#include "tst_contract.moc"
