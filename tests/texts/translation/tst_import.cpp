#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/import.h"

namespace hexwerk::tst_import {

using translation::Catalogue;
using translation::ExchangeEntry;
using translation::ExchangeFault;
using translation::ExchangeFile;
using translation::ExchangeHeader;
using translation::Import;
using translation::Strictness;
using translation::TextUnit;
using translation::UnitState;

// What a file of translators changes, and what of it is left out.
class tst_Import final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNewBecomesAChange();
    void whatIsThereAlreadyIsNone();
    void anEmptyTranslationTakesNothingAway();
    void aStateAloneIsAChange();
    void badEntriesAreLeftOutByName_data();
    void badEntriesAreLeftOutByName();
    void oneBadEntryRefusesAllIfStrict();
    void anotherSourceMakesADraft();
    void filesOfOthersAreRefused_data();
    void filesOfOthersAreRefused();
    void anotherVersionIsToldAndTaken();
};

static const ExchangeHeader kHeader{"Hexwerk", "0.1.0", "de"};

static TextUnit unit(const std::string &key, const std::string &source, const std::string &target)
{
    TextUnit unit;
    unit.key = key;
    unit.file = "assault/terms.toml";
    unit.source = source;
    unit.target = target;
    unit.state = target.empty() ? UnitState::Untranslated : UnitState::Final;
    unit.sourceHash = translation::hashOfSource(source);
    return unit;
}

static Catalogue threeTexts()
{
    Catalogue catalogue;
    catalogue.language = "de";
    catalogue.units = {unit("a", "Turn %1", "Runde %1"), unit("b", "Hex", "")};
    TextUnit plural = unit("c", "%n hex(es) of %1", "");
    plural.isPlural = true;
    plural.sourceForms = {"%n hex of %1", "%n hexes of %1"};
    plural.targetForms = {"", ""};
    catalogue.units.push_back(plural);
    catalogue.index();
    return catalogue;
}

static ExchangeEntry entry(const std::string &key, const std::vector<std::string> &targets)
{
    const Catalogue catalogue = threeTexts();
    ExchangeEntry entry;
    entry.key = key;
    if (const TextUnit *unit = catalogue.find(key)) {
        entry.sources = unit->sources();
        entry.isPlural = unit->isPlural;
    }
    entry.targets = targets;
    entry.state = UnitState::Final;
    entry.at = 5;
    return entry;
}

static Import importOf(const std::vector<ExchangeEntry> &entries,
                       Strictness strictness = Strictness::Lenient,
                       const ExchangeHeader &header = kHeader)
{
    return translation::importOf(ExchangeFile{header, entries}, threeTexts(), kHeader, strictness);
}

void tst_Import::whatIsNewBecomesAChange()
{
    const Import import =
        importOf({entry("b", {"Hexfeld"}), entry("c", {"Ein Feld von %1", "%n Felder von %1"})});
    QVERIFY(import.problems.empty());
    QCOMPARE(import.changes.size(), std::size_t{2});
    QCOMPARE(import.changes[0].key, "b");
    QCOMPARE(import.changes[0].line, 5);
    QCOMPARE(import.changes[0].before, std::vector<std::string>{""});
    QCOMPARE(import.changes[0].after, std::vector<std::string>{"Hexfeld"});
    QVERIFY(import.changes[0].stateBefore == UnitState::Untranslated);
    QVERIFY(import.changes[0].stateAfter == UnitState::Final);
    QCOMPARE(import.changes[1].after.size(), std::size_t{2});
}

void tst_Import::whatIsThereAlreadyIsNone()
{
    const Import import = importOf({entry("a", {"Runde %1"})}, Strictness::Strict);
    QVERIFY(!import.isRefused);
    QVERIFY(import.changes.empty());
}

void tst_Import::anEmptyTranslationTakesNothingAway()
{
    const Import import = importOf({entry("a", {""})}, Strictness::Strict);
    QVERIFY(import.problems.empty());
    QVERIFY(import.changes.empty());
}

void tst_Import::aStateAloneIsAChange()
{
    ExchangeEntry draft = entry("a", {"Runde %1"});
    draft.state = UnitState::Draft;
    const Import import = importOf({draft});
    QCOMPARE(import.changes.size(), std::size_t{1});
    QVERIFY(import.changes[0].stateAfter == UnitState::Draft);

    draft.saysState = false;
    QVERIFY(importOf({draft}).changes.empty());
}

void tst_Import::badEntriesAreLeftOutByName_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *what, const char *key, const QStringList &targets,
                        ExchangeFault fault, const char *found) {
        QTest::newRow(what) << QString::fromLatin1(key) << targets << static_cast<int>(fault)
                            << QString::fromLatin1(found);
    };
    using S = QString;
    row("a text that is gone", "x", {S::fromLatin1("Weg")}, ExchangeFault::UnknownKey, "");
    row("a placeholder is missing", "a", {S::fromLatin1("Runde")}, ExchangeFault::Placeholder,
        "%1");
    row("a placeholder is one too many", "b", {S::fromLatin1("Feld %2")},
        ExchangeFault::Placeholder, "%2");
    row("a placeholder of one form is missing", "c",
        {S::fromLatin1("Ein Feld von %1"), S::fromLatin1("%n Felder")}, ExchangeFault::Placeholder,
        "%1");
    row("too few forms", "c", {S::fromLatin1("%n Felder von %1")}, ExchangeFault::PluralForms, "1");
    row("an empty form", "c", {S(), S::fromLatin1("%n Felder von %1")}, ExchangeFault::PluralForms,
        "2");
}

void tst_Import::badEntriesAreLeftOutByName()
{
    QFETCH(QString, key);
    QFETCH(QStringList, targets);
    QFETCH(int, fault);
    QFETCH(QString, found);
    std::vector<std::string> texts;
    for (const QString &one : targets)
        texts.push_back(one.toStdString());
    std::vector<ExchangeEntry> entries{entry(key.toStdString(), texts)};
    if (key != u"b")
        entries.push_back(entry("b", {"Hexfeld"}));

    const Import import = importOf(entries);

    QVERIFY(!import.isRefused);
    QCOMPARE(import.problems.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(import.problems[0].fault), fault);
    QCOMPARE(import.problems[0].key, key.toStdString());
    QCOMPARE(import.problems[0].line, 5);
    QCOMPARE(import.problems[0].found, found.toStdString());
    QCOMPARE(import.changes.size(), entries.size() - 1);
}

void tst_Import::oneBadEntryRefusesAllIfStrict()
{
    const Import import =
        importOf({entry("a", {"Runde"}), entry("b", {"Hexfeld"})}, Strictness::Strict);
    QVERIFY(import.isRefused);
    QVERIFY(import.changes.empty());
    QCOMPARE(import.problems.size(), std::size_t{1});
}

void tst_Import::anotherSourceMakesADraft()
{
    ExchangeEntry old = entry("b", {"Feld"});
    old.sources = {"Space"};
    const Import import = importOf({old});
    QCOMPARE(import.problems.size(), std::size_t{1});
    QVERIFY(import.problems[0].fault == ExchangeFault::SourceChanged);
    QCOMPARE(import.changes.size(), std::size_t{1});
    QVERIFY(import.changes[0].stateAfter == UnitState::Draft);
}

void tst_Import::filesOfOthersAreRefused_data()
{
    QTest::addColumn<QString>("project");
    QTest::addColumn<QString>("language");
    QTest::newRow("another project") << QStringLiteral("Other") << QStringLiteral("de");
    QTest::newRow("another language") << QStringLiteral("Hexwerk") << QStringLiteral("it");
    QTest::newRow("no header") << QString() << QString();
}

void tst_Import::filesOfOthersAreRefused()
{
    QFETCH(QString, project);
    QFETCH(QString, language);
    const Import import = importOf({entry("b", {"Hexfeld"})}, Strictness::Lenient,
                                   {project.toStdString(), "0.1.0", language.toStdString()});
    QVERIFY(import.isRefused);
    QVERIFY(import.changes.empty());
    QCOMPARE(import.problems.size(), std::size_t{1});
}

void tst_Import::anotherVersionIsToldAndTaken()
{
    const ExchangeHeader old{"Hexwerk", "0.0.9", "de"};
    const Import import = importOf({entry("b", {"Hexfeld"})}, Strictness::Lenient, old);
    QVERIFY(!import.isRefused);
    QCOMPARE(import.changes.size(), std::size_t{1});
    QCOMPARE(import.problems.size(), std::size_t{1});
    QVERIFY(import.problems[0].fault == ExchangeFault::OtherVersion);
    QVERIFY(importOf({entry("b", {"Hexfeld"})}, Strictness::Strict, old).isRefused);
}

HW_PLAIN_TEST(tst_Import)

} // namespace hexwerk::tst_import

#include "tst_import.moc"
