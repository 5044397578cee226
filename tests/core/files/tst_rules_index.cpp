#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/files/rule_coverage.h"
#include "core/files/rules_index_reader.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::tst_rules_index {

using assault::kRuleGrammar;

// The index of the rules: how it is read, and beside which sources it is laid. No book has a
// chapter 90: what is quoted here stands for no rule.
class tst_RulesIndex final : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsReadWithAllItsKeys();
    void whatIsWrongIsToldWithItsPlace_data();
    void whatIsWrongIsToldWithItsPlace();
    void theFirstFolderThatHasItIsAsked();
    void codeAndTestsOfTheSystemAreRead();
    void withoutSourcesNothingIsNamed();
    void whatIsEnforcedAndNotNamedIsMissing();
};

static const char kFile[] = R"(format = "hexwerk.rules_index"
version = 1
system = "assault"
profiles = ["sicily43-en", "gela-de"]
[[chapter]]
number = 90
rules = [
    { id = "R90.0a", state = "enforced" },
    { id = "D90.10a", profiles = ["gela-de"], state = "definition", used_by = "R90.0a" },
]
[[chapter]]
number = 91
rules = [{ id = "R91.2g", state = "by players", reason = "a place on the table" }]
)";

static void write(const QTemporaryDir &folder, const QString &path, const QByteArray &text)
{
    const QString whole = folder.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void tst_RulesIndex::aFileIsReadWithAllItsKeys()
{
    const auto index = readRulesIndex(kFile, "rules-index.toml", "assault", kRuleGrammar);

    QVERIFY(index);
    QVERIFY(index.problems.empty());
    const std::vector<std::string> both = {"sicily43-en", "gela-de"};
    const RulesIndex expected = {
        {"R90.0a", {90}, both, RuleState::Enforced, "", ""},
        {"D90.10a", {90}, {"gela-de"}, RuleState::Definition, "R90.0a", ""},
        {"R91.2g", {91}, both, RuleState::ByPlayers, "", "a place on the table"},
    };
    QVERIFY(*index.value == expected);
    QVERIFY(find(*index.value, "D90.10a") == &(*index.value)[1]);
    QVERIFY(!find(*index.value, "R90.10a"));
}

void tst_RulesIndex::whatIsWrongIsToldWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *before, const char *after, int line,
                        ProblemCode code) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line
                            << QByteArray(code.name().data());
    };
    row("an id that is none", "R90.0a\", state", "R90.0\", state", 8, FileProblem::BadName);
    row("the same id twice", "R91.2g", "R90.0a", 13, FileProblem::DuplicateId);
    row("an unknown state", "\"enforced\"", "\"done\"", 8, FileProblem::BadName);
    row("a definition of nothing", ", used_by = \"R90.0a\"", "", 9, FileProblem::MissingKey);
    row("left to the players without a reason", ", reason = \"a place on the table\"", "", 13,
        FileProblem::MissingKey);
    row("an unknown key", "reason", "because", 13, FileProblem::UnknownKey);
    row("a chapter without number", "number = 91", "", 11, FileProblem::MissingKey);
}

void tst_RulesIndex::whatIsWrongIsToldWithItsPlace()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, line);
    QFETCH(QByteArray, code);
    QByteArray text = kFile;
    text.replace(text.indexOf(before), before.size(), after);

    const auto index =
        readRulesIndex(text.toStdString(), "rules-index.toml", "assault", kRuleGrammar);

    const auto found =
        std::find_if(index.problems.begin(), index.problems.end(),
                     [&](const Problem &problem) { return problem.code.name() == code.data(); });
    QVERIFY(found != index.problems.end());
    QCOMPARE(found->line, line);
}

void tst_RulesIndex::theFirstFolderThatHasItIsAsked()
{
    QTemporaryDir none;
    QTemporaryDir own;
    write(own, QStringLiteral("assault/rules-index.toml"), kFile);
    const std::string shipped = HW_SOURCE_DIR "/resources";

    const auto index = loadRulesIndex(
        {{none.path().toStdString(), own.path().toStdString(), shipped}}, "assault", kRuleGrammar);

    QCOMPARE(index.value.value().size(), std::size_t{3});
    QVERIFY(loadRulesIndex({{shipped}}, "assault", kRuleGrammar).value.value().size() > 700);
    const auto nothing = loadRulesIndex({{none.path().toStdString()}}, "assault", kRuleGrammar);
    QVERIFY(!nothing);
    QVERIFY(nothing.problems.at(0).code == FileProblem::CannotRead);
}

void tst_RulesIndex::codeAndTestsOfTheSystemAreRead()
{
    QTemporaryDir tree;
    write(tree, QStringLiteral("resources/assault/rules-index.toml"), kFile);
    write(tree, QStringLiteral("core/assault/rules/move.cpp"), "// [R90.0a] Points.\n");
    write(tree, QStringLiteral("core/assault/README.md"), "// [R90.0b]\n");
    write(tree, QStringLiteral("core/tide/move.cpp"), "// [R90.0c]\n");
    write(tree, QStringLiteral("core/hexes/hex.cpp"), "// [R90.0d]\n");
    write(tree, QStringLiteral("tests/core/assault/moving/tst_move.cpp"), "void r90_0e_name();\n");
    write(tree, QStringLiteral("tests/core/tide/tst_move.cpp"), "void r90_0f_name();\n");
    write(tree, QStringLiteral("tests/window/tst_move.cpp"), "void r90_0g_name();\n");

    const DataPaths paths{
        {"/no/such/folder", tree.filePath(QStringLiteral("resources")).toStdString()}};
    const std::filesystem::path sources = sourcesAround(paths, "assault");

    QCOMPARE(QString::fromStdString(sources.string()), tree.path());
    const auto named = namedRules(sources, "assault", kRuleGrammar);
    QVERIFY(named);
    QVERIFY(*named == (NamedRules{{"R90.0a"}, {"R90.0e"}}));
}

void tst_RulesIndex::withoutSourcesNothingIsNamed()
{
    QTemporaryDir folder;
    QVERIFY(!namedRules(folder.path().toStdString(), "assault", kRuleGrammar));
    QVERIFY(sourcesAround({{folder.filePath(QStringLiteral("hexwerk")).toStdString()}}, "assault")
                .empty());
}

void tst_RulesIndex::whatIsEnforcedAndNotNamedIsMissing()
{
    const RulesIndex index =
        *readRulesIndex(kFile, "rules-index.toml", "assault", kRuleGrammar).value;
    QCOMPARE(enforcedWithout({"R90.0b"}, index), std::vector<std::string>{"R90.0a"});
    QVERIFY(enforcedWithout({"R90.0a"}, index).empty());
}

HW_PLAIN_TEST(tst_RulesIndex)

} // namespace hexwerk::tst_rules_index

#include "tst_rules_index.moc"
