#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/files/rulebook_reader.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::tst_rulebook {

using assault::kRuleGrammar;

// Entries of rules, their order, and how they are read.
class tst_Rulebook final : public QObject
{
    Q_OBJECT

private slots:
    void entriesStandInTheOrderOfTheIndex();
    void anIdHasOneEntry();
    void aTranslationIsCurrentUntilItsSourceChanges();
    void aMissingLanguageIsReplacedByEnglish();
    void aFileIsReadWithAllItsTexts();
    void whatIsWrongIsToldWithItsPlace_data();
    void whatIsWrongIsToldWithItsPlace();
    void theFirstFolderWins();
    void theIndexOfTheSystemGivesTheOrder();
    void eachSystemHasItsOwnBook();
    void aBrokenFileIsLeftOut();
};

static RuleEntry entry(const std::string &id)
{
    return {id, {}, {{"en", {"Title of " + id, "Text.", TextState::Final, ""}}}};
}

static const char kFile[] = R"(format = "hexwerk.rulebook"
version = 1
system = "assault"
[[rule]]
id = "R9.6.4.2d"
paragraph = { "sicily43-en" = "9.6.4.2d", "gela-de" = "9.6.6.2d" }
[rule.text.en]
title = "Finding mines"
text = "Roll a die."
state = "final"
[rule.text.de]
title = "Minen finden"
text = "Wirf einen Würfel."
state = "draft"
from = "0123456789abcdef"
)";

void tst_Rulebook::entriesStandInTheOrderOfTheIndex()
{
    // Of no order by letters or digits.
    const std::vector<std::string> order = {"R9.6.3b", "D9.6.3a", "R9.10a", "R1.1a",
                                            "H9.0a",   "R8.1a",   "R8.1b"};
    RulesIndex index;
    for (const std::string &id : order)
        index.push_back({.id = id});
    Rulebook rulebook(index);
    for (const char *id : {"R7.7b", "R8.1b", "H9.0a", "R9.6.3b", "R7.7a", "R9.10a", "D9.6.3a"})
        QVERIFY(rulebook.add(entry(id)));

    std::vector<std::string> ids;
    for (const RuleEntry &each : rulebook.entries())
        ids.push_back(each.id);
    // Those that the index does not have stand last, as they came.
    QVERIFY(ids == (std::vector<std::string>{"R9.6.3b", "D9.6.3a", "R9.10a", "H9.0a", "R8.1b",
                                             "R7.7b", "R7.7a"}));
    for (const std::string &id : ids)
        QVERIFY(rulebook.find(id) && rulebook.find(id)->id == id);
    QVERIFY(!rulebook.find("R1.1a"));
    QVERIFY(!rulebook.find("R10.3a"));
    QVERIFY(!rulebook.find(""));
}

void tst_Rulebook::anIdHasOneEntry()
{
    Rulebook rulebook;
    QVERIFY(rulebook.add(entry("R6.0a")));
    RuleEntry other = entry("R6.0a");
    other.texts["en"].title = "Another";

    QVERIFY(!rulebook.add(other));

    QVERIFY(*rulebook.find("R6.0a") == entry("R6.0a"));
}

void tst_Rulebook::aTranslationIsCurrentUntilItsSourceChanges()
{
    RuleEntry rule = entry("R6.0a");
    QVERIFY(!isCurrent(rule, "de"));
    rule.texts["de"] = {"Titel", "Text.", TextState::Final, sourceHash(rule.texts["en"])};
    QVERIFY(isCurrent(rule, "de"));
    QVERIFY(isCurrent(rule, "en"));

    rule.texts["en"].text += " And more.";

    QVERIFY(!isCurrent(rule, "de"));
    QVERIFY(isCurrent(rule, "en"));
}

void tst_Rulebook::aMissingLanguageIsReplacedByEnglish()
{
    const RuleEntry rule = entry("R6.0a");
    QVERIFY(textIn(rule, "it") == rule.texts.at("en"));
    QVERIFY(textIn(RuleEntry{}, "it") == RuleText{});
}

void tst_Rulebook::aFileIsReadWithAllItsTexts()
{
    const auto entries = readRulebook(kFile, "mines.toml", "assault", kRuleGrammar);

    QVERIFY(entries);
    QVERIFY(entries.problems.empty());
    QCOMPARE(entries.value->size(), std::size_t{1});
    const RuleEntry expected{
        "R9.6.4.2d",
        {{"sicily43-en", "9.6.4.2d"}, {"gela-de", "9.6.6.2d"}},
        {{"en", {"Finding mines", "Roll a die.", TextState::Final, ""}},
         {"de", {"Minen finden", "Wirf einen Würfel.", TextState::Draft, "0123456789abcdef"}}}};
    QVERIFY(entries.value->front() == expected);
}

void tst_Rulebook::whatIsWrongIsToldWithItsPlace_data()
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
    row("an id that is none", "R9.6.4.2d", "9.6.4.2", 5, FileProblem::BadName);
    row("no id", "id = ", "name = ", 4, FileProblem::MissingKey);
    row("a text that is a number", "\"Roll a die.\"", "6", 9, FileProblem::WrongType);
    row("an unknown state", "\"draft\"", "\"done\"", 14, FileProblem::BadName);
    row("an unknown key", "from =", "form =", 15, FileProblem::UnknownKey);
    row("the same id twice", "version = 1", "version = 1\n", 16, FileProblem::DuplicateId);
}

void tst_Rulebook::whatIsWrongIsToldWithItsPlace()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, line);
    QFETCH(QByteArray, code);
    QByteArray text(kFile);
    if (code == ProblemCode(FileProblem::DuplicateId).name().data())
        text += text.mid(text.indexOf("[[rule]]"));
    else
        text.replace(text.indexOf(before), before.size(), after);

    const auto entries = readRulebook(text.toStdString(), "mines.toml", "assault", kRuleGrammar);

    const auto found =
        std::find_if(entries.problems.begin(), entries.problems.end(),
                     [&](const Problem &problem) { return problem.code.name() == code.data(); });
    QVERIFY(found != entries.problems.end());
    QCOMPARE(found->line, line);
    QCOMPARE(entries.value.has_value(), !hasErrors(entries.problems));
}

static void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void tst_Rulebook::theFirstFolderWins()
{
    QTemporaryDir own;
    QTemporaryDir shipped;
    for (const QTemporaryDir *folder : {&own, &shipped})
        QVERIFY(QDir(folder->path()).mkpath(QStringLiteral("assault/rulebook")));
    write(own.filePath(QStringLiteral("assault/rulebook/mine.toml")),
          QByteArray(kFile).replace("Roll a die.", "Throw it."));
    write(shipped.filePath(QStringLiteral("assault/rulebook/mines.toml")),
          QByteArray(kFile) + QByteArray(kFile)
                                  .mid(QByteArray(kFile).indexOf("[[rule]]"))
                                  .replace("R9.6.4.2d", "R9.6.4.2e"));

    const auto rulebook =
        loadRulebook({{own.path().toStdString(), shipped.path().toStdString(), "/no/such/folder"}},
                     "assault", kRuleGrammar);

    QVERIFY(rulebook.problems.empty());
    QCOMPARE(rulebook.value->entries().size(), std::size_t{2});
    QCOMPARE(rulebook.value->find("R9.6.4.2d")->texts.at("en").text, std::string("Throw it."));
    QCOMPARE(rulebook.value->find("R9.6.4.2e")->texts.at("en").text, std::string("Roll a die."));
}

void tst_Rulebook::theIndexOfTheSystemGivesTheOrder()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("assault/rulebook")));
    write(folder.filePath(QStringLiteral("assault/rulebook/a.toml")), kFile);
    write(folder.filePath(QStringLiteral("assault/rulebook/b.toml")),
          QByteArray(kFile).replace("R9.6.4.2d", "R90.1a"));
    const DataPaths paths{{folder.path().toStdString()}};
    QCOMPARE(loadRulebook(paths, "assault", kRuleGrammar).value->entries().front().id,
             std::string("R9.6.4.2d")); // as the files come

    write(folder.filePath(QStringLiteral("assault/rules-index.toml")),
          "format = \"hexwerk.rules_index\"\nversion = 1\nsystem = \"assault\"\n"
          "profiles = [\"p\"]\n[[chapter]]\nnumber = 90\n"
          "rules = [{ id = \"R90.1a\", state = \"later\" }]\n"
          "[[chapter]]\nnumber = 9\nrules = [{ id = \"R9.6.4.2d\", state = \"later\" }]\n");

    const auto rulebook = loadRulebook(paths, "assault", kRuleGrammar);
    QVERIFY(rulebook.problems.empty());
    QCOMPARE(rulebook.value->entries().size(), std::size_t{2});
    QCOMPARE(rulebook.value->entries().front().id, std::string("R90.1a"));
}

void tst_Rulebook::eachSystemHasItsOwnBook()
{
    QTemporaryDir folder;
    const QByteArray other = QByteArray(kFile).replace("\"assault\"", "\"tide\"");
    for (const char *system : {"assault", "tide"})
        QVERIFY(
            QDir(folder.path()).mkpath(QStringLiteral("%1/rulebook").arg(QLatin1String(system))));
    write(folder.filePath(QStringLiteral("assault/rulebook/mines.toml")), kFile);
    write(folder.filePath(QStringLiteral("assault/rulebook/other.toml")),
          QByteArray(other).replace("R9.6.4.2d", "R9.6.4.2e"));
    write(folder.filePath(QStringLiteral("tide/rulebook/all.toml")),
          QByteArray(other).replace("R9.6.4.2d", "R1.0a"));
    const DataPaths paths{{folder.path().toStdString()}};

    const auto ours = loadRulebook(paths, "assault", kRuleGrammar);
    QCOMPARE(ours.problems.size(), std::size_t{1});
    QVERIFY(ours.problems[0].code == FileProblem::WrongSystem);
    QVERIFY(QString::fromStdString(ours.problems[0].file).endsWith(QStringLiteral("other.toml")));
    QCOMPARE(ours.problems[0].line, 3);
    QCOMPARE(ours.problems[0].found, std::string("\"tide\""));
    QCOMPARE(ours.problems[0].values, std::vector<std::string>{"assault"});
    QCOMPARE(ours.value->entries().size(), std::size_t{1});

    const auto theirs = loadRulebook(paths, "tide", kRuleGrammar);
    QVERIFY(theirs.problems.empty());
    QCOMPARE(theirs.value->entries().size(), std::size_t{1});
    QVERIFY(theirs.value->find("R1.0a"));
}

void tst_Rulebook::aBrokenFileIsLeftOut()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("assault/rulebook")));
    write(folder.filePath(QStringLiteral("assault/rulebook/a.toml")), "format = ");
    write(folder.filePath(QStringLiteral("assault/rulebook/b.toml")), kFile);

    const auto rulebook = loadRulebook({{folder.path().toStdString()}}, "assault", kRuleGrammar);

    QCOMPARE(rulebook.problems.size(), std::size_t{1});
    QVERIFY(rulebook.problems.front().code == FileProblem::Syntax);
    QCOMPARE(rulebook.value->entries().size(), std::size_t{1});
}

HW_PLAIN_TEST(tst_Rulebook)

} // namespace hexwerk::tst_rulebook

#include "tst_rulebook.moc"
