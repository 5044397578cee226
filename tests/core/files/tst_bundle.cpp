#include <QTemporaryDir>
#include <QTest>

#include "core/files/bundle_export.h"
#include "core/files/bundle_import.h"
#include "core/files/scenario_reader.h"
#include "core/files/text_file.h"

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace hexwerk;
using namespace std::string_literals;
namespace fs = std::filesystem;

// A designer's scenario goes to another one's machine, in one file.
class tst_Bundle final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void whatOnlyTheDesignerHasComesAlong();
    void aScenarioOfShippedThingsIsAlone();
    void aRoundTripBringsEverythingBack();
    void whatIsThereAlreadyIsSaidToBeTheSameOrDifferent();
    void whatIsNotTakenIsNotWritten();
    void aCardIsChangedInTheFileWhereItStands();
    void aTilesPictureComesAlong();
    void anotherPictureOfThatNameStaysAsItIs();
    void picturesOfTwoFoldersMayHaveOneName();
    void aCardsPictureComesAlong();
    void idsLikeFileNamesDoNotMeet();
    void idsThatDifferInCapitalsDoNotMeet();
    void picturesThatDifferInCapitalsDoNotMeet();
    void aBundleOfTooManyFilesIsNotMade();
    void aFailureLeavesNothingBehind();
    void aLinkedFolderLeadsNowhere();
    void aLinkedPictureDoesNotComeAlong();
    void aBadBundleIsRefused_data();
    void aBadBundleIsRefused();
    void aHugeFileIsRefusedUnread();
    void aPictureThatCannotComeAlongIsNamed_data();
    void aPictureThatCannotComeAlongIsNamed();

private:
    fs::path in(const std::string &name) const
    {
        return fs::path(m_folder->path().toStdString()) / name;
    }
    Bundle designed() const;
    void draw(const std::string &tile, const std::string &picture) const;
    DataStore loadedWith(const fs::path &library) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    DataStore m_shipped;
    DataPaths m_paths;
};

static const std::string kPng = "\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0"
                                "0123456789012345\0\0\0\0IEND\xAE\x42\x60\x82"s;
static const std::string kTile = "# mine\nformat = \"hexwerk.tile\"\nversion = 1\nid = \"X01A\"\n"
                                 "columns = 4\nrows = 4\n";
static const std::string kCards =
    "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n\n"
    "# My riflemen.\n[[unit]]\nid = \"my.rifles\"\nname = { en = \"Mine\" }\nnation = \"us\"\n"
    "type = \"infantry\"\npoints = 10\nhalf_points = 5\nstrength = 3\nhalf_strength = 1\n"
    "defence = \"Y\"\nmovement = 3 # fast\nmovement_type = \"foot\"\nsource = \"G\"\n\n"
    "[[unit]]\nid = \"my.others\"\nname = { en = \"Others\" }\nnation = \"us\"\n"
    "type = \"infantry\"\npoints = 10\nhalf_points = 5\nstrength = 3\nhalf_strength = 1\n"
    "defence = \"Y\"\nmovement = 3\nmovement_type = \"foot\"\n";
static const std::string kFormations =
    "format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n\n[[formation]]\n"
    "id = \"my.platoon\"\nname = { en = \"Platoon\" }\nnation = \"us\"\ntype = \"infantry\"\n"
    "units = [{ card = \"my.rifles\", count = 2 }]\n";
static const std::string kScenario =
    "format = \"hexwerk.scenario\"\nversion = 1\nid = \"mine\"\nsystem = \"assault\"\n"
    "profile = \"sicily43-en\"\nturns = 6\n\n[board.underlay]\n"
    "picture = \"maps/south.png\" # scanned\n"
    "[[board.tile]]\ntile = \"X01A\"\nat = \"A1\"\n[[board.tile]]\ntile = \"T01A\"\nat = \"E1\"\n"
    "[[side]]\nid = \"allied\"\n[[side.formation]]\ntype = \"infantry\"\ncount = 1\n"
    "from = [\"my.platoon\", \"us.rifle_platoon\"]\n";

static void put(const fs::path &file, const std::string &content)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
}

static std::string content(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

static std::vector<std::string> filesIn(const fs::path &folder)
{
    std::vector<std::string> files;
    for (const auto &entry : fs::recursive_directory_iterator(folder))
        if (!entry.is_directory())
            files.push_back(entry.path().lexically_relative(folder).string());
    std::sort(files.begin(), files.end());
    return files;
}

static std::vector<std::string> itemsOf(const Bundle &bundle)
{
    std::vector<std::string> items;
    for (const BundleItem &item : bundle.items)
        items.push_back(std::string(toString(item.part)) + " " + item.id);
    return items;
}

static std::string told(const std::vector<ImportItem> &items)
{
    std::string text;
    for (const ImportItem &item : items)
        text += std::string(toString(item.part)) + " " + item.id + " " +
                std::string(toString(item.standing)) + "\n";
    return text;
}

void tst_Bundle::initTestCase()
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data);
    m_shipped = *data.value;
}

void tst_Bundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_paths = {{in("library"), HW_SOURCE_DIR "/resources"}};
    put(in("library/assault/tiles/mine.toml"), kTile);
    put(in("library/assault/cards/mine.toml"), kCards);
    put(in("library/assault/cards/platoon.toml"), kFormations);
    put(in("work/maps/south.png"), kPng);
}

DataStore tst_Bundle::loadedWith(const fs::path &library) const
{
    return *loadData({{library, HW_SOURCE_DIR "/resources"}}).value;
}

Bundle tst_Bundle::designed() const
{
    const auto scenario = readScenario(kScenario, "mine.toml");
    const auto bundle = bundleOf(scenario.value->scenario, kScenario, in("work"), m_paths,
                                 loadedWith(in("library")));
    return bundle ? *bundle : Bundle{};
}

// A tile of the designer over a picture.
void tst_Bundle::draw(const std::string &tile, const std::string &picture) const
{
    put(in(tile), kTile + "\n[underlay]\npicture = \"scans/x.png\" # 1943\n");
    put(in(tile).parent_path() / "scans/x.png", picture);
}

void tst_Bundle::whatOnlyTheDesignerHasComesAlong()
{
    const std::vector<std::string> expected = {"tile X01A", "unit my.rifles",
                                               "formation my.platoon", "picture maps/south.png"};
    QVERIFY(itemsOf(designed()) == expected);
}

void tst_Bundle::aScenarioOfShippedThingsIsAlone()
{
    const auto text = readTextFile(HW_SOURCE_DIR "/scenarios/gela-road.toml");
    const auto file = readScenario(*text.value, "gela-road.toml");
    const auto bundle =
        bundleOf(file.value->scenario, *text.value, HW_SOURCE_DIR "/scenarios", m_paths, m_shipped);
    QVERIFY(bundle && bundle->items.empty());
}

void tst_Bundle::aRoundTripBringsEverythingBack()
{
    const auto bundle = readBundle(bundleBytes(designed()), m_shipped);
    QVERIFY(bundle);
    const ImportPlace place{in("other"), in("games/mine/mine.toml")};
    const auto items = importItems(*bundle, m_shipped, place);
    QCOMPARE(told(items), "scenario mine new\ntile X01A new\nunit my.rifles new\n"
                          "formation my.platoon new\npicture maps/south.png new\n"s);
    QVERIFY(importBundle(*bundle, std::vector<bool>(5, true), place));

    QCOMPARE(content(place.scenario), kScenario);
    QCOMPARE(content(in("games/mine/maps/south.png")), kPng);
    const DataStore mine = loadedWith(in("library"));
    const DataStore theirs = loadedWith(in("other"));
    QVERIFY(*theirs.tile("X01A") == *mine.tile("X01A"));
    QVERIFY(*theirs.cards.unit("my.rifles") == *mine.cards.unit("my.rifles"));
    QVERIFY(*theirs.cards.formation("my.platoon") == *mine.cards.formation("my.platoon"));
    QVERIFY(!theirs.cards.unit("my.others"));
    // Marks come along: they are not part of the card's value.
    QVERIFY(content(in("other/assault/cards/my.rifles.toml")).find("source = \"G\"") !=
            std::string::npos);
    QVERIFY(designed().items == bundle->items);
}

void tst_Bundle::whatIsThereAlreadyIsSaidToBeTheSameOrDifferent()
{
    Bundle bundle = designed();
    put(in("games/maps/south.png"), "another");
    const ImportPlace place{in("library"), in("games/mine.toml")};
    put(place.scenario, kScenario);
    DataStore data = loadedWith(in("library"));
    data.cards.units["my.rifles"].movement = 4;
    QCOMPARE(told(importItems(bundle, data, place)),
             "scenario mine same\ntile X01A same\nunit my.rifles different\n"
             "formation my.platoon same\npicture maps/south.png different\n"s);
}

void tst_Bundle::whatIsNotTakenIsNotWritten()
{
    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(importBundle(designed(), {true, false, true, false, false}, place));
    QVERIFY((filesIn(in("other")) == std::vector{"assault/cards/my.rifles.toml"s}));
    QVERIFY((filesIn(in("games")) == std::vector{"mine.toml"s}));
}

void tst_Bundle::aCardIsChangedInTheFileWhereItStands()
{
    const Bundle bundle = designed();
    std::string theirs = kCards;
    theirs.replace(theirs.find("movement = 3 # fast"), 12, "movement = 2");
    put(in("library/assault/cards/mine.toml"), theirs);
    const ImportPlace place{in("library"), in("games/mine.toml")};
    QVERIFY(importBundle(bundle, {false, false, true, false, false}, place));
    QCOMPARE(content(in("library/assault/cards/mine.toml")), kCards);
    QVERIFY(!fs::exists(in("games")));
}

void tst_Bundle::aTilesPictureComesAlong()
{
    draw("library/assault/tiles/mine.toml", kPng);
    const Bundle bundle = designed();
    QCOMPARE(bundle.items.front().picture, kPng);
    QCOMPARE(itemsOf(bundle).size(), std::size_t{4}); // it is no item of its own
    const auto read = readBundle(bundleBytes(bundle), m_shipped);
    QVERIFY(read && read->items == bundle.items);

    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(importBundle(*read, {false, true, false, false, false}, place));

    QCOMPARE(content(in("other/assault/tiles/scans/x.png")), kPng);
    QVERIFY(*loadedWith(in("other")).tile("X01A") == *loadedWith(in("library")).tile("X01A"));
    const DataStore theirs = loadedWith(in("other"));
    QVERIFY(importItems(*read, theirs, place)[1].standing == Standing::Same);
    put(in("other/assault/tiles/scans/x.png"), "another");
    QVERIFY(importItems(*read, theirs, place)[1].standing == Standing::Different);
}

void tst_Bundle::anotherPictureOfThatNameStaysAsItIs()
{
    draw("library/assault/tiles/mine.toml", kPng);
    put(in("other/assault/tiles/scans/x.png"), "another");
    const ImportPlace place{in("other"), in("games/mine.toml")};
    for (int time = 0; time < 2; ++time) {
        QVERIFY(importBundle(designed(), {false, true, false, false, false}, place));
        QCOMPARE(content(in("other/assault/tiles/scans/x.png")), "another"s);
        QCOMPARE(content(in("other/assault/tiles/scans/x-2.png")), kPng);
        QCOMPARE(content(in("other/assault/tiles/X01A.toml")),
                 kTile + "\n[underlay]\npicture = \"scans/x-2.png\" # 1943\n");
        QCOMPARE(filesIn(in("other")).size(), std::size_t{3});
    }
}

void tst_Bundle::picturesOfTwoFoldersMayHaveOneName()
{
    draw("library/assault/tiles/mine.toml", kPng);
    draw("more/assault/tiles/more.toml", kPng.substr(0, 40) + "another" + kPng.substr(40));
    std::string text = content(in("more/assault/tiles/more.toml"));
    put(in("more/assault/tiles/more.toml"), text.replace(text.find("X01A"), 4, "X02A"));
    text = kScenario;
    const auto scenario = readScenario(text.replace(text.find("T01A"), 4, "X02A"), "mine.toml");
    m_paths.folders.insert(m_paths.folders.begin(), in("more"));
    const auto bundle =
        bundleOf(scenario.value->scenario, text, in("work"), m_paths, *loadData(m_paths).value);
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(*bundle), m_shipped);
    QVERIFY(read && read->items == bundle->items);
    QVERIFY(importBundle(*read, std::vector<bool>(6, true), {in("new"), in("new/mine.toml")}));
    QCOMPARE(content(in("new/assault/tiles/scans/x.png")), kPng);
    QCOMPARE(content(in("new/assault/tiles/scans/x-2.png")).size(), kPng.size() + 7);
    QCOMPARE(loadedWith(in("new")).tile("X02A")->underlay.value().picture, "scans/x-2.png"s);
}

// Into a file of cards that has another picture of that name beside it.
void tst_Bundle::aCardsPictureComesAlong()
{
    const auto with = [](std::string text, const std::string &before) {
        return text.insert(text.find(before), "picture = \"scans/x.png\"\n");
    };
    put(in("library/assault/cards/mine.toml"), with(kCards, "source = \"G\""));
    put(in("library/assault/cards/platoon.toml"), with(kFormations, "units ="));
    put(in("library/assault/cards/scans/x.png"), kPng);
    const auto bundle = readBundle(bundleBytes(designed()), m_shipped);
    QVERIFY(bundle && bundle->items == designed().items);
    QCOMPARE(bundle->items.size(), std::size_t{4});
    QCOMPARE(bundle->items[1].picture, kPng);
    QCOMPARE(bundle->items[2].picture, kPng);

    put(in("other/assault/cards/mine.toml"), kCards);
    put(in("other/assault/cards/scans/x.png"), "another");
    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(importBundle(*bundle, {false, false, true, true, false}, place));
    QCOMPARE(content(in("other/assault/cards/scans/x.png")), "another"s);
    QCOMPARE(content(in("other/assault/cards/scans/x-2.png")), kPng);
    const DataStore theirs = loadedWith(in("other"));
    QCOMPARE(theirs.cards.unit("my.rifles")->picture, "scans/x-2.png"s);
    QCOMPARE(theirs.cards.formation("my.platoon")->picture, "scans/x-2.png"s);
    QVERIFY(theirs.cards.unit("my.others"));

    const DataStore mine = loadedWith(in("library"));
    const ImportPlace home{in("library"), in("games/mine.toml")};
    QVERIFY(importItems(*bundle, mine, home)[2].standing == Standing::Same);
    put(in("library/assault/cards/scans/x.png"), "another");
    QVERIFY(importItems(*bundle, mine, home)[2].standing == Standing::Different);
    fs::remove(in("library/assault/cards/scans/x.png"));
    const auto scenario = readScenario(kScenario, "mine.toml");
    const auto failed = bundleOf(scenario.value->scenario, kScenario, in("work"), m_paths, mine);
    QVERIFY(!failed && failed.error().fault == BundleFault::PictureMissing);
    QCOMPARE(failed.error().entry, "assault/cards/scans/x.png"s);
}

// A file with that card alone.
static std::string cardFile(const std::string &id, const std::string &more = {})
{
    return "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n\n[[unit]]\nid = \"" +
           id +
           "\"\nname = { en = \"Mine\" }\nnation = \"us\"\ntype = \"infantry\"\npoints = 10\n"
           "half_points = 5\nstrength = 3\nhalf_strength = 1\ndefence = \"Y\"\nmovement = 3\n"
           "movement_type = \"foot\"\n" +
           more;
}

static std::string scenarioWith(const std::vector<std::string> &cards, const std::string &side = {})
{
    std::string text = "format = \"hexwerk.scenario\"\nversion = 1\nid = \"mine\"\n"
                       "system = \"assault\"\nprofile = \"sicily43-en\"\nturns = 6\n"
                       "[[side]]\nid = \"allied\"\n" +
                       side;
    for (std::size_t i = 0; i < cards.size(); ++i)
        text += "[[unit]]\nid = \"u" + std::to_string(i) + "\"\nside = \"allied\"\ncard = \"" +
                cards[i] + "\"\n";
    return text;
}

// A unit card `x.formation` would lie in the file of the formation card `x`.
void tst_Bundle::idsLikeFileNamesDoNotMeet()
{
    put(in("library/assault/cards/own.toml"), cardFile("x.formation"));
    put(in("library/assault/cards/platoon.toml"),
        "format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n\n[[formation]]\n"
        "id = \"x\"\nname = { en = \"X\" }\nnation = \"us\"\ntype = \"infantry\"\n"
        "units = [{ card = \"x.formation\", count = 2 }]\n");
    const std::string text = scenarioWith(
        {"x.formation"}, "[[side.formation]]\ntype = \"infantry\"\ncount = 1\nfrom = [\"x\"]\n");
    const auto scenario = readScenario(text, "mine.toml");
    const auto bundle =
        bundleOf(scenario.value->scenario, text, in("work"), m_paths, loadedWith(in("library")));
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(*bundle), m_shipped);
    QVERIFY(read);
    QVERIFY(itemsOf(*read) == (std::vector<std::string>{"unit x.formation", "formation x"}));
    const ImportPlace place{in("theirs"), in("theirs/scenarios/mine.toml")};
    QVERIFY(importBundle(*read, {true, true, true}, place));
    const DataStore theirs = loadedWith(in("theirs"));
    QVERIFY(theirs.cards.unit("x.formation") && theirs.cards.formation("x"));
}

void tst_Bundle::idsThatDifferInCapitalsDoNotMeet()
{
    put(in("library/assault/cards/a.toml"), cardFile("own.A"));
    put(in("library/assault/cards/b.toml"), cardFile("own.a"));
    const std::string text = scenarioWith({"own.A", "own.a"});
    const auto scenario = readScenario(text, "mine.toml");
    const auto bundle =
        bundleOf(scenario.value->scenario, text, in("work"), m_paths, loadedWith(in("library")));
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(*bundle), m_shipped);
    QVERIFY(read);
    QVERIFY(itemsOf(*read) == (std::vector<std::string>{"unit own.A", "unit own.a"}));
}

void tst_Bundle::picturesThatDifferInCapitalsDoNotMeet()
{
    put(in("library/assault/cards/a.toml"), cardFile("own.a", "picture = \"x.png\"\n"));
    put(in("library/assault/cards/b.toml"), cardFile("own.b", "picture = \"X.png\"\n"));
    put(in("library/assault/cards/x.png"), kPng);
    put(in("library/assault/cards/X.png"), kPng);
    const std::string text = scenarioWith({"own.a", "own.b"});
    const auto scenario = readScenario(text, "mine.toml");
    const auto bundle =
        bundleOf(scenario.value->scenario, text, in("work"), m_paths, loadedWith(in("library")));
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(*bundle), m_shipped);
    QVERIFY(read);
    QCOMPARE(read->items.size(), std::size_t{2});
    QCOMPARE(read->items[0].picture, kPng);
    QCOMPARE(read->items[1].picture, kPng);
}

void tst_Bundle::aBundleOfTooManyFilesIsNotMade()
{
    std::vector<std::string> ids;
    std::string file = cardFile("own.0");
    const std::string card = file.substr(file.find("[[unit]]"));
    for (int i = 0; i < 1000; ++i) {
        ids.push_back("own." + std::to_string(i));
        if (i > 0)
            file += "\n" + std::string(card).replace(card.find("own.0"), 5, ids.back());
    }
    put(in("library/assault/cards/many.toml"), file);
    const std::string text = scenarioWith(ids);
    const auto scenario = readScenario(text, "mine.toml");
    const auto bundle =
        bundleOf(scenario.value->scenario, text, in("work"), m_paths, loadedWith(in("library")));
    QVERIFY(!bundle);
    QVERIFY(bundle.error().zip.fault == ZipFault::TooManyEntries);
}

void tst_Bundle::aFailureLeavesNothingBehind()
{
    put(in("games/maps"), "a file where a folder is wanted");
    put(in("games/mine.toml"), "before");
    const auto before = filesIn(in(""));
    const ImportPlace place{in("other"), in("games/mine.toml")};
    const auto written = importBundle(designed(), std::vector<bool>(5, true), place);
    QVERIFY(!written);
    QCOMPARE(written.error().file, in("games/maps/south.png"));
    QVERIFY(filesIn(in("")) == before);
    QVERIFY(!fs::exists(in("other")));
    QCOMPARE(content(in("games/mine.toml")), "before"s);
}

void tst_Bundle::aLinkedFolderLeadsNowhere()
{
    fs::create_directories(in("games"));
    fs::create_directories(in("secret"));
    fs::create_directory_symlink(in("secret"), in("games/maps"));
    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(!importBundle(designed(), std::vector<bool>(5, true), place));
    QVERIFY(fs::is_empty(in("secret")));
    QVERIFY(!fs::exists(place.scenario));
}

void tst_Bundle::aBadBundleIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *what, const char *name, const std::string &text,
                        BundleFault fault) {
        QTest::newRow(what) << QByteArray(name) << QByteArray::fromStdString(text)
                            << static_cast<int>(fault);
    };
    std::string noSuchTerrain = kTile + "terrain = \"lava\"\n";
    row("a path that leads out", "../x.toml", kTile, BundleFault::Zip);
    row("a program", "run.exe", "MZ", BundleFault::Stranger);
    row("a system", "assault/system.toml", "format = \"hexwerk.system\"", BundleFault::Stranger);
    row("a picture that is none", "maps/south.png", "<html>", BundleFault::NotAPicture);
    row("a picture cut short", "maps/south.png", kPng.substr(0, 50), BundleFault::NotAPicture);
    row("a broken tile", "assault/tiles/x.toml", "format = ", BundleFault::BrokenFile);
    row("a tile of unknown terrain", "assault/tiles/x.toml", noSuchTerrain,
        BundleFault::BrokenFile);
    row("a tile that is a scenario", "assault/tiles/x.toml", kScenario, BundleFault::BrokenFile);
    row("a formation without its cards", "assault/cards/x.toml", kFormations,
        BundleFault::BrokenFile);
    row("a tile twice", "assault/tiles/y.toml", kTile, BundleFault::BrokenFile);
}

void tst_Bundle::aBadBundleIsRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    const std::vector<ZipEntry> good = {{"scenario.toml", kScenario},
                                        {"assault/tiles/a.toml", kTile}};
    QVERIFY(readBundle(zipOf(good), m_shipped));
    std::vector<ZipEntry> entries = good;
    entries.push_back({name.toStdString(), text.toStdString()});
    const auto bundle = readBundle(zipOf(entries), m_shipped);
    QVERIFY(!bundle);
    QCOMPARE(static_cast<int>(bundle.error().fault), fault);
    QCOMPARE(bundle.error().entry, name.toStdString());
    QCOMPARE(bundle.error().problems.empty(), fault != static_cast<int>(BundleFault::BrokenFile));

    QVERIFY(readBundle(zipOf({{"assault/tiles/a.toml", kTile}}), m_shipped).error().fault ==
            BundleFault::NoScenario);
    QVERIFY(readBundle("no zip", m_shipped).error().zip.fault == ZipFault::NotAZip);
}

void tst_Bundle::aHugeFileIsRefusedUnread()
{
    put(in("huge.hexwerk"), "PK");
    fs::resize_file(in("huge.hexwerk"), std::uintmax_t{200} << 20);
    const auto bundle = loadBundle(in("huge.hexwerk"), m_shipped);
    QVERIFY(!bundle && bundle.error().fault == BundleFault::FileTooLarge);
    QCOMPARE(bundle.error().zip.found, std::uint64_t{200} << 20);
    QVERIFY(loadBundle(in("none"), m_shipped).error().fault == BundleFault::CannotRead);
}

void tst_Bundle::aPictureThatCannotComeAlongIsNamed_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<int>("fault");
    QTest::newRow("outside") << QByteArray("../south.png")
                             << static_cast<int>(BundleFault::PictureOutside);
    QTest::newRow("absolute") << QByteArray("/south.png")
                              << static_cast<int>(BundleFault::PictureOutside);
    QTest::newRow("missing") << QByteArray("north.png")
                             << static_cast<int>(BundleFault::PictureMissing);
    QTest::newRow("none") << QByteArray("notes.png") << static_cast<int>(BundleFault::NotAPicture);
}

void tst_Bundle::aPictureThatCannotComeAlongIsNamed()
{
    QFETCH(QByteArray, picture);
    QFETCH(int, fault);
    put(in("work/notes.png"), "words");
    std::string text = kScenario;
    text.replace(text.find("maps/south.png"), 14, picture.toStdString());
    const Scenario scenario = readScenario(kScenario, "mine.toml").value.value().scenario;
    const auto bundle = bundleOf(scenario, text, in("work"), m_paths, m_shipped);
    QVERIFY(!bundle);
    QCOMPARE(static_cast<int>(bundle.error().fault), fault);
    QCOMPARE(bundle.error().entry, picture.toStdString());

    draw("library/assault/tiles/mine.toml", "words");
    const auto tile = bundleOf(scenario, kScenario, in("work"), m_paths, loadedWith(in("library")));
    QVERIFY(tile.error().fault == BundleFault::NotAPicture);
    QCOMPARE(tile.error().entry, "assault/tiles/scans/x.png"s);
}

void tst_Bundle::aLinkedPictureDoesNotComeAlong()
{
    put(in("private/me.png"), kPng);
    fs::remove(in("work/maps/south.png"));
    fs::create_symlink(in("private/me.png"), in("work/maps/south.png"));
    const Scenario scenario = readScenario(kScenario, "mine.toml").value.value().scenario;
    const auto linked = bundleOf(scenario, kScenario, in("work"), m_paths, m_shipped);
    QVERIFY(!linked && linked.error().fault == BundleFault::PictureOutside);

    fs::remove_all(in("work/maps"));
    fs::create_directory_symlink(in("private"), in("work/maps"));
    fs::rename(in("private/me.png"), in("private/south.png"));
    const auto folder = bundleOf(scenario, kScenario, in("work"), m_paths, m_shipped);
    QVERIFY(!folder && folder.error().fault == BundleFault::PictureOutside);
}

QTEST_APPLESS_MAIN(tst_Bundle)
#include "tst_bundle.moc"
