#include <QTemporaryDir>
#include <QTest>

#include "editor/paper/piece_sizes.h"
#include "editor/paper/sheet_output.h"
#include "tests/editor/assault/paper/force_count.h"
#include "tests/editor/assault/paper/sheet_samples.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hexwerk::assault::ui::tst_card_sheets {

using namespace Qt::Literals::StringLiterals;
using namespace hexwerk::testing;

class tst_CardSheets final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_library = shippedLibrary(); }
    void r4_2a_everyUnitHasACard_data() { addScenarioRows(); }
    void r4_2a_everyUnitHasACard();
    void theWholeLibraryHasEveryCardOnce();
    void playedCardsAreThoseOfTheDecks();
    void r4_9_3a_playedCardsAreAlikeFromBehind();
    void cardsAreTrueByTheirMarks_data();
    void cardsAreTrueByTheirMarks();
    void cardsReachTheirEdges_data() { cardsAreTrueByTheirMarks_data(); }
    void cardsReachTheirEdges();
    void lettersCanBeRead_data() { cardsAreTrueByTheirMarks_data(); }
    void lettersCanBeRead();

private:
    SharedData m_library;
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

void tst_CardSheets::r4_2a_everyUnitHasACard()
{
    QFETCH(QString, path);
    const ForceCount expected(path);
    std::map<QString, int> titles;
    for (const auto &[side, card] : expected.cards)
        ++titles[QString::fromStdString(m_library->cards.units.at(card).name.at("en"))];
    QCOMPARE(titlesOf(piecesOf(SheetKind::UnitCards, *opened(m_library, path), {})), titles);
}

void tst_CardSheets::theWholeLibraryHasEveryCardOnce()
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
void tst_CardSheets::playedCardsAreThoseOfTheDecks()
{
    const QString path = shippedScenario("port-of-gela");
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
    const auto document = opened(m_library, path);
    QVERIFY(commands > 0 && !supplied.empty());
    QCOMPARE(piecesOf(SheetKind::CommandCards, *document, {}).size(), std::size_t(commands));
    for (const std::string &id : decks) // that come from decks alone
        if (m_library->cards.supports.contains(id) && !supplied.contains(id))
            supplied.insert(id);
    QCOMPARE(piecesOf(SheetKind::SupportCards, *document, {}).size(), supplied.size());
    const auto other = opened(m_library, shippedScenario("gela-road"));
    QVERIFY(commandCardPages(*other, {}).empty());
    QVERIFY(supportCardPages(*other, {}).empty());
}

// Nobody knows from the back what is drawn.
void tst_CardSheets::r4_9_3a_playedCardsAreAlikeFromBehind()
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
}

void tst_CardSheets::cardsAreTrueByTheirMarks_data()
{
    QTest::addColumn<QSizeF>("card");
    for (const editor::NamedSize &size : editor::cardSizes())
        QTest::newRow(size.name) << size.size;
}

// Hairlines above the cards: where one stands to the left and one to the right of each.
void tst_CardSheets::cardsAreTrueByTheirMarks()
{
    QFETCH(QSizeF, card);
    const auto document = opened(m_library, shippedScenario("gela-road"));
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
void tst_CardSheets::cardsReachTheirEdges()
{
    QFETCH(QSizeF, card);
    const auto document = opened(m_library, shippedScenario("port-of-gela"));
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

void tst_CardSheets::lettersCanBeRead()
{
    QFETCH(QSizeF, card);
    const ScenarioDocument document(m_library);
    for (const SheetKind kind : {SheetKind::UnitCards, SheetKind::FormationCards,
                                 SheetKind::CommandCards, SheetKind::SupportCards})
        expectLetters(kind, document, card, 5.5);
}

HW_WINDOW_TEST(tst_CardSheets)

} // namespace hexwerk::assault::ui::tst_card_sheets

#include "tst_card_sheets.moc"
