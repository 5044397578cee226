#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "tests/test_program.h"
#include "tests/texts/translation/exchange_formats.h"
#include "texts/translation/csv_texts.h"
#include "texts/translation/import.h"
#include "texts/translation/po_file.h"
#include "texts/translation/tbx_file.h"
#include "texts/translation/tmx_file.h"
#include "texts/translation/xliff_file.h"

#include <filesystem>

namespace hexwerk::tst_text_exchange {

using namespace testing;
using translation::Catalogue;
using translation::ExchangeEntry;
using translation::ExchangeFault;
using translation::ExchangeFile;
using translation::ExchangeHeader;
using translation::ExchangeResult;
using translation::Import;
using translation::Strictness;
using translation::UnitState;

// Files for other tools, and the way back.
class tst_TextExchange final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead_data() { formats(); }
    void whatIsWrittenIsRead();
    void allShippedTextsComeBackUnchanged_data() { formats(); }
    void allShippedTextsComeBackUnchanged();
    void thereAndBackEveryFileIsTheSameByteForByte_data() { formats(); }
    void thereAndBackEveryFileIsTheSameByteForByte();
    void approvedTextsComeBackFromTmx();
    void aTmxOfAnotherProgramIsAMemory();
    void termsComeBackFromTbxWithWhatIsToBeAvoided();
    void aTbxOfAnotherProgramIsRead();
    void aTableComesBackFromCsv();
    void aSpreadsheetMayChangeATable();
    void anotherProgramWritesPoThatIsUnderstood();
    void anotherProgramWritesXliffThatIsUnderstood();
    void statesOfXliffAreThoseOfItsStandard_data();
    void statesOfXliffAreThoseOfItsStandard();
    void elementsOfXliffStandInTheOrderOfItsSchema_data();
    void elementsOfXliffStandInTheOrderOfItsSchema();
};

void tst_TextExchange::whatIsWrittenIsRead()
{
    QFETCH(QString, name);
    const ExchangeFile file = everyKindOfEntry();

    const std::string text = format(name).write(file);
    const ExchangeResult read = format(name).read(text);

    QVERIFY(read);
    QCOMPARE(read->header, file.header);
    QCOMPARE(read->entries.size(), file.entries.size());
    for (std::size_t i = 0; i < file.entries.size(); ++i) {
        const ExchangeEntry &back = read->entries[i];
        QCOMPARE(back.key, file.entries[i].key);
        QCOMPARE(back.sources, file.entries[i].sources);
        QCOMPARE(back.targets, file.entries[i].targets);
        QCOMPARE(back.isPlural, file.entries[i].isPlural);
        QVERIFY2(back.state == file.entries[i].state, back.key.c_str());
        QCOMPARE(back.sourceBefore, file.entries[i].sourceBefore);
        // The line at which the entry is to be found.
        QStringList lines = QString::fromStdString(text).split(u'\n');
        QVERIFY2(lines.value(back.at - 1).contains(QString::fromStdString(back.key)),
                 qPrintable(lines.value(back.at - 1)));
    }
}

static Catalogue catalogueIn(const std::filesystem::path &folder)
{
    return translation::loadCatalogue({{folder}}, {"assault"}, "de");
}

void tst_TextExchange::allShippedTextsComeBackUnchanged()
{
    QFETCH(QString, name);
    const Catalogue catalogue = catalogueIn(std::filesystem::path(HW_SOURCE_DIR) / "resources");
    const std::string text = format(name).write(translation::exchangeOf(catalogue.units, kHeader));

    const Import import =
        translation::importOf(format(name).read(text), catalogue, kHeader, Strictness::Strict);

    QVERIFY(!import.isRefused);
    QVERIFY(import.problems.empty());
    QVERIFY(import.changes.empty());
}

// The file with every translation changed.
static std::string changed(const Format &format, const std::string &text,
                           std::string (*change)(std::string))
{
    ExchangeFile file = *format.read(text);
    for (ExchangeEntry &one : file.entries)
        for (std::string &target : one.targets)
            target = change(target);
    return format.write(file);
}

static std::vector<translation::ChangedFile> imported(const Format &format, const std::string &text,
                                                      const Catalogue &catalogue)
{
    const Import import =
        translation::importOf(format.read(text), catalogue, kHeader, Strictness::Strict);
    const auto files = translation::changedFiles(catalogue, import.changes);
    return import.changes.size() == catalogue.units.size() && files
               ? *files
               : std::vector<translation::ChangedFile>();
}

static QByteArray contentOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_TextExchange::thereAndBackEveryFileIsTheSameByteForByte()
{
    QFETCH(QString, name);
    const Format &used = format(name);
    const Catalogue shipped = catalogueIn(std::filesystem::path(HW_SOURCE_DIR) / "resources");
    const std::string text = used.write(translation::exchangeOf(shipped.units, kHeader));
    QTemporaryDir folder;
    QTemporaryDir records;

    // Every single text is changed, and written into files.
    const auto there = imported(
        used, changed(used, text, [](std::string one) { return "Ä\"'&<" + one; }), shipped);
    QVERIFY(there.size() >= 30);
    QVERIFY(
        translation::writeInto(folder.path().toStdString(), there, records.path().toStdString()));

    // From those files it is all changed back.
    const Catalogue other = catalogueIn(folder.path().toStdString());
    QCOMPARE(other.units.size(), shipped.units.size());
    const auto back = imported(
        used,
        changed(used, used.write(translation::exchangeOf(other.units, kHeader)),
                [](std::string one) { return one.substr(std::string_view("Ä\"'&<").size()); }),
        other);
    QCOMPARE(back.size(), there.size());
    for (const translation::ChangedFile &file : back) {
        QVERIFY(contentOf(file.path) != contentOf(shipped.files.at(file.name)));
        QVERIFY2(QByteArray::fromStdString(file.text) == contentOf(shipped.files.at(file.name)),
                 file.name.c_str());
    }
}

void tst_TextExchange::approvedTextsComeBackFromTmx()
{
    const ExchangeFile file = everyKindOfEntry();
    const ExchangeResult read = translation::readTmx(translation::writeTmx(file));
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    QCOMPARE(read->entries.size(), std::size_t{2});
    for (const ExchangeEntry &back : read->entries) {
        const ExchangeEntry &written = file.entries[back.isPlural ? 4 : 0];
        QCOMPARE(back.key, written.key);
        QCOMPARE(back.sources, written.sources);
        QCOMPARE(back.targets, written.targets);
        QVERIFY(back.state == UnitState::Final);
    }

    const Catalogue catalogue = catalogueIn(std::filesystem::path(HW_SOURCE_DIR) / "resources");
    const std::string all =
        translation::writeTmx(translation::exchangeOf(catalogue.units, kHeader));
    const Import import =
        translation::importOf(translation::readTmx(all), catalogue, kHeader, Strictness::Strict);
    QVERIFY(!import.isRefused);
    QVERIFY(import.changes.empty());
}

void tst_TextExchange::aTmxOfAnotherProgramIsAMemory()
{
    const ExchangeResult read = translation::readTmx(R"(<?xml version="1.0"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header creationtool="Other" srclang="en-GB"/><body>
<tu><note>old</note><tuv xml:lang="de-DE"><seg>Die <hi>Straße</hi></seg></tuv>
<tuv lang="en-GB"><seg>The <hi>road</hi></seg></tuv></tu></body></tmx>)");
    QVERIFY(read);
    QCOMPARE(read->header.project, "Other");
    QCOMPARE(read->header.language, "de-DE");
    QCOMPARE(read->entries.size(), std::size_t{1});
    QCOMPARE(read->entries[0].sources, std::vector<std::string>{"The road"});
    QCOMPARE(read->entries[0].targets, std::vector<std::string>{"Die Straße"});
    QVERIFY(!translation::readTmx("<tmx><!ENTITY a 'b'></tmx>"));
    QCOMPARE(static_cast<int>(translation::readTmx("<html/>").error().fault),
             static_cast<int>(ExchangeFault::Syntax));
}

void tst_TextExchange::termsComeBackFromTbxWithWhatIsToBeAvoided()
{
    const std::filesystem::path data = std::filesystem::path(HW_SOURCE_DIR) / "resources";
    const Catalogue catalogue = catalogueIn(data);
    const Terms terms = *loadTerms({{data}}, assault::kSystemId, assault::kRuleGrammar).value;
    const std::string text =
        translation::writeTbx(translation::exchangeOf(catalogue.units, kHeader), terms);
    const ExchangeResult read = translation::readTbx(text);
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    // Nothing changes, though a TBX says no states.
    const Import same = translation::importOf(read, catalogue, kHeader, Strictness::Strict);
    QVERIFY(!same.isRefused);
    QVERIFY(same.changes.empty());
    QCOMPARE(read->entries.size(), 2 * terms.size()); // word and definition of each
    const QString shown = QString::fromStdString(text);
    QVERIFY(shown.contains(u"<term>Spielrunde</term>\n"
                           "            <termNote type=\"administrativeStatus\">"
                           "deprecatedTerm-admn-sts</termNote>"));
    // Another word and another definition come back as changes of these two texts.
    QString changed = shown;
    QVERIFY(changed.contains(u"<term>Spielablauf</term>"));
    changed.replace(QStringLiteral("<term>Spielablauf</term>"),
                    QStringLiteral("<term>Rundenfolge</term>"));
    const Import other = translation::importOf(translation::readTbx(changed.toStdString()),
                                               catalogue, kHeader, Strictness::Strict);
    QCOMPARE(other.changes.size(), std::size_t{1});
    QCOMPARE(other.changes[0].key, "assault/terms/term.sequence_of_play.word");
    QCOMPARE(other.changes[0].after, std::vector<std::string>{"Rundenfolge"});
    QVERIFY(other.changes[0].stateAfter == UnitState::Review);
}

void tst_TextExchange::aTbxOfAnotherProgramIsRead()
{
    const ExchangeResult read = translation::readTbx(R"(<?xml version="1.0"?>
<t:tbx xmlns:t="urn:iso:std:iso:30042:ed-2" type="TBX-Basic" style="dca" xml:lang="de">
<t:tbxHeader><t:fileDesc><t:sourceDesc><t:p>Other 2</t:p></t:sourceDesc></t:fileDesc></t:tbxHeader>
<t:text><t:body>
<t:conceptEntry id="c1"><t:langSec xml:lang="de">
<t:termSec><t:term>alt</t:term><t:termNote type="administrativeStatus">deprecatedTerm-admn-sts</t:termNote></t:termSec>
<t:termSec><t:term>neu</t:term></t:termSec></t:langSec>
<t:langSec xml:lang="en"><t:termSec><t:term>new</t:term></t:termSec></t:langSec></t:conceptEntry>
</t:body></t:text></t:tbx>)");
    QVERIFY(read);
    QCOMPARE(read->header.project, "Other");
    QCOMPARE(read->header.language, "de");
    QCOMPARE(read->entries.size(), std::size_t{1});
    QCOMPARE(read->entries[0].sources, std::vector<std::string>{"new"});
    QCOMPARE(read->entries[0].targets, std::vector<std::string>{"neu"});
    QCOMPARE(read->entries[0].at, 5);
}

void tst_TextExchange::aTableComesBackFromCsv()
{
    const ExchangeFile file = everyKindOfEntry();
    const std::string text = translation::writeCsvTexts(file);
    QVERIFY(text.starts_with("key (Hexwerk 0.1.0),en,de,state,comment\r\n"));
    const ExchangeResult read = translation::readCsvTexts(text);
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    QCOMPARE(read->entries.size(), std::size_t{4}); // no plurals
    for (std::size_t i = 0; i < read->entries.size(); ++i) {
        QCOMPARE(read->entries[i].key, file.entries[i].key);
        QCOMPARE(read->entries[i].sources, file.entries[i].sources);
        QCOMPARE(read->entries[i].targets, file.entries[i].targets);
        QVERIFY(read->entries[i].state == file.entries[i].state);
    }
}

void tst_TextExchange::aSpreadsheetMayChangeATable()
{
    // Semicolons, a byte order mark, columns moved, no states.
    const ExchangeResult read = translation::readCsvTexts(
        "\xef\xbb\xbfnote;en;de;key (Hexwerk 0.1.0)\r\nx;turn;\"Runde; \"\"neu\"\"\";a\r\n");
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    QCOMPARE(read->entries.size(), std::size_t{1});
    QCOMPARE(read->entries[0].key, "a");
    QCOMPARE(read->entries[0].targets, std::vector<std::string>{"Runde; \"neu\""});
    QVERIFY(read->entries[0].state == UnitState::Review);
    QCOMPARE(read->entries[0].at, 2);

    for (const char *broken : {"key (Hexwerk 0.1.0),de\n", "a,b\n", "", "key (x),en,\"de\n"})
        QVERIFY(!translation::readCsvTexts(broken));
}

void tst_TextExchange::anotherProgramWritesPoThatIsUnderstood()
{
    const ExchangeResult read = translation::readPo(R"(# by hand
msgid ""
msgstr ""
"Project-Id-Version: Hexwerk 0.1.0\n"
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

#. from the program
#: a.cpp:3
#, fuzzy, qt-format
#| msgid "Old"
msgctxt ""
"a/long/"
"key"
msgid ""
"One "
"two"
msgstr "Eins"

#~ msgctxt "gone"
#~ msgid "x"
#~ msgstr "y"
)");
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    QCOMPARE(read->entries.size(), std::size_t{1});
    const ExchangeEntry &one = read->entries[0];
    QCOMPARE(one.key, "a/long/key");
    QCOMPARE(one.at, 12);
    QCOMPARE(one.sources, std::vector<std::string>{"One two"});
    QVERIFY(one.state == UnitState::Draft);
    QCOMPARE(one.sourceBefore, std::optional<std::string>("Old"));
}

void tst_TextExchange::anotherProgramWritesXliffThatIsUnderstood()
{
    const ExchangeResult read = translation::readXliff(
        R"(<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE xliff>
<!-- & by another program -->
<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2">
 <x:file original="a" source-language="en" target-language="de" datatype="x-ts" product-name="Hexwerk" product-version="0.1.0">
  <x:body><x:group><x:trans-unit id="key">
   <x:source>One <x:g id="1">&amp; two</x:g></x:source>
   <x:target state="translated"><![CDATA[Eins & ]]><x:g id="1">zwei&#33;</x:g></x:target>
  </x:trans-unit></x:group></x:body>
 </x:file>
</x:xliff>)");
    QVERIFY(read);
    QCOMPARE(read->header, kHeader);
    QCOMPARE(read->entries.size(), std::size_t{1});
    QCOMPARE(read->entries[0].key, "key");
    QCOMPARE(read->entries[0].at, 6);
    QCOMPARE(read->entries[0].sources, std::vector<std::string>{"One & two"});
    QCOMPARE(read->entries[0].targets, std::vector<std::string>{"Eins & zwei!"});
    QVERIFY(read->entries[0].state == UnitState::Review);
}

void tst_TextExchange::statesOfXliffAreThoseOfItsStandard_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("state");
    const auto old = [](const char *what, const char *unit, const char *target, UnitState state) {
        QTest::newRow(what) << QStringLiteral("<xliff version='1.2'><file><body><trans-unit id='a' "
                                              "%1><source>s</source><target %2>t</target>"
                                              "</trans-unit></body></file></xliff>")
                                   .arg(QLatin1String(unit), QLatin1String(target))
                            << static_cast<int>(state);
    };
    old("1.2: no state", "", "", UnitState::Review);
    old("1.2: approved", "approved='yes'", "", UnitState::Final);
    old("1.2: signed off", "", "state='signed-off'", UnitState::Final);
    old("1.2: final", "", "state='final'", UnitState::Final);
    old("1.2: needs adaptation", "", "state='needs-adaptation'", UnitState::Draft);
    old("1.2: needs a review", "", "state='needs-review-l10n'", UnitState::Review);
    old("1.2: new", "approved='yes'", "state='new'", UnitState::Draft);
    const auto young = [](const char *what, const char *state, UnitState wanted) {
        QTest::newRow(what) << QStringLiteral("<xliff version='2.0'><file><unit name='a'><segment "
                                              "%1><source>s</source><target>t</target></segment>"
                                              "</unit></file></xliff>")
                                   .arg(QLatin1String(state))
                            << static_cast<int>(wanted);
    };
    young("2.0: no state", "", UnitState::Draft);
    young("2.0: translated", "state='translated'", UnitState::Review);
    young("2.0: reviewed", "state='reviewed'", UnitState::Review);
    young("2.0: final", "state='final'", UnitState::Final);
}

void tst_TextExchange::statesOfXliffAreThoseOfItsStandard()
{
    QFETCH(QString, unit);
    QFETCH(int, state);
    const ExchangeResult read = translation::readXliff(unit.toStdString());
    QVERIFY(read);
    QCOMPARE(read->entries.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(read->entries[0].state), state);
}

void tst_TextExchange::elementsOfXliffStandInTheOrderOfItsSchema_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("children");
    // What the schemas of OASIS allow, as far as we use it: of an element, what it may hold in
    // that order, `*` any number of, `?` at most one.
    QTest::newRow("1.2") << QStringLiteral("xliff12")
                         << QStringList{QStringLiteral("xliff: file*"),
                                        QStringLiteral("file: body"),
                                        QStringLiteral("body: (trans-unit|group)*"),
                                        QStringLiteral("group: trans-unit*"),
                                        QStringLiteral("trans-unit: source target? note? "
                                                       "context-group alt-trans?"),
                                        QStringLiteral("context-group: context context"),
                                        QStringLiteral("alt-trans: source target")};
    QTest::newRow("2.0") << QStringLiteral("xliff20")
                         << QStringList{QStringLiteral("xliff: file*"),
                                        QStringLiteral("file: notes (unit|group)*"),
                                        QStringLiteral("group: unit*"),
                                        QStringLiteral("unit: notes segment"),
                                        QStringLiteral("notes: note*"),
                                        QStringLiteral("segment: source target?")};
}

void tst_TextExchange::elementsOfXliffStandInTheOrderOfItsSchema()
{
    QFETCH(QString, name);
    QFETCH(QStringList, children);
    QHash<QString, QRegularExpression> allowed;
    for (const QString &line : children) {
        QString pattern = line.section(QStringLiteral(": "), 1);
        pattern.replace(QRegularExpression(QStringLiteral("([a-z-]+)")),
                        QStringLiteral("(?:\\1 )"));
        pattern.remove(QRegularExpression(QStringLiteral("(?<=[?*)]) (?=[(])")));
        allowed[line.section(u':', 0, 0)] =
            QRegularExpression(QRegularExpression::anchoredPattern(pattern));
    }
    const Catalogue catalogue = catalogueIn(std::filesystem::path(HW_SOURCE_DIR) / "resources");
    ExchangeFile file = translation::exchangeOf(catalogue.units, kHeader);
    for (const ExchangeEntry &one : everyKindOfEntry().entries)
        file.entries.push_back(one);
    QXmlStreamReader xml(QByteArray::fromStdString(format(name).write(file)));
    QList<QPair<QString, QString>> open{{QString(), QString()}};
    QSet<QString> ids;
    int checked = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            const QString element = xml.name().toString();
            open.back().second += element + u' ';
            open.push_back({element, QString()});
            const QString id = xml.attributes().value(QStringLiteral("id")).toString();
            if (!id.isEmpty()) {
                QVERIFY2(!ids.contains(id), qPrintable(id));
                ids.insert(id);
            }
        } else if (xml.isEndElement()) {
            const auto [element, content] = open.takeLast();
            const auto rule = allowed.constFind(element);
            if (rule == allowed.constEnd())
                QVERIFY2(content.isEmpty(), qPrintable(element));
            else
                QVERIFY2(rule->match(content).hasMatch(),
                         qPrintable(element + QStringLiteral(": ") + content));
            ++checked;
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(checked > 5 * static_cast<int>(catalogue.units.size()));
}

HW_PLAIN_TEST(tst_TextExchange)

} // namespace hexwerk::tst_text_exchange

#include "tst_text_exchange.moc"
