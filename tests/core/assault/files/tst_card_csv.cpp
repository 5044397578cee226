#include <QDir>
#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/library/card_columns.h"
#include "core/assault/files/library/card_csv.h"
#include "core/assault/files/library/data_store.h"
#include "core/files/csv_table.h"
#include "core/files/text_file.h"
#include "tests/core/assault/files/random_cards.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_card_csv {

// Cards as tables. Bad ones stand in tests/data/bad, with rows that say what has to be said about
// them, and nothing else may be: `# expect: FAULT LINE NAME-OF-COLUMN`.
class tst_CardCsv final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void randomCardsComeBack_data();
    void randomCardsComeBack();
    void allShippedCardsComeBack_data();
    void allShippedCardsComeBack();
    void isNamedWithItsPlace_data();
    void isNamedWithItsPlace();
    void isReadAsSpreadsheetsWriteIt_data();
    void isReadAsSpreadsheetsWriteIt();
    void noCellBecomesAFormula();
    void aHeaderOfQuotesAloneNamesNothing_data();
    void aHeaderOfQuotesAloneNamesNothing();
    void anEmptyTableIsAForm();
    void columnsComeInAnyOrder();
    void theTableOfTheFormatPageIsRead();
    void examplesAreRead();
    void wrongEncodingsAreNamed();
    void aValueIsNamedByItsColumn();
    void noPartOfAFileBringsTheReaderDown();

private:
    CardCheck check() const
    {
        return [this](const AnyCard &card) {
            return checkCard(card, m_data.system, m_data.cards, m_data.cards.effects);
        };
    }

    DataStore m_data;
    FiledCards m_shipped;
};

static const std::string kFormation = "id,name.en,nation,type,units\n"
                                      "us.a,Alpha,us,infantry,us.rifles43:3\n";

void tst_CardCsv::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = *data.value;
    m_shipped = readCardFolder(HW_SOURCE_DIR "/resources").cards;
    QVERIFY(m_shipped.size() > 50);
}

static void everyKind()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kCardKinds; ++kind)
        QTest::addRow("%s", tableOf(static_cast<CardKind>(kind)).data()) << kind;
}

static void verifyEqual(const std::vector<FiledCard> &read, const std::vector<FiledCard> &cards)
{
    QCOMPARE(read.size(), cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QVERIFY2(read[i].card == cards[i].card, idOf(cards[i].card).c_str());
        // as a file keeps them: a mark of a standard that no file says is none
        QVERIFY2(read[i].marks == marksThatMean(toTree(cards[i]), cards[i].marks),
                 idOf(cards[i].card).c_str());
    }
}

static void verifyRoundTrip(CardKind kind, const std::vector<FiledCard> &cards)
{
    const std::string text = toCsv(kind, cards);
    const auto read = readCardCsv(text);
    if (!read)
        qWarning("%d:%d %s %s\n%s", read.error()[0].place.line, read.error()[0].place.column,
                 toString(read.error()[0].kind).data(), read.error()[0].problem.key.c_str(),
                 text.c_str());
    QVERIFY(read.has_value());
    verifyEqual(*read, cards);
    QCOMPARE(toCsv(kind, *read), text);
}

void tst_CardCsv::randomCardsComeBack_data()
{
    everyKind();
}

void tst_CardCsv::randomCardsComeBack()
{
    QFETCH(int, kind);
    for (std::uint32_t seed = 1; seed <= 100; ++seed) {
        test::RandomCards random(seed);
        std::vector<FiledCard> cards;
        for (int i = 0; i < 10; ++i)
            cards.push_back(random.card(static_cast<CardKind>(kind), i));
        verifyRoundTrip(static_cast<CardKind>(kind), cards);
        if (QTest::currentTestFailed()) {
            qWarning("seed %u", seed);
            return;
        }
    }
}

void tst_CardCsv::allShippedCardsComeBack_data()
{
    everyKind();
}

// With the values of others too, none of them is refused.
void tst_CardCsv::allShippedCardsComeBack()
{
    QFETCH(int, kind);
    std::vector<FiledCard> cards;
    for (const auto &[ref, card] : m_shipped)
        if (ref.kind == static_cast<CardKind>(kind))
            cards.push_back(card);
    if (cards.empty())
        return;
    verifyRoundTrip(static_cast<CardKind>(kind), cards);
    QVERIFY(readCardCsv(toCsv(static_cast<CardKind>(kind), cards), check()).has_value());
}

void tst_CardCsv::isNamedWithItsPlace_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(HW_SOURCE_DIR "/tests/data/bad"));
    for (const QString &name : folder.entryList({QStringLiteral("*.csv")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

static QStringList expectedOf(const std::string &text)
{
    QStringList expected;
    const QString whole = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (const QString &line : whole.split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1String("# expect: ")))
            expected.append(line.mid(10).trimmed());
    return expected;
}

void tst_CardCsv::isNamedWithItsPlace()
{
    QFETCH(QString, path);
    const LoadResult<std::string> text = readTextFile(path.toStdString());
    QVERIFY(text.value.has_value());
    const auto read = readCardCsv(*text.value, check());
    QVERIFY(!read);
    QStringList found;
    for (const CsvFault &fault : read.error()) {
        QVERIFY(fault.place.column >= 1);
        const std::string_view what =
            fault.kind == CsvFault::Kind::Value ? fault.problem.code.name() : toString(fault.kind);
        found.append(QStringLiteral("%1 %2 %3")
                         .arg(QString::fromLatin1(what.data()))
                         .arg(fault.place.line)
                         .arg(QString::fromStdString(fault.column))
                         .trimmed());
    }
    QStringList expected = expectedOf(*text.value);
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void tst_CardCsv::isReadAsSpreadsheetsWriteIt_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray plain = QByteArray::fromStdString(kFormation);
    QByteArray semicolons = plain;
    semicolons.replace(',', ';');
    QByteArray quotes = plain;
    quotes.replace("Alpha", "\"Alpha\"").replace("us.rifles43:3", "\" us.rifles43 : 3; \"");
    QByteArray lineEnds = plain;
    lineEnds.replace("\n", "\r\n");
    QByteArray oldLineEnds = plain;
    oldLineEnds.replace('\n', '\r');
    QByteArray wide = plain;
    wide.replace("\n", ",,\n");
    QTest::newRow("plain") << plain;
    QTest::newRow("semicolons") << semicolons;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + semicolons;
    QTest::newRow("quotes") << quotes;
    QTest::newRow("line ends of two bytes") << lineEnds;
    QTest::newRow("line ends of one byte") << oldLineEnds;
    QTest::newRow("without the last line end") << plain.chopped(1);
    QTest::newRow("empty columns at the end") << wide;
    QTest::newRow("blank rows") << "\n,,,,\n" + plain + ",,,,\n\n";
    QTest::newRow("remarks") << "# my \"own\" cards; all\n" + plain + "\"# a, b\",,,,\n";
}

void tst_CardCsv::isReadAsSpreadsheetsWriteIt()
{
    QFETCH(QByteArray, text);
    const auto read = readCardCsv(text.toStdString(), check());
    QVERIFY(read.has_value());
    const auto plain = readCardCsv(kFormation);
    verifyEqual(*read, *plain);
    QCOMPARE(std::get<FormationCard>(read->at(0).card).units.at(0).count, 3);
}

void tst_CardCsv::noCellBecomesAFormula()
{
    FiledCard filed{FormationCard()};
    auto &card = std::get<FormationCard>(filed.card);
    card.id = "-x";
    card.nation = "us";
    card.units = {{"us.rifles43", 1}};
    card.name = {{"en", "=1+1"}, {"de", "@home"}, {"it", "'quoted'"}, {"fr", ""}};
    card.command = {{"en", "+ more"}, {"de", "\t=1"}};
    const std::string text = toCsv(CardKind::Formation, {filed});
    const auto rows = readCsv(text);
    QVERIFY(rows.has_value());
    for (const char *cell : {"'-x", "'=1+1", "'@home", "''quoted'", "'+ more", "'\t=1"})
        QVERIFY2(text.find(cell) != std::string::npos, cell);
    const auto read = readCardCsv(text);
    QVERIFY(read.has_value());
    verifyEqual(*read, {filed});

    FiledCard negative{SupportCard()};
    std::get<SupportCard>(negative.card).id = "a";
    std::get<SupportCard>(negative.card).second = -2; // a number is none
    QVERIFY(toCsv(CardKind::Support, {negative}).find(",-2,") != std::string::npos);
}

void tst_CardCsv::aHeaderOfQuotesAloneNamesNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one") << QByteArray("'");
    QTest::newRow("with a space") << QByteArray("' ");
    QTest::newRow("several") << QByteArray("',',\"'\"\n1,2,3\n");
    QTest::newRow("semicolons") << QByteArray("';'\n'\n");
}

void tst_CardCsv::aHeaderOfQuotesAloneNamesNothing()
{
    QFETCH(QByteArray, text);
    const auto cards = readCardCsv(text.toStdString());
    QVERIFY(!cards);
    QCOMPARE(cards.error().size(), std::size_t{1});
    QVERIFY(cards.error()[0].kind == CsvFault::Kind::NoHeader);
}

void tst_CardCsv::anEmptyTableIsAForm()
{
    for (int kind = 0; kind < kCardKinds; ++kind) {
        const std::string text = toCsv(static_cast<CardKind>(kind), {});
        const auto read = readCardCsv(text);
        QVERIFY(read.has_value());
        QVERIFY(read->empty());
        QVERIFY(text.find("name.en,name.de,") != std::string::npos);
    }
}

void tst_CardCsv::columnsComeInAnyOrder()
{
    const auto read = readCardCsv("units,type,nation,name.en,source.units,id\n"
                                  "us.rifles43:3,infantry,us,Alpha,G,us.a\n");
    QVERIFY(read.has_value());
    QVERIFY(read->at(0).card == readCardCsv(kFormation)->at(0).card);
    QCOMPARE(read->at(0).marks, (SourceMarks{{"units", "G"}}));
}

void tst_CardCsv::theTableOfTheFormatPageIsRead()
{
    const std::string page = *readTextFile(HW_SOURCE_DIR "/scenarios/README.md").value;
    const std::size_t begin = page.find("```csv\n") + 7;
    const auto read = readCardCsv(page.substr(begin, page.find("```", begin) - begin), check());
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{1});
}

// What a bad list is told to look like.
void tst_CardCsv::examplesAreRead()
{
    int examples = 0;
    for (int kind = 0; kind < kCardKinds; ++kind)
        for (const CardColumn &column : columnsOf(static_cast<CardKind>(kind)))
            if (const std::string example(exampleOf(column.kind)); !example.empty()) {
                const auto value = fromCell(example, column.kind);
                QVERIFY(value.has_value());
                QCOMPARE(toCell(*value, column.kind), std::optional(example));
                ++examples;
            }
    QCOMPARE(examples, 6);
}

void tst_CardCsv::wrongEncodingsAreNamed()
{
    const auto utf16 = readCardCsv(std::string_view("\xFF\xFEi\0d\0", 6));
    QVERIFY(!utf16);
    QVERIFY(utf16.error().at(0).kind == CsvFault::Kind::Utf16);
    const auto latin = readCardCsv("\xEF\xBB\xBFid,name.en\nä,\xE4\n");
    QVERIFY(!latin);
    QCOMPARE(latin.error().size(), std::size_t{1});
    const CsvFault &fault = latin.error()[0];
    QVERIFY(fault.kind == CsvFault::Kind::NotUtf8);
    QVERIFY(fault.place == (SourcePlace{2, 3}));
    QCOMPARE(fault.found, std::string("0xE4"));
}

void tst_CardCsv::aValueIsNamedByItsColumn()
{
    std::vector<FiledCard> cards = {m_shipped.at({CardKind::Unit, "ger.rifles43"})};
    std::get<UnitCard>(cards[0].card).name = {{"en", "ä\nb"}};
    std::get<UnitCard>(cards[0].card).nation = "nobody";
    const auto read = readCardCsv(toCsv(CardKind::Unit, cards), check());
    QVERIFY(!read);
    const CsvFault &fault = read.error().at(0);
    QVERIFY(fault.kind == CsvFault::Kind::Value);
    QCOMPARE(fault.column, std::string("nation"));
    QVERIFY(fault.place == (SourcePlace{3, 5})); // after `b",` and an empty cell
    QCOMPARE(fault.problem.key, std::string("nation"));
    QVERIFY(fault.problem.expected == ContentExpectation::Nation);
    QCOMPARE(fault.problem.line, 3);
}

void tst_CardCsv::noPartOfAFileBringsTheReaderDown()
{
    std::vector<FiledCard> cards;
    for (const auto &[ref, card] : m_shipped)
        if (ref.kind == CardKind::Unit && cards.size() < 8)
            cards.push_back(card);
    const std::string whole = toCsv(CardKind::Unit, cards);
    for (std::size_t cut = 0; cut < whole.size(); cut += 13)
        readCardCsv(whole.substr(0, cut), check());
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        std::string spoilt = whole;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 0x15);
        readCardCsv(spoilt, check());
    }
    QVERIFY(readCardCsv(whole, check()).has_value());
}

HW_PLAIN_TEST(tst_CardCsv)

} // namespace hexwerk::assault::tst_card_csv

#include "tst_card_csv.moc"
