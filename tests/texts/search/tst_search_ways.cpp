#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"
#include "texts/dictionary_files.h"
#include "texts/search/rule_search.h"

namespace hexwerk::search::tst_search_ways {

// The ways from a query to rules, in a rulebook of a few words.
class tst_SearchWays final : public QObject
{
    Q_OBJECT

private slots:
    void aTitleComesBeforeAText();
    void theWordComesBeforeItsFormsAndTheseBeforeCompounds();
    void allWordsComeBeforeSome();
    void ofSomeWordsTheRarerOneCountsMore();
    void wordsInTheTypedOrderComeFirst();
    void theLastWordMayGoOn();
    void formsOfAWordAreFound_data();
    void formsOfAWordAreFound();
    void aCompoundIsFoundByItsPartsAndPartsByTheirCompound();
    void typingErrorsAreForgivenByLength_data();
    void typingErrorsAreForgivenByLength();
    void noErrorIsForgivenWhereAWordIsThere();
    void aDictionaryKnowsWhatStemsDoNot();
    void aDictionaryIsFoundByTagCountryOrLanguage();
    void theLanguageIsTheOneThatMatches();
    void aLanguageWithoutStemmerIsSearchedByItsWords();
    void whatPlayersSayLeadsToTheTerm();
    void aDefinitionLeadsToTheRule();
    void marksAreTheBytesOfTheWords();
};

struct Rule
{
    std::string id;
    std::string title;
    std::string text;
};

static Rulebook bookIn(const std::string &language, const std::vector<Rule> &rules)
{
    Rulebook book;
    for (const Rule &rule : rules)
        book.add({rule.id, {}, {{language, {rule.title, rule.text, TextState::Final, ""}}}});
    return book;
}

static QStringList found(const RuleSearch &search, const QString &query)
{
    QStringList rules;
    for (const Hit &hit : search.find(query.toStdString(), "en", 100))
        rules.append(QString::fromStdString(hit.rule));
    return rules;
}

static QStringList foundIn(const std::string &language, const std::vector<Rule> &rules,
                           const QString &query)
{
    return found(RuleSearch(bookIn(language, rules), {}, {}), query);
}

void tst_SearchWays::aTitleComesBeforeAText()
{
    QCOMPARE(foundIn("en", {{"R1a", "Hill", "A wall."}, {"R1b", "Wall", "A hill."}}, "wall"),
             QStringList({"R1b", "R1a"}));
}

void tst_SearchWays::theWordComesBeforeItsFormsAndTheseBeforeCompounds()
{
    QCOMPARE(foundIn("de",
                     {{"R1a", "Regel", "Die Sichtlinie."},
                      {"R1b", "Regel", "Die Linien."},
                      {"R1c", "Regel", "Die Linie."},
                      {"R1d", "Regel", "Die Sicht."}},
                     "Linie"),
             QStringList({"R1c", "R1b", "R1a"}));
}

void tst_SearchWays::allWordsComeBeforeSome()
{
    const std::string much = " A unit may stay, wait, turn, load, pass, aim, hide or rest here.";
    QCOMPARE(foundIn("en",
                     {{"R1a", "Hill hill hill", "Hill, hill, hill."},
                      {"R1b", "Other", "Near a hill." + much + " Behind a wall." + much},
                      {"R1c", "Wall", "Wall."}},
                     "wall hill")
                 .first(),
             QString("R1b"));
}

void tst_SearchWays::ofSomeWordsTheRarerOneCountsMore()
{
    QCOMPARE(foundIn("en",
                     {{"R1a", "One", "A hill."},
                      {"R1b", "Two", "A hill."},
                      {"R1c", "Three", "A hill."},
                      {"R1d", "Four", "A wall."}},
                     "hill wall")
                 .first(),
             QString("R1d"));
}

void tst_SearchWays::wordsInTheTypedOrderComeFirst()
{
    const std::vector<Rule> rules{{"R1a", "One", "Fire and indirect sight."},
                                  {"R1b", "Two", "Sight and indirect fire."}};
    QCOMPARE(foundIn("en", rules, "indirect fire"), QStringList({"R1b", "R1a"}));
    QCOMPARE(foundIn("en", rules, "indirect sight"), QStringList({"R1a", "R1b"}));
}

void tst_SearchWays::theLastWordMayGoOn()
{
    const std::vector<Rule> rules{{"R1a", "Vehicle", "On a road."}, {"R1b", "Gun", "On a road."}};
    for (const char *const typed : {"v", "ve", "veh", "vehicle", "road vehi"})
        QCOMPARE(foundIn("en", rules, typed).first(), QString("R1a"));
    QCOMPARE(foundIn("en", rules, "ro"), QStringList({"R1a", "R1b"}));
    QCOMPARE(foundIn("en", rules, "veh "), QStringList());
    QCOMPARE(foundIn("en", rules, "veh road"), QStringList({"R1a", "R1b"}));
}

void tst_SearchWays::formsOfAWordAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::newRow("plural") << "Ein Wald."
                            << "Wälder";
    QTest::newRow("singular") << "Die Wälder."
                              << "Wald";
    QTest::newRow("ue") << "Ein Hügel."
                        << "Huegel";
    QTest::newRow("no umlaut") << "Ein Hügel."
                               << "hugel";
    QTest::newRow("sharp s") << "Eine Strasse."
                             << "Straße";
    QTest::newRow("ss") << "Eine Straße."
                        << "strasse";
    QTest::newRow("strong verb") << "Einheiten schießen."
                                 << "schoss";
    QTest::newRow("noun of a strong verb") << "Ein Schuss."
                                           << "geschossen";
    QTest::newRow("without umlaut and sharp s") << "Sie schießen."
                                                << "Schuesse";
    QTest::newRow("verb with a prefix") << "Aufgesessene Infanterie."
                                        << "aufsitzen";
    QTest::newRow("weak verb") << "Wer feuern kann."
                               << "feuert";
    QTest::newRow("dative of a plural") << "An Mauern."
                                        << "Mauer";
    QTest::newRow("synonym") << "Wer feuern kann."
                             << "geschossen";
    QTest::newRow("known part of an unknown word") << "Ein Graben."
                                                   << "Panzergraben";
    QTest::newRow("weak participle") << "Ein Bunker, eingestürzt."
                                     << "einstürzen";
}

void tst_SearchWays::formsOfAWordAreFound()
{
    QFETCH(const QString, text);
    QFETCH(const QString, typed);

    QCOMPARE(foundIn("de", {{"R1a", "Regel", text.toStdString()}, {"R1b", "Regel", "Anderes."}},
                     typed + ' '),
             QStringList{"R1a"});
}

void tst_SearchWays::aCompoundIsFoundByItsPartsAndPartsByTheirCompound()
{
    const std::vector<Rule> rules{{"R1a", "Regel", "Stacheldraht."},
                                  {"R1b", "Regel", "Über einen Hügel hat er Sicht."},
                                  {"R1c", "Regel", "Sichtlinien."},
                                  {"R1d", "Regel", "Linien."}};
    QCOMPARE(foundIn("de", rules, "Draht "), QStringList{"R1a"}); // stands nowhere alone
    QCOMPARE(foundIn("de", rules, "Sicht "), QStringList({"R1b", "R1c"}));
    QCOMPARE(foundIn("de", rules, "Hügelsicht ").first(), QString("R1b"));
    QCOMPARE(foundIn("de", rules, "Lini"), QStringList({"R1d", "R1c"}));
    QCOMPARE(foundIn("en", {{"R1a", "Hill", "High."}, {"R1b", "Wall", "Low."}}, "uphill"),
             QStringList{"R1a"});
}

void tst_SearchWays::typingErrorsAreForgivenByLength_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("three letters, one error") << "gub" << false;
    QTest::newRow("four letters, one error") << "hiil" << true;
    QTest::newRow("four letters, two errors") << "hiit" << false;
    QTest::newRow("seven letters, swapped") << "vehcile" << true;
    QTest::newRow("seven letters, two errors") << "vehhcls" << false;
    QTest::newRow("eight letters, two errors") << "barrycda" << true;
    QTest::newRow("three errors") << "borrycda" << false;
    QTest::newRow("one too many") << "veehicle" << true;
    QTest::newRow("unfinished") << "barry" << true;
}

void tst_SearchWays::typingErrorsAreForgivenByLength()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, isFound);
    const std::vector<Rule> rules{{"R1a", "Gun", "Hill, vehicle, barricade."}};

    QCOMPARE(!foundIn("en", rules, typed).isEmpty(), isFound);
}

void tst_SearchWays::noErrorIsForgivenWhereAWordIsThere()
{
    QCOMPARE(foundIn("en", {{"R1a", "One", "A wall."}, {"R1b", "Two", "A ball."}}, "wall"),
             QStringList{"R1a"});
}

void tst_SearchWays::aDictionaryKnowsWhatStemsDoNot()
{
    const Rulebook book =
        bookIn("de", {{"R1a", "Regel", "Es ist hell."}, {"R1b", "Regel", "Es ist dunkel."}});
    const RuleSearch with(book, {}, dictionaryFolders());
    const RuleSearch without(book, {}, {"/no/such/folder"});
    QCOMPARE(found(with, "dunklerem "), QStringList{"R1b"});
    QCOMPARE(found(without, "dunklerem "), QStringList());
}

void tst_SearchWays::aDictionaryIsFoundByTagCountryOrLanguage()
{
    QTemporaryDir folder;
    for (const char *name : {"de_AT", "de_DE", "de_CH", "sv_FI", "sv_SE", "pt_BR", "la"})
        for (const char *ending : {".aff", ".dic"}) {
            QFile file(folder.filePath(QString::fromLatin1(name) + QString::fromLatin1(ending)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
    QFile half(folder.filePath(QStringLiteral("it_IT.aff"))); // its words are missing
    QVERIFY(half.open(QIODevice::WriteOnly));
    const auto file = [&folder](const char *tag) {
        const auto found = findDictionary(tag, {"/no/such/folder", folder.path().toStdString()});
        return found ? QString::fromStdString(found->filename().string()) : QString();
    };
    QCOMPARE(file("de"), QString("de_DE"));
    QCOMPARE(file("de-AT"), QString("de_AT"));
    QCOMPARE(file("de-LI"), QString("de_DE"));
    QCOMPARE(file("sv"), QString("sv_FI"));
    QCOMPARE(file("pt"), QString("pt_BR"));
    QCOMPARE(file("la"), QString("la"));
    QCOMPARE(file("it"), QString());
    QCOMPARE(file("d"), QString());
}

void tst_SearchWays::theLanguageIsTheOneThatMatches()
{
    Rulebook book;
    book.add({"R1a",
              {},
              {{"en", {"Bunker", "A thick wall.", TextState::Final, ""}},
               {"de", {"Bunker", "Eine dicke Mauer.", TextState::Final, ""}}}});
    const RuleSearch search(book, {}, {});
    const auto language = [&](const char *query, const char *preferred) {
        const auto hits = search.find(query, preferred, 5);
        return hits.size() == 1 ? QString::fromStdString(hits[0].language) : QString();
    };
    QCOMPARE(language("bunker", "de"), QString("de"));
    QCOMPARE(language("bunker", "en"), QString("en"));
    QCOMPARE(language("bunker mauer", "en"), QString("de"));
    QCOMPARE(language("bunker wall", "de"), QString("en"));
    QCOMPARE(language("R1a", "de"), QString("de"));
    QVERIFY(!language("bunker", "fr").isEmpty());
}

void tst_SearchWays::aLanguageWithoutStemmerIsSearchedByItsWords()
{
    const std::vector<Rule> rules{{"R1a", "Veh", "Chal yay."}, {"R1b", "Duj", "Veh."}};
    QCOMPARE(foundIn("tlh", rules, "veh"), QStringList({"R1a", "R1b"}));
    QCOMPARE(foundIn("tlh", rules, "cha"), QStringList{"R1a"});
}

static Terms termOfCover()
{
    Term term;
    term.id = "bonus";
    term.words["en"] = {"terrain bonus", {"terrain bonuses"}, {}, {"cover", "hiding place"}};
    term.definition["en"] = "Dice that protect a target.";
    term.rules = {"R1c"};
    return {term};
}

static Rulebook bookOfCover()
{
    return bookIn("en", {{"R1a", "Walls", "A target has a terrain bonus."},
                         {"R1b", "Roads", "No terrain and no bonus."},
                         {"R1c", "Chart", "Values of all hexes."}});
}

void tst_SearchWays::whatPlayersSayLeadsToTheTerm()
{
    const RuleSearch search(bookOfCover(), termOfCover(), {});
    for (const char *const said : {"cover", "hiding places"}) {
        QStringList rules = found(search, said);
        rules.sort();
        QCOMPARE(rules, QStringList({"R1a", "R1c"}));
    }
    for (const Hit &hit : search.find("cover", "en", 5)) {
        const std::vector<Mark> term{{13, 7}, {21, 5}}; // of "A target has a terrain bonus."
        const std::vector<Mark> expected = hit.rule == "R1a" ? term : std::vector<Mark>{};
        QCOMPARE(hit.inText.size(), expected.size());
        QVERIFY(hit.inTitle.empty());
    }
}

void tst_SearchWays::aDefinitionLeadsToTheRule()
{
    QCOMPARE(found(RuleSearch(bookOfCover(), termOfCover(), {}), "protect"), QStringList{"R1c"});
}

void tst_SearchWays::marksAreTheBytesOfTheWords()
{
    const std::string title = "Über den Hügel";
    const std::string text = "Hügel, Hügelfelder und Straßen.";
    const RuleSearch search(bookIn("de", {{"R1a", title, text}, {"R1b", "Feld", "Felder."}}), {},
                            {});

    const auto hits = search.find("huegel über strasse", "de", 5);

    QCOMPARE(hits.size(), std::size_t{1});
    const auto marked = [](const std::vector<Mark> &marks, const std::string &of) {
        QStringList words;
        for (const Mark &mark : marks)
            words.append(QString::fromStdString(of.substr(mark.at, mark.length)));
        return words;
    };
    // "über" is there for grammar alone.
    QCOMPARE(marked(hits[0].inTitle, title), QStringList{"Hügel"});
    QCOMPARE(marked(hits[0].inText, text), QStringList({"Hügel", "Hügelfelder", "Straßen"}));
}

HW_PLAIN_TEST(tst_SearchWays)

} // namespace hexwerk::search::tst_search_ways

#include "tst_search_ways.moc"
