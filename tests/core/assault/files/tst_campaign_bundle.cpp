#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "tests/core/assault/files/bundles.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_campaign_bundle {

static const fs::path kTwoRoads = HW_SOURCE_DIR "/tests/data/campaigns/two_roads";

// A designer's campaign goes to another machine with the scenarios of its battles, in one file.
class tst_CampaignBundle final : public BundleTest
{
    Q_OBJECT

private slots:
    void initTestCase() { load(); }
    void init();
    void whatOnlyTheDesignerHasComesAlong();
    void aRoundTripBringsEverythingBack();
    void aCampaignOfShippedThingsBringsItsScenarios();
    void whatIsThereAlreadyIsSaidToBeTheSameOrDifferent();
    void whatIsNotTakenIsNotWritten();
    void aScenarioMayHaveTheNameOfTheCampaign();
    void whatCannotComeAlongIsNamed_data();
    void whatCannotComeAlongIsNamed();
    void aLinkedScenarioDoesNotComeAlong();
    void picturesOfScenariosAreNamedToo();
    void aBadBundleIsRefused_data();
    void aBadBundleIsRefused();
    void anOldBundleIsNoCampaigns();

private:
    void change(const std::string &name, const std::string &from, const std::string &to) const;
    tl::expected<Bundle, BundleFailure> bundledCampaign() const;
    Bundle designedCampaign() const
    {
        const auto bundle = bundledCampaign();
        return bundle ? *bundle : Bundle{};
    }
    static std::vector<ZipEntry> entriesOf(const Bundle &bundle)
    {
        return *readZip(bundleBytes(filesOf(bundle)));
    }
};

// Tile, cards, formation and pictures of the designer in two_roads, and a scenario in a folder.
void tst_CampaignBundle::init()
{
    layOut();
    fs::remove_all(in("work"));
    for (const char *name : {"two_roads.toml", "outpost.toml", "crossing.toml"})
        put(in("work") / name, content(kTwoRoads / name));
    put(in("work/battles/hill.toml"), content(kTwoRoads / "hill.toml"));
    std::string tile = content(HW_SOURCE_DIR "/resources/assault/tiles/T01A.toml");
    put(in("library/assault/tiles/mine.toml"), tile.replace(tile.find("T01A"), 4, "X01A"));
    change("library/assault/cards/mine.toml", "source = \"G\"",
           "source = \"G\"\npicture = \"scans/x.png\"");
    put(in("library/assault/cards/scans/x.png"), kPng);
    put(in("work/chart.png"), kPng + "chart" + kPng);
    put(in("work/maps/south.png"), kPng);
    put(in("work/battles/maps/south.png"), kPng + "hill" + kPng);
    change("work/two_roads.toml", "\"hill.toml\"", "\"battles/hill.toml\"");
    change("work/two_roads.toml", "side = \"allied\"\ncard = \"us.rifles43\"\n\n[[core]]",
           "side = \"allied\"\ncard = \"my.rifles\" # mine\n\n[[core]]");
    change("work/two_roads.toml", "\"us.rangers43\"", "\"my.others\"");
    change("work/outpost.toml", "\"T01A\"", "\"X01A\"");
    change("work/crossing.toml", "[board]", "[board.underlay]\npicture = \"maps/south.png\"");
    change("work/battles/hill.toml", "[board]", "[board.underlay]\npicture = \"maps/south.png\"");
    change("work/battles/hill.toml", "name = { en = \"Allies\", de = \"Alliierte\" }",
           "[[side.formation]]\ntype = \"infantry\"\ncount = 1\nfrom = [\"my.platoon\"]");
}

void tst_CampaignBundle::change(const std::string &name, const std::string &from,
                                const std::string &to) const
{
    std::string text = content(in(name));
    const std::size_t place = text.find(from);
    QVERIFY2(place != std::string::npos, from.c_str());
    put(in(name), text.replace(place, from.size(), to));
}

tl::expected<Bundle, BundleFailure> tst_CampaignBundle::bundledCampaign() const
{
    const std::string text = content(in("work/two_roads.toml"));
    const auto read = readCampaign(text, "two_roads.toml");
    return bundleOf(read.value->campaign, text, in("work"), m_paths, loadedWith(in("library")));
}

static bool isValid(const fs::path &campaign, const DataStore &data)
{
    return !hasErrors(validateText(content(campaign), campaign.string(), data));
}

void tst_CampaignBundle::whatOnlyTheDesignerHasComesAlong()
{
    const std::vector<std::string> expected = {"scenario battles/hill.toml",
                                               "scenario crossing.toml",
                                               "scenario outpost.toml",
                                               "tile X01A",
                                               "unit my.others",
                                               "unit my.rifles",
                                               "formation my.platoon",
                                               "picture battles/maps/south.png",
                                               "picture chart.png",
                                               "picture maps/south.png"};
    QVERIFY(itemsOf(designedCampaign()) == expected);
    std::vector<std::string> names;
    for (const ZipEntry &entry : entriesOf(designedCampaign()))
        names.push_back(entry.name);
    std::sort(names.begin(), names.end());
    QVERIFY((names == std::vector<std::string>{
                          "assault/cards/my.others.toml", "assault/cards/my.platoon.formation.toml",
                          "assault/cards/my.rifles.toml", "assault/cards/scans/x.png",
                          "assault/tiles/X01A.toml", "battles/hill.toml", "battles/maps/south.png",
                          "campaign.toml", "chart.png", "crossing.toml", "maps/south.png",
                          "outpost.toml"}));
}

void tst_CampaignBundle::aRoundTripBringsEverythingBack()
{
    QVERIFY(isValid(in("work/two_roads.toml"), loadedWith(in("library"))));
    const std::string bytes = bundleBytes(filesOf(designedCampaign()));
    const auto bundle = readBundle(bytes, m_shipped);
    QVERIFY(bundle && bundle->isCampaign());
    QVERIFY(bundle->items == designedCampaign().items);
    QCOMPARE(bundleBytes(filesOf(*bundle)), bytes);
    QCOMPARE(headFileName(*bundle), "two-roads.toml"s);
    const ImportPlace place{in("other"), in("games/mine/two_roads.toml")};
    QCOMPARE(told(importItems(*bundle, m_shipped, place)),
             "campaign two-roads new\nscenario battles/hill.toml new\nscenario crossing.toml new\n"
             "scenario outpost.toml new\ntile X01A new\nunit my.others new\nunit my.rifles new\n"
             "formation my.platoon new\npicture battles/maps/south.png new\npicture chart.png new\n"
             "picture maps/south.png new\n"s);
    QVERIFY(importBundle(*bundle, std::vector<bool>(11, true), place));

    const std::vector<std::string> files = filesIn(in("work"));
    QCOMPARE(files.size(), std::size_t{7});
    QVERIFY(filesIn(in("games/mine")) == files);
    for (const std::string &file : files)
        QCOMPARE(content(in("games/mine") / file), content(in("work") / file));
    const DataStore mine = loadedWith(in("library"));
    const DataStore theirs = loadedWith(in("other"));
    QVERIFY(*theirs.tile("X01A") == *mine.tile("X01A"));
    for (const char *card : {"my.rifles", "my.others"})
        QVERIFY(*theirs.cards.unit(card) == *mine.cards.unit(card));
    QVERIFY(*theirs.cards.formation("my.platoon") == *mine.cards.formation("my.platoon"));
    QCOMPARE(content(in("other/assault/cards/scans/x.png")), kPng);
    QVERIFY(isValid(place.head, theirs));
    QVERIFY(!isValid(place.head, m_shipped));
}

void tst_CampaignBundle::aCampaignOfShippedThingsBringsItsScenarios()
{
    const std::string text = content(kTwoRoads / "two_roads.toml");
    Campaign campaign = readCampaign(text, "two_roads.toml").value.value().campaign;
    const auto missing = bundleOf(campaign, text, kTwoRoads, m_paths, m_shipped);
    QVERIFY(!missing && missing.error().fault == BundleFault::PictureMissing);
    QCOMPARE(missing.error().entry, "chart.png"s);
    campaign.background.clear();
    const auto bundle = bundleOf(campaign, text, kTwoRoads, m_paths, m_shipped);
    QVERIFY(bundle);
    QVERIFY((itemsOf(*bundle) == std::vector{"scenario crossing.toml"s, "scenario hill.toml"s,
                                             "scenario outpost.toml"s}));
}

void tst_CampaignBundle::whatIsThereAlreadyIsSaidToBeTheSameOrDifferent()
{
    const Bundle bundle = designedCampaign();
    change("work/crossing.toml", "turns = 5", "turns = 6");
    fs::remove(in("work/outpost.toml"));
    put(in("work/chart.png"), "another");
    DataStore data = loadedWith(in("library"));
    data.cards.units["my.others"].movement = 4;
    const ImportPlace place{in("library"), in("work/two_roads.toml")};
    QCOMPARE(told(importItems(bundle, data, place)),
             "campaign two-roads same\nscenario battles/hill.toml same\n"
             "scenario crossing.toml different\nscenario outpost.toml new\ntile X01A same\n"
             "unit my.others different\nunit my.rifles same\nformation my.platoon same\n"
             "picture battles/maps/south.png same\npicture chart.png different\n"
             "picture maps/south.png same\n"s);
    change("work/two_roads.toml", "length = 5", "length = 6");
    QVERIFY(importItems(bundle, data, place)[0].standing == Standing::Different);
}

void tst_CampaignBundle::whatIsNotTakenIsNotWritten()
{
    std::vector<bool> taken(11, false);
    taken[0] = taken[2] = true;
    const ImportPlace place{in("other"), in("games/mine.toml")};
    QVERIFY(importBundle(designedCampaign(), taken, place));
    QVERIFY((filesIn(in("games")) == std::vector{"crossing.toml"s, "mine.toml"s}));
    QVERIFY(!fs::exists(in("other/assault")));

    // All or nothing.
    put(in("full/chart.png/a"), "a folder where a file is wanted");
    const auto failed = importBundle(designedCampaign(), std::vector<bool>(11, true),
                                     {in("other"), in("full/mine.toml")});
    QVERIFY(!failed);
    QVERIFY((filesIn(in("full")) == std::vector{"chart.png/a"s}));
    QVERIFY(!fs::exists(in("other/assault")));
}

void tst_CampaignBundle::aScenarioMayHaveTheNameOfTheCampaign()
{
    fs::rename(in("work/outpost.toml"), in("work/Two-Roads.toml"));
    change("work/two_roads.toml", "\"outpost.toml\"", "\"Two-Roads.toml\"");
    fs::rename(in("work/crossing.toml"), in("work/scenario.toml"));
    change("work/two_roads.toml", "\"crossing.toml\"", "\"scenario.toml\"");
    const auto bundle = readBundle(bundleBytes(filesOf(designedCampaign())), m_shipped);
    QVERIFY(bundle && bundle->isCampaign());
    QCOMPARE(headFileName(*bundle), "two-roads-2.toml"s);
    const ImportPlace place{in("other"), in("games") / headFileName(*bundle)};
    QVERIFY(importBundle(*bundle, std::vector<bool>(11, true), place));
    QVERIFY(isValid(place.head, loadedWith(in("other"))));
}

void tst_CampaignBundle::whatCannotComeAlongIsNamed_data()
{
    QTest::addColumn<QByteArray>("scenario"); // of the crossing
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QByteArray>("entry"); // empty: the scenario
    const auto row = [](const char *what, const char *scenario, const std::string &text,
                        BundleFault fault, const char *entry = "") {
        QTest::newRow(what) << QByteArray(scenario) << QByteArray::fromStdString(text)
                            << static_cast<int>(fault) << QByteArray(entry);
    };
    const std::string good = content(kTwoRoads / "crossing.toml");
    row("missing", "none.toml", "", BundleFault::ScenarioMissing);
    row("outside", "../other.toml", good, BundleFault::ScenarioOutside);
    row("absolute", "/other.toml", "", BundleFault::ScenarioOutside);
    row("broken", "other.toml", "turns = ", BundleFault::BrokenFile);
    row("no scenario", "other.toml", kTile, BundleFault::BrokenFile);
    row("named as the campaign in the bundle", "Campaign.toml", good, BundleFault::NameTaken);
    row("another one in small letters", "Outpost.toml", good, BundleFault::NameTaken,
        "outpost.toml");
    row("among the tiles", "assault/Tiles/other.toml", good, BundleFault::NameTaken);
    row("among the cards", "assault/cards/other.toml", good, BundleFault::NameTaken);
}

void tst_CampaignBundle::whatCannotComeAlongIsNamed()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    QFETCH(QByteArray, entry);
    const std::string name = scenario.toStdString();
    if (!text.isEmpty())
        put(in("work") / name, text.toStdString());
    const std::string campaign = content(in("work/two_roads.toml"));
    Campaign changed = readCampaign(campaign, "two_roads.toml").value.value().campaign;
    changed.battles[1].scenario = name;
    const auto bundle = bundleOf(changed, campaign, in("work"), m_paths, m_shipped);
    QVERIFY(!bundle);
    QCOMPARE(static_cast<int>(bundle.error().fault), fault);
    QCOMPARE(bundle.error().entry, entry.isEmpty() ? name : entry.toStdString());
    QCOMPARE(bundle.error().problems.empty(), fault != static_cast<int>(BundleFault::BrokenFile));
}

void tst_CampaignBundle::aLinkedScenarioDoesNotComeAlong()
{
    fs::rename(in("work/outpost.toml"), in("private.toml"));
    fs::create_symlink(in("private.toml"), in("work/outpost.toml"));
    const auto linked = bundledCampaign();
    QVERIFY(!linked && linked.error().fault == BundleFault::ScenarioOutside);
    fs::remove(in("work/outpost.toml"));
    fs::rename(in("private.toml"), in("work/outpost.toml"));
    QVERIFY(bundledCampaign());
}

void tst_CampaignBundle::picturesOfScenariosAreNamedToo()
{
    // One file on disks that do not tell small letters from capitals.
    put(in("work/Maps/South.png"), kPng);
    change("work/outpost.toml", "[board]", "[board.underlay]\npicture = \"Maps/South.png\"");
    const auto taken = bundledCampaign();
    QVERIFY(!taken && taken.error().fault == BundleFault::NameTaken);
    QCOMPARE(taken.error().entry, "maps/south.png"s);
    change("work/outpost.toml", "Maps/South.png", "north.png");
    QCOMPARE(bundledCampaign().error().entry, "north.png"s);
}

void tst_CampaignBundle::aBadBundleIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text"); // empty: the entry is left out
    QTest::addColumn<int>("fault");
    const auto row = [](const char *what, const char *name, const std::string &text,
                        BundleFault fault) {
        QTest::newRow(what) << QByteArray(name) << QByteArray::fromStdString(text)
                            << static_cast<int>(fault);
    };
    const std::string scenario = content(kTwoRoads / "hill.toml");
    row("a scenario is missing", "crossing.toml", "", BundleFault::ScenarioMissing);
    row("a scenario in a folder is missing", "battles/hill.toml", "", BundleFault::ScenarioMissing);
    row("a scenario is broken", "crossing.toml", "turns = ", BundleFault::BrokenFile);
    row("a scenario is a tile", "crossing.toml", kTile, BundleFault::BrokenFile);
    row("the campaign is broken", "campaign.toml", "format = ", BundleFault::BrokenFile);
    row("the campaign is a scenario", "campaign.toml", scenario, BundleFault::BrokenFile);
    row("a scenario of no battle", "extra.toml", scenario, BundleFault::Stranger);
    row("a scenario of no battle, in a folder", "battles/a.toml", scenario, BundleFault::Stranger);
    row("a scenario as others have it", "scenario.toml", scenario, BundleFault::Stranger);
    row("a program", "run.exe", "MZ", BundleFault::Stranger);
    row("a system", "assault/system.toml", "format = \"hexwerk.system\"", BundleFault::Stranger);
    row("no picture", "chart.png", "<html>", BundleFault::NotAPicture);
    row("a broken tile", "assault/tiles/X01A.toml", "format = ", BundleFault::BrokenFile);
    row("names that meet", "Outpost.toml", scenario, BundleFault::Zip);
    row("a bomb", "outpost.toml", std::string(20 << 20, '#'), BundleFault::Zip);
    row("a path that leads out", "../outpost.toml", scenario, BundleFault::Zip);
}

void tst_CampaignBundle::aBadBundleIsRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    std::vector<ZipEntry> entries = entriesOf(designedCampaign());
    QVERIFY(readBundle(zipOf(entries), m_shipped));
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const ZipEntry &entry) {
        return entry.name == name.toStdString();
    });
    if (found == entries.end())
        entries.push_back({name.toStdString(), text.toStdString()});
    else if (text.isEmpty())
        entries.erase(found);
    else
        found->content = text.toStdString();
    const auto bundle = readBundle(zipOf(entries), m_shipped);
    QVERIFY(!bundle);
    QCOMPARE(static_cast<int>(bundle.error().fault), fault);
    QCOMPARE(bundle.error().entry, name.toStdString());
    QCOMPARE(bundle.error().problems.empty(), fault != static_cast<int>(BundleFault::BrokenFile));
}

void tst_CampaignBundle::anOldBundleIsNoCampaigns()
{
    const std::vector<ZipEntry> old = {{"scenario.toml", kScenario}};
    const auto bundle = readBundle(zipOf(old), m_shipped);
    QVERIFY(bundle && !bundle->isCampaign());
    QCOMPARE(bundle->id(), "mine"s);
    auto more = old;
    more.push_back({"outpost.toml", kScenario});
    const auto refused = readBundle(zipOf(more), m_shipped);
    QVERIFY(!refused && refused.error().fault == BundleFault::Stranger);
}

HW_PLAIN_TEST(tst_CampaignBundle)

} // namespace hexwerk::assault::tst_campaign_bundle

#include "tst_campaign_bundle.moc"
