#include <QTest>

#include "core/assault/files/bundles/bundle.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/library/card_csv.h"
#include "core/assault/files/readers/game_file.h"
#include "core/files/limits.h"
#include "core/files/text_file.h"
#include "tests/core/assault/files/long_texts.h"
#include "tests/costs.h"
#include "tests/share.h"

#include <functional>

namespace hexwerk::assault {

using testing::kHead;
using testing::lines;
using testing::manyBadHexes;
using testing::number;
using testing::times;

// What is read takes neither the memory nor the time of the machine, however long it is.
class tst_Costs final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void largeFilesTakeLittleTimeAndRoom_data();
    void largeFilesTakeLittleTimeAndRoom();
    void largeTablesTakeLittleTimeAndRoom_data();
    void largeTablesTakeLittleTimeAndRoom();
    void largeBundlesTakeLittleTimeAndRoom_data();
    void largeBundlesTakeLittleTimeAndRoom();
    void thirtyThousandOrdersLoadAtOnce();

private:
    std::vector<Problem> problemsOf(const std::string &text) const
    {
        return validateText(text, "f", m_data);
    }

    DataStore m_data;
};

void tst_Costs::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value.has_value());
    m_data = *data.value;
}

void tst_Costs::largeFilesTakeLittleTimeAndRoom_data()
{
    QTest::addColumn<std::function<std::string()>>("text");
    std::size_t place = 0;
    const auto row = [&](const char *name, std::function<std::string()> text) {
        if (testing::takesPart(place++))
            QTest::newRow(name) << std::move(text);
    };
    const std::string unit = "[[unit]]\nside = \"s\"\ncard = \"us.rifles43\"\n";
    const std::string id(100, 'x');
    row("elements", [] { return kHead + "x = [" + times(8'000'000, "1,") + "]\n"; });
    row("most values", [] { return kHead + "x = [" + times(299'000, "{},") + "]\n"; });
    row("long texts", [] {
        return kHead + lines(60, [](int i) {
                   return "title.k" + number(i) + " = \"" + times(65'000, "x") + "\"\n";
               });
    });
    row("bad hexes", [] { return kHead + times(3, manyBadHexes(99'000)); });
    row("one id", [=] { return kHead + times(10'000, unit + "id = \"u\"\nat = \"A1\"\n"); });
    row("long ids that nobody knows", [=] {
        return kHead + lines(10'000, [&](int i) {
                   return "[[unit]]\nid = \"" + id.substr(6) + number(i) + "\"\ncard = \"" + id +
                          "\"\nside = \"" + id + "\"\non = \"" + id + "\"\n";
               });
    });
    row("a chain of carriers", [=] {
        return kHead + lines(10'000, [&](int i) {
                   return unit + "id = \"u" + number(i) + "\"\non = \"u" + number(i + 1) + "\"\n";
               });
    });
    row("zones and units", [=] {
        return kHead +
               lines(1'000,
                     [](int i) {
                         return "[[zone]]\nid = \"z" + number(i) +
                                "\"\npurpose = \"setup\"\nhexes = [" + times(150, "\"A1\",") +
                                "]\n";
                     }) +
               lines(10'000, [&](int i) {
                   return unit + "id = \"u" + number(i) + "\"\nzone = \"z999\"\n";
               });
    });
    row("sides", [=] {
        return kHead +
               lines(1'000, [](int i) { return "[[side]]\nid = \"s" + number(i) + "\"\n"; }) +
               lines(10'000, [&](int i) { return unit + "id = \"u" + number(i) + "\"\n"; });
    });
    row("tiles upon each other",
        [] { return kHead + times(1'000, "[[board.tile]]\ntile = \"T01A\"\nat = \"A1\"\n"); });
    row("mines", [] {
        return kHead + "board = { columns = 200, rows = 200 }\n" +
               "[[zone]]\nid = \"z\"\npurpose = \"setup\"\nhexes = [" + times(99'000, "\"A1\",") +
               "]\n" +
               times(20, "[[mines]]\nside = \"s\"\nzones = [" + times(900, "\"z\",") + "]\n");
    });
    row("conditions", [] {
        const std::string inner = "{all=[" + times(29, "{turn=1},") + "]}";
        const std::string middle = "{any=[" + times(99, inner + ",") + "]}";
        return kHead + "[[victory]]\nside = \"s\"\nall = [" + times(90, middle + ",") + "]\n";
    });
    row("a deep condition", [] {
        std::string term = "{turn=1}";
        for (int i = 0; i < 30; ++i)
            term = "{all=[" + term + "," + times(99, "{turn=1},") + "]}";
        return kHead + times(50, "[[victory]]\nside = \"s\"\nall = [" + term + "]\n");
    });
    row("labels",
        [] { return kHead + times(90'000, "[[board.label]]\nhex = \"A1\"\ntext.en = \"x\"\n"); });
    row("unknown keys everywhere", [=] {
        return kHead + times(10'000, unit + times(25, "") + lines(25, [](int i) {
                                         return "carf" + number(i) + " = 1\n";
                                     }));
    });
    row("orders", [] {
        return "format = \"hexwerk.game\"\nversion = 1\n[scenario]\n[data]\nrules = 1\n[orders]\n" +
               lines(99'000, [](int i) {
                   return number(i + 1) + " = '{\"order\":\"pass\",\"note\":\"" + times(20, "n") +
                          "\"}'\n";
               });
    });
    row("orders of many keys", [] {
        return "format = \"hexwerk.game\"\nversion = 1\n[scenario]\n[data]\nrules = 1\n[orders]\n" +
               lines(4'000, [](int i) {
                   return number(i + 1) + " = '{" +
                          lines(180, [](int k) { return "\"" + number(k) + "\":1,"; }) +
                          "\"order\":\"pass\"}'\n";
               });
    });
    row("cards", [] {
        return "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n" +
               lines(10'000, [](int i) {
                   return "[[unit]]\nid = \"u" + number(i) +
                          "\"\nname = { en = \"x\" }\nnation = \"us\"\ntype = \"infantry\"\n"
                          "points = 10\nhalf_points = 5\nstrength = 3\nhalf_strength = 1\n"
                          "defence = \"Y\"\nmovement = 3\nmovement_type = \"foot\"\n";
               });
    });
    row("formations", [] {
        return "format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n" +
               lines(10'000, [](int i) {
                   return "[[formation]]\nid = \"f" + number(i) +
                          "\"\nname = { en = \"x\" }\nnation = \"us\"\ntype = \"infantry\"\n"
                          "units = [" +
                          times(9, "{ card = \"nobody\", count = 1 },") + "]\n";
               });
    });
    row("tile", [] {
        return "format = \"hexwerk.tile\"\nversion = 1\nid = \"t\"\ncolumns = 200\nrows = 200\n" +
               times(50'000, "[[hexside]]\nhex = \"A1\"\nside = \"N\"\nkind = \"slope\"\n");
    });
    row("stamp", [] {
        return "format = \"hexwerk.stamp\"\nversion = 1\nid = \"t\"\n[[patch]]\nhexes = [" +
               lines(99'000,
                     [](int i) { return "\"" + toString(Hex::at(i / 300, i % 300)) + "\","; }) +
               "]\n" + times(40'000, "[[label]]\nhex = \"ZZ999\"\ntext.en = \"x\"\n");
    });
    row("system", [] {
        return "format = \"hexwerk.system\"\nversion = 1\nid = \"x\"\nterrains = [" +
               lines(200, [](int i) { return "\"t" + number(i) + "\","; }) + "]\n" +
               lines(90'000, [](int i) { return "[terrain.t" + number(i) + "]\nheight = 1\n"; });
    });
    row("profiles", [] {
        return "format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n" +
               lines(10'000,
                     [](int i) { return "[profile.p" + number(i) + "]\nname.en = \"p\"\n"; });
    });
    row("guide", [] {
        return "format = \"hexwerk.guide\"\nversion = 1\nsystem = \"assault\"\nscenario = \"x\"\n" +
               lines(10'000, [](int i) {
                   return "[[lesson]]\nid = \"l" + number(i) +
                          "\"\non.turn = 1\ntitle.en = \"t\"\n" + "text.en = \"" + times(300, "t") +
                          "\"\n";
               });
    });
    row("rulebook", [] {
        return "format = \"hexwerk.rulebook\"\nversion = 1\n" + lines(10'000, [](int i) {
                   return "[[rule]]\nid = \"R" + number(i) +
                          ".1\"\n[rule.text.en]\ntitle = \"t\"\n" + "text = \"" + times(300, "t") +
                          "\"\nstate = \"final\"\n";
               });
    });
    row("rules index", [] {
        return "format = \"hexwerk.rules_index\"\nversion = 1\nsystem = \"assault\"\nprofiles = "
               "[]\n"
               "[[chapter]]\nnumber = 1\n" +
               lines(10'000, [](int i) {
                   return "[[chapter.rules]]\nid = \"R" + number(i) +
                          ".1\"\nstate = \"enforced\"\n";
               });
    });
    row("not UTF-8", [] { return times(1'000'000, "#\n") + "\xFF"; });
    row("broken at the end", [] { return kHead + times(250'000, "x = [1]\n") + "= ="; });
}

void tst_Costs::largeFilesTakeLittleTimeAndRoom()
{
    QFETCH(std::function<std::string()>, text);
    const std::string whole = text();
    std::size_t problems = 0;
    testing::checkCosts([&] { problems = problemsOf(whole).size(); });
    QVERIFY(problems <= 2 * kMostProblems);
}

void tst_Costs::largeTablesTakeLittleTimeAndRoom_data()
{
    QTest::addColumn<std::function<std::string()>>("text");
    QTest::addColumn<bool>("isRead");
    std::size_t place = 0;
    const auto row = [&](const char *name, std::function<std::string()> text, bool isRead) {
        if (testing::takesPart(place++))
            QTest::newRow(name) << std::move(text) << isRead;
    };
    const std::string header = "id,name.en,nation,type,points,half_points,strength,half_strength,"
                               "defence,movement,movement_type\n";
    const auto cards = [header](int count, int letters) {
        return header + lines(count, [letters](int i) {
                   return "u" + number(i) + "," + times(letters, "x") +
                          ",us,infantry,10,5,3,1,Y,3,foot\n";
               });
    };
    row(
        "cards", [=] { return cards(9'999, 1'000); }, true);
    row(
        "one card too many", [=] { return cards(10'001, 1'000); }, false);
    row(
        "cells that nothing can be made of",
        [=] { return header + times(9'999, times(199, "\"?\",") + "\n"); }, false);
    row(
        "columns that nobody knows",
        [=] {
            return lines(199, [](int i) { return "column" + number(i) + ","; }) + "\n" +
                   times(9'999, times(199, "1,") + "\n");
        },
        false);
    row(
        "quotes", [] { return times(16 << 20, "\""); }, false);
    row(
        "one cell", [=] { return header + "\"" + times((16 << 20) - 1'000, "x") + "\"\n"; }, false);
}

void tst_Costs::largeTablesTakeLittleTimeAndRoom()
{
    QFETCH(std::function<std::string()>, text);
    QFETCH(bool, isRead);
    const std::string whole = text();
    QVERIFY(whole.size() <= limits::kLargestToml + 2);
    tl::expected<std::vector<FiledCard>, std::vector<CsvFault>> cards;
    testing::checkCosts([&] { cards = readCardCsv(whole); });
    QCOMPARE(cards.has_value(), isRead);
    if (!cards)
        QVERIFY(cards.error().size() <= kMostProblems + 1);
}

void tst_Costs::largeBundlesTakeLittleTimeAndRoom_data()
{
    QTest::addColumn<std::function<std::string()>>("bytes");
    QTest::addColumn<std::optional<BundleFault>>("fault");
    std::size_t place = 0;
    const auto row = [&](const char *name, std::function<std::string()> bytes,
                         std::optional<BundleFault> fault) {
        if (testing::takesPart(place++))
            QTest::newRow(name) << std::move(bytes) << fault;
    };
    // Hard to pack, so that nothing is refused as too dense.
    const auto remarks = [](int bytes) {
        std::string text;
        std::uint32_t random = 1;
        while (text.size() < static_cast<std::size_t>(bytes)) {
            random = random * 1'664'525 + 1'013'904'223;
            text += "#" + std::to_string(random) + "\n";
        }
        return text;
    };
    row(
        "one long scenario",
        [=] {
            return zipOf({{"scenario.toml", remarks(16'000'000)}});
        },
        BundleFault::BrokenFile);
    row(
        "many bad hexes",
        [=] {
            return zipOf({{"scenario.toml", kHead + manyBadHexes(99'000) + remarks(15'000'000)}});
        },
        BundleFault::BrokenFile);
    row(
        "too much text",
        [=] {
            return zipOf({{"scenario.toml", remarks(9'000'000)},
                          {"assault/tiles/t.toml", remarks(9'000'000)}});
        },
        BundleFault::TooMuchText);
    row(
        "a thousand files",
        [=] {
            const std::string tile = "format = \"hexwerk.tile\"\nversion = 1\ncolumns = 8\n"
                                     "rows = 6\nid = \"t";
            std::vector<ZipEntry> entries;
            for (int i = 0; i < 999; ++i)
                entries.push_back({"assault/tiles/t" + number(i) + ".toml",
                                   tile + number(i) + "\"\n" + remarks(15'000)});
            entries.push_back({"scenario.toml", kHead});
            return zipOf(entries);
        },
        std::nullopt);
    row(
        "a file too many",
        [=] {
            std::vector<ZipEntry> entries;
            for (int i = 0; i < 1'001; ++i)
                entries.push_back({"assault/tiles/t" + number(i) + ".toml", "x"});
            return zipOf(entries);
        },
        BundleFault::Zip);
    row(
        "a bomb",
        [] {
            return zipOf({{"scenario.toml", times(16'000'000, "#")}});
        },
        BundleFault::Zip);
}

void tst_Costs::largeBundlesTakeLittleTimeAndRoom()
{
    QFETCH(std::function<std::string()>, bytes);
    QFETCH(std::optional<BundleFault>, fault);
    const std::string whole = bytes();
    tl::expected<Bundle, BundleFailure> bundle;
    testing::checkCosts([&] { bundle = readBundle(whole, m_data); });
    QVERIFY(bundle ? !fault : bundle.error().fault == fault);
    QVERIFY(bundle || bundle.error().problems.size() <= kMostProblems + 1);
}

void tst_Costs::thirtyThousandOrdersLoadAtOnce()
{
    const auto load = [](int count) {
        const std::string text =
            "format = \"hexwerk.game\"\nversion = 1\n[scenario]\nid = \"x\"\nsystem = \"assault\"\n"
            "profile = \"sicily43-en\"\nturns = 6\n[data]\nrules = 1\n[orders]\n" +
            lines(count, [](int i) {
                return number(i + 1) + R"( = '{"order":"step","unit":"g1","to":"D5"}')" + "\n";
            });
        const std::clock_t begin = std::clock();
        const auto game = readGame(text, "f");
        return game && game.value->game.orders.size() == static_cast<std::size_t>(count)
                   ? std::clock() - begin
                   : 0;
    };
    const std::clock_t few = load(7'500);
    const std::clock_t many = load(30'000);
    QVERIFY(few > 0 && many > 0);
    QVERIFY2(many < 8 * few, "the time grows with the square of the orders");
}

} // namespace hexwerk::assault

QTEST_APPLESS_MAIN(hexwerk::assault::tst_Costs)

#include "tst_costs.moc"
