#include <QTest>

#include "core/assault/files/library/filed_cards.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "tests/core/assault/files/random_cards.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::tst_filed_cards {

// Long files are read in pieces; nobody may notice.
class tst_FiledCards final : public QObject
{
    Q_OBJECT

private slots:
    void aLongFileIsReadAsItStands_data();
    void aLongFileIsReadAsItStands();
    void theFirstOfTwoCountsInWhateverPiece();
    void aFaultInTheLastPieceHasItsPlace();
    void aTextThatLooksLikeACardIsNone();
};

static const std::string kFile = "long.toml";

static FiledCards random(std::initializer_list<CardKind> kinds, int number)
{
    test::RandomCards cards(7);
    FiledCards all;
    for (const CardKind kind : kinds)
        for (int i = 0; i < number; ++i) {
            FiledCard card = cards.card(kind, i);
            card.file = kFile;
            card.place = i;
            all.emplace(refOf(card.card), std::move(card));
        }
    return all;
}

static std::string textOf(const FiledCards &cards, CardKind kind)
{
    return formatDocument(toTree(cards, formatOf(kind), kFile));
}

// A card that takes some bytes.
static std::string order(const std::string &id, const std::string &words)
{
    return "\n[[command]]\nid = \"" + id + "\"\nname = { en = \"" + std::string(1000, 'n') +
           "\" }\ntime = \"action\"\ntext = { en = \"\"\"" + words + "\"\"\" }\n";
}

static std::string orders(int number)
{
    std::string text = "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n";
    for (int i = 0; i < number; ++i)
        text += order("c" + std::to_string(i), "words");
    return text;
}

void tst_FiledCards::aLongFileIsReadAsItStands_data()
{
    QTest::addColumn<bool>("formations");
    QTest::newRow("cards") << false;
    QTest::newRow("formations") << true;
}

void tst_FiledCards::aLongFileIsReadAsItStands()
{
    QFETCH(bool, formations);
    const FiledCards cards =
        formations ? random({CardKind::Formation}, 9000)
                   : random({CardKind::Unit, CardKind::Command, CardKind::Support}, 1500);
    const std::string text = textOf(cards, formations ? CardKind::Formation : CardKind::Unit);
    QVERIFY2(text.size() > 1024 * 1024, std::to_string(text.size()).c_str());
    const auto read = readFiledCards(text, kFile);
    QVERIFY(read && read.problems.empty());
    QCOMPARE(read.value->size(), cards.size());
    for (const auto &[ref, card] : cards)
        QVERIFY2(read.value->at(ref) == card, ref.id.c_str());
}

void tst_FiledCards::theFirstOfTwoCountsInWhateverPiece()
{
    const std::string text = orders(1500) + order("c3", "others");
    const auto read = readFiledCards(text, kFile);
    QVERIFY(read);
    QCOMPARE(read.value->size(), std::size_t{1500});
    const FiledCard &card = read.value->at({CardKind::Command, "c3"});
    QCOMPARE(card.place, 3);
    QCOMPARE(std::get<CommandCard>(card.card).text.at("en"), std::string("words"));
    QCOMPARE(read.value->at({CardKind::Command, "c1499"}).place, 1499);
}

void tst_FiledCards::aFaultInTheLastPieceHasItsPlace()
{
    const std::string good = orders(1500);
    const auto lines = std::count(good.begin(), good.end(), '\n');
    const auto read = readFiledCards(good + "\n[[command]]\nid = 5\n", kFile);
    QVERIFY(!read);
    const auto id =
        std::find_if(read.problems.begin(), read.problems.end(),
                     [](const Problem &one) { return one.code == FileProblem::WrongType; });
    QVERIFY(id != read.problems.end());
    QCOMPARE(id->line, static_cast<int>(lines) + 3);
}

void tst_FiledCards::aTextThatLooksLikeACardIsNone()
{
    std::string text = orders(400);
    for (int i = 0; i < 1200; ++i)
        text += order("t" + std::to_string(i), "First:\n[[command]]\nid = 5\n");
    const auto read = readFiledCards(text, kFile);
    QVERIFY(read);
    QCOMPARE(read.value->size(), std::size_t{1600});
}

HW_CORE_TEST(tst_FiledCards)

} // namespace hexwerk::assault::tst_filed_cards

#include "tst_filed_cards.moc"
