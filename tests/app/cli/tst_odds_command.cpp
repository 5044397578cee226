#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::tst_odds_command {

// `hexwerk-cli odds`, through the program itself. Faces of profile A, six to a die: red D D D DD DD
// CD, yellow X D D D DD CD, green - - X D D CD, blue - - - X D D.
class tst_OddsCommand final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_2b_theExactChancesOfWhatIsLeft_data();
    void r10_7_2b_theExactChancesOfWhatIsLeft();
    void theChancesAddUpToOne();
    void withoutJsonThereIsATable();
    void aWrongArgumentIsWrongUsage_data();
    void aWrongArgumentIsWrongUsage();
    void withoutDataNothingCanBeTold();

private:
    int run(const QStringList &arguments);
    // By "c d x".
    QMap<QString, double> outcomes() const;

    QByteArray m_output;
    QByteArray m_messages;
};

int tst_OddsCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{QStringLiteral("odds")} + arguments);
    if (!program.waitForFinished())
        return -1;
    m_output = program.readAllStandardOutput();
    m_messages = program.readAllStandardError();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

QMap<QString, double> tst_OddsCommand::outcomes() const
{
    QMap<QString, double> chances;
    const QJsonObject root = QJsonDocument::fromJson(m_output).object();
    const QJsonArray list = root.value(u"outcomes").toArray();
    for (const QJsonValue &value : list) {
        const QJsonObject outcome = value.toObject();
        const auto number = [&](const char *key) {
            return outcome.value(QLatin1String(key)).toInt(-1);
        };
        chances.insert(
            QStringLiteral("%1 %2 %3").arg(number("c")).arg(number("d")).arg(number("x")),
            outcome.value(u"p").toDouble());
    }
    return chances;
}

void tst_OddsCommand::r10_7_2b_theExactChancesOfWhatIsLeft_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<double>("chance");
    const auto row = [](const char *name, const char *arguments, const char *outcome,
                        double chance) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromLatin1(outcome)
                            << chance;
    };
    // [R11.5b] Of 36 pairs, CD stays against three blanks and X, X stays against three blanks.
    row("green against blue, all left", "--attack G --defence B", "1 1 0", 4 / 36.0);
    row("green against blue, the C left", "--attack G --defence B", "1 0 0", 2 / 36.0);
    row("green against blue, an X left", "--attack G --defence B", "0 0 1", 3 / 36.0);
    row("no defence", "--attack B", "0 1 0", 2 / 6.0);
    row("no attack", "--defence YB", "0 0 0", 1);
    row("letters in any order", "--attack BR", "1 2 0", 2 / 36.0);
    row("half strength", "--attack R --attack-single", "0 1 0", 5 / 6.0);
    row("an automatic X against blue", "--defence B --auto-x 1", "0 0 1", 0.5);
    row("the attacker rolls again", "--attack B --reroll 1", "0 1 0", 20 / 36.0);
    row("the defender rolls again", "--attack R --attack-single --defence B --defence-reroll 1",
        "0 0 0", 5 * 20 / 216.0);
    row("the red die of profile B has a blank", "--attack R --dice B", "0 0 0", 1 / 6.0);
}

void tst_OddsCommand::r10_7_2b_theExactChancesOfWhatIsLeft()
{
    QFETCH(QString, arguments);
    QFETCH(QString, outcome);
    QFETCH(double, chance);

    QCOMPARE(run(arguments.split(u' ') << QStringLiteral("--json")), 0);

    QVERIFY(outcomes().contains(outcome));
    QVERIFY(std::abs(outcomes().value(outcome) - chance) < 1e-15);
}

void tst_OddsCommand::theChancesAddUpToOne()
{
    for (const char *arguments :
         {"--attack RRG --defence YB", "--attack RYGB --defence YYB --reroll 1 --defence-reroll 1",
          "--attack RRRRYYYYGGGGBBBB --defence RRRRYYYYGGGGBBBB"}) {
        QCOMPARE(run(QString::fromLatin1(arguments).split(u' ') << QStringLiteral("--json")), 0);
        double sum = 0;
        for (const double chance : outcomes())
            sum += chance;
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }
}

void tst_OddsCommand::withoutJsonThereIsATable()
{
    QCOMPARE(run({QStringLiteral("--attack"), QStringLiteral("B")}), 0);

    const QList<QByteArray> lines = m_output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[1].simplified() == "0 0 0 50.000 %");
    QVERIFY(lines[3].simplified() == "0 1 0 33.333 %");
}

void tst_OddsCommand::aWrongArgumentIsWrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *arguments :
         {"--attack RQ", "--attack rrg", "--attack R --defence ?", "--attack R --dice Z",
          "--attack R --reroll 3", "--attack R --reroll -1", "--attack R --reroll x",
          "--attack R --defence-reroll 99999999999", "--attack R --auto-x 100",
          "--attack RRRRRRRRRRRRRRRRRRRRRRRRR", "--attack R extra", "--no-such-option"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

void tst_OddsCommand::aWrongArgumentIsWrongUsage()
{
    QFETCH(QString, arguments);
    QCOMPARE(run(arguments.split(u' ')), 2);
    QVERIFY(m_output.isEmpty());
    QVERIFY(!m_messages.isEmpty());
}

void tst_OddsCommand::withoutDataNothingCanBeTold()
{
    QCOMPARE(run({QStringLiteral("--attack"), QStringLiteral("R"), QStringLiteral("--data"),
                  QStringLiteral("/no/such/folder")}),
             3);
    QVERIFY(m_messages.contains("/no/such/folder"));
}

HW_PLAIN_TEST(tst_OddsCommand)

} // namespace hexwerk::tst_odds_command

#include "tst_odds_command.moc"
