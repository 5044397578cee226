// The report of a campaign, in both formats and languages.
#include <QBuffer>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/assault/campaign/campaign_page.h"
#include "app/assault/campaign/campaign_words.h"
#include "app/assault/campaign/save_report_dialog.h"
#include "app/basis/file_path.h"
#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/play/randomness.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/hands.h"

namespace hexwerk::assault::ui::tst_campaign_report {

using namespace Qt::StringLiterals;

static const QString kTwoRoads = QStringLiteral(HW_SOURCE_DIR "/tests/data/campaigns/two_roads");
static const QString kGela = QStringLiteral(HW_SOURCE_DIR "/scenarios/gela-beachhead");

class tst_CampaignReport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void itTellsTheWholeCampaign_data();
    void itTellsTheWholeCampaign();
    void aCampaignUnderWayIsTold();
    void itsPicturesAreInIt();
    void whatOthersWroteIsEscaped();
    void aPdfHasPages_data();
    void aPdfHasPages();
    void aBattleHasToBeFought();
    void thePageSavesIt();
    void aBadPathIsToldInASentence();
    void eachButtonHasItsOwnKey_data();
    void eachButtonHasItsOwnKey();

private:
    static SharedData data() { return window::shippedLibrary(); }
    // Until so many battles have been fought, the first on the screen, the others told by hand.
    void fight(CampaignSession &session, int battles);
    void fightOnScreen(CampaignSession &session);
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static QString without(QString html) // its pictures
    {
        static const QRegularExpression pictures(u"data:[^\"]*"_s);
        return html.remove(pictures);
    }

    QTemporaryDir m_folder;
    editor::Languages m_languages;
    play::Randomness m_randomness{5};
};

void tst_CampaignReport::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"hexwerk-test"_s);
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
}

void tst_CampaignReport::init()
{
    m_languages.speak(u"en"_s);
    m_randomness = play::Randomness(5);
}

void tst_CampaignReport::fightOnScreen(CampaignSession &session)
{
    GameFile game = newGame(headOf(battleScenario(session.position())), *data());
    auto begun = assaultRules().begin(*game.head, *data(), game.secrets);
    QVERIFY(begun);
    play::Match &match = **begun.value;
    while (!match.isOver()) {
        match.sayAnything(m_randomness);
        match.answerFormally();
    }
    game.orders = match.records();
    const QString path = in("battle.toml");
    QVERIFY(writeFile(toPath(path), gameText(game)));
    QVERIFY(session.take(path).report);
}

void tst_CampaignReport::fight(CampaignSession &session, int battles)
{
    while (session.position().question != CampaignQuestion::Over &&
           static_cast<int>(session.position().fought.size()) < battles) {
        const CampaignPosition &p = session.position();
        if (p.question == CampaignQuestion::Battle && p.fought.empty()) {
            fightOnScreen(session);
            continue;
        }
        CampaignOrder order = CampaignPlay::sample(p, m_randomness);
        if (auto *told = std::get_if<ReportBattle>(&order))
            told->report.game.clear();
        QVERIFY(session.say(order));
    }
}

void tst_CampaignReport::itTellsTheWholeCampaign_data()
{
    QTest::addColumn<QString>("window");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("own");
    QTest::addColumn<QStringList>("foreign");
    const QStringList english = {u"Report of a campaign"_s,
                                 u"The way taken"_s,
                                 u">Core units<"_s,
                                 u"Experience"_s,
                                 u">Kills<"_s,
                                 u"Battle 1: "_s,
                                 u"July 1943"_s,
                                 u"Allies"_s};
    const QStringList german = {u"Bericht einer Kampagne"_s,
                                u"Der Verlauf"_s,
                                u">Kerneinheiten<"_s,
                                u"Erfahrung"_s,
                                u"Abschüsse"_s,
                                u"Gefecht 1: "_s,
                                u"Juli 1943"_s,
                                u"Alliierte"_s};
    QTest::newRow("English") << u"en"_s << u"en"_s << english << german;
    QTest::newRow("German") << u"de"_s << u"de"_s << german << english;
    QTest::newRow("English from a German window") << u"de"_s << u"en"_s << english << german;
    QTest::newRow("German from an English window") << u"en"_s << u"de"_s << german << english;
}

void tst_CampaignReport::itTellsTheWholeCampaign()
{
    QFETCH(const QString, window);
    QFETCH(const QString, code);
    QFETCH(const QStringList, own);
    QFETCH(const QStringList, foreign);
    m_languages.speak(window);
    CampaignSession session(data(), m_folder.path());
    QVERIFY(!hasErrors(session.open(kGela + u"/gela-beachhead.toml"_s)));
    fight(session, 99);
    const CampaignPosition &p = session.position();
    QVERIFY(p.question == CampaignQuestion::Over);

    const editor::Tongue tongue(code);
    const QString html = without(CampaignReport(session, tongue).html());

    for (const QString &word : own)
        QVERIFY2(html.contains(word), qPrintable(word));
    for (const QString &word : foreign)
        QVERIFY2(!html.contains(word), qPrintable(word));
    for (const Fought &fought : p.fought) {
        const CampaignBattle &battle = p.campaign().battles[fought.battle];
        QVERIFY(html.contains(tongue.of(battle.title)));
        QVERIFY(html.contains(tongue.of(battle.results[*fought.result].text).toHtmlEscaped()));
        const QString side = fought.winner == kNobody
                                 ? QString()
                                 : tongue.of(p.campaign().sides[fought.winner].name);
        const QString said = code == u"en"_s ? u"Won by %1, margin %2, in %3 turn"_s
                                             : u"Sieg: %1, Vorsprung %2, in %3 Runde"_s;
        const QString drawn =
            code == u"en"_s ? u"A draw after %1 turn"_s : u"Unentschieden nach %1 Runde"_s;
        QVERIFY(html.contains(side.isEmpty()
                                  ? drawn.arg(fought.turns)
                                  : said.arg(side).arg(fought.margin).arg(fought.turns)));
    }
    for (const CoreNow &core : p.cores) {
        QVERIFY(html.contains(CampaignWords::core(p, core, tongue).toHtmlEscaped()));
        QVERIFY(html.contains(CampaignWords::state(p, core, tongue)));
    }
    QVERIFY(html.contains(CampaignWords::question(p, tongue)));
    // Each deed of a core unit in the battle on the screen, with its order.
    const QString order = code == u"en"_s ? u"(order %1)"_s : u"(Befehl %1)"_s;
    int told = 0;
    for (const DeedDone &deed : session.deedsOf(1))
        told += int(html.contains(order.arg(deed.order)));
    QVERIFY(told > 0);
    // Words of the briefing that are marked up.
    QVERIFY(html.contains(u">Piano Lupo</span>"_s));
}

void tst_CampaignReport::aCampaignUnderWayIsTold()
{
    CampaignSession session(data(), m_folder.path());
    QVERIFY(!hasErrors(session.open(kTwoRoads + u"/two_roads.toml"_s)));
    fight(session, 1);
    QVERIFY(session.position().question != CampaignQuestion::Over);
    const QString html = without(CampaignReport(session, editor::Tongue(u"en"_s)).html());
    QVERIFY(html.contains(u"after 1 battle<"_s));
    QVERIFY(html.contains(u"How it stands"_s) && !html.contains(u"The end"_s));
    QVERIFY(!html.contains(u"by hand"_s));
    fight(session, 2);
    const QString second = without(CampaignReport(session, editor::Tongue(u"en"_s)).html());
    QCOMPARE(second.count(u"by hand"_s), 1);
}

void tst_CampaignReport::itsPicturesAreInIt()
{
    CampaignSession session(data(), m_folder.path());
    QVERIFY(!hasErrors(session.open(kTwoRoads + u"/two_roads.toml"_s)));
    fight(session, 2);
    const QString html = CampaignReport(session, editor::Tongue(u"en"_s)).html();
    static const QRegularExpression picture(
        u"<img src=\"data:image/png;base64,([^\"]*)\" alt=\"[^\"]+\" width=\"(\\d+)\">"_s);
    QList<QImage> pictures;
    for (const QRegularExpressionMatch &match : picture.globalMatch(html)) {
        pictures << QImage::fromData(QByteArray::fromBase64(match.captured(1).toLatin1()));
        QVERIFY(!pictures.last().isNull());
        QCOMPARE(pictures.last().width(), 2 * match.captured(2).toInt());
    }
    // The chart, a map of each battle, and counters.
    QCOMPARE(pictures.size(), html.count(u"<img"_s));
    QCOMPARE(pictures.size(), qsizetype(3 + session.position().cores.size()));
    for (int i = 0; i < 3; ++i)
        QVERIFY(pictures[i].width() > 600 && pictures[i].width() <= 1240);
    for (int i = 3; i < pictures.size(); ++i)
        QCOMPARE(pictures[i].size(), QSize(72, 72));
    // The game on the screen ended in another position than the one in which it began.
    QVERIFY(pictures[1] != pictures[2]);
    QVERIFY(!without(html).contains(u"file:"_s) && !without(html).contains(u"http"_s));
}

void tst_CampaignReport::whatOthersWroteIsEscaped()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"odd"_s));
    for (const QFileInfo &file : QDir(kTwoRoads).entryInfoList(QDir::Files))
        QVERIFY(QFile::copy(file.filePath(), m_folder.filePath(u"odd/"_s + file.fileName())));
    QString text = QString::fromStdString(textOfFile(kTwoRoads + u"/two_roads.toml"_s));
    text.replace(u"\"Betty\""_s, u"'<b>Betty</b> & \"co\" %1'"_s);
    text.replace(u"\"Two roads\""_s, u"'Two <i>roads</i> & \"tracks\" %2'"_s);
    text.replace(u"\"Two days in July.\""_s, u"'**Two** <u>days</u> ![x](file:///x.png)'"_s);
    const QString path = in("odd/odd.toml");
    QVERIFY(writeFile(toPath(path), text.toStdString()));
    CampaignSession session(data(), m_folder.path());
    QVERIFY(!hasErrors(session.open(path)));
    fight(session, 1);
    CampaignReport report(session, editor::Tongue(u"en"_s));
    const QString html = without(report.html());
    QVERIFY(html.contains(u"&lt;b&gt;Betty&lt;/b&gt; &amp; &quot;co&quot; %1"_s));
    QVERIFY(!html.contains(u"<b>Betty"_s) && !html.contains(u"<i>roads"_s));
    QVERIFY(html.contains(u"<title>Two &lt;i&gt;roads&lt;/i&gt; &amp; &quot;tracks&quot; %2"_s));
    QVERIFY(html.contains(u"&lt;u&gt;"_s) && !html.contains(u"x.png"_s));
    QVERIFY(!writeReport(report, ReportFormat::Pdf, in("odd.pdf")));
}

void tst_CampaignReport::aPdfHasPages_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("German") << u"de"_s;
}

void tst_CampaignReport::aPdfHasPages()
{
    QFETCH(const QString, code);
    CampaignSession session(data(), m_folder.path());
    QVERIFY(!hasErrors(session.open(kGela + u"/gela-beachhead.toml"_s)));
    fight(session, 99);
    CampaignReport report(session, editor::Tongue(code));
    // For who wants to look at them.
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES", m_folder.path());
    const QString path = QDir(folder).filePath(u"report-%1.pdf"_s.arg(code));
    QVERIFY(!writeReport(report, ReportFormat::Pdf, path));
    QVERIFY(!writeReport(report, ReportFormat::Html,
                         QDir(folder).filePath(u"report-%1.html"_s.arg(code))));
    const QByteArray pdf = QByteArray::fromStdString(textOfFile(path));
    QVERIFY(pdf.startsWith("%PDF"));
    static const QRegularExpression page(u"/Type /Page\\b"_s);
    const auto pages = QString::fromLatin1(pdf).count(page);
    // Beginning, battles and end each begin on a new one.
    const auto parts = qsizetype(session.position().fought.size()) + 2;
    QVERIFY2(pages >= parts && pages <= 3 * parts, qPrintable(QString::number(pages)));
    QVERIFY(pdf.contains("/MediaBox [ 0 0 595"));
}

void tst_CampaignReport::aBattleHasToBeFought()
{
    CampaignPage page(data(), m_folder.path());
    page.show();
    QVERIFY(!hasErrors(page.open(kTwoRoads + u"/two_roads.toml"_s)));
    const auto *save = page.findChild<QPushButton *>(u"save-report"_s);
    QVERIFY(save->isVisible() && !save->isEnabled());
    fight(page.session(), 1);
    QVERIFY(save->isEnabled());
}

void tst_CampaignReport::thePageSavesIt()
{
    m_languages.speak(u"de"_s);
    CampaignPage page(data(), m_folder.path());
    page.show();
    QVERIFY(!hasErrors(page.open(kTwoRoads + u"/two_roads.toml"_s)));
    fight(page.session(), 1);
    QString offered;
    window::onNextDialog(page, [&](QDialog *dialog) {
        auto *save = qobject_cast<SaveReportDialog *>(dialog);
        if (!save)
            return false;
        auto *language = save->findChildren<QComboBox *>()[0];
        offered = language->currentData().toString(); // that of the window
        language->setCurrentIndex(language->findData(u"en"_s));
        save->accept();
        return true;
    });
    window::answerFileDialog(page, in("saved"));
    page.findChild<QPushButton *>(u"save-report"_s)->click();
    QCOMPARE(offered, u"de"_s);
    const QString html = QString::fromStdString(textOfFile(in("saved.html")));
    QVERIFY(html.startsWith(u"<!DOCTYPE html>"_s) && html.contains(u"lang=\"en\""_s));
    QVERIFY(html.contains(u"Won by"_s) || html.contains(u"A draw"_s));
    const auto *said = page.findChild<QLabel *>(u"said"_s);
    QVERIFY2(said->isVisible() && said->text().contains(u"saved.html"_s), qPrintable(said->text()));
}

void tst_CampaignReport::aBadPathIsToldInASentence()
{
    CampaignPage page(data(), m_folder.path());
    page.show();
    QVERIFY(!hasErrors(page.open(kTwoRoads + u"/two_roads.toml"_s)));
    fight(page.session(), 1);
    QVERIFY(writeFile(toPath(in("no-folder")), "a file"));
    for (const ReportFormat format : {ReportFormat::Html, ReportFormat::Pdf}) {
        CampaignReport report(page.session(), editor::Tongue(u"en"_s));
        const auto failure = writeReport(report, format, in("no-folder/report"));
        QVERIFY(failure && !failure->reason.isEmpty());
    }
    window::onNextDialog(page, [](QDialog *dialog) {
        if (!qobject_cast<SaveReportDialog *>(dialog))
            return false;
        dialog->accept();
        return true;
    });
    window::answerFileDialog(page, in("no-folder/report.html"));
    page.findChild<QPushButton *>(u"save-report"_s)->click();
    const auto *said = page.findChild<QLabel *>(u"said"_s);
    QVERIFY2(said->text().contains(u"no-folder/report.html cannot be written: "_s),
             qPrintable(said->text()));
    QCOMPARE(textOfFile(in("no-folder")), std::string("a file"));
}

void tst_CampaignReport::eachButtonHasItsOwnKey_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("German") << u"de"_s;
}

void tst_CampaignReport::eachButtonHasItsOwnKey()
{
    QFETCH(const QString, code);
    m_languages.speak(code);
    const CampaignPage page(data(), m_folder.path());
    const auto *save = page.findChild<QPushButton *>(u"save-report"_s);
    const QKeySequence own = QKeySequence::mnemonic(save->text());
    QVERIFY(!own.isEmpty());
    for (const auto *button : page.findChildren<QPushButton *>())
        QVERIFY2(button == save || QKeySequence::mnemonic(button->text()) != own,
                 qPrintable(button->text()));
    const SaveReportDialog dialog(nullptr);
    QSet<QString> keys;
    for (const auto *label : dialog.findChildren<QLabel *>())
        keys << QKeySequence::mnemonic(label->text()).toString();
    for (const auto *button : dialog.findChildren<QPushButton *>())
        keys << QKeySequence::mnemonic(button->text()).toString();
    QCOMPARE(keys.size(), 4);
}

HW_WINDOW_TEST(tst_CampaignReport)

} // namespace hexwerk::assault::ui::tst_campaign_report

#include "tst_campaign_report.moc"
