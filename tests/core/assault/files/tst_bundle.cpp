#include "tests/core/assault/files/bundles.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_bundle {

// A designer's scenario goes to another machine, in one file.
class tst_Bundle final : public BundleTest
{
    Q_OBJECT

private slots:
    void initTestCase() { load(); }
    void init() { layOut(); }
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
};

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
    const auto bundle = readBundle(bundleBytes(filesOf(designed())), m_shipped);
    QVERIFY(bundle);
    const ImportPlace place{in("other"), in("games/mine/mine.toml")};
    const auto items = importItems(*bundle, m_shipped, place);
    QCOMPARE(told(items), "scenario mine new\ntile X01A new\nunit my.rifles new\n"
                          "formation my.platoon new\npicture maps/south.png new\n"s);
    QVERIFY(importBundle(*bundle, std::vector<bool>(5, true), place));

    QCOMPARE(content(place.head), kScenario);
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
    put(place.head, kScenario);
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
    const auto read = readBundle(bundleBytes(filesOf(bundle)), m_shipped);
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
    const auto read = readBundle(bundleBytes(filesOf(*bundle)), m_shipped);
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
    const auto bundle = readBundle(bundleBytes(filesOf(designed())), m_shipped);
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
    const auto failed = bundled(kScenario);
    QVERIFY(!failed && failed.error().fault == BundleFault::PictureMissing);
    QCOMPARE(failed.error().entry, "assault/cards/scans/x.png"s);
}

HW_PLAIN_TEST(tst_Bundle)

} // namespace hexwerk::assault::tst_bundle

#include "tst_bundle.moc"
