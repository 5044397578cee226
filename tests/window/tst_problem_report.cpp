#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/report/blanked_text.h"
#include "app/report/private_words.h"
#include "app/report/problem_report_dialog.h"
#include "app/report/program_log.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/files/toml_text.h"
#include "editor/journal/journal_folder.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"

namespace hexwerk::tst_problem_report {

using namespace Qt::Literals::StringLiterals;

static constexpr auto kSecretTitle = "Zorkmid Heights";
static constexpr auto kSecretNote = "Frobnicate before dawn";
static constexpr auto kSecretPlace = "Quuxville";

class tst_ProblemReport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theReportIsComplete();
    void nothingPrivateIsInTheFile();
    void aBlankedScenarioIsStillOne();
    void theSameWordStaysTheSameAndAnotherAnother();
    void brokenTomlIsBlankedToo();
    void privateWordsAreReplacedAsWholeWords();
    void whatIsShownIsWhatIsWritten();
    void withoutAJournalNoneIsOffered();
    void aFileThatCannotBeWrittenLeavesNothing();
    void theProgramWritesOneWithoutAWindow();

private:
    static DataPaths paths() { return {{HW_SOURCE_DIR "/resources"}}; }
    QString write(const ProblemReport &report);
    // By another implementation of zip.
    QMap<QString, QByteArray> unzipped(const QString &path);
    std::string m_scenario;
    QTemporaryDir m_folder;
    int m_files = 0;
};

void tst_ProblemReport::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    const QString home = m_folder.filePath(u"annaplanted"_s);
    QVERIFY(QDir().mkpath(home));
    qputenv("HOME", home.toUtf8());
    qputenv("USER", "annaplanted");
    qputenv("XDG_STATE_HOME", m_folder.filePath(u"state"_s).toUtf8());

    QFile training(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-infantry.toml"));
    QVERIFY(training.open(QIODevice::ReadOnly));
    QByteArray text = training.readAll();
    text.replace("Infantry training\"", QByteArray(kSecretTitle) + '"');
    text.replace("\nen = \"\"\"\nSicily", QByteArray("\nen = \"\"\"\n") + kSecretNote + ". Sicily");
    text.replace("id = \"training-infantry\"", "id = \"zorkmid-heights\"");
    text += "\n# " + QByteArray(kSecretNote) +
            "\n[[objective]]\nid = \"quuxville\"\nname = { en = \"" + kSecretPlace +
            "\" }\nhex = \"C3\"\n";
    m_scenario = text.toStdString();

    QVERIFY(QDir().mkpath(editor::journalFolder()));
    editor::JournalFile journal((editor::journalFolder() + u"/1-1.journal"_s).toStdU16String(),
                                home + u"/"_s + QLatin1String(kSecretTitle) + u".toml"_s,
                                m_scenario);
    QVERIFY(journal.keep({{1, 1'700'000'000'000, m_scenario + "\n[[objective]]\nid = \"zz\"\n"}}));

    QVERIFY(QDir().mkpath(logFolder()));
    QFile log(logFolder() + u"/hexwerk.log"_s);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("2026-01-01T00:00:00Z info file opens /srv/Geheim Ordner/hill.toml\n"
              "2026-01-01T00:00:01Z warning message cannot read " +
              home.toUtf8() + "/Annas Spiele/x.png of Annaplanted\n");
}

QString tst_ProblemReport::write(const ProblemReport &report)
{
    const QString path = m_folder.filePath(u"report-%1.zip"_s.arg(++m_files));
    return writeReport(path, filesOf(report, paths())) ? path : QString();
}

QMap<QString, QByteArray> tst_ProblemReport::unzipped(const QString &path)
{
    const QString folder = m_folder.filePath(u"unzipped-%1"_s.arg(++m_files));
    QProcess python;
    python.start(u"python3"_s, {u"-m"_s, u"zipfile"_s, u"-e"_s, path, folder});
    QMap<QString, QByteArray> files;
    if (!python.waitForFinished() || python.exitCode() != 0)
        return files;
    for (const QString &name : {u""_s, u"log/"_s, u"journal/"_s})
        for (const QFileInfo &info : QDir(folder + u'/' + name).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                files[name + info.fileName()] = file.readAll();
        }
    return files;
}

void tst_ProblemReport::theReportIsComplete()
{
    const auto files = unzipped(write({u"It stopped."_s, u"To go on."_s, true, true}));

    QCOMPARE(files.keys(),
             QStringList({u"journal/after.toml"_s, u"journal/before.toml"_s,
                          u"journal/journal.txt"_s, u"log/hexwerk.log"_s, u"report.txt"_s,
                          u"settings.txt"_s, u"system.txt"_s, u"version.txt"_s}));
    QVERIFY(files[u"report.txt"_s].contains("It stopped."));
    QVERIFY(files[u"report.txt"_s].contains("To go on."));
    QVERIFY(files[u"version.txt"_s].contains(qVersion()));
    QVERIFY(files[u"system.txt"_s].contains("Screen: "));
    QVERIFY(files[u"system.txt"_s].contains("MemTotal: "));
    QVERIFY(files[u"settings.txt"_s].contains("Colours: light"));
    QVERIFY(files[u"log/hexwerk.log"_s].contains("hill.toml"));
    QVERIFY(files[u"journal/journal.txt"_s].contains("2023-11-14T22:13:20Z"));

    const auto without = unzipped(write({}));
    QVERIFY(!without.isEmpty());
    for (const QString &name : without.keys())
        QVERIFY(!name.startsWith(u"journal"_s));
}

void tst_ProblemReport::nothingPrivateIsInTheFile()
{
    const auto files = unzipped(write({u"Annaplanted pressed F5"_s, {}, true, true}));
    QVERIFY(files.size() > 5);

    for (auto file = files.begin(); file != files.end(); ++file)
        for (const char *secret :
             {"annaplanted", kSecretTitle, "zorkmid", kSecretNote, "frobnicate", kSecretPlace,
              "geheim", "annas spiele", "roadman", "Sizilien"})
            QVERIFY2(!file.value().toLower().contains(QByteArray(secret).toLower()),
                     qPrintable(file.key() + u": "_s + QLatin1String(secret)));
    // What its author allows is there.
    const auto open = unzipped(write({{}, {}, true, false}));
    QVERIFY(open[u"journal/before.toml"_s].contains(kSecretTitle));
    QVERIFY(!open[u"journal/before.toml"_s].contains("annaplanted"));
}

void tst_ProblemReport::aBlankedScenarioIsStillOne()
{
    const QByteArray blanked = unzipped(write({{}, {}, true, true}))[u"journal/before.toml"_s];

    const auto before = assault::readScenario(m_scenario, "a.toml");
    const auto after = assault::readScenario(blanked.toStdString(), "a.toml");

    QVERIFY(before);
    QVERIFY(after);
    const assault::Scenario &a = before.value->scenario;
    const assault::Scenario &b = after.value->scenario;
    QCOMPARE(b.turns, a.turns);
    QCOMPARE(b.units.size(), a.units.size());
    for (std::size_t i = 0; i < a.units.size(); ++i) {
        QCOMPARE(b.units[i].card, a.units[i].card);
        QCOMPARE(b.units[i].at, a.units[i].at);
    }
    QCOMPARE(b.objectives.size(), a.objectives.size());
    QCOMPARE(blanked.count('\n'),
             qsizetype(std::count(m_scenario.begin(), m_scenario.end(), '\n')));
}

void tst_ProblemReport::theSameWordStaysTheSameAndAnotherAnother()
{
    PublicWords words({});
    words.add("id = \"woods\"\nunit = 1\nde = \"\"\n");
    Blanker blanker(words);

    QCOMPARE(
        blanker.blanked("id = \"anna\" # Anna's\nunit = \"emil\"\nid = \"woods\"\nid = \"anna\""),
        std::string("id = \"xxxx\" # xxxx'x\nunit = \"xxxx-2\"\nid = \"woods\"\nid = \"xxxx\""));
    QCOMPARE(blanker.blanked("unit = \"emil\""), std::string("unit = \"xxxx-2\""));
    QCOMPARE(blanker.blanked("id = \"C4\"\nunit = -12"), std::string("id = \"C4\"\nunit = -12"));
    QCOMPARE(blanker.blanked("de = \"W\u00e4lder, 3 \\\"m\\\"\""),
             std::string("de = \"xxxxxx, 0 \\\"x\\\"\""));
}

void tst_ProblemReport::brokenTomlIsBlankedToo()
{
    const PublicWords words({});
    Blanker blanker(words);

    for (const char *text : {"en = \"Zork", "en = '''Zork\nZork", "\"Zork\" Zork = Zork", "# Zork",
                             "en = \"Zork\nen = Zork", "'Zork", "\"\"\"Zork\\"})
        QVERIFY2(!QByteArray::fromStdString(blanker.blanked(text)).contains("Zork"), text);
}

void tst_ProblemReport::privateWordsAreReplacedAsWholeWords()
{
    const PrivateWords words = {u"/home/max"_s, {u"max"_s, u"Max M\u00fcller"_s}, u"tower"_s};

    QCOMPARE(withoutPrivateWords(u"Max: /home/max/maximum.toml on TOWER"_s, words),
             u"user: ~/maximum.toml on computer"_s);
    QCOMPARE(withoutPrivateWords(u"towers of max_1"_s, words), u"towers of user_1"_s);
}

void tst_ProblemReport::whatIsShownIsWhatIsWritten()
{
    ProblemReportDialog dialog(paths(), nullptr);
    dialog.show();
    QTest::keyClicks(dialog.findChild<QPlainTextEdit *>(), u"It stopped."_s);
    dialog.findChildren<QCheckBox *>().first()->click();
    QMap<QString, QByteArray> shown;
    auto *list = dialog.findChild<QListWidget *>();
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        for (const QPlainTextEdit *edit : dialog.findChildren<QPlainTextEdit *>())
            if (edit->isReadOnly())
                shown[list->item(row)->text()] = edit->toPlainText().toUtf8();
    }
    const QString path = m_folder.filePath(u"shown.zip"_s);
    assault::ui::window::answerFileDialog(dialog, path);
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text() == u"&Save..."_s)
            button->click();

    QCOMPARE(unzipped(path), shown);
    QCOMPARE(shown.size(), 8);
    QVERIFY(shown[u"report.txt"_s].contains("It stopped."));
    QString told;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        told += label->text();
    QVERIFY(told.contains(path));
}

void tst_ProblemReport::withoutAJournalNoneIsOffered()
{
    qputenv("XDG_STATE_HOME", m_folder.filePath(u"empty"_s).toUtf8());
    const ProblemReportDialog dialog(paths(), nullptr);
    qputenv("XDG_STATE_HOME", m_folder.filePath(u"state"_s).toUtf8());

    QVERIFY(!dialog.findChildren<QCheckBox *>().first()->isEnabled());
    QCOMPARE(dialog.files().size(), std::size_t(4)); // nor is there a log
}

void tst_ProblemReport::aFileThatCannotBeWrittenLeavesNothing()
{
    const auto noFolder = writeReport(u"/proc/nowhere/a.zip"_s, filesOf({}, paths()));
    QVERIFY(!noFolder);
    QVERIFY(reportNotWritten(u"/proc/nowhere/a.zip"_s, noFolder.error())
                .startsWith(u"/proc/nowhere/a.zip could not be written: "_s));

    const auto full = writeReport(u"/dev/full"_s, filesOf({}, paths()));
    QVERIFY(!full);
    QCOMPARE(full.error().reason.value(), ENOSPC);
}

void tst_ProblemReport::theProgramWritesOneWithoutAWindow()
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s); // which cannot start
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    program.setProcessEnvironment(environment);
    const QString path = m_folder.filePath(u"cli.zip"_s);

    program.start(QStringLiteral(HW_BINARY_DIR "/app/hexwerk"), {u"--report"_s, path});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(program.readAllStandardOutput().contains(path.toUtf8()));
    const auto files = unzipped(path);
    QVERIFY(files.contains(u"log/hexwerk.log"_s));
    QVERIFY(files[u"version.txt"_s].startsWith("Hexwerk 0"));

    program.start(QStringLiteral(HW_BINARY_DIR "/app/hexwerk"),
                  {u"--report=/proc/nowhere/a.zip"_s});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 1);
    QVERIFY(program.readAllStandardError().contains("/proc/nowhere/a.zip"));
}

HW_WINDOW_TEST(tst_ProblemReport)

} // namespace hexwerk::tst_problem_report

#include "tst_problem_report.moc"
