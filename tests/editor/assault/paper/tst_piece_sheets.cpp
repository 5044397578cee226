#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/paper/piece_sheets.h"
#include "editor/paper/piece_sizes.h"
#include "editor/paper/sheet_output.h"
#include "editor/text/languages.h"
#include "tests/test_program.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hexwerk::assault::ui::tst_piece_sheets {

using namespace Qt::Literals::StringLiterals;
using editor::pictureOf;
using editor::SheetBook;
using editor::SheetPage;

// HEXWERK_PICTURES=FOLDER keeps a picture of each sheet, HEXWERK_DPI says how large.
class tst_PieceSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyUnitHasItsCounters_data() { scenarios_data(); }
    void everyUnitHasItsCounters();
    void r4_2a_everyUnitHasACard_data() { scenarios_data(); }
    void r4_2a_everyUnitHasACard();
    void theWholeLibraryHasEveryCardOnce();
    void playedCardsAreThoseOfTheDecks();
    void r9_6_4_1c_hiddenMinesChangeNoSheet();
    void r4_9_3a_playedCardsAreAlikeFromBehind();
    void r4_5a_dieFacesAreThoseOfTheTable();
    void cardsAreTrueByTheirMarks_data();
    void cardsAreTrueByTheirMarks();
    void cardsReachTheirEdges_data() { cardsAreTrueByTheirMarks_data(); }
    void cardsReachTheirEdges();
    void textIsTextInEmbeddedFonts();
    void picturesAreVectors();
    void everySheetIsPainted_data();
    void everySheetIsPainted();

private:
    static void scenarios_data();
    std::unique_ptr<ScenarioDocument> opened(const QString &path) const;
    QByteArray said(const QString &program, const QStringList &arguments) const;
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    SharedData m_library;
    QTemporaryDir m_folder;
};

static const std::vector<SheetKind> kKinds = {SheetKind::UnitCards,    SheetKind::FormationCards,
                                              SheetKind::CommandCards, SheetKind::SupportCards,
                                              SheetKind::Counters,     SheetKind::Markers,
                                              SheetKind::DiceStickers};

static std::vector<SheetPage> pagesOf(SheetKind kind, const ScenarioDocument &document,
                                      const SheetOptions &options)
{
    switch (kind) {
    case SheetKind::UnitCards:
        return unitCardPages(document, options);
    case SheetKind::FormationCards:
        return formationCardPages(document, options);
    case SheetKind::CommandCards:
        return commandCardPages(document, options);
    case SheetKind::SupportCards:
        return supportCardPages(document, options);
    case SheetKind::Counters:
        return counterPages(document, options);
    case SheetKind::Markers:
        return markerPages(document, options);
    case SheetKind::DiceStickers:
        return diceStickerPages(document, options);
    default:
        return {};
    }
}

void tst_PieceSheets::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_library = std::make_shared<const DataStore>(std::move(*data.value));
}

void tst_PieceSheets::scenarios_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"/scenarios", "/resources/assault/templates"})
        for (const QFileInfo &file : QDir(QLatin1String(HW_SOURCE_DIR) + QLatin1String(folder))
                                         .entryInfoList({u"*.toml"_s}))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

std::unique_ptr<ScenarioDocument> tst_PieceSheets::opened(const QString &path) const
{
    auto document = std::make_unique<ScenarioDocument>(m_library);
    LoadResult<ScenarioFile> file = loadScenario(path.toStdString());
    [&] { QVERIFY2(file.value.has_value(), qPrintable(path)); }();
    if (file.value)
        document->reset(std::move(file.value->scenario));
    return document;
}

QByteArray tst_PieceSheets::said(const QString &program, const QStringList &arguments) const
{
    QProcess process;
    process.start(program, arguments);
    [&] {
        QVERIFY2(process.waitForFinished(), qPrintable(program));
        QCOMPARE(process.exitCode(), 0);
    }();
    return process.readAllStandardOutput();
}

namespace {

// Counted from the files alone.
class SecondCount
{
public:
    explicit SecondCount(const QString &scenario);

    // Counters by the English name of the unit.
    std::map<QString, int> counters;
    // By side and card.
    std::set<std::pair<std::string, std::string>> cards;

private:
    void add(const std::string &side, const std::string &card, std::int64_t count,
             const std::string &name = {});
    void addChoice(const std::string &side, const toml::table &choice);
    void addSingle(const toml::table &side, const toml::table &force);

    std::map<std::string, toml::table> m_units;
    std::map<std::string, toml::table> m_formations;
    std::set<std::pair<std::string, std::string>> m_taken; // formations, by side
};

} // namespace

static std::string wordOf(const toml::table &table, const char *key)
{
    return table[key].value_or(std::string());
}

template<typename Do>
static void forEach(const toml::table &table, const char *key, Do &&what)
{
    if (const toml::array *array = table[key].as_array())
        for (const toml::node &node : *array)
            what(*node.as_table());
}

SecondCount::SecondCount(const QString &path)
{
    const QDir folder(QLatin1String(HW_SOURCE_DIR "/resources/assault/cards"));
    for (const QFileInfo &file : folder.entryInfoList({u"*.toml"_s})) {
        const toml::table table = toml::parse_file(file.filePath().toStdString());
        forEach(table, "unit",
                [&](const toml::table &card) { m_units[wordOf(card, "id")] = card; });
        forEach(table, "formation",
                [&](const toml::table &card) { m_formations[wordOf(card, "id")] = card; });
    }
    const toml::table scenario = toml::parse_file(path.toStdString());
    forEach(scenario, "unit", [&](const toml::table &unit) {
        add(wordOf(unit, "side"), wordOf(unit, "card"), 1,
            unit["name"]["en"].value_or(std::string()));
    });
    forEach(scenario, "side", [&](const toml::table &side) {
        forEach(side, "formation",
                [&](const toml::table &choice) { addChoice(wordOf(side, "id"), choice); });
        forEach(side, "additional", [&](const toml::table &force) { addSingle(side, force); });
    });
    forEach(scenario, "reinforcement", [&](const toml::table &group) {
        forEach(group, "units", [&](const toml::table &units) {
            add(wordOf(group, "side"), wordOf(units, "card"), units["count"].value_or(1));
        });
        if (const toml::table *choice = group["formation"].as_table())
            addChoice(wordOf(group, "side"), *choice);
        if (const toml::table *force = group["additional"].as_table())
            forEach(scenario, "side", [&](const toml::table &side) {
                if (wordOf(side, "id") == wordOf(group, "side"))
                    addSingle(side, *force);
            });
    });
    forEach(scenario, "trigger", [&](const toml::table &trigger) {
        forEach(trigger, "do", [&](const toml::table &effect) {
            if (wordOf(effect, "kind") == "spawn")
                add(wordOf(effect, "side"), wordOf(effect, "card"), effect["count"].value_or(1));
        });
    });
}

void SecondCount::add(const std::string &side, const std::string &card, std::int64_t count,
                      const std::string &name)
{
    const std::string called =
        name.empty() ? m_units[card]["name"]["en"].value_or(std::string()) : name;
    counters[QString::fromStdString(called)] += int(count);
    cards.emplace(side, card);
}

void SecondCount::addChoice(const std::string &side, const toml::table &choice)
{
    std::vector<std::string> ids;
    if (const toml::array *from = choice["from"].as_array())
        for (const toml::node &id : *from)
            ids.push_back(id.value_or(std::string()));
    [&] { QVERIFY2(!ids.empty(), "a choice of all formations: count them here, too"); }();
    for (const std::string &id : ids)
        if (m_taken.emplace(side, id).second)
            forEach(m_formations[id], "units", [&](const toml::table &units) {
                add(side, wordOf(units, "card"), units["count"].value_or(1));
            });
}

void SecondCount::addSingle(const toml::table &side, const toml::table &force)
{
    std::set<std::string> nations;
    if (const toml::array *array = side["nations"].as_array())
        for (const toml::node &nation : *array)
            nations.insert(nation.value_or(std::string()));
    for (const auto &[id, card] : m_units)
        if (wordOf(card, "type") == wordOf(force, "type") &&
            wordOf(card, "class") == wordOf(force, "class") &&
            (nations.empty() || nations.contains(wordOf(card, "nation"))))
            add(wordOf(side, "id"), id, force["count"].value_or(1));
}

static std::map<QString, int> titlesOf(const std::vector<editor::Piece> &pieces)
{
    std::map<QString, int> titles;
    for (const editor::Piece &piece : pieces)
        ++titles[piece.title];
    return titles;
}

void tst_PieceSheets::everyUnitHasItsCounters()
{
    QFETCH(QString, path);
    const SecondCount expected(path);
    const auto document = opened(path);
    QVERIFY(!expected.counters.empty());
    QCOMPARE(titlesOf(piecesOf(SheetKind::Counters, *document, {})), expected.counters);
}

void tst_PieceSheets::r4_2a_everyUnitHasACard()
{
    QFETCH(QString, path);
    const SecondCount expected(path);
    std::map<QString, int> titles;
    for (const auto &[side, card] : expected.cards)
        ++titles[QString::fromStdString(m_library->cards.units.at(card).name.at("en"))];
    QCOMPARE(titlesOf(piecesOf(SheetKind::UnitCards, *opened(path), {})), titles);
}

void tst_PieceSheets::theWholeLibraryHasEveryCardOnce()
{
    const ScenarioDocument document(m_library);
    const SheetOptions options{.wholeLibrary = true};
    const CardStore &cards = m_library->cards;
    QCOMPARE(piecesOf(SheetKind::UnitCards, document, options).size(), cards.units.size());
    QCOMPARE(piecesOf(SheetKind::FormationCards, document, options).size(),
             cards.formations.size());
    QCOMPARE(piecesOf(SheetKind::CommandCards, document, options).size(), cards.commands.size());
    QCOMPARE(piecesOf(SheetKind::SupportCards, document, options).size(), cards.supports.size());
    QVERIFY(piecesOf(SheetKind::Counters, document, options).size() >= cards.units.size());
}

// "The port of Gela" is played with both; "The road to Gela" with neither.
void tst_PieceSheets::playedCardsAreThoseOfTheDecks()
{
    const QString path = QLatin1String(HW_SOURCE_DIR "/scenarios/port-of-gela.toml");
    const toml::table scenario = toml::parse_file(path.toStdString());
    std::multiset<std::string> supplied;
    std::set<std::string> decks;
    forEach(scenario, "support", [&](const toml::table &supply) {
        for (const toml::node &id : *supply["cards"].as_array())
            supplied.insert(id.value_or(std::string()));
    });
    for (const toml::node &id : *scenario["neutral_deck"].as_array())
        decks.insert(id.value_or(std::string()));
    forEach(scenario, "side", [&](const toml::table &side) {
        for (const toml::node &id : *side["deck"].as_array())
            decks.insert(id.value_or(std::string()));
    });
    const auto commands = std::count_if(decks.begin(), decks.end(), [&](const std::string &id) {
        return m_library->cards.commands.contains(id);
    });
    const auto document = opened(path);
    QVERIFY(commands > 0 && !supplied.empty());
    QCOMPARE(piecesOf(SheetKind::CommandCards, *document, {}).size(), std::size_t(commands));
    for (const std::string &id : decks) // that come from decks alone
        if (m_library->cards.supports.contains(id) && !supplied.contains(id))
            supplied.insert(id);
    QCOMPARE(piecesOf(SheetKind::SupportCards, *document, {}).size(), supplied.size());
    const auto other = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    QVERIFY(commandCardPages(*other, {}).empty());
    QVERIFY(supportCardPages(*other, {}).empty());
}

void tst_PieceSheets::r9_6_4_1c_hiddenMinesChangeNoSheet()
{
    const auto one = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    ScenarioDocument other(m_library);
    Scenario changed = one->scenario();
    QVERIFY(changed.board.minefields.size() > 3 && !changed.mines.empty());
    for (Minefield &mines : changed.board.minefields) {
        mines.kind = mines.kind == MineKind::Dummy ? MineKind::AntiTank : MineKind::Dummy;
        std::swap(mines.hex, changed.board.minefields.front().hex);
    }
    changed.board.minefields.pop_back();
    changed.mines.front().antiTank += 3;
    changed.mines.front().antiPersonnel = 0;
    other.reset(changed);
    for (const SheetKind kind : kKinds) {
        const auto pages = pagesOf(kind, *one, {});
        const auto others = pagesOf(kind, other, {});
        QCOMPARE(others.size(), pages.size());
        for (std::size_t i = 0; i < pages.size(); ++i)
            QCOMPARE(pictureOf(others[i], 60), pictureOf(pages[i], 60));
    }
}

static QImage sideOf(const editor::Piece::Paint &side)
{
    QImage image(240, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    side(painter, image.rect(), image.rect().adjusted(8, 8, -8, -8));
    return image;
}

// Nobody knows from the back what is drawn; mines are told apart by their fronts alone.
void tst_PieceSheets::r4_9_3a_playedCardsAreAlikeFromBehind()
{
    const ScenarioDocument document(m_library);
    const SheetOptions options{.wholeLibrary = true};
    std::vector<editor::Piece> cards = piecesOf(SheetKind::CommandCards, document, options);
    for (editor::Piece &card : piecesOf(SheetKind::SupportCards, document, options))
        cards.push_back(std::move(card));
    const QImage back = sideOf(cards.front().back);
    for (const editor::Piece &card : cards) {
        QCOMPARE(sideOf(card.back), back);
        QVERIFY(sideOf(card.front) != back);
    }
    std::vector<QImage> minesBacks;
    std::map<QString, int> counts;
    for (const editor::Piece &marker : piecesOf(SheetKind::Markers, document, options))
        if (marker.title == u"Anti-personnel mines"_s || marker.title == u"Anti-tank mines"_s ||
            marker.title == u"Dummy mines"_s) {
            ++counts[marker.title];
            minesBacks.push_back(sideOf(marker.back));
        }
    QCOMPARE(counts, (std::map<QString, int>{{u"Anti-personnel mines"_s, 8},
                                             {u"Anti-tank mines"_s, 8},
                                             {u"Dummy mines"_s, 8}}));
    for (const QImage &image : minesBacks)
        QCOMPARE(image, minesBacks.front());
}

// Dice A of the table, four of each colour, six faces each: two faces are alike where the table has
// the same symbols.
void tst_PieceSheets::r4_5a_dieFacesAreThoseOfTheTable()
{
    const toml::table system = toml::parse_file(HW_SOURCE_DIR "/resources/assault/system.toml");
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    const auto pieces = piecesOf(SheetKind::DiceStickers, *document, {});
    QCOMPARE(pieces.size(), std::size_t{4 * 4 * 6});
    std::size_t first = 0;
    for (const char *colour : {"red", "yellow", "green", "blue"}) {
        const toml::array &faces = *system["dice"]["A"][colour].as_array();
        QCOMPARE(faces.size(), std::size_t{6});
        for (std::size_t one = 0; one < 6; ++one)
            for (std::size_t other = 0; other < 6; ++other)
                QCOMPARE(sideOf(pieces[first + one].front) ==
                             sideOf(pieces[first + 6 + other].front),
                         faces[one].value<std::string>() == faces[other].value<std::string>());
        first += 4 * 6;
    }
}

void tst_PieceSheets::cardsAreTrueByTheirMarks_data()
{
    QTest::addColumn<QSizeF>("card");
    for (const editor::NamedSize &size : editor::cardSizes())
        QTest::newRow(size.name) << size.size;
}

// Hairlines above the cards: where one stands to the left and one to the right of each.
void tst_PieceSheets::cardsAreTrueByTheirMarks()
{
    QFETCH(QSizeF, card);
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    const SheetOptions options{.card = card};
    QVERIFY(!editor::writePdf(
        {.title = u"Cards"_s, .pages = {unitCardPages(*document, options).front()}},
        in("cards.pdf")));
    said(u"pdftoppm"_s,
         {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, in("cards.pdf"), in("cards")});
    const QImage image(in("cards.png"));
    QVERIFY(!image.isNull());
    const double dots = 300 / 25.4;
    // Rows of short upright lines between the header and the cards.
    std::vector<double> marks;
    for (int y = int(19.2 * dots); marks.empty() && y < int(60 * dots); ++y) {
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128 && (marks.empty() || x / dots - marks.back() > 0.3))
                marks.push_back(x / dots);
    }
    QVERIFY(marks.size() >= 2 && marks.size() % 2 == 0);
    const QSizeF size = layoutOf(SheetKind::UnitCards, options).size;
    QCOMPARE(size, card);
    for (std::size_t i = 0; i < marks.size(); i += 2) {
        const double width = marks[i + 1] - marks[i];
        QVERIFY(std::abs(width - card.width()) < 0.2 || std::abs(width - card.height()) < 0.2);
    }
}

// No white bars: to the end of the bleed the card has its colour.
void tst_PieceSheets::cardsReachTheirEdges()
{
    QFETCH(QSizeF, card);
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/port-of-gela.toml"));
    for (const SheetKind kind : {SheetKind::UnitCards, SheetKind::FormationCards,
                                 SheetKind::CommandCards, SheetKind::SupportCards})
        for (const editor::Piece &piece : piecesOf(kind, *document, {}))
            for (const auto &side : {piece.front, piece.back}) {
                constexpr double kScale = 4; // pixels to a millimetre
                const QSize size = (card * kScale).toSize() + QSize(16, 16);
                QImage image(size, QImage::Format_RGB32);
                image.fill(Qt::magenta);
                QPainter painter(&image);
                painter.scale(kScale / 100, kScale / 100);
                const QRectF cut(0, 0, card.width() * 100, card.height() * 100);
                painter.translate(200, 200);
                side(painter, cut.adjusted(-200, -200, 200, 200), cut);
                painter.end();
                for (int x = 1; x + 1 < card.width() * kScale + 14; ++x)
                    QVERIFY(qGray(image.pixel(x, 1)) < 128 &&
                            image.pixelColor(x, 1) != Qt::magenta);
                for (int y = 1; y + 1 < card.height() * kScale + 14; ++y)
                    QVERIFY(qGray(image.pixel(1, y)) < 128 &&
                            image.pixelColor(1, y) != Qt::magenta);
            }
}

void tst_PieceSheets::textIsTextInEmbeddedFonts()
{
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/port-of-gela.toml"));
    SheetBook book{.title = u"Sheets"_s};
    for (const SheetKind kind : kKinds)
        for (SheetPage &page : pagesOf(kind, *document, {}))
            book.pages.push_back(std::move(page));
    QVERIFY(!editor::writePdf(book, in("all.pdf")));
    // "fl" may be one sign.
    const auto plain = [](const QString &text) {
        return text.normalized(QString::NormalizationForm_KC).simplified();
    };
    const QString text =
        plain(QString::fromUtf8(said(u"pdftotext"_s, {u"-raw"_s, in("all.pdf"), u"-"_s})));
    for (const SheetKind kind : kKinds)
        if (kind != SheetKind::DiceStickers)
            for (const editor::Piece &piece : piecesOf(kind, *document, {}))
                QVERIFY2(text.contains(plain(piece.title)), qPrintable(piece.title));
    const QList<QByteArray> fonts =
        said(u"pdffonts"_s, {in("all.pdf")}).trimmed().split('\n').mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QByteArray &font : fonts) {
        const QList<QByteArray> columns = font.simplified().split(' ');
        QCOMPARE(columns[columns.size() - 5], "yes");
    }
    const QByteArray outline =
        said(u"pdftohtml"_s, {u"-xml"_s, u"-stdout"_s, u"-i"_s, in("all.pdf")});
    for (const char *title : {"Unit cards", "Formation cards", "Command cards", "Support cards",
                              "Counters", "Markers", "Dice stickers"})
        QVERIFY2(outline.contains(QByteArray(">") + title + "</item>"), title);
}

void tst_PieceSheets::picturesAreVectors()
{
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/gela-road.toml"));
    for (const SheetKind kind : kKinds) {
        const auto pages = pagesOf(kind, *document, {});
        if (pages.empty())
            continue;
        QVERIFY(!editor::writePdf({.title = u"Sheets"_s, .pages = pages}, in("vectors.pdf")));
        QCOMPARE(said(u"pdfimages"_s, {u"-list"_s, in("vectors.pdf")}).trimmed().split('\n').size(),
                 2);
    }
}

void tst_PieceSheets::everySheetIsPainted_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<int>("backs");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        QTest::addRow("%s, poker", qPrintable(language))
            << language << editor::cardSizes()[0].size << int(Backs::Duplex);
        QTest::addRow("%s, bridge, folded", qPrintable(language))
            << language << editor::cardSizes()[1].size << int(Backs::Folded);
    }
}

// Ink on every page, and the same when it is painted again.
void tst_PieceSheets::everySheetIsPainted()
{
    QFETCH(QString, language);
    QFETCH(QSizeF, card);
    QFETCH(int, backs);
    editor::Languages languages;
    languages.speak(language);
    const auto document = opened(QLatin1String(HW_SOURCE_DIR "/scenarios/port-of-gela.toml"));
    const QString folder = qEnvironmentVariable("HEXWERK_PICTURES");
    const int dotsPerInch = qEnvironmentVariableIntValue("HEXWERK_DPI");
    for (const SheetKind kind : kKinds) {
        const SheetOptions options{.backs = Backs(backs), .card = card};
        const auto pages = pagesOf(kind, *document, options);
        QVERIFY(!pages.empty());
        for (std::size_t i = 0; i < pages.size(); ++i) {
            const QImage image = pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50);
            if (!folder.isEmpty())
                QVERIFY(
                    image.save(u"%1/%2-%3-%4-%5.png"_s.arg(folder, language)
                                   .arg(int(kind))
                                   .arg(Backs(backs) == Backs::Folded ? u"folded"_s : u"duplex"_s)
                                   .arg(i + 1)));
            QImage blank(image.size(), image.format());
            blank.fill(Qt::white);
            QVERIFY(image != blank);
            if (i == 0)
                QCOMPARE(pictureOf(pages[i], dotsPerInch > 0 ? dotsPerInch : 50), image);
        }
        if (!folder.isEmpty())
            QVERIFY(!editor::writePdf(
                {.title = pages.front().title, .pages = pages},
                u"%1/%2-%3-%4.pdf"_s.arg(folder, language)
                    .arg(int(kind))
                    .arg(Backs(backs) == Backs::Folded ? u"folded"_s : u"duplex"_s)));
    }
}

HW_WINDOW_TEST(tst_PieceSheets)

} // namespace hexwerk::assault::ui::tst_piece_sheets

#include "tst_piece_sheets.moc"
