#include <QTest>

#include "editor/models/search.h"
#include "tests/test_program.h"

namespace hexwerk::tst_search {

using namespace editor;

// What is typed finds what is meant.
class tst_Search final : public QObject
{
    Q_OBJECT

private slots:
    void lettersInOrderAreFound_data();
    void lettersInOrderAreFound();
    void theBestComesFirst_data();
    void theBestComesFirst();
    void nothingTypedGivesAllInTheirOrder();
    void noMoreThanAsked();
    void anIdIsFoundToo();
};

static Search searchFor(const QStringList &texts)
{
    std::vector<SearchEntry> entries;
    for (const QString &text : texts)
        entries.push_back({text, {}, {}, {}, {}, {}});
    return Search(std::move(entries));
}

void tst_Search::lettersInOrderAreFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    const auto row = [](const char *name, const char *typed, const char *text, bool found) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text) << found;
    };
    row("begins", "size", "Size of the board", true);
    row("skips letters", "szbrd", "Size of the board", true);
    row("in another order", "ezis", "Size of the board", false);
    row("a letter too many", "sizee b", "Size of the board", true);
    row("a letter that is not there", "sizex", "Size of the board", false);
    row("words in another order", "board size", "Size of the board", true);
    row("one word is missing", "board tile", "Size of the board", false);
    row("without its accent", "gehoft", "Gehöft", true);
    row("with its accent", "GEHÖFT", "Gehöft", true);
    row("sharp s", "strasse", "Straße", true);
    row("in capitals", "RIFLES", "Rifles 43", true);
    row("nothing", "", "Rifles 43", true);
    row("in nothing", "a", "", false);
}

void tst_Search::lettersInOrderAreFound()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(scoreOf(foldedForSearch(typed), foldedForSearch(text)) >= 0, found);
    QCOMPARE(searchFor({text}).best(typed, 5).size(), std::size_t(found));
}

void tst_Search::theBestComesFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("best");
    QTest::addColumn<QString>("other");
    const auto row = [](const char *name, const char *typed, const char *best, const char *other) {
        QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(best)
                            << QString::fromUtf8(other);
    };
    row("together before apart", "road", "Broad way", "Rifles on a dune");
    row("the beginning of a word", "tile", "Lay tile", "Projectile");
    row("the beginning of the text", "tile", "Tile side", "Lay tile");
    row("initials of words", "rt", "Replace terrain", "Sort");
    row("the shorter one", "save", "Save", "Save as");
    row("the whole one", "u1", "u1", "u12");
}

void tst_Search::theBestComesFirst()
{
    QFETCH(QString, typed);
    QFETCH(QString, best);
    QFETCH(QString, other);
    QCOMPARE(searchFor({other, best}).best(typed, 5).front(), std::size_t{1});
    QCOMPARE(searchFor({best, other}).best(typed, 5).front(), std::size_t{0});
}

void tst_Search::nothingTypedGivesAllInTheirOrder()
{
    const Search search =
        searchFor({QStringLiteral("ccc"), QStringLiteral("a"), QStringLiteral("bb")});
    QCOMPARE(search.best({}, 9), (std::vector<std::size_t>{0, 1, 2}));
    QCOMPARE(search.best(QStringLiteral("  "), 9), (std::vector<std::size_t>{0, 1, 2}));
}

void tst_Search::noMoreThanAsked()
{
    const QStringList many(100, QStringLiteral("unit"));
    QCOMPARE(searchFor(many).best(QStringLiteral("u"), 7).size(), std::size_t{7});
}

void tst_Search::anIdIsFoundToo()
{
    std::vector<SearchEntry> entries(2);
    entries[0].text = QStringLiteral("Schützen 43");
    entries[0].also = QStringLiteral("ger.rifles43");
    entries[1].text = QStringLiteral("Rifles");
    const Search search(entries);
    QCOMPARE(search.best(QStringLiteral("rifles"), 9), (std::vector<std::size_t>{1, 0}));
    QCOMPARE(search.best(QStringLiteral("ger.rifles43"), 9), (std::vector<std::size_t>{0}));

    entries[1].also = QStringLiteral("sch");
    QCOMPARE(Search(entries).best(QStringLiteral("Sch"), 9), (std::vector<std::size_t>{1, 0}));
}

HW_CORE_TEST(tst_Search)

} // namespace hexwerk::tst_search

#include "tst_search.moc"
