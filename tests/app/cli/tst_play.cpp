#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/held_file.h"
#include "tests/test_program.h"

namespace hexwerk::tst_play {

static const QString kTraining = QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml");

class tst_Play final : public QObject
{
    Q_OBJECT

private slots:
    void aRandomGameEndsAndIsReplayedToItsHash();
    void aGameFileHasAHashWhereATurnBeginsAndAtTheEnd();
    void theSameSeedPlaysTheSameGame();
    void r9_6_4_1c_aGameFileKeepsWhatLiesFaceDownForItsOwner();
    void r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther();
    void aRefusedOrderStopsWithItsRule();
    void tooManyOrdersAreRefused_data();
    void tooManyOrdersAreRefused();
    void aGameThatIsPlayedElsewhereIsNotWrittenOver();
    void aGameThatDiffersSaysFromWhichOrderOn();
    void everyOfferedOrderIsAccepted();
    void r5_3a_theSidesMayBeExchanged();
    void whatIsNotThereIsWrongUsage();
    void nothingIsPendingAndNothingIsTakenWhenAGameIsOver();
    void diceThatAreNoDiceAreRefused_data();
    void diceThatAreNoDiceAreRefused();

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

tst_Play::Output tst_Play::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"), arguments);
    program.waitForFinished();
    return {program.exitCode(), QJsonDocument::fromJson(program.readAllStandardOutput()).object(),
            QString::fromUtf8(program.readAllStandardError())};
}

QString tst_Play::written(const QString &name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

void tst_Play::aRandomGameEndsAndIsReplayedToItsHash()
{
    const QString log = m_folder.filePath(QStringLiteral("game.toml"));

    const Output played =
        run({"play", kTraining, "--random", "--seed", "11", "--log", log, "--json"});
    const Output replayed = run({"play", log, "--json"});

    QCOMPARE(played.exitCode, 0);
    QVERIFY(!played.json[QStringLiteral("winner")].isNull());
    QCOMPARE(replayed.exitCode, 0);
    QCOMPARE(replayed.json, played.json);
}

// As the window writes it: six turns begin, and the game ends.
void tst_Play::aGameFileHasAHashWhereATurnBeginsAndAtTheEnd()
{
    const QString log = m_folder.filePath(QStringLiteral("hashes.toml"));
    const Output played = run({"play", kTraining, "--random", "--seed", "11", "--log", log});
    QCOMPARE(played.json[QStringLiteral("turn")].toInt(), 7); // it is over after the sixth

    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("\"hash\":"), 6 + 1);
}

void tst_Play::theSameSeedPlaysTheSameGame()
{
    const QStringList game = {"play", kTraining, "--random", "--seed", "5"};
    QCOMPARE(run(game).json, run(game).json);
    QVERIFY(run(game).json != run({"play", kTraining, "--random", "--seed", "6"}).json);
}

// Two games do not have the same seeds, and without them the file opens no seal.
void tst_Play::r9_6_4_1c_aGameFileKeepsWhatLiesFaceDownForItsOwner()
{
    const QString scenario = QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml");
    QByteArrayList seeds;
    for (const char *name : {"one.toml", "two.toml"}) {
        const QString log = m_folder.filePath(QString::fromLatin1(name));
        const Output played = run({"play", scenario, "--random", "--seed", "4", "--log", log});
        QCOMPARE(played.exitCode, 0);
        QCOMPARE(run({"play", log}).json[QStringLiteral("hash")],
                 played.json[QStringLiteral("hash")]);

        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        int laid = 0;
        for (const QByteArray &line : text.split('\n'))
            if (line.contains("\"lay\"")) {
                ++laid;
                QVERIFY2(line.contains("\"seal\"") && !line.contains("mine\""), line);
            }
        QVERIFY(laid > 0);
        const qsizetype secrets = text.indexOf("[secrets]\n");
        const qsizetype behind = text.indexOf("\n[", secrets) + 1;
        QVERIFY(0 < secrets && secrets < behind);
        seeds += text.mid(secrets, behind - secrets).trimmed().split('\n').mid(1);
        const QString without =
            written(QStringLiteral("without.toml"), text.left(secrets) + text.mid(behind));
        QCOMPARE(run({"play", without}).exitCode, 1);
    }
    QCOMPARE(seeds.size(), 4);
    for (QByteArray &seed : seeds) {
        seed = seed.mid(seed.indexOf('"')).replace("\"", "");
        QCOMPARE(seed.size(), 64);
        QVERIFY(seed != QByteArray(64, '0'));
    }
    QCOMPARE(QSet<QByteArray>(seeds.begin(), seeds.end()).size(), 4);
}

static QByteArray secretsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const qsizetype begin = text.indexOf("[secrets]\n");
    return text.mid(begin, text.indexOf("\n\n", begin) - begin);
}

void tst_Play::r9_6_4_1c_aCopyForOneSideHasNoSecretsOfTheOther()
{
    QFile road(QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    QVERIFY(road.open(QIODevice::ReadOnly));
    // Without the mines that lie there from the start: all are laid in the game.
    const QString text = QString::fromUtf8(road.readAll())
                             .remove(QRegularExpression(QStringLiteral(
                                 "\\[\\[board\\.minefield\\]\\].*\n([^\\[\n].*\n)*")));
    const QString scenario = written(QStringLiteral("laid.toml"), text.toUtf8());
    const QString game = m_folder.filePath(QStringLiteral("whole.toml"));
    const Output whole = run({"play", scenario, "--random", "--seed", "4", "--log", game});
    const QList<QByteArray> secrets = secretsIn(game).split('\n'); // after the header
    QCOMPARE(secrets.size(), 3);
    for (const QByteArray &own : secrets.mid(1)) {
        const QString side = QString::fromLatin1(own.left(own.indexOf(' ')));
        const QString copy = m_folder.filePath(side);
        QCOMPARE(run({"play", game, "--log", copy, "--for", side}).exitCode, 0);
        QCOMPARE(secretsIn(copy), "[secrets]\n" + own);
        const Output again = run({"play", copy});
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.json[QStringLiteral("hash")], whole.json[QStringLiteral("hash")]);
    }

    const QString copy = m_folder.filePath(QStringLiteral("none.toml"));
    QCOMPARE(run({"play", game, "--log", copy, "--for", "nobody"}).exitCode, 1);
    // The scenario says in plain words what lies there.
    QCOMPARE(run({"play", road.fileName(), "--log", copy, "--for", "allied"}).exitCode, 1);
    QCOMPARE(run({"play", game, "--for", "axis"}).exitCode, 2);
    QCOMPARE(run({"play", game, "--log", game, "--for", "axis"}).exitCode, 2);
    QVERIFY(!QFile::exists(copy));
}

void tst_Play::aRefusedOrderStopsWithItsRule()
{
    const QString orders = written(QStringLiteral("orders.jsonl"), "{\"order\":\"stop\"}\n");

    const Output output = run({"play", kTraining, "--orders", orders});

    QCOMPARE(output.exitCode, 1);
    QCOMPARE(output.json[QStringLiteral("message")].toString(), QStringLiteral("NotAsked"));
    QVERIFY(output.json.contains(QStringLiteral("rule")));
    QVERIFY(output.json.contains(QStringLiteral("numbers")));
}

void tst_Play::tooManyOrdersAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("lines") << QByteArray("x\n").repeated(100'001);
    QTest::newRow("blank lines") << QByteArray("\n").repeated((16 << 20) + 1);
    QTest::newRow("one line") << QByteArray(17 << 20, 'x');
}

void tst_Play::tooManyOrdersAreRefused()
{
    QFETCH(QByteArray, text);
    const QString orders = written(QStringLiteral("many.jsonl"), text);
    const Output output = run({"play", kTraining, "--orders", orders});
    QCOMPARE(output.exitCode, 1);
    QVERIFY(output.errors.contains(QStringLiteral("more than 100000 orders or 16 MiB")));

    const QString most =
        written(QStringLiteral("most.jsonl"), "\n" + QByteArray("x\n").repeated(100'000));
    QVERIFY(!run({"play", kTraining, "--orders", most}).errors.contains(QStringLiteral("MiB")));
}

void tst_Play::aGameThatIsPlayedElsewhereIsNotWrittenOver()
{
    const QString log = m_folder.filePath(QStringLiteral("held.toml"));
    run({"play", kTraining, "--random", "--seed", "3", "--log", log});
    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    HeldFile held(log.toStdString());
    QVERIFY(held.hold());

    const QStringList again = {"play", kTraining, "--random", "--seed", "4", "--log", log};
    const Output refused = run(again);
    QCOMPARE(refused.exitCode, 3);
    QVERIFY(refused.errors.contains(QStringLiteral("played in another program")));
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
    QFile written(log);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), before);
    QCOMPARE(run({"play", log}).exitCode, 0); // to look at it does no harm

    const QString other = m_folder.filePath(QStringLiteral("other.toml"));
    QCOMPARE(run({"play", log, "--log", other}).exitCode, 0);
}

void tst_Play::aGameThatDiffersSaysFromWhichOrderOn()
{
    const QString log = m_folder.filePath(QStringLiteral("whole.toml"));
    run({"play", kTraining, "--random", "--seed", "3", "--log", log});
    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    const qsizetype hash = text.lastIndexOf("\"hash\":\"") + 8;
    text.replace(hash, 4, "0000");

    const Output output = run({"play", written(QStringLiteral("changed.toml"), text)});

    QCOMPARE(output.exitCode, 1);
    QVERIFY2(output.errors.contains(QStringLiteral("differs from order")),
             qPrintable(output.errors));
}

void tst_Play::everyOfferedOrderIsAccepted()
{
    const QJsonArray offered =
        run({"legal", kTraining, "--json"}).json[QStringLiteral("orders")].toArray();
    QVERIFY(!offered.isEmpty());
    for (const QJsonValue &order : {offered.first(), offered.last()}) {
        const QByteArray line = QJsonDocument(order.toObject()).toJson(QJsonDocument::Compact);
        QCOMPARE(run({"play", kTraining, "--orders", written(QStringLiteral("one.jsonl"), line)})
                     .exitCode,
                 0);
    }
}

// The sides of the units, by id.
static QMap<QString, QString> sidesIn(const QJsonObject &summary)
{
    QMap<QString, QString> sides;
    for (const auto &unit : summary[QStringLiteral("units")].toArray())
        sides[unit.toObject()[QStringLiteral("id")].toString()] =
            unit.toObject()[QStringLiteral("side")].toString();
    return sides;
}

void tst_Play::r5_3a_theSidesMayBeExchanged()
{
    QFile shipped(kTraining);
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QString scenario =
        written(QStringLiteral("swap.toml"),
                shipped.readAll().replace("[options]\n", "[options]\nalternate_history = true\n"));
    const QString alternate = QStringLiteral("--alternate");
    const QString log = m_folder.filePath(QStringLiteral("swapped.toml"));

    const auto plain = sidesIn(run({QStringLiteral("play"), scenario}).json);
    const Output swapped =
        run({QStringLiteral("play"), scenario, alternate, QStringLiteral("--log"), log});
    const auto exchanged = sidesIn(swapped.json);

    QCOMPARE(swapped.exitCode, 0);
    QCOMPARE(exchanged.size(), plain.size());
    for (auto unit = plain.begin(); unit != plain.end(); ++unit)
        QVERIFY2(exchanged[unit.key()] != unit.value(), qPrintable(unit.key()));
    // The game keeps them so, and is not exchanged again.
    QCOMPARE(sidesIn(run({QStringLiteral("play"), log}).json), exchanged);
    QCOMPARE(run({QStringLiteral("legal"), scenario, alternate}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("legal"), kTraining, alternate}).exitCode, 1);
}

void tst_Play::whatIsNotThereIsWrongUsage()
{
    QCOMPARE(run({"attack", kTraining, "nobody", "nobody"}).exitCode, 2);
    QCOMPARE(run({"attack", kTraining, "u1", "u1"}).exitCode, 2);
    QCOMPARE(run({"play", kTraining, "--orders", "/nowhere"}).exitCode, 3);
    QCOMPARE(run({"play", kTraining, "--orders", m_folder.path()}).exitCode, 3);
    QCOMPARE(run({"play", "/nowhere"}).exitCode, 3);
    QCOMPARE(run({"play"}).exitCode, 2);
}

void tst_Play::nothingIsPendingAndNothingIsTakenWhenAGameIsOver()
{
    const QString log = m_folder.filePath(QStringLiteral("over.toml"));
    run({"play", kTraining, "--random", "--seed", "2", "--log", log});

    const Output legal = run({"legal", log, "--json"});
    QCOMPARE(legal.exitCode, 0);
    QVERIFY(legal.json.contains(QStringLiteral("pending")));
    QVERIFY(legal.json[QStringLiteral("pending")].isNull());
    QVERIFY(legal.json[QStringLiteral("orders")].toArray().isEmpty());

    const Output more = run(
        {"play", log, "--orders", written(QStringLiteral("pass.jsonl"), R"({"order":"pass"})")});
    QCOMPARE(more.exitCode, 1);
    QCOMPARE(more.json[QStringLiteral("message")].toString(), QStringLiteral("GameOver"));
}

void tst_Play::diceThatAreNoDiceAreRefused_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::newRow("an object") << QByteArray(R"("faces":{"a":1,"b":2})");
    QTest::newRow("a number") << QByteArray(R"("faces":6)");
    QTest::newRow("texts") << QByteArray(R"("faces":["1","2"])");
    QTest::newRow("too high") << QByteArray(R"("faces":[1,257])");
    QTest::newRow("far too high") << QByteArray(R"("faces":[1,1e300])");
    QTest::newRow("below one") << QByteArray(R"("faces":[0,3])");
    QTest::newRow("too few") << QByteArray(R"("faces":[3])");
    QTest::newRow("too many") << QByteArray(R"("faces":[3,3,3])");
    QTest::newRow("symbols of plain dice") << QByteArray(R"("symbols":["D","X"])");
    QTest::newRow("both") << QByteArray(R"("faces":[1,2],"symbols":["D","X"])");
    QTest::newRow("none") << QByteArray(R"("dice":[1,2])");
}

void tst_Play::diceThatAreNoDiceAreRefused()
{
    QFETCH(QByteArray, dice);
    // A scenario that begins with two plain dice.
    const QString rolls = m_folder.filePath(QStringLiteral("rolls.toml"));
    QCOMPARE(run({"edit", kTraining, "--set", "first_setup=roll", "-o", rolls}).exitCode, 0);
    const QJsonObject pending =
        run({"legal", rolls, "--json"}).json[QStringLiteral("pending")].toObject();
    QCOMPARE(pending[QStringLiteral("dice")].toArray().size(), 2);

    const Output output =
        run({"play", rolls, "--orders",
             written(QStringLiteral("dice.jsonl"), R"({"order":"dice",)" + dice + "}")});

    QCOMPARE(output.exitCode, 1);
    QVERIFY(!output.json[QStringLiteral("message")].toString().isEmpty());
}

HW_PLAIN_TEST(tst_Play)

} // namespace hexwerk::tst_play

#include "tst_play.moc"
