// The worked examples of the rulebook, as files, through the program itself; see tests/README.md.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include "tests/app/cli/expectation.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>

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
};

static const QString kFolder = u"" HW_SOURCE_DIR "/tests/data/examples/"_s;

struct Output
{
    int exitCode = -1;
    QJsonDocument document;
    QByteArray messages;
};

static Output outputOf(const QString &folder, const QJsonObject &run)
{
    QStringList arguments;
    for (const QJsonValue &argument : run[u"args"_s].toArray())
        arguments.append(argument.toString());
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

    const Output output = outputOf(folder, run);

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

HW_PLAIN_TEST(tst_Examples)

} // namespace hexwerk::tst_examples

#include "tst_examples.moc"
