#include <QTest>

#include "core/base/locked_box.h"
#include "tests/test_program.h"

namespace hexwerk::tst_locked_box {

class tst_LockedBox final : public QObject
{
    Q_OBJECT

private slots:
    void onlyItsKeyOpensIt();
    void itsSizeTellsNothing();
    void twoTextsUnderOneKeyTellNothingOfEachOther();
    void whatIsSpoiltIsNotRead();
};

static const Salt kKey = {1, 2, 3};
static const Commitment kSeal = {7};

void tst_LockedBox::onlyItsKeyOpensIt()
{
    for (const std::string text :
         {"", "restore us-1\nassign a1 us-2\n", "with \x1f in it", "Panzergruppe „Süd“"}) {
        const std::string box = lockedBox(text, 100, kKey, kSeal);
        QCOMPARE(textInBox(box, kKey, kSeal), std::optional(text));
        QVERIFY(!textInBox(box, Salt{1, 2, 4}, kSeal));
        QVERIFY(text.empty() || box.find(text) == std::string::npos);
    }
}

void tst_LockedBox::itsSizeTellsNothing()
{
    // A byte of the box has two digits; 16 are added to it.
    QCOMPARE(boxDigits(64), std::size_t{160});
    for (std::size_t size = 0; size < 64; ++size)
        QCOMPARE(lockedBox(std::string(size, 'x'), 64, kKey, kSeal).size(), boxDigits(64));
}

// Bytes that both texts share would be the same in both boxes, or their difference would show.
void tst_LockedBox::twoTextsUnderOneKeyTellNothingOfEachOther()
{
    const std::string one = lockedBox("restore us-1", 32, kKey, {1});
    const std::string other = lockedBox("restore us-2", 32, kKey, {2});
    QVERIFY(!textInBox(one, kKey, {2}));
    constexpr std::size_t kMac = 32; // digits
    std::size_t alike = 0;
    for (std::size_t i = kMac; i < one.size(); i += 2)
        alike += one.compare(i, 2, other, i, 2) == 0;
    QVERIFY(alike < 8); // of 32 bytes, of which all but one are the same in the texts
}

void tst_LockedBox::whatIsSpoiltIsNotRead()
{
    const std::string box = lockedBox("restore us-1", 32, kKey, kSeal);
    for (std::size_t i = 0; i < box.size(); ++i) {
        std::string other = box;
        other[i] = other[i] == '0' ? '1' : '0';
        QVERIFY(!textInBox(other, kKey, kSeal));
    }
    for (const std::string &text : {std::string(), std::string("abc"), box + "0", box.substr(2),
                                    std::string("no digits"), std::string(40, 'a')})
        QVERIFY(!textInBox(text, kKey, kSeal));
}

HW_PLAIN_TEST(tst_LockedBox)

} // namespace hexwerk::tst_locked_box

#include "tst_locked_box.moc"
