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
    void aCampaignGoesOutAndComesBack();
    void aCampaignWithoutItsScenariosIsOne();
    void whatCannotBeReadOrWrittenIsThree();
    void whatIsNoBundleIsOne();
    void aFolderWithSomethingInItIsLeftAlone();
    void withoutATargetItIsWrongUsage();

private:
    int run(const QStringList &arguments);
    QString in(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void put(const QString &path, const QByteArray &bytes) const;
    void putCampaign() const; // with a tile of its own

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

void tst_BundleCommand::putCampaign() const
{
    const QDir folder(QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads"));
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll().replace("background = \"chart.png\"\n", "");
        if (name == u"outpost.toml"_qs)
            text.replace("T01A", "X02A");
        put(in("roads") + u'/' + name, text);
    }
    QFile tile(QStringLiteral(HW_SOURCE_DIR "/resources/assault/tiles/T01A.toml"));
    QVERIFY(tile.open(QIODevice::ReadOnly));
    put(in("library/assault/tiles/X02A.toml"), tile.readAll().replace("T01A", "X02A"));
}

void tst_BundleCommand::aCampaignGoesOutAndComesBack()
{
    putCampaign();
    QCOMPARE(run({u"bundle"_qs, u"--data"_qs, in("library"), in("roads/two_roads.toml"), u"-o"_qs,
                  in("roads.hexwerk"), u"--json"_qs}),
             0);
    QStringList items;
    for (const auto &item : QJsonDocument::fromJson(m_output).object().value(u"items").toArray())
        items.push_back(item.toObject().value(u"part").toString() + u' ' +
                        item.toObject().value(u"id").toString());
    QCOMPARE(items,
             (QStringList{u"campaign two-roads"_qs, u"scenario crossing.toml"_qs,
                          u"scenario hill.toml"_qs, u"scenario outpost.toml"_qs, u"tile X02A"_qs}));

    QCOMPARE(run({u"unbundle"_qs, in("roads.hexwerk"), u"-o"_qs, in("new"), u"--json"_qs}), 0);
    const auto bytesOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(bytesOf(in("new/campaign.toml")), bytesOf(in("roads/two_roads.toml")));
    for (const char *name : {"crossing.toml", "hill.toml", "outpost.toml"})
        QCOMPARE(bytesOf(in("new") + u'/' + QString::fromLatin1(name)),
                 bytesOf(in("roads") + u'/' + QString::fromLatin1(name)));
    QCOMPARE(run({u"validate"_qs, in("new/campaign.toml")}), 1); // knows no such tile
    QCOMPARE(run({u"validate"_qs, u"--data"_qs, in("new"), in("new/campaign.toml")}), 0);
}

void tst_BundleCommand::aCampaignWithoutItsScenariosIsOne()
{
    putCampaign();
    QVERIFY(QFile::remove(in("roads/hill.toml")));
    QCOMPARE(run({u"bundle"_qs, in("roads/two_roads.toml"), u"-o"_qs, in("roads.hexwerk")}), 1);
    QVERIFY2(m_messages.contains("the scenario hill.toml of the campaign cannot be read"),
             m_messages.constData());
    QVERIFY(!QFile::exists(in("roads.hexwerk")));
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
