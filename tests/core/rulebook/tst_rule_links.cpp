#include <QTest>

#include "core/rulebook/rule_links.h"
#include "core/rulebook/term_finder.h"
#include "tests/test_program.h"

namespace hexwerk::tst_rule_links {

// Links between rules from both ends, and terms in texts.
class tst_RuleLinks final : public QObject
{
    Q_OBJECT

private slots:
    void aLinkIsSeenFromBothEnds();
    void linksComeByKindThenInTheOrderOfTheBook();
    void aTermIsFoundByItsFormsAndTheLongerOneWins();
    void wordsThatMeanSomethingElseAreNoTerms();
    void wordsOfOtherAlphabetsAreWords();
};

static RuleEntry entry(const std::string &id)
{
    return {id, {}, {{"en", {"Title", "Text.", TextState::Final, ""}}}};
}

static Rulebook threeRules()
{
    RuleEntry first = entry("R1a");
    RuleEntry second = entry("R1b");
    RuleEntry third = entry("D1c");
    second.exceptionTo = {"R1a"};
    third.replaces = {"R1b"};
    first.seeAlso = {"D1c"};
    Rulebook book(RulesIndex{{"R1a"}, {"R1b"}, {"D1c"}});
    for (const RuleEntry &one : {third, first, second})
        book.add(one);
    return book;
}

void tst_RuleLinks::aLinkIsSeenFromBothEnds()
{
    const Rulebook book = threeRules();
    using Links = std::vector<RuleLink>;
    QVERIFY((linksOf(book, "R1a") ==
             Links{{RuleLinkKind::HasException, "R1b"}, {RuleLinkKind::SeeAlso, "D1c"}}));
    QVERIFY((linksOf(book, "R1b") ==
             Links{{RuleLinkKind::ExceptionTo, "R1a"}, {RuleLinkKind::ReplacedBy, "D1c"}}));
    QVERIFY((linksOf(book, "D1c") ==
             Links{{RuleLinkKind::Replaces, "R1b"}, {RuleLinkKind::SeeAlso, "R1a"}}));
    QVERIFY(linksOf(book, "R9z").empty());
}

void tst_RuleLinks::linksComeByKindThenInTheOrderOfTheBook()
{
    RuleEntry last = entry("R1d");
    last.seeAlso = {"R1c", "R1a"};
    last.exceptionTo = {"R1b"};
    Rulebook book(RulesIndex{{"R1a"}, {"R1b"}, {"R1c"}, {"R1d"}});
    for (const RuleEntry &one : {last, entry("R1c"), entry("R1a"), entry("R1b")})
        book.add(one);
    std::vector<std::string> rules;
    for (const RuleLink &link : linksOf(book, "R1d"))
        rules.push_back(link.rule);
    QVERIFY((rules == std::vector<std::string>{"R1b", "R1a", "R1c"}));
}

static Terms someTerms()
{
    return {{"fire", {{"en", {"fire", {"fires"}, {}}}, {"de", {"Feuer", {}, {}}}}, {}, {"R1a"}},
            {"covering_fire", {{"en", {"covering fire", {}, {"cover fire"}}}}, {}, {"R1b"}},
            {"elevation", {{"de", {"Höhenstufe", {"Höhenstufen"}, {"Höhenlevel"}}}}, {}, {}}};
}

static QStringList found(const TermFinder &finder, const std::string &text)
{
    QStringList all;
    for (const FoundTerm &one : finder.find(text))
        all << QString::fromStdString(one.term->id + (one.isAvoided ? "!" : "") + "=" +
                                      text.substr(one.at, one.length));
    return all;
}

void tst_RuleLinks::aTermIsFoundByItsFormsAndTheLongerOneWins()
{
    const Terms terms = someTerms();
    const TermFinder finder(terms, "en");
    QCOMPARE(
        found(finder, "Covering  fire: the unit fires, under no cover fire. Fireside."),
        QStringList({QStringLiteral("covering_fire=Covering  fire"), QStringLiteral("fire=fires"),
                     QStringLiteral("covering_fire!=cover fire")}));
}

void tst_RuleLinks::wordsThatMeanSomethingElseAreNoTerms()
{
    const TermWords turn{
        "turn", {"turns"}, {"round"}, {}, {"in turn", "turn the gun", "round trip"}};
    const Terms terms = {{"turn", {{"en", turn}}, {}, {}}};
    const TermFinder finder(terms, "en");
    QCOMPARE(found(finder, "In turn they turn the gun; a turn of a round trip turns into a round."),
             QStringList({QStringLiteral("turn=turn"), QStringLiteral("turn=turns"),
                          QStringLiteral("turn!=round")}));
}

void tst_RuleLinks::wordsOfOtherAlphabetsAreWords()
{
    const Terms terms = someTerms();
    const TermFinder finder(terms, "de");
    QCOMPARE(found(finder, "„Höhenstufe“, HÖHENSTUFEN; Höhenlevel. Höhenstufenplan, Feuer-Höhe"),
             QStringList({QStringLiteral("elevation=Höhenstufe"),
                          QStringLiteral("elevation=HÖHENSTUFEN"),
                          QStringLiteral("elevation!=Höhenlevel")}));
}

HW_PLAIN_TEST(tst_RuleLinks)

} // namespace hexwerk::tst_rule_links

#include "tst_rule_links.moc"
