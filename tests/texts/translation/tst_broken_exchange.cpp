#include <QTest>

#include "tests/test_program.h"
#include "tests/texts/translation/exchange_formats.h"
#include "texts/translation/csv_texts.h"
#include "texts/translation/tbx_file.h"
#include "texts/translation/tmx_file.h"

#include <random>

namespace hexwerk::tst_broken_exchange {

using namespace testing;
using translation::ExchangeFault;

// Files from translators that are damaged or hostile.
class tst_BrokenExchange final : public QObject
{
    Q_OBJECT

private slots:
    void aBrokenFileIsRefusedWithItsLine_data();
    void aBrokenFileIsRefusedWithItsLine();
    void damagedFilesAreReadOrRefused_data();
    void damagedFilesAreReadOrRefused();
};

static std::string writtenTbx(const ExchangeFile &file)
{
    return translation::writeTbx(file, {});
}

static Format formatCalled(const QString &name)
{
    return name == u"tmx"   ? Format{"tmx", translation::readTmx, translation::writeTmx}
           : name == u"csv" ? Format{"csv", translation::readCsvTexts, translation::writeCsvTexts}
           : name == u"tbx" ? Format{"tbx", translation::readTbx, writtenTbx}
                            : format(name);
}

void tst_BrokenExchange::aBrokenFileIsRefusedWithItsLine_data()
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
    const QByteArray head = "<?xml version=\"1.0\"?>\n";
    const QByteArray root = "<xliff version=\"1.2\">\n";
    for (const char *name : {"tmx", "tbx"}) {
        const auto xml = [&](const char *what, const QByteArray &text, ExchangeFault fault,
                             int line) {
            row((QByteArray(name) + ": " + what).constData(), name, text, fault, line);
        };
        const QByteArray open = QByteArray("<") + name + ">\n";
        const QByteArray close = QByteArray("</") + name + ">";
        xml("a tag is open", head + open + "<body>\n" + close, ExchangeFault::Syntax, 4);
        xml("another file as an entity",
            head + "<!DOCTYPE a [ <!ENTITY a SYSTEM \"/etc/passwd\"> ]>\n" + open + "&a;" + close,
            ExchangeFault::Entity, 2);
        xml("Latin-1", head + open + "\xe4" + close, ExchangeFault::NotUtf8, 3);
        xml("too deep",
            head + open + QByteArray("<body>").repeated(100) + QByteArray("</body>").repeated(100) +
                close,
            ExchangeFault::TooDeep, 0);
        xml("another format", head + "<xliff version=\"1.2\"/>", ExchangeFault::Syntax, 2);
    }
    row("CSV: no column of keys", "csv", "id,en,de\r\na,b,c\r\n", ExchangeFault::Syntax, 1);
    row("CSV: nothing", "csv", "", ExchangeFault::Syntax, 1);
    row("CSV: a quote is open", "csv", "key (Hexwerk 0.1.0),en,de\r\na,b,c\r\na,\"b,c\r\n",
        ExchangeFault::Syntax, 3);
    row("CSV: Latin-1", "csv", "key (Hexwerk 0.1.0),en,de\r\na,b,\xe4\r\n", ExchangeFault::NotUtf8,
        2);
    for (const char *name : {"xliff12", "xliff20"}) {
        const auto xml = [&](const char *what, const QByteArray &text, ExchangeFault fault,
                             int line) {
            row((QByteArray(name) + ": " + what).constData(), name, text, fault, line);
        };
        xml("a tag is open", head + root + "<file>\n</xliff>\n", ExchangeFault::Syntax, 4);
        xml("an entity is declared",
            head + "<!DOCTYPE xliff [\n<!ENTITY a \"b\">]>\n" + root + "</xliff>",
            ExchangeFault::Entity, 2);
        xml("another file as an entity",
            head + "<!DOCTYPE xliff [ <!ENTITY a SYSTEM \"/etc/passwd\"> ]>\n" + root +
                "<file>&a;</file></xliff>",
            ExchangeFault::Entity, 2);
        xml("an entity that XML does not have", head + root + "<file>&auml;</file></xliff>",
            ExchangeFault::Entity, 3);
        xml("Latin-1", head + root + "<file>\xe4</file></xliff>", ExchangeFault::NotUtf8, 3);
        xml("UTF-16", QByteArray("\xff\xfe<\0x\0", 6), ExchangeFault::NotUtf8, 1);
        xml("says it is Latin-1",
            "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n" + root + "</xliff>",
            ExchangeFault::NotUtf8, 1);
        xml("too deep",
            head + root + QByteArray("<group>").repeated(100) +
                QByteArray("</group>").repeated(100) + "</xliff>",
            ExchangeFault::TooDeep, 0);
        xml("too large", head + QByteArray(65 << 20, ' '), ExchangeFault::TooLarge, 0);
        xml("another format", head + "\n<html></html>", ExchangeFault::Syntax, 3);
        xml("another version", head + "<xliff version=\"1.0\"></xliff>", ExchangeFault::Syntax, 2);
    }
    row("PO: too large", "po", QByteArray(65 << 20, '\n'), ExchangeFault::TooLarge, 0);
    row("PO: a zero byte", "po", QByteArray("msgid \"a\0b\"\n", 12), ExchangeFault::Syntax, 1);
}

void tst_BrokenExchange::aBrokenFileIsRefusedWithItsLine()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    QFETCH(int, line);

    const ExchangeResult read = formatCalled(name).read(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().fault), fault);
    QCOMPARE(read.error().line, line);

    // The next one is read as if nothing had been.
    QVERIFY(formatCalled(name).read(formatCalled(name).write(everyKindOfEntry())));
}

void tst_BrokenExchange::damagedFilesAreReadOrRefused_data()
{
    formats();
    QTest::newRow("tmx") << QStringLiteral("tmx");
    QTest::newRow("csv") << QStringLiteral("csv");
    QTest::newRow("tbx") << QStringLiteral("tbx");
}

void tst_BrokenExchange::damagedFilesAreReadOrRefused()
{
    QFETCH(QString, name);
    const Format used = formatCalled(name);
    const std::string whole = used.write(everyKindOfEntry());
    std::mt19937 random(11);
    for (int round = 0; round < 4000 / HW_SHARE; ++round) {
        std::string damaged = whole;
        for (int i = 0; i < 3; ++i) {
            const std::size_t at = random() % damaged.size();
            switch (random() % 4) {
            case 0:
                damaged[at] = static_cast<char>(random());
                break;
            case 1:
                damaged.erase(at, random() % 40);
                break;
            case 2:
                damaged.insert(at, whole, random() % whole.size(), random() % 40);
                break;
            default:
                damaged.insert(at, 1, "\"<>&\\;\n"[random() % 7]);
            }
        }
        const ExchangeResult read = used.read(damaged);
        QVERIFY(read || translation::refusesFile(read.error().fault));
        if (read)
            for (const ExchangeEntry &entry : read->entries)
                QCOMPARE(entry.isPlural || entry.sources.size() == 1, true);
    }
}

HW_PLAIN_TEST(tst_BrokenExchange)

} // namespace hexwerk::tst_broken_exchange

#include "tst_broken_exchange.moc"
