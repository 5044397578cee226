#include "tests/core/assault/files/bundles.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_bundle_faults {

// Names that meet, links and bad bundles: nothing is lost, nothing gets in or out unseen.
class tst_BundleFaults final : public BundleTest
{
    Q_OBJECT

private slots:
    void initTestCase() { load(); }
    void init() { layOut(); }
    void idsLikeFileNamesDoNotMeet();
    void idsThatDifferInCapitalsDoNotMeet();
    void picturesThatDifferInCapitalsDoNotMeet();
    void aBundleOfTooManyFilesIsNotMade();
    void aFailureLeavesNothingBehind();
    void aLinkedFolderLeadsNowhere();
    void aBadBundleIsRefused_data();
    void aBadBundleIsRefused();
    void aHugeFileIsRefusedUnread();
    void aPictureThatCannotComeAlongIsNamed_data();
    void aPictureThatCannotComeAlongIsNamed();
    void aLinkedPictureDoesNotComeAlong();
};

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
void tst_BundleFaults::idsLikeFileNamesDoNotMeet()
{
    put(in("library/assault/cards/own.toml"), cardFile("x.formation"));
    put(in("library/assault/cards/platoon.toml"),
        "format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n\n[[formation]]\n"
        "id = \"x\"\nname = { en = \"X\" }\nnation = \"us\"\ntype = \"infantry\"\n"
        "units = [{ card = \"x.formation\", count = 2 }]\n");
    const std::string text = scenarioWith(
        {"x.formation"}, "[[side.formation]]\ntype = \"infantry\"\ncount = 1\nfrom = [\"x\"]\n");
    const auto bundle = bundled(text);
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(filesOf(*bundle)), m_shipped);
    QVERIFY(read);
    QVERIFY(itemsOf(*read) == (std::vector<std::string>{"unit x.formation", "formation x"}));
    const ImportPlace place{in("theirs"), in("theirs/scenarios/mine.toml")};
    QVERIFY(importBundle(*read, {true, true, true}, place));
    const DataStore theirs = loadedWith(in("theirs"));
    QVERIFY(theirs.cards.unit("x.formation") && theirs.cards.formation("x"));
}

void tst_BundleFaults::idsThatDifferInCapitalsDoNotMeet()
{
    put(in("library/assault/cards/a.toml"), cardFile("own.A"));
    put(in("library/assault/cards/b.toml"), cardFile("own.a"));
    const std::string text = scenarioWith({"own.A", "own.a"});
    const auto bundle = bundled(text);
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(filesOf(*bundle)), m_shipped);
    QVERIFY(read);
    QVERIFY(itemsOf(*read) == (std::vector<std::string>{"unit own.A", "unit own.a"}));
}

void tst_BundleFaults::picturesThatDifferInCapitalsDoNotMeet()
{
    put(in("library/assault/cards/a.toml"), cardFile("own.a", "picture = \"x.png\"\n"));
    put(in("library/assault/cards/b.toml"), cardFile("own.b", "picture = \"X.png\"\n"));
    put(in("library/assault/cards/x.png"), kPng);
    put(in("library/assault/cards/X.png"), kPng);
    const std::string text = scenarioWith({"own.a", "own.b"});
    const auto bundle = bundled(text);
    QVERIFY(bundle);
    const auto read = readBundle(bundleBytes(filesOf(*bundle)), m_shipped);
    QVERIFY(read);
    QCOMPARE(read->items.size(), std::size_t{2});
    QCOMPARE(read->items[0].picture, kPng);
    QCOMPARE(read->items[1].picture, kPng);
}

void tst_BundleFaults::aBundleOfTooManyFilesIsNotMade()
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
    const auto bundle = bundled(text);
    QVERIFY(!bundle);
    QVERIFY(bundle.error().zip.fault == ZipFault::TooManyEntries);
}

void tst_BundleFaults::aFailureLeavesNothingBehind()
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

void tst_BundleFaults::aLinkedFolderLeadsNowhere()
{
    fs::create_directories(in("games"));
    fs::create_directories(in("secret"));
    fs::create_directory_symlink(in("secret"), in("games/maps"));
    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(!importBundle(designed(), std::vector<bool>(5, true), place));
    QVERIFY(fs::is_empty(in("secret")));
    QVERIFY(!fs::exists(place.head));
}

void tst_BundleFaults::aBadBundleIsRefused_data()
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

void tst_BundleFaults::aBadBundleIsRefused()
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

void tst_BundleFaults::aHugeFileIsRefusedUnread()
{
    put(in("huge.hexwerk"), "PK");
    fs::resize_file(in("huge.hexwerk"), std::uintmax_t{200} << 20);
    const auto bundle = loadBundle(in("huge.hexwerk"), m_shipped);
    QVERIFY(!bundle && bundle.error().fault == BundleFault::FileTooLarge);
    QCOMPARE(bundle.error().zip.found, std::uint64_t{200} << 20);
    QVERIFY(loadBundle(in("none"), m_shipped).error().fault == BundleFault::CannotRead);
}

void tst_BundleFaults::aPictureThatCannotComeAlongIsNamed_data()
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

void tst_BundleFaults::aPictureThatCannotComeAlongIsNamed()
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

void tst_BundleFaults::aLinkedPictureDoesNotComeAlong()
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

HW_PLAIN_TEST(tst_BundleFaults)

} // namespace hexwerk::assault::tst_bundle_faults

#include "tst_bundle_faults.moc"
