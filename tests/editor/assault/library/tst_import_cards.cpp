#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/card_csv.h"
#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "editor/assault/library/import_cards.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/text/csv_text.h"
#include "tests/test_program.h"

#include <filesystem>
#include <memory>
#include <set>

namespace hexwerk::assault::ui::tst_import_cards {

using namespace editor;

namespace fs = std::filesystem;
using Kind = ImportedCard::Kind;

static const CardRef kRifles{CardKind::Unit, "ger.rifles43"};
static const CardRef kOther{CardKind::Unit, "us.rifles43"};
static const CardRef kMine{CardKind::Unit, "my.rifles"};

// Cards of a file: what they would change, and the one step that takes them over.
class tst_ImportCards final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void tablesAndTomlSayTheSame();
    void eachCardIsNewTheSameOrDifferent();
    void everyFieldThatDiffersIsNamed();
    void allAreTakenOverInOneStep();
    void anOwnCardStaysInItsPlace();
    void whatAnEarlierFolderHasStays();
    void onlySoundFilesAreTakenOver_data();
    void onlySoundFilesAreTakenOver();
    void everyFaultIsASentence();

private:
    void open();
    FiledCard shipped(const CardRef &card) const { return *m_document->find(card); }
    FiledCard mine() const;
    std::string write(const std::string &name, const std::string &text) const;
    std::string textOf(const std::string &name) const;
    fs::path root() const { return m_folder->path().toStdString(); }

    DataPaths m_paths;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_ImportCards::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    fs::create_directories(root() / "hexwerk/assault/cards");
    m_paths = {{root() / "hexwerk", HW_SOURCE_DIR "/resources"}};
    open();
}

void tst_ImportCards::cleanup()
{
    m_document.reset();
    m_folder.reset();
}

void tst_ImportCards::open()
{
    m_document.reset();
    auto data = loadData(m_paths);
    m_document = std::make_unique<LibraryDocument>(
        m_paths, root() / "hexwerk",
        std::make_shared<const DataStore>(std::move(data.value.value())));
}

FiledCard tst_ImportCards::mine() const
{
    FiledCard card = shipped(kRifles);
    std::get<UnitCard>(card.card).id = kMine.id;
    card.marks = {{"points", "G"}};
    return card;
}

std::string tst_ImportCards::write(const std::string &name, const std::string &text) const
{
    const std::string file = (root() / name).string();
    return writeFile(file, text) ? file : std::string();
}

std::string tst_ImportCards::textOf(const std::string &name) const
{
    return readTextFile(root() / "hexwerk/assault/cards" / name).value.value_or(std::string());
}

void tst_ImportCards::tablesAndTomlSayTheSame()
{
    const std::vector<FiledCard> cards = {mine(), shipped(kRifles), shipped(kOther)};
    const auto table =
        readCardFile(write("a.CSV", toCsv(CardKind::Unit, cards, ';')), *m_document->library());
    const auto toml =
        readCardFile(write("a.toml", fileWith(CardKind::Unit, cards)), *m_document->library());
    QVERIFY(table && toml);
    QCOMPARE(table->size(), cards.size());
    QCOMPARE(toml->size(), cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const FiledCard &read : {table->at(i), toml->at(i)})
            QVERIFY(toTree(read) == toTree(cards[i]));
}

void tst_ImportCards::eachCardIsNewTheSameOrDifferent()
{
    FiledCard changed = shipped(kOther);
    std::get<UnitCard>(changed.card).points += 1;
    FiledCard marked = shipped({CardKind::Unit, "us.m7"});
    marked.marks = {{"", "C"}};
    const auto all = compared(*m_document, {mine(), shipped(kRifles), changed, marked});
    const Kind wanted[] = {Kind::New, Kind::Same, Kind::Different, Kind::Different};
    for (std::size_t i = 0; i < all.size(); ++i) {
        QVERIFY(all[i].kind == wanted[i]);
        QVERIFY(all[i].mayTake);
    }
}

void tst_ImportCards::everyFieldThatDiffersIsNamed()
{
    FiledCard changed = shipped(kRifles);
    auto &card = std::get<UnitCard>(changed.card);
    card.points += 1;
    card.name["de"] = "Anders";
    card.bands[1].clear();
    QStringList keys;
    for (const CardProperty *property : differences(shipped(kRifles).card, changed.card))
        keys << QString::fromStdString(property->key);
    QCOMPARE(keys, (QStringList{QStringLiteral("name"), QStringLiteral("points"),
                                QStringLiteral("attack.soft")}));
}

void tst_ImportCards::allAreTakenOverInOneStep()
{
    const FiledCard before = shipped(kRifles);
    const FiledCard first = mine();
    FiledCard changed = before;
    std::get<UnitCard>(changed.card).points += 1;
    FiledCard second = first;
    std::get<UnitCard>(second.card).id = "a.second"; // stands behind the first all the same
    m_document->push(std::make_unique<ImportCardsCommand>(
        *m_document, std::vector<FiledCard>{first, second, changed}));
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(shipped(kRifles).card == changed.card);
    QVERIFY(m_document->replacesAnother(kRifles));
    m_document->flush();
    const std::string text = textOf("own.toml");
    QVERIFY(text.find(kMine.id) < text.find("a.second"));
    QVERIFY(text.find("a.second") < text.find(kRifles.id));
    open();
    QVERIFY(toTree(shipped(kMine)) == toTree(first));

    m_document->push(
        std::make_unique<ImportCardsCommand>(*m_document, std::vector<FiledCard>{before}));
    QVERIFY(shipped(kRifles).card == before.card);
    m_document->undoStack().undo();
    QVERIFY(shipped(kRifles).card == changed.card);
    m_document->flush();
    QCOMPARE(textOf("own.toml"), text);
    m_document->push(
        std::make_unique<ImportCardsCommand>(*m_document, std::vector<FiledCard>{changed}));
    QCOMPARE(m_document->undoStack().index(), 0); // nothing new
}

void tst_ImportCards::anOwnCardStaysInItsPlace()
{
    FiledCard second = mine();
    std::get<UnitCard>(second.card).id = "my.second";
    write("hexwerk/assault/cards/a.toml", fileWith(CardKind::Unit, {mine(), second}));
    open();
    FiledCard changed = mine();
    std::get<UnitCard>(changed.card).points = 77;
    m_document->push(
        std::make_unique<ImportCardsCommand>(*m_document, std::vector<FiledCard>{changed}));
    m_document->flush();
    QVERIFY(!fs::exists(root() / "hexwerk/assault/cards/own.toml"));
    const std::string text = textOf("a.toml");
    QVERIFY(text.find("points = 77") < text.find("my.second"));
}

void tst_ImportCards::whatAnEarlierFolderHasStays()
{
    write("hexwerk/assault/cards/a.toml", fileWith(mine()));
    fs::create_directories(root() / "first/assault/cards");
    write("first/assault/cards/a.toml", fileWith(mine()));
    m_paths.folders.insert(m_paths.folders.begin(), root() / "first");
    open();
    FiledCard changed = mine();
    std::get<UnitCard>(changed.card).points = 77;
    QVERIFY(!compared(*m_document, {changed}).front().mayTake);
}

void tst_ImportCards::onlySoundFilesAreTakenOver_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto s = [](const char *text) { return QString::fromUtf8(text); };
    const QString head = s("format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n");
    QTest::newRow("none") << s("") << s("") << s("cannot be read");
    QTest::newRow("a scenario") << s("a.toml") << s("format = \"hexwerk.scenario\"\nversion = 1\n")
                                << s("Line 1, column 10: ");
    QTest::newRow("no TOML") << s("a.toml") << s("id;name") << s("Line 1, column 3: ");
    QTest::newRow("an unknown word")
        << s("a.toml")
        << head + s("[[command]]\nid = \"x\"\nname = {}\ntime = \"anytime\"\neffects = [ "
                    "{ effect = \"wonder\" } ]\n")
        << s("Line 8, column 24: ");
    // The words of the file stay where they are.
    QTest::newRow("a word of its own")
        << s("a.toml")
        << head + s("[[command]]\nid = \"x\"\nname = {}\ntime = \"anytime\"\neffects = [ "
                    "{ effect = \"wonder\" } ]\n[[effect]]\nid = \"wonder\"\nname = {}\ntext = "
                    "{}\n")
        << s("wonder");
    QTest::newRow("a table") << s("a.csv") << s("id,name.en,time\nx,X,never\ny,Y,never\n")
                             << s("Line 2, column 5: time");
    QTest::newRow("several faults")
        << s("a.csv") << s("id,name.en,time\nx,X,never\ny,Y,never\n") << s("(and 1 more)");
}

void tst_ImportCards::onlySoundFilesAreTakenOver()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto cards = readCardFile(name.isEmpty() ? "/no/such/file.csv"
                                                   : write(name.toStdString(), text.toStdString()),
                                    *m_document->library());
    QVERIFY(!cards);
    const QString sentence = CsvText::inShort(cards.error());
    QVERIFY2(sentence.contains(says), qPrintable(sentence));
}

void tst_ImportCards::everyFaultIsASentence()
{
    std::set<QString> all;
    for (int i = 0; i <= static_cast<int>(kLastCsvFault); ++i) {
        CsvFault fault{.kind = static_cast<CsvFault::Kind>(i),
                       .place = {7, 3},
                       .column = "points",
                       .found = "x",
                       .values = {"y"}};
        fault.problem = {.code = FileProblem::OutOfRange, .line = 7, .column = 3, .key = "points"};
        const QString sentence = CsvText::withPlace(fault);
        const bool hasPlace = fault.kind != CsvFault::Kind::More;
        QVERIFY2(sentence.startsWith(QStringLiteral("Line 7, column 3: ")) == hasPlace,
                 qPrintable(sentence));
        QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        QVERIFY(sentence.size() > 30);
        QVERIFY(all.insert(sentence).second);
    }
}

HW_CORE_TEST(tst_ImportCards)

} // namespace hexwerk::assault::ui::tst_import_cards

#include "tst_import_cards.moc"
