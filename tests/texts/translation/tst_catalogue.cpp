#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/rulebook/rulebook.h"
#include "tests/test_program.h"
#include "texts/translation/catalogue.h"

#include <set>

namespace hexwerk::tst_catalogue {

using translation::Catalogue;
using translation::TextUnit;
using translation::UnitKind;
using translation::UnitState;

// The list of all texts, and how changes reach their files.
class tst_Catalogue final : public QObject
{
    Q_OBJECT

private slots:
    void everyTextOfTheShippedFilesIsInTheList();
    void noTwoTextsShareAKey();
    void rulesTermsAndTextsInTwoLanguagesAreFound();
    void anOldTranslationOfARuleIsStale();
    void textsOfTheProgramHaveContextsCommentsAndForms();
    void theFirstFolderWins();
    void aBrokenFileIsToldAndLeftOut();
    void aChangeLeavesTheRestOfAFileAlone();
    void aChangedRuleIsStampedWithItsSource();
    void aRuleWithoutTranslationGetsOne();
    void aChangedTextOfTheProgramLeavesTheRestAlone();
    void aKeyThatIsNotThereChangesNothing();
};

static void put(const QTemporaryDir &folder, const QString &name, const QByteArray &text)
{
    const QString path = folder.filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

static Catalogue german(const std::vector<std::filesystem::path> &folders)
{
    return translation::loadCatalogue({folders}, {"assault"}, "de");
}

static Catalogue german(const QTemporaryDir &folder)
{
    return german({folder.path().toStdString()});
}

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static std::string textAfter(const Catalogue &catalogue,
                             const std::vector<translation::TextChange> &changes)
{
    const auto files = translation::changedFiles(catalogue, changes);
    return files && files->size() == 1 ? files->front().text : std::string();
}

void tst_Catalogue::everyTextOfTheShippedFilesIsInTheList()
{
    // Counted by their looks: `en = "` of inline and other tables, titles and texts of rules.
    const QRegularExpression english(QStringLiteral("(^|[{,] ?)en = \"(?!\")"),
                                     QRegularExpression::MultilineOption);
    const QRegularExpression block(QStringLiteral("^en = \"\"\""),
                                   QRegularExpression::MultilineOption);
    const QRegularExpression rule(QStringLiteral("^\\[rule\\.text\\.en\\]"),
                                  QRegularExpression::MultilineOption);
    qsizetype counted = 0;
    for (const QString &folder :
         {QStringLiteral("resources/assault"), QStringLiteral("scenarios")}) {
        QDirIterator files(QStringLiteral(HW_SOURCE_DIR "/") + folder, {QStringLiteral("*.toml")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString text = QString::fromUtf8(contentOf(files.next()));
            for (const QRegularExpression *kind : {&english, &block}) {
                auto found = kind->globalMatch(text);
                for (; found.hasNext(); found.next())
                    ++counted;
            }
            auto found = rule.globalMatch(text);
            for (; found.hasNext(); found.next())
                counted += 2;
        }
    }
    counted +=
        contentOf(QStringLiteral(HW_SOURCE_DIR "/translations/hexwerk_de.ts")).count("<message");

    const Catalogue catalogue = german({std::filesystem::path(HW_SOURCE_DIR) / "resources"});

    QVERIFY(catalogue.problems.empty());
    QCOMPARE(static_cast<qsizetype>(catalogue.units.size()), counted);
    for (const TextUnit &unit : catalogue.units)
        QVERIFY2(translation::stateNow(unit) == UnitState::Final, unit.key.c_str());
}

void tst_Catalogue::noTwoTextsShareAKey()
{
    const Catalogue catalogue = german({std::filesystem::path(HW_SOURCE_DIR) / "resources"});
    std::set<std::string> keys;
    for (const TextUnit &unit : catalogue.units) {
        QVERIFY2(keys.insert(unit.key).second, unit.key.c_str());
        QCOMPARE(catalogue.find(unit.key), &unit);
    }
}

static const char kTerms[] = R"(format = "hexwerk.terms"
version = 1
system = "assault"

[[term]]
id = "turn"
en = "game turn"
de = "Runde" # as in the book
forms_de = ["Runden"]
definition = { en = "One pass.", de = "Ein Durchgang." }

[[term]]
id = "hex"
en = "hex"
definition = { en = "A place." }
)";

static const char kRules[] = R"(format = "hexwerk.rulebook"
version = 1
system = "assault"

[[rule]]
id = "R9.0a"
paragraph = { gela-de = "9.0a" }
[rule.text.en]
title = "Moving"
text = "A unit moves."
state = "final"
[rule.text.de]
title = "Bewegung"
text = "Eine Einheit zieht."
state = "final"
from = "1111111111111111"

[[rule]] # not yet in German
id = "R9.0b"
paragraph = { gela-de = "9.0b" }
[rule.text.en]
title = "Stopping"
text = "A unit stops."
state = "final"
)";

static const char kProgram[] = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Open &quot;%1&quot;</source>
        <comment>verb</comment>
        <extracomment>%1 is a file</extracomment>
        <translation>&quot;%1&quot; &amp;öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation type="unfinished">
            <numerusform>%n Hex</numerusform>
            <numerusform>%n Hexe</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">Weg</translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
)";

void tst_Catalogue::rulesTermsAndTextsInTwoLanguagesAreFound()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/terms.toml"), kTerms);
    put(folder, QStringLiteral("assault/cards/guns.toml"), R"(format = "hexwerk.cards"
[[unit]]
id = "us.gun"
[unit.name]
en = """
First line
second"""
)");
    const Catalogue catalogue = german(folder);

    const TextUnit *word = catalogue.find("assault/terms/term.turn.word");
    QVERIFY(word);
    QCOMPARE(word->source, "game turn");
    QCOMPARE(word->target, "Runde");
    QCOMPARE(word->line, 8);
    QCOMPARE(word->context, "turn");
    QCOMPARE(word->comment, "One pass.");
    QVERIFY(word->kind == UnitKind::Term);
    QCOMPARE(catalogue.find("assault/terms/term.turn.definition")->target, "Ein Durchgang.");
    QVERIFY(catalogue.find("assault/terms/term.hex.definition")->state == UnitState::Untranslated);
    const TextUnit *name = catalogue.find("assault/cards/guns/unit.us.gun.name");
    QVERIFY(name);
    QCOMPARE(name->source, "First line\nsecond");
    QCOMPARE(name->line, 5);
    QVERIFY(name->kind == UnitKind::Card);
    QCOMPARE(catalogue.units.size(), std::size_t{5});
}

void tst_Catalogue::anOldTranslationOfARuleIsStale()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/rulebook/09.toml"), kRules);
    const Catalogue catalogue = german(folder);

    const TextUnit *title = catalogue.find("assault/rulebook/R9.0a/title");
    QVERIFY(title);
    QVERIFY(title->state == UnitState::Final);
    QVERIFY(translation::isStale(*title));
    QVERIFY(translation::stateNow(*title) == UnitState::Draft);
    const TextUnit *open = catalogue.find("assault/rulebook/R9.0b/text");
    QVERIFY(open);
    QVERIFY(translation::stateNow(*open) == UnitState::Untranslated);
    QCOMPARE(open->line, 23);
}

void tst_Catalogue::textsOfTheProgramHaveContextsCommentsAndForms()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("translations/hexwerk_de.ts"), kProgram);
    put(folder, QStringLiteral("translations/hexwerk_en.ts"), R"(<TS><context><name>Menu</name>
<message numerus="yes"><source>%n hex(es)</source><translation><numerusform>%n hex</numerusform>
<numerusform>%n hexes</numerusform></translation></message></context></TS>)");
    const Catalogue catalogue = german(folder);

    QCOMPARE(catalogue.units.size(), std::size_t{3});
    const TextUnit &open = catalogue.units[0];
    QCOMPARE(open.source, "&Open \"%1\"");
    QCOMPARE(open.target, "\"%1\" &öffnen");
    QCOMPARE(open.context, "Menu");
    QCOMPARE(open.comment, "verb\n%1 is a file");
    QCOMPARE(open.line, 10);
    const TextUnit &hexes = catalogue.units[1];
    QVERIFY(hexes.isPlural);
    QCOMPARE(hexes.sourceForms, (std::vector<std::string>{"%n hex", "%n hexes"}));
    QCOMPARE(hexes.targetForms, (std::vector<std::string>{"%n Hex", "%n Hexe"}));
    QVERIFY(hexes.state == UnitState::Draft);
    QVERIFY(catalogue.units[2].state == UnitState::Untranslated);
}

void tst_Catalogue::theFirstFolderWins()
{
    QTemporaryDir own;
    QTemporaryDir shipped;
    put(own, QStringLiteral("assault/terms.toml"),
        QByteArray(kTerms).replace("Runde\"", "Zug\"").replace("Runden", "Züge"));
    put(shipped, QStringLiteral("assault/terms.toml"), kTerms);

    const Catalogue catalogue = german({own.path().toStdString(), shipped.path().toStdString()});

    QCOMPARE(catalogue.units.size(), std::size_t{4});
    QCOMPARE(catalogue.find("assault/terms/term.turn.word")->target, "Zug");
}

void tst_Catalogue::aBrokenFileIsToldAndLeftOut()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/terms.toml"), kTerms);
    put(folder, QStringLiteral("assault/rulings.toml"), "format = \"hexwerk.rulings\"\nnext = [\n");
    put(folder, QStringLiteral("translations/hexwerk_de.ts"), "<TS><context>");
    const Catalogue catalogue = german(folder);

    QCOMPARE(catalogue.units.size(), std::size_t{4});
    QCOMPARE(catalogue.problems.size(), std::size_t{2});
    QVERIFY(catalogue.problems[0].code == FileProblem::Syntax);
    QCOMPARE(catalogue.problems[0].file, "assault/rulings.toml");
    QCOMPARE(catalogue.problems[1].file, "translations/hexwerk_de.ts");
}

void tst_Catalogue::aChangeLeavesTheRestOfAFileAlone()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/terms.toml"), kTerms);

    const std::string text = textAfter(
        german(folder), {{.key = "assault/terms/term.turn.word", .after = {"Spielrunde"}},
                         {.key = "assault/terms/term.hex.definition", .after = {"Ein „Ort“."}}});

    QByteArray expected(kTerms);
    expected.replace("de = \"Runde\" #", "de = \"Spielrunde\" #");
    expected.replace("{ en = \"A place.\" }", "{ en = \"A place.\", de = \"Ein „Ort“.\" }");
    QCOMPARE(QByteArray::fromStdString(text), expected);
}

void tst_Catalogue::aChangedRuleIsStampedWithItsSource()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/rulebook/09.toml"), kRules);
    const Catalogue catalogue = german(folder);
    const std::string hash = sourceHash({"Moving", "A unit moves."});

    // As long as the text is of another source, so is the rule.
    const std::string title =
        textAfter(catalogue, {{.key = "assault/rulebook/R9.0a/title", .after = {"Ziehen"}}});
    QCOMPARE(QByteArray::fromStdString(title), QByteArray(kRules).replace("Bewegung", "Ziehen"));

    const std::string both =
        textAfter(catalogue, {{.key = "assault/rulebook/R9.0a/title", .after = {"Bewegung"}},
                              {.key = "assault/rulebook/R9.0a/text",
                               .after = {"Eine Einheit fährt."},
                               .stateAfter = UnitState::Review}});
    QCOMPARE(QByteArray::fromStdString(both),
             QByteArray(kRules)
                 .replace("zieht", "fährt")
                 .replace("state = \"final\"\nfrom", "state = \"review\"\nfrom")
                 .replace("1111111111111111", QByteArray::fromStdString(hash)));
}

void tst_Catalogue::aRuleWithoutTranslationGetsOne()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/rulebook/09.toml"), kRules);

    const std::string text = textAfter(
        german(folder), {{.key = "assault/rulebook/R9.0b/title", .after = {"Halt"}},
                         {.key = "assault/rulebook/R9.0b/text", .after = {"Eine Einheit hält."}}});

    const QByteArray added = "[rule.text.de]\ntitle = \"Halt\"\ntext = \"Eine Einheit hält.\"\n"
                             "state = \"final\"\nfrom = \"" +
                             QByteArray::fromStdString(sourceHash({"Stopping", "A unit stops."})) +
                             "\"\n";
    QCOMPARE(QByteArray::fromStdString(text), kRules + added);
}

void tst_Catalogue::aChangedTextOfTheProgramLeavesTheRestAlone()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("translations/hexwerk_de.ts"), kProgram);
    const Catalogue catalogue = german(folder);

    const std::string text = textAfter(
        catalogue,
        {{.key = catalogue.units[1].key, .after = {"%n 'Feld'", "%n Felder"}},
         {.key = catalogue.units[2].key, .after = {"Neu <b>"}, .stateAfter = UnitState::Draft}});

    QCOMPARE(QByteArray::fromStdString(text),
             QByteArray(kProgram)
                 .replace("<translation type=\"unfinished\">\n", "<translation>\n")
                 .replace("%n Hex<", "%n &apos;Feld&apos;<")
                 .replace("%n Hexe", "%n Felder")
                 .replace("unfinished\"></", "unfinished\">Neu &lt;b&gt;</"));
}

void tst_Catalogue::aKeyThatIsNotThereChangesNothing()
{
    QTemporaryDir folder;
    put(folder, QStringLiteral("assault/terms.toml"), kTerms);
    const auto files =
        translation::changedFiles(german(folder), {{.key = "assault/terms/none", .after = {"x"}}});
    QVERIFY(!files);
    QCOMPARE(files.error().file, "assault/terms/none");
}

HW_PLAIN_TEST(tst_Catalogue)

} // namespace hexwerk::tst_catalogue

#include "tst_catalogue.moc"
