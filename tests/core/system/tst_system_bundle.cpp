// Bundles of any system: which files they have, whatever these say.
#include <QTemporaryDir>
#include <QTest>

#include "core/files/limits.h"
#include "core/system/bundle.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

#include <fstream>

namespace hexwerk::tst_system_bundle {

class tst_SystemBundle final : public QObject
{
    Q_OBJECT

private slots:
    void aBundleIsWrittenAndReadAgain();
    void aCampaignHasItsScenariosBesideIt();
    void partsAreSortedByTheirFormats();
    void partsWhoseNamesMeetGetOthers();
    void aFileThatNoBundleHasIsRefused_data();
    void aFileThatNoBundleHasIsRefused();
    void whatIsTooLargeIsNotWritten();
    void aPictureLiesInTheFolder();
};

static const Rules &squares()
{
    return *findRules(toy::toys(), "toy_squares");
}

static std::string fileOf(const std::string &format)
{
    return "format = \"hexwerk." + format + "\"\nversion = 1\n";
}

// More text than a bundle may have, though no zip bomb.
static std::string longText()
{
    std::string text;
    for (int i = 0; text.size() <= limits::kLargestToml; ++i)
        text += "# " + std::to_string(i) + "\n";
    return text;
}

// One white pixel.
static const std::string kPicture = [] {
    const QByteArray png = QByteArray::fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAA"
                                                  "CklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==");
    return png.toStdString();
}();

void tst_SystemBundle::aBundleIsWrittenAndReadAgain()
{
    const BundleFiles files{fileOf("scenario"),
                            {{"toy_squares/pieces/a.toml", fileOf("pieces"), "hexwerk.pieces"},
                             {"toy_squares/ground/b/c.toml", fileOf("ground"), "hexwerk.ground"}},
                            {{"maps/x.png", kPicture}, {"toy_squares/pieces/a.png", kPicture}}};
    const std::string bytes = bundleBytes(files);
    const auto entries = readZip(bytes);
    QVERIFY(entries);
    QVERIFY(*entries == (std::vector<ZipEntry>{{"scenario.toml", fileOf("scenario")},
                                               {"toy_squares/pieces/a.toml", fileOf("pieces")},
                                               {"toy_squares/ground/b/c.toml", fileOf("ground")},
                                               {"maps/x.png", kPicture},
                                               {"toy_squares/pieces/a.png", kPicture}}));
    QVERIFY(withinLimits(files));
    const auto read = readBundleFiles(bytes, squares());
    QVERIFY(read && *read == files);
    QCOMPARE(bundleBytes(*read), bytes);

    QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("b.hexwerk")).toStdString();
    std::ofstream(file, std::ios::binary) << bytes;
    QCOMPARE(loadBundleBytes(file).value(), bytes);
    QVERIFY(loadBundleBytes(file + "x").error().fault == BundleFault::CannotRead);
    std::filesystem::resize_file(file, kLargestBundle + 1);
    QVERIFY(loadBundleBytes(file).error().fault == BundleFault::FileTooLarge);
}

void tst_SystemBundle::aCampaignHasItsScenariosBesideIt()
{
    const BundleFiles files{
        .head = fileOf("campaign"),
        .parts = {{"toy_squares/ground/a.toml", fileOf("ground"), "hexwerk.ground"}},
        .pictures = {{"chart.png", kPicture}},
        .isCampaign = true,
        .scenarios = {{"scenario.toml", fileOf("scenario")}, {"later/b.toml", "2"}}};
    const auto entries = readZip(bundleBytes(files));
    QVERIFY(entries);
    QVERIFY(*entries == (std::vector<ZipEntry>{{"campaign.toml", fileOf("campaign")},
                                               {"scenario.toml", fileOf("scenario")},
                                               {"later/b.toml", "2"},
                                               {"toy_squares/ground/a.toml", fileOf("ground")},
                                               {"chart.png", kPicture}}));
    const auto read = readBundleFiles(bundleBytes(files), squares());
    QVERIFY(read && *read == files);
    // Without the campaign they belong to nothing.
    const auto alone = readBundleFiles(zipOf({(*entries)[1], (*entries)[2]}), squares());
    QVERIFY(!alone && alone.error().fault == BundleFault::Stranger);
    QCOMPARE(alone.error().entry, std::string("later/b.toml"));
}

void tst_SystemBundle::partsAreSortedByTheirFormats()
{
    // Two formats share a folder; what has neither is for the first to refuse.
    const std::string folder = "toy_squares/pieces/";
    const auto read = readBundleFiles(zipOf({{folder + "1.toml", fileOf("armies")},
                                             {folder + "2.toml", fileOf("pieces")},
                                             {folder + "3.toml", fileOf("rulebook")},
                                             {folder + "4.toml", fileOf("armies")},
                                             {"toy_squares/ground/5.toml", fileOf("armies")},
                                             {"scenario.toml", ""}}),
                                      squares());
    QVERIFY(read);
    QVERIFY(read->parts == (std::vector<BundledFile>{
                               {folder + "2.toml", fileOf("pieces"), "hexwerk.pieces"},
                               {folder + "3.toml", fileOf("rulebook"), "hexwerk.pieces"},
                               {"toy_squares/ground/5.toml", fileOf("armies"), "hexwerk.ground"},
                               {folder + "1.toml", fileOf("armies"), "hexwerk.armies"},
                               {folder + "4.toml", fileOf("armies"), "hexwerk.armies"}}));
}

void tst_SystemBundle::partsWhoseNamesMeetGetOthers()
{
    const BundleFiles files{
        "", {{"toy_squares/pieces/a.toml", "1"}, {"toy_squares/pieces/A.toml", "2"}}, {}};
    const auto entries = readZip(bundleBytes(files));
    QVERIFY(entries);
    QCOMPARE((*entries)[1].name, std::string("toy_squares/pieces/a.toml"));
    QCOMPARE((*entries)[2].name, std::string("toy_squares/pieces/A-2.toml"));
    QCOMPARE((*entries)[2].content, std::string("2"));
}

void tst_SystemBundle::aFileThatNoBundleHasIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *what, const char *name, const std::string &text,
                        BundleFault fault) {
        QTest::newRow(what) << QByteArray(name) << QByteArray::fromStdString(text)
                            << static_cast<int>(fault);
    };
    row("of another system", "assault/tiles/a.toml", fileOf("tile"), BundleFault::Stranger);
    row("beside the folders", "toy_squares/a.toml", fileOf("pieces"), BundleFault::Stranger);
    row("a folder with a longer name", "toy_squares/pieces2/a.toml", fileOf("pieces"),
        BundleFault::Stranger);
    row("no TOML", "toy_squares/pieces/a.txt", fileOf("pieces"), BundleFault::Stranger);
    row("another scenario", "other.toml", fileOf("scenario"), BundleFault::Stranger);
    row("no picture", "a.png", "<html>", BundleFault::NotAPicture);
    row("leads out", "../a.toml", "", BundleFault::Zip);
    row("too much text", "toy_squares/pieces/a.toml", longText(), BundleFault::TooMuchText);
}

void tst_SystemBundle::aFileThatNoBundleHasIsRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    std::vector<ZipEntry> entries = {{"scenario.toml", fileOf("scenario")}};
    QVERIFY(readBundleFiles(zipOf(entries), squares()));
    entries.push_back({name.toStdString(), text.toStdString()});
    const auto read = readBundleFiles(zipOf(entries), squares());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().fault), fault);
    if (fault != static_cast<int>(BundleFault::TooMuchText))
        QCOMPARE(read.error().entry, name.toStdString());
    QVERIFY(readBundleFiles(zipOf({{"a.png", kPicture}}), squares()).error().fault ==
            BundleFault::NoScenario);
    QVERIFY(readBundleFiles("no zip", squares()).error().zip.fault == ZipFault::NotAZip);
}

void tst_SystemBundle::whatIsTooLargeIsNotWritten()
{
    BundleFiles files{fileOf("scenario"), {}, {}};
    files.pictures["a.png"] = std::string(ZipLimits().entryBytes + 1, 'x');
    const auto large = withinLimits(files);
    QVERIFY(!large && large.error().zip.fault == ZipFault::EntryTooLarge);
    QCOMPARE(large.error().entry, std::string("a.png"));
    files.pictures.clear();
    for (int i = 0; i < 1000; ++i)
        files.parts.push_back({"toy_squares/pieces/" + std::to_string(i) + ".toml", ""});
    const auto many = withinLimits(files);
    QVERIFY(!many && many.error().zip.fault == ZipFault::TooManyEntries);
    files.parts = {{"toy_squares/pieces/a.toml", longText()}};
    const auto text = withinLimits(files);
    QVERIFY(!text && text.error().fault == BundleFault::TooMuchText);
}

void tst_SystemBundle::aPictureLiesInTheFolder()
{
    QTemporaryDir folder;
    const std::filesystem::path inside = folder.filePath(QStringLiteral("in")).toStdString();
    std::filesystem::create_directory(inside);
    for (const auto &file : {inside / "a.png", inside / "../b.png"})
        std::ofstream(file, std::ios::binary) << kPicture;
    std::ofstream(inside / "c.png") << "text";
    QCOMPARE(readPictureFor("a.png", inside).value(), kPicture);
    QVERIFY(readPictureFor("../b.png", inside).error().fault == BundleFault::PictureOutside);
    QVERIFY(readPictureFor("c.png", inside).error().fault == BundleFault::NotAPicture);
    QVERIFY(readPictureFor("d.png", inside).error().fault == BundleFault::PictureMissing);
    QCOMPARE(readScenarioFor("c.png", inside).value(), std::string("text"));
    QVERIFY(readScenarioFor("../b.png", inside).error().fault == BundleFault::ScenarioOutside);
    QVERIFY(readScenarioFor("d.toml", inside).error().fault == BundleFault::ScenarioMissing);
}

HW_PLAIN_TEST(tst_SystemBundle)

} // namespace hexwerk::tst_system_bundle

#include "tst_system_bundle.moc"
