#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "editor/assault/library/own_tables.h"
#include "editor/assault/paper/players_aid.h"
#include "editor/assault/paper/scenario_sheet.h"
#include "editor/assault/paper/status_board_sheet.h"
#include "editor/paper/sheet_output.h"
#include "editor/text/languages.h"
#include "tests/editor/assault/paper/drawn_letters.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui::tst_text_sheets {

using namespace Qt::Literals::StringLiterals;

// What is in the files is read a second time by Python, and what is on paper by poppler.
class tst_TextSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aScenarioIsOnItsSheet_data();
    void aScenarioIsOnItsSheet();
    void noSheetShowsMines();
    void boxesAreTrueAt300DotsPerInch_data();
    void boxesAreTrueAt300DotsPerInch();
    void aLongTrackGoesOverSeveralSheets();
    void theBoardSaysItsTracksAndTurns();
    void numbersOfThePlayersAidAreThoseOfTheTables();
    void correctionsAreInThePlayersAidAndMarked();
    void aPlayersAidIsShortAndCanBeRead_data();
    void aPlayersAidIsShortAndCanBeRead();
    void aPlayersAidSaysWhatMarkersDo();
    void aPlayersAidHasTheRulesOfItsEdition();
    void sheetsAreSpokenInTheLanguageOfTheWindow();

private:
    static QByteArray said(const QString &program, const QStringList &arguments);
    static QJsonObject toml(const QString &file);
    QString textOf(const std::vector<editor::SheetPage> &pages);
    QImage rendered(const std::vector<editor::SheetPage> &pages, int page);
    std::unique_ptr<ScenarioDocument> opened(const QString &file) const;
    std::unique_ptr<ScenarioDocument> documentOf(const Scenario &scenario) const;
    Corrections corrections() const;
    QString cardName(const QString &id) const { return m_cards.value(id); }
    // Where HEXWERK_PICTURES says; HEXWERK_DPI says how large.
    void keep(const std::vector<editor::SheetPage> &pages, const QString &name) const;

    const DataPaths m_paths = {{HW_SOURCE_DIR "/resources"}};
    SharedData m_library;
    Rulebook m_rulebook;
    QMap<QString, QString> m_cards; // names by id
    QJsonObject m_system;
    editor::Languages m_languages;
    QTemporaryDir m_folder;
};

QByteArray tst_TextSheets::said(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(hexwerk::testing::kPatience), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return process.readAllStandardOutput();
}

QJsonObject tst_TextSheets::toml(const QString &file)
{
    return QJsonDocument::fromJson(
               said(u"python3"_s, {u"-c"_s,
                                   u"import json, sys, tomllib\n"
                                   "print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))"_s,
                                   file}))
        .object();
}

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

static QString gelaRoad()
{
    return QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml");
}

void tst_TextSheets::initTestCase()
{
    m_languages.speak(u"en"_s);
    auto loaded = loadData(m_paths);
    QVERIFY(loaded.value);
    m_library = std::make_shared<const DataStore>(std::move(*loaded.value));
    m_rulebook = *loadRulebook(m_paths, kSystemId, kRuleGrammar).value;
    const QString data = QLatin1String(HW_SOURCE_DIR "/resources/assault/");
    m_system = toml(data + u"system.toml"_s);
    for (const QFileInfo &file : QDir(data + u"cards"_s).entryInfoList({u"*.toml"_s})) {
        const QJsonObject cards = toml(file.filePath());
        for (const QString &kind : {u"unit"_s, u"formation"_s})
            for (const QJsonValue card : cards[kind].toArray())
                m_cards.insert(card[u"id"].toString(), card[u"name"][u"en"].toString());
    }
    QVERIFY(m_cards.size() > 50);
}

std::unique_ptr<ScenarioDocument> tst_TextSheets::documentOf(const Scenario &scenario) const
{
    auto document = std::make_unique<ScenarioDocument>(m_library);
    document->reset(scenario);
    return document;
}

std::unique_ptr<ScenarioDocument> tst_TextSheets::opened(const QString &file) const
{
    QFile text(file);
    [&] { QVERIFY2(text.open(QIODevice::ReadOnly), qPrintable(file)); }();
    return documentOf(
        readScenario(text.readAll().toStdString(), file.toStdString()).value->scenario);
}

Corrections tst_TextSheets::corrections() const
{
    return OwnTables(m_paths, {}, m_library->systemSources).corrections();
}

QString tst_TextSheets::textOf(const std::vector<editor::SheetPage> &pages)
{
    const QString pdf = m_folder.filePath(u"sheet.pdf"_s);
    [&] { QVERIFY(!editor::writePdf({.title = u"Sheet"_s, .pages = pages}, pdf)); }();
    QString text = QString::fromUtf8(said(u"pdftotext"_s, {u"-raw"_s, pdf, u"-"_s}));
    for (const auto &[joined, letters] : // of the font
         {std::pair(u"ﬀ"_s, u"ff"_s),
          {u"ﬁ"_s, u"fi"_s},
          {u"ﬂ"_s, u"fl"_s},
          {u"ﬃ"_s, u"ffi"_s},
          {u"ﬄ"_s, u"ffl"_s}})
        text.replace(joined, letters);
    return text.simplified();
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

void tst_TextSheets::keep(const std::vector<editor::SheetPage> &pages, const QString &name) const
{
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
    const int dotsPerInch = qEnvironmentVariableIntValue("HEXWERK_DPI");
    for (std::size_t i = 0; i < pages.size() && !folder.isEmpty(); ++i)
        QVERIFY(editor::pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50)
                    .convertToFormat(QImage::Format_Indexed8, Qt::AvoidDither)
                    .save(QDir(folder).filePath(u"%1-%2.png"_s.arg(name).arg(i + 1)), nullptr, 0));
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
    for (const QJsonValue unit : scenario[u"unit"].toArray())
        for (const QString &key : {u"at"_s, u"zone"_s})
            if (const QString place = unit[key].toString(); !place.isEmpty())
                QVERIFY2(text.contains(place), qPrintable(place));
    for (const QJsonValue group : scenario[u"reinforcement"].toArray()) {
        QVERIFY(text.contains(group[u"zone"].toString()));
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
    for (const QString &file : scenarioFiles()) {
        const QJsonObject scenario = toml(file);
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

// "1W 2 PT": numbers with the letters of their marks.
static QString cellsPattern(const QJsonObject &cost)
{
    QStringList cells;
    for (const QString &by : {u"foot"_s, u"artillery"_s, u"mechanized"_s, u"track"_s})
        cells << cost[by].toVariant().toString() + u" ?[A-Z]?"_s;
    return cells.join(u" "_s);
}

void tst_TextSheets::numbersOfThePlayersAidAreThoseOfTheTables()
{
    const auto pages = playersAidPages(*opened(gelaRoad()), corrections(), m_rulebook, {});
    const QString text = textOf(pages);
    for (const QString &table : {u"terrain"_s, u"road"_s}) {
        const QJsonObject rows = m_system[table].toObject();
        QVERIFY(rows.size() > 4);
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            const QString name = row.value()[u"name"][u"en"].toString();
            const QString pattern = QRegularExpression::escape(name) + u" "_s +
                                    cellsPattern(row.value()[u"cost"].toObject());
            QVERIFY2(QRegularExpression(pattern).match(text).hasMatch(), qPrintable(pattern));
        }
    }
    const QJsonObject hexsides = m_system[u"hexside"].toObject();
    for (auto row = hexsides.begin(); row != hexsides.end(); ++row)
        QVERIFY2(QRegularExpression(
                     QRegularExpression::escape(row.value()[u"name"][u"en"].toString()) +
                     u"( –? ?[A-Z]?){0,6} "_s + cellsPattern(row.value()[u"cost"].toObject()))
                     .match(text)
                     .hasMatch(),
                 qPrintable(row.key()));
    const QJsonObject spotting = m_system[u"spotting"].toObject();
    for (const auto &[key, words] : {std::pair(u"in_the_open"_s, u"In the open"_s),
                                     {u"two_dice"_s, u"Cover of two dice"_s},
                                     {u"hidden"_s, u"Hidden"_s},
                                     {u"sneaky_trail"_s, u"On a sneaky trail"_s}}) {
        const QString pattern = u"%1 %2"_s.arg(words).arg(spotting[key].toInt());
        QVERIFY2(text.contains(pattern), qPrintable(pattern));
    }
    for (const QString &rule : {u"R9.4a"_s, u"R10.7a"_s, u"R10.5e"_s, u"R9.6.4a"_s, u"R13.0c"_s})
        QVERIFY2(text.contains(rule), qPrintable(rule));
    QVERIFY(!text.contains(u"your correction"_s));
}

void tst_TextSheets::correctionsAreInThePlayersAidAndMarked()
{
    Corrections corrected = corrections();
    corrected.setOwn(
        corrected.withValue({"terrain", "brush", "cost", "foot"}, TomlValue{std::int64_t{7}}));
    const QString text = textOf(playersAidPages(*opened(gelaRoad()), corrected, m_rulebook, {}));
    QVERIFY2(QRegularExpression(u"Brush 7\\s*\\*"_s).match(text).hasMatch(), qPrintable(text));
    QVERIFY(text.contains(u"* your correction"_s));
}

// The longest ones have support; training-infantry is the shortest.
void tst_TextSheets::aPlayersAidIsShortAndCanBeRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<QString>("language");
    for (const char *name : {"training-infantry", "port-of-gela", "gela-beachhead/landing"})
        for (const QString &profile : {u"sicily43-en"_s, u"gela-de"_s})
            for (const QString &language : {u"en"_s, u"de"_s})
                for (const auto &[paper, size] :
                     {std::pair("A4", QSizeF(210, 297)), std::pair("Letter", QSizeF(215.9, 279.4))})
                    QTest::addRow("%s, %s, %s, %s", name, qPrintable(profile), qPrintable(language),
                                  paper)
                        << u"%1/scenarios/%2.toml"_s.arg(QLatin1String(HW_SOURCE_DIR),
                                                         QLatin1String(name))
                        << profile << size << language;
}

void tst_TextSheets::aPlayersAidIsShortAndCanBeRead()
{
    QFETCH(QString, file);
    QFETCH(QString, profile);
    QFETCH(QSizeF, paper);
    QFETCH(QString, language);
    m_languages.speak(language);
    Scenario scenario = opened(file)->scenario();
    scenario.profile = profile.toStdString();
    const auto pages =
        playersAidPages(*documentOf(scenario), corrections(), m_rulebook, {.paper = {paper}});
    m_languages.speak(u"en"_s);
    if (scenario.profile == opened(file)->scenario().profile && paper.width() == 210)
        keep(pages, u"%1-aid-%2"_s.arg(language, QFileInfo(file).completeBaseName()));
    QVERIFY2(pages.size() <= 4, qPrintable(QString::number(pages.size())));
    for (const editor::SheetPage &page : pages)
        for (const hexwerk::testing::DrawnText &drawn : hexwerk::testing::textsDrawnBy(page.paint))
            QVERIFY2(drawn.points > 6.95,
                     qPrintable(u"\"%1\" has %2 pt"_s.arg(drawn.text).arg(drawn.points)));
}

// Words alone: lines of a page may end at any sign.
static QString lettersOf(const QString &text)
{
    static const QRegularExpression kOthers(u"[^\\p{L}\\p{N}]"_s);
    return QString(text).remove(kOthers);
}

void tst_TextSheets::aPlayersAidSaysWhatMarkersDo()
{
    const QString data = QLatin1String(HW_SOURCE_DIR "/resources/assault/rulebook/");
    const QString text =
        lettersOf(textOf(playersAidPages(*opened(gelaRoad()), corrections(), m_rulebook, {})));
    // Rules of chapter 13 that begin with the name of a marker, and their markers.
    const QJsonArray rules = toml(data + u"13_status_markers.toml"_s)[u"rule"].toArray();
    const QJsonObject markers = m_system[u"marker"].toObject();
    QCOMPARE(markers.size(), 16);
    for (auto marker = markers.begin(); marker != markers.end(); ++marker) {
        const QString name = marker.value()[u"name"][u"en"].toString();
        int found = 0;
        for (const QJsonValue rule : rules) {
            const QString words = rule[u"text"][u"en"][u"text"].toString();
            if (words.contains(name, Qt::CaseInsensitive) && text.contains(lettersOf(words)))
                ++found;
        }
        QVERIFY2(found > 0, qPrintable(name));
    }
}

void tst_TextSheets::aPlayersAidHasTheRulesOfItsEdition()
{
    const auto textIn = [&](const char *profile, bool ambush, const char *file) {
        Scenario scenario = opened(QLatin1String(file))->scenario();
        scenario.profile = profile;
        if (ambush)
            scenario.options["ambush_assault_die"] = true;
        return textOf(playersAidPages(*documentOf(scenario), corrections(), m_rulebook, {}));
    };
    const char *const port = HW_SOURCE_DIR "/scenarios/port-of-gela.toml"; // has support
    const QString english = textIn("sicily43-en", false, port);
    const QString german = textIn("gela-de", false, port);
    for (const QString &rule : {u"R11.1.2.1a"_s, u"R11.1.3.2a"_s, u"R11.1.4d"_s, u"R11.1a"_s})
        QVERIFY2(english.contains(rule) && german.contains(rule), qPrintable(rule));
    for (const QString &ofGerman : {u"D9.12.4b"_s, u"D12.4.2.2a"_s, u"D9.8.2a"_s, u"D9.13a"_s})
        QVERIFY2(german.contains(ofGerman) && !english.contains(ofGerman), qPrintable(ofGerman));
    QVERIFY(english.contains(u"R12.4.5a"_s) && !german.contains(u"R12.4.5a"_s));
    QVERIFY(textIn("sicily43-en", true, port).contains(u"D9.12.4b"_s)); // a rule that is switched
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
