// Studies on the command line: cut, resumed, merged, reported, and what is wrong with them.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_study_command {

static const QString kTraining = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");

class tst_StudyCommand final : public QObject
{
    Q_OBJECT

private slots:
    void theReportIsTheSameHoweverItWasCut();
    void whatIsThereIsNotPlayedAgain();
    void partsAreMergedAndMissingOnesNamed();
    void versionsAreSweptAndCompared();
    void badInputHasItsSentence_data();
    void badInputHasItsSentence();
    void resultsThatDifferNameBothFiles();
    void anotherStudyIsNotWrittenOver();
    void aSideWithoutUnitsIsNotPlayed();
    void aScenarioThatCannotBeFinishedIsSaid();
    void aFullDiskIsSaid();
    void validateReadsResults();
    void playersOfEveryLevelAreReplayed();
    void resultsOfOtherWeightsAreRead();

private:
    struct Output
    {
        int exitCode = -1;
        QByteArray text;
        QString errors;
    };
    static Output run(const QStringList &arguments);
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString written(const QString &name, const QByteArray &text) const;
    static QByteArray textOf(const QString &file);
    // Of six pairs, random against random.
    Output played(const QString &name, const QStringList &more) const;

    QTemporaryDir m_folder;
};

tst_StudyCommand::Output tst_StudyCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{"study"} + arguments);
    program.waitForFinished(hexwerk::testing::kPatience);
    return {program.exitCode(), program.readAllStandardOutput(),
            QString::fromUtf8(program.readAllStandardError())};
}

QString tst_StudyCommand::written(const QString &name, const QByteArray &text) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

QByteArray tst_StudyCommand::textOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

tst_StudyCommand::Output tst_StudyCommand::played(const QString &name,
                                                  const QStringList &more) const
{
    return run(QStringList{"run", kTraining, "--pairs", "6", "--seed", "3", "--sides",
                           "random,random", "-o", path(name)} +
               more);
}

void tst_StudyCommand::theReportIsTheSameHoweverItWasCut()
{
    QByteArray first;
    for (const char *shards : {"1", "3", "6"})
        for (const char *jobs : {"1", "2"}) {
            const QString name = QString::fromLatin1(shards) + QString::fromLatin1(jobs);
            const Output run_ = played(name, {"--shards", shards, "--jobs", jobs});
            QVERIFY2(run_.exitCode == 0, qPrintable(run_.errors));
            const Output report = run({"report", path(name), "--json"});
            QCOMPARE(report.exitCode, 0);
            if (first.isEmpty())
                first = report.text;
            QCOMPARE(report.text, first);
        }
    const QJsonObject json = QJsonDocument::fromJson(first).object();
    QCOMPARE(json[QStringLiteral("pairs")].toInt(), 6);
    QCOMPARE(json[QStringLiteral("all")].toObject()[QStringLiteral("games")].toInt(), 12);
    QVERIFY(run({"report", path("11")}).text.startsWith("Not enough games yet: "));
    const QByteArray tested = run({"report", path("31"), "--test", "0.4,0.6"}).text;
    QVERIFY2(tested.contains("random scores 0.6 rather than 0.4: "), tested.constData());
}

void tst_StudyCommand::whatIsThereIsNotPlayedAgain()
{
    QCOMPARE(played("whole", {"--shards", "3"}).exitCode, 0);
    const QByteArray whole = textOf(path("whole"));
    QVERIFY(played("whole", {"--shards", "3"}).errors.isEmpty()); // there was nothing to play
    QCOMPARE(textOf(path("whole")), whole);

    // Without one shard, as after a kill.
    const qsizetype begin = whole.indexOf("\n[shard.1]");
    const qsizetype end = whole.indexOf("\n[shard.2]");
    QVERIFY(begin > 0 && end > begin);
    const QString part = written("part", whole.left(begin) + whole.mid(end));
    const Output resumed = played("part", {"--shards", "3"});
    QVERIFY2(resumed.errors.contains("3 of 3 shards; 2 pairs"), qPrintable(resumed.errors));
    QCOMPARE(textOf(part), whole);
}

void tst_StudyCommand::partsAreMergedAndMissingOnesNamed()
{
    QCOMPARE(played("serial", {"--shards", "6"}).exitCode, 0);
    QStringList files;
    for (const char *shard : {"4/6", "0/6", "5/6", "1/6"}) {
        files.append(path(QString::fromLatin1(shard).left(1) + ".toml"));
        QCOMPARE(played(files.last().section('/', -1), {"--shard", shard}).exitCode, 0);
    }
    const Output missing = run(QStringList{"missing"} + files);
    QCOMPARE(missing.exitCode, 1);
    QCOMPARE(missing.text, QByteArray("2,3\n"));
    for (const char *shard : {"2/6", "3/6"}) {
        files.append(path(QString::fromLatin1(shard).left(1) + ".toml"));
        QCOMPARE(played(files.last().section('/', -1), {"--shard", shard}).exitCode, 0);
    }
    const QString merged = path("merged");
    QCOMPARE(run(QStringList{"merge"} + files + QStringList{files[2], "-o", merged}).exitCode, 0);
    QCOMPARE(textOf(merged), textOf(path("serial")));
    const Output none = run({"missing", merged});
    QCOMPARE(none.exitCode, 0);
    QVERIFY(none.text.isEmpty());
}

// Each version is the study of a file that says the same.
void tst_StudyCommand::versionsAreSweptAndCompared()
{
    const QStringList asked = {"--pairs", "6", "--seed", "3", "--sides", "random,random"};
    const Output swept = run(QStringList{"sweep", kTraining, "--value", "turns", "--from", "5",
                                         "--to", "5", "-o", m_folder.path(), "--json"} +
                             asked);
    QVERIFY2(swept.exitCode == 0, qPrintable(swept.errors));
    const QJsonObject json = QJsonDocument::fromJson(swept.text).object();
    const QJsonArray versions = json["versions"].toArray();
    QCOMPARE(versions.size(), 2); // and as it is
    QCOMPARE(json["base"].toString(), QStringLiteral("turns = 6"));

    const QString edited = path("five.toml");
    QProcess editor;
    editor.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                 {"edit", kTraining, "--set", "turns=5", "-o", edited});
    QVERIFY(editor.waitForFinished(hexwerk::testing::kPatience));
    QCOMPARE(run(QStringList{"run", edited, "-o", path("five"), "--shards", "6"} + asked).exitCode,
             0);
    QVERIFY(textOf(path("five")) == textOf(path("turns-5.study.toml")));
    QCOMPARE(
        run(QStringList{"run", kTraining, "-o", path("six"), "--shards", "6"} + asked).exitCode, 0);
    const Output compared = run({"compare", path("six"), path("five"), "--json"});
    QVERIFY2(compared.exitCode == 0, qPrintable(compared.errors));
    const QJsonObject five =
        QJsonDocument::fromJson(compared.text).object()["versions"].toArray()[1].toObject();
    for (const char *key : {"share", "difference", "pairs"})
        QCOMPARE(five[QLatin1String(key)].toDouble(),
                 versions[0].toObject()[QLatin1String(key)].toDouble());
    QVERIFY(run({"compare", path("six"), path("five")}).text.contains("Nearest to even: "));

    QVERIFY(run({"sweep", kTraining}).text.startsWith("turns: 6 (1 to 30)\n"));
    const Output unknown = run(QStringList{"sweep", kTraining, "--value", "moon"} + asked);
    QCOMPARE(unknown.exitCode, 2);
    QVERIFY2(unknown.errors.contains("no such value"), qPrintable(unknown.errors));
    const Output beyond =
        run(QStringList{"sweep", kTraining, "--value", "turns", "--to", "31"} + asked);
    QVERIFY2(beyond.errors.contains("goes from 1 to 30"), qPrintable(beyond.errors));
    QCOMPARE(run({"run", kTraining, "-o", path("other"), "--pairs", "6", "--seed", "4", "--sides",
                  "random,random", "--shards", "6"})
                 .exitCode,
             0);
    const Output other = run({"compare", path("six"), path("other")});
    QVERIFY2(other.exitCode == 1 && other.errors.contains("cannot be compared with"),
             qPrintable(other.errors));
}

void tst_StudyCommand::badInputHasItsSentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QStringList &arguments, int exitCode,
                        const char *sentence) {
        QTest::newRow(name) << arguments << exitCode << QString::fromLatin1(sentence);
    };
    const QStringList play = {"run", kTraining, "-o", "unused", "--pairs", "6"};
    const QString campaign =
        QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-beachhead/gela-beachhead.toml");
    row("no study", {"report", kTraining}, 1, "expected hexwerk.study");
    row("no file", {"report", "nowhere.toml"}, 3, "cannot be read");
    row("a shard that does not exist", play + QStringList{"--shard", "6/6"}, 2,
        "i from 0 to n - 1");
    row("a negative shard", play + QStringList{"--shard=-1/6"}, 2, "i from 0 to n - 1");
    row("no number of shards", play + QStringList{"--shard", "3"}, 2, "i from 0 to n - 1");
    row("no shards at all", play + QStringList{"--shard", "0/0"}, 2, "i from 0 to n - 1");
    row("more shards than pairs", play + QStringList{"--shards", "7"}, 2, "some would be empty");
    row("a player nobody knows", play + QStringList{"--sides", "random,wizard"}, 2, "wizard");
    row("no pairs", {"run", kTraining, "-o", "unused", "--pairs", "0"}, 2, "--pairs");
    row("no scenario", {"run", "nowhere.toml", "-o", "unused"}, 3, "cannot be read");
    row("a campaign", {"run", campaign, "-o", "unused"}, 1, "a scenario that is played on a map");
    row("not to be exchanged", play + QStringList{"--alternate"}, 1, "sides exchanged");
}

void tst_StudyCommand::badInputHasItsSentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, sentence);
    const Output output = run(arguments);
    QVERIFY2(output.errors.contains(sentence), qPrintable(output.errors));
    QCOMPARE(output.exitCode, exitCode);
    QVERIFY(!QFile::exists(QStringLiteral("unused")));
}

void tst_StudyCommand::resultsThatDifferNameBothFiles()
{
    QCOMPARE(played("one", {"--shard", "0/6"}).exitCode, 0);
    QByteArray text = textOf(path("one"));
    const qsizetype digest = text.indexOf("digest = \"") + 10;
    text[digest] = text[digest] == 'a' ? 'b' : 'a';
    const QString other = written("other", text);
    const Output merged = run({"merge", path("one"), other, "-o", path("both")});
    QCOMPARE(merged.exitCode, 1);
    QVERIFY(merged.errors.contains(other) && merged.errors.contains(path("one")));
    QVERIFY(merged.errors.contains("shard 0 came out differently"));
    QVERIFY(!QFile::exists(path("both")));

    text = textOf(path("one")).replace("seed = \"3\"", "seed = \"4\"");
    const Output mixed = run({"merge", path("one"), written("mixed", text), "-o", path("both")});
    QCOMPARE(mixed.exitCode, 1);
    QVERIFY(mixed.errors.contains("seed 4 and not 3"));
}

void tst_StudyCommand::anotherStudyIsNotWrittenOver()
{
    QCOMPARE(played("kept", {"--shards", "2"}).exitCode, 0);
    const QByteArray kept = textOf(path("kept"));
    const Output again = played("kept", {"--shards", "3"});
    QCOMPARE(again.exitCode, 1);
    QVERIFY(again.errors.contains("shards 3 and not 2"));
    QCOMPARE(textOf(path("kept")), kept);
    const QString notes = written("notes", "remember the milk\n");
    QCOMPARE(played("notes", {}).exitCode, 1);
    QCOMPARE(textOf(notes), QByteArray("remember the milk\n"));
}

void tst_StudyCommand::aSideWithoutUnitsIsNotPlayed()
{
    QStringList tables = QString::fromUtf8(textOf(kTraining)).split("\n[[");
    tables.removeIf([](const QString &table) { return table.contains("card = \"ger."); });
    const QByteArray left = tables.join("\n[[").toUtf8();
    const Output run_ = run({"run", written("lonely.toml", left), "-o", path("lonely")});
    QCOMPARE(run_.exitCode, 1);
    QVERIFY2(run_.errors.contains("the side axis has no units"), qPrintable(run_.errors));
}

void tst_StudyCommand::aScenarioThatCannotBeFinishedIsSaid()
{
    const Output run_ = played("endless", {"--orders", "10"});
    QCOMPARE(run_.exitCode, 1);
    QVERIFY(run_.errors.contains("no game came to an end within 6 turns and 10 orders"));
    QVERIFY(run({"report", path("endless")}).text.contains("12 games ran into a limit"));
}

void tst_StudyCommand::aFullDiskIsSaid()
{
    const Output run_ = run({"run", kTraining, "--pairs", "2", "-o", "/dev/full"});
    QCOMPARE(run_.exitCode, 3);
    QVERIFY2(run_.errors.contains("/dev/full: cannot write: "), qPrintable(run_.errors));
}

void tst_StudyCommand::validateReadsResults()
{
    QCOMPARE(played("sound.toml", {"--shards", "2"}).exitCode, 0);
    const QByteArray text = textOf(path("sound.toml")).replace("pairs = 3\n", "pairs = 2\n");
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  {"validate", path("sound.toml"), written("damaged.toml", text)});
    program.waitForFinished(hexwerk::testing::kPatience);
    QCOMPARE(program.exitCode(), 1);
    const QString errors = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(errors.contains("shard.0 is damaged: pairs comes to 2 and not to 3"),
             qPrintable(errors));
    QVERIFY(!errors.contains("sound.toml"));
}

// A study knows a veteran's rollouts only by those of its players: 2 are a tenth, 80 four times 20.
void tst_StudyCommand::playersOfEveryLevelAreReplayed()
{
    const Output made = run({"run", kTraining, "--sides", "hardened,elite", "--rollouts", "20",
                             "--pairs", "1", "--seed", "4", "-o", path("levels")});
    QCOMPARE(made.exitCode, 0);
    const QByteArray counted = textOf(path("levels"));
    QVERIFY(counted.contains("rollouts = 2 }") && counted.contains("rollouts = 80 }"));
    QByteArray outcomes;
    for (const char *number : {"0", "1"}) {
        const QString game = path(QStringLiteral("game%1.toml").arg(number));
        const Output replayed =
            run({"replay", kTraining, path("levels"), "--game", number, "-o", game});
        QVERIFY2(replayed.exitCode == 0, qPrintable(replayed.errors));
        QProcess program;
        program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                      {"play", game, "--json"});
        program.waitForFinished(hexwerk::testing::kPatience);
        const QByteArray told = program.readAllStandardOutput();
        outcomes += told.contains("\"winner\":\"allied\"") ? "[1, 0, 0]" : "[0, 1, 0]";
        outcomes += number[0] == '0' ? ", " : "";
    }
    QVERIFY2(counted.contains("\noutcome = [" + outcomes + "]"), outcomes);
}

void tst_StudyCommand::resultsOfOtherWeightsAreRead()
{
    const QString results = path("weights");
    const Output made = run(
        {"run", kTraining, "--sides", "regular+danger=0.6,first", "--pairs", "1", "-o", results});
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    const Output report = run({"report", results, "--test", "0.5,0.53"});
    QVERIFY2(report.exitCode == 0, qPrintable(report.errors));
    QVERIFY(report.text.contains("regular+danger=0.6 against first"));
}

HW_PLAIN_TEST(tst_StudyCommand)

} // namespace hexwerk::tst_study_command

#include "tst_study_command.moc"
