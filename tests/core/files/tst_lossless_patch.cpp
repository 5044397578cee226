#include <QTest>

#include "core/files/lossless_patch.h"
#include "core/files/lossless_patcher.h"
#include "core/files/lossless_path.h"
#include "core/files/toml_text.h"
#include "tests/test_program.h"

#include <functional>
#include <vector>

namespace hexwerk::tst_lossless_patch {

// What becomes of a text, byte by byte, when single things in it change.
class tst_LosslessPatch final : public QObject
{
    Q_OBJECT

private slots:
    void aScalarKeepsItsQuotesAndItsLine_data();
    void aScalarKeepsItsQuotesAndItsLine();
    void anArrayKeepsItsShape_data();
    void anArrayKeepsItsShape();
    void aTableInAnArrayKeepsTheOrderOfItsKeys();
    void aNewKeyFindsItsPlace_data();
    void aNewKeyFindsItsPlace();
    void anElementGoesWithWhatBelongsToIt();
    void aNewElementFollowsItsKind();
    void aMovedElementTakesItsCommentsAlong();
    void keysThatTheWriterDoesNotKnowStay();
    void aPartMayBeWrittenAnewAsAWhole();
    void brokenTextIsRefused();
};

using Change = std::function<void(TomlTable &)>;

static const std::vector<KeyRow> kRows = {
    {"", "format version id title turns los_limit *options *board *side *unit"},
    {"title", "en de"},
    {"options", "dice"},
    {"board", "columns rows *patch"},
    {"side", "id name players *formation"},
    {"unit", "id card side"},
};
static const KeyOrder kOrder(kRows);

static TomlTable tree(const std::string &text)
{
    return readToml(text).value_or(TomlTable());
}

static std::string afterChange(const std::string &source, const Change &change)
{
    TomlTable wanted = tree(source);
    change(wanted);
    return rewritten(source, wanted, kOrder).value_or("refused");
}

static std::string afterSet(const std::string &source, const std::string &path, TomlValue value)
{
    return afterChange(source, [&](TomlTable &wanted) {
        setAt(wanted, keyPath(path).value_or(std::vector<std::string>()), std::move(value));
    });
}

static TomlArray &arrayAt(TomlTable &table, const std::string &key)
{
    return *table.find(key)->as<TomlArray>();
}

static void addRow(const char *title, const std::string &before, const std::string &after)
{
    QTest::newRow(title) << QByteArray::fromStdString(before) << QByteArray::fromStdString(after);
}

void tst_LosslessPatch::aScalarKeepsItsQuotesAndItsLine_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    addRow("basic", "x = \"old\" # why\n", "x = \"it's C:\\\\new\" # why\n");
    addRow("literal that has to give way", "x = 'old' # why\n", "x = \"it's C:\\\\new\" # why\n");
    addRow("multi-line", "x = \"\"\"\nold\"\"\" # why\n",
           "x = \"\"\"\nit's C:\\\\new\"\"\" # why\n");
    addRow("multi-line on one line", "x = \"\"\"old\"\"\"\n", "x = \"\"\"it's C:\\\\new\"\"\"\n");
    addRow("multi-line literal", "x='''\r\nold'''\r\n", "x='''\r\nit's C:\\new'''\r\n");
    addRow("a number", "x\t= 0x1F\n", "x\t= \"it's C:\\\\new\"\n");
    addRow("in an inline table", "t = { a = 1, x = 'old', b = 2 }\n",
           "t = { a = 1, x = \"it's C:\\\\new\", b = 2 }\n");
}

void tst_LosslessPatch::aScalarKeepsItsQuotesAndItsLine()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const std::string path = before.startsWith("t") ? "t.x" : "x";

    QCOMPARE(afterSet(before.toStdString(), path, "it's C:\\new"), after.toStdString());
}

void tst_LosslessPatch::anArrayKeepsItsShape_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("removed"); // place, or -1
    QTest::addColumn<int>("added");   // place, or -1
    const auto row = [](const char *title, const char *before, const char *after, int removed,
                        int added) {
        QTest::newRow(title) << QByteArray(before) << QByteArray(after) << removed << added;
    };
    row("append to one line", "x = [1, 2] # c\n", "x = [1, 2, 9] # c\n", -1, 2);
    row("append to a tight line", "x=[1,2]\n", "x=[1,2,9]\n", -1, 2);
    row("append behind a last comma", "x = [1, 2,]\n", "x = [1, 2, 9,]\n", -1, 2);
    row("begin of a padded line", "x = [ 1, 2 ]\n", "x = [ 9, 1, 2 ]\n", -1, 0);
    row("into an empty one", "x = [ ]\n", "x = [9]\n", -1, 0);
    row("into an empty one with a comment", "x = [\n  # none yet\n]\n",
        "x = [\n  # none yet\n    9,\n]\n", -1, 0);
    row("one each line", "x = [\n  1, # one\n  2, # two\n]\n",
        "x = [\n  1, # one\n  9,\n  2, # two\n]\n", -1, 1);
    row("one each line, no last comma", "x = [\n  1, # one\n  2 # two\n]\n",
        "x = [\n  1, # one\n  2, # two\n  9\n]\n", -1, 2);
    row("several each line", "x = [\n    100, 200, 300,\n    400,\n]\n",
        "x = [\n    100, 200, 300,\n    400, 9,\n]\n", -1, 4);
    row("several each line, the last is full", "x = [\n    10, 20, 30, # ten\n    40, 50, 60\n]\n",
        "x = [\n    10, 20, 30, # ten\n    40, 50, 60,\n    9\n]\n", -1, 6);
    row("take the first of a line", "x = [ 1, 2, 3 ]\n", "x = [ 2, 3 ]\n", 0, -1);
    row("take the last of a line", "x = [1, 2, 3]\n", "x = [1, 2]\n", 2, -1);
    row("take the only one", "x = [1]\n", "x = []\n", 0, -1);
    row("take one with its own line", "x = [\n  1, # one\n  # about two\n  2, # two\n  3,\n]\n",
        "x = [\n  1, # one\n  # about two\n  3,\n]\n", 1, -1);
    row("take the first of a wrapped line", "x = [\n  1, 2, # one\n  3, 4, # two\n]\n",
        "x = [\n  1, 2, # one\n  4, # two\n]\n", 2, -1);
    row("take the last of a wrapped line", "x = [\n  1, 2, # one\n  3, 4, # two\n]\n",
        "x = [\n  1, # one\n  3, 4, # two\n]\n", 1, -1);
    row("take the very last", "x = [\n  1,\n  2\n]\n", "x = [\n  1\n]\n", 1, -1);
    row("commas in front", "x = [\n  1\n, 2\n, 3\n]\n", "x = [\n  1\n, 3\n]\n", 1, -1);
}

void tst_LosslessPatch::anArrayKeepsItsShape()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, removed);
    QFETCH(int, added);

    const std::string text = afterChange(before.toStdString(), [&](TomlTable &wanted) {
        TomlArray &array = arrayAt(wanted, "x");
        if (removed >= 0)
            array.erase(array.begin() + removed);
        if (added >= 0)
            array.insert(array.begin() + added, TomlValue(9));
    });

    QCOMPARE(QByteArray::fromStdString(text), after);
}

void tst_LosslessPatch::aTableInAnArrayKeepsTheOrderOfItsKeys()
{
    const std::string text =
        afterChange("do = [{ say = { en = 'wire', de = 'Draht' } }]\n", [](TomlTable &wanted) {
            setAt(*arrayAt(wanted, "do").front().as<TomlTable>(), {"say", "de"}, "Stacheldraht");
        });

    QCOMPARE(QByteArray::fromStdString(text),
             QByteArray("do = [{ say = { en = 'wire', de = 'Stacheldraht' } }]\n"));
}

void tst_LosslessPatch::aNewKeyFindsItsPlace_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char *title, const char *path, const std::string &before,
                        const std::string &after) {
        const std::string format = "format = \"hexwerk.scenario\"\n";
        QTest::newRow(title) << QByteArray::fromStdString(format + before)
                             << QByteArray::fromStdString(format + after) << QByteArray(path);
    };
    row("behind the key before it", "los_limit", "turns = 6 # six\nmine = 1\n",
        "turns = 6 # six\nlos_limit = 7\nmine = 1\n");
    row("in a column of signs", "turns", "version = 1\nid      = \"a\"\n",
        "version = 1\nid      = \"a\"\nturns   = 7\n");
    row("first of a table", "board.columns", "[board] # b\nrows = 10\n",
        "[board] # b\ncolumns = 7\nrows = 10\n");
    row("indented like its neighbour", "board.rows", "[board]\r\n\tcolumns = 8\r\n",
        "[board]\r\n\tcolumns = 8\r\n\trows = 7\r\n");
    row("dotted", "board.rows", "board . columns = 8\nturns = 6\n",
        "board . columns = 8\nboard . rows = 7\nturns = 6\n");
    row("inline", "title.de", "title = { en = 1, fr = 2 }\n",
        "title = { en = 1, de = 7, fr = 2 }\n");
    row("inline and tight", "title.fr", "title={en=1,de=2}\n", "title={en=1,de=2,fr=7}\n");
    row("inline and empty", "title.en", "title = {}\n", "title = { en = 7 }\n");
    row("a table that has to be made", "options.dice", "turns = 6\n\n[board]\nrows = 8\n",
        "turns = 6\n\n[options]\ndice = 7\n\n[board]\nrows = 8\n");
    row("a table that only its children name", "board.rows",
        "turns = 6\n\n# w\n[[board.patch]]\nlevel = 1\n",
        "turns = 6\n\n[board]\nrows = 7\n\n# w\n[[board.patch]]\nlevel = 1\n");
    row("no line end at the end", "turns", "id = \"a\"", "id = \"a\"\nturns = 7");
}

void tst_LosslessPatch::aNewKeyFindsItsPlace()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, path);

    const std::string text = afterSet(before.toStdString(), path.toStdString(), 7);

    QCOMPARE(QByteArray::fromStdString(text), after);
}

static const std::string kUnits = R"(format = "hexwerk.scenario"

# ---- sides

# attacker
[[side]]
id = "a"
# belongs to a

# the first wave
[[side.formation]]
count = 1

# defender
[[side]]
id = "b" # b
players = 2

# ---- the rest

[[unit]]
id = "u"
)";

static std::string without(std::string text, const std::string &part)
{
    const std::size_t at = text.find(part);
    return at == std::string::npos ? "no such part" : text.erase(at, part.size());
}

static std::string withBehind(std::string text, const std::string &mark, const std::string &part)
{
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "no such mark" : text.insert(at + mark.size(), part);
}

void tst_LosslessPatch::anElementGoesWithWhatBelongsToIt()
{
    const auto take = [](std::ptrdiff_t place) {
        return afterChange(kUnits, [place](TomlTable &wanted) {
            TomlArray &sides = arrayAt(wanted, "side");
            sides.erase(sides.begin() + place);
        });
    };

    QCOMPARE(take(1), without(kUnits, "\n# defender\n[[side]]\nid = \"b\" # b\nplayers = 2\n"));
    std::string first = without(kUnits, "\n# attacker\n[[side]]\nid = \"a\"\n");
    first = without(first, "\n# the first wave\n[[side.formation]]\ncount = 1\n");
    QCOMPARE(take(0), first);
}

void tst_LosslessPatch::aNewElementFollowsItsKind()
{
    TomlTable side;
    side.set("players", 3).set("id", "c");
    const auto add = [&](std::ptrdiff_t place) {
        return afterChange(kUnits, [&](TomlTable &wanted) {
            TomlArray &sides = arrayAt(wanted, "side");
            sides.insert(sides.begin() + place, side);
        });
    };
    const std::string added = "\n[[side]]\nid = \"c\"\nplayers = 3\n";

    QCOMPARE(add(0), withBehind(kUnits, "# ---- sides\n", added));
    QCOMPARE(add(1), withBehind(kUnits, "count = 1\n", added));
    QCOMPARE(add(2), withBehind(kUnits, "players = 2\n", added));
}

void tst_LosslessPatch::aMovedElementTakesItsCommentsAlong()
{
    const std::string text = afterChange(kUnits, [](TomlTable &wanted) {
        TomlArray &sides = arrayAt(wanted, "side");
        std::swap(sides[0], sides[1]);
    });

    const std::string moved = "\n# defender\n[[side]]\nid = \"b\" # b\nplayers = 2\n";
    QCOMPARE(text, withBehind(without(kUnits, moved), "# ---- sides\n", moved));
}

void tst_LosslessPatch::keysThatTheWriterDoesNotKnowStay()
{
    const std::string source = "format = \"hexwerk.scenario\"\nid = \"x\"\nturns = 6\nmine = "
                               "1\n[board]\nrows = 2\nmine = { a = 1 }\n"
                               "[[unit]]\nid = \"u\"\nmine = [1]\n";
    TomlTable unit;
    unit.set("id", "u").set("side", "axis");
    TomlTable board;
    board.set("rows", 2);
    TomlTable before;
    before.set("format", "hexwerk.scenario")
        .set("id", "x")
        .set("turns", 6)
        .set("board", board)
        .set("unit", TomlArray{unit});
    TomlTable after = before;
    after.remove("board");
    after.set("turns", 7).set("unit", TomlArray{unit.set("side", "allied")});

    const auto text = patched(source, before, after, kOrder);

    QCOMPARE(text.value_or("refused"),
             std::string("format = \"hexwerk.scenario\"\nid = \"x\"\nturns = 7\nmine = "
                         "1\n[board]\nmine = { a = 1 }\n"
                         "[[unit]]\nid = \"u\"\nside = \"allied\"\nmine = [1]\n"));
}

void tst_LosslessPatch::aPartMayBeWrittenAnewAsAWhole()
{
    using namespace hexwerk::lossless;
    const std::string text = "format = \"hexwerk.scenario\"\n[board]\nrows = 8 # r\n"
                             "[[board.patch]] # p\nlevel = 1\n[[unit]] # u\nid = \"u\"\n";
    const auto source = scanSource(text);
    QVERIFY(source);
    const auto root = sourceTree(*source);
    QVERIFY(root);
    const TomlTable now = tree(text);
    const TomlTable &wanted = now;

    const auto whole = Patcher(*source, *root, kOrder, {wanted.find("board")}).run(now, wanted);

    QCOMPARE(whole.value_or("none"),
             std::string("format = \"hexwerk.scenario\"\n[board]\nrows = 8\n[[board.patch]]\n"
                         "level = 1\n[[unit]] # u\nid = \"u\"\n"));
}

void tst_LosslessPatch::brokenTextIsRefused()
{
    TomlTable wanted;
    wanted.set("x", 1);

    QCOMPARE(rewritten("x = ", wanted, kOrder).error(), PatchError::BrokenSource);
    QCOMPARE(rewritten("x = 2\n", wanted.set("x", "\xff"), kOrder).error(),
             PatchError::CannotExpress);
}

HW_PLAIN_TEST(tst_LosslessPatch)

} // namespace hexwerk::tst_lossless_patch

#include "tst_lossless_patch.moc"
