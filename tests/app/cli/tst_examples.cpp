// The worked examples of the rulebook, as files, through the program itself; see tests/README.md.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rules_index_reader.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "tests/app/cli/expectation.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <vector>

namespace hexwerk::tst_examples {

using namespace testing;
using namespace Qt::Literals::StringLiterals;

class tst_Examples final : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleOfSightIsThere();
    void everyExampleOfInfantryIsThere();
    void everyExampleOfTransportIsThere();
    void anExample_data();
    void anExample();
    void theListNamesEveryExample();
    void theListNamesEveryFileOnce();
    void theListNamesRulesThatAreThere();
    void theListHasBothLanguages();
    void whatIsShownIsPlayed_data();
    void whatIsShownIsPlayed();
};

static const QString kFolder = u"" HW_SOURCE_DIR "/tests/data/examples/"_s;
static const QString kShipped = u"" HW_SOURCE_DIR "/resources/assault/examples/"_s;

struct Output
{
    int exitCode = -1;
    QJsonDocument document;
    QByteArray messages;
};

// A board or orders that ship lie there, what only a test needs lies in its folder.
static QString placeOf(const QString &argument)
{
    const QFileInfo shipped(kShipped + argument);
    return shipped.isFile() ? shipped.absoluteFilePath() : argument;
}

static Output outputOf(const QString &folder, QStringList arguments)
{
    for (QString &argument : arguments)
        argument = placeOf(argument);
    arguments.append(u"--json"_s);
    QProcess program;
    program.setWorkingDirectory(QFileInfo(kFolder + folder).absoluteFilePath());
    program.start(
        QFileInfo(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli")).absoluteFilePath(),
        arguments);
    if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QJsonDocument::fromJson(program.readAllStandardOutput()),
            program.readAllStandardError()};
}

static QStringList argumentsOf(const QJsonObject &run)
{
    QStringList arguments;
    for (const QJsonValue &argument : run[u"args"_s].toArray())
        arguments.append(argument.toString());
    return arguments;
}

static QJsonArray runsOf(const QString &folder)
{
    QFile file(kFolder + folder + u"/expect.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll())[u"runs"_s].toArray();
}

static QStringList folders()
{
    return QDir(kFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

static void addRuns()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QJsonObject>("run");
    std::size_t number = 0;
    for (const QString &folder : folders()) {
        const QJsonArray runs = runsOf(folder);
        if (!testing::takesPart(number++, std::min(HW_SHARE, 4)))
            continue;
        QVERIFY2(!runs.isEmpty(), qPrintable(folder + u": no runs in expect.json"_s));
        for (const QJsonValue &run : runs)
            QTest::addRow("%s: %s", qPrintable(folder), qPrintable(run[u"why"_s].toString()))
                << folder << run.toObject();
    }
}

// The list that ships with the boards.
static std::vector<TomlTable> listed()
{
    const auto text = readTextFile((kShipped + u"examples.toml"_s).toStdString());
    const TomlTable document = readToml(text.value.value()).value();
    std::vector<TomlTable> examples;
    for (const TomlValue &example : *document.find("example")->as<TomlArray>())
        examples.push_back(*example.as<TomlTable>());
    return examples;
}

// The text under the key, or all of its array.
static QStringList textsIn(const TomlTable &table, std::string_view key)
{
    const TomlValue *value = table.find(key);
    if (!value)
        return {};
    const auto *array = value->as<TomlArray>();
    QStringList texts;
    for (const TomlValue &text : array ? *array : TomlArray{*value})
        texts.append(QString::fromStdString(*text.as<std::string>()));
    return texts;
}

static QJsonValue documentOf(const Output &output)
{
    return output.document.isArray() ? QJsonValue(output.document.array())
                                     : QJsonValue(output.document.object());
}

void tst_Examples::everyExampleOfSightIsThere()
{
    for (const int number : {25, 26, 27, 28, 29, 30, 31, 32, 33, 68, 69, 70, 71})
        QVERIFY2(folders().contains(u"W-%1"_s.arg(number)), qPrintable(QString::number(number)));
}

void tst_Examples::everyExampleOfInfantryIsThere()
{
    for (const int number : {8,  9,  10, 11, 15, 18, 35, 36, 37, 38, 39, 40,
                             42, 44, 45, 46, 47, 48, 49, 50, 51, 52, 57, 73})
        QVERIFY2(folders().contains(u"W-%1"_s.arg(number)), qPrintable(QString::number(number)));
}

void tst_Examples::everyExampleOfTransportIsThere()
{
    for (const int number : {22, 53, 54, 55, 56})
        QVERIFY2(folders().contains(u"W-%1"_s.arg(number)), qPrintable(QString::number(number)));
}

void tst_Examples::anExample_data()
{
    addRuns();
}

// What is expected holds, and would not with any one of its values changed: so no value is looked
// over.
void tst_Examples::anExample()
{
    QFETCH(QString, folder);
    QFETCH(QJsonObject, run);

    const Output output = outputOf(folder, argumentsOf(run));

    QVERIFY2(output.exitCode == run[u"exit"_s].toInt(0), output.messages.constData());
    QVERIFY2(!output.document.isNull(), output.messages.constData());
    const QJsonValue document = documentOf(output);
    const QString found = difference(run[u"expect"_s], document, u"document"_s);
    QVERIFY2(found.isEmpty(), qPrintable(found));
    const QList<QJsonValue> others = withOneValueChanged(run[u"expect"_s]);
    QVERIFY(!others.isEmpty());
    for (const QJsonValue &other : others)
        QVERIFY2(!difference(other, document).isEmpty(), "a changed value is not noticed");
}

void tst_Examples::theListNamesEveryExample()
{
    QStringList ids;
    QStringList withBoards;
    for (const TomlTable &example : listed()) {
        ids += textsIn(example, "id");
        if (example.find("boards"))
            withBoards += textsIn(example, "id");
    }
    QCOMPARE(ids.size(), 73);
    for (qsizetype i = 0; i < ids.size(); ++i)
        QCOMPARE(ids[i], u"W-%1"_s.arg(i + 1));
    withBoards.sort();
    QCOMPARE(withBoards, folders());
}

void tst_Examples::theListNamesEveryFileOnce()
{
    QStringList files = {u"examples.toml"_s};
    for (const TomlTable &example : listed())
        files += textsIn(example, "boards") + textsIn(example, "orders");
    files.sort();
    QCOMPARE(files, QDir(kShipped).entryList(QDir::Files, QDir::Name));
}

void tst_Examples::theListNamesRulesThatAreThere()
{
    const auto index =
        loadRulesIndex({{HW_SOURCE_DIR "/resources"}}, assault::kSystemId, assault::kRuleGrammar);
    QStringList known;
    for (const IndexedRule &rule : *index.value)
        known.append(QString::fromStdString(rule.id));
    for (const TomlTable &example : listed()) {
        const QStringList rules = textsIn(example, "rules");
        QVERIFY2(!rules.isEmpty() && rules.size() <= 5,
                 qPrintable(textsIn(example, "id").join(u' ')));
        for (const QString &rule : rules)
            QVERIFY2(known.contains(rule), qPrintable(rule));
    }
}

void tst_Examples::theListHasBothLanguages()
{
    for (const TomlTable &example : listed())
        for (const char *key : {"title", "text"})
            for (const char *language : {"en", "de"}) {
                const QString text =
                    textsIn(*example.find(key)->as<TomlTable>(), language).value(0);
                QVERIFY2(!text.isEmpty(), qPrintable(textsIn(example, "id").join(u' ')));
            }
}

void tst_Examples::whatIsShownIsPlayed_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("orders");
    std::size_t number = 0;
    for (const TomlTable &example : listed())
        for (const QString &orders : textsIn(example, "orders"))
            if (testing::takesPart(number++, std::min(HW_SHARE, 4)))
                QTest::newRow(qPrintable(orders)) << textsIn(example, "boards").value(0) << orders;
}

void tst_Examples::whatIsShownIsPlayed()
{
    QFETCH(QString, board);
    QFETCH(QString, orders);
    const Output output = outputOf({}, {u"play"_s, board, u"--orders"_s, orders});
    QVERIFY2(output.exitCode == 0, output.messages.constData());
}

HW_PLAIN_TEST(tst_Examples)

} // namespace hexwerk::tst_examples

#include "tst_examples.moc"
