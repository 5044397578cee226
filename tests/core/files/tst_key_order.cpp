#include <QTest>

#include "core/files/key_order.h"
#include "tests/test_program.h"

#include <vector>

namespace hexwerk::tst_key_order {

class tst_KeyOrder final : public QObject
{
    Q_OBJECT

private slots:
    void aKeyHasThePlaceOfItsRow();
    void aStarGivesAHeader();
    void aDashStandsForOneKey();
    void theFirstRowThatFitsCounts();
    void knownKeysComeBeforeTheOthers();
};

static const std::vector<KeyRow> kRows = {
    {"", "id name *terrain *profile"}, {"terrain", "*"},
    {"terrain.-", "cost bonus"},       {"-.cost", "foot track"},
    {"-.-.cost", "track foot"},        {"profile.-.terrain.-", "bonus cost"},
};
static const KeyOrder kOrder(kRows);
using Rank = std::optional<std::size_t>;

void tst_KeyOrder::aKeyHasThePlaceOfItsRow()
{
    QVERIFY(kOrder.rank("", "id") == Rank(0));
    QVERIFY(kOrder.rank("", "terrain") == Rank(2));
    QVERIFY(kOrder.rank("", "i") == Rank());
    QVERIFY(kOrder.rank("id", "id") == Rank());
    QVERIFY(kOrder.rank(".", "id") == Rank());
    QVERIFY(kOrder.style("terrain.", "cost") == TableStyle::Inline);
    QVERIFY(KeyOrder({}).rank("", "id") == Rank());
}

void tst_KeyOrder::aStarGivesAHeader()
{
    QVERIFY(kOrder.style("", "terrain") == TableStyle::Header);
    QVERIFY(kOrder.style("", "name") == TableStyle::Inline);
    QVERIFY(kOrder.style("terrain", "any") == TableStyle::Header);
    QVERIFY(kOrder.rank("terrain", "any") == Rank());
    QVERIFY(kOrder.style("terrain.wood", "cost") == TableStyle::Inline);
}

void tst_KeyOrder::aDashStandsForOneKey()
{
    QVERIFY(kOrder.rank("terrain.wood", "bonus") == Rank(1));
    QVERIFY(kOrder.rank("profile.gela-de.terrain.wood", "bonus") == Rank(0));
    QVERIFY(kOrder.rank("terrain.wood.cost", "foot") == Rank(1));
    QVERIFY(kOrder.rank("terrain.wood.cost.more", "foot") == Rank());
    QVERIFY(kOrder.rank("cost", "foot") == Rank());
}

void tst_KeyOrder::theFirstRowThatFitsCounts()
{
    QVERIFY(kOrder.rank("terrain.cost", "cost") == Rank(0));
    QVERIFY(kOrder.rank("terrain.cost", "foot") == Rank());
    QVERIFY(kOrder.rank("road.cost", "foot") == Rank(0));
}

void tst_KeyOrder::knownKeysComeBeforeTheOthers()
{
    TomlTable wood;
    wood.set("mine", 1).set("bonus", 2).set("own", 3).set("cost", 4);
    TomlTable root;
    root.set("strange", 1).set("terrain", TomlTable().set("wood", wood)).set("id", "a");

    const TomlTable arranged = kOrder.arranged("", root);

    QCOMPARE(arranged.entries[0].key, std::string("id"));
    QCOMPARE(arranged.entries[1].key, std::string("terrain"));
    QCOMPARE(arranged.entries[2].key, std::string("strange"));
    const auto *terrain = arranged.entries[1].value.as<TomlTable>();
    QVERIFY(terrain && terrain->style == TableStyle::Header);
    std::string keys;
    for (const TomlEntry &entry : terrain->entries[0].value.as<TomlTable>()->entries)
        keys += entry.key + ' ';
    QCOMPARE(keys, std::string("cost bonus mine own "));
}

HW_PLAIN_TEST(tst_KeyOrder)

} // namespace hexwerk::tst_key_order

#include "tst_key_order.moc"
