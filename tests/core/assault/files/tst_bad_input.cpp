#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_bad_input {

// Each file of tests/data/bad begins with what has to be said about it, and nothing else may be:
// `# expect: CODE LINE KEY`.
class tst_BadInput final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isNamedWithItsPlace_data();
    void isNamedWithItsPlace();
    void anEmptyFileHasNoFormat();
    void noFileCannotBeRead();
    void aFolderCannotBeRead();
    void deepNestingIsRefused();
    void aHugeFileIsRefused();
    void aNewerVersionIsTheOnlyThingSaid();
    void nothingIsHalfLoaded();
    void noPartOfAFileBringsTheReaderDown();

private:
    std::vector<Problem> problemsOf(const std::string &text) const
    {
        return validateText(text, "f", m_data);
    }

    DataStore m_data;
};

void tst_BadInput::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = *data.value;
}

void tst_BadInput::isNamedWithItsPlace_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(HW_SOURCE_DIR "/tests/data/bad"));
    for (const QString &name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

static QStringList expectedOf(const std::string &text)
{
    QStringList expected;
    for (QString line : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                            .split(QLatin1Char('\n'))) {
        line.remove(QChar(0xFEFF));
        if (line.startsWith(QLatin1String("# expect: ")))
            expected.append(line.mid(10).trimmed());
    }
    return expected;
}

void tst_BadInput::isNamedWithItsPlace()
{
    QFETCH(QString, path);
    const LoadResult<std::string> text = readTextFile(path.toStdString());
    QVERIFY(text.value.has_value());
    QStringList found;
    for (const Problem &problem : validateText(*text.value, path.toStdString(), m_data)) {
        QCOMPARE(QString::fromStdString(problem.file), path);
        QVERIFY(problem.column >= 1);
        found.append(QStringLiteral("%1 %2 %3")
                         .arg(QString::fromLatin1(problem.code.name().data()))
                         .arg(problem.line)
                         .arg(QString::fromStdString(problem.key))
                         .trimmed());
    }
    QStringList expected = expectedOf(*text.value);
    QVERIFY(!expected.isEmpty());
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void tst_BadInput::anEmptyFileHasNoFormat()
{
    const auto problems = problemsOf("");
    QVERIFY(problems.size() >= 2);
    QVERIFY(problems[0].code == FileProblem::MissingKey);
    QCOMPARE(problems[0].key, std::string("format"));
    QCOMPARE(problems[0].line, 1);
}

void tst_BadInput::noFileCannotBeRead()
{
    const auto result = readTextFile("/no/such/file.toml");
    QVERIFY(!result.value);
    QVERIFY(result.problems.at(0).code == FileProblem::CannotRead);
    QCOMPARE(result.problems.at(0).file, std::string("/no/such/file.toml"));
}

void tst_BadInput::aFolderCannotBeRead()
{
    const QTemporaryDir folder;
    const auto result = readTextFile(folder.path().toStdString());
    QVERIFY(!result.value);
    QVERIFY(result.problems.at(0).code == FileProblem::CannotRead);
}

void tst_BadInput::deepNestingIsRefused()
{
    const std::string open(20000, '[');
    const auto problems = problemsOf("x = 1\ny = " + open + std::string(20000, ']'));
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == FileProblem::TooDeep);
    QCOMPARE(problems[0].line, 2);
}

void tst_BadInput::aHugeFileIsRefused()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("huge.toml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize((qint64{64} << 20) + 1));
    const auto result = readTextFile(file.fileName().toStdString());
    QVERIFY(!result.value);
    QVERIFY(result.problems.at(0).code == FileProblem::TooLarge);
}

void tst_BadInput::aNewerVersionIsTheOnlyThingSaid()
{
    const auto problems =
        problemsOf("format = \"hexwerk.scenario\"\nversion = 7\nturns = \"x\"\nnew_key = 1\n");
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == FileProblem::NewerVersion);
    QCOMPARE(problems[0].found, std::string("7"));
}

void tst_BadInput::nothingIsHalfLoaded()
{
    const auto text = readTextFile(HW_SOURCE_DIR "/tests/data/bad/all_at_once.toml");
    const auto result = readScenario(*text.value, "f");
    QVERIFY(!result.value);
    QVERIFY(hasErrors(result.problems));
}

void tst_BadInput::noPartOfAFileBringsTheReaderDown()
{
    const auto text = readTextFile(HW_SOURCE_DIR "/scenarios/training-infantry.toml");
    const std::string &whole = *text.value;
    // Cut short, and with one byte after the other spoilt: always an answer.
    for (std::size_t cut = 0; cut < whole.size(); cut += 97)
        problemsOf(whole.substr(0, cut));
    for (std::size_t at = 0; at < whole.size(); at += 61) {
        std::string spoilt = whole;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 0x15);
        problemsOf(spoilt);
    }
    QVERIFY(problemsOf(whole).empty());
}

HW_PLAIN_TEST(tst_BadInput)

} // namespace hexwerk::assault::tst_bad_input

#include "tst_bad_input.moc"
