#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_edit {

// `hexwerk-cli edit`, through the program itself.
class tst_Edit final : public QObject
{
    Q_OBJECT

private slots:
    void thereAreFilesOfManyKinds();
    void anUnchangedFileStaysByteForByte_data();
    void anUnchangedFileStaysByteForByte();
    void settingTheTurnsChangesOneLine_data();
    void settingTheTurnsChangesOneLine();
    void aPathGoesByIdOrByPlace_data();
    void aPathGoesByIdOrByPlace();
    void aFileMayReplaceItself();
    void anInvalidResultIsNotWritten_data();
    void anInvalidResultIsNotWritten();
    void aPathThatLeadsNowhereIsWrongUsage_data();
    void aPathThatLeadsNowhereIsWrongUsage();
    void whatCannotBeReadOrWrittenIsTold();
    void theJsonListsTheProblems();

private:
    int edit(const QStringList &arguments);
    QString out() const { return m_folder.filePath(u"out.toml"_qs); }

    QTemporaryDir m_folder;
    QByteArray m_messages;
    QByteArray m_output;
};

static const QString kFolder = QStringLiteral(HW_SOURCE_DIR "/tests/data/lossless/");

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

static QStringList losslessFiles()
{
    return QDir(kFolder).entryList({u"*.toml"_qs}, QDir::Files, QDir::Name);
}

// The lines of `before` and of `after` that differ, in pairs; both must have the same number.
static QList<std::pair<QByteArray, QByteArray>> changedLines(const QByteArray &before,
                                                             const QByteArray &after)
{
    const QList<QByteArray> old = before.split('\n');
    const QList<QByteArray> now = after.split('\n');
    QList<std::pair<QByteArray, QByteArray>> changed;
    if (old.size() != now.size())
        return {{"number of lines", ""},
                {QByteArray::number(old.size()), QByteArray::number(now.size())}};
    for (qsizetype i = 0; i < old.size(); ++i)
        if (old[i] != now[i])
            changed.append({old[i], now[i]});
    return changed;
}

int tst_Edit::edit(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{u"edit"_qs} + arguments);
    if (!program.waitForFinished())
        return -1;
    m_messages = program.readAllStandardError();
    m_output = program.readAllStandardOutput();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

void tst_Edit::thereAreFilesOfManyKinds()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(losslessFiles().size() >= 25);
}

void tst_Edit::anUnchangedFileStaysByteForByte_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : losslessFiles())
        QTest::newRow(qPrintable(name)) << name;
}

void tst_Edit::anUnchangedFileStaysByteForByte()
{
    QFETCH(QString, name);

    QCOMPARE(edit({kFolder + name, u"-o"_qs, out()}), 0);

    QCOMPARE(contentOf(out()), contentOf(kFolder + name));
}

void tst_Edit::settingTheTurnsChangesOneLine_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : losslessFiles())
        if (contentOf(kFolder + name).contains("hexwerk.scenario"))
            QTest::newRow(qPrintable(name)) << name;
}

void tst_Edit::settingTheTurnsChangesOneLine()
{
    QFETCH(QString, name);

    QCOMPARE(edit({kFolder + name, u"--set"_qs, u"turns=8"_qs, u"-o"_qs, out()}), 0);

    const auto changed = changedLines(contentOf(kFolder + name), contentOf(out()));
    QCOMPARE(changed.size(), 1);
    QByteArray expected = changed.front().first;
    const qsizetype sign = expected.indexOf('=');
    qsizetype end = sign + 1;
    while (expected.mid(end, 1).trimmed().isEmpty())
        ++end;
    const qsizetype begin = end;
    while (end < expected.size() && QByteArray("0123456789xabcdef_").contains(expected[end]))
        ++end;
    QCOMPARE(changed.front().second, expected.replace(begin, end - begin, "8"));
}

void tst_Edit::aPathGoesByIdOrByPlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *title, const char *name, const char *set, const char *before,
                        const char *after) {
        QTest::newRow(title) << QString::fromUtf8(name) << QString::fromUtf8(set)
                             << QByteArray(before) << QByteArray(after);
    };
    row("a table", "aligned-signs.toml", "board.rows=12", "rows    = 10", "rows    = 12");
    row("a unit by id", "out-of-order.toml", "unit.g2.at=C4", "at = \"F7\"", "at = \"C4\"");
    row("a unit by place", "out-of-order.toml", "unit.0.at=C4", "at = \"F6\"", "at = \"C4\"");
    row("a patch by place", "odd-indentation.toml", "board.patch.0.level=2", "       level = 1",
        "       level = 2");
    row("an id with a dot", "dots-in-ids.toml", "unit.\"2.coy\".at=C4", "at = \"A4\"",
        "at = \"C4\"");
    row("a text in a language", "no-spaces.toml", "title.de=Knapp",
        "title={en=\"Tight\",de=\"Eng\"}", "title={en=\"Tight\",de=\"Knapp\"}");
    row("a text that looks like a number", "no-spaces.toml", "title.de=1943",
        "title={en=\"Tight\",de=\"Eng\"}", "title={en=\"Tight\",de=\"1943\"}");
    row("an option", "dotted-keys.toml", "options.dice=B", "options.dice = \"A\"",
        "options.dice = \"B\"");
    row("an option that is a truth value", "dotted-keys.toml", "options.command_cards=true",
        "options.\"command_cards\" = false", "options.\"command_cards\" = true");
    row("a list", "inline-everything.toml", "unit.g1.markers=[\"suppressed\", \"dug_in\"]",
        "    { id = \"g1\", card = \"ger.rifles43\", side = \"axis\", at = \"F6\", markers = "
        "[\"suppressed\"] },",
        "    { id = \"g1\", card = \"ger.rifles43\", side = \"axis\", at = \"F6\", markers = "
        "[\"suppressed\", \"dug_in\"] },");
    row("one element of a list", "one-per-line.toml", "board.road.0.hexes.2=C3", ", \"C4\"",
        ", \"C3\"");
}

void tst_Edit::aPathGoesByIdOrByPlace()
{
    QFETCH(QString, name);
    QFETCH(QString, set);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);

    QCOMPARE(edit({kFolder + name, u"--set"_qs, set, u"-o"_qs, out()}), 0);

    const auto changed = changedLines(contentOf(kFolder + name), contentOf(out()));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().first, before);
    QCOMPARE(changed.front().second, after);
}

void tst_Edit::aFileMayReplaceItself()
{
    const QString file = m_folder.filePath(u"itself.toml"_qs);
    QVERIFY(QFile::copy(kFolder + u"crlf.toml"_qs, file));

    QCOMPARE(edit({file, u"--set"_qs, u"turns=9"_qs, u"-o"_qs, file}), 0);

    const auto changed = changedLines(contentOf(kFolder + u"crlf.toml"_qs), contentOf(file));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().second, QByteArray("turns = 9\r"));
}

void tst_Edit::anInvalidResultIsNotWritten_data()
{
    QTest::addColumn<QString>("set");
    QTest::newRow("a text for a number") << u"turns=many"_qs;
    QTest::newRow("a number with a fraction") << u"turns=6.5"_qs;
    QTest::newRow("too many") << u"turns=100000"_qs;
    QTest::newRow("no hex") << u"unit.\"1.coy\".at=4C"_qs;
    QTest::newRow("no level") << u"unit.\"1.coy\".experience=hero"_qs;
}

void tst_Edit::anInvalidResultIsNotWritten()
{
    QFETCH(QString, set);
    const QString target = m_folder.filePath(u"kept.toml"_qs);
    QVERIFY(QFile::exists(target) || QFile::copy(kFolder + u"bom.toml"_qs, target));

    QCOMPARE(edit({kFolder + u"dots-in-ids.toml"_qs, u"--set"_qs, set, u"-o"_qs, target}), 1);

    QVERIFY(m_messages.contains("dots-in-ids.toml:"));
    QCOMPARE(contentOf(target), contentOf(kFolder + u"bom.toml"_qs));
}

void tst_Edit::aPathThatLeadsNowhereIsWrongUsage_data()
{
    QTest::addColumn<QString>("set");
    QTest::newRow("unknown key") << u"turn=8"_qs;
    QTest::newRow("unknown key in a table") << u"board.depth=8"_qs;
    QTest::newRow("unknown table") << u"weather.wind=8"_qs;
    QTest::newRow("unknown unit") << u"unit.9.at=C4"_qs;
    QTest::newRow("key of a number") << u"turns.most=8"_qs;
    QTest::newRow("array that is not there") << u"zone.0.side=axis"_qs;
    QTest::newRow("no value") << u"turns"_qs;
    QTest::newRow("empty part") << u"board..rows=8"_qs;
    QTest::newRow("open quote") << u"unit.\"1.coy.at=C4"_qs;
}

void tst_Edit::aPathThatLeadsNowhereIsWrongUsage()
{
    QFETCH(QString, set);
    const QString target = m_folder.filePath(u"never.toml"_qs);

    QCOMPARE(edit({kFolder + u"dots-in-ids.toml"_qs, u"--set"_qs, set, u"-o"_qs, target}), 2);

    QVERIFY(!QFile::exists(target));
}

void tst_Edit::whatCannotBeReadOrWrittenIsTold()
{
    const QString file = kFolder + u"bom.toml"_qs;

    QCOMPARE(edit({m_folder.filePath(u"missing.toml"_qs), u"-o"_qs, out()}), 3);
    QCOMPARE(edit({file, u"-o"_qs, m_folder.filePath(u"no/such/folder.toml"_qs)}), 3);
    QCOMPARE(edit({file, u"-o"_qs, m_folder.path()}), 3);
    QCOMPARE(edit({file}), 2);
}

void tst_Edit::theJsonListsTheProblems()
{
    const QString file = kFolder + u"dots-in-ids.toml"_qs;
    const auto codes = [this] {
        QStringList found;
        for (const QJsonValue &problem : QJsonDocument::fromJson(m_output).array())
            found << problem[u"code"].toString();
        return found;
    };

    QCOMPARE(edit({file, u"--set"_qs, u"turns=many"_qs, u"-o"_qs, out(), u"--json"_qs}), 1);
    QVERIFY(codes().contains(u"wrong-type"_qs));
    QVERIFY(m_messages.isEmpty());
    QCOMPARE(edit({file, u"-o"_qs, out(), u"--json"_qs}), 0);
    QVERIFY(!codes().contains(u"wrong-type"_qs));
    QVERIFY(QJsonDocument::fromJson(m_output).isArray());
}

HW_PLAIN_TEST(tst_Edit)

} // namespace hexwerk::tst_edit

#include "tst_edit.moc"
