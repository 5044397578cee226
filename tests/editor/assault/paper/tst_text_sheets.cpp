#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "editor/assault/paper/scenario_sheet.h"
#include "editor/assault/paper/status_board_sheet.h"
#include "editor/paper/sheet_output.h"
#include "tests/editor/assault/paper/text_sheets_test.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui::tst_text_sheets {

using namespace Qt::Literals::StringLiterals;

class tst_TextSheets final : public TextSheetsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { readAll(); }
    void aScenarioIsOnItsSheet_data();
    void aScenarioIsOnItsSheet();
    void noSheetShowsMines();
    void boxesAreTrueAt300DotsPerInch_data();
    void boxesAreTrueAt300DotsPerInch();
    void aLongTrackGoesOverSeveralSheets();
    void theBoardSaysItsTracksAndTurns();
    void sheetsAreSpokenInTheLanguageOfTheWindow();

private:
    QImage rendered(const std::vector<editor::SheetPage> &pages, int page);
};
static QStringList scenarioFiles()
{
    QStringList files;
    for (const QString &folder : {u"/scenarios"_s, u"/scenarios/gela-beachhead"_s})
        for (const QFileInfo &file :
             QDir(QLatin1String(HW_SOURCE_DIR) + folder).entryInfoList({u"*.toml"_s}, QDir::Files))
            if (file.completeBaseName() != u"gela-beachhead"_s) // the campaign itself
                files << file.filePath();
    return files;
}

QImage tst_TextSheets::rendered(const std::vector<editor::SheetPage> &pages, int page)
{
    const QString pdf = m_folder.filePath(u"sheet.pdf"_s);
    [&] { QVERIFY(!editor::writePdf({.title = u"Sheet"_s, .pages = pages}, pdf)); }();
    const QString number = QString::number(page);
    said(u"pdftoppm"_s, {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s, number, u"-l"_s,
                         number, pdf, m_folder.filePath(u"page"_s)});
    return QImage(m_folder.filePath(u"page.png"_s));
}

void tst_TextSheets::aScenarioIsOnItsSheet_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : scenarioFiles())
        QTest::newRow(qPrintable(QFileInfo(file).completeBaseName())) << file;
}

static QStringList namesIn(const QJsonValue &term, const QString &key)
{
    QStringList names;
    const QJsonObject object = term.toObject();
    for (auto one = object.begin(); one != object.end(); ++one) {
        if (one.key() == key && one.value().isString())
            names << one.value().toString();
        if (one.value().isObject())
            names << namesIn(one.value(), key);
        for (const QJsonValue inner : one.value().toArray())
            names << namesIn(inner, key);
    }
    return names;
}

void tst_TextSheets::aScenarioIsOnItsSheet()
{
    QFETCH(QString, file);
    const auto document = opened(file);
    const std::vector<editor::SheetPage> pages = scenarioPages(*document, {});
    QVERIFY(pages.size() <= 2);
    const QString text = textOf(pages);
    const QJsonObject scenario = toml(file);
    QVERIFY(text.contains(scenario[u"title"][u"en"].toString()));
    // As many of each card as the forces and the reinforcements have.
    QMap<QString, int> counts;
    for (const QJsonValue unit : scenario[u"unit"].toArray()) {
        const QString own = unit[u"name"][u"en"].toString();
        ++counts[own.isEmpty() ? cardName(unit[u"card"].toString()) : own];
    }
    for (const QJsonValue group : scenario[u"reinforcement"].toArray())
        for (const QJsonValue units : group[u"units"].toArray())
            counts[cardName(units[u"card"].toString())] += units[u"count"].toInt(1);
    QVERIFY(!counts.isEmpty());
    for (auto card = counts.begin(); card != counts.end(); ++card) {
        int found = 0;
        QRegularExpressionMatchIterator match =
            QRegularExpression(u"(\\d+) × %1\\b"_s.arg(QRegularExpression::escape(card.key())))
                .globalMatch(text);
        while (match.hasNext())
            found += match.next().captured(1).toInt();
        QVERIFY2(found == card.value(),
                 qPrintable(u"%1: %2, not %3"_s.arg(card.key()).arg(found).arg(card.value())));
    }
    // Every hex that a unit begins in, every zone and every arrival.
    QMap<QString, QString> zones;
    for (const QJsonValue zone : scenario[u"zone"].toArray())
        zones[zone[u"id"].toString()] = zone[u"name"][u"en"].toString();
    for (const QJsonValue unit : scenario[u"unit"].toArray())
        for (const QString &place : {unit[u"at"].toString(), zones[unit[u"zone"].toString()]})
            QVERIFY2(text.contains(place), qPrintable(place));
    for (const QJsonValue group : scenario[u"reinforcement"].toArray()) {
        const QString zone = zones[group[u"zone"].toString()];
        QVERIFY2(!zone.isEmpty() && text.contains(zone), qPrintable(zone));
        for (const QJsonValue card : group[u"formation"][u"from"].toArray())
            QVERIFY2(text.contains(cardName(card.toString())), qPrintable(card.toString()));
    }
    // Every victory condition, and what it names.
    int atEnd = 0;
    int everyTurn = 0;
    QMap<QString, QString> objectives;
    for (const QJsonValue objective : scenario[u"objective"].toArray())
        objectives.insert(objective[u"id"].toString(), objective[u"name"][u"en"].toString());
    for (const QJsonValue victory : scenario[u"victory"].toArray()) {
        ++(victory[u"check"].toString() == u"every_turn"_s ? everyTurn : atEnd);
        for (const QString &name : namesIn(victory, u"control"_s))
            QVERIFY2(text.contains(u"holds "_s + objectives.value(name)), qPrintable(name));
    }
    QCOMPARE(text.count(u"wins at the end of the game if"_s), atEnd);
    QCOMPARE(text.count(u"wins at the end of any turn if"_s), everyTurn);
    // Every rule that is switched.
    const QJsonObject options = scenario[u"options"].toObject();
    for (auto option = options.begin(); option != options.end(); ++option) {
        const QJsonValue row = m_system[u"switch"][option.key()];
        const QString name = row[u"name"][u"en"].toString();
        const QString expected =
            option.value().isBool()
                ? (option.value().toBool() ? u"With: "_s : u"Without: "_s) + name
                : u"%1: %2"_s.arg(name, option.value().toVariant().toString());
        QVERIFY2(text.contains(u"%1 (%2)"_s.arg(expected, row[u"rule"].toString())),
                 qPrintable(expected));
    }
    keep(pages, u"en-scenario-"_s + QFileInfo(file).completeBaseName());
    m_languages.speak(u"de"_s);
    const std::vector<editor::SheetPage> german = scenarioPages(*document, {});
    keep(german, u"de-scenario-"_s + QFileInfo(file).completeBaseName());
    m_languages.speak(u"en"_s);
    QVERIFY(german.size() <= 2);
}

void tst_TextSheets::noSheetShowsMines()
{
    Scenario scenario = opened(gelaRoad())->scenario();
    QVERIFY(!scenario.board.minefields.empty() && !scenario.mines.empty());
    Scenario other = scenario;
    other.board.minefields.clear();
    other.mines.clear();
    std::erase_if(other.zones, [](const Zone &zone) { return zone.purpose == ZonePurpose::Mines; });
    for (Minefield &mines : scenario.board.minefields)
        mines.kind = MineKind::AntiTank;
    const auto one = scenarioPages(*documentOf(scenario), {});
    const auto two = scenarioPages(*documentOf(other), {});
    QCOMPARE(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i)
        QCOMPARE(editor::pictureOf(one[i], 100), editor::pictureOf(two[i], 100));
    const auto board = statusBoardPages(*documentOf(scenario), {});
    QCOMPARE(editor::pictureOf(board[0], 100),
             editor::pictureOf(statusBoardPages(*documentOf(other), {})[0], 100));
}

void tst_TextSheets::boxesAreTrueAt300DotsPerInch_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<double>("counter");
    QTest::newRow("A4") << QSizeF(210, 297) << 15.875;
    QTest::newRow("Letter") << QSizeF(215.9, 279.4) << 15.875;
    QTest::newRow("large counters") << QSizeF(210, 297) << 20.0;
}

// The places of upright lines that are longer than this, in pixels.
static std::vector<double> uprightLines(const QImage &image, double longerThan)
{
    std::vector<double> lines;
    int last = -10;
    double sum = 0;
    int count = 0;
    const auto finish = [&] {
        if (count > 0)
            lines.push_back(sum / count);
        sum = count = 0;
    };
    for (int x = 0; x < image.width(); ++x) {
        int run = 0;
        int longest = 0;
        for (int y = 0; y < image.height(); ++y) {
            run = qGray(image.pixel(x, y)) < 110 ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        if (longest < longerThan)
            continue;
        if (x - last > 3)
            finish();
        last = x;
        sum += x;
        ++count;
    }
    finish();
    return lines;
}

void tst_TextSheets::boxesAreTrueAt300DotsPerInch()
{
    QFETCH(QSizeF, paper);
    QFETCH(double, counter);
    SheetOptions options;
    options.paper = {paper};
    options.counter = counter;
    Scenario scenario = opened(gelaRoad())->scenario();
    scenario.tracks.resize(1); // from 0 to 12
    scenario.tracks[0].thresholds.clear();
    const auto pages = statusBoardPages(*documentOf(scenario), options);
    const double size = statusBoxSize(options);
    QVERIFY(size >= 18 && size >= counter + 2);
    constexpr double kDots = 300 / 25.4;
    std::vector<double> lines = uprightLines(rendered(pages, 1), (size - 1) * kDots);
    QVERIFY2(lines.size() > 8, qPrintable(QString::number(lines.size())));
    for (std::size_t i = 1; i < lines.size(); ++i)
        QVERIFY2(std::abs((lines[i] - lines[0]) / kDots - double(i) * size) < 0.2,
                 qPrintable(QString::number((lines[i] - lines[0]) / kDots)));
}

void tst_TextSheets::aLongTrackGoesOverSeveralSheets()
{
    Scenario scenario = opened(gelaRoad())->scenario();
    scenario.turns = 60;
    scenario.tracks[0].max = 300;
    const auto pages = statusBoardPages(*documentOf(scenario), {});
    QVERIFY(pages.size() > 2);
    const QString text = textOf(pages);
    for (int number = 0; number <= 300; ++number)
        QVERIFY2(QRegularExpression(u"\\b%1\\b"_s.arg(number)).match(text).hasMatch(),
                 qPrintable(QString::number(number)));
    QVERIFY(text.contains(u"sheet 2 of %1: lay it below sheet 1"_s.arg(pages.size())));
    for (const editor::SheetPage &page : pages)
        QCOMPARE(page.size, QSizeF(297, 210));
}

void tst_TextSheets::theBoardSaysItsTracksAndTurns()
{
    const QStringList files = scenarioFiles();
    const QJsonArray scenarios = tomlOf(files);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString &file = files[i];
        const QJsonObject scenario = scenarios[i].toObject();
        const auto pages = statusBoardPages(*opened(file), {});
        const QString text = textOf(pages);
        for (const QJsonValue track : scenario[u"track"].toArray()) {
            QVERIFY(text.contains(track[u"name"][u"en"].toString()));
            for (const QJsonValue threshold : track[u"threshold"].toArray()) {
                const QString words = threshold[u"text"][u"en"].toString();
                QVERIFY2(text.contains(words), qPrintable(words));
            }
        }
        for (const QJsonValue group : scenario[u"reinforcement"].toArray())
            QVERIFY(text.contains(u"Turn %1: "_s.arg(group[u"turn"].toInt())));
        keep(pages, u"en-board-"_s + QFileInfo(file).completeBaseName());
    }
}

void tst_TextSheets::sheetsAreSpokenInTheLanguageOfTheWindow()
{
    m_languages.speak(u"de"_s);
    const auto document = opened(gelaRoad());
    const QString text = textOf(scenarioPages(*document, {}));
    const QString board = textOf(statusBoardPages(*document, {}));
    m_languages.speak(u"en"_s);
    QVERIFY(text.contains(u"Die Straße nach Gela"_s) && text.contains(u"Kirche"_s));
    QVERIFY(board.contains(u"Druck auf den Strand"_s) && !board.contains(u"Pressure"_s));
}

HW_WINDOW_TEST(tst_TextSheets)

} // namespace hexwerk::assault::ui::tst_text_sheets

#include "tst_text_sheets.moc"
