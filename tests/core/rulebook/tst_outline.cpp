#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "core/files/rulebook_reader.h"
#include "core/rulebook/outline.h"
#include "tests/test_program.h"

#include <map>
#include <set>

namespace hexwerk::tst_outline {

// Chapters and sections as an edition numbers them.
class tst_Outline final : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreSortedAsNumbersAndRulesByLetter();
    void eachEditionHasItsOwnNumbers();
    void aRuleWithoutHeadingHasANodeAllTheSame();
    void aComparisonComesFirstInItsSection();
    void shippedRulesStandOnceInEachOfTheirEditions();
    void everyShippedNumberHasAHeadingAndItsParents();
};

static RuleEntry entry(const std::string &id, std::map<std::string, std::string> paragraph)
{
    return {id, std::move(paragraph), {{"en", {"Title", "Text.", TextState::Final, ""}}}};
}

static Rulebook bookOf(const std::vector<RuleEntry> &entries)
{
    Rulebook book;
    for (const RuleEntry &one : entries)
        book.add(one);
    return book;
}

static std::vector<std::string> linesOf(const std::vector<OutlineNode> &outline)
{
    std::vector<std::string> lines;
    for (const OutlineNode &node : outline) {
        std::string line = node.number + "/" + std::to_string(node.depth);
        for (const std::string &rule : node.rules)
            line += " " + rule;
        lines.push_back(line);
    }
    return lines;
}

void tst_Outline::numbersAreSortedAsNumbersAndRulesByLetter()
{
    const Rulebook book =
        bookOf({entry("R10.3b", {{"e", "10.3b"}}), entry("R9.12a", {{"e", "9.12a"}}),
                entry("R10.3a", {{"e", "10.3a"}}), entry("R10.3.1a", {{"e", "10.3.1a"}}),
                entry("H1a", {})});
    const BookHeadings headings = {{}, {{{{"e", "10"}}, {{"en", "Fire"}}}}, {}};
    QVERIFY((linesOf(outlineOf(book, headings, "e")) ==
             std::vector<std::string>{"9.12/1 R9.12a", "10/0", "10.3/1 R10.3a R10.3b",
                                      "10.3.1/2 R10.3.1a", "H/0 H1a"}));
}

void tst_Outline::eachEditionHasItsOwnNumbers()
{
    const Rulebook book = bookOf(
        {entry("R9.6.4a", {{"e", "9.6.4a"}, {"d", "9.6.6a"}}), entry("D9.13a", {{"d", "9.13a"}})});
    QVERIFY((linesOf(outlineOf(book, {}, "e")) == std::vector<std::string>{"9.6.4/2 R9.6.4a"}));
    QVERIFY((linesOf(outlineOf(book, {}, "d")) ==
             std::vector<std::string>{"9.6.6/2 R9.6.4a", "9.13/1 D9.13a"}));
}

void tst_Outline::aRuleWithoutHeadingHasANodeAllTheSame()
{
    QCOMPARE(numberOf("9.6.4.2g"), std::string_view("9.6.4.2"));
    QCOMPARE(numberOf("x"), std::string_view());
    const auto outline = outlineOf(bookOf({entry("R3.1a", {{"e", "3.1a"}})}), {}, "e");
    QCOMPARE(outline.size(), std::size_t{1});
    QVERIFY(outline[0].title.empty());
}

void tst_Outline::aComparisonComesFirstInItsSection()
{
    const Rulebook book =
        bookOf({entry("R12.4a", {{"e", "12.4a"}}), entry("R12.4.1a", {{"e", "12.4.1a"}})});
    BookHeadings headings;
    for (const char *id : {"guns", "smoke"})
        headings.comparisons.push_back(
            {.id = id, .paragraph = {{"e", "12.4"}}, .title = {{"en", "Both"}}});
    const auto outline = outlineOf(book, headings, "e");
    QVERIFY((linesOf(outline) == std::vector<std::string>{"12.4/1 R12.4a", "12.4:guns/2",
                                                          "12.4:smoke/2", "12.4.1/2 R12.4.1a"}));
    QCOMPARE(outline[1].comparison, std::string("guns"));
    QVERIFY(outline[0].comparison.empty() && outline[3].comparison.empty());
    // Of an edition without that section.
    QVERIFY(outlineOf(bookOf({}), headings, "d").empty());
}

static Rulebook shippedBook()
{
    const DataPaths paths{{HW_SOURCE_DIR "/resources"}};
    return *loadRulebook(paths, assault::kSystemId, assault::kRuleGrammar).value;
}

void tst_Outline::shippedRulesStandOnceInEachOfTheirEditions()
{
    const Rulebook book = shippedBook();
    for (const std::string profile : {"sicily43-en", "gela-de"}) {
        std::multiset<std::string> listed;
        for (const OutlineNode &node : outlineOf(book, {}, profile))
            listed.insert(node.rules.begin(), node.rules.end());
        std::multiset<std::string> wanted;
        for (const RuleEntry &one : book.entries())
            if (one.paragraph.empty() || one.paragraph.contains(profile))
                wanted.insert(one.id);
        QVERIFY(listed == wanted);
    }
}

void tst_Outline::everyShippedNumberHasAHeadingAndItsParents()
{
    const auto headings =
        loadHeadings({{HW_SOURCE_DIR "/resources"}}, assault::kSystemId, assault::kRuleGrammar);
    QVERIFY(headings.problems.empty());
    const Rulebook book = shippedBook();
    QCOMPARE(headings.value->editions.size(), std::size_t{2});
    for (const auto &[profile, name] : headings.value->editions) {
        std::set<std::string> numbers;
        const auto outline = outlineOf(book, *headings.value, profile);
        for (const OutlineNode &node : outline)
            numbers.insert(node.number);
        for (const OutlineNode &node : outline) {
            if (node.number == "H")
                continue;
            QVERIFY2(node.title.contains("en") && node.title.contains("de"), node.number.c_str());
            if (const std::size_t dot = node.number.rfind('.'); dot != std::string::npos)
                QVERIFY2(numbers.contains(node.number.substr(0, dot)), node.number.c_str());
        }
    }
}

HW_PLAIN_TEST(tst_Outline)

} // namespace hexwerk::tst_outline

#include "tst_outline.moc"
