#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_validate {

// The command itself: its exit codes and its JSON.
class tst_Validate final : public QObject
{
    Q_OBJECT

private slots:
    void aValidFileIsAYes();
    void theExampleOfTranslationsIsAYes();
    void aWarningIsAYesToo();
    void anErrorIsANo();
    void whatCannotBeReadIsAFailure();
    void noFileIsWrongUsage();
    void theJsonHasTheKeysOfTheManual();
    void messagesGoToStandardError();
    void dataAreTakenFromTheFolderOfTheOption();
};

struct Run
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

static Run run(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{QStringLiteral("validate")} + arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

static QString source(const char *path)
{
    return QStringLiteral(HW_SOURCE_DIR "/") + QString::fromLatin1(path);
}

void tst_Validate::aValidFileIsAYes()
{
    const Run valid = run({source("scenarios/training-infantry.toml")});
    QCOMPARE(valid.exitCode, 0);
    QVERIFY(valid.out.isEmpty());
    QVERIFY(valid.err.isEmpty());
}

// That of the page of formats; tst_format_page reads the others.
void tst_Validate::theExampleOfTranslationsIsAYes()
{
    QFile page(source("scenarios/README.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    const auto from = text.indexOf("format = \"hexwerk.translations\"");
    QVERIFY(from > 0);
    const QTemporaryDir folder;
    QFile example(folder.filePath(QStringLiteral("gl.toml")));
    QVERIFY(example.open(QIODevice::WriteOnly));
    example.write(text.mid(from, text.indexOf("```", from) - from));
    example.close();
    const Run valid = run({example.fileName()});
    QCOMPARE(valid.exitCode, 0);
    QCOMPARE(valid.out + valid.err, QByteArray());
}

void tst_Validate::aWarningIsAYesToo()
{
    const Run warned = run({source("tests/data/bad/half_done.toml")});
    QCOMPARE(warned.exitCode, 0);
    QVERIFY(warned.err.contains("[no-victory]"));
}

void tst_Validate::anErrorIsANo()
{
    const Run refused =
        run({source("scenarios/training-infantry.toml"), source("tests/data/bad/odd_width.toml")});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.err.contains("odd_width.toml:10:11: error: "));
}

void tst_Validate::whatCannotBeReadIsAFailure()
{
    QCOMPARE(run({source("no_such.toml"), source("tests/data/bad/odd_width.toml")}).exitCode, 3);
    QCOMPARE(run({source("scenarios")}).exitCode, 3);
}

void tst_Validate::noFileIsWrongUsage()
{
    QCOMPARE(run({}).exitCode, 2);
    QCOMPARE(run({QStringLiteral("--colour"), source("scenarios/training-infantry.toml")}).exitCode,
             2);
}

void tst_Validate::theJsonHasTheKeysOfTheManual()
{
    const QString file = source("tests/data/bad/odd_width.toml");
    const Run refused = run({QStringLiteral("--json"), file});
    QCOMPARE(refused.exitCode, 1);
    const QJsonArray list = QJsonDocument::fromJson(refused.out).array();
    QCOMPARE(list.size(), 1);
    const QJsonObject problem = list.at(0).toObject();
    QCOMPARE(problem.keys(), (QStringList{QStringLiteral("code"), QStringLiteral("column"),
                                          QStringLiteral("file"), QStringLiteral("line"),
                                          QStringLiteral("message"), QStringLiteral("severity")}));
    QCOMPARE(problem.value(QStringLiteral("file")).toString(), file);
    QCOMPARE(problem.value(QStringLiteral("line")).toInt(), 10);
    QCOMPARE(problem.value(QStringLiteral("column")).toInt(), 11);
    QCOMPARE(problem.value(QStringLiteral("severity")).toString(), QStringLiteral("error"));
    QCOMPARE(problem.value(QStringLiteral("code")).toString(), QStringLiteral("odd-width"));
    QVERIFY(!problem.value(QStringLiteral("message")).toString().isEmpty());
    QCOMPARE(
        run({QStringLiteral("--json"), source("scenarios/training-infantry.toml")}).out.trimmed(),
        QByteArray("[]"));
}

void tst_Validate::messagesGoToStandardError()
{
    const Run refused = run({source("tests/data/bad/broken_toml.toml")});
    QVERIFY(refused.out.isEmpty());
    QVERIFY(refused.err.contains("[syntax]"));
}

void tst_Validate::dataAreTakenFromTheFolderOfTheOption()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("assault/tiles")));
    QVERIFY(QFile::copy(source("resources/assault/tiles/T01A.toml"),
                        folder.filePath(QStringLiteral("assault/tiles/T09Z.toml"))));
    QFile tile(folder.filePath(QStringLiteral("assault/tiles/T09Z.toml")));
    QVERIFY(tile.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(tile.open(QIODevice::ReadWrite));
    QByteArray text = tile.readAll();
    text.replace("T01A", "T09Z");
    QVERIFY(tile.resize(0) && tile.seek(0));
    QCOMPARE(tile.write(text), text.size());
    tile.close();
    const QString file = source("tests/data/bad/unknown_tile.toml");
    QCOMPARE(run({file}).exitCode, 1);
    QCOMPARE(run({QStringLiteral("--data"), folder.path(), file}).exitCode, 0);
    QCOMPARE(
        run({QStringLiteral("--data"), folder.filePath(QStringLiteral("none")), file}).exitCode, 3);
}

HW_CORE_TEST(tst_Validate)

} // namespace hexwerk::tst_validate

#include "tst_validate.moc"
