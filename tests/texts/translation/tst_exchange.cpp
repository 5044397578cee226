#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"
#include "texts/translation/import.h"
#include "texts/translation/po_file.h"

#include <filesystem>

namespace hexwerk::tst_exchange {

using translation::Catalogue;
using translation::ExchangeEntry;
using translation::ExchangeFault;
using translation::ExchangeFile;
using translation::ExchangeHeader;
using translation::ExchangeResult;
using translation::Import;
using translation::Strictness;
using translation::UnitState;

static const ExchangeHeader kHeader{"Hexwerk", "0.1.0", "de"};

struct Format
{
    const char *name;
    ExchangeResult (*read)(std::string_view);
    std::string (*write)(const ExchangeFile &);
};
static const Format kFormats[] = {
    {"po", translation::readPo, translation::writePo},
};

static const Format &format(const QString &name)
{
    for (const Format &one : kFormats)
        if (name == QLatin1String(one.name))
            return one;
    qFatal("no such format");
}

// Files for other tools, and the way back.
class tst_Exchange final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead_data() { formats(); }
    void whatIsWrittenIsRead();
    void allShippedTextsComeBackUnchanged_data() { formats(); }
    void allShippedTextsComeBackUnchanged();
    void thereAndBackEveryFileIsTheSameByteForByte_data() { formats(); }
    void thereAndBackEveryFileIsTheSameByteForByte();
    void aBrokenFileIsRefusedWithItsLine_data();
    void aBrokenFileIsRefusedWithItsLine();
    void anotherProgramWritesPoThatIsUnderstood();

private:
    static void formats()
    {
        QTest::addColumn<QString>("name");
        for (const Format &one : kFormats)
            QTest::newRow(one.name) << QString::fromLatin1(one.name);
    }
};

static ExchangeEntry entry(const std::string &key, UnitState state)
{
    ExchangeEntry entry;
    entry.key = key;
    entry.file = "assault/terms.toml";
    entry.line = 7;
    entry.sources = {"A <b>&amp;</b> \"quoted\"\ntext \\n with 100 % of %1"};
    entry.targets = {"„Ä“ & <i>\t%1</i>\n  ö\\ "};
    entry.state = state;
    return entry;
}

static ExchangeFile everyKindOfEntry()
{
    ExchangeFile file{kHeader, {}};
    file.entries.push_back(entry("assault/terms/term.turn.word", UnitState::Final));
    file.entries.push_back(entry("a/review", UnitState::Review));
    file.entries.push_back(entry("a/draft", UnitState::Draft));
    file.entries.back().sourceBefore = "As it was";
    file.entries.push_back(entry("a/untranslated", UnitState::Untranslated));
    file.entries.back().targets = {""};
    file.entries.push_back(entry("a/plural", UnitState::Final));
    file.entries.back().isPlural = true;
    file.entries.back().sources = {"%n hex", "%n hexes"};
    file.entries.back().targets = {"Ein Feld", "%n Felder"};
    file.entries.push_back(entry("a/new plural", UnitState::Untranslated));
    file.entries.back().isPlural = true;
    file.entries.back().sources = {"%n hex", "%n hexes"};
    file.entries.back().targets = {"", ""};
    return file;
}

void tst_Exchange::whatIsWrittenIsRead()
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

void tst_Exchange::allShippedTextsComeBackUnchanged()
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

void tst_Exchange::thereAndBackEveryFileIsTheSameByteForByte()
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

void tst_Exchange::aBrokenFileIsRefusedWithItsLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("line");
    const auto row = [](const char *what, const char *name, const QByteArray &text,
                        ExchangeFault fault, int line) {
        QTest::newRow(what) << QString::fromLatin1(name) << text << static_cast<int>(fault) << line;
    };
    row("PO: a quote is open", "po",
        "msgid \"\"\nmsgstr \"\"\n\nmsgctxt \"a\"\nmsgid \"b\nmsgstr \"\"\n", ExchangeFault::Syntax,
        6);
    row("PO: many faults", "po", QByteArray("nonsense\n").repeated(100), ExchangeFault::Syntax, 1);
    row("PO: Latin-1", "po", "msgid \"a\"\nmsgstr \"\xe4\"\n", ExchangeFault::NotUtf8, 2);
    row("PO: says it is Latin-1", "po",
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n",
        ExchangeFault::NotUtf8, 1);
    row("PO: a zero byte", "po", QByteArray("msgid \"a\0b\"\n", 12), ExchangeFault::Syntax, 1);
}

void tst_Exchange::aBrokenFileIsRefusedWithItsLine()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    QFETCH(int, line);

    const ExchangeResult read = format(name).read(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().fault), fault);
    QCOMPARE(read.error().line, line);

    // The next one is read as if nothing had been.
    QVERIFY(format(name).read(format(name).write(everyKindOfEntry())));
}

void tst_Exchange::anotherProgramWritesPoThatIsUnderstood()
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

HW_PLAIN_TEST(tst_Exchange)

} // namespace hexwerk::tst_exchange

#include "tst_exchange.moc"
