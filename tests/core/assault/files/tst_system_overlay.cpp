#include <QTest>

#include "core/assault/files/readers/system_overlay.h"
#include "core/files/toml_text.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_system_overlay {

// Corrections as trees: paths, marks, and what of them changes anything.
class tst_SystemOverlay final : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreFoundPutAndRemoved();
    void anArrayIsOneWhole();
    void tablesAreLaidOverKeyByKey();
    void aMarkIsFoundForEachValue_data();
    void aMarkIsFoundForEachValue();
    void theHeadAndTheMarksAreNoValues();
    void onlyAnExplicitFalseSwitchesOff();
    void onlyWhatChangesIsHashed();
};

static TomlTable tree(const char *text)
{
    return readToml(text).value();
}

static const char *const kSystem = R"(id = "assault"
[dice.A]
red = ["D", "D", "D", "DD", "DD", "CD"]
source = { red = "GOTWGG" }
[terrain.brush]
cost = { foot = 1, artillery = 2, mechanized = 2, track = 1 }
bonus = { infantry = "G", artillery = "G", vehicle = "" }
height = 0
source = { cost = "WGGO", bonus = "TGG", height = "T" }
[mines.anti_personnel]
against = ["infantry", "artillery"]
source = { against = "TG" }
[mine_detection]
infantry = 5
source = "T"
[nation]
ger = { en = "Germany" }
)";

void tst_SystemOverlay::valuesAreFoundPutAndRemoved()
{
    TomlTable one = tree(kSystem);
    const TomlTable before = one;
    QVERIFY(*valueAt(one, {"terrain", "brush", "cost", "foot"}) == TomlValue(1));
    QVERIFY(*valueAt(one, {"dice", "A", "red", "5"}) == TomlValue("CD"));
    QVERIFY(!valueAt(one, {"dice", "A", "red", "6"}));
    QVERIFY(!valueAt(one, {"terrain", "brush", "cost", "foot", "further"}));
    putAt(one, {"dice", "A", "red", "0"}, "X");
    QVERIFY(*valueAt(one, {"dice", "A", "red", "0"}) == TomlValue("X"));
    putAt(one, {"dice", "A", "red", "0"}, "D");
    putAt(one, {"climb", "cost", "foot"}, 2);
    QVERIFY(*valueAt(one, {"climb", "cost", "foot"}) == TomlValue(2));
    removeAt(one, {"climb", "cost", "foot"});
    removeAt(one, {"nobody", "has", "this"});
    QVERIFY(one == before);
}

void tst_SystemOverlay::anArrayIsOneWhole()
{
    const TomlTable one = tree(kSystem);
    QVERIFY(wholeOf(one, {"dice", "A", "red", "3"}) == (ValuePath{"dice", "A", "red"}));
    const ValuePath cost = {"terrain", "brush", "cost", "foot"};
    QVERIFY(wholeOf(one, cost) == cost);
    QCOMPARE(hexwerk::toString(ValuePath{"ability", "a b", "text"}),
             std::string("ability.\"a b\".text"));
}

void tst_SystemOverlay::tablesAreLaidOverKeyByKey()
{
    const TomlTable both =
        laidOver(tree(kSystem), tree("[terrain.brush]\ncost = { track = 3 }\n[dice.A]\n"
                                     "red = [\"X\", \"X\", \"X\", \"X\", \"X\", \"X\"]\n"));
    QVERIFY(*valueAt(both, {"terrain", "brush", "cost", "track"}) == TomlValue(3));
    QVERIFY(*valueAt(both, {"terrain", "brush", "cost", "foot"}) == TomlValue(1));
    QVERIFY(*valueAt(both, {"dice", "A", "red", "5"}) == TomlValue("X"));
}

void tst_SystemOverlay::aMarkIsFoundForEachValue_data()
{
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<char>("mark");
    const auto row = [](const char *path, char mark) {
        QTest::addRow("%s", path) << QString::fromLatin1(path).split(QLatin1Char('.')) << mark;
    };
    row("dice.A.red.0", 'G');
    row("dice.A.red.2", 'T');
    row("dice.A.red.3", 'W');
    row("terrain.brush.cost.foot", 'W');
    row("terrain.brush.cost.track", 'O');
    row("terrain.brush.bonus.infantry", 'T');
    row("terrain.brush.bonus.vehicle", 'G');
    row("terrain.brush.height", 'T');
    row("terrain.brush.sight", '\0');
    row("mines.anti_personnel.against", 'G'); // the less sure of both
    row("mine_detection.infantry", 'T');
    row("nation.ger", '\0');
    row("dice.A.red.99999999999999999999999", 'G'); // no place: of the whole the least sure
}

void tst_SystemOverlay::aMarkIsFoundForEachValue()
{
    QFETCH(QStringList, path);
    QFETCH(char, mark);
    ValuePath parts;
    for (const QString &part : path)
        parts.push_back(part.toStdString());
    QCOMPARE(markAt(tree(kSystem), parts), mark);
}

void tst_SystemOverlay::theHeadAndTheMarksAreNoValues()
{
    TomlTable overlay = emptyOverlay("assault", 3);
    QVERIFY(valuesOf(overlay).empty());
    QVERIFY(*overlay.find("data_version") == TomlValue(3));
    putAt(overlay, {"terrain", "brush", "cost", "track"}, 2);
    putAt(overlay, {"terrain", "brush", "source", "cost"}, "C");
    QVERIFY(valuesOf(overlay) == (std::vector<ValuePath>{{"terrain", "brush", "cost", "track"}}));
    QCOMPARE(withoutHead(overlay).entries.size(), std::size_t{1});
}

void tst_SystemOverlay::onlyAnExplicitFalseSwitchesOff()
{
    QVERIFY(isActive("extends = \"assault\"\n"));
    QVERIFY(isActive("active = true\n"));
    QVERIFY(!isActive("active = false\n"));
    QVERIFY(isActive("active = = broken"));
}

void tst_SystemOverlay::onlyWhatChangesIsHashed()
{
    const std::string head = "extends = \"assault\"\n";
    const std::string change = "[terrain.brush]\ncost = { track = 2 }\n";
    QCOMPARE(hashOfChanges(head, kSystem), std::string());
    QCOMPARE(hashOfChanges(head + "[terrain.brush]\ncost = { track = 1 }\n", kSystem),
             std::string());
    const std::string hash = hashOfChanges(head + change, kSystem);
    QCOMPARE(hash.size(), std::size_t{16});
    QCOMPARE(hashOfChanges("# a remark\nactive = true\n" + head + change +
                               "source = { cost = \"C\" }\nheight = 0\n",
                           kSystem),
             hash);
    QVERIFY(hashOfChanges(head + "[terrain.brush]\ncost = { track = 3 }\n", kSystem) != hash);
}

HW_PLAIN_TEST(tst_SystemOverlay)

} // namespace hexwerk::assault::tst_system_overlay

#include "tst_system_overlay.moc"
