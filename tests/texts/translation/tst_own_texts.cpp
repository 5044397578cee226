#include <QTemporaryDir>
#include <QTest>

#include "core/files/atomic_file.h"
#include "tests/test_program.h"
#include "texts/translation/own_texts.h"
#include "texts/translation/plural_rules.h"

#include <filesystem>

namespace hexwerk::translation::tst_own_texts {

using namespace std::string_literals;

// The user's own translations, by key.
class tst_OwnTexts final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void languagesAreThoseOfTheFiles();
    void ownTextsLieOverThoseOfTheFiles();
    void aChangedSourceMakesThemStale();
    void rulesSpeakThem();
    void onlyWhatDiffersIsHandedIn();
    void aNumberHasTheFormOfItsLanguage_data();
    void aNumberHasTheFormOfItsLanguage();
};

static OwnTexts some()
{
    OwnTexts own{"fr", {}};
    own.texts["assault/rulebook/R1.1a/title"] = {
        {"Line of sight"}, {"Ligne de vue"}, UnitState::Final, {}};
    own.texts["odd \"key\"\nof two lines"] = {{"%n unit", "%n units"},
                                              {"%n unité", "%n unités"},
                                              UnitState::Review,
                                              {{CheckCode::Spelling, "a \"name\""}}};
    own.texts["silenced alone"] = {{"x"}, {}, UnitState::Draft, {{CheckCode::Untouched, "same"}}};
    return own;
}

void tst_OwnTexts::whatIsWrittenIsReadAgain()
{
    const auto read = readNotes(*writeNotes(some(), {}), "own");
    QVERIFY(read.problems.empty());
    QVERIFY(*read.value == some());
    const OwnTexts standing{"gl", {}, {"pt-BR", "es"}};
    QVERIFY(*readNotes(*writeNotes(standing, {}), "own").value == standing);
}

void tst_OwnTexts::languagesAreThoseOfTheFiles()
{
    const QTemporaryDir folder;
    const std::filesystem::path library = folder.path().toStdString();
    QVERIFY(notedLanguages(library).empty());
    std::filesystem::create_directories(library / "translations");
    for (const char *name : {"pt-BR.toml", "own_fr.toml", "notes_it.toml", "fr.toml", "de.txt"})
        QVERIFY(writeFile(library / "translations" / name, *writeNotes(some(), {})));
    QVERIFY((notedLanguages(library) == std::vector{"fr"s, "it"s, "pt-BR"s}));
    QCOMPARE(loadOwnTexts(library, "fr").value->texts.size(), std::size_t{3});
    QVERIFY(loadOwnTexts(library, "es").value->texts.empty());
}

static TextUnit unit(const std::string &key, const std::string &source, const std::string &target)
{
    TextUnit one;
    one.key = key;
    one.kind = UnitKind::Card;
    one.file = "f";
    one.source = source;
    one.target = target;
    one.sourceHash = hashOfSource(source);
    one.state = target.empty() ? UnitState::Untranslated : UnitState::Final;
    return one;
}

static Catalogue catalogueOf(std::vector<TextUnit> units)
{
    Catalogue catalogue;
    catalogue.language = "fr";
    catalogue.units = std::move(units);
    catalogue.index();
    return catalogue;
}

void tst_OwnTexts::ownTextsLieOverThoseOfTheFiles()
{
    Catalogue catalogue =
        catalogueOf({unit("a", "one", ""), unit("b", "two", "deux"), unit("c", "three", "trois")});
    OwnTexts own{"fr", {}};
    own.texts["a"] = {{"one"}, {"un"}, UnitState::Review, {}};
    own.texts["b"] = {{"two"}, {}, UnitState::Draft, {}}; // its own target, another state
    own.texts["gone"] = {{"x"}, {"y"}, UnitState::Final, {}};
    applyNotes(own, catalogue);
    QCOMPARE(catalogue.units[0].target, "un"s);
    QVERIFY(stateNow(catalogue.units[0]) == UnitState::Review);
    QCOMPARE(catalogue.units[1].target, "deux"s);
    QVERIFY(stateNow(catalogue.units[1]) == UnitState::Draft);
    QVERIFY(catalogue.units[2] == unit("c", "three", "trois"));
}

void tst_OwnTexts::aChangedSourceMakesThemStale()
{
    Catalogue catalogue = catalogueOf({unit("a", "one more", "")});
    OwnTexts own{"fr", {}};
    own.texts["a"] = {{"one"}, {"un"}, UnitState::Final, {}};
    applyNotes(own, catalogue);
    QVERIFY(isStale(catalogue.units[0]));
    QVERIFY(stateNow(catalogue.units[0]) == UnitState::Draft);
    QCOMPARE(catalogue.units[0].sourceBefore, std::optional("one"s));
}

void tst_OwnTexts::rulesSpeakThem()
{
    Rulebook book;
    book.add({"R1.1a", {}, {{"en", {"Line of sight", "It is straight.", TextState::Final, ""}}}});
    applyOwnTexts(some(), {"fr", "en"}, book);
    const RuleText french = hexwerk::textIn(*book.find("R1.1a"), "fr");
    QCOMPARE(french.title, "Ligne de vue"s);
    QCOMPARE(french.text, "It is straight."s); // not translated yet
    QCOMPARE(hexwerk::textIn(*book.find("R1.1a"), "en").title, "Line of sight"s);
}

void tst_OwnTexts::onlyWhatDiffersIsHandedIn()
{
    const Catalogue files = catalogueOf({unit("a", "one", ""), unit("b", "two", "deux")});
    OwnTexts own{"fr", {}};
    own.texts["a"] = {{"one"}, {"un"}, UnitState::Final, {}};
    own.texts["b"] = {{"two"}, {"deux"}, UnitState::Final, {}};
    const auto changes = changesOf(own, files);
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].key, "a"s);
    QVERIFY((changes[0].after == std::vector{"un"s}));
}

// By the tables of plural rules of the Unicode consortium.
void tst_OwnTexts::aNumberHasTheFormOfItsLanguage_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QList<int>>("forms"); // of 0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111
    QTest::newRow("German") << QByteArray("de") << QList<int>{1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    QTest::newRow("French") << QByteArray("fr") << QList<int>{0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    QTest::newRow("Japanese") << QByteArray("ja") << QList<int>{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("Russian") << QByteArray("ru") << QList<int>{2, 0, 1, 1, 2, 2, 2, 0, 1, 2, 0, 2};
    QTest::newRow("Czech") << QByteArray("cs") << QList<int>{2, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2};
    QTest::newRow("of Brazil") << QByteArray("pt-BR")
                               << QList<int>{0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    QTest::newRow("of Portugal") << QByteArray("pt-PT")
                                 << QList<int>{1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    QTest::newRow("Arabic") << QByteArray("ar-EG")
                            << QList<int>{0, 1, 2, 3, 3, 4, 4, 4, 4, 4, 5, 4};
    QTest::newRow("Polish") << QByteArray("pl") << QList<int>{2, 0, 1, 1, 2, 2, 2, 2, 1, 2, 2, 2};
}

void tst_OwnTexts::aNumberHasTheFormOfItsLanguage()
{
    QFETCH(QByteArray, language);
    QFETCH(QList<int>, forms);
    const QList<int> numbers = {0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111};
    for (qsizetype k = 0; k < numbers.size(); ++k)
        QCOMPARE(pluralForm(language.toStdString(), numbers[k]), forms[k]);
}

HW_PLAIN_TEST(tst_OwnTexts)

} // namespace hexwerk::translation::tst_own_texts

#include "tst_own_texts.moc"
