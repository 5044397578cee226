#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"

namespace hexwerk::tst_text_command {

// `hexwerk-cli text`, through the program itself.
class tst_TextCommand final : public QObject
{
    Q_OBJECT

private slots:
    void aListHasTheTextsThatAreAskedFor();
    void aCheckFailsIfThereIsAnyAlarm();
    void theShippedTextsPassAllChecks();
    void anExportComesBackWithoutChanges_data();
    void anExportComesBackWithoutChanges();
    void anImportWritesIntoTheFolderThatIsNamed();
    void whatTheUserTranslatedIsListedButImportsGoIntoTheFiles();
    void aStrictImportWritesNothingIfAnythingIsWrong();
    void wrongUseIsToldFromFilesThatCannotBeRead();

private:
    int run(const QStringList &arguments);
    QJsonObject document() const { return QJsonDocument::fromJson(m_output).object(); }

    QByteArray m_output;
    QByteArray m_messages;
};

int tst_TextCommand::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                  QStringList{QStringLiteral("text")} + arguments);
    if (!program.waitForFinished())
        return -1;
    m_output = program.readAllStandardOutput();
    m_messages = program.readAllStandardError();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

static QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static void put(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void tst_TextCommand::aListHasTheTextsThatAreAskedFor()
{
    QCOMPARE(run(words("list --lang de --kind ruling --json")), 0);
    const QByteArray rulings =
        contentOf(QStringLiteral(HW_SOURCE_DIR "/resources/assault/rulings.toml"));
    const QJsonArray texts = document().value(u"texts").toArray();
    QCOMPARE(texts.size(), 2 * rulings.count("[[ruling]]"));
    QCOMPARE(texts[0].toObject().value(u"key").toString(),
             QStringLiteral("assault/rulings/ruling.A-1.question"));
    QCOMPARE(texts[0].toObject().value(u"state").toString(), QStringLiteral("final"));

    QCOMPARE(run(words("list --lang de --state untranslated")), 0);
    QVERIFY(m_output.isEmpty());
    QCOMPARE(run(words("list --lang it --kind ruling --state final --json")), 0);
    QVERIFY(document().value(u"texts").toArray().isEmpty());
}

void tst_TextCommand::aCheckFailsIfThereIsAnyAlarm()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("assault")));
    put(folder.filePath(QStringLiteral("assault/rulings.toml")),
        "format = \"hexwerk.rulings\"\nversion = 1\nsystem = \"assault\"\n\n[[ruling]]\n"
        "id = \"A-1\"\nrules = [\"R6.2.2d\"]\n"
        "question = { en = \"Why 2?\", de = \"Warum 3?\" }\n"
        "ruling = { en = \"So.\", de = \"So.\" }\n");
    const QStringList check =
        words("check --lang de --kind ruling --only number --data") + QStringList{folder.path()};

    QCOMPARE(run(check), 1);
    QCOMPARE(m_output, QByteArray("assault/rulings.toml:8: the number 2 is missing [number]\n"
                                  "    assault/rulings/ruling.A-1.question\n"
                                  "assault/rulings.toml:8: the number 3 is not in the English text "
                                  "[number]\n    assault/rulings/ruling.A-1.question\n"));
    QCOMPARE(run(check + words("--json")), 1);
    const QJsonObject alarm = document().value(u"alarms")[1].toObject();
    QCOMPARE(alarm.value(u"code").toString(), QStringLiteral("number"));
    QCOMPARE(alarm.value(u"at").toInt(), 6);
    QCOMPARE(run(words("check --lang de --kind ruling --only id,rule-id --data") +
                 QStringList{folder.path()}),
             0);
    QVERIFY(m_output.isEmpty());
}

void tst_TextCommand::theShippedTextsPassAllChecks()
{
    QCOMPARE(run(words("check --lang de")), 0);
    QCOMPARE(m_output, QByteArray());
    QCOMPARE(m_messages, QByteArray());
}

void tst_TextCommand::anExportComesBackWithoutChanges_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("PO") << QStringLiteral("all.po");
    QTest::newRow("XLIFF 1.2") << QStringLiteral("all.xlf");
    QTest::newRow("XLIFF 2.0") << QStringLiteral("all.xliff");
    QTest::newRow("TMX") << QStringLiteral("all.tmx");
    QTest::newRow("CSV") << QStringLiteral("all.csv");
}

void tst_TextCommand::anExportComesBackWithoutChanges()
{
    QFETCH(QString, file);
    QTemporaryDir folder;
    const QString path = folder.filePath(file);
    QCOMPARE(run(words("export --lang de") + QStringList{path}), 0);

    QCOMPARE(run(words("import --lang de --strict --json") + QStringList{path}), 0);
    QCOMPARE(document().value(u"refused").toBool(true), false);
    QVERIFY(document().value(u"changes").toArray().isEmpty());
    QVERIFY(document().value(u"problems").toArray().isEmpty());
}

void tst_TextCommand::anImportWritesIntoTheFolderThatIsNamed()
{
    QTemporaryDir folder;
    const QString po = folder.filePath(QStringLiteral("terms.po"));
    QCOMPARE(run(words("export --lang de --kind term") + QStringList{po}), 0);
    QByteArray text = contentOf(po);
    QCOMPARE(text.count("msgstr \"Spielablauf\""), 1);
    put(po, text.replace("msgstr \"Spielablauf\"", "msgstr \"Ablauf\""));
    const QString shipped = QStringLiteral(HW_SOURCE_DIR "/resources/assault/terms.toml");
    const QByteArray before = contentOf(shipped);

    const QString own = folder.filePath(QStringLiteral("own"));
    QCOMPARE(run(words("import --lang de --into") + QStringList{own, po}), 0);

    QCOMPARE(contentOf(shipped), before);
    QCOMPARE(contentOf(own + QStringLiteral("/assault/terms.toml")),
             QByteArray(before).replace("de = \"Spielablauf\"", "de = \"Ablauf\""));
    QVERIFY(m_output.contains("  - Spielablauf\n  + Ablauf\n1 changes in 1 files\n"));
    // Beside it lies what the translation was made from, and from there it comes first.
    QVERIFY(contentOf(own + QStringLiteral("/translations/de.toml"))
                .contains("key = \"assault/terms/term.sequence_of_play.word\"\n"
                          "sources = [\"sequence of play\"]\n"));
    QCOMPARE(run(words("list --lang de --json --kind term --data") + QStringList{own}), 0);
    QCOMPARE(document().value(u"texts")[0].toObject().value(u"target").toString(),
             QStringLiteral("Ablauf"));
}

void tst_TextCommand::whatTheUserTranslatedIsListedButImportsGoIntoTheFiles()
{
    QTemporaryDir folder;
    const QString own = folder.filePath(QStringLiteral("own"));
    QVERIFY(QDir().mkpath(own + QStringLiteral("/translations")));
    put(own + QStringLiteral("/translations/de.toml"),
        "format = \"hexwerk.translations\"\nversion = 1\nlanguage = \"de\"\n\n[[text]]\n"
        "key = \"assault/terms/term.sequence_of_play.word\"\nstate = \"final\"\n"
        "sources = [\"sequence of play\"]\ntargets = [\"Ablauf\"]\n");
    // The folder of data is asked after that of the user.
    const QString po = folder.filePath(QStringLiteral("terms.po"));
    QVERIFY(QFile::link(QDir(QStringLiteral(HW_SOURCE_DIR "/resources/assault")).absolutePath(),
                        own + QStringLiteral("/assault")));
    QCOMPARE(run(words("export --lang de --kind term --data") + QStringList{own, po}), 0);
    QVERIFY(contentOf(po).contains("msgstr \"Ablauf\""));

    const QString into = folder.filePath(QStringLiteral("into"));
    QCOMPARE(run(words("import --lang de --data") +
                 QStringList{own, QStringLiteral("--into"), into, po}),
             0);
    QVERIFY(m_output.contains("  - Spielablauf\n  + Ablauf\n1 changes in 1 files\n"));
    QVERIFY(contentOf(into + QStringLiteral("/assault/terms.toml")).contains("de = \"Ablauf\""));
}

void tst_TextCommand::aStrictImportWritesNothingIfAnythingIsWrong()
{
    QTemporaryDir folder;
    const QString po = folder.filePath(QStringLiteral("a.po"));
    const QString own = folder.filePath(QStringLiteral("own"));
    put(po, "msgid \"\"\nmsgstr \"Project-Id-Version: Hexwerk 0.1.0\\nLanguage: de\\n"
            "Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
            "msgctxt \"assault/terms/term.gone.word\"\nmsgid \"a\"\nmsgstr \"b\"\n\n"
            "msgctxt \"assault/terms/term.sequence_of_play.word\"\nmsgid \"sequence of play\"\n"
            "msgstr \"Ablauf\"\n");

    QCOMPARE(run(words("import --lang de --strict --into") + QStringList{own, po}), 1);
    QVERIFY(m_messages.contains("a.po:4: error: no such text: assault/terms/term.gone.word "
                                "[unknown-key]\n"));
    QVERIFY(!QDir(own).exists());

    QCOMPARE(run(words("import --lang de --into") + QStringList{own, po}), 0);
    QVERIFY(m_messages.contains("[unknown-key]"));
    QVERIFY(QDir(own).exists());
}

void tst_TextCommand::wrongUseIsToldFromFilesThatCannotBeRead()
{
    QCOMPARE(run(words("list")), 2);
    QCOMPARE(run(words("export --lang de all.xyz")), 2);
    QCOMPARE(run(words("import --lang de")), 2);
    QCOMPARE(run(words("import --lang de /no/such.po")), 3);
    QTemporaryDir folder;
    const QString po = folder.filePath(QStringLiteral("a.po"));
    put(po, "nonsense\n");
    QCOMPARE(run(words("import --lang de") + QStringList{po}), 1);
    QVERIFY(m_messages.contains("a.po:1: error: cannot be understood"));
}

HW_PLAIN_TEST(tst_TextCommand)

} // namespace hexwerk::tst_text_command

#include "tst_text_command.moc"
