#include <QTest>

#include "tests/bench/last_table.h"
#include "tests/test_program.h"

namespace hexwerk::tst_last_table {

using namespace bench;
using namespace std::chrono_literals;

class tst_LastTable final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void aLineThatIsNoRowIsLeftOut();
    void aRowIsSlowerFromATenthOn();
    void whatIsNotMeasuredNowIsKept();
};

void tst_LastTable::whatIsWrittenIsReadAgain()
{
    const Table table = {{"copy of a position", 55.9ns, "1a2b3c4"},
                         {"read a game, 100 %", 84.5ms, "5d6e7f8-dirty"}};

    const std::string text = toText(table, "a machine of 2 cores");

    QVERIFY(tableFrom(text) == table);
    QCOMPARE(text.substr(0, text.find('\n')), std::string("# a machine of 2 cores"));
}

void tst_LastTable::aLineThatIsNoRowIsLeftOut()
{
    const Table table = tableFrom("# 1.0 a b\n\nten 1a2b3c4 copy\n10.0 1a2b3c4\n10.0 1a2b3c4 copy");

    QVERIFY(table == (Table{{"copy", 10ns, "1a2b3c4"}}));
    QVERIFY(tableFrom("").empty());
}

void tst_LastTable::aRowIsSlowerFromATenthOn()
{
    const Table last = {{"apply", 1000ns, "1a2b3c4"}, {"copy", 200ns, "5d6e7f8"}};
    const Row *copy = rowOf(last, "copy");

    QVERIFY(copy && copy->commit == "5d6e7f8");
    QVERIFY(isSlower({"copy", 300ns}, *copy));
    QVERIFY(isSlower({"copy", 221ns}, *copy));
    QVERIFY(!isSlower({"copy", 219ns}, *copy));
    QVERIFY(!isSlower({"copy", 150ns}, *copy));
    QVERIFY(!rowOf(last, "a new one"));
}

void tst_LastTable::whatIsNotMeasuredNowIsKept()
{
    const Table last = {{"apply", 1000ns, "1a2b3c4"}, {"copy", 200ns, "1a2b3c4"}};

    const Table now = merged(last, {{"copy", 210ns, "5d6e7f8"}, {"a new one", 1ns, "5d6e7f8"}});

    QVERIFY(now == (Table{{"apply", 1000ns, "1a2b3c4"},
                          {"copy", 210ns, "5d6e7f8"},
                          {"a new one", 1ns, "5d6e7f8"}}));
}

HW_PLAIN_TEST(tst_LastTable)

} // namespace hexwerk::tst_last_table

#include "tst_last_table.moc"
