#include <QTest>

#include "core/base/frozen.h"
#include "tests/test_program.h"

#include <string>
#include <type_traits>

namespace hexwerk::tst_frozen {

class tst_Frozen final : public QObject
{
    Q_OBJECT

private slots:
    void copiesShareTheValue();
    void aNewValueLeavesTheOtherCopiesAsTheyWere();
    void theValueOutlivesWhoMadeIt();
    void contentsAreComparedAndNotAddresses();
    void withoutAValueItHoldsTheDefault();
};

using Text = Frozen<std::string>;
static_assert(std::is_same_v<decltype(*std::declval<Text &>()), const std::string &>,
              "nobody writes through it");

void tst_Frozen::copiesShareTheValue()
{
    const Text text("map");
    const Text copy = text;
    QCOMPARE(&*copy, &*text);
    QCOMPARE(copy->size(), std::size_t{3});
}

void tst_Frozen::aNewValueLeavesTheOtherCopiesAsTheyWere()
{
    const Text text("map");
    Text copy = text;
    copy = Text(*copy + " 2");
    QCOMPARE(*copy, std::string("map 2"));
    QCOMPARE(*text, std::string("map"));
    QVERIFY(copy != text);
}

void tst_Frozen::theValueOutlivesWhoMadeIt()
{
    Text copy;
    {
        const Text text("map");
        copy = text;
    }
    QCOMPARE(*copy, std::string("map"));
}

void tst_Frozen::contentsAreComparedAndNotAddresses()
{
    const Text text("map");
    const Text other("map");
    QVERIFY(&*text != &*other);
    QVERIFY(text == other);
    QVERIFY(text != Text("tile"));
}

void tst_Frozen::withoutAValueItHoldsTheDefault()
{
    QCOMPARE(*Text(), std::string());
    QVERIFY(Frozen<int>() == Frozen<int>(0));
}

HW_PLAIN_TEST(tst_Frozen)

} // namespace hexwerk::tst_frozen

#include "tst_frozen.moc"
