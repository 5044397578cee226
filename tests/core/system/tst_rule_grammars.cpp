// Rulebooks whose ids are not those of ASSAULT.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/files/guide_reader.h"
#include "core/files/rule_coverage.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"
#include "core/rulebook/rule_tags.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

#include <filesystem>

namespace hexwerk::tst_rule_grammars {

class tst_RuleGrammars final : public QObject
{
    Q_OBJECT

private slots:
    void anIdOfAToyIsALetterAChapterAndANumber();
    void noIdFitsTwoGrammars();
    void aBookStandsInTheOrderOfItsIndex();
    void anIndexCallsChaptersByNames();
    void idsOfOthersAreWrong();
    void sourcesAreReadWithTheGrammarOfTheirSystem();
    void coverageLooksIntoTheFoldersOfTheSystemAlone();
};

static const DataPaths kData{{HW_SOURCE_DIR "/resources", HW_SOURCE_DIR "/tests/data/toys"}};

static const Rules &table()
{
    return *findRules(toy::toys(), "toy_table");
}

static std::vector<const Rules *> all()
{
    std::vector<const Rules *> systems(toy::toys().begin(), toy::toys().end());
    systems.push_back(&assault::assaultRules());
    return systems;
}

void tst_RuleGrammars::anIdOfAToyIsALetterAChapterAndANumber()
{
    const RuleGrammar &grammar = table().grammar();
    for (const char *id : {"T-mor-4", "T-die-12", "T-house-1"})
        QVERIFY(grammar.isId(id));
    for (const char *other : {"", "T", "T-", "T-mor", "T-mor-", "T--4", "T-mor-4a", "T-mor-4-1",
                              "t-mor-4", "L-mor-4", "T-Mor-4", "T_mor_4"})
        QVERIFY2(!grammar.isId(other), other);
    QVERIFY(grammar.isHouse("T-house-1"));
    QVERIFY(!grammar.isHouse("T-mor-4"));
}

void tst_RuleGrammars::noIdFitsTwoGrammars()
{
    for (const auto &folder : kData.folders)
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            if (std::filesystem::exists(entry.path() / "rules-index.toml"))
                QVERIFY(findRules(all(), entry.path().filename().string()));
    for (const Rules *owner : all()) {
        const auto index = loadRulesIndex(kData, owner->id(), owner->grammar());
        QVERIFY(index && index.problems.empty() && !index.value->empty());
        std::vector<std::string> ids = {std::string(owner->grammar().example)};
        for (const IndexedRule &rule : *index.value)
            ids.push_back(rule.id);
        for (const std::string &id : ids)
            for (const Rules *rules : all())
                QVERIFY2(rules->grammar().isId(id) == (rules == owner), id.c_str());
    }
}

void tst_RuleGrammars::aBookStandsInTheOrderOfItsIndex()
{
    const auto book = loadRulebook(kData, table().id(), table().grammar());
    QVERIFY(book.problems.empty());
    std::vector<std::string> ids;
    for (const RuleEntry &entry : book.value->entries())
        ids.push_back(entry.id);
    QVERIFY(ids == (std::vector<std::string>{"T-range-2", "T-range-10", "T-die-1"}));
}

void tst_RuleGrammars::anIndexCallsChaptersByNames()
{
    const auto index = loadRulesIndex(kData, table().id(), table().grammar());
    QCOMPARE(index.value->size(), std::size_t{5});
    QCOMPARE(index.value->front(), (IndexedRule{"T-range-2", {0, "range"}, {"toy"}}));
    QCOMPARE(index.value->back(),
             (IndexedRule{"T-house-1", {0, "die"}, {"toy"}, RuleState::Later}));
    const auto nameless = readRulesIndex("format = \"hexwerk.rules_index\"\nversion = 1\n"
                                         "system = \"toy_table\"\nprofiles = []\n"
                                         "[[chapter]]\nrules = []\n",
                                         "index", table().id(), table().grammar());
    QCOMPARE(nameless.problems.size(), std::size_t{1});
    QVERIFY(nameless.problems[0].code == FileProblem::MissingKey);
    QCOMPARE(nameless.problems[0].line, 5);
}

void tst_RuleGrammars::idsOfOthersAreWrong()
{
    const std::string head = "version = 1\nsystem = \"toy_table\"\n";
    const auto problemOf = [](const std::vector<Problem> &problems) {
        return problems.size() == 1 && problems[0].code == FileProblem::BadName ? problems[0].found
                                                                                : std::string();
    };
    const auto rulebook = readRulebook("format = \"hexwerk.rulebook\"\n" + head +
                                           "[[rule]]\nid = \"R10.3g\"\nparagraph = {}\ntext = {}\n",
                                       "book", table().id(), table().grammar());
    QCOMPARE(problemOf(rulebook.problems), std::string("\"R10.3g\""));
    const auto index = readRulesIndex("format = \"hexwerk.rules_index\"\n" + head +
                                          "profiles = []\n[[chapter]]\nname = \"move\"\n"
                                          "rules = [{ id = \"S-move-1\", state = \"later\" }]\n",
                                      "index", table().id(), table().grammar());
    QCOMPARE(problemOf(index.problems), std::string("\"S-move-1\""));
    const std::string guide =
        "format = \"hexwerk.guide\"\n" + head +
        "scenario = \"range\"\n[[lesson]]\nid = \"a\"\non = {}\n"
        "title = { en = \"A\" }\ntext = { en = \"A.\" }\nrules = [\"T-die-1\", \"";
    QCOMPARE(
        problemOf(
            readGuide(guide + "D9.6.3a\"]\n", "guide", table().id(), table().grammar()).problems),
        std::string("\"D9.6.3a\""));
    QVERIFY(readGuide(guide + "T-range-1\"]\n", "guide", table().id(), table().grammar())
                .problems.empty());
}

void tst_RuleGrammars::sourcesAreReadWithTheGrammarOfTheirSystem()
{
    using Ids = std::set<std::string>;
    const RuleGrammar &grammar = table().grammar();
    QCOMPARE(rulesOfCode("// [T-die-1] Twenty. [R90.0a] [S-die-1]\n"
                         "return refuse(\"T-range-2\"); // \"T-range-1\"\n",
                         grammar),
             (Ids{"T-die-1", "T-range-2"}));
    QCOMPARE(rulesOfTest("void t_die_1_twentyFaces();\nvoid t_range_2();\nvoid r90_0a_other();\n"
                         "int t_range, t_range_10x, s_die_1; // [T-range-10]\n",
                         grammar),
             (Ids{"T-die-1", "T-range-2", "T-range-10"}));
}

void tst_RuleGrammars::coverageLooksIntoTheFoldersOfTheSystemAlone()
{
    QTemporaryDir tree;
    const auto write = [&tree](const char *path, const char *text) {
        const QString whole = tree.filePath(QString::fromLatin1(path));
        QFile file(whole);
        return QDir().mkpath(QFileInfo(whole).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(text) > 0;
    };
    const DataPaths paths{{tree.filePath(QStringLiteral("resources")).toStdString()}};
    QVERIFY(write("core/toy_table/range.cpp", "// [T-range-2] [T-die-1]\n"));
    QVERIFY(sourcesAround(paths, "toy_table").empty()); // no tests
    QVERIFY(write("tests/core/toy_table/tst_range.cpp", "void t_range_2_yards();\n"));
    QVERIFY(write("core/toy_line/walk.cpp", "// [T-range-10]\n"));
    QVERIFY(write("tests/core/toy_line/tst_walk.cpp", "void t_range_10_far();\n"));
    QVERIFY(sourcesAround(paths, "toy_squares").empty());

    const auto sources = sourcesAround(paths, "toy_table");
    QCOMPARE(sources.string(), tree.path().toStdString());
    const auto named = namedRules(sources, "toy_table", table().grammar());
    QVERIFY(named && *named == (NamedRules{{"T-range-2", "T-die-1"}, {"T-range-2"}}));
    const auto index = *loadRulesIndex(kData, table().id(), table().grammar()).value;
    QVERIFY(enforcedWithout(named->inCode, index) == std::vector<std::string>{"T-range-10"});
    QVERIFY(enforcedWithout(named->inTests, index) ==
            (std::vector<std::string>{"T-range-10", "T-die-1"}));
}

HW_PLAIN_TEST(tst_RuleGrammars)

} // namespace hexwerk::tst_rule_grammars

#include "tst_rule_grammars.moc"
