#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/library/library_document.h"
#include "tests/test_program.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

namespace hexwerk::assault::ui::tst_library_document {

namespace fs = std::filesystem;

static const CardRef kRifles{CardKind::Unit, "ger.rifles43"};
static const CardRef kMine{CardKind::Unit, "my.rifles"};
static const CardRef kPlatoon{CardKind::Formation, "my.platoon"};

// The owner's cards: what shipped ones become when they are edited, what stands in his files, and
// that each step leads back.
class tst_LibraryDocument final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aShippedCardThatIsEditedBecomesTheOwners();
    void itIsBroughtBackByRemovingTheOwners();
    void typingIntoOneFieldIsOneStep();
    void aCardIsEditedInTheFileThatHasIt();
    void stepsBackLeadToTheFirstBytes();
    void whatAnotherProgramWroteIsKept();
    void aCardThatNoFileMayHaveWaits();
    void aRenameTakesAlongTheFormations();
    void aChangedValueLosesItsMark();
    void aValueGetsAMarkOfItsOwn();
    void aChangedValueLosesTheMarkOfTheWholeCard();
    void whatAnEarlierFolderHasIsNotEdited();
    void withoutAFolderNothingIsEdited();
    void whatCannotBeWrittenIsSaid();
    void theFilesAreReadAgain();

private:
    void open();
    void change(const CardRef &card, const char *key, const PropertyValue &value);
    void addUnit(const std::string &id);
    void addFormation();
    fs::path folder() const { return fs::path(m_folder->path().toStdString()) / "hexwerk"; }
    std::string own(const std::string &name = "own.toml") const;
    void write(const std::string &name, const std::string &text) const;
    const UnitCard &unit(const CardRef &card) const
    {
        return std::get<UnitCard>(m_document->find(card)->card);
    }

    DataPaths m_paths;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_LibraryDocument::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    fs::create_directories(folder() / "assault/cards");
    m_paths = {{folder(), HW_SOURCE_DIR "/resources"}};
    open();
}

void tst_LibraryDocument::cleanup()
{
    m_document.reset();
    m_folder.reset();
}

void tst_LibraryDocument::open()
{
    m_document.reset();
    auto data = loadData(m_paths);
    m_document = std::make_unique<LibraryDocument>(
        m_paths, folder(), std::make_shared<const DataStore>(std::move(data.value.value())));
}

void tst_LibraryDocument::change(const CardRef &card, const char *key, const PropertyValue &value)
{
    m_document->push(std::make_unique<ChangeCardCommand>(*m_document, card,
                                                         *findProperty(card.kind, key), value));
}

void tst_LibraryDocument::addUnit(const std::string &id)
{
    UnitCard card = unit(kRifles);
    card.id = id;
    m_document->push(std::make_unique<AddCardCommand>(*m_document, card));
}

void tst_LibraryDocument::addFormation()
{
    FormationCard card;
    card.id = kPlatoon.id;
    card.nation = "ger";
    card.units = {{kMine.id, 3}, {kRifles.id, 1}};
    m_document->push(std::make_unique<AddCardCommand>(*m_document, card));
}

std::string tst_LibraryDocument::own(const std::string &name) const
{
    std::ifstream file(folder() / "assault/cards" / name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

void tst_LibraryDocument::write(const std::string &name, const std::string &text) const
{
    std::ofstream(folder() / "assault/cards" / name) << text;
}

void tst_LibraryDocument::aShippedCardThatIsEditedBecomesTheOwners()
{
    const UnitCard shipped = unit(kRifles);
    QVERIFY(m_document->originOf(kRifles) == CardOrigin::Shipped);
    QSignalSpy handedOut(m_document.get(), &LibraryDocument::libraryChanged);
    change(kRifles, "movement", 7);
    QVERIFY(m_document->originOf(kRifles) == CardOrigin::Own);
    QVERIFY(m_document->replacesAnother(kRifles));
    QCOMPARE(unit(kRifles).movement, 7);

    m_document->flush();
    QCOMPARE(handedOut.count(), 1);
    UnitCard wanted = shipped;
    wanted.movement = 7;
    QVERIFY(*m_document->library()->cards.unit(kRifles.id) == wanted);
    QVERIFY(*loadData(m_paths).value->cards.unit(kRifles.id) == wanted);
    m_document->undoStack().undo();
    m_document->flush();
    QVERIFY(*m_document->library()->cards.unit(kRifles.id) == shipped);
    QVERIFY(!fs::exists(folder() / "assault/cards/own.toml"));
}

void tst_LibraryDocument::itIsBroughtBackByRemovingTheOwners()
{
    const UnitCard shipped = unit(kRifles);
    change(kRifles, "movement", 7);
    m_document->push(std::make_unique<RemoveCardCommand>(*m_document, kRifles));
    QVERIFY(unit(kRifles) == shipped);
    QVERIFY(m_document->originOf(kRifles) == CardOrigin::Shipped);
}

void tst_LibraryDocument::typingIntoOneFieldIsOneStep()
{
    for (const int points : {1, 12, 123})
        change(kRifles, "points", points);
    QCOMPARE(m_document->undoStack().count(), 1);
    change(kRifles, "strength", 9);
    QCOMPARE(m_document->undoStack().count(), 2);
    change(kRifles, "strength", 9); // nothing new
    QCOMPARE(m_document->undoStack().count(), 2);
}

void tst_LibraryDocument::aCardIsEditedInTheFileThatHasIt()
{
    addUnit(kMine.id);
    m_document->flush();
    fs::rename(folder() / "assault/cards/own.toml", folder() / "assault/cards/mine.toml");
    const std::string before = own("mine.toml");
    write("mine.toml", "# by hand\n" + before + "stranger = 1\n");
    open();
    change(kMine, "movement", 9);
    m_document->flush();
    QVERIFY(!fs::exists(folder() / "assault/cards/own.toml"));
    std::string wanted = "# by hand\n" + before + "stranger = 1\n";
    const std::string old = "movement = " + std::to_string(unit(kRifles).movement);
    wanted.replace(wanted.find(old), old.size(), "movement = 9");
    QCOMPARE(own("mine.toml"), wanted);
}

void tst_LibraryDocument::stepsBackLeadToTheFirstBytes()
{
    addUnit(kMine.id);
    addUnit("my.second");
    m_document->flush();
    const std::string first = "# mine\n" + own();
    write("own.toml", first);
    open();
    m_document->push(std::make_unique<RemoveCardCommand>(*m_document, kMine));
    m_document->flush();
    change({CardKind::Unit, "my.second"}, "points", 99);
    m_document->flush();
    QVERIFY(own() != first);
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    m_document->flush();
    QCOMPARE(own(), first);
}

void tst_LibraryDocument::whatAnotherProgramWroteIsKept()
{
    addUnit(kMine.id);
    m_document->flush();
    write("own.toml", "# theirs\n" + own());
    change(kMine, "points", 77);
    m_document->flush();
    QVERIFY(own().starts_with("# theirs\n"));
    QVERIFY(own().find("points = 77") != std::string::npos);
}

void tst_LibraryDocument::aCardThatNoFileMayHaveWaits()
{
    addUnit(kMine.id);
    m_document->flush();
    const std::string before = own();
    change(kMine, "half_strength", 19);
    m_document->flush();
    QVERIFY(!m_document->isSound(*m_document->find(kMine)));
    QCOMPARE(own(), before);
    QCOMPARE(unit(kMine).halfStrength, 19);
    change(kMine, "strength", 20);
    m_document->flush();
    QVERIFY(own().find("half_strength = 19") != std::string::npos);
}

void tst_LibraryDocument::aRenameTakesAlongTheFormations()
{
    addUnit(kMine.id);
    addFormation();
    m_document->flush();
    m_document->push(std::make_unique<RenameCardCommand>(*m_document, kMine, "my.fusiliers"));
    QVERIFY(!m_document->find(kMine));
    const auto units = [this] {
        return std::get<FormationCard>(m_document->find(kPlatoon)->card).units;
    };
    QVERIFY(units() == (std::vector<FormationUnits>{{"my.fusiliers", 3}, {kRifles.id, 1}}));
    m_document->flush();
    const auto data = loadData(m_paths);
    QVERIFY(data.problems.empty());
    QVERIFY(data.value->cards.formation(kPlatoon.id)->units == units());
    m_document->undoStack().undo();
    QVERIFY(m_document->find(kMine));
    QCOMPARE(units().front().card, kMine.id);
}

void tst_LibraryDocument::aChangedValueLosesItsMark()
{
    const CardRef truck{CardKind::Unit, "ger.truck"};
    const auto marks = [&] { return m_document->find(truck)->marks; };
    QVERIFY(marks().contains("movement"));
    const SourceMarks before = marks();
    change(truck, "movement", 3);
    QVERIFY(!marks().contains("movement"));
    QCOMPARE(marks().size() + 1, before.size());
    m_document->flush();
    open();
    QVERIFY(!marks().contains("movement"));
    QCOMPARE(marks().size() + 1, before.size());
}

void tst_LibraryDocument::aValueGetsAMarkOfItsOwn()
{
    const CardRef gun{CardKind::Unit, "us.gun37"};
    const auto marks = [&] { return m_document->find(gun)->marks; };
    QVERIFY(marks() == (SourceMarks{{"", "G"}}));
    m_document->push(std::make_unique<MarkCardCommand>(*m_document, gun, "points", "T"));
    QCOMPARE(marks().at("points"), std::string("T"));
    QCOMPARE(marks().at("attack.soft"), std::string("G"));
    m_document->flush();
    open();
    QCOMPARE(marks().at("points"), std::string("T"));
    QCOMPARE(marks().at("attack.soft"), std::string("G"));
    m_document->push(std::make_unique<MarkCardCommand>(*m_document, gun, "", "T"));
    QVERIFY(marks() == (SourceMarks{{"", "T"}}));
}

// What one mark said of the whole card, it goes on saying of the other values.
void tst_LibraryDocument::aChangedValueLosesTheMarkOfTheWholeCard()
{
    const CardRef gun{CardKind::Unit, "us.gun37"};
    change(gun, "attack.soft", std::vector<RangeBand>{{0, 3, *poolFromString("R")}});
    const auto check = [&] {
        const SourceMarks &marks = m_document->find(gun)->marks;
        QVERIFY(!marks.contains(""));
        QVERIFY(!marks.contains("attack.soft"));
        QCOMPARE(marks.at("attack.armoured"), std::string("G"));
        QCOMPARE(marks.at("movement"), std::string("G"));
    };
    check();
    m_document->flush();
    open();
    check();
}

void tst_LibraryDocument::whatAnEarlierFolderHasIsNotEdited()
{
    m_paths = {{HW_SOURCE_DIR "/resources", folder()}};
    open();
    QVERIFY(!m_document->mayEdit(kRifles));
    QVERIFY(m_document->mayAdd());
    addUnit(kMine.id);
    QVERIFY(m_document->mayEdit(kMine));
}

void tst_LibraryDocument::withoutAFolderNothingIsEdited()
{
    m_paths = {{HW_SOURCE_DIR "/resources"}};
    open();
    QVERIFY(!m_document->mayEdit(kRifles));
    QVERIFY(!m_document->mayAdd());
}

void tst_LibraryDocument::whatCannotBeWrittenIsSaid()
{
    addUnit(kMine.id);
    m_document->flush();
    QSignalSpy failed(m_document.get(), &LibraryDocument::failed);
    write("own.toml", "not = = toml\n");
    change(kMine, "points", 77);
    m_document->flush();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("own.toml")));
    QCOMPARE(own(), std::string("not = = toml\n"));
}

void tst_LibraryDocument::theFilesAreReadAgain()
{
    addUnit(kMine.id);
    addFormation();
    change(kMine, "attack.soft", std::vector{RangeBand{0, 3, *poolFromString("RY")}});
    const UnitCard mine = unit(kMine);
    const AnyCard platoon = m_document->find(kPlatoon)->card;
    open(); // leaving writes
    QVERIFY(unit(kMine) == mine);
    QVERIFY(m_document->find(kPlatoon)->card == platoon);
    QVERIFY(own("own-formations.toml").starts_with("format = \"hexwerk.formations\"\n"));
}

HW_CORE_TEST(tst_LibraryDocument)

} // namespace hexwerk::assault::ui::tst_library_document

#include "tst_library_document.moc"
