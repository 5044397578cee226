#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_rules_command {

// `hexwerk-cli rules`, through the program itself.
class tst_RulesCommand final : public QObject
{
    Q_OBJECT

private slots:
    void oneRuleInTheLanguageAskedFor_data();
    void oneRuleInTheLanguageAskedFor();
    void aParagraphGivesItsRulesInOrder();
    void withoutIdAllRulesAreGiven();
    void withoutJsonTheTextIsPrinted();
    void anUnknownIdIsWrongUsage();
    void coverageComparesTheIndexWithSources();
    void coverageTakesTheSourcesThatAreNamed();
    void coverageKnowsEveryRuleOfBothBooks();
    void sourcesAreForCoverageAlone();

private:
    int run(const QStringList &arguments);
    QJsonArray rules() const
    {
        return QJsonDocument::fromJson(m_output).object().value(u"rules").toArray();
    }

    QByteArray m_output;
    QByteArray m_messages;
};

int tst_RulesCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{QStringLiteral("rules")} + arguments);
    if (!program.waitForFinished())
        return -1;
    m_output = program.readAllStandardOutput();
    m_messages = program.readAllStandardError();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

void tst_RulesCommand::oneRuleInTheLanguageAskedFor_data()
{
    QTest::addColumn<QStringList>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("English by default") << QStringList() << QStringLiteral("Ambush marker");
    QTest::newRow("German") << QStringList{QStringLiteral("--lang"), QStringLiteral("de")}
                            << QStringLiteral("Marker Hinterhalt");
    QTest::newRow("English for want of Italian")
        << QStringList{QStringLiteral("--lang"), QStringLiteral("it")}
        << QStringLiteral("Ambush marker");
}

void tst_RulesCommand::oneRuleInTheLanguageAskedFor()
{
    QFETCH(QStringList, language);
    QFETCH(QString, title);

    QCOMPARE(run(language + QStringList{QStringLiteral("R13.1i"), QStringLiteral("--json")}), 0);

    QCOMPARE(rules().size(), 1);
    const QJsonObject rule = rules()[0].toObject();
    QCOMPARE(rule.value(u"id").toString(), QStringLiteral("R13.1i"));
    QCOMPARE(rule.value(u"title").toString(), title);
    QVERIFY(rule.value(u"text").toString().endsWith(u'.'));
}

void tst_RulesCommand::aParagraphGivesItsRulesInOrder()
{
    QCOMPARE(run({QStringLiteral("R10.1"), QStringLiteral("--json")}), 0);

    QStringList ids;
    for (const QJsonValue &rule : rules())
        ids << rule.toObject().value(u"id").toString();
    QCOMPARE(ids.join(u' '), QStringLiteral("R10.1a R10.1b R10.1c"));
}

void tst_RulesCommand::withoutIdAllRulesAreGiven()
{
    QCOMPARE(run({QStringLiteral("--json")}), 0);
    QVERIFY(rules().size() >= 400);
}

void tst_RulesCommand::withoutJsonTheTextIsPrinted()
{
    QCOMPARE(run({QStringLiteral("--lang"), QStringLiteral("de"), QStringLiteral("R13.1i")}), 0);
    QVERIFY(m_output.startsWith("R13.1i  Marker Hinterhalt\n"));
    QVERIFY(m_output.contains("Organisationsphase"));
}

void tst_RulesCommand::anUnknownIdIsWrongUsage()
{
    for (const QString &id : {QStringLiteral("R99.9z"), QStringLiteral("ambush")}) {
        QCOMPARE(run({id, QStringLiteral("--json")}), 2);
        QVERIFY(m_output.isEmpty());
        QVERIFY(m_messages.contains(id.toUtf8()));
    }
}

static void write(const QTemporaryDir &folder, const QString &path, const QByteArray &text)
{
    const QString whole = folder.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

static QStringList texts(const QJsonValue &array)
{
    QStringList all;
    for (const QJsonValue &value : array.toArray())
        all << value.toString();
    return all;
}

// An index of its own, with sources around it. No book has a chapter 90: it stands for no rule.
static void writeTree(const QTemporaryDir &tree)
{
    write(tree, QStringLiteral("resources/assault/rules-index.toml"),
          R"(format = "hexwerk.rules_index"
version = 1
system = "assault"
profiles = ["gela-de"]
[[chapter]]
number = 90
rules = [
    { id = "R90.3g", state = "enforced" },
    { id = "R90.3h", state = "enforced" },
    { id = "R90.3i", state = "enforced" },
    { id = "R90.3j", state = "later" },
]
)");
    write(tree, QStringLiteral("core/assault/fire.cpp"), "// [R90.3g]\n// [R90.3h]\n");
    write(tree, QStringLiteral("tests/core/assault/tst_fire.cpp"), "void r90_3g_blocked();\n");
}

void tst_RulesCommand::coverageComparesTheIndexWithSources()
{
    QTemporaryDir tree;
    writeTree(tree);

    QCOMPARE(run({QStringLiteral("--coverage"), QStringLiteral("--json"), QStringLiteral("--data"),
                  tree.filePath(QStringLiteral("resources"))}),
             0);

    const QJsonObject coverage = QJsonDocument::fromJson(m_output).object();
    QCOMPARE(coverage.value(u"sources").toString(), tree.path());
    QCOMPARE(texts(coverage.value(u"without_code")), QStringList{QStringLiteral("R90.3i")});
    QCOMPARE(texts(coverage.value(u"without_test")),
             (QStringList{QStringLiteral("R90.3h"), QStringLiteral("R90.3i")}));
    QCOMPARE(texts(coverage.value(u"without_text")).size(), 3);
    const QJsonObject chapter = coverage.value(u"chapters").toArray().at(0).toObject();
    QCOMPARE(chapter, (QJsonObject{{QStringLiteral("chapter"), 90},
                                   {QStringLiteral("enforced"), 3},
                                   {QStringLiteral("definition"), 0},
                                   {QStringLiteral("by players"), 0},
                                   {QStringLiteral("later"), 1}}));
}

void tst_RulesCommand::coverageTakesTheSourcesThatAreNamed()
{
    QTemporaryDir tree;
    writeTree(tree);

    QCOMPARE(run({QStringLiteral("--coverage"), QStringLiteral("--data"),
                  tree.filePath(QStringLiteral("resources")), QStringLiteral("--sources"),
                  QStringLiteral(HW_SOURCE_DIR)}),
             0);

    QVERIFY(m_output.contains("Enforced, but not in the code: 3\nR90.3g R90.3h R90.3i\n"));
}

void tst_RulesCommand::coverageKnowsEveryRuleOfBothBooks()
{
    QCOMPARE(run({QStringLiteral("--coverage")}), 0);
    QVERIFY(m_output.startsWith("chapter  enforced  definition  by players  later\n"));
    QVERIFY(m_messages.isEmpty());
    int rules = 0;
    for (const QByteArray &line : m_output.split('\n'))
        if (line.startsWith("    all "))
            for (const QByteArray &count : line.simplified().split(' '))
                rules += count.toInt();
    constexpr int kHouseRules =
        4 + 13 + 33; // where the books leave it to the scenario, water, campaigns
    QCOMPARE(rules, 761 + kHouseRules);
}

void tst_RulesCommand::sourcesAreForCoverageAlone()
{
    QCOMPARE(run({QStringLiteral("--sources"), QStringLiteral(HW_SOURCE_DIR)}), 2);
    QCOMPARE(run({QStringLiteral("--coverage"), QStringLiteral("--sources"),
                  QStringLiteral("/no/such/folder")}),
             2);
}

HW_PLAIN_TEST(tst_RulesCommand)

} // namespace hexwerk::tst_rules_command

#include "tst_rules_command.moc"
