#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_bundle_command {

// `hexwerk-cli bundle` and `unbundle`, through the program itself.
class tst_BundleCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aScenarioWithItsTileGoesOutAndComesBack();
    void whatCannotBeReadOrWrittenIsThree();
    void whatIsNoBundleIsOne();
    void aFolderWithSomethingInItIsLeftAlone();
    void withoutATargetItIsWrongUsage();

private:
    int run(const QStringList &arguments);
    QString in(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void put(const QString &path, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_output;
    QByteArray m_messages;
};

static const QByteArray kScenario =
    "format = \"hexwerk.scenario\"\nversion = 1\nid = \"mine\"\nsystem = \"assault\"\n"
    "profile = \"sicily43-en\"\nturns = 6\n[[board.tile]]\ntile = \"X01A\"\nat = \"A1\"\n";

void tst_BundleCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    put(in("mine.toml"), kScenario);
    put(in("library/assault/tiles/X01A.toml"), "format = \"hexwerk.tile\"\nversion = 1\n"
                                               "id = \"X01A\"\ncolumns = 4\nrows = 4\n");
}

void tst_BundleCommand::put(const QString &path, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

int tst_BundleCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"), arguments);
    if (!program.waitForFinished())
        return -1;
    m_output = program.readAllStandardOutput();
    m_messages = program.readAllStandardError();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

void tst_BundleCommand::aScenarioWithItsTileGoesOutAndComesBack()
{
    const QString library = in("library");
    QCOMPARE(run({u"bundle"_qs, u"--data"_qs, library, in("mine.toml"), u"-o"_qs,
                  in("mine.hexwerk"), u"--json"_qs}),
             0);
    const auto items = QJsonDocument::fromJson(m_output).object().value(u"items").toArray();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[1].toObject().value(u"id").toString(), u"X01A"_qs);

    QCOMPARE(run({u"unbundle"_qs, in("mine.hexwerk"), u"-o"_qs, in("new"), u"--json"_qs}), 0);
    QFile scenario(in("new/scenario.toml"));
    QVERIFY(scenario.open(QIODevice::ReadOnly));
    QCOMPARE(scenario.readAll(), kScenario);
    QCOMPARE(run({u"validate"_qs, in("new/scenario.toml")}), 1); // knows no such tile
    run({u"validate"_qs, u"--data"_qs, in("new"), in("new/scenario.toml")});
    QVERIFY2(!m_messages.contains("X01A"), m_messages.constData());
}

void tst_BundleCommand::whatCannotBeReadOrWrittenIsThree()
{
    QCOMPARE(run({u"bundle"_qs, in("none.toml"), u"-o"_qs, in("a.hexwerk")}), 3);
    QCOMPARE(run({u"unbundle"_qs, in("none.hexwerk"), u"-o"_qs, in("new")}), 3);
    QCOMPARE(run({u"bundle"_qs, in("mine.toml"), u"-o"_qs, in("no/such/folder/a.hexwerk")}), 3);
}

void tst_BundleCommand::whatIsNoBundleIsOne()
{
    QCOMPARE(run({u"unbundle"_qs, in("mine.toml"), u"-o"_qs, in("new")}), 1);
    QVERIFY(m_messages.contains("is no bundle"));
    QVERIFY(!QFile::exists(in("new")));
}

void tst_BundleCommand::aFolderWithSomethingInItIsLeftAlone()
{
    run({u"bundle"_qs, in("mine.toml"), u"-o"_qs, in("mine.hexwerk")});
    QCOMPARE(run({u"unbundle"_qs, in("mine.hexwerk"), u"-o"_qs, in("library")}), 1);
    QVERIFY(m_messages.contains("name a new folder"));
    QCOMPARE(QDir(in("library")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void tst_BundleCommand::withoutATargetItIsWrongUsage()
{
    QCOMPARE(run({u"bundle"_qs, in("mine.toml")}), 2);
    QCOMPARE(run({u"unbundle"_qs, in("mine.hexwerk")}), 2);
}

HW_CORE_TEST(tst_BundleCommand)

} // namespace hexwerk::tst_bundle_command

#include "tst_bundle_command.moc"
