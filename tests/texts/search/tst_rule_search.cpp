#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "core/files/rulebook_reader.h"
#include "tests/test_program.h"
#include "tests/texts/search/player_queries.h"
#include "texts/dictionary_files.h"
#include "texts/search/folding.h"
#include "texts/search/rule_search.h"

#include <algorithm>
#include <optional>
#include <set>
#include <thread>

namespace hexwerk::search::tst_rule_search {

// The search over the rulebook that ships.
class tst_RuleSearch final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void queriesOfPlayersFindTheirRuleAmongTheFirstThree();
    void coverOfAHalfTrackIsAmongTheFirstThree();
    void everyIdLeadsWithItsRule();
    void everyParagraphOfBothEditionsLeadsWithItsRule();
    void aSectionLeadsWithItsRulesInTheOrderOfTheBook();
    void aTitleFindsItsRuleAmongTheFirstThree();
    void aPartFindsItsCompounds();
    void formsFindTheirWord_data();
    void formsFindTheirWord();
    void marksAreWholeWordsFromLeftToRight();
    void oddQueriesAreAnswered_data();
    void oddQueriesAreAnswered();
    void manyThreadsFindWhatOneFinds();

private:
    QStringList find(const QString &query, std::size_t most = 3) const;

    Rulebook m_rulebook;
    std::optional<RuleSearch> m_search;
};

void tst_RuleSearch::initTestCase()
{
    const DataPaths paths{{HW_SOURCE_DIR "/resources"}};
    m_rulebook = *loadRulebook(paths, assault::kSystemId, assault::kRuleGrammar).value;
    const auto terms = loadTerms(paths, assault::kSystemId, assault::kRuleGrammar);
    QVERIFY(terms.problems.empty());
    m_search.emplace(m_rulebook, *terms.value, dictionaryFolders());
}

QStringList tst_RuleSearch::find(const QString &query, std::size_t most) const
{
    QStringList rules;
    for (const Hit &hit : m_search->find(query.toStdString(), "en", most))
        rules.append(QString::fromStdString(hit.rule));
    return rules;
}

void tst_RuleSearch::queriesOfPlayersFindTheirRuleAmongTheFirstThree()
{
    std::size_t found = 0;
    for (const PlayerQuery &query : kPlayerQueries) {
        const QStringList rules = QString::fromUtf8(query.rules.data()).split(' ');
        const QStringList first = find(QString::fromUtf8(query.typed.data()));
        const bool isThere = std::any_of(first.begin(), first.end(),
                                         [&](const QString &rule) { return rules.contains(rule); });
        if (!isThere)
            qInfo() << query.typed.data() << "leads to" << first << "and not to" << rules;
        found += isThere ? 1 : 0;
    }
    QVERIFY2(found >= 57, qPrintable(QString::number(found)));
}

void tst_RuleSearch::coverOfAHalfTrackIsAmongTheFirstThree()
{
    // Terrain protects a vehicle only where it has a bonus for vehicles.
    QVERIFY(find("half track cover").contains("R10.5b"));
}

void tst_RuleSearch::everyIdLeadsWithItsRule()
{
    for (const RuleEntry &entry : m_rulebook.entries()) {
        const QString id = QString::fromStdString(entry.id);
        QCOMPARE(find(id, 1), QStringList{id});
        QCOMPARE(find(id.toLower(), 1), QStringList{id});
    }
}

void tst_RuleSearch::everyParagraphOfBothEditionsLeadsWithItsRule()
{
    std::size_t paragraphs = 0;
    for (const RuleEntry &entry : m_rulebook.entries())
        for (const auto &[edition, paragraph] : entry.paragraph) {
            // Two editions may have different rules under one number.
            std::size_t same = 0;
            for (const RuleEntry &other : m_rulebook.entries())
                same += other.id.substr(1) == paragraph ||
                                std::any_of(other.paragraph.begin(), other.paragraph.end(),
                                            [&number = paragraph](const auto &one) {
                                                return one.second == number;
                                            })
                            ? 1
                            : 0;
            const QString id = QString::fromStdString(entry.id);
            QVERIFY2(find(QString::fromStdString(paragraph), same).contains(id), qPrintable(id));
            ++paragraphs;
        }
    QVERIFY(paragraphs > m_rulebook.entries().size());
}

void tst_RuleSearch::aSectionLeadsWithItsRulesInTheOrderOfTheBook()
{
    QCOMPARE(find("10.3", 4), QStringList({"R10.3a", "R10.3b", "R10.3c", "R10.3d"}));
    QCOMPARE(find("rule 10.4.", 2), QStringList({"R10.4a", "R10.4b"}));
    QCOMPARE(find("R13", 2), QStringList({"R13.0a", "R13.0b"}));
    QCOMPARE(find("12.4.3.1", 4),
             QStringList({"R12.4.3.1a", "R12.4.3.1b", "R12.4.3.1c", "D12.4.3.1a"}));
    QCOMPARE(find("[R10.3g], R9.0c", 2), QStringList({"R10.3g", "R9.0c"}));
}

void tst_RuleSearch::aTitleFindsItsRuleAmongTheFirstThree()
{
    for (const RuleEntry &entry : m_rulebook.entries())
        for (const auto &[language, text] : entry.texts) {
            const QStringList first = find(QString::fromStdString(text.title));
            QVERIFY2(first.contains(QString::fromStdString(entry.id)),
                     qPrintable(QString::fromStdString(entry.id + ": " + text.title)));
        }
}

void tst_RuleSearch::aPartFindsItsCompounds()
{
    // R10.3a has no "Linie" but "Sichtlinie"; the texts know "lichter Wald" alone in other forms.
    QVERIFY(find("Linie", 800).contains("R10.3a"));
    QVERIFY(find("Draht", 800).contains("R9.6.3.2.3a"));
    QVERIFY(find("Wälder", 800).contains("R9.6.3.1.1a"));
}

void tst_RuleSearch::formsFindTheirWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("word");
    QTest::newRow("ue") << "Huegel"
                        << "Hügel";
    QTest::newRow("no umlaut") << "hugel"
                               << "Hügel";
    QTest::newRow("ss") << "strasse"
                        << "Straße";
    QTest::newRow("capitals") << "STRASSE"
                              << "Straße";
    QTest::newRow("old spelling") << "schuß"
                                  << "Schuss";
}

void tst_RuleSearch::formsFindTheirWord()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, word);

    const QStringList found = find(typed, 5);

    QCOMPARE(found.size(), 5);
    QCOMPARE(found, find(word, 5));
}

void tst_RuleSearch::marksAreWholeWordsFromLeftToRight()
{
    std::size_t marked = 0;
    const auto check = [&](const std::vector<Mark> &marks, const std::string &text) {
        std::set<std::pair<std::size_t, std::size_t>> words;
        for (const FoldedWord &word : foldedWords(text))
            words.emplace(word.at, word.length);
        std::size_t end = 0;
        for (const Mark &mark : marks) {
            QVERIFY(words.count({mark.at, mark.length}) == 1);
            QVERIFY(mark.at >= end);
            end = mark.at + mark.length;
            ++marked;
        }
    };
    for (const PlayerQuery &query : kPlayerQueries)
        for (const Hit &hit : m_search->find(query.typed, "de", 20)) {
            const RuleText &text = m_rulebook.find(hit.rule)->texts.at(hit.language);
            check(hit.inTitle, text.title);
            check(hit.inText, text.text);
        }
    QVERIFY(marked > 1'000);
}

void tst_RuleSearch::oddQueriesAreAnswered_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("spaces") << QByteArray(" \t\n") << false;
    QTest::newRow("signs") << QByteArray("\"'()[]{}*?+-&|!/\\.,;:%$§") << false;
    QTest::newRow("zero byte") << QByteArray("\0", 1) << false;
    QTest::newRow("no UTF-8") << QByteArray("\xFF\xFE\xC3\x28") << false;
    QTest::newRow("a letter that is cut off") << QByteArray("bunker\xC3") << true;
    QTest::newRow("quotes") << QByteArray("\"barbed wire\"") << true;
    QTest::newRow("one word without end") << QByteArray(10'000, 'a') << false;
    QTest::newRow("one number without end")
        << QByteArray("1.").repeated(5'000) << true; // the word 1
    QTest::newRow("words without end") << QByteArray("wire ").repeated(2'000) << true;
    QTest::newRow("nonsense") << QByteArray("qqqqqqqqqq") << false;
    QTest::newRow("words for grammar alone") << QByteArray("how do I") << true;
}

void tst_RuleSearch::oddQueriesAreAnswered()
{
    QFETCH(const QByteArray, query);
    QFETCH(const bool, isFound);

    const auto hits = m_search->find(query.toStdString(), "en", 5);

    QCOMPARE(!hits.empty(), isFound);
    QVERIFY(hits.size() <= 5);
    QVERIFY(m_search->find(query.toStdString(), "en", 0).empty());
}

void tst_RuleSearch::manyThreadsFindWhatOneFinds()
{
    const auto all = [&] {
        QStringList found;
        for (const PlayerQuery &query : kPlayerQueries)
            found += find(QString::fromUtf8(query.typed.data()), 5);
        return found + find("verschwamm", 5); // asks a dictionary
    };
    const QStringList expected = all();
    std::vector<QStringList> found(4);
    std::vector<std::thread> threads;
    for (QStringList &one : found)
        threads.emplace_back([&] { one = all(); });
    for (std::thread &thread : threads)
        thread.join();
    for (const QStringList &one : found)
        QCOMPARE(one, expected);
}

HW_PLAIN_TEST(tst_RuleSearch)

} // namespace hexwerk::search::tst_rule_search

#include "tst_rule_search.moc"
