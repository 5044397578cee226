#include <QTest>

#include "core/hexes/hex.h"
#include "tests/test_program.h"

namespace hexwerk::tst_hex {

class tst_Hex final : public QObject
{
    Q_OBJECT

private slots:
    void namesAreColumnLettersAndRowsFromOne();
    void aNameThatIsNoneIsRefused_data();
    void aNameThatIsNoneIsRefused();
    void oddColumnsLieHalfAHexLower();
    void distanceCountsHexes();
};

void tst_Hex::namesAreColumnLettersAndRowsFromOne()
{
    QCOMPARE(toString(Hex::at(2, 3)), std::string("C4"));
    QCOMPARE(toString(Hex::at(26, 0)), std::string("AA1"));
    QCOMPARE(toString(Hex::at(-1, 0)), std::string());
    for (int column = 0; column < 800; column += 7)
        for (int row = 0; row < 120; row += 11)
            QVERIFY(hexFromString(toString(Hex::at(column, row))) == Hex::at(column, row));
}

void tst_Hex::aNameThatIsNoneIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"", "C", "4", "c4", "C0", "C04", "C-1", "4C", "C4 ", "AAAA1", "C12345", "ZZZZZZZZZZZZ1"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_Hex::aNameThatIsNoneIsRefused()
{
    QFETCH(QString, name);
    QVERIFY(!hexFromString(name.toStdString()));
}

void tst_Hex::oddColumnsLieHalfAHexLower()
{
    const Hex b1 = *hexFromString("B1");
    QVERIFY(neighbour(b1, Direction::SW) == *hexFromString("A2"));
    QVERIFY(neighbour(b1, Direction::NW) == *hexFromString("A1"));
    QVERIFY(neighbour(*hexFromString("C2"), Direction::NE) == *hexFromString("D1"));
    QVERIFY(neighbour(*hexFromString("C2"), Direction::SE) == *hexFromString("D2"));
}

void tst_Hex::distanceCountsHexes()
{
    QCOMPARE(distance(*hexFromString("A1"), *hexFromString("A1")), 0);
    QCOMPARE(distance(*hexFromString("A1"), *hexFromString("C2")), 2);
    QCOMPARE(distance(*hexFromString("A1"), *hexFromString("E1")), 4);
    QCOMPARE(distance(*hexFromString("E1"), *hexFromString("A7")), 8);
}

HW_PLAIN_TEST(tst_Hex)

} // namespace hexwerk::tst_hex

#include "tst_hex.moc"
