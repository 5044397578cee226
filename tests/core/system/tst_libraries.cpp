// Data are read when a system is first used.
#include <QTemporaryDir>
#include <QTest>

#include "core/system/libraries.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

#include <fstream>

namespace hexwerk::tst_libraries {

class tst_Libraries final : public QObject
{
    Q_OBJECT

private slots:
    void dataAreReadOnceAndLate();
    void systemsAreFoundByTheirIds();
};

void tst_Libraries::dataAreReadOnceAndLate()
{
    QTemporaryDir folder;
    const std::filesystem::path toy =
        std::filesystem::path(folder.path().toStdString()) / "toy_table";
    std::filesystem::create_directory(toy);
    Libraries libraries(toy::toys(), {{folder.path().toStdString()}});
    const Rules &table = *findRules(libraries.systems(), "toy_table");
    QVERIFY(!libraries.has(table));
    std::ofstream(toy / "toy.toml") << "late = true\n"; // after the list was made
    const SharedLibrary first = libraries.of(table).value.value();
    QVERIFY(libraries.has(table));
    QCOMPARE(first->systemId(), std::string_view("toy_table"));
    const auto head = table.readHead(
        {"t", "format = \"hexwerk.range\"\nversion = 1\nsystem = \"toy_table\"\nid = \"t\"\n"
              "shots = 1\n"});
    QCOMPARE(table.playedWith(**head.value, *first).front().text, std::string("late = true\n"));
    std::filesystem::remove(toy / "toy.toml");
    QVERIFY(libraries.of(table).value.value() == first);
    for (const Rules *other : libraries.systems())
        QCOMPARE(libraries.has(*other), other == &table);
}

void tst_Libraries::systemsAreFoundByTheirIds()
{
    QVERIFY(idsOf(toy::toys()) ==
            (std::vector<std::string>{"toy_line", "toy_squares", "toy_table"}));
    QCOMPARE(findRules(toy::toys(), "toy_squares")->id(), std::string_view("toy_squares"));
    QVERIFY(!findRules(toy::toys(), "toy"));
}

HW_PLAIN_TEST(tst_Libraries)

} // namespace hexwerk::tst_libraries

#include "tst_libraries.moc"
