#include <QTest>

#include "core/base/sealed.h"
#include "tests/core/aborts.h"
#include "tests/test_program.h"

#include <set>
#include <string>
#include <vector>

namespace hexwerk::tst_sealed {

using testing::abortOf;

class tst_Sealed final : public QObject
{
    Q_OBJECT

private slots:
    void commitmentsAreKeyedBlake2b();
    void commitmentsToBytesAreKeyedBlake2b();
    void saltsOfASeedDiffer();
    void aSealIsOpenedByItsValueAndSaltAlone();
    void aListIsOpenedByItsTextsInTheirOrderAlone();
    void aTextIsOpenedByItsBytesAlone();
    void whoOnlyHoldsTheSealKnowsNothing();
    void theSealIsAllThatTheOtherSideGets();
    void sealsDifferByWhatTheyHoldAndWhoKnows();
    void hexadecimalDigitsLeadThereAndBack();
    void otherTextsAreNoDigits();
};

enum class Mine : std::uint8_t { Dummy, Real };

using List = std::vector<std::string>;

static Salt countingSalt()
{
    Salt salt = {};
    for (std::size_t i = 0; i < salt.size(); ++i)
        salt[i] = static_cast<std::uint8_t>(i);
    return salt;
}

// By hashlib.blake2b(value.to_bytes(8, "little"), key=salt, digest_size=32) of Python.
void tst_Sealed::commitmentsAreKeyedBlake2b()
{
    const Salt salt = countingSalt();
    QCOMPARE(toHex(commitmentTo(0, salt)),
             std::string("223b9a195adefb1f293d6c0971a8fdb3d95276881614005cc0773778f9fdd202"));
    QCOMPARE(toHex(commitmentTo(1, salt)),
             std::string("6bf226619d5d5b4e1270a4357066590b6431fda00fe8a0426f131e52372f04e4"));
    QCOMPARE(toHex(commitmentTo(0x0102030405060708, salt)),
             std::string("15ee16c8f996f73222d40f607e32548a6dbcd40d0c4cc356c492c7ece179dd20"));
    QCOMPARE(toHex(commitmentTo(UINT64_MAX, salt)),
             std::string("1816c61ff6c815c1c7660ebe2b45c79cee8c946fca6d016ba4beb4386cad531f"));
    QCOMPARE(toHex(commitmentTo(1, {})),
             std::string("12e32989a21f6f6633a46a38d9a923fc150f398234859fb21e312848ac60eb3f"));
    QCOMPARE(toHex(saltOf(salt, 7)),
             std::string("e235dc9f691a96d5a3c17d4875846f981efbee1a2b77cdf4bcd252d158558556"));
}

// By the same, of the bytes; of a list those of its size, and of the size and text of each.
void tst_Sealed::commitmentsToBytesAreKeyedBlake2b()
{
    const Salt salt = countingSalt();
    QCOMPARE(toHex(commitmentTo(std::string(), salt)),
             std::string("4e51e7a913fc80137da52880fecca175bf81e117d5c68126dc2774033517ea0d"));
    QCOMPARE(toHex(commitmentTo(std::string("r\0e", 3), salt)),
             std::string("c549931ac0e9175f8ebc116da9a698567da5914ffa53852bbe599ff3f136d9be"));
    QCOMPARE(toHex(commitmentTo(List{}, salt)),
             std::string("223b9a195adefb1f293d6c0971a8fdb3d95276881614005cc0773778f9fdd202"));
    QCOMPARE(toHex(commitmentTo(List{""}, salt)),
             std::string("6aceb26c5ab55fde76b26b8c32fd16cc6cf0d2b841aea9b20ba6fe10f082bea9"));
    QCOMPARE(toHex(commitmentTo(List{"ab", "c"}, salt)),
             std::string("45cc4b5b1a3b8db82cc50077f37f555fa8c64c4c0e5becc7a696b7c500320a25"));
}

void tst_Sealed::saltsOfASeedDiffer()
{
    std::set<Salt> salts;
    for (std::uint64_t place = 0; place < 1'000; ++place) {
        salts.insert(saltOf(countingSalt(), place));
        salts.insert(saltOf({}, place));
    }
    QCOMPARE(salts.size(), std::size_t{2'000});
}

void tst_Sealed::aSealIsOpenedByItsValueAndSaltAlone()
{
    const Salt salt = saltOf({}, 7);
    const Sealed sealed = Sealed(Mine::Dummy, salt).closed();
    QVERIFY(sealed.isOpenedBy(Mine::Dummy, salt));
    QVERIFY(!sealed.isOpenedBy(Mine::Real, salt));
    QVERIFY(!sealed.isOpenedBy(Mine::Dummy, saltOf({}, 8)));
    for (std::size_t i = 0; i < salt.size(); ++i) {
        Salt other = salt;
        other[i] ^= 1;
        QVERIFY(!sealed.isOpenedBy(Mine::Dummy, other));
    }
}

void tst_Sealed::aListIsOpenedByItsTextsInTheirOrderAlone()
{
    const Salt salt = saltOf({}, 7);
    const std::vector<List> lists = {
        {},         {""},        {"", ""},        {"ab", "c"},     {"a", "bc"},
        {"abc"},    {"c", "ab"}, {"ab", "c", ""}, {"", "ab", "c"}, {"ab", "", "c"},
        {"ab", "C"}};
    for (const List &list : lists) {
        const Sealed<List> sealed = Sealed<List>(list, salt).closed();
        QVERIFY(!sealed.isKnown());
        for (const List &other : lists)
            QCOMPARE(sealed.isOpenedBy(other, salt), other == list);
        QVERIFY(!sealed.isOpenedBy(list, saltOf({}, 8)));
    }
    const Sealed own(List{"tank", "gun"}, salt);
    QVERIFY(own.value() == (List{"tank", "gun"}));
    QVERIFY(own.closed() != Sealed(List{"gun", "tank"}, salt).closed());
}

void tst_Sealed::aTextIsOpenedByItsBytesAlone()
{
    const Salt salt = countingSalt();
    const List texts = {"",
                        " ",
                        "a",
                        "A",
                        "ab",
                        "ba",
                        "a ",
                        std::string("a\0", 2),
                        std::string(1'000, 'a'),
                        std::string(1'001, 'a')};
    for (const std::string &text : texts) {
        const Sealed<std::string> sealed = Sealed<std::string>(text, salt).closed();
        for (const std::string &other : texts)
            QCOMPARE(sealed.isOpenedBy(other, salt), other == text);
        QVERIFY(!sealed.isOpenedBy(text, {}));
    }
}

void tst_Sealed::whoOnlyHoldsTheSealKnowsNothing()
{
    const Sealed sealed(Mine::Real, countingSalt());
    QVERIFY(sealed.isKnown());
    QVERIFY(sealed.value() == Mine::Real);
    QVERIFY(sealed.salt() == countingSalt());

    const Sealed closed = sealed.closed();
    QVERIFY(!closed.isKnown());
    QVERIFY(!abortOf([&] { (void)closed.value(); }).empty());
    QVERIFY(!abortOf([&] { (void)closed.salt(); }).empty());
    QVERIFY(!Sealed<Mine>().isKnown());
}

void tst_Sealed::theSealIsAllThatTheOtherSideGets()
{
    const Sealed sealed(Mine::Real, countingSalt());
    const auto sent = Sealed<Mine>::closedBy(*fromHex(toHex(sealed.commitment())));
    QVERIFY(sent == sealed.closed());
    QVERIFY(sent.isOpenedBy(Mine::Real, countingSalt()));
}

void tst_Sealed::sealsDifferByWhatTheyHoldAndWhoKnows()
{
    const Sealed sealed(Mine::Real, countingSalt());
    QVERIFY(sealed == Sealed(Mine::Real, countingSalt()));
    QVERIFY(sealed != sealed.closed());
    QVERIFY(sealed.commitment() == sealed.closed().commitment());
    QVERIFY(sealed.closed() != Sealed(Mine::Dummy, countingSalt()).closed());
    QVERIFY(sealed.closed() != Sealed(Mine::Real, {}).closed());
}

void tst_Sealed::hexadecimalDigitsLeadThereAndBack()
{
    const std::string digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    QCOMPARE(toHex(countingSalt()), digits);
    QVERIFY(fromHex(digits) == countingSalt());
    Salt all = {};
    all.fill(0xff);
    QCOMPARE(toHex(all), std::string(64, 'f'));
    QVERIFY(fromHex(std::string(64, 'f')) == all);
}

void tst_Sealed::otherTextsAreNoDigits()
{
    const std::string digits = toHex(countingSalt());
    for (const std::string &other :
         {std::string(), std::string("00"), digits.substr(2), digits.substr(1), digits + "00",
          digits + "0", digits + " ", " " + digits, std::string(64, 'F'), std::string(64, 'g'),
          "0x" + digits.substr(2), digits.substr(0, 32) + ":" + digits.substr(32)})
        QVERIFY2(!fromHex(other), other.c_str());
}

HW_PLAIN_TEST(tst_Sealed)

} // namespace hexwerk::tst_sealed

#include "tst_sealed.moc"
