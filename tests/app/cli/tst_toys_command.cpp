// The command line with several systems: it plays each, whatever its rules.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_toys_command {

class tst_ToysCommand final : public QObject
{
    Q_OBJECT

private slots:
    void eachGameIsPlayedAndPlayedAgain_data();
    void eachGameIsPlayedAndPlayedAgain();
    void ordersAreGivenAndRefused();
    void theTableIsAskedForWhatItKnows();
    void aCampaignIsPlayedBattleByBattle();
    void assaultIsPlayedBesideThem();
    void aSystemThatIsNotThereIsNamed();
    void rulesOfEachSystemAreFoundByTheirIds();
    void coverageIsOfOneSystem();

private:
    struct Output
    {
        int exitCode = -1;
        QJsonObject json;
        QString errors;
    };
    static Output run(const QStringList &arguments);
    QString written(const QString &name, const QByteArray &text) const;

    QTemporaryDir m_folder;
};

static QString toy(const QString &name)
{
    return QStringLiteral(HW_SOURCE_DIR "/tests/data/toys/") + name + QStringLiteral(".toml");
}

tst_ToysCommand::Output tst_ToysCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/tests/app/cli/hexwerk-toys"), arguments);
    program.waitForFinished();
    return {program.exitCode(), QJsonDocument::fromJson(program.readAllStandardOutput()).object(),
            QString::fromUtf8(program.readAllStandardError())};
}

QString tst_ToysCommand::written(const QString &name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(text);
    return file.fileName();
}

void tst_ToysCommand::eachGameIsPlayedAndPlayedAgain_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"ditch", "meadow", "valley", "range"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_ToysCommand::eachGameIsPlayedAndPlayedAgain()
{
    QFETCH(QString, name);
    QCOMPARE(run({u"validate"_qs, toy(name)}).exitCode, 0);
    const QString log = m_folder.filePath(name + u".log.toml"_qs);
    const Output played =
        run({u"play"_qs, toy(name), u"--random"_qs, u"--seed"_qs, u"5"_qs, u"--log"_qs, log});
    QCOMPARE(played.exitCode, 0);
    QVERIFY(!played.json[u"events"_qs].toArray().isEmpty());
    const Output again = run({u"play"_qs, log});
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.errors, QString());
    QCOMPARE(again.json, played.json);
    QCOMPARE(run({u"validate"_qs, log}).exitCode, 0);
    const Output over = run({u"legal"_qs, log, u"--json"_qs});
    QVERIFY(over.json.contains(u"pending"_qs) && over.json[u"pending"_qs].isNull());
}

void tst_ToysCommand::ordersAreGivenAndRefused()
{
    const QString log = m_folder.filePath(u"walked.toml"_qs);
    const QString orders =
        written(u"orders"_qs, "{\"order\":\"dig\",\"ground\":\"pit\"}\n{\"order\":\"walk\"}\n");
    QCOMPARE(run({u"play"_qs, toy(u"ditch"_qs), u"--orders"_qs, orders, u"--log"_qs, log}).exitCode,
             0);
    const Output legal = run({u"legal"_qs, log, u"--json"_qs});
    QCOMPARE(legal.json[u"orders"_qs].toArray(),
             (QJsonArray{QJsonObject{{u"order"_qs, u"to"_qs}, {u"cell"_qs, 1}}}));
    QCOMPARE(legal.json[u"complete"_qs], QJsonValue(true));
    const Output refused = run(
        {u"play"_qs, log, u"--orders"_qs, written(u"far"_qs, "{\"order\":\"to\",\"cell\":3}\n")});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.json[u"rule"_qs].toString(), u"line-to"_qs);
    QCOMPARE(refused.json[u"message"_qs].toString(), u"Refused"_qs);
}

void tst_ToysCommand::theTableIsAskedForWhatItKnows()
{
    const Output legal = run({u"legal"_qs, toy(u"range"_qs), u"--json"_qs});
    QCOMPARE(legal.json[u"complete"_qs], QJsonValue(false));
    QCOMPARE(legal.json[u"pending"_qs].toObject(), (QJsonObject{{u"table"_qs, u"yards"_qs}}));
    QCOMPARE(run({u"play"_qs, toy(u"range"_qs), u"--orders"_qs,
                  written(u"yards"_qs, "{\"yards\":20}\n{\"d20\":3}\n")})
                 .json[u"hits"_qs]
                 .toArray(),
             (QJsonArray{1, 0}));
}

void tst_ToysCommand::aCampaignIsPlayedBattleByBattle()
{
    const QString log = m_folder.filePath(u"campaign.toml"_qs);
    QString from = toy(u"valley"_qs);
    for (int battle = 1; battle <= 2; ++battle) {
        const Output asked = run({u"legal"_qs, from, u"--json"_qs});
        const QByteArray wanted = asked.json[u"wanted"_qs].toString().toUtf8();
        QVERIFY(wanted.contains("battle-" + QByteArray::number(battle)));
        QJsonObject report =
            run({u"play"_qs, written(u"battle.toml"_qs, wanted), u"--random"_qs}).json;
        report.remove(u"events"_qs);
        const QByteArray order =
            QJsonDocument(QJsonObject{{u"report"_qs, report}}).toJson(QJsonDocument::Compact) +
            '\n';
        const Output told =
            run({u"play"_qs, from, u"--orders"_qs, written(u"report"_qs, order), u"--log"_qs, log});
        QCOMPARE(told.exitCode, 0);
        QCOMPARE(told.json[u"battle"_qs].toInt(), battle);
        for (int side = 0; side < 2; ++side)
            QCOMPARE(told.json[u"points"_qs][side].toInt(), report[u"left"_qs][side].toInt() + 2);
        from = log;
    }
    QVERIFY(!run({u"legal"_qs, log, u"--json"_qs}).json.contains(u"wanted"_qs));
}

void tst_ToysCommand::assaultIsPlayedBesideThem()
{
    const QString training = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");
    const QString log = m_folder.filePath(u"assault.toml"_qs);
    const Output played = run({u"play"_qs, training, u"--random"_qs, u"--log"_qs, log});
    QCOMPARE(played.exitCode, 0);
    QCOMPARE(run({u"play"_qs, log}).json, played.json);
    // As the program itself plays it.
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  {u"play"_qs, training, u"--random"_qs});
    program.waitForFinished();
    QCOMPARE(QJsonDocument::fromJson(program.readAllStandardOutput()).object()[u"hash"_qs],
             played.json[u"hash"_qs]);
}

void tst_ToysCommand::aSystemThatIsNotThereIsNamed()
{
    const QString file = written(
        u"chess.toml"_qs, "format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"chess\"\n");
    for (const QString &command : {u"validate"_qs, u"play"_qs, u"legal"_qs}) {
        const Output output = run({command, file});
        QCOMPARE(output.exitCode, 1);
        QVERIFY(output.errors.contains(u":3:10: error"_qs));
        QVERIFY(output.errors.contains(u"toy_squares"_qs));
    }
}

static QStringList toyRules(const QStringList &more)
{
    return QStringList{u"rules"_qs, u"--json"_qs, u"--data"_qs,
                       QStringLiteral(HW_SOURCE_DIR "/tests/data/toys")} +
           more;
}

void tst_ToysCommand::rulesOfEachSystemAreFoundByTheirIds()
{
    const auto ids = [](const QString &id) {
        QStringList found;
        for (const QJsonValue &rule : run(toyRules({id})).json[u"rules"_qs].toArray())
            found << rule[u"id"_qs].toString();
        return found.join(u' ');
    };
    QCOMPARE(ids(u"T-die-1"_qs), u"T-die-1"_qs);
    QCOMPARE(ids(u"R10.3g"_qs), u"R10.3g"_qs);
    QCOMPARE(ids(u"R10.1"_qs), u"R10.1a R10.1b R10.1c"_qs);
    QCOMPARE(ids(u"T-range"_qs), u"T-range-2 T-range-10"_qs); // not T-range-1, which has no text
    QCOMPARE(ids(u"T"_qs), u"T-range-2 T-range-10 T-die-1"_qs);
    for (const QString &none : {u"T-ran"_qs, u"T-range-1"_qs, u"T-range-3"_qs}) {
        const Output output = run(toyRules({none}));
        QCOMPARE(output.exitCode, 2);
        QVERIFY(output.errors.contains(u"R10.3g or L-mor-4 or S-mor-4 or T-mor-4"_qs));
    }
    QCOMPARE(run(toyRules({u"T-range-10"_qs, u"--lang"_qs, u"de"_qs}))
                 .json[u"rules"_qs][0][u"title"_qs]
                 .toString(),
             u"Too far"_qs); // for want of German
}

void tst_ToysCommand::coverageIsOfOneSystem()
{
    const QJsonObject coverage =
        run(toyRules({u"--coverage"_qs, u"--system"_qs, u"toy_table"_qs})).json;
    QCOMPARE(coverage[u"chapters"_qs].toArray(),
             (QJsonArray{QJsonObject{{u"chapter"_qs, u"range"_qs},
                                     {u"enforced"_qs, 2},
                                     {u"definition"_qs, 1},
                                     {u"by players"_qs, 0},
                                     {u"later"_qs, 0}},
                         QJsonObject{{u"chapter"_qs, u"die"_qs},
                                     {u"enforced"_qs, 1},
                                     {u"definition"_qs, 0},
                                     {u"by players"_qs, 0},
                                     {u"later"_qs, 1}}}));
    QCOMPARE(coverage[u"without_text"_qs].toArray(), (QJsonArray{u"T-range-10"_qs}));
    QVERIFY(!coverage.contains(u"sources"_qs)); // no tree has a core/toy_table
    const QJsonObject first = run(toyRules({u"--coverage"_qs})).json;
    QCOMPARE(first[u"chapters"_qs][0][u"chapter"_qs], QJsonValue(2)); // of ASSAULT
    QCOMPARE(run(toyRules({u"--coverage"_qs, u"--system"_qs, u"chess"_qs})).exitCode, 2);
    QCOMPARE(run(toyRules({u"--system"_qs, u"toy_table"_qs})).exitCode, 2);
}

HW_PLAIN_TEST(tst_ToysCommand)

} // namespace hexwerk::tst_toys_command

#include "tst_toys_command.moc"
