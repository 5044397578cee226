#include <QTest>

#include "core/base/content_hash.h"
#include "tests/test_program.h"

namespace hexwerk::tst_content_hash {

// The numbers come from a script that knows FNV-1a, and the mixing of words, from their formulas.
class tst_ContentHash final : public QObject
{
    Q_OBJECT

private slots:
    void textsAndWordsHaveTheirPublishedHash();
    void theLengthOfATextCounts();
    void aHashIsSixteenDigits();
    void contentsHaveTheirHash();
    void everyMemberAndTheirOrderCount();
    void whereAListEndsCounts();
    void whatIsMissingIsNotZero();
    void theKindOfAVariantCounts();
    void keysAndValuesOfAMapCount();
};

struct Walk
{
    StrongId<struct TokenTag> token;
    std::vector<int> cells;
    bool isFast = false;
};

static void hashInto(ContentHash &hash, const Walk &walk)
{
    const auto &[token, cells, isFast] = walk;
    hash.add(token, cells, isFast);
}

template<typename... Values>
static std::uint64_t hashOf(const Values &...values)
{
    ContentHash hash;
    hash.add(values...);
    return hash.value();
}

using List = std::vector<int>;
using Map = std::map<int, int>;

void tst_ContentHash::textsAndWordsHaveTheirPublishedHash()
{
    QCOMPARE(Hash().value(), 0xcbf29ce484222325U);
    QCOMPARE(Hash().add(std::uint64_t{42}).value(), 0xff3add6b3789daefU);
    QCOMPARE(Hash().add("abc").value(), 0xc11ab6d2519bc2b2U);
    QCOMPARE(Hash().add(std::uint64_t{1}).add("ab").add("Gela \xC3\xA8").value(),
             0xe112875a3fde3cb4U);
}

void tst_ContentHash::theLengthOfATextCounts()
{
    QVERIFY(Hash().add("ab").add("c").value() != Hash().add("a").add("bc").value());
    QVERIFY(Hash().add("").value() != Hash().value());
}

void tst_ContentHash::aHashIsSixteenDigits()
{
    QCOMPARE(hashText(0), std::string("0000000000000000"));
    QCOMPARE(hashText(0x0123456789abcdef), std::string("0123456789abcdef"));
    QCOMPARE(Hash().text(), std::string("cbf29ce484222325"));
}

void tst_ContentHash::contentsHaveTheirHash()
{
    QCOMPARE(ContentHash().value(), 0xcbf29ce484222325U);
    QCOMPARE(hashOf(7), 0x1e15259d7bb07c57U);
    QCOMPARE(hashOf(1, 2), 0x9c2dda1ae14ab8c4U);
    QCOMPARE(hashOf(-1), 0x690cf37cf43c469eU);
    QCOMPARE(hashOf(std::string("abc")), 0xb9c469c909eeccaaU);
    QCOMPARE(hashOf(List{5, 6}, std::optional(3), std::optional<int>(), std::variant<bool, int>(9),
                    Map{{1, 2}}),
             0xea0b21f4c5573384U);
}

void tst_ContentHash::everyMemberAndTheirOrderCount()
{
    using Token = StrongId<TokenTag>;
    const Walk walk = {Token(1), {2, 3}, true};
    QCOMPARE(hashOf(walk), hashOf(Walk{Token(1), {2, 3}, true}));
    for (const Walk &other : {Walk{Token(2), {2, 3}, true}, Walk{Token(1), {3, 2}, true},
                              Walk{Token(1), {2, 4}, true}, Walk{Token(1), {2, 3}, false}})
        QVERIFY(hashOf(other) != hashOf(walk));
    QVERIFY(hashOf(1, 2) != hashOf(2, 1));
    QVERIFY(hashOf(std::array{1, 2}) != hashOf(std::array{2, 1}));
    QVERIFY(hashOf(std::string("ab")) != hashOf(std::string("ba")));
}

void tst_ContentHash::whereAListEndsCounts()
{
    QVERIFY(hashOf(List{1}, List{2, 3}) != hashOf(List{1, 2}, List{3}));
    QVERIFY(hashOf(List{}, List{1}) != hashOf(List{1}, List{}));
    QVERIFY(hashOf(Map{}, 1, 2) != hashOf(Map{{1, 2}}));
}

void tst_ContentHash::whatIsMissingIsNotZero()
{
    QVERIFY(hashOf(std::optional<int>()) != hashOf(std::optional(0)));
    QVERIFY(hashOf(std::optional<int>(), std::optional(0)) !=
            hashOf(std::optional(0), std::optional<int>()));
}

void tst_ContentHash::theKindOfAVariantCounts()
{
    using Either = std::variant<int, bool>;
    QVERIFY(hashOf(Either(1)) != hashOf(Either(true)));
}

void tst_ContentHash::keysAndValuesOfAMapCount()
{
    QVERIFY(hashOf(Map{{1, 2}}) != hashOf(Map{{2, 1}}));
    QVERIFY(hashOf(Map{{1, 2}}) != hashOf(Map{{1, 3}}));
    QVERIFY(hashOf(Map{{1, 2}}) != hashOf(Map{{3, 2}}));
}

HW_PLAIN_TEST(tst_ContentHash)

} // namespace hexwerk::tst_content_hash

#include "tst_content_hash.moc"
