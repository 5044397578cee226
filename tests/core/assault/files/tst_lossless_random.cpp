#include <QTest>

#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "tests/core/assault/files/random_edits.h"
#include "tests/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace hexwerk::assault::tst_lossless_random {

using namespace test;

class tst_LosslessRandom final : public QObject
{
    Q_OBJECT

private slots:
    void aFreshFileReadsBackEqual();
    void anEditedFileReadsBackEqual();
    void undoingAnEditGivesAnEqualScenario();
    void paintingOneHexOfSixtyChangesAtMostThreeLines();
    void changingOneUnitLeavesAllOtherLines();
};

static std::vector<std::string> sources()
{
    std::vector<std::string> texts;
    for (const auto &entry :
         std::filesystem::directory_iterator(HW_SOURCE_DIR "/tests/data/lossless")) {
        const std::string text = readTextFile(entry.path()).value.value_or("");
        if (readScenario(text, "file"))
            texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

static Scenario named(const std::string &id)
{
    Scenario scenario;
    scenario.id = id;
    return scenario;
}

static Scenario edited(Scenario scenario, const std::vector<std::uint32_t> &seeds)
{
    for (const std::uint32_t seed : seeds)
        RandomEdits(seed).edit(scenario);
    return scenario;
}

static Scenario readBack(const std::string &text)
{
    const auto file = readScenario(text, "file");
    for (const Problem &problem : file.problems)
        if (problem.severity() == Severity::Error)
            RC_LOG() << problem.line << ':' << problem.column << ' ' << problem.code.name() << ' '
                     << problem.key << '\n';
    RC_ASSERT(file.value.has_value());
    return file.value->scenario;
}

void tst_LosslessRandom::aFreshFileReadsBackEqual()
{
    QVERIFY(rc::check("a fresh file reads back equal", [] {
        const auto seeds = *rc::gen::arbitrary<std::vector<std::uint32_t>>();
        const Scenario scenario = edited(named("random"), seeds);

        const std::string text = freshScenarioText(scenario);

        RC_LOG() << text;
        RC_ASSERT(readBack(text) == scenario);
    }));
}

void tst_LosslessRandom::anEditedFileReadsBackEqual()
{
    const std::vector<std::string> texts = sources();
    QVERIFY(texts.size() >= 25);
    QVERIFY(rc::check("an edited file reads back equal", [&texts] {
        const std::string source = *rc::gen::elementOf(texts);
        const auto seeds = *rc::gen::arbitrary<std::vector<std::uint32_t>>();
        const Scenario before = readBack(source);
        const Scenario after = edited(before, seeds);

        const auto text = changedScenarioText(source, before, after);

        RC_LOG() << source << "\n--------\n" << text.value_or("none");
        RC_ASSERT(text.has_value());
        RC_ASSERT(readBack(*text) == after);
    }));
}

void tst_LosslessRandom::undoingAnEditGivesAnEqualScenario()
{
    const std::vector<std::string> texts = sources();
    QVERIFY(rc::check("undoing an edit gives an equal scenario", [&texts] {
        const std::string source = *rc::gen::elementOf(texts);
        const auto seeds = *rc::gen::arbitrary<std::vector<std::uint32_t>>();
        const Scenario before = readBack(source);
        const Scenario after = edited(before, seeds);

        const auto there = changedScenarioText(source, before, after);
        RC_ASSERT(there.has_value());
        const auto back = changedScenarioText(*there, after, before);

        RC_ASSERT(back.has_value());
        RC_ASSERT(readBack(*back) == before);
    }));
}

static std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

// Lines taken away and lines added, as a diff counts them.
static std::size_t differentLines(const std::string &before, const std::string &after)
{
    const std::vector<std::string> old = linesOf(before);
    const std::vector<std::string> now = linesOf(after);
    std::vector<std::vector<std::size_t>> common(old.size() + 1,
                                                 std::vector<std::size_t>(now.size() + 1));
    for (std::size_t i = old.size(); i-- > 0;)
        for (std::size_t j = now.size(); j-- > 0;)
            common[i][j] = old[i] == now[j] ? common[i + 1][j + 1] + 1
                                            : std::max(common[i + 1][j], common[i][j + 1]);
    return old.size() + now.size() - 2 * common[0][0];
}

// Sixty different hexes in an array that somebody wrapped in his own way.
static std::string paintedByHand(RandomEdits &random)
{
    const std::string newline = random.below(4) == 0 ? "\r\n" : "\n";
    const int eachLine =
        std::vector<int>{1, 5, 8, 12, 60}[static_cast<std::size_t>(random.below(5))];
    const bool isOneLine = eachLine == 60;
    std::string text = "format = \"hexwerk.scenario\"" + newline + "version = 1" + newline +
                       "id = \"wood\"" + newline + "system = \"assault\"" + newline +
                       "profile = \"sicily43-en\"" + newline + "turns = 6" + newline +
                       "[[board.patch]]" + newline + "hexes = [";
    for (int i = 0; i < 60; ++i) {
        if (i % eachLine == 0 && !isOneLine)
            text += (i > 0 && random.below(3) == 0 ? " # row" : "") + newline + "    ";
        else if (i > 0)
            text += " ";
        text += "\"" + toString(Hex::at(i % 12, 10 + i / 12)) + "\"" + (i < 59 ? "," : "");
    }
    if (random.below(2) == 0)
        text += ",";
    return text + (isOneLine ? "" : newline) + "] # the wood" + newline + "level = 1" + newline;
}

void tst_LosslessRandom::paintingOneHexOfSixtyChangesAtMostThreeLines()
{
    QVERIFY(rc::check("painting one hex of sixty changes at most three lines", [] {
        RandomEdits random(*rc::gen::arbitrary<std::uint32_t>());
        const std::string source = paintedByHand(random);
        const Scenario before = readBack(source);
        Scenario after = before;
        std::vector<Hex> &hexes = after.board.patches[0].hexes;
        const auto place = hexes.begin() + random.below(60);
        if (random.below(2) == 0)
            hexes.erase(place);
        else
            hexes.insert(random.below(2) == 0 ? hexes.end() : place, random.hex());

        const auto text = changedScenarioText(source, before, after);

        RC_LOG() << source << "\n--------\n" << text.value_or("none");
        RC_ASSERT(text.has_value());
        RC_ASSERT(readBack(*text) == after);
        RC_ASSERT(differentLines(source, *text) <= 3U);
    }));
}

void tst_LosslessRandom::changingOneUnitLeavesAllOtherLines()
{
    const std::vector<std::string> texts = sources();
    QVERIFY(rc::check("changing one unit leaves all other lines", [&texts] {
        const std::string source = *rc::gen::elementOf(texts);
        RandomEdits random(*rc::gen::arbitrary<std::uint32_t>());
        const Scenario before = readBack(source);
        RC_PRE(!before.units.empty());
        Scenario after = before;
        UnitSpec &unit = after.units[static_cast<std::size_t>(
            random.below(static_cast<int>(after.units.size())))];
        unit.damage = 1 + random.below(3);

        const auto text = changedScenarioText(source, before, after);

        RC_ASSERT(text.has_value());
        RC_ASSERT(readBack(*text) == after);
        // One line more, or one changed where the unit stands on one line.
        RC_ASSERT(differentLines(source, *text) <= 2U);
    }));
}

HW_PLAIN_TEST(tst_LosslessRandom)

} // namespace hexwerk::assault::tst_lossless_random

#include "tst_lossless_random.moc"
