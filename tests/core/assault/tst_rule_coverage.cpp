// Every rule that the engine names in its source has a test that names it.
#include <QTest>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

class tst_RuleCoverage final : public QObject
{
    Q_OBJECT

private slots:
    void everyTaggedRuleHasATest();
};

static std::string textOf(const std::filesystem::path &folder,
                          const std::set<std::string> &kinds = {".cpp", ".h"})
{
    std::ostringstream all;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
        if (kinds.contains(entry.path().extension()))
            all << std::ifstream(entry.path()).rdbuf() << '\n';
    return all.str();
}

static std::set<std::string> found(const std::string &text, const char *pattern)
{
    const std::regex expression(pattern);
    std::set<std::string> ids;
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
        ids.insert((*it)[1]);
    return ids;
}

// "r10_3g" becomes "R10.3g".
static std::string idOf(std::string name)
{
    name[0] = name[0] == 'r' ? 'R' : 'D';
    for (char &letter : name)
        if (letter == '_')
            letter = '.';
    return name;
}

void tst_RuleCoverage::everyTaggedRuleHasATest()
{
    // Paragraphs without a letter are headings.
    const char *const kTag = R"([\["]([RD][0-9]+(?:\.[0-9]+)*[a-z])[\]"])";
    const std::string tests = textOf(HW_SOURCE_DIR "/tests");
    std::set<std::string> tested = found(tests, kTag);
    for (const std::string &name : found(tests, R"(\b([rd][0-9]+(?:_[0-9]+)*[a-z])(?:_|\b))"))
        tested.insert(idOf(name));

    std::string missing;
    auto tagged = found(textOf(HW_SOURCE_DIR "/core/assault"), kTag);
    tagged.merge(found(textOf(HW_SOURCE_DIR "/core/board", {".cpp"}), kTag)); // headers define
    for (const std::string &id : tagged)
        if (!tested.contains(id))
            missing += id + " ";

    QVERIFY(tagged.size() > 150);
    QVERIFY2(missing.empty(), missing.c_str());
}

QTEST_APPLESS_MAIN(tst_RuleCoverage)
#include "tst_rule_coverage.moc"
