#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

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
    QTest::newRow("English by default") << QStringList() << QStringLiteral("Ambush");
    QTest::newRow("German") << QStringList{QStringLiteral("--lang"), QStringLiteral("de")}
                            << QStringLiteral("Hinterhalt");
    QTest::newRow("English for want of Italian")
        << QStringList{QStringLiteral("--lang"), QStringLiteral("it")} << QStringLiteral("Ambush");
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
    QVERIFY(m_output.startsWith("R13.1i  Hinterhalt\n"));
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

QTEST_APPLESS_MAIN(tst_RulesCommand)
#include "tst_rules_command.moc"
