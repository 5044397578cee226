#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/notes.h"

namespace hexwerk::tst_notes {

using translation::Catalogue;
using translation::CheckCode;
using translation::TextNote;
using translation::TextUnit;
using translation::TranslationNotes;
using translation::UnitKind;
using translation::UnitState;

// What is remembered of translations.
class tst_Notes final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void commentsOfTheFileStay();
    void aBrokenFileIsRefused_data();
    void aBrokenFileIsRefused();
    void theFirstFolderWins();
    void anotherSourceMakesATranslationStale();
    void statesOfTheirOwnFilesComeFirst();
    void changesAreNotedWithTheirSources();
    void silencedChecksAreTold();
    void anOldPairOfFilesIsJoined();
    void olderFilesStayUntilTheNewOneIsThere();
};

static TranslationNotes notes()
{
    TranslationNotes all{"de", {}};
    all.texts["a"] = {{"A \"gun\"\nfires"}, {}, UnitState::Review, {{CheckCode::Ellipsis, "TOML"}}};
    all.texts["b/c.d"] = {{"%n hex", "%n hexes"}, {}, {}, {}};
    return all;
}

static TextUnit unit(const std::string &key, const std::string &source, UnitKind kind)
{
    TextUnit unit;
    unit.key = key;
    unit.kind = kind;
    unit.source = source;
    unit.target = "Ziel";
    unit.state = UnitState::Final;
    unit.sourceHash = translation::hashOfSource(source);
    return unit;
}

static Catalogue catalogueOf(std::vector<TextUnit> units)
{
    Catalogue catalogue;
    catalogue.language = "de";
    catalogue.units = std::move(units);
    catalogue.index();
    return catalogue;
}

void tst_Notes::whatIsWrittenIsRead()
{
    const auto text = translation::writeNotes(notes(), {});
    QVERIFY(text);
    const auto read = translation::readNotes(*text, "notes");
    QVERIFY(read);
    QVERIFY(read.problems.empty());
    QCOMPARE(*read.value, notes());
}

void tst_Notes::commentsOfTheFileStay()
{
    const std::string before = "# ours\n" + *translation::writeNotes(notes(), {});
    TranslationNotes more = notes();
    more.texts["a"].state = UnitState::Final;
    const auto text = translation::writeNotes(more, before);
    QVERIFY(text);
    QCOMPARE(QByteArray::fromStdString(*text),
             QByteArray::fromStdString(before).replace("\"review\"", "\"final\""));
}

void tst_Notes::aBrokenFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const QByteArray head = "format = \"hexwerk.translations\"\nversion = 1\nlanguage = \"de\"\n";
    QTest::newRow("no TOML") << QByteArray("format =") << QByteArray("syntax");
    QTest::newRow("another format")
        << QByteArray("format = \"hexwerk.terms\"\nversion = 1\n") << QByteArray("wrong-format");
    QTest::newRow("a newer version")
        << QByteArray(head).replace("= 1", "= 2") << QByteArray("newer-version");
    QTest::newRow("no language") << QByteArray(head).replace("language = \"de\"\n", "")
                                 << QByteArray("missing-key");
    QTest::newRow("no key") << head + "[[text]]\nstate = \"final\"\n" << QByteArray("missing-key");
    QTest::newRow("a state that there is not") << head + "[[text]]\nkey = \"a\"\nstate = \"done\"\n"
                                               << QByteArray("bad-name");
    QTest::newRow("a check that there is not")
        << head + "[[text]]\nkey = \"a\"\nsilenced = [{ check = \"all\" }]\n"
        << QByteArray("bad-name");
    QTest::newRow("a key twice") << head + "[[text]]\nkey = \"a\"\n[[text]]\nkey = \"a\"\n"
                                 << QByteArray("duplicate-id");
}

void tst_Notes::aBrokenFileIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    const auto read = translation::readNotes(text.toStdString(), "notes");
    QVERIFY(!read);
    QCOMPARE(read.problems.size(), std::size_t{1});
    QCOMPARE(std::string(read.problems[0].code.name()), code.toStdString());
    QCOMPARE(read.problems[0].file, "notes");
}

static void put(const QTemporaryDir &folder, const TranslationNotes &all)
{
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("translations")));
    QFile file(folder.filePath(QString::fromStdString(translation::notesFile("de"))));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(*translation::writeNotes(all, {})));
}

void tst_Notes::theFirstFolderWins()
{
    QTemporaryDir own;
    QTemporaryDir shipped;
    TranslationNotes mine{"de", {}};
    mine.texts["a"].state = UnitState::Draft;
    put(own, mine);
    put(shipped, notes());

    const auto all = translation::loadNotes(
        {{own.path().toStdString(), shipped.path().toStdString(), "/no/such/folder"}}, "de");
    QVERIFY(all.problems.empty());
    QCOMPARE(all.value->texts.size(), std::size_t{2});
    QCOMPARE(all.value->texts.at("a"), mine.texts.at("a"));
}

void tst_Notes::anotherSourceMakesATranslationStale()
{
    Catalogue catalogue =
        catalogueOf({unit("a", "The gun fires", UnitKind::Card), unit("b", "Hex", UnitKind::Card)});
    TranslationNotes all{"de", {}};
    all.texts["a"].sources = {"A gun fires"};
    all.texts["b"].sources = {"Hex"};
    translation::applyNotes(all, catalogue);

    QVERIFY(translation::isStale(catalogue.units[0]));
    QCOMPARE(catalogue.units[0].sourceBefore, std::optional<std::string>("A gun fires"));
    QVERIFY(translation::stateNow(catalogue.units[0]) == UnitState::Draft);
    QVERIFY(!translation::isStale(catalogue.units[1]));
    QVERIFY(translation::stateNow(catalogue.units[1]) == UnitState::Final);
}

void tst_Notes::statesOfTheirOwnFilesComeFirst()
{
    TextUnit unfinished = unit("p", "Open", UnitKind::Program);
    unfinished.state = UnitState::Draft;
    TextUnit untranslated = unit("u", "Gun", UnitKind::Card);
    untranslated.state = UnitState::Untranslated;
    TextUnit stale = unit("s", "Rule", UnitKind::Rule);
    stale.madeFrom = "0";
    Catalogue catalogue =
        catalogueOf({unit("c", "Card", UnitKind::Card), unit("r", "Rule", UnitKind::Rule),
                     unfinished, untranslated, unit("f", "Close", UnitKind::Program), stale});
    TranslationNotes all{"de", {}};
    for (const char *key : {"c", "r", "p", "u", "f"})
        all.texts[key].state = UnitState::Review;
    all.texts["s"].sources = {"Old rule"};
    translation::applyNotes(all, catalogue);

    const auto stateOf = [&](const char *key) { return catalogue.find(key)->state; };
    QVERIFY(stateOf("c") == UnitState::Review);
    QVERIFY(stateOf("r") == UnitState::Final);
    QVERIFY(stateOf("p") == UnitState::Review);
    QVERIFY(stateOf("u") == UnitState::Untranslated);
    QVERIFY(stateOf("f") == UnitState::Final);
    QCOMPARE(catalogue.find("s")->sourceBefore, std::optional<std::string>("Old rule"));
}

void tst_Notes::changesAreNotedWithTheirSources()
{
    const Catalogue catalogue =
        catalogueOf({unit("a", "Gun", UnitKind::Card), unit("r", "Rule", UnitKind::Rule)});
    TranslationNotes all = notes();
    translation::noteChanges(catalogue,
                             {{.key = "a", .after = {"x"}, .stateAfter = UnitState::Draft},
                              {.key = "r", .after = {"x"}, .stateAfter = UnitState::Draft},
                              {.key = "gone", .after = {"x"}}},
                             all);
    QCOMPARE(all.texts.at("a"),
             (TextNote{{"Gun"}, {}, UnitState::Draft, {{CheckCode::Ellipsis, "TOML"}}}));
    QCOMPARE(all.texts.at("r"), (TextNote{{"Rule"}, {}, {}, {}}));
    QVERIFY(!all.texts.contains("gone"));
}

void tst_Notes::silencedChecksAreTold()
{
    QCOMPARE(translation::silencedChecks(notes()),
             (std::set<std::pair<std::string, CheckCode>>{{"a", CheckCode::Ellipsis}}));
}

static void putText(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("translations")));
    QFile file(folder.filePath(QStringLiteral("translations/") + QString::fromLatin1(name)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

// As the first version wrote them.
static const QByteArray kOldOwn = R"(format = "hexwerk.own_texts"
version = 1
language = "fr"

[[text]]
key = "assault/rulebook/R1.1a/title"
source = ["Line of sight"]
target = ["Ligne de vue"]
state = "final"
silenced = { spelling = "a name" }

[[text]]
key = "assault/cards/a"
source = ["Gun"]
state = "draft"
silenced = { untouched = "the same" }
)";
static const QByteArray kOldNotes = R"(format = "hexwerk.translations"
version = 1
language = "fr"

[[text]]
key = "assault/rulebook/R1.1a/title"
state = "review"
sources = ["Sight"]
silenced = [{ check = "ellipsis", reason = "TOML" }]

[[text]]
key = "assault/terms/term.hex.word"
state = "review"
sources = ["hex"]
)";

void tst_Notes::anOldPairOfFilesIsJoined()
{
    const QTemporaryDir folder;
    const std::filesystem::path library = folder.path().toStdString();
    putText(folder, "own_fr.toml", kOldOwn);
    putText(folder, "notes_fr.toml", kOldNotes);
    TranslationNotes wanted{"fr", {}};
    wanted.texts["assault/rulebook/R1.1a/title"] = {
        {"Line of sight"},
        {"Ligne de vue"},
        UnitState::Final,
        {{CheckCode::Spelling, "a name"}, {CheckCode::Ellipsis, "TOML"}}};
    wanted.texts["assault/cards/a"].silenced = {{CheckCode::Untouched, "the same"}};
    wanted.texts["assault/terms/term.hex.word"] = {{"hex"}, {}, UnitState::Review, {}};
    QCOMPARE(translation::notedLanguages(library), std::vector<std::string>{"fr"});
    const auto read = translation::loadNotes(library, "fr");
    QVERIFY(read.problems.empty());
    QCOMPARE(*read.value, wanted);

    QVERIFY(translation::keepNotes(library, *read.value));
    QCOMPARE(QDir(folder.filePath(QStringLiteral("translations"))).entryList(QDir::Files),
             QStringList{QStringLiteral("fr.toml")});
    QCOMPARE(*translation::loadNotes(library, "fr").value, wanted);
}

void tst_Notes::olderFilesStayUntilTheNewOneIsThere()
{
    const QTemporaryDir folder;
    const std::filesystem::path library = folder.path().toStdString();
    putText(folder, "own_fr.toml", kOldOwn);
    QByteArray broken = kOldNotes;
    putText(folder, "notes_fr.toml", broken.replace("[[text]]", "[[text]"));
    QVERIFY(!translation::loadNotes(library, "fr")); // nothing is kept of half of them
    putText(folder, "notes_fr.toml", kOldNotes);
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("translations/fr.toml"))); // in the way
    auto both = translation::loadNotes(library, "it");
    both.value->language = "fr";
    QVERIFY(!translation::keepNotes(library, *both.value));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("translations/own_fr.toml"))));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("translations/notes_fr.toml"))));
}

HW_PLAIN_TEST(tst_Notes)

} // namespace hexwerk::tst_notes

#include "tst_notes.moc"
