#include <QTest>

#include "tests/test_program.h"
#include "texts/search/spelling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexwerk::search::tst_spelling {

// Typing errors, against a slow and plain count of them.
class tst_Spelling final : public QObject
{
    Q_OBJECT

private slots:
    void everyPairOfShortWordsHasTheDistanceOfThePlainCount();
    void anOpenEndingIsMeasuredToTheNearestStart();
    void lettersNeverRuleOutWhatIsNear();
    void longerWordsForgiveMore();
    void aWordWithoutEndIsFarFromAll();
};

// Optimal string alignment, by its definition: the last letters are equal, changed, left out,
// added or swapped.
static std::size_t plainEdits(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty())
        return a.size() + b.size();
    const std::string_view a1 = a.substr(0, a.size() - 1);
    const std::string_view b1 = b.substr(0, b.size() - 1);
    std::size_t edits = plainEdits(a1, b1) + (a.back() == b.back() ? 0 : 1);
    edits = std::min({edits, plainEdits(a1, b) + 1, plainEdits(a, b1) + 1});
    if (a.size() > 1 && b.size() > 1 && a.back() == b1.back() && a1.back() == b.back())
        edits =
            std::min(edits, plainEdits(a.substr(0, a.size() - 2), b.substr(0, b.size() - 2)) + 1);
    return edits;
}

static std::vector<std::string> shortWords()
{
    std::vector<std::string> words{""};
    for (std::size_t k = 0; words[k].size() < 4; ++k)
        for (const char letter : {'a', 'b', 'c'})
            words.push_back(words[k] + letter);
    return words;
}

void tst_Spelling::everyPairOfShortWordsHasTheDistanceOfThePlainCount()
{
    std::size_t pairs = 0;
    for (const std::string &a : shortWords())
        for (const std::string &b : shortWords()) {
            const std::size_t expected = std::min<std::size_t>(plainEdits(a, b), 3);
            if (editsBetween(a, b, 2, Ending::Complete) != expected)
                QFAIL((a + " to " + b).c_str());
            ++pairs;
        }
    QCOMPARE(pairs, std::size_t{121 * 121}); // 1 + 3 + 9 + 27 + 81 words
}

void tst_Spelling::anOpenEndingIsMeasuredToTheNearestStart()
{
    for (const std::string &a : shortWords())
        for (const std::string &b : shortWords()) {
            std::size_t expected = 3;
            for (std::size_t size = 0; size <= b.size(); ++size)
                expected = std::min(expected, plainEdits(a, b.substr(0, size)));
            if (editsBetween(a, b, 2, Ending::Open) != expected)
                QFAIL((a + " to the start of " + b).c_str());
        }
}

void tst_Spelling::lettersNeverRuleOutWhatIsNear()
{
    for (const std::string &a : shortWords())
        for (const std::string &b : shortWords())
            for (const std::size_t most : {1U, 2U})
                for (const Ending ending : {Ending::Complete, Ending::Open})
                    if (editsBetween(a, b, most, ending) <= most)
                        QVERIFY(mayBeWithin(lettersOf(a), lettersOf(b), most, ending));
    QVERIFY(!mayBeWithin(lettersOf("wire"), lettersOf("hill"), 2, Ending::Complete));
}

void tst_Spelling::longerWordsForgiveMore()
{
    QCOMPARE(mostEdits(3), std::size_t{0});
    QCOMPARE(mostEdits(4), std::size_t{1});
    QCOMPARE(mostEdits(7), std::size_t{1});
    QCOMPARE(mostEdits(8), std::size_t{2});
}

void tst_Spelling::aWordWithoutEndIsFarFromAll()
{
    const std::string endless(10'000, 'a');
    QCOMPARE(editsBetween(endless, endless, 2, Ending::Complete), std::size_t{3});
    QCOMPARE(editsBetween("aaaa", endless, 2, Ending::Complete), std::size_t{3});
    QCOMPARE(editsBetween("aaaa", endless, 2, Ending::Open), std::size_t{0});
}

HW_PLAIN_TEST(tst_Spelling)

} // namespace hexwerk::search::tst_spelling

#include "tst_spelling.moc"
