// Whose a file is.
#include <QTest>

#include "core/system/system_of.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

namespace hexwerk::tst_system_of {

class tst_SystemOf final : public QObject
{
    Q_OBJECT

private slots:
    void aFileSaysItsSystem_data();
    void aFileSaysItsSystem();
    void aSystemThatIsNotThereIsNamed();
};

void tst_SystemOf::aFileSaysItsSystem_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("system");
    const QByteArray scenario = "format = \"hexwerk.scenario\"\nversion = 1\n";
    const QByteArray game = "format = \"hexwerk.game\"\nversion = 1\n[scenario]\n";
    QTest::newRow("squares") << scenario + "system = \"toy_squares\"\n"
                             << QByteArray("toy_squares");
    QTest::newRow("table") << scenario + "system = \"toy_table\"\n" << QByteArray("toy_table");
    QTest::newRow("game") << game + "system = \"toy_squares\"\n" << QByteArray("toy_squares");
    // The first one can say what is wrong with the rest.
    QTest::newRow("none") << scenario << QByteArray("toy_line");
    QTest::newRow("no text") << scenario + "system = 7\n" << QByteArray("toy_line");
    QTest::newRow("broken") << scenario + "system = \n" << QByteArray("toy_line");
    QTest::newRow("empty") << QByteArray() << QByteArray("toy_line");
    QTest::newRow("game without") << game << QByteArray("toy_line");
}

void tst_SystemOf::aFileSaysItsSystem()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, system);
    const auto found = systemOf({"file.toml", text.toStdString()}, toy::toys());
    QVERIFY(found && found.problems.empty());
    QCOMPARE((*found.value)->id(), std::string_view(system.constData()));
}

void tst_SystemOf::aSystemThatIsNotThereIsNamed()
{
    const auto found =
        systemOf({"file.toml", "format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"chess\"\n"},
                 toy::toys());
    QVERIFY(!found);
    QCOMPARE(found.problems.size(), std::size_t{1});
    QCOMPARE(found.problems[0].line, 3);
    QCOMPARE(found.problems[0].column, 10);
    QCOMPARE(found.problems[0].file, std::string("file.toml"));
    QCOMPARE(found.problems[0].found, std::string("\"chess\""));
    QVERIFY(found.problems[0].values == idsOf(toy::toys()));
}

HW_PLAIN_TEST(tst_SystemOf)

} // namespace hexwerk::tst_system_of

#include "tst_system_of.moc"
