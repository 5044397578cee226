#include <QTest>

#include "core/base/enum_names.h"
#include "tests/test_program.h"

namespace hexwerk::tst_enum_names {

class tst_EnumNames final : public QObject
{
    Q_OBJECT

private slots:
    void everyNameLeadsToItsValueAndBack();
    void otherTextsAreNoNames();
};

enum class Flag : unsigned char { Red, White, Blue };
static constexpr std::array<std::string_view, 3> kFlags = {"red", "white", "blue"};
static_assert(enumFromString<Flag>(kFlags, "white") == Flag::White);

void tst_EnumNames::everyNameLeadsToItsValueAndBack()
{
    QVERIFY(enumFromString<Flag>(kFlags, "red") == Flag::Red);
    QVERIFY(enumFromString<Flag>(kFlags, "white") == Flag::White);
    QVERIFY(enumFromString<Flag>(kFlags, "blue") == Flag::Blue);
    for (const Flag flag : {Flag::Red, Flag::White, Flag::Blue})
        QVERIFY(enumFromString<Flag>(kFlags, kFlags[static_cast<std::size_t>(flag)]) == flag);
}

void tst_EnumNames::otherTextsAreNoNames()
{
    for (const char *other : {"", "Red", "re", "redd", " red", "red ", "0", "green"})
        QVERIFY(!enumFromString<Flag>(kFlags, other));
}

HW_PLAIN_TEST(tst_EnumNames)

} // namespace hexwerk::tst_enum_names

#include "tst_enum_names.moc"
